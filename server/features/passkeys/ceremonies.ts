import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { product } from '#contract/product.ts';
import type { PasskeyAnswer } from '#contract/proof.ts';
import { passkey } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Call } from '../../http/route.ts';
import { type Ceremony, challengeTtlMs, issueChallenge, redeemChallenge } from './challenges.ts';

// The WebAuthn ceremonies, for members and the operator: user verification is required, keys are discoverable, and the origin is that of
// PUBLIC_URL.

export type PasskeyRow = typeof passkey.$inferSelect;

/** Whose keys are meant: an account's, any account's (nobody has signed in yet), or the operator's. */
export type Owner = { accountId: string } | 'any member' | 'operator';

export function ownedBy(deps: Deps, owner: Owner) {
  if (owner === 'any member') return isNotNull(passkey.accountId);
  if (owner === 'operator') return and(isNull(passkey.accountId), eq(passkey.passwordMark, passwordMark(deps)));
  return eq(passkey.accountId, owner.accountId);
}

export function passwordMark(deps: Deps): string {
  return deps.signer.pseudonym('operator-passkey', deps.adminPassword);
}

/** ES256, EdDSA and RS256, which every authenticator has one of. */
const algorithms = [-7, -8, -257];

function siteOf(deps: Deps): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(deps.config.site.publicUrl);
  return { rpID: hostname, origin };
}

const asBytes = (challenge: string) => new Uint8Array(Buffer.from(challenge, 'base64url'));
const subjectOf = (owner: Owner) => (typeof owner === 'string' ? owner : owner.accountId);

/** Options of a ceremony in which a key signs. */
export async function askForPasskey(deps: Deps, call: Call, ceremony: Ceremony, owner: Owner) {
  const known = typeof owner === 'string' ? [] : await keysOf(deps, owner);
  const options = await generateAuthenticationOptions({
    rpID: siteOf(deps).rpID,
    challenge: asBytes(issueChallenge(deps, call, ceremony, subjectOf(owner))),
    allowCredentials: known,
    userVerification: 'required',
    timeout: challengeTtlMs,
  });
  return { ...options };
}

export interface KeyHolder {
  owner: Exclude<Owner, 'any member'>;
  /** What the authenticator shows. */
  userName: string;
  displayName: string;
}

/** Options of the ceremony in which a key is made. */
export async function askForNewPasskey(deps: Deps, call: Call, ceremony: Ceremony, holder: KeyHolder) {
  const options = await generateRegistrationOptions({
    rpName: product.name,
    rpID: siteOf(deps).rpID,
    userID: new Uint8Array(Buffer.from(subjectOf(holder.owner))),
    userName: holder.userName,
    userDisplayName: holder.displayName,
    challenge: asBytes(issueChallenge(deps, call, ceremony, subjectOf(holder.owner))),
    excludeCredentials: await keysOf(deps, holder.owner),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
    timeout: challengeTtlMs,
  });
  return { ...options };
}

async function keysOf(deps: Deps, owner: Owner) {
  return await deps.db
    .select({ id: passkey.credentialId, transports: passkey.transports })
    .from(passkey)
    .where(ownedBy(deps, owner));
}

/** The key that signed this browser's challenge; notes its use. */
export async function checkPasskey(
  deps: Deps,
  call: Call,
  ceremony: Ceremony,
  owner: Owner,
  answer: PasskeyAnswer,
): Promise<PasskeyRow> {
  const expectedChallenge = await redeemChallenge(deps, call, ceremony, subjectOf(owner));
  const isKey = and(eq(passkey.credentialId, answer.id), ownedBy(deps, owner));
  const [key] = await deps.db.select().from(passkey).where(isKey);
  if (!key) throw unknownPasskey();
  const handle = Buffer.from(key.accountId ?? 'operator').toString('base64url');
  if ((answer.response.userHandle ?? handle) !== handle) throw unknownPasskey();
  const { rpID, origin } = siteOf(deps);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: { id: key.credentialId, publicKey: new Uint8Array(key.publicKey), counter: key.counter },
  }).catch((error: unknown) => {
    throw unknownPasskey(error);
  });
  if (!verified) throw unknownPasskey();
  const { newCounter, credentialBackedUp } = authenticationInfo;
  // Once more where it is stored: of two uses at once with the same count, one is a copy's.
  const isAhead = or(lt(passkey.counter, newCounter), and(eq(passkey.counter, 0), sql`${newCounter}::bigint = 0`));
  const [used] = await deps.db
    .update(passkey)
    .set({ counter: newCounter, isSynced: credentialBackedUp, lastUsedAt: deps.clock.now() })
    .where(and(eq(passkey.id, key.id), isAhead))
    .returning();
  if (!used) throw unknownPasskey();
  return used;
}

type NewKey = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isSynced'>;

/** The public half of the key that this browser made. */
export async function readNewPasskey(
  deps: Deps,
  call: Call,
  ceremony: Ceremony,
  owner: Owner,
  answer: unknown,
): Promise<NewKey> {
  const expectedChallenge = await redeemChallenge(deps, call, ceremony, subjectOf(owner));
  const { rpID, origin } = siteOf(deps);
  const response = answer as RegistrationResponseJSON;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch((error: unknown) => {
    throw unusablePasskey(error);
  });
  if (!verified || !registrationInfo) throw unusablePasskey();
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: response.response.transports ?? [],
    isSynced: credentialBackedUp,
  };
}

export function unknownPasskey(cause?: unknown): AppError {
  return new AppError('invalid_credentials', "Cette clé d'accès n'est pas reconnue ici. Essaie autrement.", { cause });
}

function unusablePasskey(cause?: unknown): AppError {
  return new AppError('unprocessable', "Cette clé d'accès n'a pas pu être ajoutée. Recommence.", { cause });
}
