//! `signoria admin`: sends an order to the server running on a data folder, over its Unix socket.

use std::io::Write;

use signoria_server::admin::{self, Answer, Order};

use crate::failure::{Exit, Failure};
use crate::server_args::{AdminArgs, AdminOrder};

pub fn run(args: AdminArgs, out: &mut dyn Write) -> Result<Exit, Failure> {
    match admin::order(&args.data, &order(args.order))? {
        Answer::Done(told) => {
            write!(out, "{told}")?;
            Ok(Exit::Fine)
        }
        Answer::Refused(why) => {
            writeln!(out, "refused: {why}")?;
            Ok(Exit::No)
        }
    }
}

fn order(asked: AdminOrder) -> Order {
    match asked {
        AdminOrder::People { named } => Order::People { named },
        AdminOrder::Tables { all } => Order::Tables { all },
        AdminOrder::Reports => Order::Reports,
        AdminOrder::Audit { who } => Order::Audit { who },
        AdminOrder::Ban { who, days } => Order::Ban { who, days },
        AdminOrder::Mute { who, days } => Order::Mute { who, days },
        AdminOrder::ResetPassword { who } => Order::ResetPassword { who },
        AdminOrder::Close { table } => Order::Close { table },
        AdminOrder::Delete { table } => Order::Delete { table },
        AdminOrder::Announce { text } => Order::Announce { text },
    }
}
