//! What a seat can do.

use signoria_engine::{Number, Seat, actions};

use crate::pieces::{Building, Card, Cell, Character, Freedom, Landscape, Pile, Stack, Turn};

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
