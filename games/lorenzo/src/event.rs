//! What happens, and what is refused.

use serde::{Serialize, Serializer};
use signoria_engine::message::{Arg, IntoArg};
use signoria_engine::{Seat, messages};

use crate::board::{Kind, Member, Space, Work};
use crate::card::Card;
use crate::describe;
use crate::edition::Components;
use crate::effect::Bundle;
use crate::goods::{Good, Goods, Privilege};
use crate::pieces::{BonusTile, Leader, Tile};
use crate::source::Source;
use crate::state::Lorenzo;

/// An action space as it is told: a market space by what it gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// Which space it is.
    pub space: Space,
    gives: &'static Bundle,
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.space.serialize(serializer)
    }
}

impl IntoArg for Spot {
    fn into_arg(self) -> Arg {
        describe::spot(self.space, self.gives)
    }
}

impl Components {
    /// A space with what it gives.
    #[must_use]
    pub fn spot(&'static self, space: Space) -> Spot {
        const NOTHING: &Bundle = &Bundle::NOTHING;
        let index = (space as usize).checked_sub(Space::FIRST_OUTSIDE);
        let gives = index.map_or(NOTHING, |index| &self.spaces[index].gives);
        Spot { space, gives }
    }
}

impl Lorenzo {
    pub(crate) fn spot(&self, space: Space) -> Spot {
        self.edition.figures().spot(space)
    }
}

messages! {
    /// What happens.
    pub enum Event {
        ChoseTile { seat: Seat, tile: BonusTile, harvest: Goods, production: Goods } = "lorenzo.log.chose-tile",
        Dealt { count: u8 } = "lorenzo.log.dealt",
        Kept { seat: Seat, leader: Leader } = "lorenzo.log.kept",
        KeptOne { seat: Seat } = "lorenzo.log.kept-one",
        PacketsPassed { count: u8 } = "lorenzo.log.packets-passed",
        Round { round: u8, period: u8 } = "lorenzo.log.round",
        Dice { black: u8, white: u8, orange: u8 } = "lorenzo.log.dice",
        Placed { seat: Seat, member: Member, space: Spot } = "lorenzo.log.placed",
        Gave { seat: Seat, count: u8 } = "lorenzo.log.gave",
        Surcharge { seat: Seat, count: u8 } = "lorenzo.log.surcharge",
        Paid { seat: Seat, goods: Goods } = "lorenzo.log.paid",
        Took { seat: Seat, card: Card } = "lorenzo.log.took",
        Gained { seat: Seat, goods: Goods, source: Source } = "lorenzo.log.gained",
        UsedPrivilege { seat: Seat, goods: Goods, source: Source } = "lorenzo.log.used-privilege",
        Worked { seat: Seat, work: Work, value: i16 } = "lorenzo.log.worked",
        Exchanged { seat: Seat, card: Card, goods: Goods } = "lorenzo.log.exchanged",
        Lost { seat: Seat, goods: Goods, source: Source } = "lorenzo.log.lost",
        Declined { seat: Seat } = "lorenzo.log.declined",
        NothingToTake { seat: Seat } = "lorenzo.log.nothing-to-take",
        Passed { seat: Seat } = "lorenzo.log.passed",
        Skipped { seat: Seat } = "lorenzo.log.skipped",
        Discarded { seat: Seat, leader: Leader } = "lorenzo.log.discarded",
        Played { seat: Seat, leader: Leader } = "lorenzo.log.played",
        Activated { seat: Seat, leader: Leader } = "lorenzo.log.activated",
        Copied { seat: Seat, leader: Leader } = "lorenzo.log.copied",
        Strengthened { seat: Seat, member: Member, value: i16 } = "lorenzo.log.strengthened",
        Vatican { needs: u8 } = "lorenzo.log.vatican",
        Supported { seat: Seat, faith: u16, points: u16 } = "lorenzo.log.supported",
        Excommunicated { seat: Seat, tile: Tile, faith: u16 } = "lorenzo.log.excommunicated",
        FaithScored { seat: Seat, faith: u16, points: u16 } = "lorenzo.log.faith-scored",
        Order { seats: Vec<Seat> } = "lorenzo.log.order",
        Over = "lorenzo.log.over",
    }
}

messages! {
    /// Why something is not allowed (L.IL.1).
    pub enum Refusal {
        /// Another decision is open.
        NotAsked = "lorenzo.turn.asked",
        /// The member has been placed.
        MemberAway { member: Member } = "lorenzo.turn.member",
        /// A member can be placed, so one must be.
        MustPlace = "lorenzo.turn.must-place",
        /// One member for each turn.
        HasPlaced = "lorenzo.turn.placed",
        /// The member is the one already chosen.
        MemberChosen { member: Member } = "lorenzo.turn.chosen",
        /// Members were changed as often as they can be.
        MemberFinal = "lorenzo.turn.final",
        /// The member can go nowhere: not even the council palace, which has room for everybody, is within its reach.
        NoSpace { member: Member, value: i16, minimum: u8 } = "lorenzo.turn.no-space",
        /// The space does not exist at this table.
        Closed { space: Spot } = "lorenzo.space.closed",
        /// The space is taken.
        Occupied { space: Spot } = "lorenzo.space.occupied",
        /// The action value is too low.
        ValueTooLow { value: i16, minimum: u8, servants: u16, reach: i16 } = "lorenzo.value.too-low",
        /// More servants than there are.
        TooFewServants { held: u16 } = "lorenzo.servants.held",
        /// Not a multiple of the rate.
        OddServants { rate: u16 } = "lorenzo.servants.rate",
        /// What is left would not pay for the card.
        ServantsNeeded = "lorenzo.servants.needed",
        /// A coloured member is in that tower.
        OwnColourInTower { kind: Kind } = "lorenzo.tower.colour",
        /// A coloured member is in that area.
        OwnColourInArea { work: Work } = "lorenzo.work.colour",
        /// No card lies there.
        NoCard = "lorenzo.tower.no-card",
        /// The surcharge cannot be paid.
        Surcharge { coins: u8 } = "lorenzo.tower.surcharge",
        /// The cost cannot be paid.
        CannotPay { card: Card, missing: Goods } = "lorenzo.card.cost",
        /// The cost asks for more military points.
        MilitaryForCard { card: Card } = "lorenzo.card.military",
        /// The slot asks for more military points.
        MilitaryForSlot { needs: u8 } = "lorenzo.card.slot",
        /// Six cards of that kind are the limit.
        CardLimit { kind: Kind } = "lorenzo.card.limit",
        /// The discount does not apply to that.
        NoDiscount { good: Good } = "lorenzo.card.discount",
        /// The granted action does not reach that tower.
        WrongTower { kind: Kind } = "lorenzo.grant.tower",
        /// Nothing grants such an action.
        NotGranted = "lorenzo.grant.none",
        /// The market is closed to the excommunicated.
        MarketForbidden = "lorenzo.market.forbidden",
        /// It cannot be paid with what was there before.
        ExchangeUnpayable { card: Card } = "lorenzo.exchange.cost",
        /// The line is already laid out.
        ExchangeTwice { card: Card } = "lorenzo.exchange.twice",
        /// No line of the building is laid out.
        ExchangeNotLaid { card: Card } = "lorenzo.exchange.not-laid",
        /// The layout was changed as often as it can be.
        ExchangeFinal = "lorenzo.exchange.final",
        /// The building does not work now.
        ExchangeInactive { card: Card } = "lorenzo.exchange.inactive",
        /// Privileges of one effect must differ.
        PrivilegeRepeated { privilege: Privilege } = "lorenzo.privilege.different",
        /// There is no loss of that.
        NoLoss { good: Good } = "lorenzo.excommunication.loss",
        /// The bonus tile is gone.
        TileTaken { tile: BonusTile } = "lorenzo.set-up.tile",
        /// The leader is not in the hand or packet.
        NotInHand { leader: Leader } = "lorenzo.leader.hand",
        /// The requirement is not met.
        Requirement { leader: Leader } = "lorenzo.leader.requirement",
        /// The leader has been used, or works always.
        LeaderUsed { leader: Leader } = "lorenzo.leader.used",
        /// No leader actions inside an action.
        LeaderInside = "lorenzo.leader.inside",
        /// There is nobody to use it on.
        NoTarget { leader: Leader } = "lorenzo.leader.target",
    }
}
