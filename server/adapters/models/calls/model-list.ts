import * as z from 'zod/mini';
import type { ModelPrices } from '#contract/admin-model.ts';
import type { ListedModel, ServerAddress } from '../models-port.ts';
import { failureOf, openSdk } from './model-sdk.ts';

/** What cannot chat: such models are in the same list. */
const otherWork = /embed|whisper|tts|dall-e|image|moderation|audio|realtime|transcri|rerank|guard|ocr|veo|imagen/i;

const entry = z.object({
  id: z.string(),
  pricing: z.optional(z.object({ prompt: z.coerce.number(), completion: z.coerce.number() })),
});

const million = 1_000_000;

/** The models of a server that can chat, in its own order. Fails with a ModelFailure. */
export async function listModels(server: ServerAddress, signal?: AbortSignal): Promise<ListedModel[]> {
  try {
    const page = await openSdk(server).models.list({ ...(signal && { signal }) });
    const entries = page.data.flatMap((one) => {
      const parsed = entry.safeParse(one);
      return parsed.success ? [parsed.data] : [];
    });
    return entries
      .filter(({ id }) => !otherWork.test(id))
      .map(({ id, pricing }) => ({ id: id.replace(/^models\//, ''), prices: pricing ? pricesOf(pricing) : null }));
  } catch (error) {
    throw failureOf(error, 'text');
  }
}

const pricesOf = ({ prompt, completion }: { prompt: number; completion: number }): ModelPrices => ({
  input: Math.round(prompt * million * 1_000) / 1_000,
  output: Math.round(completion * million * 1_000) / 1_000,
});
