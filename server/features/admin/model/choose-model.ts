import { eq } from 'drizzle-orm';
import type { ChosenModel } from '#contract/admin-model.ts';
import { modelSetting } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { recordAdminAction } from '../audit.ts';
import { chosenConfig } from './chosen-config.ts';
import { noKey, sealKey } from './stored-model.ts';

// The operator's choice of a model is stored with its key sealed, and taken up by every process with its next request.

export async function useModel(deps: Deps, chosen: ChosenModel): Promise<void> {
  const { provider, model, prompt, prices } = chosen;
  const { baseUrl, apiKey } = await chosenConfig(deps, chosen);
  const values = {
    provider,
    baseUrl,
    model,
    prompt,
    sealedKey: apiKey === noKey ? null : sealKey(deps.signer, apiKey),
    inputPrice: prices?.input ?? null,
    outputPrice: prices?.output ?? null,
    changedAt: deps.clock.now(),
  };
  await deps.db.transaction(async (tx) => {
    await tx
      .insert(modelSetting)
      .values({ id: 1, ...values })
      .onConflictDoUpdate({ target: modelSetting.id, set: values });
    await recordAdminAction(tx, deps.clock, { action: 'model-set', details: { provider, model } });
  });
  await deps.models.refresh();
}

export async function dropModel(deps: Deps): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const dropped = await tx.delete(modelSetting).where(eq(modelSetting.id, 1)).returning({ id: modelSetting.id });
    if (dropped.length > 0) await recordAdminAction(tx, deps.clock, { action: 'model-dropped' });
  });
  await deps.models.refresh();
}
