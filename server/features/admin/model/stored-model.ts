import { eq } from 'drizzle-orm';
import { promptFor } from '#contract/model-providers.ts';
import type { ModelChoice } from '../../../adapters/models/models-port.ts';
import type { ModelConfig, ModelLimits } from '../../../config.ts';
import type { Database } from '../../../db/open.ts';
import { modelSetting } from '../../../db/schema.ts';
import type { Signer } from '../../../secrets.ts';

// The model that the operator stored in the tab. Its key is sealed: a copy of the database alone does not give it away.

export type StoredModel = typeof modelSetting.$inferSelect;

const keyPurpose = 'model-key';

/** Servers on the machine want some key and look at none. */
export const noKey = 'none';

export async function readStoredModel(db: Database): Promise<StoredModel | null> {
  const [row] = await db.select().from(modelSetting).where(eq(modelSetting.id, 1));
  return row ?? null;
}

export const sealKey = (signer: Signer, key: string): string => signer.seal(keyPurpose, key);

/** Null where the key was sealed with another secret. */
export function keyOf(signer: Signer, { sealedKey }: Pick<StoredModel, 'sealedKey'>): string | null {
  if (sealedKey === null) return noKey;
  try {
    return signer.unseal(keyPurpose, sealedKey);
  } catch {
    return null;
  }
}

/** Null where its key cannot be read. */
export function configOf(stored: StoredModel, signer: Signer, limits: ModelLimits): ModelConfig | null {
  const apiKey = keyOf(signer, stored);
  return apiKey === null ? null : configFor({ ...stored, apiKey }, limits);
}

/** Null where none is stored, or where its key cannot be read. */
export async function readModelChoice(db: Database, signer: Signer, limits: ModelLimits): Promise<ModelChoice | null> {
  const stored = await readStoredModel(db);
  const config = stored && configOf(stored, signer, limits);
  return config && { version: JSON.stringify(stored), config };
}

interface Chosen extends Pick<StoredModel, 'baseUrl' | 'model' | 'prompt'> {
  apiKey: string;
}

export function configFor({ baseUrl, apiKey, model, prompt }: Chosen, modelLimits: ModelLimits): ModelConfig {
  const { callsPerDay, timeoutMs, localTimeoutMs } = modelLimits;
  return {
    kind: 'model',
    baseUrl,
    apiKey,
    model,
    prompt: promptFor(prompt, model),
    callsPerDay,
    timeoutMs: isOnThisMachine(baseUrl) ? localTimeoutMs : timeoutMs,
  };
}

const isOnThisMachine = (address: string) => /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(new URL(address).hostname);
