//! Every leader by name: position, action, exact result (section LE).

use crate::leaders::{LANDS, having, holding, needs, owning};
use crate::scenario::{Position, Positions, Reading, position};

// L.LE.1 L.RU.1
#[test]
fn francesco_sforza() {
    needs("francesco-sforza", owning(0, 0, 0, 5), &[owning(0, 0, 0, 4)]);
    // Farmer does not help, servants do; tile 1-5 lowers it.
    let sforza = holding("francesco-sforza", "face-up")
        .owns(0, "farmer")
        .goods(0, "2 servants");
    let mut table = sforza.clone().table();
    table.does("activate francesco-sforza; servants 2");
    assert_eq!(table.worked(), [3]);
    table.holds(0, "1 wood, 1 stone, 1 military");
    let table = sforza.excommunicated(0, "1-5").table();
    assert_eq!(
        table.refusal("activate francesco-sforza"),
        "lorenzo.value.too-low"
    );
}

// L.LE.2 L.RU.10
#[test]
fn ludovico_ariosto() {
    needs("ludovico-ariosto", owning(0, 5, 0, 0), &[owning(5, 4, 0, 0)]);
    let ariosto = position(2)
        .advanced()
        .dice(6, 6, 6)
        .leader(0, "ludovico-ariosto", "face-up")
        .member(1, "black", "market-1")
        .member(1, "white", "harvest-small")
        .member(1, "orange", "territory-1")
        .tower("territory-2", "woods");
    let mut table = ariosto.clone().table();
    table.does("place black; on market-1");
    table.holds(0, "5 coins");
    let mut table = ariosto.clone().table();
    table.does("place black; on harvest-small");
    assert_eq!(table.worked(), [6]);
    let mut table = ariosto.clone().table();
    table.does("place black");
    assert_eq!(table.refusal("on territory-1"), "lorenzo.space.occupied");
    assert_eq!(table.refusal("on territory-2"), "lorenzo.tower.surcharge");
    let mut table = ariosto.member(0, "white", "harvest-small").table();
    table.does("place black");
    assert_eq!(table.refusal("on harvest-small"), "lorenzo.work.colour");
}

// L.LE.3
#[test]
fn filippo_brunelleschi() {
    needs("filippo-brunelleschi", owning(0, 0, 5, 0), &[owning(0, 0, 4, 0)]);
    let mut table = holding("filippo-brunelleschi", "face-up")
        .tower("character-1", "abbess")
        .tower("character-2", "knight")
        .member(1, "black", "character-3")
        .goods(0, "5 coins")
        .table();
    table.does("place black; on character-1; take knight; privilege faith");
    table.holds(0, "2 faith");
}

// L.LE.4 L.RU.34
#[test]
fn federico_da_montefeltro() {
    needs(
        "federico-da-montefeltro",
        owning(5, 0, 0, 0),
        &[owning(4, 0, 0, 0)],
    );
    let mut table = holding("federico-da-montefeltro", "face-up")
        .member(0, "black", "council")
        .turn(6)
        .table();
    table.does("activate federico-da-montefeltro");
    assert_eq!(table.offered(), ["strengthen white", "strengthen orange"]);
    assert_eq!(table.refusal("strengthen black"), "lorenzo.turn.member");
    assert_eq!(table.refusal("strengthen neutral"), "lorenzo.turn.member");
    table.does("strengthen white");
    assert_eq!(table.family(0).values, [1, 6, 3, 0]);
    // The next round the die counts again.
    table.does("place orange; on market-1; place black; on market-2");
    let dice = table.public().dice.unwrap();
    assert_eq!(table.family(0).values[1], i16::from(dice[1]));
    // With no coloured member at home there is nobody to strengthen.
    let table = holding("federico-da-montefeltro", "face-up")
        .member(0, "black", "council")
        .member(0, "white", "council")
        .member(0, "orange", "council")
        .goods(0, "1 servants")
        .table();
    assert_eq!(
        table.refusal("activate federico-da-montefeltro"),
        "lorenzo.leader.target"
    );
}

// L.RU.35
#[test]
fn montefeltro_and_il_moro() {
    let mut table = holding("federico-da-montefeltro", "face-up")
        .leader(0, "ludovico-il-moro", "face-up")
        .table();
    table.does("activate federico-da-montefeltro; strengthen black");
    assert_eq!(table.family(0).values, [6, 5, 5, 0]);
}

/// A leader that gives goods once per round.
fn gives(leader: &'static str, met: Position, unmet: Position, gain: &str) {
    needs(leader, met, &[unmet]);
    let mut table = holding(leader, "face-up").table();
    table.does(&format!("activate {leader}"));
    table.holds(0, gain);
}

// L.LE.5
#[test]
fn girolamo_savonarola() {
    gives(
        "girolamo-savonarola",
        having("18 coins"),
        having("17 coins"),
        "1 faith",
    );
}

// L.LE.6
#[test]
fn giovanni_dalle_bande_nere() {
    gives(
        "giovanni-dalle-bande-nere",
        having("12 military"),
        having("11 military"),
        "1 wood, 1 stone, 1 coins",
    );
}

// L.LE.7
#[test]
fn sandro_botticelli() {
    gives(
        "sandro-botticelli",
        having("10 wood"),
        having("9 wood"),
        "2 military, 1 victory",
    );
}

// L.LE.8
#[test]
fn michelangelo_buonarroti() {
    gives(
        "michelangelo-buonarroti",
        having("10 stone"),
        having("9 stone"),
        "3 coins",
    );
}

// L.LE.19
#[test]
fn cosimo_de_medici() {
    gives(
        "cosimo-de-medici",
        owning(0, 2, 4, 0),
        owning(0, 2, 3, 0),
        "3 servants, 1 victory",
    );
}

// L.LE.20
#[test]
fn bartolomeo_colleoni() {
    gives(
        "bartolomeo-colleoni",
        owning(4, 0, 0, 2),
        owning(4, 0, 0, 1),
        "4 victory",
    );
}

// L.LE.9
#[test]
fn ludovico_iii_gonzaga() {
    needs(
        "ludovico-iii-gonzaga",
        having("15 servants"),
        &[having("14 servants")],
    );
    let mut table = holding("ludovico-iii-gonzaga", "face-up").table();
    table.does("activate ludovico-iii-gonzaga; privilege faith");
    table.holds(0, "1 faith");
}

// L.LE.10
#[test]
fn leonardo_da_vinci() {
    needs(
        "leonardo-da-vinci",
        owning(2, 4, 0, 0),
        &[owning(1, 4, 0, 0), owning(2, 3, 0, 0)],
    );
    let leonardo = holding("leonardo-da-vinci", "face-up").owns(0, "artisan");
    let table = leonardo.clone().table();
    assert_eq!(
        table.refusal("activate leonardo-da-vinci"),
        "lorenzo.value.too-low"
    );
    let mut table = leonardo.goods(0, "2 servants").table();
    table.does("activate leonardo-da-vinci");
    assert_eq!(table.offered(), ["servants 1", "servants 2"]);
    table.does("servants 1");
    assert_eq!(table.worked(), [1]);
    table.holds(0, "3 servants, 1 coins");
}

// L.LE.11
#[test]
fn pico_della_mirandola() {
    needs(
        "pico-della-mirandola",
        owning(0, 0, 2, 4),
        &[owning(0, 0, 1, 4), owning(0, 0, 2, 3)],
    );
    for (space, card, goods) in [
        ("character-1", "warlord", ""),
        ("building-1", "theater", "2 wood"),
        ("venture-1", "hiring-recruits", "1 coins"),
    ] {
        let mut table = holding("pico-della-mirandola", "face-up")
            .tower(space, card)
            .goods(0, goods)
            .table();
        table.does(&format!("place black; on {space}"));
        assert_eq!((table.held(0, "coins"), table.held(0, "wood")), (0, 0));
    }
}

// L.LE.12
#[test]
fn sisto_iv() {
    needs(
        "sisto-iv",
        having("6 wood, 6 stone, 6 servants, 6 coins"),
        &[having("6 wood, 6 stone, 5 servants, 6 coins")],
    );
    for (round, faith, points) in [(2, 3, 3), (4, 4, 4), (6, 5, 5)] {
        let mut table = holding("sisto-iv", "face-up")
            .round(round)
            .vatican()
            .goods(0, &format!("{faith} faith"))
            .table();
        table.does("support");
        assert_eq!(table.held(0, "victory"), points + 5);
    }
    // Nothing for whoever has too little faith in round 6.
    let mut table = holding("sisto-iv", "face-up")
        .round(6)
        .turn(7)
        .goods(0, "4 faith")
        .table();
    table.does("place black; on market-1");
    assert_eq!(table.held(0, "victory"), 4);
}

// L.LE.13
#[test]
fn lucrezia_borgia() {
    needs(
        "lucrezia-borgia",
        owning(5, 0, 0, 0).owns(0, "rock-pit"),
        &[owning(5, 5, 5, 5)],
    );
    let table = holding("lucrezia-borgia", "face-up").table();
    assert_eq!(table.family(0).values, [3, 4, 5, 0]);
}

// L.LE.14
#[test]
fn sigismondo_malatesta() {
    needs(
        "sigismondo-malatesta",
        having("7 military, 3 faith"),
        &[having("6 military, 3 faith"), having("7 military, 2 faith")],
    );
    let table = holding("sigismondo-malatesta", "face-up").table();
    assert_eq!(table.family(0).values, [1, 2, 3, 3]);
}

/// Lorenzo in hand, and two leaders of the other seat in play.
fn lorenzo_and_two_others() -> Position {
    holding("lorenzo-de-medici", "hand")
        .goods(0, "35 victory")
        .leader(1, "sandro-botticelli", "face-down")
        .leader(1, "lucrezia-borgia", "face-up")
}

// L.LE.15
#[test]
fn lorenzo_copies_an_ability_for_the_rest_of_the_game() {
    let mut table = lorenzo_and_two_others().table();
    table.does("play lorenzo-de-medici; copy lucrezia-borgia");
    assert_eq!(table.family(0).values, [3, 4, 5, 0]);
    assert_eq!(table.refusal("activate lorenzo-de-medici"), "lorenzo.leader.used");
    needs(
        "lorenzo-de-medici",
        having("35 victory").leader(1, "sisto-iv", "face-up"),
        &[having("34 victory").leader(1, "sisto-iv", "face-up")],
    );
}

// L.RU.36
#[test]
fn lorenzo_chooses_when_he_is_played() {
    let alone = holding("lorenzo-de-medici", "hand").goods(0, "35 victory");
    let refusal = alone.clone().table().refusal("play lorenzo-de-medici");
    assert_eq!(refusal, "lorenzo.leader.target");
    let mut table = lorenzo_and_two_others().table();
    table.does("play lorenzo-de-medici");
    assert_eq!(
        table.offered(),
        ["copy sandro-botticelli", "copy lucrezia-borgia"]
    );
    assert_eq!(table.refusal("copy sisto-iv"), "lorenzo.leader.target");
    // The only leader in play is copied without a question.
    let mut table = alone.leader(1, "lucrezia-borgia", "face-up").table();
    table.does("play lorenzo-de-medici");
    assert_eq!(table.family(0).copied.unwrap().word(), "lucrezia-borgia");
}

// L.RU.37
#[test]
fn a_copied_ability_of_once_per_round_turns_lorenzos_own_card() {
    let mut table = lorenzo_and_two_others().table();
    table.does("play lorenzo-de-medici; copy sandro-botticelli; activate lorenzo-de-medici");
    table.holds(0, "2 military, 36 victory");
    assert_eq!(table.refusal("activate lorenzo-de-medici"), "lorenzo.leader.used");
}

#[test]
fn lorenzo_copies_montefeltro_and_sforza() {
    let mut table = holding("lorenzo-de-medici", "face-up")
        .leader(1, "federico-da-montefeltro", "face-up")
        .copies(0, "federico-da-montefeltro")
        .table();
    table.does("activate lorenzo-de-medici; strengthen black");
    assert_eq!(table.family(0).values, [6, 2, 3, 0]);
    let mut table = holding("lorenzo-de-medici", "face-up")
        .leader(1, "francesco-sforza", "face-up")
        .copies(0, "francesco-sforza")
        .table();
    table.does("activate lorenzo-de-medici");
    assert_eq!(table.worked(), [1]);
}

// L.LE.16 L.RU.33
#[test]
fn ludovico_il_moro() {
    needs(
        "ludovico-il-moro",
        owning(2, 2, 2, 2),
        &[
            owning(1, 2, 2, 2),
            owning(2, 1, 2, 2),
            owning(2, 2, 1, 2),
            owning(2, 2, 2, 1),
        ],
    );
    // A die of 6 counts 5 too.
    let table = holding("ludovico-il-moro", "face-up").dice(6, 1, 3).table();
    assert_eq!(table.family(0).values, [5, 5, 5, 0]);
}

// L.LE.17
#[test]
fn cesare_borgia() {
    let cesare = holding("cesare-borgia", "face-up")
        .round(3)
        .tower("territory-1", "rock-pit");
    let mut table = cesare.clone().owns(0, LANDS).table();
    table.does("place black; on territory-1");
    assert_eq!(table.cards(0, "territory").len(), 6);
    let mut table = cesare.owns(0, LANDS).owns(0, "monastery").table();
    table.does("place black");
    assert_eq!(table.refusal("on territory-1"), "lorenzo.card.limit");
}

// L.LE.18
#[test]
fn santa_rita_doubles_the_resources_of_cards_taken() {
    needs("santa-rita", having("8 faith"), &[having("7 faith")]);
    let rita = holding("santa-rita", "face-up");
    let mut table = rita.clone().round(3).tower("territory-1", "mining-town").table();
    table.does("place black; on territory-1");
    table.holds(0, "2 stone, 4 servants");
    // Not doubled: floor bonuses, points, harvests.
    let mut table = rita
        .clone()
        .dice(5, 1, 1)
        .tower("territory-3", "monastery")
        .table();
    table.does("place black; on territory-3");
    table.holds(0, "1 wood, 2 servants, 2 military");
    let mut table = rita.dice(6, 1, 1).owns(0, "forest").table();
    table.does("place black; on harvest-small");
    table.holds(0, "4 wood, 1 stone, 1 military");
}

// L.RU.50
#[test]
fn santa_rita_doubles_no_privileges() {
    let mut table = holding("santa-rita", "face-up")
        .round(3)
        .tower("venture-1", "support-to-the-king")
        .goods(0, "6 military")
        .table();
    table.does("place black; on venture-1; privilege coins");
    table.holds(0, "12 coins, 3 military");
}

// L.RU.13
#[test]
fn santa_rita_doubles_before_a_tile_takes_its_part() {
    let mut table = holding("santa-rita", "face-up")
        .excommunicated(0, "1-3")
        .tower("territory-1", "mining-town")
        .table();
    table.does("place black; on territory-1");
    table.holds(0, "2 stone, 3 servants");
}
