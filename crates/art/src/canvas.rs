//! A drawing in progress: SVG elements as text.

use std::fmt::{Display, Write as _};

use crate::paint::{INK, NONE, Paint, width_class};

/// Collects elements in the order in which they are painted.
///
/// Lines are ink unless said otherwise; a width of 0 draws none.
#[derive(Clone, Debug, Default)]
pub struct Canvas {
    text: String,
    clips: u32,
    /// What the ids of this drawing begin with: ids are shared by the whole page.
    name: String,
}

impl Canvas {
    /// An empty drawing; its name must be unique in the page.
    #[must_use]
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            ..Self::default()
        }
    }

    /// A path, filled and outlined in ink.
    pub fn shape(&mut self, path: impl Display, fill: Paint, width: f32) {
        self.element(format_args!("path d=\"{path}\""), fill, INK, width, 1.0);
    }

    /// A path, filled and without a line.
    pub fn fill(&mut self, path: impl Display, fill: Paint) {
        self.wash(path, fill, 1.0);
    }

    /// A path, filled, letting through what lies below.
    pub fn wash(&mut self, path: impl Display, fill: Paint, opacity: f32) {
        self.element(format_args!("path d=\"{path}\""), fill, NONE, 0.0, opacity);
    }

    /// A line of ink.
    pub fn line(&mut self, path: impl Display, width: f32) {
        self.stroke(path, INK, width);
    }

    /// A line of another pigment.
    pub fn stroke(&mut self, path: impl Display, line: Paint, width: f32) {
        self.faint(path, line, width, 1.0);
    }

    /// A line that lets through what lies below.
    pub fn faint(&mut self, path: impl Display, line: Paint, width: f32, opacity: f32) {
        self.element(format_args!("path d=\"{path}\""), NONE, line, width, opacity);
    }

    /// A shape with a line of another pigment.
    pub fn outlined(&mut self, path: impl Display, fill: Paint, line: Paint, width: f32) {
        self.element(format_args!("path d=\"{path}\""), fill, line, width, 1.0);
    }

    /// A rectangle.
    pub fn rect(&mut self, (x, y, width, height): (f32, f32, f32, f32), fill: Paint, line: f32) {
        let of = format_args!("rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"");
        self.element(of, fill, INK, line, 1.0);
    }

    /// A rectangle with rounded corners, perhaps turned.
    pub fn card(
        &mut self,
        (x, y, width, height, radius): (f32, f32, f32, f32, f32),
        fill: Paint,
        line: Paint,
        pen: f32,
    ) {
        let of =
            format_args!("rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{radius}\"");
        self.element(of, fill, line, pen, 1.0);
    }

    /// A circle.
    pub fn circle(&mut self, (x, y): (f32, f32), radius: f32, fill: Paint, line: f32) {
        self.ring((x, y), radius, fill, INK, line);
    }

    /// A circle with a line of another pigment.
    pub fn ring(&mut self, (x, y): (f32, f32), radius: f32, fill: Paint, line: Paint, width: f32) {
        let of = format_args!("circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"");
        self.element(of, fill, line, width, 1.0);
    }

    /// An ellipse.
    pub fn ellipse(&mut self, (x, y): (f32, f32), (rx, ry): (f32, f32), fill: Paint, line: f32) {
        self.oval((x, y), (rx, ry), fill, INK, line, 1.0);
    }

    /// An ellipse with a line of another pigment, perhaps faint.
    pub fn oval(
        &mut self,
        (x, y): (f32, f32),
        (rx, ry): (f32, f32),
        fill: Paint,
        line: Paint,
        width: f32,
        opacity: f32,
    ) {
        let of = format_args!("ellipse cx=\"{x}\" cy=\"{y}\" rx=\"{rx}\" ry=\"{ry}\"");
        self.element(of, fill, line, width, opacity);
    }

    /// A short text around a point.
    pub fn text(&mut self, (x, y): (f32, f32), size: f32, fill: Paint, text: &str) {
        let _ = write!(
            self.text,
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" font-weight=\"600\" text-anchor=\"middle\" fill=\"{fill}\" stroke=\"none\">{text}</text>"
        );
    }

    /// A bold figure in the middle of a piece; `halo` is a line around it that keeps it readable on anything.
    pub fn figure(&mut self, (x, y): (f32, f32), size: f32, fill: Paint, halo: Paint, text: impl Display) {
        let (x, y) = (round(x), round(y + size * 0.36));
        let _ = write!(
            self.text,
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{}\" font-weight=\"700\" text-anchor=\"middle\" fill=\"{fill}\"",
            round(size)
        );
        if halo == NONE {
            self.text.push_str(" stroke=\"none\"");
        } else {
            let _ = write!(
                self.text,
                " stroke=\"{halo}\" stroke-width=\"2.6\" paint-order=\"stroke\""
            );
        }
        let _ = write!(self.text, ">{text}</text>");
    }

    /// Another drawing of the page by its name, around a point.
    pub fn picture(&mut self, name: impl Display, (x, y): (f32, f32), size: f32) {
        let (left, top, size) = (round(x - size / 2.0), round(y - size / 2.0), round(size));
        let _ = write!(
            self.text,
            "<use href=\"#{name}\" x=\"{left}\" y=\"{top}\" width=\"{size}\" height=\"{size}\"/>"
        );
    }

    /// Another drawing of the page by its name, in a rectangle: left, top, width and height.
    pub fn place(&mut self, name: impl Display, (x, y, width, height): (f32, f32, f32, f32)) {
        let _ = write!(
            self.text,
            "<use href=\"#{name}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"/>"
        );
    }

    /// A shape with a dashed line.
    pub fn dashed(&mut self, path: impl Display, fill: Paint, line: Paint, width: f32, dashes: &str) {
        let of = format_args!("path stroke-dasharray=\"{dashes}\" d=\"{path}\"");
        self.element(of, fill, line, width, 1.0);
    }

    /// What is drawn inside belongs to a class of the style sheet.
    pub fn classed(&mut self, class: &str, draw: impl FnOnce(&mut Self)) {
        let _ = write!(self.text, "<g class=\"{class}\">");
        draw(self);
        self.text.push_str("</g>");
    }

    /// What is drawn inside lets through what lies below.
    pub fn faded(&mut self, opacity: f32, draw: impl FnOnce(&mut Self)) {
        let _ = write!(self.text, "<g opacity=\"{opacity}\">");
        draw(self);
        self.text.push_str("</g>");
    }

    /// What is drawn inside is moved, turned or scaled.
    pub fn group(&mut self, transform: impl Display, draw: impl FnOnce(&mut Self)) {
        let _ = write!(self.text, "<g transform=\"{transform}\">");
        draw(self);
        self.text.push_str("</g>");
    }

    /// What is drawn inside is seen only within the path.
    pub fn clipped(&mut self, path: impl Display, draw: impl FnOnce(&mut Self)) {
        self.clips += 1;
        let id = format!("{}-c{}", self.name, self.clips);
        let _ = write!(
            self.text,
            "<clipPath id=\"{id}\"><path d=\"{path}\"/></clipPath><g clip-path=\"url(#{id})\">"
        );
        draw(self);
        self.text.push_str("</g>");
    }

    fn element(&mut self, of: impl Display, fill: Paint, line: Paint, width: f32, opacity: f32) {
        let _ = write!(self.text, "<{of}");
        if fill != NONE {
            let _ = write!(self.text, " fill=\"{fill}\"");
        }
        if width == 0.0 || line == NONE {
            self.text.push_str(" stroke=\"none\"");
        } else {
            let _ = write!(self.text, " class=\"{}\"", width_class(width));
            if line != INK {
                let _ = write!(self.text, " stroke=\"{line}\"");
            }
        }
        if opacity < 1.0 {
            let _ = write!(self.text, " opacity=\"{opacity}\"");
        }
        self.text.push_str("/>");
    }

    /// The elements, in a group that sets what all of them share.
    #[must_use]
    pub fn finish(self) -> String {
        format!(
            "<g fill=\"none\" stroke=\"{INK}\" stroke-linejoin=\"round\" stroke-linecap=\"round\">{}</g>",
            self.text
        )
    }

    /// A rectangle whose pigment changes from the top to the bottom.
    pub fn fade(&mut self, (x, y, width, height): (f32, f32, f32, f32), top: Paint, bottom: Paint) {
        self.clips += 1;
        let id = format!("{}-f{}", self.name, self.clips);
        let _ = write!(
            self.text,
            "<linearGradient id=\"{id}\" x2=\"0\" y2=\"1\"><stop stop-color=\"{top}\"/><stop offset=\"1\" stop-color=\"{bottom}\"/></linearGradient>\
             <rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"url(#{id})\" stroke=\"none\"/>"
        );
    }

    /// As a symbol that fills its place and is cut off where it does not fit; what stands on the ground stays whole.
    #[must_use]
    pub fn filling_symbol(self, view_box: &str) -> String {
        self.symbol_with(view_box, " preserveAspectRatio=\"xMidYMax slice\"")
    }

    /// As a symbol that is stretched to its place.
    #[must_use]
    pub fn stretched_symbol(self, view_box: &str) -> String {
        self.symbol_with(view_box, " preserveAspectRatio=\"none\"")
    }

    /// As a symbol that the page can use by the drawing's name.
    #[must_use]
    pub fn symbol(self, view_box: &str) -> String {
        self.symbol_with(view_box, "")
    }

    fn symbol_with(self, view_box: &str, fit: &str) -> String {
        format!(
            "<symbol id=\"{}\" viewBox=\"{view_box}\"{fit}>{}</symbol>",
            self.name.clone(),
            self.finish()
        )
    }
}

/// A number with one decimal at most: more cannot be seen.
#[must_use]
pub fn round(number: f32) -> f32 {
    (number * 10.0).round() / 10.0
}

/// A door or window with a round top: its lower left corner, width and height.
#[must_use]
pub fn arch(x: f32, y: f32, width: f32, height: f32) -> String {
    let (radius, side) = (width / 2.0, height - width / 2.0);
    format!("M{x},{y}v-{side}a{radius},{radius} 0 0 1 {width},0v{side}z")
}
