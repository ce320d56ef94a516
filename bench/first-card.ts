import { setTimeout as wait } from 'node:timers/promises';
import { engineHere } from '../server/adapters/assistant/engine-threads/engine-here.ts';
import type { ModelServer } from '../server/adapters/models/port.ts';
import { modelWriter } from '../server/writing/model-writer.ts';

// How soon the first and the third reply are there when a model writes 60 tokens a second: with drafts of each tone before its
// reply, as it is asked to, and with all nine drafts first, as it was asked before. The answer is a strong model's.

const tokensPerSecond = 60;
const charactersPerToken = 3.5;
const targetSeconds = 4;

const conversation = [
  { from: 'moi', text: 'Tu fais quoi de beau ce week-end ?' },
  { from: 'match', text: 'Je retape un vieux voilier avec mon frère, on en est à la troisième couche de vernis' },
] as const;

const replies = [
  {
    tone: 'humoristique',
    drafts: [
      'Trois couches de vernis et vous vous parlez encore ? Chapeau à ton frère',
      "À la troisième couche, c'est un voilier ou un piano ?",
      'Vous allez finir par naviguer ou vous vernissez pour le plaisir ?',
    ],
    content: "À la troisième couche, c'est encore un voilier ou déjà un piano ?",
    why: 'Tu joues avec le détail du vernis.',
  },
  {
    tone: 'flirt',
    drafts: [
      'Quelqu’un qui vernit trois fois, ça m’intrigue. Tu fais tout avec autant de soin ?',
      'Tu me gardes une place pour la première sortie ?',
      'J’aime bien les gens patients. Et les voiliers, ça tombe bien',
    ],
    content: 'Trois couches : tu fais tout avec autant de soin, ou seulement les voiliers ?',
    why: 'Tu montres que ça te plaît, sans appuyer.',
  },
  {
    tone: 'original',
    drafts: [
      'Il a un nom, ce voilier, ou vous vous disputez encore dessus ?',
      'Le jour où il flotte, la première destination, c’est où ?',
      'Qui commande à bord, toi ou ton frère ?',
    ],
    content: 'Il a déjà un nom, ou c’est le grand sujet de dispute avec ton frère ?',
    why: 'Une question facile, sur son projet.',
  },
];
const reading = { signal: 'rien', message: '', pourquoi: '' };
const answers = {
  'drafts of all tones first': {
    reading,
    drafts: replies.flatMap(({ drafts }) => drafts),
    replies: replies.map(({ drafts: _, ...reply }) => reply),
  },
  'drafts of each tone before its reply': { reading, replies },
};

function modelThatSays(text: string): ModelServer {
  const piece = 7;
  return {
    prompt: 'full',
    isOnDevice: false,
    async warm() {},
    async close() {},
    open: () => ({
      count: 1,
      async ask({ onText }) {
        const startedAt = performance.now();
        for (let at = 0; at < text.length; at += piece) {
          const due = ((at + piece) / charactersPerToken / tokensPerSecond) * 1000;
          await wait(Math.max(0, startedAt + due - performance.now()));
          onText?.(text.slice(at, at + piece));
        }
        return { text, isRefusal: false };
      },
    }),
  };
}

async function secondsOf(answer: object): Promise<number[]> {
  const writer = modelWriter({ server: modelThatSays(JSON.stringify(answer)), engine: engineHere, log: () => {} });
  await writer.warm();
  const person = { gender: 'non_precise' } as const;
  const startedAt = performance.now();
  const seconds: number[] = [];
  await writer.reply(
    { conversation: [...conversation], objective: 'continue', user: person, match: person },
    { onReply: () => seconds.push((performance.now() - startedAt) / 1000) },
  );
  return seconds;
}

let first = Number.POSITIVE_INFINITY;
for (const [name, answer] of Object.entries(answers)) {
  const seconds = await secondsOf(answer);
  first = seconds[0] ?? Number.POSITIVE_INFINITY;
  console.log(`${name}: first reply ${first.toFixed(1)} s, third ${seconds[2]?.toFixed(1)} s`);
}
console.log(`target: first reply within ${targetSeconds} s`);
process.exit(first <= targetSeconds ? 0 : 1);
