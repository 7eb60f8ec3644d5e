#include "tree_sitter/parser.h"

#if defined(__GNUC__) || defined(__clang__)
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#endif

#ifdef _MSC_VER
#pragma optimize("", off)
#elif defined(__clang__)
#pragma clang optimize off
#elif defined(__GNUC__)
#pragma GCC optimize ("O0")
#endif

#define LANGUAGE_VERSION 14
#define STATE_COUNT 961
#define LARGE_STATE_COUNT 2
#define SYMBOL_COUNT 68
#define ALIAS_COUNT 1
#define TOKEN_COUNT 45
#define EXTERNAL_TOKEN_COUNT 14
#define FIELD_COUNT 0
#define MAX_ALIAS_SEQUENCE_LENGTH 12
#define PRODUCTION_ID_COUNT 10

enum ts_symbol_identifiers {
  sym_comment = 1,
  sym_open_comment = 2,
  anon_sym_HloModule = 3,
  anon_sym_COMMA = 4,
  anon_sym_DASH_GT = 5,
  anon_sym_backend_config_EQ = 6,
  anon_sym_frontend_attributes_EQ = 7,
  anon_sym_literal_EQ = 8,
  anon_sym_entry_computation_layout_EQ = 9,
  sym__odd_module_name = 10,
  anon_sym_LBRACE = 11,
  anon_sym_LPAREN = 12,
  anon_sym_RPAREN = 13,
  anon_sym_RBRACE = 14,
  anon_sym_FileNames = 15,
  anon_sym_FunctionNames = 16,
  anon_sym_FileLocations = 17,
  anon_sym_StackFrames = 18,
  anon_sym_ENTRY = 19,
  anon_sym_ROOT = 20,
  anon_sym_EQ = 21,
  anon_sym_constant = 22,
  sym_tuple_index = 23,
  sym_elided_operands = 24,
  sym_dots = 25,
  sym_name = 26,
  sym_attribute_name = 27,
  sym_number = 28,
  sym_dims = 29,
  sym_iota = 30,
  sym_string = 31,
  sym_braces = 32,
  sym_raw_braces = 33,
  sym_literal = 34,
  sym_parens = 35,
  sym_brackets = 36,
  sym_shape = 37,
  sym_unclosed = 38,
  sym__stray_bytes = 39,
  sym__line_end = 40,
  sym__item_mark = 41,
  sym__layout_mark = 42,
  sym__missing_close = 43,
  sym__recovery = 44,
  sym_source_file = 45,
  sym__item = 46,
  sym_stray = 47,
  sym_module_header = 48,
  sym__entry_layout = 49,
  sym_layout_run = 50,
  sym_table_title = 51,
  sym_table_row = 52,
  sym_computation = 53,
  sym_computation_end = 54,
  sym_signature = 55,
  sym_instruction = 56,
  sym_nested_instruction = 57,
  sym_body = 58,
  aux_sym_source_file_repeat1 = 59,
  aux_sym_module_header_repeat1 = 60,
  aux_sym__entry_layout_repeat1 = 61,
  aux_sym_layout_run_repeat1 = 62,
  aux_sym_computation_repeat1 = 63,
  aux_sym_signature_repeat1 = 64,
  aux_sym_instruction_repeat1 = 65,
  aux_sym_instruction_repeat2 = 66,
  aux_sym_body_repeat1 = 67,
  alias_sym_opcode = 68,
};

static const char * const ts_symbol_names[] = {
  [ts_builtin_sym_end] = "end",
  [sym_comment] = "comment",
  [sym_open_comment] = "open_comment",
  [anon_sym_HloModule] = "HloModule",
  [anon_sym_COMMA] = ",",
  [anon_sym_DASH_GT] = "->",
  [anon_sym_backend_config_EQ] = "attribute_name",
  [anon_sym_frontend_attributes_EQ] = "attribute_name",
  [anon_sym_literal_EQ] = "attribute_name",
  [anon_sym_entry_computation_layout_EQ] = "attribute_name",
  [sym__odd_module_name] = "name",
  [anon_sym_LBRACE] = "{",
  [anon_sym_LPAREN] = "(",
  [anon_sym_RPAREN] = ")",
  [anon_sym_RBRACE] = "}",
  [anon_sym_FileNames] = "FileNames",
  [anon_sym_FunctionNames] = "FunctionNames",
  [anon_sym_FileLocations] = "FileLocations",
  [anon_sym_StackFrames] = "StackFrames",
  [anon_sym_ENTRY] = "ENTRY",
  [anon_sym_ROOT] = "ROOT",
  [anon_sym_EQ] = "=",
  [anon_sym_constant] = "name",
  [sym_tuple_index] = "tuple_index",
  [sym_elided_operands] = "elided_operands",
  [sym_dots] = "dots",
  [sym_name] = "name",
  [sym_attribute_name] = "attribute_name",
  [sym_number] = "number",
  [sym_dims] = "dims",
  [sym_iota] = "iota",
  [sym_string] = "string",
  [sym_braces] = "braces",
  [sym_raw_braces] = "raw_braces",
  [sym_literal] = "literal",
  [sym_parens] = "parens",
  [sym_brackets] = "brackets",
  [sym_shape] = "shape",
  [sym_unclosed] = "unclosed",
  [sym__stray_bytes] = "_stray_bytes",
  [sym__line_end] = "_line_end",
  [sym__item_mark] = "_item_mark",
  [sym__layout_mark] = "_layout_mark",
  [sym__missing_close] = "_missing_close",
  [sym__recovery] = "_recovery",
  [sym_source_file] = "source_file",
  [sym__item] = "_item",
  [sym_stray] = "stray",
  [sym_module_header] = "module_header",
  [sym__entry_layout] = "_entry_layout",
  [sym_layout_run] = "layout_run",
  [sym_table_title] = "table_title",
  [sym_table_row] = "table_row",
  [sym_computation] = "computation",
  [sym_computation_end] = "computation_end",
  [sym_signature] = "signature",
  [sym_instruction] = "instruction",
  [sym_nested_instruction] = "nested_instruction",
  [sym_body] = "body",
  [aux_sym_source_file_repeat1] = "source_file_repeat1",
  [aux_sym_module_header_repeat1] = "module_header_repeat1",
  [aux_sym__entry_layout_repeat1] = "_entry_layout_repeat1",
  [aux_sym_layout_run_repeat1] = "layout_run_repeat1",
  [aux_sym_computation_repeat1] = "computation_repeat1",
  [aux_sym_signature_repeat1] = "signature_repeat1",
  [aux_sym_instruction_repeat1] = "instruction_repeat1",
  [aux_sym_instruction_repeat2] = "instruction_repeat2",
  [aux_sym_body_repeat1] = "body_repeat1",
  [alias_sym_opcode] = "opcode",
};

static const TSSymbol ts_symbol_map[] = {
  [ts_builtin_sym_end] = ts_builtin_sym_end,
  [sym_comment] = sym_comment,
  [sym_open_comment] = sym_open_comment,
  [anon_sym_HloModule] = anon_sym_HloModule,
  [anon_sym_COMMA] = anon_sym_COMMA,
  [anon_sym_DASH_GT] = anon_sym_DASH_GT,
  [anon_sym_backend_config_EQ] = sym_attribute_name,
  [anon_sym_frontend_attributes_EQ] = sym_attribute_name,
  [anon_sym_literal_EQ] = sym_attribute_name,
  [anon_sym_entry_computation_layout_EQ] = sym_attribute_name,
  [sym__odd_module_name] = sym_name,
  [anon_sym_LBRACE] = anon_sym_LBRACE,
  [anon_sym_LPAREN] = anon_sym_LPAREN,
  [anon_sym_RPAREN] = anon_sym_RPAREN,
  [anon_sym_RBRACE] = anon_sym_RBRACE,
  [anon_sym_FileNames] = anon_sym_FileNames,
  [anon_sym_FunctionNames] = anon_sym_FunctionNames,
  [anon_sym_FileLocations] = anon_sym_FileLocations,
  [anon_sym_StackFrames] = anon_sym_StackFrames,
  [anon_sym_ENTRY] = anon_sym_ENTRY,
  [anon_sym_ROOT] = anon_sym_ROOT,
  [anon_sym_EQ] = anon_sym_EQ,
  [anon_sym_constant] = sym_name,
  [sym_tuple_index] = sym_tuple_index,
  [sym_elided_operands] = sym_elided_operands,
  [sym_dots] = sym_dots,
  [sym_name] = sym_name,
  [sym_attribute_name] = sym_attribute_name,
  [sym_number] = sym_number,
  [sym_dims] = sym_dims,
  [sym_iota] = sym_iota,
  [sym_string] = sym_string,
  [sym_braces] = sym_braces,
  [sym_raw_braces] = sym_raw_braces,
  [sym_literal] = sym_literal,
  [sym_parens] = sym_parens,
  [sym_brackets] = sym_brackets,
  [sym_shape] = sym_shape,
  [sym_unclosed] = sym_unclosed,
  [sym__stray_bytes] = sym__stray_bytes,
  [sym__line_end] = sym__line_end,
  [sym__item_mark] = sym__item_mark,
  [sym__layout_mark] = sym__layout_mark,
  [sym__missing_close] = sym__missing_close,
  [sym__recovery] = sym__recovery,
  [sym_source_file] = sym_source_file,
  [sym__item] = sym__item,
  [sym_stray] = sym_stray,
  [sym_module_header] = sym_module_header,
  [sym__entry_layout] = sym__entry_layout,
  [sym_layout_run] = sym_layout_run,
  [sym_table_title] = sym_table_title,
  [sym_table_row] = sym_table_row,
  [sym_computation] = sym_computation,
  [sym_computation_end] = sym_computation_end,
  [sym_signature] = sym_signature,
  [sym_instruction] = sym_instruction,
  [sym_nested_instruction] = sym_nested_instruction,
  [sym_body] = sym_body,
  [aux_sym_source_file_repeat1] = aux_sym_source_file_repeat1,
  [aux_sym_module_header_repeat1] = aux_sym_module_header_repeat1,
  [aux_sym__entry_layout_repeat1] = aux_sym__entry_layout_repeat1,
  [aux_sym_layout_run_repeat1] = aux_sym_layout_run_repeat1,
  [aux_sym_computation_repeat1] = aux_sym_computation_repeat1,
  [aux_sym_signature_repeat1] = aux_sym_signature_repeat1,
  [aux_sym_instruction_repeat1] = aux_sym_instruction_repeat1,
  [aux_sym_instruction_repeat2] = aux_sym_instruction_repeat2,
  [aux_sym_body_repeat1] = aux_sym_body_repeat1,
  [alias_sym_opcode] = alias_sym_opcode,
};

static const TSSymbolMetadata ts_symbol_metadata[] = {
  [ts_builtin_sym_end] = {
    .visible = false,
    .named = true,
  },
  [sym_comment] = {
    .visible = true,
    .named = true,
  },
  [sym_open_comment] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_HloModule] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_COMMA] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DASH_GT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_backend_config_EQ] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_frontend_attributes_EQ] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_literal_EQ] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_entry_computation_layout_EQ] = {
    .visible = true,
    .named = true,
  },
  [sym__odd_module_name] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_LBRACE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LPAREN] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RPAREN] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RBRACE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_FileNames] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_FunctionNames] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_FileLocations] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_StackFrames] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_ENTRY] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_ROOT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_constant] = {
    .visible = true,
    .named = true,
  },
  [sym_tuple_index] = {
    .visible = true,
    .named = true,
  },
  [sym_elided_operands] = {
    .visible = true,
    .named = true,
  },
  [sym_dots] = {
    .visible = true,
    .named = true,
  },
  [sym_name] = {
    .visible = true,
    .named = true,
  },
  [sym_attribute_name] = {
    .visible = true,
    .named = true,
  },
  [sym_number] = {
    .visible = true,
    .named = true,
  },
  [sym_dims] = {
    .visible = true,
    .named = true,
  },
  [sym_iota] = {
    .visible = true,
    .named = true,
  },
  [sym_string] = {
    .visible = true,
    .named = true,
  },
  [sym_braces] = {
    .visible = true,
    .named = true,
  },
  [sym_raw_braces] = {
    .visible = true,
    .named = true,
  },
  [sym_literal] = {
    .visible = true,
    .named = true,
  },
  [sym_parens] = {
    .visible = true,
    .named = true,
  },
  [sym_brackets] = {
    .visible = true,
    .named = true,
  },
  [sym_shape] = {
    .visible = true,
    .named = true,
  },
  [sym_unclosed] = {
    .visible = true,
    .named = true,
  },
  [sym__stray_bytes] = {
    .visible = false,
    .named = true,
  },
  [sym__line_end] = {
    .visible = false,
    .named = true,
  },
  [sym__item_mark] = {
    .visible = false,
    .named = true,
  },
  [sym__layout_mark] = {
    .visible = false,
    .named = true,
  },
  [sym__missing_close] = {
    .visible = false,
    .named = true,
  },
  [sym__recovery] = {
    .visible = false,
    .named = true,
  },
  [sym_source_file] = {
    .visible = true,
    .named = true,
  },
  [sym__item] = {
    .visible = false,
    .named = true,
  },
  [sym_stray] = {
    .visible = true,
    .named = true,
  },
  [sym_module_header] = {
    .visible = true,
    .named = true,
  },
  [sym__entry_layout] = {
    .visible = false,
    .named = true,
  },
  [sym_layout_run] = {
    .visible = true,
    .named = true,
  },
  [sym_table_title] = {
    .visible = true,
    .named = true,
  },
  [sym_table_row] = {
    .visible = true,
    .named = true,
  },
  [sym_computation] = {
    .visible = true,
    .named = true,
  },
  [sym_computation_end] = {
    .visible = true,
    .named = true,
  },
  [sym_signature] = {
    .visible = true,
    .named = true,
  },
  [sym_instruction] = {
    .visible = true,
    .named = true,
  },
  [sym_nested_instruction] = {
    .visible = true,
    .named = true,
  },
  [sym_body] = {
    .visible = true,
    .named = true,
  },
  [aux_sym_source_file_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_module_header_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__entry_layout_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_layout_run_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_computation_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_signature_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_instruction_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_instruction_repeat2] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_body_repeat1] = {
    .visible = false,
    .named = false,
  },
  [alias_sym_opcode] = {
    .visible = true,
    .named = true,
  },
};

static const TSSymbol ts_alias_sequences[PRODUCTION_ID_COUNT][MAX_ALIAS_SEQUENCE_LENGTH] = {
  [0] = {0},
  [1] = {
    [1] = alias_sym_opcode,
  },
  [2] = {
    [0] = sym_name,
    [2] = alias_sym_opcode,
  },
  [3] = {
    [2] = alias_sym_opcode,
  },
  [4] = {
    [0] = alias_sym_opcode,
  },
  [5] = {
    [0] = sym_name,
    [3] = alias_sym_opcode,
  },
  [6] = {
    [1] = sym_name,
    [3] = alias_sym_opcode,
  },
  [7] = {
    [3] = alias_sym_opcode,
  },
  [8] = {
    [1] = sym_name,
    [4] = alias_sym_opcode,
  },
  [9] = {
    [4] = alias_sym_opcode,
  },
};

static const uint16_t ts_non_terminal_alias_map[] = {
  0,
};

static const TSStateId ts_primary_state_ids[STATE_COUNT] = {
  [0] = 0,
  [1] = 1,
  [2] = 2,
  [3] = 3,
  [4] = 4,
  [5] = 5,
  [6] = 6,
  [7] = 7,
  [8] = 8,
  [9] = 9,
  [10] = 10,
  [11] = 11,
  [12] = 12,
  [13] = 13,
  [14] = 14,
  [15] = 15,
  [16] = 16,
  [17] = 17,
  [18] = 18,
  [19] = 19,
  [20] = 20,
  [21] = 21,
  [22] = 22,
  [23] = 23,
  [24] = 24,
  [25] = 25,
  [26] = 26,
  [27] = 27,
  [28] = 28,
  [29] = 29,
  [30] = 30,
  [31] = 31,
  [32] = 32,
  [33] = 33,
  [34] = 34,
  [35] = 35,
  [36] = 36,
  [37] = 37,
  [38] = 38,
  [39] = 39,
  [40] = 40,
  [41] = 41,
  [42] = 42,
  [43] = 43,
  [44] = 44,
  [45] = 45,
  [46] = 46,
  [47] = 47,
  [48] = 48,
  [49] = 49,
  [50] = 50,
  [51] = 51,
  [52] = 52,
  [53] = 53,
  [54] = 54,
  [55] = 55,
  [56] = 56,
  [57] = 57,
  [58] = 58,
  [59] = 59,
  [60] = 60,
  [61] = 61,
  [62] = 62,
  [63] = 63,
  [64] = 64,
  [65] = 65,
  [66] = 66,
  [67] = 67,
  [68] = 68,
  [69] = 69,
  [70] = 70,
  [71] = 71,
  [72] = 72,
  [73] = 73,
  [74] = 74,
  [75] = 75,
  [76] = 76,
  [77] = 77,
  [78] = 78,
  [79] = 79,
  [80] = 80,
  [81] = 81,
  [82] = 82,
  [83] = 83,
  [84] = 84,
  [85] = 85,
  [86] = 86,
  [87] = 87,
  [88] = 88,
  [89] = 89,
  [90] = 90,
  [91] = 91,
  [92] = 92,
  [93] = 93,
  [94] = 94,
  [95] = 95,
  [96] = 96,
  [97] = 97,
  [98] = 98,
  [99] = 99,
  [100] = 100,
  [101] = 101,
  [102] = 102,
  [103] = 103,
  [104] = 104,
  [105] = 105,
  [106] = 106,
  [107] = 107,
  [108] = 102,
  [109] = 69,
  [110] = 70,
  [111] = 71,
  [112] = 72,
  [113] = 73,
  [114] = 74,
  [115] = 75,
  [116] = 76,
  [117] = 77,
  [118] = 78,
  [119] = 79,
  [120] = 80,
  [121] = 81,
  [122] = 82,
  [123] = 83,
  [124] = 84,
  [125] = 85,
  [126] = 86,
  [127] = 87,
  [128] = 88,
  [129] = 19,
  [130] = 89,
  [131] = 90,
  [132] = 91,
  [133] = 92,
  [134] = 93,
  [135] = 94,
  [136] = 95,
  [137] = 96,
  [138] = 97,
  [139] = 98,
  [140] = 99,
  [141] = 100,
  [142] = 101,
  [143] = 103,
  [144] = 104,
  [145] = 105,
  [146] = 106,
  [147] = 67,
  [148] = 148,
  [149] = 149,
  [150] = 150,
  [151] = 151,
  [152] = 23,
  [153] = 153,
  [154] = 154,
  [155] = 155,
  [156] = 156,
  [157] = 157,
  [158] = 158,
  [159] = 159,
  [160] = 160,
  [161] = 24,
  [162] = 162,
  [163] = 163,
  [164] = 164,
  [165] = 165,
  [166] = 166,
  [167] = 167,
  [168] = 25,
  [169] = 26,
  [170] = 27,
  [171] = 171,
  [172] = 172,
  [173] = 173,
  [174] = 174,
  [175] = 175,
  [176] = 176,
  [177] = 28,
  [178] = 29,
  [179] = 179,
  [180] = 180,
  [181] = 181,
  [182] = 30,
  [183] = 31,
  [184] = 32,
  [185] = 185,
  [186] = 186,
  [187] = 33,
  [188] = 34,
  [189] = 35,
  [190] = 36,
  [191] = 37,
  [192] = 38,
  [193] = 193,
  [194] = 194,
  [195] = 39,
  [196] = 40,
  [197] = 41,
  [198] = 42,
  [199] = 43,
  [200] = 44,
  [201] = 45,
  [202] = 46,
  [203] = 47,
  [204] = 48,
  [205] = 205,
  [206] = 49,
  [207] = 207,
  [208] = 50,
  [209] = 51,
  [210] = 52,
  [211] = 53,
  [212] = 54,
  [213] = 55,
  [214] = 56,
  [215] = 57,
  [216] = 58,
  [217] = 59,
  [218] = 60,
  [219] = 61,
  [220] = 62,
  [221] = 63,
  [222] = 64,
  [223] = 65,
  [224] = 66,
  [225] = 107,
  [226] = 68,
  [227] = 227,
  [228] = 228,
  [229] = 229,
  [230] = 150,
  [231] = 231,
  [232] = 166,
  [233] = 176,
  [234] = 234,
  [235] = 235,
  [236] = 157,
  [237] = 237,
  [238] = 238,
  [239] = 239,
  [240] = 162,
  [241] = 241,
  [242] = 234,
  [243] = 25,
  [244] = 31,
  [245] = 102,
  [246] = 246,
  [247] = 247,
  [248] = 23,
  [249] = 24,
  [250] = 26,
  [251] = 27,
  [252] = 28,
  [253] = 29,
  [254] = 30,
  [255] = 32,
  [256] = 33,
  [257] = 34,
  [258] = 35,
  [259] = 36,
  [260] = 37,
  [261] = 38,
  [262] = 39,
  [263] = 40,
  [264] = 41,
  [265] = 42,
  [266] = 43,
  [267] = 44,
  [268] = 45,
  [269] = 46,
  [270] = 47,
  [271] = 48,
  [272] = 49,
  [273] = 50,
  [274] = 51,
  [275] = 52,
  [276] = 53,
  [277] = 54,
  [278] = 55,
  [279] = 56,
  [280] = 57,
  [281] = 58,
  [282] = 59,
  [283] = 60,
  [284] = 61,
  [285] = 62,
  [286] = 63,
  [287] = 64,
  [288] = 65,
  [289] = 66,
  [290] = 107,
  [291] = 68,
  [292] = 69,
  [293] = 70,
  [294] = 71,
  [295] = 72,
  [296] = 73,
  [297] = 74,
  [298] = 75,
  [299] = 76,
  [300] = 77,
  [301] = 78,
  [302] = 79,
  [303] = 80,
  [304] = 81,
  [305] = 82,
  [306] = 83,
  [307] = 84,
  [308] = 85,
  [309] = 86,
  [310] = 87,
  [311] = 88,
  [312] = 19,
  [313] = 89,
  [314] = 90,
  [315] = 91,
  [316] = 92,
  [317] = 93,
  [318] = 94,
  [319] = 95,
  [320] = 96,
  [321] = 97,
  [322] = 98,
  [323] = 99,
  [324] = 100,
  [325] = 101,
  [326] = 103,
  [327] = 104,
  [328] = 105,
  [329] = 106,
  [330] = 67,
  [331] = 246,
  [332] = 246,
  [333] = 333,
  [334] = 150,
  [335] = 335,
  [336] = 176,
  [337] = 157,
  [338] = 338,
  [339] = 162,
  [340] = 333,
  [341] = 338,
  [342] = 166,
  [343] = 338,
  [344] = 333,
  [345] = 345,
  [346] = 345,
  [347] = 345,
  [348] = 348,
  [349] = 349,
  [350] = 349,
  [351] = 351,
  [352] = 352,
  [353] = 353,
  [354] = 352,
  [355] = 355,
  [356] = 356,
  [357] = 357,
  [358] = 358,
  [359] = 349,
  [360] = 356,
  [361] = 352,
  [362] = 348,
  [363] = 353,
  [364] = 355,
  [365] = 356,
  [366] = 353,
  [367] = 357,
  [368] = 358,
  [369] = 348,
  [370] = 358,
  [371] = 355,
  [372] = 357,
  [373] = 373,
  [374] = 374,
  [375] = 375,
  [376] = 376,
  [377] = 377,
  [378] = 378,
  [379] = 379,
  [380] = 380,
  [381] = 381,
  [382] = 382,
  [383] = 383,
  [384] = 384,
  [385] = 385,
  [386] = 386,
  [387] = 387,
  [388] = 388,
  [389] = 389,
  [390] = 390,
  [391] = 391,
  [392] = 392,
  [393] = 393,
  [394] = 394,
  [395] = 395,
  [396] = 396,
  [397] = 397,
  [398] = 398,
  [399] = 399,
  [400] = 400,
  [401] = 401,
  [402] = 402,
  [403] = 403,
  [404] = 374,
  [405] = 405,
  [406] = 406,
  [407] = 407,
  [408] = 408,
  [409] = 409,
  [410] = 377,
  [411] = 386,
  [412] = 412,
  [413] = 413,
  [414] = 414,
  [415] = 375,
  [416] = 409,
  [417] = 378,
  [418] = 379,
  [419] = 380,
  [420] = 383,
  [421] = 384,
  [422] = 385,
  [423] = 390,
  [424] = 391,
  [425] = 392,
  [426] = 393,
  [427] = 394,
  [428] = 395,
  [429] = 396,
  [430] = 397,
  [431] = 398,
  [432] = 401,
  [433] = 433,
  [434] = 376,
  [435] = 403,
  [436] = 381,
  [437] = 382,
  [438] = 399,
  [439] = 400,
  [440] = 402,
  [441] = 374,
  [442] = 405,
  [443] = 406,
  [444] = 407,
  [445] = 408,
  [446] = 412,
  [447] = 413,
  [448] = 448,
  [449] = 449,
  [450] = 450,
  [451] = 451,
  [452] = 409,
  [453] = 377,
  [454] = 386,
  [455] = 448,
  [456] = 449,
  [457] = 414,
  [458] = 375,
  [459] = 378,
  [460] = 379,
  [461] = 380,
  [462] = 383,
  [463] = 384,
  [464] = 385,
  [465] = 450,
  [466] = 451,
  [467] = 390,
  [468] = 391,
  [469] = 392,
  [470] = 393,
  [471] = 394,
  [472] = 395,
  [473] = 396,
  [474] = 397,
  [475] = 398,
  [476] = 401,
  [477] = 477,
  [478] = 433,
  [479] = 376,
  [480] = 403,
  [481] = 381,
  [482] = 382,
  [483] = 399,
  [484] = 400,
  [485] = 402,
  [486] = 405,
  [487] = 406,
  [488] = 407,
  [489] = 408,
  [490] = 412,
  [491] = 413,
  [492] = 448,
  [493] = 449,
  [494] = 450,
  [495] = 451,
  [496] = 496,
  [497] = 414,
  [498] = 433,
  [499] = 499,
  [500] = 500,
  [501] = 501,
  [502] = 502,
  [503] = 503,
  [504] = 504,
  [505] = 505,
  [506] = 506,
  [507] = 507,
  [508] = 508,
  [509] = 509,
  [510] = 510,
  [511] = 511,
  [512] = 512,
  [513] = 513,
  [514] = 514,
  [515] = 505,
  [516] = 503,
  [517] = 513,
  [518] = 503,
  [519] = 504,
  [520] = 520,
  [521] = 509,
  [522] = 522,
  [523] = 523,
  [524] = 509,
  [525] = 505,
  [526] = 526,
  [527] = 502,
  [528] = 514,
  [529] = 529,
  [530] = 520,
  [531] = 504,
  [532] = 520,
  [533] = 533,
  [534] = 526,
  [535] = 535,
  [536] = 536,
  [537] = 502,
  [538] = 538,
  [539] = 506,
  [540] = 507,
  [541] = 536,
  [542] = 526,
  [543] = 536,
  [544] = 514,
  [545] = 522,
  [546] = 506,
  [547] = 507,
  [548] = 535,
  [549] = 549,
  [550] = 522,
  [551] = 535,
  [552] = 549,
  [553] = 499,
  [554] = 549,
  [555] = 499,
  [556] = 513,
  [557] = 557,
  [558] = 557,
  [559] = 559,
  [560] = 560,
  [561] = 561,
  [562] = 562,
  [563] = 563,
  [564] = 559,
  [565] = 557,
  [566] = 566,
  [567] = 561,
  [568] = 568,
  [569] = 561,
  [570] = 570,
  [571] = 559,
  [572] = 572,
  [573] = 573,
  [574] = 574,
  [575] = 575,
  [576] = 576,
  [577] = 577,
  [578] = 578,
  [579] = 579,
  [580] = 580,
  [581] = 581,
  [582] = 582,
  [583] = 580,
  [584] = 584,
  [585] = 585,
  [586] = 586,
  [587] = 587,
  [588] = 588,
  [589] = 584,
  [590] = 590,
  [591] = 591,
  [592] = 592,
  [593] = 593,
  [594] = 594,
  [595] = 595,
  [596] = 596,
  [597] = 597,
  [598] = 575,
  [599] = 576,
  [600] = 579,
  [601] = 582,
  [602] = 602,
  [603] = 590,
  [604] = 604,
  [605] = 605,
  [606] = 606,
  [607] = 607,
  [608] = 608,
  [609] = 609,
  [610] = 610,
  [611] = 611,
  [612] = 612,
  [613] = 613,
  [614] = 605,
  [615] = 615,
  [616] = 616,
  [617] = 574,
  [618] = 606,
  [619] = 619,
  [620] = 588,
  [621] = 621,
  [622] = 622,
  [623] = 623,
  [624] = 608,
  [625] = 609,
  [626] = 593,
  [627] = 627,
  [628] = 628,
  [629] = 629,
  [630] = 630,
  [631] = 631,
  [632] = 632,
  [633] = 633,
  [634] = 634,
  [635] = 635,
  [636] = 636,
  [637] = 637,
  [638] = 638,
  [639] = 585,
  [640] = 586,
  [641] = 577,
  [642] = 607,
  [643] = 613,
  [644] = 627,
  [645] = 610,
  [646] = 611,
  [647] = 647,
  [648] = 648,
  [649] = 649,
  [650] = 612,
  [651] = 651,
  [652] = 652,
  [653] = 653,
  [654] = 654,
  [655] = 655,
  [656] = 656,
  [657] = 657,
  [658] = 658,
  [659] = 647,
  [660] = 572,
  [661] = 661,
  [662] = 662,
  [663] = 663,
  [664] = 577,
  [665] = 615,
  [666] = 578,
  [667] = 648,
  [668] = 628,
  [669] = 669,
  [670] = 581,
  [671] = 580,
  [672] = 584,
  [673] = 651,
  [674] = 674,
  [675] = 587,
  [676] = 591,
  [677] = 592,
  [678] = 616,
  [679] = 594,
  [680] = 637,
  [681] = 653,
  [682] = 595,
  [683] = 587,
  [684] = 596,
  [685] = 630,
  [686] = 575,
  [687] = 654,
  [688] = 576,
  [689] = 579,
  [690] = 582,
  [691] = 691,
  [692] = 590,
  [693] = 605,
  [694] = 655,
  [695] = 606,
  [696] = 608,
  [697] = 609,
  [698] = 621,
  [699] = 610,
  [700] = 611,
  [701] = 612,
  [702] = 631,
  [703] = 657,
  [704] = 704,
  [705] = 615,
  [706] = 616,
  [707] = 574,
  [708] = 658,
  [709] = 591,
  [710] = 619,
  [711] = 581,
  [712] = 588,
  [713] = 621,
  [714] = 572,
  [715] = 592,
  [716] = 622,
  [717] = 623,
  [718] = 619,
  [719] = 661,
  [720] = 593,
  [721] = 628,
  [722] = 632,
  [723] = 630,
  [724] = 633,
  [725] = 631,
  [726] = 726,
  [727] = 632,
  [728] = 633,
  [729] = 662,
  [730] = 730,
  [731] = 636,
  [732] = 637,
  [733] = 585,
  [734] = 586,
  [735] = 663,
  [736] = 607,
  [737] = 613,
  [738] = 627,
  [739] = 647,
  [740] = 648,
  [741] = 594,
  [742] = 651,
  [743] = 743,
  [744] = 652,
  [745] = 653,
  [746] = 578,
  [747] = 654,
  [748] = 655,
  [749] = 622,
  [750] = 657,
  [751] = 658,
  [752] = 623,
  [753] = 595,
  [754] = 661,
  [755] = 662,
  [756] = 663,
  [757] = 636,
  [758] = 596,
  [759] = 743,
  [760] = 704,
  [761] = 629,
  [762] = 635,
  [763] = 743,
  [764] = 704,
  [765] = 629,
  [766] = 635,
  [767] = 652,
  [768] = 768,
  [769] = 769,
  [770] = 770,
  [771] = 771,
  [772] = 772,
  [773] = 773,
  [774] = 774,
  [775] = 775,
  [776] = 776,
  [777] = 777,
  [778] = 775,
  [779] = 779,
  [780] = 780,
  [781] = 781,
  [782] = 768,
  [783] = 783,
  [784] = 773,
  [785] = 785,
  [786] = 786,
  [787] = 768,
  [788] = 788,
  [789] = 789,
  [790] = 790,
  [791] = 788,
  [792] = 786,
  [793] = 785,
  [794] = 772,
  [795] = 769,
  [796] = 773,
  [797] = 786,
  [798] = 785,
  [799] = 775,
  [800] = 772,
  [801] = 769,
  [802] = 802,
  [803] = 803,
  [804] = 804,
  [805] = 805,
  [806] = 805,
  [807] = 807,
  [808] = 808,
  [809] = 809,
  [810] = 810,
  [811] = 804,
  [812] = 812,
  [813] = 813,
  [814] = 814,
  [815] = 815,
  [816] = 810,
  [817] = 817,
  [818] = 818,
  [819] = 819,
  [820] = 820,
  [821] = 821,
  [822] = 822,
  [823] = 823,
  [824] = 817,
  [825] = 825,
  [826] = 826,
  [827] = 827,
  [828] = 828,
  [829] = 829,
  [830] = 830,
  [831] = 831,
  [832] = 805,
  [833] = 822,
  [834] = 834,
  [835] = 835,
  [836] = 817,
  [837] = 835,
  [838] = 835,
  [839] = 839,
  [840] = 840,
  [841] = 841,
  [842] = 842,
  [843] = 843,
  [844] = 844,
  [845] = 845,
  [846] = 846,
  [847] = 847,
  [848] = 809,
  [849] = 849,
  [850] = 850,
  [851] = 845,
  [852] = 852,
  [853] = 853,
  [854] = 804,
  [855] = 855,
  [856] = 856,
  [857] = 857,
  [858] = 829,
  [859] = 859,
  [860] = 860,
  [861] = 861,
  [862] = 820,
  [863] = 863,
  [864] = 843,
  [865] = 826,
  [866] = 810,
  [867] = 867,
  [868] = 868,
  [869] = 869,
  [870] = 859,
  [871] = 829,
  [872] = 839,
  [873] = 820,
  [874] = 808,
  [875] = 875,
  [876] = 876,
  [877] = 877,
  [878] = 878,
  [879] = 842,
  [880] = 819,
  [881] = 881,
  [882] = 846,
  [883] = 850,
  [884] = 849,
  [885] = 857,
  [886] = 886,
  [887] = 886,
  [888] = 888,
  [889] = 889,
  [890] = 828,
  [891] = 834,
  [892] = 852,
  [893] = 877,
  [894] = 867,
  [895] = 895,
  [896] = 861,
  [897] = 807,
  [898] = 823,
  [899] = 878,
  [900] = 881,
  [901] = 818,
  [902] = 827,
  [903] = 903,
  [904] = 803,
  [905] = 856,
  [906] = 842,
  [907] = 819,
  [908] = 809,
  [909] = 846,
  [910] = 850,
  [911] = 849,
  [912] = 857,
  [913] = 886,
  [914] = 914,
  [915] = 888,
  [916] = 889,
  [917] = 828,
  [918] = 834,
  [919] = 852,
  [920] = 877,
  [921] = 867,
  [922] = 895,
  [923] = 861,
  [924] = 807,
  [925] = 823,
  [926] = 878,
  [927] = 881,
  [928] = 818,
  [929] = 827,
  [930] = 903,
  [931] = 803,
  [932] = 856,
  [933] = 812,
  [934] = 889,
  [935] = 815,
  [936] = 888,
  [937] = 937,
  [938] = 843,
  [939] = 826,
  [940] = 940,
  [941] = 844,
  [942] = 815,
  [943] = 943,
  [944] = 808,
  [945] = 844,
  [946] = 903,
  [947] = 947,
  [948] = 859,
  [949] = 822,
  [950] = 950,
  [951] = 845,
  [952] = 895,
  [953] = 876,
  [954] = 830,
  [955] = 821,
  [956] = 956,
  [957] = 839,
  [958] = 821,
  [959] = 956,
  [960] = 956,
};

static bool ts_lex(TSLexer *lexer, TSStateId state) {
  START_LEXER();
  eof = lexer->eof(lexer);
  switch (state) {
    case 0:
      if (eof) ADVANCE(121);
      ADVANCE_MAP(
        '#', 105,
        '%', 117,
        '(', 138,
        ')', 139,
        ',', 130,
        '-', 16,
        '.', 20,
        '/', 10,
        '<', 28,
        '=', 165,
        '?', 99,
        'E', 186,
        'F', 225,
        'H', 232,
        'L', 175,
        'R', 174,
        'S', 264,
        'b', 178,
        'c', 249,
        'f', 179,
        'l', 226,
        '{', 137,
        '}', 140,
      );
      if (lookahead == '\t' ||
          lookahead == '\n' ||
          lookahead == '\r' ||
          lookahead == ' ') SKIP(0);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(496);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 1:
      ADVANCE_MAP(
        '%', 117,
        '(', 138,
        ')', 139,
        '-', 18,
        '.', 20,
        '/', 11,
        '=', 165,
        '?', 99,
        '{', 137,
        'L', 176,
        'R', 176,
        'b', 428,
        'f', 428,
      );
      if (lookahead == '\t' ||
          lookahead == '\n' ||
          lookahead == '\r' ||
          lookahead == ' ') SKIP(1);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(496);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 2:
      ADVANCE_MAP(
        '%', 117,
        ')', 139,
        ',', 130,
        '-', 19,
        '.', 23,
        '/', 11,
        'c', 477,
        '}', 140,
      );
      if (lookahead == '\t' ||
          lookahead == '\n' ||
          lookahead == '\r' ||
          lookahead == ' ') SKIP(2);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(498);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 3:
      if (lookahead == '%') ADVANCE(117);
      if (lookahead == '-') ADVANCE(19);
      if (lookahead == '.') ADVANCE(109);
      if (lookahead == '/') ADVANCE(11);
      if (lookahead == '\t' ||
          lookahead == '\n' ||
          lookahead == '\r' ||
          lookahead == ' ') SKIP(3);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(498);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 4:
      if (lookahead == '(') ADVANCE(7);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(4);
      END_STATE();
    case 5:
      if (lookahead == '(') ADVANCE(14);
      END_STATE();
    case 6:
      if (lookahead == ')') ADVANCE(494);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(6);
      END_STATE();
    case 7:
      if (lookahead == ')') ADVANCE(511);
      if (lookahead == '\t' ||
          lookahead == ' ' ||
          lookahead == ',' ||
          ('0' <= lookahead && lookahead <= '9')) ADVANCE(7);
      END_STATE();
    case 8:
      if (lookahead == ')') ADVANCE(169);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(8);
      END_STATE();
    case 9:
      if (lookahead == ')') ADVANCE(169);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(8);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(9);
      END_STATE();
    case 10:
      if (lookahead == '*') ADVANCE(125);
      if (lookahead == '/') ADVANCE(123);
      END_STATE();
    case 11:
      if (lookahead == '*') ADVANCE(13);
      if (lookahead == '/') ADVANCE(123);
      END_STATE();
    case 12:
      if (lookahead == '*') ADVANCE(12);
      if (lookahead == '/') ADVANCE(122);
      if (lookahead != 0) ADVANCE(13);
      END_STATE();
    case 13:
      if (lookahead == '*') ADVANCE(12);
      if (lookahead != 0) ADVANCE(13);
      END_STATE();
    case 14:
      if (lookahead == '+') ADVANCE(106);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(14);
      END_STATE();
    case 15:
      if (lookahead == '-') ADVANCE(94);
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == '?' ||
          lookahead == 'i' ||
          lookahead == 'o') ADVANCE(15);
      END_STATE();
    case 16:
      if (lookahead == '.') ADVANCE(109);
      if (lookahead == '>') ADVANCE(131);
      if (lookahead == 'i') ADVANCE(102);
      if (lookahead == 'n') ADVANCE(100);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(497);
      END_STATE();
    case 17:
      if (lookahead == '.') ADVANCE(109);
      if (lookahead == '>') ADVANCE(131);
      if (lookahead == 'i') ADVANCE(102);
      if (lookahead == 'n') ADVANCE(100);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(498);
      END_STATE();
    case 18:
      if (lookahead == '.') ADVANCE(109);
      if (lookahead == 'i') ADVANCE(102);
      if (lookahead == 'n') ADVANCE(100);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(497);
      END_STATE();
    case 19:
      if (lookahead == '.') ADVANCE(109);
      if (lookahead == 'i') ADVANCE(102);
      if (lookahead == 'n') ADVANCE(100);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(498);
      END_STATE();
    case 20:
      if (lookahead == '.') ADVANCE(21);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(499);
      END_STATE();
    case 21:
      if (lookahead == '.') ADVANCE(170);
      END_STATE();
    case 22:
      if (lookahead == '.') ADVANCE(5);
      END_STATE();
    case 23:
      if (lookahead == '.') ADVANCE(22);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(499);
      END_STATE();
    case 24:
      if (lookahead == '.') ADVANCE(113);
      END_STATE();
    case 25:
      if (lookahead == '/') ADVANCE(11);
      if (lookahead == 'b') ADVANCE(33);
      if (lookahead == 'e') ADVANCE(58);
      if (lookahead == 'f') ADVANCE(70);
      if (lookahead == 'l') ADVANCE(52);
      if (lookahead == '\t' ||
          lookahead == '\n' ||
          lookahead == '\r' ||
          lookahead == ' ') SKIP(25);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 26:
      if (lookahead == '0') ADVANCE(104);
      END_STATE();
    case 27:
      if (lookahead == ':') ADVANCE(112);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(27);
      END_STATE();
    case 28:
      if (lookahead == '=') ADVANCE(97);
      END_STATE();
    case 29:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == '_') ADVANCE(40);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 30:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == '_') ADVANCE(56);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 31:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == '_') ADVANCE(36);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 32:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == '_') ADVANCE(41);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 33:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'a') ADVANCE(39);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 34:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'a') ADVANCE(55);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 35:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'a') ADVANCE(88);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 36:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'a') ADVANCE(82);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 37:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'a') ADVANCE(79);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 38:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'b') ADVANCE(86);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 39:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'c') ADVANCE(54);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 40:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'c') ADVANCE(64);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 41:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'c') ADVANCE(65);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 42:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'd') ADVANCE(31);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 43:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'd') ADVANCE(32);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 44:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'e') ADVANCE(74);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 45:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'e') ADVANCE(59);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 46:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'e') ADVANCE(61);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 47:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'e') ADVANCE(72);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 48:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'f') ADVANCE(50);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 49:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'g') ADVANCE(91);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 50:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'i') ADVANCE(49);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 51:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'i') ADVANCE(38);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 52:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'i') ADVANCE(75);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 53:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'i') ADVANCE(66);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 54:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'k') ADVANCE(45);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 55:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'l') ADVANCE(90);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 56:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'l') ADVANCE(35);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 57:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'm') ADVANCE(69);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 58:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'n') ADVANCE(76);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 59:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'n') ADVANCE(43);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 60:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'n') ADVANCE(48);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 61:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'n') ADVANCE(42);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 62:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'n') ADVANCE(77);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 63:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'n') ADVANCE(30);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 64:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'o') ADVANCE(57);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 65:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'o') ADVANCE(60);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 66:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'o') ADVANCE(63);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 67:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'o') ADVANCE(62);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 68:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'o') ADVANCE(85);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 69:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'p') ADVANCE(84);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 70:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'r') ADVANCE(67);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 71:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'r') ADVANCE(87);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 72:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'r') ADVANCE(34);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 73:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'r') ADVANCE(51);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 74:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 's') ADVANCE(92);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 75:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 't') ADVANCE(47);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 76:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 't') ADVANCE(71);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 77:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 't') ADVANCE(46);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 78:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 't') ADVANCE(73);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 79:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 't') ADVANCE(53);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 80:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 't') ADVANCE(44);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 81:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 't') ADVANCE(93);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 82:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 't') ADVANCE(78);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 83:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 't') ADVANCE(37);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 84:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'u') ADVANCE(83);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 85:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'u') ADVANCE(81);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 86:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'u') ADVANCE(80);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 87:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'y') ADVANCE(29);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 88:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'y') ADVANCE(68);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 89:
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 90:
      if (lookahead == '=') ADVANCE(134);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 91:
      if (lookahead == '=') ADVANCE(132);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 92:
      if (lookahead == '=') ADVANCE(133);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 93:
      if (lookahead == '=') ADVANCE(135);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(89);
      END_STATE();
    case 94:
      if (lookahead == '>') ADVANCE(114);
      END_STATE();
    case 95:
      if (lookahead == '@') ADVANCE(111);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(95);
      END_STATE();
    case 96:
      if (lookahead == 'T') ADVANCE(4);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(96);
      END_STATE();
    case 97:
      if (lookahead == '[') ADVANCE(98);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(97);
      END_STATE();
    case 98:
      if (lookahead == ']') ADVANCE(512);
      if (lookahead == '\t' ||
          lookahead == ' ' ||
          lookahead == ',' ||
          ('0' <= lookahead && lookahead <= '9')) ADVANCE(98);
      END_STATE();
    case 99:
      if (lookahead == '_') ADVANCE(115);
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == '?' ||
          lookahead == 'b' ||
          lookahead == 'f') ADVANCE(99);
      END_STATE();
    case 100:
      if (lookahead == 'a') ADVANCE(103);
      END_STATE();
    case 101:
      if (lookahead == 'f') ADVANCE(494);
      END_STATE();
    case 102:
      if (lookahead == 'n') ADVANCE(101);
      END_STATE();
    case 103:
      if (lookahead == 'n') ADVANCE(495);
      END_STATE();
    case 104:
      if (lookahead == 'x') ADVANCE(116);
      END_STATE();
    case 105:
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(105);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(168);
      END_STATE();
    case 106:
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(106);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(9);
      END_STATE();
    case 107:
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(110);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(501);
      END_STATE();
    case 108:
      if (lookahead == 'L' ||
          lookahead == 'R') ADVANCE(24);
      END_STATE();
    case 109:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(499);
      END_STATE();
    case 110:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(501);
      END_STATE();
    case 111:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(27);
      END_STATE();
    case 112:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(507);
      END_STATE();
    case 113:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(95);
      END_STATE();
    case 114:
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == '?' ||
          lookahead == 'b' ||
          lookahead == 'f') ADVANCE(509);
      END_STATE();
    case 115:
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == '?' ||
          lookahead == 'i' ||
          lookahead == 'o') ADVANCE(15);
      END_STATE();
    case 116:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(6);
      END_STATE();
    case 117:
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(492);
      END_STATE();
    case 118:
      if (eof) ADVANCE(121);
      ADVANCE_MAP(
        '%', 117,
        '(', 138,
        ')', 139,
        ',', 130,
        '-', 17,
        '.', 109,
        '/', 10,
        '<', 28,
        '=', 165,
        'E', 434,
        'F', 457,
        'H', 461,
        'R', 436,
        'S', 484,
        '{', 137,
        '}', 140,
      );
      if (lookahead == '\t' ||
          lookahead == '\n' ||
          lookahead == '\r' ||
          lookahead == ' ') SKIP(118);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(498);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 119:
      if (eof) ADVANCE(121);
      ADVANCE_MAP(
        '%', 117,
        '(', 138,
        ')', 139,
        ',', 130,
        '-', 17,
        '.', 109,
        '/', 10,
        '=', 165,
        'E', 284,
        'F', 306,
        'H', 310,
        'R', 286,
        'S', 329,
        '{', 137,
        '}', 140,
      );
      if (lookahead == '\t' ||
          lookahead == '\n' ||
          lookahead == '\r' ||
          lookahead == ' ') SKIP(119);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(498);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 120:
      if (eof) ADVANCE(121);
      ADVANCE_MAP(
        '%', 117,
        '(', 138,
        ')', 139,
        ',', 130,
        '-', 17,
        '.', 109,
        '/', 10,
        'E', 337,
        'F', 377,
        'H', 383,
        'R', 339,
        'S', 420,
        'b', 347,
        'f', 404,
        'l', 378,
        '{', 137,
        '}', 140,
      );
      if (lookahead == '\t' ||
          lookahead == '\n' ||
          lookahead == '\r' ||
          lookahead == ' ') SKIP(120);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(498);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 121:
      ACCEPT_TOKEN(ts_builtin_sym_end);
      END_STATE();
    case 122:
      ACCEPT_TOKEN(sym_comment);
      END_STATE();
    case 123:
      ACCEPT_TOKEN(sym_comment);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(123);
      END_STATE();
    case 124:
      ACCEPT_TOKEN(sym_open_comment);
      if (lookahead == '*') ADVANCE(124);
      if (lookahead == '/') ADVANCE(122);
      if (lookahead != 0) ADVANCE(125);
      END_STATE();
    case 125:
      ACCEPT_TOKEN(sym_open_comment);
      if (lookahead == '*') ADVANCE(124);
      if (lookahead != 0) ADVANCE(125);
      END_STATE();
    case 126:
      ACCEPT_TOKEN(anon_sym_HloModule);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 127:
      ACCEPT_TOKEN(anon_sym_HloModule);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 128:
      ACCEPT_TOKEN(anon_sym_HloModule);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 129:
      ACCEPT_TOKEN(anon_sym_HloModule);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 130:
      ACCEPT_TOKEN(anon_sym_COMMA);
      END_STATE();
    case 131:
      ACCEPT_TOKEN(anon_sym_DASH_GT);
      END_STATE();
    case 132:
      ACCEPT_TOKEN(anon_sym_backend_config_EQ);
      END_STATE();
    case 133:
      ACCEPT_TOKEN(anon_sym_frontend_attributes_EQ);
      END_STATE();
    case 134:
      ACCEPT_TOKEN(anon_sym_literal_EQ);
      END_STATE();
    case 135:
      ACCEPT_TOKEN(anon_sym_entry_computation_layout_EQ);
      END_STATE();
    case 136:
      ACCEPT_TOKEN(sym__odd_module_name);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          lookahead == '<' ||
          lookahead == '>' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(136);
      END_STATE();
    case 137:
      ACCEPT_TOKEN(anon_sym_LBRACE);
      END_STATE();
    case 138:
      ACCEPT_TOKEN(anon_sym_LPAREN);
      END_STATE();
    case 139:
      ACCEPT_TOKEN(anon_sym_RPAREN);
      END_STATE();
    case 140:
      ACCEPT_TOKEN(anon_sym_RBRACE);
      END_STATE();
    case 141:
      ACCEPT_TOKEN(anon_sym_FileNames);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 142:
      ACCEPT_TOKEN(anon_sym_FileNames);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 143:
      ACCEPT_TOKEN(anon_sym_FileNames);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 144:
      ACCEPT_TOKEN(anon_sym_FileNames);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 145:
      ACCEPT_TOKEN(anon_sym_FunctionNames);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 146:
      ACCEPT_TOKEN(anon_sym_FunctionNames);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 147:
      ACCEPT_TOKEN(anon_sym_FunctionNames);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 148:
      ACCEPT_TOKEN(anon_sym_FunctionNames);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 149:
      ACCEPT_TOKEN(anon_sym_FileLocations);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 150:
      ACCEPT_TOKEN(anon_sym_FileLocations);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 151:
      ACCEPT_TOKEN(anon_sym_FileLocations);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 152:
      ACCEPT_TOKEN(anon_sym_FileLocations);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 153:
      ACCEPT_TOKEN(anon_sym_StackFrames);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 154:
      ACCEPT_TOKEN(anon_sym_StackFrames);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 155:
      ACCEPT_TOKEN(anon_sym_StackFrames);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 156:
      ACCEPT_TOKEN(anon_sym_StackFrames);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 157:
      ACCEPT_TOKEN(anon_sym_ENTRY);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 158:
      ACCEPT_TOKEN(anon_sym_ENTRY);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 159:
      ACCEPT_TOKEN(anon_sym_ENTRY);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 160:
      ACCEPT_TOKEN(anon_sym_ENTRY);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 161:
      ACCEPT_TOKEN(anon_sym_ROOT);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 162:
      ACCEPT_TOKEN(anon_sym_ROOT);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 163:
      ACCEPT_TOKEN(anon_sym_ROOT);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 164:
      ACCEPT_TOKEN(anon_sym_ROOT);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 165:
      ACCEPT_TOKEN(anon_sym_EQ);
      END_STATE();
    case 166:
      ACCEPT_TOKEN(anon_sym_constant);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 167:
      ACCEPT_TOKEN(anon_sym_constant);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 168:
      ACCEPT_TOKEN(sym_tuple_index);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(168);
      END_STATE();
    case 169:
      ACCEPT_TOKEN(sym_elided_operands);
      END_STATE();
    case 170:
      ACCEPT_TOKEN(sym_dots);
      END_STATE();
    case 171:
      ACCEPT_TOKEN(sym_name);
      END_STATE();
    case 172:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == '-') ADVANCE(177);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == '?') ADVANCE(15);
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == 'i' ||
          lookahead == 'o') ADVANCE(172);
      if (lookahead == '.' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 173:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == '-') ADVANCE(427);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '?') ADVANCE(15);
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == 'i' ||
          lookahead == 'o') ADVANCE(173);
      if (lookahead == '.' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 174:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == '.') ADVANCE(276);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'O') ADVANCE(188);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 175:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == '.') ADVANCE(276);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 176:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == '.') ADVANCE(490);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '-' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 177:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == '>') ADVANCE(114);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 178:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == '?') ADVANCE(99);
      if (lookahead == '_') ADVANCE(181);
      if (lookahead == 'a') ADVANCE(204);
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == 'b' ||
          lookahead == 'f') ADVANCE(180);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('c' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 179:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == '?') ADVANCE(99);
      if (lookahead == '_') ADVANCE(181);
      if (lookahead == 'r') ADVANCE(250);
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == 'b' ||
          lookahead == 'f') ADVANCE(180);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 180:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == '?') ADVANCE(99);
      if (lookahead == '_') ADVANCE(181);
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == 'b' ||
          lookahead == 'f') ADVANCE(180);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 181:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == '?') ADVANCE(15);
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == 'i' ||
          lookahead == 'o') ADVANCE(172);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 182:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == '@') ADVANCE(111);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(182);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 183:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'F') ADVANCE(257);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 184:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'L') ADVANCE(251);
      if (lookahead == 'N') ADVANCE(195);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 185:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'M') ADVANCE(248);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 186:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'N') ADVANCE(190);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 187:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'N') ADVANCE(201);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 188:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'O') ADVANCE(191);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 189:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'R') ADVANCE(192);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 190:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'T') ADVANCE(189);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 191:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'T') ADVANCE(161);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 192:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'Y') ADVANCE(157);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 193:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == '_') ADVANCE(208);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 194:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == '_') ADVANCE(197);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 195:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'a') ADVANCE(235);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 196:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'a') ADVANCE(233);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 197:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'a') ADVANCE(270);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 198:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'a') ADVANCE(244);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 199:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'a') ADVANCE(205);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 200:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'a') ADVANCE(236);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 201:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'a') ADVANCE(237);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 202:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'a') ADVANCE(273);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 203:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'b') ADVANCE(275);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 204:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'c') ADVANCE(230);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 205:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'c') ADVANCE(229);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 206:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'c') ADVANCE(266);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 207:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'c') ADVANCE(202);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 208:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'c') ADVANCE(253);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 209:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'd') ADVANCE(274);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 210:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'd') ADVANCE(193);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 211:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'd') ADVANCE(194);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 212:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'e') ADVANCE(184);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 213:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'e') ADVANCE(256);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 214:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'e') ADVANCE(126);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 215:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'e') ADVANCE(258);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 216:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'e') ADVANCE(259);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 217:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'e') ADVANCE(242);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 218:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'e') ADVANCE(261);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 219:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'e') ADVANCE(243);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 220:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'e') ADVANCE(262);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 221:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'f') ADVANCE(223);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 222:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'g') ADVANCE(279);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 223:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'i') ADVANCE(222);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 224:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'i') ADVANCE(203);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 225:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'i') ADVANCE(231);
      if (lookahead == 'u') ADVANCE(241);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 226:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'i') ADVANCE(267);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 227:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'i') ADVANCE(252);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 228:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'i') ADVANCE(254);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 229:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'k') ADVANCE(183);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 230:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'k') ADVANCE(217);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 231:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'l') ADVANCE(212);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 232:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'l') ADVANCE(247);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 233:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'l') ADVANCE(278);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 234:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'l') ADVANCE(214);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 235:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'm') ADVANCE(215);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 236:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'm') ADVANCE(216);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 237:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'm') ADVANCE(218);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 238:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'n') ADVANCE(263);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 239:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'n') ADVANCE(221);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 240:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'n') ADVANCE(187);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 241:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'n') ADVANCE(206);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 242:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'n') ADVANCE(210);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 243:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'n') ADVANCE(211);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 244:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'n') ADVANCE(265);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 245:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'n') ADVANCE(260);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 246:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'n') ADVANCE(272);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 247:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'o') ADVANCE(185);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 248:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'o') ADVANCE(209);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 249:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'o') ADVANCE(238);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 250:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'o') ADVANCE(246);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 251:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'o') ADVANCE(207);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 252:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'o') ADVANCE(240);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 253:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'o') ADVANCE(239);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 254:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'o') ADVANCE(245);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 255:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'r') ADVANCE(224);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 256:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'r') ADVANCE(196);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 257:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'r') ADVANCE(200);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 258:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 's') ADVANCE(141);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 259:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 's') ADVANCE(153);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 260:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 's') ADVANCE(149);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 261:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 's') ADVANCE(145);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 262:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 's') ADVANCE(280);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 263:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 's') ADVANCE(269);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 264:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 't') ADVANCE(199);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 265:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 't') ADVANCE(166);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 266:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 't') ADVANCE(227);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 267:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 't') ADVANCE(213);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 268:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 't') ADVANCE(255);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 269:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 't') ADVANCE(198);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 270:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 't') ADVANCE(268);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 271:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 't') ADVANCE(220);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 272:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 't') ADVANCE(219);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 273:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 't') ADVANCE(228);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 274:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'u') ADVANCE(234);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 275:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'u') ADVANCE(271);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 276:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(182);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 277:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 278:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(134);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 279:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(132);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 280:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '=') ADVANCE(133);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(277);
      END_STATE();
    case 281:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'F') ADVANCE(324);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 282:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'L') ADVANCE(323);
      if (lookahead == 'N') ADVANCE(292);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 283:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'M') ADVANCE(320);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 284:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'N') ADVANCE(289);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 285:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'N') ADVANCE(296);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 286:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'O') ADVANCE(287);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 287:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'O') ADVANCE(290);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 288:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'R') ADVANCE(291);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 289:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'T') ADVANCE(288);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 290:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'T') ADVANCE(162);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 291:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'Y') ADVANCE(158);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 292:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'a') ADVANCE(313);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 293:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'a') ADVANCE(297);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 294:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'a') ADVANCE(314);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 295:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'a') ADVANCE(331);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 296:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'a') ADVANCE(315);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 297:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'c') ADVANCE(309);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 298:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'c') ADVANCE(330);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 299:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'c') ADVANCE(295);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 300:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'd') ADVANCE(332);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 301:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'e') ADVANCE(282);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 302:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'e') ADVANCE(325);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 303:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'e') ADVANCE(127);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 304:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'e') ADVANCE(326);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 305:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'e') ADVANCE(328);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 306:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'i') ADVANCE(311);
      if (lookahead == 'u') ADVANCE(316);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 307:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'i') ADVANCE(321);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 308:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'i') ADVANCE(322);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 309:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'k') ADVANCE(281);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 310:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'l') ADVANCE(319);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 311:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'l') ADVANCE(301);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 312:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'l') ADVANCE(303);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 313:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'm') ADVANCE(302);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 314:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'm') ADVANCE(304);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 315:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'm') ADVANCE(305);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 316:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'n') ADVANCE(298);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 317:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'n') ADVANCE(285);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 318:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'n') ADVANCE(327);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 319:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'o') ADVANCE(283);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 320:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'o') ADVANCE(300);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 321:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'o') ADVANCE(317);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 322:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'o') ADVANCE(318);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 323:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'o') ADVANCE(299);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 324:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'r') ADVANCE(294);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 325:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 's') ADVANCE(142);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 326:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 's') ADVANCE(154);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 327:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 's') ADVANCE(150);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 328:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 's') ADVANCE(146);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 329:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 't') ADVANCE(293);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 330:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 't') ADVANCE(307);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 331:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 't') ADVANCE(308);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 332:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == 'u') ADVANCE(312);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 333:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '<') ADVANCE(136);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(333);
      END_STATE();
    case 334:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'F') ADVANCE(407);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 335:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'L') ADVANCE(400);
      if (lookahead == 'N') ADVANCE(348);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 336:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'M') ADVANCE(398);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 337:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'N') ADVANCE(342);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 338:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'N') ADVANCE(354);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 339:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'O') ADVANCE(340);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 340:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'O') ADVANCE(343);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 341:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'R') ADVANCE(344);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 342:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'T') ADVANCE(341);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 343:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'T') ADVANCE(163);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 344:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'Y') ADVANCE(159);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 345:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == '_') ADVANCE(360);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 346:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == '_') ADVANCE(350);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 347:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'a') ADVANCE(356);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 348:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'a') ADVANCE(387);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 349:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'a') ADVANCE(385);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 350:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'a') ADVANCE(417);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 351:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'a') ADVANCE(357);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 352:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'a') ADVANCE(388);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 353:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'a') ADVANCE(419);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 354:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'a') ADVANCE(389);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 355:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'b') ADVANCE(422);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 356:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'c') ADVANCE(382);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 357:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'c') ADVANCE(381);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 358:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'c') ADVANCE(413);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 359:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'c') ADVANCE(353);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 360:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'c') ADVANCE(402);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 361:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'd') ADVANCE(421);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 362:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'd') ADVANCE(345);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 363:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'd') ADVANCE(346);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 364:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'e') ADVANCE(335);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 365:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'e') ADVANCE(408);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 366:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'e') ADVANCE(128);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 367:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'e') ADVANCE(405);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 368:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'e') ADVANCE(409);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 369:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'e') ADVANCE(393);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 370:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'e') ADVANCE(394);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 371:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'e') ADVANCE(411);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 372:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'e') ADVANCE(412);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 373:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'f') ADVANCE(375);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 374:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'g') ADVANCE(425);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 375:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'i') ADVANCE(374);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 376:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'i') ADVANCE(355);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 377:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'i') ADVANCE(384);
      if (lookahead == 'u') ADVANCE(392);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 378:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'i') ADVANCE(414);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 379:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'i') ADVANCE(401);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 380:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'i') ADVANCE(403);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 381:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'k') ADVANCE(334);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 382:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'k') ADVANCE(369);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 383:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'l') ADVANCE(397);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 384:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'l') ADVANCE(364);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 385:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'l') ADVANCE(424);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 386:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'l') ADVANCE(366);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 387:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'm') ADVANCE(365);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 388:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'm') ADVANCE(368);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 389:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'm') ADVANCE(371);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 390:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'n') ADVANCE(373);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 391:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'n') ADVANCE(338);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 392:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'n') ADVANCE(358);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 393:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'n') ADVANCE(362);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 394:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'n') ADVANCE(363);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 395:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'n') ADVANCE(410);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 396:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'n') ADVANCE(416);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 397:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'o') ADVANCE(336);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 398:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'o') ADVANCE(361);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 399:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'o') ADVANCE(396);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 400:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'o') ADVANCE(359);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 401:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'o') ADVANCE(391);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 402:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'o') ADVANCE(390);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 403:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'o') ADVANCE(395);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 404:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'r') ADVANCE(399);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 405:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'r') ADVANCE(349);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 406:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'r') ADVANCE(376);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 407:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'r') ADVANCE(352);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 408:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 's') ADVANCE(143);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 409:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 's') ADVANCE(155);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 410:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 's') ADVANCE(151);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 411:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 's') ADVANCE(147);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 412:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 's') ADVANCE(426);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 413:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 't') ADVANCE(379);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 414:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 't') ADVANCE(367);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 415:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 't') ADVANCE(406);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 416:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 't') ADVANCE(370);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 417:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 't') ADVANCE(415);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 418:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 't') ADVANCE(372);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 419:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 't') ADVANCE(380);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 420:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 't') ADVANCE(351);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 421:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'u') ADVANCE(386);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 422:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == 'u') ADVANCE(418);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 423:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(493);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 424:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(134);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 425:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(132);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 426:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '=') ADVANCE(133);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(423);
      END_STATE();
    case 427:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '>') ADVANCE(114);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 428:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '?') ADVANCE(99);
      if (lookahead == '_') ADVANCE(429);
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == 'b' ||
          lookahead == 'f') ADVANCE(428);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 429:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '?') ADVANCE(15);
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == 'i' ||
          lookahead == 'o') ADVANCE(173);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 430:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '@') ADVANCE(111);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(430);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 431:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'F') ADVANCE(478);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 432:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'L') ADVANCE(476);
      if (lookahead == 'N') ADVANCE(442);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 433:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'M') ADVANCE(473);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 434:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'N') ADVANCE(439);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 435:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'N') ADVANCE(447);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 436:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'O') ADVANCE(437);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 437:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'O') ADVANCE(440);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 438:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'R') ADVANCE(441);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 439:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'T') ADVANCE(438);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 440:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'T') ADVANCE(164);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 441:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'Y') ADVANCE(160);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 442:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'a') ADVANCE(464);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 443:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'a') ADVANCE(448);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 444:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'a') ADVANCE(469);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 445:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'a') ADVANCE(465);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 446:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'a') ADVANCE(488);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 447:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'a') ADVANCE(466);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 448:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'c') ADVANCE(460);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 449:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'c') ADVANCE(485);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 450:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'c') ADVANCE(446);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 451:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'd') ADVANCE(489);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 452:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'e') ADVANCE(432);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 453:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'e') ADVANCE(479);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 454:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'e') ADVANCE(129);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 455:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'e') ADVANCE(480);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 456:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'e') ADVANCE(482);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 457:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'i') ADVANCE(462);
      if (lookahead == 'u') ADVANCE(467);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 458:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'i') ADVANCE(474);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 459:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'i') ADVANCE(475);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 460:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'k') ADVANCE(431);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 461:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'l') ADVANCE(472);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 462:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'l') ADVANCE(452);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 463:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'l') ADVANCE(454);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 464:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'm') ADVANCE(453);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 465:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'm') ADVANCE(455);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 466:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'm') ADVANCE(456);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 467:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'n') ADVANCE(449);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 468:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'n') ADVANCE(435);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 469:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'n') ADVANCE(486);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 470:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'n') ADVANCE(481);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 471:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'n') ADVANCE(483);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 472:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'o') ADVANCE(433);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 473:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'o') ADVANCE(451);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 474:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'o') ADVANCE(468);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 475:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'o') ADVANCE(470);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 476:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'o') ADVANCE(450);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 477:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'o') ADVANCE(471);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 478:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'r') ADVANCE(445);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 479:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 's') ADVANCE(144);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 480:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 's') ADVANCE(156);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 481:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 's') ADVANCE(152);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 482:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 's') ADVANCE(148);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 483:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 's') ADVANCE(487);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 484:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 't') ADVANCE(443);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 485:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 't') ADVANCE(458);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 486:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 't') ADVANCE(167);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 487:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 't') ADVANCE(444);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 488:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 't') ADVANCE(459);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 489:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == 'u') ADVANCE(463);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 490:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(430);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 491:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == ':') ADVANCE(171);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(491);
      END_STATE();
    case 492:
      ACCEPT_TOKEN(sym_name);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(492);
      END_STATE();
    case 493:
      ACCEPT_TOKEN(sym_attribute_name);
      END_STATE();
    case 494:
      ACCEPT_TOKEN(sym_number);
      END_STATE();
    case 495:
      ACCEPT_TOKEN(sym_number);
      if (lookahead == '(') ADVANCE(26);
      END_STATE();
    case 496:
      ACCEPT_TOKEN(sym_number);
      if (lookahead == '.') ADVANCE(499);
      if (lookahead == '?') ADVANCE(99);
      if (lookahead == '_') ADVANCE(506);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(502);
      if (lookahead == 'b' ||
          lookahead == 'f') ADVANCE(505);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(496);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(510);
      END_STATE();
    case 497:
      ACCEPT_TOKEN(sym_number);
      if (lookahead == '.') ADVANCE(499);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(502);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(497);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(510);
      END_STATE();
    case 498:
      ACCEPT_TOKEN(sym_number);
      if (lookahead == '.') ADVANCE(499);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(107);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(498);
      END_STATE();
    case 499:
      ACCEPT_TOKEN(sym_number);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(107);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(499);
      END_STATE();
    case 500:
      ACCEPT_TOKEN(sym_number);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(500);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(510);
      END_STATE();
    case 501:
      ACCEPT_TOKEN(sym_number);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(501);
      END_STATE();
    case 502:
      ACCEPT_TOKEN(sym_dims);
      if (lookahead == '+') ADVANCE(110);
      if (lookahead == '-') ADVANCE(508);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(500);
      if (lookahead == '.' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(510);
      END_STATE();
    case 503:
      ACCEPT_TOKEN(sym_dims);
      if (lookahead == '-') ADVANCE(504);
      if (lookahead == '?') ADVANCE(15);
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == 'i' ||
          lookahead == 'o') ADVANCE(503);
      if (lookahead == '.' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(510);
      END_STATE();
    case 504:
      ACCEPT_TOKEN(sym_dims);
      if (lookahead == '>') ADVANCE(114);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(510);
      END_STATE();
    case 505:
      ACCEPT_TOKEN(sym_dims);
      if (lookahead == '?') ADVANCE(99);
      if (lookahead == '_') ADVANCE(506);
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == 'b' ||
          lookahead == 'f') ADVANCE(505);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(510);
      END_STATE();
    case 506:
      ACCEPT_TOKEN(sym_dims);
      if (lookahead == '?') ADVANCE(15);
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == 'i' ||
          lookahead == 'o') ADVANCE(503);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(510);
      END_STATE();
    case 507:
      ACCEPT_TOKEN(sym_dims);
      if (lookahead == '_') ADVANCE(108);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(507);
      END_STATE();
    case 508:
      ACCEPT_TOKEN(sym_dims);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(500);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(510);
      END_STATE();
    case 509:
      ACCEPT_TOKEN(sym_dims);
      if (('0' <= lookahead && lookahead <= '9') ||
          lookahead == '?' ||
          lookahead == 'b' ||
          lookahead == 'f') ADVANCE(509);
      END_STATE();
    case 510:
      ACCEPT_TOKEN(sym_dims);
      if (lookahead == '-' ||
          lookahead == '.' ||
          ('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(510);
      END_STATE();
    case 511:
      ACCEPT_TOKEN(sym_iota);
      END_STATE();
    case 512:
      ACCEPT_TOKEN(sym_iota);
      if (lookahead == 'T') ADVANCE(4);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(96);
      END_STATE();
    default:
      return false;
  }
}

static const TSLexMode ts_lex_modes[STATE_COUNT] = {
  [0] = {.lex_state = 0, .external_lex_state = 1},
  [1] = {.lex_state = 118, .external_lex_state = 2},
  [2] = {.lex_state = 118, .external_lex_state = 2},
  [3] = {.lex_state = 118, .external_lex_state = 2},
  [4] = {.lex_state = 120, .external_lex_state = 3},
  [5] = {.lex_state = 118, .external_lex_state = 3},
  [6] = {.lex_state = 119, .external_lex_state = 2},
  [7] = {.lex_state = 118, .external_lex_state = 3},
  [8] = {.lex_state = 118, .external_lex_state = 4},
  [9] = {.lex_state = 118, .external_lex_state = 3},
  [10] = {.lex_state = 118, .external_lex_state = 4},
  [11] = {.lex_state = 118, .external_lex_state = 4},
  [12] = {.lex_state = 118, .external_lex_state = 3},
  [13] = {.lex_state = 118, .external_lex_state = 4},
  [14] = {.lex_state = 118, .external_lex_state = 4},
  [15] = {.lex_state = 118, .external_lex_state = 4},
  [16] = {.lex_state = 118, .external_lex_state = 4},
  [17] = {.lex_state = 118, .external_lex_state = 4},
  [18] = {.lex_state = 118, .external_lex_state = 4},
  [19] = {.lex_state = 118, .external_lex_state = 4},
  [20] = {.lex_state = 118, .external_lex_state = 3},
  [21] = {.lex_state = 118, .external_lex_state = 3},
  [22] = {.lex_state = 118, .external_lex_state = 3},
  [23] = {.lex_state = 118, .external_lex_state = 4},
  [24] = {.lex_state = 118, .external_lex_state = 4},
  [25] = {.lex_state = 118, .external_lex_state = 5},
  [26] = {.lex_state = 118, .external_lex_state = 4},
  [27] = {.lex_state = 118, .external_lex_state = 6},
  [28] = {.lex_state = 118, .external_lex_state = 4},
  [29] = {.lex_state = 118, .external_lex_state = 4},
  [30] = {.lex_state = 118, .external_lex_state = 4},
  [31] = {.lex_state = 118, .external_lex_state = 5},
  [32] = {.lex_state = 118, .external_lex_state = 5},
  [33] = {.lex_state = 118, .external_lex_state = 4},
  [34] = {.lex_state = 118, .external_lex_state = 4},
  [35] = {.lex_state = 118, .external_lex_state = 4},
  [36] = {.lex_state = 118, .external_lex_state = 4},
  [37] = {.lex_state = 118, .external_lex_state = 4},
  [38] = {.lex_state = 118, .external_lex_state = 4},
  [39] = {.lex_state = 118, .external_lex_state = 4},
  [40] = {.lex_state = 118, .external_lex_state = 4},
  [41] = {.lex_state = 118, .external_lex_state = 4},
  [42] = {.lex_state = 118, .external_lex_state = 4},
  [43] = {.lex_state = 118, .external_lex_state = 4},
  [44] = {.lex_state = 118, .external_lex_state = 4},
  [45] = {.lex_state = 118, .external_lex_state = 4},
  [46] = {.lex_state = 118, .external_lex_state = 4},
  [47] = {.lex_state = 118, .external_lex_state = 4},
  [48] = {.lex_state = 118, .external_lex_state = 4},
  [49] = {.lex_state = 118, .external_lex_state = 4},
  [50] = {.lex_state = 118, .external_lex_state = 4},
  [51] = {.lex_state = 118, .external_lex_state = 4},
  [52] = {.lex_state = 118, .external_lex_state = 4},
  [53] = {.lex_state = 118, .external_lex_state = 4},
  [54] = {.lex_state = 118, .external_lex_state = 4},
  [55] = {.lex_state = 118, .external_lex_state = 4},
  [56] = {.lex_state = 118, .external_lex_state = 4},
  [57] = {.lex_state = 118, .external_lex_state = 4},
  [58] = {.lex_state = 118, .external_lex_state = 4},
  [59] = {.lex_state = 118, .external_lex_state = 4},
  [60] = {.lex_state = 118, .external_lex_state = 4},
  [61] = {.lex_state = 118, .external_lex_state = 4},
  [62] = {.lex_state = 118, .external_lex_state = 4},
  [63] = {.lex_state = 118, .external_lex_state = 4},
  [64] = {.lex_state = 118, .external_lex_state = 4},
  [65] = {.lex_state = 118, .external_lex_state = 4},
  [66] = {.lex_state = 118, .external_lex_state = 4},
  [67] = {.lex_state = 118, .external_lex_state = 4},
  [68] = {.lex_state = 118, .external_lex_state = 4},
  [69] = {.lex_state = 118, .external_lex_state = 4},
  [70] = {.lex_state = 118, .external_lex_state = 4},
  [71] = {.lex_state = 118, .external_lex_state = 4},
  [72] = {.lex_state = 118, .external_lex_state = 4},
  [73] = {.lex_state = 118, .external_lex_state = 4},
  [74] = {.lex_state = 118, .external_lex_state = 4},
  [75] = {.lex_state = 118, .external_lex_state = 4},
  [76] = {.lex_state = 118, .external_lex_state = 4},
  [77] = {.lex_state = 118, .external_lex_state = 4},
  [78] = {.lex_state = 118, .external_lex_state = 4},
  [79] = {.lex_state = 118, .external_lex_state = 4},
  [80] = {.lex_state = 118, .external_lex_state = 4},
  [81] = {.lex_state = 118, .external_lex_state = 4},
  [82] = {.lex_state = 118, .external_lex_state = 4},
  [83] = {.lex_state = 118, .external_lex_state = 4},
  [84] = {.lex_state = 118, .external_lex_state = 4},
  [85] = {.lex_state = 118, .external_lex_state = 4},
  [86] = {.lex_state = 118, .external_lex_state = 4},
  [87] = {.lex_state = 118, .external_lex_state = 4},
  [88] = {.lex_state = 118, .external_lex_state = 4},
  [89] = {.lex_state = 118, .external_lex_state = 4},
  [90] = {.lex_state = 118, .external_lex_state = 4},
  [91] = {.lex_state = 118, .external_lex_state = 4},
  [92] = {.lex_state = 118, .external_lex_state = 4},
  [93] = {.lex_state = 118, .external_lex_state = 4},
  [94] = {.lex_state = 118, .external_lex_state = 4},
  [95] = {.lex_state = 118, .external_lex_state = 4},
  [96] = {.lex_state = 118, .external_lex_state = 4},
  [97] = {.lex_state = 118, .external_lex_state = 4},
  [98] = {.lex_state = 118, .external_lex_state = 4},
  [99] = {.lex_state = 118, .external_lex_state = 4},
  [100] = {.lex_state = 118, .external_lex_state = 4},
  [101] = {.lex_state = 118, .external_lex_state = 4},
  [102] = {.lex_state = 118, .external_lex_state = 4},
  [103] = {.lex_state = 118, .external_lex_state = 4},
  [104] = {.lex_state = 118, .external_lex_state = 4},
  [105] = {.lex_state = 118, .external_lex_state = 4},
  [106] = {.lex_state = 118, .external_lex_state = 4},
  [107] = {.lex_state = 118, .external_lex_state = 4},
  [108] = {.lex_state = 118, .external_lex_state = 2},
  [109] = {.lex_state = 118, .external_lex_state = 2},
  [110] = {.lex_state = 118, .external_lex_state = 2},
  [111] = {.lex_state = 118, .external_lex_state = 2},
  [112] = {.lex_state = 118, .external_lex_state = 2},
  [113] = {.lex_state = 118, .external_lex_state = 2},
  [114] = {.lex_state = 118, .external_lex_state = 2},
  [115] = {.lex_state = 118, .external_lex_state = 2},
  [116] = {.lex_state = 118, .external_lex_state = 2},
  [117] = {.lex_state = 118, .external_lex_state = 2},
  [118] = {.lex_state = 118, .external_lex_state = 2},
  [119] = {.lex_state = 118, .external_lex_state = 2},
  [120] = {.lex_state = 118, .external_lex_state = 2},
  [121] = {.lex_state = 118, .external_lex_state = 2},
  [122] = {.lex_state = 118, .external_lex_state = 2},
  [123] = {.lex_state = 118, .external_lex_state = 2},
  [124] = {.lex_state = 118, .external_lex_state = 2},
  [125] = {.lex_state = 118, .external_lex_state = 2},
  [126] = {.lex_state = 118, .external_lex_state = 2},
  [127] = {.lex_state = 118, .external_lex_state = 2},
  [128] = {.lex_state = 118, .external_lex_state = 2},
  [129] = {.lex_state = 118, .external_lex_state = 2},
  [130] = {.lex_state = 118, .external_lex_state = 2},
  [131] = {.lex_state = 118, .external_lex_state = 2},
  [132] = {.lex_state = 118, .external_lex_state = 2},
  [133] = {.lex_state = 118, .external_lex_state = 2},
  [134] = {.lex_state = 118, .external_lex_state = 2},
  [135] = {.lex_state = 118, .external_lex_state = 2},
  [136] = {.lex_state = 118, .external_lex_state = 2},
  [137] = {.lex_state = 118, .external_lex_state = 2},
  [138] = {.lex_state = 118, .external_lex_state = 2},
  [139] = {.lex_state = 118, .external_lex_state = 2},
  [140] = {.lex_state = 118, .external_lex_state = 2},
  [141] = {.lex_state = 118, .external_lex_state = 2},
  [142] = {.lex_state = 118, .external_lex_state = 2},
  [143] = {.lex_state = 118, .external_lex_state = 2},
  [144] = {.lex_state = 118, .external_lex_state = 2},
  [145] = {.lex_state = 118, .external_lex_state = 2},
  [146] = {.lex_state = 118, .external_lex_state = 2},
  [147] = {.lex_state = 118, .external_lex_state = 2},
  [148] = {.lex_state = 118, .external_lex_state = 2},
  [149] = {.lex_state = 118, .external_lex_state = 2},
  [150] = {.lex_state = 118, .external_lex_state = 4},
  [151] = {.lex_state = 118, .external_lex_state = 2},
  [152] = {.lex_state = 118, .external_lex_state = 2},
  [153] = {.lex_state = 118, .external_lex_state = 2},
  [154] = {.lex_state = 118, .external_lex_state = 2},
  [155] = {.lex_state = 118, .external_lex_state = 7},
  [156] = {.lex_state = 118, .external_lex_state = 2},
  [157] = {.lex_state = 118, .external_lex_state = 4},
  [158] = {.lex_state = 118, .external_lex_state = 2},
  [159] = {.lex_state = 118, .external_lex_state = 2},
  [160] = {.lex_state = 118, .external_lex_state = 2},
  [161] = {.lex_state = 118, .external_lex_state = 2},
  [162] = {.lex_state = 118, .external_lex_state = 4},
  [163] = {.lex_state = 118, .external_lex_state = 2},
  [164] = {.lex_state = 118, .external_lex_state = 8},
  [165] = {.lex_state = 118, .external_lex_state = 2},
  [166] = {.lex_state = 118, .external_lex_state = 4},
  [167] = {.lex_state = 118, .external_lex_state = 9},
  [168] = {.lex_state = 118, .external_lex_state = 8},
  [169] = {.lex_state = 118, .external_lex_state = 2},
  [170] = {.lex_state = 118, .external_lex_state = 9},
  [171] = {.lex_state = 118, .external_lex_state = 2},
  [172] = {.lex_state = 118, .external_lex_state = 2},
  [173] = {.lex_state = 118, .external_lex_state = 2},
  [174] = {.lex_state = 118, .external_lex_state = 2},
  [175] = {.lex_state = 118, .external_lex_state = 2},
  [176] = {.lex_state = 118, .external_lex_state = 4},
  [177] = {.lex_state = 118, .external_lex_state = 2},
  [178] = {.lex_state = 118, .external_lex_state = 2},
  [179] = {.lex_state = 118, .external_lex_state = 2},
  [180] = {.lex_state = 118, .external_lex_state = 2},
  [181] = {.lex_state = 118, .external_lex_state = 8},
  [182] = {.lex_state = 118, .external_lex_state = 2},
  [183] = {.lex_state = 118, .external_lex_state = 8},
  [184] = {.lex_state = 118, .external_lex_state = 8},
  [185] = {.lex_state = 118, .external_lex_state = 2},
  [186] = {.lex_state = 118, .external_lex_state = 2},
  [187] = {.lex_state = 118, .external_lex_state = 2},
  [188] = {.lex_state = 118, .external_lex_state = 2},
  [189] = {.lex_state = 118, .external_lex_state = 2},
  [190] = {.lex_state = 118, .external_lex_state = 2},
  [191] = {.lex_state = 118, .external_lex_state = 2},
  [192] = {.lex_state = 118, .external_lex_state = 2},
  [193] = {.lex_state = 118, .external_lex_state = 2},
  [194] = {.lex_state = 118, .external_lex_state = 2},
  [195] = {.lex_state = 118, .external_lex_state = 2},
  [196] = {.lex_state = 118, .external_lex_state = 2},
  [197] = {.lex_state = 118, .external_lex_state = 2},
  [198] = {.lex_state = 118, .external_lex_state = 2},
  [199] = {.lex_state = 118, .external_lex_state = 2},
  [200] = {.lex_state = 118, .external_lex_state = 2},
  [201] = {.lex_state = 118, .external_lex_state = 2},
  [202] = {.lex_state = 118, .external_lex_state = 2},
  [203] = {.lex_state = 118, .external_lex_state = 2},
  [204] = {.lex_state = 118, .external_lex_state = 2},
  [205] = {.lex_state = 118, .external_lex_state = 2},
  [206] = {.lex_state = 118, .external_lex_state = 2},
  [207] = {.lex_state = 118, .external_lex_state = 2},
  [208] = {.lex_state = 118, .external_lex_state = 2},
  [209] = {.lex_state = 118, .external_lex_state = 2},
  [210] = {.lex_state = 118, .external_lex_state = 2},
  [211] = {.lex_state = 118, .external_lex_state = 2},
  [212] = {.lex_state = 118, .external_lex_state = 2},
  [213] = {.lex_state = 118, .external_lex_state = 2},
  [214] = {.lex_state = 118, .external_lex_state = 2},
  [215] = {.lex_state = 118, .external_lex_state = 2},
  [216] = {.lex_state = 118, .external_lex_state = 2},
  [217] = {.lex_state = 118, .external_lex_state = 2},
  [218] = {.lex_state = 118, .external_lex_state = 2},
  [219] = {.lex_state = 118, .external_lex_state = 2},
  [220] = {.lex_state = 118, .external_lex_state = 2},
  [221] = {.lex_state = 118, .external_lex_state = 2},
  [222] = {.lex_state = 118, .external_lex_state = 2},
  [223] = {.lex_state = 118, .external_lex_state = 2},
  [224] = {.lex_state = 118, .external_lex_state = 2},
  [225] = {.lex_state = 118, .external_lex_state = 2},
  [226] = {.lex_state = 118, .external_lex_state = 2},
  [227] = {.lex_state = 118, .external_lex_state = 8},
  [228] = {.lex_state = 118, .external_lex_state = 2},
  [229] = {.lex_state = 118, .external_lex_state = 2},
  [230] = {.lex_state = 118, .external_lex_state = 2},
  [231] = {.lex_state = 118, .external_lex_state = 2},
  [232] = {.lex_state = 118, .external_lex_state = 2},
  [233] = {.lex_state = 118, .external_lex_state = 2},
  [234] = {.lex_state = 118, .external_lex_state = 4},
  [235] = {.lex_state = 118, .external_lex_state = 2},
  [236] = {.lex_state = 118, .external_lex_state = 2},
  [237] = {.lex_state = 118, .external_lex_state = 2},
  [238] = {.lex_state = 118, .external_lex_state = 2},
  [239] = {.lex_state = 118, .external_lex_state = 2},
  [240] = {.lex_state = 118, .external_lex_state = 2},
  [241] = {.lex_state = 118, .external_lex_state = 2},
  [242] = {.lex_state = 118, .external_lex_state = 2},
  [243] = {.lex_state = 118, .external_lex_state = 10},
  [244] = {.lex_state = 118, .external_lex_state = 10},
  [245] = {.lex_state = 118, .external_lex_state = 11},
  [246] = {.lex_state = 118, .external_lex_state = 11},
  [247] = {.lex_state = 118, .external_lex_state = 11},
  [248] = {.lex_state = 118, .external_lex_state = 11},
  [249] = {.lex_state = 118, .external_lex_state = 11},
  [250] = {.lex_state = 118, .external_lex_state = 11},
  [251] = {.lex_state = 118, .external_lex_state = 12},
  [252] = {.lex_state = 118, .external_lex_state = 11},
  [253] = {.lex_state = 118, .external_lex_state = 11},
  [254] = {.lex_state = 118, .external_lex_state = 11},
  [255] = {.lex_state = 118, .external_lex_state = 10},
  [256] = {.lex_state = 118, .external_lex_state = 11},
  [257] = {.lex_state = 118, .external_lex_state = 11},
  [258] = {.lex_state = 118, .external_lex_state = 11},
  [259] = {.lex_state = 118, .external_lex_state = 11},
  [260] = {.lex_state = 118, .external_lex_state = 11},
  [261] = {.lex_state = 118, .external_lex_state = 11},
  [262] = {.lex_state = 118, .external_lex_state = 11},
  [263] = {.lex_state = 118, .external_lex_state = 11},
  [264] = {.lex_state = 118, .external_lex_state = 11},
  [265] = {.lex_state = 118, .external_lex_state = 11},
  [266] = {.lex_state = 118, .external_lex_state = 11},
  [267] = {.lex_state = 118, .external_lex_state = 11},
  [268] = {.lex_state = 118, .external_lex_state = 11},
  [269] = {.lex_state = 118, .external_lex_state = 11},
  [270] = {.lex_state = 118, .external_lex_state = 11},
  [271] = {.lex_state = 118, .external_lex_state = 11},
  [272] = {.lex_state = 118, .external_lex_state = 11},
  [273] = {.lex_state = 118, .external_lex_state = 11},
  [274] = {.lex_state = 118, .external_lex_state = 11},
  [275] = {.lex_state = 118, .external_lex_state = 11},
  [276] = {.lex_state = 118, .external_lex_state = 11},
  [277] = {.lex_state = 118, .external_lex_state = 11},
  [278] = {.lex_state = 118, .external_lex_state = 11},
  [279] = {.lex_state = 118, .external_lex_state = 11},
  [280] = {.lex_state = 118, .external_lex_state = 11},
  [281] = {.lex_state = 118, .external_lex_state = 11},
  [282] = {.lex_state = 118, .external_lex_state = 11},
  [283] = {.lex_state = 118, .external_lex_state = 11},
  [284] = {.lex_state = 118, .external_lex_state = 11},
  [285] = {.lex_state = 118, .external_lex_state = 11},
  [286] = {.lex_state = 118, .external_lex_state = 11},
  [287] = {.lex_state = 118, .external_lex_state = 11},
  [288] = {.lex_state = 118, .external_lex_state = 11},
  [289] = {.lex_state = 118, .external_lex_state = 11},
  [290] = {.lex_state = 118, .external_lex_state = 11},
  [291] = {.lex_state = 118, .external_lex_state = 11},
  [292] = {.lex_state = 118, .external_lex_state = 11},
  [293] = {.lex_state = 118, .external_lex_state = 11},
  [294] = {.lex_state = 118, .external_lex_state = 11},
  [295] = {.lex_state = 118, .external_lex_state = 11},
  [296] = {.lex_state = 118, .external_lex_state = 11},
  [297] = {.lex_state = 118, .external_lex_state = 11},
  [298] = {.lex_state = 118, .external_lex_state = 11},
  [299] = {.lex_state = 118, .external_lex_state = 11},
  [300] = {.lex_state = 118, .external_lex_state = 11},
  [301] = {.lex_state = 118, .external_lex_state = 11},
  [302] = {.lex_state = 118, .external_lex_state = 11},
  [303] = {.lex_state = 118, .external_lex_state = 11},
  [304] = {.lex_state = 118, .external_lex_state = 11},
  [305] = {.lex_state = 118, .external_lex_state = 11},
  [306] = {.lex_state = 118, .external_lex_state = 11},
  [307] = {.lex_state = 118, .external_lex_state = 11},
  [308] = {.lex_state = 118, .external_lex_state = 11},
  [309] = {.lex_state = 118, .external_lex_state = 11},
  [310] = {.lex_state = 118, .external_lex_state = 11},
  [311] = {.lex_state = 118, .external_lex_state = 11},
  [312] = {.lex_state = 118, .external_lex_state = 11},
  [313] = {.lex_state = 118, .external_lex_state = 11},
  [314] = {.lex_state = 118, .external_lex_state = 11},
  [315] = {.lex_state = 118, .external_lex_state = 11},
  [316] = {.lex_state = 118, .external_lex_state = 11},
  [317] = {.lex_state = 118, .external_lex_state = 11},
  [318] = {.lex_state = 118, .external_lex_state = 11},
  [319] = {.lex_state = 118, .external_lex_state = 11},
  [320] = {.lex_state = 118, .external_lex_state = 11},
  [321] = {.lex_state = 118, .external_lex_state = 11},
  [322] = {.lex_state = 118, .external_lex_state = 11},
  [323] = {.lex_state = 118, .external_lex_state = 11},
  [324] = {.lex_state = 118, .external_lex_state = 11},
  [325] = {.lex_state = 118, .external_lex_state = 11},
  [326] = {.lex_state = 118, .external_lex_state = 11},
  [327] = {.lex_state = 118, .external_lex_state = 11},
  [328] = {.lex_state = 118, .external_lex_state = 11},
  [329] = {.lex_state = 118, .external_lex_state = 11},
  [330] = {.lex_state = 118, .external_lex_state = 11},
  [331] = {.lex_state = 118, .external_lex_state = 11},
  [332] = {.lex_state = 118, .external_lex_state = 11},
  [333] = {.lex_state = 118, .external_lex_state = 11},
  [334] = {.lex_state = 118, .external_lex_state = 11},
  [335] = {.lex_state = 1, .external_lex_state = 13},
  [336] = {.lex_state = 118, .external_lex_state = 11},
  [337] = {.lex_state = 118, .external_lex_state = 11},
  [338] = {.lex_state = 1, .external_lex_state = 13},
  [339] = {.lex_state = 118, .external_lex_state = 11},
  [340] = {.lex_state = 118, .external_lex_state = 11},
  [341] = {.lex_state = 1, .external_lex_state = 13},
  [342] = {.lex_state = 118, .external_lex_state = 11},
  [343] = {.lex_state = 1, .external_lex_state = 13},
  [344] = {.lex_state = 118, .external_lex_state = 11},
  [345] = {.lex_state = 118, .external_lex_state = 14},
  [346] = {.lex_state = 118, .external_lex_state = 14},
  [347] = {.lex_state = 118, .external_lex_state = 14},
  [348] = {.lex_state = 2, .external_lex_state = 14},
  [349] = {.lex_state = 2, .external_lex_state = 14},
  [350] = {.lex_state = 2, .external_lex_state = 14},
  [351] = {.lex_state = 2, .external_lex_state = 14},
  [352] = {.lex_state = 2, .external_lex_state = 14},
  [353] = {.lex_state = 2, .external_lex_state = 14},
  [354] = {.lex_state = 2, .external_lex_state = 14},
  [355] = {.lex_state = 2, .external_lex_state = 14},
  [356] = {.lex_state = 2, .external_lex_state = 14},
  [357] = {.lex_state = 2, .external_lex_state = 14},
  [358] = {.lex_state = 2, .external_lex_state = 14},
  [359] = {.lex_state = 2, .external_lex_state = 14},
  [360] = {.lex_state = 2, .external_lex_state = 14},
  [361] = {.lex_state = 2, .external_lex_state = 14},
  [362] = {.lex_state = 2, .external_lex_state = 14},
  [363] = {.lex_state = 2, .external_lex_state = 14},
  [364] = {.lex_state = 2, .external_lex_state = 14},
  [365] = {.lex_state = 2, .external_lex_state = 14},
  [366] = {.lex_state = 2, .external_lex_state = 14},
  [367] = {.lex_state = 2, .external_lex_state = 14},
  [368] = {.lex_state = 2, .external_lex_state = 14},
  [369] = {.lex_state = 2, .external_lex_state = 14},
  [370] = {.lex_state = 2, .external_lex_state = 14},
  [371] = {.lex_state = 2, .external_lex_state = 14},
  [372] = {.lex_state = 2, .external_lex_state = 14},
  [373] = {.lex_state = 2, .external_lex_state = 14},
  [374] = {.lex_state = 0},
  [375] = {.lex_state = 0},
  [376] = {.lex_state = 0},
  [377] = {.lex_state = 0},
  [378] = {.lex_state = 2},
  [379] = {.lex_state = 0},
  [380] = {.lex_state = 0},
  [381] = {.lex_state = 0},
  [382] = {.lex_state = 0},
  [383] = {.lex_state = 2},
  [384] = {.lex_state = 0},
  [385] = {.lex_state = 0},
  [386] = {.lex_state = 0},
  [387] = {.lex_state = 2},
  [388] = {.lex_state = 0},
  [389] = {.lex_state = 0},
  [390] = {.lex_state = 2},
  [391] = {.lex_state = 0},
  [392] = {.lex_state = 0},
  [393] = {.lex_state = 0},
  [394] = {.lex_state = 0},
  [395] = {.lex_state = 0},
  [396] = {.lex_state = 0},
  [397] = {.lex_state = 2},
  [398] = {.lex_state = 0},
  [399] = {.lex_state = 2},
  [400] = {.lex_state = 0},
  [401] = {.lex_state = 0},
  [402] = {.lex_state = 0},
  [403] = {.lex_state = 0},
  [404] = {.lex_state = 0},
  [405] = {.lex_state = 0},
  [406] = {.lex_state = 2},
  [407] = {.lex_state = 0},
  [408] = {.lex_state = 0},
  [409] = {.lex_state = 2},
  [410] = {.lex_state = 0},
  [411] = {.lex_state = 0},
  [412] = {.lex_state = 0},
  [413] = {.lex_state = 0},
  [414] = {.lex_state = 0},
  [415] = {.lex_state = 0},
  [416] = {.lex_state = 2},
  [417] = {.lex_state = 2},
  [418] = {.lex_state = 0},
  [419] = {.lex_state = 0},
  [420] = {.lex_state = 2},
  [421] = {.lex_state = 0},
  [422] = {.lex_state = 0},
  [423] = {.lex_state = 2},
  [424] = {.lex_state = 0},
  [425] = {.lex_state = 0},
  [426] = {.lex_state = 0},
  [427] = {.lex_state = 0},
  [428] = {.lex_state = 0},
  [429] = {.lex_state = 0},
  [430] = {.lex_state = 2},
  [431] = {.lex_state = 0},
  [432] = {.lex_state = 0},
  [433] = {.lex_state = 2},
  [434] = {.lex_state = 0},
  [435] = {.lex_state = 0},
  [436] = {.lex_state = 0},
  [437] = {.lex_state = 0},
  [438] = {.lex_state = 2},
  [439] = {.lex_state = 0},
  [440] = {.lex_state = 0},
  [441] = {.lex_state = 0},
  [442] = {.lex_state = 0},
  [443] = {.lex_state = 2},
  [444] = {.lex_state = 0},
  [445] = {.lex_state = 0},
  [446] = {.lex_state = 0},
  [447] = {.lex_state = 0},
  [448] = {.lex_state = 0},
  [449] = {.lex_state = 0},
  [450] = {.lex_state = 0},
  [451] = {.lex_state = 0},
  [452] = {.lex_state = 2},
  [453] = {.lex_state = 0},
  [454] = {.lex_state = 0},
  [455] = {.lex_state = 0},
  [456] = {.lex_state = 0},
  [457] = {.lex_state = 0},
  [458] = {.lex_state = 0},
  [459] = {.lex_state = 2},
  [460] = {.lex_state = 0},
  [461] = {.lex_state = 0},
  [462] = {.lex_state = 2},
  [463] = {.lex_state = 0},
  [464] = {.lex_state = 0},
  [465] = {.lex_state = 0},
  [466] = {.lex_state = 0},
  [467] = {.lex_state = 2},
  [468] = {.lex_state = 0},
  [469] = {.lex_state = 0},
  [470] = {.lex_state = 0},
  [471] = {.lex_state = 0},
  [472] = {.lex_state = 0},
  [473] = {.lex_state = 0},
  [474] = {.lex_state = 2},
  [475] = {.lex_state = 0},
  [476] = {.lex_state = 0},
  [477] = {.lex_state = 0},
  [478] = {.lex_state = 2},
  [479] = {.lex_state = 0},
  [480] = {.lex_state = 0},
  [481] = {.lex_state = 0},
  [482] = {.lex_state = 0},
  [483] = {.lex_state = 2},
  [484] = {.lex_state = 0},
  [485] = {.lex_state = 0},
  [486] = {.lex_state = 0},
  [487] = {.lex_state = 2},
  [488] = {.lex_state = 0},
  [489] = {.lex_state = 0},
  [490] = {.lex_state = 0},
  [491] = {.lex_state = 0},
  [492] = {.lex_state = 0},
  [493] = {.lex_state = 0},
  [494] = {.lex_state = 0},
  [495] = {.lex_state = 0},
  [496] = {.lex_state = 0},
  [497] = {.lex_state = 0},
  [498] = {.lex_state = 2},
  [499] = {.lex_state = 0},
  [500] = {.lex_state = 1},
  [501] = {.lex_state = 0},
  [502] = {.lex_state = 0},
  [503] = {.lex_state = 0},
  [504] = {.lex_state = 0},
  [505] = {.lex_state = 0},
  [506] = {.lex_state = 0},
  [507] = {.lex_state = 0},
  [508] = {.lex_state = 2},
  [509] = {.lex_state = 0},
  [510] = {.lex_state = 0},
  [511] = {.lex_state = 0},
  [512] = {.lex_state = 2},
  [513] = {.lex_state = 0},
  [514] = {.lex_state = 0},
  [515] = {.lex_state = 0},
  [516] = {.lex_state = 0},
  [517] = {.lex_state = 0},
  [518] = {.lex_state = 0},
  [519] = {.lex_state = 0},
  [520] = {.lex_state = 0},
  [521] = {.lex_state = 0},
  [522] = {.lex_state = 0},
  [523] = {.lex_state = 25},
  [524] = {.lex_state = 0},
  [525] = {.lex_state = 0},
  [526] = {.lex_state = 0},
  [527] = {.lex_state = 0},
  [528] = {.lex_state = 0},
  [529] = {.lex_state = 0},
  [530] = {.lex_state = 0},
  [531] = {.lex_state = 0},
  [532] = {.lex_state = 0},
  [533] = {.lex_state = 0},
  [534] = {.lex_state = 0},
  [535] = {.lex_state = 0},
  [536] = {.lex_state = 0},
  [537] = {.lex_state = 0},
  [538] = {.lex_state = 0},
  [539] = {.lex_state = 0},
  [540] = {.lex_state = 0},
  [541] = {.lex_state = 0},
  [542] = {.lex_state = 0},
  [543] = {.lex_state = 0},
  [544] = {.lex_state = 0},
  [545] = {.lex_state = 0},
  [546] = {.lex_state = 0},
  [547] = {.lex_state = 0},
  [548] = {.lex_state = 0},
  [549] = {.lex_state = 0},
  [550] = {.lex_state = 0},
  [551] = {.lex_state = 0},
  [552] = {.lex_state = 0},
  [553] = {.lex_state = 0},
  [554] = {.lex_state = 0},
  [555] = {.lex_state = 0},
  [556] = {.lex_state = 0},
  [557] = {.lex_state = 1, .external_lex_state = 15},
  [558] = {.lex_state = 1, .external_lex_state = 15},
  [559] = {.lex_state = 3, .external_lex_state = 16},
  [560] = {.lex_state = 0},
  [561] = {.lex_state = 120},
  [562] = {.lex_state = 0},
  [563] = {.lex_state = 0},
  [564] = {.lex_state = 3, .external_lex_state = 16},
  [565] = {.lex_state = 1, .external_lex_state = 15},
  [566] = {.lex_state = 1, .external_lex_state = 15},
  [567] = {.lex_state = 120},
  [568] = {.lex_state = 0},
  [569] = {.lex_state = 120},
  [570] = {.lex_state = 3, .external_lex_state = 16},
  [571] = {.lex_state = 3, .external_lex_state = 16},
  [572] = {.lex_state = 0},
  [573] = {.lex_state = 0},
  [574] = {.lex_state = 0, .external_lex_state = 17},
  [575] = {.lex_state = 0},
  [576] = {.lex_state = 0},
  [577] = {.lex_state = 0, .external_lex_state = 17},
  [578] = {.lex_state = 0, .external_lex_state = 18},
  [579] = {.lex_state = 0, .external_lex_state = 17},
  [580] = {.lex_state = 0},
  [581] = {.lex_state = 0},
  [582] = {.lex_state = 0, .external_lex_state = 17},
  [583] = {.lex_state = 0},
  [584] = {.lex_state = 0, .external_lex_state = 17},
  [585] = {.lex_state = 0},
  [586] = {.lex_state = 0},
  [587] = {.lex_state = 0, .external_lex_state = 17},
  [588] = {.lex_state = 0},
  [589] = {.lex_state = 0, .external_lex_state = 17},
  [590] = {.lex_state = 0},
  [591] = {.lex_state = 0},
  [592] = {.lex_state = 0},
  [593] = {.lex_state = 0},
  [594] = {.lex_state = 0, .external_lex_state = 17},
  [595] = {.lex_state = 0},
  [596] = {.lex_state = 0},
  [597] = {.lex_state = 0},
  [598] = {.lex_state = 0},
  [599] = {.lex_state = 0},
  [600] = {.lex_state = 0, .external_lex_state = 17},
  [601] = {.lex_state = 0, .external_lex_state = 17},
  [602] = {.lex_state = 0},
  [603] = {.lex_state = 0},
  [604] = {.lex_state = 0},
  [605] = {.lex_state = 0},
  [606] = {.lex_state = 0},
  [607] = {.lex_state = 0},
  [608] = {.lex_state = 0},
  [609] = {.lex_state = 0},
  [610] = {.lex_state = 0},
  [611] = {.lex_state = 0},
  [612] = {.lex_state = 0, .external_lex_state = 17},
  [613] = {.lex_state = 0},
  [614] = {.lex_state = 0},
  [615] = {.lex_state = 0},
  [616] = {.lex_state = 0},
  [617] = {.lex_state = 0, .external_lex_state = 17},
  [618] = {.lex_state = 0},
  [619] = {.lex_state = 0},
  [620] = {.lex_state = 0},
  [621] = {.lex_state = 0},
  [622] = {.lex_state = 0},
  [623] = {.lex_state = 0},
  [624] = {.lex_state = 0},
  [625] = {.lex_state = 0},
  [626] = {.lex_state = 0},
  [627] = {.lex_state = 0},
  [628] = {.lex_state = 0},
  [629] = {.lex_state = 2, .external_lex_state = 14},
  [630] = {.lex_state = 0},
  [631] = {.lex_state = 0},
  [632] = {.lex_state = 0},
  [633] = {.lex_state = 0},
  [634] = {.lex_state = 0},
  [635] = {.lex_state = 2, .external_lex_state = 14},
  [636] = {.lex_state = 0},
  [637] = {.lex_state = 0},
  [638] = {.lex_state = 0},
  [639] = {.lex_state = 0},
  [640] = {.lex_state = 0},
  [641] = {.lex_state = 0, .external_lex_state = 17},
  [642] = {.lex_state = 0},
  [643] = {.lex_state = 0},
  [644] = {.lex_state = 0},
  [645] = {.lex_state = 0},
  [646] = {.lex_state = 0},
  [647] = {.lex_state = 0},
  [648] = {.lex_state = 0},
  [649] = {.lex_state = 0},
  [650] = {.lex_state = 0, .external_lex_state = 17},
  [651] = {.lex_state = 0},
  [652] = {.lex_state = 0},
  [653] = {.lex_state = 0},
  [654] = {.lex_state = 0},
  [655] = {.lex_state = 0},
  [656] = {.lex_state = 0},
  [657] = {.lex_state = 0},
  [658] = {.lex_state = 0},
  [659] = {.lex_state = 0},
  [660] = {.lex_state = 0},
  [661] = {.lex_state = 0},
  [662] = {.lex_state = 0},
  [663] = {.lex_state = 0},
  [664] = {.lex_state = 0, .external_lex_state = 17},
  [665] = {.lex_state = 0},
  [666] = {.lex_state = 0, .external_lex_state = 18},
  [667] = {.lex_state = 0},
  [668] = {.lex_state = 0},
  [669] = {.lex_state = 0},
  [670] = {.lex_state = 0},
  [671] = {.lex_state = 0},
  [672] = {.lex_state = 0, .external_lex_state = 17},
  [673] = {.lex_state = 0},
  [674] = {.lex_state = 0, .external_lex_state = 18},
  [675] = {.lex_state = 0, .external_lex_state = 17},
  [676] = {.lex_state = 0},
  [677] = {.lex_state = 0},
  [678] = {.lex_state = 0},
  [679] = {.lex_state = 0, .external_lex_state = 17},
  [680] = {.lex_state = 0},
  [681] = {.lex_state = 0},
  [682] = {.lex_state = 0},
  [683] = {.lex_state = 0, .external_lex_state = 17},
  [684] = {.lex_state = 0},
  [685] = {.lex_state = 0},
  [686] = {.lex_state = 0},
  [687] = {.lex_state = 0},
  [688] = {.lex_state = 0},
  [689] = {.lex_state = 0, .external_lex_state = 17},
  [690] = {.lex_state = 0, .external_lex_state = 17},
  [691] = {.lex_state = 0},
  [692] = {.lex_state = 0},
  [693] = {.lex_state = 0},
  [694] = {.lex_state = 0},
  [695] = {.lex_state = 0},
  [696] = {.lex_state = 0},
  [697] = {.lex_state = 0},
  [698] = {.lex_state = 0},
  [699] = {.lex_state = 0},
  [700] = {.lex_state = 0},
  [701] = {.lex_state = 0, .external_lex_state = 17},
  [702] = {.lex_state = 0},
  [703] = {.lex_state = 0},
  [704] = {.lex_state = 2, .external_lex_state = 14},
  [705] = {.lex_state = 0},
  [706] = {.lex_state = 0},
  [707] = {.lex_state = 0, .external_lex_state = 17},
  [708] = {.lex_state = 0},
  [709] = {.lex_state = 0},
  [710] = {.lex_state = 0},
  [711] = {.lex_state = 0},
  [712] = {.lex_state = 0},
  [713] = {.lex_state = 0},
  [714] = {.lex_state = 0},
  [715] = {.lex_state = 0},
  [716] = {.lex_state = 0},
  [717] = {.lex_state = 0},
  [718] = {.lex_state = 0},
  [719] = {.lex_state = 0},
  [720] = {.lex_state = 0},
  [721] = {.lex_state = 0},
  [722] = {.lex_state = 0},
  [723] = {.lex_state = 0},
  [724] = {.lex_state = 0},
  [725] = {.lex_state = 0},
  [726] = {.lex_state = 0, .external_lex_state = 17},
  [727] = {.lex_state = 0},
  [728] = {.lex_state = 0},
  [729] = {.lex_state = 0},
  [730] = {.lex_state = 0},
  [731] = {.lex_state = 0},
  [732] = {.lex_state = 0},
  [733] = {.lex_state = 0},
  [734] = {.lex_state = 0},
  [735] = {.lex_state = 0},
  [736] = {.lex_state = 0},
  [737] = {.lex_state = 0},
  [738] = {.lex_state = 0},
  [739] = {.lex_state = 0},
  [740] = {.lex_state = 0},
  [741] = {.lex_state = 0, .external_lex_state = 17},
  [742] = {.lex_state = 0},
  [743] = {.lex_state = 2, .external_lex_state = 14},
  [744] = {.lex_state = 0},
  [745] = {.lex_state = 0},
  [746] = {.lex_state = 0, .external_lex_state = 18},
  [747] = {.lex_state = 0},
  [748] = {.lex_state = 0},
  [749] = {.lex_state = 0},
  [750] = {.lex_state = 0},
  [751] = {.lex_state = 0},
  [752] = {.lex_state = 0},
  [753] = {.lex_state = 0},
  [754] = {.lex_state = 0},
  [755] = {.lex_state = 0},
  [756] = {.lex_state = 0},
  [757] = {.lex_state = 0},
  [758] = {.lex_state = 0},
  [759] = {.lex_state = 2, .external_lex_state = 14},
  [760] = {.lex_state = 2, .external_lex_state = 14},
  [761] = {.lex_state = 2, .external_lex_state = 14},
  [762] = {.lex_state = 2, .external_lex_state = 14},
  [763] = {.lex_state = 2, .external_lex_state = 14},
  [764] = {.lex_state = 2, .external_lex_state = 14},
  [765] = {.lex_state = 2, .external_lex_state = 14},
  [766] = {.lex_state = 2, .external_lex_state = 14},
  [767] = {.lex_state = 0},
  [768] = {.lex_state = 0, .external_lex_state = 19},
  [769] = {.lex_state = 2},
  [770] = {.lex_state = 0},
  [771] = {.lex_state = 0},
  [772] = {.lex_state = 2},
  [773] = {.lex_state = 2},
  [774] = {.lex_state = 1},
  [775] = {.lex_state = 0},
  [776] = {.lex_state = 0},
  [777] = {.lex_state = 0},
  [778] = {.lex_state = 0},
  [779] = {.lex_state = 0},
  [780] = {.lex_state = 0},
  [781] = {.lex_state = 0},
  [782] = {.lex_state = 0, .external_lex_state = 19},
  [783] = {.lex_state = 0},
  [784] = {.lex_state = 2},
  [785] = {.lex_state = 2},
  [786] = {.lex_state = 2},
  [787] = {.lex_state = 0, .external_lex_state = 19},
  [788] = {.lex_state = 2},
  [789] = {.lex_state = 0, .external_lex_state = 19},
  [790] = {.lex_state = 0},
  [791] = {.lex_state = 2},
  [792] = {.lex_state = 2},
  [793] = {.lex_state = 2},
  [794] = {.lex_state = 2},
  [795] = {.lex_state = 2},
  [796] = {.lex_state = 2},
  [797] = {.lex_state = 2},
  [798] = {.lex_state = 2},
  [799] = {.lex_state = 0},
  [800] = {.lex_state = 2},
  [801] = {.lex_state = 2},
  [802] = {.lex_state = 0},
  [803] = {.lex_state = 0, .external_lex_state = 20},
  [804] = {.lex_state = 0},
  [805] = {.lex_state = 0},
  [806] = {.lex_state = 0},
  [807] = {.lex_state = 0},
  [808] = {.lex_state = 0},
  [809] = {.lex_state = 0},
  [810] = {.lex_state = 0},
  [811] = {.lex_state = 0},
  [812] = {.lex_state = 0, .external_lex_state = 20},
  [813] = {.lex_state = 0},
  [814] = {.lex_state = 0},
  [815] = {.lex_state = 0},
  [816] = {.lex_state = 0},
  [817] = {.lex_state = 0},
  [818] = {.lex_state = 0, .external_lex_state = 20},
  [819] = {.lex_state = 0},
  [820] = {.lex_state = 0},
  [821] = {.lex_state = 0},
  [822] = {.lex_state = 0},
  [823] = {.lex_state = 0},
  [824] = {.lex_state = 0},
  [825] = {.lex_state = 0},
  [826] = {.lex_state = 0},
  [827] = {.lex_state = 0, .external_lex_state = 20},
  [828] = {.lex_state = 0},
  [829] = {.lex_state = 0},
  [830] = {.lex_state = 0},
  [831] = {.lex_state = 0},
  [832] = {.lex_state = 0},
  [833] = {.lex_state = 0},
  [834] = {.lex_state = 0},
  [835] = {.lex_state = 0},
  [836] = {.lex_state = 0},
  [837] = {.lex_state = 0},
  [838] = {.lex_state = 0},
  [839] = {.lex_state = 0},
  [840] = {.lex_state = 0},
  [841] = {.lex_state = 0, .external_lex_state = 14},
  [842] = {.lex_state = 0},
  [843] = {.lex_state = 0},
  [844] = {.lex_state = 0},
  [845] = {.lex_state = 0},
  [846] = {.lex_state = 0},
  [847] = {.lex_state = 0},
  [848] = {.lex_state = 0},
  [849] = {.lex_state = 0},
  [850] = {.lex_state = 0},
  [851] = {.lex_state = 0},
  [852] = {.lex_state = 0},
  [853] = {.lex_state = 0},
  [854] = {.lex_state = 0},
  [855] = {.lex_state = 0, .external_lex_state = 14},
  [856] = {.lex_state = 0, .external_lex_state = 20},
  [857] = {.lex_state = 0},
  [858] = {.lex_state = 0},
  [859] = {.lex_state = 0, .external_lex_state = 20},
  [860] = {.lex_state = 0, .external_lex_state = 14},
  [861] = {.lex_state = 0, .external_lex_state = 20},
  [862] = {.lex_state = 0},
  [863] = {.lex_state = 0, .external_lex_state = 20},
  [864] = {.lex_state = 0},
  [865] = {.lex_state = 0},
  [866] = {.lex_state = 0},
  [867] = {.lex_state = 0, .external_lex_state = 20},
  [868] = {.lex_state = 0, .external_lex_state = 14},
  [869] = {.lex_state = 0, .external_lex_state = 20},
  [870] = {.lex_state = 0, .external_lex_state = 20},
  [871] = {.lex_state = 0},
  [872] = {.lex_state = 0},
  [873] = {.lex_state = 0},
  [874] = {.lex_state = 0},
  [875] = {.lex_state = 0, .external_lex_state = 14},
  [876] = {.lex_state = 0},
  [877] = {.lex_state = 0},
  [878] = {.lex_state = 0},
  [879] = {.lex_state = 0},
  [880] = {.lex_state = 0},
  [881] = {.lex_state = 0},
  [882] = {.lex_state = 0},
  [883] = {.lex_state = 0},
  [884] = {.lex_state = 0},
  [885] = {.lex_state = 0},
  [886] = {.lex_state = 0, .external_lex_state = 20},
  [887] = {.lex_state = 0, .external_lex_state = 20},
  [888] = {.lex_state = 0},
  [889] = {.lex_state = 0},
  [890] = {.lex_state = 0},
  [891] = {.lex_state = 0},
  [892] = {.lex_state = 0},
  [893] = {.lex_state = 0},
  [894] = {.lex_state = 0, .external_lex_state = 20},
  [895] = {.lex_state = 0, .external_lex_state = 14},
  [896] = {.lex_state = 0, .external_lex_state = 20},
  [897] = {.lex_state = 0},
  [898] = {.lex_state = 0},
  [899] = {.lex_state = 0},
  [900] = {.lex_state = 0},
  [901] = {.lex_state = 0, .external_lex_state = 20},
  [902] = {.lex_state = 0, .external_lex_state = 20},
  [903] = {.lex_state = 0, .external_lex_state = 20},
  [904] = {.lex_state = 0, .external_lex_state = 20},
  [905] = {.lex_state = 0, .external_lex_state = 20},
  [906] = {.lex_state = 0},
  [907] = {.lex_state = 0},
  [908] = {.lex_state = 0},
  [909] = {.lex_state = 0},
  [910] = {.lex_state = 0},
  [911] = {.lex_state = 0},
  [912] = {.lex_state = 0},
  [913] = {.lex_state = 0, .external_lex_state = 20},
  [914] = {.lex_state = 0},
  [915] = {.lex_state = 0},
  [916] = {.lex_state = 0},
  [917] = {.lex_state = 0},
  [918] = {.lex_state = 0},
  [919] = {.lex_state = 0},
  [920] = {.lex_state = 0},
  [921] = {.lex_state = 0, .external_lex_state = 20},
  [922] = {.lex_state = 0, .external_lex_state = 14},
  [923] = {.lex_state = 0, .external_lex_state = 20},
  [924] = {.lex_state = 0},
  [925] = {.lex_state = 0},
  [926] = {.lex_state = 0},
  [927] = {.lex_state = 0},
  [928] = {.lex_state = 0, .external_lex_state = 20},
  [929] = {.lex_state = 0, .external_lex_state = 20},
  [930] = {.lex_state = 0, .external_lex_state = 20},
  [931] = {.lex_state = 0, .external_lex_state = 20},
  [932] = {.lex_state = 0, .external_lex_state = 20},
  [933] = {.lex_state = 0, .external_lex_state = 20},
  [934] = {.lex_state = 0},
  [935] = {.lex_state = 0},
  [936] = {.lex_state = 0},
  [937] = {.lex_state = 0},
  [938] = {.lex_state = 0},
  [939] = {.lex_state = 0},
  [940] = {.lex_state = 1},
  [941] = {.lex_state = 0},
  [942] = {.lex_state = 0},
  [943] = {.lex_state = 0},
  [944] = {.lex_state = 0},
  [945] = {.lex_state = 0},
  [946] = {.lex_state = 0, .external_lex_state = 20},
  [947] = {.lex_state = 0, .external_lex_state = 14},
  [948] = {.lex_state = 0, .external_lex_state = 20},
  [949] = {.lex_state = 0},
  [950] = {.lex_state = 0},
  [951] = {.lex_state = 0},
  [952] = {.lex_state = 0, .external_lex_state = 14},
  [953] = {.lex_state = 0},
  [954] = {.lex_state = 0},
  [955] = {.lex_state = 0},
  [956] = {.lex_state = 0},
  [957] = {.lex_state = 0},
  [958] = {.lex_state = 0},
  [959] = {.lex_state = 0},
  [960] = {.lex_state = 0},
};

static const uint16_t ts_parse_table[LARGE_STATE_COUNT][SYMBOL_COUNT] = {
  [0] = {
    [ts_builtin_sym_end] = ACTIONS(1),
    [sym_comment] = ACTIONS(3),
    [sym_open_comment] = ACTIONS(1),
    [anon_sym_HloModule] = ACTIONS(1),
    [anon_sym_COMMA] = ACTIONS(1),
    [anon_sym_DASH_GT] = ACTIONS(1),
    [anon_sym_backend_config_EQ] = ACTIONS(1),
    [anon_sym_frontend_attributes_EQ] = ACTIONS(1),
    [anon_sym_literal_EQ] = ACTIONS(1),
    [sym__odd_module_name] = ACTIONS(1),
    [anon_sym_LBRACE] = ACTIONS(1),
    [anon_sym_LPAREN] = ACTIONS(1),
    [anon_sym_RPAREN] = ACTIONS(1),
    [anon_sym_RBRACE] = ACTIONS(1),
    [anon_sym_FileNames] = ACTIONS(1),
    [anon_sym_FunctionNames] = ACTIONS(1),
    [anon_sym_FileLocations] = ACTIONS(1),
    [anon_sym_StackFrames] = ACTIONS(1),
    [anon_sym_ENTRY] = ACTIONS(1),
    [anon_sym_ROOT] = ACTIONS(1),
    [anon_sym_EQ] = ACTIONS(1),
    [anon_sym_constant] = ACTIONS(1),
    [sym_tuple_index] = ACTIONS(1),
    [sym_dots] = ACTIONS(1),
    [sym_name] = ACTIONS(1),
    [sym_attribute_name] = ACTIONS(1),
    [sym_number] = ACTIONS(1),
    [sym_dims] = ACTIONS(1),
    [sym_iota] = ACTIONS(1),
    [sym_string] = ACTIONS(1),
    [sym_braces] = ACTIONS(1),
    [sym_raw_braces] = ACTIONS(1),
    [sym_literal] = ACTIONS(1),
    [sym_parens] = ACTIONS(1),
    [sym_brackets] = ACTIONS(1),
    [sym_shape] = ACTIONS(1),
    [sym_unclosed] = ACTIONS(1),
    [sym__stray_bytes] = ACTIONS(1),
    [sym__line_end] = ACTIONS(1),
    [sym__item_mark] = ACTIONS(1),
    [sym__layout_mark] = ACTIONS(1),
    [sym__missing_close] = ACTIONS(1),
    [sym__recovery] = ACTIONS(1),
  },
  [1] = {
    [sym_source_file] = STATE(831),
    [sym__item] = STATE(2),
    [sym_stray] = STATE(2),
    [sym_module_header] = STATE(2),
    [sym_layout_run] = STATE(2),
    [sym_table_title] = STATE(2),
    [sym_table_row] = STATE(2),
    [sym_computation] = STATE(2),
    [sym_computation_end] = STATE(2),
    [sym_instruction] = STATE(2),
    [aux_sym_source_file_repeat1] = STATE(2),
    [ts_builtin_sym_end] = ACTIONS(5),
    [sym_comment] = ACTIONS(3),
    [sym_open_comment] = ACTIONS(7),
    [anon_sym_HloModule] = ACTIONS(9),
    [anon_sym_DASH_GT] = ACTIONS(11),
    [anon_sym_LBRACE] = ACTIONS(13),
    [anon_sym_LPAREN] = ACTIONS(11),
    [anon_sym_RPAREN] = ACTIONS(11),
    [anon_sym_RBRACE] = ACTIONS(15),
    [anon_sym_FileNames] = ACTIONS(17),
    [anon_sym_FunctionNames] = ACTIONS(17),
    [anon_sym_FileLocations] = ACTIONS(17),
    [anon_sym_StackFrames] = ACTIONS(17),
    [anon_sym_ENTRY] = ACTIONS(19),
    [anon_sym_ROOT] = ACTIONS(21),
    [sym_name] = ACTIONS(23),
    [sym_number] = ACTIONS(25),
    [sym_shape] = ACTIONS(27),
    [sym__stray_bytes] = ACTIONS(29),
    [sym__item_mark] = ACTIONS(31),
  },
};

static const uint16_t ts_small_parse_table[] = {
  [0] = 16,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(7), 1,
      sym_open_comment,
    ACTIONS(9), 1,
      anon_sym_HloModule,
    ACTIONS(13), 1,
      anon_sym_LBRACE,
    ACTIONS(15), 1,
      anon_sym_RBRACE,
    ACTIONS(19), 1,
      anon_sym_ENTRY,
    ACTIONS(21), 1,
      anon_sym_ROOT,
    ACTIONS(23), 1,
      sym_name,
    ACTIONS(25), 1,
      sym_number,
    ACTIONS(27), 1,
      sym_shape,
    ACTIONS(29), 1,
      sym__stray_bytes,
    ACTIONS(33), 1,
      ts_builtin_sym_end,
    ACTIONS(35), 1,
      sym__item_mark,
    ACTIONS(11), 3,
      anon_sym_DASH_GT,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
    ACTIONS(17), 4,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
    STATE(3), 10,
      sym__item,
      sym_stray,
      sym_module_header,
      sym_layout_run,
      sym_table_title,
      sym_table_row,
      sym_computation,
      sym_computation_end,
      sym_instruction,
      aux_sym_source_file_repeat1,
  [63] = 16,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(37), 1,
      ts_builtin_sym_end,
    ACTIONS(39), 1,
      sym_open_comment,
    ACTIONS(42), 1,
      anon_sym_HloModule,
    ACTIONS(48), 1,
      anon_sym_LBRACE,
    ACTIONS(51), 1,
      anon_sym_RBRACE,
    ACTIONS(57), 1,
      anon_sym_ENTRY,
    ACTIONS(60), 1,
      anon_sym_ROOT,
    ACTIONS(63), 1,
      sym_name,
    ACTIONS(66), 1,
      sym_number,
    ACTIONS(69), 1,
      sym_shape,
    ACTIONS(72), 1,
      sym__stray_bytes,
    ACTIONS(75), 1,
      sym__item_mark,
    ACTIONS(45), 3,
      anon_sym_DASH_GT,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
    ACTIONS(54), 4,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
    STATE(3), 10,
      sym__item,
      sym_stray,
      sym_module_header,
      sym_layout_run,
      sym_table_title,
      sym_table_row,
      sym_computation,
      sym_computation_end,
      sym_instruction,
      aux_sym_source_file_repeat1,
  [126] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(82), 1,
      anon_sym_backend_config_EQ,
    ACTIONS(84), 1,
      anon_sym_frontend_attributes_EQ,
    ACTIONS(86), 1,
      anon_sym_literal_EQ,
    ACTIONS(88), 1,
      sym_attribute_name,
    ACTIONS(80), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(78), 12,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      sym__layout_mark,
      ts_builtin_sym_end,
      anon_sym_COMMA,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [167] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(94), 1,
      anon_sym_COMMA,
    ACTIONS(98), 1,
      anon_sym_RBRACE,
    STATE(9), 1,
      aux_sym__entry_layout_repeat1,
    STATE(173), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(90), 5,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_LBRACE,
      sym_number,
    ACTIONS(96), 5,
      sym_shape,
      sym__layout_mark,
      anon_sym_DASH_GT,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
    ACTIONS(92), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [208] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(104), 1,
      anon_sym_COMMA,
    ACTIONS(106), 1,
      sym__odd_module_name,
    ACTIONS(108), 1,
      anon_sym_EQ,
    ACTIONS(110), 1,
      sym_name,
    STATE(163), 1,
      aux_sym_module_header_repeat1,
    ACTIONS(102), 8,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
    ACTIONS(100), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [249] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(94), 1,
      anon_sym_COMMA,
    ACTIONS(118), 1,
      anon_sym_RBRACE,
    STATE(12), 1,
      aux_sym__entry_layout_repeat1,
    STATE(180), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(112), 5,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_LBRACE,
      sym_number,
    ACTIONS(116), 5,
      sym_shape,
      sym__layout_mark,
      anon_sym_DASH_GT,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
    ACTIONS(114), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [290] = 11,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(122), 1,
      sym_open_comment,
    ACTIONS(126), 1,
      anon_sym_RBRACE,
    ACTIONS(128), 1,
      anon_sym_ROOT,
    ACTIONS(130), 1,
      sym_name,
    ACTIONS(132), 1,
      sym_shape,
    ACTIONS(134), 1,
      sym__stray_bytes,
    ACTIONS(136), 1,
      sym__line_end,
    STATE(10), 3,
      sym_stray,
      sym_instruction,
      aux_sym_computation_repeat1,
    ACTIONS(124), 6,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
    ACTIONS(120), 7,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      sym_number,
  [337] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(94), 1,
      anon_sym_COMMA,
    ACTIONS(118), 1,
      anon_sym_RBRACE,
    STATE(20), 1,
      aux_sym__entry_layout_repeat1,
    STATE(180), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(112), 5,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_LBRACE,
      sym_number,
    ACTIONS(138), 5,
      sym_shape,
      sym__layout_mark,
      anon_sym_DASH_GT,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
    ACTIONS(114), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [378] = 11,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(122), 1,
      sym_open_comment,
    ACTIONS(128), 1,
      anon_sym_ROOT,
    ACTIONS(130), 1,
      sym_name,
    ACTIONS(132), 1,
      sym_shape,
    ACTIONS(134), 1,
      sym__stray_bytes,
    ACTIONS(142), 1,
      anon_sym_RBRACE,
    ACTIONS(144), 1,
      sym__line_end,
    STATE(14), 3,
      sym_stray,
      sym_instruction,
      aux_sym_computation_repeat1,
    ACTIONS(124), 6,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
    ACTIONS(140), 7,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      sym_number,
  [425] = 11,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(122), 1,
      sym_open_comment,
    ACTIONS(128), 1,
      anon_sym_ROOT,
    ACTIONS(130), 1,
      sym_name,
    ACTIONS(132), 1,
      sym_shape,
    ACTIONS(134), 1,
      sym__stray_bytes,
    ACTIONS(142), 1,
      anon_sym_RBRACE,
    ACTIONS(146), 1,
      sym__line_end,
    STATE(13), 3,
      sym_stray,
      sym_instruction,
      aux_sym_computation_repeat1,
    ACTIONS(124), 6,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
    ACTIONS(140), 7,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      sym_number,
  [472] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(94), 1,
      anon_sym_COMMA,
    ACTIONS(152), 1,
      anon_sym_RBRACE,
    STATE(20), 1,
      aux_sym__entry_layout_repeat1,
    STATE(159), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(138), 5,
      sym_shape,
      sym__layout_mark,
      anon_sym_DASH_GT,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
    ACTIONS(148), 5,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_LBRACE,
      sym_number,
    ACTIONS(150), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [513] = 11,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(122), 1,
      sym_open_comment,
    ACTIONS(128), 1,
      anon_sym_ROOT,
    ACTIONS(130), 1,
      sym_name,
    ACTIONS(132), 1,
      sym_shape,
    ACTIONS(134), 1,
      sym__stray_bytes,
    ACTIONS(144), 1,
      sym__line_end,
    ACTIONS(156), 1,
      anon_sym_RBRACE,
    STATE(14), 3,
      sym_stray,
      sym_instruction,
      aux_sym_computation_repeat1,
    ACTIONS(124), 6,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
    ACTIONS(154), 7,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      sym_number,
  [560] = 10,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(160), 1,
      sym_open_comment,
    ACTIONS(166), 1,
      anon_sym_ROOT,
    ACTIONS(169), 1,
      sym_name,
    ACTIONS(172), 1,
      sym_shape,
    ACTIONS(175), 1,
      sym__stray_bytes,
    ACTIONS(178), 1,
      sym__line_end,
    STATE(14), 3,
      sym_stray,
      sym_instruction,
      aux_sym_computation_repeat1,
    ACTIONS(163), 6,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
    ACTIONS(158), 8,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [605] = 11,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(122), 1,
      sym_open_comment,
    ACTIONS(128), 1,
      anon_sym_ROOT,
    ACTIONS(130), 1,
      sym_name,
    ACTIONS(132), 1,
      sym_shape,
    ACTIONS(134), 1,
      sym__stray_bytes,
    ACTIONS(144), 1,
      sym__line_end,
    ACTIONS(183), 1,
      anon_sym_RBRACE,
    STATE(14), 3,
      sym_stray,
      sym_instruction,
      aux_sym_computation_repeat1,
    ACTIONS(124), 6,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
    ACTIONS(181), 7,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      sym_number,
  [652] = 11,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(122), 1,
      sym_open_comment,
    ACTIONS(128), 1,
      anon_sym_ROOT,
    ACTIONS(130), 1,
      sym_name,
    ACTIONS(132), 1,
      sym_shape,
    ACTIONS(134), 1,
      sym__stray_bytes,
    ACTIONS(183), 1,
      anon_sym_RBRACE,
    ACTIONS(185), 1,
      sym__line_end,
    STATE(17), 3,
      sym_stray,
      sym_instruction,
      aux_sym_computation_repeat1,
    ACTIONS(124), 6,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
    ACTIONS(181), 7,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      sym_number,
  [699] = 11,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(122), 1,
      sym_open_comment,
    ACTIONS(128), 1,
      anon_sym_ROOT,
    ACTIONS(130), 1,
      sym_name,
    ACTIONS(132), 1,
      sym_shape,
    ACTIONS(134), 1,
      sym__stray_bytes,
    ACTIONS(144), 1,
      sym__line_end,
    ACTIONS(189), 1,
      anon_sym_RBRACE,
    STATE(14), 3,
      sym_stray,
      sym_instruction,
      aux_sym_computation_repeat1,
    ACTIONS(124), 6,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
    ACTIONS(187), 7,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      sym_number,
  [746] = 11,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(122), 1,
      sym_open_comment,
    ACTIONS(128), 1,
      anon_sym_ROOT,
    ACTIONS(130), 1,
      sym_name,
    ACTIONS(132), 1,
      sym_shape,
    ACTIONS(134), 1,
      sym__stray_bytes,
    ACTIONS(156), 1,
      anon_sym_RBRACE,
    ACTIONS(191), 1,
      sym__line_end,
    STATE(15), 3,
      sym_stray,
      sym_instruction,
      aux_sym_computation_repeat1,
    ACTIONS(124), 6,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
    ACTIONS(154), 7,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      sym_number,
  [793] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(99), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(195), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(193), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [827] = 5,
    ACTIONS(3), 1,
      sym_comment,
    STATE(20), 1,
      aux_sym__entry_layout_repeat1,
    ACTIONS(199), 6,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_LBRACE,
      anon_sym_RBRACE,
      sym_number,
    ACTIONS(203), 6,
      sym_shape,
      sym__layout_mark,
      anon_sym_COMMA,
      anon_sym_DASH_GT,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
    ACTIONS(201), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [861] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(212), 1,
      anon_sym_RBRACE,
    STATE(22), 1,
      aux_sym__entry_layout_repeat1,
    ACTIONS(206), 5,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_LBRACE,
      sym_number,
    ACTIONS(210), 6,
      sym_shape,
      sym__layout_mark,
      anon_sym_COMMA,
      anon_sym_DASH_GT,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
    ACTIONS(208), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [897] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(218), 1,
      anon_sym_RBRACE,
    STATE(20), 1,
      aux_sym__entry_layout_repeat1,
    ACTIONS(214), 5,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_LBRACE,
      sym_number,
    ACTIONS(138), 6,
      sym_shape,
      sym__layout_mark,
      anon_sym_COMMA,
      anon_sym_DASH_GT,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
    ACTIONS(216), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [933] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(224), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(222), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(220), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [967] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(29), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(229), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(227), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [1001] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(235), 1,
      anon_sym_DASH_GT,
    ACTIONS(238), 1,
      sym_braces,
    ACTIONS(233), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(231), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_COMMA,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [1035] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(238), 1,
      sym_iota,
    ACTIONS(233), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(231), 12,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_COMMA,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [1067] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(240), 1,
      sym_brackets,
    ACTIONS(233), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(231), 12,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_COMMA,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [1099] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(34), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(244), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(242), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [1133] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(244), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(242), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [1167] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(38), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(248), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(246), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [1201] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(254), 1,
      sym_name,
    ACTIONS(257), 1,
      sym_number,
    ACTIONS(260), 1,
      sym_braces,
    ACTIONS(252), 8,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
    ACTIONS(250), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_COMMA,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
  [1237] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(260), 1,
      sym_braces,
    ACTIONS(252), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(250), 12,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_COMMA,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [1269] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(40), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(264), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(262), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [1303] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(268), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(266), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [1337] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(43), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(268), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(266), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [1371] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(46), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(272), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(270), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [1405] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(47), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(276), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(274), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [1439] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(276), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(274), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [1473] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(49), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(280), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(278), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [1507] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(280), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(278), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [1541] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(53), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(284), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(282), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [1575] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(56), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(288), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(286), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [1609] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(292), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(290), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [1643] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(57), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(292), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(290), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [1677] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(59), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(296), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(294), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [1711] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(296), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(294), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [1745] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(300), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(298), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [1779] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(61), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(300), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(298), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [1813] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(304), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(302), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [1847] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(63), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(304), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(302), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [1881] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(66), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(308), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(306), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [1915] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(107), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(312), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(310), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [1949] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(312), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(310), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [1983] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(70), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(316), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(314), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [2017] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(71), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(320), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(318), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [2051] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(320), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(318), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [2085] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(324), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(322), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [2119] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(73), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(324), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(322), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [2153] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(328), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(326), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [2187] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(74), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(328), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(326), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [2221] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(332), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(330), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [2255] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(76), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(332), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(330), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [2289] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(336), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(334), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [2323] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(78), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(336), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(334), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [2357] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(80), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(340), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(338), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [2391] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(340), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(338), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [2425] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(344), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(342), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [2459] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(82), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(348), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(346), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [2493] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(84), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(352), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(350), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [2527] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(352), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(350), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [2561] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(356), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(354), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [2595] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(86), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(356), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(354), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [2629] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(360), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(358), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [2663] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(364), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(362), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [2697] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(88), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(364), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(362), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [2731] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(368), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(366), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [2765] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(89), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(368), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(366), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [2799] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(372), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(370), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [2833] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(90), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(372), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(370), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [2867] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(376), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(374), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [2901] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(91), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(376), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(374), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [2935] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(380), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(378), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [2969] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(93), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(380), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(378), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [3003] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(384), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(382), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [3037] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(95), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(384), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(382), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [3071] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(388), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(386), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [3105] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(97), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(388), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(386), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [3139] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(195), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(193), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [3173] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(392), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(390), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [3207] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(396), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(394), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [3241] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(400), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(398), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [3275] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(100), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(400), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(398), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [3309] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(404), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(402), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [3343] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(102), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(404), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(402), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [3377] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(408), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(406), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [3411] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(103), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(408), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(406), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [3445] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(412), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(410), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [3479] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(105), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(412), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(410), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [3513] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(416), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(414), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [3547] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(420), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(418), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [3581] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(106), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(420), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(418), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [3615] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(424), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(422), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [3649] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(428), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(426), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [3683] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(67), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(428), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(426), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [3717] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(432), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(430), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [3751] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(436), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(434), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [3785] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(197), 1,
      anon_sym_COMMA,
    STATE(23), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(348), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(346), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [3819] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(424), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(422), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [3852] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(124), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(352), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(350), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [3885] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(352), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(350), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [3918] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(356), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(354), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [3951] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(126), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(356), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(354), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [3984] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(360), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(358), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [4017] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(364), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(362), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [4050] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(128), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(364), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(362), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [4083] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(368), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(366), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [4116] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(130), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(368), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(366), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [4149] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(372), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(370), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [4182] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(131), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(372), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(370), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [4215] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(376), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(374), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [4248] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(132), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(376), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(374), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [4281] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(380), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(378), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [4314] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(134), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(380), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(378), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [4347] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(384), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(382), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [4380] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(136), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(384), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(382), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [4413] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(388), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(386), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [4446] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(138), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(388), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(386), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [4479] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(195), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(193), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [4512] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(140), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(195), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(193), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [4545] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(392), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(390), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [4578] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(396), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(394), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [4611] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(400), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(398), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [4644] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(141), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(400), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(398), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [4677] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(404), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(402), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [4710] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(108), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(404), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(402), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [4743] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(408), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(406), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [4776] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(143), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(408), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(406), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [4809] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(412), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(410), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [4842] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(145), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(412), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(410), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [4875] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(416), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(414), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [4908] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(420), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(418), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [4941] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(146), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(420), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(418), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [4974] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(428), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(426), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [5007] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(147), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(428), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(426), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [5040] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(432), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(430), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [5073] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(436), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(434), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [5106] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(344), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(342), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [5139] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(104), 1,
      anon_sym_COMMA,
    STATE(149), 1,
      aux_sym_module_header_repeat1,
    ACTIONS(442), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(440), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [5172] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(448), 1,
      anon_sym_COMMA,
    STATE(149), 1,
      aux_sym_module_header_repeat1,
    ACTIONS(446), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(444), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [5205] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(233), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(231), 12,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_COMMA,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [5234] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(159), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(150), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(148), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [5267] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(451), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(222), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(220), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [5300] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(454), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(154), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [5333] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(171), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(454), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(154), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [5366] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(460), 2,
      sym_string,
      sym_braces,
    ACTIONS(458), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(456), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [5397] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(180), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(114), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(112), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [5430] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(252), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(250), 12,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_COMMA,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [5459] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(207), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(464), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(462), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [5492] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(468), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(466), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [5525] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(175), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(468), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(466), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [5558] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(178), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(229), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(227), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [5591] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(472), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(470), 12,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_COMMA,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [5620] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(104), 1,
      anon_sym_COMMA,
    STATE(149), 1,
      aux_sym_module_header_repeat1,
    ACTIONS(476), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(474), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [5653] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(482), 1,
      anon_sym_DASH_GT,
    ACTIONS(485), 1,
      sym_braces,
    ACTIONS(480), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(478), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_COMMA,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [5686] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(485), 1,
      sym_iota,
    ACTIONS(480), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(478), 11,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_COMMA,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [5717] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(489), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(487), 12,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_COMMA,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [5746] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(491), 1,
      sym_brackets,
    ACTIONS(480), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(478), 11,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_COMMA,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [5777] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(493), 1,
      anon_sym_DASH_GT,
    ACTIONS(496), 1,
      sym_braces,
    ACTIONS(233), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(231), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_COMMA,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [5810] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(496), 1,
      sym_iota,
    ACTIONS(233), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(231), 11,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_COMMA,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [5841] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(498), 1,
      sym_brackets,
    ACTIONS(233), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(231), 11,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_COMMA,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [5872] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(500), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(181), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [5905] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(185), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(500), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(181), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [5938] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(114), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(112), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [5971] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(153), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(502), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(140), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [6004] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(506), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(504), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [6037] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(510), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(508), 12,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_COMMA,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [6066] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(188), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(244), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(242), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [6099] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(244), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(242), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [6132] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(104), 1,
      anon_sym_COMMA,
    STATE(148), 1,
      aux_sym_module_header_repeat1,
    ACTIONS(476), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(474), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [6165] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(150), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(148), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [6198] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(516), 1,
      sym_braces,
    ACTIONS(514), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(512), 11,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_COMMA,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [6229] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(192), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(248), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(246), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [6262] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(518), 1,
      sym_name,
    ACTIONS(521), 1,
      sym_number,
    ACTIONS(524), 1,
      sym_braces,
    ACTIONS(252), 8,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
    ACTIONS(250), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_COMMA,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
  [6297] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(524), 1,
      sym_braces,
    ACTIONS(252), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(250), 11,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_COMMA,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [6328] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(526), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(187), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [6361] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(193), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(526), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(187), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [6394] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(196), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(264), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(262), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [6427] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(268), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(266), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [6460] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(199), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(268), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(266), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [6493] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(202), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(272), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(270), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [6526] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(203), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(276), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(274), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [6559] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(276), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(274), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [6592] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(530), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(528), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [6625] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(205), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(530), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(528), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [6658] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(206), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(280), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(278), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [6691] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(280), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(278), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [6724] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(211), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(284), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(282), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [6757] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(214), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(288), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(286), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [6790] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(292), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(290), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [6823] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(215), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(292), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(290), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [6856] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(217), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(296), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(294), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [6889] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(296), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(294), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [6922] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(300), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(298), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [6955] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(219), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(300), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(298), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [6988] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(534), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(532), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [7021] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(304), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(302), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [7054] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(538), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(536), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [7087] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(221), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(304), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(302), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [7120] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(224), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(308), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(306), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [7153] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(225), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(312), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(310), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [7186] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(312), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(310), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [7219] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(110), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(316), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(314), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [7252] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(111), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(320), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(318), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [7285] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(320), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(318), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [7318] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(324), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(322), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [7351] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(113), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(324), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(322), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [7384] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(328), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(326), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [7417] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(114), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(328), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(326), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [7450] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(332), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(330), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [7483] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(116), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(332), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(330), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [7516] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(336), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(334), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [7549] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(118), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(336), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(334), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [7582] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(120), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(340), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(338), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [7615] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(340), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(338), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [7648] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(152), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(348), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(346), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [7681] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(438), 1,
      anon_sym_COMMA,
    STATE(122), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(348), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(346), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [7714] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(516), 1,
      sym_braces,
    ACTIONS(540), 1,
      sym_name,
    ACTIONS(543), 1,
      sym_number,
    ACTIONS(514), 8,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
    ACTIONS(512), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_COMMA,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
  [7749] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(548), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(546), 11,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_COMMA,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [7777] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(514), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(512), 11,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_COMMA,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [7805] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(233), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(231), 11,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_COMMA,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [7833] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(216), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(214), 11,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_COMMA,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [7861] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(489), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(487), 11,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_COMMA,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [7889] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(510), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(508), 11,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_COMMA,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [7917] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(552), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(550), 11,
      sym_shape,
      sym__stray_bytes,
      sym__line_end,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [7945] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(108), 1,
      anon_sym_EQ,
    ACTIONS(556), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(554), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [7975] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(252), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(250), 11,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_COMMA,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [8003] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(480), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(478), 11,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_COMMA,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [8031] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(560), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(558), 11,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_COMMA,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [8059] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(564), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(562), 11,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_COMMA,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [8087] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(472), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(470), 11,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_COMMA,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [8115] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(568), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(566), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [8142] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(552), 9,
      sym_open_comment,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
    ACTIONS(550), 10,
      sym_shape,
      sym__stray_bytes,
      sym__item_mark,
      ts_builtin_sym_end,
      anon_sym_DASH_GT,
      anon_sym_LBRACE,
      anon_sym_LPAREN,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
      sym_number,
  [8169] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(570), 1,
      anon_sym_DASH_GT,
    ACTIONS(572), 1,
      sym_braces,
    ACTIONS(231), 4,
      sym_shape,
      sym__line_end,
      anon_sym_COMMA,
      anon_sym_RBRACE,
    ACTIONS(233), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [8195] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(574), 1,
      sym_name,
    ACTIONS(577), 2,
      sym_braces,
      sym_number,
    ACTIONS(250), 4,
      sym_shape,
      sym__line_end,
      anon_sym_COMMA,
      anon_sym_RBRACE,
    ACTIONS(252), 7,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
  [8221] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(422), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(424), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [8246] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(583), 1,
      anon_sym_RBRACE,
    ACTIONS(585), 1,
      anon_sym_ROOT,
    ACTIONS(587), 1,
      sym_name,
    ACTIONS(589), 1,
      sym_shape,
    ACTIONS(591), 1,
      sym__line_end,
    STATE(247), 2,
      sym_instruction,
      aux_sym_body_repeat1,
    ACTIONS(581), 6,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
  [8277] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(596), 1,
      anon_sym_RBRACE,
    ACTIONS(598), 1,
      anon_sym_ROOT,
    ACTIONS(601), 1,
      sym_name,
    ACTIONS(604), 1,
      sym_shape,
    ACTIONS(607), 1,
      sym__line_end,
    STATE(247), 2,
      sym_instruction,
      aux_sym_body_repeat1,
    ACTIONS(593), 6,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
  [8308] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(610), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(220), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(222), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [8333] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(253), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(227), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(229), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [8358] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(572), 1,
      sym_iota,
    ACTIONS(231), 4,
      sym_shape,
      sym__line_end,
      anon_sym_COMMA,
      anon_sym_RBRACE,
    ACTIONS(233), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [8381] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(613), 1,
      sym_brackets,
    ACTIONS(231), 4,
      sym_shape,
      sym__line_end,
      anon_sym_COMMA,
      anon_sym_RBRACE,
    ACTIONS(233), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [8404] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(257), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(242), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(244), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [8429] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(242), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(244), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [8454] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(261), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(246), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(248), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [8479] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(577), 1,
      sym_braces,
    ACTIONS(250), 4,
      sym_shape,
      sym__line_end,
      anon_sym_COMMA,
      anon_sym_RBRACE,
    ACTIONS(252), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [8502] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(263), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(262), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(264), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [8527] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(266), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(268), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [8552] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(266), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(266), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(268), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [8577] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(269), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(270), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(272), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [8602] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(270), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(274), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(276), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [8627] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(274), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(276), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [8652] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(272), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(278), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(280), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [8677] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(278), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(280), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [8702] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(276), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(282), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(284), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [8727] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(279), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(286), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(288), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [8752] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(290), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(292), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [8777] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(280), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(290), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(292), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [8802] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(282), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(294), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(296), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [8827] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(294), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(296), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [8852] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(298), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(300), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [8877] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(284), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(298), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(300), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [8902] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(302), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(304), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [8927] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(286), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(302), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(304), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [8952] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(289), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(306), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(308), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [8977] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(290), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(310), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(312), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9002] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(310), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(312), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9027] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(293), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(314), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(316), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9052] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(294), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(318), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(320), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9077] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(318), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(320), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9102] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(322), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(324), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9127] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(296), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(322), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(324), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9152] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(326), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(328), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9177] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(297), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(326), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(328), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9202] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(330), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(332), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9227] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(299), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(330), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(332), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9252] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(334), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(336), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9277] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(301), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(334), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(336), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9302] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(303), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(338), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(340), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9327] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(338), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(340), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9352] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(346), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(348), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9377] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(305), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(346), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(348), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9402] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(307), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(350), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(352), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9427] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(350), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(352), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9452] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(354), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(356), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9477] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(309), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(354), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(356), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9502] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(358), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(360), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9527] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(362), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(364), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9552] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(311), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(362), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(364), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9577] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(366), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(368), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9602] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(313), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(366), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(368), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9627] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(370), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(372), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9652] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(314), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(370), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(372), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9677] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(374), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(376), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9702] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(315), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(374), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(376), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9727] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(378), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(380), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9752] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(317), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(378), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(380), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9777] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(382), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(384), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9802] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(319), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(382), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(384), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9827] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(386), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(388), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9852] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(321), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(386), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(388), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9877] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(193), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(195), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9902] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(323), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(193), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(195), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9927] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(390), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(392), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9952] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(394), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(396), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [9977] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(398), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(400), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [10002] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(324), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(398), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(400), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [10027] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(402), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(404), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [10052] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(245), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(402), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(404), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [10077] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(406), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(408), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [10102] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(326), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(406), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(408), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [10127] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(410), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(412), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [10152] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(328), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(410), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(412), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [10177] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(414), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(416), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [10202] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(418), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(420), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [10227] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(329), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(418), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(420), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [10252] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(426), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(428), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [10277] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(330), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(426), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(428), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [10302] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(430), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(432), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [10327] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(434), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(436), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [10352] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(579), 1,
      anon_sym_COMMA,
    STATE(248), 1,
      aux_sym_layout_run_repeat1,
    ACTIONS(342), 3,
      sym_shape,
      sym__line_end,
      anon_sym_RBRACE,
    ACTIONS(344), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [10377] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(585), 1,
      anon_sym_ROOT,
    ACTIONS(587), 1,
      sym_name,
    ACTIONS(589), 1,
      sym_shape,
    ACTIONS(591), 1,
      sym__line_end,
    ACTIONS(615), 1,
      anon_sym_RBRACE,
    STATE(247), 2,
      sym_instruction,
      aux_sym_body_repeat1,
    ACTIONS(581), 6,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
  [10408] = 8,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(585), 1,
      anon_sym_ROOT,
    ACTIONS(587), 1,
      sym_name,
    ACTIONS(589), 1,
      sym_shape,
    ACTIONS(591), 1,
      sym__line_end,
    ACTIONS(617), 1,
      anon_sym_RBRACE,
    STATE(247), 2,
      sym_instruction,
      aux_sym_body_repeat1,
    ACTIONS(581), 6,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
  [10439] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(585), 1,
      anon_sym_ROOT,
    ACTIONS(587), 1,
      sym_name,
    ACTIONS(589), 1,
      sym_shape,
    ACTIONS(619), 1,
      sym__line_end,
    STATE(246), 2,
      sym_instruction,
      aux_sym_body_repeat1,
    ACTIONS(581), 6,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
  [10467] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(231), 4,
      sym_shape,
      sym__line_end,
      anon_sym_COMMA,
      anon_sym_RBRACE,
    ACTIONS(233), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [10487] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(621), 1,
      anon_sym_LBRACE,
    ACTIONS(625), 1,
      sym_name,
    ACTIONS(629), 1,
      sym_parens,
    ACTIONS(631), 1,
      sym_brackets,
    ACTIONS(633), 1,
      sym_unclosed,
    STATE(237), 1,
      sym_body,
    ACTIONS(627), 2,
      sym_number,
      sym_dims,
    ACTIONS(623), 4,
      sym_string,
      sym_braces,
      sym_shape,
      sym_dots,
  [10519] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(508), 4,
      sym_shape,
      sym__line_end,
      anon_sym_COMMA,
      anon_sym_RBRACE,
    ACTIONS(510), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [10539] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(250), 4,
      sym_shape,
      sym__line_end,
      anon_sym_COMMA,
      anon_sym_RBRACE,
    ACTIONS(252), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [10559] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(621), 1,
      anon_sym_LBRACE,
    ACTIONS(637), 1,
      sym_name,
    ACTIONS(641), 1,
      sym_parens,
    ACTIONS(643), 1,
      sym_brackets,
    ACTIONS(645), 1,
      sym_unclosed,
    STATE(230), 1,
      sym_body,
    ACTIONS(639), 2,
      sym_number,
      sym_dims,
    ACTIONS(635), 4,
      sym_string,
      sym_braces,
      sym_shape,
      sym_dots,
  [10591] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(470), 4,
      sym_shape,
      sym__line_end,
      anon_sym_COMMA,
      anon_sym_RBRACE,
    ACTIONS(472), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [10611] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(585), 1,
      anon_sym_ROOT,
    ACTIONS(587), 1,
      sym_name,
    ACTIONS(589), 1,
      sym_shape,
    ACTIONS(647), 1,
      sym__line_end,
    STATE(332), 2,
      sym_instruction,
      aux_sym_body_repeat1,
    ACTIONS(581), 6,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
  [10639] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(649), 1,
      anon_sym_LBRACE,
    ACTIONS(653), 1,
      sym_name,
    ACTIONS(657), 1,
      sym_parens,
    ACTIONS(659), 1,
      sym_brackets,
    ACTIONS(661), 1,
      sym_unclosed,
    STATE(150), 1,
      sym_body,
    ACTIONS(655), 2,
      sym_number,
      sym_dims,
    ACTIONS(651), 4,
      sym_string,
      sym_braces,
      sym_shape,
      sym_dots,
  [10671] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(487), 4,
      sym_shape,
      sym__line_end,
      anon_sym_COMMA,
      anon_sym_RBRACE,
    ACTIONS(489), 8,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
      sym_name,
  [10691] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(663), 1,
      anon_sym_LBRACE,
    ACTIONS(667), 1,
      sym_name,
    ACTIONS(671), 1,
      sym_parens,
    ACTIONS(673), 1,
      sym_brackets,
    ACTIONS(675), 1,
      sym_unclosed,
    STATE(334), 1,
      sym_body,
    ACTIONS(669), 2,
      sym_number,
      sym_dims,
    ACTIONS(665), 4,
      sym_string,
      sym_braces,
      sym_shape,
      sym_dots,
  [10723] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(585), 1,
      anon_sym_ROOT,
    ACTIONS(587), 1,
      sym_name,
    ACTIONS(589), 1,
      sym_shape,
    ACTIONS(677), 1,
      sym__line_end,
    STATE(331), 2,
      sym_instruction,
      aux_sym_body_repeat1,
    ACTIONS(581), 6,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
  [10751] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(681), 1,
      anon_sym_EQ,
    ACTIONS(683), 1,
      sym_name,
    ACTIONS(685), 1,
      sym_shape,
    ACTIONS(679), 7,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
  [10773] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(108), 1,
      anon_sym_EQ,
    ACTIONS(689), 1,
      sym_name,
    ACTIONS(691), 1,
      sym_shape,
    ACTIONS(687), 7,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
  [10795] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(695), 1,
      anon_sym_EQ,
    ACTIONS(697), 1,
      sym_name,
    ACTIONS(699), 1,
      sym_shape,
    ACTIONS(693), 7,
      anon_sym_HloModule,
      anon_sym_FileNames,
      anon_sym_FunctionNames,
      anon_sym_FileLocations,
      anon_sym_StackFrames,
      anon_sym_ENTRY,
      anon_sym_ROOT,
  [10817] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(703), 1,
      anon_sym_RPAREN,
    ACTIONS(705), 1,
      anon_sym_constant,
    ACTIONS(709), 1,
      sym_name,
    ACTIONS(711), 1,
      sym_shape,
    STATE(598), 1,
      sym_nested_instruction,
    STATE(599), 1,
      aux_sym_instruction_repeat2,
    ACTIONS(707), 2,
      sym_elided_operands,
      sym_number,
  [10846] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(713), 1,
      anon_sym_RPAREN,
    ACTIONS(715), 1,
      anon_sym_constant,
    ACTIONS(719), 1,
      sym_name,
    ACTIONS(721), 1,
      sym_shape,
    STATE(580), 1,
      aux_sym_instruction_repeat2,
    STATE(711), 1,
      sym_nested_instruction,
    ACTIONS(717), 2,
      sym_elided_operands,
      sym_number,
  [10875] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(723), 1,
      anon_sym_RPAREN,
    ACTIONS(725), 1,
      anon_sym_constant,
    ACTIONS(729), 1,
      sym_name,
    ACTIONS(731), 1,
      sym_shape,
    STATE(581), 1,
      sym_nested_instruction,
    STATE(583), 1,
      aux_sym_instruction_repeat2,
    ACTIONS(727), 2,
      sym_elided_operands,
      sym_number,
  [10904] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(733), 1,
      anon_sym_RPAREN,
    ACTIONS(735), 1,
      anon_sym_constant,
    ACTIONS(739), 1,
      sym_name,
    ACTIONS(741), 1,
      sym_shape,
    STATE(602), 1,
      sym_nested_instruction,
    STATE(604), 1,
      aux_sym_instruction_repeat2,
    ACTIONS(737), 2,
      sym_elided_operands,
      sym_number,
  [10933] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(743), 1,
      anon_sym_RPAREN,
    ACTIONS(745), 1,
      anon_sym_constant,
    ACTIONS(749), 1,
      sym_name,
    ACTIONS(751), 1,
      sym_shape,
    STATE(595), 1,
      sym_nested_instruction,
    STATE(596), 1,
      aux_sym_instruction_repeat2,
    ACTIONS(747), 2,
      sym_elided_operands,
      sym_number,
  [10962] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(753), 1,
      anon_sym_RPAREN,
    ACTIONS(755), 1,
      anon_sym_constant,
    ACTIONS(759), 1,
      sym_name,
    ACTIONS(761), 1,
      sym_shape,
    STATE(619), 1,
      sym_nested_instruction,
    STATE(620), 1,
      aux_sym_instruction_repeat2,
    ACTIONS(757), 2,
      sym_elided_operands,
      sym_number,
  [10991] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(763), 1,
      anon_sym_RPAREN,
    ACTIONS(765), 1,
      anon_sym_constant,
    ACTIONS(769), 1,
      sym_name,
    ACTIONS(771), 1,
      sym_shape,
    STATE(753), 1,
      sym_nested_instruction,
    STATE(758), 1,
      aux_sym_instruction_repeat2,
    ACTIONS(767), 2,
      sym_elided_operands,
      sym_number,
  [11020] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(773), 1,
      anon_sym_RPAREN,
    ACTIONS(775), 1,
      anon_sym_constant,
    ACTIONS(779), 1,
      sym_name,
    ACTIONS(781), 1,
      sym_shape,
    STATE(605), 1,
      sym_nested_instruction,
    STATE(606), 1,
      aux_sym_instruction_repeat2,
    ACTIONS(777), 2,
      sym_elided_operands,
      sym_number,
  [11049] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(783), 1,
      anon_sym_RPAREN,
    ACTIONS(785), 1,
      anon_sym_constant,
    ACTIONS(789), 1,
      sym_name,
    ACTIONS(791), 1,
      sym_shape,
    STATE(615), 1,
      sym_nested_instruction,
    STATE(616), 1,
      aux_sym_instruction_repeat2,
    ACTIONS(787), 2,
      sym_elided_operands,
      sym_number,
  [11078] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(793), 1,
      anon_sym_RPAREN,
    ACTIONS(795), 1,
      anon_sym_constant,
    ACTIONS(799), 1,
      sym_name,
    ACTIONS(801), 1,
      sym_shape,
    STATE(630), 1,
      sym_nested_instruction,
    STATE(631), 1,
      aux_sym_instruction_repeat2,
    ACTIONS(797), 2,
      sym_elided_operands,
      sym_number,
  [11107] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(803), 1,
      anon_sym_RPAREN,
    ACTIONS(805), 1,
      anon_sym_constant,
    ACTIONS(809), 1,
      sym_name,
    ACTIONS(811), 1,
      sym_shape,
    STATE(636), 1,
      sym_nested_instruction,
    STATE(637), 1,
      aux_sym_instruction_repeat2,
    ACTIONS(807), 2,
      sym_elided_operands,
      sym_number,
  [11136] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(813), 1,
      anon_sym_RPAREN,
    ACTIONS(815), 1,
      anon_sym_constant,
    ACTIONS(819), 1,
      sym_name,
    ACTIONS(821), 1,
      sym_shape,
    STATE(670), 1,
      sym_nested_instruction,
    STATE(671), 1,
      aux_sym_instruction_repeat2,
    ACTIONS(817), 2,
      sym_elided_operands,
      sym_number,
  [11165] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(823), 1,
      anon_sym_RPAREN,
    ACTIONS(825), 1,
      anon_sym_constant,
    ACTIONS(829), 1,
      sym_name,
    ACTIONS(831), 1,
      sym_shape,
    STATE(665), 1,
      sym_nested_instruction,
    STATE(678), 1,
      aux_sym_instruction_repeat2,
    ACTIONS(827), 2,
      sym_elided_operands,
      sym_number,
  [11194] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(833), 1,
      anon_sym_RPAREN,
    ACTIONS(835), 1,
      anon_sym_constant,
    ACTIONS(839), 1,
      sym_name,
    ACTIONS(841), 1,
      sym_shape,
    STATE(682), 1,
      sym_nested_instruction,
    STATE(684), 1,
      aux_sym_instruction_repeat2,
    ACTIONS(837), 2,
      sym_elided_operands,
      sym_number,
  [11223] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(843), 1,
      anon_sym_RPAREN,
    ACTIONS(845), 1,
      anon_sym_constant,
    ACTIONS(849), 1,
      sym_name,
    ACTIONS(851), 1,
      sym_shape,
    STATE(686), 1,
      sym_nested_instruction,
    STATE(688), 1,
      aux_sym_instruction_repeat2,
    ACTIONS(847), 2,
      sym_elided_operands,
      sym_number,
  [11252] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(853), 1,
      anon_sym_RPAREN,
    ACTIONS(855), 1,
      anon_sym_constant,
    ACTIONS(859), 1,
      sym_name,
    ACTIONS(861), 1,
      sym_shape,
    STATE(588), 1,
      aux_sym_instruction_repeat2,
    STATE(718), 1,
      sym_nested_instruction,
    ACTIONS(857), 2,
      sym_elided_operands,
      sym_number,
  [11281] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(863), 1,
      anon_sym_RPAREN,
    ACTIONS(865), 1,
      anon_sym_constant,
    ACTIONS(869), 1,
      sym_name,
    ACTIONS(871), 1,
      sym_shape,
    STATE(693), 1,
      sym_nested_instruction,
    STATE(695), 1,
      aux_sym_instruction_repeat2,
    ACTIONS(867), 2,
      sym_elided_operands,
      sym_number,
  [11310] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(873), 1,
      anon_sym_RPAREN,
    ACTIONS(875), 1,
      anon_sym_constant,
    ACTIONS(879), 1,
      sym_name,
    ACTIONS(881), 1,
      sym_shape,
    STATE(705), 1,
      sym_nested_instruction,
    STATE(706), 1,
      aux_sym_instruction_repeat2,
    ACTIONS(877), 2,
      sym_elided_operands,
      sym_number,
  [11339] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(883), 1,
      anon_sym_RPAREN,
    ACTIONS(885), 1,
      anon_sym_constant,
    ACTIONS(889), 1,
      sym_name,
    ACTIONS(891), 1,
      sym_shape,
    STATE(710), 1,
      sym_nested_instruction,
    STATE(712), 1,
      aux_sym_instruction_repeat2,
    ACTIONS(887), 2,
      sym_elided_operands,
      sym_number,
  [11368] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(893), 1,
      anon_sym_RPAREN,
    ACTIONS(895), 1,
      anon_sym_constant,
    ACTIONS(899), 1,
      sym_name,
    ACTIONS(901), 1,
      sym_shape,
    STATE(723), 1,
      sym_nested_instruction,
    STATE(725), 1,
      aux_sym_instruction_repeat2,
    ACTIONS(897), 2,
      sym_elided_operands,
      sym_number,
  [11397] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(903), 1,
      anon_sym_RPAREN,
    ACTIONS(905), 1,
      anon_sym_constant,
    ACTIONS(909), 1,
      sym_name,
    ACTIONS(911), 1,
      sym_shape,
    STATE(731), 1,
      sym_nested_instruction,
    STATE(732), 1,
      aux_sym_instruction_repeat2,
    ACTIONS(907), 2,
      sym_elided_operands,
      sym_number,
  [11426] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(913), 1,
      anon_sym_RPAREN,
    ACTIONS(915), 1,
      anon_sym_constant,
    ACTIONS(919), 1,
      sym_name,
    ACTIONS(921), 1,
      sym_shape,
    STATE(575), 1,
      sym_nested_instruction,
    STATE(576), 1,
      aux_sym_instruction_repeat2,
    ACTIONS(917), 2,
      sym_elided_operands,
      sym_number,
  [11455] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(923), 1,
      anon_sym_RPAREN,
    ACTIONS(925), 1,
      anon_sym_constant,
    ACTIONS(929), 1,
      sym_name,
    ACTIONS(931), 1,
      sym_shape,
    STATE(680), 1,
      aux_sym_instruction_repeat2,
    STATE(757), 1,
      sym_nested_instruction,
    ACTIONS(927), 2,
      sym_elided_operands,
      sym_number,
  [11484] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(933), 1,
      anon_sym_RPAREN,
    ACTIONS(935), 1,
      anon_sym_constant,
    ACTIONS(939), 1,
      sym_name,
    ACTIONS(941), 1,
      sym_shape,
    STATE(614), 1,
      sym_nested_instruction,
    STATE(618), 1,
      aux_sym_instruction_repeat2,
    ACTIONS(937), 2,
      sym_elided_operands,
      sym_number,
  [11513] = 9,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(943), 1,
      anon_sym_RPAREN,
    ACTIONS(945), 1,
      anon_sym_constant,
    ACTIONS(949), 1,
      sym_name,
    ACTIONS(951), 1,
      sym_shape,
    STATE(685), 1,
      sym_nested_instruction,
    STATE(702), 1,
      aux_sym_instruction_repeat2,
    ACTIONS(947), 2,
      sym_elided_operands,
      sym_number,
  [11542] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(955), 1,
      anon_sym_constant,
    ACTIONS(959), 1,
      sym_name,
    ACTIONS(961), 1,
      sym_shape,
    STATE(780), 1,
      sym_nested_instruction,
    ACTIONS(953), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
    ACTIONS(957), 2,
      sym_elided_operands,
      sym_number,
  [11566] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(965), 1,
      anon_sym_RPAREN,
    ACTIONS(967), 1,
      sym_tuple_index,
    STATE(547), 1,
      aux_sym_instruction_repeat1,
    STATE(742), 1,
      aux_sym_instruction_repeat2,
  [11588] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(971), 1,
      anon_sym_RPAREN,
    ACTIONS(973), 1,
      sym_tuple_index,
    STATE(528), 1,
      aux_sym_instruction_repeat1,
    STATE(590), 1,
      aux_sym_instruction_repeat2,
  [11610] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(975), 1,
      anon_sym_RPAREN,
    ACTIONS(977), 1,
      sym_tuple_index,
    STATE(526), 1,
      aux_sym_instruction_repeat1,
    STATE(586), 1,
      aux_sym_instruction_repeat2,
  [11632] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(979), 1,
      anon_sym_RPAREN,
    ACTIONS(981), 1,
      sym_tuple_index,
    STATE(515), 1,
      aux_sym_instruction_repeat1,
    STATE(715), 1,
      aux_sym_instruction_repeat2,
  [11654] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(983), 1,
      anon_sym_RPAREN,
    ACTIONS(985), 1,
      anon_sym_constant,
    ACTIONS(987), 1,
      sym_name,
    STATE(624), 1,
      sym_nested_instruction,
    STATE(625), 1,
      aux_sym_instruction_repeat2,
  [11676] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(983), 1,
      anon_sym_RPAREN,
    ACTIONS(989), 1,
      sym_tuple_index,
    STATE(516), 1,
      aux_sym_instruction_repeat1,
    STATE(625), 1,
      aux_sym_instruction_repeat2,
  [11698] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(983), 1,
      anon_sym_RPAREN,
    ACTIONS(989), 1,
      sym_tuple_index,
    STATE(516), 1,
      aux_sym_instruction_repeat1,
    STATE(625), 1,
      aux_sym_instruction_repeat2,
  [11720] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(991), 1,
      anon_sym_RPAREN,
    ACTIONS(993), 1,
      sym_tuple_index,
    STATE(541), 1,
      aux_sym_instruction_repeat1,
    STATE(607), 1,
      aux_sym_instruction_repeat2,
  [11742] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(991), 1,
      anon_sym_RPAREN,
    ACTIONS(993), 1,
      sym_tuple_index,
    STATE(541), 1,
      aux_sym_instruction_repeat1,
    STATE(607), 1,
      aux_sym_instruction_repeat2,
  [11764] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(995), 1,
      anon_sym_RPAREN,
    ACTIONS(997), 1,
      anon_sym_constant,
    ACTIONS(999), 1,
      sym_name,
    STATE(645), 1,
      sym_nested_instruction,
    STATE(646), 1,
      aux_sym_instruction_repeat2,
  [11786] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(995), 1,
      anon_sym_RPAREN,
    ACTIONS(1001), 1,
      sym_tuple_index,
    STATE(524), 1,
      aux_sym_instruction_repeat1,
    STATE(646), 1,
      aux_sym_instruction_repeat2,
  [11808] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(995), 1,
      anon_sym_RPAREN,
    ACTIONS(1001), 1,
      sym_tuple_index,
    STATE(524), 1,
      aux_sym_instruction_repeat1,
    STATE(646), 1,
      aux_sym_instruction_repeat2,
  [11830] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(979), 1,
      anon_sym_RPAREN,
    ACTIONS(981), 1,
      sym_tuple_index,
    STATE(515), 1,
      aux_sym_instruction_repeat1,
    STATE(715), 1,
      aux_sym_instruction_repeat2,
  [11852] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1003), 1,
      anon_sym_RPAREN,
    ACTIONS(1005), 1,
      anon_sym_constant,
    ACTIONS(1007), 1,
      sym_name,
    STATE(649), 1,
      sym_nested_instruction,
    STATE(656), 1,
      aux_sym_instruction_repeat2,
  [11874] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1003), 1,
      anon_sym_RPAREN,
    ACTIONS(1009), 1,
      sym_tuple_index,
    STATE(501), 1,
      aux_sym_instruction_repeat1,
    STATE(656), 1,
      aux_sym_instruction_repeat2,
  [11896] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1003), 1,
      anon_sym_RPAREN,
    ACTIONS(1009), 1,
      sym_tuple_index,
    STATE(501), 1,
      aux_sym_instruction_repeat1,
    STATE(656), 1,
      aux_sym_instruction_repeat2,
  [11918] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1011), 1,
      anon_sym_RPAREN,
    ACTIONS(1013), 1,
      anon_sym_constant,
    ACTIONS(1015), 1,
      sym_name,
    STATE(749), 1,
      sym_nested_instruction,
    STATE(752), 1,
      aux_sym_instruction_repeat2,
  [11940] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1011), 1,
      anon_sym_RPAREN,
    ACTIONS(1017), 1,
      sym_tuple_index,
    STATE(513), 1,
      aux_sym_instruction_repeat1,
    STATE(752), 1,
      aux_sym_instruction_repeat2,
  [11962] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1011), 1,
      anon_sym_RPAREN,
    ACTIONS(1017), 1,
      sym_tuple_index,
    STATE(513), 1,
      aux_sym_instruction_repeat1,
    STATE(752), 1,
      aux_sym_instruction_repeat2,
  [11984] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1019), 1,
      anon_sym_RPAREN,
    ACTIONS(1021), 1,
      sym_tuple_index,
    STATE(504), 1,
      aux_sym_instruction_repeat1,
    STATE(593), 1,
      aux_sym_instruction_repeat2,
  [12006] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1019), 1,
      anon_sym_RPAREN,
    ACTIONS(1021), 1,
      sym_tuple_index,
    STATE(504), 1,
      aux_sym_instruction_repeat1,
    STATE(593), 1,
      aux_sym_instruction_repeat2,
  [12028] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1023), 1,
      anon_sym_RPAREN,
    ACTIONS(1025), 1,
      sym_tuple_index,
    STATE(530), 1,
      aux_sym_instruction_repeat1,
    STATE(668), 1,
      aux_sym_instruction_repeat2,
  [12050] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1023), 1,
      anon_sym_RPAREN,
    ACTIONS(1025), 1,
      sym_tuple_index,
    STATE(530), 1,
      aux_sym_instruction_repeat1,
    STATE(668), 1,
      aux_sym_instruction_repeat2,
  [12072] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1027), 1,
      anon_sym_RPAREN,
    ACTIONS(1029), 1,
      anon_sym_constant,
    ACTIONS(1031), 1,
      sym_name,
    STATE(722), 1,
      sym_nested_instruction,
    STATE(724), 1,
      aux_sym_instruction_repeat2,
  [12094] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1027), 1,
      anon_sym_RPAREN,
    ACTIONS(1033), 1,
      sym_tuple_index,
    STATE(502), 1,
      aux_sym_instruction_repeat1,
    STATE(724), 1,
      aux_sym_instruction_repeat2,
  [12116] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1035), 1,
      anon_sym_RPAREN,
    ACTIONS(1037), 1,
      anon_sym_constant,
    ACTIONS(1039), 1,
      sym_name,
    STATE(659), 1,
      sym_nested_instruction,
    STATE(667), 1,
      aux_sym_instruction_repeat2,
  [12138] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1035), 1,
      anon_sym_RPAREN,
    ACTIONS(1041), 1,
      sym_tuple_index,
    STATE(506), 1,
      aux_sym_instruction_repeat1,
    STATE(667), 1,
      aux_sym_instruction_repeat2,
  [12160] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1027), 1,
      anon_sym_RPAREN,
    ACTIONS(1033), 1,
      sym_tuple_index,
    STATE(502), 1,
      aux_sym_instruction_repeat1,
    STATE(724), 1,
      aux_sym_instruction_repeat2,
  [12182] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1035), 1,
      anon_sym_RPAREN,
    ACTIONS(1041), 1,
      sym_tuple_index,
    STATE(506), 1,
      aux_sym_instruction_repeat1,
    STATE(667), 1,
      aux_sym_instruction_repeat2,
  [12204] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(975), 1,
      anon_sym_RPAREN,
    ACTIONS(977), 1,
      sym_tuple_index,
    STATE(526), 1,
      aux_sym_instruction_repeat1,
    STATE(586), 1,
      aux_sym_instruction_repeat2,
  [12226] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1043), 1,
      anon_sym_RPAREN,
    ACTIONS(1045), 1,
      sym_tuple_index,
    STATE(507), 1,
      aux_sym_instruction_repeat1,
    STATE(673), 1,
      aux_sym_instruction_repeat2,
  [12248] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1043), 1,
      anon_sym_RPAREN,
    ACTIONS(1045), 1,
      sym_tuple_index,
    STATE(507), 1,
      aux_sym_instruction_repeat1,
    STATE(673), 1,
      aux_sym_instruction_repeat2,
  [12270] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1047), 1,
      anon_sym_RPAREN,
    ACTIONS(1049), 1,
      anon_sym_constant,
    ACTIONS(1051), 1,
      sym_name,
    STATE(681), 1,
      aux_sym_instruction_repeat2,
    STATE(767), 1,
      sym_nested_instruction,
  [12292] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1047), 1,
      anon_sym_RPAREN,
    ACTIONS(1053), 1,
      sym_tuple_index,
    STATE(522), 1,
      aux_sym_instruction_repeat1,
    STATE(681), 1,
      aux_sym_instruction_repeat2,
  [12314] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1047), 1,
      anon_sym_RPAREN,
    ACTIONS(1053), 1,
      sym_tuple_index,
    STATE(522), 1,
      aux_sym_instruction_repeat1,
    STATE(681), 1,
      aux_sym_instruction_repeat2,
  [12336] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1055), 1,
      anon_sym_RPAREN,
    ACTIONS(1057), 1,
      anon_sym_constant,
    ACTIONS(1059), 1,
      sym_name,
    STATE(591), 1,
      sym_nested_instruction,
    STATE(592), 1,
      aux_sym_instruction_repeat2,
  [12358] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1055), 1,
      anon_sym_RPAREN,
    ACTIONS(1061), 1,
      sym_tuple_index,
    STATE(525), 1,
      aux_sym_instruction_repeat1,
    STATE(592), 1,
      aux_sym_instruction_repeat2,
  [12380] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1055), 1,
      anon_sym_RPAREN,
    ACTIONS(1061), 1,
      sym_tuple_index,
    STATE(525), 1,
      aux_sym_instruction_repeat1,
    STATE(592), 1,
      aux_sym_instruction_repeat2,
  [12402] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1063), 1,
      anon_sym_RPAREN,
    ACTIONS(1065), 1,
      sym_tuple_index,
    STATE(535), 1,
      aux_sym_instruction_repeat1,
    STATE(687), 1,
      aux_sym_instruction_repeat2,
  [12424] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1063), 1,
      anon_sym_RPAREN,
    ACTIONS(1065), 1,
      sym_tuple_index,
    STATE(535), 1,
      aux_sym_instruction_repeat1,
    STATE(687), 1,
      aux_sym_instruction_repeat2,
  [12446] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1067), 1,
      anon_sym_RPAREN,
    ACTIONS(1069), 1,
      sym_tuple_index,
    STATE(544), 1,
      aux_sym_instruction_repeat1,
    STATE(603), 1,
      aux_sym_instruction_repeat2,
  [12468] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1067), 1,
      anon_sym_RPAREN,
    ACTIONS(1069), 1,
      sym_tuple_index,
    STATE(544), 1,
      aux_sym_instruction_repeat1,
    STATE(603), 1,
      aux_sym_instruction_repeat2,
  [12490] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(979), 1,
      anon_sym_RPAREN,
    ACTIONS(1071), 1,
      anon_sym_constant,
    ACTIONS(1073), 1,
      sym_name,
    STATE(709), 1,
      sym_nested_instruction,
    STATE(715), 1,
      aux_sym_instruction_repeat2,
  [12512] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1075), 1,
      anon_sym_RPAREN,
    ACTIONS(1077), 1,
      anon_sym_constant,
    ACTIONS(1079), 1,
      sym_name,
    STATE(608), 1,
      sym_nested_instruction,
    STATE(609), 1,
      aux_sym_instruction_repeat2,
  [12534] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1075), 1,
      anon_sym_RPAREN,
    ACTIONS(1081), 1,
      sym_tuple_index,
    STATE(503), 1,
      aux_sym_instruction_repeat1,
    STATE(609), 1,
      aux_sym_instruction_repeat2,
  [12556] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1075), 1,
      anon_sym_RPAREN,
    ACTIONS(1081), 1,
      sym_tuple_index,
    STATE(503), 1,
      aux_sym_instruction_repeat1,
    STATE(609), 1,
      aux_sym_instruction_repeat2,
  [12578] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1083), 1,
      anon_sym_RPAREN,
    ACTIONS(1085), 1,
      anon_sym_constant,
    ACTIONS(1087), 1,
      sym_name,
    STATE(610), 1,
      sym_nested_instruction,
    STATE(611), 1,
      aux_sym_instruction_repeat2,
  [12600] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1083), 1,
      anon_sym_RPAREN,
    ACTIONS(1089), 1,
      sym_tuple_index,
    STATE(509), 1,
      aux_sym_instruction_repeat1,
    STATE(611), 1,
      aux_sym_instruction_repeat2,
  [12622] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1083), 1,
      anon_sym_RPAREN,
    ACTIONS(1089), 1,
      sym_tuple_index,
    STATE(509), 1,
      aux_sym_instruction_repeat1,
    STATE(611), 1,
      aux_sym_instruction_repeat2,
  [12644] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1091), 1,
      anon_sym_RPAREN,
    ACTIONS(1093), 1,
      anon_sym_constant,
    ACTIONS(1095), 1,
      sym_name,
    STATE(622), 1,
      sym_nested_instruction,
    STATE(623), 1,
      aux_sym_instruction_repeat2,
  [12666] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1091), 1,
      anon_sym_RPAREN,
    ACTIONS(1097), 1,
      sym_tuple_index,
    STATE(517), 1,
      aux_sym_instruction_repeat1,
    STATE(623), 1,
      aux_sym_instruction_repeat2,
  [12688] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1091), 1,
      anon_sym_RPAREN,
    ACTIONS(1097), 1,
      sym_tuple_index,
    STATE(517), 1,
      aux_sym_instruction_repeat1,
    STATE(623), 1,
      aux_sym_instruction_repeat2,
  [12710] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1099), 1,
      anon_sym_RPAREN,
    ACTIONS(1101), 1,
      sym_tuple_index,
    STATE(519), 1,
      aux_sym_instruction_repeat1,
    STATE(626), 1,
      aux_sym_instruction_repeat2,
  [12732] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1099), 1,
      anon_sym_RPAREN,
    ACTIONS(1101), 1,
      sym_tuple_index,
    STATE(519), 1,
      aux_sym_instruction_repeat1,
    STATE(626), 1,
      aux_sym_instruction_repeat2,
  [12754] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1103), 1,
      anon_sym_RPAREN,
    ACTIONS(1105), 1,
      sym_tuple_index,
    STATE(520), 1,
      aux_sym_instruction_repeat1,
    STATE(628), 1,
      aux_sym_instruction_repeat2,
  [12776] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1103), 1,
      anon_sym_RPAREN,
    ACTIONS(1105), 1,
      sym_tuple_index,
    STATE(520), 1,
      aux_sym_instruction_repeat1,
    STATE(628), 1,
      aux_sym_instruction_repeat2,
  [12798] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1107), 1,
      anon_sym_RPAREN,
    ACTIONS(1109), 1,
      anon_sym_constant,
    ACTIONS(1111), 1,
      sym_name,
    STATE(632), 1,
      sym_nested_instruction,
    STATE(633), 1,
      aux_sym_instruction_repeat2,
  [12820] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1107), 1,
      anon_sym_RPAREN,
    ACTIONS(1113), 1,
      sym_tuple_index,
    STATE(527), 1,
      aux_sym_instruction_repeat1,
    STATE(633), 1,
      aux_sym_instruction_repeat2,
  [12842] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1107), 1,
      anon_sym_RPAREN,
    ACTIONS(1113), 1,
      sym_tuple_index,
    STATE(527), 1,
      aux_sym_instruction_repeat1,
    STATE(633), 1,
      aux_sym_instruction_repeat2,
  [12864] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1115), 1,
      anon_sym_RPAREN,
    ACTIONS(1117), 1,
      anon_sym_constant,
    ACTIONS(1119), 1,
      sym_name,
    STATE(639), 1,
      sym_nested_instruction,
    STATE(640), 1,
      aux_sym_instruction_repeat2,
  [12886] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1115), 1,
      anon_sym_RPAREN,
    ACTIONS(1121), 1,
      sym_tuple_index,
    STATE(534), 1,
      aux_sym_instruction_repeat1,
    STATE(640), 1,
      aux_sym_instruction_repeat2,
  [12908] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1115), 1,
      anon_sym_RPAREN,
    ACTIONS(1121), 1,
      sym_tuple_index,
    STATE(534), 1,
      aux_sym_instruction_repeat1,
    STATE(640), 1,
      aux_sym_instruction_repeat2,
  [12930] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1123), 1,
      anon_sym_RPAREN,
    ACTIONS(1125), 1,
      sym_tuple_index,
    STATE(536), 1,
      aux_sym_instruction_repeat1,
    STATE(642), 1,
      aux_sym_instruction_repeat2,
  [12952] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1123), 1,
      anon_sym_RPAREN,
    ACTIONS(1125), 1,
      sym_tuple_index,
    STATE(536), 1,
      aux_sym_instruction_repeat1,
    STATE(642), 1,
      aux_sym_instruction_repeat2,
  [12974] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1127), 1,
      anon_sym_RPAREN,
    ACTIONS(1129), 1,
      anon_sym_constant,
    ACTIONS(1131), 1,
      sym_name,
    STATE(647), 1,
      sym_nested_instruction,
    STATE(648), 1,
      aux_sym_instruction_repeat2,
  [12996] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1127), 1,
      anon_sym_RPAREN,
    ACTIONS(1133), 1,
      sym_tuple_index,
    STATE(539), 1,
      aux_sym_instruction_repeat1,
    STATE(648), 1,
      aux_sym_instruction_repeat2,
  [13018] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1127), 1,
      anon_sym_RPAREN,
    ACTIONS(1133), 1,
      sym_tuple_index,
    STATE(539), 1,
      aux_sym_instruction_repeat1,
    STATE(648), 1,
      aux_sym_instruction_repeat2,
  [13040] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1135), 1,
      anon_sym_RPAREN,
    ACTIONS(1137), 1,
      sym_tuple_index,
    STATE(540), 1,
      aux_sym_instruction_repeat1,
    STATE(651), 1,
      aux_sym_instruction_repeat2,
  [13062] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1135), 1,
      anon_sym_RPAREN,
    ACTIONS(1137), 1,
      sym_tuple_index,
    STATE(540), 1,
      aux_sym_instruction_repeat1,
    STATE(651), 1,
      aux_sym_instruction_repeat2,
  [13084] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1139), 1,
      anon_sym_RPAREN,
    ACTIONS(1141), 1,
      anon_sym_constant,
    ACTIONS(1143), 1,
      sym_name,
    STATE(652), 1,
      sym_nested_instruction,
    STATE(653), 1,
      aux_sym_instruction_repeat2,
  [13106] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1139), 1,
      anon_sym_RPAREN,
    ACTIONS(1145), 1,
      sym_tuple_index,
    STATE(545), 1,
      aux_sym_instruction_repeat1,
    STATE(653), 1,
      aux_sym_instruction_repeat2,
  [13128] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1139), 1,
      anon_sym_RPAREN,
    ACTIONS(1145), 1,
      sym_tuple_index,
    STATE(545), 1,
      aux_sym_instruction_repeat1,
    STATE(653), 1,
      aux_sym_instruction_repeat2,
  [13150] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1147), 1,
      anon_sym_RPAREN,
    ACTIONS(1149), 1,
      sym_tuple_index,
    STATE(548), 1,
      aux_sym_instruction_repeat1,
    STATE(654), 1,
      aux_sym_instruction_repeat2,
  [13172] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1147), 1,
      anon_sym_RPAREN,
    ACTIONS(1149), 1,
      sym_tuple_index,
    STATE(548), 1,
      aux_sym_instruction_repeat1,
    STATE(654), 1,
      aux_sym_instruction_repeat2,
  [13194] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1151), 1,
      anon_sym_RPAREN,
    ACTIONS(1153), 1,
      sym_tuple_index,
    STATE(549), 1,
      aux_sym_instruction_repeat1,
    STATE(657), 1,
      aux_sym_instruction_repeat2,
  [13216] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1151), 1,
      anon_sym_RPAREN,
    ACTIONS(1153), 1,
      sym_tuple_index,
    STATE(549), 1,
      aux_sym_instruction_repeat1,
    STATE(657), 1,
      aux_sym_instruction_repeat2,
  [13238] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1155), 1,
      anon_sym_RPAREN,
    ACTIONS(1157), 1,
      sym_tuple_index,
    STATE(555), 1,
      aux_sym_instruction_repeat1,
    STATE(660), 1,
      aux_sym_instruction_repeat2,
  [13260] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1155), 1,
      anon_sym_RPAREN,
    ACTIONS(1157), 1,
      sym_tuple_index,
    STATE(555), 1,
      aux_sym_instruction_repeat1,
    STATE(660), 1,
      aux_sym_instruction_repeat2,
  [13282] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1159), 1,
      anon_sym_RPAREN,
    ACTIONS(1161), 1,
      anon_sym_constant,
    ACTIONS(1163), 1,
      sym_name,
    STATE(676), 1,
      sym_nested_instruction,
    STATE(677), 1,
      aux_sym_instruction_repeat2,
  [13304] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1159), 1,
      anon_sym_RPAREN,
    ACTIONS(1165), 1,
      sym_tuple_index,
    STATE(505), 1,
      aux_sym_instruction_repeat1,
    STATE(677), 1,
      aux_sym_instruction_repeat2,
  [13326] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1159), 1,
      anon_sym_RPAREN,
    ACTIONS(1165), 1,
      sym_tuple_index,
    STATE(505), 1,
      aux_sym_instruction_repeat1,
    STATE(677), 1,
      aux_sym_instruction_repeat2,
  [13348] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1167), 1,
      anon_sym_RPAREN,
    ACTIONS(1169), 1,
      sym_tuple_index,
    STATE(554), 1,
      aux_sym_instruction_repeat1,
    STATE(703), 1,
      aux_sym_instruction_repeat2,
  [13370] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1167), 1,
      anon_sym_RPAREN,
    ACTIONS(1169), 1,
      sym_tuple_index,
    STATE(554), 1,
      aux_sym_instruction_repeat1,
    STATE(703), 1,
      aux_sym_instruction_repeat2,
  [13392] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1171), 1,
      anon_sym_RPAREN,
    ACTIONS(1173), 1,
      sym_tuple_index,
    STATE(514), 1,
      aux_sym_instruction_repeat1,
    STATE(692), 1,
      aux_sym_instruction_repeat2,
  [13414] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1171), 1,
      anon_sym_RPAREN,
    ACTIONS(1173), 1,
      sym_tuple_index,
    STATE(514), 1,
      aux_sym_instruction_repeat1,
    STATE(692), 1,
      aux_sym_instruction_repeat2,
  [13436] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1175), 1,
      anon_sym_RPAREN,
    ACTIONS(1177), 1,
      anon_sym_constant,
    ACTIONS(1179), 1,
      sym_name,
    STATE(696), 1,
      sym_nested_instruction,
    STATE(697), 1,
      aux_sym_instruction_repeat2,
  [13458] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1175), 1,
      anon_sym_RPAREN,
    ACTIONS(1181), 1,
      sym_tuple_index,
    STATE(518), 1,
      aux_sym_instruction_repeat1,
    STATE(697), 1,
      aux_sym_instruction_repeat2,
  [13480] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1175), 1,
      anon_sym_RPAREN,
    ACTIONS(1181), 1,
      sym_tuple_index,
    STATE(518), 1,
      aux_sym_instruction_repeat1,
    STATE(697), 1,
      aux_sym_instruction_repeat2,
  [13502] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1183), 1,
      anon_sym_RPAREN,
    ACTIONS(1185), 1,
      anon_sym_constant,
    ACTIONS(1187), 1,
      sym_name,
    STATE(699), 1,
      sym_nested_instruction,
    STATE(700), 1,
      aux_sym_instruction_repeat2,
  [13524] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1183), 1,
      anon_sym_RPAREN,
    ACTIONS(1189), 1,
      sym_tuple_index,
    STATE(521), 1,
      aux_sym_instruction_repeat1,
    STATE(700), 1,
      aux_sym_instruction_repeat2,
  [13546] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1183), 1,
      anon_sym_RPAREN,
    ACTIONS(1189), 1,
      sym_tuple_index,
    STATE(521), 1,
      aux_sym_instruction_repeat1,
    STATE(700), 1,
      aux_sym_instruction_repeat2,
  [13568] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1191), 1,
      anon_sym_RPAREN,
    ACTIONS(1193), 1,
      sym_tuple_index,
    STATE(499), 1,
      aux_sym_instruction_repeat1,
    STATE(714), 1,
      aux_sym_instruction_repeat2,
  [13590] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1191), 1,
      anon_sym_RPAREN,
    ACTIONS(1193), 1,
      sym_tuple_index,
    STATE(499), 1,
      aux_sym_instruction_repeat1,
    STATE(714), 1,
      aux_sym_instruction_repeat2,
  [13612] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1195), 1,
      anon_sym_RPAREN,
    ACTIONS(1197), 1,
      anon_sym_constant,
    ACTIONS(1199), 1,
      sym_name,
    STATE(716), 1,
      sym_nested_instruction,
    STATE(717), 1,
      aux_sym_instruction_repeat2,
  [13634] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1195), 1,
      anon_sym_RPAREN,
    ACTIONS(1201), 1,
      sym_tuple_index,
    STATE(556), 1,
      aux_sym_instruction_repeat1,
    STATE(717), 1,
      aux_sym_instruction_repeat2,
  [13656] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1195), 1,
      anon_sym_RPAREN,
    ACTIONS(1201), 1,
      sym_tuple_index,
    STATE(556), 1,
      aux_sym_instruction_repeat1,
    STATE(717), 1,
      aux_sym_instruction_repeat2,
  [13678] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1203), 1,
      anon_sym_RPAREN,
    ACTIONS(1205), 1,
      sym_tuple_index,
    STATE(531), 1,
      aux_sym_instruction_repeat1,
    STATE(720), 1,
      aux_sym_instruction_repeat2,
  [13700] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1203), 1,
      anon_sym_RPAREN,
    ACTIONS(1205), 1,
      sym_tuple_index,
    STATE(531), 1,
      aux_sym_instruction_repeat1,
    STATE(720), 1,
      aux_sym_instruction_repeat2,
  [13722] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1207), 1,
      anon_sym_RPAREN,
    ACTIONS(1209), 1,
      sym_tuple_index,
    STATE(532), 1,
      aux_sym_instruction_repeat1,
    STATE(721), 1,
      aux_sym_instruction_repeat2,
  [13744] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1207), 1,
      anon_sym_RPAREN,
    ACTIONS(1209), 1,
      sym_tuple_index,
    STATE(532), 1,
      aux_sym_instruction_repeat1,
    STATE(721), 1,
      aux_sym_instruction_repeat2,
  [13766] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1211), 1,
      anon_sym_RPAREN,
    ACTIONS(1213), 1,
      anon_sym_constant,
    ACTIONS(1215), 1,
      sym_name,
    STATE(727), 1,
      sym_nested_instruction,
    STATE(728), 1,
      aux_sym_instruction_repeat2,
  [13788] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1211), 1,
      anon_sym_RPAREN,
    ACTIONS(1217), 1,
      sym_tuple_index,
    STATE(537), 1,
      aux_sym_instruction_repeat1,
    STATE(728), 1,
      aux_sym_instruction_repeat2,
  [13810] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1211), 1,
      anon_sym_RPAREN,
    ACTIONS(1217), 1,
      sym_tuple_index,
    STATE(537), 1,
      aux_sym_instruction_repeat1,
    STATE(728), 1,
      aux_sym_instruction_repeat2,
  [13832] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1219), 1,
      anon_sym_RPAREN,
    ACTIONS(1221), 1,
      sym_tuple_index,
    STATE(538), 1,
      aux_sym_instruction_repeat1,
    STATE(597), 1,
      aux_sym_instruction_repeat2,
  [13854] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1223), 1,
      anon_sym_RPAREN,
    ACTIONS(1225), 1,
      anon_sym_constant,
    ACTIONS(1227), 1,
      sym_name,
    STATE(733), 1,
      sym_nested_instruction,
    STATE(734), 1,
      aux_sym_instruction_repeat2,
  [13876] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1223), 1,
      anon_sym_RPAREN,
    ACTIONS(1229), 1,
      sym_tuple_index,
    STATE(542), 1,
      aux_sym_instruction_repeat1,
    STATE(734), 1,
      aux_sym_instruction_repeat2,
  [13898] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1223), 1,
      anon_sym_RPAREN,
    ACTIONS(1229), 1,
      sym_tuple_index,
    STATE(542), 1,
      aux_sym_instruction_repeat1,
    STATE(734), 1,
      aux_sym_instruction_repeat2,
  [13920] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1231), 1,
      anon_sym_RPAREN,
    ACTIONS(1233), 1,
      sym_tuple_index,
    STATE(543), 1,
      aux_sym_instruction_repeat1,
    STATE(736), 1,
      aux_sym_instruction_repeat2,
  [13942] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1231), 1,
      anon_sym_RPAREN,
    ACTIONS(1233), 1,
      sym_tuple_index,
    STATE(543), 1,
      aux_sym_instruction_repeat1,
    STATE(736), 1,
      aux_sym_instruction_repeat2,
  [13964] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1235), 1,
      anon_sym_RPAREN,
    ACTIONS(1237), 1,
      anon_sym_constant,
    ACTIONS(1239), 1,
      sym_name,
    STATE(739), 1,
      sym_nested_instruction,
    STATE(740), 1,
      aux_sym_instruction_repeat2,
  [13986] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1235), 1,
      anon_sym_RPAREN,
    ACTIONS(1241), 1,
      sym_tuple_index,
    STATE(546), 1,
      aux_sym_instruction_repeat1,
    STATE(740), 1,
      aux_sym_instruction_repeat2,
  [14008] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1235), 1,
      anon_sym_RPAREN,
    ACTIONS(1241), 1,
      sym_tuple_index,
    STATE(546), 1,
      aux_sym_instruction_repeat1,
    STATE(740), 1,
      aux_sym_instruction_repeat2,
  [14030] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(965), 1,
      anon_sym_RPAREN,
    ACTIONS(967), 1,
      sym_tuple_index,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    STATE(547), 1,
      aux_sym_instruction_repeat1,
    STATE(742), 1,
      aux_sym_instruction_repeat2,
  [14052] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1243), 1,
      anon_sym_RPAREN,
    ACTIONS(1245), 1,
      anon_sym_constant,
    ACTIONS(1247), 1,
      sym_name,
    STATE(744), 1,
      sym_nested_instruction,
    STATE(745), 1,
      aux_sym_instruction_repeat2,
  [14074] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1243), 1,
      anon_sym_RPAREN,
    ACTIONS(1249), 1,
      sym_tuple_index,
    STATE(550), 1,
      aux_sym_instruction_repeat1,
    STATE(745), 1,
      aux_sym_instruction_repeat2,
  [14096] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1243), 1,
      anon_sym_RPAREN,
    ACTIONS(1249), 1,
      sym_tuple_index,
    STATE(550), 1,
      aux_sym_instruction_repeat1,
    STATE(745), 1,
      aux_sym_instruction_repeat2,
  [14118] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1251), 1,
      anon_sym_RPAREN,
    ACTIONS(1253), 1,
      sym_tuple_index,
    STATE(551), 1,
      aux_sym_instruction_repeat1,
    STATE(747), 1,
      aux_sym_instruction_repeat2,
  [14140] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1251), 1,
      anon_sym_RPAREN,
    ACTIONS(1253), 1,
      sym_tuple_index,
    STATE(551), 1,
      aux_sym_instruction_repeat1,
    STATE(747), 1,
      aux_sym_instruction_repeat2,
  [14162] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1255), 1,
      anon_sym_RPAREN,
    ACTIONS(1257), 1,
      sym_tuple_index,
    STATE(552), 1,
      aux_sym_instruction_repeat1,
    STATE(750), 1,
      aux_sym_instruction_repeat2,
  [14184] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1255), 1,
      anon_sym_RPAREN,
    ACTIONS(1257), 1,
      sym_tuple_index,
    STATE(552), 1,
      aux_sym_instruction_repeat1,
    STATE(750), 1,
      aux_sym_instruction_repeat2,
  [14206] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1259), 1,
      anon_sym_RPAREN,
    ACTIONS(1261), 1,
      sym_tuple_index,
    STATE(553), 1,
      aux_sym_instruction_repeat1,
    STATE(572), 1,
      aux_sym_instruction_repeat2,
  [14228] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1259), 1,
      anon_sym_RPAREN,
    ACTIONS(1261), 1,
      sym_tuple_index,
    STATE(553), 1,
      aux_sym_instruction_repeat1,
    STATE(572), 1,
      aux_sym_instruction_repeat2,
  [14250] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1219), 1,
      anon_sym_RPAREN,
    ACTIONS(1221), 1,
      sym_tuple_index,
    STATE(538), 1,
      aux_sym_instruction_repeat1,
    STATE(597), 1,
      aux_sym_instruction_repeat2,
  [14272] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(971), 1,
      anon_sym_RPAREN,
    ACTIONS(973), 1,
      sym_tuple_index,
    STATE(528), 1,
      aux_sym_instruction_repeat1,
    STATE(590), 1,
      aux_sym_instruction_repeat2,
  [14294] = 7,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(975), 1,
      anon_sym_RPAREN,
    ACTIONS(1263), 1,
      anon_sym_constant,
    ACTIONS(1265), 1,
      sym_name,
    STATE(585), 1,
      sym_nested_instruction,
    STATE(586), 1,
      aux_sym_instruction_repeat2,
  [14316] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1267), 1,
      anon_sym_RPAREN,
    ACTIONS(1269), 1,
      sym_tuple_index,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(735), 1,
      aux_sym_instruction_repeat2,
  [14335] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(108), 1,
      anon_sym_EQ,
    ACTIONS(1271), 1,
      anon_sym_LBRACE,
    ACTIONS(1273), 1,
      anon_sym_LPAREN,
    ACTIONS(1275), 1,
      sym_name,
    STATE(943), 1,
      sym_signature,
  [14354] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1219), 1,
      anon_sym_RPAREN,
    ACTIONS(1269), 1,
      sym_tuple_index,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(597), 1,
      aux_sym_instruction_repeat2,
  [14373] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1043), 1,
      anon_sym_RPAREN,
    ACTIONS(1269), 1,
      sym_tuple_index,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(673), 1,
      aux_sym_instruction_repeat2,
  [14392] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1099), 1,
      anon_sym_RPAREN,
    ACTIONS(1269), 1,
      sym_tuple_index,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(626), 1,
      aux_sym_instruction_repeat2,
  [14411] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1269), 1,
      sym_tuple_index,
    ACTIONS(1277), 1,
      anon_sym_RPAREN,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(613), 1,
      aux_sym_instruction_repeat2,
  [14430] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1171), 1,
      anon_sym_RPAREN,
    ACTIONS(1269), 1,
      sym_tuple_index,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(692), 1,
      aux_sym_instruction_repeat2,
  [14449] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1167), 1,
      anon_sym_RPAREN,
    ACTIONS(1269), 1,
      sym_tuple_index,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(703), 1,
      aux_sym_instruction_repeat2,
  [14468] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1269), 1,
      sym_tuple_index,
    ACTIONS(1279), 1,
      anon_sym_RPAREN,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(708), 1,
      aux_sym_instruction_repeat2,
  [14487] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1283), 1,
      anon_sym_constant,
    ACTIONS(1285), 1,
      sym_name,
    STATE(802), 1,
      sym_nested_instruction,
    ACTIONS(1281), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [14504] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1103), 1,
      anon_sym_RPAREN,
    ACTIONS(1269), 1,
      sym_tuple_index,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(628), 1,
      aux_sym_instruction_repeat2,
  [14523] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1287), 1,
      sym_tuple_index,
    STATE(568), 1,
      aux_sym_instruction_repeat1,
    ACTIONS(1281), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [14540] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1287), 1,
      sym_tuple_index,
    STATE(568), 1,
      aux_sym_instruction_repeat1,
    ACTIONS(1281), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [14557] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1291), 1,
      anon_sym_constant,
    ACTIONS(1293), 1,
      sym_name,
    ACTIONS(1289), 3,
      anon_sym_COMMA,
      anon_sym_RPAREN,
      anon_sym_RBRACE,
  [14572] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(991), 1,
      anon_sym_RPAREN,
    ACTIONS(1269), 1,
      sym_tuple_index,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(607), 1,
      aux_sym_instruction_repeat2,
  [14591] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1269), 1,
      sym_tuple_index,
    ACTIONS(1295), 1,
      anon_sym_RPAREN,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(713), 1,
      aux_sym_instruction_repeat2,
  [14610] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(971), 1,
      anon_sym_RPAREN,
    ACTIONS(1269), 1,
      sym_tuple_index,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(590), 1,
      aux_sym_instruction_repeat2,
  [14629] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1019), 1,
      anon_sym_RPAREN,
    ACTIONS(1269), 1,
      sym_tuple_index,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(593), 1,
      aux_sym_instruction_repeat2,
  [14648] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1123), 1,
      anon_sym_RPAREN,
    ACTIONS(1269), 1,
      sym_tuple_index,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(642), 1,
      aux_sym_instruction_repeat2,
  [14667] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1203), 1,
      anon_sym_RPAREN,
    ACTIONS(1269), 1,
      sym_tuple_index,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(720), 1,
      aux_sym_instruction_repeat2,
  [14686] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1269), 1,
      sym_tuple_index,
    ACTIONS(1297), 1,
      anon_sym_RPAREN,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(643), 1,
      aux_sym_instruction_repeat2,
  [14705] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1269), 1,
      sym_tuple_index,
    ACTIONS(1299), 1,
      anon_sym_RPAREN,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(644), 1,
      aux_sym_instruction_repeat2,
  [14724] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1207), 1,
      anon_sym_RPAREN,
    ACTIONS(1269), 1,
      sym_tuple_index,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(721), 1,
      aux_sym_instruction_repeat2,
  [14743] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1191), 1,
      anon_sym_RPAREN,
    ACTIONS(1269), 1,
      sym_tuple_index,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(714), 1,
      aux_sym_instruction_repeat2,
  [14762] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1301), 1,
      anon_sym_backend_config_EQ,
    ACTIONS(1303), 1,
      anon_sym_frontend_attributes_EQ,
    ACTIONS(1305), 1,
      anon_sym_literal_EQ,
    ACTIONS(1307), 1,
      anon_sym_entry_computation_layout_EQ,
    ACTIONS(1309), 1,
      sym_attribute_name,
  [14781] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1023), 1,
      anon_sym_RPAREN,
    ACTIONS(1269), 1,
      sym_tuple_index,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(668), 1,
      aux_sym_instruction_repeat2,
  [14800] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1067), 1,
      anon_sym_RPAREN,
    ACTIONS(1269), 1,
      sym_tuple_index,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(603), 1,
      aux_sym_instruction_repeat2,
  [14819] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1063), 1,
      anon_sym_RPAREN,
    ACTIONS(1269), 1,
      sym_tuple_index,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(687), 1,
      aux_sym_instruction_repeat2,
  [14838] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1135), 1,
      anon_sym_RPAREN,
    ACTIONS(1269), 1,
      sym_tuple_index,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(651), 1,
      aux_sym_instruction_repeat2,
  [14857] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1269), 1,
      sym_tuple_index,
    ACTIONS(1311), 1,
      anon_sym_RPAREN,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(698), 1,
      aux_sym_instruction_repeat2,
  [14876] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(963), 1,
      anon_sym_LPAREN,
    ACTIONS(1315), 1,
      sym_tuple_index,
    STATE(562), 1,
      aux_sym_instruction_repeat1,
    ACTIONS(1313), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [14893] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1269), 1,
      sym_tuple_index,
    ACTIONS(1317), 1,
      anon_sym_RPAREN,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(627), 1,
      aux_sym_instruction_repeat2,
  [14912] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1269), 1,
      sym_tuple_index,
    ACTIONS(1319), 1,
      anon_sym_RPAREN,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(737), 1,
      aux_sym_instruction_repeat2,
  [14931] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1269), 1,
      sym_tuple_index,
    ACTIONS(1321), 1,
      anon_sym_RPAREN,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(738), 1,
      aux_sym_instruction_repeat2,
  [14950] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(969), 1,
      anon_sym_LPAREN,
    ACTIONS(1315), 1,
      sym_tuple_index,
    STATE(562), 1,
      aux_sym_instruction_repeat1,
    ACTIONS(1313), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [14967] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1147), 1,
      anon_sym_RPAREN,
    ACTIONS(1269), 1,
      sym_tuple_index,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(654), 1,
      aux_sym_instruction_repeat2,
  [14986] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1269), 1,
      sym_tuple_index,
    ACTIONS(1323), 1,
      anon_sym_RPAREN,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(719), 1,
      aux_sym_instruction_repeat2,
  [15005] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1269), 1,
      sym_tuple_index,
    ACTIONS(1325), 1,
      anon_sym_RPAREN,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(655), 1,
      aux_sym_instruction_repeat2,
  [15024] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(965), 1,
      anon_sym_RPAREN,
    ACTIONS(1269), 1,
      sym_tuple_index,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(742), 1,
      aux_sym_instruction_repeat2,
  [15043] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1269), 1,
      sym_tuple_index,
    ACTIONS(1327), 1,
      anon_sym_RPAREN,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(691), 1,
      aux_sym_instruction_repeat2,
  [15062] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1151), 1,
      anon_sym_RPAREN,
    ACTIONS(1269), 1,
      sym_tuple_index,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(657), 1,
      aux_sym_instruction_repeat2,
  [15081] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1269), 1,
      sym_tuple_index,
    ACTIONS(1329), 1,
      anon_sym_RPAREN,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(658), 1,
      aux_sym_instruction_repeat2,
  [15100] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1269), 1,
      sym_tuple_index,
    ACTIONS(1331), 1,
      anon_sym_RPAREN,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(694), 1,
      aux_sym_instruction_repeat2,
  [15119] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1251), 1,
      anon_sym_RPAREN,
    ACTIONS(1269), 1,
      sym_tuple_index,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(747), 1,
      aux_sym_instruction_repeat2,
  [15138] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1269), 1,
      sym_tuple_index,
    ACTIONS(1333), 1,
      anon_sym_RPAREN,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(748), 1,
      aux_sym_instruction_repeat2,
  [15157] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1269), 1,
      sym_tuple_index,
    ACTIONS(1335), 1,
      anon_sym_RPAREN,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(621), 1,
      aux_sym_instruction_repeat2,
  [15176] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1155), 1,
      anon_sym_RPAREN,
    ACTIONS(1269), 1,
      sym_tuple_index,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(660), 1,
      aux_sym_instruction_repeat2,
  [15195] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1255), 1,
      anon_sym_RPAREN,
    ACTIONS(1269), 1,
      sym_tuple_index,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(750), 1,
      aux_sym_instruction_repeat2,
  [15214] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1269), 1,
      sym_tuple_index,
    ACTIONS(1337), 1,
      anon_sym_RPAREN,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(751), 1,
      aux_sym_instruction_repeat2,
  [15233] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1269), 1,
      sym_tuple_index,
    ACTIONS(1339), 1,
      anon_sym_RPAREN,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(661), 1,
      aux_sym_instruction_repeat2,
  [15252] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1269), 1,
      sym_tuple_index,
    ACTIONS(1341), 1,
      anon_sym_RPAREN,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(662), 1,
      aux_sym_instruction_repeat2,
  [15271] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1259), 1,
      anon_sym_RPAREN,
    ACTIONS(1269), 1,
      sym_tuple_index,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(572), 1,
      aux_sym_instruction_repeat2,
  [15290] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1269), 1,
      sym_tuple_index,
    ACTIONS(1343), 1,
      anon_sym_RPAREN,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(754), 1,
      aux_sym_instruction_repeat2,
  [15309] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1269), 1,
      sym_tuple_index,
    ACTIONS(1345), 1,
      anon_sym_RPAREN,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(755), 1,
      aux_sym_instruction_repeat2,
  [15328] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1269), 1,
      sym_tuple_index,
    ACTIONS(1347), 1,
      anon_sym_RPAREN,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(756), 1,
      aux_sym_instruction_repeat2,
  [15347] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1269), 1,
      sym_tuple_index,
    ACTIONS(1349), 1,
      anon_sym_RPAREN,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(729), 1,
      aux_sym_instruction_repeat2,
  [15366] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1269), 1,
      sym_tuple_index,
    ACTIONS(1351), 1,
      anon_sym_RPAREN,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(663), 1,
      aux_sym_instruction_repeat2,
  [15385] = 6,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1231), 1,
      anon_sym_RPAREN,
    ACTIONS(1269), 1,
      sym_tuple_index,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    STATE(736), 1,
      aux_sym_instruction_repeat2,
  [15404] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(645), 1,
      sym_unclosed,
    ACTIONS(1353), 1,
      sym_shape,
    ACTIONS(635), 2,
      sym_parens,
      sym_name,
  [15418] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(675), 1,
      sym_unclosed,
    ACTIONS(1355), 1,
      sym_shape,
    ACTIONS(665), 2,
      sym_parens,
      sym_name,
  [15432] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1357), 1,
      sym_parens,
    ACTIONS(238), 3,
      sym_braces,
      sym_name,
      sym_number,
  [15444] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1361), 1,
      sym_tuple_index,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    ACTIONS(1359), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [15458] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(82), 1,
      anon_sym_backend_config_EQ,
    ACTIONS(84), 1,
      anon_sym_frontend_attributes_EQ,
    ACTIONS(86), 1,
      anon_sym_literal_EQ,
    ACTIONS(88), 1,
      sym_attribute_name,
  [15474] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1269), 1,
      sym_tuple_index,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    ACTIONS(1364), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [15488] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1271), 1,
      anon_sym_LBRACE,
    ACTIONS(1273), 1,
      anon_sym_LPAREN,
    ACTIONS(1366), 1,
      anon_sym_EQ,
    STATE(943), 1,
      sym_signature,
  [15504] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1368), 1,
      sym_parens,
    ACTIONS(496), 3,
      sym_braces,
      sym_name,
      sym_number,
  [15516] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(661), 1,
      sym_unclosed,
    ACTIONS(1370), 1,
      sym_shape,
    ACTIONS(651), 2,
      sym_parens,
      sym_name,
  [15530] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(633), 1,
      sym_unclosed,
    ACTIONS(1372), 1,
      sym_shape,
    ACTIONS(623), 2,
      sym_parens,
      sym_name,
  [15544] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1374), 1,
      anon_sym_backend_config_EQ,
    ACTIONS(1376), 1,
      anon_sym_frontend_attributes_EQ,
    ACTIONS(1378), 1,
      anon_sym_literal_EQ,
    ACTIONS(1380), 1,
      sym_attribute_name,
  [15560] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1269), 1,
      sym_tuple_index,
    STATE(560), 1,
      aux_sym_instruction_repeat1,
    ACTIONS(1313), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [15574] = 5,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1382), 1,
      anon_sym_backend_config_EQ,
    ACTIONS(1384), 1,
      anon_sym_frontend_attributes_EQ,
    ACTIONS(1386), 1,
      anon_sym_literal_EQ,
    ACTIONS(1388), 1,
      sym_attribute_name,
  [15590] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1390), 1,
      sym_parens,
    ACTIONS(485), 3,
      sym_braces,
      sym_name,
      sym_number,
  [15602] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1392), 1,
      sym_parens,
    ACTIONS(572), 3,
      sym_braces,
      sym_name,
      sym_number,
  [15614] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1347), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [15627] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1394), 1,
      anon_sym_COMMA,
    ACTIONS(1396), 1,
      anon_sym_RPAREN,
    STATE(634), 1,
      aux_sym_signature_repeat1,
  [15640] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(923), 1,
      anon_sym_RPAREN,
    ACTIONS(1398), 1,
      sym_literal,
    ACTIONS(1400), 1,
      sym_unclosed,
  [15653] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(995), 1,
      anon_sym_RPAREN,
    STATE(646), 1,
      aux_sym_instruction_repeat2,
  [15666] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(995), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [15679] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(723), 1,
      anon_sym_RPAREN,
    ACTIONS(1402), 1,
      sym_literal,
    ACTIONS(1404), 1,
      sym_unclosed,
  [15692] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(661), 1,
      sym_unclosed,
    ACTIONS(651), 2,
      sym_string,
      sym_raw_braces,
  [15703] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(823), 1,
      anon_sym_RPAREN,
    ACTIONS(1406), 1,
      sym_literal,
    ACTIONS(1408), 1,
      sym_unclosed,
  [15716] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(979), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [15729] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1055), 1,
      anon_sym_RPAREN,
    STATE(592), 1,
      aux_sym_instruction_repeat2,
  [15742] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(853), 1,
      anon_sym_RPAREN,
    ACTIONS(1410), 1,
      sym_literal,
    ACTIONS(1412), 1,
      sym_unclosed,
  [15755] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1055), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [15768] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(743), 1,
      anon_sym_RPAREN,
    ACTIONS(1414), 1,
      sym_literal,
    ACTIONS(1416), 1,
      sym_unclosed,
  [15781] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1063), 1,
      anon_sym_RPAREN,
    STATE(687), 1,
      aux_sym_instruction_repeat2,
  [15794] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1063), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [15807] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(703), 1,
      anon_sym_RPAREN,
    ACTIONS(1418), 1,
      sym_literal,
    ACTIONS(1420), 1,
      sym_unclosed,
  [15820] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(975), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [15833] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(763), 1,
      anon_sym_RPAREN,
    ACTIONS(1422), 1,
      sym_literal,
    ACTIONS(1424), 1,
      sym_unclosed,
  [15846] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1311), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [15859] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1067), 1,
      anon_sym_RPAREN,
    STATE(603), 1,
      aux_sym_instruction_repeat2,
  [15872] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1067), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [15885] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1277), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [15898] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(773), 1,
      anon_sym_RPAREN,
    ACTIONS(1426), 1,
      sym_literal,
    ACTIONS(1428), 1,
      sym_unclosed,
  [15911] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1075), 1,
      anon_sym_RPAREN,
    STATE(609), 1,
      aux_sym_instruction_repeat2,
  [15924] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1075), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [15937] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1327), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [15950] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1083), 1,
      anon_sym_RPAREN,
    STATE(611), 1,
      aux_sym_instruction_repeat2,
  [15963] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1083), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [15976] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(783), 1,
      anon_sym_RPAREN,
    ACTIONS(1430), 1,
      sym_literal,
    ACTIONS(1432), 1,
      sym_unclosed,
  [15989] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(753), 1,
      anon_sym_RPAREN,
    ACTIONS(1434), 1,
      sym_literal,
    ACTIONS(1436), 1,
      sym_unclosed,
  [16002] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1003), 1,
      anon_sym_RPAREN,
    STATE(656), 1,
      aux_sym_instruction_repeat2,
  [16015] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1335), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16028] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1003), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16041] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1091), 1,
      anon_sym_RPAREN,
    STATE(623), 1,
      aux_sym_instruction_repeat2,
  [16054] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1091), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16067] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1331), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16080] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1099), 1,
      anon_sym_RPAREN,
    STATE(626), 1,
      aux_sym_instruction_repeat2,
  [16093] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1099), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16106] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1103), 1,
      anon_sym_RPAREN,
    STATE(628), 1,
      aux_sym_instruction_repeat2,
  [16119] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1103), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16132] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(793), 1,
      anon_sym_RPAREN,
    ACTIONS(1438), 1,
      sym_literal,
    ACTIONS(1440), 1,
      sym_unclosed,
  [16145] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1442), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16158] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1011), 1,
      anon_sym_RPAREN,
    STATE(752), 1,
      aux_sym_instruction_repeat2,
  [16171] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1107), 1,
      anon_sym_RPAREN,
    STATE(633), 1,
      aux_sym_instruction_repeat2,
  [16184] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1107), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16197] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(803), 1,
      anon_sym_RPAREN,
    ACTIONS(1444), 1,
      sym_literal,
    ACTIONS(1446), 1,
      sym_unclosed,
  [16210] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1011), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16223] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1115), 1,
      anon_sym_RPAREN,
    STATE(640), 1,
      aux_sym_instruction_repeat2,
  [16236] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1115), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16249] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1448), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16262] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1123), 1,
      anon_sym_RPAREN,
    STATE(642), 1,
      aux_sym_instruction_repeat2,
  [16275] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1123), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16288] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1019), 1,
      anon_sym_RPAREN,
    STATE(593), 1,
      aux_sym_instruction_repeat2,
  [16301] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1019), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16314] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1297), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16327] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1450), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16340] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1299), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16353] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1452), 1,
      anon_sym_constant,
    ACTIONS(1454), 1,
      sym_name,
    ACTIONS(1456), 1,
      sym_shape,
  [16366] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1127), 1,
      anon_sym_RPAREN,
    STATE(648), 1,
      aux_sym_instruction_repeat2,
  [16379] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1127), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16392] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1135), 1,
      anon_sym_RPAREN,
    STATE(651), 1,
      aux_sym_instruction_repeat2,
  [16405] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1135), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16418] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1458), 1,
      anon_sym_COMMA,
    ACTIONS(1461), 1,
      anon_sym_RPAREN,
    STATE(634), 1,
      aux_sym_signature_repeat1,
  [16431] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1463), 1,
      anon_sym_constant,
    ACTIONS(1465), 1,
      sym_name,
    ACTIONS(1467), 1,
      sym_shape,
  [16444] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1139), 1,
      anon_sym_RPAREN,
    STATE(653), 1,
      aux_sym_instruction_repeat2,
  [16457] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1139), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16470] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1273), 1,
      anon_sym_LPAREN,
    ACTIONS(1469), 1,
      anon_sym_LBRACE,
    STATE(825), 1,
      sym_signature,
  [16483] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1147), 1,
      anon_sym_RPAREN,
    STATE(654), 1,
      aux_sym_instruction_repeat2,
  [16496] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1147), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16509] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(713), 1,
      anon_sym_RPAREN,
    ACTIONS(1471), 1,
      sym_literal,
    ACTIONS(1473), 1,
      sym_unclosed,
  [16522] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1325), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16535] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1475), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16548] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1477), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16561] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1023), 1,
      anon_sym_RPAREN,
    STATE(668), 1,
      aux_sym_instruction_repeat2,
  [16574] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1023), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16587] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1151), 1,
      anon_sym_RPAREN,
    STATE(657), 1,
      aux_sym_instruction_repeat2,
  [16600] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1151), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16613] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1219), 1,
      anon_sym_RPAREN,
    STATE(597), 1,
      aux_sym_instruction_repeat2,
  [16626] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(943), 1,
      anon_sym_RPAREN,
    ACTIONS(1479), 1,
      sym_literal,
    ACTIONS(1481), 1,
      sym_unclosed,
  [16639] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1329), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16652] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1155), 1,
      anon_sym_RPAREN,
    STATE(660), 1,
      aux_sym_instruction_repeat2,
  [16665] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1155), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16678] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1339), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16691] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1483), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16704] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1219), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16717] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1341), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16730] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1485), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16743] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1167), 1,
      anon_sym_RPAREN,
    STATE(703), 1,
      aux_sym_instruction_repeat2,
  [16756] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1351), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16769] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1487), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16782] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1489), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16795] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1491), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16808] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(813), 1,
      anon_sym_RPAREN,
    ACTIONS(1493), 1,
      sym_literal,
    ACTIONS(1495), 1,
      sym_unclosed,
  [16821] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1027), 1,
      anon_sym_RPAREN,
    STATE(724), 1,
      aux_sym_instruction_repeat2,
  [16834] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(675), 1,
      sym_unclosed,
    ACTIONS(665), 2,
      sym_string,
      sym_raw_braces,
  [16845] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1167), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16858] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1317), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16871] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1394), 1,
      anon_sym_COMMA,
    ACTIONS(1497), 1,
      anon_sym_RPAREN,
    STATE(573), 1,
      aux_sym_signature_repeat1,
  [16884] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1159), 1,
      anon_sym_RPAREN,
    STATE(677), 1,
      aux_sym_instruction_repeat2,
  [16897] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1159), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16910] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(833), 1,
      anon_sym_RPAREN,
    ACTIONS(1499), 1,
      sym_literal,
    ACTIONS(1501), 1,
      sym_unclosed,
  [16923] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1279), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16936] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(633), 1,
      sym_unclosed,
    ACTIONS(623), 2,
      sym_string,
      sym_raw_braces,
  [16947] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(843), 1,
      anon_sym_RPAREN,
    ACTIONS(1503), 1,
      sym_literal,
    ACTIONS(1505), 1,
      sym_unclosed,
  [16960] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1171), 1,
      anon_sym_RPAREN,
    STATE(692), 1,
      aux_sym_instruction_repeat2,
  [16973] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1171), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16986] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1027), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [16999] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(863), 1,
      anon_sym_RPAREN,
    ACTIONS(1507), 1,
      sym_literal,
    ACTIONS(1509), 1,
      sym_unclosed,
  [17012] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1047), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17025] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1191), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17038] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1175), 1,
      anon_sym_RPAREN,
    STATE(697), 1,
      aux_sym_instruction_repeat2,
  [17051] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(913), 1,
      anon_sym_RPAREN,
    ACTIONS(1511), 1,
      sym_literal,
    ACTIONS(1513), 1,
      sym_unclosed,
  [17064] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1175), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17077] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1035), 1,
      anon_sym_RPAREN,
    STATE(667), 1,
      aux_sym_instruction_repeat2,
  [17090] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1183), 1,
      anon_sym_RPAREN,
    STATE(700), 1,
      aux_sym_instruction_repeat2,
  [17103] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1323), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17116] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1183), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17129] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(873), 1,
      anon_sym_RPAREN,
    ACTIONS(1515), 1,
      sym_literal,
    ACTIONS(1517), 1,
      sym_unclosed,
  [17142] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(883), 1,
      anon_sym_RPAREN,
    ACTIONS(1519), 1,
      sym_literal,
    ACTIONS(1521), 1,
      sym_unclosed,
  [17155] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1523), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17168] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1295), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17181] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1195), 1,
      anon_sym_RPAREN,
    STATE(717), 1,
      aux_sym_instruction_repeat2,
  [17194] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1525), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17207] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1195), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17220] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1203), 1,
      anon_sym_RPAREN,
    STATE(720), 1,
      aux_sym_instruction_repeat2,
  [17233] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1203), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17246] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1527), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17259] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1207), 1,
      anon_sym_RPAREN,
    STATE(721), 1,
      aux_sym_instruction_repeat2,
  [17272] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1207), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17285] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(893), 1,
      anon_sym_RPAREN,
    ACTIONS(1529), 1,
      sym_literal,
    ACTIONS(1531), 1,
      sym_unclosed,
  [17298] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1035), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17311] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1349), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17324] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1533), 1,
      anon_sym_constant,
    ACTIONS(1535), 1,
      sym_name,
    ACTIONS(1537), 1,
      sym_shape,
  [17337] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1211), 1,
      anon_sym_RPAREN,
    STATE(728), 1,
      aux_sym_instruction_repeat2,
  [17350] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1211), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17363] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(903), 1,
      anon_sym_RPAREN,
    ACTIONS(1539), 1,
      sym_literal,
    ACTIONS(1541), 1,
      sym_unclosed,
  [17376] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1543), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17389] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(971), 1,
      anon_sym_RPAREN,
    STATE(590), 1,
      aux_sym_instruction_repeat2,
  [17402] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1223), 1,
      anon_sym_RPAREN,
    STATE(734), 1,
      aux_sym_instruction_repeat2,
  [17415] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(979), 1,
      anon_sym_RPAREN,
    STATE(715), 1,
      aux_sym_instruction_repeat2,
  [17428] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1223), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17441] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1545), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17454] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1267), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17467] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(971), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17480] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1231), 1,
      anon_sym_RPAREN,
    STATE(736), 1,
      aux_sym_instruction_repeat2,
  [17493] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1231), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17506] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(975), 1,
      anon_sym_RPAREN,
    STATE(586), 1,
      aux_sym_instruction_repeat2,
  [17519] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1547), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17532] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1319), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17545] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1321), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17558] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1043), 1,
      anon_sym_RPAREN,
    STATE(673), 1,
      aux_sym_instruction_repeat2,
  [17571] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1235), 1,
      anon_sym_RPAREN,
    STATE(740), 1,
      aux_sym_instruction_repeat2,
  [17584] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1043), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17597] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1235), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17610] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(733), 1,
      anon_sym_RPAREN,
    ACTIONS(1549), 1,
      sym_literal,
    ACTIONS(1551), 1,
      sym_unclosed,
  [17623] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(965), 1,
      anon_sym_RPAREN,
    STATE(742), 1,
      aux_sym_instruction_repeat2,
  [17636] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(965), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17649] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1553), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17662] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1281), 1,
      anon_sym_RPAREN,
    ACTIONS(1555), 1,
      anon_sym_COMMA,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17675] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1243), 1,
      anon_sym_RPAREN,
    STATE(745), 1,
      aux_sym_instruction_repeat2,
  [17688] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1243), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17701] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1251), 1,
      anon_sym_RPAREN,
    STATE(747), 1,
      aux_sym_instruction_repeat2,
  [17714] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1251), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17727] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1558), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17740] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1333), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17753] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1560), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17766] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1562), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17779] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1255), 1,
      anon_sym_RPAREN,
    STATE(750), 1,
      aux_sym_instruction_repeat2,
  [17792] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1255), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17805] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(933), 1,
      anon_sym_RPAREN,
    ACTIONS(1564), 1,
      sym_literal,
    ACTIONS(1566), 1,
      sym_unclosed,
  [17818] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1337), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17831] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1568), 1,
      anon_sym_constant,
    ACTIONS(1570), 1,
      sym_name,
    ACTIONS(1572), 1,
      sym_shape,
  [17844] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1259), 1,
      anon_sym_RPAREN,
    STATE(572), 1,
      aux_sym_instruction_repeat2,
  [17857] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1259), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17870] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(645), 1,
      sym_unclosed,
    ACTIONS(635), 2,
      sym_string,
      sym_raw_braces,
  [17881] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1343), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17894] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1574), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17907] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(991), 1,
      anon_sym_RPAREN,
    STATE(607), 1,
      aux_sym_instruction_repeat2,
  [17920] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1345), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17933] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1576), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17946] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(991), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17959] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(983), 1,
      anon_sym_RPAREN,
    STATE(625), 1,
      aux_sym_instruction_repeat2,
  [17972] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1578), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17985] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1580), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [17998] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1582), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [18011] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1047), 1,
      anon_sym_RPAREN,
    STATE(681), 1,
      aux_sym_instruction_repeat2,
  [18024] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(983), 1,
      anon_sym_RPAREN,
    STATE(730), 1,
      aux_sym_instruction_repeat2,
  [18037] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1584), 1,
      anon_sym_constant,
    ACTIONS(1586), 1,
      sym_name,
    ACTIONS(1588), 1,
      sym_shape,
  [18050] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1590), 1,
      anon_sym_constant,
    ACTIONS(1592), 1,
      sym_name,
    ACTIONS(1594), 1,
      sym_shape,
  [18063] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1596), 1,
      anon_sym_constant,
    ACTIONS(1598), 1,
      sym_name,
    ACTIONS(1600), 1,
      sym_shape,
  [18076] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1602), 1,
      anon_sym_constant,
    ACTIONS(1604), 1,
      sym_name,
    ACTIONS(1606), 1,
      sym_shape,
  [18089] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1608), 1,
      anon_sym_constant,
    ACTIONS(1610), 1,
      sym_name,
    ACTIONS(1612), 1,
      sym_shape,
  [18102] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1614), 1,
      anon_sym_constant,
    ACTIONS(1616), 1,
      sym_name,
    ACTIONS(1618), 1,
      sym_shape,
  [18115] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1620), 1,
      anon_sym_constant,
    ACTIONS(1622), 1,
      sym_name,
    ACTIONS(1624), 1,
      sym_shape,
  [18128] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1626), 1,
      anon_sym_constant,
    ACTIONS(1628), 1,
      sym_name,
    ACTIONS(1630), 1,
      sym_shape,
  [18141] = 4,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(701), 1,
      anon_sym_COMMA,
    ACTIONS(1191), 1,
      anon_sym_RPAREN,
    STATE(714), 1,
      aux_sym_instruction_repeat2,
  [18154] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(635), 1,
      sym_raw_braces,
    ACTIONS(645), 1,
      sym_unclosed,
  [18164] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1632), 1,
      anon_sym_constant,
    ACTIONS(1634), 1,
      sym_name,
  [18174] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1636), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [18182] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1638), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [18190] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1463), 1,
      anon_sym_constant,
    ACTIONS(1465), 1,
      sym_name,
  [18200] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1640), 1,
      anon_sym_constant,
    ACTIONS(1642), 1,
      sym_name,
  [18210] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1644), 1,
      anon_sym_RPAREN,
    ACTIONS(1646), 1,
      sym_name,
  [18220] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(663), 1,
      anon_sym_LBRACE,
    STATE(336), 1,
      sym_body,
  [18230] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1648), 1,
      anon_sym_LBRACE,
    STATE(237), 1,
      sym__entry_layout,
  [18240] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(621), 1,
      anon_sym_LBRACE,
    STATE(228), 1,
      sym_body,
  [18250] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(649), 1,
      anon_sym_LBRACE,
    STATE(176), 1,
      sym_body,
  [18260] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1650), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [18268] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1281), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [18276] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1652), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [18284] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(651), 1,
      sym_raw_braces,
    ACTIONS(661), 1,
      sym_unclosed,
  [18294] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1654), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [18302] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1656), 1,
      anon_sym_constant,
    ACTIONS(1658), 1,
      sym_name,
  [18312] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1660), 1,
      anon_sym_constant,
    ACTIONS(1662), 1,
      sym_name,
  [18322] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1533), 1,
      anon_sym_constant,
    ACTIONS(1535), 1,
      sym_name,
  [18332] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(665), 1,
      sym_raw_braces,
    ACTIONS(675), 1,
      sym_unclosed,
  [18342] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1664), 1,
      anon_sym_constant,
    ACTIONS(1666), 1,
      sym_name,
  [18352] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(623), 1,
      sym_raw_braces,
    ACTIONS(633), 1,
      sym_unclosed,
  [18362] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1668), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [18370] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1670), 1,
      anon_sym_constant,
    ACTIONS(1672), 1,
      sym_name,
  [18380] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1590), 1,
      anon_sym_constant,
    ACTIONS(1592), 1,
      sym_name,
  [18390] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1674), 1,
      anon_sym_constant,
    ACTIONS(1676), 1,
      sym_name,
  [18400] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1602), 1,
      anon_sym_constant,
    ACTIONS(1604), 1,
      sym_name,
  [18410] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1678), 1,
      anon_sym_constant,
    ACTIONS(1680), 1,
      sym_name,
  [18420] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1682), 1,
      anon_sym_constant,
    ACTIONS(1684), 1,
      sym_name,
  [18430] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1614), 1,
      anon_sym_constant,
    ACTIONS(1616), 1,
      sym_name,
  [18440] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1686), 1,
      anon_sym_constant,
    ACTIONS(1688), 1,
      sym_name,
  [18450] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(621), 1,
      anon_sym_LBRACE,
    STATE(233), 1,
      sym_body,
  [18460] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1626), 1,
      anon_sym_constant,
    ACTIONS(1628), 1,
      sym_name,
  [18470] = 3,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1690), 1,
      anon_sym_constant,
    ACTIONS(1692), 1,
      sym_name,
  [18480] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1313), 2,
      anon_sym_COMMA,
      anon_sym_RPAREN,
  [18488] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1694), 1,
      sym__missing_close,
  [18495] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1167), 1,
      anon_sym_RPAREN,
  [18502] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1043), 1,
      anon_sym_RPAREN,
  [18509] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1135), 1,
      anon_sym_RPAREN,
  [18516] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1696), 1,
      anon_sym_LPAREN,
  [18523] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1067), 1,
      anon_sym_RPAREN,
  [18530] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1223), 1,
      anon_sym_RPAREN,
  [18537] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(991), 1,
      anon_sym_RPAREN,
  [18544] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1151), 1,
      anon_sym_RPAREN,
  [18551] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1698), 1,
      sym__missing_close,
  [18558] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1700), 1,
      anon_sym_LBRACE,
  [18565] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1702), 1,
      anon_sym_DASH_GT,
  [18572] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1103), 1,
      anon_sym_RPAREN,
  [18579] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1231), 1,
      anon_sym_RPAREN,
  [18586] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1011), 1,
      anon_sym_RPAREN,
  [18593] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1704), 1,
      sym__missing_close,
  [18600] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1706), 1,
      anon_sym_LPAREN,
  [18607] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1155), 1,
      anon_sym_RPAREN,
  [18614] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1708), 1,
      anon_sym_EQ,
  [18621] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1027), 1,
      anon_sym_RPAREN,
  [18628] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1710), 1,
      anon_sym_LPAREN,
  [18635] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1195), 1,
      anon_sym_RPAREN,
  [18642] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1712), 1,
      anon_sym_LBRACE,
  [18649] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1235), 1,
      anon_sym_RPAREN,
  [18656] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1714), 1,
      sym__missing_close,
  [18663] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1716), 1,
      anon_sym_LPAREN,
  [18670] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(979), 1,
      anon_sym_RPAREN,
  [18677] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1718), 1,
      anon_sym_EQ,
  [18684] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1720), 1,
      ts_builtin_sym_end,
  [18691] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(965), 1,
      anon_sym_RPAREN,
  [18698] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1107), 1,
      anon_sym_RPAREN,
  [18705] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1722), 1,
      anon_sym_LPAREN,
  [18712] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1139), 1,
      anon_sym_RPAREN,
  [18719] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1091), 1,
      anon_sym_RPAREN,
  [18726] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1047), 1,
      anon_sym_RPAREN,
  [18733] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1243), 1,
      anon_sym_RPAREN,
  [18740] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(995), 1,
      anon_sym_RPAREN,
  [18747] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1724), 1,
      anon_sym_LBRACE,
  [18754] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1726), 1,
      sym_shape,
  [18761] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1728), 1,
      anon_sym_LPAREN,
  [18768] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1075), 1,
      anon_sym_RPAREN,
  [18775] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1251), 1,
      anon_sym_RPAREN,
  [18782] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1203), 1,
      anon_sym_RPAREN,
  [18789] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1730), 1,
      anon_sym_LPAREN,
  [18796] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1732), 1,
      anon_sym_DASH_GT,
  [18803] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1115), 1,
      anon_sym_RPAREN,
  [18810] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1734), 1,
      anon_sym_LPAREN,
  [18817] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1736), 1,
      anon_sym_LPAREN,
  [18824] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1019), 1,
      anon_sym_RPAREN,
  [18831] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1738), 1,
      anon_sym_LPAREN,
  [18838] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1003), 1,
      anon_sym_RPAREN,
  [18845] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1255), 1,
      anon_sym_RPAREN,
  [18852] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1740), 1,
      sym_shape,
  [18859] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1742), 1,
      sym__missing_close,
  [18866] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1744), 1,
      anon_sym_LPAREN,
  [18873] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1159), 1,
      anon_sym_RPAREN,
  [18880] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(238), 1,
      sym__missing_close,
  [18887] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1746), 1,
      sym_shape,
  [18894] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1748), 1,
      sym__missing_close,
  [18901] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1259), 1,
      anon_sym_RPAREN,
  [18908] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1750), 1,
      sym__missing_close,
  [18915] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(983), 1,
      anon_sym_RPAREN,
  [18922] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1035), 1,
      anon_sym_RPAREN,
  [18929] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1123), 1,
      anon_sym_RPAREN,
  [18936] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1752), 1,
      sym__missing_close,
  [18943] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1754), 1,
      sym_shape,
  [18950] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(485), 1,
      sym__missing_close,
  [18957] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(572), 1,
      sym__missing_close,
  [18964] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1055), 1,
      anon_sym_RPAREN,
  [18971] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1083), 1,
      anon_sym_RPAREN,
  [18978] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1191), 1,
      anon_sym_RPAREN,
  [18985] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1171), 1,
      anon_sym_RPAREN,
  [18992] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1756), 1,
      sym_shape,
  [18999] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(681), 1,
      anon_sym_EQ,
  [19006] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1758), 1,
      anon_sym_LPAREN,
  [19013] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1760), 1,
      anon_sym_LPAREN,
  [19020] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1762), 1,
      anon_sym_LPAREN,
  [19027] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1764), 1,
      anon_sym_LPAREN,
  [19034] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1766), 1,
      anon_sym_LPAREN,
  [19041] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1768), 1,
      anon_sym_LPAREN,
  [19048] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1770), 1,
      anon_sym_LPAREN,
  [19055] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1772), 1,
      anon_sym_LPAREN,
  [19062] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1774), 1,
      anon_sym_LPAREN,
  [19069] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1776), 1,
      sym__missing_close,
  [19076] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1778), 1,
      sym__missing_close,
  [19083] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1780), 1,
      anon_sym_LPAREN,
  [19090] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1782), 1,
      anon_sym_LPAREN,
  [19097] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1784), 1,
      anon_sym_LPAREN,
  [19104] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1786), 1,
      anon_sym_LPAREN,
  [19111] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1788), 1,
      anon_sym_LPAREN,
  [19118] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1790), 1,
      anon_sym_LPAREN,
  [19125] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1792), 1,
      sym__missing_close,
  [19132] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1794), 1,
      sym_shape,
  [19139] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1796), 1,
      sym__missing_close,
  [19146] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1798), 1,
      anon_sym_LPAREN,
  [19153] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1800), 1,
      anon_sym_LPAREN,
  [19160] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1802), 1,
      anon_sym_LPAREN,
  [19167] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1804), 1,
      anon_sym_LPAREN,
  [19174] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1806), 1,
      sym__missing_close,
  [19181] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1808), 1,
      sym__missing_close,
  [19188] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1810), 1,
      sym__missing_close,
  [19195] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1812), 1,
      sym__missing_close,
  [19202] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1814), 1,
      sym__missing_close,
  [19209] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1816), 1,
      anon_sym_LPAREN,
  [19216] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1818), 1,
      anon_sym_LPAREN,
  [19223] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(975), 1,
      anon_sym_RPAREN,
  [19230] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1820), 1,
      anon_sym_LPAREN,
  [19237] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1822), 1,
      anon_sym_LPAREN,
  [19244] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1824), 1,
      anon_sym_LPAREN,
  [19251] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1826), 1,
      anon_sym_LPAREN,
  [19258] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1828), 1,
      sym__missing_close,
  [19265] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1219), 1,
      anon_sym_RPAREN,
  [19272] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1830), 1,
      anon_sym_LPAREN,
  [19279] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1832), 1,
      anon_sym_LPAREN,
  [19286] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1834), 1,
      anon_sym_LPAREN,
  [19293] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1836), 1,
      anon_sym_LPAREN,
  [19300] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1838), 1,
      anon_sym_LPAREN,
  [19307] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1840), 1,
      anon_sym_LPAREN,
  [19314] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1842), 1,
      sym__missing_close,
  [19321] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1844), 1,
      sym_shape,
  [19328] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1846), 1,
      sym__missing_close,
  [19335] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1848), 1,
      anon_sym_LPAREN,
  [19342] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1850), 1,
      anon_sym_LPAREN,
  [19349] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1852), 1,
      anon_sym_LPAREN,
  [19356] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1854), 1,
      anon_sym_LPAREN,
  [19363] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1856), 1,
      sym__missing_close,
  [19370] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1858), 1,
      sym__missing_close,
  [19377] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1860), 1,
      sym__missing_close,
  [19384] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1862), 1,
      sym__missing_close,
  [19391] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1864), 1,
      sym__missing_close,
  [19398] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1866), 1,
      sym__missing_close,
  [19405] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1868), 1,
      anon_sym_LPAREN,
  [19412] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1207), 1,
      anon_sym_RPAREN,
  [19419] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1870), 1,
      anon_sym_LPAREN,
  [19426] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1872), 1,
      anon_sym_DASH_GT,
  [19433] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1175), 1,
      anon_sym_RPAREN,
  [19440] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1127), 1,
      anon_sym_RPAREN,
  [19447] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1874), 1,
      sym_name,
  [19454] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1147), 1,
      anon_sym_RPAREN,
  [19461] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1023), 1,
      anon_sym_RPAREN,
  [19468] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1469), 1,
      anon_sym_LBRACE,
  [19475] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(971), 1,
      anon_sym_RPAREN,
  [19482] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1063), 1,
      anon_sym_RPAREN,
  [19489] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1876), 1,
      sym__missing_close,
  [19496] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1878), 1,
      sym_shape,
  [19503] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(496), 1,
      sym__missing_close,
  [19510] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1211), 1,
      anon_sym_RPAREN,
  [19517] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1880), 1,
      anon_sym_LBRACE,
  [19524] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1099), 1,
      anon_sym_RPAREN,
  [19531] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1882), 1,
      sym_shape,
  [19538] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(695), 1,
      anon_sym_EQ,
  [19545] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1884), 1,
      anon_sym_EQ,
  [19552] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1886), 1,
      anon_sym_EQ,
  [19559] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1888), 1,
      anon_sym_EQ,
  [19566] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1183), 1,
      anon_sym_RPAREN,
  [19573] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1890), 1,
      anon_sym_EQ,
  [19580] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1892), 1,
      anon_sym_EQ,
  [19587] = 2,
    ACTIONS(3), 1,
      sym_comment,
    ACTIONS(1894), 1,
      anon_sym_EQ,
};

static const uint32_t ts_small_parse_table_map[] = {
  [SMALL_STATE(2)] = 0,
  [SMALL_STATE(3)] = 63,
  [SMALL_STATE(4)] = 126,
  [SMALL_STATE(5)] = 167,
  [SMALL_STATE(6)] = 208,
  [SMALL_STATE(7)] = 249,
  [SMALL_STATE(8)] = 290,
  [SMALL_STATE(9)] = 337,
  [SMALL_STATE(10)] = 378,
  [SMALL_STATE(11)] = 425,
  [SMALL_STATE(12)] = 472,
  [SMALL_STATE(13)] = 513,
  [SMALL_STATE(14)] = 560,
  [SMALL_STATE(15)] = 605,
  [SMALL_STATE(16)] = 652,
  [SMALL_STATE(17)] = 699,
  [SMALL_STATE(18)] = 746,
  [SMALL_STATE(19)] = 793,
  [SMALL_STATE(20)] = 827,
  [SMALL_STATE(21)] = 861,
  [SMALL_STATE(22)] = 897,
  [SMALL_STATE(23)] = 933,
  [SMALL_STATE(24)] = 967,
  [SMALL_STATE(25)] = 1001,
  [SMALL_STATE(26)] = 1035,
  [SMALL_STATE(27)] = 1067,
  [SMALL_STATE(28)] = 1099,
  [SMALL_STATE(29)] = 1133,
  [SMALL_STATE(30)] = 1167,
  [SMALL_STATE(31)] = 1201,
  [SMALL_STATE(32)] = 1237,
  [SMALL_STATE(33)] = 1269,
  [SMALL_STATE(34)] = 1303,
  [SMALL_STATE(35)] = 1337,
  [SMALL_STATE(36)] = 1371,
  [SMALL_STATE(37)] = 1405,
  [SMALL_STATE(38)] = 1439,
  [SMALL_STATE(39)] = 1473,
  [SMALL_STATE(40)] = 1507,
  [SMALL_STATE(41)] = 1541,
  [SMALL_STATE(42)] = 1575,
  [SMALL_STATE(43)] = 1609,
  [SMALL_STATE(44)] = 1643,
  [SMALL_STATE(45)] = 1677,
  [SMALL_STATE(46)] = 1711,
  [SMALL_STATE(47)] = 1745,
  [SMALL_STATE(48)] = 1779,
  [SMALL_STATE(49)] = 1813,
  [SMALL_STATE(50)] = 1847,
  [SMALL_STATE(51)] = 1881,
  [SMALL_STATE(52)] = 1915,
  [SMALL_STATE(53)] = 1949,
  [SMALL_STATE(54)] = 1983,
  [SMALL_STATE(55)] = 2017,
  [SMALL_STATE(56)] = 2051,
  [SMALL_STATE(57)] = 2085,
  [SMALL_STATE(58)] = 2119,
  [SMALL_STATE(59)] = 2153,
  [SMALL_STATE(60)] = 2187,
  [SMALL_STATE(61)] = 2221,
  [SMALL_STATE(62)] = 2255,
  [SMALL_STATE(63)] = 2289,
  [SMALL_STATE(64)] = 2323,
  [SMALL_STATE(65)] = 2357,
  [SMALL_STATE(66)] = 2391,
  [SMALL_STATE(67)] = 2425,
  [SMALL_STATE(68)] = 2459,
  [SMALL_STATE(69)] = 2493,
  [SMALL_STATE(70)] = 2527,
  [SMALL_STATE(71)] = 2561,
  [SMALL_STATE(72)] = 2595,
  [SMALL_STATE(73)] = 2629,
  [SMALL_STATE(74)] = 2663,
  [SMALL_STATE(75)] = 2697,
  [SMALL_STATE(76)] = 2731,
  [SMALL_STATE(77)] = 2765,
  [SMALL_STATE(78)] = 2799,
  [SMALL_STATE(79)] = 2833,
  [SMALL_STATE(80)] = 2867,
  [SMALL_STATE(81)] = 2901,
  [SMALL_STATE(82)] = 2935,
  [SMALL_STATE(83)] = 2969,
  [SMALL_STATE(84)] = 3003,
  [SMALL_STATE(85)] = 3037,
  [SMALL_STATE(86)] = 3071,
  [SMALL_STATE(87)] = 3105,
  [SMALL_STATE(88)] = 3139,
  [SMALL_STATE(89)] = 3173,
  [SMALL_STATE(90)] = 3207,
  [SMALL_STATE(91)] = 3241,
  [SMALL_STATE(92)] = 3275,
  [SMALL_STATE(93)] = 3309,
  [SMALL_STATE(94)] = 3343,
  [SMALL_STATE(95)] = 3377,
  [SMALL_STATE(96)] = 3411,
  [SMALL_STATE(97)] = 3445,
  [SMALL_STATE(98)] = 3479,
  [SMALL_STATE(99)] = 3513,
  [SMALL_STATE(100)] = 3547,
  [SMALL_STATE(101)] = 3581,
  [SMALL_STATE(102)] = 3615,
  [SMALL_STATE(103)] = 3649,
  [SMALL_STATE(104)] = 3683,
  [SMALL_STATE(105)] = 3717,
  [SMALL_STATE(106)] = 3751,
  [SMALL_STATE(107)] = 3785,
  [SMALL_STATE(108)] = 3819,
  [SMALL_STATE(109)] = 3852,
  [SMALL_STATE(110)] = 3885,
  [SMALL_STATE(111)] = 3918,
  [SMALL_STATE(112)] = 3951,
  [SMALL_STATE(113)] = 3984,
  [SMALL_STATE(114)] = 4017,
  [SMALL_STATE(115)] = 4050,
  [SMALL_STATE(116)] = 4083,
  [SMALL_STATE(117)] = 4116,
  [SMALL_STATE(118)] = 4149,
  [SMALL_STATE(119)] = 4182,
  [SMALL_STATE(120)] = 4215,
  [SMALL_STATE(121)] = 4248,
  [SMALL_STATE(122)] = 4281,
  [SMALL_STATE(123)] = 4314,
  [SMALL_STATE(124)] = 4347,
  [SMALL_STATE(125)] = 4380,
  [SMALL_STATE(126)] = 4413,
  [SMALL_STATE(127)] = 4446,
  [SMALL_STATE(128)] = 4479,
  [SMALL_STATE(129)] = 4512,
  [SMALL_STATE(130)] = 4545,
  [SMALL_STATE(131)] = 4578,
  [SMALL_STATE(132)] = 4611,
  [SMALL_STATE(133)] = 4644,
  [SMALL_STATE(134)] = 4677,
  [SMALL_STATE(135)] = 4710,
  [SMALL_STATE(136)] = 4743,
  [SMALL_STATE(137)] = 4776,
  [SMALL_STATE(138)] = 4809,
  [SMALL_STATE(139)] = 4842,
  [SMALL_STATE(140)] = 4875,
  [SMALL_STATE(141)] = 4908,
  [SMALL_STATE(142)] = 4941,
  [SMALL_STATE(143)] = 4974,
  [SMALL_STATE(144)] = 5007,
  [SMALL_STATE(145)] = 5040,
  [SMALL_STATE(146)] = 5073,
  [SMALL_STATE(147)] = 5106,
  [SMALL_STATE(148)] = 5139,
  [SMALL_STATE(149)] = 5172,
  [SMALL_STATE(150)] = 5205,
  [SMALL_STATE(151)] = 5234,
  [SMALL_STATE(152)] = 5267,
  [SMALL_STATE(153)] = 5300,
  [SMALL_STATE(154)] = 5333,
  [SMALL_STATE(155)] = 5366,
  [SMALL_STATE(156)] = 5397,
  [SMALL_STATE(157)] = 5430,
  [SMALL_STATE(158)] = 5459,
  [SMALL_STATE(159)] = 5492,
  [SMALL_STATE(160)] = 5525,
  [SMALL_STATE(161)] = 5558,
  [SMALL_STATE(162)] = 5591,
  [SMALL_STATE(163)] = 5620,
  [SMALL_STATE(164)] = 5653,
  [SMALL_STATE(165)] = 5686,
  [SMALL_STATE(166)] = 5717,
  [SMALL_STATE(167)] = 5746,
  [SMALL_STATE(168)] = 5777,
  [SMALL_STATE(169)] = 5810,
  [SMALL_STATE(170)] = 5841,
  [SMALL_STATE(171)] = 5872,
  [SMALL_STATE(172)] = 5905,
  [SMALL_STATE(173)] = 5938,
  [SMALL_STATE(174)] = 5971,
  [SMALL_STATE(175)] = 6004,
  [SMALL_STATE(176)] = 6037,
  [SMALL_STATE(177)] = 6066,
  [SMALL_STATE(178)] = 6099,
  [SMALL_STATE(179)] = 6132,
  [SMALL_STATE(180)] = 6165,
  [SMALL_STATE(181)] = 6198,
  [SMALL_STATE(182)] = 6229,
  [SMALL_STATE(183)] = 6262,
  [SMALL_STATE(184)] = 6297,
  [SMALL_STATE(185)] = 6328,
  [SMALL_STATE(186)] = 6361,
  [SMALL_STATE(187)] = 6394,
  [SMALL_STATE(188)] = 6427,
  [SMALL_STATE(189)] = 6460,
  [SMALL_STATE(190)] = 6493,
  [SMALL_STATE(191)] = 6526,
  [SMALL_STATE(192)] = 6559,
  [SMALL_STATE(193)] = 6592,
  [SMALL_STATE(194)] = 6625,
  [SMALL_STATE(195)] = 6658,
  [SMALL_STATE(196)] = 6691,
  [SMALL_STATE(197)] = 6724,
  [SMALL_STATE(198)] = 6757,
  [SMALL_STATE(199)] = 6790,
  [SMALL_STATE(200)] = 6823,
  [SMALL_STATE(201)] = 6856,
  [SMALL_STATE(202)] = 6889,
  [SMALL_STATE(203)] = 6922,
  [SMALL_STATE(204)] = 6955,
  [SMALL_STATE(205)] = 6988,
  [SMALL_STATE(206)] = 7021,
  [SMALL_STATE(207)] = 7054,
  [SMALL_STATE(208)] = 7087,
  [SMALL_STATE(209)] = 7120,
  [SMALL_STATE(210)] = 7153,
  [SMALL_STATE(211)] = 7186,
  [SMALL_STATE(212)] = 7219,
  [SMALL_STATE(213)] = 7252,
  [SMALL_STATE(214)] = 7285,
  [SMALL_STATE(215)] = 7318,
  [SMALL_STATE(216)] = 7351,
  [SMALL_STATE(217)] = 7384,
  [SMALL_STATE(218)] = 7417,
  [SMALL_STATE(219)] = 7450,
  [SMALL_STATE(220)] = 7483,
  [SMALL_STATE(221)] = 7516,
  [SMALL_STATE(222)] = 7549,
  [SMALL_STATE(223)] = 7582,
  [SMALL_STATE(224)] = 7615,
  [SMALL_STATE(225)] = 7648,
  [SMALL_STATE(226)] = 7681,
  [SMALL_STATE(227)] = 7714,
  [SMALL_STATE(228)] = 7749,
  [SMALL_STATE(229)] = 7777,
  [SMALL_STATE(230)] = 7805,
  [SMALL_STATE(231)] = 7833,
  [SMALL_STATE(232)] = 7861,
  [SMALL_STATE(233)] = 7889,
  [SMALL_STATE(234)] = 7917,
  [SMALL_STATE(235)] = 7945,
  [SMALL_STATE(236)] = 7975,
  [SMALL_STATE(237)] = 8003,
  [SMALL_STATE(238)] = 8031,
  [SMALL_STATE(239)] = 8059,
  [SMALL_STATE(240)] = 8087,
  [SMALL_STATE(241)] = 8115,
  [SMALL_STATE(242)] = 8142,
  [SMALL_STATE(243)] = 8169,
  [SMALL_STATE(244)] = 8195,
  [SMALL_STATE(245)] = 8221,
  [SMALL_STATE(246)] = 8246,
  [SMALL_STATE(247)] = 8277,
  [SMALL_STATE(248)] = 8308,
  [SMALL_STATE(249)] = 8333,
  [SMALL_STATE(250)] = 8358,
  [SMALL_STATE(251)] = 8381,
  [SMALL_STATE(252)] = 8404,
  [SMALL_STATE(253)] = 8429,
  [SMALL_STATE(254)] = 8454,
  [SMALL_STATE(255)] = 8479,
  [SMALL_STATE(256)] = 8502,
  [SMALL_STATE(257)] = 8527,
  [SMALL_STATE(258)] = 8552,
  [SMALL_STATE(259)] = 8577,
  [SMALL_STATE(260)] = 8602,
  [SMALL_STATE(261)] = 8627,
  [SMALL_STATE(262)] = 8652,
  [SMALL_STATE(263)] = 8677,
  [SMALL_STATE(264)] = 8702,
  [SMALL_STATE(265)] = 8727,
  [SMALL_STATE(266)] = 8752,
  [SMALL_STATE(267)] = 8777,
  [SMALL_STATE(268)] = 8802,
  [SMALL_STATE(269)] = 8827,
  [SMALL_STATE(270)] = 8852,
  [SMALL_STATE(271)] = 8877,
  [SMALL_STATE(272)] = 8902,
  [SMALL_STATE(273)] = 8927,
  [SMALL_STATE(274)] = 8952,
  [SMALL_STATE(275)] = 8977,
  [SMALL_STATE(276)] = 9002,
  [SMALL_STATE(277)] = 9027,
  [SMALL_STATE(278)] = 9052,
  [SMALL_STATE(279)] = 9077,
  [SMALL_STATE(280)] = 9102,
  [SMALL_STATE(281)] = 9127,
  [SMALL_STATE(282)] = 9152,
  [SMALL_STATE(283)] = 9177,
  [SMALL_STATE(284)] = 9202,
  [SMALL_STATE(285)] = 9227,
  [SMALL_STATE(286)] = 9252,
  [SMALL_STATE(287)] = 9277,
  [SMALL_STATE(288)] = 9302,
  [SMALL_STATE(289)] = 9327,
  [SMALL_STATE(290)] = 9352,
  [SMALL_STATE(291)] = 9377,
  [SMALL_STATE(292)] = 9402,
  [SMALL_STATE(293)] = 9427,
  [SMALL_STATE(294)] = 9452,
  [SMALL_STATE(295)] = 9477,
  [SMALL_STATE(296)] = 9502,
  [SMALL_STATE(297)] = 9527,
  [SMALL_STATE(298)] = 9552,
  [SMALL_STATE(299)] = 9577,
  [SMALL_STATE(300)] = 9602,
  [SMALL_STATE(301)] = 9627,
  [SMALL_STATE(302)] = 9652,
  [SMALL_STATE(303)] = 9677,
  [SMALL_STATE(304)] = 9702,
  [SMALL_STATE(305)] = 9727,
  [SMALL_STATE(306)] = 9752,
  [SMALL_STATE(307)] = 9777,
  [SMALL_STATE(308)] = 9802,
  [SMALL_STATE(309)] = 9827,
  [SMALL_STATE(310)] = 9852,
  [SMALL_STATE(311)] = 9877,
  [SMALL_STATE(312)] = 9902,
  [SMALL_STATE(313)] = 9927,
  [SMALL_STATE(314)] = 9952,
  [SMALL_STATE(315)] = 9977,
  [SMALL_STATE(316)] = 10002,
  [SMALL_STATE(317)] = 10027,
  [SMALL_STATE(318)] = 10052,
  [SMALL_STATE(319)] = 10077,
  [SMALL_STATE(320)] = 10102,
  [SMALL_STATE(321)] = 10127,
  [SMALL_STATE(322)] = 10152,
  [SMALL_STATE(323)] = 10177,
  [SMALL_STATE(324)] = 10202,
  [SMALL_STATE(325)] = 10227,
  [SMALL_STATE(326)] = 10252,
  [SMALL_STATE(327)] = 10277,
  [SMALL_STATE(328)] = 10302,
  [SMALL_STATE(329)] = 10327,
  [SMALL_STATE(330)] = 10352,
  [SMALL_STATE(331)] = 10377,
  [SMALL_STATE(332)] = 10408,
  [SMALL_STATE(333)] = 10439,
  [SMALL_STATE(334)] = 10467,
  [SMALL_STATE(335)] = 10487,
  [SMALL_STATE(336)] = 10519,
  [SMALL_STATE(337)] = 10539,
  [SMALL_STATE(338)] = 10559,
  [SMALL_STATE(339)] = 10591,
  [SMALL_STATE(340)] = 10611,
  [SMALL_STATE(341)] = 10639,
  [SMALL_STATE(342)] = 10671,
  [SMALL_STATE(343)] = 10691,
  [SMALL_STATE(344)] = 10723,
  [SMALL_STATE(345)] = 10751,
  [SMALL_STATE(346)] = 10773,
  [SMALL_STATE(347)] = 10795,
  [SMALL_STATE(348)] = 10817,
  [SMALL_STATE(349)] = 10846,
  [SMALL_STATE(350)] = 10875,
  [SMALL_STATE(351)] = 10904,
  [SMALL_STATE(352)] = 10933,
  [SMALL_STATE(353)] = 10962,
  [SMALL_STATE(354)] = 10991,
  [SMALL_STATE(355)] = 11020,
  [SMALL_STATE(356)] = 11049,
  [SMALL_STATE(357)] = 11078,
  [SMALL_STATE(358)] = 11107,
  [SMALL_STATE(359)] = 11136,
  [SMALL_STATE(360)] = 11165,
  [SMALL_STATE(361)] = 11194,
  [SMALL_STATE(362)] = 11223,
  [SMALL_STATE(363)] = 11252,
  [SMALL_STATE(364)] = 11281,
  [SMALL_STATE(365)] = 11310,
  [SMALL_STATE(366)] = 11339,
  [SMALL_STATE(367)] = 11368,
  [SMALL_STATE(368)] = 11397,
  [SMALL_STATE(369)] = 11426,
  [SMALL_STATE(370)] = 11455,
  [SMALL_STATE(371)] = 11484,
  [SMALL_STATE(372)] = 11513,
  [SMALL_STATE(373)] = 11542,
  [SMALL_STATE(374)] = 11566,
  [SMALL_STATE(375)] = 11588,
  [SMALL_STATE(376)] = 11610,
  [SMALL_STATE(377)] = 11632,
  [SMALL_STATE(378)] = 11654,
  [SMALL_STATE(379)] = 11676,
  [SMALL_STATE(380)] = 11698,
  [SMALL_STATE(381)] = 11720,
  [SMALL_STATE(382)] = 11742,
  [SMALL_STATE(383)] = 11764,
  [SMALL_STATE(384)] = 11786,
  [SMALL_STATE(385)] = 11808,
  [SMALL_STATE(386)] = 11830,
  [SMALL_STATE(387)] = 11852,
  [SMALL_STATE(388)] = 11874,
  [SMALL_STATE(389)] = 11896,
  [SMALL_STATE(390)] = 11918,
  [SMALL_STATE(391)] = 11940,
  [SMALL_STATE(392)] = 11962,
  [SMALL_STATE(393)] = 11984,
  [SMALL_STATE(394)] = 12006,
  [SMALL_STATE(395)] = 12028,
  [SMALL_STATE(396)] = 12050,
  [SMALL_STATE(397)] = 12072,
  [SMALL_STATE(398)] = 12094,
  [SMALL_STATE(399)] = 12116,
  [SMALL_STATE(400)] = 12138,
  [SMALL_STATE(401)] = 12160,
  [SMALL_STATE(402)] = 12182,
  [SMALL_STATE(403)] = 12204,
  [SMALL_STATE(404)] = 12226,
  [SMALL_STATE(405)] = 12248,
  [SMALL_STATE(406)] = 12270,
  [SMALL_STATE(407)] = 12292,
  [SMALL_STATE(408)] = 12314,
  [SMALL_STATE(409)] = 12336,
  [SMALL_STATE(410)] = 12358,
  [SMALL_STATE(411)] = 12380,
  [SMALL_STATE(412)] = 12402,
  [SMALL_STATE(413)] = 12424,
  [SMALL_STATE(414)] = 12446,
  [SMALL_STATE(415)] = 12468,
  [SMALL_STATE(416)] = 12490,
  [SMALL_STATE(417)] = 12512,
  [SMALL_STATE(418)] = 12534,
  [SMALL_STATE(419)] = 12556,
  [SMALL_STATE(420)] = 12578,
  [SMALL_STATE(421)] = 12600,
  [SMALL_STATE(422)] = 12622,
  [SMALL_STATE(423)] = 12644,
  [SMALL_STATE(424)] = 12666,
  [SMALL_STATE(425)] = 12688,
  [SMALL_STATE(426)] = 12710,
  [SMALL_STATE(427)] = 12732,
  [SMALL_STATE(428)] = 12754,
  [SMALL_STATE(429)] = 12776,
  [SMALL_STATE(430)] = 12798,
  [SMALL_STATE(431)] = 12820,
  [SMALL_STATE(432)] = 12842,
  [SMALL_STATE(433)] = 12864,
  [SMALL_STATE(434)] = 12886,
  [SMALL_STATE(435)] = 12908,
  [SMALL_STATE(436)] = 12930,
  [SMALL_STATE(437)] = 12952,
  [SMALL_STATE(438)] = 12974,
  [SMALL_STATE(439)] = 12996,
  [SMALL_STATE(440)] = 13018,
  [SMALL_STATE(441)] = 13040,
  [SMALL_STATE(442)] = 13062,
  [SMALL_STATE(443)] = 13084,
  [SMALL_STATE(444)] = 13106,
  [SMALL_STATE(445)] = 13128,
  [SMALL_STATE(446)] = 13150,
  [SMALL_STATE(447)] = 13172,
  [SMALL_STATE(448)] = 13194,
  [SMALL_STATE(449)] = 13216,
  [SMALL_STATE(450)] = 13238,
  [SMALL_STATE(451)] = 13260,
  [SMALL_STATE(452)] = 13282,
  [SMALL_STATE(453)] = 13304,
  [SMALL_STATE(454)] = 13326,
  [SMALL_STATE(455)] = 13348,
  [SMALL_STATE(456)] = 13370,
  [SMALL_STATE(457)] = 13392,
  [SMALL_STATE(458)] = 13414,
  [SMALL_STATE(459)] = 13436,
  [SMALL_STATE(460)] = 13458,
  [SMALL_STATE(461)] = 13480,
  [SMALL_STATE(462)] = 13502,
  [SMALL_STATE(463)] = 13524,
  [SMALL_STATE(464)] = 13546,
  [SMALL_STATE(465)] = 13568,
  [SMALL_STATE(466)] = 13590,
  [SMALL_STATE(467)] = 13612,
  [SMALL_STATE(468)] = 13634,
  [SMALL_STATE(469)] = 13656,
  [SMALL_STATE(470)] = 13678,
  [SMALL_STATE(471)] = 13700,
  [SMALL_STATE(472)] = 13722,
  [SMALL_STATE(473)] = 13744,
  [SMALL_STATE(474)] = 13766,
  [SMALL_STATE(475)] = 13788,
  [SMALL_STATE(476)] = 13810,
  [SMALL_STATE(477)] = 13832,
  [SMALL_STATE(478)] = 13854,
  [SMALL_STATE(479)] = 13876,
  [SMALL_STATE(480)] = 13898,
  [SMALL_STATE(481)] = 13920,
  [SMALL_STATE(482)] = 13942,
  [SMALL_STATE(483)] = 13964,
  [SMALL_STATE(484)] = 13986,
  [SMALL_STATE(485)] = 14008,
  [SMALL_STATE(486)] = 14030,
  [SMALL_STATE(487)] = 14052,
  [SMALL_STATE(488)] = 14074,
  [SMALL_STATE(489)] = 14096,
  [SMALL_STATE(490)] = 14118,
  [SMALL_STATE(491)] = 14140,
  [SMALL_STATE(492)] = 14162,
  [SMALL_STATE(493)] = 14184,
  [SMALL_STATE(494)] = 14206,
  [SMALL_STATE(495)] = 14228,
  [SMALL_STATE(496)] = 14250,
  [SMALL_STATE(497)] = 14272,
  [SMALL_STATE(498)] = 14294,
  [SMALL_STATE(499)] = 14316,
  [SMALL_STATE(500)] = 14335,
  [SMALL_STATE(501)] = 14354,
  [SMALL_STATE(502)] = 14373,
  [SMALL_STATE(503)] = 14392,
  [SMALL_STATE(504)] = 14411,
  [SMALL_STATE(505)] = 14430,
  [SMALL_STATE(506)] = 14449,
  [SMALL_STATE(507)] = 14468,
  [SMALL_STATE(508)] = 14487,
  [SMALL_STATE(509)] = 14504,
  [SMALL_STATE(510)] = 14523,
  [SMALL_STATE(511)] = 14540,
  [SMALL_STATE(512)] = 14557,
  [SMALL_STATE(513)] = 14572,
  [SMALL_STATE(514)] = 14591,
  [SMALL_STATE(515)] = 14610,
  [SMALL_STATE(516)] = 14629,
  [SMALL_STATE(517)] = 14648,
  [SMALL_STATE(518)] = 14667,
  [SMALL_STATE(519)] = 14686,
  [SMALL_STATE(520)] = 14705,
  [SMALL_STATE(521)] = 14724,
  [SMALL_STATE(522)] = 14743,
  [SMALL_STATE(523)] = 14762,
  [SMALL_STATE(524)] = 14781,
  [SMALL_STATE(525)] = 14800,
  [SMALL_STATE(526)] = 14819,
  [SMALL_STATE(527)] = 14838,
  [SMALL_STATE(528)] = 14857,
  [SMALL_STATE(529)] = 14876,
  [SMALL_STATE(530)] = 14893,
  [SMALL_STATE(531)] = 14912,
  [SMALL_STATE(532)] = 14931,
  [SMALL_STATE(533)] = 14950,
  [SMALL_STATE(534)] = 14967,
  [SMALL_STATE(535)] = 14986,
  [SMALL_STATE(536)] = 15005,
  [SMALL_STATE(537)] = 15024,
  [SMALL_STATE(538)] = 15043,
  [SMALL_STATE(539)] = 15062,
  [SMALL_STATE(540)] = 15081,
  [SMALL_STATE(541)] = 15100,
  [SMALL_STATE(542)] = 15119,
  [SMALL_STATE(543)] = 15138,
  [SMALL_STATE(544)] = 15157,
  [SMALL_STATE(545)] = 15176,
  [SMALL_STATE(546)] = 15195,
  [SMALL_STATE(547)] = 15214,
  [SMALL_STATE(548)] = 15233,
  [SMALL_STATE(549)] = 15252,
  [SMALL_STATE(550)] = 15271,
  [SMALL_STATE(551)] = 15290,
  [SMALL_STATE(552)] = 15309,
  [SMALL_STATE(553)] = 15328,
  [SMALL_STATE(554)] = 15347,
  [SMALL_STATE(555)] = 15366,
  [SMALL_STATE(556)] = 15385,
  [SMALL_STATE(557)] = 15404,
  [SMALL_STATE(558)] = 15418,
  [SMALL_STATE(559)] = 15432,
  [SMALL_STATE(560)] = 15444,
  [SMALL_STATE(561)] = 15458,
  [SMALL_STATE(562)] = 15474,
  [SMALL_STATE(563)] = 15488,
  [SMALL_STATE(564)] = 15504,
  [SMALL_STATE(565)] = 15516,
  [SMALL_STATE(566)] = 15530,
  [SMALL_STATE(567)] = 15544,
  [SMALL_STATE(568)] = 15560,
  [SMALL_STATE(569)] = 15574,
  [SMALL_STATE(570)] = 15590,
  [SMALL_STATE(571)] = 15602,
  [SMALL_STATE(572)] = 15614,
  [SMALL_STATE(573)] = 15627,
  [SMALL_STATE(574)] = 15640,
  [SMALL_STATE(575)] = 15653,
  [SMALL_STATE(576)] = 15666,
  [SMALL_STATE(577)] = 15679,
  [SMALL_STATE(578)] = 15692,
  [SMALL_STATE(579)] = 15703,
  [SMALL_STATE(580)] = 15716,
  [SMALL_STATE(581)] = 15729,
  [SMALL_STATE(582)] = 15742,
  [SMALL_STATE(583)] = 15755,
  [SMALL_STATE(584)] = 15768,
  [SMALL_STATE(585)] = 15781,
  [SMALL_STATE(586)] = 15794,
  [SMALL_STATE(587)] = 15807,
  [SMALL_STATE(588)] = 15820,
  [SMALL_STATE(589)] = 15833,
  [SMALL_STATE(590)] = 15846,
  [SMALL_STATE(591)] = 15859,
  [SMALL_STATE(592)] = 15872,
  [SMALL_STATE(593)] = 15885,
  [SMALL_STATE(594)] = 15898,
  [SMALL_STATE(595)] = 15911,
  [SMALL_STATE(596)] = 15924,
  [SMALL_STATE(597)] = 15937,
  [SMALL_STATE(598)] = 15950,
  [SMALL_STATE(599)] = 15963,
  [SMALL_STATE(600)] = 15976,
  [SMALL_STATE(601)] = 15989,
  [SMALL_STATE(602)] = 16002,
  [SMALL_STATE(603)] = 16015,
  [SMALL_STATE(604)] = 16028,
  [SMALL_STATE(605)] = 16041,
  [SMALL_STATE(606)] = 16054,
  [SMALL_STATE(607)] = 16067,
  [SMALL_STATE(608)] = 16080,
  [SMALL_STATE(609)] = 16093,
  [SMALL_STATE(610)] = 16106,
  [SMALL_STATE(611)] = 16119,
  [SMALL_STATE(612)] = 16132,
  [SMALL_STATE(613)] = 16145,
  [SMALL_STATE(614)] = 16158,
  [SMALL_STATE(615)] = 16171,
  [SMALL_STATE(616)] = 16184,
  [SMALL_STATE(617)] = 16197,
  [SMALL_STATE(618)] = 16210,
  [SMALL_STATE(619)] = 16223,
  [SMALL_STATE(620)] = 16236,
  [SMALL_STATE(621)] = 16249,
  [SMALL_STATE(622)] = 16262,
  [SMALL_STATE(623)] = 16275,
  [SMALL_STATE(624)] = 16288,
  [SMALL_STATE(625)] = 16301,
  [SMALL_STATE(626)] = 16314,
  [SMALL_STATE(627)] = 16327,
  [SMALL_STATE(628)] = 16340,
  [SMALL_STATE(629)] = 16353,
  [SMALL_STATE(630)] = 16366,
  [SMALL_STATE(631)] = 16379,
  [SMALL_STATE(632)] = 16392,
  [SMALL_STATE(633)] = 16405,
  [SMALL_STATE(634)] = 16418,
  [SMALL_STATE(635)] = 16431,
  [SMALL_STATE(636)] = 16444,
  [SMALL_STATE(637)] = 16457,
  [SMALL_STATE(638)] = 16470,
  [SMALL_STATE(639)] = 16483,
  [SMALL_STATE(640)] = 16496,
  [SMALL_STATE(641)] = 16509,
  [SMALL_STATE(642)] = 16522,
  [SMALL_STATE(643)] = 16535,
  [SMALL_STATE(644)] = 16548,
  [SMALL_STATE(645)] = 16561,
  [SMALL_STATE(646)] = 16574,
  [SMALL_STATE(647)] = 16587,
  [SMALL_STATE(648)] = 16600,
  [SMALL_STATE(649)] = 16613,
  [SMALL_STATE(650)] = 16626,
  [SMALL_STATE(651)] = 16639,
  [SMALL_STATE(652)] = 16652,
  [SMALL_STATE(653)] = 16665,
  [SMALL_STATE(654)] = 16678,
  [SMALL_STATE(655)] = 16691,
  [SMALL_STATE(656)] = 16704,
  [SMALL_STATE(657)] = 16717,
  [SMALL_STATE(658)] = 16730,
  [SMALL_STATE(659)] = 16743,
  [SMALL_STATE(660)] = 16756,
  [SMALL_STATE(661)] = 16769,
  [SMALL_STATE(662)] = 16782,
  [SMALL_STATE(663)] = 16795,
  [SMALL_STATE(664)] = 16808,
  [SMALL_STATE(665)] = 16821,
  [SMALL_STATE(666)] = 16834,
  [SMALL_STATE(667)] = 16845,
  [SMALL_STATE(668)] = 16858,
  [SMALL_STATE(669)] = 16871,
  [SMALL_STATE(670)] = 16884,
  [SMALL_STATE(671)] = 16897,
  [SMALL_STATE(672)] = 16910,
  [SMALL_STATE(673)] = 16923,
  [SMALL_STATE(674)] = 16936,
  [SMALL_STATE(675)] = 16947,
  [SMALL_STATE(676)] = 16960,
  [SMALL_STATE(677)] = 16973,
  [SMALL_STATE(678)] = 16986,
  [SMALL_STATE(679)] = 16999,
  [SMALL_STATE(680)] = 17012,
  [SMALL_STATE(681)] = 17025,
  [SMALL_STATE(682)] = 17038,
  [SMALL_STATE(683)] = 17051,
  [SMALL_STATE(684)] = 17064,
  [SMALL_STATE(685)] = 17077,
  [SMALL_STATE(686)] = 17090,
  [SMALL_STATE(687)] = 17103,
  [SMALL_STATE(688)] = 17116,
  [SMALL_STATE(689)] = 17129,
  [SMALL_STATE(690)] = 17142,
  [SMALL_STATE(691)] = 17155,
  [SMALL_STATE(692)] = 17168,
  [SMALL_STATE(693)] = 17181,
  [SMALL_STATE(694)] = 17194,
  [SMALL_STATE(695)] = 17207,
  [SMALL_STATE(696)] = 17220,
  [SMALL_STATE(697)] = 17233,
  [SMALL_STATE(698)] = 17246,
  [SMALL_STATE(699)] = 17259,
  [SMALL_STATE(700)] = 17272,
  [SMALL_STATE(701)] = 17285,
  [SMALL_STATE(702)] = 17298,
  [SMALL_STATE(703)] = 17311,
  [SMALL_STATE(704)] = 17324,
  [SMALL_STATE(705)] = 17337,
  [SMALL_STATE(706)] = 17350,
  [SMALL_STATE(707)] = 17363,
  [SMALL_STATE(708)] = 17376,
  [SMALL_STATE(709)] = 17389,
  [SMALL_STATE(710)] = 17402,
  [SMALL_STATE(711)] = 17415,
  [SMALL_STATE(712)] = 17428,
  [SMALL_STATE(713)] = 17441,
  [SMALL_STATE(714)] = 17454,
  [SMALL_STATE(715)] = 17467,
  [SMALL_STATE(716)] = 17480,
  [SMALL_STATE(717)] = 17493,
  [SMALL_STATE(718)] = 17506,
  [SMALL_STATE(719)] = 17519,
  [SMALL_STATE(720)] = 17532,
  [SMALL_STATE(721)] = 17545,
  [SMALL_STATE(722)] = 17558,
  [SMALL_STATE(723)] = 17571,
  [SMALL_STATE(724)] = 17584,
  [SMALL_STATE(725)] = 17597,
  [SMALL_STATE(726)] = 17610,
  [SMALL_STATE(727)] = 17623,
  [SMALL_STATE(728)] = 17636,
  [SMALL_STATE(729)] = 17649,
  [SMALL_STATE(730)] = 17662,
  [SMALL_STATE(731)] = 17675,
  [SMALL_STATE(732)] = 17688,
  [SMALL_STATE(733)] = 17701,
  [SMALL_STATE(734)] = 17714,
  [SMALL_STATE(735)] = 17727,
  [SMALL_STATE(736)] = 17740,
  [SMALL_STATE(737)] = 17753,
  [SMALL_STATE(738)] = 17766,
  [SMALL_STATE(739)] = 17779,
  [SMALL_STATE(740)] = 17792,
  [SMALL_STATE(741)] = 17805,
  [SMALL_STATE(742)] = 17818,
  [SMALL_STATE(743)] = 17831,
  [SMALL_STATE(744)] = 17844,
  [SMALL_STATE(745)] = 17857,
  [SMALL_STATE(746)] = 17870,
  [SMALL_STATE(747)] = 17881,
  [SMALL_STATE(748)] = 17894,
  [SMALL_STATE(749)] = 17907,
  [SMALL_STATE(750)] = 17920,
  [SMALL_STATE(751)] = 17933,
  [SMALL_STATE(752)] = 17946,
  [SMALL_STATE(753)] = 17959,
  [SMALL_STATE(754)] = 17972,
  [SMALL_STATE(755)] = 17985,
  [SMALL_STATE(756)] = 17998,
  [SMALL_STATE(757)] = 18011,
  [SMALL_STATE(758)] = 18024,
  [SMALL_STATE(759)] = 18037,
  [SMALL_STATE(760)] = 18050,
  [SMALL_STATE(761)] = 18063,
  [SMALL_STATE(762)] = 18076,
  [SMALL_STATE(763)] = 18089,
  [SMALL_STATE(764)] = 18102,
  [SMALL_STATE(765)] = 18115,
  [SMALL_STATE(766)] = 18128,
  [SMALL_STATE(767)] = 18141,
  [SMALL_STATE(768)] = 18154,
  [SMALL_STATE(769)] = 18164,
  [SMALL_STATE(770)] = 18174,
  [SMALL_STATE(771)] = 18182,
  [SMALL_STATE(772)] = 18190,
  [SMALL_STATE(773)] = 18200,
  [SMALL_STATE(774)] = 18210,
  [SMALL_STATE(775)] = 18220,
  [SMALL_STATE(776)] = 18230,
  [SMALL_STATE(777)] = 18240,
  [SMALL_STATE(778)] = 18250,
  [SMALL_STATE(779)] = 18260,
  [SMALL_STATE(780)] = 18268,
  [SMALL_STATE(781)] = 18276,
  [SMALL_STATE(782)] = 18284,
  [SMALL_STATE(783)] = 18294,
  [SMALL_STATE(784)] = 18302,
  [SMALL_STATE(785)] = 18312,
  [SMALL_STATE(786)] = 18322,
  [SMALL_STATE(787)] = 18332,
  [SMALL_STATE(788)] = 18342,
  [SMALL_STATE(789)] = 18352,
  [SMALL_STATE(790)] = 18362,
  [SMALL_STATE(791)] = 18370,
  [SMALL_STATE(792)] = 18380,
  [SMALL_STATE(793)] = 18390,
  [SMALL_STATE(794)] = 18400,
  [SMALL_STATE(795)] = 18410,
  [SMALL_STATE(796)] = 18420,
  [SMALL_STATE(797)] = 18430,
  [SMALL_STATE(798)] = 18440,
  [SMALL_STATE(799)] = 18450,
  [SMALL_STATE(800)] = 18460,
  [SMALL_STATE(801)] = 18470,
  [SMALL_STATE(802)] = 18480,
  [SMALL_STATE(803)] = 18488,
  [SMALL_STATE(804)] = 18495,
  [SMALL_STATE(805)] = 18502,
  [SMALL_STATE(806)] = 18509,
  [SMALL_STATE(807)] = 18516,
  [SMALL_STATE(808)] = 18523,
  [SMALL_STATE(809)] = 18530,
  [SMALL_STATE(810)] = 18537,
  [SMALL_STATE(811)] = 18544,
  [SMALL_STATE(812)] = 18551,
  [SMALL_STATE(813)] = 18558,
  [SMALL_STATE(814)] = 18565,
  [SMALL_STATE(815)] = 18572,
  [SMALL_STATE(816)] = 18579,
  [SMALL_STATE(817)] = 18586,
  [SMALL_STATE(818)] = 18593,
  [SMALL_STATE(819)] = 18600,
  [SMALL_STATE(820)] = 18607,
  [SMALL_STATE(821)] = 18614,
  [SMALL_STATE(822)] = 18621,
  [SMALL_STATE(823)] = 18628,
  [SMALL_STATE(824)] = 18635,
  [SMALL_STATE(825)] = 18642,
  [SMALL_STATE(826)] = 18649,
  [SMALL_STATE(827)] = 18656,
  [SMALL_STATE(828)] = 18663,
  [SMALL_STATE(829)] = 18670,
  [SMALL_STATE(830)] = 18677,
  [SMALL_STATE(831)] = 18684,
  [SMALL_STATE(832)] = 18691,
  [SMALL_STATE(833)] = 18698,
  [SMALL_STATE(834)] = 18705,
  [SMALL_STATE(835)] = 18712,
  [SMALL_STATE(836)] = 18719,
  [SMALL_STATE(837)] = 18726,
  [SMALL_STATE(838)] = 18733,
  [SMALL_STATE(839)] = 18740,
  [SMALL_STATE(840)] = 18747,
  [SMALL_STATE(841)] = 18754,
  [SMALL_STATE(842)] = 18761,
  [SMALL_STATE(843)] = 18768,
  [SMALL_STATE(844)] = 18775,
  [SMALL_STATE(845)] = 18782,
  [SMALL_STATE(846)] = 18789,
  [SMALL_STATE(847)] = 18796,
  [SMALL_STATE(848)] = 18803,
  [SMALL_STATE(849)] = 18810,
  [SMALL_STATE(850)] = 18817,
  [SMALL_STATE(851)] = 18824,
  [SMALL_STATE(852)] = 18831,
  [SMALL_STATE(853)] = 18838,
  [SMALL_STATE(854)] = 18845,
  [SMALL_STATE(855)] = 18852,
  [SMALL_STATE(856)] = 18859,
  [SMALL_STATE(857)] = 18866,
  [SMALL_STATE(858)] = 18873,
  [SMALL_STATE(859)] = 18880,
  [SMALL_STATE(860)] = 18887,
  [SMALL_STATE(861)] = 18894,
  [SMALL_STATE(862)] = 18901,
  [SMALL_STATE(863)] = 18908,
  [SMALL_STATE(864)] = 18915,
  [SMALL_STATE(865)] = 18922,
  [SMALL_STATE(866)] = 18929,
  [SMALL_STATE(867)] = 18936,
  [SMALL_STATE(868)] = 18943,
  [SMALL_STATE(869)] = 18950,
  [SMALL_STATE(870)] = 18957,
  [SMALL_STATE(871)] = 18964,
  [SMALL_STATE(872)] = 18971,
  [SMALL_STATE(873)] = 18978,
  [SMALL_STATE(874)] = 18985,
  [SMALL_STATE(875)] = 18992,
  [SMALL_STATE(876)] = 18999,
  [SMALL_STATE(877)] = 19006,
  [SMALL_STATE(878)] = 19013,
  [SMALL_STATE(879)] = 19020,
  [SMALL_STATE(880)] = 19027,
  [SMALL_STATE(881)] = 19034,
  [SMALL_STATE(882)] = 19041,
  [SMALL_STATE(883)] = 19048,
  [SMALL_STATE(884)] = 19055,
  [SMALL_STATE(885)] = 19062,
  [SMALL_STATE(886)] = 19069,
  [SMALL_STATE(887)] = 19076,
  [SMALL_STATE(888)] = 19083,
  [SMALL_STATE(889)] = 19090,
  [SMALL_STATE(890)] = 19097,
  [SMALL_STATE(891)] = 19104,
  [SMALL_STATE(892)] = 19111,
  [SMALL_STATE(893)] = 19118,
  [SMALL_STATE(894)] = 19125,
  [SMALL_STATE(895)] = 19132,
  [SMALL_STATE(896)] = 19139,
  [SMALL_STATE(897)] = 19146,
  [SMALL_STATE(898)] = 19153,
  [SMALL_STATE(899)] = 19160,
  [SMALL_STATE(900)] = 19167,
  [SMALL_STATE(901)] = 19174,
  [SMALL_STATE(902)] = 19181,
  [SMALL_STATE(903)] = 19188,
  [SMALL_STATE(904)] = 19195,
  [SMALL_STATE(905)] = 19202,
  [SMALL_STATE(906)] = 19209,
  [SMALL_STATE(907)] = 19216,
  [SMALL_STATE(908)] = 19223,
  [SMALL_STATE(909)] = 19230,
  [SMALL_STATE(910)] = 19237,
  [SMALL_STATE(911)] = 19244,
  [SMALL_STATE(912)] = 19251,
  [SMALL_STATE(913)] = 19258,
  [SMALL_STATE(914)] = 19265,
  [SMALL_STATE(915)] = 19272,
  [SMALL_STATE(916)] = 19279,
  [SMALL_STATE(917)] = 19286,
  [SMALL_STATE(918)] = 19293,
  [SMALL_STATE(919)] = 19300,
  [SMALL_STATE(920)] = 19307,
  [SMALL_STATE(921)] = 19314,
  [SMALL_STATE(922)] = 19321,
  [SMALL_STATE(923)] = 19328,
  [SMALL_STATE(924)] = 19335,
  [SMALL_STATE(925)] = 19342,
  [SMALL_STATE(926)] = 19349,
  [SMALL_STATE(927)] = 19356,
  [SMALL_STATE(928)] = 19363,
  [SMALL_STATE(929)] = 19370,
  [SMALL_STATE(930)] = 19377,
  [SMALL_STATE(931)] = 19384,
  [SMALL_STATE(932)] = 19391,
  [SMALL_STATE(933)] = 19398,
  [SMALL_STATE(934)] = 19405,
  [SMALL_STATE(935)] = 19412,
  [SMALL_STATE(936)] = 19419,
  [SMALL_STATE(937)] = 19426,
  [SMALL_STATE(938)] = 19433,
  [SMALL_STATE(939)] = 19440,
  [SMALL_STATE(940)] = 19447,
  [SMALL_STATE(941)] = 19454,
  [SMALL_STATE(942)] = 19461,
  [SMALL_STATE(943)] = 19468,
  [SMALL_STATE(944)] = 19475,
  [SMALL_STATE(945)] = 19482,
  [SMALL_STATE(946)] = 19489,
  [SMALL_STATE(947)] = 19496,
  [SMALL_STATE(948)] = 19503,
  [SMALL_STATE(949)] = 19510,
  [SMALL_STATE(950)] = 19517,
  [SMALL_STATE(951)] = 19524,
  [SMALL_STATE(952)] = 19531,
  [SMALL_STATE(953)] = 19538,
  [SMALL_STATE(954)] = 19545,
  [SMALL_STATE(955)] = 19552,
  [SMALL_STATE(956)] = 19559,
  [SMALL_STATE(957)] = 19566,
  [SMALL_STATE(958)] = 19573,
  [SMALL_STATE(959)] = 19580,
  [SMALL_STATE(960)] = 19587,
};

static const TSParseActionEntry ts_parse_actions[] = {
  [0] = {.entry = {.count = 0, .reusable = false}},
  [1] = {.entry = {.count = 1, .reusable = false}}, RECOVER(),
  [3] = {.entry = {.count = 1, .reusable = true}}, SHIFT_EXTRA(),
  [5] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_source_file, 0, 0, 0),
  [7] = {.entry = {.count = 1, .reusable = false}}, SHIFT(933),
  [9] = {.entry = {.count = 1, .reusable = false}}, SHIFT(6),
  [11] = {.entry = {.count = 1, .reusable = true}}, SHIFT(5),
  [13] = {.entry = {.count = 1, .reusable = true}}, SHIFT(8),
  [15] = {.entry = {.count = 1, .reusable = true}}, SHIFT(158),
  [17] = {.entry = {.count = 1, .reusable = false}}, SHIFT(235),
  [19] = {.entry = {.count = 1, .reusable = false}}, SHIFT(500),
  [21] = {.entry = {.count = 1, .reusable = false}}, SHIFT(346),
  [23] = {.entry = {.count = 1, .reusable = false}}, SHIFT(563),
  [25] = {.entry = {.count = 1, .reusable = true}}, SHIFT(155),
  [27] = {.entry = {.count = 1, .reusable = true}}, SHIFT(512),
  [29] = {.entry = {.count = 1, .reusable = true}}, SHIFT(933),
  [31] = {.entry = {.count = 1, .reusable = true}}, SHIFT(2),
  [33] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_source_file, 1, 0, 0),
  [35] = {.entry = {.count = 1, .reusable = true}}, SHIFT(3),
  [37] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0),
  [39] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(933),
  [42] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(6),
  [45] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(5),
  [48] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(8),
  [51] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(158),
  [54] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(235),
  [57] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(500),
  [60] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(346),
  [63] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(563),
  [66] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(155),
  [69] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(512),
  [72] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(933),
  [75] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_source_file_repeat1, 2, 0, 0), SHIFT_REPEAT(3),
  [78] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym__entry_layout_repeat1, 1, 0, 0),
  [80] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym__entry_layout_repeat1, 1, 0, 0),
  [82] = {.entry = {.count = 1, .reusable = true}}, SHIFT(746),
  [84] = {.entry = {.count = 1, .reusable = true}}, SHIFT(768),
  [86] = {.entry = {.count = 1, .reusable = true}}, SHIFT(557),
  [88] = {.entry = {.count = 1, .reusable = false}}, SHIFT(338),
  [90] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_layout_run, 1, 0, 0),
  [92] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_layout_run, 1, 0, 0),
  [94] = {.entry = {.count = 1, .reusable = true}}, SHIFT(4),
  [96] = {.entry = {.count = 1, .reusable = true}}, SHIFT(9),
  [98] = {.entry = {.count = 1, .reusable = true}}, SHIFT(156),
  [100] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_module_header, 1, 0, 0),
  [102] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_module_header, 1, 0, 0),
  [104] = {.entry = {.count = 1, .reusable = true}}, SHIFT(523),
  [106] = {.entry = {.count = 1, .reusable = true}}, SHIFT(179),
  [108] = {.entry = {.count = 1, .reusable = true}}, SHIFT(743),
  [110] = {.entry = {.count = 1, .reusable = false}}, SHIFT(179),
  [112] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_layout_run, 2, 0, 0),
  [114] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_layout_run, 2, 0, 0),
  [116] = {.entry = {.count = 1, .reusable = true}}, SHIFT(12),
  [118] = {.entry = {.count = 1, .reusable = true}}, SHIFT(151),
  [120] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_computation, 1, 0, 0),
  [122] = {.entry = {.count = 1, .reusable = false}}, SHIFT(812),
  [124] = {.entry = {.count = 1, .reusable = false}}, SHIFT(876),
  [126] = {.entry = {.count = 1, .reusable = true}}, SHIFT(174),
  [128] = {.entry = {.count = 1, .reusable = false}}, SHIFT(345),
  [130] = {.entry = {.count = 1, .reusable = false}}, SHIFT(830),
  [132] = {.entry = {.count = 1, .reusable = true}}, SHIFT(788),
  [134] = {.entry = {.count = 1, .reusable = true}}, SHIFT(812),
  [136] = {.entry = {.count = 1, .reusable = true}}, SHIFT(10),
  [138] = {.entry = {.count = 1, .reusable = true}}, SHIFT(20),
  [140] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_computation, 2, 0, 0),
  [142] = {.entry = {.count = 1, .reusable = true}}, SHIFT(154),
  [144] = {.entry = {.count = 1, .reusable = true}}, SHIFT(14),
  [146] = {.entry = {.count = 1, .reusable = true}}, SHIFT(13),
  [148] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_layout_run, 3, 0, 0),
  [150] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_layout_run, 3, 0, 0),
  [152] = {.entry = {.count = 1, .reusable = true}}, SHIFT(160),
  [154] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_computation, 3, 0, 0),
  [156] = {.entry = {.count = 1, .reusable = true}}, SHIFT(172),
  [158] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_computation_repeat1, 2, 0, 0),
  [160] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_computation_repeat1, 2, 0, 0), SHIFT_REPEAT(812),
  [163] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_computation_repeat1, 2, 0, 0), SHIFT_REPEAT(876),
  [166] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_computation_repeat1, 2, 0, 0), SHIFT_REPEAT(345),
  [169] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_computation_repeat1, 2, 0, 0), SHIFT_REPEAT(830),
  [172] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_computation_repeat1, 2, 0, 0), SHIFT_REPEAT(788),
  [175] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_computation_repeat1, 2, 0, 0), SHIFT_REPEAT(812),
  [178] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_computation_repeat1, 2, 0, 0), SHIFT_REPEAT(14),
  [181] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_computation, 4, 0, 0),
  [183] = {.entry = {.count = 1, .reusable = true}}, SHIFT(186),
  [185] = {.entry = {.count = 1, .reusable = true}}, SHIFT(17),
  [187] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_computation, 5, 0, 0),
  [189] = {.entry = {.count = 1, .reusable = true}}, SHIFT(194),
  [191] = {.entry = {.count = 1, .reusable = true}}, SHIFT(15),
  [193] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 10, 0, 5),
  [195] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 10, 0, 5),
  [197] = {.entry = {.count = 1, .reusable = true}}, SHIFT(567),
  [199] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym__entry_layout_repeat1, 2, 0, 0),
  [201] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym__entry_layout_repeat1, 2, 0, 0),
  [203] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym__entry_layout_repeat1, 2, 0, 0), SHIFT_REPEAT(20),
  [206] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__entry_layout, 1, 0, 0),
  [208] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__entry_layout, 1, 0, 0),
  [210] = {.entry = {.count = 1, .reusable = true}}, SHIFT(22),
  [212] = {.entry = {.count = 1, .reusable = true}}, SHIFT(231),
  [214] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__entry_layout, 2, 0, 0),
  [216] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__entry_layout, 2, 0, 0),
  [218] = {.entry = {.count = 1, .reusable = true}}, SHIFT(238),
  [220] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_layout_run_repeat1, 2, 0, 0),
  [222] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_layout_run_repeat1, 2, 0, 0),
  [224] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_layout_run_repeat1, 2, 0, 0), SHIFT_REPEAT(567),
  [227] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 4, 0, 1),
  [229] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 4, 0, 1),
  [231] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_layout_run_repeat1, 3, 0, 0),
  [233] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_layout_run_repeat1, 3, 0, 0),
  [235] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_layout_run_repeat1, 3, 0, 0), SHIFT_REPEAT(895),
  [238] = {.entry = {.count = 1, .reusable = true}}, SHIFT(157),
  [240] = {.entry = {.count = 1, .reusable = true}}, SHIFT(32),
  [242] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 5, 0, 1),
  [244] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 5, 0, 1),
  [246] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 5, 0, 2),
  [248] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 5, 0, 2),
  [250] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_layout_run_repeat1, 4, 0, 0),
  [252] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_layout_run_repeat1, 4, 0, 0),
  [254] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_layout_run_repeat1, 4, 0, 0), SHIFT_REPEAT(166),
  [257] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_layout_run_repeat1, 4, 0, 0), SHIFT_REPEAT(166),
  [260] = {.entry = {.count = 1, .reusable = true}}, SHIFT(166),
  [262] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 5, 0, 3),
  [264] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 5, 0, 3),
  [266] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 6, 0, 1),
  [268] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 6, 0, 1),
  [270] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 6, 0, 5),
  [272] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 6, 0, 5),
  [274] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 6, 0, 2),
  [276] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 6, 0, 2),
  [278] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 6, 0, 3),
  [280] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 6, 0, 3),
  [282] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 6, 0, 6),
  [284] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 6, 0, 6),
  [286] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 6, 0, 7),
  [288] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 6, 0, 7),
  [290] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 7, 0, 1),
  [292] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 7, 0, 1),
  [294] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 7, 0, 5),
  [296] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 7, 0, 5),
  [298] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 7, 0, 2),
  [300] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 7, 0, 2),
  [302] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 7, 0, 3),
  [304] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 7, 0, 3),
  [306] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 7, 0, 8),
  [308] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 7, 0, 8),
  [310] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 7, 0, 6),
  [312] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 7, 0, 6),
  [314] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 7, 0, 9),
  [316] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 7, 0, 9),
  [318] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 7, 0, 7),
  [320] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 7, 0, 7),
  [322] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 8, 0, 1),
  [324] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 8, 0, 1),
  [326] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 8, 0, 5),
  [328] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 8, 0, 5),
  [330] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 8, 0, 2),
  [332] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 8, 0, 2),
  [334] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 8, 0, 3),
  [336] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 8, 0, 3),
  [338] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 8, 0, 8),
  [340] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 8, 0, 8),
  [342] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 12, 0, 9),
  [344] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 12, 0, 9),
  [346] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 8, 0, 6),
  [348] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 8, 0, 6),
  [350] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 8, 0, 9),
  [352] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 8, 0, 9),
  [354] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 8, 0, 7),
  [356] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 8, 0, 7),
  [358] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 9, 0, 1),
  [360] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 9, 0, 1),
  [362] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 9, 0, 5),
  [364] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 9, 0, 5),
  [366] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 9, 0, 2),
  [368] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 9, 0, 2),
  [370] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 9, 0, 3),
  [372] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 9, 0, 3),
  [374] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 9, 0, 8),
  [376] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 9, 0, 8),
  [378] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 9, 0, 6),
  [380] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 9, 0, 6),
  [382] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 9, 0, 9),
  [384] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 9, 0, 9),
  [386] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 9, 0, 7),
  [388] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 9, 0, 7),
  [390] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 10, 0, 2),
  [392] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 10, 0, 2),
  [394] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 10, 0, 3),
  [396] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 10, 0, 3),
  [398] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 10, 0, 8),
  [400] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 10, 0, 8),
  [402] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 10, 0, 6),
  [404] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 10, 0, 6),
  [406] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 10, 0, 9),
  [408] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 10, 0, 9),
  [410] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 10, 0, 7),
  [412] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 10, 0, 7),
  [414] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 11, 0, 5),
  [416] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 11, 0, 5),
  [418] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 11, 0, 8),
  [420] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 11, 0, 8),
  [422] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 11, 0, 6),
  [424] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 11, 0, 6),
  [426] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 11, 0, 9),
  [428] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 11, 0, 9),
  [430] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 11, 0, 7),
  [432] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 11, 0, 7),
  [434] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_instruction, 12, 0, 8),
  [436] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_instruction, 12, 0, 8),
  [438] = {.entry = {.count = 1, .reusable = true}}, SHIFT(561),
  [440] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_module_header, 3, 0, 0),
  [442] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_module_header, 3, 0, 0),
  [444] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_module_header_repeat1, 2, 0, 0),
  [446] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_module_header_repeat1, 2, 0, 0),
  [448] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_module_header_repeat1, 2, 0, 0), SHIFT_REPEAT(523),
  [451] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_layout_run_repeat1, 2, 0, 0), SHIFT_REPEAT(561),
  [454] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_computation, 3, 0, 0),
  [456] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_table_row, 1, 0, 0),
  [458] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_table_row, 1, 0, 0),
  [460] = {.entry = {.count = 1, .reusable = true}}, SHIFT(241),
  [462] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_computation_end, 1, 0, 0),
  [464] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_computation_end, 1, 0, 0),
  [466] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_layout_run, 4, 0, 0),
  [468] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_layout_run, 4, 0, 0),
  [470] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_body, 3, 0, 0),
  [472] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_body, 3, 0, 0),
  [474] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_module_header, 2, 0, 0),
  [476] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_module_header, 2, 0, 0),
  [478] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_module_header_repeat1, 3, 0, 0),
  [480] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_module_header_repeat1, 3, 0, 0),
  [482] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_module_header_repeat1, 3, 0, 0), SHIFT_REPEAT(855),
  [485] = {.entry = {.count = 1, .reusable = true}}, SHIFT(229),
  [487] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_layout_run_repeat1, 5, 0, 0),
  [489] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_layout_run_repeat1, 5, 0, 0),
  [491] = {.entry = {.count = 1, .reusable = true}}, SHIFT(181),
  [493] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_layout_run_repeat1, 3, 0, 0), SHIFT_REPEAT(952),
  [496] = {.entry = {.count = 1, .reusable = true}}, SHIFT(236),
  [498] = {.entry = {.count = 1, .reusable = true}}, SHIFT(184),
  [500] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_computation, 4, 0, 0),
  [502] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_computation, 2, 0, 0),
  [504] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_layout_run, 5, 0, 0),
  [506] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_layout_run, 5, 0, 0),
  [508] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_layout_run_repeat1, 6, 0, 0),
  [510] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_layout_run_repeat1, 6, 0, 0),
  [512] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_module_header_repeat1, 4, 0, 0),
  [514] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_module_header_repeat1, 4, 0, 0),
  [516] = {.entry = {.count = 1, .reusable = true}}, SHIFT(239),
  [518] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_layout_run_repeat1, 4, 0, 0), SHIFT_REPEAT(232),
  [521] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_layout_run_repeat1, 4, 0, 0), SHIFT_REPEAT(232),
  [524] = {.entry = {.count = 1, .reusable = true}}, SHIFT(232),
  [526] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_computation, 5, 0, 0),
  [528] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_computation, 6, 0, 0),
  [530] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_computation, 6, 0, 0),
  [532] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_computation, 7, 0, 0),
  [534] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_computation, 7, 0, 0),
  [536] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_computation_end, 2, 0, 0),
  [538] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_computation_end, 2, 0, 0),
  [540] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_module_header_repeat1, 4, 0, 0), SHIFT_REPEAT(239),
  [543] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_module_header_repeat1, 4, 0, 0), SHIFT_REPEAT(239),
  [546] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_module_header_repeat1, 6, 0, 0),
  [548] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_module_header_repeat1, 6, 0, 0),
  [550] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_stray, 2, 0, 0),
  [552] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_stray, 2, 0, 0),
  [554] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_table_title, 1, 0, 0),
  [556] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_table_title, 1, 0, 0),
  [558] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__entry_layout, 3, 0, 0),
  [560] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__entry_layout, 3, 0, 0),
  [562] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_module_header_repeat1, 5, 0, 0),
  [564] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_module_header_repeat1, 5, 0, 0),
  [566] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_table_row, 2, 0, 0),
  [568] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_table_row, 2, 0, 0),
  [570] = {.entry = {.count = 1, .reusable = true}}, SHIFT(922),
  [572] = {.entry = {.count = 1, .reusable = true}}, SHIFT(337),
  [574] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_layout_run_repeat1, 4, 0, 0), SHIFT_REPEAT(342),
  [577] = {.entry = {.count = 1, .reusable = true}}, SHIFT(342),
  [579] = {.entry = {.count = 1, .reusable = true}}, SHIFT(569),
  [581] = {.entry = {.count = 1, .reusable = false}}, SHIFT(953),
  [583] = {.entry = {.count = 1, .reusable = true}}, SHIFT(339),
  [585] = {.entry = {.count = 1, .reusable = false}}, SHIFT(347),
  [587] = {.entry = {.count = 1, .reusable = false}}, SHIFT(954),
  [589] = {.entry = {.count = 1, .reusable = true}}, SHIFT(791),
  [591] = {.entry = {.count = 1, .reusable = true}}, SHIFT(247),
  [593] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_body_repeat1, 2, 0, 0), SHIFT_REPEAT(953),
  [596] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_body_repeat1, 2, 0, 0),
  [598] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_body_repeat1, 2, 0, 0), SHIFT_REPEAT(347),
  [601] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_body_repeat1, 2, 0, 0), SHIFT_REPEAT(954),
  [604] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_body_repeat1, 2, 0, 0), SHIFT_REPEAT(791),
  [607] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_body_repeat1, 2, 0, 0), SHIFT_REPEAT(247),
  [610] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_layout_run_repeat1, 2, 0, 0), SHIFT_REPEAT(569),
  [613] = {.entry = {.count = 1, .reusable = true}}, SHIFT(255),
  [615] = {.entry = {.count = 1, .reusable = true}}, SHIFT(162),
  [617] = {.entry = {.count = 1, .reusable = true}}, SHIFT(240),
  [619] = {.entry = {.count = 1, .reusable = true}}, SHIFT(246),
  [621] = {.entry = {.count = 1, .reusable = true}}, SHIFT(340),
  [623] = {.entry = {.count = 1, .reusable = true}}, SHIFT(237),
  [625] = {.entry = {.count = 1, .reusable = false}}, SHIFT(167),
  [627] = {.entry = {.count = 1, .reusable = false}}, SHIFT(237),
  [629] = {.entry = {.count = 1, .reusable = true}}, SHIFT(164),
  [631] = {.entry = {.count = 1, .reusable = true}}, SHIFT(165),
  [633] = {.entry = {.count = 1, .reusable = true}}, SHIFT(869),
  [635] = {.entry = {.count = 1, .reusable = true}}, SHIFT(230),
  [637] = {.entry = {.count = 1, .reusable = false}}, SHIFT(170),
  [639] = {.entry = {.count = 1, .reusable = false}}, SHIFT(230),
  [641] = {.entry = {.count = 1, .reusable = true}}, SHIFT(168),
  [643] = {.entry = {.count = 1, .reusable = true}}, SHIFT(169),
  [645] = {.entry = {.count = 1, .reusable = true}}, SHIFT(948),
  [647] = {.entry = {.count = 1, .reusable = true}}, SHIFT(332),
  [649] = {.entry = {.count = 1, .reusable = true}}, SHIFT(344),
  [651] = {.entry = {.count = 1, .reusable = true}}, SHIFT(150),
  [653] = {.entry = {.count = 1, .reusable = false}}, SHIFT(27),
  [655] = {.entry = {.count = 1, .reusable = false}}, SHIFT(150),
  [657] = {.entry = {.count = 1, .reusable = true}}, SHIFT(25),
  [659] = {.entry = {.count = 1, .reusable = true}}, SHIFT(26),
  [661] = {.entry = {.count = 1, .reusable = true}}, SHIFT(859),
  [663] = {.entry = {.count = 1, .reusable = true}}, SHIFT(333),
  [665] = {.entry = {.count = 1, .reusable = true}}, SHIFT(334),
  [667] = {.entry = {.count = 1, .reusable = false}}, SHIFT(251),
  [669] = {.entry = {.count = 1, .reusable = false}}, SHIFT(334),
  [671] = {.entry = {.count = 1, .reusable = true}}, SHIFT(243),
  [673] = {.entry = {.count = 1, .reusable = true}}, SHIFT(250),
  [675] = {.entry = {.count = 1, .reusable = true}}, SHIFT(870),
  [677] = {.entry = {.count = 1, .reusable = true}}, SHIFT(331),
  [679] = {.entry = {.count = 1, .reusable = false}}, SHIFT(955),
  [681] = {.entry = {.count = 1, .reusable = true}}, SHIFT(759),
  [683] = {.entry = {.count = 1, .reusable = false}}, SHIFT(956),
  [685] = {.entry = {.count = 1, .reusable = true}}, SHIFT(792),
  [687] = {.entry = {.count = 1, .reusable = false}}, SHIFT(821),
  [689] = {.entry = {.count = 1, .reusable = false}}, SHIFT(960),
  [691] = {.entry = {.count = 1, .reusable = true}}, SHIFT(786),
  [693] = {.entry = {.count = 1, .reusable = false}}, SHIFT(958),
  [695] = {.entry = {.count = 1, .reusable = true}}, SHIFT(763),
  [697] = {.entry = {.count = 1, .reusable = false}}, SHIFT(959),
  [699] = {.entry = {.count = 1, .reusable = true}}, SHIFT(797),
  [701] = {.entry = {.count = 1, .reusable = true}}, SHIFT(373),
  [703] = {.entry = {.count = 1, .reusable = true}}, SHIFT(33),
  [705] = {.entry = {.count = 1, .reusable = false}}, SHIFT(421),
  [707] = {.entry = {.count = 1, .reusable = true}}, SHIFT(598),
  [709] = {.entry = {.count = 1, .reusable = false}}, SHIFT(422),
  [711] = {.entry = {.count = 1, .reusable = true}}, SHIFT(420),
  [713] = {.entry = {.count = 1, .reusable = true}}, SHIFT(161),
  [715] = {.entry = {.count = 1, .reusable = false}}, SHIFT(377),
  [717] = {.entry = {.count = 1, .reusable = true}}, SHIFT(711),
  [719] = {.entry = {.count = 1, .reusable = false}}, SHIFT(386),
  [721] = {.entry = {.count = 1, .reusable = true}}, SHIFT(416),
  [723] = {.entry = {.count = 1, .reusable = true}}, SHIFT(24),
  [725] = {.entry = {.count = 1, .reusable = false}}, SHIFT(410),
  [727] = {.entry = {.count = 1, .reusable = true}}, SHIFT(581),
  [729] = {.entry = {.count = 1, .reusable = false}}, SHIFT(411),
  [731] = {.entry = {.count = 1, .reusable = true}}, SHIFT(409),
  [733] = {.entry = {.count = 1, .reusable = true}}, SHIFT(790),
  [735] = {.entry = {.count = 1, .reusable = false}}, SHIFT(388),
  [737] = {.entry = {.count = 1, .reusable = true}}, SHIFT(602),
  [739] = {.entry = {.count = 1, .reusable = false}}, SHIFT(389),
  [741] = {.entry = {.count = 1, .reusable = true}}, SHIFT(387),
  [743] = {.entry = {.count = 1, .reusable = true}}, SHIFT(30),
  [745] = {.entry = {.count = 1, .reusable = false}}, SHIFT(418),
  [747] = {.entry = {.count = 1, .reusable = true}}, SHIFT(595),
  [749] = {.entry = {.count = 1, .reusable = false}}, SHIFT(419),
  [751] = {.entry = {.count = 1, .reusable = true}}, SHIFT(417),
  [753] = {.entry = {.count = 1, .reusable = true}}, SHIFT(42),
  [755] = {.entry = {.count = 1, .reusable = false}}, SHIFT(434),
  [757] = {.entry = {.count = 1, .reusable = true}}, SHIFT(619),
  [759] = {.entry = {.count = 1, .reusable = false}}, SHIFT(435),
  [761] = {.entry = {.count = 1, .reusable = true}}, SHIFT(433),
  [763] = {.entry = {.count = 1, .reusable = true}}, SHIFT(182),
  [765] = {.entry = {.count = 1, .reusable = false}}, SHIFT(379),
  [767] = {.entry = {.count = 1, .reusable = true}}, SHIFT(753),
  [769] = {.entry = {.count = 1, .reusable = false}}, SHIFT(380),
  [771] = {.entry = {.count = 1, .reusable = true}}, SHIFT(378),
  [773] = {.entry = {.count = 1, .reusable = true}}, SHIFT(36),
  [775] = {.entry = {.count = 1, .reusable = false}}, SHIFT(424),
  [777] = {.entry = {.count = 1, .reusable = true}}, SHIFT(605),
  [779] = {.entry = {.count = 1, .reusable = false}}, SHIFT(425),
  [781] = {.entry = {.count = 1, .reusable = true}}, SHIFT(423),
  [783] = {.entry = {.count = 1, .reusable = true}}, SHIFT(41),
  [785] = {.entry = {.count = 1, .reusable = false}}, SHIFT(431),
  [787] = {.entry = {.count = 1, .reusable = true}}, SHIFT(615),
  [789] = {.entry = {.count = 1, .reusable = false}}, SHIFT(432),
  [791] = {.entry = {.count = 1, .reusable = true}}, SHIFT(430),
  [793] = {.entry = {.count = 1, .reusable = true}}, SHIFT(51),
  [795] = {.entry = {.count = 1, .reusable = false}}, SHIFT(439),
  [797] = {.entry = {.count = 1, .reusable = true}}, SHIFT(630),
  [799] = {.entry = {.count = 1, .reusable = false}}, SHIFT(440),
  [801] = {.entry = {.count = 1, .reusable = true}}, SHIFT(438),
  [803] = {.entry = {.count = 1, .reusable = true}}, SHIFT(54),
  [805] = {.entry = {.count = 1, .reusable = false}}, SHIFT(444),
  [807] = {.entry = {.count = 1, .reusable = true}}, SHIFT(636),
  [809] = {.entry = {.count = 1, .reusable = false}}, SHIFT(445),
  [811] = {.entry = {.count = 1, .reusable = true}}, SHIFT(443),
  [813] = {.entry = {.count = 1, .reusable = true}}, SHIFT(249),
  [815] = {.entry = {.count = 1, .reusable = false}}, SHIFT(453),
  [817] = {.entry = {.count = 1, .reusable = true}}, SHIFT(670),
  [819] = {.entry = {.count = 1, .reusable = false}}, SHIFT(454),
  [821] = {.entry = {.count = 1, .reusable = true}}, SHIFT(452),
  [823] = {.entry = {.count = 1, .reusable = true}}, SHIFT(197),
  [825] = {.entry = {.count = 1, .reusable = false}}, SHIFT(398),
  [827] = {.entry = {.count = 1, .reusable = true}}, SHIFT(665),
  [829] = {.entry = {.count = 1, .reusable = false}}, SHIFT(401),
  [831] = {.entry = {.count = 1, .reusable = true}}, SHIFT(397),
  [833] = {.entry = {.count = 1, .reusable = true}}, SHIFT(254),
  [835] = {.entry = {.count = 1, .reusable = false}}, SHIFT(460),
  [837] = {.entry = {.count = 1, .reusable = true}}, SHIFT(682),
  [839] = {.entry = {.count = 1, .reusable = false}}, SHIFT(461),
  [841] = {.entry = {.count = 1, .reusable = true}}, SHIFT(459),
  [843] = {.entry = {.count = 1, .reusable = true}}, SHIFT(256),
  [845] = {.entry = {.count = 1, .reusable = false}}, SHIFT(463),
  [847] = {.entry = {.count = 1, .reusable = true}}, SHIFT(686),
  [849] = {.entry = {.count = 1, .reusable = false}}, SHIFT(464),
  [851] = {.entry = {.count = 1, .reusable = true}}, SHIFT(462),
  [853] = {.entry = {.count = 1, .reusable = true}}, SHIFT(198),
  [855] = {.entry = {.count = 1, .reusable = false}}, SHIFT(376),
  [857] = {.entry = {.count = 1, .reusable = true}}, SHIFT(718),
  [859] = {.entry = {.count = 1, .reusable = false}}, SHIFT(403),
  [861] = {.entry = {.count = 1, .reusable = true}}, SHIFT(498),
  [863] = {.entry = {.count = 1, .reusable = true}}, SHIFT(259),
  [865] = {.entry = {.count = 1, .reusable = false}}, SHIFT(468),
  [867] = {.entry = {.count = 1, .reusable = true}}, SHIFT(693),
  [869] = {.entry = {.count = 1, .reusable = false}}, SHIFT(469),
  [871] = {.entry = {.count = 1, .reusable = true}}, SHIFT(467),
  [873] = {.entry = {.count = 1, .reusable = true}}, SHIFT(264),
  [875] = {.entry = {.count = 1, .reusable = false}}, SHIFT(475),
  [877] = {.entry = {.count = 1, .reusable = true}}, SHIFT(705),
  [879] = {.entry = {.count = 1, .reusable = false}}, SHIFT(476),
  [881] = {.entry = {.count = 1, .reusable = true}}, SHIFT(474),
  [883] = {.entry = {.count = 1, .reusable = true}}, SHIFT(265),
  [885] = {.entry = {.count = 1, .reusable = false}}, SHIFT(479),
  [887] = {.entry = {.count = 1, .reusable = true}}, SHIFT(710),
  [889] = {.entry = {.count = 1, .reusable = false}}, SHIFT(480),
  [891] = {.entry = {.count = 1, .reusable = true}}, SHIFT(478),
  [893] = {.entry = {.count = 1, .reusable = true}}, SHIFT(274),
  [895] = {.entry = {.count = 1, .reusable = false}}, SHIFT(484),
  [897] = {.entry = {.count = 1, .reusable = true}}, SHIFT(723),
  [899] = {.entry = {.count = 1, .reusable = false}}, SHIFT(485),
  [901] = {.entry = {.count = 1, .reusable = true}}, SHIFT(483),
  [903] = {.entry = {.count = 1, .reusable = true}}, SHIFT(277),
  [905] = {.entry = {.count = 1, .reusable = false}}, SHIFT(488),
  [907] = {.entry = {.count = 1, .reusable = true}}, SHIFT(731),
  [909] = {.entry = {.count = 1, .reusable = false}}, SHIFT(489),
  [911] = {.entry = {.count = 1, .reusable = true}}, SHIFT(487),
  [913] = {.entry = {.count = 1, .reusable = true}}, SHIFT(187),
  [915] = {.entry = {.count = 1, .reusable = false}}, SHIFT(384),
  [917] = {.entry = {.count = 1, .reusable = true}}, SHIFT(575),
  [919] = {.entry = {.count = 1, .reusable = false}}, SHIFT(385),
  [921] = {.entry = {.count = 1, .reusable = true}}, SHIFT(383),
  [923] = {.entry = {.count = 1, .reusable = true}}, SHIFT(212),
  [925] = {.entry = {.count = 1, .reusable = false}}, SHIFT(407),
  [927] = {.entry = {.count = 1, .reusable = true}}, SHIFT(757),
  [929] = {.entry = {.count = 1, .reusable = false}}, SHIFT(408),
  [931] = {.entry = {.count = 1, .reusable = true}}, SHIFT(406),
  [933] = {.entry = {.count = 1, .reusable = true}}, SHIFT(190),
  [935] = {.entry = {.count = 1, .reusable = false}}, SHIFT(391),
  [937] = {.entry = {.count = 1, .reusable = true}}, SHIFT(614),
  [939] = {.entry = {.count = 1, .reusable = false}}, SHIFT(392),
  [941] = {.entry = {.count = 1, .reusable = true}}, SHIFT(390),
  [943] = {.entry = {.count = 1, .reusable = true}}, SHIFT(209),
  [945] = {.entry = {.count = 1, .reusable = false}}, SHIFT(400),
  [947] = {.entry = {.count = 1, .reusable = true}}, SHIFT(685),
  [949] = {.entry = {.count = 1, .reusable = false}}, SHIFT(402),
  [951] = {.entry = {.count = 1, .reusable = true}}, SHIFT(399),
  [953] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_instruction_repeat2, 1, 0, 0),
  [955] = {.entry = {.count = 1, .reusable = false}}, SHIFT(510),
  [957] = {.entry = {.count = 1, .reusable = true}}, SHIFT(780),
  [959] = {.entry = {.count = 1, .reusable = false}}, SHIFT(511),
  [961] = {.entry = {.count = 1, .reusable = true}}, SHIFT(508),
  [963] = {.entry = {.count = 1, .reusable = true}}, SHIFT(726),
  [965] = {.entry = {.count = 1, .reusable = true}}, SHIFT(291),
  [967] = {.entry = {.count = 1, .reusable = true}}, SHIFT(547),
  [969] = {.entry = {.count = 1, .reusable = true}}, SHIFT(351),
  [971] = {.entry = {.count = 1, .reusable = true}}, SHIFT(189),
  [973] = {.entry = {.count = 1, .reusable = true}}, SHIFT(528),
  [975] = {.entry = {.count = 1, .reusable = true}}, SHIFT(213),
  [977] = {.entry = {.count = 1, .reusable = true}}, SHIFT(526),
  [979] = {.entry = {.count = 1, .reusable = true}}, SHIFT(177),
  [981] = {.entry = {.count = 1, .reusable = true}}, SHIFT(515),
  [983] = {.entry = {.count = 1, .reusable = true}}, SHIFT(191),
  [985] = {.entry = {.count = 1, .reusable = false}}, SHIFT(393),
  [987] = {.entry = {.count = 1, .reusable = false}}, SHIFT(394),
  [989] = {.entry = {.count = 1, .reusable = true}}, SHIFT(516),
  [991] = {.entry = {.count = 1, .reusable = true}}, SHIFT(218),
  [993] = {.entry = {.count = 1, .reusable = true}}, SHIFT(541),
  [995] = {.entry = {.count = 1, .reusable = true}}, SHIFT(195),
  [997] = {.entry = {.count = 1, .reusable = false}}, SHIFT(395),
  [999] = {.entry = {.count = 1, .reusable = false}}, SHIFT(396),
  [1001] = {.entry = {.count = 1, .reusable = true}}, SHIFT(524),
  [1003] = {.entry = {.count = 1, .reusable = true}}, SHIFT(781),
  [1005] = {.entry = {.count = 1, .reusable = false}}, SHIFT(477),
  [1007] = {.entry = {.count = 1, .reusable = false}}, SHIFT(496),
  [1009] = {.entry = {.count = 1, .reusable = true}}, SHIFT(501),
  [1011] = {.entry = {.count = 1, .reusable = true}}, SHIFT(201),
  [1013] = {.entry = {.count = 1, .reusable = false}}, SHIFT(381),
  [1015] = {.entry = {.count = 1, .reusable = false}}, SHIFT(382),
  [1017] = {.entry = {.count = 1, .reusable = true}}, SHIFT(513),
  [1019] = {.entry = {.count = 1, .reusable = true}}, SHIFT(204),
  [1021] = {.entry = {.count = 1, .reusable = true}}, SHIFT(504),
  [1023] = {.entry = {.count = 1, .reusable = true}}, SHIFT(208),
  [1025] = {.entry = {.count = 1, .reusable = true}}, SHIFT(530),
  [1027] = {.entry = {.count = 1, .reusable = true}}, SHIFT(210),
  [1029] = {.entry = {.count = 1, .reusable = false}}, SHIFT(404),
  [1031] = {.entry = {.count = 1, .reusable = false}}, SHIFT(405),
  [1033] = {.entry = {.count = 1, .reusable = true}}, SHIFT(502),
  [1035] = {.entry = {.count = 1, .reusable = true}}, SHIFT(223),
  [1037] = {.entry = {.count = 1, .reusable = false}}, SHIFT(455),
  [1039] = {.entry = {.count = 1, .reusable = false}}, SHIFT(456),
  [1041] = {.entry = {.count = 1, .reusable = true}}, SHIFT(506),
  [1043] = {.entry = {.count = 1, .reusable = true}}, SHIFT(226),
  [1045] = {.entry = {.count = 1, .reusable = true}}, SHIFT(507),
  [1047] = {.entry = {.count = 1, .reusable = true}}, SHIFT(109),
  [1049] = {.entry = {.count = 1, .reusable = false}}, SHIFT(465),
  [1051] = {.entry = {.count = 1, .reusable = false}}, SHIFT(466),
  [1053] = {.entry = {.count = 1, .reusable = true}}, SHIFT(522),
  [1055] = {.entry = {.count = 1, .reusable = true}}, SHIFT(28),
  [1057] = {.entry = {.count = 1, .reusable = false}}, SHIFT(414),
  [1059] = {.entry = {.count = 1, .reusable = false}}, SHIFT(415),
  [1061] = {.entry = {.count = 1, .reusable = true}}, SHIFT(525),
  [1063] = {.entry = {.count = 1, .reusable = true}}, SHIFT(112),
  [1065] = {.entry = {.count = 1, .reusable = true}}, SHIFT(535),
  [1067] = {.entry = {.count = 1, .reusable = true}}, SHIFT(35),
  [1069] = {.entry = {.count = 1, .reusable = true}}, SHIFT(544),
  [1071] = {.entry = {.count = 1, .reusable = false}}, SHIFT(497),
  [1073] = {.entry = {.count = 1, .reusable = false}}, SHIFT(375),
  [1075] = {.entry = {.count = 1, .reusable = true}}, SHIFT(37),
  [1077] = {.entry = {.count = 1, .reusable = false}}, SHIFT(426),
  [1079] = {.entry = {.count = 1, .reusable = false}}, SHIFT(427),
  [1081] = {.entry = {.count = 1, .reusable = true}}, SHIFT(503),
  [1083] = {.entry = {.count = 1, .reusable = true}}, SHIFT(39),
  [1085] = {.entry = {.count = 1, .reusable = false}}, SHIFT(428),
  [1087] = {.entry = {.count = 1, .reusable = false}}, SHIFT(429),
  [1089] = {.entry = {.count = 1, .reusable = true}}, SHIFT(509),
  [1091] = {.entry = {.count = 1, .reusable = true}}, SHIFT(45),
  [1093] = {.entry = {.count = 1, .reusable = false}}, SHIFT(436),
  [1095] = {.entry = {.count = 1, .reusable = false}}, SHIFT(437),
  [1097] = {.entry = {.count = 1, .reusable = true}}, SHIFT(517),
  [1099] = {.entry = {.count = 1, .reusable = true}}, SHIFT(48),
  [1101] = {.entry = {.count = 1, .reusable = true}}, SHIFT(519),
  [1103] = {.entry = {.count = 1, .reusable = true}}, SHIFT(50),
  [1105] = {.entry = {.count = 1, .reusable = true}}, SHIFT(520),
  [1107] = {.entry = {.count = 1, .reusable = true}}, SHIFT(52),
  [1109] = {.entry = {.count = 1, .reusable = false}}, SHIFT(441),
  [1111] = {.entry = {.count = 1, .reusable = false}}, SHIFT(442),
  [1113] = {.entry = {.count = 1, .reusable = true}}, SHIFT(527),
  [1115] = {.entry = {.count = 1, .reusable = true}}, SHIFT(55),
  [1117] = {.entry = {.count = 1, .reusable = false}}, SHIFT(446),
  [1119] = {.entry = {.count = 1, .reusable = false}}, SHIFT(447),
  [1121] = {.entry = {.count = 1, .reusable = true}}, SHIFT(534),
  [1123] = {.entry = {.count = 1, .reusable = true}}, SHIFT(60),
  [1125] = {.entry = {.count = 1, .reusable = true}}, SHIFT(536),
  [1127] = {.entry = {.count = 1, .reusable = true}}, SHIFT(65),
  [1129] = {.entry = {.count = 1, .reusable = false}}, SHIFT(448),
  [1131] = {.entry = {.count = 1, .reusable = false}}, SHIFT(449),
  [1133] = {.entry = {.count = 1, .reusable = true}}, SHIFT(539),
  [1135] = {.entry = {.count = 1, .reusable = true}}, SHIFT(68),
  [1137] = {.entry = {.count = 1, .reusable = true}}, SHIFT(540),
  [1139] = {.entry = {.count = 1, .reusable = true}}, SHIFT(69),
  [1141] = {.entry = {.count = 1, .reusable = false}}, SHIFT(450),
  [1143] = {.entry = {.count = 1, .reusable = false}}, SHIFT(451),
  [1145] = {.entry = {.count = 1, .reusable = true}}, SHIFT(545),
  [1147] = {.entry = {.count = 1, .reusable = true}}, SHIFT(72),
  [1149] = {.entry = {.count = 1, .reusable = true}}, SHIFT(548),
  [1151] = {.entry = {.count = 1, .reusable = true}}, SHIFT(81),
  [1153] = {.entry = {.count = 1, .reusable = true}}, SHIFT(549),
  [1155] = {.entry = {.count = 1, .reusable = true}}, SHIFT(85),
  [1157] = {.entry = {.count = 1, .reusable = true}}, SHIFT(555),
  [1159] = {.entry = {.count = 1, .reusable = true}}, SHIFT(252),
  [1161] = {.entry = {.count = 1, .reusable = false}}, SHIFT(457),
  [1163] = {.entry = {.count = 1, .reusable = false}}, SHIFT(458),
  [1165] = {.entry = {.count = 1, .reusable = true}}, SHIFT(505),
  [1167] = {.entry = {.count = 1, .reusable = true}}, SHIFT(121),
  [1169] = {.entry = {.count = 1, .reusable = true}}, SHIFT(554),
  [1171] = {.entry = {.count = 1, .reusable = true}}, SHIFT(258),
  [1173] = {.entry = {.count = 1, .reusable = true}}, SHIFT(514),
  [1175] = {.entry = {.count = 1, .reusable = true}}, SHIFT(260),
  [1177] = {.entry = {.count = 1, .reusable = false}}, SHIFT(470),
  [1179] = {.entry = {.count = 1, .reusable = false}}, SHIFT(471),
  [1181] = {.entry = {.count = 1, .reusable = true}}, SHIFT(518),
  [1183] = {.entry = {.count = 1, .reusable = true}}, SHIFT(262),
  [1185] = {.entry = {.count = 1, .reusable = false}}, SHIFT(472),
  [1187] = {.entry = {.count = 1, .reusable = false}}, SHIFT(473),
  [1189] = {.entry = {.count = 1, .reusable = true}}, SHIFT(521),
  [1191] = {.entry = {.count = 1, .reusable = true}}, SHIFT(125),
  [1193] = {.entry = {.count = 1, .reusable = true}}, SHIFT(499),
  [1195] = {.entry = {.count = 1, .reusable = true}}, SHIFT(268),
  [1197] = {.entry = {.count = 1, .reusable = false}}, SHIFT(481),
  [1199] = {.entry = {.count = 1, .reusable = false}}, SHIFT(482),
  [1201] = {.entry = {.count = 1, .reusable = true}}, SHIFT(556),
  [1203] = {.entry = {.count = 1, .reusable = true}}, SHIFT(271),
  [1205] = {.entry = {.count = 1, .reusable = true}}, SHIFT(531),
  [1207] = {.entry = {.count = 1, .reusable = true}}, SHIFT(273),
  [1209] = {.entry = {.count = 1, .reusable = true}}, SHIFT(532),
  [1211] = {.entry = {.count = 1, .reusable = true}}, SHIFT(275),
  [1213] = {.entry = {.count = 1, .reusable = false}}, SHIFT(374),
  [1215] = {.entry = {.count = 1, .reusable = false}}, SHIFT(486),
  [1217] = {.entry = {.count = 1, .reusable = true}}, SHIFT(537),
  [1219] = {.entry = {.count = 1, .reusable = true}}, SHIFT(783),
  [1221] = {.entry = {.count = 1, .reusable = true}}, SHIFT(538),
  [1223] = {.entry = {.count = 1, .reusable = true}}, SHIFT(278),
  [1225] = {.entry = {.count = 1, .reusable = false}}, SHIFT(490),
  [1227] = {.entry = {.count = 1, .reusable = false}}, SHIFT(491),
  [1229] = {.entry = {.count = 1, .reusable = true}}, SHIFT(542),
  [1231] = {.entry = {.count = 1, .reusable = true}}, SHIFT(283),
  [1233] = {.entry = {.count = 1, .reusable = true}}, SHIFT(543),
  [1235] = {.entry = {.count = 1, .reusable = true}}, SHIFT(288),
  [1237] = {.entry = {.count = 1, .reusable = false}}, SHIFT(492),
  [1239] = {.entry = {.count = 1, .reusable = false}}, SHIFT(493),
  [1241] = {.entry = {.count = 1, .reusable = true}}, SHIFT(546),
  [1243] = {.entry = {.count = 1, .reusable = true}}, SHIFT(292),
  [1245] = {.entry = {.count = 1, .reusable = false}}, SHIFT(494),
  [1247] = {.entry = {.count = 1, .reusable = false}}, SHIFT(495),
  [1249] = {.entry = {.count = 1, .reusable = true}}, SHIFT(550),
  [1251] = {.entry = {.count = 1, .reusable = true}}, SHIFT(295),
  [1253] = {.entry = {.count = 1, .reusable = true}}, SHIFT(551),
  [1255] = {.entry = {.count = 1, .reusable = true}}, SHIFT(304),
  [1257] = {.entry = {.count = 1, .reusable = true}}, SHIFT(552),
  [1259] = {.entry = {.count = 1, .reusable = true}}, SHIFT(308),
  [1261] = {.entry = {.count = 1, .reusable = true}}, SHIFT(553),
  [1263] = {.entry = {.count = 1, .reusable = false}}, SHIFT(412),
  [1265] = {.entry = {.count = 1, .reusable = false}}, SHIFT(413),
  [1267] = {.entry = {.count = 1, .reusable = true}}, SHIFT(137),
  [1269] = {.entry = {.count = 1, .reusable = true}}, SHIFT(560),
  [1271] = {.entry = {.count = 1, .reusable = true}}, SHIFT(11),
  [1273] = {.entry = {.count = 1, .reusable = true}}, SHIFT(774),
  [1275] = {.entry = {.count = 1, .reusable = true}}, SHIFT(638),
  [1277] = {.entry = {.count = 1, .reusable = true}}, SHIFT(220),
  [1279] = {.entry = {.count = 1, .reusable = true}}, SHIFT(123),
  [1281] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_instruction_repeat2, 2, 0, 0),
  [1283] = {.entry = {.count = 1, .reusable = false}}, SHIFT(529),
  [1285] = {.entry = {.count = 1, .reusable = false}}, SHIFT(533),
  [1287] = {.entry = {.count = 1, .reusable = true}}, SHIFT(568),
  [1289] = {.entry = {.count = 1, .reusable = true}}, SHIFT(7),
  [1291] = {.entry = {.count = 1, .reusable = false}}, SHIFT(842),
  [1293] = {.entry = {.count = 1, .reusable = false}}, SHIFT(819),
  [1295] = {.entry = {.count = 1, .reusable = true}}, SHIFT(267),
  [1297] = {.entry = {.count = 1, .reusable = true}}, SHIFT(62),
  [1299] = {.entry = {.count = 1, .reusable = true}}, SHIFT(64),
  [1301] = {.entry = {.count = 1, .reusable = true}}, SHIFT(674),
  [1303] = {.entry = {.count = 1, .reusable = true}}, SHIFT(789),
  [1305] = {.entry = {.count = 1, .reusable = true}}, SHIFT(566),
  [1307] = {.entry = {.count = 1, .reusable = true}}, SHIFT(776),
  [1309] = {.entry = {.count = 1, .reusable = false}}, SHIFT(335),
  [1311] = {.entry = {.count = 1, .reusable = true}}, SHIFT(200),
  [1313] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_instruction_repeat2, 3, 0, 0),
  [1315] = {.entry = {.count = 1, .reusable = true}}, SHIFT(562),
  [1317] = {.entry = {.count = 1, .reusable = true}}, SHIFT(222),
  [1319] = {.entry = {.count = 1, .reusable = true}}, SHIFT(285),
  [1321] = {.entry = {.count = 1, .reusable = true}}, SHIFT(287),
  [1323] = {.entry = {.count = 1, .reusable = true}}, SHIFT(127),
  [1325] = {.entry = {.count = 1, .reusable = true}}, SHIFT(75),
  [1327] = {.entry = {.count = 1, .reusable = true}}, SHIFT(770),
  [1329] = {.entry = {.count = 1, .reusable = true}}, SHIFT(83),
  [1331] = {.entry = {.count = 1, .reusable = true}}, SHIFT(115),
  [1333] = {.entry = {.count = 1, .reusable = true}}, SHIFT(298),
  [1335] = {.entry = {.count = 1, .reusable = true}}, SHIFT(44),
  [1337] = {.entry = {.count = 1, .reusable = true}}, SHIFT(306),
  [1339] = {.entry = {.count = 1, .reusable = true}}, SHIFT(87),
  [1341] = {.entry = {.count = 1, .reusable = true}}, SHIFT(92),
  [1343] = {.entry = {.count = 1, .reusable = true}}, SHIFT(310),
  [1345] = {.entry = {.count = 1, .reusable = true}}, SHIFT(316),
  [1347] = {.entry = {.count = 1, .reusable = true}}, SHIFT(320),
  [1349] = {.entry = {.count = 1, .reusable = true}}, SHIFT(133),
  [1351] = {.entry = {.count = 1, .reusable = true}}, SHIFT(96),
  [1353] = {.entry = {.count = 1, .reusable = true}}, SHIFT(564),
  [1355] = {.entry = {.count = 1, .reusable = true}}, SHIFT(571),
  [1357] = {.entry = {.count = 1, .reusable = true}}, SHIFT(31),
  [1359] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_instruction_repeat1, 2, 0, 0),
  [1361] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_instruction_repeat1, 2, 0, 0), SHIFT_REPEAT(560),
  [1364] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_instruction_repeat2, 4, 0, 0),
  [1366] = {.entry = {.count = 1, .reusable = true}}, SHIFT(704),
  [1368] = {.entry = {.count = 1, .reusable = true}}, SHIFT(183),
  [1370] = {.entry = {.count = 1, .reusable = true}}, SHIFT(559),
  [1372] = {.entry = {.count = 1, .reusable = true}}, SHIFT(570),
  [1374] = {.entry = {.count = 1, .reusable = true}}, SHIFT(578),
  [1376] = {.entry = {.count = 1, .reusable = true}}, SHIFT(782),
  [1378] = {.entry = {.count = 1, .reusable = true}}, SHIFT(565),
  [1380] = {.entry = {.count = 1, .reusable = false}}, SHIFT(341),
  [1382] = {.entry = {.count = 1, .reusable = true}}, SHIFT(666),
  [1384] = {.entry = {.count = 1, .reusable = true}}, SHIFT(787),
  [1386] = {.entry = {.count = 1, .reusable = true}}, SHIFT(558),
  [1388] = {.entry = {.count = 1, .reusable = false}}, SHIFT(343),
  [1390] = {.entry = {.count = 1, .reusable = true}}, SHIFT(227),
  [1392] = {.entry = {.count = 1, .reusable = true}}, SHIFT(244),
  [1394] = {.entry = {.count = 1, .reusable = true}}, SHIFT(940),
  [1396] = {.entry = {.count = 1, .reusable = true}}, SHIFT(847),
  [1398] = {.entry = {.count = 1, .reusable = true}}, SHIFT(837),
  [1400] = {.entry = {.count = 1, .reusable = true}}, SHIFT(856),
  [1402] = {.entry = {.count = 1, .reusable = true}}, SHIFT(871),
  [1404] = {.entry = {.count = 1, .reusable = true}}, SHIFT(886),
  [1406] = {.entry = {.count = 1, .reusable = true}}, SHIFT(822),
  [1408] = {.entry = {.count = 1, .reusable = true}}, SHIFT(827),
  [1410] = {.entry = {.count = 1, .reusable = true}}, SHIFT(908),
  [1412] = {.entry = {.count = 1, .reusable = true}}, SHIFT(946),
  [1414] = {.entry = {.count = 1, .reusable = true}}, SHIFT(843),
  [1416] = {.entry = {.count = 1, .reusable = true}}, SHIFT(894),
  [1418] = {.entry = {.count = 1, .reusable = true}}, SHIFT(872),
  [1420] = {.entry = {.count = 1, .reusable = true}}, SHIFT(896),
  [1422] = {.entry = {.count = 1, .reusable = true}}, SHIFT(864),
  [1424] = {.entry = {.count = 1, .reusable = true}}, SHIFT(867),
  [1426] = {.entry = {.count = 1, .reusable = true}}, SHIFT(836),
  [1428] = {.entry = {.count = 1, .reusable = true}}, SHIFT(901),
  [1430] = {.entry = {.count = 1, .reusable = true}}, SHIFT(833),
  [1432] = {.entry = {.count = 1, .reusable = true}}, SHIFT(902),
  [1434] = {.entry = {.count = 1, .reusable = true}}, SHIFT(848),
  [1436] = {.entry = {.count = 1, .reusable = true}}, SHIFT(903),
  [1438] = {.entry = {.count = 1, .reusable = true}}, SHIFT(939),
  [1440] = {.entry = {.count = 1, .reusable = true}}, SHIFT(904),
  [1442] = {.entry = {.count = 1, .reusable = true}}, SHIFT(117),
  [1444] = {.entry = {.count = 1, .reusable = true}}, SHIFT(835),
  [1446] = {.entry = {.count = 1, .reusable = true}}, SHIFT(905),
  [1448] = {.entry = {.count = 1, .reusable = true}}, SHIFT(58),
  [1450] = {.entry = {.count = 1, .reusable = true}}, SHIFT(119),
  [1452] = {.entry = {.count = 1, .reusable = false}}, SHIFT(828),
  [1454] = {.entry = {.count = 1, .reusable = false}}, SHIFT(834),
  [1456] = {.entry = {.count = 1, .reusable = true}}, SHIFT(769),
  [1458] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_signature_repeat1, 2, 0, 0), SHIFT_REPEAT(940),
  [1461] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_signature_repeat1, 2, 0, 0),
  [1463] = {.entry = {.count = 1, .reusable = false}}, SHIFT(852),
  [1465] = {.entry = {.count = 1, .reusable = false}}, SHIFT(877),
  [1467] = {.entry = {.count = 1, .reusable = true}}, SHIFT(773),
  [1469] = {.entry = {.count = 1, .reusable = true}}, SHIFT(18),
  [1471] = {.entry = {.count = 1, .reusable = true}}, SHIFT(829),
  [1473] = {.entry = {.count = 1, .reusable = true}}, SHIFT(887),
  [1475] = {.entry = {.count = 1, .reusable = true}}, SHIFT(77),
  [1477] = {.entry = {.count = 1, .reusable = true}}, SHIFT(79),
  [1479] = {.entry = {.count = 1, .reusable = true}}, SHIFT(865),
  [1481] = {.entry = {.count = 1, .reusable = true}}, SHIFT(803),
  [1483] = {.entry = {.count = 1, .reusable = true}}, SHIFT(19),
  [1485] = {.entry = {.count = 1, .reusable = true}}, SHIFT(94),
  [1487] = {.entry = {.count = 1, .reusable = true}}, SHIFT(98),
  [1489] = {.entry = {.count = 1, .reusable = true}}, SHIFT(101),
  [1491] = {.entry = {.count = 1, .reusable = true}}, SHIFT(104),
  [1493] = {.entry = {.count = 1, .reusable = true}}, SHIFT(858),
  [1495] = {.entry = {.count = 1, .reusable = true}}, SHIFT(913),
  [1497] = {.entry = {.count = 1, .reusable = true}}, SHIFT(814),
  [1499] = {.entry = {.count = 1, .reusable = true}}, SHIFT(938),
  [1501] = {.entry = {.count = 1, .reusable = true}}, SHIFT(921),
  [1503] = {.entry = {.count = 1, .reusable = true}}, SHIFT(957),
  [1505] = {.entry = {.count = 1, .reusable = true}}, SHIFT(923),
  [1507] = {.entry = {.count = 1, .reusable = true}}, SHIFT(824),
  [1509] = {.entry = {.count = 1, .reusable = true}}, SHIFT(928),
  [1511] = {.entry = {.count = 1, .reusable = true}}, SHIFT(839),
  [1513] = {.entry = {.count = 1, .reusable = true}}, SHIFT(861),
  [1515] = {.entry = {.count = 1, .reusable = true}}, SHIFT(949),
  [1517] = {.entry = {.count = 1, .reusable = true}}, SHIFT(929),
  [1519] = {.entry = {.count = 1, .reusable = true}}, SHIFT(809),
  [1521] = {.entry = {.count = 1, .reusable = true}}, SHIFT(930),
  [1523] = {.entry = {.count = 1, .reusable = true}}, SHIFT(779),
  [1525] = {.entry = {.count = 1, .reusable = true}}, SHIFT(129),
  [1527] = {.entry = {.count = 1, .reusable = true}}, SHIFT(216),
  [1529] = {.entry = {.count = 1, .reusable = true}}, SHIFT(826),
  [1531] = {.entry = {.count = 1, .reusable = true}}, SHIFT(931),
  [1533] = {.entry = {.count = 1, .reusable = false}}, SHIFT(849),
  [1535] = {.entry = {.count = 1, .reusable = false}}, SHIFT(857),
  [1537] = {.entry = {.count = 1, .reusable = true}}, SHIFT(772),
  [1539] = {.entry = {.count = 1, .reusable = true}}, SHIFT(838),
  [1541] = {.entry = {.count = 1, .reusable = true}}, SHIFT(932),
  [1543] = {.entry = {.count = 1, .reusable = true}}, SHIFT(135),
  [1545] = {.entry = {.count = 1, .reusable = true}}, SHIFT(281),
  [1547] = {.entry = {.count = 1, .reusable = true}}, SHIFT(139),
  [1549] = {.entry = {.count = 1, .reusable = true}}, SHIFT(853),
  [1551] = {.entry = {.count = 1, .reusable = true}}, SHIFT(863),
  [1553] = {.entry = {.count = 1, .reusable = true}}, SHIFT(142),
  [1555] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_instruction_repeat2, 2, 0, 0), SHIFT_REPEAT(373),
  [1558] = {.entry = {.count = 1, .reusable = true}}, SHIFT(144),
  [1560] = {.entry = {.count = 1, .reusable = true}}, SHIFT(300),
  [1562] = {.entry = {.count = 1, .reusable = true}}, SHIFT(302),
  [1564] = {.entry = {.count = 1, .reusable = true}}, SHIFT(817),
  [1566] = {.entry = {.count = 1, .reusable = true}}, SHIFT(818),
  [1568] = {.entry = {.count = 1, .reusable = false}}, SHIFT(846),
  [1570] = {.entry = {.count = 1, .reusable = false}}, SHIFT(850),
  [1572] = {.entry = {.count = 1, .reusable = true}}, SHIFT(785),
  [1574] = {.entry = {.count = 1, .reusable = true}}, SHIFT(312),
  [1576] = {.entry = {.count = 1, .reusable = true}}, SHIFT(318),
  [1578] = {.entry = {.count = 1, .reusable = true}}, SHIFT(322),
  [1580] = {.entry = {.count = 1, .reusable = true}}, SHIFT(325),
  [1582] = {.entry = {.count = 1, .reusable = true}}, SHIFT(327),
  [1584] = {.entry = {.count = 1, .reusable = false}}, SHIFT(882),
  [1586] = {.entry = {.count = 1, .reusable = false}}, SHIFT(883),
  [1588] = {.entry = {.count = 1, .reusable = true}}, SHIFT(793),
  [1590] = {.entry = {.count = 1, .reusable = false}}, SHIFT(884),
  [1592] = {.entry = {.count = 1, .reusable = false}}, SHIFT(885),
  [1594] = {.entry = {.count = 1, .reusable = true}}, SHIFT(794),
  [1596] = {.entry = {.count = 1, .reusable = false}}, SHIFT(890),
  [1598] = {.entry = {.count = 1, .reusable = false}}, SHIFT(891),
  [1600] = {.entry = {.count = 1, .reusable = true}}, SHIFT(795),
  [1602] = {.entry = {.count = 1, .reusable = false}}, SHIFT(892),
  [1604] = {.entry = {.count = 1, .reusable = false}}, SHIFT(893),
  [1606] = {.entry = {.count = 1, .reusable = true}}, SHIFT(796),
  [1608] = {.entry = {.count = 1, .reusable = false}}, SHIFT(909),
  [1610] = {.entry = {.count = 1, .reusable = false}}, SHIFT(910),
  [1612] = {.entry = {.count = 1, .reusable = true}}, SHIFT(798),
  [1614] = {.entry = {.count = 1, .reusable = false}}, SHIFT(911),
  [1616] = {.entry = {.count = 1, .reusable = false}}, SHIFT(912),
  [1618] = {.entry = {.count = 1, .reusable = true}}, SHIFT(800),
  [1620] = {.entry = {.count = 1, .reusable = false}}, SHIFT(917),
  [1622] = {.entry = {.count = 1, .reusable = false}}, SHIFT(918),
  [1624] = {.entry = {.count = 1, .reusable = true}}, SHIFT(801),
  [1626] = {.entry = {.count = 1, .reusable = false}}, SHIFT(919),
  [1628] = {.entry = {.count = 1, .reusable = false}}, SHIFT(920),
  [1630] = {.entry = {.count = 1, .reusable = true}}, SHIFT(784),
  [1632] = {.entry = {.count = 1, .reusable = false}}, SHIFT(807),
  [1634] = {.entry = {.count = 1, .reusable = false}}, SHIFT(823),
  [1636] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_nested_instruction, 6, 0, 4),
  [1638] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_signature_repeat1, 3, 0, 0),
  [1640] = {.entry = {.count = 1, .reusable = false}}, SHIFT(878),
  [1642] = {.entry = {.count = 1, .reusable = false}}, SHIFT(881),
  [1644] = {.entry = {.count = 1, .reusable = true}}, SHIFT(937),
  [1646] = {.entry = {.count = 1, .reusable = true}}, SHIFT(947),
  [1648] = {.entry = {.count = 1, .reusable = true}}, SHIFT(21),
  [1650] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_nested_instruction, 7, 0, 4),
  [1652] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_nested_instruction, 4, 0, 4),
  [1654] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_nested_instruction, 5, 0, 4),
  [1656] = {.entry = {.count = 1, .reusable = false}}, SHIFT(926),
  [1658] = {.entry = {.count = 1, .reusable = false}}, SHIFT(927),
  [1660] = {.entry = {.count = 1, .reusable = false}}, SHIFT(936),
  [1662] = {.entry = {.count = 1, .reusable = false}}, SHIFT(934),
  [1664] = {.entry = {.count = 1, .reusable = false}}, SHIFT(879),
  [1666] = {.entry = {.count = 1, .reusable = false}}, SHIFT(880),
  [1668] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_nested_instruction, 3, 0, 4),
  [1670] = {.entry = {.count = 1, .reusable = false}}, SHIFT(906),
  [1672] = {.entry = {.count = 1, .reusable = false}}, SHIFT(907),
  [1674] = {.entry = {.count = 1, .reusable = false}}, SHIFT(888),
  [1676] = {.entry = {.count = 1, .reusable = false}}, SHIFT(889),
  [1678] = {.entry = {.count = 1, .reusable = false}}, SHIFT(897),
  [1680] = {.entry = {.count = 1, .reusable = false}}, SHIFT(898),
  [1682] = {.entry = {.count = 1, .reusable = false}}, SHIFT(899),
  [1684] = {.entry = {.count = 1, .reusable = false}}, SHIFT(900),
  [1686] = {.entry = {.count = 1, .reusable = false}}, SHIFT(915),
  [1688] = {.entry = {.count = 1, .reusable = false}}, SHIFT(916),
  [1690] = {.entry = {.count = 1, .reusable = false}}, SHIFT(924),
  [1692] = {.entry = {.count = 1, .reusable = false}}, SHIFT(925),
  [1694] = {.entry = {.count = 1, .reusable = true}}, SHIFT(804),
  [1696] = {.entry = {.count = 1, .reusable = true}}, SHIFT(650),
  [1698] = {.entry = {.count = 1, .reusable = true}}, SHIFT(234),
  [1700] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_signature, 6, 0, 0),
  [1702] = {.entry = {.count = 1, .reusable = true}}, SHIFT(841),
  [1704] = {.entry = {.count = 1, .reusable = true}}, SHIFT(810),
  [1706] = {.entry = {.count = 1, .reusable = true}}, SHIFT(349),
  [1708] = {.entry = {.count = 1, .reusable = true}}, SHIFT(629),
  [1710] = {.entry = {.count = 1, .reusable = true}}, SHIFT(372),
  [1712] = {.entry = {.count = 1, .reusable = true}}, SHIFT(16),
  [1714] = {.entry = {.count = 1, .reusable = true}}, SHIFT(805),
  [1716] = {.entry = {.count = 1, .reusable = true}}, SHIFT(579),
  [1718] = {.entry = {.count = 1, .reusable = true}}, SHIFT(760),
  [1720] = {.entry = {.count = 1, .reusable = true}},  ACCEPT_INPUT(),
  [1722] = {.entry = {.count = 1, .reusable = true}}, SHIFT(360),
  [1724] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_signature, 7, 0, 0),
  [1726] = {.entry = {.count = 1, .reusable = true}}, SHIFT(813),
  [1728] = {.entry = {.count = 1, .reusable = true}}, SHIFT(641),
  [1730] = {.entry = {.count = 1, .reusable = true}}, SHIFT(589),
  [1732] = {.entry = {.count = 1, .reusable = true}}, SHIFT(868),
  [1734] = {.entry = {.count = 1, .reusable = true}}, SHIFT(683),
  [1736] = {.entry = {.count = 1, .reusable = true}}, SHIFT(354),
  [1738] = {.entry = {.count = 1, .reusable = true}}, SHIFT(582),
  [1740] = {.entry = {.count = 1, .reusable = true}}, SHIFT(777),
  [1742] = {.entry = {.count = 1, .reusable = true}}, SHIFT(873),
  [1744] = {.entry = {.count = 1, .reusable = true}}, SHIFT(369),
  [1746] = {.entry = {.count = 1, .reusable = true}}, SHIFT(950),
  [1748] = {.entry = {.count = 1, .reusable = true}}, SHIFT(942),
  [1750] = {.entry = {.count = 1, .reusable = true}}, SHIFT(914),
  [1752] = {.entry = {.count = 1, .reusable = true}}, SHIFT(851),
  [1754] = {.entry = {.count = 1, .reusable = true}}, SHIFT(840),
  [1756] = {.entry = {.count = 1, .reusable = true}}, SHIFT(771),
  [1758] = {.entry = {.count = 1, .reusable = true}}, SHIFT(363),
  [1760] = {.entry = {.count = 1, .reusable = true}}, SHIFT(574),
  [1762] = {.entry = {.count = 1, .reusable = true}}, SHIFT(577),
  [1764] = {.entry = {.count = 1, .reusable = true}}, SHIFT(350),
  [1766] = {.entry = {.count = 1, .reusable = true}}, SHIFT(370),
  [1768] = {.entry = {.count = 1, .reusable = true}}, SHIFT(584),
  [1770] = {.entry = {.count = 1, .reusable = true}}, SHIFT(352),
  [1772] = {.entry = {.count = 1, .reusable = true}}, SHIFT(587),
  [1774] = {.entry = {.count = 1, .reusable = true}}, SHIFT(348),
  [1776] = {.entry = {.count = 1, .reusable = true}}, SHIFT(808),
  [1778] = {.entry = {.count = 1, .reusable = true}}, SHIFT(944),
  [1780] = {.entry = {.count = 1, .reusable = true}}, SHIFT(594),
  [1782] = {.entry = {.count = 1, .reusable = true}}, SHIFT(355),
  [1784] = {.entry = {.count = 1, .reusable = true}}, SHIFT(600),
  [1786] = {.entry = {.count = 1, .reusable = true}}, SHIFT(356),
  [1788] = {.entry = {.count = 1, .reusable = true}}, SHIFT(601),
  [1790] = {.entry = {.count = 1, .reusable = true}}, SHIFT(353),
  [1792] = {.entry = {.count = 1, .reusable = true}}, SHIFT(951),
  [1794] = {.entry = {.count = 1, .reusable = true}}, SHIFT(778),
  [1796] = {.entry = {.count = 1, .reusable = true}}, SHIFT(815),
  [1798] = {.entry = {.count = 1, .reusable = true}}, SHIFT(612),
  [1800] = {.entry = {.count = 1, .reusable = true}}, SHIFT(357),
  [1802] = {.entry = {.count = 1, .reusable = true}}, SHIFT(617),
  [1804] = {.entry = {.count = 1, .reusable = true}}, SHIFT(358),
  [1806] = {.entry = {.count = 1, .reusable = true}}, SHIFT(866),
  [1808] = {.entry = {.count = 1, .reusable = true}}, SHIFT(806),
  [1810] = {.entry = {.count = 1, .reusable = true}}, SHIFT(941),
  [1812] = {.entry = {.count = 1, .reusable = true}}, SHIFT(811),
  [1814] = {.entry = {.count = 1, .reusable = true}}, SHIFT(820),
  [1816] = {.entry = {.count = 1, .reusable = true}}, SHIFT(664),
  [1818] = {.entry = {.count = 1, .reusable = true}}, SHIFT(359),
  [1820] = {.entry = {.count = 1, .reusable = true}}, SHIFT(672),
  [1822] = {.entry = {.count = 1, .reusable = true}}, SHIFT(361),
  [1824] = {.entry = {.count = 1, .reusable = true}}, SHIFT(675),
  [1826] = {.entry = {.count = 1, .reusable = true}}, SHIFT(362),
  [1828] = {.entry = {.count = 1, .reusable = true}}, SHIFT(874),
  [1830] = {.entry = {.count = 1, .reusable = true}}, SHIFT(679),
  [1832] = {.entry = {.count = 1, .reusable = true}}, SHIFT(364),
  [1834] = {.entry = {.count = 1, .reusable = true}}, SHIFT(689),
  [1836] = {.entry = {.count = 1, .reusable = true}}, SHIFT(365),
  [1838] = {.entry = {.count = 1, .reusable = true}}, SHIFT(690),
  [1840] = {.entry = {.count = 1, .reusable = true}}, SHIFT(366),
  [1842] = {.entry = {.count = 1, .reusable = true}}, SHIFT(845),
  [1844] = {.entry = {.count = 1, .reusable = true}}, SHIFT(775),
  [1846] = {.entry = {.count = 1, .reusable = true}}, SHIFT(935),
  [1848] = {.entry = {.count = 1, .reusable = true}}, SHIFT(701),
  [1850] = {.entry = {.count = 1, .reusable = true}}, SHIFT(367),
  [1852] = {.entry = {.count = 1, .reusable = true}}, SHIFT(707),
  [1854] = {.entry = {.count = 1, .reusable = true}}, SHIFT(368),
  [1856] = {.entry = {.count = 1, .reusable = true}}, SHIFT(816),
  [1858] = {.entry = {.count = 1, .reusable = true}}, SHIFT(832),
  [1860] = {.entry = {.count = 1, .reusable = true}}, SHIFT(844),
  [1862] = {.entry = {.count = 1, .reusable = true}}, SHIFT(854),
  [1864] = {.entry = {.count = 1, .reusable = true}}, SHIFT(862),
  [1866] = {.entry = {.count = 1, .reusable = true}}, SHIFT(242),
  [1868] = {.entry = {.count = 1, .reusable = true}}, SHIFT(371),
  [1870] = {.entry = {.count = 1, .reusable = true}}, SHIFT(741),
  [1872] = {.entry = {.count = 1, .reusable = true}}, SHIFT(860),
  [1874] = {.entry = {.count = 1, .reusable = true}}, SHIFT(875),
  [1876] = {.entry = {.count = 1, .reusable = true}}, SHIFT(945),
  [1878] = {.entry = {.count = 1, .reusable = true}}, SHIFT(669),
  [1880] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_signature, 4, 0, 0),
  [1882] = {.entry = {.count = 1, .reusable = true}}, SHIFT(799),
  [1884] = {.entry = {.count = 1, .reusable = true}}, SHIFT(764),
  [1886] = {.entry = {.count = 1, .reusable = true}}, SHIFT(761),
  [1888] = {.entry = {.count = 1, .reusable = true}}, SHIFT(762),
  [1890] = {.entry = {.count = 1, .reusable = true}}, SHIFT(765),
  [1892] = {.entry = {.count = 1, .reusable = true}}, SHIFT(766),
  [1894] = {.entry = {.count = 1, .reusable = true}}, SHIFT(635),
};

enum ts_external_scanner_symbol_identifiers {
  ts_external_token_string = 0,
  ts_external_token_braces = 1,
  ts_external_token_raw_braces = 2,
  ts_external_token_literal = 3,
  ts_external_token_parens = 4,
  ts_external_token_brackets = 5,
  ts_external_token_shape = 6,
  ts_external_token_unclosed = 7,
  ts_external_token__stray_bytes = 8,
  ts_external_token__line_end = 9,
  ts_external_token__item_mark = 10,
  ts_external_token__layout_mark = 11,
  ts_external_token__missing_close = 12,
  ts_external_token__recovery = 13,
};

static const TSSymbol ts_external_scanner_symbol_map[EXTERNAL_TOKEN_COUNT] = {
  [ts_external_token_string] = sym_string,
  [ts_external_token_braces] = sym_braces,
  [ts_external_token_raw_braces] = sym_raw_braces,
  [ts_external_token_literal] = sym_literal,
  [ts_external_token_parens] = sym_parens,
  [ts_external_token_brackets] = sym_brackets,
  [ts_external_token_shape] = sym_shape,
  [ts_external_token_unclosed] = sym_unclosed,
  [ts_external_token__stray_bytes] = sym__stray_bytes,
  [ts_external_token__line_end] = sym__line_end,
  [ts_external_token__item_mark] = sym__item_mark,
  [ts_external_token__layout_mark] = sym__layout_mark,
  [ts_external_token__missing_close] = sym__missing_close,
  [ts_external_token__recovery] = sym__recovery,
};

static const bool ts_external_scanner_states[21][EXTERNAL_TOKEN_COUNT] = {
  [1] = {
    [ts_external_token_string] = true,
    [ts_external_token_braces] = true,
    [ts_external_token_raw_braces] = true,
    [ts_external_token_literal] = true,
    [ts_external_token_parens] = true,
    [ts_external_token_brackets] = true,
    [ts_external_token_shape] = true,
    [ts_external_token_unclosed] = true,
    [ts_external_token__stray_bytes] = true,
    [ts_external_token__line_end] = true,
    [ts_external_token__item_mark] = true,
    [ts_external_token__layout_mark] = true,
    [ts_external_token__missing_close] = true,
    [ts_external_token__recovery] = true,
  },
  [2] = {
    [ts_external_token_shape] = true,
    [ts_external_token__stray_bytes] = true,
    [ts_external_token__item_mark] = true,
  },
  [3] = {
    [ts_external_token_shape] = true,
    [ts_external_token__stray_bytes] = true,
    [ts_external_token__item_mark] = true,
    [ts_external_token__layout_mark] = true,
  },
  [4] = {
    [ts_external_token_shape] = true,
    [ts_external_token__stray_bytes] = true,
    [ts_external_token__line_end] = true,
    [ts_external_token__item_mark] = true,
  },
  [5] = {
    [ts_external_token_braces] = true,
    [ts_external_token_shape] = true,
    [ts_external_token__stray_bytes] = true,
    [ts_external_token__line_end] = true,
    [ts_external_token__item_mark] = true,
  },
  [6] = {
    [ts_external_token_brackets] = true,
    [ts_external_token_shape] = true,
    [ts_external_token__stray_bytes] = true,
    [ts_external_token__line_end] = true,
    [ts_external_token__item_mark] = true,
  },
  [7] = {
    [ts_external_token_string] = true,
    [ts_external_token_braces] = true,
    [ts_external_token_shape] = true,
    [ts_external_token__stray_bytes] = true,
    [ts_external_token__item_mark] = true,
  },
  [8] = {
    [ts_external_token_braces] = true,
    [ts_external_token_shape] = true,
    [ts_external_token__stray_bytes] = true,
    [ts_external_token__item_mark] = true,
  },
  [9] = {
    [ts_external_token_brackets] = true,
    [ts_external_token_shape] = true,
    [ts_external_token__stray_bytes] = true,
    [ts_external_token__item_mark] = true,
  },
  [10] = {
    [ts_external_token_braces] = true,
    [ts_external_token_shape] = true,
    [ts_external_token__line_end] = true,
  },
  [11] = {
    [ts_external_token_shape] = true,
    [ts_external_token__line_end] = true,
  },
  [12] = {
    [ts_external_token_brackets] = true,
    [ts_external_token_shape] = true,
    [ts_external_token__line_end] = true,
  },
  [13] = {
    [ts_external_token_string] = true,
    [ts_external_token_braces] = true,
    [ts_external_token_parens] = true,
    [ts_external_token_brackets] = true,
    [ts_external_token_shape] = true,
    [ts_external_token_unclosed] = true,
  },
  [14] = {
    [ts_external_token_shape] = true,
  },
  [15] = {
    [ts_external_token_parens] = true,
    [ts_external_token_shape] = true,
    [ts_external_token_unclosed] = true,
  },
  [16] = {
    [ts_external_token_braces] = true,
    [ts_external_token_parens] = true,
  },
  [17] = {
    [ts_external_token_literal] = true,
    [ts_external_token_unclosed] = true,
  },
  [18] = {
    [ts_external_token_string] = true,
    [ts_external_token_raw_braces] = true,
    [ts_external_token_unclosed] = true,
  },
  [19] = {
    [ts_external_token_raw_braces] = true,
    [ts_external_token_unclosed] = true,
  },
  [20] = {
    [ts_external_token__missing_close] = true,
  },
};

#ifdef __cplusplus
extern "C" {
#endif
void *tree_sitter_hlo_external_scanner_create(void);
void tree_sitter_hlo_external_scanner_destroy(void *);
bool tree_sitter_hlo_external_scanner_scan(void *, TSLexer *, const bool *);
unsigned tree_sitter_hlo_external_scanner_serialize(void *, char *);
void tree_sitter_hlo_external_scanner_deserialize(void *, const char *, unsigned);

#ifdef TREE_SITTER_HIDE_SYMBOLS
#define TS_PUBLIC
#elif defined(_WIN32)
#define TS_PUBLIC __declspec(dllexport)
#else
#define TS_PUBLIC __attribute__((visibility("default")))
#endif

TS_PUBLIC const TSLanguage *tree_sitter_hlo(void) {
  static const TSLanguage language = {
    .version = LANGUAGE_VERSION,
    .symbol_count = SYMBOL_COUNT,
    .alias_count = ALIAS_COUNT,
    .token_count = TOKEN_COUNT,
    .external_token_count = EXTERNAL_TOKEN_COUNT,
    .state_count = STATE_COUNT,
    .large_state_count = LARGE_STATE_COUNT,
    .production_id_count = PRODUCTION_ID_COUNT,
    .field_count = FIELD_COUNT,
    .max_alias_sequence_length = MAX_ALIAS_SEQUENCE_LENGTH,
    .parse_table = &ts_parse_table[0][0],
    .small_parse_table = ts_small_parse_table,
    .small_parse_table_map = ts_small_parse_table_map,
    .parse_actions = ts_parse_actions,
    .symbol_names = ts_symbol_names,
    .symbol_metadata = ts_symbol_metadata,
    .public_symbol_map = ts_symbol_map,
    .alias_map = ts_non_terminal_alias_map,
    .alias_sequences = &ts_alias_sequences[0][0],
    .lex_modes = ts_lex_modes,
    .lex_fn = ts_lex,
    .external_scanner = {
      &ts_external_scanner_states[0][0],
      ts_external_scanner_symbol_map,
      tree_sitter_hlo_external_scanner_create,
      tree_sitter_hlo_external_scanner_destroy,
      tree_sitter_hlo_external_scanner_scan,
      tree_sitter_hlo_external_scanner_serialize,
      tree_sitter_hlo_external_scanner_deserialize,
    },
    .primary_state_ids = ts_primary_state_ids,
  };
  return &language;
}
#ifdef __cplusplus
}
#endif
