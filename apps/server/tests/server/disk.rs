//! A disk that fills up or breaks: nobody is told anything false, and play goes on by itself when the disk does.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use engine::GameRng;
use protocol::{CommandId, Request, Seq};
use serde_json::json;

use crate::process::{Process, be_the_server_or};
use crate::support::{Client, Lost, command_of, create, get, log, token};

/// Two people and a quick bot, with the game begun.
async fn table_of_two(process: &Process) -> (String, Client, Client) {
    let wish = json!({ "game": "skull", "seats": 3, "bots": ["powder-monkey"] });
    let table = create(process.addr, &wish).await;
    let mut anne = Client::join(process.addr, &table, &token(1)).await;
    let mut mary = Client::join(process.addr, &table, &token(2)).await;
    anne.sit("Anne").await;
    mary.sit("Mary").await;
    anne.must(Request::Start { bot: None }).await;
    (table, anne, mary)
}

/// A server that lives on when a file may not grow, instead of being ended by the signal.
fn start_on_small_disk(test: &str, data: &Path) -> Process {
    let mut shell = Command::new("sh");
    shell.args(["-c", r#"trap "" XFSZ; exec "$0" "$@""#]).arg(std::env::current_exe().unwrap());
    Process::start_by(shell, test, data)
}

/// No write of this process beyond so many bytes of a file succeeds from now on.
fn limit_files(process: &Process, bytes: &str) {
    let limited = Command::new("prlimit")
        .arg(format!("--pid={}", process.id()))
        .arg(format!("--fsize={bytes}:"))
        .status();
    assert!(limited.expect("prlimit, of util-linux, runs").success());
}

#[test]
fn a_server_whose_disk_was_full_goes_on_when_there_is_room_again() {
    be_the_server_or(async {
        let data = tempfile::tempdir().unwrap();
        let name = "disk::a_server_whose_disk_was_full_goes_on_when_there_is_room_again";
        let process = start_on_small_disk(name, data.path());
        let (table, mut anne, mut mary) = table_of_two(&process).await;
        limit_files(&process, "1");
        for _ in 0..5 {
            let action = anne.legal().remove(0);
            let refused = anne.command(Request::Act { action }).await.expect("the connection lives");
            assert_eq!(refused.unwrap_err().key, "room-store-failed");
        }
        assert_eq!(get(process.addr, "/readyz", &[]).await.status, 503);
        assert_eq!(get(process.addr, "/healthz", &[]).await.status, 200, "it recovers by itself");
        let stored = log(data.path(), &table).await.len() as Seq;
        assert_eq!(anne.seq, stored, "what was refused left nothing behind");

        limit_files(&process, "unlimited");
        let (one, two) = tokio::join!(
            anne.play_to_the_end(GameRng::from_number(1)),
            mary.play_to_the_end(GameRng::from_number(2))
        );
        one.expect("Anne was never disconnected");
        two.expect("Mary was never disconnected");
        assert_eq!(get(process.addr, "/readyz", &[]).await.status, 200);
        assert_eq!(log(data.path(), &table).await.len() as Seq, anne.seq);
    });
}

/// What a disk does to a program when its cable is loose: while a certain file is there, nothing can be flushed.
const LOOSE_CABLE: &str = r#"
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

static int flush(long call, int file) {
    const char *loose = getenv("YOHOHO_TEST_LOOSE_CABLE");
    if (loose && access(loose, F_OK) == 0) {
        errno = EIO;
        return -1;
    }
    return (int)syscall(call, file);
}

int fsync(int file) { return flush(SYS_fsync, file); }
int fdatasync(int file) { return flush(SYS_fdatasync, file); }
"#;

/// A folder with the library made of the above, and the file that makes the cable loose.
struct Cable(tempfile::TempDir);

impl Cable {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let source = folder.path().join("cable.c");
        fs::write(&source, LOOSE_CABLE).unwrap();
        let cable = Self(folder);
        let made =
            Command::new("cc").args(["-shared", "-fPIC", "-o"]).arg(cable.preloaded()).arg(source).status();
        assert!(made.expect("a C compiler, as the build needs it").success());
        cable
    }

    fn preloaded(&self) -> PathBuf {
        self.0.path().join("cable.so")
    }

    fn loose(&self) -> PathBuf {
        self.0.path().join("loose")
    }

    fn start(&self, test: &str, data: &Path) -> Process {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.env("LD_PRELOAD", self.preloaded()).env("YOHOHO_TEST_LOOSE_CABLE", self.loose());
        Process::start_by(command, test, data)
    }
}

/// The client gets no answer and is asked to come back: nobody can know whether it happened.
async fn unanswered(client: &mut Client, id: &CommandId, request: Request) {
    match client.command_as(id, request).await {
        Err(Lost::Closed { retry_ms: Some(_), .. }) => {}
        other => panic!("nobody can know, and yet: {other:?}"),
    }
}

/// How often a command is in the log.
async fn count(data: &Path, table: &str, id: &CommandId) -> usize {
    let entries = log(data, table).await;
    entries.iter().filter(|entry| command_of(entry).as_deref() == Some(id.as_str())).count()
}

#[test]
fn what_may_have_been_stored_is_never_refused_and_counts_once_when_it_is_asked_again() {
    be_the_server_or(async {
        let (data, cable) = (tempfile::tempdir().unwrap(), Cable::new());
        let name = "disk::what_may_have_been_stored_is_never_refused_and_counts_once_when_it_is_asked_again";
        let process = cable.start(name, data.path());
        let (table, mut anne, _mary) = table_of_two(&process).await;
        let rename = |name: &str| Request::Sit { name: name.into(), seat: None };

        // The disk breaks and is mended: the same server goes on.
        fs::write(cable.loose(), "").unwrap();
        let first = anne.command_id();
        unanswered(&mut anne, &first, rename("Anne I")).await;
        assert_eq!(get(process.addr, "/readyz", &[]).await.status, 503);
        fs::remove_file(cable.loose()).unwrap();
        anne.connect().await.expect("the table is there");
        anne.command_as(&first, rename("Anne I")).await.unwrap().unwrap();
        assert_eq!(get(process.addr, "/readyz", &[]).await.status, 200);
        assert_eq!(count(data.path(), &table, &first).await, 1);

        // It breaks again, and the server is killed before it is mended: what was written without being flushed may
        // be found by the next one.
        fs::write(cable.loose(), "").unwrap();
        let second = anne.command_id();
        unanswered(&mut anne, &second, rename("Anne II")).await;
        process.kill();
        fs::remove_file(cable.loose()).unwrap();
        let process = cable.start(name, data.path());
        anne.moved_to(process.addr);
        anne.connect().await.expect("the table is there");
        anne.command_as(&second, rename("Anne II")).await.unwrap().unwrap();
        assert_eq!(count(data.path(), &table, &second).await, 1);
    });
}
