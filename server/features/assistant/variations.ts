import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { IncludedVariations, Transcript } from '#contract/assistant.ts';
import { replyVariations } from '#contract/plans.ts';
import type { Meter } from '#contract/usage.ts';
import type { Judgement, Reply, Variation } from '#contract/writing.ts';
import type { VariationWish } from '#engine/write/choose-variation.ts';
import type { WritingEngine } from '../../adapters/assistant/port.ts';
import { variationRun } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { factsForModel } from '../own-answers/own-answers.ts';
import { type Charge, charged } from '../usage/charge.ts';
import { spendQuota } from '../usage/spend-quota.ts';
import type { Manner } from './advise.ts';
import { conversationIn } from './rules.ts';
import type { Run } from './runs.ts';

// One reply of a run, changed: another idea, shorter, bolder. A paid run includes some (contract/plans.ts); each further one counts
// as a text. One that cannot be given is not counted, unless a model was asked for it (usage/charge.ts).

const present = (run: typeof variationRun.$inferSelect): IncludedVariations => ({
  runId: run.id,
  left: replyVariations.count - run.used,
  until: run.expiresAt.toISOString(),
});

export async function includeVariations({ db, clock }: Deps, accountId: string): Promise<IncludedVariations> {
  const expiresAt = new Date(clock.now().getTime() + replyVariations.minutes * 60_000);
  const [run] = await db.insert(variationRun).values({ accountId, expiresAt }).returning();
  if (!run) throw new Error('the run was not stored');
  return present(run);
}

/** Null where none is left, its time is over, or the run belongs to another account. */
async function takeVariation(
  { db, clock }: Deps,
  accountId: string,
  runId: string,
): Promise<IncludedVariations | null> {
  const [run] = await db
    .update(variationRun)
    .set({ used: sql`${variationRun.used} + 1` })
    .where(
      and(
        eq(variationRun.id, runId),
        eq(variationRun.accountId, accountId),
        gt(variationRun.expiresAt, clock.now()),
        lt(variationRun.used, replyVariations.count),
      ),
    )
    .returning();
  return run ? present(run) : null;
}

async function returnVariation({ db }: Deps, { runId }: IncludedVariations): Promise<void> {
  await db
    .update(variationRun)
    .set({ used: sql`greatest(${variationRun.used} - 1, 0)` })
    .where(eq(variationRun.id, runId));
}

export interface Varied {
  reply: Reply;
  engine: WritingEngine;
  variations: IncludedVariations | null;
  usage: Meter | null;
}

export async function varyReply(
  run: Pick<Run, 'deps' | 'user' | 'manner' | 'signal'>,
  transcript: Transcript,
  {
    runId,
    isAnswered = false,
    ...wish
  }: VariationWish & { runId?: string | undefined; isAnswered?: boolean | undefined },
): Promise<Varied> {
  const { deps, user, signal } = run;
  const work = async (charge: Charge) => {
    const { question, ...written } = await writeVariation(run, transcript, wish, charge);
    if (question && !isAnswered) throw new AppError('unprocessable', question.text);
    return written;
  };
  const variations = runId ? await takeVariation(deps, user.id, runId) : null;
  if (!variations) {
    const { result, usage } = await spendQuota(deps, { user, feature: 'dmText', signal }, work);
    return { ...result, variations: null, usage };
  }
  const use = { keep: async () => {}, giveBack: async () => returnVariation(deps, variations) };
  const { result } = await charged({ user, signal }, use, work);
  return { ...result, variations, usage: null };
}

const nothingTexts: Record<Variation, string> = {
  other: "On n'a pas d'autre idée pour cette réponse. Change-la avec tes mots, ou touche « Régénérer ».",
  shorter: "On n'a pas plus court que cette réponse. Enlève un mot toi-même, ou touche « Autre idée ».",
  bolder: 'Ici, mieux vaut ne pas aller plus loin. Garde cette réponse, ou touche « Autre idée ».',
};

async function writeVariation(
  { deps, user, manner }: { deps: Deps; user: Run['user']; manner: Manner },
  transcript: Transcript,
  variation: VariationWish,
  charge: Charge,
): Promise<{ reply: Reply; engine: WritingEngine; question?: Judgement['question'] }> {
  const names = [user.firstName, transcript.matchName].filter((name) => name !== null);
  const facts = await factsForModel(deps, user.id);
  const conversation = conversationIn(transcript);
  const { advice, engine } = await deps.metrics.timeStep('redaction', () =>
    deps.writer.reply({ conversation, ...manner, names, facts, variation }, charge),
  );
  if (advice.verdict === 'stop') throw new AppError('unprocessable', advice.reason);
  const [reply] = advice.replies;
  if (!reply) throw new AppError('unprocessable', nothingTexts[variation.how]);
  return { reply, engine, question: advice.question };
}
