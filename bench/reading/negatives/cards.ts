import { readExchanges } from '../corpus/exchanges.ts';
import { names } from '../corpus/extras.ts';
import { escapeHtml } from '../parts/escape.ts';
import { picture } from '../parts/picture.ts';
import { avatar } from '../parts/portrait.ts';
import { type Negative, type NegativePainter, otherScreen } from './negative.ts';

// Pages of boxes that are all of one size.

function sentences({ random, split }: Negative): string[] {
  return random
    .shuffle(readExchanges(split).flat())
    .map(({ text }) => text)
    .filter((text) => text.length > 24);
}

/** Two lines of text on each card, cut where they are longer. */
const twoLines =
  'display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; height: 2.7em;';

/** Results of a search, each on a card as wide as the page. */
export const searchScreen: NegativePainter = (negative) => {
  const { random } = negative;
  const said = sentences(negative);
  const cards = Array.from(
    { length: 7 },
    (_, i) =>
      `<div class="card"><b>${random.pick(['Recette', 'Guide', 'Avis', 'Dossier'])} ${i + 1}</b><p>${escapeHtml(said[i] ?? '')}</p></div>`,
  );
  return otherScreen(
    negative,
    `.search { margin: 8px 16px; background: var(--line); color: var(--faint); padding: 9px 14px; border-radius: 12px; } .card { background: var(--card); border-radius: 14px; margin: 9px 14px; padding: 11px 15px; font-size: 15px; } .card p { color: var(--faint); ${twoLines} }`,
    `<div class="search">Rechercher</div>${cards.join('')}`,
  );
};

/** Cards to the right of an icon each, as notifications of an app are. */
export const notificationsScreen: NegativePainter = (negative) => {
  const { random } = negative;
  const said = sentences(negative);
  const rows = Array.from(
    { length: 8 },
    (_, i) =>
      `<div class="row">${avatar(`${negative.id} ${i}`, 40)}<p class="card">${escapeHtml(said[i] ?? '')}</p></div>`,
  );
  const right = random.int(12, 20);
  return otherScreen(
    negative,
    `.row { display: flex; gap: 10px; padding: 7px ${right}px 7px 14px; } .card { flex: 1; background: var(--card); border-radius: 14px; padding: 9px 13px; font-size: 15px; } .card { ${twoLines} height: calc(2.7em + 18px); }`,
    `<h1>Notifications</h1>${rows.join('')}`,
  );
};

/** Articles of a shop in two columns: boxes at both sides. */
export const shopScreen: NegativePainter = (negative) => {
  const { random } = negative;
  const said = sentences(negative);
  const cards = Array.from(
    { length: 10 },
    (_, i) =>
      `<div class="card"><p>${escapeHtml(said[i] ?? '')}</p><b>${random.int(5, 90)},${random.int(10, 99)} €</b></div>`,
  );
  return otherScreen(
    negative,
    `.grid { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 12px; padding: 12px; } .card { background: var(--card); border-radius: 12px; padding: 12px; font-size: 15px; } .card p { ${twoLines} }`,
    `<h1>Boutique</h1><div class="grid">${cards.join('')}</div>`,
  );
};

/** Steps left and right of a line, each beginning beside the middle of the one before. */
export const timelineScreen: NegativePainter = (negative) => {
  const { random } = negative;
  const said = sentences(negative);
  const hue = random.int(0, 359);
  const steps = Array.from(
    { length: 9 },
    (_, i) =>
      `<div class="step" style="${i % 2 === 0 ? 'margin-right' : 'margin-left'}:53%;background:hsl(${hue} 70% ${i % 2 === 0 ? 88 : 80}%)"><p>${escapeHtml(said[i] ?? '')}</p></div>`,
  );
  return otherScreen(
    negative,
    `.steps { padding: 12px; } .step { border-radius: 12px; padding: 10px 12px; color: #14161a; font-size: 14px; margin-bottom: -28px; } .step p { -webkit-line-clamp: 3; display: -webkit-box; -webkit-box-orient: vertical; overflow: hidden; height: 4.05em; }`,
    `<h1>Notre histoire</h1><div class="steps">${steps.join('')}</div>`,
  );
};

/** Events of a day to the right of the hours. */
export const agendaScreen: NegativePainter = (negative) => {
  const { random } = negative;
  const said = sentences(negative);
  const hue = random.int(0, 359);
  const rows = Array.from(
    { length: 9 },
    (_, i) =>
      `<div class="row"><em>${8 + i}:00</em><div class="event"><b>${random.pick(['Réunion', 'Sport', 'Médecin', 'Déjeuner', 'Appel'])}</b><p>${escapeHtml((said[i] ?? '').slice(0, 34))}</p></div></div>`,
  );
  return otherScreen(
    negative,
    `.row { display: flex; gap: 10px; padding: 4px 12px; } em { width: 48px; color: var(--faint); font-style: normal; font-size: 13px; } .event { flex: 1; height: 54px; border-radius: 10px; padding: 6px 12px; background: hsl(${hue} 60% ${negative.isDark ? 30 : 86}%); font-size: 14px; overflow: hidden; }`,
    `<h1>Jeudi 9 octobre</h1>${rows.join('')}`,
  );
};

/** Albums, one below the other, with a picture at the left. */
export const albumsScreen: NegativePainter = (negative) => {
  const { random, split } = negative;
  const said = sentences(negative);
  const rows = random
    .shuffle(names[split])
    .slice(0, 7)
    .map(
      (name, i) =>
        `<div class="row"><div class="shot">${picture(`${negative.id} ${i}`, 64, 64)}</div><div class="card"><b>${name}</b><p>${escapeHtml((said[i] ?? '').slice(0, 30))}</p></div></div>`,
    );
  return otherScreen(
    negative,
    '.row { display: flex; gap: 10px; padding: 6px 14px; } .shot { border-radius: 10px; overflow: hidden; flex: none; } .card { flex: 1; background: var(--card); border-radius: 12px; padding: 10px 14px; font-size: 15px; height: 64px; overflow: hidden; }',
    `<h1>Albums</h1>${rows.join('')}`,
  );
};
