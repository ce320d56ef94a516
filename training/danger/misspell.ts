// Spells a line as people do in a hurry: by ear, without apostrophes, with the short hand of a phone. The same chance, the same line.

const habits: [RegExp, string][] = [
  [/\bje (?=[bcdfgjklmnpqrstv])/g, 'j'],
  [/\bj'ai\b/g, 'jai'],
  [/\bj'ai\b|\bjai\b/g, 'g'],
  [/\bj'(?=[aeiouéê])/g, 'j'],
  [/\bc'est\b/g, 'c'],
  [/\bt'es\b/g, 't'],
  [/\b[tmldns]'(?=[aeiouyhéê])/g, ''],
  [/'/g, ''],
  [/qu/g, 'k'],
  [/\bque\b/g, 'ke'],
  [/\bpas\b/g, 'pa'],
  [/[éèê]/g, 'e'],
  [/(?:er|ez|és|ée|ées)\b/g, 'é'],
  [/ai[st]\b/g, 'é'],
  [/(\p{L}{3})e\b/gu, '$1'],
  [/(\p{L}{3})s\b/gu, '$1'],
  [/([bcdfglmnprst])\1/g, '$1'],
  [/eau|au/g, 'o'],
  [/\btoujours\b/g, 'tjrs'],
  [/\bquand\b/g, 'qd'],
  [/\bmaintenant\b/g, 'mtn'],
  [/\bparce que\b/g, 'pcq'],
  [/\bdans\b/g, 'ds'],
  [/\bpour\b/g, 'pr'],
  [/\bavec\b/g, 'avc'],
  [/\btout\b/g, 'tt'],
  [/\bsuis\b/g, 'sui'],
  [/\bchez\b/g, 'ché'],
  [/\bvais\b/g, 'vé'],
  [/\bça\b/g, 'sa'],
];
const tails = [
  '',
  '',
  '',
  '',
  ' mdr',
  ' hein',
  ' stp',
  ' 😊',
  ' 😏',
  ' en vrai',
  ' lol',
  ' tkt',
  ' et toi',
  '!!',
  ' ...',
];
const heads = [
  '',
  '',
  '',
  '',
  '',
  'bah ',
  'en fait ',
  'non mais ',
  'mdr ',
  'écoute ',
  'ok ',
  'bon ',
  'salut ',
  'franchement ',
];

export function misspell(line: string, random: () => number): string {
  const pick = (list: string[]) => list[Math.floor(random() * list.length)] ?? '';
  const share = random() * 0.7;
  const spelled = habits.reduce((text, [pattern, as]) => (random() < share ? text.replace(pattern, as) : text), line);
  return `${pick(heads)}${spelled}${pick(tails)}`;
}
