"""Constructs inside one computation: moves, tuples, slices, update slices, copies, arithmetic, transfers."""
from __future__ import annotations

from against_xla.building import (
    BUFFER,
    CHOICE,
    COUNTER,
    ROW,
    SCALAR,
    TOKEN,
    VECTOR,
    Scope,
    Value,
    is_array,
    is_carried,
    is_tuple,
)
from against_xla.hlo import Array, Tuple

U32 = Array("u32")


def move_to_host(scope: Scope) -> None:
    value = (scope.find(is_tuple) if scope.builder.happens(0.08) else None) or scope.array(heat=0.35)
    scope.custom("mh", value.shape, "MoveToHost", [value], hot=True)


def move_to_device(scope: Scope) -> None:
    value = scope.array(heat=0.9)
    scope.custom("md", value.shape, "MoveToDevice", [value], hot=False)


def moved_broadcast(scope: Scope) -> None:
    """A buffer that is annotated before anything is written to it."""
    is_allocated = scope.builder.happens(0.4)
    base = scope.custom("al", BUFFER, "AllocateBuffer", []) if is_allocated else scope.fresh(BUFFER)
    moved = scope.custom("mh", BUFFER, "MoveToHost", [base], hot=True, is_offered=False)
    update = scope.of_shape(ROW, heat=0.2)
    zero = scope.number(0)
    scope.add("du", BUFFER, "dynamic-update-slice", [moved, update, zero, zero], hot=True)
    if scope.builder.happens(0.1):
        scope.values.append(moved)


def make_tuple(scope: Scope) -> None:
    count = scope.chance.choice([1, 2, 2, 3])
    values = [scope.find(is_carried) or scope.fresh(BUFFER) for _ in range(count)]
    if scope.builder.happens(0.15):
        values[-1] = values[0]
    scope.tuple(values)


def take_element(scope: Scope) -> None:
    if value := scope.find(lambda v: isinstance(v.shape, Tuple)):
        assert isinstance(value.shape, Tuple)
        scope.element(value, scope.chance.randrange(len(value.shape.elements)))


def barrier(scope: Scope) -> None:
    value = scope.find(is_carried) or scope.fresh(BUFFER)
    scope.add("ob", value.shape, "opt-barrier", [value])


def arithmetic(scope: Scope) -> None:
    value = scope.array(heat=0.4)
    kind = scope.chance.randrange(6)
    if kind < 2:
        scope.add("un", value.shape, scope.chance.choice(["negate", "sine", "tanh"]), [value])
    elif kind < 4:
        other = scope.of_shape(value.shape, heat=0.4)
        scope.add("b", value.shape, scope.chance.choice(["add", "multiply", "maximum"]), [value, other])
    elif kind == 4 and isinstance(value.shape, Array):
        mask = scope.fresh(Array("pred", value.shape.sizes, value.shape.order))
        scope.add("se", value.shape, "select", [mask, value, scope.of_shape(value.shape)])
    elif isinstance(value.shape, Array) and value.shape.element == "f32":
        scope.add("cv", Array("f32", value.shape.sizes, value.shape.order), "convert", [value])


def copy(scope: Scope) -> None:
    value = scope.array()
    assert isinstance(value.shape, Array)
    is_turned = len(value.shape.sizes) == 2 and scope.builder.happens(0.6)
    shape = value.shape.with_order(tuple(reversed(value.shape.layout))) if is_turned else value.shape
    scope.add("cy", shape, "copy", [value])


def turned_segment(scope: Scope) -> None:
    """A host tensor that changes its layout on its way to the device: what the legalizer moves."""
    value = scope.find(lambda v: v.shape in (BUFFER, ROW), heat=0.95) or scope.fresh(BUFFER)
    if not value.is_hot or scope.builder.happens(0.3):
        value = scope.custom("mh", value.shape, "MoveToHost", [value], hot=True)
    if scope.builder.happens(0.3):
        value = scope.add("ob", value.shape, "opt-barrier", [value])
    assert isinstance(value.shape, Array)
    turned = scope.add("cy", value.shape.with_order(tuple(reversed(value.shape.layout))), "copy", [value])
    if scope.builder.happens(0.3):
        turned = scope.element(scope.tuple([turned]), 0)
    if value.shape == BUFFER and scope.builder.happens(0.4):
        row = Array("f32", (1, 8), (0, 1))
        places = [scope.of_shape(COUNTER, heat=0.2), scope.number(0)]
        turned = scope.add("ds", row, "dynamic-slice", [turned, *places], dynamic_slice_sizes="{1,8}")
    if scope.builder.happens(0.85):
        scope.custom("md", turned.shape, "MoveToDevice", [turned], hot=False)


def bitcast(scope: Scope) -> None:
    value = scope.array()
    assert isinstance(value.shape, Array)
    scope.add("bi", _other_form(scope, value.shape), "bitcast", [value])


def reshape(scope: Scope) -> None:
    value = scope.array()
    assert isinstance(value.shape, Array)
    scope.add("rs", _other_form(scope, value.shape), "reshape", [value])


def _other_form(scope: Scope, shape: Array) -> Array:
    """The same elements in another shape."""
    if shape.sizes == (8,):
        return scope.chance.choice([ROW, VECTOR])
    if shape.sizes == (1, 8):
        return scope.chance.choice([VECTOR, ROW.with_order((0, 1)), Array("f32", (1, 1, 8))])
    if shape.sizes == (1, 1, 8):
        return scope.chance.choice([ROW, VECTOR])
    if shape.sizes == (4, 8):
        return scope.chance.choice([Array("f32", (1, 4, 8)), Array("f32", (8, 4)), BUFFER.with_order((0, 1))])
    return BUFFER if shape.sizes in ((1, 4, 8), (8, 4)) else shape


def update_slice(scope: Scope) -> None:
    kind = scope.chance.randrange(10)
    if kind < 4:
        base = scope.fresh(BUFFER, is_offered=scope.builder.happens(0.3))
    elif kind < 5:
        base = scope.custom("al", BUFFER, "AllocateBuffer", [], is_offered=scope.builder.happens(0.3))
    else:
        base = scope.of_shape(BUFFER, heat=0.7)
    update = scope.of_shape(ROW, heat=0.5)
    if scope.builder.happens(0.55):
        update = scope.custom("mh", ROW, "MoveToHost", [update], hot=True)
        if scope.builder.happens(0.2):
            update = scope.add("rs", ROW, scope.chance.choice(["bitcast", "reshape", "copy"]), [update])
    at, zero = scope.of_shape(COUNTER, heat=0.2), scope.number(0)
    scope.add("du", BUFFER, "dynamic-update-slice", [base, update, at, zero])


def slice_of(scope: Scope) -> None:
    value = scope.of_shape(BUFFER)
    if scope.builder.happens(0.5):
        row = scope.chance.randrange(4)
        cut = scope.add("sl", ROW, "slice", [value], slice=f"{{[{row}:{row + 1}], [0:8]}}")
    else:
        places = [scope.of_shape(COUNTER, heat=0.2), scope.number(0)]
        cut = scope.add("ds", ROW, "dynamic-slice", [value, *places], dynamic_slice_sizes="{1,8}")
    while scope.builder.happens(0.45):
        cut = _between(scope, cut)
    if scope.builder.happens(0.65):
        scope.custom("md", cut.shape, "MoveToDevice", [cut], hot=False)


def _between(scope: Scope, cut: Value) -> Value:
    """A step from a slice on its way to the device."""
    assert isinstance(cut.shape, Array)
    kind = scope.chance.randrange(6)
    if kind < 2:
        return scope.add("bi", _other_form(scope, cut.shape), scope.chance.choice(["bitcast", "reshape"]), [cut])
    if kind == 2:
        return scope.add("cy", cut.shape, "copy", [cut])
    if kind == 3:
        return scope.add("ob", cut.shape, "opt-barrier", [cut])
    if kind == 4 and cut.shape.sizes == (1, 8):
        return _reduced(scope, cut, 0)
    return scope.element(scope.tuple([cut]), 0)


def _reduced(scope: Scope, value: Value, dimension: int) -> Value:
    assert isinstance(value.shape, Array)
    sizes = tuple(s for i, s in enumerate(value.shape.sizes) if i != dimension)
    return scope.add(
        "rd",
        Array(value.shape.element, sizes),
        "reduce",
        [value, scope.number(0, SCALAR)],
        called={"to_apply": [_scalar_sum(scope)]},
        dimensions=f"{{{dimension}}}",
    )


def _scalar_sum(scope: Scope, count: int = 1) -> str:
    inner = Scope(scope.builder, "sum", scope.depth + 1)
    values = [inner.parameter(SCALAR, i) for i in range(2 * count)]
    sums = [inner.add("b", SCALAR, "add", [values[i], values[count + i]]) for i in range(count)]
    return inner.close(sums[0] if count == 1 else inner.tuple(sums)).name


def reduce(scope: Scope) -> None:
    value = scope.of_shape(BUFFER)
    if scope.builder.happens(0.4):
        _reduced(scope, value, scope.chance.randrange(2))
        return
    zero = scope.number(0, SCALAR)
    values = [value, scope.of_shape(BUFFER), zero, zero]
    result = Tuple((VECTOR, VECTOR))
    called = {"to_apply": [_scalar_sum(scope, 2)]}
    scope.add("rd", result, "reduce", values, dimensions="{0}", called=called)


def all_reduce(scope: Scope) -> None:
    values = [scope.array(), scope.array()][: scope.chance.choice([1, 2])]
    if any(isinstance(v.shape, Array) and v.shape.element != "f32" for v in values):
        return
    shape = values[0].shape if len(values) == 1 else Tuple(tuple(v.shape for v in values))
    scope.add("ar", shape, "all-reduce", values, replica_groups="{}", called={"to_apply": [_scalar_sum(scope)]})


def sort(scope: Scope) -> None:
    value = scope.array()
    assert isinstance(value.shape, Array)
    count = scope.chance.choice([1, 2, 2, 3])
    values = [value, *(scope.of_shape(value.shape) for _ in range(count - 1))]
    inner = Scope(scope.builder, "less", scope.depth + 1)
    scalar = Array(value.shape.element)
    sides = [inner.parameter(scalar, i) for i in range(2 * count)]
    root = inner.add("lt", CHOICE, "compare", sides[:2], direction="LT")
    shape = value.shape if count == 1 else Tuple((value.shape,) * count)
    last = len(value.shape.sizes) - 1
    called = {"to_apply": [inner.close(root).name]}
    scope.add("so", shape, "sort", values, dimensions=f"{{{last}}}", called=called)


def in_place(scope: Scope) -> None:
    """An opaque call; some of its results share buffers with operands."""
    values = [scope.find(is_carried) or scope.array() for _ in range(scope.chance.choice([1, 1, 2, 3]))]
    results: list[Array] = []
    pairs: list[str] = []
    for number, value in enumerate(values):
        at = ""
        shape = value.shape
        if isinstance(shape, Tuple):
            slot = scope.chance.randrange(len(shape.elements))
            shape, at = shape.elements[slot], str(slot)
        if isinstance(shape, Array) and scope.builder.happens(0.8):
            pairs.append(f"({number}, {{{at}}})")
            results.append(shape)
    if not results:
        scope.custom("op", VECTOR, scope.chance.choice(["opaque", "tpu_custom_call"]), values, hot=False)
        return
    if len(results) == 1 and scope.builder.happens(0.5):
        shape, outputs = results[0], ["{}"]
    else:
        shape, outputs = Tuple(tuple(results)), [f"{{{i}}}" for i in range(len(results))]
    aliasing = "{" + ", ".join(f"{o}: {p}" for o, p in zip(outputs, pairs, strict=True)) + "}"
    scope.custom("ip", shape, "in_place", values, output_to_operand_aliasing=aliasing)


def opaque(scope: Scope) -> None:
    target = scope.chance.choice(["opaque", "tpu_custom_call", "PinToDevice"])
    value = scope.array()
    scope.custom("op", value.shape, target, [value], hot=False)


def split(scope: Scope) -> None:
    """A 64-bit value in host memory, taken apart as the TPU compiler does long before the pass."""
    value = scope.array(heat=0.2)
    assert isinstance(value.shape, Array)
    wide, half = (Array(element, value.shape.sizes, value.shape.order) for element in ("u64", "u32"))
    moved = scope.add("cv", wide, "convert", [value], is_offered=False)
    if scope.builder.happens(0.9):
        moved = scope.custom("mh", wide, "MoveToHost", [moved], hot=True, is_offered=False)
    if scope.builder.happens(0.4):
        moved = scope.element(scope.tuple([moved]), 0, is_offered=False)
    for target in ("X64SplitLow", "X64SplitHigh"):
        if scope.builder.happens(0.7):
            scope.custom("xs", half, target, [moved], hot=False, is_offered=False)


def transfer(scope: Scope) -> None:
    """Send and receive; a value in host memory travels through both."""
    value = scope.array()
    channel = scope.builder.name("")
    marks = {"channel_id": channel, "is_host_transfer": "true"}
    inside = Tuple((value.shape, U32, TOKEN))
    sent = scope.add("sn", inside, "send", [value, scope.fresh(TOKEN)], is_offered=False, marks=marks)
    done = scope.add("sd", TOKEN, "send-done", [sent], is_offered=False, marks=marks)
    if scope.builder.happens(0.4):
        return
    back = {"channel_id": "9" + channel, "is_host_transfer": "true"}
    got = scope.add("rv", inside, "recv", [done], is_offered=False, marks=back)
    ended = scope.add("re", Tuple((value.shape, TOKEN)), "recv-done", [got], is_offered=False, marks=back)
    scope.element(ended, 0)


def asynchronous_copy(scope: Scope) -> None:
    value = scope.array(heat=0.5)
    pair = Tuple((value.shape, value.shape, U32))
    started = scope.add("cs", pair, "copy-start", [value], is_offered=False)
    scope.add("cd", value.shape, "copy-done", [started])


def reorder(scope: Scope) -> None:
    """Ordinary operations of several shapes."""
    value = scope.find(lambda v: is_array(v) and v.shape in (BUFFER, ROW))
    if value is None:
        return
    assert isinstance(value.shape, Array)
    rows, columns = value.shape.sizes
    kind = scope.chance.randrange(3)
    if kind == 0:
        turned = Array("f32", (columns, rows))
        scope.add("tr", turned, "transpose", [value], dimensions="{1,0}")
    elif kind == 1:
        whole = Array("f32", (2 * rows, columns))
        both = scope.add("cc", whole, "concatenate", [value, scope.of_shape(value.shape)], dimensions="{0}")
        cut = f"{{[0:{rows}], [0:{columns}]}}"
        scope.add("sl", value.shape, "slice", [both], slice=cut)
    else:
        wide = Array("f32", (rows, columns + 2))
        scope.add("pd", wide, "pad", [value, scope.number(0, SCALAR)], padding="0_0x1_1")


def out_feed(scope: Scope) -> None:
    """Feeding a tuple with a host element stops the compiler."""
    value = scope.find(is_tuple if scope.builder.happens(0.4) else is_array, heat=0.6)
    if value is not None:
        scope.add("of", TOKEN, "outfeed", [value, scope.fresh(TOKEN)], is_offered=False)
