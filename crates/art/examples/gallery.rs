//! Writes a page with every drawing of a game to standard output: `cargo run -p signoria-art --features sheets --example gallery florence`.

use std::io::Write as _;

use signoria_art::{sheet, style_sheet};

fn main() -> std::io::Result<()> {
    let game = std::env::args().nth(1).unwrap_or_else(|| "florence".into());
    let Some(sheet) = sheet::of(&game) else {
        return Err(std::io::Error::other(format!("there are no drawings of {game}")));
    };
    let mut pictures = String::new();
    for symbol in sheet.split("<symbol id=\"").skip(1) {
        let mut parts = symbol.split('"');
        let (name, view_box) = (parts.next().unwrap_or_default(), parts.nth(1).unwrap_or_default());
        let size: Vec<f32> = view_box.split(' ').filter_map(|part| part.parse().ok()).collect();
        let (width, height) = (size[2] * 0.6, size[3] * 0.6);
        pictures += &format!(
            "<figure><svg viewBox=\"{view_box}\" width=\"{width}\" height=\"{height}\"><use href=\"#{name}\"/></svg></figure>"
        );
    }
    write!(
        std::io::stdout(),
        "<!doctype html><meta charset=utf-8><title>{game}</title><style>{}figure{{display:inline-block;margin:4px}}\
         body{{background:#FBF4E4}}</style>{sheet}{pictures}",
        style_sheet()
    )
}
