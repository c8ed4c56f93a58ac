//! A picture in the rules beside a table lights the same thing on the board.

use std::iter::successors;

use web_sys::Element;

use crate::browser;

/// Marks what is lit.
const MARK: &str = "data-shown";

/// Lights what a picture shows, and nothing else.
pub fn show(picture: &Element) {
    put_out();
    let symbol = picture.query_selector("use").ok().flatten();
    let symbol = symbol.and_then(|symbol| symbol.get_attribute("href"));
    let ways = symbol.map(|symbol| ways(symbol.trim_start_matches('#')));
    let things = ways.into_iter().flatten().map(|way| on_board(&way));
    for thing in { things }.find(|things| !things.is_empty()).unwrap_or_default() {
        let _ = thing.set_attribute(MARK, "");
    }
}

/// Nothing is lit any more.
pub fn put_out() {
    for thing in browser::all(&format!("[{MARK}]")) {
        let _ = thing.remove_attribute(MARK);
    }
}

/// A name without its last part.
fn shorter<'a>(name: &&'a str) -> Option<&'a str> {
    name.rsplit_once('-').map(|(head, _)| head)
}

/// What is called like a drawing, such as the coins of `lorenzo-coins` and the knight of `lorenzo-card-knight`; else whatever shows the same drawing,
/// else one of its kind, such as another die.
fn ways(symbol: &str) -> Vec<String> {
    let is_number = |part: &str| part.chars().all(|letter| letter.is_ascii_digit());
    let name = symbol.split_once('-').map_or(symbol, |(_, name)| name);
    // The shape of a building stands behind its name.
    let named = successors(Some(name), |name| {
        shorter(name).filter(|_| name.rsplit('-').next().is_some_and(is_number))
    });
    let named = named.last().unwrap_or(name);
    let tails = successors(Some(named), |name| name.split_once('-').map(|(_, tail)| tail));
    let called = tails.map(|name| {
        format!("[data-explains$=\":{name}\"], [data-explains$=\".{name}\"], [data-thing$=\".{name}\"]")
    });
    let heads = successors(Some(symbol), shorter).filter(|head| head.contains('-'));
    let drawn = heads.map(|head| format!("use[href=\"#{head}\"], use[href^=\"#{head}-\"]"));
    called.chain(drawn).collect()
}

/// The things of the table that fit and are in sight.
fn on_board(selector: &str) -> Vec<Element> {
    let is_inside = |element: &Element, around: &str| element.closest(around).ok().flatten().is_some();
    let seen = browser::all(selector).into_iter().filter(|element| {
        is_inside(element, ".frame")
            && !is_inside(element, ".rules-beside")
            && element.get_bounding_client_rect().width() > 0.0
    });
    let thing = |element: Element| {
        let around = element.closest("[data-explains], [data-thing], svg").ok();
        around.flatten().unwrap_or(element)
    };
    seen.map(thing).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thing_is_looked_for_by_its_name_and_then_by_its_drawing() {
        let chapel = ways("florence-chapel-10-11");
        assert!(chapel[0].contains("\".chapel\""), "{chapel:?}");
        let knight = ways("lorenzo-card-knight");
        assert!(
            knight[0].contains("\":card-knight\"") && knight[1].contains("\":knight\""),
            "{knight:?}"
        );
        let die = ways("lorenzo-die-4");
        assert_eq!(
            die[1..],
            [
                "use[href=\"#lorenzo-die-4\"], use[href^=\"#lorenzo-die-4-\"]",
                "use[href=\"#lorenzo-die\"], use[href^=\"#lorenzo-die-\"]"
            ]
        );
    }
}
