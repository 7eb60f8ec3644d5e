"""XLA's TPU compiler without a TPU: the C interface of libtpu, with nothing but the two host offload passes switched on.

The module is read by the parser of jaxlib and handed over as its serialized form. The memory spaces of its entry layout
survive only as the caller's wish in the compile options, so they are repeated there.
"""
from __future__ import annotations

import ctypes
import os
from collections.abc import Callable

PASSES = "host-offload-legalize,host-offloader"
TOPOLOGY = b"v5e:2x2"
# The compiler must neither look for hardware nor for another process that has it, and must say what it does.
ENVIRONMENT = {
    "TPU_SKIP_MDS_QUERY": "1",
    "TPU_WORKER_HOSTNAMES": "localhost",
    "TPU_ACCELERATOR_TYPE": "v5litepod-4",
    "JAX_PLATFORMS": "cpu",
    "ALLOW_MULTIPLE_LIBTPU_LOAD": "true",
    "TPU_STDERR_LOG_LEVEL": "0",
    "TPU_MIN_LOG_LEVEL": "0",
    "TF_CPP_MIN_LOG_LEVEL": "0",
    "TPU_VMODULE": "host_offloader=4",
    "GOOGLE_LOGTOSTDERR": "1",  # what writes log files is a thread, and no thread outlives a fork
}

# Places in the table of functions, and what of the table stands in front of them.
ERROR_MESSAGE, INITIALIZE, CREATE_TOPOLOGY, COMPILE = 1, 3, 82, 89
TABLE_HEAD = 40


class Refused(Exception):
    """The compiler answered with a status; its text."""


def _arguments(*names: str) -> type[ctypes.Structure]:
    fields = [(name, ctypes.c_size_t if name.endswith("size") else ctypes.c_void_p) for name in names]
    return type("Arguments", (ctypes.Structure,), {"_fields_": [("size", ctypes.c_size_t), ("more", ctypes.c_void_p), *fields]})


_Nothing = _arguments()
_Message = _arguments("error", "text", "text_size")
_Topology = _arguments("name", "name_size", "values", "values_size", "topology")
_Program = _arguments("code", "code_size", "format", "format_size")
_Compile = _arguments("topology", "program", "options", "options_size", "client", "executable")


def _fill(kind: type[ctypes.Structure], **values: object) -> ctypes.Structure:
    return kind(size=ctypes.sizeof(kind), **values)


def _address(block: ctypes.Array[ctypes.c_char]) -> int:
    return ctypes.addressof(block)


class Compiler:
    def __init__(self) -> None:
        import libtpu
        from jaxlib import _hlo

        library = ctypes.CDLL(os.path.join(os.path.dirname(libtpu.__file__), "libtpu.so"))
        library.GetPjrtApi.restype = ctypes.c_void_p
        self._parse = _hlo.hlo_module_from_text
        self._table = library.GetPjrtApi() + TABLE_HEAD
        self._call(INITIALIZE, _fill(_Nothing))
        name = ctypes.create_string_buffer(TOPOLOGY)
        topology = _fill(_Topology, name=_address(name), name_size=len(TOPOLOGY))
        self._call(CREATE_TOPOLOGY, topology)
        self._topology = topology.topology

    def serialized(self, text: str) -> bytes:
        return bytes(self._parse(text).as_serialized_hlo_module_proto())

    def compile(self, module: bytes, dump: str) -> None:
        """Always ends with an exception, since no later pass makes the schedule that the compiler wants in the end."""
        code = ctypes.create_string_buffer(module, len(module))
        format_name = ctypes.create_string_buffer(b"hlo")
        program = _fill(_Program, code=_address(code), code_size=len(module), format=_address(format_name), format_size=3)
        wish = _options(module, dump)
        options = ctypes.create_string_buffer(wish, len(wish))
        self._call(
            COMPILE,
            _fill(
                _Compile,
                topology=self._topology,
                program=ctypes.addressof(program),
                options=_address(options),
                options_size=len(wish),
            ),
        )

    def _call(self, place: int, arguments: ctypes.Structure) -> None:
        error = self._function(place, ctypes.c_void_p)(ctypes.addressof(arguments))
        if not error:
            return
        message = _fill(_Message, error=error)
        self._function(ERROR_MESSAGE, None)(ctypes.addressof(message))
        raise Refused(ctypes.string_at(message.text, message.text_size).decode("utf8", "replace"))

    def _function(self, place: int, result: type | None) -> Callable[[int], int | None]:
        entry = ctypes.cast(self._table + 8 * place, ctypes.POINTER(ctypes.c_void_p))[0]
        return ctypes.CFUNCTYPE(result, ctypes.c_void_p)(entry)


def _options(module: bytes, dump: str) -> bytes:
    from jaxlib import xla_client

    options = xla_client.CompileOptions()
    debug = options.executable_build_options.debug_options
    debug.xla_enable_hlo_passes_only = PASSES
    debug.xla_dump_to = dump
    debug.xla_dump_hlo_as_text = True
    debug.xla_dump_hlo_pass_re = "host-offload.*"
    # HloModuleProto.host_program_shape; in it parameters and result. CompileOptionsProto: argument layouts, and the build
    # options with the result layout.
    shape = _blocks(module, 4)[0]
    wish = b"".join(_field(1, parameter) for parameter in _blocks(shape, 1)) + _field(3, _field(2, _blocks(shape, 2)[0]))
    return bytes(options.SerializeAsString()) + wish


def _blocks(message: bytes, wanted: int) -> list[bytes]:
    """The fields with this number of a serialized message, as far as they are blocks of bytes."""
    out = []
    at = 0
    while at < len(message):
        key, at = _read_number(message, at)
        if key & 7 == 0:
            _, at = _read_number(message, at)
            continue
        size, at = _read_number(message, at) if key & 7 == 2 else (8 if key & 7 == 1 else 4, at)
        if key >> 3 == wanted:
            out.append(message[at : at + size])
        at += size
    return out


def _read_number(message: bytes, at: int) -> tuple[int, int]:
    value = shift = 0
    while True:
        byte = message[at]
        value |= (byte & 127) << shift
        at, shift = at + 1, shift + 7
        if byte < 128:
            return value, at


def _number(value: int) -> bytes:
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes([*out, value])


def _field(number: int, block: bytes) -> bytes:
    return _number(number << 3 | 2) + _number(len(block)) + block
