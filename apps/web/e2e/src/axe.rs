//! The rules of axe-core, run in a page.

use anyhow::{Context, Result, ensure};
use serde_json::json;

use crate::Window;
use crate::window::target;

/// Every rule for WCAG 2.2 AA, every good habit, and what axe-core still tries out. None is switched off; there are
/// only those of the level AAA beside them, and those that axe-core has given up.
const RULES: &str =
    "['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental']";

/// Which rules to run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rules {
    /// All of them.
    All,
    /// Those that depend on the look of the page, where the others were run in another look.
    Color,
}

impl Rules {
    fn only(self) -> String {
        match self {
            Self::All => format!("{{ type: 'tag', values: {RULES} }}"),
            Self::Color => "{ type: 'rule', values: ['color-contrast', 'link-in-text-block'] }".to_owned(),
        }
    }
}

impl Window {
    /// Fails if axe-core finds anything in what the page shows now.
    ///
    /// # Errors
    /// With all that it finds.
    pub async fn assert_axe(&self, rules: Rules) -> Result<()> {
        if self.ask("return window.axe == null").await? == true {
            self.ask(&source()?).await?;
        }
        let script = format!(
            "return axe.run(document, {{ runOnly: {}, resultTypes: ['violations'], preload: false }})
                .then(found => found.violations.flatMap(rule => rule.nodes.map(node =>
                    `${{rule.id}}: ${{node.html.slice(0, 160)}} ${{node.failureSummary.split('\\n').slice(1, 3).join(' ')}}`)));",
            rules.only()
        );
        let found = self.ask(&script).await?;
        ensure!(found == json!([]), "axe-core on a {}: {found:#}", self.screen().name());
        Ok(())
    }
}

/// The program of axe-core, as `cargo verify` fetches it.
fn source() -> Result<String> {
    let file = target()?.join("axe/node_modules/axe-core/axe.min.js");
    let source = std::fs::read_to_string(&file)
        .with_context(|| format!("{} is missing: `cargo xtask axe` fetches it", file.display()))?;
    // Where there is a `module`, it would be put there and not into the window.
    Ok(format!("{source}\n;return null;"))
}
