//! The sheet of Praga: signs, grounds, and the faces of all hexes and tiles for explanations.

use std::collections::BTreeSet;

use signoria_engine::{Edition, Token as _};
use signoria_praga::edition::{Components, SectorBonus};
use signoria_praga::effect::{Bonus, Gain, Gains};
use signoria_praga::hex::Hex;
use signoria_praga::pieces::{ActionTile, BridgeTile, PlazaTile, ProductionTile, Row, Seal};

use crate::canvas::Canvas;
use crate::praga::city::{self, PlazaColour};
use crate::praga::hex::Lie;
use crate::praga::paint::{GOLD_LINE, TILE};
use crate::praga::sign::{line_of, signs};
use crate::praga::wheel::Wheel;
use crate::praga::{Act, HexDrawing, HexKind, Sign, amount, river, scenery, slope};

/// Every drawing.
pub fn symbols() -> Vec<String> {
    let figures = Edition::<Components>::standard().figures();
    let small = signs().into_iter().map(|(name, draw)| {
        let mut canvas = Canvas::new(name);
        draw(&mut canvas);
        canvas.symbol("0 0 24 24")
    });
    let hexes = (0..Hex::COUNT).filter_map(Hex::from_number);
    let hexes = hexes.map(|hex| hex_symbol(figures, hex));
    std::iter::once(scenery::patterns())
        .chain(small)
        .chain(grounds())
        .chain(hexes)
        .chain(action_tiles(figures))
        .chain(tiles(figures))
        .collect()
}

/// A drawing with its name.
fn symbol(name: impl Into<String>, view_box: &str, draw: impl FnOnce(&mut Canvas)) -> String {
    let mut canvas = Canvas::new(name);
    draw(&mut canvas);
    canvas.symbol(view_box)
}

/// What lies behind the pieces, in the measures of the stage.
fn grounds() -> impl Iterator<Item = String> {
    let wheel = Wheel {
        at: (206.0, 212.0),
        radius: 190.0,
    };
    [
        symbol("praga-night-sky", "8 8 396 720", scenery::night),
        symbol("praga-crane", "8 8 396 432", scenery::crane),
        symbol("praga-valley", "8 360 396 368", slope::ground),
        symbol("praga-city", "682 8 454 340", city::ground),
        symbol("praga-vltava", "412 340 724 100", river::ground),
        symbol("praga-wheel-wood", "8 8 396 432", |canvas| {
            wheel.draw_wood(canvas)
        }),
        symbol("praga-sun", "8 8 396 432", |canvas| wheel.draw_hub(canvas)),
    ]
    .into_iter()
}

fn thing(gain: Gain) -> (Sign, u8) {
    (Sign::ALL[gain.good.index()], gain.count)
}

fn things(gains: &Gains) -> Vec<(Sign, u8)> {
    gains.iter().map(thing).collect()
}

/// All that a bonus can bring; alternatives stand side by side.
fn any_of(bonus: &Bonus) -> Vec<(Sign, u8)> {
    let alternatives = bonus.either.iter().flatten().flat_map(Gains::iter);
    bonus.sure.iter().chain(alternatives).map(thing).collect()
}

fn hex_symbol(figures: &Components, hex: Hex) -> String {
    let face = figures.face(hex);
    let drawing = HexDrawing {
        name: hex.to_string(),
        kind: match hex.row() {
            Row::Upgrade => HexKind::Upgrade(Act::ALL[face.action.index()]),
            Row::Wall => HexKind::Wall,
            Row::Building => HexKind::Building,
        },
        special: hex.is_special(),
        bonus: things(&face.bonus),
        sides: face.sides.map(|side| side.map(thing)),
        corners: face.corners,
    };
    symbol(format!("praga-hex-{hex}"), "0 0 72 76", |canvas| {
        drawing.draw(canvas, Lie::new((36.0, 37.0), 36.0));
    })
}

/// The tiles of the wheel, both sides, by their two actions: a keystone with the outer action above.
fn action_tiles(figures: &Components) -> impl Iterator<Item = String> {
    let sides = [false, true]
        .into_iter()
        .flat_map(|side_b| ActionTile::ALL.iter().map(move |tile| (*tile, side_b)));
    let pairs: BTreeSet<_> = sides.map(|(tile, side_b)| figures.tile(tile, side_b)).collect();
    pairs.into_iter().map(|[outer, inner]| {
        symbol(format!("praga-tile-{outer}-{inner}"), "0 0 72 76", |canvas| {
            canvas.shape("M6 6Q36 0 66 6L55 70Q36 66 17 70Z", TILE, 1.8);
            canvas.stroke("M11 10.5Q36 5 61 10.5L51.5 65Q36 61.5 20.5 65Z", GOLD_LINE, 1.0);
            for (deed, at) in [(outer, (36.0, 23.5)), (inner, (36.0, 48.5))] {
                canvas.picture(Act::ALL[deed.index()].name(), at, 25.0);
            }
        })
    })
}

/// Small tiles by what they show.
fn tiles(figures: &Components) -> Vec<String> {
    let plate = |name: String, shown: &[(Sign, u8)]| {
        symbol(name, "0 0 72 40", |canvas| {
            let size = 58.0 / (shown.len() as f32).max(2.0);
            line_of(canvas, shown, (36.0, 20.0), size.min(26.0), true);
        })
    };
    let plazas = PlazaTile::ALL.iter().map(|&tile| {
        let [top, bottom] = figures.plaza_tile(tile).halves;
        let colour = [
            PlazaColour::Yellow,
            PlazaColour::Grey,
            PlazaColour::LightBlue,
            PlazaColour::Orange,
        ][figures.plaza_tile(tile).colour.index()];
        symbol(format!("praga-plaza-{tile}"), "0 0 72 76", |canvas| {
            let halves = [&any_of(&top)[..], &any_of(&bottom)[..]];
            city::plaza(canvas, (36.0, 37.0), 36.0, colour, halves);
        })
    });
    let productions = ProductionTile::ALL.iter().map(|&tile| {
        plate(
            format!("praga-production-{tile}"),
            &things(figures.production(tile)),
        )
    });
    let bridges = BridgeTile::ALL.iter().map(|&tile| {
        let numeral = if tile.is_five() { "V" } else { "IV" };
        symbol(format!("praga-bridge-tile-{tile}"), "0 0 72 40", |canvas| {
            river::bridge_tile(canvas, (2.0, 2.0, 68.0, 36.0), numeral);
            let shown = things(&figures.bridge_tile(tile).bonus);
            line_of(canvas, &shown, (42.0, 21.0), 20.0, true);
        })
    });
    let seals = Seal::ALL.iter().map(|&seal| {
        symbol(format!("praga-seal-{seal}"), "0 0 72 40", |canvas| {
            canvas.picture("praga-seal", (36.0, 20.0), 38.0);
            let [gold, stone] = figures.seal(seal).spends;
            let spent = [gold.then_some((Sign::Gold, 1)), stone.then_some((Sign::Stone, 1))];
            let shown: Vec<_> = spent.into_iter().flatten().collect();
            if shown.is_empty() {
                amount(
                    canvas,
                    (Sign::Points, figures.seal(seal).vp),
                    (36.0, 20.0),
                    20.0,
                    true,
                );
            } else {
                line_of(canvas, &shown, (36.0, 19.0), 15.0, false);
            }
        })
    });
    let sectors = figures.sectors.iter().enumerate().map(|(index, bonus)| {
        let shown = match bonus {
            SectorBonus::Closed => Vec::new(),
            SectorBonus::Goods(goods) | SectorBonus::Offer(_, goods) => things(goods),
            SectorBonus::SpecialOr(points) => vec![(Sign::Points, *points)],
        };
        plate(format!("praga-sector-{index}"), &shown)
    });
    plazas
        .chain(productions)
        .chain(bridges)
        .chain(seals)
        .chain(sectors)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use signoria_praga::effect::Good;
    use signoria_praga::pieces::Deed;

    #[test]
    fn every_good_and_every_action_has_a_sign() {
        let sheet = symbols().concat();
        assert_eq!(Good::ALL.len(), Sign::ALL.len());
        for sign in Sign::ALL {
            assert!(sheet.contains(&format!("id=\"{}\"", sign.name())), "{sign:?}");
        }
        assert_eq!(Deed::ALL.len(), Act::ALL.len());
        for act in Act::ALL {
            assert!(sheet.contains(&format!("id=\"{}\"", act.name())), "{act:?}");
        }
    }

    #[test]
    fn every_action_tile_has_a_face_on_both_sides() {
        let sheet = symbols().concat();
        let figures = Edition::<Components>::standard().figures();
        for tile in ActionTile::ALL {
            for side_b in [false, true] {
                let [outer, inner] = figures.tile(*tile, side_b);
                assert!(
                    sheet.contains(&format!("id=\"praga-tile-{outer}-{inner}\"")),
                    "{tile}"
                );
            }
        }
    }

    #[test]
    fn every_hex_has_a_face() {
        let sheet = symbols().concat();
        assert_eq!(sheet.matches("<symbol id=\"praga-hex-").count(), Hex::COUNT);
    }

    #[test]
    fn symbols_that_drawings_refer_to_exist() {
        let sheet = symbols().concat();
        let names = |start: &str, end: char| -> Vec<String> {
            let parts = sheet.split(start).skip(1);
            parts
                .filter_map(|part| Some(part.split(end).next()?.to_owned()))
                .collect()
        };
        for name in names("url(#", ')').into_iter().chain(names("href=\"#", '"')) {
            assert!(sheet.contains(&format!("id=\"{name}\"")), "{name}");
        }
    }
}
