import type * as z from 'zod/mini';
import type { Endpoint, ResponseOf, SentBodyOf } from '#contract/endpoint.ts';
import type { SiteSettings } from '#contract/site.ts';
import { type CallInput, call, writingTimeoutMs } from '../../api.ts';
import { callWithEvents, type EventOf } from '../../api-events.ts';
import { mayModelWrite } from './presence.ts';
import type { DeviceWriting, OnDevice } from './writing.ts';

// A call to an endpoint that `writes`: with the browser's own model where there is one to write, else as it is.

type Events = Record<string, z.ZodMiniType>;

interface WritingInput<E extends Endpoint, Own extends Events> {
  body: SentBodyOf<E>;
  files?: readonly Blob[];
  /** Absent: the call is answered as JSON. */
  listening?: { events: Own; onEvent: (event: EventOf<Own>) => void };
  signal?: AbortSignal;
  /** Who writes on the server. */
  writer: SiteSettings['writer'];
  /** Called when the browser's model starts, and with null when it ends. */
  onWriting: (writing: DeviceWriting | null) => void;
}

export interface Written<E extends Endpoint> {
  answer: ResponseOf<E>;
  onDevice: OnDevice;
}

export async function callWriting<E extends Endpoint, Own extends Events>(
  endpoint: E,
  input: WritingInput<E, Own>,
): Promise<Written<E>> {
  const { body, files, listening, signal = new AbortController().signal, writer, onWriting } = input;
  const offer = mayModelWrite(writer) ? await offerLate({ signal, onWriting }) : null;
  if (!offer) {
    const answer = listening
      ? await callWithEvents(endpoint, { body, files, ...listening, signal })
      : await call(endpoint, { ...({ body } as CallInput<E>), signal, timeoutMs: writingTimeoutMs });
    return { answer, onDevice: null };
  }
  let outcome: 'answered' | 'failed' = 'failed';
  try {
    const answer = await callWithEvents<E, Events>(endpoint, {
      body,
      files,
      headers: offer.headers,
      events: { ...listening?.events, ...offer.events },
      onEvent: (event) => {
        if (!offer.hear(event)) listening?.onEvent(event as EventOf<Own>);
      },
      signal,
    });
    outcome = 'answered';
    return { answer, onDevice: offer.onDevice() };
  } finally {
    offer.close(outcome);
  }
}

/** The code that drives the model is fetched by browsers that have one. Where it does not come, the server writes alone. */
async function offerLate(offered: Parameters<typeof import('./offer-model.ts')['offerModel']>[0]) {
  try {
    const { offerModel } = await import('./offer-model.ts');
    return await offerModel(offered);
  } catch {
    return null;
  }
}
