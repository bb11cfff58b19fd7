//! What the operator reads: log lines on standard error. They carry no token, no name and no card.

use std::io::IsTerminal;
use std::panic;

use anyhow::Context;
use tracing::{Level, Metadata};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::config::{Config, LogFormat};

/// Sends log lines to standard error from now on, in the chosen form.
///
/// # Errors
/// If the filter cannot be understood.
pub fn start(config: &Config) -> anyhow::Result<()> {
    let filter = EnvFilter::try_new(&config.log).with_context(|| format!("no log filter: {}", config.log))?;
    let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // When the log cannot be written, as on a full disk, complaining about it would panic, and end whoever logged.
    let lines = lines.with_ansi(std::io::stderr().is_terminal()).log_internal_errors(false);
    // Where a program around us has its own log already, that one stays.
    let _ = match config.log_format {
        LogFormat::Human => lines.finish().with(filter_fn(is_discreet)).try_init(),
        LogFormat::Json => lines.json().finish().with(filter_fn(is_discreet)).try_init(),
    };
    panic::set_hook(Box::new(report_panic));
    Ok(())
}

/// Our own lines are written with care; the finest lines of the crates below us quote whole frames and queries, and
/// are left out whatever the operator's filter lets through.
fn is_discreet(line: &Metadata<'_>) -> bool {
    *line.level() <= Level::INFO || line.target().starts_with(env!("CARGO_CRATE_NAME"))
}

/// Says where, never what: the message of a panic may quote a state, and with it somebody's cards.
fn report_panic(info: &panic::PanicHookInfo<'_>) {
    let place = info.location().map_or_else(String::new, ToString::to_string);
    tracing::error!(place, "a part of the server has failed");
}
