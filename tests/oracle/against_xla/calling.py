"""Constructs with computations of their own: calls, loops, branches, asynchronous and host calls, fusions."""
from __future__ import annotations

from collections.abc import Callable

from against_xla.building import (
    BUFFER,
    CHOICE,
    COUNTER,
    ROW,
    SCALAR,
    VECTOR,
    Scope,
    Value,
    is_array,
    is_carried,
    is_tuple,
)
from against_xla.hlo import Array, Computation, Shape, Tuple

Fill = Callable[[Scope, int], None]  # puts about so many constructs into a scope
DEEPEST = 3


def _arguments(scope: Scope, most: int = 3) -> list[Value]:
    count = scope.chance.choice([1, 1, 2, most])
    values = [scope.find(is_carried) or scope.fresh(BUFFER) for _ in range(count)]
    if count > 1 and scope.builder.happens(0.15):
        values[1] = values[0]
    return values


def _callee(scope: Scope, name: str, arguments: list[Value], fill: Fill) -> tuple[Scope, list[Value]]:
    inner = Scope(scope.builder, name, scope.depth + 1)
    parameters = [inner.parameter(a.shape, i, a.is_hot) for i, a in enumerate(arguments)]
    for parameter in parameters:
        if is_tuple(parameter) and inner.builder.happens(0.8):
            assert isinstance(parameter.shape, Tuple)
            inner.element(parameter, inner.chance.randrange(len(parameter.shape.elements)))
    fill(inner, inner.chance.choice([0, 1, 2, 3]))
    return inner, parameters


def _root(inner: Scope) -> Value:
    """Any value or some values together; sometimes a move itself."""
    if inner.builder.happens(0.08):
        value = inner.array(heat=0.3)
        return inner.custom("mh", value.shape, "MoveToHost", [value], hot=True)
    if inner.builder.happens(0.35):
        return inner.tuple([inner.find(is_carried) or inner.fresh(ROW) for _ in range(inner.chance.choice([1, 2]))])
    return inner.find(is_carried) or inner.fresh(BUFFER)


def _shape_in(computation: Computation, name: str) -> Shape:
    return computation.named()[name].shape


def call(scope: Scope, fill: Fill) -> None:
    if scope.builder.happens(0.4) and (known := _call_again(scope)):
        values, callee = known
    else:
        if scope.depth >= DEEPEST:
            return
        values = _arguments(scope)
        inner, _ = _callee(scope, "callee", values, fill)
        callee = inner.close(_root(inner))
        scope.builder.shared.append(callee)
    shape = _shape_in(callee, callee.root)
    # A callee may make or move values: what comes out is as hot as its root is for the scope that built it.
    scope.add("cl", shape, "call", values, called={"to_apply": [callee.name]})


def _call_again(scope: Scope) -> tuple[list[Value], Computation] | None:
    """A further site of a callee. Chains through one callee never end in the compiler, so they are rare."""
    known = list(scope.builder.shared)
    if not known:
        return None
    callee = scope.chance.choice(known)
    may_chain = scope.builder.happens(0.01)
    values = []
    for parameter in callee.parameters():

        def fits(value: Value, shape: Shape = parameter.shape) -> bool:
            return value.shape == shape and (may_chain or not reaches(scope, value, callee.name))

        values.append(scope.find(fits) or scope.fresh(parameter.shape))
    return values, callee


def reaches(scope: Scope, value: Value, callee: str) -> bool:
    """Whether the value has been through the callee, by itself or inside another computation. Parameters are not asked
    where they come from: only the entry calls a callee again."""
    if not scope.is_entry:
        return True
    called = {c.name: {n for i in c.instructions for n in i.callees()} for c in scope.builder.computations}
    left, seen = list(value.passed), set[str]()
    while left:
        name = left.pop()
        if name == callee:
            return True
        if name not in seen:
            seen.add(name)
            left += called.get(name, set())
    return False


def loop(scope: Scope, fill: Fill) -> None:
    if scope.depth >= DEEPEST:
        return
    values = [scope.number(0), *_arguments(scope)]
    has_buffer = scope.builder.happens(0.6)
    if has_buffer:
        values.append(_buffer(scope))
    start = scope.tuple(values, is_offered=False)
    if scope.builder.happens(0.1):
        start = scope.add("ob", start.shape, "opt-barrier", [start], is_offered=False)
    body = _body(scope, values, has_buffer, fill)
    condition = _condition(scope, start.shape, values)
    called = {"condition": [condition.name], "body": [body.name]}
    ended = scope.add("wl", start.shape, "while", [start], hot=True, called=called)
    for slot in range(1, len(values)):
        if scope.builder.happens(0.6):
            scope.element(ended, slot)


def _buffer(scope: Scope) -> Value:
    kind = scope.chance.random()
    if kind < 0.12:
        return scope.add("cy", BUFFER, "copy", [scope.fresh(BUFFER.with_order((0, 1)))])
    return scope.fresh(BUFFER) if kind < 0.7 else scope.of_shape(BUFFER)


def _body(scope: Scope, values: list[Value], has_buffer: bool, fill: Fill) -> Computation:
    inner = Scope(scope.builder, "body", scope.depth + 1)
    state = inner.parameter(Tuple(tuple(v.shape for v in values)), 0)
    parts = [inner.element(state, slot, is_offered=slot > 0) for slot in range(len(values))]
    for part, value in zip(parts, values, strict=True):
        part.is_hot = value.is_hot
    inner.values.remove(state)
    results = list(parts)
    results[0] = inner.add("nx", COUNTER, "add", [parts[0], inner.number(1)], is_offered=False)
    fill(inner, inner.chance.choice([0, 1, 2]))
    if has_buffer:
        results[-1] = _use_buffer(inner, parts[0], parts[-1])
    for slot in range(1, len(values) - has_buffer):
        if inner.builder.happens(0.3):
            results[slot] = inner.of_shape(values[slot].shape)
    root = inner.tuple(results, is_offered=False)
    if inner.builder.happens(0.08):
        root = inner.add("ob", root.shape, "opt-barrier", [root], is_offered=False)
    if inner.builder.happens(0.04):
        root = state
    return inner.close(root)


def _use_buffer(inner: Scope, at: Value, buffer: Value) -> Value:
    """Reads a row, writes a row, or both."""
    zero = inner.number(0)
    if inner.builder.happens(0.4):
        row = inner.add("ds", ROW, "dynamic-slice", [buffer, at, zero], dynamic_slice_sizes="{1,8}")
        if inner.builder.happens(0.75):
            inner.custom("md", ROW, "MoveToDevice", [row], hot=False)
    if inner.builder.happens(0.2):
        return buffer
    update = inner.of_shape(ROW, heat=0.4)
    if inner.builder.happens(0.75):
        update = inner.custom("mh", ROW, "MoveToHost", [update], hot=True)
    return inner.add("du", BUFFER, "dynamic-update-slice", [buffer, update, at, zero], hot=True)


def _condition(scope: Scope, shape: Shape, values: list[Value]) -> Computation:
    inner = Scope(scope.builder, "cond", scope.depth + 1)
    state = inner.parameter(shape, 0)
    now = inner.element(state, 0, is_offered=False)
    left = inner.number(4)
    arrays = [i for i, v in enumerate(values) if is_array(v)]
    if arrays and inner.builder.happens(0.12):  # the condition reads state that may be in host memory
        part = inner.element(state, inner.chance.choice(arrays), is_offered=False)
        assert isinstance(part.shape, Array)
        if part.shape.element == "f32":
            every = "{" + ",".join(str(i) for i in range(len(part.shape.sizes))) + "}"
            add = Scope(scope.builder, "sum", scope.depth + 2)
            total = add.add("b", SCALAR, "add", [add.parameter(SCALAR, 0), add.parameter(SCALAR, 1)])
            called = {"to_apply": [add.close(total).name]}
            reduced = inner.add("rd", SCALAR, "reduce", [part, inner.number(0, SCALAR)], dimensions=every, called=called)
            now = inner.add("cv", COUNTER, "convert", [reduced])
    return inner.close(inner.add("lt", CHOICE, "compare", [now, left], direction="LT"))


def branches(scope: Scope, fill: Fill) -> None:
    if scope.depth >= DEEPEST:
        return
    by_number = scope.builder.happens(0.4)
    count = scope.chance.choice([2, 3]) if by_number else 2
    arguments = [scope.find(is_carried) or scope.fresh(BUFFER) for _ in range(count)]
    if scope.builder.happens(0.5):
        arguments = [arguments[0]] * count
    result = scope.chance.choice([Tuple((arguments[0].shape,)), arguments[0].shape, Tuple((BUFFER, ROW))])
    computations = []
    for argument in arguments:
        inner, _ = _callee(scope, "branch", [argument], fill)
        computations.append(inner.close(inner.of_shape(result)).name)
    if len({a.name for a in arguments}) == 1 and scope.builder.happens(0.08):
        computations = computations[:1] * count  # several sites of a branch stop the compiler in the end
    which = scope.number(0, COUNTER if by_number else CHOICE)
    if scope.builder.happens(0.02):
        which = scope.custom("mh", which.shape, "MoveToHost", [which], hot=True, is_offered=False)
    called = (
        {"branch_computations": computations}
        if by_number
        else {"true_computation": computations[:1], "false_computation": computations[1:]}
    )
    scope.add("co", result, "conditional", [which, *arguments], hot=True, called=called)


def asynchronous(scope: Scope, fill: Fill) -> None:
    """The wrapped computation may hold its parameters and one instruction."""
    if scope.depth >= DEEPEST:
        return
    values = _arguments(scope, most=2)
    inner = Scope(scope.builder, "wrapped", scope.depth + 1)
    parameters = [inner.parameter(v.shape, i, v.is_hot) for i, v in enumerate(values)]
    first = parameters[0]
    kind = scope.chance.randrange(7)
    if kind == 0:
        root = inner.add("ob", first.shape, "opt-barrier", [first])
    elif kind == 1 and is_array(first):
        root = inner.add("un", first.shape, "negate", [first])
    elif kind == 2:
        aliasing = "{{}: (0, {})}"
        root = inner.custom("ip", first.shape, "in_place", parameters, output_to_operand_aliasing=aliasing)
    elif kind == 3 and is_array(first):
        target = scope.chance.choice(["MoveToHost", "MoveToDevice"])
        root = inner.custom("mv", first.shape, target, [first])
    elif kind == 4:
        root = inner.tuple(parameters)
    else:
        callee, _ = _callee(inner, "callee", parameters, fill)
        named = callee.close(_root(callee))
        shape = _shape_in(named, named.root)
        root = inner.add("cl", shape, "call", parameters, called={"to_apply": [named.name]})
    _start(scope, values, inner.close(root), "side")


def host_call(scope: Scope, fill: Fill) -> None:
    """The wrapped computation is one opaque call, now and then with more around it."""
    del fill
    values = _arguments(scope, most=2)
    inner = Scope(scope.builder, "hosted", scope.depth + 1)
    inner.computation.thread = "host"
    parameters = [inner.parameter(v.shape, i) for i, v in enumerate(values)]
    results: list[Shape] = [ROW, BUFFER, Tuple((ROW, BUFFER)), Tuple((VECTOR,))]
    result = scope.chance.choice(results)
    root = inner.custom("hx", result, "HostExecute", parameters)
    if inner.builder.happens(0.06):
        root = inner.add("ob", result, "opt-barrier", [root])
    done = _start(scope, values, inner.close(root), "host")
    done.is_hot = scope.builder.happens(0.5)
    if scope.builder.happens(0.5):
        part = scope.element(done, 0) if isinstance(result, Tuple) else done
        moved = scope.custom("mh", part.shape, "MoveToHost", [part], hot=True)
        if scope.builder.happens(0.4):
            scope.tuple([moved])


def _start(scope: Scope, values: list[Value], wrapped: Computation, thread: str) -> Value:
    result = _shape_in(wrapped, wrapped.root)
    wrapped.thread = thread if thread == "host" else None
    inside = Tuple((Tuple(tuple(v.shape for v in values)), result, Array("u32")))
    marks = {"async_execution_thread": '"host"'} if thread == "host" else {}
    called = {"calls": [wrapped.name]}
    state = scope.add("as", inside, "async-start", values, is_offered=False, called=called, marks=marks)
    if thread != "host" and scope.builder.happens(0.3):
        state = scope.add("au", inside, "async-update", [state], is_offered=False)
    return scope.add("ad", result, "async-done", [state])


def fusion(scope: Scope, fill: Fill) -> None:
    del fill  # nothing that calls stands in a fusion
    values = [scope.array() for _ in range(scope.chance.choice([1, 2]))]
    inner = Scope(scope.builder, "fused", scope.depth + 1)
    parameters = [inner.parameter(v.shape, i) for i, v in enumerate(values)]
    root = inner.add("un", parameters[0].shape, "negate", parameters[:1])
    if len(values) > 1 or inner.builder.happens(0.5):
        root = inner.tuple([root, parameters[-1]])
    called = {"calls": [inner.close(root).name]}
    scope.add("fu", root.shape, "fusion", values, kind="kLoop", called=called)
