import { readExchanges } from '../corpus/exchanges.ts';
import { names } from '../corpus/extras.ts';
import { escapeHtml } from '../parts/escape.ts';
import { picture } from '../parts/picture.ts';
import { avatar } from '../parts/portrait.ts';
import { type NegativePainter, otherScreen } from './negative.ts';

/** A lock screen: notifications on rounded cards, one below the other, which look much like a chat. */
export const lockScreen: NegativePainter = (negative) => {
  const { random, split, clock } = negative;
  const said = random.shuffle(readExchanges(split).flat());
  const cards = random
    .shuffle(names[split])
    .slice(0, 5)
    .map((name, i) => {
      const app = random.pick(['Messages', 'WhatsApp', 'Instagram', 'Calendrier', 'Météo']);
      return `<div class="card"><i style="background:hsl(${random.int(0, 359)} 65% 50%)"></i><div><b>${name}</b> <small>${app} · ${random.int(2, 55)} min</small><p>${escapeHtml(said[i]?.text ?? '')}</p></div></div>`;
    });
  return otherScreen(
    negative,
    `.screen { background: linear-gradient(160deg, hsl(${random.int(0, 359)} 45% 35%), hsl(${random.int(0, 359)} 50% 22%)); color: #fff; } .hour { visibility: hidden; } .big { text-align: center; font-size: 78px; font-weight: 600; padding: 26px 0 0; line-height: 1.1; } .day { text-align: center; padding-bottom: 40px; } .card { display: flex; gap: 10px; background: rgb(255 255 255 / .22); border-radius: 20px; margin: 8px 10px; padding: 11px 14px; font-size: 15px; } .card i { width: 36px; height: 36px; border-radius: 9px; flex: none; } small { opacity: .7; }`,
    `<div class="big">${clock}</div><div class="day">mercredi 8 octobre</div>${cards.join('')}`,
  );
};

/** Comments below a picture: many speakers, all at one side. */
export const commentsScreen: NegativePainter = (negative) => {
  const { random, split, device } = negative;
  const said = random.shuffle(readExchanges(split).flat());
  const rows = random
    .shuffle(names[split])
    .slice(0, 7)
    .map(
      (name, i) =>
        `<div class="row">${avatar(`${negative.id} ${name}`, 34)}<div><b>${name.toLowerCase()}_${random.int(10, 99)}</b> <small>${random.int(1, 20)} h</small><p>${escapeHtml(said[i]?.text ?? '')}</p><small>Répondre · ${random.int(2, 90)} J’aime</small></div></div>`,
    );
  return otherScreen(
    negative,
    '.row { display: flex; gap: 10px; padding: 8px 16px; font-size: 15px; } small { color: var(--faint); } .title { text-align: center; font-weight: 700; padding: 10px; border-bottom: 1px solid var(--line); }',
    `${picture(negative.id, device.width, 150)}<div class="title">Commentaires</div>${rows.join('')}`,
  );
};
