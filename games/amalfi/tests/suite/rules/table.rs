//! Turns and passing, the markets, taking characters (RO, MK, TC).

use signoria_engine::{Barrier, Seat};

use crate::scenario::*;

/// Seat 1 begins; seats 2 and 0 pass in their first turns.
fn seat_1_alone() -> Play {
    let mut play: Play = Scenario::new(3)
        .first(1)
        .turn(1)
        .bay(0, 3)
        .bay(1, 4)
        .bay(2, 3)
        .into();
    for (seat, action) in [(1, "sail tunis"), (2, "supply"), (2, "pass"), (0, "pass")] {
        assert_eq!(play.waiting(), [seat], "clockwise");
        play.act(seat, action);
    }
    play
}

// A.RO.1
#[test]
fn turns_go_clockwise_until_all_have_passed() {
    let mut play = seat_1_alone();
    assert_eq!((play.waiting(), play.public().phase), (vec![1], Phase::Actions));
    play.act(1, "pass");
    assert_ne!(play.public().phase, Phase::Actions);
}

// A.RO.6
#[test]
fn the_last_player_who_has_not_passed_takes_turn_after_turn() {
    let mut play = seat_1_alone();
    play.acts(1, &["sail messina", "skip"]);
    assert_eq!(play.waiting(), [1]);
    assert!(play.has(1, "sail"));
}

// A.RO.2
#[test]
fn the_six_main_actions_are_offered() {
    let play: Play = Scenario::new(2)
        .bay(0, 8)
        .bread(0, 6)
        .hand(0, &[Character::AgostinoChigi])
        .invited(0, &[Character::LucaPacioli])
        .into();
    for verb in ["sail", "buy", "explore", "invite", "activate", "build"] {
        assert!(!play.listed(0, verb).is_empty(), "{verb}");
    }
}

// A.RO.3 A.RO.4
#[test]
fn a_pass_is_final_for_the_round() {
    let mut play: Play = Scenario::new(2).bay(0, 4).bread(0, 6).into();
    assert!(
        play.can(0, "pass") && play.can(0, "sail tunis"),
        "also who could act may pass"
    );
    play.act(0, "pass");
    for _ in 0..2 {
        assert_eq!(play.waiting(), [1]);
        assert_eq!(play.refused(0, "sail tunis"), "engine.turn.seat");
        let next = if play.can(1, "sail tunis") {
            "sail tunis"
        } else {
            "pass"
        };
        play.act(1, next);
    }
}

// A.RO.5
#[test]
fn the_first_to_pass_takes_the_compass_rose() {
    let mut play = deal(3, Way::Blind, 1);
    play.act(0, "sail tunis");
    play.act(1, "pass");
    assert_eq!(
        (play.public().compass, play.public().first),
        (Seat::new(1), Seat::new(0))
    );
    play.act(2, "pass");
    assert_eq!(play.public().compass, Seat::new(1));
    play.finish_round();
    assert_eq!(
        (play.public().round, play.public().first, play.waiting()),
        (2, Seat::new(1), vec![1])
    );
}

// A.RO.7
#[test]
fn a_player_who_can_do_nothing_else_passes() {
    // With a card to discard the seat is asked; without anything it passes by itself.
    let play: Play = Scenario::new(2).hand(0, &[Character::Raphael]).into();
    assert_eq!(play.list(0), ["pass", "discard raphael"]);
    let none: Play = Scenario::new(2).into();
    assert_eq!(none.waiting(), [1]);
    assert!(none.public().passed.contains(Seat::new(0)));
}

// A.RO.8 A.LI.2
#[test]
fn one_main_action_in_a_turn_carried_out_whole() {
    let mut play: Play = Scenario::new(2).bay(0, 3).bread(0, 3).into();
    play.act(0, "sail venice");
    assert_eq!(play.waiting(), [0]);
    assert_eq!(play.refused(0, "sail tunis"), "amalfi.turn.asked");
    assert_eq!(play.refused(0, "pass"), "amalfi.turn.asked");
    play.acts(0, &["send wine", "send wine"]);
    assert_eq!(play.waiting(), [1], "the turn is over");
    assert_eq!(
        play.refused(1, "done"),
        "amalfi.turn.asked",
        "no turn ends without action or pass"
    );
}

// A.RO.9 A.RU.30
#[test]
fn an_extra_action_comes_on_top() {
    let mut play: Play = Scenario::new(2)
        .hand(0, &[Character::AldusManutius])
        .bread(0, 5)
        .bay(0, 1)
        .workshop(3, Masterpiece::ThePrince)
        .into();
    play.acts(0, &["invite aldus-manutius", "buy the-prince"]);
    let me = play.me(0);
    assert!(
        me.invited.contains(Character::AldusManutius) && me.masterpieces.contains(Masterpiece::ThePrince)
    );
    play.act(0, "skip");
    assert_eq!(play.waiting(), [1]);
    // In the solo challenge only the main action is answered: the council loses a card, the workshop none.
    let mut solo: Play = Scenario::solo(Opponent::Naples)
        .hand(0, &[Character::AldusManutius, Character::Raphael])
        .bread(0, 5)
        .bay(0, 1)
        .workshop(3, Masterpiece::Morgante)
        .into();
    solo.acts(0, &["invite aldus-manutius", "buy morgante"]);
    assert_eq!(
        (
            solo.public().council_discard.len(),
            solo.public().workshop_discard.len()
        ),
        (1, 0)
    );
}

// A.MK.1 A.MK.2
#[test]
fn the_cells_of_the_three_markets_and_their_bread() {
    let view = deal(2, Way::Blind, 1).public();
    let open = (
        view.council.iter().count(),
        view.workshop.iter().count(),
        view.atlas.iter().count(),
    );
    assert_eq!(open, (4, 5, 5));
    assert_eq!(view.edition.council, [-2, -1, 0, 1]);
    assert_eq!(view.edition.workshop, [-2, -1, -1, 0, 1]);
    assert_eq!(view.edition.atlas, [-2, -1, -1, 0, 1]);
}

// A.MK.3 A.RU.3
#[test]
fn bread_belongs_to_the_cell_and_the_left_ones_cost_most() {
    for (cell, bread) in [(0, 1), (1, 2), (2, 2), (3, 3), (4, 4)] {
        let mut play: Play = Scenario::new(2)
            .bread(0, 3)
            .hold(0, Hold::Spices, 3)
            .hand(0, &[Character::Raphael])
            .atlas(cell, Tile::Trebizond)
            .into();
        play.acts(0, &["explore trebizond", "pay spices", "pay spices"]);
        assert_eq!(play.bread(0), bread, "cell {cell}");
    }
}

// A.MK.4 A.LI.8
#[test]
fn a_cell_that_cannot_be_paid_cannot_be_chosen() {
    let mut play: Play = Scenario::new(2)
        .tiles(0, &[Tile::Ferrara])
        .bay(0, 1)
        .bread(0, 2)
        .into();
    play.act(0, "sail ferrara");
    let council = play.public().council.0.map(Option::unwrap);
    assert_eq!(
        play.refused(0, &format!("take {}", council[0])),
        "amalfi.market.surcharge"
    );
    assert!(play.can(0, &format!("take {}", council[1])));
    let elsewhere = Character::ALL
        .iter()
        .find(|card| !council.contains(card))
        .unwrap();
    assert_eq!(
        play.refused(0, &format!("take {elsewhere}")),
        "amalfi.market.council"
    );
}

// A.MK.5
#[test]
fn cards_left_of_the_gap_move_right() {
    let mut play: Play = Scenario::new(2)
        .hold(0, Hold::Gems, 2)
        .hand(0, &[Character::Raphael])
        .workshop(2, Masterpiece::GinevraDeBenci)
        .bread(0, 1)
        .into();
    let before = play.public().workshop.0;
    play.acts(0, &["buy ginevra-de-benci"]);
    play.act(0, "pay gems");
    assert_eq!(play.barrier, Barrier::Closed, "a new card was turned up");
    let after = play.public().workshop.0;
    assert_eq!(after[1..3], before[..2]);
    assert_eq!(after[3..], before[3..], "cards right of the gap stay");
    assert!(after[0].is_some() && !before.contains(&after[0]));
}

// A.MK.6 A.VO.9
#[test]
fn discarding_takes_the_rightmost_card_without_bread() {
    let mut play: Play = Scenario::new(2).bay(0, 1).into();
    let before = play.public().council.0;
    play.act(0, "sail palermo");
    let view = play.public();
    assert_eq!(view.council.0[1..], before[..3]);
    assert!(view.council_discard.contains(before[3].unwrap()));
    assert_eq!(play.bread(0), 0);
}

// A.MK.7 A.RU.4
#[test]
fn the_discard_pile_becomes_the_deck_when_a_card_must_be_drawn() {
    let mut play: Play = Scenario::new(2).bay(0, 1).decks_discarded().into();
    assert_eq!(
        (play.public().workshop_deck, play.public().workshop_discard.len()),
        (0, 49)
    );
    let first = play.public().workshop.0[4].unwrap();
    play.act(0, "sail messina");
    let view = play.public();
    assert_eq!(
        (view.workshop_deck, view.workshop_discard.len()),
        (49, 0),
        "{first} was shuffled in too"
    );
    assert!(view.workshop.0[0].is_some());
    assert!(play.ids().contains(&"amalfi.log.workshop-renewed"));
    let mut council: Play = Scenario::new(2).bay(0, 1).decks_discarded().into();
    council.act(0, "sail palermo");
    assert!(council.ids().contains(&"amalfi.log.council-renewed"));
    assert!(council.public().council_discard.is_empty());
    // A pile has no order that could be left over: the decks are shuffled.
    assert!(!is_in_order::<Masterpiece>(&play.game, "workshop_deck"));
    assert!(!is_in_order::<Character>(&council.game, "council_deck"));
}

// A.MK.8 A.LI.8
#[test]
fn an_empty_market_gives_nothing() {
    let mut play: Play = Scenario::new(2).owns_the_rest(1).bay(0, 4).bread(0, 6).into();
    let card = play.public().council.0[3].unwrap();
    play.act(0, "sail cell-ii");
    play.act(0, &format!("take {card}"));
    let council = play.public().council.0;
    assert_eq!(council[0], None, "the leftmost cell stays empty");
    assert!(council[3].is_some());
    assert_eq!(play.refused(0, &format!("take {card}")), "engine.turn.seat");
}

// A.MK.8
#[test]
fn empty_cells_are_filled_as_soon_as_cards_can_be_drawn_again() {
    // Two cards leave the council and none comes; then seat 1 discards some, and the next card that leaves brings them in.
    for discards in 1..=4 {
        let mut play: Play = Scenario::new(2)
            .owns_the_rest(1)
            .tiles(0, &[Tile::Majorca, Tile::Ferrara, Tile::Avignon])
            .bay(0, 4)
            .bread(0, 6)
            .into();
        let council = play.public().council.0.map(Option::unwrap);
        for (route, card, skip) in [("majorca", council[3], false), ("ferrara", council[2], true)] {
            play.act(0, &format!("sail {route}"));
            play.act(0, &format!("take {card}"));
            if skip {
                play.act(0, "skip");
            }
            if play.waiting() == [1] && !play.public().passed.contains(Seat::new(1)) {
                for _ in 0..if skip { 0 } else { discards } {
                    let discard = play.listed(1, "discard")[0].clone();
                    play.act(1, &discard);
                }
                play.act(1, "pass");
            }
        }
        let now = play.public().council.0;
        assert_eq!(now[3], Some(council[1]), "{discards} discards");
        let cards = now.iter().flatten().count();
        assert_eq!(cards, (2 + discards).min(4));
        assert!(now.is_sorted_by_key(Option::is_some), "no gap: {now:?}");
        assert_eq!(play.public().council_deck, discards.saturating_sub(2));
    }
}

// A.MK.9 A.RU.5
#[test]
fn tiles_come_from_the_larger_stack_and_never_come_back() {
    let mut play: Play = Scenario::new(2)
        .hold(0, Hold::Spices, 3)
        .hand(0, &[Character::Raphael])
        .hand(1, &[Character::FraMauro])
        .into();
    let stacks = play.public().stacks;
    let tile = play.public().atlas.0[4].unwrap();
    play.act(0, &format!("explore {tile}"));
    while play.waiting() == [0] {
        let pay = play.listed(0, "pay")[0].clone();
        play.act(0, &pay);
    }
    let after = play.public().stacks;
    let larger = usize::from(stacks[1] > stacks[0]);
    assert_eq!(after[larger], stacks[larger] - 1);
    assert_eq!(after[1 - larger], stacks[1 - larger]);
    let empty: Play = Scenario::new(2).last_tiles(&[]).bay(0, 1).into();
    assert!(empty.public().atlas.is_empty());
    assert_eq!(empty.listed(0, "explore"), [""; 0]);
}

// A.TC.1 A.TC.3
#[test]
fn taken_cards_go_to_the_hand_and_do_nothing_there() {
    let hand: Vec<Character> = Character::ALL[40..60].to_vec();
    let mut play: Play = Scenario::new(2)
        .hand(0, &hand)
        .bay(0, 1)
        .council(2, Character::CaterinaSforza)
        .into();
    play.act(0, "sail palermo");
    // One place to the right after the discard.
    play.act(0, "take caterina-sforza");
    assert_eq!(play.me(0).hand, 21, "there is no limit");
    assert_eq!(
        (play.bread(0), play.me(0).owed),
        (4, 2),
        "1 from the cell, 3 from Palermo; feeding is not lowered"
    );
}

// A.TC.2 A.RU.8
#[test]
fn a_take_a_lighthouse_a_send_and_an_unturn_may_be_declined() {
    let mut play: Play = Scenario::new(2)
        .tiles(0, &[Tile::Marseille])
        .bay(0, 2)
        .bread(0, 2)
        .into();
    play.acts(0, &["sail marseille", "skip", "skip"]);
    assert_eq!((play.me(0).lighthouses, play.me(0).holds), (0, [0; 5]));
    let mut take: Play = Scenario::new(2).bay(0, 1).into();
    take.acts(0, &["sail palermo", "skip"]);
    assert_eq!(take.me(0).hand, 0);
    let mut unturn: Play = Scenario::new(2)
        .bay(0, 1)
        .lighthouses(0, 1)
        .turned(0, &[Character::LucaPacioli])
        .into();
    unturn.acts(0, &["sail messina", "lighthouse tunis", "skip"]);
    assert_eq!(unturn.me(0).turned.len(), 1);
    // Bread and discards cannot be declined: Tunis asks nothing.
    let mut bread: Play = Scenario::new(2).bay(0, 1).into();
    bread.act(0, "sail tunis");
    assert_eq!((bread.bread(0), bread.waiting()), (5, vec![1]));
}

// A.TC.4
#[test]
fn several_takes_one_after_the_other() {
    let mut play: Play = Scenario::new(2)
        .hand(0, &[Character::JohannesGutenberg])
        .bread(0, 4)
        .bay(0, 1)
        .into();
    play.act(0, "invite johannes-gutenberg");
    let first = play.public().council.0[0].unwrap();
    play.act(0, &format!("take {first}"));
    let second = play.public().council.0[0].unwrap();
    assert_ne!(first, second, "the council was refilled");
    play.act(0, &format!("take {second}"));
    assert_eq!((play.me(0).hand, play.bread(0)), (2, 0), "surcharges are waived");
}

// A.TC.5
#[test]
fn a_take_lapses_without_cards() {
    let mut play: Play = Scenario::new(2).bay(0, 1).owns_the_rest(1).no_council(1).into();
    assert!(play.public().council.is_empty());
    play.act(0, "sail palermo");
    assert_eq!(play.waiting(), [1], "nothing to discard, nothing to take");
    assert_eq!(play.bread(0), 3);
}
