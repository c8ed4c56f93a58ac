//! What an eye may know, and what it cannot rule out.

use signoria_engine::{Audience, Barrier, Eye, Purpose, Rng, Seat, Seats, Seed, Setup, prelude::*};
use signoria_florence::pieces::Card::{self, *};
use signoria_florence::pieces::Character;
use signoria_florence::{Action, Event, Florence, Options};

use crate::scenario::*;

fn redealt(play: &Play, eye: Eye, seed: u64) -> Play {
    let mut other = play.clone();
    other
        .game
        .redeal(eye, &mut Rng::new(Seed::from(seed), Purpose::Redeal));
    other.game.audit().unwrap();
    assert_eq!(other.game.view(eye), play.game.view(eye));
    other
}

// F.GE.7
#[test]
fn hands_and_looks_are_secret() {
    let mut play = Scenario::new(4)
        .turn(A)
        .bonuses(A, &[B01])
        .prestiges(A, &[P01])
        .play();
    play.act(A, "draw profession");
    let (own, other) = (play.view(A), play.view(B));
    assert_eq!(own.players[0].hand.len(), 3);
    assert_eq!(
        (own.players[0].bonuses.clone(), own.players[0].prestiges.clone()),
        (vec![B01], vec![P01])
    );
    let text = serde_json::to_string(&other).unwrap();
    for card in play.game.players[A].hand.cards().chain([B01, P01]) {
        assert!(!text.contains(card.word()), "{card}");
    }
    assert!(serde_json::to_string(&own.step).unwrap().contains("cards"));
    assert!(!serde_json::to_string(&other.step).unwrap().contains("cards"));
}

#[test]
fn only_the_viewer_is_told_which_cards_were_seen() {
    let mut play = Scenario::new(4).turn(A).play();
    play.act(A, "draw bonus").any(A, "keep");
    for told in &play.log {
        let secret = matches!(told.event, Event::Saw { .. } | Event::Kept { .. });
        assert_eq!(secret, told.to == Audience::seat(A), "{told:?}");
    }
}

// F.GE.7
#[test]
fn a_seat_remembers_the_cards_it_put_under_a_deck() {
    let mut play = Scenario::new(4).turn(A).on_top(&[B01, B02, B03, B04, B05]).play();
    play.act(A, "draw bonus")
        .act(A, "keep b01")
        .act(A, "under b04")
        .act(A, "rest");
    let known = |play: &Play, eye| play.game.view(eye).decks[1].known.clone();
    let bottom: Vec<Option<Card>> = known(&play, Eye::Seat(A))[..4].to_vec();
    assert_eq!(bottom, [Some(B05), Some(B03), Some(B02), Some(B04)]);
    assert!(known(&play, Eye::Seat(B)).is_empty());
    for seed in 0..20 {
        let other = redealt(&play, Eye::Seat(A), seed);
        assert_eq!(
            other.game.bonuses.deck.as_slice()[..4],
            play.game.bonuses.deck.as_slice()[..4]
        );
    }
    let orders =
        (0..20).map(|seed| redealt(&play, Eye::Seat(B), seed).game.bonuses.deck.as_slice()[..4].to_vec());
    assert!(
        orders.collect::<std::collections::BTreeSet<_>>().len() > 10,
        "B knows nothing of it"
    );
}

#[test]
fn a_card_known_under_the_deck_ends_with_whoever_looked_or_back_under_it() {
    // Seven cards left: A puts four under; B then looks at the three others and two of A's.
    let mut play = Scenario::new(4)
        .turn(A)
        .deck_left(signoria_florence::pieces::Pile::Bonus, 7, D)
        .play();
    play.act(A, "draw bonus")
        .any(A, "keep")
        .act(A, "rest")
        .act(A, "end");
    let under: Vec<u8> = play.game.bonuses.deck.as_slice()[..4].to_vec();
    play.act(B, "draw bonus");
    let seen_by_b: Vec<u8> = play.game.bonuses.seen(5).as_slice().to_vec();
    let shared: Vec<u8> = under
        .iter()
        .copied()
        .filter(|card| seen_by_b.contains(card))
        .collect();
    assert_eq!(shared.len(), 3);
    play.any(B, "keep").act(B, "rest");
    let mut with_b = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let other = redealt(&play, Eye::Seat(A), seed);
        for &card in &shared {
            let in_hand = other.game.players[B].bonuses.has(card);
            let below = other.game.bonuses.deck.as_slice()[..4].contains(&card);
            assert!(in_hand || below, "where else");
            if in_hand {
                with_b.insert(card);
            }
        }
        let untouched = under.iter().copied().find(|card| !shared.contains(card)).unwrap();
        assert_eq!(
            other.game.bonuses.deck.top(),
            Some(untouched),
            "what nobody moved is where A put it"
        );
    }
    assert_eq!(with_b.len(), shared.len(), "B may have kept any of them");
}

// F.GE.7
#[test]
fn a_recruited_card_is_known_to_all() {
    let mut play = Scenario::new(4)
        .turn(A)
        .recruiting(A, 1, 0)
        .played(B, &[Poet])
        .play();
    play.act(A, "recruit poet");
    for eye in [Eye::Seat(B), Eye::Seat(C), Eye::Spectator] {
        assert_eq!(play.game.view(eye).players[0].hand, [Poet]);
        assert!((0..10).all(|seed| { redealt(&play, eye, seed).game.players[A].hand.has(Poet.number()) }));
    }
}

#[test]
fn the_card_that_one_gave_back_is_in_nobodys_first_hand() {
    let mut play = start(4, "2022", Default::default(), 9);
    for seat in [A, B, C, D] {
        play.any(seat, "return");
    }
    let returned = play.game.players[A].returned.unwrap().number();
    let mut places = std::collections::BTreeSet::new();
    for seed in 0..30 {
        let other = redealt(&play, Eye::Seat(A), seed);
        let deck = other.game.professions.deck;
        places.insert(
            deck.as_slice()
                .iter()
                .position(|&card| card == returned)
                .expect("it is in the deck"),
        );
    }
    assert!(places.len() > 4, "but anywhere in it");
}

#[test]
fn others_hands_are_any_cards_that_were_not_seen() {
    let play = Scenario::new(4)
        .turn(A)
        .prestiges(B, &[P01])
        .bonuses(B, &[B01])
        .play();
    let hands = |of: fn(&Play) -> Vec<Card>| {
        (0..60)
            .flat_map(|seed| of(&redealt(&play, Eye::Seat(A), seed)))
            .collect::<std::collections::BTreeSet<_>>()
            .len()
    };
    assert!(hands(|play| play.game.players[B].hand.cards().collect()) > 14);
    assert!(hands(|play| play.game.players[B].bonuses.cards().collect()) > 14);
    assert!(hands(|play| play.game.players[B].prestiges.cards().collect()) > 10);
}

fn barrier(play: &Play, seat: Seat, action: &str) -> Barrier {
    let action: Action = action.parse().unwrap();
    play.game.clone().apply(seat, action, &mut ()).unwrap()
}

// F.GE.7
#[test]
fn whether_a_work_goes_on_does_not_tell_which_bonus_cards_are_left() {
    for left in [B01, B07, B12, B20] {
        let mut play = Scenario::new(4)
            .turn(A)
            .jesters(A, 3)
            .bonuses(A, &[B10, left])
            .play();
        play.any(A, "work").act(A, "add b10");
        assert!(
            play.can(A, "done") && play.can(A, &format!("add {left}")),
            "{left}"
        );
    }
}

#[test]
fn a_work_and_its_bonus_cards_cannot_be_taken_back() {
    let mut play = Scenario::new(4)
        .turn(A)
        .jesters(A, 3)
        .bonuses(A, &[B10, B12])
        .play();
    let work = play.first(A, "work");
    assert_eq!(barrier(&play, A, &work), Barrier::Closed);
    play.act(A, &work);
    assert_eq!(barrier(&play, A, "add b12"), Barrier::Closed);
    assert_eq!(barrier(&play, A, "done"), Barrier::Open);
}

#[test]
fn only_an_action_that_reveals_something_cannot_be_taken_back() {
    let play = Scenario::new(4).turn(A).jesters(A, 3).play();
    for open in ["introduce travel", "build tower", "end", "sell"] {
        if play.can(A, open) {
            assert_eq!(barrier(&play, A, open), Barrier::Open, "{open}");
        }
    }
    for closed in ["draw bonus", "draw profession"] {
        assert_eq!(barrier(&play, A, closed), Barrier::Closed, "{closed}");
    }
    let mut play = play;
    play.act(A, "draw bonus");
    let keep = play.first(A, "keep");
    assert_eq!(barrier(&play, A, &keep), Barrier::Open);
}

#[test]
fn who_remembers_knows_the_coins_of_the_others_and_nothing_else() {
    let play = Scenario::new(3).turn(A).play();
    let before = play.game.view(Eye::Seat(A));
    assert!(before.hides_coins && before.players[B.index()].coins.is_none());
    let mut remembered = play.game.clone();
    remembered.remember();
    let after = remembered.view(Eye::Seat(A));
    assert!(after.players.iter().all(|player| player.coins.is_some()));
    assert_eq!((&before.decks, &before.court), (&after.decks, &after.court));
    let list = |game: &Florence| {
        let mut actions = Vec::new();
        game.actions(A, &mut actions);
        actions
    };
    assert_eq!(list(&play.game), list(&remembered));
    let mut twice = remembered.clone();
    twice.remember();
    assert_eq!(twice, remembered, "coins that lie open stay open");
}

/// What an event that everybody hears says about coins: the seat, what it got and what it paid, in coins.
fn flow(event: &Event) -> Vec<(Seat, i64)> {
    let paid = |seat: &Seat, coins: &u32| vec![(*seat, -i64::from(*coins))];
    let got = |seat: &Seat, coins: &u32| vec![(*seat, i64::from(*coins))];
    match event {
        Event::Sold { seat, coins, .. }
        | Event::Completed { seat, coins, .. }
        | Event::BankerPaid { seat, coins } => got(seat, coins),
        // The Banker pays his own price: his buyer gets what is left, and is told so.
        Event::CharacterBought {
            character: Character::Banker,
            ..
        } => Vec::new(),
        Event::Bought { seat, coins, .. }
        | Event::Converted { seat, coins, .. }
        | Event::Built { seat, coins, .. }
        | Event::Introduced { seat, coins, .. }
        | Event::Paid { seat, coins, .. }
        | Event::CharacterBought { seat, coins, .. }
        | Event::BankerConverted { seat, coins, .. } => paid(seat, coins),
        Event::BuiltTogether {
            seat,
            partner,
            coins,
            sum,
            ..
        } => {
            let (coins, sum) = (i64::from(*coins), i64::from(*sum));
            vec![(*seat, sum - coins), (*partner, -sum)]
        }
        _ => Vec::new(),
    }
}

#[test]
fn everybody_can_count_the_coins_of_everybody_from_what_is_told_to_all() {
    for number in 0..48 {
        let options = Options {
            muse_and_princess: number % 2 == 1,
            cooperative_building: number % 4 > 1,
            ..Options::default()
        };
        let seats = Seats::new(2 + (number / 4) % 4);
        let setup = Setup::<Florence>::new(seats, u64::from(number)).with_options(options);
        let mut play = Play::start(&setup);
        assert!(play.public().hides_coins);
        let mut counted: Vec<i64> = seats.iter().map(|seat| i64::from(play.coins(seat))).collect();
        assert!(
            counted.iter().all(|&coins| coins == counted[0]),
            "all begin with the same"
        );
        let mut decisions = 0;
        while !play.is_over() {
            play.forget().at_random(1, u64::from(number) * 10_000 + decisions);
            decisions += 1;
            for (seat, change) in play.heard(Eye::Spectator).into_iter().flat_map(flow) {
                counted[seat.index()] += change;
            }
            for seat in seats.iter() {
                assert_eq!(
                    counted[seat.index()],
                    i64::from(play.coins(seat)),
                    "{:?}",
                    play.log
                );
            }
        }
    }
}
