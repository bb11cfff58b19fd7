// What keeps people out, in the words of the rules of axe-core that it stands for. Gives a list, best empty:
// button-name, link-name and label; label-content-name-mismatch; heading-order; target-size (44 px, stricter than
// axe's 24); role-img-alt; duplicate-id-aria; list.
const wrong = [];
const seen = e => e.getClientRects().length > 0 && getComputedStyle(e).visibility !== 'hidden';
const plain = text => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
const tag = e => `<${e.tagName.toLowerCase()} class="${e.getAttribute('class') ?? ''}">`;
// While a dialog is open, the page behind it is out of reach.
const page = document.querySelector('dialog[open]') ?? document.body;
const all = css => [...page.querySelectorAll(css)].filter(seen);

const spoken = e => {
  if (e.nodeType === Node.TEXT_NODE) return e.data;
  if (e.getAttribute?.('aria-hidden') === 'true' || (e.nodeType === Node.ELEMENT_NODE && !seen(e))) return '';
  return [...e.childNodes].map(spoken).join(' ');
};
// The text that eyes see: unseen words are a pixel wide.
const shown = e => {
  if (e.nodeType === Node.TEXT_NODE) return e.data;
  if (e.nodeType !== Node.ELEMENT_NODE || e.tagName === 'svg' || !seen(e) || e.getBoundingClientRect().width < 2) return '';
  return [...e.childNodes].map(shown).join(' ');
};
const by_id = ids => ids.split(' ').map(id => document.getElementById(id)?.textContent ?? '').join(' ');
const name = e => (e.ariaLabel ?? (e.getAttribute('aria-labelledby') && by_id(e.getAttribute('aria-labelledby')))
  ?? (e.labels?.length ? [...e.labels].map(spoken).join(' ') : spoken(e))) || e.title || '';

for (const control of all('button, a[href], input, select, summary, [role=button]')) {
  if (!name(control).trim()) wrong.push(`button-name: ${tag(control)} has no name`);
  const label = control.getAttribute('aria-label');
  if (label && !plain(label).includes(plain(shown(control))))
    wrong.push(`label-content-name-mismatch: ${tag(control)} reads "${shown(control).trim()}" and is called "${label}"`);
  if (control.getAttribute('aria-disabled') === 'true' || control.disabled) continue;
  // What is switched or typed into is hit by its label too; a link within a sentence is as high as the line.
  const target = control.closest('label') ?? control;
  const { width, height } = target.getBoundingClientRect();
  const is_inline = control.tagName === 'A' && getComputedStyle(control).display === 'inline';
  // A tap on a card of the table is a tap on the table: only holding it, a key or a reader's voice means the card.
  const least = control.matches('[role=button][data-pile]') ? 24 : 43.5;
  if (!is_inline && (width < least || height < least))
    wrong.push(`target-size: ${tag(control)} "${name(control).trim().slice(0, 30)}" is ${width.toFixed(0)}x${height.toFixed(0)}`);
}

let level = 6;
for (const heading of all('h1, h2, h3, h4, h5, h6')) {
  const next = Number(heading.tagName[1]);
  if (next > level + 1) wrong.push(`heading-order: h${next} "${heading.textContent}" follows h${level}`);
  level = next;
}
for (const image of all('[role=img]')) if (!name(image).trim()) wrong.push(`role-img-alt: ${tag(image)}`);
const ids = [...document.querySelectorAll('[id]')].map(e => e.id);
for (const id of new Set(ids)) if (ids.filter(other => other === id).length > 1) wrong.push(`duplicate-id: ${id}`);
for (const list of all('ul, ol'))
  if ([...list.children].some(item => item.tagName !== 'LI')) wrong.push(`list: ${tag(list)} holds other things than items`);
return wrong;
