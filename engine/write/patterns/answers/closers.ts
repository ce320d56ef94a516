import type { ByTone } from '../../pattern.ts';

/** After an answer that needs no «et toi ?»: the match told already, or asked about the user alone. */
export const closers: ByTone = {
  humoristique: [
    '{Tu ne t’y attendais pas, avoue|Vous ne vous y attendiez pas, avouez}.',
    'Alors, c’est éliminatoire ?',
    '{Tu as|Vous avez} le droit de juger.',
  ],
  flirt: [
    'Ça {te|vous} plaît, comme réponse ?',
    'Et {ta|votre} question, elle cachait quelque chose ?',
    'J’espère que c’était la bonne réponse.',
  ],
  original: [
    'À mon tour de poser une question, quand {tu veux|vous voulez}.',
    '{Tu aurais parié|Vous auriez parié} là-dessus ?',
    'Question suivante ?',
  ],
};
