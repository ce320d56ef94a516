import { expireSession } from '../checkout/expiry.ts';
import { bookLateFee } from '../money/balance.ts';
import { failRefund } from '../money/refunds.ts';
import { periodOf } from '../objects/subscription-items.ts';
import type { Subscription } from '../objects/types.ts';
import type { World } from '../world.ts';
import { announcementDue, announceRenewal } from './announcing.ts';
import { collectWhenDue } from './collecting.ts';
import { cancelNow } from './ending.ts';
import { expireIncomplete, incompleteUntil, renew, resumeCollection } from './renewing.ts';

// Carries out everything that falls due, in order of time. After each piece of work its object is asked for the next
// one, because a renewal may be followed by a retry or by another renewal.

interface Work {
  at: number;
  run(): void;
}

/** The pending work of one object; work due at the same second is carried out in the order of the list. */
type Agenda = () => Work[];

function subscriptionAgenda(world: World, subscription: Subscription): Work[] {
  const works: Work[] = [];
  const add = (at: number | null | undefined, run: () => void) => {
    if (typeof at === 'number') works.push({ at, run });
  };
  const { status, pause_collection, cancel_at } = subscription;
  if (status === 'incomplete') add(incompleteUntil(subscription), () => expireIncomplete(world, subscription));
  if (status === 'active' || status === 'trialing' || status === 'past_due') {
    // The end of a pause comes before a renewal at the same second, which is then paid.
    add(pause_collection?.resumes_at, () => resumeCollection(world, subscription));
    add(cancel_at, () => cancelNow(world, subscription, 'cancellation_requested'));
    add(announcementDue(world, subscription), () => announceRenewal(world, subscription));
    add(periodOf(subscription).end, () => renew(world, subscription));
  }
  const invoice = subscription.latest_invoice ? world.store.find('invoice', subscription.latest_invoice) : null;
  if (invoice?.status === 'open' && status === 'past_due') {
    add(invoice.next_payment_attempt, () => collectWhenDue(world, invoice));
  }
  return works;
}

function waitingAgenda(world: World, id: string, run: () => void): Work[] {
  const waiting = world.store.find('waiting-until', id);
  return waiting ? [{ at: waiting.at, run }] : [];
}

function allAgendas(world: World, testClock: string | null): Agenda[] {
  const { store, clock } = world;
  const livesBy = (object: Parameters<typeof clock.testClockOf>[0]) => clock.testClockOf(object) === testClock;
  const agendas: Agenda[] = [];
  for (const subscription of store.all('subscription')) {
    if (subscription.ended_at === null && livesBy(subscription)) {
      agendas.push(() => subscriptionAgenda(world, subscription));
    }
  }
  for (const session of store.all('checkout.session')) {
    if (session.status !== 'open' || !livesBy(session)) continue;
    agendas.push(() =>
      session.status === 'open' ? [{ at: session.expires_at, run: () => expireSession(world, session) }] : [],
    );
  }
  for (const [id, { kind }] of store.entries('waiting-until')) {
    if (kind === 'fee') {
      if (livesBy(store.get('charge', id))) agendas.push(() => waitingAgenda(world, id, () => bookLateFee(world, id)));
      continue;
    }
    const refund = store.get('refund', id);
    if (livesBy(store.get('charge', refund.charge))) {
      agendas.push(() => waitingAgenda(world, id, () => failRefund(world, refund)));
    }
  }
  return agendas;
}

interface Entry {
  work: Work;
  agenda: Agenda;
}

function earliest(agenda: Agenda, until: number): Entry | null {
  let first: Work | null = null;
  for (const work of agenda()) if (work.at <= until && (!first || work.at < first.at)) first = work;
  return first && { work: first, agenda };
}

function insert(queue: Entry[], entry: Entry): void {
  let low = 0;
  let high = queue.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((queue[middle]?.work.at ?? 0) <= entry.work.at) low = middle + 1;
    else high = middle;
  }
  queue.splice(low, 0, entry);
}

export function runUntil(world: World, testClock: string | null, until: number): void {
  const queue: Entry[] = [];
  for (const agenda of allAgendas(world, testClock)) {
    const entry = earliest(agenda, until);
    if (entry) queue.push(entry);
  }
  queue.sort((one, other) => one.work.at - other.work.at);
  for (let entry = queue.shift(); entry; entry = queue.shift()) {
    world.clock.at(testClock, entry.work.at, entry.work.run);
    const next = earliest(entry.agenda, until);
    if (next) insert(queue, next);
  }
}

const ranAt = new WeakMap<World, number>();

/** Carries out the work that fell due by the sandbox's clock; at most once a second. */
export function runDueWork(world: World): void {
  const now = world.clock.now();
  if (ranAt.get(world) === now) return;
  ranAt.set(world, now);
  runUntil(world, null, now);
}
