//! The page: every screen, and no rules.

fn main() {
    signoria_web::open_page();
}
