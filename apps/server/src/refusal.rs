//! A request that is refused, in a word for programs and a sentence for people.

use std::time::Duration;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::Message;
use serde_json::json;

use crate::lobby::LobbyError;

/// A refusal of a request.
#[derive(Debug)]
pub struct Refusal {
    /// The status of the answer.
    pub status: StatusCode,
    /// For programs.
    pub error: &'static str,
    /// For people.
    pub message: Message,
    /// When to try again.
    pub retry_after: Option<Duration>,
}

impl Refusal {
    /// A refusal that waiting does not change.
    pub fn new(status: StatusCode, error: &'static str, message: Message) -> Self {
        Self { status, error, message, retry_after: None }
    }

    /// The body cannot be read: too large, not JSON, or JSON of another shape.
    pub fn malformed(status: StatusCode) -> Self {
        let status =
            if status == StatusCode::UNPROCESSABLE_ENTITY { StatusCode::BAD_REQUEST } else { status };
        Self::new(status, "malformed_request", Message::new("server-malformed"))
    }

    /// There is no such table.
    pub fn no_such_table() -> Self {
        Self::new(StatusCode::NOT_FOUND, "no_such_table", Message::new("server-no-table"))
    }

    /// The page that asks is not ours.
    pub fn foreign_origin() -> Self {
        Self::new(StatusCode::FORBIDDEN, "foreign_origin", Message::new("server-foreign-page"))
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
            LobbyError::Unavailable(_) => Self::new(
                StatusCode::SERVICE_UNAVAILABLE,
                "store_unavailable",
                Message::new("server-no-store"),
            ),
            LobbyError::Full => {
                Self::new(StatusCode::SERVICE_UNAVAILABLE, "full", Message::new("server-full"))
            }
        }
    }
}
