import * as z from 'zod/mini';
import { genders } from './onboarding.ts';
import { speakers } from './reading.ts';
import { intensities, type Objective, objectives } from './writing.ts';

// Fields that several calls of the assistant share, with the specification's messages for missing ones.

export const requiredTexts = {
  conversation: 'Ajoute le texte de ta conversation ou importe un screenshot',
  interests: "Merci d'ajouter tes centres d'intérêt",
  bio: "Colle ta bio actuelle pour l'évaluer",
  image: "Merci d'uploader une image",
} as const;

/** French words that are accepted for an objective. */
const objectiveWords: Record<string, Objective> = {
  continuer: 'continue',
  numéro: 'number',
  numero: 'number',
  relancer: 'revive',
};
const isObjective = (word: string): word is Objective => (objectives as readonly string[]).includes(word);

export const objective = z.pipe(
  z.enum([...objectives, ...Object.keys(objectiveWords)] as [string, ...string[]], 'Objectif inconnu'),
  z.transform((word): Objective => (isObjective(word) ? word : (objectiveWords[word] ?? 'continue'))),
);
export const intensity = z.enum(intensities, 'Intensité inconnue');
export const gender = z.enum(genders, 'Genre inconnu');

/**
 * Bounds of one request, lengths in characters: of one message, of a conversation as text or as messages, and of a transcript, of which
 * the engine reads the last 40 messages, for a minor all of them, 1,000 characters of each.
 */
export const conversationLimits = {
  messages: 400,
  messageLength: 4000,
  textLength: 40_000,
  transcriptLength: 100_000,
} as const;

/** Enough for a transcript and the texts to avoid, in characters of three bytes. */
export const maxTextBytes = 600_000;

const message = z.strictObject({
  from: z.enum(speakers, 'Indique moi ou match'),
  text: z.string().check(z.maxLength(conversationLimits.messageLength, 'Ce message est trop long')),
});

const tooLong = 'Ce texte est trop long : garde la fin de la conversation';

const messagesWithin = (characters: number) =>
  z.array(message).check(
    z.minLength(1, requiredTexts.conversation),
    z.maxLength(conversationLimits.messages, `${conversationLimits.messages} messages au maximum`),
    z.refine((list) => list.some(({ text }) => text.trim() !== ''), requiredTexts.conversation),
    z.refine((list) => list.reduce((sum, { text }) => sum + text.length, 0) <= characters, tooLong),
  );

/** A conversation as it was read, or as the user corrected it. */
export const correctedTranscript = messagesWithin(conversationLimits.transcriptLength);
const messages = messagesWithin(conversationLimits.textLength);

const pasted = z.string().check(z.trim(), z.maxLength(conversationLimits.textLength, tooLong));

/** Pasted text («Moi : …», «Elle : …», one message per line), or messages. */
export const conversation = z.union([pasted.check(z.minLength(1, requiredTexts.conversation)), messages]);
/** The same for calls that accept an image instead: a form sends its empty text area along with the image. */
export const conversationOrNothing = z.nullable(z.union([pasted, messages]));

/** 0 at first, then one more for each «Régénérer». A form sends it as text. */
const seed = z.union([
  z.int().check(z.minimum(0), z.maximum(1_000_000)),
  z.pipe(z.string().check(z.regex(/^\d{1,6}$/, 'Valeur invalide')), z.transform(Number)),
]);
/** Texts that were shown before and must not be repeated. */
const avoid = z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(60));

export const again = { seed: z.optional(seed), avoid: z.optional(avoid) };

/** Left out, the user's gender is the account's and the match's is unknown. An unknown gender gives neutral wording. */
export const people = { userGender: z.optional(gender), matchGender: z.optional(gender) };

const dataUrlPrefix = /^data:image\/[\w.+-]{1,100};base64,/;
const notBase64 = /[^A-Za-z0-9+/_=\s-]/;
// Looks for one wrong character: an expression that repeats over the whole text overflows the stack from five million characters.
function isBase64(text: string): boolean {
  const base64 = text.replace(dataUrlPrefix, '');
  return base64 !== '' && !notBase64.test(base64);
}

/** Base64, standard or URL-safe, with or without `data:image/…;base64,` before it. */
export const imageBase64 = z
  .string()
  .check(z.maxLength(8_000_000, 'Cette image est trop lourde'), z.refine(isBase64, requiredTexts.image));
