import * as z from 'zod/mini';
import { type ModelPrices, tryModel } from '#contract/admin-model.ts';
import { modelProviders, type ProviderName } from '#contract/model-providers.ts';
import { bodySchemaOf } from '../../../ui/form.ts';
import { priceText } from './model-text.ts';
import type { ModelState, StoredModel } from './source-text.ts';

// What the form holds, what it starts with for a provider, and how it becomes what is sent. The rules of each field are the
// contract's; the form adds that an empty key or price is none.

const { shape } = bodySchemaOf(tryModel);

const apiKey = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed) => (typed.trim() === '' ? undefined : typed)),
  ),
  shape.apiKey,
);

const price = z.pipe(
  z.string().check(z.trim(), z.regex(/^(\d+([.,]\d+)?)?$/, "Un prix s'écrit en chiffres : 0,40")),
  z.transform((typed) => (typed === '' ? undefined : Number(typed.replace(',', '.')))),
);
const prices = z.pipe(
  z.pipe(
    z.object({ input: price, output: price }).check(
      z.refine(({ input, output }) => input !== undefined || output === undefined, {
        path: ['input'],
        error: 'Donne les deux prix, ou aucun',
      }),
      z.refine(({ input, output }) => output !== undefined || input === undefined, {
        path: ['output'],
        error: 'Donne les deux prix, ou aucun',
      }),
    ),
    z.transform(({ input, output }) => (input === undefined || output === undefined ? undefined : { input, output })),
  ),
  shape.prices,
);

const fields = z.object({ ...shape, apiKey, prices });
/** As the fields hold it. */
type ModelValues = z.input<typeof fields>;
/** As it is sent. */
export type ModelRequest = z.output<typeof fields>;

/** The form's schema. A provider that asks for a key needs one typed, unless the stored one serves this address. */
export function modelSchema(stored: StoredModel | null) {
  return fields.check(
    z.refine(({ provider, baseUrl, apiKey }) => apiKey !== undefined || !needsKey(provider, baseUrl, stored), {
      path: ['apiKey'],
      error: 'Colle la clé de ce fournisseur',
      // Told with the errors of the other fields, not after them.
      when: () => true,
    }),
  );
}

function needsKey(provider: ProviderName, baseUrl: string, stored: StoredModel | null): boolean {
  const known = modelProviders[provider];
  return known.needsKey && baseUrl === known.baseUrl && !keepsKey(stored, baseUrl);
}

/** Whether an empty key stands for the stored one. */
export function keepsKey(stored: StoredModel | null, baseUrl: string): boolean {
  return stored?.hasKey === true && stored.isKeyReadable && stored.baseUrl === baseUrl.trim();
}

/** What the form starts with: the stored choice, where it is this provider's, else the provider's own defaults. */
export function valuesFor(
  provider: ProviderName,
  { stored, ollama }: Pick<ModelState, 'stored' | 'ollama'>,
): ModelValues {
  if (stored?.provider === provider) {
    const { baseUrl, model, prompt } = stored;
    return { provider, baseUrl, apiKey: '', model, prompt, prices: typedPrices(stored.prices) };
  }
  const known = modelProviders[provider];
  const found = provider === 'ollama' ? ollama : null;
  return {
    provider,
    baseUrl: found?.baseUrl ?? known.baseUrl,
    apiKey: '',
    model: found?.models[0] ?? known.model,
    prompt: 'auto',
    prices: typedPrices(null),
  };
}

export function typedPrices(told: ModelPrices | null): ModelValues['prices'] {
  return { input: told ? priceText(told.input) : '', output: told ? priceText(told.output) : '' };
}

/** Whether both would get the same answers: prices change what they cost, and nothing else. */
export function isSameModel(one: ModelRequest, other: ModelRequest): boolean {
  return (['provider', 'baseUrl', 'apiKey', 'model', 'prompt'] as const).every((name) => one[name] === other[name]);
}
