import type { ChosenModel } from '#contract/admin-model.ts';
import { modelProviders } from '#contract/model-providers.ts';
import type { ModelConfig } from '../../../config.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { configFor, keyOf, noKey, readStoredModel, type StoredModel } from './stored-model.ts';

type Where = Pick<ChosenModel, 'provider' | 'baseUrl' | 'apiKey'>;

/** What the operator's form describes, as a configuration. */
export async function chosenConfig(deps: Deps, chosen: Omit<ChosenModel, 'prices'>): Promise<ModelConfig> {
  return configFor({ ...chosen, apiKey: await keyFor(deps, chosen) }, deps.config.modelLimits);
}

/** The given key, else the stored one: that is sent to the address only that it was stored for. */
export async function keyFor(deps: Deps, where: Where): Promise<string> {
  if (where.apiKey) return where.apiKey;
  const stored = await readStoredModel(deps.db);
  const key = stored && isSameAddress(stored, where) ? keyOf(deps.signer, stored) : null;
  if (key && key !== noKey) return key;
  if (!modelProviders[where.provider].needsKey) return noKey;
  const message = 'Colle la clé de ce fournisseur';
  throw new AppError('invalid_body', message, { fields: { apiKey: message } });
}

const isSameAddress = (stored: StoredModel, { provider, baseUrl }: Where): boolean =>
  stored.provider === provider && stored.baseUrl === baseUrl;
