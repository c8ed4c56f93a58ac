//! What happens, and what is not allowed.

use signoria_engine::{Seat, messages};

use crate::action::Place;
use crate::effect::Kind;
use crate::options::Opponent;
use crate::pieces::{Character, Decree, Guild, Hold, Masterpiece, Route, Tile, Title};

messages! {
    /// What happens.
    pub enum Event {
        GuildTaken { seat: Seat, guild: Guild } = "amalfi.log.guild",
        Kept { seat: Seat, card: Character } = "amalfi.log.kept",
        KeptHidden { seat: Seat } = "amalfi.log.kept-hidden",
        Returned { seat: Seat, card: Character } = "amalfi.log.returned",
        HandSettled { seat: Seat } = "amalfi.log.hand-settled",
        PacksPassed = "amalfi.log.packs-passed",
        CouncilMeets { cards: Vec<Character> } = "amalfi.log.council-meets",
        Sailed { seat: Seat, route: Route } = "amalfi.log.sailed",
        /// A changing route that a tile covers.
        SailedCovered { seat: Seat, tile: Tile, route: Route } = "amalfi.log.sailed-covered",
        BreadPaid { seat: Seat, n: u8 } = "amalfi.log.bread-paid",
        BreadGained { seat: Seat, n: u16, bread: u8 } = "amalfi.log.bread-gained",
        BreadLost { seat: Seat, n: u16 } = "amalfi.log.bread-lost",
        Points { seat: Seat, n: i16 } = "amalfi.log.points",
        Sent { seat: Seat, hold: Hold } = "amalfi.log.sent",
        Lowered { seat: Seat, hold: Hold } = "amalfi.log.lowered",
        Supplied { seat: Seat } = "amalfi.log.supplied",
        Discarded { seat: Seat, card: Character } = "amalfi.log.discarded",
        PaidFromHold { seat: Seat, hold: Hold, n: u16 } = "amalfi.log.paid-from-hold",
        PaidFromBay { seat: Seat, n: u16 } = "amalfi.log.paid-from-bay",
        Took { seat: Seat, card: Character } = "amalfi.log.took",
        Lit { seat: Seat, route: Route } = "amalfi.log.lit",
        /// On a changing route that a tile covers.
        LitCovered { seat: Seat, tile: Tile, route: Route } = "amalfi.log.lit-covered",
        BeaconSent { seat: Seat, hold: Hold } = "amalfi.log.beacon-sent",
        BeaconBread { seat: Seat } = "amalfi.log.beacon-bread",
        Bought { seat: Seat, card: Masterpiece, vp: u8 } = "amalfi.log.bought",
        Explored { seat: Seat, tile: Tile, vp: u8 } = "amalfi.log.explored",
        Invited { seat: Seat, card: Character } = "amalfi.log.invited",
        Activated { seat: Seat, card: Character } = "amalfi.log.activated",
        Unturned { seat: Seat, card: Character } = "amalfi.log.unturned",
        ShipBuilt { seat: Seat } = "amalfi.log.ship-built",
        Recalled { seat: Seat, route: Route } = "amalfi.log.recalled",
        Launched { seat: Seat } = "amalfi.log.launched",
        Copied { seat: Seat, route: Route } = "amalfi.log.copied",
        Moved { seat: Seat, from: Hold, to: Hold } = "amalfi.log.moved",
        TitleGained { seat: Seat, title: Title, vp: u8 } = "amalfi.log.title",
        Passed { seat: Seat } = "amalfi.log.passed",
        Enough { seat: Seat } = "amalfi.log.enough",
        Compass { seat: Seat } = "amalfi.log.compass",
        Fed { seat: Seat, n: u8 } = "amalfi.log.fed",
        Hungry { seat: Seat, missing: u8, vp: i16 } = "amalfi.log.hungry",
        DecreeScored { seat: Seat, decree: Decree, vp: i16 } = "amalfi.log.decree",
        CouncilCard { card: Character } = "amalfi.log.council-card",
        WorkshopCard { card: Masterpiece } = "amalfi.log.workshop-card",
        AtlasTile { tile: Tile } = "amalfi.log.atlas-tile",
        CouncilDiscard { card: Character } = "amalfi.log.council-discard",
        WorkshopDiscard { card: Masterpiece } = "amalfi.log.workshop-discard",
        AtlasDiscard { tile: Tile } = "amalfi.log.atlas-discard",
        CouncilRenewed = "amalfi.log.council-renewed",
        WorkshopRenewed = "amalfi.log.workshop-renewed",
        RoundBegan { round: u8, seat: Seat } = "amalfi.log.round",
        ShipsReturned = "amalfi.log.ships-returned",
        Covered { route: Route, tile: Tile } = "amalfi.log.covered",
        EndgameScored { seat: Seat, card: Character, vp: i16 } = "amalfi.log.endgame",
        Ended = "amalfi.log.ended",
        RivalLooks { opponent: Opponent, card: Masterpiece } = "amalfi.log.rival-looks",
        RivalLooksAtTile { opponent: Opponent, tile: Tile } = "amalfi.log.rival-looks-at-tile",
        RivalShip { opponent: Opponent, route: Route } = "amalfi.log.rival-ship",
        RivalLighthouse { opponent: Opponent, route: Route } = "amalfi.log.rival-lighthouse",
        RivalBarred { opponent: Opponent, route: Route } = "amalfi.log.rival-barred",
        RivalIdle { opponent: Opponent } = "amalfi.log.rival-idle",
        TitlesEnough { opponent: Opponent, titles: u8, needed: u8 } = "amalfi.log.titles-enough",
        TitlesTooFew { opponent: Opponent, titles: u8, needed: u8 } = "amalfi.log.titles-too-few",
    }
}

messages! {
    /// What is not allowed.
    pub enum Refusal {
        /// A.LI.1, A.LI.2
        NotAsked = "amalfi.turn.asked",
        /// A.RU.47
        Enough = "amalfi.turn.enough",
        /// A.LI.16
        GuildTaken { guild: Guild } = "amalfi.start.guild",
        NotDealt { card: Character } = "amalfi.start.card",
        AlreadyKept { card: Character } = "amalfi.start.kept",
        HandFull { n: u8 } = "amalfi.start.full",
        HandShort { n: u8 } = "amalfi.start.short",
        /// A.LI.3
        EmptyBay = "amalfi.sail.bay",
        DockTaken { route: Route } = "amalfi.sail.dock",
        OthersRoute { route: Route } = "amalfi.sail.private",
        NotInPlay { route: Route } = "amalfi.sail.play",
        RoutePrice { price: u8, bread: u8 } = "amalfi.sail.bread",
        /// A.LI.17
        CrowdedOften { route: Route } = "amalfi.sail.crowded",
        /// A.CR.3
        TakeBeforePrice { price: u8 } = "amalfi.sail.take",
        /// A.LI.8
        NotInWorkshop { card: Masterpiece } = "amalfi.market.workshop",
        NotInAtlas { tile: Tile } = "amalfi.market.atlas",
        NotInCouncil { card: Character } = "amalfi.market.council",
        /// A.TC.1
        ComesWithEffects { card: Character } = "amalfi.market.effects",
        Surcharge { n: u8, bread: u8 } = "amalfi.market.surcharge",
        /// A.LI.4
        CannotPay { n: u16 } = "amalfi.pay.cost",
        BreadPrice { n: u8, bread: u8 } = "amalfi.pay.bread",
        NoShipThere { place: Place } = "amalfi.pay.ship",
        Paying = "amalfi.pay.paying",
        /// A.LI.12
        NotInHand { card: Character } = "amalfi.hand.card",
        /// A.LI.13
        NotInvited { card: Character } = "amalfi.activate.own",
        NotActivation { card: Character } = "amalfi.activate.type",
        Turned { card: Character } = "amalfi.activate.turned",
        NoSpareCard { n: u8 } = "amalfi.activate.hand",
        /// A.LI.14
        NotTurned { card: Character } = "amalfi.unturn.turned",
        /// A.LI.15
        ShipyardEmpty { left: u8 } = "amalfi.build.shipyard",
        /// A.LI.7
        GainUnderWay = "amalfi.optional.gain",
        CardNeeded = "amalfi.optional.needed",
        /// A.LI.6
        OtherHold { hold: Hold } = "amalfi.send.hold",
        /// A.LI.9
        SlotTaken { route: Route } = "amalfi.lighthouse.slot",
        LighthouseLeft = "amalfi.lighthouse.left",
        NoLighthouse = "amalfi.lighthouse.none",
        /// A.LI.10
        BeaconPrice { n: u8, bread: u8 } = "amalfi.beacon.bread",
        BeaconHold { hold: Hold } = "amalfi.beacon.hold",
        NoSuchChoice { kind: Kind } = "amalfi.choose.offered",
        NotDocked { route: Route } = "amalfi.recall.dock",
        EmptyPort = "amalfi.launch.port",
        NotPublic { route: Route } = "amalfi.copy.public",
        SameHold { hold: Hold } = "amalfi.move.same",
        MustDiscard { n: u8 } = "amalfi.spend.least",
    }
}
