import * as z from 'zod/mini';
import { again, gender, maxTextBytes, requiredTexts } from './assistant-fields.ts';
import { endpoint } from './endpoint.ts';
import { meter } from './usage.ts';
import { bioRating, bioStyles, generatedBio } from './writing.ts';

// Bios: three are written at a time and kept in a history; any bio can be rated.

const style = z.enum(bioStyles, 'Style inconnu');
const id = z.strictObject({ id: z.uuid('Identifiant invalide') });

export const bio = z.object({
  id: z.uuid(),
  style: z.enum(bioStyles),
  content: z.string(),
  /** Absent until the bio is rated. */
  score: z.optional(z.int()),
  isFavorite: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Bio = z.infer<typeof bio>;

export const generateBios = endpoint({
  method: 'POST',
  path: '/api/bios/generate',
  access: 'member',
  summary: 'Three bios from interests; they join the history.',
  limit: 'assistant',
  writes: true,
  maxBodyBytes: maxTextBytes,
  body: z.strictObject({
    style: z.optional(style),
    interests: z
      .string()
      .check(z.trim(), z.minLength(1, requiredTexts.interests), z.maxLength(3000, 'Ce texte est trop long')),
    gender: z.optional(gender),
    ...again,
  }),
  response: z.object({
    generated: z.array(z.extend(generatedBio, { id: z.uuid(), isFavorite: z.boolean() })),
    usage: z.nullable(meter),
  }),
});

/** One line of «Pourquoi ce score»: a feature of the bio, and the points that it gave or cost. */
export const scorePart = z.object({ label: z.string(), points: z.int() });

/** A rating with «Pourquoi ce score». */
export const explainedRating = z.object({
  ...bioRating.shape,
  /** The points that make the score, the most first. */
  why: z.array(scorePart),
  /** The points that the clarity lost, the most first. */
  whyClarity: z.array(scorePart),
  /** The bio as a model would write it, with the score that it would get; absent where none writes, or none better. */
  rewritten: z.optional(z.object({ content: z.string(), score: bioRating.shape.score })),
});

export const rateBio = endpoint({
  method: 'POST',
  path: '/api/bios/rate',
  access: 'member',
  summary: 'A score out of 100 with its reasons, and advice: one, or three with the bio add-on.',
  limit: 'assistant',
  writes: true,
  body: z.strictObject({
    content: z.string().check(z.trim(), z.minLength(1, requiredTexts.bio), z.maxLength(3000, 'Ce texte est trop long')),
  }),
  response: z.object({
    ...explainedRating.shape,
    /** How many more pieces of advice the add-on would show. */
    hiddenAdvice: z.int(),
    usage: z.nullable(meter),
  }),
});

export const listBios = endpoint({
  method: 'GET',
  path: '/api/bios',
  access: 'member',
  summary: 'The history of generated bios, the latest first; favourites are always among them.',
  response: z.object({ bios: z.array(bio) }),
});

export const markBio = endpoint({
  method: 'PATCH',
  path: '/api/bios/:id',
  access: 'member',
  summary: 'Makes a bio a favourite, or no longer one.',
  params: id,
  body: z.strictObject({ isFavorite: z.boolean() }),
  response: z.object({ bio }),
});

export const deleteBio = endpoint({
  method: 'DELETE',
  path: '/api/bios/:id',
  access: 'member',
  summary: 'Deletes a bio from the history.',
  params: id,
  response: z.object({ message: z.string() }),
});
