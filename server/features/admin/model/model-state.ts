import { gte } from 'drizzle-orm';
import type { getModel, ModelDay } from '#contract/admin-model.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { freeCallsOf } from '../../../adapters/models/models-port.ts';
import { modelDay } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { parisDay } from '../../tracking/paris-days.ts';
import { configOf, keyOf, readStoredModel, type StoredModel } from './stored-model.ts';

const shownDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

export async function modelState(deps: Deps): Promise<ResponseOf<typeof getModel>> {
  const { callsPerDay } = deps.config.modelLimits;
  const stored = await readStoredModel(deps.db);
  const [ollama, callsToday, days] = await Promise.all([
    deps.models.findOllama(),
    deps.models.callsToday(),
    lastDays(deps),
  ]);
  return {
    ...inUse(deps, stored),
    stored: stored && presentStored(deps, stored),
    ollama,
    callsPerDay,
    callsToday: callsToday.all,
    freeCallsPerDay: freeCallsOf(callsPerDay),
    freeCallsToday: callsToday.free,
    days,
  };
}

function inUse(
  { config: { assistant, modelLimits }, signer }: Deps,
  stored: StoredModel | null,
): Pick<ResponseOf<typeof getModel>, 'source' | 'current'> {
  if (assistant.kind === 'model')
    return { source: 'environment', current: { model: assistant.model, baseUrl: assistant.baseUrl } };
  if (assistant.kind === 'model-file')
    return { source: 'file', current: { model: assistant.file.split(/[\\/]/).at(-1) ?? '', baseUrl: null } };
  const config = stored && configOf(stored, signer, modelLimits);
  return config
    ? { source: 'tab', current: { model: config.model, baseUrl: config.baseUrl } }
    : { source: 'none', current: null };
}

function presentStored({ signer }: Deps, stored: StoredModel) {
  const { provider, baseUrl, model, prompt, inputPrice, outputPrice, sealedKey, changedAt } = stored;
  return {
    provider,
    baseUrl,
    model,
    prompt,
    prices: inputPrice === null || outputPrice === null ? null : { input: inputPrice, output: outputPrice },
    hasKey: sealedKey !== null,
    isKeyReadable: keyOf(signer, stored) !== null,
    changedAt: changedAt.toISOString(),
  };
}

async function lastDays({ db, clock }: Deps): Promise<ModelDay[]> {
  const now = clock.now().getTime();
  const wanted = Array.from({ length: shownDays }, (_, at) => parisDay(new Date(now - (shownDays - 1 - at) * dayMs)));
  const rows = await db
    .select()
    .from(modelDay)
    .where(gte(modelDay.day, wanted[0] ?? ''));
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return wanted.map((day) => {
    const row = byDay.get(day);
    if (!row) return { day, ...nothing };
    const { firstReplies, firstRepliesMs, ...counts } = row;
    return { ...counts, firstReplyMs: firstReplies === 0 ? null : Math.round(firstRepliesMs / firstReplies) };
  });
}

const nothing = { calls: 0, failures: 0, texts: 0, fellBack: 0, written: 0, refused: 0, firstReplyMs: null };
