//! The sheet of Amalfi: a sign is `amalfi-bread`, a work `amalfi-work-utopia`, a route `amalfi-route-bari`, a character `portrait-raphael`.

use signoria_amalfi::pieces::{Route, Tile};

use crate::amalfi::{
    DECREES, Layout, PEOPLE, Sail, Sign, TITLES, WORKS, amalfi, arch, chart, decree, lighthouse, person,
    route, ship, sign, slip, slot, terraces, title, work,
};
use crate::canvas::Canvas;
use crate::mark::Mark;
use crate::portrait::{Frame, portrait};

/// How many seats have ships of their own; one more is the rival of the solo challenge.
const FLEETS: usize = 5;

fn symbol(name: impl Into<String>, view_box: &str, draw: impl FnOnce(&mut Canvas)) -> String {
    let mut canvas = Canvas::new(name);
    draw(&mut canvas);
    canvas.symbol(view_box)
}

/// The same for a picture that fills its frame, whatever shape that has.
fn picture(name: impl Into<String>, view_box: &str, draw: impl FnOnce(&mut Canvas)) -> String {
    symbol(name, view_box, draw).replacen("\">", "\" preserveAspectRatio=\"xMidYMid slice\">", 1)
}

/// Everything that needs no live data.
pub fn symbols() -> Vec<String> {
    let signs = Sign::ALL.iter().map(|&which| {
        symbol(format!("amalfi-{}", which.name()), "-10 -10 20 20", |canvas| {
            sign(canvas, which);
        })
    });
    let works = WORKS.iter().map(|&(name, craft)| {
        picture(format!("amalfi-work-{name}"), "0 0 60 46", |canvas| {
            work(canvas, name, craft);
        })
    });
    let printed = Route::ALL.iter().filter(|route| route.tile().is_none());
    let routes = Tile::ALL
        .iter()
        .map(ToString::to_string)
        .chain(printed.map(ToString::to_string))
        .map(|name| {
            picture(format!("amalfi-route-{name}"), "0 0 72 44", |canvas| {
                route(canvas, &name);
            })
        });
    let people = PEOPLE.iter().map(|&(name, fame)| {
        picture(format!("portrait-{name}"), Frame::Card.view_box(), |canvas| {
            portrait(canvas, name, &person(name, fame), Frame::Card);
        })
    });
    signs
        .chain(works)
        .chain(routes)
        .chain(people)
        .chain(honours())
        .chain(fleets())
        .chain(charts())
        .chain(boards())
        .collect()
}

/// The banners of titles and the scrolls of decrees.
fn honours() -> impl Iterator<Item = String> {
    let titles = TITLES.iter().map(|&(name, dark, signs)| {
        picture(format!("amalfi-title-{name}"), "0 0 60 46", |canvas| {
            title(canvas, dark, signs);
        })
    });
    let decrees = DECREES.iter().map(|&(name, signs)| {
        picture(format!("amalfi-decree-{name}"), "0 0 60 46", |canvas| {
            decree(canvas, signs);
        })
    });
    titles.chain(decrees)
}

/// Ships and lighthouses of every seat.
fn fleets() -> impl Iterator<Item = String> {
    let (ship_box, tower_box) = ("-22 -38 44 50", "-13 -26 26 34");
    (0..FLEETS)
        .flat_map(move |seat| {
            let mark = Mark::of_seat(seat);
            [
                symbol(format!("amalfi-ship-{seat}"), ship_box, |canvas| {
                    ship(canvas, Sail::Set, mark);
                }),
                symbol(format!("amalfi-lighthouse-{seat}"), tower_box, |canvas| {
                    lighthouse(canvas, mark);
                }),
            ]
        })
        .chain([
            symbol("amalfi-ship-furled", ship_box, |canvas| {
                ship(canvas, Sail::Furled, Mark::Circle);
            }),
            symbol("amalfi-hull", ship_box, |canvas| {
                ship(canvas, Sail::None, Mark::Circle);
            }),
            symbol("amalfi-slot", tower_box, slot),
        ])
}

/// The chart, wide and tall. The coast has no colours of its own: the board paints land, shore and shallows with it.
fn charts() -> impl Iterator<Item = String> {
    [(Layout::Wide, "wide"), (Layout::Tall, "tall")]
        .into_iter()
        .flat_map(|(layout, name)| {
            let (left, top, width, height) = layout.field();
            let view_box = format!("{left} {top} {width} {height}");
            let coast = chart::coast(layout);
            [
                format!(
                    "<symbol id=\"amalfi-coast-{name}\" viewBox=\"{view_box}\"><path d=\"{coast}\"/></symbol>"
                ),
                symbol(format!("amalfi-winds-{name}"), &view_box, |canvas| {
                    chart::winds(canvas, layout);
                }),
                symbol(format!("amalfi-chart-{name}"), &view_box, |canvas| {
                    chart::decoration(canvas, layout);
                }),
            ]
        })
}

/// Parts of the player's own board, and Amalfi.
fn boards() -> impl Iterator<Item = String> {
    [
        symbol("amalfi-town", "-40 -40 80 80", amalfi),
        picture("amalfi-terraces", "0 0 486 60", terraces),
        symbol("amalfi-arch", "0 0 94 102", arch),
        symbol("amalfi-slip", "0 0 44 44", slip),
    ]
    .into_iter()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use signoria_amalfi::Components;
    use signoria_amalfi::pieces::{Character, Craft, Decree, Masterpiece, Title};
    use signoria_engine::Edition;

    use super::*;

    #[test]
    fn every_work_has_a_face_of_its_craft_and_no_two_share_one() {
        let figures = Edition::<Components>::standard();
        let mut faces = BTreeSet::new();
        for &card in Masterpiece::ALL {
            let name = card.to_string();
            let Some(&(_, craft)) = WORKS.iter().find(|(known, _)| *known == name) else {
                panic!("{name} has no face");
            };
            let expected = match figures.masterpiece(card).craft {
                Craft::Book => "Book",
                Craft::Painting => "Painting",
                Craft::Monument => "Monument",
            };
            assert_eq!(format!("{craft:?}"), expected, "{name}");
            let mut canvas = Canvas::new("same");
            work(&mut canvas, &name, craft);
            assert!(faces.insert(canvas.finish()), "{name} looks like another");
        }
    }

    #[test]
    fn every_character_title_decree_route_and_port_is_drawn() {
        let sheet = symbols().concat();
        for card in Character::ALL {
            assert!(sheet.contains(&format!("id=\"portrait-{card}\"")), "{card}");
        }
        for title in Title::ALL {
            assert!(sheet.contains(&format!("id=\"amalfi-title-{title}\"")), "{title}");
        }
        for decree in Decree::ALL {
            assert!(
                sheet.contains(&format!("id=\"amalfi-decree-{decree}\"")),
                "{decree}"
            );
        }
        for route in Route::ALL {
            assert!(sheet.contains(&format!("id=\"amalfi-route-{route}\"")), "{route}");
            if (route.tile(), route.cell_number()) == (None, None) {
                assert!(Layout::Wide.port(&route.to_string()).is_some(), "{route}");
            }
        }
    }
}
