// Notes, in order, when a card is turned, when cards go back, when a trick is full, when it goes, and when the
// celebration begins.
window.__moments = [];
const count = css => document.querySelectorAll(css).length;
let before = { turned: 0, full: false, over: false };
const note = what => window.__moments.push({ what, at: Math.round(performance.now()) });
// Whoever turns cards looks at each before touching anything, which would hurry. Only the page itself can tell in
// time: between a driver's look and its tap a card may have been turned.
const LOOKS_MS = 1200;
const looking = () => {
  const last = window.__moments.at(-1);
  return last?.what === 'flip' && performance.now() - last.at < LOOKS_MS;
};
for (const touch of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'keydown'])
  window.addEventListener(touch, event => { if (looking()) event.stopImmediatePropagation(); }, true);
// What lifts a pile out of its place shows before the disc has turned, and differs by what is under it.
const LIFTS = ['translate', 'transform', 'scale', 'rotate', 'opacity', 'filter', 'zIndex'];
const givesAway = () => [...document.querySelectorAll('.skull-board .newest')]
  .flatMap(pile => pile.getAnimations()).flatMap(animation => animation.effect.getKeyframes())
  .some(frame => LIFTS.some(property => property in frame))
  // A mark for the Skull's owner must not push its neighbors while it waits for the disc.
  || [...document.querySelectorAll('.skull-board .chip-skull-owner')].some(chip => getComputedStyle(chip).position !== 'absolute');
new MutationObserver(() => {
  const trick = document.querySelector('.king-board .trick');
  const now = {
    turned: count('.skull-board:not(.over) .card.turned'),
    full: trick != null && trick.dataset.count === trick.dataset.places,
    over: count('.board .celebration') > 0,
  };
  if (now.turned > before.turned) { note('flip'); if (givesAway()) note('given away'); }
  if (now.over && !before.over) note('feast');
  else if (now.turned < before.turned) note('taken back');
  if (now.full && !before.full) note('trick');
  else if (!now.full && before.full && !now.over) note('taken');
  before = now;
}).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['class', 'data-count'] });
