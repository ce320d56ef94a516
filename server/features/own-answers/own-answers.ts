import { eq } from 'drizzle-orm';
import { noOwnAnswers, type OwnAnswers } from '#contract/own-answers.ts';
import { type Today, tellsMinor, todayOf } from '#engine/understand/short-texts/tells-minor.ts';
import { signalReasons } from '#engine/understand/verdict-reasons.ts';
import { ownAnswers } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';

type Row = typeof ownAnswers.$inferSelect;

const present = ({ job, town, freeDays, tastes, forModel }: Row): OwnAnswers => {
  return { job, town, freeDays, tastes, forModel };
};

export async function getOwnAnswers({ db }: Pick<Deps, 'db'>, accountId: string): Promise<OwnAnswers> {
  const [row] = await db.select().from(ownAnswers).where(eq(ownAnswers.accountId, accountId));
  return row ? present(row) : noOwnAnswers;
}

/** One statement, so that two changes at once both count. */
export async function saveOwnAnswers(
  { db, clock }: Deps,
  accountId: string,
  given: { [Name in keyof OwnAnswers]?: OwnAnswers[Name] | undefined },
): Promise<OwnAnswers> {
  refuseMinor(given, todayOf(clock.now()));
  const changes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const updatedAt = clock.now();
  const [row] = await db
    .insert(ownAnswers)
    .values({ ...noOwnAnswers, ...changes, accountId, updatedAt })
    .onConflictDoUpdate({ target: ownAnswers.accountId, set: { ...changes, updatedAt } })
    .returning();
  if (!row) throw new Error('the answers were not stored');
  return present(row);
}

/** «Lycéenne» as a job fills no blank of a flirt. */
function refuseMinor({ job = '', town = '', tastes = [] }: Partial<OwnAnswers>, today: Today): void {
  const told = [job, ...tastes, `ville : ${town}`].join('\n');
  if (tellsMinor(told, today)) throw new AppError('unprocessable', signalReasons.minor, { reason: 'minor' });
}

export async function eraseOwnAnswers({ db }: Deps, accountId: string): Promise<void> {
  await db.delete(ownAnswers).where(eq(ownAnswers.accountId, accountId));
}

/** What a model that writes may be told of the user: nothing without their permission. */
export async function factsForModel(deps: Pick<Deps, 'db'>, accountId: string): Promise<string[]> {
  const { job, town, freeDays, tastes, forModel } = await getOwnAnswers(deps, accountId);
  if (!forModel) return [];
  const told = { métier: job, ville: town, 'jours libres': freeDays.join(', '), goûts: tastes.join(', ') };
  return Object.entries(told).flatMap(([name, value]) => (value === '' ? [] : [`${name} : ${value}`]));
}
