//! The command line of the server. Every flag is also an environment variable.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{ValueEnum, ValueHint};

/// Where the server keeps everything.
#[derive(Debug, clap::Args)]
pub struct StoreArgs {
    /// The folder of the SQLite file
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath, default_value = "signoria-data", env = "SIGNORIA_DATA")]
    pub data: PathBuf,

    /// A PostgreSQL database instead: postgres://user:password@host/name
    #[arg(long, value_name = "URL", env = "SIGNORIA_DATABASE", hide_env_values = true, value_parser = database)]
    pub database: Option<String>,
}

fn database(text: &str) -> Result<String, String> {
    if text.starts_with("postgres://") || text.starts_with("postgresql://") {
        Ok(text.into())
    } else {
        Err("the address of a database begins with postgres://".into())
    }
}

/// `signoria serve`.
#[derive(Debug, clap::Args)]
pub struct ServeArgs {
    /// The address to listen on; port 0 picks a free one
    #[arg(
        long,
        value_name = "ADDR",
        default_value = "127.0.0.1:8080",
        env = "SIGNORIA_LISTEN"
    )]
    pub listen: SocketAddr,

    #[command(flatten)]
    pub store: StoreArgs,

    /// The address that people type, such as https://table.example; with https cookies are sent over TLS only
    #[arg(long, value_name = "URL", env = "SIGNORIA_PUBLIC_URL")]
    pub public_url: Option<String>,

    /// There is a proxy in front: trust the last address in its X-Forwarded-For
    #[arg(long, env = "SIGNORIA_BEHIND_PROXY")]
    pub behind_proxy: bool,

    /// Let anybody read /metrics, not only programs on this machine
    #[arg(long, env = "SIGNORIA_OPEN_METRICS")]
    pub open_metrics: bool,

    #[command(flatten)]
    pub bots: BotArgs,

    /// Unload a table from memory after this many seconds without anybody connected
    #[arg(
        long,
        value_name = "SECONDS",
        default_value_t = 300,
        env = "SIGNORIA_IDLE_SECONDS"
    )]
    pub idle_seconds: u64,

    /// A folder with figures of your own: GAME/NAME.toml is the edition NAME of that game
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath, env = "SIGNORIA_EDITIONS")]
    pub editions: Option<PathBuf>,

    /// Delete guests who have no seat and have not come back for this many days; 0: never
    #[arg(long, value_name = "DAYS", default_value_t = 365, env = "SIGNORIA_GUEST_DAYS")]
    pub guest_days: u32,

    /// Send notifications anywhere, even unencrypted and to this machine: only for tests
    #[arg(long, hide = true)]
    pub notify_anywhere: bool,

    /// Read the browser client from this folder instead of the program [default: the one built in]
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath, env = "SIGNORIA_CLIENT")]
    pub client: Option<PathBuf>,

    /// Open the page in this machine's browser, if it has one
    #[arg(long)]
    pub open: bool,

    #[command(flatten)]
    pub log: LogArgs,
}

/// How bots think.
#[derive(Debug, clap::Args)]
pub struct BotArgs {
    /// How many bots think at the same time; 0: only `signoria worker` thinks [default: all cores but one]
    #[arg(long, value_name = "N", env = "SIGNORIA_BOT_THREADS")]
    pub bot_threads: Option<usize>,

    /// How long a searching bot thinks about a turn while other bots wait, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 500, env = "SIGNORIA_BOT_MILLIS")]
    pub bot_millis: u64,
}

/// What is logged.
#[derive(Debug, clap::Args)]
pub struct LogArgs {
    /// The format of the log on stderr
    #[arg(long, value_enum, value_name = "FORMAT", default_value_t = Format::Text, env = "SIGNORIA_LOG_FORMAT")]
    pub log_format: Format,

    /// What to log: error, warn, info, debug, or signoria_server=debug,sqlx=warn
    #[arg(long, value_name = "FILTER", default_value = "info", env = "SIGNORIA_LOG")]
    pub log: String,
}

/// `signoria worker`.
#[derive(Debug, clap::Args)]
pub struct WorkerArgs {
    #[command(flatten)]
    pub store: StoreArgs,

    #[command(flatten)]
    pub bots: BotArgs,

    /// Answer /healthz and /metrics at this address [default: nowhere]
    #[arg(long, value_name = "ADDR")]
    pub listen: Option<SocketAddr>,

    /// Let anybody read /metrics, not only programs on this machine
    #[arg(long, env = "SIGNORIA_OPEN_METRICS")]
    pub open_metrics: bool,

    /// The same folder with figures of your own that the servers use
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath, env = "SIGNORIA_EDITIONS")]
    pub editions: Option<PathBuf>,

    #[command(flatten)]
    pub log: LogArgs,
}

/// How the log is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For people
    Text,
    /// One JSON object a line
    Json,
}

/// `signoria backup`.
#[derive(Debug, clap::Args)]
pub struct BackupArgs {
    /// The new file
    #[arg(value_hint = ValueHint::FilePath)]
    pub file: PathBuf,

    #[command(flatten)]
    pub store: StoreArgs,
}

/// `signoria doctor`.
#[derive(Debug, clap::Args)]
pub struct DoctorArgs {
    #[command(flatten)]
    pub store: StoreArgs,
}

/// `signoria admin`.
#[derive(Debug, clap::Args)]
pub struct AdminArgs {
    /// The data folder of the running server
    #[arg(long, global = true, value_name = "DIR", value_hint = ValueHint::DirPath, default_value = "signoria-data", env = "SIGNORIA_DATA")]
    pub data: PathBuf,

    #[command(subcommand)]
    pub order: AdminOrder,
}

/// What `signoria admin` can do. People are named by their account or by the id that `people` and `reports` print.
#[derive(Debug, clap::Subcommand)]
pub enum AdminOrder {
    /// List people whose name contains a text
    People {
        /// The text
        #[arg(default_value = "")]
        named: String,
    },
    /// List the tables that changed last
    Tables {
        /// Also those that are over
        #[arg(long)]
        all: bool,
    },
    /// List the lines of chat that were reported
    Reports,
    /// List sign-ins, wrong passwords and new passwords
    Audit {
        /// Of this account alone
        who: Option<String>,
    },
    /// Ban somebody and end their sessions
    Ban {
        /// Who
        who: String,
        /// For how many days; 0 lifts the ban
        #[arg(long, default_value_t = 30)]
        days: u32,
    },
    /// Mute somebody at every table
    Mute {
        /// Who
        who: String,
        /// For how many days; 0 unmutes them
        #[arg(long, default_value_t = 7)]
        days: u32,
    },
    /// Give an account a new password, print it, and end the account's sessions
    ResetPassword {
        /// Whose
        who: String,
    },
    /// Close a table: its game is over as it stands
    Close {
        /// Its id
        table: String,
    },
    /// Delete a table with its game and its chat
    Delete {
        /// Its id
        table: String,
    },
    /// Send an announcement to everybody who is connected
    Announce {
        /// What
        text: String,
    },
}

/// `signoria health`.
#[derive(Debug, clap::Args)]
pub struct HealthArgs {
    /// The address that the server listens on
    #[arg(
        long,
        value_name = "ADDR",
        default_value = "127.0.0.1:8080",
        env = "SIGNORIA_LISTEN"
    )]
    pub listen: SocketAddr,
}

#[cfg(test)]
mod tests {
    use clap::{Arg, ArgAction, Command, CommandFactory as _};

    const GUIDE: &str = include_str!("../../../docs/OPERATIONS.md");

    fn program() -> Command {
        let mut program = crate::args::Args::command();
        program.build();
        program
    }

    fn command(path: &[&str]) -> Command {
        let found = path
            .iter()
            .try_fold(program(), |command, name| command.find_subcommand(name).cloned());
        found.unwrap_or_else(|| panic!("there is no command {path:?}"))
    }

    /// The first two cells of a flag's row in the guide: how it is written, and its variable.
    fn row(arg: &Arg) -> (String, String) {
        let value = match arg.get_action() {
            ArgAction::Set => format!(" {}", arg.get_value_names().unwrap_or_default()[0]),
            _ => String::new(),
        };
        let variable = arg.get_env().map(|name| format!("`{}`", name.to_string_lossy()));
        (
            format!("`--{}{value}`", arg.get_long().unwrap_or_default()),
            variable.unwrap_or_default(),
        )
    }

    /// The rows of the settings table: flag, variable, description.
    fn told() -> Vec<[String; 3]> {
        let rows = GUIDE.lines().filter(|line| line.starts_with("| `--"));
        rows.map(|row| {
            let cells: Vec<&str> = row.trim_matches('|').splitn(3, '|').map(str::trim).collect();
            [0, 1, 2].map(|index| cells[index].to_owned())
        })
        .collect()
    }

    #[test]
    fn the_guide_names_every_flag_of_the_server_and_no_other_with_its_variable_and_its_default() {
        let serve = command(&["serve"]);
        let flags: Vec<&Arg> = serve
            .get_arguments()
            .filter(|arg| {
                !arg.is_hide_set()
                    && !arg.is_global_set()
                    && arg.get_id() != "help"
                    && arg.get_id() != "version"
            })
            .collect();
        let told = told();
        for arg in &flags {
            let (flag, variable) = row(arg);
            let found = told.iter().find(|row| row[0] == flag);
            let found = found.unwrap_or_else(|| panic!("the guide does not name {flag}"));
            assert_eq!(found[1], variable, "{flag}");
            for default in arg.get_default_values() {
                let default = default.to_string_lossy();
                let is_switch = !matches!(arg.get_action(), ArgAction::Set);
                assert!(
                    is_switch || found[2].contains(&*default),
                    "{flag}: the default is {default}"
                );
            }
        }
        for [flag, ..] in &told {
            assert!(flags.iter().any(|arg| row(arg).0 == *flag), "there is no {flag}");
        }
    }

    #[test]
    fn the_guide_names_every_order_of_an_operator_and_no_other() {
        let admin = command(&["admin"]);
        let told: Vec<&str> = GUIDE
            .lines()
            .filter_map(|line| line.strip_prefix("signoria admin ")?.split_whitespace().next())
            .collect();
        let orders: Vec<&str> = admin
            .get_subcommands()
            .map(Command::get_name)
            .filter(|name| *name != "help")
            .collect();
        for order in &orders {
            assert!(told.contains(order), "the guide does not name {order}");
        }
        for order in told {
            assert!(orders.contains(&order), "there is no order {order}");
        }
    }

    #[test]
    fn what_guides_and_packages_call_exists() {
        let serve = command(&["serve"]);
        let variables: Vec<String> = serve
            .get_arguments()
            .filter_map(|arg| Some(arg.get_env()?.to_string_lossy().into_owned()))
            .collect();
        let settings = [
            include_str!("../../../packaging/signoria.default"),
            include_str!("../../../packaging/signoria.service"),
            GUIDE,
        ];
        let is_part = |sign: char| sign.is_ascii_uppercase() || sign == '_';
        for text in settings {
            for (at, _) in text.match_indices("SIGNORIA_") {
                let name: String = text[at..].chars().take_while(|sign| is_part(*sign)).collect();
                assert!(variables.contains(&name), "there is no {name}");
            }
        }
        let commands = program();
        for line in [GUIDE, include_str!("../../../README.md")].join("\n").lines() {
            let Some(call) = line.strip_prefix("signoria ") else {
                continue;
            };
            let name = call.split_whitespace().next().unwrap_or_default();
            let exists = name.starts_with("--") || commands.find_subcommand(name).is_some();
            assert!(exists, "there is no command {name}: {line}");
        }
    }
}
