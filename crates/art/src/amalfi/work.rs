//! The masterpieces: each has a face of its own, from the parts of its craft.

use crate::canvas::Canvas;

use super::{book, monument, painting};

/// All works that have a face, by their names.
pub const WORKS: &[(&str, Craft)] = &[
    ("canzoniere", Craft::Book),
    ("decameron", Craft::Book),
    ("morgante", Craft::Book),
    ("arcadia", Craft::Book),
    ("stanze-per-la-giostra", Craft::Book),
    ("oration-on-the-dignity-of-man", Craft::Book),
    ("platonic-theology", Craft::Book),
    ("the-prince", Craft::Book),
    ("summa-de-arithmetica", Craft::Book),
    ("de-re-aedificatoria", Craft::Book),
    ("travels", Craft::Book),
    ("the-book-of-the-courtier", Craft::Book),
    ("hypnerotomachia-poliphili", Craft::Book),
    ("in-praise-of-folly", Craft::Book),
    ("de-revolutionibus", Craft::Book),
    ("orlando-furioso", Craft::Book),
    ("utopia", Craft::Book),
    ("divine-comedy", Craft::Book),
    ("ginevra-de-benci", Craft::Painting),
    ("flagellation-of-christ", Craft::Painting),
    ("battle-of-san-romano", Craft::Painting),
    ("annunciation", Craft::Painting),
    ("the-tempest", Craft::Painting),
    ("arnolfini-portrait", Craft::Painting),
    ("holy-trinity", Craft::Painting),
    ("lady-with-an-ermine", Craft::Painting),
    ("primavera", Craft::Painting),
    ("lamentation-of-christ", Craft::Painting),
    ("bacchus-and-ariadne", Craft::Painting),
    ("sistine-madonna", Craft::Painting),
    ("doni-tondo", Craft::Painting),
    ("the-birth-of-venus", Craft::Painting),
    ("assumption-of-the-virgin", Craft::Painting),
    ("the-school-of-athens", Craft::Painting),
    ("transfiguration", Craft::Painting),
    ("mona-lisa", Craft::Painting),
    ("ospedale-degli-innocenti", Craft::Monument),
    ("tempio-malatestiano", Craft::Monument),
    ("loggia-dei-lanzi", Craft::Monument),
    ("ponte-vecchio", Craft::Monument),
    ("giottos-campanile", Craft::Monument),
    ("palazzo-medici", Craft::Monument),
    ("ducal-palace", Craft::Monument),
    ("amalfi-cathedral", Craft::Monument),
    ("castel-nuovo", Craft::Monument),
    ("gates-of-paradise", Craft::Monument),
    ("certosa-di-pavia", Craft::Monument),
    ("tempietto", Craft::Monument),
    ("doges-palace", Craft::Monument),
    ("palazzo-pitti", Craft::Monument),
    ("laurentian-library", Craft::Monument),
    ("sistine-chapel", Craft::Monument),
    ("st-peters-basilica", Craft::Monument),
    ("dome-of-florence-cathedral", Craft::Monument),
];

/// What kind of work it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Craft {
    Book,
    Painting,
    Monument,
}

/// Draws the face of a work, 60 by 46.
pub fn work(canvas: &mut Canvas, name: &str, craft: Craft) {
    match craft {
        Craft::Book => book::draw(canvas, name),
        Craft::Painting => painting::draw(canvas, name),
        Craft::Monument => monument::draw(canvas, name),
    }
}
