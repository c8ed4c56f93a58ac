//! Examples 24 to 46: ships, rounds, titles, the end, the solo challenge.

use signoria_engine::{Seat, prelude::*};

use crate::scenario::*;

// A.EX.24
#[test]
fn a_ex_24_two_ships_cost_ten_eight_or_six_wood() {
    for (round, wood) in [(1, 10), (2, 8), (3, 8), (4, 6)] {
        let ships = |n: u8| Scenario::new(2).round(round).hold(0, Hold::Wood, n);
        // A ship in the hold yields 3 and then 3 more: two give 12.
        let mut play: Play = ships(2).into();
        let port = play.me(0).port;
        play.acts(0, &["build 2", "pay wood"]);
        while play.waiting() == [0] {
            let next = play
                .list(0)
                .into_iter()
                .find(|action| action.starts_with("pay") || action == "choose unturn");
            play.act(0, &next.unwrap());
        }
        let me = play.me(0);
        let lowered = if wood > 9 { 2 } else { 1 };
        assert_eq!(
            me.port - port,
            2 + if wood > 6 { lowered } else { 0 },
            "round {round}"
        );
        assert_eq!((me.built, me.owed), (2, 4));
        let raised = if wood > 9 {
            12
        } else if wood > 6 {
            9
        } else {
            6
        };
        assert_eq!(me.bread, raised - wood);
    }
}

// A.EX.25
#[test]
fn a_ex_25_one_of_the_two_symbols_and_not_both() {
    let mut play: Play = Scenario::new(2)
        .built(0, 1)
        .hold(0, Hold::Wood, 1)
        .turned(0, &[Character::LucaPacioli])
        .into();
    play.acts(0, &["build 1"]);
    assert_eq!(play.list(0), ["choose take", "choose unturn"]);
    play.act(0, "choose unturn");
    play.act(0, "unturn luca-pacioli");
    assert_eq!(play.waiting(), [1]);
}

// A.EX.26
#[test]
fn a_ex_26_bread_is_raised_by_lowering_a_ship() {
    let mut play: Play = Scenario::new(2).hold(0, Hold::Cloth, 1).bay(0, 1).into();
    play.act(0, "lower cloth");
    assert_eq!((play.bread(0), play.me(0).bay), (3, 2));
    play.acts(0, &["sail naples", "send wine"]);
    let me = play.me(0);
    assert_eq!((me.bread, me.docked, me.holds[Hold::Wine as usize]), (1, 1, 1));
}

// A.EX.27
#[test]
fn a_ex_27_no_ship_is_lowered_in_the_middle_of_a_gain() {
    let mut play: Play = Scenario::new(2).tiles(0, &[Tile::Trebizond]).bay(0, 3).into();
    play.acts(0, &["sail trebizond", "send gems"]);
    assert_eq!(play.refused(0, "lower gems"), "amalfi.optional.gain");
    play.act(0, "send gems");
    assert_eq!((play.hold(0, Hold::Gems), play.me(0).bay), (2, 0));

    let mut first: Play = Scenario::new(2)
        .tiles(0, &[Tile::Trebizond])
        .bay(0, 3)
        .hold(0, Hold::Wine, 1)
        .lights(0, &[Route::Trebizond])
        .into();
    first.acts(
        0,
        &[
            "sail trebizond",
            "lower wine",
            "send gems",
            "send gems",
            "send gems",
        ],
    );
    assert_eq!((first.hold(0, Hold::Gems), first.bread(0)), (3, 3));
    // The lighthouse is a decision after the gain.
    assert!(first.can(0, "lower gems"));
}

// A.EX.28
#[test]
fn a_ex_28_feeding_by_built_ships() {
    for (built, owed) in [(0, 2), (1, 3), (3, 5), (6, 8)] {
        let play: Play = Scenario::new(2).built(0, built).into();
        assert_eq!(play.me(0).owed, owed);
    }
}

// A.EX.29
#[test]
fn a_ex_29_missing_bread_costs_three_points_each() {
    let play: Play = Scenario::new(2)
        .built(0, 2)
        .bread(0, 1)
        .points(0, 5)
        .decree(1, Decree::Trade)
        .feeding()
        .into();
    assert_eq!((play.bread(0), play.vp(0)), (0, -4));
}

// A.EX.30
#[test]
fn a_ex_30_universalism_in_round_one() {
    let mut play: Play = Scenario::new(2)
        .decree(1, Decree::Universalism)
        .masterpieces(0, &[Masterpiece::MonaLisa])
        .tiles(0, &[Tile::Zara])
        .invited(0, &[Character::PiriReis, Character::Raphael])
        .bread(0, 2)
        .bread(1, 2)
        .feeding()
        .into();
    play.finish_round();
    assert_eq!(play.vp(0), 11);
}

// A.EX.31
#[test]
fn a_ex_31_the_rightmost_tile_covers_cell_two() {
    let mut play: Play = Scenario::new(2)
        .atlas(4, Tile::Rome)
        .bread(0, 2)
        .bread(1, 2)
        .into();
    play.finish_round();
    let covers = [Route::CellIi, Route::CellIii, Route::CellIv].map(|cell| play.route(cell).cover);
    assert_eq!(covers, [Some(Tile::Rome), None, None]);
}

const PAINTINGS: [Masterpiece; 7] = [
    Masterpiece::MonaLisa,
    Masterpiece::GinevraDeBenci,
    Masterpiece::Annunciation,
    Masterpiece::TheTempest,
    Masterpiece::HolyTrinity,
    Masterpiece::Primavera,
    Masterpiece::DoniTondo,
];

// A.EX.32
#[test]
fn a_ex_32_raphael_scores_at_most_24() {
    let mut play: Play = Scenario::new(2)
        .round(4)
        .decree(4, Decree::Trade)
        .invited(0, &[Character::Raphael])
        .masterpieces(0, &PAINTINGS)
        .bread(0, 2)
        .bread(1, 2)
        .feeding()
        .into();
    play.finish_round();
    assert!(play.is_over());
    assert_eq!(play.vp(0), 24);
}

// A.EX.33
#[test]
fn a_ex_33_creator_needs_two_and_two() {
    let titles = [Title::Admiral, Title::Creator, Title::Fanatic];
    let buy = |books: &[Masterpiece]| {
        let mut play: Play = Scenario::new(2)
            .titles(titles)
            .masterpieces(0, books)
            .workshop(3, Masterpiece::GinevraDeBenci)
            .hold(0, Hold::Gems, 2)
            .into();
        play.acts(0, &["buy ginevra-de-benci", "pay gems"]);
        play.me(0).cubes
    };
    use Masterpiece::{Canzoniere, Decameron, MonaLisa, Morgante};
    assert_eq!(buy(&[Canzoniere, Decameron, MonaLisa]), 1);
    assert_eq!(buy(&[Canzoniere, Decameron, Morgante]), 0);
}

const SIX: [Character; 6] = [
    Character::PiriReis,
    Character::Michelozzo,
    Character::LucaPacioli,
    Character::FraMauro,
    Character::Raphael,
    Character::AndreaDoria,
];
const OTHERS: [Character; 5] = [
    Character::AgostinoChigi,
    Character::LucaDellaRobbia,
    Character::FlavioBiondo,
    Character::Michelangelo,
    Character::JuanSebastianElcano,
];

// A.EX.34
#[test]
fn a_ex_34_the_second_courtier_gets_less_and_a_seventh_guest_nothing() {
    let mut play: Play = Scenario::new(2)
        .titles([Title::Admiral, Title::Courtier, Title::Fanatic])
        .invited(0, &SIX[..5])
        .invited(1, &OTHERS)
        .hand(0, &[Character::AndreaDoria, Character::JakobFugger])
        .hand(1, &[Character::CaterinaSforza])
        .hold(0, Hold::Cloth, 2)
        .hold(0, Hold::Wood, 3)
        .hold(1, Hold::Wood, 2)
        .into();
    play.acts(0, &["invite andrea-doria", "pay cloth", "pay cloth"]);
    assert_eq!(play.vp(0), 12);
    play.acts(1, &["invite caterina-sforza", "pay wood"]);
    assert_eq!(play.vp(1), 9);
    play.acts(0, &["invite jakob-fugger", "pay wood", "pay wood", "pay wood"]);
    assert_eq!((play.vp(0), play.me(0).cubes), (12, 1));
}

// A.EX.35
#[test]
fn a_ex_35_packs_shrink_as_they_go_round() {
    let mut full = deal(3, Way::FullDraft, 5);
    for size in [7, 6, 5, 4, 3, 2] {
        for seat in 0..3 {
            assert_eq!(full.own(seat).choice.len(), size);
        }
        for seat in 0..3 {
            let first = full.list(seat)[0].clone();
            full.act(seat, &first);
        }
    }
    assert!((0..3).all(|seat| full.me(seat).hand == 6));
    let mut selective = deal(3, Way::SelectiveDraft, 5);
    for size in [6, 5, 4, 3, 2, 3] {
        for seat in 0..3 {
            assert_eq!(selective.list(seat).len(), size);
        }
        for seat in 0..3 {
            let first = selective.list(seat)[0].clone();
            selective.act(seat, &first);
        }
    }
    assert!((0..3).all(|seat| selective.me(seat).hand == 6));
}

// A.EX.36
#[test]
fn a_ex_36_titles_needed_to_go_on() {
    let end = |opponent, round, cubes: usize| {
        let mut scenario = Scenario::solo(opponent)
            .round(round)
            .bread(0, 2)
            .hand(0, &[Character::Raphael])
            .decree(round.into(), Decree::Trade);
        for title in 0..cubes {
            scenario = scenario.cube(0, title);
        }
        let mut play: Play = scenario.feeding().into();
        play.finish_round();
        play.game
    };
    assert!(end(Opponent::Genoa, 2, 0).waiting().is_empty());
    assert!(!end(Opponent::Naples, 2, 0).waiting().is_empty());
    let lost = end(Opponent::Naples, 4, 1);
    assert_eq!(lost.standings().solo_win, Some(false));
    assert_eq!(lost.standings().verdict.unwrap().id, "amalfi.verdict.lost");
    assert_eq!(end(Opponent::Naples, 4, 2).standings().solo_win, Some(true));
}

// A.EX.37
#[test]
fn a_ex_37_the_ranks_of_the_solo_challenge() {
    let rank = |points| {
        let mut play: Play = Scenario::solo(Opponent::Naples)
            .round(4)
            .bread(0, 2)
            .decree(4, Decree::Trade)
            .cube(0, 0)
            .cube(0, 1)
            .points(0, points)
            .feeding()
            .into();
        play.finish_round();
        play.game.standings().verdict.unwrap().id.into_owned()
    };
    let ranks = [125, 126, 175, 176, 225, 226].map(rank);
    let [novice, ruler, patron, pride] =
        ["novice", "promising-ruler", "patron", "pride"].map(|rank| format!("amalfi.verdict.{rank}"));
    assert_eq!(
        ranks,
        [novice, ruler.clone(), ruler, patron.clone(), patron, pride]
    );
}

// A.EX.38
#[test]
fn a_ex_38_ties_are_broken_by_cubes() {
    let ranks = |second: bool| {
        let mut scenario = Scenario::new(2)
            .round(4)
            .decree(4, Decree::Trade)
            .bread(0, 2)
            .bread(1, 2)
            .points(0, 150)
            .points(1, 150)
            .cube(0, 0)
            .cube(0, 1)
            .cube(1, 0);
        if second {
            scenario = scenario.cube(1, 1);
        }
        let mut play: Play = scenario.feeding().into();
        play.finish_round();
        let standings = play.game.standings();
        [0, 1].map(|seat| standings.of(Seat::new(seat)).unwrap().rank)
    };
    assert_eq!(ranks(false), [1, 2]);
    assert_eq!(ranks(true), [1, 1]);
}

// A.EX.39
#[test]
fn a_ex_39_blessing() {
    use Masterpiece as M;
    let books = [M::Canzoniere, M::Decameron, M::Morgante, M::Arcadia];
    let monuments = [M::PonteVecchio, M::Tempietto];
    for ([b, p, m], points) in [([2, 2, 1], 13), ([3, 1, 0], 3), ([2, 2, 2], 20), ([4, 0, 0], 0)] {
        let mut play: Play = Scenario::new(2)
            .decree(1, Decree::Blessing)
            .masterpieces(0, &books[..b])
            .masterpieces(0, &PAINTINGS[..p])
            .masterpieces(0, &monuments[..m])
            .bread(0, 2)
            .bread(1, 2)
            .feeding()
            .into();
        play.finish_round();
        assert_eq!(play.vp(0), points, "{b} {p} {m}");
    }
}

// A.EX.40
#[test]
fn a_ex_40_the_council_decree_counts_types() {
    let mut play: Play = Scenario::new(2)
        .decree(1, Decree::Council)
        .invited(
            0,
            &[
                Character::PiriReis,
                Character::FraMauro,
                Character::JakobFugger,
                Character::Raphael,
            ],
        )
        .bread(0, 2)
        .bread(1, 2)
        .feeding()
        .into();
    play.finish_round();
    assert_eq!(play.vp(0), 18);
}

// A.EX.41
#[test]
fn a_ex_41_a_price_above_the_capacity_cannot_be_paid() {
    let play: Play = Scenario::new(2)
        .hand(0, &[Character::BartolomeuDias])
        .bread(0, 6)
        .bay(0, 4)
        .into();
    assert_eq!(play.refused(0, "invite bartolomeu-dias"), "amalfi.pay.bread");
    let mut lowered = play;
    lowered.acts(0, &["supply", "supply", "supply"]);
    assert_eq!(lowered.bread(0), 6);
    assert_eq!(lowered.refused(0, "invite bartolomeu-dias"), "amalfi.pay.bread");
}

// A.EX.42
#[test]
fn a_ex_42_ships_lowered_at_the_end_of_a_round_come_back() {
    let mut play: Play = Scenario::new(2)
        .bay(0, 2)
        .bread(0, 1)
        .bread(1, 6)
        .feeding()
        .into();
    play.act(0, "supply");
    assert_eq!(play.bread(0), 2, "4 after lowering, 2 paid");
    play.act(0, "supply");
    assert_eq!(play.bread(0), 5);
    play.finish_round();
    assert_eq!((play.me(0).bay, play.me(0).port), (4, 0));
}

// A.EX.43
#[test]
fn a_ex_43_an_atlas_without_stacks() {
    let mut play: Play = Scenario::new(2)
        .last_tiles(&[Tile::Tripoli, Tile::Acre])
        .hold(0, Hold::Spices, 1)
        .hold(1, Hold::Spices, 1)
        .into();
    assert_eq!(
        play.public().atlas.0,
        [None, None, None, Some(Tile::Tripoli), Some(Tile::Acre)]
    );
    play.act(0, "explore acre");
    assert_eq!(play.bread(0), 1);
    assert_eq!(
        play.public().atlas.0,
        [None, None, None, None, Some(Tile::Tripoli)]
    );
    play.act(1, "explore tripoli");
    assert_eq!(play.bread(1), 1);
}

// A.EX.44
#[test]
fn a_ex_44_the_opponent_follows_the_rightmost_masterpiece() {
    let sail = |opponent, taken: bool| {
        let mut scenario = Scenario::solo(opponent)
            .bay(0, 1)
            .bread(0, 1)
            .hand(0, &[Character::Raphael])
            .workshop(4, Masterpiece::GiottosCampanile);
        if taken {
            scenario = scenario.dock(0, Route::Florence);
        }
        let mut play: Play = scenario.into();
        play.act(0, "sail alexandria");
        if play.can(0, "skip") {
            play.act(0, "skip");
        }
        play.public()
            .rival
            .unwrap()
            .pieces
            .docks
            .iter()
            .collect::<Vec<_>>()
    };
    assert_eq!(sail(Opponent::Naples, false), [Route::Naples, Route::Florence]);
    assert_eq!(sail(Opponent::Naples, true), [Route::Naples]);
    assert_eq!(
        sail(Opponent::Genoa, false),
        [Route::Naples, Route::Florence, Route::Messina]
    );
}

// A.EX.45
#[test]
fn a_ex_45_card_then_title_then_bonus() {
    let mut play: Play = Scenario::new(2)
        .titles([Title::Admiral, Title::Explorer, Title::Collector])
        .masterpieces(0, &PAINTINGS[..5])
        .workshop(3, Masterpiece::Morgante)
        .hold(0, Hold::Wine, 1)
        .bay(0, 1)
        .into();
    play.acts(0, &["buy morgante", "pay wine"]);
    assert_eq!(play.vp(0), 5 + 12);
    let told = play.ids();
    let place = |id| told.iter().position(|&told| told == id).unwrap();
    assert!(place("amalfi.log.bought") < place("amalfi.log.title"));
    let last_bread = told
        .iter()
        .rposition(|&told| told == "amalfi.log.bread-gained")
        .unwrap();
    assert!(place("amalfi.log.title") < last_bread, "the bonus is 1 bread");
}

// A.EX.46
#[test]
fn a_ex_46_lowering_into_an_almost_full_barn_is_legal() {
    let mut play: Play = Scenario::new(2)
        .bay(0, 1)
        .bread(0, 5)
        .hand(0, &[Character::Raphael])
        .into();
    play.act(0, "supply");
    assert_eq!(play.bread(0), 6);
    assert!(play.ids().contains(&"amalfi.log.bread-lost"));
}
