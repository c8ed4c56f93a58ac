//! The engine of the page: rules and bots, in a worker.

fn main() {
    signoria_web::serve_page();
}
