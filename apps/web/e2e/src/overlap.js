// What covers something that must be read, and what runs out of its frame. Gives a list of sentences, best empty.
const wrong = [];
const seen = e => e.getClientRects().length > 0 && getComputedStyle(e).visibility !== 'hidden' && e.getBoundingClientRect().width > 1;
// The ink of an element: its pictures and the lines of its text, as far as it lets them show.
const ink = e => {
  const rects = [...e.querySelectorAll('svg')].filter(seen).map(svg => svg.getBoundingClientRect());
  const texts = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement;
    if (parent.closest('.unseen, svg') || !seen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    // A line is as high as its font is everywhere; letters begin below its top, and reach nearly to its bottom.
    for (const { left, right, width, top, bottom, height } of range.getClientRects())
      rects.push({ left, right, width, top: top + height * 0.15, bottom: bottom - height * 0.05, height: height * 0.8 });
  }
  const clip = getComputedStyle(e).overflow === 'visible' ? null : e.getBoundingClientRect();
  return rects.filter(r => r.width > 1 && r.height > 1).map(r => clip ? {
    left: Math.max(r.left, clip.left), right: Math.min(r.right, clip.right),
    top: Math.max(r.top, clip.top), bottom: Math.min(r.bottom, clip.bottom) } : r);
};
const text_of = e => e.textContent.trim();
const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5
  && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;

// In each of the first, the second and the third stand apart.
const APART = [
  ['.standings li', '.standing-name', '.piles .card, .counters, .standing-points'],
  ['.strip-seat', '.strip-marks > *', '.strip-bid, .strip-score'],
  ['.strip-seat', '.strip-bid > span', '.strip-score'],
  ['.seat', '.chip-turn', '.seat-name, .counters'],
  ['.own', '.chip-turn', '.person > .counters, .seat-face'],
  ['.skull-board', '.own .chip-turn', '.bet .facts'],
  ['.king-board', '.card-help', '.why, .trick .card'],
  ['.king-board', '.round-card caption, .round-card td', '.crew-strips :is(.strip-name, .strip-bid, .strip-score)'],
  ['.skull-board', '.own .held .card, .own .lost-cards', '.own :is(.counters, .seat-face, .piles)'],
  ['.topbar', '.topbar-title h1, .pill', '.button'],
  ['.lane-head', '.lane-name', '.lane-hand, .lane-count'],
];
// What is on its way, and not yet seen, stands nowhere.
const moves = e => document.getAnimations().some(a => a.playState === 'running' && a.effect.target?.contains(e)
  && a.effect.getComputedTiming().iterations !== Infinity);
for (const [frame, one, other] of APART) {
  for (const within of [...document.querySelectorAll(frame)].filter(seen)) {
    for (const a of [...within.querySelectorAll(one)].filter(e => seen(e) && !moves(e))) {
      for (const b of [...within.querySelectorAll(other)].filter(e => seen(e) && !moves(e))) {
        const boxes = b.matches('.button, .card, .piles') ? [b.getBoundingClientRect()] : ink(b);
        if (ink(a).some(x => boxes.some(y => meet(x, y))))
          wrong.push(`"${a.textContent.trim() || a.className}" meets "${b.textContent.trim() || b.className}" in ${frame}`);
      }
    }
  }
}

// Names under the cards of a trick stand apart, with room between them.
const names = [...document.querySelectorAll('.trick .play-name')].filter(seen).map(name => [name, ink(name)]);
for (const [i, [a, lines]] of names.entries()) for (const [b, others] of names.slice(i + 1)) {
  const near = lines.some(x => others.some(y => meet({ ...x, left: x.left - 3, right: x.right + 3 }, y)));
  if (near) wrong.push(`"${a.textContent}" runs into "${b.textContent}" under the trick`);
}

// Every row of the card of a round is in sight, with whole names, and so is what is to be followed.
const felt = document.querySelector('.king-board .felt')?.getBoundingClientRect();
const is_plain = getComputedStyle(document.documentElement).fontSize === '16px';
for (const part of document.querySelectorAll('.king-board :is(.round-card tr, .why span)'))
  if (felt && is_plain && seen(part) && !moves(part) && part.getBoundingClientRect().bottom > felt.bottom + 1) wrong.push(`"${text_of(part)}" is cut`);
for (const name of document.querySelectorAll('.round-card tbody th'))
  if (is_plain && seen(name) && name.scrollWidth > name.clientWidth + 1) wrong.push(`"${text_of(name)}" is cut on the card of the round`);
// What no finger can scroll to is not cut.
for (const felt of document.querySelectorAll('.board:not(.skull-board) > .felt'))
  if (is_plain && getComputedStyle(felt).overflowY === 'hidden' && felt.scrollHeight > felt.clientHeight + 1)
    wrong.push(`the table is cut by ${felt.scrollHeight - felt.clientHeight} px`);
// The dial of Skull and its words are seen whole, and so is the hand; nor does anything hang below the window. On the
// smallest phones a large table is scrolled.
for (const part of [...document.querySelectorAll('.skull-board:not(.over) :is(.dial, .round, .bet .facts, .held)')].filter(seen)) {
  const box = part.getBoundingClientRect(), frame = part.closest('.felt')?.getBoundingClientRect() ?? { bottom: innerHeight };
  if (is_plain && innerHeight !== 568 && (box.bottom > frame.bottom + 1 || box.left < -1 || box.right > innerWidth + 1)) wrong.push(`"${text_of(part)}" is cut`);
}
for (const page of document.querySelectorAll(':is(main, .stage):has(> .skull-board:not(.over))'))
  if (is_plain && page.scrollHeight > page.clientHeight) wrong.push(`the board hangs ${page.scrollHeight - page.clientHeight} px below its page`);
// A name on it stands in one line.
for (const name of [...document.querySelectorAll('.round-card .score-name')].filter(seen))
  if (new Set([...name.getClientRects()].map(line => Math.round(line.top))).size > 1) wrong.push(`"${name.textContent}" is broken on the card of the round`);

// Nothing lies on what a seat says, neither the chart nor a capture.
for (const words of [...document.querySelectorAll('.crew-strips :is(.strip-name, .strip-bid, .strip-score)')].filter(e => seen(e) && text_of(e))) {
  const felt = words.closest('.felt').getBoundingClientRect();
  for (const { left, right, top, bottom } of ink(words)) {
    // What has scrolled away is covered by nothing.
    if (top < felt.top || bottom > felt.bottom) continue;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const above = document.elementFromPoint(x, y);
    // While pictures change there is nothing but the page itself, and a trick may pass on its way to its taker.
    const passes = document.activeViewTransition || above === document.documentElement || above?.closest('.swept');
    if (above && !passes && !above.closest('.strip-seat, dialog, .state-line')) wrong.push(`"${text_of(words)}" is covered by ${above.className}`);
    for (const cut of document.querySelectorAll('.cut-in'))
      if (meet({ left, right, top, bottom }, cut.getBoundingClientRect())) wrong.push(`a capture covers "${text_of(words)}"`);
  }
}

// No candle burns before a face; its flame is no box of its own.
const burning = candle => {
  const { left, right, top, bottom, width } = candle.getBoundingClientRect();
  return { left, right, top: top - 1.35 * width, bottom };
};
for (const candle of [...document.querySelectorAll('.candle')].filter(seen)) {
  for (const face of [...document.querySelectorAll('.strip-face, .play-face')].filter(seen)) {
    if (meet(burning(candle), face.getBoundingClientRect())) wrong.push('the candle stands before a face');
  }
}

// A usual name is read whole where one is chosen.
for (const name of [...document.querySelectorAll('.large-name')].filter(seen)) {
  const is_cut = name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 3;
  if (is_cut && name.textContent.length <= 14) wrong.push(`"${name.textContent}" is cut where it is to be chosen`);
}

// Nothing to tap lies beyond the edge of the window.
for (const control of [...document.querySelectorAll('.topbar .button, .deed, .number, .large')].filter(seen)) {
  const { left, right } = control.getBoundingClientRect();
  if (left < -1 || right > innerWidth + 1) wrong.push(`"${control.textContent.trim()}" lies beyond the edge`);
}

// No mark of a seat runs off the edge of the window.
for (const chip of [...document.querySelectorAll('.board:not(.over) :is(.seat, .own) .chip')].filter(seen)) {
  const { left, right } = chip.getBoundingClientRect();
  if (left < -1 || right > innerWidth + 1) wrong.push(`"${chip.textContent.trim()}" runs off the edge`);
}

// The words in the dial stay within its ring, whose inner edge is at 38.5 of 50.
for (const dial of [...document.querySelectorAll('.dial')].filter(seen)) {
  const ring = dial.getBoundingClientRect();
  const [x, y, room] = [ring.left + ring.width / 2, ring.top + ring.height / 2, ring.width * 0.385];
  for (const words of dial.querySelectorAll('b, span')) {
    for (const r of ink(words)) {
      const height = r.bottom - r.top;
      const [top, bottom] = [r.top + height * 0.07, r.bottom - height * 0.07];
      const far = Math.max(...[r.left, r.right].flatMap(a => [top, bottom].map(b => Math.hypot(a - x, b - y))));
      if (far > room + 1) wrong.push(`"${words.textContent}" crosses the ring of the dial`);
    }
  }
}

// The sentence that says why a trick goes where it goes is seen whole.
const is_large = parseFloat(getComputedStyle(document.documentElement).fontSize) > 16;
for (const why of [...document.querySelectorAll('.felt .why')].filter(why => seen(why) && !is_large)) {
  const [inner, outer] = [why.getBoundingClientRect(), why.closest('.felt').getBoundingClientRect()];
  if (inner.bottom > outer.bottom + 1 || inner.top < outer.top - 1) wrong.push(`"${why.textContent.trim()}" is not seen whole`);
}
return [...new Set(wrong)];
