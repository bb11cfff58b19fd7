//! What a server is asked beside a table: to carry a seat, and for links. Each request has a connection of its own.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use engine::Message;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use serde::Deserialize;
use serde_json::Value;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_tungstenite::tungstenite::http::Uri;

use super::Guest;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// The longest answer that is read.
const ANSWER_MAX: u64 = 64 * 1024;

/// Asks a server for something under this address; what it answers.
///
/// # Errors
/// If it cannot be reached, or does not want to: with the reason.
pub(super) async fn ask(method: &str, address: &str, guest: &Guest) -> Result<Value, Message> {
    let answer = tokio::time::timeout(PATIENCE, exchange(method, address, guest)).await;
    let Ok(Ok((status, body))) = answer else { return Err(unreachable()) };
    if (200..300).contains(&status) {
        return serde_json::from_slice(&body).map_err(|_| unreachable());
    }
    Err(serde_json::from_slice(&body).map_or_else(|_| unreachable(), |refusal: Refusal| refusal.message))
}

/// Why a server does not want to.
#[derive(Deserialize)]
struct Refusal {
    message: Message,
}

fn unreachable() -> Message {
    Message::new("web-problem-nothing")
}

/// Sends a request without a body, and reads the answer until the connection ends: by version 1.0 nothing of it comes in
/// pieces that would have to be put together.
async fn exchange(method: &str, address: &str, guest: &Guest) -> io::Result<(u16, Vec<u8>)> {
    let uri: Uri = address.parse().map_err(io::Error::other)?;
    let (Some(authority), Some(path)) = (uri.authority(), uri.path_and_query()) else {
        return Err(io::ErrorKind::InvalidInput.into());
    };
    let mut stream = dial(&uri).await?;
    let bearer = guest.bearer();
    let request = format!(
        "{method} {path} HTTP/1.0\r\nHost: {authority}\r\nAuthorization: {bearer}\r\nContent-Length: 0\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    match stream.take(ANSWER_MAX).read_to_end(&mut answer).await {
        // Some servers hang up without a word.
        Err(error) if error.kind() != io::ErrorKind::UnexpectedEof => Err(error),
        _ => parted(&answer).ok_or_else(|| io::ErrorKind::InvalidData.into()),
    }
}

/// The status and the body of an answer.
fn parted(answer: &[u8]) -> Option<(u16, Vec<u8>)> {
    let end = answer.windows(4).position(|window| window == b"\r\n\r\n")?;
    let head = std::str::from_utf8(&answer[..end]).ok()?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    Some((status, answer[end + 4..].to_vec()))
}

trait Stream: AsyncRead + AsyncWrite + Unpin + Send {}

impl<T: AsyncRead + AsyncWrite + Unpin + Send> Stream for T {}

async fn dial(uri: &Uri) -> io::Result<Box<dyn Stream>> {
    let is_secure = uri.scheme_str() == Some("https");
    let host = uri.host().unwrap_or_default().trim_start_matches('[').trim_end_matches(']');
    let port = uri.port_u16().unwrap_or(if is_secure { 443 } else { 80 });
    let stream = TcpStream::connect((host, port)).await?;
    if !is_secure {
        return Ok(Box::new(stream));
    }
    let name = ServerName::try_from(host.to_owned()).map_err(io::Error::other)?;
    Ok(Box::new(trusting().connect(name, stream).await?))
}

/// Trusts whom the system trusts, as the socket does.
fn trusting() -> TlsConnector {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
    TlsConnector::from(Arc::new(config))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_parted_where_its_head_ends() {
        let answer = b"HTTP/1.1 200 OK\r\nDate: today\r\n\r\n{\"ticket\":\"a\"}";
        assert_eq!(parted(answer), Some((200, b"{\"ticket\":\"a\"}".to_vec())));
        assert_eq!(parted(b"HTTP/1.1 204 No Content\r\n\r\n"), Some((204, Vec::new())));
        for broken in [&b""[..], b"HTTP/1.1 200 OK\r\n", b"hello\r\n\r\n"] {
            assert_eq!(parted(broken), None);
        }
    }
}
