import * as z from 'zod/mini';
import { password } from './fields.ts';

// What confirms a delicate change: the password, or a passkey in its place.

const text = (most: number) => z.string().check(z.maxLength(most));

/** What a browser answers that was asked for a passkey. */
export const passkeyAnswer = z.strictObject({
  id: text(1400),
  rawId: text(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(text(40)),
  clientExtensionResults: z.record(z.string(), z.unknown()),
  response: z.strictObject({
    authenticatorData: text(4000),
    clientDataJSON: text(4000),
    signature: text(4000),
    userHandle: z.optional(text(200)),
  }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

export const proofFields = { password: z.optional(password), passkey: z.optional(passkeyAnswer) };
export type Proof = { password?: string | undefined; passkey?: PasskeyAnswer | undefined };
