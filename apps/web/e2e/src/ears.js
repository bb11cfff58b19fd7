// Notes what a screen reader says by itself: every region that speaks, whenever its words change.
window.__heard = [];
const SPEAKS = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]';
const said = new WeakMap();
const hear = region => {
  const text = region.textContent.replace(/\s+/g, ' ').trim();
  if (text === (said.get(region) ?? '')) return;
  said.set(region, text);
  const how = region.getAttribute('aria-live') ?? region.getAttribute('role');
  if (text) window.__heard.push({ how, text, at: Math.round(performance.now()) });
};
new MutationObserver(changes => {
  const regions = new Set();
  for (const { target } of changes) {
    const at = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
    const region = at?.closest(SPEAKS);
    // A region that comes with its words is not spoken.
    if (region) regions.add(region);
  }
  regions.forEach(hear);
}).observe(document, { childList: true, subtree: true, characterData: true });
