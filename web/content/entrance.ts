import type { ShownReply } from './examples.ts';

/** Beside the sign-up form: a message and the replies that the product writes to it (scripts/shown-examples.test.ts). */
export const signupExample = {
  message: 'Je lis un polar islandais, je dors avec la lumière allumée',
  replies: [
    { tone: 'humoristique', content: "Le classique que tu prétends avoir lu, c'est lequel ? Secret gardé." },
    { tone: 'flirt', content: "Prête-m'en un : ça nous oblige à nous revoir." },
    { tone: 'original', content: 'Quel personnage tu aurais aimé rencontrer en vrai, et où ?' },
  ] satisfies ShownReply[],
};
