import { setTimeout as sleep } from 'node:timers/promises';
import { lottery } from '../statistics/seeded-random.ts';
import { type Connections, openConnections } from './connections.ts';
import { goFirst, type Kind, kinds, nextVisit, type People, type Visit } from './visits.ts';

// A process that sends visits: as fast as `clients` at once get answers, or at a fixed rate whatever the answers, as a crowd does.

export interface Wave {
  url: string;
  people: People;
  seconds: number;
  seed: number;
  /** To a bare server as many as a proxy keeps open to one process; Node accepts one new connection in a turn of its event loop. */
  connections: number;
  /** One of the two. */
  clients?: number;
  perSecond?: number;
}

/** `served` came whole in time, `shed` was told to come back later, the rest `failed`. */
export type Outcome = 'served' | 'shed' | 'failed';
export interface Waved {
  counts: Record<Kind, Record<Outcome, number>>;
  /** Examples of what failed. */
  failures: string[];
  seconds: number;
}

/** How long people wait before they leave. Who sent a capture sees their place in the reader's line, which is a minute long at most. */
const patienceMs = (kind: Kind) => (kind === 'upload' ? 70_000 : 10_000);
const connectionsApart = 64;

async function outcomeOf(visit: Visit, { send }: Connections): Promise<Outcome | string> {
  const answer = await send(visit, patienceMs(visit.kind));
  if ('failure' in answer) return `${visit.kind}: ${answer.failure}`;
  if (answer.status < 300) return 'served';
  return answer.status === 503 && answer.head.includes('\r\nretry-after: ')
    ? 'shed'
    : `${visit.kind}: ${answer.status}`;
}

async function run({ url, people, seconds, seed, connections, clients, perSecond }: Wave): Promise<Waved> {
  const random = lottery(seed);
  const none = () => ({ served: 0, shed: 0, failed: 0 });
  const counts = Object.fromEntries(kinds.map((kind) => [kind, none()])) as Waved['counts'];
  const failures = new Map<string, number>();
  const usual = openConnections(url, connections);
  // Webhooks come over connections of the provider, and a cancellation does not wait in the proxy behind what the server refuses.
  const apart = openConnections(url, connectionsApart);
  await Promise.all([usual.warm(), apart.warm()]);
  const visitOnce = async () => {
    const visit = nextVisit(random, people);
    const outcome = await outcomeOf(visit, goFirst.includes(visit.kind) ? apart : usual);
    // What is served after the wave is no part of its rate.
    if (!isCounting) return;
    if (outcome === 'served' || outcome === 'shed') counts[visit.kind][outcome]++;
    else {
      counts[visit.kind].failed++;
      failures.set(outcome, (failures.get(outcome) ?? 0) + 1);
    }
  };
  const startedAt = performance.now();
  let isCounting = true;
  const elapsed = () => (performance.now() - startedAt) / 1000;
  const visits: Promise<void>[] = [];
  if (clients)
    for (let client = 0; client < clients; client++)
      visits.push(
        (async () => {
          while (elapsed() < seconds) await visitOnce();
        })(),
      );
  else
    for (let sent = 0; elapsed() < seconds; ) {
      for (; sent < elapsed() * (perSecond ?? 0); sent++) visits.push(visitOnce());
      await sleep(5);
    }
  await sleep(Math.max(0, seconds * 1000 - (performance.now() - startedAt)));
  isCounting = false;
  await Promise.all(visits);
  return { counts, failures: [...failures].map(([what, count]) => `${count} × ${what}`), seconds };
}

process.on('message', async (wave: Wave) => {
  process.send?.(await run(wave));
});
