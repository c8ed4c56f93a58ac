//! The pieces in the box by name: leaders, excommunication tiles and personal bonus tiles. Development cards, places and goods have files of their own.

use signoria_engine::tokens;

tokens! {
    /// The 20 leaders.
    pub enum Leader: "lorenzo.leader" {
        /// Francesco Sforza.
        FrancescoSforza = "francesco-sforza",
        /// Ludovico Ariosto.
        LudovicoAriosto = "ludovico-ariosto",
        /// Filippo Brunelleschi.
        FilippoBrunelleschi = "filippo-brunelleschi",
        /// Federico da Montefeltro.
        FedericoDaMontefeltro = "federico-da-montefeltro",
        /// Girolamo Savonarola.
        GirolamoSavonarola = "girolamo-savonarola",
        /// Giovanni dalle Bande Nere.
        GiovanniDalleBandeNere = "giovanni-dalle-bande-nere",
        /// Sandro Botticelli.
        SandroBotticelli = "sandro-botticelli",
        /// Michelangelo Buonarroti.
        MichelangeloBuonarroti = "michelangelo-buonarroti",
        /// Ludovico III Gonzaga.
        LudovicoIiiGonzaga = "ludovico-iii-gonzaga",
        /// Leonardo da Vinci.
        LeonardoDaVinci = "leonardo-da-vinci",
        /// Pico della Mirandola.
        PicoDellaMirandola = "pico-della-mirandola",
        /// Sisto IV.
        SistoIv = "sisto-iv",
        /// Lucrezia Borgia.
        LucreziaBorgia = "lucrezia-borgia",
        /// Sigismondo Malatesta.
        SigismondoMalatesta = "sigismondo-malatesta",
        /// Lorenzo de' Medici.
        LorenzoDeMedici = "lorenzo-de-medici",
        /// Ludovico il Moro.
        LudovicoIlMoro = "ludovico-il-moro",
        /// Cesare Borgia.
        CesareBorgia = "cesare-borgia",
        /// Santa Rita.
        SantaRita = "santa-rita",
        /// Cosimo de' Medici.
        CosimoDeMedici = "cosimo-de-medici",
        /// Bartolomeo Colleoni.
        BartolomeoColleoni = "bartolomeo-colleoni",
    }
}

impl Leader {
    /// How many there are.
    pub const COUNT: usize = Self::ALL.len();
}

tokens! {
    /// The 21 excommunication tiles: period and number.
    pub enum Tile: "lorenzo.tile" {
        /// Period 1, tile 1.
        T1_1 = "1-1",
        /// Period 1, tile 2.
        T1_2 = "1-2",
        /// Period 1, tile 3.
        T1_3 = "1-3",
        /// Period 1, tile 4.
        T1_4 = "1-4",
        /// Period 1, tile 5.
        T1_5 = "1-5",
        /// Period 1, tile 6.
        T1_6 = "1-6",
        /// Period 1, tile 7.
        T1_7 = "1-7",
        /// Period 2, tile 1.
        T2_1 = "2-1",
        /// Period 2, tile 2.
        T2_2 = "2-2",
        /// Period 2, tile 3.
        T2_3 = "2-3",
        /// Period 2, tile 4.
        T2_4 = "2-4",
        /// Period 2, tile 5.
        T2_5 = "2-5",
        /// Period 2, tile 6.
        T2_6 = "2-6",
        /// Period 2, tile 7.
        T2_7 = "2-7",
        /// Period 3, tile 1.
        T3_1 = "3-1",
        /// Period 3, tile 2.
        T3_2 = "3-2",
        /// Period 3, tile 3.
        T3_3 = "3-3",
        /// Period 3, tile 4.
        T3_4 = "3-4",
        /// Period 3, tile 5.
        T3_5 = "3-5",
        /// Period 3, tile 6.
        T3_6 = "3-6",
        /// Period 3, tile 7.
        T3_7 = "3-7",
    }
}

impl Tile {
    /// How many there are.
    pub const COUNT: usize = Self::ALL.len();
}

tokens! {
    /// The personal bonus tiles: the basic side, which is the same on all, and the four advanced sides.
    pub enum BonusTile: "lorenzo.bonus" {
        /// The basic side.
        Basic = "basic",
        /// Advanced side A.
        A = "a",
        /// Advanced side B.
        B = "b",
        /// Advanced side C.
        C = "c",
        /// Advanced side D.
        D = "d",
    }
}

impl BonusTile {
    /// The sides of which one is chosen in the advanced game.
    pub const ADVANCED: [Self; 4] = [Self::A, Self::B, Self::C, Self::D];
}
