import { and, desc, eq } from 'drizzle-orm';
import { type KeptReply, maxKeptReplies } from '#contract/assistant.ts';
import { withoutQuestions } from '#contract/blank.ts';
import type { Tone } from '#contract/writing.ts';
import { account, keptReply } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';

type Row = typeof keptReply.$inferSelect;

const present = ({ id, tone, content, createdAt }: Row): KeptReply => {
  return { id, tone, content, createdAt: createdAt.toISOString() };
};

export async function listKeptReplies({ db }: Deps, accountId: string): Promise<KeptReply[]> {
  const rows = await db
    .select()
    .from(keptReply)
    .where(eq(keptReply.accountId, accountId))
    .orderBy(desc(keptReply.createdAt), desc(keptReply.id));
  return rows.map(present);
}

export async function keepReply(
  { db, clock }: Deps,
  accountId: string,
  { tone, content: shown }: { tone: Tone; content: string },
): Promise<KeptReply> {
  const content = withoutQuestions(shown);
  return await db.transaction(async (tx) => {
    // Calls at the same moment count one after the other.
    await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update');
    const held = await tx.$count(keptReply, eq(keptReply.accountId, accountId));
    const isSame = and(eq(keptReply.accountId, accountId), eq(keptReply.content, content));
    if (held >= maxKeptReplies && (await tx.$count(keptReply, isSame)) === 0)
      throw new AppError(
        'conflict',
        `Tu gardes déjà ${maxKeptReplies} réponses. Retires-en une pour faire de la place.`,
      );
    const [row] = await tx
      .insert(keptReply)
      .values({ accountId, tone, content, createdAt: clock.now() })
      .onConflictDoUpdate({ target: [keptReply.accountId, keptReply.content], set: { tone } })
      .returning();
    if (!row) throw new Error('the reply was not stored');
    return present(row);
  });
}

export async function forgetReply({ db }: Deps, accountId: string, id: string): Promise<void> {
  const gone = await db
    .delete(keptReply)
    .where(and(eq(keptReply.id, id), eq(keptReply.accountId, accountId)))
    .returning({ id: keptReply.id });
  if (gone.length === 0) throw new AppError('not_found', "Cette réponse n'est plus dans tes favoris.");
}
