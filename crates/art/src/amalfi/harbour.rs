//! The player's own harbour: lemon terraces, an arch over a hold, a slip of the shipyard.

use crate::canvas::Canvas;
use crate::paint::*;

use super::town::lemon_tree;

/// Hills with lemon trees behind the arsenal, 486 by 60.
pub fn terraces(canvas: &mut Canvas) {
    canvas.outlined("M0,40Q60,2 120,14T260,10T400,6T486,28V60H0Z", TERRACE, GROVE, 1.0);
    canvas.faint("M0,50Q70,22 140,30T300,26T486,44", GROVE, 0.8, 0.6);
    for tree in 0..13u8 {
        let x = 14.0 + f32::from(tree) * 38.0;
        lemon_tree(canvas, (x, 20.0 + f32::from(tree * 7 % 9)), 0.62);
    }
}

/// An arch with water in it, 94 by 102.
pub fn arch(canvas: &mut Canvas) {
    let opening = "M7,102V38Q7,8 47,8Q87,8 87,38V102Z";
    canvas.fill(opening, VAULT);
    canvas.clipped(opening, |canvas| {
        canvas.fill("M0,78H94V102H0Z", VAULT_WATER);
        canvas.faint(
            "M0,78q6,-4 12,0t12,0t12,0t12,0t12,0t12,0t12,0t12,0",
            FOAM,
            1.3,
            0.7,
        );
    });
    canvas.stroke("M7,102V38Q7,8 47,8Q87,8 87,38V102", ASHLAR, 6.0);
    canvas.line(
        "M10,102V38Q10,11 47,11Q84,11 84,38V102M4,102V38Q4,5 47,5Q90,5 90,38V102",
        1.0,
    );
}

/// A slip on which a ship is built, 44 by 44.
pub fn slip(canvas: &mut Canvas) {
    canvas.shape("M2,43L6,1H38L42,43Z", SLIP, 1.0);
    canvas.faint("M5,29H39M6,15H38", INK, 0.7, 0.5);
}
