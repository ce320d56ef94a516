import { and, desc, eq, inArray } from 'drizzle-orm';
import { maxSentReplies, type SentReply } from '#contract/sent-replies.ts';
import { sentReply } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';

type Row = typeof sentReply.$inferSelect;

const present = ({ id, tone, writer, outcome, sentAt }: Row): SentReply => {
  return { id, tone, writer, outcome, sentAt: sentAt.toISOString() };
};

const isOwn = (accountId: string, id: string) => and(eq(sentReply.id, id), eq(sentReply.accountId, accountId));
const latestFirst = [desc(sentReply.sentAt), desc(sentReply.id)];
const gone = () => new AppError('not_found', "Cet envoi n'est plus dans ton carnet.");

export async function listSentReplies({ db }: Deps, accountId: string): Promise<SentReply[]> {
  const rows = await db
    .select()
    .from(sentReply)
    .where(eq(sentReply.accountId, accountId))
    .orderBy(...latestFirst);
  return rows.map(present);
}

export async function noteSentReply(
  { db, clock }: Deps,
  accountId: string,
  { tone, writer }: Pick<SentReply, 'tone' | 'writer'>,
): Promise<SentReply> {
  const [row] = await db.insert(sentReply).values({ accountId, tone, writer, sentAt: clock.now() }).returning();
  if (!row) throw new Error('the reply was not noted');
  const older = db
    .select({ id: sentReply.id })
    .from(sentReply)
    .where(eq(sentReply.accountId, accountId))
    .orderBy(...latestFirst)
    .offset(maxSentReplies);
  await db.delete(sentReply).where(inArray(sentReply.id, older));
  return present(row);
}

export async function noteOutcome(
  { db }: Deps,
  accountId: string,
  id: string,
  { outcome }: Pick<SentReply, 'outcome'>,
): Promise<SentReply> {
  const [row] = await db.update(sentReply).set({ outcome }).where(isOwn(accountId, id)).returning();
  if (!row) throw gone();
  return present(row);
}

export async function forgetSentReply({ db }: Deps, accountId: string, id: string): Promise<void> {
  const deleted = await db.delete(sentReply).where(isOwn(accountId, id)).returning({ id: sentReply.id });
  if (deleted.length === 0) throw gone();
}

export async function eraseSentReplies({ db }: Deps, accountId: string): Promise<void> {
  await db.delete(sentReply).where(eq(sentReply.accountId, accountId));
}
