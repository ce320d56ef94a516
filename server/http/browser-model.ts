import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type Ask, browserModelHeader, type WrittenTexts } from '#contract/browser-model.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Deps } from '../deps.ts';
import { type Tell, wantsEvents } from './event-stream.ts';

const runId = z.uuid();

/** Of one sender so many calls wait for their browser at a time. The engine answers the next ones, so that nobody holds all connections. */
const perSender = 3;

/** Null where a sender has as many already. */
export type TakeBrowser = (sender: string) => (() => void) | null;

export function openBrowserCalls(): TakeBrowser {
  const underWay = new Map<string, number>();
  return (sender) => {
    const own = underWay.get(sender) ?? 0;
    if (own >= perSender) return null;
    underWay.set(sender, own + 1);
    return () => {
      const left = (underWay.get(sender) ?? 0) - 1;
      if (left > 0) underWay.set(sender, left);
      else underWay.delete(sender);
    };
  };
}

/** The run of a call that brings the model of its browser, else null. */
export function offeredRun(endpoint: Endpoint, request: FastifyRequest): string | null {
  const run = runId.safeParse(request.headers[browserModelHeader]);
  return endpoint.writes && run.success && wantsEvents(endpoint, request) ? run.data : null;
}

/**
 * What a call is given that brings the model of its browser: a writer and an analyst that ask this model. While the browser writes,
 * the call holds nobody up: `stepAside` gives its place, its room and its turn back.
 */
export function withBrowserModel(
  deps: Deps,
  run: string,
  { tell, stepAside }: { tell: Tell; stepAside: () => void },
): Deps {
  const ask = (question: Ask) => {
    stepAside();
    return tell('ask', question);
  };
  const tellWritten = (texts: WrittenTexts) => void tell('written', texts);
  return { ...deps, ...deps.browserModels.assistantFor({ run, ask, tellWritten }) };
}
