import * as z from 'zod/mini';
import { user } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { passkeyAnswer, passkeyFields, proofFields, textUpTo } from './proof.ts';

// Passkeys (WebAuthn): «clés d'accès», beside the password. Options go to the browser as WebAuthn's JSON and come back as its answer.

export const messageAnswer = z.object({ message: z.string() });

/** WebAuthn's options as JSON; the browser's library reads the rest. */
export const ceremonyOptions = z.looseObject({ challenge: z.string() });

/** What a browser answers that made a key. */
export const newPasskey = z.strictObject({
  ...passkeyFields,
  response: z.strictObject({
    attestationObject: textUpTo(8000),
    clientDataJSON: textUpTo(2000),
    authenticatorData: z.optional(textUpTo(3000)),
    transports: z.optional(z.array(textUpTo(40)).check(z.maxLength(10))),
    publicKeyAlgorithm: z.optional(z.number()),
    publicKey: z.optional(textUpTo(2000)),
  }),
});

export type NewPasskey = z.infer<typeof newPasskey>;

export const passkeyName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Donne un nom à cette clé'),
    z.maxLength(60, 'Le nom ne peut pas dépasser 60 caractères'),
  );

export const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** It is kept by an account of its maker, not on one device alone. */
  isSynced: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
});
export type Passkey = z.infer<typeof passkey>;
export const passkeyList = z.object({ passkeys: z.array(passkey) });
export const byId = z.strictObject({ id: z.uuid('Identifiant invalide') });

export const passkeyLoginOptions = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/options',
  access: 'public',
  summary: 'What a browser signs to sign in with a passkey; bound to this browser, for five minutes, once.',
  response: ceremonyOptions,
});

export const passkeyLogin = endpoint({
  method: 'POST',
  path: '/api/auth/passkey',
  access: 'public',
  summary: 'Opens a session with a passkey.',
  limit: 'login',
  body: z.strictObject({ passkey: passkeyAnswer }),
  response: z.object({ user }),
});

export const passkeyProofOptions = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/proof-options',
  access: 'member',
  summary: 'What a browser signs to confirm a change with a passkey of the account, in place of the password.',
  response: ceremonyOptions,
});

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/account/passkeys',
  access: 'member',
  summary: 'The passkeys of the account.',
  response: passkeyList,
});

export const newPasskeyOptions = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/options',
  access: 'member',
  summary: 'What a browser makes a new passkey from, after the password or another passkey.',
  limit: 'login',
  body: z.strictObject(proofFields),
  response: ceremonyOptions,
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys',
  access: 'member',
  summary: 'Stores the passkey that the browser made, and tells the member by mail.',
  body: z.strictObject({ name: passkeyName, passkey: newPasskey }),
  response: z.object({ passkey, message: z.string() }),
});

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/api/account/passkeys/:id',
  access: 'member',
  summary: 'Renames a passkey.',
  params: byId,
  body: z.strictObject({ name: passkeyName }),
  response: messageAnswer,
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/account/passkeys/:id',
  access: 'member',
  summary: 'Removes a passkey, after the password or a passkey.',
  limit: 'login',
  params: byId,
  body: z.strictObject(proofFields),
  response: messageAnswer,
});
