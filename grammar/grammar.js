// HLO text, as XLA prints it and reads it, with the spellings of older dumps.
//
// Leaves are coarse: a shape with its layout, a tuple shape, the contents of a constant, a braced
// attribute value and a string are one token each, made by src/scanner.c. Plain operands and
// attributes have no wrapper nodes. A text is a flat list of items, and the closing brace of a
// computation is optional, so that the head, the middle and the tail of a long computation each
// parse alone, and so does a long entry layout cut between its leaves.

const kTableTitles = ['FileNames', 'FunctionNames', 'FileLocations', 'StackFrames'];
const kKeywords = ['HloModule', 'ENTRY', 'ROOT', ...kTableTitles];

module.exports = grammar({
  name: 'hlo',

  // A form feed or a no-break space is no blank.
  extras: $ => [/[ \t\r\n]/, $.comment],

  externals: $ => [
    $.string,
    $.braces,
    $.raw_braces,
    $.literal,
    $.parens,
    $.brackets,
    $.shape,
    $.unclosed, // an opener without its close, up to the stop line; always an error
    $._stray_bytes, // bytes that begin no token
    $._line_end, // made only in recovery from an error; elsewhere a line end is a blank
    $._item_mark, // never made: tells the scanner that an item may begin here
    $._layout_mark, // never made: tells the scanner that parentheses are punctuation
    $._missing_close, // never made: the parser reports it as missing behind an unclosed token
    $._recovery, // in no rule, so valid only while the parser recovers from an error
  ],

  rules: {
    source_file: $ => repeat($._item),

    _item: $ => choice(
      $.module_header,
      $.table_title,
      $.table_row,
      $.computation,
      $.computation_end,
      $.instruction,
      $.layout_run,
      $._item_mark,
      $.stray,
    ),

    // Garbage where an item may stand. `x=` is garbage, as XLA reads it as an attribute's name.
    stray: $ => seq(choice($._stray_bytes, $.open_comment, $.attribute_name), $._missing_close),

    // Comments are skipped wherever blanks are. An open one is a token, so that it is read once.
    comment: _ => token(choice(
      /\/\/[^\n\r]*/,
      /\/\*[^*]*\*+([^/*][^*]*\*+)*\//,
    )),
    open_comment: _ => token(/\/\*([^*]|\*+[^*/])*\**/),

    // Header

    module_header: $ => prec.right(seq(
      'HloModule',
      optional(choice($.name, alias($._odd_module_name, $.name))),
      repeat(seq(',', choice(
        attribute($),
        seq(alias('entry_computation_layout=', $.attribute_name), $._entry_layout),
      ))),
    )),

    // Names of old dumps, such as jit_<lambda>.7.
    _odd_module_name: _ => /[A-Za-z_][A-Za-z0-9_.\-]*<[A-Za-z0-9_.<>\-]*/,

    _entry_layout: $ => prec.right(seq('{', repeat(layoutToken($)), optional('}'))),

    // The rest of an entry layout that was cut between two of its leaves.
    layout_run: $ => prec.right(choice(
      seq($.shape, '}', attributes($)),
      seq(
        choice(seq($.shape, choice(',', ')')), '(', ')'),
        repeat(layoutToken($)),
        optional(seq('}', attributes($))),
      ),
    )),

    table_title: _ => prec.right(choice(...kTableTitles)),
    table_row: $ => prec.right(seq($.number, optional(choice($.string, $.braces)))),

    // Computations

    computation: $ => prec.right(seq(
      optional(choice(
        seq('ENTRY', optional($.name), optional($.signature)),
        seq($.name, optional($.signature)),
      )),
      '{',
      repeat(choice($.instruction, $.stray, $._line_end)),
      optional(seq('}', attributes($))),
    )),

    // The close of a computation whose head stands in another piece of the text.
    computation_end: $ => prec.right(seq('}', attributes($))),

    signature: $ => seq(
      '(',
      optional(seq($.name, $.shape, repeat(seq(',', $.name, $.shape)))),
      ')',
      '->',
      $.shape,
    ),

    // Instructions

    instruction: $ => prec.right(seq(
      choice(
        seq(optional('ROOT'), startName($), '=', optional($.shape)),
        seq(optional('ROOT'), $.shape),
      ),
      call($),
      attributes($),
    )),

    nested_instruction: $ => call($),

    body: $ => seq('{', repeat1(choice($.instruction, $._line_end)), '}'),

    tuple_index: _ => token(/#[ \t]*[0-9]+/),
    elided_operands: _ => token(/\.\.\.\([ \t]*\+[ \t]*[0-9]+[ \t]*\)/),
    dots: _ => '...',

    // Words

    name: _ => token(choice(
      /%[A-Za-z_][A-Za-z0-9_.\-]*/,
      /[A-Za-z_][A-Za-z0-9_.\-]*:?/,
    )),
    attribute_name: _ => /[A-Za-z_][A-Za-z0-9_.\-]*=/,
    number: _ => token(choice(
      /-?[0-9]+(\.[0-9]*)?([eE][+-]?[0-9]+)?/,
      /-?\.[0-9]+([eE][+-]?[0-9]+)?/,
      /-inf/,
      /-nan(\(0x[0-9a-fA-F]+\))?/,
    )),
    // Dimension labels, sizes such as 3x3, padding, the sparsity of old dots, and other words that
    // begin with a digit.
    dims: _ => token(choice(
      /[0-9bf?]+_[0-9io?]+->[0-9bf?]+/,
      /-?[0-9]+[A-Za-z_][A-Za-z0-9_.\-]*/,
      /[LR]\.[0-9]+@[0-9]+:[0-9]+(_[LR]\.[0-9]+@[0-9]+:[0-9]+)*/,
    )),
    // What follows the tile counts in brackets: <=[8], <=[2,4]T(1,0).
    iota: _ => token(/<=[ \t]*\[[0-9, \t]*\]([ \t]*T[ \t]*\([0-9, \t]*\))?/),
  },
});

function attributes($) {
  return repeat(seq(',', attribute($)));
}

function attribute($) {
  return choice(
    seq($.attribute_name, value($)),
    seq(alias('backend_config=', $.attribute_name), choice($.string, $.raw_braces, broken($))),
    seq(alias('frontend_attributes=', $.attribute_name), choice($.raw_braces, broken($))),
    seq(alias('literal=', $.attribute_name), typedLiteral($)),
  );
}

function value($) {
  return choice(
    $.braces,
    $.string,
    $.body,
    $.number,
    $.dims,
    $.dots,
    $.shape,
    $.name,
    seq($.name, $.brackets, optional($.braces)),
    seq($.brackets, optional($.iota)),
    seq($.parens, optional(choice($.braces, seq('->', $.shape, $.body)))),
    broken($),
  );
}

function typedLiteral($) {
  return choice(
    seq($.shape, choice($.braces, $.number, $.name)),
    seq($.shape, $.parens, optional(choice($.braces, $.number, $.name))),
    $.parens,
    $.braces,
    $.name,
    broken($),
  );
}

function broken($) {
  return seq($.unclosed, $._missing_close);
}

function call($) {
  return choice(
    seq(alias($.name, $.opcode), '(', operands($), ')'),
    seq(alias('constant', $.opcode), '(', choice($.literal, broken($)), ')'),
  );
}

// Commas without an operand between them are accepted, as XLA accepts them.
function operands($) {
  return choice($.number, seq(optional(operand($)), repeat(seq(',', optional(operand($))))));
}

function operand($) {
  return choice(
    seq(optional($.shape), operandName($), repeat($.tuple_index)),
    $.shape,
    seq(optional($.shape), $.nested_instruction),
    $.elided_operands,
  );
}

function operandName($) {
  return choice($.name, alias('constant', $.name));
}

function startName($) {
  return choice($.name, ...kKeywords.map(word => alias(word, $.name)));
}

// Loose on purpose: a run of it begins anywhere in the layout.
function layoutToken($) {
  return choice('(', ')', ',', '->', $.shape, $._layout_mark);
}
