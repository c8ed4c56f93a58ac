//! The bundler splits the page by its symbols, so that boards are loaded with their tables: the linker has to keep them.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var_os("CARGO_FEATURE_PARTS").is_some()
        && std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32")
    {
        println!("cargo::rustc-link-arg-bin=signoria-page=--emit-relocs");
    }
}
