// The tokens that a regular expression cannot make: strings, braced values, literals, parentheses,
// brackets, shapes.
//
// It keeps no state, allocates nothing and does not recurse; where a token ends is decided by
// hlo_text.h. An opener without its close becomes one `unclosed` token up to its stop line, so that
// broken text is read once, not once for each byte behind the opener.

#include "tree_sitter/parser.h"

#define HLO_CURSOR

typedef struct {
  TSLexer* lexer;
  unsigned bytes;
} HloCursor;

static inline int hlo_peek(const HloCursor* cursor) {
  const int c = cursor->lexer->lookahead;
  if (c != 0) return c < 0 ? 0 : c;
  return cursor->lexer->eof(cursor->lexer) ? -1 : 0;
}

// The limit of the look-ahead is in bytes, whatever the encoding of the text they stand for.
static inline void hlo_advance(HloCursor* cursor) {
  const int c = cursor->lexer->lookahead;
  cursor->bytes += c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
  cursor->lexer->advance(cursor->lexer, false);
}

static inline void hlo_mark(HloCursor* cursor) { cursor->lexer->mark_end(cursor->lexer); }
static inline unsigned long hlo_distance(const HloCursor* cursor) { return cursor->bytes; }

#include "hlo_text.h"
#include "hlo_value.h"

enum Token {
  kString,
  kBraces,
  kRawBraces,
  kLiteral,
  kParens,
  kBrackets,
  kShape,
  kUnclosed,
  kStray,
  kLineEnd,
  kItemMark,
  kLayoutMark,
  kMissingClose,
  kRecovery,
};

static bool make(TSLexer* lexer, enum Token token) {
  lexer->result_symbol = token;
  return true;
}

static bool make_closed(HloCursor* cursor, enum Token token) {
  hlo_mark(cursor);
  return make(cursor->lexer, token);
}

// Above a stop line the mark stands already; without one the token reaches to the byte that broke
// it.
static bool make_unclosed(HloCursor* cursor, const HloGuard* guard) {
  if (!guard->stopped) hlo_mark(cursor);
  return make(cursor->lexer, kUnclosed);
}

static bool scan_string(HloCursor* cursor) {
  HloGuard guard = hlo_guard();
  if (hlo_take_string(cursor, &guard)) return make_closed(cursor, kString);
  return make_unclosed(cursor, &guard);
}

static bool scan_braces(HloCursor* cursor, enum Token token, bool raw, bool may_be_body) {
  HloGuard guard = hlo_guard();
  hlo_take(cursor, &guard);
  if (may_be_body && hlo_take_body_start(cursor, &guard)) return false;
  if (hlo_take_braces(cursor, &guard, 1, raw)) return make_closed(cursor, token);
  return make_unclosed(cursor, &guard);
}

static bool scan_nest(HloCursor* cursor, enum Token token) {
  HloGuard guard = hlo_guard();
  if (take_nest(cursor, &guard, token == kShape)) return make_closed(cursor, token);
  return make_unclosed(cursor, &guard);
}

// Where an item may begin, a parenthesis opens a tuple shape only if an opcode follows; else it
// belongs to a layout.
static bool scan_item_tuple(HloCursor* cursor) {
  HloGuard guard = hlo_guard();
  if (!take_nest(cursor, &guard, true)) return false;
  hlo_mark(cursor);
  if (!hlo_take_gap(cursor, &guard) || !hlo_is_name_start(hlo_peek(cursor))) return false;
  return make(cursor->lexer, kShape);
}

// The contents of a constant: all up to the parenthesis that closes it, less the blanks before
// that; with a shape in front in old dumps. It ends early at anything that is no literal, so that
// the parser reports just that.
static bool scan_literal(HloCursor* cursor) {
  HloGuard guard = hlo_guard();
  unsigned long braces = 0, parentheses = 0;
  bool any = false, marked = false, shape = false;
  int32_t c;
  for (c = hlo_peek(cursor); c != kHloEnd; c = hlo_peek(cursor)) {
    if (c == '/') {
      if (!hlo_take_comment(cursor, &guard)) break;
      continue;
    }
    if (hlo_is_blank(c) || hlo_is_line_end(c)) {
      if (hlo_is_line_end(c)) guard.line = hlo_line_start();
      hlo_advance(cursor);
      continue;
    }
    const bool closes = c == ')' || c == '}';
    if (closes && (c == ')' ? parentheses : braces) == 0) break;
    const bool had_shape = shape;
    if (c == '.') {
      if (braces == 0 || !take_dots(cursor, &guard)) return any && make(cursor->lexer, kLiteral);
    } else if (c == '(' || c == '{' || c == ',' || closes) {
      if (c == '(') parentheses++;
      if (c == '{') braces++;
      if (c == ')') parentheses--;
      if (c == '}') braces--;
      hlo_take(cursor, &guard);
    } else if ((any && braces + parentheses == 0) ||
               !take_scalar(cursor, &guard, any || shape ? NULL : &shape)) {
      return any && make(cursor->lexer, kLiteral);
    }
    any = any || shape == had_shape;
    // The first word of a line may yet turn out to be the name of an instruction.
    marked = guard.line.state == kHloLineOther;
    if (marked) hlo_mark(cursor);
  }
  if (braces + parentheses > 0) return make_unclosed(cursor, &guard);
  if (!any) return false;
  if (!marked && c == ')') hlo_mark(cursor);
  return make(cursor->lexer, kLiteral);
}

// An array shape with its layout, or a buffer b(...). A word that nothing of a shape follows is
// left to the lexer.
static bool scan_shape(HloCursor* cursor) {
  HloGuard guard = hlo_guard();
  guard.stopped =
      true;  // a shape without a good layout ends at its bracket: no line end may move the mark
  const bool may_be_buffer = hlo_peek(cursor) == 'b';
  while (hlo_is_lower(hlo_peek(cursor)) || hlo_is_digit(hlo_peek(cursor))) hlo_take(cursor, &guard);
  if (may_be_buffer && cursor->bytes == 1 && hlo_peek(cursor) == '(') {
    return take_nest(cursor, &guard, true) && make_closed(cursor, kShape);
  }
  if (hlo_is_name_char(hlo_peek(cursor)) || !hlo_take_gap(cursor, &guard)) return false;
  if (hlo_peek(cursor) != '[' || guard.crossed || !take_dimensions(cursor, &guard)) return false;
  hlo_mark(cursor);
  make(cursor->lexer, kShape);
  const bool glued = hlo_peek(cursor) == '{';
  if (!hlo_take_gap(cursor, &guard) || hlo_peek(cursor) != '{') return true;
  if (take_layout(cursor, &guard, glued)) hlo_mark(cursor);
  return true;
}

// Bytes that no token begins with.
static bool is_stray(int32_t c) {
  switch (c) {
    case ';':
    case '@':
    case '$':
    case '&':
    case '!':
    case '^':
    case '|':
    case '\\':
    case '`':
    case '~':
    case '>':
    case '?':
    case '+':
    case '*':
    case '[':
    case ']':
    case ':': return true;
    default: return (c >= 0 && c < ' ' && !hlo_is_line_end(c) && c != '\t') || c > '~';
  }
}

static bool scan_stray(HloCursor* cursor) {
  while (is_stray(hlo_peek(cursor))) hlo_advance(cursor);
  return make_closed(cursor, kStray);
}

void* tree_sitter_hlo_external_scanner_create(void) { return NULL; }
void tree_sitter_hlo_external_scanner_destroy(void* payload) { (void)payload; }
unsigned tree_sitter_hlo_external_scanner_serialize(void* payload, char* buffer) {
  (void)payload;
  (void)buffer;
  return 0;
}
void tree_sitter_hlo_external_scanner_deserialize(void* payload, const char* buffer,
                                                  unsigned length) {
  (void)payload;
  (void)buffer;
  (void)length;
}

bool tree_sitter_hlo_external_scanner_scan(void* payload, TSLexer* lexer, const bool* valid) {
  (void)payload;
  const bool recovery = valid[kRecovery];
  while (hlo_is_blank(lexer->lookahead) || (!recovery && hlo_is_line_end(lexer->lookahead)))
    lexer->advance(lexer, true);
  HloCursor cursor = {lexer, 0};
  const int32_t c = lexer->lookahead;
  switch (c) {
    case '"':
    case '\'': return valid[kString] && scan_string(&cursor);
    case '{':
      if (recovery) return scan_braces(&cursor, kBraces, true, true);
      if (valid[kRawBraces]) return scan_braces(&cursor, kRawBraces, true, false);
      if (valid[kBraces]) return scan_braces(&cursor, kBraces, false, true);
      return valid[kLiteral] && scan_literal(&cursor);
    case '[':
      if (valid[kBrackets] && !recovery) return scan_nest(&cursor, kBrackets);
      break;
    case '(':
      if (recovery || valid[kLayoutMark]) return false;
      if (valid[kItemMark]) return scan_item_tuple(&cursor);
      if (valid[kLiteral]) return scan_literal(&cursor);
      if (valid[kParens]) return scan_nest(&cursor, kParens);
      return valid[kShape] && scan_nest(&cursor, kShape);
    case '\n':
    case '\r': hlo_advance(&cursor); return make_closed(&cursor, kLineEnd);
    default: break;
  }
  if (valid[kStray] && is_stray(hlo_peek(&cursor))) return scan_stray(&cursor);
  if (valid[kLiteral] && !recovery) return scan_literal(&cursor);
  return valid[kShape] && hlo_is_lower(c) && scan_shape(&cursor);
}
