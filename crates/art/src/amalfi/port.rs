//! Where the ports of the board lie on the chart, wide and tall.

use super::chart::{Point, smooth};

/// Which of the two charts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// For a desk: 1124 by 314.
    Wide,
    /// For a phone: 390 by 452.
    Tall,
}

/// A port of the board with all that stands around it.
#[derive(Clone, Copy, Debug)]
pub struct Port {
    /// The name of its route.
    pub name: &'static str,
    /// The town.
    pub at: Point,
    /// Where a ship stands when it has sailed here.
    pub dock: Point,
    /// The course from Amalfi to the dock.
    pub via: &'static [Point],
    /// The middle of its name and of what it gives.
    pub label: Point,
    /// Where a lighthouse stands.
    pub light: Point,
    /// Which kind of town it is.
    pub town: u8,
}

impl Port {
    /// The course as a path.
    #[must_use]
    pub fn course(&self, layout: Layout) -> String {
        let mut points = vec![layout.home()];
        points.extend_from_slice(self.via);
        points.extend([self.dock, self.at]);
        points.dedup();
        smooth(&points, false)
    }
}

impl Layout {
    /// Amalfi, where every course begins.
    #[must_use]
    pub const fn home(self) -> Point {
        match self {
            Self::Wide => (566.0, 200.0),
            Self::Tall => (222.0, 242.0),
        }
    }

    /// The size of the chart.
    #[must_use]
    pub const fn size(self) -> Point {
        match self {
            Self::Wide => (1124.0, 314.0),
            Self::Tall => (390.0, 452.0),
        }
    }

    /// The part of the world that is drawn, larger than the chart: left, top, width and height. Windows of any shape show land.
    #[must_use]
    pub const fn field(self) -> (f32, f32, f32, f32) {
        match self {
            Self::Wide => (-400.0, -300.0, 1924.0, 900.0),
            Self::Tall => (-150.0, -200.0, 700.0, 900.0),
        }
    }

    /// Its ports.
    #[must_use]
    pub const fn ports(self) -> &'static [Port] {
        match self {
            Self::Wide => &WIDE,
            Self::Tall => &TALL,
        }
    }

    /// A port by the name of its route.
    #[must_use]
    pub fn port(self, name: &str) -> Option<&'static Port> {
        self.ports().iter().find(|port| port.name == name)
    }
}

macro_rules! ports {
    ($($name:literal $town:literal at $at:expr, dock $dock:expr, light $light:expr, label $label:expr, via $via:expr;)*) => {
        [$(Port { name: $name, at: $at, dock: $dock, via: &$via, label: $label, light: $light, town: $town }),*]
    };
}

/// Through the strait of Messina, on the way east.
const STRAIT: [Point; 3] = [(584.0, 236.0), (596.0, 272.0), (612.0, 288.0)];

/// The ports of the wide chart.
pub const WIDE: [Port; 10] = ports! {
    "genoa" 2 at (398.0, 58.0), dock (424.0, 104.0), light (380.0, 52.0), label (322.0, 34.0),
        via [(540.0, 206.0), (484.0, 186.0), (444.0, 150.0)];
    "florence" 1 at (447.0, 102.0), dock (472.0, 152.0), light (464.0, 116.0), label (506.0, 84.0), via [(540.0, 202.0), (500.0, 182.0)];
    "venice" 1 at (566.0, 56.0), dock (622.0, 112.0), light (550.0, 48.0), label (490.0, 30.0),
        via [STRAIT[0], STRAIT[1], STRAIT[2], (680.0, 268.0), (706.0, 226.0), (684.0, 180.0), (654.0, 140.0)];
    "ragusa" 2 at (684.0, 132.0), dock (706.0, 186.0), light (702.0, 128.0), label (756.0, 116.0),
        via [STRAIT[0], STRAIT[1], STRAIT[2], (690.0, 274.0), (716.0, 226.0)];
    "naples" 0 at (532.0, 172.0), dock (514.0, 196.0), light (514.0, 160.0), label (576.0, 132.0), via [(544.0, 202.0)];
    "palermo" 3 at (540.0, 240.0), dock (548.0, 222.0), light (556.0, 258.0), label (540.0, 284.0), via [(558.0, 210.0)];
    "messina" 0 at (578.0, 250.0), dock (586.0, 226.0), light (606.0, 252.0), label (668.0, 234.0), via [(574.0, 212.0)];
    "tunis" 3 at (470.0, 230.0), dock (454.0, 208.0), light (488.0, 250.0), label (400.0, 262.0), via [(546.0, 210.0), (500.0, 214.0)];
    "alexandria" 3 at (904.0, 302.0), dock (842.0, 300.0), light (922.0, 292.0), label (894.0, 246.0),
        via [STRAIT[0], STRAIT[1], STRAIT[2], (700.0, 304.0), (780.0, 308.0)];
    "constantinople" 3 at (906.0, 116.0), dock (856.0, 218.0), light (890.0, 140.0), label (846.0, 62.0),
        via [STRAIT[0], STRAIT[1], STRAIT[2], (700.0, 294.0), (776.0, 290.0), (820.0, 266.0), (850.0, 244.0)];
};

/// The ports of the tall chart.
pub const TALL: [Port; 10] = ports! {
    "genoa" 2 at (128.0, 60.0), dock (130.0, 112.0), light (148.0, 56.0), label (66.0, 36.0), via [(190.0, 232.0), (150.0, 190.0), (131.0, 140.0)];
    "florence" 1 at (154.0, 118.0), dock (168.0, 172.0), light (170.0, 112.0), label (62.0, 106.0), via [(196.0, 232.0), (176.0, 196.0)];
    "venice" 1 at (222.0, 90.0), dock (246.0, 122.0), light (206.0, 84.0), label (200.0, 30.0),
        via [(246.0, 300.0), (262.0, 320.0), (312.0, 290.0), (320.0, 244.0), (290.0, 190.0), (264.0, 150.0)];
    "ragusa" 2 at (306.0, 170.0), dock (322.0, 204.0), light (322.0, 160.0), label (326.0, 108.0),
        via [(246.0, 300.0), (264.0, 324.0), (318.0, 300.0), (330.0, 262.0)];
    "naples" 0 at (198.0, 206.0), dock (178.0, 232.0), light (216.0, 200.0), label (128.0, 258.0), via [(206.0, 240.0)];
    "palermo" 3 at (196.0, 332.0), dock (200.0, 296.0), light (210.0, 350.0), label (204.0, 396.0), via [(206.0, 270.0)];
    "messina" 0 at (230.0, 342.0), dock (238.0, 312.0), light (250.0, 338.0), label (306.0, 350.0), via [(232.0, 280.0)];
    "tunis" 3 at (150.0, 358.0), dock (148.0, 322.0), light (134.0, 348.0), label (76.0, 398.0), via [(196.0, 256.0), (166.0, 300.0)];
    "alexandria" 3 at (350.0, 394.0), dock (260.0, 400.0), light (370.0, 384.0), label (322.0, 420.0), via [(244.0, 300.0), (244.0, 356.0)];
    "constantinople" 3 at (374.0, 140.0), dock (364.0, 250.0), light (352.0, 140.0), label (322.0, 44.0),
        via [(246.0, 300.0), (270.0, 336.0), (346.0, 316.0), (372.0, 284.0)];
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_charts_have_the_same_ports_and_all_lie_on_them() {
        for (wide, tall) in WIDE.iter().zip(&TALL) {
            assert_eq!(wide.name, tall.name);
        }
        for layout in [Layout::Wide, Layout::Tall] {
            let (width, height) = layout.size();
            for port in layout.ports() {
                for (x, y) in [port.at, port.dock, port.light, port.label] {
                    assert!(
                        (0.0..=width).contains(&x) && (0.0..=height).contains(&y),
                        "{}",
                        port.name
                    );
                }
            }
        }
    }
}
