import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { byId, ceremonyOptions, messageAnswer, newPasskey, passkey, passkeyList, passkeyName } from './passkeys.ts';
import { passkeyAnswer } from './proof.ts';

// Passkeys of the operator, beside the password of the environment. A sign-in answers a token that takes the password's place in the
// header of a call.

export const operatorLoginOptions = endpoint({
  method: 'POST',
  path: '/api/auth/operator-passkey/options',
  access: 'public',
  summary: 'What a browser signs to enter the operator’s area with a passkey.',
  response: ceremonyOptions,
});

export const operatorLogin = endpoint({
  method: 'POST',
  path: '/api/auth/operator-passkey',
  access: 'public',
  summary: 'Answers a token for the operator’s calls, which takes the place of the password for twelve hours.',
  limit: 'login',
  body: z.strictObject({ passkey: passkeyAnswer }),
  response: z.object({ token: z.string() }),
});

/** The operator's password once more: a token made by a passkey cannot make another way in. */
const operatorProof = { password: z.string().check(z.maxLength(1000)) };

export const listOperatorPasskeys = endpoint({
  method: 'GET',
  path: '/api/admin/passkeys',
  access: 'admin',
  summary: 'The operator’s passkeys.',
  limit: 'admin',
  response: passkeyList,
});

export const newOperatorPasskeyOptions = endpoint({
  method: 'POST',
  path: '/api/admin/passkeys/options',
  access: 'admin',
  summary: 'What a browser makes a passkey of the operator from, after the password.',
  limit: 'admin',
  body: z.strictObject(operatorProof),
  response: ceremonyOptions,
});

export const addOperatorPasskey = endpoint({
  method: 'POST',
  path: '/api/admin/passkeys',
  access: 'admin',
  summary: 'Stores a passkey of the operator.',
  limit: 'admin',
  body: z.strictObject({ name: passkeyName, passkey: newPasskey }),
  response: z.object({ passkey, message: z.string() }),
});

export const removeOperatorPasskey = endpoint({
  method: 'DELETE',
  path: '/api/admin/passkeys/:id',
  access: 'admin',
  summary: 'Removes a passkey of the operator, after the password.',
  limit: 'admin',
  params: byId,
  body: z.strictObject(operatorProof),
  response: messageAnswer,
});
