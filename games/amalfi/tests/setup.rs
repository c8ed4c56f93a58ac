//! General rules, set-up, starting characters, and what a seat may know (GE, SU, SH, IN).

mod common;

use common::*;
use signoria_amalfi::setup::Options;
use signoria_engine::{Eye, Game, Purpose, Rng, Seat, Seats, Seed, Setup, SetupError};

fn start(seats: u8, options: Options, seed: u64) -> Result<Amalfi, SetupError> {
    Setup::new(Seats::new(seats), seed).with_options(options).start()
}

fn with(start: Way) -> Options {
    Options {
        start,
        ..Options::default()
    }
}

/// All cards that the seats can choose, taken at once.
fn choose_first(play: &mut Play) {
    while let Some(seat) = play.game.waiting().first() {
        if !play.list(seat.into())[0].starts_with("keep") && !play.list(seat.into())[0].starts_with("guild") {
            break;
        }
        let first = play.list(seat.into())[0].clone();
        play.act(seat.into(), &first);
    }
}

// A.GE.1 A.GE.17
#[test]
fn one_to_four_players_with_their_options() {
    for seats in 1..=4 {
        assert!(start(seats, Options::default(), 1).is_ok());
    }
    assert!(matches!(
        start(5, Options::default(), 1),
        Err(SetupError::Seats { .. })
    ));
    let named = Options {
        first: Some(Seat::new(2)),
        ..Options::default()
    };
    assert_eq!(
        start(4, named.clone(), 1).unwrap().view(Eye::Spectator).first,
        Seat::new(2)
    );
    let refused = start(2, named, 1).unwrap_err().message();
    assert_eq!(refused.id, "amalfi.setup.first");
    let genoa = Options {
        opponent: Opponent::Genoa,
        ..Options::default()
    };
    assert_eq!(
        start(1, genoa.clone(), 1)
            .unwrap()
            .view(Eye::Spectator)
            .rival
            .unwrap()
            .opponent,
        Opponent::Genoa
    );
    assert_eq!(
        start(2, genoa, 1).unwrap_err().message().id,
        "amalfi.setup.opponent"
    );
}

// A.GE.2 A.RO.10 A.DE.4
#[test]
fn four_rounds_each_with_one_decree() {
    let mut play = deal(2, Way::Blind, 4);
    let decrees = play.view().decrees;
    for (round, decree) in (1..=4).zip(decrees) {
        assert_eq!((play.view().round, play.view().phase), (round, Phase::Actions));
        play.log.clear();
        play.finish_round();
        let scored: Vec<Decree> = play
            .log
            .iter()
            .filter_map(|told| match told.event {
                Event::DecreeScored { decree, .. } => Some(decree),
                _ => None,
            })
            .collect();
        assert_eq!(scored, [decree, decree], "each player once");
    }
    assert!(play.is_over());
    assert_eq!(play.view().phase, Phase::Over);
}

// A.GE.3
#[test]
fn bread_is_no_resource_and_resources_are_not_kept() {
    // Six bread and no ship buy nothing, not even the cheapest book.
    let play: Play = Scenario::new(2)
        .bread(0, 6)
        .workshop(3, Masterpiece::Morgante)
        .hand(0, &[Character::Raphael])
        .into();
    assert_eq!(play.refused(0, "buy morgante"), "amalfi.pay.cost");
    // Wine left over from a payment is bread afterwards, and buys nothing more.
    let mut play: Play = Scenario::new(2)
        .hold(0, Hold::Wine, 2)
        .hand(0, &[Character::Raphael])
        .workshop(3, Masterpiece::Morgante)
        .into();
    play.all(0, &["buy morgante", "pay wine"]);
    assert_eq!(
        (play.bread(0), play.me(0).holds),
        (3, [0; 5]),
        "6 wine for 4, and the bonus of 1 bread"
    );
}

// A.GE.4
#[test]
fn points_may_be_negative() {
    let mut play: Play = Scenario::new(2)
        .decree(1, Decree::Trade)
        .hand(0, &[Character::Raphael])
        .feeding()
        .into();
    play.act(0, "done");
    assert_eq!(play.vp(0), -6);
}

// A.GE.5 A.GE.6 A.SP.1
#[test]
fn every_ship_and_lighthouse_is_in_one_place_to_the_end() {
    for seed in 0..6 {
        let mut play = deal(3, Way::Blind, seed);
        let mut rng = Rng::new(Seed::from(seed), Purpose::Playout);
        while let Some(seat) = play.game.waiting().first() {
            for player in play.view().players {
                let placed: u8 = player.holds.iter().sum::<u8>() + player.bay + player.port + player.docked;
                assert_eq!(placed, 4 + player.built);
                assert_eq!(player.shipyard, 6 - player.built);
                let lights = play
                    .view()
                    .routes
                    .iter()
                    .filter(|route| route.lighthouse == Some(player.seat))
                    .count();
                assert_eq!(player.capacity, 6 + lights as u8);
                assert!(lights <= 6 && player.cubes <= 3);
            }
            let list = play.list(seat.into());
            let action = rng.pick(&list).unwrap().clone();
            play.act(seat.into(), &action);
        }
    }
}

// A.GE.7 A.GE.9
#[test]
fn what_is_in_play() {
    let play: Play = Scenario::new(2)
        .tiles(1, &[Tile::Rome])
        .cover(0, Tile::Malta)
        .round(2)
        .bay(0, 1)
        .into();
    let routes: Vec<Route> = play.view().routes.iter().map(|route| route.route).collect();
    assert_eq!(routes.len(), 10 + 3 + 1);
    assert!(routes.contains(&Route::Rome) && !routes.contains(&Route::Malta));
    let tile = play.view().atlas.0[4].unwrap();
    assert_eq!(play.refused(0, &format!("sail {tile}")), "amalfi.sail.play");
}

// A.GE.8
#[test]
fn changing_routes_are_public_routes_too() {
    // A character that repeats a public route may repeat a changing one.
    let mut play: Play = Scenario::new(2)
        .invited(0, &[Character::SuleimanTheMagnificent])
        .into();
    play.all(0, &["activate suleiman-the-magnificent"]);
    assert!(play.can(0, "copy cell-ii") && play.can(0, "copy tunis"));
}

// A.GE.10 A.SH.2
#[test]
fn the_box_holds_54_masterpieces_and_75_characters() {
    let edition = deal(2, Way::Blind, 1).view().edition;
    for craft in Craft::ALL {
        assert_eq!(edition.of_craft(*craft).len(), 18);
    }
    let roles: Vec<u8> = Role::ALL
        .iter()
        .map(|&role| edition.of_role(role).len())
        .collect();
    assert_eq!(roles.iter().sum::<u8>(), 75);
    assert_eq!(edition.of_role(Role::Endgame).len(), 15);
    let stacks: Vec<u8> = Guild::ALL
        .iter()
        .map(|&guild| edition.of_guild(guild).len())
        .collect();
    assert_eq!(stacks, [6; 6]);
    assert!(edition.of_guild(Guild::Painters).contains(Character::Raphael));
}

// A.GE.11
#[test]
fn what_counts_for_titles_never_goes_down() {
    for seed in 0..5 {
        let mut play = deal(2, Way::Guild, seed);
        let mut rng = Rng::new(Seed::from(seed), Purpose::Playout);
        let mut before = [[0_u8; 5]; 2];
        while let Some(seat) = play.game.waiting().first() {
            let list = play.list(seat.into());
            let action = rng.pick(&list).unwrap().clone();
            play.act(seat.into(), &action);
            for (number, player) in play.view().players.iter().enumerate() {
                let now = [
                    player.masterpieces.len(),
                    player.tiles.len(),
                    player.invited.len(),
                    player.built,
                    player.lighthouses,
                ];
                assert!(now.iter().zip(before[number]).all(|(now, before)| *now >= before));
                if Seat::new(number as u8) != seat {
                    assert_eq!(now, before[number], "only the own actions raise it");
                }
                before[number] = now;
            }
        }
    }
}

// A.GE.12 A.VO.1
#[test]
fn effects_are_carried_out_from_left_to_right() {
    // Bread first, then the character: the bread pays for it.
    let mut play: Play = Scenario::new(2).tiles(0, &[Tile::Majorca]).bay(0, 1).into();
    play.act(0, "sail majorca");
    assert_eq!(play.bread(0), 4);
    assert_eq!(play.listed(0, "take").len(), 4);
    // The character first, then the ship: the ship is not asked for yet.
    let mut play: Play = Scenario::new(2)
        .tiles(0, &[Tile::Ferrara])
        .bay(0, 2)
        .bread(0, 1)
        .into();
    play.act(0, "sail ferrara");
    assert!(!play.can(0, "send wine"));
}

// A.GE.13
#[test]
fn what_cannot_be_done_is_skipped_and_the_rest_is_done() {
    // Syracuse: no ship is left to send, the bread is gained.
    let mut play: Play = Scenario::new(2).tiles(0, &[Tile::Syracuse]).bay(0, 1).into();
    play.act(0, "sail syracuse");
    assert_eq!(play.bread(0), 3);
    assert_eq!(play.waiting(), [1]);
}

// A.GE.14
#[test]
fn the_text_of_a_character_holds_against_a_rule() {
    // A taken dock bars the route for everybody, but not for who invited Barbarossa.
    let scenario = Scenario::new(2).bay(0, 2).bread(0, 3).dock(1, Route::Naples);
    let plain: Play = scenario.clone().into();
    assert_eq!(plain.refused(0, "sail naples"), "amalfi.sail.dock");
    let play: Play = scenario.invited(0, &[Character::HayreddinBarbarossa]).into();
    assert!(play.can(0, "sail naples"));
}

// A.GE.15 A.FE.1 A.DE.2 A.OP.5
#[test]
fn windows_open_in_round_order_of_this_round() {
    let mut play: Play = Scenario::new(3)
        .first(1)
        .turn(1)
        .bay(0, 2)
        .bay(1, 2)
        .bay(2, 2)
        .into();
    // Seat 0 is the first to pass and gets the compass rose; the order of this round stays.
    play.act(1, "sail tunis");
    play.act(2, "sail messina");
    play.act(2, "skip");
    play.act(0, "pass");
    assert_eq!(play.view().compass, Seat::new(0));
    play.act(1, "pass");
    play.act(2, "pass");
    let mut order = Vec::new();
    while play.view().round == 1 {
        let seat = play.waiting()[0];
        order.push((play.view().phase, seat));
        play.act(seat as u8, "done");
    }
    let (feeding, decree) = (Phase::Feeding, Phase::Decrees);
    // Seat 1 has bread enough, and no window before feeding.
    assert_eq!(order, [(feeding, 0), (decree, 1), (decree, 2), (decree, 0)]);
    assert_eq!(
        play.view().first,
        Seat::new(0),
        "the next round begins with the compass rose"
    );
}

// A.GE.16
#[test]
fn a_refused_action_changes_nothing() {
    let play = deal(2, Way::Blind, 1);
    // `refused` compares the state before and after.
    assert_eq!(play.refused(0, "skip"), "amalfi.turn.asked");
    assert_eq!(play.refused(1, "pass"), "engine.turn.seat");
}

// A.SU.1 A.SU.4 A.SU.12
#[test]
fn decrees_and_titles_are_drawn_at_random() {
    let (mut first_decrees, mut titles_seen) = (Vec::new(), Vec::new());
    for seed in 0..40 {
        let view = deal(2, Way::Blind, seed).view();
        let mut decrees = view.decrees.to_vec();
        decrees.sort_unstable();
        decrees.dedup();
        assert_eq!(decrees.len(), 4);
        first_decrees.push(view.decrees[0]);
        let titles: Vec<Title> = view.titles.iter().map(|title| title.title).collect();
        assert!(titles[0] <= Title::Scholar, "one dark title");
        assert!(titles[1] >= Title::Humanist && titles[2] >= Title::Humanist && titles[1] != titles[2]);
        titles_seen.extend(titles);
    }
    first_decrees.sort_unstable();
    first_decrees.dedup();
    titles_seen.sort_unstable();
    titles_seen.dedup();
    assert_eq!(
        (first_decrees.len(), titles_seen.len()),
        (10, 16),
        "all of them turn up"
    );
    // Only shuffling is chance: the same seed and the same actions give the same game.
    assert_eq!(deal(4, Way::Personal, 9).game, deal(4, Way::Personal, 9).game);
    assert_ne!(deal(4, Way::Personal, 9).game, deal(4, Way::Personal, 10).game);
}

// A.SU.2 A.SU.3 A.SU.5
#[test]
fn the_first_position() {
    let view = deal(3, Way::Blind, 2).view();
    assert_eq!(view.stacks.iter().sum::<usize>(), 31);
    assert!(view.stacks.iter().all(|&stack| stack <= 18));
    assert_eq!((view.atlas.iter().count(), view.workshop.iter().count()), (5, 5));
    assert_eq!(view.workshop_deck, 49);
    for player in &view.players {
        assert_eq!(
            (player.bay, player.shipyard, player.port, player.docked),
            (4, 6, 0, 0)
        );
        assert_eq!(
            (player.vp, player.capacity, player.cubes, player.lighthouses),
            (0, 6, 0, 0)
        );
        assert_eq!(player.holds, [0; 5]);
    }
}

// A.SU.6 A.RU.40
#[test]
fn the_first_player_is_drawn_unless_named() {
    let firsts: Vec<Seat> = (0..30)
        .map(|seed| {
            start(4, with(Way::Blind), seed)
                .unwrap()
                .view(Eye::Spectator)
                .first
        })
        .collect();
    for seat in 0..4 {
        assert!(firsts.contains(&Seat::new(seat)));
    }
    let view = deal(4, Way::Blind, 3).view();
    assert_eq!(
        (view.first, view.compass, view.turn),
        (Seat::new(0), Seat::new(0), Seat::new(0))
    );
}

// A.SU.7 A.SO.1
#[test]
fn bread_by_place_in_turn_order() {
    let options = Options {
        first: Some(Seat::new(2)),
        ..with(Way::Blind)
    };
    let view = start(4, options, 1).unwrap().view(Eye::Spectator);
    let bread: Vec<u8> = view.players.iter().map(|player| player.bread).collect();
    assert_eq!(bread, [5, 6, 3, 4]);
    let solo = deal(1, Way::Blind, 1);
    assert_eq!(solo.bread(0), 3);
    assert_eq!(solo.view().titles.len(), 3);
}

// A.SU.8 A.SU.9
#[test]
fn six_cards_in_hand_and_the_rest_is_the_deck() {
    for way in [
        Way::Guild,
        Way::Blind,
        Way::Personal,
        Way::FullDraft,
        Way::SelectiveDraft,
    ] {
        for seats in 1..=4 {
            if seats == 1 && matches!(way, Way::FullDraft | Way::SelectiveDraft) {
                continue;
            }
            let mut play = deal(seats, way, 6);
            choose_first(&mut play);
            let view = play.view();
            assert!(view.players.iter().all(|player| player.hand == 6), "{way:?}");
            assert_eq!(view.council_deck, [65, 59, 53, 47][usize::from(seats) - 1]);
            assert_eq!(view.council.iter().count(), 4);
        }
    }
}

// A.SU.10
#[test]
fn the_council_is_closed_while_characters_are_chosen() {
    for way in [Way::Guild, Way::Personal, Way::FullDraft, Way::SelectiveDraft] {
        let view = deal(2, way, 6).view();
        assert!(view.council.is_empty() && view.council_deck == 0);
        assert_eq!(
            (
                view.atlas.iter().count(),
                view.workshop.iter().count(),
                view.titles.len()
            ),
            (5, 5, 3)
        );
    }
}

// A.SH.1 A.SH.17 A.LI.16
#[test]
fn drafts_need_company() {
    for way in [Way::FullDraft, Way::SelectiveDraft] {
        assert_eq!(
            start(1, with(way), 1).unwrap_err().message().id,
            "amalfi.setup.draft"
        );
        assert!((2..=4).all(|seats| start(seats, with(way), 1).is_ok()));
    }
    for way in [Way::Guild, Way::Blind, Way::Personal] {
        assert!((1..=4).all(|seats| start(seats, with(way), 1).is_ok()));
    }
}

// A.SH.3 A.SH.4 A.SH.5 A.SH.6
#[test]
fn guild_stacks_are_taken_counter_clockwise_and_whole() {
    let options = Options {
        first: Some(Seat::new(1)),
        ..with(Way::Guild)
    };
    let mut play = Play {
        game: start(3, options, 5).unwrap(),
        log: Vec::new(),
    };
    assert_eq!(play.waiting(), [0]);
    assert_eq!(play.list(0).len(), 6);
    assert_eq!(
        play.refused(0, "skip"),
        "amalfi.turn.asked",
        "it cannot be declined"
    );
    play.act(0, "guild masons");
    assert_eq!(play.waiting(), [2]);
    assert_eq!(play.refused(2, "guild masons"), "amalfi.start.guild");
    play.act(2, "guild scribes");
    play.act(1, "guild bankers");
    let edition = play.view().edition;
    assert_eq!(play.own(0).hand, edition.of_guild(Guild::Masons));
    assert_eq!(play.me(0).guild, Some(Guild::Masons));
    // Everything else is in council and deck.
    let state = serde_json::to_value(&play.game).unwrap();
    let cards = state["council_deck"].as_array().unwrap().len() + 4;
    assert_eq!(cards, 75 - 18);
}

// A.SH.7 A.SH.16
#[test]
fn blind_hands_are_dealt_without_a_choice() {
    let play = deal(4, Way::Blind, 11);
    assert_eq!(play.view().phase, Phase::Actions);
    assert!(
        play.view()
            .players
            .iter()
            .all(|player| player.hand == 6 && player.guild.is_none())
    );
}

// A.SH.8 A.SH.9
#[test]
fn personal_choice_keeps_six_of_ten_in_secret() {
    let mut play = deal(2, Way::Personal, 12);
    let edition = play.view().edition;
    assert_eq!(play.waiting(), [0, 1], "all at the same time");
    let dealt = play.own(0).dealt;
    assert_eq!(dealt.len(), 10);
    assert_eq!(dealt.and(edition.of_role(Role::Endgame)).len(), 2);
    let cards: Vec<Character> = dealt.iter().collect();
    // The last six cards are kept as soon as the fifth is chosen: then nothing is left to choose.
    play.act(0, &format!("keep {}", cards[4]));
    assert_eq!(play.own(0).hand, cards[4..].iter().copied().collect());
    assert_eq!(play.waiting(), [1], "a seat that has six is done");
    assert_eq!(play.refused(0, &format!("keep {}", cards[0])), "engine.turn.seat");
    let others = play.own(1).dealt;
    assert_eq!(
        play.refused(1, &format!("keep {}", cards[0])),
        "amalfi.start.card"
    );
    let last = others.iter().last().unwrap();
    assert_eq!(
        play.refused(1, &format!("keep {last}")),
        "amalfi.start.order",
        "five more must follow"
    );
    // What the other kept is not told.
    let heard: Vec<&Event> = play
        .log
        .iter()
        .filter(|told| told.to.hears(Eye::Seat(Seat::new(1))))
        .map(|told| &told.event)
        .collect();
    assert!(
        heard
            .iter()
            .all(|event| matches!(event, Event::KeptHidden { .. }))
    );
}

// A.SH.10 A.SH.11
#[test]
fn full_draft_passes_packs_to_the_left_when_all_have_chosen() {
    let mut play = deal(3, Way::FullDraft, 13);
    let packs: Vec<_> = (0..3).map(|seat| play.own(seat).choice).collect();
    assert!(packs.iter().all(|pack| pack.len() == 7));
    let picks: Vec<Character> = packs.iter().map(|pack| pack.iter().next().unwrap()).collect();
    play.act(0, &format!("keep {}", picks[0]));
    assert_eq!(play.waiting(), [1, 2]);
    assert_eq!(play.own(0).choice, packs[0], "nothing is passed yet");
    assert_eq!(
        play.refused(0, &format!("keep {}", picks[0])),
        "engine.turn.seat",
        "no second pick"
    );
    play.act(2, &format!("keep {}", picks[2]));
    play.act(1, &format!("keep {}", picks[1]));
    for seat in 0..3 {
        let from = (seat + 2) % 3;
        let mut passed = packs[from];
        passed.remove(picks[from]);
        assert_eq!(play.own(seat as u8).choice, passed, "from the right neighbour");
    }
    choose_first(&mut play);
    assert!((0..3).all(|seat| play.own(seat).hand.len() == 6));
}

// A.SH.12 A.SH.13 A.SH.14 A.SH.15
#[test]
fn selective_draft_keeps_one_of_three_endgame_characters() {
    let mut play = deal(2, Way::SelectiveDraft, 14);
    let edition = play.view().edition;
    let endgame = edition.of_role(Role::Endgame);
    let aside = play.own(0).dealt;
    assert_eq!(aside.len(), 3);
    assert!(
        aside.but(endgame).is_empty(),
        "they may be looked at during the draft"
    );
    assert!(play.own(0).choice.and(endgame).is_empty());
    while play.view().phase == Phase::Drafting {
        let seat = play.waiting()[0] as u8;
        let first = play.list(seat)[0].clone();
        play.act(seat, &first);
    }
    assert_eq!(play.own(0).hand.len(), 5);
    assert_eq!(play.listed(0, "keep").len(), 3);
    choose_first(&mut play);
    assert_eq!(play.own(0).hand.and(endgame).len(), 1);
    // All that was not kept is in council and deck.
    assert_eq!(play.view().council_deck + 4, 75 - 12);
}

// A.IN.1 A.IN.2
#[test]
fn hands_and_decks_are_secret_and_the_rest_is_open() {
    let play = deal(3, Way::Blind, 15);
    let text = serde_json::to_string(&play.view()).unwrap();
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
    let view = play.view();
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
    play.all(0, &["sail palermo"]);
    // Palermo discards the rightmost character first.
    let card = play.view().council.0[3].unwrap();
    play.act(0, &format!("take {card}"));
    assert_eq!(play.me(0).hand, 1);
    assert!(play.told().contains(&"amalfi.log.took"));
    let text = serde_json::to_string(&play.game.view(Eye::Seat(Seat::new(1)))).unwrap();
    assert!(
        !text.contains(&format!("\"{card}\"")),
        "the view shows only the number of cards"
    );
    // Who saw it goes on knowing it: no redeal takes it away.
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

#[test]
fn who_saw_a_pack_knows_what_was_in_it() {
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
fn who_kept_cards_knows_what_went_back_and_not_what_others_kept() {
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
            hand.and(own.dealt).is_empty(),
            "what seat 0 put back is in the deck"
        );
        let endgame = play.view().edition.of_role(Role::Endgame);
        hands.insert(hand.and(endgame).len());
        assert!(hand.and(endgame).len() <= 2);
    }
    assert!(
        hands.len() > 1,
        "the number of end-game characters is not known: {hands:?}, {theirs:?}"
    );
}
