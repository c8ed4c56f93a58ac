//! The names of things: cards, routes, decrees, titles, guilds, as words of the notation.
//!
//! What they cost and do is data ([`crate::edition`]); which of them exist is fixed, because actions, journals and the words of
//! three languages name them.

use signoria_engine::tokens;

tokens! {
    /// The 75 characters.
    pub enum Character: "amalfi.character" {
        AldusManutius = "aldus-manutius",
        JohannesGutenberg = "johannes-gutenberg",
        SandroBotticelli = "sandro-botticelli",
        IsabellaDeste = "isabella-deste",
        Michelozzo = "michelozzo",
        GiulianoDaSangallo = "giuliano-da-sangallo",
        HenryTheNavigator = "henry-the-navigator",
        PiriReis = "piri-reis",
        PaoloToscanelli = "paolo-toscanelli",
        AntonioPigafetta = "antonio-pigafetta",
        FrancescoDatini = "francesco-datini",
        AgostinoChigi = "agostino-chigi",
        VittoriaColonna = "vittoria-colonna",
        JosquinDesPrez = "josquin-des-prez",
        BartolomeuDias = "bartolomeu-dias",
        GiovanniCaboto = "giovanni-caboto",
        BartolomeoColleoni = "bartolomeo-colleoni",
        LucaDellaRobbia = "luca-della-robbia",
        NiccoloDeConti = "niccolo-de-conti",
        FlavioBiondo = "flavio-biondo",
        PoggioBracciolini = "poggio-bracciolini",
        Bessarion = "bessarion",
        PietroPerugino = "pietro-perugino",
        GiovanniBellini = "giovanni-bellini",
        DonatoBramante = "donato-bramante",
        FrancescoDiGiorgio = "francesco-di-giorgio",
        VettorFausto = "vettor-fausto",
        MarianoTaccola = "mariano-taccola",
        FraMauro = "fra-mauro",
        AlviseCadamosto = "alvise-cadamosto",
        JakobFugger = "jakob-fugger",
        GiovanniDiBicciDeMedici = "giovanni-di-bicci-de-medici",
        IsottaNogarola = "isotta-nogarola",
        CaterinaSforza = "caterina-sforza",
        LucreziaBorgia = "lucrezia-borgia",
        VascoDaGama = "vasco-da-gama",
        GiovanniDaVerrazzano = "giovanni-da-verrazzano",
        HayreddinBarbarossa = "hayreddin-barbarossa",
        CiriacoDancona = "ciriaco-dancona",
        GiorgioVasari = "giorgio-vasari",
        MarsilioFicino = "marsilio-ficino",
        LeonBattistaAlberti = "leon-battista-alberti",
        LorenzoGhiberti = "lorenzo-ghiberti",
        AndreaMantegna = "andrea-mantegna",
        SebastianoVenier = "sebastiano-venier",
        FerdinandMagellan = "ferdinand-magellan",
        LucaPacioli = "luca-pacioli",
        PieroDellaFrancesca = "piero-della-francesca",
        LorenzoValla = "lorenzo-valla",
        JuanSebastianElcano = "juan-sebastian-elcano",
        FedericoDaMontefeltro = "federico-da-montefeltro",
        GiuliaGonzaga = "giulia-gonzaga",
        PedroNunes = "pedro-nunes",
        FilippoLippi = "filippo-lippi",
        MichaelOfRhodes = "michael-of-rhodes",
        AlessandraScala = "alessandra-scala",
        PedroAlvaresCabral = "pedro-alvares-cabral",
        GerolamoCardano = "gerolamo-cardano",
        SuleimanTheMagnificent = "suleiman-the-magnificent",
        PietroBembo = "pietro-bembo",
        Raphael = "raphael",
        LudovicoAriosto = "ludovico-ariosto",
        FilippoBrunelleschi = "filippo-brunelleschi",
        AndreaDoria = "andrea-doria",
        ChristopherColumbus = "christopher-columbus",
        CosimoDeMedici = "cosimo-de-medici",
        LeonardoDaVinci = "leonardo-da-vinci",
        LorenzoDeMedici = "lorenzo-de-medici",
        AmerigoVespucci = "amerigo-vespucci",
        PicoDellaMirandola = "pico-della-mirandola",
        NiccoloMachiavelli = "niccolo-machiavelli",
        Michelangelo = "michelangelo",
        ErasmusOfRotterdam = "erasmus-of-rotterdam",
        GirolamoSavonarola = "girolamo-savonarola",
        AntonioPiccolomini = "antonio-piccolomini",
    }
}

tokens! {
    /// The 54 masterpieces: 18 books, 18 paintings, 18 monuments.
    pub enum Masterpiece: "amalfi.masterpiece" {
        Canzoniere = "canzoniere",
        Decameron = "decameron",
        Morgante = "morgante",
        Arcadia = "arcadia",
        StanzePerLaGiostra = "stanze-per-la-giostra",
        OrationOnTheDignityOfMan = "oration-on-the-dignity-of-man",
        PlatonicTheology = "platonic-theology",
        ThePrince = "the-prince",
        SummaDeArithmetica = "summa-de-arithmetica",
        DeReAedificatoria = "de-re-aedificatoria",
        Travels = "travels",
        TheBookOfTheCourtier = "the-book-of-the-courtier",
        HypnerotomachiaPoliphili = "hypnerotomachia-poliphili",
        InPraiseOfFolly = "in-praise-of-folly",
        DeRevolutionibus = "de-revolutionibus",
        OrlandoFurioso = "orlando-furioso",
        Utopia = "utopia",
        DivineComedy = "divine-comedy",
        GinevraDeBenci = "ginevra-de-benci",
        FlagellationOfChrist = "flagellation-of-christ",
        BattleOfSanRomano = "battle-of-san-romano",
        Annunciation = "annunciation",
        TheTempest = "the-tempest",
        ArnolfiniPortrait = "arnolfini-portrait",
        HolyTrinity = "holy-trinity",
        LadyWithAnErmine = "lady-with-an-ermine",
        Primavera = "primavera",
        LamentationOfChrist = "lamentation-of-christ",
        BacchusAndAriadne = "bacchus-and-ariadne",
        SistineMadonna = "sistine-madonna",
        DoniTondo = "doni-tondo",
        TheBirthOfVenus = "the-birth-of-venus",
        AssumptionOfTheVirgin = "assumption-of-the-virgin",
        TheSchoolOfAthens = "the-school-of-athens",
        Transfiguration = "transfiguration",
        MonaLisa = "mona-lisa",
        OspedaleDegliInnocenti = "ospedale-degli-innocenti",
        TempioMalatestiano = "tempio-malatestiano",
        LoggiaDeiLanzi = "loggia-dei-lanzi",
        PonteVecchio = "ponte-vecchio",
        GiottosCampanile = "giottos-campanile",
        PalazzoMedici = "palazzo-medici",
        DucalPalace = "ducal-palace",
        AmalfiCathedral = "amalfi-cathedral",
        CastelNuovo = "castel-nuovo",
        GatesOfParadise = "gates-of-paradise",
        CertosaDiPavia = "certosa-di-pavia",
        Tempietto = "tempietto",
        DogesPalace = "doges-palace",
        PalazzoPitti = "palazzo-pitti",
        LaurentianLibrary = "laurentian-library",
        SistineChapel = "sistine-chapel",
        StPetersBasilica = "st-peters-basilica",
        DomeOfFlorenceCathedral = "dome-of-florence-cathedral",
    }
}

/// The routes of the board, then the private ones: these are tiles too, of the same names.
macro_rules! routes {
    (board: $($place:ident = $place_word:literal),+; private: $($tile:ident = $word:literal),+;) => {
        tokens! {
            /// The 36 private routes, as tiles of the atlas.
            pub enum Tile: "amalfi.route" { $($tile = $word,)+ }
        }

        tokens! {
            /// Everything that can be sailed: the public routes, the three changing cells, the private routes.
            pub enum Route: "amalfi.route" { $($place = $place_word,)+ $($tile = $word,)+ }
        }
    };
}

routes! {
    board:
        Alexandria = "alexandria",
        Ragusa = "ragusa",
        Naples = "naples",
        Constantinople = "constantinople",
        Florence = "florence",
        Venice = "venice",
        Messina = "messina",
        Palermo = "palermo",
        Tunis = "tunis",
        Genoa = "genoa",
        CellIi = "cell-ii",
        CellIii = "cell-iii",
        CellIv = "cell-iv";
    private:
        Trebizond = "trebizond",
        Bruges = "bruges",
        Candia = "candia",
        Zara = "zara",
        Calicut = "calicut",
        Syracuse = "syracuse",
        Cyprus = "cyprus",
        Bari = "bari",
        Corfu = "corfu",
        Tripoli = "tripoli",
        Malaga = "malaga",
        Antwerp = "antwerp",
        Lucca = "lucca",
        Caffa = "caffa",
        Acre = "acre",
        Ferrara = "ferrara",
        Avignon = "avignon",
        Siena = "siena",
        Pisa = "pisa",
        Rhodes = "rhodes",
        Marseille = "marseille",
        Negroponte = "negroponte",
        Barcelona = "barcelona",
        Brindisi = "brindisi",
        Malta = "malta",
        Damascus = "damascus",
        Lisbon = "lisbon",
        Capua = "capua",
        Chios = "chios",
        Tana = "tana",
        Ancona = "ancona",
        Beirut = "beirut",
        London = "london",
        Majorca = "majorca",
        Livorno = "livorno",
        Rome = "rome";
}

tokens! {
    /// The 10 decrees.
    pub enum Decree: "amalfi.decree" {
        Blessing = "blessing",
        Colonization = "colonization",
        Conclave = "conclave",
        Flattery = "flattery",
        Mobilization = "mobilization",
        Provisions = "provisions",
        Discovery = "discovery",
        Council = "council",
        Trade = "trade",
        Universalism = "universalism",
    }
}

tokens! {
    /// The 16 titles: 6 dark ones, then 10 light ones.
    pub enum Title: "amalfi.title" {
        Admiral = "admiral",
        Discoverer = "discoverer",
        Ambassador = "ambassador",
        Seer = "seer",
        Wanderer = "wanderer",
        Scholar = "scholar",
        Humanist = "humanist",
        Explorer = "explorer",
        Collector = "collector",
        Condottiere = "condottiere",
        Merchant = "merchant",
        Patron = "patron",
        Navigator = "navigator",
        Courtier = "courtier",
        Creator = "creator",
        Fanatic = "fanatic",
    }
}

tokens! {
    /// The 6 guilds.
    pub enum Guild: "amalfi.guild" {
        Scribes = "scribes",
        Painters = "painters",
        Masons = "masons",
        Shipwrights = "shipwrights",
        Navigators = "navigators",
        Bankers = "bankers",
    }
}

tokens! {
    /// The five resources, which are the five holds of a player board.
    pub enum Hold: "amalfi.hold" {
        Spices = "spices",
        Wood = "wood",
        Wine = "wine",
        Gems = "gems",
        Cloth = "cloth",
    }
}

tokens! {
    /// The types of masterpieces.
    pub enum Craft: "amalfi.craft" {
        Book = "book",
        Painting = "painting",
        Monument = "monument",
    }
}

tokens! {
    /// The types of characters.
    pub enum Role: "amalfi.role" {
        Instant = "instant",
        Permanent = "permanent",
        Activation = "activation",
        Endgame = "endgame",
    }
}

/// How many public routes the board has; the changing cells and the private routes follow them in [`Route`].
pub const PUBLIC_ROUTES: usize = 10;
/// How many changing cells the board has.
pub const CELLS: usize = 3;
/// How many routes lie on the board: public ones and changing cells.
pub const BOARD_ROUTES: usize = PUBLIC_ROUTES + CELLS;

impl Route {
    /// The changing cell with that number from the top, 0 to 2.
    #[must_use]
    pub fn cell(number: usize) -> Option<Self> {
        if number < CELLS {
            Self::ALL.get(PUBLIC_ROUTES + number).copied()
        } else {
            None
        }
    }

    /// The number of the changing cell from the top, if it is one.
    #[must_use]
    pub fn cell_number(self) -> Option<usize> {
        (self as usize)
            .checked_sub(PUBLIC_ROUTES)
            .filter(|&number| number < CELLS)
    }

    /// The tile, if it is a private route.
    #[must_use]
    pub fn tile(self) -> Option<Tile> {
        (self as usize)
            .checked_sub(BOARD_ROUTES)
            .and_then(|number| Tile::ALL.get(number).copied())
    }

    /// Whether it lies on the board, open to everybody.
    #[must_use]
    pub fn is_public(self) -> bool {
        (self as usize) < BOARD_ROUTES
    }
}

impl From<Tile> for Route {
    fn from(tile: Tile) -> Self {
        Self::ALL[BOARD_ROUTES + tile as usize]
    }
}

/// A pile of cards needs some card to fill its unused places with.
macro_rules! first_by_default {
    ($($Token:ident),+) => { $(
        impl Default for $Token {
            fn default() -> Self {
                Self::ALL[0]
            }
        }
    )+ };
}
first_by_default!(Character, Masterpiece, Tile, Route, Decree, Title);
