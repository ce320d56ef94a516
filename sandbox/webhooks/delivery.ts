import { setTimeout as sleep } from 'node:timers/promises';
import { present } from '../http/expand.ts';
import { newId } from '../ids.ts';
import type { Delivery } from '../kinds.ts';
import type { StripeEvent } from '../objects/types.ts';
import type { World } from '../world.ts';
import { wants } from './endpoints.ts';
import { signPayload } from './signature.ts';

// Delivers events to webhook endpoints: to each one in order and one at a time. A refused event is tried again later
// without delaying the next. The faults duplicate, delay, reorder or drop deliveries.

const retryAfterMs = [500, 2_000, 10_000, 60_000, 300_000];
const answerWithinMs = 30_000;
const maxDeliveries = 10_000;
/** With the fault `reorder`, events of this window are sent in reverse order. */
const reorderWindowMs = 50;

export interface Courier {
  deliver(event: StripeEvent): void;
  /** Delivers the events that were pending when the sandbox stopped. */
  resume(): void;
  /** Attempts every pending delivery now, and resolves after the last answer. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

export function createCourier(world: World): Courier {
  const { store, faults } = world;
  const queues = new Map<string, Promise<void>>();
  const retries = new Map<string, NodeJS.Timeout>();
  const stopping = new AbortController();
  let held: Delivery[] = [];
  let release: NodeJS.Timeout | null = null;

  function updateDelivery(delivery: Delivery, changes: Partial<Delivery>): void {
    Object.assign(delivery, changes);
    store.touch('delivery', delivery.id);
    const event = store.find('event', delivery.event);
    if (event && delivery.state !== 'pending' && event.pending_webhooks > 0) {
      event.pending_webhooks -= 1;
      store.touch('event', event.id);
    }
    store.save();
  }

  async function send(url: string, payload: string, signature: string): Promise<number> {
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
        signal: AbortSignal.any([AbortSignal.timeout(answerWithinMs), stopping.signal]),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  }

  async function attempt(delivery: Delivery): Promise<void> {
    const endpoint = store.find('webhook_endpoint', delivery.endpoint);
    const secret = store.find('endpoint-secret', delivery.endpoint)?.secret;
    const event = store.find('event', delivery.event);
    if (!endpoint || !secret || !event) return updateDelivery(delivery, { state: 'failed' });
    if (faults.delayMs > 0) await sleep(faults.delayMs, undefined, { signal: stopping.signal }).catch(() => {});
    if (stopping.signal.aborted) return;
    const payload = JSON.stringify(present(world, event), null, 2);
    const signature = signPayload(payload, secret, Math.floor(Date.now() / 1000));
    const copies = Array.from({ length: faults.duplicate }, () => send(endpoint.url, payload, signature));
    const statuses = await Promise.all(copies);
    if (stopping.signal.aborted) return;
    const lastStatus = statuses.find((status) => status >= 200 && status < 300) ?? statuses[0] ?? 0;
    const attempts = delivery.attempts + 1;
    if (lastStatus >= 200 && lastStatus < 300)
      return updateDelivery(delivery, { attempts, lastStatus, state: 'delivered' });
    const wait = retryAfterMs[attempts - 1];
    updateDelivery(delivery, { attempts, lastStatus, state: wait === undefined ? 'failed' : 'pending' });
    if (wait === undefined) return;
    const timer = setTimeout(() => retry(delivery), wait);
    timer.unref();
    retries.set(delivery.id, timer);
  }

  function retry(delivery: Delivery): void {
    clearTimeout(retries.get(delivery.id));
    retries.delete(delivery.id);
    enqueue(delivery);
  }

  function enqueue(delivery: Delivery): void {
    const queue = queues.get(delivery.endpoint) ?? Promise.resolve();
    queues.set(
      delivery.endpoint,
      queue.then(() => attempt(delivery)),
    );
  }

  function releaseHeld(): void {
    if (release) clearTimeout(release);
    release = null;
    const reversed = held.reverse();
    held = [];
    for (const delivery of reversed) enqueue(delivery);
  }

  /** Repeats until no delivery was added: an endpoint may call the API and so cause further events. */
  async function emptyQueues(): Promise<void> {
    let awaited: Promise<void>[];
    do {
      releaseHeld();
      awaited = [...queues.values()];
      await Promise.all(awaited);
    } while (held.length > 0 || [...queues.values()].some((queue) => !awaited.includes(queue)));
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
        if (faults.reorder) {
          held.push(delivery);
          release ??= setTimeout(releaseHeld, reorderWindowMs).unref();
        } else enqueue(delivery);
      }
    },
    resume() {
      for (const delivery of store.all('delivery')) if (delivery.state === 'pending') enqueue(delivery);
    },
    async flush() {
      await emptyQueues();
      for (const id of [...retries.keys()]) retry(store.get('delivery', id));
      await emptyQueues();
    },
    async close() {
      stopping.abort();
      if (release) clearTimeout(release);
      for (const timer of retries.values()) clearTimeout(timer);
      await Promise.all(queues.values());
    },
  };
}
