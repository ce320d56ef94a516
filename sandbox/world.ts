import { newId } from './ids.ts';
import type { Kind, Kinds } from './kinds.ts';
import type { StripeEvent, StripeObject } from './objects/types.ts';
import { apiVersion } from './schema/spec.ts';
import type { Store } from './store.ts';
import type { WorldClock } from './time/clock.ts';
import type { Faults } from './webhooks/faults.ts';

/** The state and services that every function of the sandbox works on. */
export interface World {
  store: Store;
  clock: WorldClock;
  /** Tells whoever opened the sandbox that its clock was moved; times in milliseconds. */
  clockMoved(from: number, to: number): void;
  faults: Faults;
  /** The sandbox's own address, for links to its pages. */
  url: string;
  /** The call being answered; events name it as their cause. */
  request: { id: string; idempotency_key: string | null } | null;
  /** Delivers an event to the webhook endpoints that subscribe to its type. */
  deliver(event: StripeEvent): void;
}

/** Changes fields of a stored object; returns the previous values of those that differ. */
export function amend<K extends Kind>(
  world: World,
  kind: K,
  object: Kinds[K] & StripeObject,
  changes: Partial<Kinds[K]>,
): Record<string, unknown> {
  const previous: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(changes)) {
    const before = object[field];
    if (JSON.stringify(before) === JSON.stringify(value)) continue;
    previous[field] = structuredClone(before ?? null);
    (object as StripeObject)[field] = value;
  }
  world.store.touch(kind, object.id);
  return previous;
}

/** Older events are removed, so that weeks of running or ten thousand customers do not fill the memory. */
const keptEvents = 5_000;

/** Stores and delivers an event with a copy of the object as it is now. */
export function emit(world: World, type: string, object: StripeObject, previous?: Record<string, unknown>): void {
  const event: StripeEvent = {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: world.clock.nowFor(object),
    data: { object: structuredClone(object), ...(previous ? { previous_attributes: previous } : {}) },
    livemode: false,
    pending_webhooks: 0,
    request: world.request ?? { id: null, idempotency_key: null },
    type,
  };
  world.store.put('event', event.id, event);
  world.store.keepNewest('event', keptEvents);
  world.deliver(event);
}

/** Changes a stored object and emits an event if anything differs. */
export function amendAndTell<K extends Kind>(
  world: World,
  type: string,
  kind: K,
  object: Kinds[K] & StripeObject,
  changes: Partial<Kinds[K]>,
): void {
  const previous = amend(world, kind, object, changes);
  if (Object.keys(previous).length > 0) emit(world, type, object, previous);
}
