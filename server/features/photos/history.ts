import { and, desc, eq, inArray } from 'drizzle-orm';
import { type AnalysedPhoto, type PhotoResult, photoResult } from '#contract/photos.ts';
import { photoAnalysis } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';

type Row = typeof photoAnalysis.$inferSelect;
/** The most that the add-on allows in a month. */
const maxShown = 100;

const present = ({ id, result, createdAt }: Row): AnalysedPhoto => ({ id, result, createdAt: createdAt.toISOString() });

/** Stores the fields that the contract names and nothing else that a studio may answer, such as a picture. */
export async function addToHistory(
  { db, clock }: Deps,
  accountId: string,
  measured: PhotoResult,
): Promise<AnalysedPhoto> {
  const result = photoResult.parse(measured);
  const [row] = await db.insert(photoAnalysis).values({ accountId, result, createdAt: clock.now() }).returning();
  if (!row) throw new Error('the analysis was not stored');
  return present(row);
}

export async function listPhotos({ db }: Deps, accountId: string): Promise<AnalysedPhoto[]> {
  const rows = await db
    .select()
    .from(photoAnalysis)
    .where(eq(photoAnalysis.accountId, accountId))
    .orderBy(desc(photoAnalysis.createdAt), desc(photoAnalysis.id))
    .limit(maxShown);
  return rows.map(present);
}

/** In the order of the ids; refuses where one of them is not in the account's history. */
export async function getPhotos({ db }: Deps, accountId: string, ids: string[]): Promise<AnalysedPhoto[]> {
  const rows = await db
    .select()
    .from(photoAnalysis)
    .where(and(eq(photoAnalysis.accountId, accountId), inArray(photoAnalysis.id, ids)));
  return ids.map((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) throw notFound();
    return present(row);
  });
}

export async function deletePhoto({ db }: Deps, accountId: string, id: string): Promise<void> {
  const [row] = await db
    .delete(photoAnalysis)
    .where(and(eq(photoAnalysis.id, id), eq(photoAnalysis.accountId, accountId)))
    .returning({ id: photoAnalysis.id });
  if (!row) throw notFound();
}

function notFound(): AppError {
  return new AppError('not_found', "Cette photo n'est plus dans ton historique.");
}
