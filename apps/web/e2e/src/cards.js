// What is wrong with the cards in sight: a shrunken card, a title broken in the middle of a word or cut, a rank that
// runs into the mark of its suit, a card that is cut by what it lies on. Gives a list of sentences, best empty.
const wrong = [];
const seen = e => e.getClientRects().length > 0 && getComputedStyle(e).visibility !== 'hidden';
const box = e => e.getBoundingClientRect();
const name = card => (card.closest('button, [role=img], [role=button], li')?.textContent || card.textContent).trim().slice(0, 40);

// Where a card lies: cards of one place have one size.
const PLACES = ['.trick', '.hand', '.ghost-pile', '.seen-list', '.commons-cards', '.spread', '.announced', '.standings',
  '.own .piles', '.turned-row', '.rivals', '.table-piles'];
const place = card => {
  const css = PLACES.find(css => card.closest(css));
  if (!css) return null;
  const { count, places } = card.closest(css).dataset;
  const resting = card.closest('.resting') ? ' resting' : '';
  const game = card.closest('.board')?.className.match(/\S+-board/)?.[0] ?? 'page';
  return `${window.__dress ?? ''}${innerWidth}x${innerHeight} ${game} ${css} ${places ?? count ?? ''}${resting}`;
};

// The largest card ever seen in each place, by this window on any page, is what a card there should be.
const largest = JSON.parse(sessionStorage.largest ?? '{}');
const cards = [...document.querySelectorAll('.card')].filter(seen).map(card => ({ card, place: place(card) }));
const areas = cards.map(({ card }) => [card.offsetWidth, card.offsetHeight]);
cards.forEach(({ place }, i) => {
  const [width, height] = largest[place] ?? [0, 0];
  if (place) largest[place] = [Math.max(width, areas[i][0]), Math.max(height, areas[i][1])];
});
sessionStorage.largest = JSON.stringify(largest);
cards.forEach(({ card, place }, i) => {
  const [width, height] = areas[i];
  const [wide, high] = largest[place] ?? areas[i];
  if (width < wide - 1 || height < high - 1) wrong.push(`${name(card)} is ${width}x${height} in ${place}, not ${wide}x${high}`);
  const is_king = card.closest('.king-board, .seen-cards');
  if (is_king && Math.abs(height / width - 1.4) > 0.04) wrong.push(`${name(card)} is no tall card: ${width}x${height}`);
  if (card.closest('.skull-board') && Math.abs(height / width - 1) > 0.04) wrong.push(`${name(card)} is no disc: ${width}x${height}`);
});

// A card that takes its room is seen there: another sheet's rule for the same class once made a whole hand transparent.
for (const card of document.querySelectorAll(':is(.hand, .trick, .piles, .commons-cards) .card')) {
  if (seen(card) && !card.checkVisibility({ opacityProperty: true, checkOpacity: true })) wrong.push(`${name(card)} is transparent`);
}

// Every card of a trick is in sight, and not put away by some window's shape.
for (const trick of document.querySelectorAll('.trick[data-count]')) {
  const lying = [...trick.querySelectorAll('.card')].filter(card => seen(card) && box(card).width > 1).length;
  if (lying < Number(trick.dataset.count)) wrong.push(`of ${trick.dataset.count} cards in the trick ${lying} are in sight`);
}

// A picture fills most of its card.
for (const art of document.querySelectorAll('.wagg-art .art')) {
  const card = art.closest('.card');
  if (seen(art) && box(art).height < box(card).height * 0.3) wrong.push(`the picture of ${name(card)} nearly disappears`);
}

// Every word of a title stands in one line, and no title is cut.
for (const title of document.querySelectorAll('.card-title, .wagg-name')) {
  if (!seen(title)) continue;
  const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    for (const word of walker.currentNode.data.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(walker.currentNode, word.index);
      range.setEnd(walker.currentNode, word.index + word[0].length);
      const tops = new Set([...range.getClientRects()].filter(r => r.width > 0).map(r => Math.round(r.top)));
      if (tops.size > 1) wrong.push(`"${word[0]}" is broken in the title "${title.textContent}"`);
    }
  }
  if (title.scrollHeight > title.clientHeight + 2 || title.scrollWidth > title.clientWidth + 2)
    wrong.push(`the title "${title.textContent}" is cut`);
}

// Rank and mark of a suit stand side by side.
for (const rank of document.querySelectorAll('.king .rank')) {
  const pip = rank.parentElement.querySelector('.pip');
  if (seen(rank) && box(rank).right > box(pip).left + box(pip).width * 0.12)
    wrong.push(`the rank ${rank.textContent} runs into its suit`);
}

// A trick and a hand that does not scroll are seen whole, once they lie still: a card on its way may cross an edge.
const moves = e => document.getAnimations().some(a => a.playState === 'running' && !a.effect.pseudoElement && a.effect.target?.contains(e)
  && a.effect.getComputedTiming().iterations !== Infinity);
const whole = (css, frame) => {
  for (const card of document.querySelectorAll(css)) {
    if (!seen(card) || !card.closest(frame) || moves(card)) continue;
    const [inner, outer] = [box(card), box(card.closest(frame))];
    const top = Math.max(outer.top, 0), bottom = Math.min(outer.bottom, innerHeight);
    if (inner.top < top - 6 || inner.bottom > bottom + 1 || inner.left < outer.left - 1 || inner.right > outer.right + 1)
      wrong.push(`${name(card)} is cut: ${Math.round(inner.top)}-${Math.round(inner.bottom)} in ${Math.round(top)}-${Math.round(bottom)}`);
  }
};
// Who reads twice as large scrolls.
const is_large = parseFloat(getComputedStyle(document.documentElement).fontSize) > 16;
if (!is_large) whole('.trick .card', '.felt');
if (!is_large) whole('.king-board .hand .card, .skull-board .hand .card', '.board');
return [...new Set(wrong)];
