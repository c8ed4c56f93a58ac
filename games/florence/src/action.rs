//! What a seat can do, what is told of it, and why something is not allowed.

use signoria_engine::{Number, Seat, actions, messages};

use crate::pieces::{Building, Card, Cell, Character, Deed, Freedom, Landscape, Pile, Priced, Stack, Turn};

actions! {
    /// What a seat can do.
    pub enum Action: "florence.do" {
        /// Give a profession of the first hand back.
        Return { card: Card } = "return",
        /// Open an auction.
        Open { stack: Stack } = "open",
        /// Refuse to open: nothing this round.
        SitOut = "sit-out",
        /// Raise the bid by one step.
        Raise = "raise",
        /// Pass.
        Pass = "pass",
        /// Take an object for the fixed price.
        Take { stack: Stack } = "take",
        /// Take nothing.
        Nothing = "nothing",
        /// Choose the landscape that was won.
        Choose { landscape: Landscape } = "choose",
        /// Place the tile: the upper left corner of its bounding box, and how it is turned.
        Place { cell: Cell, turn: Turn } = "place",
        /// Keep one of the cards looked at.
        Keep { card: Card } = "keep",
        /// Put a card under the deck next.
        Under { card: Card } = "under",
        /// Put the rest under the deck as it was drawn.
        Rest = "rest",
        /// Recruit a profession.
        Recruit { card: Card } = "recruit",
        /// Keep what could be used now.
        Hold = "hold",
        /// Give up prestige points for coins: how many is asked next.
        Sell = "sell",
        /// Give up that many prestige points for coins.
        GiveUp { points: Number<1, 200> } = "give-up",
        /// Complete a work.
        Work { card: Card } = "work",
        /// Play a bonus card with the work.
        Add { card: Card } = "add",
        /// No further bonus card.
        Done = "done",
        /// Turn coins into that many prestige points.
        Convert { points: Number<0, 999> } = "convert",
        /// Build a building alone.
        Build { building: Building } = "build",
        /// Propose a joint building to a neighbour.
        Propose { building: Building, partner: Seat } = "propose",
        /// Ask the partner for that sum, in hundreds of coins.
        Ask { hundreds: Number<0, 30> } = "ask",
        /// Give the talk up.
        Withdraw = "withdraw",
        /// Accept the offer.
        Accept = "accept",
        /// Decline.
        Decline = "decline",
        /// Offer something else.
        Counter = "counter",
        /// Introduce a freedom.
        Introduce { freedom: Freedom } = "introduce",
        /// Take a card of that deck.
        Draw { deck: Pile } = "draw",
        /// End the turn.
        End = "end",
        /// Bid for a character, in hundreds of coins.
        Bid { character: Character, hundreds: Number<0, 15> } = "bid",
        /// Use the Merchant: prestige by place.
        Merchant = "merchant",
        /// Use the Professor on that deck.
        Professor { deck: Pile } = "professor",
        /// Complete the work of the Princess.
        Princess = "princess",
        /// Use the Merchant: the object is free.
        Free = "free",
        /// Pay for the object and keep the Merchant.
        Pay = "pay",
        /// Solo: put a stack up.
        PutUp { stack: Stack } = "put-up",
        /// Solo: buy what was put up.
        Buy = "buy",
    }
}

messages! {
    /// What happens.
    pub enum Event {
        GaveBack { seat: Seat, card: Card } = "florence.log.gave-back",
        GaveBackHidden { seat: Seat } = "florence.log.gave-back-hidden",
        Round { round: u8, minimum: u16, seat: Seat } = "florence.log.round",
        RoundOfDiego { round: u8, minimum: u16 } = "florence.log.round-of-diego",
        Opened { seat: Seat, stack: Stack, coins: u32 } = "florence.log.opened",
        SatOut { seat: Seat } = "florence.log.sat-out",
        Raised { seat: Seat, coins: u32 } = "florence.log.raised",
        Passed { seat: Seat } = "florence.log.passed",
        Bought { seat: Seat, stack: Stack, coins: u32 } = "florence.log.bought",
        TookNothing { seat: Seat } = "florence.log.took-nothing",
        Sold { seat: Seat, points: u16, coins: u32 } = "florence.log.sold",
        Planted { seat: Seat, landscape: Landscape, cell: Cell } = "florence.log.planted",
        Gained { seat: Seat, points: u8 } = "florence.log.gained",
        Saw { seat: Seat, deck: Pile, cards: Vec<Card> } = "florence.log.saw",
        Looked { seat: Seat, deck: Pile } = "florence.log.looked",
        Kept { seat: Seat, card: Card } = "florence.log.kept",
        KeptHidden { seat: Seat, deck: Pile } = "florence.log.kept-hidden",
        Recruited { seat: Seat, card: Card, from: Seat } = "florence.log.recruited",
        RecruitedSolo { seat: Seat, card: Card } = "florence.log.recruited-solo",
        HeldRecruiting { seat: Seat } = "florence.log.held-recruiting",
        Played { seat: Seat, card: Card } = "florence.log.played",
        PlayedBonus { seat: Seat, card: Card, value: u16 } = "florence.log.played-bonus",
        Completed { seat: Seat, value: u16, coins: u32 } = "florence.log.completed",
        Converted { seat: Seat, points: u16, coins: u32 } = "florence.log.converted",
        Built { seat: Seat, building: Building, cell: Cell, coins: u32, points: u8 } = "florence.log.built",
        Introduced { seat: Seat, freedom: Freedom, coins: u32 } = "florence.log.introduced",
        Paid { seat: Seat, deck: Pile, coins: u32 } = "florence.log.paid",
        Ended { seat: Seat } = "florence.log.ended",
        BestWork { seat: Seat, value: u16, points: u8 } = "florence.log.best-work",
        NoWork { round: u8 } = "florence.log.no-work",
        Scored { seat: Seat, card: Card, points: u8 } = "florence.log.scored",
        CharacterBid { seat: Seat, character: Character, coins: u32 } = "florence.log.character-bid",
        CharacterPassed { seat: Seat } = "florence.log.character-passed",
        CharacterBought { seat: Seat, character: Character, coins: u32 } = "florence.log.character-bought",
        BankerPaid { seat: Seat, coins: u32 } = "florence.log.banker-paid",
        BankerWaits { coins: u32 } = "florence.log.banker-waits",
        BankerConverted { seat: Seat, points: u16, coins: u32 } = "florence.log.banker-converted",
        MerchantFree { seat: Seat } = "florence.log.merchant-free",
        MerchantPoints { seat: Seat, points: u8 } = "florence.log.merchant-points",
        ProfessorUsed { seat: Seat, deck: Pile } = "florence.log.professor-used",
        PrincessUsed { seat: Seat } = "florence.log.princess-used",
        Lapsed { seat: Seat, character: Character } = "florence.log.lapsed",
        Returned { seat: Seat, character: Character } = "florence.log.returned",
        Proposed { seat: Seat, building: Building, partner: Seat } = "florence.log.proposed",
        Offered { seat: Seat, building: Building, cell: Cell, turn: Turn, coins: u32 } = "florence.log.offered",
        Withdrew { seat: Seat } = "florence.log.withdrew",
        Declined { seat: Seat } = "florence.log.declined",
        BuiltTogether { seat: Seat, partner: Seat, building: Building, cell: Cell, coins: u32, sum: u32, points: u8 }
            = "florence.log.built-together",
        DiegoCard { objects: Vec<Priced> } = "florence.log.diego-card",
        Rolled { stack: Stack, modifier: u8, roll: u8, coins: u32 } = "florence.log.rolled",
        MustBuy { seat: Seat, stack: Stack } = "florence.log.must-buy",
        DeclinedObject { seat: Seat, stack: Stack } = "florence.log.declined-object",
        DiegoBought { stack: Stack, coins: u32 } = "florence.log.diego-bought",
        DiegoBoughtNothing = "florence.log.diego-bought-nothing",
        DiegoPaid { coins: u32, points: u16, change: u32 } = "florence.log.diego-paid",
        DiegoShowed { card: Card } = "florence.log.diego-showed",
        DiegoPlanted { landscape: Landscape, points: u8 } = "florence.log.diego-planted",
        DiegoGained { points: u8 } = "florence.log.diego-gained",
        DiegoDrew { deck: Pile, cards: Vec<Card> } = "florence.log.diego-drew",
        DiegoKept { card: Card } = "florence.log.diego-kept",
        DiegoRow { actions: Vec<Deed> } = "florence.log.diego-row",
        DiegoMustWork = "florence.log.diego-must-work",
        DiegoIdle = "florence.log.diego-idle",
        DiegoPlayed { card: Card } = "florence.log.diego-played",
        DiegoPlayedRecruiting = "florence.log.diego-played-recruiting",
        DiegoCompleted { value: u16, points: u16 } = "florence.log.diego-completed",
        DiegoBuilt { building: Building, coins: u32, points: u8 } = "florence.log.diego-built",
        DiegoProfession { coins: u32 } = "florence.log.diego-profession",
        DiegoIntroduced { freedom: Freedom, coins: u32 } = "florence.log.diego-introduced",
        DiegoBestWork { value: u16, points: u8 } = "florence.log.diego-best-work",
        DiegoScored { card: Card, points: u8 } = "florence.log.diego-scored",
        VirtualShowed { card: Card } = "florence.log.virtual-showed",
        VirtualGave { card: Card } = "florence.log.virtual-gave",
        LeftTheGame { stack: Stack } = "florence.log.left-the-game",
    }
}

messages! {
    /// Why something is not allowed. The id names the rule.
    pub enum Refusal {
        NotNow = "florence.turn.not-now",
        NotYours { card: Card } = "florence.hand.not-yours",
        NoSuchStack { stack: Stack } = "florence.auction.no-such-stack",
        StackSold { stack: Stack } = "florence.auction.sold",
        StackEmpty { stack: Stack } = "florence.auction.empty",
        AlreadyPutUp { stack: Stack } = "florence.auction.put-up",
        Barred { stack: Stack } = "florence.auction.barred",
        TooPoor { coins: u32 } = "florence.money.too-poor",
        EnoughBuilders = "florence.builder.limit",
        NoRoom = "florence.place.no-room",
        Outside = "florence.place.outside",
        Covered = "florence.place.covered",
        Adjacent = "florence.build.adjacent",
        Border = "florence.build.border",
        AcrossBorder = "florence.build.across-border",
        SecondOfKind { building: Building } = "florence.build.second",
        NoneLeft { building: Building } = "florence.build.none-left",
        PartnerHas { building: Building } = "florence.joint.partner-has",
        NotNeighbour = "florence.joint.not-neighbour",
        TooManyTalks = "florence.joint.talks",
        TooManyOffers = "florence.joint.offers",
        SumTooHigh { coins: u32 } = "florence.joint.sum",
        SumTooLow { coins: u32 } = "florence.joint.price",
        NoActionLeft = "florence.action.none-left",
        ActionLimit { deed: Deed } = "florence.action.limit",
        BelowMinimum { minimum: u16 } = "florence.work.minimum",
        TooManyPoints { most: u16 } = "florence.pay.most",
        NothingToSell = "florence.pay.nothing-to-sell",
        TooManySold { most: u16 } = "florence.pay.most-sold",
        NoSelling = "florence.pay.no-selling",
        DeckEmpty { deck: Pile } = "florence.deck.empty",
        NotSeen { card: Card } = "florence.deck.not-seen",
        FreedomHere { freedom: Freedom } = "florence.freedom.here",
        FreedomGone { freedom: Freedom } = "florence.freedom.gone",
        NoRecruitingCard = "florence.recruit.no-card",
        NotOnTable { card: Card } = "florence.recruit.not-on-table",
        NotYourCharacter { character: Character } = "florence.character.not-yours",
        CharacterGone { character: Character } = "florence.character.gone",
        NoSuchSpace = "florence.character.space",
        NotHigher { coins: u32 } = "florence.character.higher",
    }
}

/// Coins from hundreds, for messages.
#[must_use]
pub fn coins(hundreds: impl Into<u32>) -> u32 {
    hundreds.into() * 100
}
