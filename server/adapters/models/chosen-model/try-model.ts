import { samples } from '#contract/try-samples.ts';
import type { ModelConfig } from '../../../config.ts';
import { modelWriter } from '../../../writing/model-writer.ts';
import type { Engine } from '../../assistant/engine-threads/engine.ts';
import { createBreaker } from '../calls/breaker.ts';
import { modelServer } from '../calls/model-calls.ts';
import { type ModelClient, modelClient, type Question } from '../calls/model-client.ts';
import type { TriedModel } from '../models-port.ts';

/** Asks a model for replies to a sample chat as a member's request would, past budget and breaker. */
export async function tryModel(config: ModelConfig, engine: Engine, signal: AbortSignal): Promise<TriedModel> {
  const tokens = { input: 0, output: 0, isEstimated: false };
  const server = modelServer({
    client: counting(modelClient({ ...config, tellsTokens: true }), tokens),
    breaker: createBreaker(),
    budget: { take: async () => true },
    timeoutMs: config.timeoutMs,
    prompt: config.prompt,
  });
  const writer = modelWriter({ server, engine, log: () => {} });
  const startedAt = performance.now();
  let firstReplyMs: number | null = null;
  const person = { gender: 'non_precise' } as const;
  const { advice, replyEngines, fallback } = await writer.reply(
    { conversation: samples.thomas.messages, objective: 'continue', user: person, match: person },
    {
      signal,
      onReply(_, by) {
        if (by === 'model') firstReplyMs ??= Math.round(performance.now() - startedAt);
      },
    },
  );
  return {
    replies: advice.replies.filter((_, at) => replyEngines[at] === 'model'),
    problem: fallback,
    firstReplyMs,
    totalMs: Math.round(performance.now() - startedAt),
    tokens,
  };
}

/** Adds up the tokens of all answers; where the server does not tell them, by a usual length of French tokens. */
function counting(client: ModelClient, sum: TriedModel['tokens']): ModelClient {
  const usualLength = 3.5;
  const estimate = (text: string) => Math.ceil(text.length / usualLength);
  return {
    async ask(question: Question) {
      const answer = await client.ask(question);
      const asked = question.messages.map(({ content }) => content).join('\n');
      sum.isEstimated ||= answer.tokens === undefined;
      sum.input += answer.tokens?.input ?? estimate(asked);
      sum.output += answer.tokens?.output ?? estimate(answer.text);
      return answer;
    },
  };
}
