import { and, eq } from 'drizzle-orm';
import { withoutQuestions } from '#contract/blank.ts';
import type { BioStyle, ConversationMessage, Tone } from '#contract/writing.ts';
import { bio, keptReply } from '../db/schema.ts';
import type { Deps } from '../deps.ts';

const day = 24 * 60 * 60 * 1000;

/** Bios that a demo account has generated, and how many days ago. */
const asked: { style: BioStyle; interests: string; daysAgo: number }[] = [
  { style: 'fun', interests: 'escalade, ramen, karaoké', daysAgo: 1 },
  { style: 'artiste', interests: 'photo argentique, expos, jazz', daysAgo: 9 },
  { style: 'sportif', interests: 'rando, natation, mon chien', daysAgo: 24 },
];

const answered: { conversation: ConversationMessage[]; tone: Tone; daysAgo: number }[] = [
  {
    tone: 'humoristique',
    daysAgo: 2,
    conversation: [
      { from: 'moi', text: 'Alors, ce week-end ?' },
      { from: 'match', text: "Mon chat a encore renversé une plante, j'ai passé mon dimanche à balayer" },
    ],
  },
  {
    tone: 'flirt',
    daysAgo: 6,
    conversation: [
      { from: 'moi', text: 'Tu fais quoi samedi ?' },
      { from: 'match', text: 'Je vais voir une expo de vieilles enseignes, tu aimes les musées ?' },
    ],
  },
];

/** Gives a demo account bios and kept replies, written by the engine, so that its history and favourites are not empty. */
export async function seedWritings(deps: Deps, accountId: string): Promise<void> {
  const now = deps.clock.now().getTime();
  for (const { style, interests, daysAgo } of asked) {
    const written = await deps.writer.bios({ style, interests, gender: 'non_precise', seed: 0, avoid: [] });
    if (written.kind === 'refused') throw new Error(`No bio for «${interests}»: ${written.message}`);
    const createdAt = new Date(now - daysAgo * day);
    await deps.db.insert(bio).values(written.bios.map(({ content }) => ({ accountId, style, content, createdAt })));
    const [best] = written.bios;
    if (!best) continue;
    const { score } = await deps.analyst.rateBio({ content: best.content });
    const isBest = and(eq(bio.accountId, accountId), eq(bio.content, best.content));
    await deps.db.update(bio).set({ score, isFavorite: true }).where(isBest);
  }
  for (const { conversation, tone, daysAgo } of answered) {
    const people = { user: { gender: 'non_precise' }, match: { gender: 'non_precise' } } as const;
    const { advice } = await deps.writer.reply({ conversation, objective: 'continue', ...people });
    const reply = advice.replies.find((one) => one.tone === tone);
    if (!reply) throw new Error(`No ${tone} reply to «${conversation.at(-1)?.text}»`);
    await deps.db
      .insert(keptReply)
      .values({ accountId, tone, content: withoutQuestions(reply.content), createdAt: new Date(now - daysAgo * day) });
  }
}
