//! The plain symbols of things, for lists of words.

use signoria_florence::pieces::{Building, Freedom, Landscape, Stack, Tile};

/// The symbol of a stack.
pub fn stack_icon(stack: Stack) -> &'static str {
    match stack {
        Stack::Forest => "forest",
        Stack::Lake => "lake",
        Stack::Park | Stack::Landscape => "park",
        Stack::Jester => "jester",
        Stack::Builder => "builder",
        Stack::Prestige => "prestige",
        Stack::Recruiting => "recruiting",
    }
}

/// The symbol of a freedom.
pub fn freedom_icon(freedom: Freedom) -> &'static str {
    match freedom {
        Freedom::Travel => "travel",
        Freedom::Religion => "religion",
        Freedom::Opinion => "opinion",
    }
}

/// The symbol of a tile.
pub fn tile_icon(tile: Tile) -> &'static str {
    match tile {
        Tile::Building(Building::University) => "building",
        Tile::Building(Building::Laboratory) => "laboratory",
        Tile::Building(Building::Workshop) => "hammer",
        Tile::Building(Building::Library) => "library",
        Tile::Building(Building::Opera) => "opera",
        Tile::Building(Building::Studio) => "studio",
        Tile::Building(Building::Hospital) => "hospital",
        Tile::Building(Building::Theatre) => "theatre",
        Tile::Building(Building::Tower) => "tower",
        Tile::Building(Building::Chapel) => "chapel",
        Tile::Landscape(Landscape::Forest) => "forest",
        Tile::Landscape(Landscape::Lake) => "lake",
        Tile::Landscape(Landscape::Park) => "park",
    }
}
