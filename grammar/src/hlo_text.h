// Where a string, a braced value or a literal of HLO text ends, and what to do when it never does.
//
// Shared by the grammar's scanner and by any lexical scan that cuts the text, because both must
// agree on every byte. All functions read through an HloCursor. Here it is a pair of pointers;
// src/scanner.c defines HLO_CURSOR and brings one over the lexer of Tree-sitter, with the same
// functions. No state outlives a call, nothing is allocated, and no function recurses; every
// function is linear in what it reads.
//
// Stop line. A line "begins like an instruction" when it is: blanks, optionally the word ROOT and
// blanks, a name (with or without %), at least one blank, and `=`. An opener (quote or brace) that
// is not closed properly ends before the first such line behind it, at the end of the line above.
// It is closed properly when its close (the first closing quote, the matching brace) is followed,
// past blanks and tabs, by `,` `}` `)` `]` `:`, a line end or the end of the text, and stands at
// most kHloCloseLimit bytes behind the opener. When no such line stands in between, the close
// counts whatever follows. A string inside braces that crosses such a line must itself be closed
// properly, else the braces are not. Parentheses and brackets never cross such a line, except
// inside a string that is closed properly.
//
// Inside raw braces (the values of backend_config and frontend_attributes) only double quotes
// protect a brace; inside all others both kinds of quotes do, and comments are skipped.

#ifndef HLO_TEXT_H_
#define HLO_TEXT_H_

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { kHloCloseLimit = 1 << 20 };
enum { kHloEnd = -1 };

static inline bool hlo_is_blank(int32_t c) { return c == ' ' || c == '\t'; }
static inline bool hlo_is_line_end(int32_t c) { return c == '\n' || c == '\r'; }
static inline bool hlo_is_digit(int32_t c) { return c >= '0' && c <= '9'; }
static inline bool hlo_is_lower(int32_t c) { return c >= 'a' && c <= 'z'; }
static inline bool hlo_is_name_start(int32_t c) {
  return hlo_is_lower(c) || (c >= 'A' && c <= 'Z') || c == '_';
}
static inline bool hlo_is_name_char(int32_t c) {
  return hlo_is_name_start(c) || hlo_is_digit(c) || c == '.' || c == '-';
}

#ifndef HLO_CURSOR
#define HLO_CURSOR

// `at` moves forward only. `mark` is where the value ends; functions below set it as they learn
// more.
typedef struct {
  const char* begin;
  const char* at;
  const char* end;
  const char* mark;
} HloCursor;

static inline HloCursor hlo_cursor(const char* begin, const char* end) {
  HloCursor cursor = {begin, begin, end, begin};
  return cursor;
}
static inline int32_t hlo_peek(const HloCursor* cursor) {
  return cursor->at == cursor->end ? kHloEnd : (int32_t)(unsigned char)*cursor->at;
}
static inline void hlo_advance(HloCursor* cursor) { cursor->at++; }
static inline void hlo_mark(HloCursor* cursor) { cursor->mark = cursor->at; }
static inline size_t hlo_distance(const HloCursor* cursor) {
  return (size_t)(cursor->at - cursor->begin);
}

#endif  // HLO_CURSOR

// Recognises, byte by byte, a line that begins like an instruction.
typedef enum {
  kHloLineOther,
  kHloLineBlanks,   // nothing but blanks so far
  kHloLinePercent,  // behind the % of a name
  kHloLineRoot,     // inside a word that is ROOT so far; `matched` counts its letters
  kHloLineName,     // inside a name
  kHloLineRootGap,  // blanks behind the word ROOT
  kHloLineNameGap,  // blanks behind a name
} HloLineState;

typedef struct {
  uint8_t state;  // HloLineState
  uint8_t matched;
  bool root_seen;
} HloLine;

static inline HloLine hlo_line_start(void) {
  HloLine line = {kHloLineBlanks, 0, false};
  return line;
}

static inline uint8_t hlo_line_name_start(HloLine* line, int32_t c) {
  if (c == '%') return kHloLinePercent;
  if (!hlo_is_name_start(c)) return kHloLineOther;
  if (c != 'R' || line->root_seen) return kHloLineName;
  line->matched = 1;
  return kHloLineRoot;
}

// True when `c`, the next byte of the line, completes the beginning of an instruction.
static inline bool hlo_line_step(HloLine* line, int32_t c) {
  switch ((HloLineState)line->state) {
    case kHloLineOther: return false;
    case kHloLineBlanks:
      if (!hlo_is_blank(c)) line->state = hlo_line_name_start(line, c);
      return false;
    case kHloLinePercent:
      line->state = hlo_is_name_start(c) ? kHloLineName : kHloLineOther;
      return false;
    case kHloLineRoot:
      if (hlo_is_blank(c) && line->matched == 4) {
        line->state = kHloLineRootGap;
        line->root_seen = true;
      } else if (line->matched < 4 && c == "ROOT"[line->matched]) {
        line->matched++;
      } else if (hlo_is_blank(c)) {
        line->state = kHloLineNameGap;
      } else {
        line->state = hlo_is_name_char(c) ? kHloLineName : kHloLineOther;
      }
      return false;
    case kHloLineName:
      if (hlo_is_blank(c)) {
        line->state = kHloLineNameGap;
      } else if (!hlo_is_name_char(c)) {
        line->state = kHloLineOther;
      }
      return false;
    case kHloLineRootGap:
      if (c == '=') return true;
      if (!hlo_is_blank(c)) line->state = hlo_line_name_start(line, c);
      return false;
    case kHloLineNameGap:
      if (c == '=') return true;
      if (!hlo_is_blank(c)) line->state = kHloLineOther;
      return false;
  }
  return false;
}

// What follows an opener in its line: the first one, or a brace behind it.
typedef enum {
  kHloOpenerNotRead,
  kHloOpenerRead,   // nothing but blanks so far
  kHloOpenerAlone,  // nothing, once: the lines below may be those of a body
  kHloOpenerFollowed,
} HloOpener;

// What follows the `=` of a line that begins like an instruction.
typedef enum {
  kHloValueOther,
  kHloValueBlanks,  // nothing but blanks so far
  kHloValueName,    // a name so far
} HloValue;

// What stands between the opener and here.
typedef struct {
  HloLine line;
  int32_t last;    // the byte read last
  bool stopped;    // a line that begins like an instruction was seen; the mark stands above it
  bool crossed;    // such a line was seen since this was cleared
  uint8_t opener;  // HloOpener
  uint8_t value;   // HloValue
  bool is_sure;    // what follows the `=` of such a line is the shape or opcode of an instruction
} HloGuard;

static inline HloGuard hlo_guard(void) {
  HloGuard guard = {
      {kHloLineOther, 0, false}, 0, false, false, kHloOpenerNotRead, kHloValueOther, false};
  return guard;
}

static inline void hlo_guard_opener(HloGuard* guard, int32_t c) {
  if (guard->opener == kHloOpenerAlone) return;
  if (c == '{' || guard->opener == kHloOpenerNotRead) {
    guard->opener = kHloOpenerRead;
  } else if (guard->opener == kHloOpenerRead && !hlo_is_blank(c)) {
    guard->opener = hlo_is_line_end(c) ? kHloOpenerAlone : kHloOpenerFollowed;
  }
}

static inline void hlo_guard_value(HloGuard* guard, int32_t c) {
  if (guard->value == kHloValueOther) return;
  if (c == '(' || (c == '[' && guard->value == kHloValueName)) guard->is_sure = true;
  if (guard->value == kHloValueBlanks && hlo_is_blank(c)) return;
  const bool in_name = guard->value == kHloValueName ? hlo_is_name_char(c) : hlo_is_name_start(c);
  guard->value = in_name ? kHloValueName : kHloValueOther;
}

// Reads one byte that is not in a comment. False when the close is too far away to look for.
static inline bool hlo_take(HloCursor* cursor, HloGuard* guard) {
  const int32_t c = hlo_peek(cursor);
  hlo_guard_opener(guard, c);
  hlo_guard_value(guard, c);
  if (hlo_is_line_end(c)) {
    const bool second_half = c == '\n' && guard->last == '\r';
    if (!guard->stopped && !second_half) hlo_mark(cursor);
    guard->line = hlo_line_start();
  } else if (guard->line.state != kHloLineOther && hlo_line_step(&guard->line, c)) {
    guard->line.state = kHloLineOther;
    guard->stopped = true;
    guard->crossed = true;
    guard->value = kHloValueBlanks;
  }
  guard->last = c;
  hlo_advance(cursor);
  return !guard->stopped || hlo_distance(cursor) <= kHloCloseLimit;
}

// Reads a comment whose first slash is next, or just that slash. Lines inside begin nothing. False
// at an open one.
static inline bool hlo_take_comment(HloCursor* cursor, HloGuard* guard) {
  if (!hlo_take(cursor, guard)) return false;
  if (hlo_peek(cursor) == '/') {
    while (hlo_peek(cursor) != kHloEnd && !hlo_is_line_end(hlo_peek(cursor))) hlo_advance(cursor);
    guard->line.state = kHloLineOther;
    return true;
  }
  if (hlo_peek(cursor) != '*') return true;
  hlo_advance(cursor);
  int32_t before = 0;
  for (int32_t c = hlo_peek(cursor); c != kHloEnd; c = hlo_peek(cursor)) {
    hlo_advance(cursor);
    if (before == '*' && c == '/') {
      guard->line.state = kHloLineOther;
      guard->last = c;
      return true;
    }
    before = c;
  }
  return false;
}

// Reads the blanks behind a close. True when what follows them belongs behind a close.
static inline bool hlo_take_proper_follow(HloCursor* cursor, HloGuard* guard) {
  while (hlo_is_blank(hlo_peek(cursor))) {
    if (!hlo_take(cursor, guard)) return false;
  }
  switch (hlo_peek(cursor)) {
    case kHloEnd:
    case '\n':
    case '\r':
    case ',':
    case '}':
    case ')':
    case ']':
    case ':': return true;
    default: return false;
  }
}

// Reads a string whose opening quote is next, to behind its closing quote. False when it is not
// closed properly.
static inline bool hlo_take_string(HloCursor* cursor, HloGuard* guard) {
  const int32_t quote = hlo_peek(cursor);
  const bool was_sure = guard->is_sure;
  guard->crossed = false;
  if (!hlo_take(cursor, guard)) return false;
  for (int32_t c = hlo_peek(cursor); c != kHloEnd; c = hlo_peek(cursor)) {
    if (!hlo_take(cursor, guard)) return false;
    if (c == quote) {
      guard->is_sure = was_sure;
      guard->value = kHloValueOther;
      return !guard->crossed || hlo_take_proper_follow(cursor, guard);
    }
    if (c != '\\') continue;
    const int32_t escaped = hlo_peek(cursor);
    if (escaped == kHloEnd || hlo_is_line_end(escaped)) continue;
    if (!hlo_take(cursor, guard)) return false;
  }
  return false;
}

// Reads on inside braces, `depth` of which are open, to behind the last one. False when it is not
// closed properly.
static inline bool hlo_take_braces(HloCursor* cursor, HloGuard* guard, size_t depth, bool raw) {
  while (depth > 0) {
    const int32_t c = hlo_peek(cursor);
    if (c == kHloEnd) return false;
    if (c == '"' || (c == '\'' && !raw)) {
      if (!hlo_take_string(cursor, guard)) return false;
      continue;
    }
    if (c == '/' && !raw) {
      if (!hlo_take_comment(cursor, guard)) return false;
      continue;
    }
    if (c == '{') depth++;
    if (c == '}') depth--;
    if (!hlo_take(cursor, guard)) return false;
    if (guard->is_sure && guard->opener == kHloOpenerFollowed) return false;
  }
  return !guard->stopped || hlo_take_proper_follow(cursor, guard);
}

// Reads blanks, line ends and comments. False at a comment that never ends.
static inline bool hlo_take_gap(HloCursor* cursor, HloGuard* guard) {
  for (;;) {
    const int32_t c = hlo_peek(cursor);
    if (c == '/') {
      if (!hlo_take_comment(cursor, guard)) return false;
    } else if (hlo_is_blank(c) || hlo_is_line_end(c)) {
      if (!hlo_take(cursor, guard)) return false;
    } else {
      return true;
    }
  }
}

// Behind a brace: true when a nested computation body stands there, that is, past blanks, line ends
// and comments, the beginning of an instruction whose `=` is followed by a letter or a parenthesis,
// so that {n = 1} is a value.
static inline bool hlo_take_body_start(HloCursor* cursor, HloGuard* guard) {
  if (!hlo_take_gap(cursor, guard)) return false;
  HloLine line = hlo_line_start();
  for (;;) {
    const int32_t c = hlo_peek(cursor);
    const bool begins = hlo_line_step(&line, c);
    if (!begins && line.state == kHloLineOther) return false;
    if (!hlo_take(cursor, guard)) return false;
    if (begins) break;
  }
  if (!hlo_take_gap(cursor, guard)) return false;
  return hlo_peek(cursor) == '(' || hlo_is_name_start(hlo_peek(cursor));
}

#endif  // HLO_TEXT_H_
