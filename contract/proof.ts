import * as z from 'zod/mini';
import { password } from './fields.ts';

// What confirms a delicate change: the password, or a passkey in its place.

export const textUpTo = (most: number) => z.string().check(z.maxLength(most));

/** What a browser says of the passkey that it answers with, made or asked for. */
export const passkeyFields = {
  id: textUpTo(1400),
  rawId: textUpTo(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(textUpTo(40)),
  clientExtensionResults: z.record(z.string(), z.unknown()),
};

/** What a browser answers that was asked for a passkey. */
export const passkeyAnswer = z.strictObject({
  ...passkeyFields,
  response: z.strictObject({
    authenticatorData: textUpTo(4000),
    clientDataJSON: textUpTo(4000),
    signature: textUpTo(4000),
    userHandle: z.optional(textUpTo(200)),
  }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

export const proofFields = { password: z.optional(password), passkey: z.optional(passkeyAnswer) };
export type Proof = { password?: string | undefined; passkey?: PasskeyAnswer | undefined };
