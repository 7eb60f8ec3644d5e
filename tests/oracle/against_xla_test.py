#!/usr/bin/env python3
"""Tests of the parts of the differential run that need no XLA. `./dev oracle` runs them in front."""
from __future__ import annotations

import dataclasses
import tempfile
import unittest
from collections.abc import Sequence
from pathlib import Path

from against_xla import program, xla
from against_xla.comparison import differences, host_leaves
from against_xla.coverage import missed, rows_of
from against_xla.generator import generate
from against_xla.hlo import Array, Computation, Instruction, Module, Tuple
from against_xla.judge import Case, Judge, case
from against_xla.report import Tally
from against_xla.shrinking import shrink

ROW = Array("f32", (2,))


def small_module() -> Module:
    entry = Computation("e", root="t")
    entry.instructions = [
        Instruction("x", ROW, "parameter", literal="0"),
        Instruction("m", ROW, "custom-call", ["x"], {"custom_call_target": '"MoveToHost"'}),
        Instruction("n", ROW, "negate", ["x"]),
        Instruction("t", Tuple((ROW, ROW)), "tuple", ["m", "n"]),
    ]
    return Module("small", [entry], [frozenset()], frozenset({(1,)}))


def ours(outcome: str = "ok", **more: object) -> program.Answer:
    answer = program.Answer(outcome, "", "", {}, [], None)
    for name, value in more.items():
        setattr(answer, name, value)
    return answer


class Generated(unittest.TestCase):
    def test_seed_and_number_make_the_module(self) -> None:
        self.assertEqual(generate(3, 5).text(), generate(3, 5).text())
        self.assertNotEqual(generate(3, 5).text(), generate(3, 6).text())
        self.assertNotEqual(generate(3, 5).text(), generate(4, 5).text())

    def test_names_are_unique_and_operands_stand_in_front(self) -> None:
        for number in range(50):
            seen: set[str] = set()
            for computation in generate(1, number).computations:
                local: set[str] = set()
                for instruction in computation.instructions:
                    self.assertNotIn(instruction.name, seen)
                    self.assertLessEqual({*instruction.operands, *instruction.after}, local)
                    seen.add(instruction.name)
                    local.add(instruction.name)
                self.assertIn(computation.root, local)

    def test_the_text_is_as_xla_reads_it(self) -> None:
        self.assertIn("entry_computation_layout={(f32[2]{0})->(f32[2]{0}, f32[2]{0:S(5)})}", small_module().text())
        self.assertIn("ROOT t = (f32[2]{0}, f32[2]{0}) tuple(m, n)", small_module().text())


class Compared(unittest.TestCase):
    def test_leaves_in_host_memory_are_read_from_a_printed_shape(self) -> None:
        self.assertEqual(host_leaves("f32[2]{0:S(5)} copy(%x)"), {()})
        self.assertEqual(host_leaves("f32[2]{0} copy(f32[2]{0:S(5)} %x)"), set())
        nested = "(s32[], (f32[2,3]{1,0:T(8,128)S(5)}, f32[2]{0}), /*index=2*/f32[]{:S(5)}) tuple(%a, %b, %c)"
        self.assertEqual(host_leaves(nested), {(1, 0), (2,)})

    def test_outcome_start_and_message_count(self) -> None:
        theirs = xla.Answer("E1200", "E1200: x", "t")
        self.assertEqual(differences(theirs, ours("E1200", message="E1200: x", start="t"), small_module()), [])
        for answer in (ours(), ours("E1200", message="E1200: x", start="n"), ours("E1200", message="y", start="t")):
            self.assertEqual(len(differences(theirs, answer, small_module())), 1)

    def test_aborts_are_equal_when_the_reason_is(self) -> None:
        signal, endless = ours("abort", message="killed by a signal inside"), ours("abort", message="does not come to an end")
        check = ours("abort", message="Check failed: a == b (1 vs. 2)")
        for theirs, equal in (
            (xla.Answer("abort"), signal),
            (xla.Answer("endless"), endless),
            (xla.Answer("abort", "Check failed: a == b (1 vs. 2) "), check),
        ):
            for answer in (signal, endless, check):
                self.assertEqual(differences(theirs, answer, small_module()) == [], answer is equal)

    def test_what_stops_the_alias_analysis_is_listed_only_where_nothing_is_tracked(self) -> None:
        theirs = xla.Answer("abort", "Check failed: call_graph_node.caller_callsites().size() == 1 (2 vs. 1)")
        still = small_module()
        still.entry.instructions[1] = Instruction("m", ROW, "negate", ["x"])
        self.assertTrue(case(still, theirs, ours()).is_listed)
        streamed = dataclasses.replace(still, host_parameters=[frozenset({()})])
        others = [(small_module(), ours()), (streamed, ours()), (still, ours("E1200")), (still, ours(complaints=["shape: no"]))]
        for module, answer in others:
            told = case(module, theirs, answer)
            self.assertFalse(told.is_listed)
            self.assertTrue(told.found)
        self.assertTrue(case(still, xla.Answer("abort", "another check"), ours()).found)

    def test_the_order_inside_a_group_of_lines_does_not_count_and_elsewhere_does(self) -> None:
        lines = ['Removing MoveToHost custom call "a"', 'Removing MoveToHost custom call "b"', "Setting x", "Setting y"]
        theirs = xla.Answer("ok", log=lines)
        turned = [lines[1], lines[0], *lines[2:]]
        self.assertEqual(differences(theirs, ours(log=turned), small_module()), [])
        self.assertEqual(len(differences(theirs, ours(log=[*lines[:2], lines[3], lines[2]]), small_module())), 1)
        self.assertEqual(len(differences(theirs, ours(log=lines[:3]), small_module())), 1)

    def test_names_of_inserted_instructions_do_not_count(self) -> None:
        theirs = xla.Answer("ok", log=['Inserted copy "copy.3" before custom call "d"'])
        equal, other = (ours(log=[f'Inserted copy "copy" before custom call "{name}"']) for name in "de")
        self.assertEqual(differences(theirs, equal, small_module()), [])
        self.assertEqual(len(differences(theirs, other, small_module())), 1)

    def test_names_that_the_compiler_gives_to_kernels_do_not_count(self) -> None:
        module = small_module()
        module.entry.instructions[2] = Instruction("n", ROW, "custom-call", ["x"], {"custom_call_target": '"tpu_custom_call"'})
        theirs = xla.Answer("ok", log=['Offloading "name.1" to host.'])
        self.assertEqual(differences(theirs, ours(log=['Offloading "n" to host.']), module), [])
        self.assertEqual(len(differences(theirs, ours(log=['Offloading "x" to host.']), module)), 1)
        self.assertEqual(len(differences(theirs, ours(log=['Offloading "n" to host.']), small_module())), 1)
        for outcome in ("error", "abort"):
            theirs = xla.Answer(outcome, "cannot remove %m = custom-call(%name)")
            equal, other = (ours(outcome, message=f"cannot remove %m = custom-call(%{name})") for name in "nx")
            self.assertEqual(differences(theirs, equal, module), [])
            self.assertEqual(len(differences(theirs, other, module)), 1)

    def test_what_was_removed_in_front_of_a_refused_removal_is_chance(self) -> None:
        message = "RET_CHECK failure (a/b.cc:1) IsSafelyRemovable(instruction) cannot remove instruction: %d = f32[2]{0} copy(%copy.3)"
        removals = [f'Removing MoveToHost custom call "{name}"' for name in "ab"]
        theirs = xla.Answer("error", message, log=["Setting x", *removals])
        plain = message.replace("a/b.cc:1", "b.cc").replace("copy.3", "copy")
        self.assertEqual(differences(theirs, ours("error", message=plain, log=["Setting x"]), small_module()), [])
        self.assertEqual(len(differences(theirs, ours("error", message=plain, log=["Setting y"]), small_module())), 1)
        other = xla.Answer("error", "another error", log=theirs.log)
        self.assertEqual(len(differences(other, ours("error", message="another error", log=["Setting x"]), small_module())), 1)

    def test_tiles_of_host_parameters_do_not_count(self) -> None:
        line = "Host parameter #0 streamed into program with shape: f32[1,8]{{1,0:{}S(5)}} at index {{0}}"
        theirs = xla.Answer("ok", log=[line.format("T(1,128)(2,1)")])
        self.assertEqual(differences(theirs, ours(log=[line.format("")]), small_module()), [])
        self.assertEqual(len(differences(theirs, ours(log=[line.format("").replace("{0}", "{1}")]), small_module())), 1)

    def test_spaces_are_compared_where_both_know_the_instruction(self) -> None:
        root = "ROOT %t = (f32[2]{0:S(5)}, f32[2]{0}) tuple(%copy, %n)"
        theirs = xla.Answer("ok", after=f"ENTRY %e {{\n  %x = f32[2]{{0}} parameter(0)\n  {root}\n}}\n")
        self.assertEqual(differences(theirs, ours(host={"t": {(0,)}, "m": {()}}), small_module()), [])
        self.assertEqual(len(differences(theirs, ours(host={"t": {(1,)}}), small_module())), 1)
        self.assertEqual(len(differences(theirs, ours(host={"t": {(0,)}, "x": {()}}), small_module())), 1)

    def test_an_error_about_the_module_itself_counts(self) -> None:
        self.assertEqual(len(differences(xla.Answer("ok"), ours(complaints=["shape: no"]), small_module())), 1)


class Chance:
    """A compiler that gives its other answer only to what is not asked first."""

    def ask(self, files: Sequence[Path], told: object = None) -> list[xla.Answer]:
        return [xla.Answer("E1200", "x", "m" if number % 2 else "n") for number in range(len(files))]


class Same:
    def __init__(self, start: str) -> None:
        self._start = start

    def ask(self, files: Sequence[Path]) -> list[program.Answer]:
        return [ours("E1200", message="x", start=self._start) for _ in files]


class Settled(unittest.TestCase):
    def settled(self, start: str) -> Case:
        with tempfile.TemporaryDirectory() as folder:
            judge = Judge(Chance(), Same(start), Path(folder))  # type: ignore[arg-type]
            return judge.settled(judge.cases([small_module()]))[0]

    def test_an_answer_that_never_comes_first_is_heard_of(self) -> None:
        case = self.settled("m")
        self.assertEqual((case.found, case.varies), ([], True))

    def test_an_answer_that_never_comes_differs(self) -> None:
        case = self.settled("t")
        self.assertTrue(case.found)
        self.assertFalse(case.varies)


class Covered(unittest.TestCase):
    def test_a_row_counts_when_a_walk_meets_a_value_that_is_used_so(self) -> None:
        module = small_module()
        self.assertEqual(rows_of(module, [("m", ())]), {"tuple"})
        self.assertEqual(rows_of(module, [("x", ())]), {"custom call: annotation", "anything else"})
        self.assertEqual(rows_of(module, []), set())

    def test_a_large_run_has_to_meet_its_shares_and_a_small_one_not(self) -> None:
        tally = Tally()
        self.assertEqual(missed(999, tally.outcomes, tally.rows), [])
        self.assertEqual(len(missed(1000, tally.outcomes, tally.rows)), 13)


class Shrunk(unittest.TestCase):
    def test_what_does_not_matter_goes(self) -> None:
        def holds(modules: Sequence[Module]) -> list[bool]:
            return ["MoveToHost" in module.text() for module in modules]

        self.assertEqual(shrink(small_module(), holds).size(), 3)
        module = next(m for m in (generate(2, number) for number in range(99)) if "MoveToHost" in m.text())
        small = shrink(module, holds)
        self.assertLess(small.size(), module.size())
        self.assertIn("MoveToHost", small.text())


if __name__ == "__main__":
    unittest.main()
