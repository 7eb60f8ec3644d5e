#!/usr/bin/env python3
"""Tests of the parts of the mutation run that need no XLA. `./dev oracle` runs them in front."""
from __future__ import annotations

import re
import unittest
from collections import Counter

from against_xla.editor import edited
from against_xla.items import Items
from against_xla.mutating import Module, Mutation
from against_xla.mutation_report import Case, Known, Report
from against_xla.places import Places
from against_xla.problems import Problem
from against_xla.quick_fixes import Applied, Rechecked
from against_xla.tokens import tokens
from against_xla.verdicts import Verdict

SMALL = """HloModule m, is_scheduled=true

f {
  ROOT a = f32[] parameter(0)
}

ENTRY e {
  x = f32[] parameter(0) /* add( */
  y = f32[] call(x), to_apply=f
  ROOT z = f32[] add(x, y)
}
"""


def texts(text: str) -> list[str]:
    return [token.text for token in tokens(text)]


def mutated(kind: str, of: str, other: str = "", text: str = SMALL) -> Mutation:
    """With the first token of that text."""
    module = Module("small", text)
    at = texts(text).index(of)
    to = {"swap": at + 1, "replace": texts(text).index(other) if other else at}.get(kind, at)
    return module.mutated(kind, at, to)


class Tokens(unittest.TestCase):
    def test_names_end_with_their_colon_and_attributes_with_their_equals_sign(self) -> None:
        expected = ["%a", "=", "f32", "[", "2", "]", "b", "(", "c:", "d", ")", ",", "e=", "{", "0", "}"]
        self.assertEqual(texts("%a = f32[2] b(c:d), e={0} // f"), expected)

    def test_numbers_and_patterns_are_one_token(self) -> None:
        for text in ("-1.5e-3", "b01f_01io->b01f", "012_3io->0f1", "3x3", "1_1_0x-2_3", "-inf", "nan(0x7f)", "...", "<=", "->"):
            self.assertEqual(texts(f"({text})"), ["(", text, ")"])

    def test_strings_and_values_in_braces_are_one_token(self) -> None:
        self.assertEqual(texts('a="}\\"" b=\'"\''), ["a=", '"}\\""', "b=", "'\"'"])
        self.assertEqual(texts('backend_config={"a":"}"} x'), ["backend_config=", '{"a":"}"}', "x"])
        expected = ["frontend_attributes=", "{", "a=", "{b={}}", ",", "c=", '"d"', "}", ",", "b=", "{", "0", "}"]
        self.assertEqual(texts('frontend_attributes={a={b={}},c="d"}, b={0}'), expected)


class Mutated(unittest.TestCase):
    def test_each_kind_changes_one_token(self) -> None:
        self.assertIn("HloModule , is_scheduled", mutated("delete", "m").text)
        self.assertIn("call((x)", mutated("duplicate", "(", text="ROOT c = f32[] call(x)").text)
        self.assertIn("HloModule f, is_scheduled", mutated("replace", "m", "f").text)
        self.assertIn("m is_scheduled= ,true", mutated("swap", ",").text)

    def test_a_blank_keeps_tokens_from_becoming_another(self) -> None:
        self.assertIn("HloModule m m,", mutated("duplicate", "m").text)
        self.assertIn("parameter(0 0)", mutated("duplicate", "0").text)
        self.assertIn("is_scheduled=is_scheduled=true", mutated("duplicate", "is_scheduled=").text)
        self.assertIn("(add x", mutated("swap", "add", text="z = f32[] add(x, y)").text)

    def test_comments_stay(self) -> None:
        self.assertIn("parameter(0 /* add( */", mutated("delete", ")", text=SMALL[SMALL.index("x =") :]).text)

    def test_seed_and_number_make_the_mutation(self) -> None:
        module = Module("small", SMALL)
        first = [module.mutation(1, number) for number in range(50)]
        self.assertEqual(first, [module.mutation(1, number) for number in range(50)])
        self.assertNotEqual(first, [module.mutation(2, number) for number in range(50)])
        self.assertEqual({mutation.kind for mutation in first}, {"delete", "duplicate", "swap", "replace"})
        self.assertNotIn(SMALL, [mutation.text for mutation in first])

    def test_the_first_mutation_is_the_same_everywhere(self) -> None:
        module = Module("small", SMALL)
        self.assertEqual(module.mutation(1, 0).says(module.tokens), "swap 'f' and '{'")


class Placed(unittest.TestCase):
    def test_tokens_belong_to_header_heads_instructions_and_ends(self) -> None:
        found = [(item.kind, item.scope, item.name) for item in Items(tokens(SMALL)).all]
        first = [("header", -1, ""), ("head", 0, "f"), ("instruction", 0, "a"), ("end", 0, ""), ("head", 1, "e")]
        rest = [("instruction", 1, name) for name in "xyz"]
        self.assertEqual(found, [*first, *rest, ("end", 1, "")])

    def test_an_instruction_goes_on_behind_the_computation_inside(self) -> None:
        items = Items(tokens("ENTRY e { x = f32[] map(y), to_apply={ ROOT a = f32[] parameter(0) }, dimensions={} }"))
        self.assertEqual([item.name for item in items.all], ["e", "x", "a", ""])
        self.assertEqual(items.of[-2].name, "x")

    def test_tables_are_items(self) -> None:
        found = Items(tokens('HloModule m FileNames 1 "a" StackFrames 1 {a=1 b=2} f { a = f32[] parameter(0) }')).all
        self.assertEqual([item.kind for item in found], ["header", "table", "table", "head", "instruction", "end"])

    def test_a_problem_belongs_to_what_changed_or_to_where_that_is_used(self) -> None:
        places = Places(Module("small", SMALL))
        self.assertEqual(places.lines(mutated("delete", "y")), {8, 9})
        self.assertEqual(places.lines(mutated("replace", "y", "x")), {7, 8, 9})
        self.assertEqual(places.lines(mutated("delete", "f")), {2, 8})
        self.assertEqual(places.lines(mutated("delete", "m")), {0, 6, 7, 9})
        self.assertEqual(places.lines(mutated("delete", "call")), {8, 9})

    def test_an_end_that_is_missing_is_missed_at_the_next_token(self) -> None:
        module = Module("small", SMALL)
        ends = [at for at, token in enumerate(module.tokens) if token.text == "}"]
        self.assertEqual(Places(module).lines(module.mutated("delete", ends[0], ends[0])), {4, 5, 6})
        self.assertEqual(Places(module).lines(module.mutated("delete", ends[1], ends[1])), {10, 11})


class Reported(unittest.TestCase):
    def case(self, outcome: str, *found: Problem) -> Case:
        return Case(Module("small", SMALL), mutated("delete", "y"), Verdict(outcome, "expects name"), list(found), {8})

    def test_only_errors_of_a_parser_are_refusals(self) -> None:
        error = Problem(8, "error", "name", "")
        self.assertTrue(self.case("rejected", error).agrees)
        self.assertTrue(self.case("abort", error).agrees)
        self.assertFalse(self.case("accepted", error).agrees)
        for other in (Problem(8, "warning", "name", ""), Problem(8, "error", "unverified-shape", "")):
            self.assertTrue(self.case("accepted", other).agrees)
            self.assertFalse(self.case("rejected", other).agrees)

    def test_only_what_a_row_describes_is_explained(self) -> None:
        cases = [self.case("rejected"), self.case("rejected", Problem(8, "note", "not-hlo", ""))]
        row = Known(re.compile("rejected: expects name"), re.compile("^nothing$"), re.compile("delete"), "why")
        report = Report(cases, [row])
        self.assertEqual((len(report.differing), len(report.unexplained)), (2, 1))
        self.assertIn("known: why", report.families())

    def test_problems_that_are_many_or_elsewhere_are_told(self) -> None:
        error = Problem(8, "error", "name", "")
        cases = [self.case("rejected", *[error] * 4), self.case("rejected", Problem(5, "error", "name", ""), error)]
        report = Report([*cases, self.case("rejected", error), self.case("accepted")], [])
        self.assertEqual((len(report.many), len(report.misplaced), report.well_told), (1, 1, 0.5))
        self.assertIn("0: 1, 1: 1, 2: 1, 4: 1", report.distribution())


class Fixed(unittest.TestCase):
    def edit(self, line: int, begin: int, end: int, new: str) -> dict[str, object]:
        return {"range": {"start": {"line": line, "character": begin}, "end": {"line": line, "character": end}}, "newText": new}

    def test_edits_count_bytes_and_lines_of_all_kinds(self) -> None:
        text = "\u00e9 = a\r\nb\rc\n"
        edits = [self.edit(2, 1, 1, "!"), self.edit(0, 5, 6, "x"), self.edit(1, 0, 1, ""), self.edit(2, 1, 1, "?")]
        self.assertEqual(edited(text, edits), "\u00e9 = x\r\n\rc!?\n")

    def applied(self, *after: tuple[str, str]) -> Applied:
        case = Case(Module("small", SMALL), mutated("delete", "y"), Verdict("rejected"), [], set())
        before = Counter({("name", "no y"): 2, ("shape", "bad"): 1})
        return Applied(case, ("name", "no y"), "write y", SMALL, before, Counter(after))

    def test_a_fix_takes_one_problem_of_its_kind_away(self) -> None:
        kept, other = ("name", "no y"), ("shape", "bad")
        for after, leaves, makes in (((), False, False), ((kept,), False, False), ((kept, kept), True, False), ((other, other), False, True)):
            one = self.applied(*after)
            self.assertEqual((one.leaves_problem, one.makes_problem), (leaves, makes))

    def test_fixes_that_leave_their_problem_are_told(self) -> None:
        rechecked = Rechecked(3, 2, [self.applied(), self.applied(("name", "no y"), ("name", "no y"))])
        self.assertEqual(len(rechecked.failing), 1)
        self.assertIn("2 quick fixes for 2 of 3 problems; 1 leave their problem", rechecked.summary())
        self.assertIn("leaves `no y`: write y: small: delete 'y'", rechecked.summary())


if __name__ == "__main__":
    unittest.main()
