import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { OpenSession } from '#contract/accounts.ts';
import type { Clock } from '../../adapters/clock/port.ts';
import type { Database } from '../../db/open.ts';
import { account, session } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Call } from '../../http/route.ts';
import { deviceName, isSessionLive, sessionLifetime } from './rules.ts';
import { type SignedInUser, userColumns, userFrom } from './user.ts';

// A session is a random token of 256 bits in a cookie; the table holds only its SHA-256.

/** Of an account. Right passwords are not limited by account, so without a bound they would fill its list and its export. */
export const maxSessions = 50;
const latestFirst = [desc(session.lastSeenAt), desc(session.id)];

export interface LiveSession {
  id: string;
  user: SignedInUser;
}

/** What a browser brings to a sign-in. */
export interface SigningBrowser {
  userAgent: string;
  oldToken: string | undefined;
}

/** For whoever is not signed in, or no longer. */
export function unauthenticated(): AppError {
  return new AppError('unauthenticated', 'Connecte-toi pour continuer.');
}

/** Refuses where the session has ended since its caller was identified. It does not end before this transaction. */
export async function requireOpenSession(tx: Database, sessionId: string): Promise<void> {
  const [open] = await tx.select({ id: session.id }).from(session).where(eq(session.id, sessionId)).for('key share');
  if (!open) throw unauthenticated();
}

export function browserOf(call: Pick<Call, 'userAgent' | 'sessionToken'>): SigningBrowser {
  return { userAgent: call.userAgent, oldToken: call.sessionToken };
}

/** Opens a session and ends the one that the browser had before. */
export async function replaceSession(
  tx: Database,
  clock: Clock,
  accountId: string,
  { userAgent, oldToken }: SigningBrowser,
): Promise<string> {
  if (oldToken) await endSession(tx, oldToken);
  return await createSession(tx, clock, accountId, userAgent);
}

/** Ends those beyond the bound, the longest unused first. */
export async function createSession(tx: Database, clock: Clock, accountId: string, userAgent: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  const tokenHash = hashOf(token);
  await tx
    .insert(session)
    .values({ tokenHash, accountId, device: deviceName(userAgent), createdAt: now, lastSeenAt: now });
  const beyond = tx
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.accountId, accountId), ne(session.tokenHash, tokenHash)))
    .orderBy(...latestFirst)
    .offset(maxSessions - 1);
  await tx.delete(session).where(inArray(session.id, beyond));
  return token;
}

/**
 * The session behind a cookie, with its user: one query, prepared once per database. An expired one opens nothing and stays until the
 * purge, since the clock may be wrong.
 */
export async function findSession(deps: Deps, token: string): Promise<LiveSession | 'expired' | null> {
  const [row] = await sessionQuery(deps.db).execute({ tokenHash: hashOf(token) });
  if (!row) return null;
  const { sessionId, sessionCreatedAt, lastSeenAt, ...userRow } = row;
  const now = deps.clock.now();
  if (!isSessionLive({ createdAt: sessionCreatedAt, lastSeenAt }, now)) return 'expired';
  if (now.getTime() - lastSeenAt.getTime() > sessionLifetime.seenEveryMs)
    await deps.db.update(session).set({ lastSeenAt: now }).where(eq(session.id, sessionId));
  return { id: sessionId, user: userFrom(userRow, now) };
}

export async function endSession(tx: Database, token: string): Promise<void> {
  await tx.delete(session).where(eq(session.tokenHash, hashOf(token)));
}

export async function listSessions(deps: Deps, accountId: string, currentId: string): Promise<OpenSession[]> {
  const rows = await deps.db
    .select()
    .from(session)
    .where(eq(session.accountId, accountId))
    .orderBy(...latestFirst)
    .limit(maxSessions);
  return rows
    .filter((row) => isSessionLive(row, deps.clock.now()))
    .map((row) => ({
      id: row.id,
      device: row.device,
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      isCurrent: row.id === currentId,
    }));
}

/** Answers `not_found` for another account's session too, as if it did not exist. */
export async function revokeSession(deps: Deps, accountId: string, sessionId: string): Promise<void> {
  const ended = await deps.db
    .delete(session)
    .where(and(eq(session.id, sessionId), eq(session.accountId, accountId)))
    .returning({ id: session.id });
  if (ended.length === 0) throw new AppError('not_found', "Cette session n'existe plus.");
}

export async function revokeSessionsExcept(
  tx: Database,
  accountId: string,
  keptSessionId: string | null,
): Promise<void> {
  const others = keptSessionId
    ? and(eq(session.accountId, accountId), ne(session.id, keptSessionId))
    : eq(session.accountId, accountId);
  await tx.delete(session).where(others);
}

export async function isSessionOpen(db: Database, sessionId: string): Promise<boolean> {
  return (await queriesOf(db).byId.execute({ sessionId })).length > 0;
}

function prepareById(db: Database) {
  return db
    .select({ id: session.id })
    .from(session)
    .where(eq(session.id, sql.placeholder('sessionId')))
    .prepare('find_open_session');
}

function prepareByToken(db: Database) {
  return db
    .select({
      sessionId: session.id,
      sessionCreatedAt: session.createdAt,
      lastSeenAt: session.lastSeenAt,
      ...userColumns,
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(eq(session.tokenHash, sql.placeholder('tokenHash')))
    .prepare('find_session');
}

const prepare = (db: Database) => ({ byId: prepareById(db), byToken: prepareByToken(db) });
const prepared = new WeakMap<Database, ReturnType<typeof prepare>>();

function queriesOf(db: Database) {
  const known = prepared.get(db) ?? prepare(db);
  prepared.set(db, known);
  return known;
}

export function sessionQuery(db: Database) {
  return queriesOf(db).byToken;
}

function hashOf(token: string): Uint8Array {
  return createHash('sha256').update(token).digest();
}
