//! Somebody who does not see: they hear the regions that speak and read names and roles in the accessibility tree, and
//! what they do, they do by activating what the tree offers.

use std::collections::{BTreeSet, HashMap};

use anyhow::{Context, Result};
use serde_json::{Value, json};

use crate::{Move, Window};

/// Is done when the page calls its reader to act, and after a second.
const CALL: &str = "
    const [done, until] = [arguments[0], performance.now() + 1000];
    const calls = () => [...document.querySelectorAll('[aria-live=assertive]')].some(e => e.textContent.trim());
    const look = () => calls() || performance.now() > until ? done() : setTimeout(look, 20);
    requestAnimationFrame(() => setTimeout(look));";

/// Something in the accessibility tree, with nothing but what is said of it.
#[derive(Clone, Debug)]
pub struct Node {
    /// What it is, such as `button`.
    pub role: String,
    /// What it is called.
    pub name: String,
    /// Whether it is said to be off.
    pub is_off: bool,
    /// Whether it is said to be pressed; nothing where it is no switch.
    pub is_pressed: Option<bool>,
    /// What it speaks by itself, such as `assertive`.
    pub live: Option<String>,
    /// What it lies in, from the outside: roles and names.
    pub within: Vec<(String, String)>,
    handle: i64,
}

impl Node {
    /// Whether it lies in something of this role and name.
    #[must_use]
    pub fn is_in(&self, role: &str, name: &str) -> bool {
        self.within.iter().any(|(own, called)| own == role && (name.is_empty() || called == name))
    }
}

impl Window {
    /// The accessibility tree, from top to bottom, without what is hidden.
    ///
    /// # Errors
    /// If the browser is gone.
    pub async fn tree(&self) -> Result<Vec<Node>> {
        let found = self.devtools("Accessibility.getFullAXTree", json!({})).await?;
        let nodes = found["nodes"].as_array().context("a tree")?;
        let places: HashMap<&str, &Value> =
            nodes.iter().filter_map(|node| Some((node["nodeId"].as_str()?, node))).collect();
        let by_id = |id: &Value| places.get(id.as_str()?).copied();
        let mut read = Vec::new();
        let mut left: Vec<(&Value, Inside)> =
            nodes.first().map(|root| (root, Inside::default())).into_iter().collect();
        while let Some((node, mut inside)) = left.pop() {
            if node["ignored"] != true {
                let node = told(node, &inside);
                inside.within.push((node.role.clone(), node.name.clone()));
                inside.live.clone_from(&node.live);
                read.push(node);
            }
            let children = node["childIds"].as_array().map_or(&[][..], Vec::as_slice);
            left.extend(children.iter().rev().filter_map(by_id).map(|child| (child, inside.clone())));
        }
        Ok(read)
    }

    /// Lets the browser keep its tree up to date, as it does for a screen reader, and not build it for every look.
    ///
    /// # Errors
    /// If the browser is gone.
    pub async fn listen(&self) -> Result<()> {
        self.devtools("Accessibility.enable", json!({})).await?;
        Ok(())
    }

    /// Waits until a region that speaks at once has something to say, but not for long: an end calls nobody.
    ///
    /// # Errors
    /// If the browser is gone.
    pub async fn wait_for_call(&self) -> Result<()> {
        self.driver.execute_async(CALL, Vec::new()).await?;
        Ok(())
    }

    /// Does what a screen reader does on "activate".
    ///
    /// # Errors
    /// If the browser is gone. What has gone from the page meanwhile does nothing.
    pub async fn activate(&self, node: &Node) -> Result<()> {
        let Ok(found) = self.devtools("DOM.resolveNode", json!({ "backendNodeId": node.handle })).await
        else {
            return Ok(());
        };
        let click = "function () { this.focus?.(); this.click?.(); }";
        let params = json!({ "objectId": found["object"]["objectId"], "functionDeclaration": click });
        self.devtools("Runtime.callFunctionOn", params).await?;
        Ok(())
    }
}

/// What something lies in.
#[derive(Clone, Debug, Default)]
struct Inside {
    within: Vec<(String, String)>,
    live: Option<String>,
}

fn told(node: &Value, inside: &Inside) -> Node {
    let text = |field: &str| node[field]["value"].as_str().unwrap_or_default().to_owned();
    let said = |name: &str| {
        let all = node["properties"].as_array().map_or(&[][..], Vec::as_slice);
        all.iter().find(|one| one["name"] == name).map(|one| one["value"]["value"].clone())
    };
    let is_yes = |value: &Value| *value == json!(true) || *value == json!("true");
    Node {
        role: text("role"),
        name: text("name"),
        is_off: said("disabled").is_some_and(|value| is_yes(&value)),
        is_pressed: said("pressed").map(|value| is_yes(&value)),
        // What lies in a region that speaks is spoken.
        live: said("live")
            .and_then(|value| value.as_str().map(str::to_owned))
            .or_else(|| inside.live.clone()),
        within: inside.within.clone(),
        handle: node["backendDOMNodeId"].as_i64().unwrap_or_default(),
    }
}

/// What is always there and no move of the game.
const FURNITURE: &[&str] = &[
    "Log",
    "Menu",
    "Score sheet",
    "Sheet",
    "Back",
    "Next",
    "What just happened?",
    "Which card beats which",
    "About",
    "Locker",
    "Notify me",
    "No, thanks",
    "Read cards",
    "Ask me about events",
];

/// Somebody who plays by ear. They know no rules, only what is said.
#[derive(Debug, Default)]
pub struct Listener {
    /// What was offered at the last look.
    before: BTreeSet<String>,
    dice: u64,
    /// What is wanted more than other things, the first most of all.
    wishes: &'static [&'static str],
    /// Whether the last thing done was to pick something, which is then to be gone on with.
    has_picked: bool,
    /// What was done, by its names.
    did: Vec<String>,
}

impl Listener {
    /// Somebody who wants this, by the beginnings of names or, as `in:`, by the list it stands in; and else whatever goes
    /// on from what they picked, or can be picked.
    #[must_use]
    pub const fn new(wishes: &'static [&'static str]) -> Self {
        Self { before: BTreeSet::new(), dice: 0x9E37_79B9, wishes, has_picked: false, did: Vec::new() }
    }

    /// What was done so far, by its names.
    #[must_use]
    pub fn did(&self) -> &[String] {
        &self.did
    }

    /// Reads the tree and does one thing, if the page has said that it is their turn.
    ///
    /// # Errors
    /// If the browser is gone.
    pub async fn look(&mut self, window: &Window) -> Result<Move> {
        let tree = window.tree().await?;
        let buttons =
            || tree.iter().filter(|node| node.role == "button" && !node.is_off && !node.name.is_empty());
        if let Some(close) = buttons().find(|node| node.is_in("dialog", "") && node.name == "Close") {
            window.activate(close).await?;
            return Ok(Move::Acted);
        }
        if buttons().any(|node| node.name == "Play again") {
            return Ok(Move::Finished);
        }
        if !is_called(&tree) {
            return Ok(Move::Waited);
        }
        let is_wanted = |node: &Node| self.wishes.iter().any(|wish| is_wished(node, wish));
        let offered: Vec<&Node> = buttons().filter(|node| !is_furniture(node) || is_wanted(node)).collect();
        let Some(choice) = self.choose(&offered) else { return Ok(Move::Waited) };
        self.did.push(choice.name.clone());
        window.activate(choice).await?;
        Ok(Move::Acted)
    }

    fn choose<'a>(&mut self, offered: &[&'a Node]) -> Option<&'a Node> {
        let now: BTreeSet<String> = offered.iter().map(|node| node.name.clone()).collect();
        let before = std::mem::replace(&mut self.before, now);
        // What is called like something that was picked does it.
        let is_picked =
            |name: &str| offered.iter().any(|node| node.is_pressed == Some(true) && node.name == name);
        let done = offered.iter().find(|node| node.is_pressed.is_none() && is_picked(&node.name));
        let wished = self.wishes.iter().find_map(|wish| offered.iter().find(|node| is_wished(node, wish)));
        // What has come up since the last look goes on from what was done then.
        let fresh = offered.iter().filter(|node| !before.contains(&node.name)).collect();
        let to_pick = offered.iter().filter(|node| node.is_pressed == Some(false)).collect();
        let open = offered.iter().filter(|node| node.is_pressed != Some(true)).collect();
        let order: [Vec<&&Node>; 3] =
            if self.has_picked { [fresh, to_pick, open] } else { [to_pick, fresh, open] };
        let some = order.into_iter().find(|some| !some.is_empty()).unwrap_or_default();
        let any = some.get(self.below(some.len().max(1))).copied();
        let choice = done.or(wished).or(any).copied();
        self.has_picked = choice.is_some_and(|node| node.is_pressed == Some(false));
        choice
    }

    fn below(&mut self, bound: usize) -> usize {
        self.dice = self.dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.dice >> 33).unwrap_or(0) % bound
    }
}

fn is_wished(node: &Node, wish: &str) -> bool {
    let is_it =
        wish.strip_prefix("in:").map_or_else(|| node.name.starts_with(wish), |list| node.is_in("list", list));
    is_it && node.is_pressed != Some(true)
}

/// Whether a region that speaks at once has something to say: it is the listener's turn.
fn is_called(tree: &[Node]) -> bool {
    let speaks = |node: &Node| node.live.as_deref() == Some("assertive");
    let said = |node: &&Node| node.role == "StaticText" && !node.name.trim().is_empty();
    tree.iter().filter(said).any(speaks)
}

fn is_furniture(node: &Node) -> bool {
    let is_it = |name: &&str| {
        node.name.strip_prefix(*name).is_some_and(|rest| rest.is_empty() || rest.starts_with([':', ' ']))
    };
    FURNITURE.iter().any(is_it)
}
