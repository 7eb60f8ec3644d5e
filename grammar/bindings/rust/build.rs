fn main() {
    let src_dir = std::path::Path::new("src");

    let mut c_config = cc::Build::new();
    c_config.std("c11").include(src_dir);

    #[cfg(target_env = "msvc")]
    c_config.flag("-utf-8");

    for source in ["parser.c", "scanner.c"] {
        let path = src_dir.join(source);
        println!("cargo:rerun-if-changed={}", path.to_str().unwrap());
        c_config.file(&path);
    }
    for header in ["hlo_text.h", "hlo_value.h"] {
        println!("cargo:rerun-if-changed={}", src_dir.join(header).to_str().unwrap());
    }

    c_config.compile("tree-sitter-hlo");
}
