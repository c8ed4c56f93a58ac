//! The one test program of the game: the clauses of the rules by area, the rulebook's examples, the laws, the words.

mod adjacency;
mod city;
mod edition;
mod end;
mod gains;
mod games;
mod grids;
mod hexes;
mod journals;
mod labels;
mod laws;
mod observation;
mod road;
mod rulebook;
mod rulebook_scoring;
mod scenario;
mod setup;
mod solo;
mod technology;
mod tile;
mod turn;
mod view;
mod words;
