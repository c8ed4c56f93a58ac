//! The leaders of the advanced game, and sets of them.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
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

/// A set of leaders, one bit each; a list of names in JSON.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct LeaderSet(u32);

impl LeaderSet {
    /// Every leader.
    pub const ALL: Self = Self((1 << Leader::COUNT) - 1);

    /// Whether the leader is in the set.
    #[must_use]
    pub const fn contains(self, leader: Leader) -> bool {
        self.0 & (1 << leader as u32) != 0
    }

    /// Adds a leader.
    pub fn insert(&mut self, leader: Leader) {
        self.0 |= 1 << leader as u32;
    }

    /// Takes a leader out.
    pub fn remove(&mut self, leader: Leader) {
        self.0 &= !(1 << leader as u32);
    }

    /// What is in this set and not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// What is in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// What is in either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// How many are in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nobody is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The leaders in the order of [`Leader::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Leader> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let leader = Leader::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(*leader)
        })
    }
}

impl FromIterator<Leader> for LeaderSet {
    fn from_iter<I: IntoIterator<Item = Leader>>(leaders: I) -> Self {
        let mut set = Self::default();
        for leader in leaders {
            set.insert(leader);
        }
        set
    }
}

impl fmt::Debug for LeaderSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for LeaderSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for LeaderSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Leader>::deserialize(deserializer)?.into_iter().collect())
    }
}
