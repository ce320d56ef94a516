import type { ByTone } from '../pattern.ts';
import { crossed } from './crossed.ts';

/** Good news wants a word of joy before anything else. */
export const joyLeads: ByTone = {
  humoristique: ['Bravo !', 'Trop bien !'],
  flirt: ['Félicitations, vraiment !', 'Mais c’est génial !'],
  original: ['Oh, bravo !', 'Quelle bonne nouvelle !'],
};

export const joyWhole: ByTone = {
  humoristique: crossed(
    ['Bravo !', 'Oh, bravo !', 'Trop bien !', 'Chapeau !'],
    [
      'Il faut fêter ça, non ?',
      'Ça fait plaisir à lire.',
      'Je lève mon verre, même s’il est vide.',
      'Je fais une petite danse pour {toi|vous}.',
      '[Ta réaction].',
    ],
  ),
  flirt: crossed(
    [
      'Trop bien !',
      'Félicitations, vraiment !',
      'Mais c’est génial !',
      'Bravo, vraiment !',
      'Oh, félicitations !',
      'Génial !',
    ],
    [
      '{u:Je suis content|Je suis contente|Ça me fait plaisir} pour {toi|vous}.',
      '{u:Je suis super content|Je suis super contente|Ça me fait très plaisir} pour {toi|vous}.',
      'Il y a de quoi être {m:fier|fière|sur un nuage}.',
      'Ça me donne le sourire.',
      '[Ta réaction].',
    ],
  ),
  original: crossed(
    [
      'Bravo, vraiment.',
      'Ah, ça fait plaisir à lire.',
      'Quelle bonne nouvelle !',
      'Voilà une nouvelle comme je les aime.',
      'Magnifique nouvelle.',
      'Alors là, chapeau.',
    ],
    [
      'Ça se fête comment, chez {toi|vous} ?',
      '{Profite|Profitez} bien du moment.',
      '{Savoure|Savourez}, c’est mérité.',
      'Et maintenant, on fête ça comment ?',
      '[Ce que ça t’inspire].',
      'Et maintenant, [ta question] ?',
    ],
  ),
};
