//! A front with https before a server, as a proxy would be, with a certificate that only these tests trust.

use std::net::SocketAddr;
use std::sync::Arc;

use rustls::ServerConfig;
use rustls::crypto::ring;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;

/// Whom a client must trust to trust the front.
pub const AUTHORITY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/program/tls/authority.pem");
const CERTIFICATE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/program/tls/server.pem");
const KEY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/program/tls/server.key.pem");

/// Opens a front before this server, until the tests end.
pub fn front_of(server: SocketAddr) -> SocketAddr {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).unwrap();
    let addr = listener.local_addr().unwrap();
    std::thread::spawn(move || runtime.block_on(pass_on(listener, server)));
    addr
}

async fn pass_on(listener: TcpListener, server: SocketAddr) {
    let acceptor = TlsAcceptor::from(Arc::new(config()));
    while let Ok((outside, _)) = listener.accept().await {
        // Whoever does not trust us hangs up; the next one may.
        let Ok(mut outside) = acceptor.accept(outside).await else { continue };
        let mut inside = TcpStream::connect(server).await.unwrap();
        tokio::spawn(async move { drop(tokio::io::copy_bidirectional(&mut outside, &mut inside).await) });
    }
}

fn config() -> ServerConfig {
    let chain = CertificateDer::pem_file_iter(CERTIFICATE).unwrap().map(Result::unwrap).collect();
    let key = PrivateKeyDer::from_pem_file(KEY).unwrap();
    let builder = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()));
    let builder = builder.with_safe_default_protocol_versions().unwrap();
    builder.with_no_client_auth().with_single_cert(chain, key).unwrap()
}
