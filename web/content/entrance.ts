import type { ShownReply } from './examples.ts';

/** Beside the sign-up form: a message and the replies that the product writes to it (scripts/shown-examples.test.ts). */
export const signupExample = {
  message: 'Je lis un polar islandais, je dors avec la lumière allumée',
  replies: [
    { tone: 'humoristique', content: "Marque-page ou coin de page corné ? Réfléchis bien, c'est éliminatoire." },
    { tone: 'flirt', content: 'Si je me mets à lire ce soir pour avoir de quoi te parler demain, ça se voit trop ?' },
    { tone: 'original', content: "Quel livre tu offrirais pour qu'on te comprenne mieux ?" },
  ] satisfies ShownReply[],
};
