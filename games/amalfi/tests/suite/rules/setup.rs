//! Set-up and starting characters (SU, SH).

use signoria_amalfi::options::Options;
use signoria_engine::{Eye, Seat, Seats, Setup, SetupError, prelude::*};

use crate::scenario::*;

fn start(seats: u8, options: Options, seed: u64) -> Result<Amalfi, SetupError> {
    Setup::new(Seats::new(seats), seed).with_options(options).start()
}

fn with(start: Way) -> Options {
    Options {
        start,
        ..Options::default()
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

// A.SU.1
#[test]
fn four_different_decrees_are_drawn_at_random() {
    let mut first = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let decrees = deal(2, Way::Blind, seed).public().decrees;
        let different: signoria_engine::Set<Decree> = decrees.into_iter().collect();
        assert_eq!(different.len(), 4);
        first.insert(decrees[0]);
    }
    assert_eq!(first.len(), 10, "all of them turn up");
}

// A.SU.4
#[test]
fn one_dark_title_and_two_light_ones_are_drawn_at_random() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let titles = deal(2, Way::Blind, seed).public().titles;
        let titles: Vec<Title> = titles.iter().map(|title| title.title).collect();
        assert!(titles[0] <= Title::Scholar, "one dark title");
        assert!(titles[1] >= Title::Humanist && titles[2] >= Title::Humanist && titles[1] != titles[2]);
        seen.extend(titles);
    }
    assert_eq!(seen.len(), 16, "all of them turn up");
}

// A.SU.12
#[test]
fn only_the_seed_is_chance() {
    assert_eq!(deal(4, Way::Personal, 9).game, deal(4, Way::Personal, 9).game);
    assert_ne!(deal(4, Way::Personal, 9).game, deal(4, Way::Personal, 10).game);
}

// A.SU.3 A.SU.9
#[test]
fn decks_and_hands_are_shuffled() {
    let mut hands = std::collections::BTreeSet::new();
    for seed in 0..8 {
        let play = deal(2, Way::Blind, seed);
        assert!(!is_in_order::<Masterpiece>(&play.game, "workshop_deck"));
        assert!(!is_in_order::<Character>(&play.game, "council_deck"));
        hands.insert(format!("{:?}", play.own(0).hand));
    }
    assert_eq!(hands.len(), 8, "another seed, another hand");
}

// A.SU.2 A.SU.5
#[test]
fn the_first_position() {
    let view = deal(3, Way::Blind, 2).public();
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
    let view = deal(4, Way::Blind, 3).public();
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
    assert_eq!(solo.public().titles.len(), 3);
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
            let view = play.public();
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
        let view = deal(2, way, 6).public();
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

// A.SH.1
#[test]
fn each_way_to_deal_has_its_numbers_of_players() {
    for way in [Way::Guild, Way::Blind, Way::Personal] {
        assert!((1..=4).all(|seats| start(seats, with(way), 1).is_ok()));
    }
    for way in [Way::FullDraft, Way::SelectiveDraft] {
        assert!((2..=4).all(|seats| start(seats, with(way), 1).is_ok()));
    }
}

// A.SH.17 A.LI.16
#[test]
fn drafts_need_company() {
    for way in [Way::FullDraft, Way::SelectiveDraft] {
        let refused = start(1, with(way), 1).unwrap_err();
        assert_eq!(refused.message().id, "amalfi.setup.draft");
    }
}

/// Three players, seat 1 first, before any stack is taken.
fn guilds_of_three() -> Play {
    let options = Options {
        first: Some(Seat::new(1)),
        ..with(Way::Guild)
    };
    Play::new(start(3, options, 5).unwrap())
}

// A.SH.3 A.SH.4
#[test]
fn guild_stacks_are_taken_counter_clockwise_and_whole() {
    let mut play = guilds_of_three();
    assert_eq!((play.waiting(), play.list(0).len()), (vec![0], 6));
    assert_eq!(
        play.refused(0, "skip"),
        "amalfi.turn.asked",
        "it cannot be declined"
    );
    play.act(0, "guild masons");
    assert_eq!(play.waiting(), [2]);
    assert_eq!(play.refused(2, "guild masons"), "amalfi.start.guild");
    play.act(2, "guild scribes");
    assert_eq!(play.waiting(), [1], "the first player last");
    assert_eq!(play.own(0).hand, play.public().edition.of_guild(Guild::Masons));
}

// A.SH.5
#[test]
fn the_guild_token_is_open_and_without_effect() {
    let mut play = guilds_of_three();
    play.does("guild masons; guild scribes; guild bankers");
    assert_eq!(play.me(0).guild, Some(Guild::Masons));
    assert_eq!([play.bread(0), play.bread(1), play.bread(2)], [5, 3, 4]);
}

// A.SH.6
#[test]
fn stacks_that_nobody_took_are_shuffled_into_the_deck() {
    let mut play = guilds_of_three();
    play.does("guild masons; guild scribes; guild bankers");
    assert_eq!(play.public().council_deck + 4, 75 - 18);
    assert!(!is_in_order::<Character>(&play.game, "council_deck"));
}

// A.SH.7 A.SH.16
#[test]
fn blind_hands_are_dealt_without_a_choice() {
    let play = deal(4, Way::Blind, 11);
    assert_eq!(play.public().phase, Phase::Actions);
    assert!(
        play.public()
            .players
            .iter()
            .all(|player| player.hand == 6 && player.guild.is_none())
    );
    assert_eq!(play.public().council_deck + 4, 75 - 24);
    assert!(!is_in_order::<Character>(&play.game, "council_deck"));
}

/// What an eye heard.
fn heard(play: &Play, seat: u8) -> Vec<Event> {
    let told = play.log.iter();
    told.filter(|told| told.to.hears(Eye::Seat(Seat::new(seat))))
        .map(|told| told.event.clone())
        .collect()
}

// A.SH.8
#[test]
fn personal_choice_deals_two_end_game_characters_and_eight_others() {
    let play = deal(2, Way::Personal, 12);
    let edition = play.public().edition;
    assert_eq!(play.waiting(), [0, 1], "all at the same time");
    let dealt = play.own(0).dealt;
    assert_eq!(dealt.len(), 10);
    assert_eq!((dealt & edition.of_role(Role::Endgame)).len(), 2);
}

// A.SH.9 A.RU.48
#[test]
fn personal_choice_keeps_any_six_in_any_order_and_can_be_revised() {
    let mut play = deal(2, Way::Personal, 12);
    let cards: Vec<Character> = play.own(0).dealt.iter().collect();
    for &place in &[9, 0, 5, 3, 8, 1] {
        assert_eq!(play.refused(0, "done"), "amalfi.start.short");
        play.act(0, &format!("keep {}", cards[place]));
    }
    assert_eq!(
        play.refused(0, &format!("keep {}", cards[2])),
        "amalfi.start.full"
    );
    play.act(0, &format!("return {}", cards[5]));
    assert_eq!(
        play.refused(0, &format!("return {}", cards[5])),
        "amalfi.hand.card"
    );
    assert_eq!(
        play.refused(0, &format!("keep {}", cards[9])),
        "amalfi.start.kept"
    );
    play.act(0, &format!("keep {}", cards[2]));
    let kept = [9, 0, 3, 8, 1, 2].map(|place| cards[place]);
    assert_eq!(play.own(0).hand, kept.into_iter().collect());
    play.act(0, "done");
    assert_eq!(play.waiting(), [1]);
    assert_eq!(
        play.refused(0, &format!("return {}", cards[9])),
        "engine.turn.seat"
    );
    assert_eq!(
        play.refused(1, &format!("keep {}", cards[4])),
        "amalfi.start.card"
    );
}

// A.SH.9
#[test]
fn the_others_hear_of_a_personal_choice_only_that_it_is_made() {
    let mut play = deal(2, Way::Personal, 12);
    while play.waiting().contains(&0) {
        assert_eq!((play.me(0).hand, heard(&play, 1)), (0, vec![]));
        let first = play.list(0)[0].clone();
        play.act(0, &first);
    }
    let seat = Seat::new(0);
    assert_eq!(heard(&play, 1), [Event::HandSettled { seat }]);
    assert_eq!(play.me(0).hand, 6);
}

// A.RU.47
#[test]
fn a_personal_choice_is_not_revised_for_ever() {
    let mut play = deal(2, Way::Personal, 12);
    let cards: Vec<Character> = play.own(0).dealt.iter().collect();
    let mut decisions = 0;
    while play.waiting().contains(&0) {
        let list = play.list(0);
        let back = list.iter().find(|action| action.starts_with("return"));
        play.act(0, &back.unwrap_or(&list[0]).clone());
        decisions += 1;
        assert!(decisions <= 210);
    }
    assert!(decisions > 200, "{decisions} {cards:?}");
    choose_first(&mut play);
    assert_eq!(play.me(0).decisions, 0, "the first round begins afresh");
}

// A.RO.11
#[test]
fn the_first_round_is_announced_like_the_others() {
    for way in [
        Way::Guild,
        Way::Blind,
        Way::Personal,
        Way::FullDraft,
        Way::SelectiveDraft,
    ] {
        let mut play = deal(2, way, 3);
        choose_first(&mut play);
        let first = play.public().first.into();
        play.act(first, "pass");
        let round = |told: &&signoria_engine::Told<Event>| matches!(told.event, Event::RoundBegan { .. });
        let said: Vec<Event> = play
            .log
            .iter()
            .filter(round)
            .map(|told| told.event.clone())
            .collect();
        let seat = Seat::new(first);
        assert_eq!(said, [Event::RoundBegan { round: 1, seat }], "{way:?}");
    }
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

// A.SH.12
#[test]
fn three_end_game_characters_are_set_aside_before_the_selective_draft() {
    let play = deal(2, Way::SelectiveDraft, 14);
    let endgame = play.public().edition.of_role(Role::Endgame);
    let own = play.own(0);
    assert_eq!(own.dealt.len(), 3);
    assert!(
        own.dealt.is_subset(endgame),
        "they may be looked at during the draft"
    );
}

/// The selective draft up to the choice of an end-game character.
fn drafted() -> Play {
    let mut play = deal(2, Way::SelectiveDraft, 14);
    play.until(&[], |play| play.public().phase != Phase::Drafting);
    play
}

// A.SH.13
#[test]
fn the_selective_draft_gives_five_other_characters() {
    let play = drafted();
    let endgame = play.public().edition.of_role(Role::Endgame);
    assert_eq!(play.own(0).hand.len(), 5);
    assert!(play.own(0).hand.is_disjoint(endgame));
}

// A.SH.14 A.SH.15
#[test]
fn one_of_the_three_is_kept_and_the_rest_goes_into_the_deck() {
    let mut play = drafted();
    assert_eq!(play.listed(0, "keep").len(), 3);
    choose_first(&mut play);
    let endgame = play.public().edition.of_role(Role::Endgame);
    assert_eq!((play.own(0).hand & endgame).len(), 1);
    assert_eq!(play.public().council_deck + 4, 75 - 12);
}
