import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { promptSizes, providerNames } from './model-providers.ts';
import { reply } from './writing.ts';

// The operator's «Modèle» tab: which language model writes, tried before it is switched on, and what it did.

/** Why a model gave no answer, for the operator. The screen has a sentence for each. */
export const modelProblems = [
  'wrong_key',
  'no_credit',
  'unknown_model',
  'limit',
  'timeout',
  'unreachable',
  'overloaded',
  'rejected',
  'unreadable',
  'unfit',
] as const;
export type ModelProblem = (typeof modelProblems)[number];

const address = z.string().check(
  z.trim(),
  z.maxLength(300, 'Adresse trop longue'),
  z.regex(/^https?:\/\/[^\s]+$/i, 'Une adresse commence par http:// ou https://'),
  z.refine((text) => URL.canParse(text), "Cette adresse n'est pas complète"),
);
const apiKey = z
  .string()
  .check(z.trim(), z.maxLength(500, 'Clé trop longue'), z.regex(/^[\x21-\x7e]+$/, "Une clé n'a ni espace ni accent"));
/** In dollars or euros, as the provider states it, for a million tokens. */
const price = z.number().check(z.minimum(0, 'Un prix ne peut pas être négatif'), z.maximum(10_000, 'Prix trop élevé'));
const prices = z.object({ input: price, output: price });
export type ModelPrices = z.infer<typeof prices>;

const where = {
  provider: z.enum(providerNames, 'Fournisseur inconnu'),
  baseUrl: address,
  /** Absent: the stored one, if it is for this address. */
  apiKey: z.optional(apiKey),
};
const chosenModel = z.strictObject({
  ...where,
  model: z.string().check(z.trim(), z.minLength(1, 'Choisis un modèle'), z.maxLength(200, 'Nom trop long')),
  prompt: z.enum(promptSizes, 'Choix inconnu'),
  prices: z.optional(prices),
});
export type ChosenModel = z.infer<typeof chosenModel>;

/** A day's use of the server's model, in Paris. */
const modelDay = z.object({
  day: z.iso.date(),
  calls: z.int(),
  /** Calls that gave no answer. */
  failures: z.int(),
  /** Texts asked for, and those of them that the embedded engine had to write or complete. */
  texts: z.int(),
  fellBack: z.int(),
  /** What the model wrote, and what of it the checks refused. */
  written: z.int(),
  refused: z.int(),
  /** Until the first reply was shown, on average; null where none was. */
  firstReplyMs: z.nullable(z.int()),
});
export type ModelDay = z.infer<typeof modelDay>;

export const getModel = endpoint({
  method: 'GET',
  path: '/api/admin/model',
  access: 'admin',
  summary: 'Which model writes, where that was set, and what it did in the last thirty days.',
  limit: 'admin',
  response: z.object({
    /** `environment` and `file` win over what the tab has stored. */
    source: z.enum(['environment', 'file', 'tab', 'none']),
    /** What is in use; null with the embedded engine alone. */
    current: z.nullable(z.object({ model: z.string(), baseUrl: z.nullable(z.string()) })),
    /** What the tab has stored, in use or not. */
    stored: z.nullable(
      z.object({
        provider: z.enum(providerNames),
        baseUrl: z.string(),
        model: z.string(),
        prompt: z.enum(promptSizes),
        prices: z.nullable(prices),
        hasKey: z.boolean(),
        /** False where the key was sealed with another secret of the server: it has to be given again. */
        isKeyReadable: z.boolean(),
        changedAt: z.iso.datetime(),
      }),
    ),
    /** An Ollama that runs on the server's machine; null where none answers. */
    ollama: z.nullable(z.object({ baseUrl: z.string(), models: z.array(z.string()) })),
    callsPerDay: z.int(),
    callsToday: z.int(),
    /** Of these, what free accounts and visitors may take together, and have taken. */
    freeCallsPerDay: z.int(),
    freeCallsToday: z.int(),
    /** Thirty days, the oldest first; days without calls included. */
    days: z.array(modelDay),
  }),
});

export const listProviderModels = endpoint({
  method: 'POST',
  path: '/api/admin/model/list',
  access: 'admin',
  asksOutside: true,
  summary: 'The models that a provider lists for this key.',
  limit: 'admin',
  body: z.strictObject(where),
  response: z.union([
    z.object({ models: z.array(z.object({ id: z.string(), prices: z.nullable(prices) })) }),
    z.object({ problem: z.enum(modelProblems) }),
  ]),
});

export const tryModel = endpoint({
  method: 'POST',
  path: '/api/admin/model/try',
  access: 'admin',
  asksOutside: true,
  summary: 'Three replies to a sample talk by a model that need not be in use, with time, tokens and cost.',
  limit: 'admin',
  body: chosenModel,
  response: z.object({
    /** All replies, or those that came before the problem. */
    replies: z.array(z.pick(reply, { tone: true, content: true })),
    problem: z.nullable(z.enum(modelProblems)),
    firstReplyMs: z.nullable(z.int()),
    totalMs: z.int(),
    /** `isEstimated` where the provider does not tell them. */
    tokens: z.object({ input: z.int(), output: z.int(), isEstimated: z.boolean() }),
    /** Of the whole try, in the unit of the given prices. */
    cost: z.nullable(z.number()),
  }),
});

export const useModel = endpoint({
  method: 'POST',
  path: '/api/admin/model',
  access: 'admin',
  summary: 'Stores a model, its key sealed, and writes with it from now on, in every process.',
  limit: 'admin',
  body: chosenModel,
  response: z.object({ message: z.string() }),
});

export const dropModel = endpoint({
  method: 'DELETE',
  path: '/api/admin/model',
  access: 'admin',
  summary: 'Forgets the stored model and its key: the embedded engine writes.',
  limit: 'admin',
  response: z.object({ message: z.string() }),
});
