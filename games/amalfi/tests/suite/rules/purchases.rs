//! Buying, exploring, inviting, activating, building ships (BU, XP, IV, AC, BS).

use signoria_amalfi::edition::Fee;
use signoria_amalfi::effect::Effect;
use signoria_amalfi::step::Thing;
use signoria_engine::Seat;

use crate::scenario::*;

// A.BU.1 A.BU.2
#[test]
fn the_view_says_what_each_purchase_costs_and_what_its_place_gives() {
    let play: Play = Scenario::new(2)
        .bay(0, 4)
        .bread(0, 3)
        .workshop(4, Masterpiece::ThePrince)
        .into();
    let offers = play.own(0).purchases;
    let listed = ["buy", "explore", "invite", "build"].map(|verb| play.listed(0, verb).len());
    assert_eq!(offers.len(), listed.iter().sum::<usize>());
    let prince = offers
        .iter()
        .find(|offer| offer.thing == Thing::Masterpiece(Masterpiece::ThePrince));
    let prince = prince.expect("four ships are enough");
    let me = play.me(0);
    assert_eq!((prince.gift, prince.bread, prince.owed), (1, 0, me.owed));
    let ship = offers
        .iter()
        .find(|offer| offer.thing == Thing::Ships(1))
        .expect("so are they");
    assert_eq!((ship.cost, ship.owed), (me.ship_price.into(), me.owed + 1));
    assert_eq!(
        me.fleet,
        me.bay + me.port + me.docked + me.holds.iter().sum::<u8>()
    );
    assert!(play.own(1).purchases.is_empty());
}

// A.BU.1 A.BU.3
#[test]
fn a_masterpiece_is_paid_laid_and_replaced() {
    let mut play: Play = Scenario::new(2)
        .titles([Title::Admiral, Title::Patron, Title::Navigator])
        .masterpieces(0, &[Masterpiece::Morgante, Masterpiece::Decameron])
        .invited(0, &[Character::LucaPacioli, Character::PoggioBracciolini])
        .turned(0, &[Character::LorenzoValla])
        .hold(0, Hold::Wine, 2)
        .workshop(4, Masterpiece::OrationOnTheDignityOfMan)
        .into();
    play.acts(0, &["buy oration-on-the-dignity-of-man", "pay wine"]);
    // 5 for the card, 12 for Patron, 2 for Bracciolini; then the bonus asks.
    assert_eq!(play.vp(0), 5 + 12 + 2);
    assert_eq!(play.bread(0), 1 + 1, "surplus, and the rightmost cell");
    assert!(play.can(0, "unturn lorenzo-valla"));
    let told = play.ids();
    let place = |id: &str| {
        told.iter()
            .position(|told| *told == format!("amalfi.log.{id}"))
            .unwrap()
    };
    assert!(place("bought") < place("workshop-card"));
    assert!(place("workshop-card") < place("title"));
    assert!(place("title") < place("points"));
    assert_eq!(play.public().workshop.iter().count(), 5);
}

// A.BU.4
#[test]
fn a_bonus_that_cannot_be_carried_out_is_lost() {
    let mut play: Play = Scenario::new(2)
        .hold(0, Hold::Wine, 2)
        .workshop(3, Masterpiece::OrationOnTheDignityOfMan)
        .into();
    play.acts(0, &["buy oration-on-the-dignity-of-man", "pay wine"]);
    assert_eq!(play.waiting(), [1], "no character is turned");
}

// A.BU.5 A.RU.12
#[test]
fn the_bonuses_of_masterpieces() {
    let edition = deal(2, Way::Blind, 1).public().edition;
    let mut kinds = std::collections::BTreeMap::<Craft, Vec<String>>::new();
    for &card in Masterpiece::ALL {
        let figures = edition.masterpiece(card);
        let steps = edition.effects(figures.bonus);
        assert_eq!(steps.len(), 1, "{card}");
        let kind = match steps[0] {
            Effect::Bread(1 | 2) => "bread",
            Effect::Take { n: 1, waive: false } => "take",
            Effect::Lighthouse(1) => "lighthouse",
            Effect::Send { n: 1, .. } => "send",
            Effect::Untap(1) => "untap",
            other => panic!("{card}: {other:?}"),
        };
        kinds.entry(figures.craft).or_default().push(kind.to_owned());
    }
    for bonuses in kinds.values_mut() {
        bonuses.sort_unstable();
        bonuses.dedup();
        assert_eq!(bonuses.len(), 5, "each bonus occurs in each type");
    }
    // Two of them at work: a ship to a shown hold, bread.
    let mut send: Play = Scenario::new(2)
        .hold(0, Hold::Wine, 3)
        .workshop(3, Masterpiece::Utopia)
        .into();
    send.acts(0, &["buy utopia", "pay wine", "pay wine"]);
    send.act(0, "send wine");
    assert_eq!(send.hold(0, Hold::Wine), 1);
    let mut bread: Play = Scenario::new(2)
        .hold(0, Hold::Wine, 3)
        .workshop(3, Masterpiece::InPraiseOfFolly)
        .into();
    bread.acts(0, &["buy in-praise-of-folly", "pay wine", "pay wine"]);
    assert_eq!(bread.bread(0), 4, "9 for 7, and 2");
}

// A.BU.6 A.RU.11
#[test]
fn ranges_and_resources_of_masterpieces() {
    let edition = deal(2, Way::Blind, 1).public().edition;
    for &card in Masterpiece::ALL {
        let figures = edition.masterpiece(card);
        let (main, costs, points) = match figures.craft {
            Craft::Book => (Hold::Wine, 4..=8, 4..=10),
            Craft::Painting => (Hold::Gems, 5..=9, 5..=11),
            Craft::Monument => (Hold::Cloth, 6..=10, 6..=13),
        };
        assert!(
            costs.contains(&figures.cost.n) && points.contains(&figures.vp),
            "{card}"
        );
        assert_eq!(figures.cost.shown[0], Some(main), "{card}");
    }
    // Wine does not pay for a painting.
    let play: Play = Scenario::new(2)
        .hold(0, Hold::Wine, 1)
        .workshop(3, Masterpiece::GinevraDeBenci)
        .into();
    assert_eq!(play.refused(0, "buy ginevra-de-benci"), "amalfi.pay.cost");
}

/// Whether Lisbon, for 5 spices or wine, can be explored with that many ships in that hold.
fn can_explore_lisbon(hold: Hold, ships: u8) -> bool {
    let scenario = Scenario::new(2).hold(0, hold, ships).atlas(3, Tile::Lisbon);
    Play::from(scenario).can(0, "explore lisbon")
}

// A.XP.1 A.XP.2
#[test]
fn a_tile_is_paid_with_spices_or_its_second_resource() {
    // A ship in a hold can also go on to the port for 3.
    assert!(can_explore_lisbon(Hold::Spices, 1) && can_explore_lisbon(Hold::Wine, 1));
    assert!(!can_explore_lisbon(Hold::Cloth, 1));
}

// A.RU.13
#[test]
fn spices_pay_for_every_tile() {
    let edition = deal(2, Way::Blind, 1).public().edition;
    assert!(
        Tile::ALL
            .iter()
            .all(|&tile| edition.tile(tile).cost.of.contains(Hold::Spices))
    );
}

// A.XP.3
#[test]
fn a_tile_is_paid_laid_and_replaced() {
    let mut play: Play = Scenario::new(2)
        .titles([Title::Admiral, Title::Explorer, Title::Navigator])
        .tiles(0, &[Tile::Zara])
        .lighthouses(0, 2)
        .invited(0, &[Character::Raphael, Character::FraMauro])
        .hold(0, Hold::Spices, 2)
        .atlas(4, Tile::Avignon)
        .into();
    let stacks: usize = play.public().stacks.iter().sum();
    play.act(0, "explore avignon");
    assert_eq!(play.vp(0), 4 + 12);
    assert_eq!(
        play.bread(0),
        1,
        "Fra Mauro saves 2 of 4, one ship pays; one bread from the cell"
    );
    assert_eq!(play.public().stacks.iter().sum::<usize>(), stacks - 1);
    assert_eq!(play.public().atlas.iter().count(), 5);
}

// A.XP.4
#[test]
fn an_explored_route_is_sailed_from_the_next_turn_on_once_a_round() {
    let mut play: Play = Scenario::new(2).bay(0, 5).atlas(3, Tile::Capua).into();
    play.act(0, "explore capua");
    assert_eq!(
        (play.bread(0), play.waiting()),
        (2, vec![1]),
        "only the change of 6 for 4, no bonus"
    );
    play.act(1, "pass");
    play.acts(0, &["sail capua", "skip"]);
    assert_eq!(play.refused(0, "sail capua"), "amalfi.sail.dock");
}

// A.IV.1 A.IV.3
#[test]
fn a_character_of_the_hand_is_invited_for_its_cost() {
    let mut play: Play = Scenario::new(2)
        .hand(0, &[Character::AgostinoChigi])
        .bread(0, 6)
        .bay(0, 1)
        .into();
    play.act(0, "invite agostino-chigi");
    let me = play.me(0);
    assert_eq!((me.bread, me.hand, me.bay), (0, 0, 1), "bread alone pays it");
    assert!(me.invited.contains(Character::AgostinoChigi));
}

// A.IV.2 A.RU.14
#[test]
fn each_type_is_paid_in_its_own_kind() {
    let edition = deal(2, Way::Blind, 1).public().edition;
    for &card in Character::ALL {
        let figures = edition.character(card);
        let kinds: Vec<Hold> = match &figures.fee {
            Fee::Bread(_) => Vec::new(),
            Fee::Resources(cost) => cost.of.iter().collect(),
        };
        let wanted: &[Hold] = match figures.role {
            Role::Instant => &[],
            Role::Permanent => &[Hold::Wood],
            Role::Activation => &[Hold::Wine, Hold::Gems],
            Role::Endgame => &[Hold::Cloth],
        };
        assert_eq!(kinds, wanted, "{card}");
    }
    let mut mixed: Play = Scenario::new(2)
        .hand(0, &[Character::AndreaMantegna])
        .hold(0, Hold::Wine, 1)
        .hold(0, Hold::Gems, 1)
        .into();
    mixed.acts(0, &["invite andrea-mantegna", "pay wine", "pay gems"]);
    assert!(
        mixed.me(0).invited.contains(Character::AndreaMantegna),
        "wine and gems in a mix"
    );
}

// A.IV.4
#[test]
fn card_title_trigger_effect() {
    let mut play: Play = Scenario::new(2)
        .titles([Title::Admiral, Title::Humanist, Title::Explorer])
        .invited(
            0,
            &[
                Character::GiovanniDiBicciDeMedici,
                Character::LucaPacioli,
                Character::Raphael,
            ],
        )
        .hand(0, &[Character::AgostinoChigi])
        .bread(0, 6)
        .bay(0, 1)
        .into();
    play.act(0, "invite agostino-chigi");
    let points: Vec<i16> = play
        .log
        .iter()
        .filter_map(|told| match told.event {
            Event::TitleGained { vp, .. } => Some(vp.into()),
            Event::Points { n, .. } => Some(n),
            _ => None,
        })
        .collect();
    assert_eq!(points, [12, 1, 6], "the title, the trigger, the effect");
}

// A.IV.5
#[test]
fn an_instant_effect_happens_once_and_impossible_parts_are_lost() {
    let mut play: Play = Scenario::new(2)
        .hand(0, &[Character::AntonioPigafetta])
        .bread(0, 6)
        .bay(0, 1)
        .into();
    play.act(0, "invite antonio-pigafetta");
    assert_eq!(play.waiting(), [1], "no ship to recall");
    play.act(1, "pass");
    assert_eq!(
        play.refused(0, "activate antonio-pigafetta"),
        "amalfi.activate.type"
    );
}

// A.IV.6
#[test]
fn a_permanent_character_works_for_its_owner_and_not_on_itself() {
    let mut play: Play = Scenario::new(2)
        .hand(
            0,
            &[Character::GiovanniDiBicciDeMedici, Character::CaterinaSforza],
        )
        .hand(1, &[Character::FraMauro])
        .hold(0, Hold::Wood, 3)
        .hold(1, Hold::Wood, 2)
        .into();
    play.acts(0, &["invite giovanni-di-bicci-de-medici"]);
    assert_eq!(play.vp(0), 0, "not its own invitation");
    play.act(1, "invite fra-mauro");
    while play.waiting() == [1] {
        let pay = play.listed(1, "pay")[0].clone();
        play.act(1, &pay);
    }
    assert_eq!(play.vp(0), 0, "not somebody else's");
    play.acts(0, &["invite caterina-sforza", "pay wood", "pay wood"]);
    assert_eq!(play.vp(0), 1);
}

// A.IV.7
#[test]
fn an_invited_activation_character_is_ready_in_the_next_own_turn() {
    let mut play: Play = Scenario::new(2)
        .hand(0, &[Character::LucaPacioli])
        .hold(0, Hold::Gems, 2)
        .into();
    play.acts(0, &["invite luca-pacioli", "pay gems"]);
    assert!(play.me(0).turned.is_empty());
    assert_eq!(play.bread(0), 2, "6 for 4; the effect does not happen");
    play.act(1, "pass");
    play.act(0, "activate luca-pacioli");
    assert_eq!(play.bread(0), 5);
}

// A.IV.8
#[test]
fn an_endgame_character_scores_at_the_end_only() {
    let mut play: Play = Scenario::new(2)
        .round(4)
        .decree(4, Decree::Trade)
        .hand(0, &[Character::AndreaDoria])
        .built(0, 3)
        .hold(0, Hold::Cloth, 1)
        .bread(0, 6)
        .bread(1, 2)
        .into();
    play.act(0, "invite andrea-doria");
    assert_eq!(play.vp(0), 0);
    play.finish_round();
    assert_eq!(play.vp(0), 6);
}

// A.AC.1 A.AC.3
#[test]
fn an_activated_character_is_turned_and_must_be_unturned() {
    let mut play: Play = Scenario::new(2)
        .invited(0, &[Character::LucaPacioli])
        .bay(0, 2)
        .lighthouses(0, 1)
        .into();
    play.act(0, "activate luca-pacioli");
    assert_eq!((play.bread(0), play.me(0).turned.len()), (3, 1));
    play.act(1, "pass");
    assert_eq!(play.refused(0, "activate luca-pacioli"), "amalfi.activate.turned");
    // An unturn effect makes it ready again in the same round.
    play.acts(0, &["sail messina", "lighthouse tunis", "unturn luca-pacioli"]);
    play.act(0, "activate luca-pacioli");
    assert_eq!(play.bread(0), 8);
    // And the new round.
    play.finish_round();
    assert!(play.me(0).turned.is_empty());
}

// A.AC.2
#[test]
fn an_unturn_inside_a_characters_own_effect_comes_too_early() {
    // Ghiberti builds a lighthouse, which lies on the unturn symbol: he himself is not turned yet.
    let mut play: Play = Scenario::new(2)
        .invited(0, &[Character::LorenzoGhiberti])
        .lighthouses(0, 1)
        .bread(0, 1)
        .into();
    play.acts(0, &["activate lorenzo-ghiberti", "lighthouse tunis"]);
    assert_eq!(play.me(0).turned.len(), 1);
    assert_eq!(play.waiting(), [1]);
}

// A.AC.4 A.LI.13
#[test]
fn an_unaffordable_effect_cannot_be_activated() {
    let scenario = Scenario::new(2)
        .invited(0, &[Character::GiuliaGonzaga, Character::LorenzoValla])
        .bay(0, 1);
    let poor: Play = scenario.clone().bread(0, 1).into();
    assert_eq!(poor.refused(0, "activate giulia-gonzaga"), "amalfi.pay.bread");
    assert_eq!(poor.refused(0, "activate lorenzo-valla"), "amalfi.activate.hand");
    let mut rich: Play = scenario.bread(0, 2).hand(0, &[Character::Raphael]).into();
    assert!(rich.can(0, "activate lorenzo-valla"));
    rich.act(0, "activate giulia-gonzaga");
    assert_eq!((rich.bread(0), rich.vp(0)), (0, 4));
}

// A.AC.5 A.RU.15
#[test]
fn a_character_may_be_activated_for_nothing() {
    let mut play: Play = Scenario::new(2).invited(0, &[Character::AndreaMantegna]).into();
    play.act(0, "activate andrea-mantegna");
    assert_eq!((play.me(0).turned.len(), play.waiting()), (1, vec![1]));
}

// A.AC.6 A.LI.14
#[test]
fn unturn_concerns_own_turned_characters() {
    let mut play: Play = Scenario::new(2)
        .turned(0, &[Character::LucaPacioli])
        .turned(1, &[Character::AndreaMantegna])
        .invited(0, &[Character::LorenzoValla])
        .lighthouses(0, 1)
        .bay(0, 1)
        .into();
    play.acts(0, &["sail messina", "lighthouse tunis"]);
    assert_eq!(play.listed(0, "unturn"), ["unturn luca-pacioli"]);
    assert_eq!(play.refused(0, "unturn andrea-mantegna"), "amalfi.unturn.turned");
    assert_eq!(play.refused(0, "unturn lorenzo-valla"), "amalfi.unturn.turned");
}

// A.BS.1 A.RU.16
#[test]
fn ships_are_built_of_wood() {
    for (round, cost) in [(1, 5), (2, 4), (3, 4), (4, 3)] {
        let mut play: Play = Scenario::new(2)
            .round(round)
            .bay(0, 2)
            .hand(0, &[Character::Raphael])
            .into();
        play.act(0, "build 1");
        let raised = if cost > 3 { 6 } else { 3 };
        assert_eq!(play.bread(0), raised - cost, "round {round}");
    }
    let cloth: Play = Scenario::new(2).hold(0, Hold::Cloth, 1).into();
    assert_eq!(
        cloth.refused(0, "build 1"),
        "amalfi.pay.cost",
        "cloth is no wood: 3 of the bay are too few"
    );
}

// A.BS.2 A.LI.15
#[test]
fn one_up_to_all_ships_with_one_payment() {
    let mut play: Play = Scenario::new(2).built(0, 4).hold(0, Hold::Wood, 5).into();
    assert_eq!(play.listed(0, "build"), ["build 1", "build 2"]);
    assert_eq!(play.refused(0, "build 3"), "amalfi.build.shipyard");
    assert!("build 0".parse::<Action>().is_err());
    play.acts(0, &["build 2", "pay wood", "pay wood", "pay wood"]);
    assert_eq!(play.me(0).built, 5, "the first of the two: its symbol asks");
    play.acts(0, &["choose take", "skip", "skip"]);
    assert_eq!(
        (play.me(0).built, play.me(0).bay, play.bread(0)),
        (6, 4, 2),
        "12 for 10"
    );
}

// A.BS.3 A.BS.4
#[test]
fn each_ship_with_title_trigger_and_symbol() {
    let mut play: Play = Scenario::new(2)
        .titles([Title::Admiral, Title::Explorer, Title::Navigator])
        .tiles(0, &[Tile::Rome, Tile::Zara, Tile::Malta])
        .invited(0, &[Character::VettorFausto])
        .built(0, 2)
        .hold(0, Hold::Wood, 4)
        .bay(0, 1)
        .into();
    let port = play.me(0).port;
    play.act(0, "build 2");
    while play.listed(0, "lighthouse").is_empty() {
        let pay = play.listed(0, "pay")[0].clone();
        play.act(0, &pay);
    }
    // Third ship: Navigator (fleet 7) and 1 point. Fourth ship: 1 point, and its symbol is a lighthouse.
    assert_eq!(play.vp(0), 12 + 1 + 1);
    assert_eq!(play.me(0).port, port + 2);
    let edition = play.public().edition;
    let choices = edition
        .shipyard_spaces
        .iter()
        .filter(|&&list| matches!(edition.effect(list, 0), Some(Effect::Choose(_))));
    assert!(
        choices.count() >= 1,
        "one symbol is a choice of character and unturn"
    );
    // One of the two, or none: an option that does nothing may be chosen, and a take may be declined.
    let mut none: Play = Scenario::new(2).built(0, 1).hold(0, Hold::Wood, 1).into();
    none.acts(0, &["build 1", "choose unturn"]);
    assert_eq!((none.me(0).hand, none.waiting()), (0, vec![1]));
}

// A.BS.5
#[test]
fn built_ships_come_into_the_bay_with_the_next_round() {
    let mut play: Play = Scenario::new(2)
        .hold(0, Hold::Wood, 2)
        .bread(0, 6)
        .bread(1, 6)
        .into();
    play.acts(0, &["build 1", "pay wood"]);
    assert_eq!((play.me(0).bay, play.me(0).built), (2, 1));
    play.finish_round();
    assert_eq!((play.me(0).bay, play.me(0).port), (5, 0));
    let mut last: Play = Scenario::new(2)
        .round(4)
        .hold(0, Hold::Wood, 2)
        .bread(0, 6)
        .bread(1, 6)
        .into();
    last.act(0, "build 1");
    last.finish_round();
    assert!(last.is_over() && last.me(0).port > 0, "in the last round never");
}

// A.BS.6
#[test]
fn each_built_ship_eats_from_this_round_on() {
    let mut play: Play = Scenario::new(2)
        .hold(0, Hold::Wood, 2)
        .bread(0, 5)
        .bread(1, 6)
        .into();
    play.acts(0, &["build 1", "pay wood"]);
    assert_eq!(play.me(0).owed, 3);
    play.log.clear();
    play.finish_round();
    let fed = play.log.iter().any(|told| {
        told.event
            == Event::Fed {
                seat: Seat::new(0),
                n: 3,
            }
    });
    assert!(fed);
}
