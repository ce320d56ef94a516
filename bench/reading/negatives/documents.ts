import { picture } from '../parts/picture.ts';
import { type NegativePainter, otherScreen } from './negative.ts';

const paragraphs = [
  'La métropole prévoit d’ouvrir douze kilomètres de pistes cyclables d’ici à l’automne. Les premiers travaux commenceront sur les quais, où la circulation sera réduite à une voie.',
  'Selon les chiffres publiés mardi, la fréquentation des musées a progressé de 8 % en un an. Les expositions temporaires attirent un public plus jeune qu’avant.',
  'Les prix des abricots ont chuté cet été sous l’effet d’une récolte exceptionnelle. « Nous n’avions pas vu cela depuis 2011 », explique un producteur de la Drôme.',
  'Le conseil municipal a voté le budget à l’unanimité, après quatre heures de débats. L’opposition regrette toutefois un calendrier jugé trop serré.',
  'Les chercheurs ont suivi pendant dix ans une colonie de chauves-souris installée sous les combles d’une abbaye. Elles y reviennent chaque printemps, presque au jour près.',
];

export const articleScreen: NegativePainter = (negative) => {
  const { random, device } = negative;
  const text = random
    .shuffle(paragraphs)
    .slice(0, 4)
    .map((paragraph) => `<p>${paragraph}</p>`);
  return otherScreen(
    negative,
    '.bar { padding: 8px 16px; text-align: center; color: var(--faint); border-bottom: 1px solid var(--line); font-size: 14px; } article { padding: 14px 18px; } article h2 { font: 700 25px/1.2 "Liberation Serif", serif; } article p { margin-top: 12px; } small { color: var(--faint); }',
    `<div class="bar">journal-du-soir.example</div><article><h2>${random.pick(['Les pistes cyclables gagnent du terrain', 'Un été record pour les vergers', 'Le retour discret des chauves-souris'])}</h2><small>Publié à 08h12 · Lecture 4 min</small>${picture(negative.id, device.width - 36, 170)}${text.join('')}</article>`,
  );
};

export const emailScreen: NegativePainter = (negative) => {
  const { random } = negative;
  const subject = random.pick([
    'Votre facture du mois est disponible',
    'Compte rendu de la réunion de lundi',
    'Confirmation de votre réservation',
  ]);
  return otherScreen(
    negative,
    '.mail { background: var(--card); min-height: 100%; padding: 16px 18px; } .mail h2 { font-size: 20px; } .from { display: flex; gap: 10px; align-items: center; padding: 12px 0; border-bottom: 1px solid var(--line); } .from i { width: 38px; height: 38px; border-radius: 50%; background: #4f7cac; } .mail p { margin-top: 13px; } small { color: var(--faint); }',
    `<div class="mail"><h2>${subject}</h2><div class="from"><i></i><div><b>Service clients</b><br><small>à moi · 9 oct. 2025, 10:42</small></div></div><p>Bonjour,</p><p>${random.pick(paragraphs)}</p><p>Vous trouverez en pièce jointe le détail des ${random.int(2, 9)} lignes concernées. Le montant total s’élève à ${random.int(20, 400)},${random.int(10, 99)} €.</p><p>${random.pick(paragraphs)}</p><p>Bien cordialement,<br>Le service clients</p></div>`,
  );
};

const shopping = [
  'Tomates',
  'Pain complet',
  'Lessive',
  'Appeler le plombier',
  'Rendre les livres',
  'Croquettes',
  'Timbres',
  'Rendez-vous dentiste 9h15',
  'Œufs (x12)',
  'Pâtes',
  'Piles AA',
  'Cadeau de maman',
];
const keys = ['azertyuiop', 'qsdfghjklm', 'wxcvbn'];

export const noteScreen: NegativePainter = (negative) => {
  const lines = negative.random
    .shuffle(shopping)
    .slice(0, 8)
    .map((item) => `<p>${negative.random.chance(0.5) ? '– ' : '○ '}${item}</p>`);
  const rows = keys.map((row) => `<div class="keys">${[...row].map((key) => `<b>${key}</b>`).join('')}</div>`);
  return otherScreen(
    negative,
    '.page { display: flex; flex-direction: column; } .note { flex: 1; padding: 6px 20px; } .note p { padding: 4px 0; } .board { background: var(--line); padding: 8px 4px 16px; } .keys { display: flex; gap: 5px; justify-content: center; margin-top: 9px; } .keys b { background: var(--card); border-radius: 6px; width: 8.6%; padding: 9px 0; text-align: center; font-weight: 400; font-size: 20px; }',
    `<h1>À faire</h1><div class="note">${lines.join('')}</div><div class="board">${rows.join('')}<div class="keys"><b style="width:60%">espace</b></div></div>`,
  );
};

export const calculatorScreen: NegativePainter = (negative) => {
  const { random } = negative;
  const hue = random.int(0, 359);
  const buttons = ['AC', '±', '%', '÷', '7', '8', '9', '×', '4', '5', '6', '−', '1', '2', '3', '+', '0', ',', '⌫', '='];
  return otherScreen(
    negative,
    `.page { display: flex; flex-direction: column; justify-content: flex-end; } .result { text-align: right; font-size: 68px; padding: 10px 26px; font-weight: 300; } .pad { display: grid; grid-template-columns: repeat(4, 1fr); gap: 12px; padding: 14px; } .pad b { aspect-ratio: 1; border-radius: 50%; background: var(--card); display: flex; align-items: center; justify-content: center; font-size: 29px; font-weight: 400; } .pad b:nth-child(4n) { background: hsl(${hue} 85% 50%); color: #fff; }`,
    `<div class="result">${random.int(1, 999)} ${random.int(100, 999)},${random.int(1, 9)}</div><div class="pad">${buttons.map((button) => `<b>${button}</b>`).join('')}</div>`,
  );
};

export const spreadsheetScreen: NegativePainter = (negative) => {
  const { random } = negative;
  const heads = ['', 'A', 'B', 'C', 'D'].map((head) => `<th>${head}</th>`).join('');
  const months = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'];
  const rows = Array.from(
    { length: 24 },
    (_, i) =>
      `<tr><th>${i + 1}</th><td>${months[i % 12]}</td><td>${random.int(100, 9999)}</td><td>${random.int(1, 99)},${random.int(10, 99)}</td><td>${random.pick(['Loyer', 'Courses', 'Train', 'Salaire', 'Divers'])}</td></tr>`,
  );
  return otherScreen(
    negative,
    'table { border-collapse: collapse; width: 100%; font-size: 14px; background: var(--card); } td, th { border: 1px solid var(--line); padding: 5px 8px; } th { background: var(--ground); color: var(--faint); font-weight: 400; } td:nth-child(3), td:nth-child(4) { text-align: right; }',
    `<h1>Budget ${random.int(2022, 2026)}</h1><table><tr>${heads}</tr>${rows.join('')}</table>`,
  );
};
