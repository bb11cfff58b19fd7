// Notes what a screen reader says by itself: of every region that speaks, what has come into it. A status and an alert
// are read as a whole.
window.__heard = [];
const SPEAKS = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]';
const plain = text => text.replace(/\s+/g, ' ').trim();
const say = (region, words) => {
  const how = region.getAttribute('aria-live') ?? region.getAttribute('role');
  if (plain(words)) window.__heard.push({ how, text: plain(words), at: Math.round(performance.now()) });
};
// What is gone again before the next frame was never there for a screen reader.
const hear = (region, node) => requestAnimationFrame(() => node.isConnected && say(region, node.textContent));
const isWhole = region => region.ariaAtomic === 'true' || region.matches('[role=status], [role=alert]');
new MutationObserver(changes => {
  const wholes = new Set();
  for (const { type, target, addedNodes } of changes) {
    const at = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
    // A region that comes together with its words is not spoken.
    const region = at?.closest(SPEAKS);
    if (!region) continue;
    if (isWhole(region)) wholes.add(region);
    else if (type === 'characterData') say(region, target.data);
    else addedNodes.forEach(node => node.nodeType !== Node.COMMENT_NODE && hear(region, node));
  }
  wholes.forEach(region => say(region, region.textContent));
}).observe(document, { childList: true, subtree: true, characterData: true });
