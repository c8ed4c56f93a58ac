//! Every route by name.

use crate::scenario::*;

/// What sailing a route with six ships in the bay and a full barn of 12 does: price, ships by hold (the last is any), bread.
// A.GE.7
#[test]
fn every_route_by_name() {
    let sends = |hold: usize, n: u8| {
        let mut holds = [0; 6];
        holds[hold] = n;
        holds
    };
    const ANY: usize = 5;
    let none = [0; 6];
    let routes: [(&str, u8, [u8; 6], u8, &str); 49] = [
        ("alexandria", 1, sends(0, 2), 0, ""),
        ("ragusa", 2, sends(1, 2), 0, ""),
        ("naples", 2, sends(2, 2), 0, ""),
        ("constantinople", 2, sends(3, 2), 0, ""),
        ("florence", 2, sends(4, 2), 0, ""),
        ("venice", 3, sends(ANY, 2), 0, ""),
        ("messina", 0, none, 2, "lighthouse"),
        ("palermo", 0, none, 3, "take"),
        ("tunis", 0, none, 5, ""),
        ("genoa", 2, sends(ANY, 1), 0, "lighthouse"),
        ("cell-ii", 0, none, 3, "take"),
        ("cell-iii", 1, sends(ANY, 1), 0, "take"),
        ("cell-iv", 1, none, 0, "take lighthouse"),
        ("trebizond", 0, sends(3, 3), 0, ""),
        ("bruges", 0, sends(4, 3), 0, ""),
        ("candia", 0, sends(2, 3), 0, ""),
        ("zara", 0, sends(1, 3), 0, ""),
        ("calicut", 0, sends(0, 3), 0, ""),
        ("syracuse", 0, sends(2, 1), 3, ""),
        ("cyprus", 0, sends(3, 1), 3, ""),
        ("bari", 0, sends(4, 1), 3, ""),
        ("corfu", 0, sends(1, 1), 3, ""),
        ("tripoli", 0, sends(0, 1), 3, ""),
        ("malaga", 1, sends(2, 2), 0, ""),
        ("antwerp", 1, sends(3, 2), 0, ""),
        ("lucca", 1, sends(4, 2), 0, ""),
        ("caffa", 1, sends(1, 2), 0, ""),
        ("acre", 1, sends(0, 2), 0, ""),
        ("ferrara", 1, sends(2, 1), 0, "take"),
        ("avignon", 1, sends(3, 1), 0, "take"),
        ("siena", 1, sends(4, 1), 0, "take"),
        ("pisa", 1, sends(1, 1), 0, "take"),
        ("rhodes", 1, sends(0, 1), 0, "take"),
        ("marseille", 2, sends(2, 1), 0, "lighthouse"),
        ("negroponte", 2, sends(3, 1), 0, "lighthouse"),
        ("barcelona", 2, sends(4, 1), 0, "lighthouse"),
        ("brindisi", 2, sends(1, 1), 0, "lighthouse"),
        ("malta", 2, sends(0, 1), 0, "lighthouse"),
        ("damascus", 3, sends(ANY, 3), 0, ""),
        ("lisbon", 1, sends(ANY, 2), 0, ""),
        ("capua", 0, sends(ANY, 1), 2, ""),
        ("chios", 1, [0, 0, 1, 1, 0, 0], 0, ""),
        ("tana", 1, [0, 0, 0, 1, 1, 0], 0, ""),
        ("ancona", 1, [0, 0, 1, 0, 1, 0], 0, ""),
        ("beirut", 1, [1, 1, 0, 0, 0, 0], 0, ""),
        ("london", 1, [0, 1, 0, 0, 1, 0], 0, ""),
        ("majorca", 0, none, 4, "take"),
        ("livorno", 0, none, 1, "lighthouse"),
        ("rome", 1, sends(ANY, 1), 0, "take"),
    ];
    for (word, price, holds, bread, asked) in routes {
        let route: Route = word.parse().unwrap();
        let mut scenario = Scenario::new(2).bay(0, 6).bread(0, 5);
        if let Some(tile) = route.tile() {
            scenario = scenario.tiles(0, &[tile]);
        }
        // A barn with room for what comes.
        let mut play: Play = scenario.lighthouses(1, 0).into();
        let before = play.bread(0);
        play.act(0, &format!("sail {word}"));
        let mut kinds = Vec::new();
        while play.waiting() == [0] {
            let list = play.list(0);
            let verb = list[0].split(' ').next().unwrap().to_owned();
            if verb != "send" && !kinds.contains(&verb) {
                kinds.push(verb.clone());
            }
            let next = match verb.as_str() {
                "send" if list.contains(&"send spices".to_owned()) && list.len() > 6 => {
                    "send spices".to_owned()
                }
                "send" => list[0].clone(),
                _ => "skip".to_owned(),
            };
            play.act(0, &next);
        }
        assert_eq!(kinds.join(" "), asked, "{word}");
        let mut wanted = [holds[0], holds[1], holds[2], holds[3], holds[4]];
        wanted[0] += holds[ANY];
        assert_eq!(play.me(0).holds, wanted, "{word}");
        assert_eq!(play.bread(0), (before - price + bread).min(6), "{word}");
    }
}
