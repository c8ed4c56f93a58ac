//! No round goes on for ever, whatever the figures say.

use signoria_amalfi::state::MOST_DECISIONS;
use signoria_engine::{Purpose, Rng, Seat, Seed, prelude::*};

use crate::scenario::*;

/// Two bankers that cost nothing and unturn each other for nothing.
fn two_that_unturn() -> Play {
    let text = BOX
        .replace(
            "cost = { n = 4, of = [\"wine\", \"gems\"] }\neffect = [{ do = \"bread\", n = 3 }]",
            "cost = { n = 0, of = [\"wine\", \"gems\"] }\neffect = [{ do = \"untap\", n = 1 }]",
        )
        .replace(
            "type = \"permanent\"\nguild = \"bankers\"\ncost = { n = 7, of = [\"wood\"] }\nmod = [{ mod = \"emergency_value\", add = 1 }]",
            "type = \"activation\"\nguild = \"bankers\"\ncost = { n = 0, of = [\"wood\"] }\neffect = [{ do = \"untap\", n = 1 }]",
        );
    let mut play = deal_edition(2, 3, "two that unturn each other", &text);
    play.act(1, "guild masons");
    play.act(0, "guild bankers");
    play.act(0, "invite luca-pacioli");
    play.act(1, "pass");
    play.act(0, "invite jakob-fugger");
    play
}

// A.RU.47
#[test]
fn characters_that_unturn_each_other_do_not_hold_up_the_table() {
    let mut play = two_that_unturn();
    let mut played = 0;
    // First what goes round in circles, then anything that goes on.
    while let Some(seat) = play.game.waiting().first() {
        let list = play.list(seat);
        let next = ["unturn ", "activate ", "done", "pass"]
            .iter()
            .find_map(|verb| list.iter().find(|action| action.starts_with(verb)))
            .unwrap_or(&list[0])
            .clone();
        play.act(seat, &next);
        played += 1;
        assert!(played <= Amalfi::MOST_DECISIONS);
        play.game.audit().unwrap();
    }
    assert!(
        played > 3 * usize::from(MOST_DECISIONS),
        "they did go round: {played}"
    );
    let told = play.ids();
    let enough = told.iter().filter(|id| **id == "amalfi.log.enough").count();
    assert_eq!(enough, 4, "in each round");
}

// A.RU.47
#[test]
fn a_player_who_has_had_enough_settles_what_is_due_and_passes() {
    // The last decision begins an action: its payment and its alternatives are still asked, the take is not, and no ship is lowered.
    let mut play: Play = Scenario::new(2)
        .decisions(0, MOST_DECISIONS - 1)
        .built(0, 1)
        .hold(0, Hold::Wood, 1)
        .bay(0, 3)
        .into();
    play.act(0, "build 1");
    assert!(play.ids().contains(&"amalfi.log.enough"));
    assert_eq!(play.list(0), ["pay wood", "pay bay"]);
    play.act(0, "pay wood");
    assert_eq!(play.list(0), ["choose take", "choose unturn"]);
    assert_eq!(play.refused(0, "supply"), "amalfi.turn.enough");
    play.act(0, "choose take");
    assert_eq!((play.waiting(), play.me(0).hand), (vec![1], 0));
    play.act(1, "sail tunis");
    assert_eq!(play.waiting(), [1], "seat 0 has passed by itself");
    assert!(play.public().passed.contains(Seat::new(0)));
}

// A.RU.47
#[test]
fn a_player_who_has_had_enough_is_not_asked_for_permission() {
    let tired = |scenario: Scenario| scenario.decisions(0, MOST_DECISIONS - 1);
    // Neither to send, nor for one's own lighthouse.
    let mut send: Play = tired(Scenario::new(2))
        .bay(0, 2)
        .bread(0, 2)
        .lights(0, &[Route::Naples])
        .into();
    send.act(0, "sail naples");
    assert_eq!((send.waiting(), send.me(0).holds), (vec![1], [0; 5]));
    // The take of a changing cell only if the price cannot be paid without.
    let mut rich: Play = tired(Scenario::new(2)).bay(0, 2).bread(0, 1).into();
    rich.act(0, "sail cell-iii");
    assert_eq!((rich.waiting(), rich.bread(0)), (vec![1], 0));
    let mut poor: Play = tired(Scenario::new(2)).bay(0, 2).into();
    poor.act(0, "sail cell-iii");
    let last = poor.public().council.0[3].unwrap();
    assert_eq!(poor.list(0), [format!("take {last}")]);
    poor.act(0, &format!("take {last}"));
    assert_eq!((poor.waiting(), poor.bread(0), poor.me(0).hand), (vec![1], 0, 1));
    // A card that must be spent is asked for, further ones are not.
    let mut spend: Play = tired(Scenario::new(2))
        .invited(0, &[Character::LorenzoValla])
        .hand(0, &[Character::Raphael, Character::FraMauro])
        .into();
    spend.act(0, "activate lorenzo-valla");
    assert_eq!(spend.list(0), ["spend fra-mauro", "spend raphael"]);
    // The windows stay shut, and the next round begins afresh.
    let mut hungry: Play = Scenario::new(2)
        .decisions(0, MOST_DECISIONS)
        .bay(0, 2)
        .bread(1, 6)
        .decree(1, Decree::Trade)
        .feeding()
        .into();
    assert_eq!((hungry.waiting(), hungry.vp(0)), (vec![1], -6));
    hungry.finish_round();
    assert_eq!((hungry.public().round, hungry.me(0).decisions), (2, 0));
    assert!(hungry.can(0, "supply"));
}

#[test]
fn games_of_the_box_stay_far_below_the_limit() {
    // Players who never pass while anything else is possible, decline nothing, and lower ships last of all.
    let (mut most, mut widest) = (0, 0);
    for seed in 0..60_u64 {
        let seats = (seed % 4 + 1) as u8;
        let mut play = deal(seats, Way::Blind, seed);
        let mut rng = Rng::new(Seed::from(seed), Purpose::Playout);
        let mut actions = Vec::new();
        while let Some(seat) = play.game.waiting().first() {
            actions.clear();
            play.game.actions(seat, &mut actions);
            widest = widest.max(actions.len());
            let first = actions.iter().map(rank).min().unwrap();
            actions.retain(|action| rank(action) == first);
            let action = *rng.pick(&actions).unwrap();
            play.game.apply(seat, action, &mut ()).unwrap();
            most = most.max(play.me(seat.into()).decisions);
        }
    }
    assert!(most < MOST_DECISIONS / 2, "{most}");
    assert!(widest <= 60, "lists stay short: {widest}");
}
