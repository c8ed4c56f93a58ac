//! The marks of the seats: a shape for each, the same in every game, because colour is never the only sign.

use crate::canvas::Canvas;
use crate::paint::Paint;

/// The mark of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The first seat.
    Circle,
    /// The second.
    Square,
    /// The third.
    Triangle,
    /// The fourth.
    Diamond,
    /// The fifth.
    Pentagon,
}

impl Mark {
    /// In the order of the seats.
    pub const ALL: [Self; 5] = [
        Self::Circle,
        Self::Square,
        Self::Triangle,
        Self::Diamond,
        Self::Pentagon,
    ];

    /// The mark of the seat with that number, counted from 0.
    #[must_use]
    pub fn of_seat(seat: usize) -> Self {
        Self::ALL[seat % Self::ALL.len()]
    }

    /// Its outline around the origin, about as heavy as a circle of that radius.
    #[must_use]
    pub fn path(self, radius: f32) -> String {
        let r = radius;
        match self {
            Self::Circle => format!("M{r},0A{r},{r} 0 1 1 -{r},0A{r},{r} 0 1 1 {r},0Z"),
            Self::Square => {
                let s = r * 0.88;
                format!("M-{s},-{s}H{s}V{s}H-{s}Z")
            }
            Self::Triangle => format!("M0,-{0}L{0},{1}H-{0}Z", r * 1.05, r * 0.85),
            Self::Diamond => format!("M0,-{0}L{r},0L0,{0}L-{r},0Z", r * 1.2),
            Self::Pentagon => {
                let corner = |index: u8| {
                    let angle = std::f32::consts::TAU * f32::from(index) / 5.0;
                    format!("{:.1},{:.1}", r * 1.08 * angle.sin(), -r * 1.08 * angle.cos())
                };
                let corners: Vec<String> = (0..5).map(corner).collect();
                format!("M{}Z", corners.join("L"))
            }
        }
    }

    /// Draws it.
    pub fn draw(self, canvas: &mut Canvas, radius: f32, fill: Paint) {
        canvas.fill(self.path(radius), fill);
    }
}
