import { setTimeout as sleep } from 'node:timers/promises';
import { present } from '../http/expand.ts';
import { newId } from '../ids.ts';
import type { Delivery } from '../kinds.ts';
import type { StripeEvent } from '../objects/types.ts';
import type { World } from '../world.ts';
import { wants } from './endpoints.ts';
import { createQueues, createReversed, createTimers } from './queues.ts';
import { signPayload } from './signature.ts';

// Delivers events to webhook endpoints: to each one in order and one at a time. A refused event is tried again later
// without delaying the next. The faults duplicate, delay, reorder or drop deliveries.

const retryAfterMs = [500, 2_000, 10_000, 60_000, 300_000];
const answerWithinMs = 30_000;
const maxDeliveries = 10_000;

export interface Courier {
  deliver(event: StripeEvent): void;
  /** Delivers the events that were pending when the sandbox stopped. */
  resume(): void;
  /** Attempts every pending delivery now, and resolves after the last answer. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

const isAccepted = (status: number) => status >= 200 && status < 300;

export function createCourier(world: World): Courier {
  const { store, faults } = world;
  const stopping = new AbortController();
  const retries = createTimers<Delivery>();
  const queues = createQueues((delivery) => attempt(delivery));
  const held = createReversed(queues.add);

  async function attempt(delivery: Delivery): Promise<void> {
    const lastStatus = await sendDelivery(world, delivery, stopping.signal);
    if (stopping.signal.aborted) return;
    if (lastStatus === null) return updateDelivery(world, delivery, { state: 'failed' });
    const attempts = delivery.attempts + 1;
    if (isAccepted(lastStatus)) return updateDelivery(world, delivery, { attempts, lastStatus, state: 'delivered' });
    const wait = retryAfterMs[attempts - 1];
    updateDelivery(world, delivery, { attempts, lastStatus, state: wait === undefined ? 'failed' : 'pending' });
    if (wait !== undefined) retries.start(delivery, wait, queues.add);
  }

  /** Repeats until no delivery was added: an endpoint may call the API and so cause further events. */
  async function emptyQueues(): Promise<void> {
    let isEmpty = false;
    while (!isEmpty) {
      held.release();
      isEmpty = (await queues.drain()) && held.isEmpty();
    }
  }

  return {
    deliver(event) {
      const endpoints = store.all('webhook_endpoint').filter((endpoint) => wants(endpoint, event.type));
      for (const endpoint of endpoints) {
        const state = faults.drop ? 'dropped' : 'pending';
        const id = newId('delivery');
        const entry = { id, event: event.id, endpoint: endpoint.id, attempts: 0, state, lastStatus: null } as const;
        const delivery = store.put('delivery', id, { ...entry });
        store.keepNewest('delivery', maxDeliveries);
        if (faults.drop) continue;
        event.pending_webhooks += 1;
        if (faults.reorder) held.add(delivery);
        else queues.add(delivery);
      }
    },
    resume() {
      for (const delivery of store.all('delivery')) if (delivery.state === 'pending') queues.add(delivery);
    },
    async flush() {
      await emptyQueues();
      for (const id of retries.stopAll()) queues.add(store.get('delivery', id));
      await emptyQueues();
    },
    async close() {
      stopping.abort();
      held.stop();
      retries.stopAll();
      await queues.drain();
    },
  };
}

function updateDelivery({ store }: World, delivery: Delivery, changes: Partial<Delivery>): void {
  Object.assign(delivery, changes);
  store.touch('delivery', delivery.id);
  const event = store.find('event', delivery.event);
  if (event && delivery.state !== 'pending' && event.pending_webhooks > 0) {
    event.pending_webhooks -= 1;
    store.touch('event', event.id);
  }
  store.save();
}

/** Answers the status of the endpoint, 0 where none came; null where there is nothing or nobody to send to. */
async function sendDelivery(world: World, delivery: Delivery, stopped: AbortSignal): Promise<number | null> {
  const { store, faults } = world;
  const endpoint = store.find('webhook_endpoint', delivery.endpoint);
  const secret = store.find('endpoint-secret', delivery.endpoint)?.secret;
  const event = store.find('event', delivery.event);
  if (!endpoint || !secret || !event) return null;
  if (faults.delayMs > 0) await sleep(faults.delayMs, undefined, { signal: stopped }).catch(() => {});
  if (stopped.aborted) return 0;
  const payload = JSON.stringify(present(world, event), null, 2);
  const signature = signPayload(payload, secret, Math.floor(Date.now() / 1000));
  const copies = Array.from({ length: faults.duplicate }, () => send(endpoint.url, payload, signature, stopped));
  const statuses = await Promise.all(copies);
  return statuses.find(isAccepted) ?? statuses[0] ?? 0;
}

async function send(url: string, payload: string, signature: string, stopped: AbortSignal): Promise<number> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: payload,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature,
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(answerWithinMs), stopped]),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
