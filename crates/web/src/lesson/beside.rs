//! Where the card stands: beside what is lit, never over it if there is any room at all; and where its tail points.

/// A place on the screen, in pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rect {
    /// From the left.
    pub x: f64,
    /// From the top.
    pub y: f64,
    /// How wide.
    pub width: f64,
    /// How high.
    pub height: f64,
}

/// How far the card stays from what is lit, and from the edges.
const GAP: f64 = 14.0;
const EDGE: f64 = 8.0;

impl Rect {
    fn right(self) -> f64 {
        self.x + self.width
    }

    fn bottom(self) -> f64 {
        self.y + self.height
    }

    /// How much of it lies within another.
    #[must_use]
    pub fn shared_with(self, other: Self) -> f64 {
        let across = self.right().min(other.right()) - self.x.max(other.x);
        let down = self.bottom().min(other.bottom()) - self.y.max(other.y);
        across.max(0.0) * down.max(0.0)
    }

    /// How far another is from it, across and down; negative where they share columns or rows.
    fn apart(self, other: Self) -> (f64, f64) {
        let across = (other.x - self.right()).max(self.x - other.right());
        let down = (other.y - self.bottom()).max(self.y - other.bottom());
        (across, down)
    }

    /// The middle of it.
    #[must_use]
    pub fn middle(self) -> (f64, f64) {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// Of places that overlap, the one place that holds them: a light for each would make a tangle of frames.
    #[must_use]
    pub fn apart_from_each_other(all: impl Iterator<Item = Self>) -> Vec<Self> {
        let mut apart: Vec<Self> = Vec::new();
        for mut place in all {
            while let Some(other) = apart.iter().position(|other| other.shared_with(place) > 0.0) {
                place = Self::around(&[apart.swap_remove(other), place]).unwrap_or(place);
            }
            apart.push(place);
        }
        apart
    }

    /// The smallest place that holds all of these; none for none.
    #[must_use]
    pub fn around(all: &[Self]) -> Option<Self> {
        let first = *all.first()?;
        Some(all.iter().fold(first, |whole, part| {
            let (x, y) = (whole.x.min(part.x), whole.y.min(part.y));
            Self {
                x,
                y,
                width: whole.right().max(part.right()) - x,
                height: whole.bottom().max(part.bottom()) - y,
            }
        }))
    }
}

/// The place of a card of that size on the screen, below the bar: near what is lit, covering as little as possible of it and of other open
/// texts.
#[must_use]
pub fn beside(card: (f64, f64), screen: Rect, lit: &[Rect], read: &[Rect]) -> (f64, f64) {
    let free = (
        (
            screen.x + EDGE,
            (screen.right() - card.0 - EDGE).max(screen.x + EDGE),
        ),
        (
            screen.y + EDGE,
            (screen.bottom() - card.1 - EDGE).max(screen.y + EDGE),
        ),
    );
    let centre = ((free.0.0 + free.0.1) / 2.0, (free.1.0 + free.1.1) / 2.0);
    let Some(whole) = Rect::around(lit) else {
        return centre;
    };
    let (cx, cy) = whole.middle();
    let level = (cx - card.0 / 2.0, cy - card.1 / 2.0);
    let near = [
        (whole.right() + GAP, level.1),
        (whole.x - GAP - card.0, level.1),
        (level.0, whole.bottom() + GAP),
        (level.0, whole.y - GAP - card.1),
    ];
    let far = [free.0.0, centre.0, free.0.1]
        .into_iter()
        .flat_map(|x| [free.1.0, centre.1, free.1.1].map(|y| (x, y)));
    let placed = near
        .into_iter()
        .chain(far)
        .map(|(x, y)| (x.clamp(free.0.0, free.0.1), y.clamp(free.1.0, free.1.1)));
    let cost = |(x, y): (f64, f64)| {
        let own = Rect {
            x,
            y,
            width: card.0,
            height: card.1,
        };
        let hidden = |places: &[Rect]| places.iter().map(|place| own.shared_with(*place)).sum::<f64>();
        let (mx, my) = own.middle();
        // A covered pixel is worse than any distance across the screen, all the more so if it is lit.
        hidden(lit) * 1000.0 + hidden(read) * 10.0 + (mx - cx).hypot(my - cy)
    };
    let best = placed.min_by(|one, other| cost(*one).total_cmp(&cost(*other)));
    best.map_or(centre, |(x, y)| (x.round(), y.round()))
}

/// How far what is lit may be for the card to stay where it stands: farther off, the card comes along and leads the eye.
const NEAR: f64 = 240.0;

/// Where the card stands: its left edge and its bottom, at which the buttons are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stood {
    left: f64,
    bottom: f64,
}

impl Stood {
    /// A card of that size at that place.
    #[must_use]
    pub fn at((x, y): (f64, f64), card: (f64, f64)) -> Self {
        Self {
            left: x,
            bottom: y + card.1,
        }
    }

    /// The place of a card of that size there: it grows and shrinks above its buttons.
    #[must_use]
    pub fn place(self, card: (f64, f64)) -> (f64, f64) {
        (self.left, self.bottom - card.1)
    }

    /// Whether the card may stay there: it fits the screen, hides nothing and is near what is lit.
    #[must_use]
    pub fn may_stay(self, card: (f64, f64), screen: Rect, lit: &[Rect], read: &[Rect]) -> bool {
        let (x, y) = self.place(card);
        let own = Rect {
            x,
            y,
            width: card.0,
            height: card.1,
        };
        let fits = x >= screen.x
            && y >= screen.y
            && own.right() <= screen.right()
            && own.bottom() <= screen.bottom();
        let is_near = Rect::around(lit).is_none_or(|lit| {
            let (across, down) = own.apart(lit);
            across.max(0.0).hypot(down.max(0.0)) <= NEAR
        });
        fits && is_near && lit.iter().chain(read).all(|place| own.shared_with(*place) == 0.0)
    }
}

/// A side of the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Left.
    Left,
    /// Right.
    Right,
    /// Above.
    Top,
    /// Below.
    Bottom,
}

impl Side {
    /// Its name in the style.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Right => "right",
            Self::Top => "top",
            Self::Bottom => "bottom",
        }
    }
}

/// How far the tail stays from the corners of the card.
const CORNER: f64 = 26.0;

/// How far away something may be for the tail to point to it: farther off it would point into the void.
const REACH: f64 = 56.0;

/// Where the tail of the card sits, with the side it leaves: towards the nearest of what is lit, right opposite to it; none where nothing is near, or it
/// lies under the card or beyond its corner.
#[must_use]
pub fn tail(card: Rect, lit: &[Rect]) -> Option<(Side, f64, f64)> {
    let gap = |lit: &Rect| {
        let (across, down) = card.apart(*lit);
        across.max(0.0).hypot(down.max(0.0))
    };
    let nearest = lit.iter().min_by(|one, other| gap(one).total_cmp(&gap(other)))?;
    let (across, down) = card.apart(*nearest);
    let is_near = (0.0..=REACH).contains(&across.max(down)) && across.max(down) > 0.0;
    if !is_near || card.width < 2.0 * CORNER || card.height < 2.0 * CORNER {
        return None;
    }
    let (mx, my) = nearest.middle();
    let x = mx.clamp(card.x + CORNER, card.right() - CORNER);
    let y = my.clamp(card.y + CORNER, card.bottom() - CORNER);
    let is_opposite = match across >= down {
        true => (nearest.y..=nearest.bottom()).contains(&y),
        false => (nearest.x..=nearest.right()).contains(&x),
    };
    is_opposite.then_some(if across >= down && nearest.x >= card.right() {
        (Side::Right, card.right(), y)
    } else if across >= down {
        (Side::Left, card.x, y)
    } else if nearest.y >= card.bottom() {
        (Side::Bottom, x, card.bottom())
    } else {
        (Side::Top, x, card.y)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCREEN: Rect = Rect {
        x: 0.0,
        y: 48.0,
        width: 1280.0,
        height: 672.0,
    };
    const CARD: (f64, f64) = (420.0, 240.0);

    fn rect(x: f64, y: f64, width: f64, height: f64) -> Rect {
        Rect { x, y, width, height }
    }

    #[test]
    fn the_card_stands_beside_what_is_lit() {
        for lit in [
            rect(0.0, 100.0, 160.0, 100.0),
            rect(1100.0, 300.0, 170.0, 300.0),
            rect(300.0, 600.0, 700.0, 110.0),
            rect(600.0, 350.0, 40.0, 40.0),
        ] {
            let (x, y) = beside(CARD, SCREEN, &[lit], &[]);
            let card = rect(x, y, CARD.0, CARD.1);
            assert_eq!(card.shared_with(lit), 0.0, "{lit:?}: {card:?}");
            assert!(
                x >= 0.0 && y >= 48.0 && card.right() <= 1280.0 && card.bottom() <= 720.0,
                "{card:?}"
            );
        }
    }

    #[test]
    fn things_that_overlap_are_lit_as_one() {
        let ring = [
            rect(0.0, 0.0, 50.0, 50.0),
            rect(40.0, 0.0, 50.0, 50.0),
            rect(200.0, 0.0, 9.0, 9.0),
        ];
        // The last one joins the first two.
        let all = ring.into_iter().chain([rect(20.0, 45.0, 30.0, 30.0)]);
        let mut apart = Rect::apart_from_each_other(all);
        apart.sort_by(|one, other| one.x.total_cmp(&other.x));
        assert_eq!(apart, [rect(0.0, 0.0, 90.0, 75.0), rect(200.0, 0.0, 9.0, 9.0)]);
    }

    #[test]
    fn between_two_lit_things_it_hides_neither() {
        let lit = [rect(0.0, 60.0, 300.0, 300.0), rect(900.0, 600.0, 300.0, 110.0)];
        let (x, y) = beside(CARD, SCREEN, &lit, &[]);
        let card = rect(x, y, CARD.0, CARD.1);
        assert!(lit.iter().all(|lit| card.shared_with(*lit) == 0.0), "{card:?}");
    }

    #[test]
    fn other_open_texts_stay_in_sight_too() {
        let (lit, question) = (rect(20.0, 640.0, 140.0, 40.0), rect(10.0, 560.0, 400.0, 70.0));
        let (x, y) = beside(CARD, SCREEN, &[lit], &[question]);
        assert_eq!(rect(x, y, CARD.0, CARD.1).shared_with(question), 0.0, "{x} {y}");
    }

    #[test]
    fn within_a_step_the_card_stays_and_its_buttons_with_it() {
        let stood = Stood::at((400.0, 300.0), CARD);
        let near = rect(300.0, 400.0, 60.0, 60.0);
        assert!(stood.may_stay(CARD, SCREEN, &[near], &[]));
        // Smaller, it keeps its buttons where they are.
        assert_eq!(stood.place((420.0, 200.0)), (400.0, 340.0));
        // Not over anything, not far away, not beyond the screen.
        assert!(!stood.may_stay(CARD, SCREEN, &[rect(380.0, 400.0, 60.0, 60.0)], &[]));
        assert!(!stood.may_stay(CARD, SCREEN, &[near], &[rect(500.0, 500.0, 60.0, 60.0)]));
        assert!(!stood.may_stay(CARD, SCREEN, &[rect(1200.0, 650.0, 60.0, 40.0)], &[]));
        assert!(!stood.may_stay((420.0, 500.0), SCREEN, &[near], &[]));
    }

    #[test]
    fn with_nothing_lit_it_stands_in_the_middle_and_on_a_small_screen_at_the_edge() {
        assert_eq!(beside(CARD, SCREEN, &[], &[]), (430.0, 264.0));
        let phone = rect(0.0, 46.0, 320.0, 400.0);
        assert_eq!(beside((304.0, 500.0), phone, &[], &[]), (8.0, 54.0));
    }

    #[test]
    fn the_tail_points_to_the_nearest_of_what_is_lit() {
        let card = rect(400.0, 300.0, CARD.0, CARD.1);
        let left = rect(260.0, 350.0, 100.0, 60.0);
        let below = rect(500.0, 560.0, 40.0, 40.0);
        assert_eq!(tail(card, &[left]), Some((Side::Left, 400.0, 380.0)));
        assert_eq!(tail(card, &[left, below]), Some((Side::Bottom, 520.0, 540.0)));
        assert_eq!(tail(card, &[rect(450.0, 320.0, 50.0, 50.0)]), None);
        assert_eq!(tail(card, &[]), None);
    }

    #[test]
    fn the_tail_never_points_into_the_void() {
        let card = rect(400.0, 300.0, CARD.0, CARD.1);
        // Far away, and beyond a corner.
        assert_eq!(tail(card, &[rect(100.0, 350.0, 100.0, 60.0)]), None);
        assert_eq!(tail(card, &[rect(830.0, 220.0, 50.0, 50.0)]), None);
    }
}
