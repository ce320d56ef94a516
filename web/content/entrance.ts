import type { ShownReply } from './examples.ts';

/** Beside the sign-up form: a message and the replies that the product writes to it (scripts/shown-examples.test.ts). */
export const signupExample = {
  message: 'Je lis un polar islandais, je dors avec la lumière allumée',
  replies: [
    {
      tone: 'humoristique',
      content: "Je prends des notes, pour avoir l'air de quelqu'un qui lit. Je cite quoi en soirée ?",
    },
    {
      tone: 'flirt',
      content: "Ça en dit un peu sur toi, ça me plaît. Quel personnage de livre t'a déjà fait craquer ?",
    },
    {
      tone: 'original',
      content: 'Question importante, alors : si tu pouvais passer une journée dans un livre, ce serait lequel ?',
    },
  ] satisfies ShownReply[],
};
