//! The gallery of every board in every phase, served to a browser from where `cargo xtask gallery` puts it.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::window::target;

/// A gallery that is open as long as the test runs.
#[derive(Debug)]
pub struct Gallery {
    url: String,
}

impl Gallery {
    /// Opens it on a free port.
    ///
    /// # Errors
    /// If it is not built.
    pub fn open() -> Result<Self> {
        let folder = target()?.join("gallery");
        ensure!(
            folder.join("index.html").is_file(),
            "{} is empty: run `cargo xtask gallery` first",
            folder.display()
        );
        let listener = TcpListener::bind("127.0.0.1:0")?;
        let url = format!("http://{}", listener.local_addr()?);
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let folder = folder.clone();
                // A browser opens lines before it needs them, and may go away in the middle of an answer.
                std::thread::spawn(move || answer(&stream, &folder));
            }
        });
        Ok(Self { url })
    }

    /// The address of an exhibit, such as `king-trick`; with `words`, such as `long`, for all of it.
    #[must_use]
    pub fn exhibit(&self, name: &str, words: &str) -> String {
        format!("{}/?{words}#{name}", self.url)
    }
}

fn answer(mut stream: &TcpStream, folder: &Path) -> Result<()> {
    let request: Vec<String> =
        BufReader::new(stream).lines().map_while(Result::ok).take_while(|line| !line.is_empty()).collect();
    let path = request.first().context("a request")?.split_whitespace().nth(1).context("a request line")?;
    let name = path.split('?').next().unwrap_or_default().trim_start_matches('/');
    let file: PathBuf = folder.join(if name.is_empty() { "index.html" } else { name });
    let (status, body) = match fs::read(&file) {
        Ok(body) => ("200 OK", body),
        Err(_) => ("404 Not Found", Vec::new()),
    };
    let head = format!(
        "HTTP/1.1 {status}\r\ncontent-type: {}\r\ncontent-length: {}\r\ncache-control: max-age=600\r\nconnection: close\r\n\r\n",
        media(&file),
        body.len()
    );
    stream.write_all(head.as_bytes())?;
    Ok(stream.write_all(&body)?)
}

fn media(file: &Path) -> &'static str {
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css",
        Some("js") => "text/javascript",
        Some("wasm") => "application/wasm",
        _ => "application/octet-stream",
    }
}
