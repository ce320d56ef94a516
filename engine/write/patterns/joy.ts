import type { ByTone } from '../pattern.ts';

/** Good news wants a word of joy before anything else. */
export const joyLeads: ByTone = {
  humoristique: ['Bravo !', 'Trop bien !'],
  flirt: ['Félicitations, vraiment !', 'Mais c’est génial !'],
  original: ['Ah, bravo !', 'Quelle bonne nouvelle !'],
};

export const joyWhole: ByTone = {
  humoristique: [
    'Je lève mon verre, même s’il est vide. Bravo !',
    'Bravo ! Il faut fêter ça, non ?',
    'Ah, bravo ! Ça fait plaisir à lire.',
  ],
  flirt: [
    'Trop bien ! {u:Je suis content|Je suis contente|Ça me fait plaisir} pour {toi|vous}.',
    'Bravo, il y a de quoi être {m:fier|fière|sur un nuage}.',
    'Félicitations, vraiment ! {u:Je suis trop content|Je suis trop contente|Ça me fait très plaisir} pour {toi|vous}.',
  ],
  original: [
    'Bravo, vraiment. Ça se fête comment, chez {toi|vous} ?',
    'Ah, ça fait plaisir à lire. Bravo !',
    'Quelle bonne nouvelle ! {Profite|Profitez} bien du moment.',
  ],
};
