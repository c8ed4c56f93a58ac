//! What the browser loads, in the page and in the worker.

fn main() {
    signoria_web::start();
}
