//! The Tree-sitter grammar of XLA HLO text.
//!
//! ```
//! let code = "ENTRY e {\n  ROOT a = f32[2]{0} parameter(0)\n}\n";
//! let mut parser = tree_sitter::Parser::new();
//! parser
//!     .set_language(&tree_sitter_hlo::LANGUAGE.into())
//!     .expect("this version of tree-sitter reads ABI 14");
//! let tree = parser.parse(code, None).unwrap();
//! assert!(!tree.root_node().has_error());
//! ```

use tree_sitter_language::LanguageFn;

extern "C" {
    fn tree_sitter_hlo() -> *const ();
}

/// The grammar, for `tree_sitter::Parser::set_language` of any version since 0.23.
pub const LANGUAGE: LanguageFn = unsafe { LanguageFn::from_raw(tree_sitter_hlo) };

/// The node kinds of the grammar, as the generator describes them.
pub const NODE_TYPES: &str = include_str!("../../src/node-types.json");

pub const FOLDS_QUERY: &str = include_str!("../../queries/folds.scm");
pub const HIGHLIGHTS_QUERY: &str = include_str!("../../queries/highlights.scm");
pub const INDENTS_QUERY: &str = include_str!("../../queries/indents.scm");
pub const INJECTIONS_QUERY: &str = include_str!("../../queries/injections.scm");
pub const LOCALS_QUERY: &str = include_str!("../../queries/locals.scm");
pub const TAGS_QUERY: &str = include_str!("../../queries/tags.scm");

#[cfg(test)]
mod tests {
    fn parser() -> tree_sitter::Parser {
        let mut parser = tree_sitter::Parser::new();
        parser
            .set_language(&super::LANGUAGE.into())
            .expect("the runtime reads the grammar");
        parser
    }

    #[test]
    fn a_module_gives_its_tree() {
        // Strings and constants come from the scanner.
        let code = "HloModule m\nENTRY e {\n  ROOT a = f32[2]{0} constant({1, 2}), metadata={op_name=\"x\"}\n}\n";
        let tree = parser().parse(code, None).unwrap();
        assert_eq!(
            tree.root_node().to_sexp(),
            "(source_file (module_header (name)) (computation (name) (instruction (name) (shape) (opcode) (literal) \
             (attribute_name) (braces))))"
        );
    }

    #[test]
    fn broken_text_has_an_error() {
        assert!(parser().parse("ENTRY e {\n  a = add(", None).unwrap().root_node().has_error());
    }

    #[test]
    fn every_query_compiles() {
        for query in [
            super::FOLDS_QUERY,
            super::HIGHLIGHTS_QUERY,
            super::INDENTS_QUERY,
            super::INJECTIONS_QUERY,
            super::LOCALS_QUERY,
            super::TAGS_QUERY,
        ] {
            tree_sitter::Query::new(&super::LANGUAGE.into(), query).unwrap();
        }
    }
}
