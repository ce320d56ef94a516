import { and, desc, eq } from 'drizzle-orm';
import type { Bio } from '#contract/bios.ts';
import type { GeneratedBio } from '#contract/writing.ts';
import { bio } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';

type Row = typeof bio.$inferSelect;
/** Favourites beyond these are shown as well. */
const maxShown = 200;

const present = ({ id, style, content, score, isFavorite, createdAt }: Row): Bio => ({
  id,
  style,
  content,
  ...(score !== null && { score }),
  isFavorite,
  createdAt: createdAt.toISOString(),
});

export async function addToHistory({ db, clock }: Deps, accountId: string, bios: GeneratedBio[]): Promise<string[]> {
  const createdAt = clock.now();
  const rows = await db
    .insert(bio)
    .values(bios.map(({ style, content }) => ({ accountId, style, content, createdAt })))
    .returning({ id: bio.id });
  return rows.map(({ id }) => id);
}

export async function listBios({ db }: Deps, accountId: string): Promise<Bio[]> {
  const own = eq(bio.accountId, accountId);
  const latest = [desc(bio.createdAt), desc(bio.id)];
  const recent = await db
    .select()
    .from(bio)
    .where(own)
    .orderBy(...latest)
    .limit(maxShown);
  if (recent.length < maxShown) return recent.map(present);
  const favourites = await db
    .select()
    .from(bio)
    .where(and(own, eq(bio.isFavorite, true)))
    .orderBy(...latest);
  const seen = new Set(recent.map(({ id }) => id));
  return [...recent, ...favourites.filter(({ id }) => !seen.has(id))].map(present);
}

export async function markBio({ db }: Deps, accountId: string, id: string, isFavorite: boolean): Promise<Bio> {
  const [row] = await db.update(bio).set({ isFavorite }).where(isOwn(accountId, id)).returning();
  if (!row) throw notFound();
  return present(row);
}

export async function deleteBio({ db }: Deps, accountId: string, id: string): Promise<void> {
  const [row] = await db.delete(bio).where(isOwn(accountId, id)).returning({ id: bio.id });
  if (!row) throw notFound();
}

/** Stores the score of a bio that is in the history; a bio that was only pasted is not stored. */
export async function noteScore({ db }: Deps, accountId: string, content: string, score: number): Promise<void> {
  await db
    .update(bio)
    .set({ score })
    .where(and(eq(bio.accountId, accountId), eq(bio.content, content)));
}

function isOwn(accountId: string, id: string) {
  return and(eq(bio.id, id), eq(bio.accountId, accountId));
}

function notFound(): AppError {
  return new AppError('not_found', "Cette bio n'est plus dans ton historique.");
}
