//! What a seat may know (IN).

use signoria_engine::{Eye, Purpose, Rng, Seat, Seed, prelude::*};

use crate::scenario::*;

// A.IN.1 A.IN.2
#[test]
fn hands_and_decks_are_secret_and_the_rest_is_open() {
    let play = deal(3, Way::Blind, 15);
    let text = serde_json::to_string(&play.public()).unwrap();
    for card in play.own(1).hand.iter() {
        assert!(!text.contains(&format!("\"{card}\"")), "{card} is in a hand");
    }
    let own = serde_json::to_string(&play.game.view(Eye::Seat(Seat::new(1)))).unwrap();
    assert!(
        play.own(1)
            .hand
            .iter()
            .all(|card| own.contains(&format!("\"{card}\"")))
    );
    assert!(
        play.own(0)
            .hand
            .iter()
            .all(|card| !own.contains(&format!("\"{card}\"")))
    );
    let view = play.public();
    assert_eq!(
        (view.council_deck, view.workshop_deck, view.stacks),
        (53, 49, [15, 16])
    );
    assert!(view.council_discard.is_empty());
}

// A.IN.3 A.RU.1
#[test]
fn a_card_taken_from_the_council_is_counted_and_remembered() {
    let mut play: Play = Scenario::new(2).bay(0, 1).council(3, Character::Raphael).into();
    play.acts(0, &["sail palermo"]);
    // Palermo discards the rightmost character first.
    let card = play.public().council.0[3].unwrap();
    play.act(0, &format!("take {card}"));
    assert_eq!(play.me(0).hand, 1);
    assert!(play.ids().contains(&"amalfi.log.took"));
    let text = serde_json::to_string(&play.game.view(Eye::Seat(Seat::new(1)))).unwrap();
    assert!(
        !text.contains(&format!("\"{card}\"")),
        "the view shows only the number of cards"
    );
    // A seat that saw it remembers it: no redeal moves it.
    for seed in 0..20 {
        let mut other = play.game.clone();
        other.redeal(
            Eye::Seat(Seat::new(1)),
            &mut Rng::new(Seed::from(seed), Purpose::Redeal),
        );
        let hand = other.view(Eye::Seat(Seat::new(0))).own.unwrap().hand;
        assert!(hand.contains(card));
    }
}

// A.RU.1
#[test]
fn everybody_who_saw_a_guild_taken_knows_the_hand() {
    let mut play = deal(2, Way::Guild, 18);
    play.act(1, "guild masons");
    play.act(0, "guild bankers");
    for seed in 0..10 {
        let mut other = play.game.clone();
        other.redeal(
            Eye::Seat(Seat::new(1)),
            &mut Rng::new(Seed::from(seed), Purpose::Redeal),
        );
        let hand = other.view(Eye::Seat(Seat::new(0))).own.unwrap().hand;
        assert_eq!(hand, play.own(0).hand, "the stacks are fixed");
    }
}

#[test]
fn a_player_who_saw_a_pack_knows_its_cards() {
    // Two players: each sees every pack again after one pick of the other, and so knows that pick.
    let mut play = deal(2, Way::FullDraft, 16);
    let seen = play.own(0).choice;
    let mine = seen.iter().next().unwrap();
    play.act(0, &format!("keep {mine}"));
    let theirs = play.own(1).choice.iter().next().unwrap();
    play.act(1, &format!("keep {theirs}"));
    let pick = play.own(1).choice.iter().nth(2).unwrap();
    play.act(1, &format!("keep {pick}"));
    let third = play.own(0).choice.iter().next().unwrap();
    play.act(0, &format!("keep {third}"));
    // Seat 0 has its first pack back: what is missing is what seat 1 picked.
    let mut unknown = 0;
    for seed in 0..40 {
        let mut other = play.game.clone();
        other.redeal(
            Eye::Seat(Seat::new(0)),
            &mut Rng::new(Seed::from(seed), Purpose::Redeal),
        );
        let hand = other.view(Eye::Seat(Seat::new(1))).own.unwrap().hand;
        assert!(hand.contains(pick));
        unknown += u32::from(!hand.contains(theirs));
    }
    assert!(unknown > 20, "what seat 0 never saw may be anything");
}

#[test]
fn a_player_knows_which_cards_he_put_back_but_not_which_others_kept() {
    let mut play = deal(2, Way::Personal, 17);
    choose_first(&mut play);
    let (own, theirs) = (play.own(0), play.own(1));
    let mut hands = std::collections::BTreeSet::new();
    for seed in 0..30 {
        let mut other = play.game.clone();
        other.redeal(
            Eye::Seat(Seat::new(0)),
            &mut Rng::new(Seed::from(seed), Purpose::Redeal),
        );
        let hand = other.view(Eye::Seat(Seat::new(1))).own.unwrap().hand;
        assert!(
            (hand & own.dealt).is_empty(),
            "what seat 0 put back is in the deck"
        );
        let endgame = play.public().edition.of_role(Role::Endgame);
        hands.insert((hand & endgame).len());
        assert!((hand & endgame).len() <= 2);
    }
    assert!(
        hands.len() > 1,
        "the number of end-game characters is not known: {hands:?}, {theirs:?}"
    );
}
