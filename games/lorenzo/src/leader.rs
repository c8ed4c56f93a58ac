//! The leaders of the advanced game.

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
