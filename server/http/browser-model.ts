import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type Ask, browserModelHeader, type WrittenTexts } from '#contract/browser-model.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Deps } from '../deps.ts';
import { type Tell, wantsEvents } from './event-stream.ts';

const runId = z.uuid();

/**
 * What a call is given that brings the model of its browser: a writer and an analyst that ask this model. While the browser writes,
 * the call holds nobody up: `stepAside` gives its place, its room and its turn back.
 */
export function withBrowserModel(
  deps: Deps,
  endpoint: Endpoint,
  request: FastifyRequest,
  { tell, stepAside }: { tell: Tell; stepAside: () => void },
): Deps {
  const run = runId.safeParse(request.headers[browserModelHeader]);
  if (!endpoint.writes || !run.success || !wantsEvents(endpoint, request)) return deps;
  const ask = (question: Ask) => {
    stepAside();
    return tell('ask', question);
  };
  const tellWritten = (texts: WrittenTexts) => void tell('written', texts);
  return { ...deps, ...deps.browserModels.assistantFor({ run: run.data, ask, tellWritten }) };
}
