import {
  type ChosenModel,
  type listProviderModels,
  type ModelPrices,
  type ModelProblem,
  modelProblems,
  type tryModel,
} from '#contract/admin-model.ts';
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts';
import type { TriedModel } from '../../../adapters/models/models-port.ts';
import type { Deps } from '../../../deps.ts';
import { recordAdminAction } from '../audit.ts';
import { chosenConfig, keyFor } from './chosen-config.ts';

/** A list is there within a second; whoever waits longer has mistyped the address. */
const listTimeoutMs = 10_000;

export async function listModels(
  deps: Deps,
  where: BodyOf<typeof listProviderModels>,
  signal: AbortSignal,
): Promise<ResponseOf<typeof listProviderModels>> {
  const apiKey = await keyFor(deps, where);
  const listed = await deps.models.list({ baseUrl: where.baseUrl, apiKey, timeoutMs: listTimeoutMs }, signal);
  return 'problem' in listed ? { problem: problemOf(listed.problem) } : listed;
}

export async function tryChosen(
  deps: Deps,
  chosen: ChosenModel,
  signal: AbortSignal,
): Promise<ResponseOf<typeof tryModel>> {
  const { provider, model, prices } = chosen;
  const config = await chosenConfig(deps, chosen);
  await recordAdminAction(deps.db, deps.clock, { action: 'model-tried', details: { provider, model } });
  const { problem, tokens, ...tried } = await deps.models.try(config, signal);
  return {
    ...tried,
    tokens,
    problem: problem && problemOf(problem),
    cost: prices ? costOf(tokens, prices) : null,
  };
}

/** A model that declines to write is as good as one whose texts are unfit. */
const problemOf = (code: string): ModelProblem => modelProblems.find((problem) => problem === code) ?? 'unfit';

const costOf = ({ input, output }: TriedModel['tokens'], prices: ModelPrices): number =>
  (input * prices.input + output * prices.output) / 1_000_000;
