import type Stripe from 'stripe';
import { invalidRequest } from '../http/errors.ts';
import { operation, parameters } from '../http/operation.ts';
import { type PageParameters, paginate } from '../http/pagination.ts';
import { newId } from '../ids.ts';
import type { TestClock } from '../objects/types.ts';
import { skeleton } from '../schema/skeleton.ts';
import { amend, emit, type World } from '../world.ts';
import { runUntil } from './due-work.ts';

// Test clocks, which move time for their customers only. Stripe advances one in the background while the caller polls;
// here it has advanced when the call answers.

const keptForSeconds = 30 * 24 * 60 * 60;

function advance(world: World, clock: TestClock, to: number): TestClock {
  if (to <= clock.frozen_time) {
    throw invalidRequest('The `frozen_time` must be later than the current time of the clock.', {
      param: 'frozen_time',
    });
  }
  runUntil(world, clock.id, to);
  amend(world, 'test_helpers.test_clock', clock, { frozen_time: to });
  emit(world, 'test_helpers.test_clock.ready', clock);
  return clock;
}

function remove(world: World, clock: TestClock) {
  const { store } = world;
  const customers = store.all('customer').filter((customer) => customer.test_clock === clock.id);
  const ids = new Set(customers.map(({ id }) => id));
  for (const kind of ['subscription', 'invoice', 'charge', 'payment_intent', 'payment_method'] as const) {
    for (const object of store.all(kind)) {
      if (object.customer && ids.has(object.customer)) store.remove(kind, object.id);
    }
  }
  for (const id of ids) store.remove('customer', id);
  store.remove('test_helpers.test_clock', clock.id);
  return { id: clock.id, object: 'test_helpers.test_clock', deleted: true };
}

export const testClockOperations = [
  operation<Stripe.TestHelpers.TestClockCreateParams>('post /v1/test_helpers/test_clocks', ({ world, params }) => {
    const id = newId('clock');
    const now = world.clock.now();
    return world.store.put('test_helpers.test_clock', id, {
      ...skeleton('test_helpers.test_clock'),
      id,
      object: 'test_helpers.test_clock',
      created: now,
      deletes_after: now + keptForSeconds,
      frozen_time: params.frozen_time,
      name: params.name ?? null,
      status: 'ready',
      status_details: {},
    } as TestClock);
  }),
  operation<PageParameters>(
    'get /v1/test_helpers/test_clocks',
    ({ world, params, path }) => paginate(world.store.all('test_helpers.test_clock'), path, params),
    parameters({ limit: 'number', starting_after: 'string', ending_before: 'string' }),
  ),
  operation('get /v1/test_helpers/test_clocks/{id}', ({ world, id }) => world.store.get('test_helpers.test_clock', id)),
  operation<Stripe.TestHelpers.TestClockAdvanceParams>(
    'post /v1/test_helpers/test_clocks/{id}/advance',
    ({ world, id, params }) => advance(world, world.store.get('test_helpers.test_clock', id), params.frozen_time),
  ),
  operation('delete /v1/test_helpers/test_clocks/{id}', ({ world, id }) =>
    remove(world, world.store.get('test_helpers.test_clock', id)),
  ),
];
