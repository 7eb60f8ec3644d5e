// How nested brackets, shapes with their layouts, and the scalars of literals read. For scanner.c,
// behind hlo_text.h.
//
// Each function reads on from the byte next and returns false at the first byte that does not fit,
// wherever that leaves the cursor; none moves the mark by itself.

#ifndef HLO_VALUE_H_
#define HLO_VALUE_H_

#include "hlo_text.h"

// Reads to behind the bracket that matches the one next. False when it never comes, or at a byte
// that cannot stand in a shape where only those may stand. A layout closes what is open in it: XLA
// passes over a parenthesis that is missing there.
static bool take_nest(HloCursor* cursor, HloGuard* guard, bool in_shape) {
  unsigned long depth = 0;
  unsigned long braces = 0;
  unsigned long around = 0;  // the depth outside of the outermost braces
  int32_t before = 0;
  for (int32_t c = hlo_peek(cursor); c != kHloEnd; c = hlo_peek(cursor)) {
    if (c == '/') {
      if (!hlo_take_comment(cursor, guard)) return false;
      continue;
    }
    if (c == '"' || c == '\'') {
      if (in_shape || !hlo_take_string(cursor, guard)) return false;
      guard->crossed = false;
      continue;
    }
    if (in_shape && (c == '%' || c == ';' || c > '~')) return false;
    if (in_shape && c == '{' && braces++ == 0) around = depth;
    if (c == '(' || c == '[' || c == '{') depth++;
    if (c == ')' || c == ']' || c == '}') depth--;
    if (in_shape && c == '}' && braces > 0 && --braces == 0) depth = around;
    if (in_shape && c == ')' && before == ',') return false;
    if (!hlo_is_blank(c) && !hlo_is_line_end(c)) before = c;
    hlo_take(cursor, guard);
    if (guard->crossed) return false;
    if (depth == 0) return true;
  }
  return false;
}

static bool take_digits(HloCursor* cursor, HloGuard* guard) {
  if (!hlo_is_digit(hlo_peek(cursor))) return false;
  while (hlo_is_digit(hlo_peek(cursor))) hlo_take(cursor, guard);
  return true;
}

// Reads a list of dimensions, from its bracket to behind the closing one.
static bool take_dimensions(HloCursor* cursor, HloGuard* guard) {
  hlo_take(cursor, guard);
  if (!hlo_take_gap(cursor, guard)) return false;
  bool comma = false;
  while (comma || hlo_peek(cursor) != ']') {
    if (hlo_peek(cursor) == '?') {
      hlo_take(cursor, guard);
    } else {
      if (hlo_peek(cursor) == '<') {
        hlo_take(cursor, guard);
        if (hlo_peek(cursor) != '=') return false;
        hlo_take(cursor, guard);
        if (!hlo_take_gap(cursor, guard)) return false;
      }
      if (!take_digits(cursor, guard)) return false;
    }
    if (!hlo_take_gap(cursor, guard)) return false;
    comma = hlo_peek(cursor) == ',';
    if (!comma) continue;
    hlo_take(cursor, guard);
    if (!hlo_take_gap(cursor, guard)) return false;
  }
  hlo_take(cursor, guard);
  return true;
}

// Reads the list of a part of a layout, from its parenthesis to behind the closing one. That one
// may be missing, which XLA passes over: the list ends in front of the next part or of the brace.
static bool take_layout_list(HloCursor* cursor, HloGuard* guard, bool has_letters) {
  static const char kMarks[] = ",:*-+~";
  int32_t before = 0;
  hlo_take(cursor, guard);
  for (;;) {
    if (!hlo_take_gap(cursor, guard)) return false;
    const int32_t c = hlo_peek(cursor);
    if (c == '}' || c == '(' || c == '#') return true;
    if (c >= 'A' && c <= 'Z' && !has_letters) return true;
    if (c == ')') break;
    bool fits = hlo_is_name_char(c);
    for (unsigned i = 0; kMarks[i] != '\0' && !fits; i++) fits = c == kMarks[i];
    if (!fits) return false;
    before = c;
    hlo_take(cursor, guard);
    if (guard->crossed) return false;
  }
  if (before == ',') return false;
  hlo_take(cursor, guard);
  return true;
}

// Reads the parts of a layout behind its colon, such as T(8,128)(2,1)S(5), up to its closing brace.
// Each stands at most once, in a fixed order; parts that are not known stand last.
static bool take_layout_parts(HloCursor* cursor, HloGuard* guard) {
  static const char kOrder[] = "DTL#*ESCPM";
  unsigned next = 0;
  for (;;) {
    if (!hlo_take_gap(cursor, guard)) return false;
    const int32_t part = hlo_peek(cursor);
    if (part == '}') return true;
    if (part != '#' && part != '*' && !(part >= 'A' && part <= 'Z')) return false;
    hlo_take(cursor, guard);
    const bool is_split = part == 'S' && hlo_peek(cursor) == 'C';
    if (is_split) hlo_take(cursor, guard);
    unsigned place = 0;
    while (kOrder[place] != '\0' && kOrder[place] != (is_split ? 'C' : part)) place++;
    if (place < next) return false;
    next = kOrder[place] == '\0' ? place : place + 1;
    if (!hlo_take_gap(cursor, guard)) return false;
    if (hlo_peek(cursor) != '(' && part != 'T') return false;
    while (hlo_peek(cursor) == '(') {
      const bool is_list = kOrder[place] != '\0' && part != 'P';
      if (!(is_list ? take_layout_list(cursor, guard, part == 'D')
                    : take_nest(cursor, guard, true)))
        return false;
      if (!hlo_take_gap(cursor, guard)) return false;
    }
  }
}

// Reads a layout from its brace to behind the closing one. Only a number, a colon or, glued to the
// shape, nothing at all makes it a layout: else the brace opens the body of a computation or a
// literal.
static bool take_layout(HloCursor* cursor, HloGuard* guard, bool glued) {
  hlo_take(cursor, guard);
  if (!hlo_take_gap(cursor, guard)) return false;
  if (hlo_peek(cursor) == '}') {
    hlo_take(cursor, guard);
    return glued;
  }
  while (hlo_is_digit(hlo_peek(cursor))) {
    while (hlo_is_digit(hlo_peek(cursor))) hlo_take(cursor, guard);
    if (!hlo_take_gap(cursor, guard)) return false;
    if (hlo_peek(cursor) != ',') break;
    hlo_take(cursor, guard);
    if (!hlo_take_gap(cursor, guard)) return false;
    if (!hlo_is_digit(hlo_peek(cursor))) return false;
  }
  if (hlo_peek(cursor) == ':') {
    hlo_take(cursor, guard);
    if (!take_layout_parts(cursor, guard)) return false;
  }
  if (hlo_peek(cursor) != '}' || guard->crossed) return false;
  hlo_take(cursor, guard);
  return true;
}

// Reads a word: true, false, inf, nan with or without a payload, and, where a shape may stand, a
// shape.
static bool take_literal_word(HloCursor* cursor, HloGuard* guard, bool negative, bool* shape) {
  static const char* const kWords[] = {"nan", "inf", "true", "false"};
  char word[6];
  unsigned length = 0;
  for (; hlo_is_name_char(hlo_peek(cursor)); hlo_take(cursor, guard)) {
    if (length < sizeof word) word[length++] = (char)hlo_peek(cursor);
  }
  if (shape != NULL && hlo_peek(cursor) == '[') {
    *shape = true;
    if (!take_dimensions(cursor, guard)) return false;
    return hlo_peek(cursor) != '{' || take_layout(cursor, guard, true);
  }
  for (unsigned i = 0; i < (negative ? 2u : 4u); i++) {
    unsigned same = 0;
    while (same < length && kWords[i][same] == word[same]) same++;
    if (same < length || kWords[i][same] != '\0') continue;
    if (i > 0 || hlo_peek(cursor) != '(') return true;
    while (hlo_peek(cursor) == '(' || hlo_is_name_char(hlo_peek(cursor))) hlo_take(cursor, guard);
    if (hlo_peek(cursor) != ')') return false;
    hlo_take(cursor, guard);
    return true;
  }
  return false;
}

// Reads a number or a word of a literal. False at anything else.
static bool take_scalar(HloCursor* cursor, HloGuard* guard, bool* shape) {
  const bool negative = hlo_peek(cursor) == '-';
  if (negative) hlo_take(cursor, guard);
  if (hlo_is_name_start(hlo_peek(cursor)))
    return take_literal_word(cursor, guard, negative, negative ? NULL : shape);
  const bool whole = take_digits(cursor, guard);
  if (hlo_peek(cursor) == '.' && (whole || negative)) {
    hlo_take(cursor, guard);
    if (!take_digits(cursor, guard) && !whole) return false;
  } else if (!whole) {
    return false;
  }
  if (hlo_peek(cursor) == 'e' || hlo_peek(cursor) == 'E') {
    hlo_take(cursor, guard);
    if (hlo_peek(cursor) == '+' || hlo_peek(cursor) == '-') hlo_take(cursor, guard);
    if (!take_digits(cursor, guard)) return false;
  }
  return !hlo_is_name_char(hlo_peek(cursor));
}

static bool take_dots(HloCursor* cursor, HloGuard* guard) {
  for (unsigned i = 0; i < 3; i++) {
    if (hlo_peek(cursor) != '.') return false;
    hlo_take(cursor, guard);
  }
  return hlo_peek(cursor) != '.';
}

#endif  // HLO_VALUE_H_
