// Notes where the words run ahead of the table, or behind it: what the caption claims must lie on the board. A card may
// take a moment to get there.
window.__claims = { seen: 0, wrong: [] };
const MOMENT = 600;
const text = e => (e?.textContent ?? '').replace(/\s+/g, ' ').trim();
const all = css => [...document.querySelectorAll(css)];
const plain = words => words.toLowerCase();
// What was told is read here in English alone.
const is_english = () => document.documentElement.lang.startsWith('en');
// Each: what a sentence claims, and whether the board has it.
const CLAIMS = [
  [/^(?:You play|.+ plays(?! for )|Graybeard’s ghost turns) (.+)\.$/, ([, card]) => {
    const board = document.querySelector('.king-board');
    if (!board || !board.querySelector('.trick')) return !board;
    // Nobody has taken a trick whose last card is only being played.
    if (board.querySelector('.trick.done')) return false;
    const [title] = plain(card).split(/ as | \(|, /);
    return all('.king-board .trick [aria-label]').some(pile => plain(pile.ariaLabel).includes(title));
  }],
  [/^.+ bids? (\d+)(?:\.|:)/, ([, bid]) => all('.skull-board').length === 0 || all('.skull-board [data-bid]').some(dial => dial.dataset.bid === bid)],
  [/^.+ turns? .*card: (?:a|the|your) (Rose|Skull)/, ([, face]) => {
    if (all('.skull-board').length === 0) return true;
    const newest = document.querySelector('.skull-board .newest > :is(.turned:first-child, .card:not(.turned) + .turned)');
    // Whoever has only come back has seen nothing turn.
    if (!newest) return all('.skull-board [aria-label]').some(pile => pile.ariaLabel.includes(face));
    return newest.querySelector(face === 'Rose' ? '.petal' : '.scarf') != null;
  }],
  [/^(.+) takes? the trick\./, ([, who]) => {
    if (all('.king-board').length === 0) return true;
    const owner = text(document.querySelector('.king-board .trick.done .play.wins .play-name'));
    return /^(You|Graybeard)/.test(who) ? owner !== '' : owner === who;
  }],
  [/^Yo-ho-ho! The bids/, () => all('.king-board').length === 0 || all('.king-board .state-bids').length > 0],
  [/^Round \d+ is scored\./, () => all('.king-board').length === 0 || all('.king-board :is(.round-card, .celebration)').length > 0],
  [/^.+ builds? (.+?)(?: in .+ crew)?\.$/, ([, pirate]) => all('.wagg-board').length === 0
    || all('.wagg-board .pirate').some(button => text(button).includes(pirate))],
];
// What a disc is must not be read beside the table before it has turned halfway.
const is_turning = disc => disc.getAnimations().some(({ animationName, effect }) => {
  const { progress } = effect.getComputedTiming();
  return animationName === 'disc-turns' && progress !== null && progress < .6;
});
const is_read = e => e != null && text(e) !== '' && Number(getComputedStyle(e).opacity) > .1;
const runs_ahead = () => is_read(document.querySelector('.skull-board .prompt')) && all('.skull-board .turned').some(is_turning);

// The opposite: nobody has come to a crew of whom the words do not tell. Whoever has just done something themselves has
// skipped what they had not read yet.
let [crews, strangers, touched, n_told] = [null, [], 0, 0];
['pointerdown', 'keydown', 'click'].forEach(kind => addEventListener(kind, () => touched = performance.now(), true));
const who_is_where = () => all('.wagg-board .lane').flatMap(lane => {
  const names = [...lane.querySelectorAll('.pirate:not(.fallen) > .unseen')].map(name => text(name).split(', ')[0]);
  return names.map((name, place) => `${lane.dataset.seat}|${names.slice(0, place).filter(other => other === name).length}|${name}`);
});
// A page that got no turn for a while has told more than its newest words: the log has all of them, the newest first.
const told_since = () => {
  const lines = [...document.querySelector('[data-test=log]')?.querySelectorAll('.log-event') ?? []].map(text);
  const news = lines.slice(0, Math.max(0, lines.length - n_told));
  n_told = lines.length;
  return news;
};
const wagg_untold = (words, now) => {
  const told = [words, ...told_since()];
  const [were, are] = [crews, who_is_where()];
  crews = are.length || all('.wagg-board').length ? are : null;
  // Nor has anybody who has only come back read anything; and a gallery tells nothing.
  if (were === null || !document.querySelector('main[data-phase]') || now < 8000 || now - touched < 2000) { strangers = []; return []; }
  strangers.push(...are.filter(who => !were.includes(who)).map(who => [who.split('|')[2], now]));
  strangers = strangers.filter(([name]) => !told.some(line => line.includes(name)));
  const late = strangers.filter(([, came]) => now - came > MOMENT).map(([name]) => `${name} came before the words "${words}"`);
  if (late.length) strangers = [];
  return late;
};

// What the table of Skull King shows that no caption has told yet: a card in the trick, a bid, a trick that was won. The
// log has every caption, the newest first.
const king_untold = () => {
  const board = document.querySelector('.king-board:not(.over)');
  const lines = [...document.querySelector('[data-test=log]')?.querySelectorAll('.log-event') ?? []].map(text);
  const dealt = lines.findIndex(line => /^Round \d+: /.test(line));
  if (!board || dealt < 0) return [];
  const round = lines.slice(0, dealt).reverse();
  return [...untold_cards(board, round), ...[...board.querySelectorAll('[data-seat]')].flatMap(seat => untold_bid(seat, round))];
};
// Every play is told in its turn: the first card that lies is the first of the trick that was told.
const untold_cards = (board, round) => {
  const trick = board.querySelector('.trick');
  if (!trick) return [];
  const plays = round.map(line => line.match(/^(?:You play|.+ plays(?! for )|Graybeard’s ghost turns) (.+)\.$/)).filter(Boolean);
  const places = Number(trick.dataset.places);
  const told = plays.slice(Math.floor(Math.max(0, plays.length - 1) / places) * places);
  const lying = [...trick.querySelectorAll('.pile')].filter((pile, place) => {
    const [title] = plain(told[place]?.[1] ?? '').split(/ as | \(|, /);
    return title === '' || !plain(pile.ariaLabel).includes(title);
  });
  const taken = /takes? the trick\./.test(round.at(-1)) || !/ plays? | turns /.test(round.at(-1));
  return [...lying.map(pile => `${pile.ariaLabel} lies there`), ...trick.matches('.done') && !taken ? ['somebody took the trick'] : []];
};
// That somebody has bid, what the bid is, and the tricks towards it.
const untold_bid = (seat, round) => {
  const name = text(seat.querySelector('.strip-name')), is_own = seat.matches('.king-own');
  const [won, bid] = (text(seat.querySelector('.bid-short')).match(/\d+/g) ?? []).map(Number);
  // What a bot did stands under the name of whoever took its seat.
  const notes = [...document.querySelectorAll('[data-test=log] .log-note')].map(text);
  if (notes.includes(`${name} sits down and takes over from a bot.`)) return [];
  const told = is_own ? ['Your bid is in.'] : [`${name} has bid.`];
  if (seat.querySelector('.is-ready') && !round.some(line => told.includes(line))) return [`${name} is ready`];
  // Bids turn at the end of the shout, and are not seen before.
  if (bid === undefined || !is_read(seat.querySelector('.strip-bid'))) return [];
  const wins = round.filter(line => line.startsWith(is_own ? 'You take the trick.' : `${name} takes the trick.`)).length;
  const bids = round.filter(line => / bids? |bids: | bid is /.test(line)).flatMap(line => line.split(/bids: |[,.;:] | and /));
  const has = bids.some(part => [`${is_own ? 'you' : name} ${bid}`, `${name} bids ${bid} now`, `Your bid is ${bid} now`].some(told => `${part} `.startsWith(`${told} `)));
  return [...has ? [] : [`${name} bids ${bid}`], ...won > wins ? [`${name} has won ${won}`] : []];
};

// And the other way round: the table of Skull shows no turned disc, no lost card, no bid and no coin that was not told.
const count = (e, css) => e.querySelectorAll(css).length;
const shown_by = seat => ({
  who: seat.matches('.own') ? 'You' : text(seat.querySelector('.seat-name')),
  coins: Number(seat.querySelector('[data-coins]')?.dataset.coins ?? 0),
  cards: count(seat, '.discs .pip:not(.gone)'),
  bid: Number(text(seat.querySelector('.chip-challenger')).match(/\d+/)?.[0] ?? 0),
});
const shown = () => ({
  turned: all('.skull-board .turned-row > .place:not(:empty)').length,
  seats: all('.skull-board :is(.seat, .own[data-seat])').map(shown_by),
});
// What the log has told so far, from what lay there when somebody began to look.
let [known, n_lines] = [null, 0];
const KNOWS = [
  [/^Round \d+\./, () => { known.turned = 0; known.seats.forEach(seat => seat.bid = 0); }],
  [/ turns? .*card: /, () => known.turned++],
  [/^(.+?) bids? (\d+)/, ([, who, bid]) => of(who).bid = Number(bid)],
  [/^(.+?) wins? the bet of /, ([, who]) => of(who).coins++],
  [/^(.+?) loses? a card, and ha(?:ve|s) (\d+|none) left/, ([, who, left]) => of(who).cards = Number(left) || 0],
];
const of = who => known.seats.find(seat => seat.who === who) ?? {};
const skull_untold = () => {
  const [now, lines] = [shown(), all('[data-test=log] .log-event').map(text)];
  if (!known || lines.length < n_lines || known.seats.length !== now.seats.length) { [known, n_lines] = [now, lines.length]; return []; }
  // The newest is the first.
  const news = lines.slice(0, lines.length - n_lines).reverse();
  n_lines = lines.length;
  for (const line of news) for (const [pattern, learn] of KNOWS) { const match = line.match(pattern); if (match) learn(match); }
  const ahead = now.seats.flatMap(({ who, coins, cards, bid }) => {
    const seat = known.seats.find(seat => seat.who === who);
    // Somebody may have another name by now.
    if (!seat) return [];
    return [coins > seat.coins && `${who} with ${coins} coins`, cards < seat.cards && `${who} with ${cards} cards`,
      bid > 0 && bid !== seat.bid && `${who} with a bid of ${bid}`];
  });
  return [...ahead, now.turned > known.turned && `${now.turned} turned discs`].filter(Boolean);
};
// Nor is there ever a moment without a word, nor a disc that the edge of the felt cuts.
const is_clear = e => !/, 0\)$|transparent/.test(getComputedStyle(e).color) && getComputedStyle(e).visibility === 'visible' && text(e) !== '';
const is_wordless = () => !all('.telling > :is(.caption, .meanwhile)').some(is_clear);
const is_cut = () => {
  const felt = document.querySelector('.skull-board .felt').getBoundingClientRect();
  return all('.skull-board .turned-row .card').some(disc => disc.getBoundingClientRect().bottom > felt.bottom + 2);
};
const FAULTS = [
  [() => is_english() ? skull_untold().map(what => `the board shows ${what}, and nobody has told`) : [], 200],
  [() => is_wordless() ? ['nothing is said'] : [], 120],
  [() => is_cut() ? ['a disc is cut by the edge of the felt'] : [], 0],
].map(([find, ms]) => ({ find, ms, lasted: 0 }));
const KING_FAULTS = [{ find: () => is_english() ? king_untold().map(what => `${what} before it is told`) : [], ms: 200, lasted: 0 }];
// How often the page is looked at. Time in which it got no turn, and could have told nothing either, does not count.
const TURN = 40;
const look_for = (faults, passed) => {
  for (const fault of faults) {
    const found = fault.find();
    fault.lasted = found.length ? fault.lasted + Math.min(passed, TURN) : 0;
    // Once is enough to be told of it.
    if (found.length && fault.lasted > fault.ms) { window.__claims.wrong.push(...found); fault.lasted = -Infinity; }
  }
};

let [told, since, cut, looked] = ['', 0, '', 0];
setInterval(() => {
  // Who looks back sees an older table.
  if (!document.querySelector('.board:not(.over)') || document.querySelector('[data-again=true]')) return;
  if (runs_ahead()) window.__claims.wrong.push(`"${text(document.querySelector('.skull-board .prompt'))}" before the disc has turned`);
  const now = performance.now(), passed = now - looked;
  looked = now;
  // A gallery tells nothing.
  if (document.querySelector('main[data-phase=playing] .skull-board')) look_for(FAULTS, passed);
  look_for(KING_FAULTS, passed);
  const caption = [...document.querySelector('[data-test=caption]')?.childNodes ?? []];
  const words = [caption.filter(part => part.nodeName !== 'SMALL').map(text).join(' ').trim()];
  window.__claims.wrong.push(...wagg_untold(words[0], now));
  const { scrollHeight, clientHeight } = document.querySelector('[data-test=caption]') ?? {};
  // The very longest are whole in the log, and so is every one in twice as large letters.
  const is_plain = getComputedStyle(document.documentElement).fontSize === '16px';
  if (is_plain && scrollHeight > clientHeight + 2 && words[0].length <= 120 && words[0] !== cut) window.__claims.wrong.push(`"${cut = words[0]}" is cut`);
  const wrong = words.filter(sentence => CLAIMS.some(([claim, has]) => {
    const match = sentence.match(claim);
    return match && !has(match);
  }));
  if (words[0] !== told) { window.__claims.seen += CLAIMS.some(([claim]) => claim.test(words[0])); [told, since] = [words[0], wrong.length ? now : 0]; return; }
  if (!wrong.length) { since = 0; return; }
  since ||= now;
  if (now - since > MOMENT) {
    window.__claims.wrong.push(`"${wrong[0]}" over ${text(document.querySelector('.trick, .rivals, .lanes')).slice(0, 200)}`);
    since = Infinity;
  }
}, TURN);

// Nor does anybody ever read the name of a sentence instead of the sentence: its words come with another part of the page.
const UNSPOKEN = /^(?:web|room|board|logbook|seat|bot|do|order|choice|counsel|skull|skull-king|skallywaggs)-[a-z0-9-]+$/;
const is_name = words => UNSPOKEN.test(words) && words !== 'skull-king';
const unspoken = new Set();
const note_unspoken = (words, where) => {
  if (!is_name(words) || unspoken.has(words)) return;
  unspoken.add(words);
  window.__claims.wrong.push(`nobody knows the words of ${words}, ${where}`);
};
setInterval(() => {
  if (!document.body) return;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) note_unspoken(texts.currentNode.data.trim(), 'which are to be read');
  for (const e of all('[aria-label], [title]')) for (const words of [e.ariaLabel, e.title]) note_unspoken(words ?? '', 'which are a label');
}, 400);
