//! What a seat can do.

use signoria_engine::{Number, actions};

use crate::board::{Member, Space};
use crate::card::Card;
use crate::goods::{Good, Privilege};
use crate::pieces::{BonusTile, Leader};

actions! {
    /// What a seat can do.
    pub enum Action: "lorenzo.do" {
        /// Set-up: choose a bonus tile.
        Choose { tile: BonusTile } = "choose",
        /// Set-up: keep a leader of the packet.
        Keep { leader: Leader } = "keep",
        /// Turn: place this member.
        Place { member: Member } = "place",
        /// The member goes there.
        On { space: Space } = "on",
        /// Give this many servants.
        Servants { count: Number<0, 255> } = "servants",
        /// Pay this one of two costs.
        Pay { cost: Number<1, 2> } = "pay",
        /// The discount is of this resource.
        Discount { good: Good } = "discount",
        /// Lay out a line of a building.
        Exchange { card: Card, line: Number<1, 2> } = "exchange",
        /// Take the line of a building back.
        Clear { card: Card } = "clear",
        /// Pay for the lines laid out and receive everything.
        Produce = "produce",
        /// Use a council privilege.
        Privilege { privilege: Privilege } = "privilege",
        /// Receive 1 less of this.
        Lose { good: Good } = "lose",
        /// Take this card with a granted action.
        Take { card: Card } = "take",
        /// Decline a granted action.
        Decline = "decline",
        /// Turn: discard a leader for a privilege.
        Discard { leader: Leader } = "discard",
        /// Turn: play a leader.
        Play { leader: Leader } = "play",
        /// Turn: activate a leader.
        Activate { leader: Leader } = "activate",
        /// Copy a leader of another seat.
        Copy { leader: Leader } = "copy",
        /// Strengthen this member.
        Strengthen { member: Member } = "strengthen",
        /// Turn: place no member.
        Pass = "pass",
        /// Turn: end it.
        End = "end",
        /// Support the Church.
        Support = "support",
        /// Do not support the Church.
        Refuse = "refuse",
    }
}
