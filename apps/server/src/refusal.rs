//! Why a request is refused: a status, a word for programs, and a message for people.

use std::time::Duration;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::Message;
use serde_json::json;

use crate::lobby::LobbyError;
use crate::store::StoreError;

/// A refusal of a request.
#[derive(Debug)]
pub struct Refusal {
    status: StatusCode,
    /// For programs.
    error: &'static str,
    /// For people.
    message: Message,
    retry_after: Option<Duration>,
}

impl Refusal {
    /// A refusal with this status, word and message.
    #[must_use]
    pub const fn new(status: StatusCode, error: &'static str, message: Message) -> Self {
        Self { status, error, message, retry_after: None }
    }

    /// Whether the answer may be another one soon.
    #[must_use]
    pub fn is_for_now(&self) -> bool {
        matches!(self.status, StatusCode::SERVICE_UNAVAILABLE | StatusCode::TOO_MANY_REQUESTS)
    }

    /// There is no such table.
    #[must_use]
    pub fn no_such_table() -> Self {
        Self::new(StatusCode::NOT_FOUND, "no_such_table", Message::new("server-no-table"))
    }

    /// Another site's page asks.
    #[must_use]
    pub fn foreign_origin() -> Self {
        Self::new(StatusCode::FORBIDDEN, "foreign_origin", Message::new("server-foreign-page"))
    }

    /// A share is used up: people are told how many `minutes` to wait, and programs how many seconds.
    #[must_use]
    pub fn later(error: &'static str, message: Message, wait: Duration) -> Self {
        let minutes = i64::try_from(wait.as_secs().div_ceil(60).max(1)).unwrap_or(i64::MAX);
        let message = message.with("minutes", minutes);
        Self { status: StatusCode::TOO_MANY_REQUESTS, error, message, retry_after: Some(wait) }
    }

    /// A body in our own words, with the status that fits: too large, not JSON, or JSON of another shape.
    #[must_use]
    pub fn malformed(rejection: &JsonRejection) -> Self {
        let status = match rejection.status() {
            StatusCode::UNPROCESSABLE_ENTITY => StatusCode::BAD_REQUEST,
            status => status,
        };
        Self::new(status, "malformed_request", Message::new("server-malformed"))
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let body = json!({ "error": self.error, "message": self.message });
        let mut response = (self.status, Json(body)).into_response();
        if let Some(wait) = self.retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(wait.as_secs().max(1)));
        }
        response
    }
}

impl From<LobbyError> for Refusal {
    fn from(error: LobbyError) -> Self {
        match error {
            LobbyError::NoSuchTable => Self::no_such_table(),
            LobbyError::Damaged(_) => Self::new(
                StatusCode::INTERNAL_SERVER_ERROR,
                "table_damaged",
                Message::new("server-table-damaged"),
            ),
            LobbyError::Newer(_) => {
                Self::new(StatusCode::SERVICE_UNAVAILABLE, "table_newer", Message::new("server-table-newer"))
            }
            LobbyError::Unavailable(why) => StoreError::Unavailable(why).into(),
            LobbyError::Full => {
                Self::new(StatusCode::SERVICE_UNAVAILABLE, "full", Message::new("server-full"))
            }
        }
    }
}

impl From<StoreError> for Refusal {
    fn from(_: StoreError) -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "store_unavailable", Message::new("server-no-store"))
    }
}
