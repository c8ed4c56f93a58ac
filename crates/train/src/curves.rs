//! The history of a run as a picture.

use std::fmt::Write as _;

use crate::run::Round;

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 260.0;
/// Room for the numbers of the axes.
const LEFT: f64 = 48.0;
const TOP: f64 = 28.0;
const BELOW: f64 = 34.0;

struct Curve {
    name: &'static str,
    colour: &'static str,
    value: fn(&Round) -> f64,
}

/// Both are shares, so that one axis serves for all.
const CURVES: [Curve; 2] = [
    Curve {
        name: "one seat without search against greedy-1",
        colour: "#8a3324",
        value: |round| round.against_greedy,
    },
    Curve {
        name: "against the best network before",
        colour: "#7d8ca3",
        value: |round| round.against_best,
    },
];

/// An SVG with the share of the victories over the games played.
pub fn picture(game: &str, history: &[Round]) -> String {
    let most = history.last().map_or(1, |round| round.games).max(1);
    let x = |games: u32| LEFT + (WIDTH - LEFT - 16.0) * f64::from(games) / f64::from(most);
    let y = |share: f64| TOP + (HEIGHT - TOP - BELOW) * (1.0 - share);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" font-size=\"11\">\n\
         <title>{game}: share of the victories while learning</title>\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fbf7ee\"/>\n"
    );
    for percent in [0, 25, 50, 75, 100] {
        let at = y(f64::from(percent) / 100.0);
        let _ = writeln!(
            svg,
            "<path d=\"M{LEFT} {at:.1}H{:.1}\" stroke=\"#d9cfbd\"/><text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{percent} %</text>",
            WIDTH - 16.0,
            LEFT - 6.0,
            at + 4.0
        );
    }
    for quarter in 0..=4 {
        let games = most / 4 * quarter;
        let _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{games}</text>",
            x(games),
            HEIGHT - BELOW + 16.0
        );
    }
    let _ = writeln!(
        svg,
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">games</text>",
        WIDTH - 16.0,
        HEIGHT - 4.0
    );
    for (number, curve) in CURVES.iter().enumerate() {
        let points: Vec<String> = history
            .iter()
            // The first network has nothing before it.
            .filter(|round| round.number > 0)
            .map(|round| format!("{:.1},{:.1}", x(round.games), y((curve.value)(round))))
            .collect();
        let Curve { name, colour, .. } = curve;
        let _ = writeln!(
            svg,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>\
             <text x=\"{:.1}\" y=\"16\" fill=\"{colour}\">{name}</text>",
            points.join(" "),
            LEFT + 270.0 * number as f64
        );
    }
    svg.push_str("</svg>\n");
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_has_a_point_for_each_round_after_the_first() {
        let round = |number: u32| Round {
            number,
            minutes: 1.0,
            games: 100 * (number + 1),
            chance_loss: 0.5,
            margin_loss: 0.5,
            policy_loss: 0.5,
            against_best: 0.5,
            against_greedy: 0.25,
            taken: true,
        };
        let svg = picture("pebbles", &[round(0), round(1), round(2)]);
        let points = svg.split("points=\"").nth(1).unwrap();
        assert_eq!(points.split('"').next().unwrap().split(' ').count(), 2);
        assert!(svg.contains(">300</text>") || svg.contains(">0</text>"));
        assert!(picture("pebbles", &[]).ends_with("</svg>\n"));
    }
}
