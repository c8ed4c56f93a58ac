//! Pigments and pens.
//!
//! A pigment that changes by candlelight is a CSS variable with two values; all others are the same at any hour.

use std::fmt::{self, Write as _};

/// A pigment, as SVG writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paint(pub &'static str);

impl fmt::Display for Paint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// No pigment at all.
pub const NONE: Paint = Paint("none");

macro_rules! pigments {
    ($($(#[$doc:meta])* $name:ident = $variable:literal, $day:literal, $night:literal;)*) => {
        $($(#[$doc])* #[doc = concat!("By day ", $day, ", by candlelight ", $night, ".")]
        pub const $name: Paint = Paint(concat!("var(--art-", $variable, ")"));)*
        /// Every pigment of this list: its variable, by day, by candlelight.
        pub const PIGMENTS: &[(&str, &str, &str)] = &[$(($variable, $day, $night)),*];
    };
}

pub(crate) use pigments;

/// Every pigment that changes with the light: its variable, by day, by candlelight.
pub fn all_pigments() -> impl Iterator<Item = &'static (&'static str, &'static str, &'static str)> {
    PIGMENTS.iter().chain(crate::praga::paint::PIGMENTS)
}

pigments! {
    INK = "ink", "#2F2118", "#160D08";
    WINDOW = "window", "#56473F", "#FFCB63";
    FRAME = "frame", "#2F2118", "#7A4A14";
    GLASS = "glass", "#8FB3BC", "#FFCB63";
    SKYLIGHT = "skylight", "#BFD6D8", "#FFCB63";
    GLAZING = "glazing", "#FBF4E4", "#A8691F";
    ROSE_WINDOW = "rose-window", "#6FA0C9", "#FFCB63";
    FORGE = "forge", "#E08A3C", "#FFCB63";
    LAWN = "lawn", "#DCD9A6", "#54562F";
    LAWN_DARK = "lawn-2", "#D4D29B", "#4E502B";
    LAWN_LINE = "lawn-line", "#B7B47C", "#6B6A3C";
    TUFT = "tuft", "#9BA05C", "#757A41";
    STONE = "stone", "#E3D3B2", "#8F7A58";
    STONE_DARK = "stone-2", "#C9B489", "#6D5A3E";
    STONE_LINE = "stone-line", "#8A7350", "#3B2C1C";
    /// Letters carved into stone.
    CARVED = "carved", "#5A4630", "#F3E3C3";
    /// The balls on corner posts; by candlelight they are torches.
    TORCH = "torch", "#C5693F", "#FFC45A";
    /// What a torch lights up.
    TORCHLIGHT = "torchlight", "#FFC45A00", "#FFC45A33";
    COPING = "coping", "#C5693F", "#8E4526";
    TERRACOTTA_N = "terracotta-n", "#D98458", "#A85A36";
    TERRACOTTA_W = "terracotta-w", "#D27848", "#A0522F";
    TERRACOTTA_S = "terracotta-s", "#C2653A", "#8A4325";
    TERRACOTTA_E = "terracotta-e", "#A9522E", "#6C331C";
    LEAD_N = "lead-n", "#A3AFB4", "#6E7B82";
    LEAD_W = "lead-w", "#98A6AD", "#65727A";
    LEAD_S = "lead-s", "#83939C", "#546169";
    LEAD_E = "lead-e", "#6B7C87", "#414D55";
    ROSE_N = "rose-n", "#D58F6E", "#A0634A";
    ROSE_W = "rose-w", "#CC815F", "#975A42";
    ROSE_S = "rose-s", "#BA6C4C", "#824A35";
    ROSE_E = "rose-e", "#9E573C", "#673828";
    OCHRE_N = "ochre-n", "#DDA65A", "#A6783C";
    OCHRE_W = "ochre-w", "#D59A4B", "#9D6F34";
    OCHRE_S = "ochre-s", "#C3863A", "#895E2A";
    OCHRE_E = "ochre-e", "#A26C2C", "#6C4A20";
    WATER = "water", "#9CC7CC", "#3C6A76";
    WATER_DEEP = "water-2", "#78AFBA", "#2E5864";
    WATER_LINE = "water-line", "#3F7C8C", "#9CC9C8";
    SHORE = "shore", "#E7D8A9", "#7E7045";
    LEAF = "leaf", "#6F8240", "#4C5B2C";
    LEAF_LIGHT = "leaf-2", "#8A9A4C", "#5F6C35";
    LEAF_DARK = "leaf-3", "#536B3A", "#384A27";
    LEAF_YELLOW = "leaf-4", "#A3A853", "#75793A";
    TRUNK = "trunk", "#6B4A2E", "#3E2A1A";
    CYPRESS = "cypress", "#466038", "#2E4226";
    GRAVEL = "gravel", "#EADCB4", "#8C7C55";
    HEDGE = "hedge", "#6E8443", "#47582C";
    SKY = "sky", "#D9E4DC", "#3D4A57";
    SKY_LOW = "sky-2", "#F4E8C8", "#8A6A3E";
    NIGHT = "night", "#7D8FB5", "#27304F";
    HILL = "hill", "#B9BE86", "#55593A";
    HILL_NEAR = "hill-2", "#9CA76C", "#434A2F";
    PAPER = "paper", "#FBF4E4", "#E9D7B1";
    SMOKE = "smoke", "#B9A7C4", "#8C7A9A";
    SMOKE_GREEN = "smoke-2", "#A9BF9A", "#7E9270";
    SMOKE_GREY = "smoke-3", "#C9B8A4", "#8A7B6A";
    SKIN_FAIR = "skin-1", "#F0CDA4", "#DDB183";
    SKIN_WARM = "skin-2", "#E6B98C", "#D2A070";
    SKIN_TAN = "skin-3", "#D9A577", "#C08B5E";
    SKIN_PALE = "skin-4", "#F3D6B4", "#E2BB90";
    PALAZZO = "palazzo", "#E7C99A", "#A98A5C";
    PALAZZO_DARK = "palazzo-2", "#CBA56E", "#7D6240";
    WALL_UNIVERSITY = "wall-university", "#EBCB8C", "#B8935A";
    TRIM_UNIVERSITY = "trim-university", "#B98A45", "#7D5A2B";
    WALL_LABORATORY = "wall-laboratory", "#CDD2B4", "#8F9478";
    TRIM_LABORATORY = "trim-laboratory", "#8C9472", "#5D6449";
    WALL_WORKSHOP = "wall-workshop", "#E9D3AE", "#B19A75";
    TRIM_WORKSHOP = "trim-workshop", "#A8794A", "#6D4B2C";
    WALL_LIBRARY = "wall-library", "#E9BFA2", "#B08467";
    TRIM_LIBRARY = "trim-library", "#B07A5C", "#74503A";
    WALL_OPERA = "wall-opera", "#F3E3C2", "#C2AC86";
    TRIM_OPERA = "trim-opera", "#B58B54", "#7B5C34";
    WALL_STUDIO = "wall-studio", "#D5DCD8", "#98A09C";
    TRIM_STUDIO = "trim-studio", "#8C9A98", "#5A6665";
    WALL_HOSPITAL = "wall-hospital", "#F7F0E0", "#C9BFA8";
    TRIM_HOSPITAL = "trim-hospital", "#B9AE96", "#847A64";
    WALL_THEATRE = "wall-theatre", "#EFC7A6", "#B68C6C";
    TRIM_THEATRE = "trim-theatre", "#B9805A", "#7A523A";
    WALL_TOWER = "wall-tower", "#D8C8A6", "#A0906E";
    TRIM_TOWER = "trim-tower", "#9A8660", "#655638";
    WALL_CHAPEL = "wall-chapel", "#F5EEDC", "#C6BDA6";
    TRIM_CHAPEL = "trim-chapel", "#6F8A6E", "#4B614B";
    /// The sea near a coast; the deep is the ground of the sheet.
    SHALLOW = "shallow", "#DDF4EE", "#1F5F6E";
    LAGOON = "lagoon", "#A9DFDA", "#5E9A9C";
    CHARTED = "charted", "#F6E9C6", "#D9C08B";
    LAND_DARK = "land-2", "#EBD7A3", "#8E7347";
    LAND_NAME = "land-name", "#9A7A3C", "#D9B878";
    COAST = "coast", "#7A5B2B", "#E3C27A";
    WIND_WHOLE = "wind-1", "#2E8F94", "#4FA3A6";
    WIND_HALF = "wind-2", "#B8863B", "#C79A4C";
    WIND_QUARTER = "wind-3", "#C2573F", "#C8745A";
    FOAM = "foam", "#FFFFFF", "#8FD0CC";
    BEAST = "beast", "#7CCBC4", "#1D5A66";
    BEAST_LINE = "beast-line", "#1C6F78", "#8FD0CC";
    TOWN = "town", "#FFFDF5", "#D9C08B";
    TILES = "tiles", "#D0724A", "#A8532F";
    COPPER = "copper", "#6FB7B5", "#4F8C8A";
    GROVE = "grove", "#5C8F4A", "#4B6B3C";
    TERRACE = "terrace", "#BFD39A", "#3E3A26";
    TIMBER = "timber", "#9A6437", "#8A5A30";
    SLIP = "slip", "#EAD9AE", "#6F5A38";
    ASHLAR = "ashlar", "#CDBB94", "#6F5A38";
    VAULT = "vault", "#1D6470", "#0A222C";
    VAULT_WATER = "vault-water", "#49B3B6", "#124556";
    /// What a lamp lights up.
    LAMPLIGHT = "lamplight", "#FFC95A00", "#FFC95A18";
    /// A veil over coloured backdrops: nothing by day, dusk by candlelight.
    DUSK = "dusk", "#1B100A00", "#1B100A70";
    /// Daylight on a loggia's back wall.
    DAYLIGHT = "daylight", "#FFFFFF4D", "#FFFFFF00";
    /// The roofs of a city seen from above.
    CITY_ROOF = "city-roof", "#1F6D6D", "#0F3236";
    CITY_ROOF_LIGHT = "city-roof-2", "#2F8580", "#1C4F51";
    CITY_ROOF_DARK = "city-roof-3", "#185C60", "#0B282C";
    CITY_TERRACOTTA = "city-terracotta", "#C3704C", "#5E3627";
    CITY_HOUSE = "city-house", "#4D9A92", "#164246";
    CITY_LINE = "city-line", "#0A3538", "#04100F";
    CITY_WINDOW = "city-window", "#0E3F43", "#FFCA66";
    CITY_WALL = "city-wall", "#DCBF8B", "#94794C";
    CITY_WALL_LIGHT = "city-wall-2", "#ECD5A5", "#AB8F5E";
    ARNO = "arno", "#7FC3BD", "#1F6468";
    ARNO_LIGHT = "arno-2", "#B6E2D8", "#3C8A86";
    PIAZZA = "piazza", "#E6D5AD", "#6A5636";
    /// Where a member can stand.
    PEDESTAL = "pedestal", "#FFF3D6", "#CBB07C";
    /// Broad steps before a palace.
    STEPS = "steps", "#D9C493", "#7A6440";
    STALL_SHADE = "stall", "#4A3626", "#20160E";
    LOGGIA_WALL = "loggia", "#CBB486", "#5A4628";
    LOGGIA_SKY = "loggia-2", "#A9CDD0", "#13252F";
    LOGGIA_LIGHT = "loggia-3", "#F3E3BD", "#7A4F22";
    LOGGIA_HILL = "loggia-4", "#7FA07C", "#1D2F2A";
    /// The courses of tiles on a roof.
    COURSES = "courses", "#3A16083D", "#3A160857";
}

// The same at any hour.
/// Cloth, curtains, flags.
pub const RED: Paint = Paint("#B23A34");
/// Gilding.
pub const GILT: Paint = Paint("#D8A62C");
/// Coins, rings, the lighter gold.
pub const GOLD: Paint = Paint("#E3B34B");
/// The line on gold.
pub const GOLD_LINE: Paint = Paint("#9A6B12");
/// Doors.
pub const DOOR: Paint = Paint("#6B3A22");
/// Wood.
pub const WOOD: Paint = Paint("#8A5A34");
/// Lighter wood.
pub const HANDLE: Paint = Paint("#A87946");
/// Steel.
pub const STEEL: Paint = Paint("#9FA4A6");
/// Purple cloth.
pub const PLUM: Paint = Paint("#8A3B6B");
/// Blue glaze.
pub const BLUE: Paint = Paint("#3E77B5");
/// Parchment.
pub const PARCHMENT: Paint = Paint("#F3DFA8");
/// Awnings, between the stripes.
pub const CREAM: Paint = Paint("#FBEFD6");
/// Lemons, and what shines like them.
pub const LEMON: Paint = Paint("#F8DA4C");
/// Snow, swans, eyes.
pub const WHITE: Paint = Paint("#FFF");
/// Shade, always faint.
pub const BLACK: Paint = Paint("#000");

/// Pens: every width that a drawing uses, in tenths.
const PENS: std::ops::RangeInclusive<u32> = 6..=90;

/// The class of a line of that width.
#[must_use]
pub(crate) fn width_class(width: f32) -> String {
    let tenths = ((width * 10.0).round() as u32).clamp(*PENS.start(), *PENS.end());
    format!("a{tenths}")
}

/// The style sheet of all drawings: pigments by day and by candlelight, and the pens.
///
/// `--art-line` scales the lines: a picture shown small sets it higher.
#[must_use]
pub fn style_sheet() -> String {
    let mut day = String::new();
    let mut night = String::new();
    for (name, by_day, by_night) in all_pigments() {
        let _ = write!(day, "--art-{name}:{by_day};");
        if by_day != by_night {
            let _ = write!(night, "--art-{name}:{by_night};");
        }
    }
    let mut text = format!(
        ":root{{{day}}}\n:root[data-theme=\"dark\"]{{{night}}}\n\
         @media (prefers-color-scheme: dark){{:root[data-theme=\"system\"]{{{night}}}}}\n"
    );
    for tenths in PENS {
        let width = f64::from(tenths) / 10.0;
        let _ = write!(
            text,
            ".a{tenths}{{stroke-width:calc({width}px*var(--art-line,1))}}"
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pigments_have_names_of_their_own() {
        let mut names: Vec<&str> = all_pigments().map(|(name, ..)| *name).collect();
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count);
    }

    #[test]
    fn the_style_sheet_defines_every_pigment_for_day_and_night() {
        let sheet = style_sheet();
        assert!(sheet.contains("--art-ink:#2F2118;") && sheet.contains("--art-ink:#160D08;"));
        assert!(sheet.contains(".a20{stroke-width:calc(2px*var(--art-line,1))}"));
    }
}
