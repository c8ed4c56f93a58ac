//! The engine of the page: rules and bots, in a worker.

fn main() {
    #[cfg(target_family = "wasm")]
    signoria_web::serve_page();
}
