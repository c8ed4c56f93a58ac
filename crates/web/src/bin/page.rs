//! The page: every screen, and no rules.

fn main() {
    #[cfg(target_family = "wasm")]
    signoria_web::open_page();
}
