//! Requests to the server that are not said at a table.

use leptos::prelude::window;
use serde::{Deserialize, Serialize};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestInit, Response};

use crate::setup::Setup;

/// Why a request came to nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ApiError {
    /// Nobody answers.
    Unreachable,
    /// What was asked for is not there.
    NotFound,
    /// The server does not want to, at least now.
    Refused,
}

/// Makes a table and returns its id.
///
/// # Errors
/// If the server cannot be reached, or does not make one.
pub async fn make_table(game: &str, setup: &Setup) -> Result<String, ApiError> {
    #[derive(Serialize)]
    struct Order<'a> {
        game: &'a str,
        seats: u8,
        options: &'a serde_json::Value,
    }
    #[derive(Deserialize)]
    struct Made {
        id: String,
    }
    let order = Order { game, seats: setup.seats, options: &setup.options };
    let made: Made = read(post("/api/tables", &order).await?).await?;
    Ok(made.id)
}

/// Whether there is such a table.
///
/// # Errors
/// If the server cannot be reached, or there is none.
pub async fn find_table(id: &str) -> Result<(), ApiError> {
    fetch(&format!("/api/tables/{id}"), &RequestInit::new()).await.map(drop)
}

/// The address under which friends reach this house, where it knows a better one than the page's own.
///
/// # Errors
/// If the server cannot be reached.
pub async fn friends_url() -> Result<Option<String>, ApiError> {
    #[derive(Deserialize)]
    struct House {
        friends_url: Option<String>,
    }
    let house: House = read(fetch("/api/house", &RequestInit::new()).await?).await?;
    Ok(house.friends_url)
}

async fn post(path: &str, body: &impl Serialize) -> Result<Response, ApiError> {
    let request = RequestInit::new();
    request.set_method("POST");
    let headers = web_sys::Headers::new().map_err(|_| ApiError::Refused)?;
    headers.set("content-type", "application/json").map_err(|_| ApiError::Refused)?;
    request.set_headers(&headers);
    request.set_body(&JsValue::from(serde_json::to_string(body).map_err(|_| ApiError::Refused)?));
    fetch(path, &request).await
}

async fn fetch(path: &str, request: &RequestInit) -> Result<Response, ApiError> {
    let answer = JsFuture::from(window().fetch_with_str_and_init(path, request)).await;
    let response: Response = answer.map_err(|_| ApiError::Unreachable)?.unchecked_into();
    match response.status() {
        200..=299 => Ok(response),
        404 => Err(ApiError::NotFound),
        _ => Err(ApiError::Refused),
    }
}

async fn read<T: for<'a> Deserialize<'a>>(response: Response) -> Result<T, ApiError> {
    let text = JsFuture::from(response.text().map_err(|_| ApiError::Refused)?).await;
    let text = text.ok().and_then(|text| text.as_string()).ok_or(ApiError::Unreachable)?;
    serde_json::from_str(&text).map_err(|_| ApiError::Refused)
}
