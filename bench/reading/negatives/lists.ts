import { readExchanges } from '../corpus/exchanges.ts';
import { names } from '../corpus/extras.ts';
import { escapeHtml } from '../parts/escape.ts';
import { avatar, portraitSvg } from '../parts/portrait.ts';
import { type NegativePainter, otherScreen } from './negative.ts';

const settings = [
  'Mode Avion',
  'Wi-Fi',
  'Bluetooth',
  'Données cellulaires',
  'Notifications',
  'Sons et vibrations',
  'Concentration',
  'Temps d’écran',
  'Général',
  'Centre de contrôle',
  'Luminosité et affichage',
  'Fond d’écran',
  'Accessibilité',
  'Batterie',
  'Confidentialité et sécurité',
  'Mots de passe',
  'Stockage',
  'Langue et région',
];
const values = ['Oui', 'Non', 'Livebox-4F20', '64 %', 'Automatique', '', '', 'Français', 'Activé'];

export const settingsScreen: NegativePainter = (negative) => {
  const { random } = negative;
  const rows = random
    .shuffle(settings)
    .slice(0, 13)
    .map(
      (label) =>
        `<div class="row"><i style="background:hsl(${random.int(0, 359)} 70% 52%)"></i><span>${label}</span><em>${random.pick(values)}</em></div>`,
    );
  return otherScreen(
    negative,
    '.row { display: flex; gap: 12px; align-items: center; padding: 11px 16px; background: var(--card); border-bottom: 1px solid var(--line); margin: 0 14px; } .row i { width: 28px; height: 28px; border-radius: 7px; } .row span { flex: 1; } .row em { color: var(--faint); font-style: normal; } .row:nth-child(5n) { margin-bottom: 22px; }',
    `<h1>Réglages</h1>${rows.join('')}`,
  );
};

/** The list of conversations, with names and last messages. */
export const inboxScreen: NegativePainter = (negative) => {
  const { random, split } = negative;
  const said = random.shuffle(readExchanges(split).flat());
  const rows = random
    .shuffle(names[split])
    .slice(0, 11)
    .map((name, i) => {
      const text = said[i]?.text ?? '';
      const time = random.pick(['21:04', 'Hier', 'lun.', '12/03', '3 min', 'mar.']);
      return `<div class="row">${avatar(`${negative.id} ${name}`, 54)}<div class="what"><b>${name}</b><p>${escapeHtml(text)}</p></div><em>${time}</em></div>`;
    });
  return otherScreen(
    negative,
    '.row { display: flex; gap: 12px; align-items: center; padding: 9px 16px; } .what { flex: 1; min-width: 0; } .what p { color: var(--faint); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; font-size: 15px; } em { color: var(--faint); font-style: normal; font-size: 13px; align-self: flex-start; padding-top: 6px; } .search { margin: 4px 16px 10px; background: var(--line); color: var(--faint); padding: 8px 14px; border-radius: 12px; }',
    `<h1>${random.pick(['Discussions', 'Messages', 'Chats'])}</h1><div class="search">Rechercher</div>${rows.join('')}`,
  );
};

const prompts = [
  ['Je suis incollable sur', 'Les fromages de Savoie et les horaires du bus 13'],
  ['Un dimanche parfait', 'Marché, sieste, ciné, et surtout aucun réveil'],
  ['Je craque pour', 'Quelqu’un qui rit de ses propres blagues avant la fin'],
  ['On s’entendra bien si', 'Tu sais réparer un vélo, ou au moins le pousser'],
];

export const profileScreen: NegativePainter = (negative) => {
  const { random, device, split } = negative;
  const [title, answer] = random.pick(prompts);
  const tags = random
    .shuffle(['Randonnée', 'Cuisine', 'Cinéma', 'Voyages', 'Escalade', 'Chiens', 'Concerts', 'Yoga', 'Brunch'])
    .slice(0, 5);
  return otherScreen(
    negative,
    '.shot { margin: 6px 12px; border-radius: 18px; overflow: hidden; } .tags { display: flex; flex-wrap: wrap; gap: 8px; padding: 8px 16px; } .tags span { border: 1px solid var(--faint); border-radius: 16px; padding: 4px 12px; font-size: 14px; } .card { background: var(--card); border-radius: 14px; margin: 10px 12px; padding: 16px; } .card p { font: 700 21px/1.3 "Liberation Serif", serif; margin-top: 6px; } .actions { display: flex; justify-content: space-around; padding: 10px 40px; } .actions i { width: 58px; height: 58px; border-radius: 50%; background: var(--card); box-shadow: 0 2px 8px rgb(0 0 0 / .2); }',
    `<h1>${random.pick(names[split])}, ${random.int(22, 38)}</h1><div class="shot">${portraitSvg(negative.id, device.width - 24, 330)}</div><div class="tags">${tags.map((tag) => `<span>${tag}</span>`).join('')}</div><div class="card"><small>${title}</small><p>${answer}</p></div><div class="actions"><i></i><i></i><i></i></div>`,
  );
};
