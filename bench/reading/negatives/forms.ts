import { readExchanges } from '../corpus/exchanges.ts';
import { names } from '../corpus/extras.ts';
import { escapeHtml } from '../parts/escape.ts';
import { avatar } from '../parts/portrait.ts';
import { type NegativePainter, otherScreen } from './negative.ts';

// Pages to fill in or to choose from.

const labels = [
  'Prénom',
  'Nom',
  'Adresse',
  'Code postal',
  'Ville',
  'Téléphone',
  'E-mail',
  'Profession',
  'Date de naissance',
];

/** Fields with something written in them, and a button below. */
export const formScreen: NegativePainter = (negative) => {
  const { random, split } = negative;
  const said = random.shuffle(readExchanges(split).flat());
  const hue = random.int(0, 359);
  const fields = random
    .shuffle(labels)
    .slice(0, 6)
    .map((label, i) => `<label>${label}<span>${escapeHtml((said[i]?.text ?? '').slice(0, 32))}</span></label>`);
  return otherScreen(
    negative,
    `label { display: block; padding: 7px 18px; font-size: 13px; color: var(--faint); } label span { display: block; background: var(--card); border: 1px solid var(--line); border-radius: 11px; padding: 12px 14px; font-size: 16px; color: var(--ink); margin-top: 4px; min-height: 46px; } .go { margin: 18px; background: hsl(${hue} 75% 45%); color: #fff; text-align: center; border-radius: 24px; padding: 13px; font-weight: 600; }`,
    `<h1>Mes coordonnées</h1>${fields.join('')}<div class="go">Enregistrer</div>`,
  );
};

/** A question with answers to tick, each on a box as wide as the page. */
export const quizScreen: NegativePainter = (negative) => {
  const { random, split } = negative;
  const said = random.shuffle(readExchanges(split).flat()).filter(({ text }) => text.length > 12 && text.length < 60);
  const chosen = random.int(0, 4);
  const answers = Array.from(
    { length: 5 },
    (_, i) => `<p class="${i === chosen ? 'on' : ''}">${escapeHtml(said[i + 1]?.text ?? '')}</p>`,
  );
  return otherScreen(
    negative,
    '.page p { background: var(--card); border: 2px solid var(--line); border-radius: 16px; margin: 10px 18px; padding: 14px 16px; min-height: 72px; } .page p.on { background: #3457d5; color: #fff; border-color: #3457d5; }',
    `<h1>${escapeHtml((said[0]?.text ?? '').slice(0, 40))}</h1>${answers.join('')}`,
  );
};

/** A mailbox: sender, subject and the first words, on cards. */
export const mailboxScreen: NegativePainter = (negative) => {
  const { random, split } = negative;
  const said = random.shuffle(readExchanges(split).flat()).filter(({ text }) => text.length > 24);
  const rows = random
    .shuffle(names[split])
    .slice(0, 8)
    .map(
      (name, i) =>
        `<div class="mail">${avatar(`${negative.id} ${name}`, 38)}<div><b>${name}</b> <em>${random.int(8, 22)}:${random.int(10, 59)}</em><p>${escapeHtml(said[i]?.text ?? '')}</p></div></div>`,
    );
  return otherScreen(
    negative,
    '.mail { display: flex; gap: 11px; background: var(--card); border-radius: 14px; margin: 7px 12px; padding: 10px 13px; font-size: 15px; } .mail div { min-width: 0; flex: 1; } .mail p { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; color: var(--faint); } em { float: right; font-style: normal; font-size: 12px; color: var(--faint); } .write { position: absolute; right: 18px; bottom: 44px; background: #c2e7ff; color: #001d35; border-radius: 16px; padding: 15px 20px; font-weight: 600; }',
    `<h1>Boîte de réception</h1>${rows.join('')}<div class="write">Écrire</div>`,
  );
};

/** Settings in groups on cards, a sentence each. */
export const privacyScreen: NegativePainter = (negative) => {
  const { random, split } = negative;
  const said = random.shuffle(readExchanges(split).flat()).filter(({ text }) => text.length > 30);
  const rows = Array.from(
    { length: 7 },
    (_, i) =>
      `<div class="row"><p>${escapeHtml(said[i]?.text ?? '')}</p><i class="${random.chance(0.5) ? 'on' : ''}"></i></div>`,
  );
  return otherScreen(
    negative,
    '.row { display: flex; gap: 16px; align-items: center; background: var(--card); border-radius: 14px; margin: 8px 14px; padding: 10px 14px; font-size: 15px; min-height: 62px; } .row p { flex: 1; } .row i { width: 46px; height: 28px; border-radius: 14px; background: var(--line); flex: none; } .row i.on { background: #34c759; }',
    `<h1>Confidentialité</h1>${rows.join('')}`,
  );
};
