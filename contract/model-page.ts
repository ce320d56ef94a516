import * as z from 'zod/mini';
import { assistantEvents, engines } from './assistant.ts';
import { endpoint } from './endpoint.ts';
import { type ConversationMessage, judgement, reply } from './writing.ts';

// The page on which developers see what the model of their own browser writes. The server has it in development only.

const talkOf = (...texts: string[]): ConversationMessage[] =>
  texts.map((text, index) => ({ from: (texts.length - index) % 2 === 1 ? 'match' : 'moi', text }));

/** In turns; the match wrote the last message. */
export const sampleTalks: readonly ConversationMessage[][] = [
  talkOf('Tu fais quoi de beau ?', "J'ai adopté un chat, il dort sur mon clavier"),
  talkOf('Ton talent caché ?', "Je joue de l'accordéon dans un groupe de bal trad"),
  talkOf('Salut, ta photo sur le voilier donne envie', "Merci ! On l'a retapé avec mon frère, trois étés de travaux"),
  talkOf('Tu fais quoi ce week-end ?', 'Rien de spécial, et toi ?'),
  talkOf("J'ai raté mon gâteau, on aurait dit une brique", 'Mdr, envoie la photo de la brique'),
  talkOf('Alors, ce concert ?', 'Génial, mais je suis rentrée à 4 h et ce matin je faisais cours à des CP'),
  talkOf('Plutôt mer ou montagne ?', 'Montagne, sans hésiter. La mer, je la laisse aux gens patients'),
  talkOf('On le boit quand, ce verre ?', 'Jeudi je peux après 19 h, sinon la semaine prochaine'),
  talkOf('Ça va mieux, ton déménagement ?', "J'ai cassé deux assiettes et retrouvé un livre que je te dois"),
  talkOf('Tu lis quoi en ce moment ?', "Un polar islandais. Tout le monde meurt de froid avant qu'on sache qui a tué"),
];

export const replyToSample = endpoint({
  method: 'POST',
  path: '/api/dev/model',
  access: 'public',
  summary: 'Development only: replies to a sample talk, counted for nobody.',
  writes: true,
  body: z.strictObject({ talk: z.int().check(z.gte(0), z.lt(sampleTalks.length)) }),
  response: z.object({ ...judgement.shape, replies: z.array(reply), engine: z.enum(engines) }),
  events: { reply: assistantEvents.reply },
});
