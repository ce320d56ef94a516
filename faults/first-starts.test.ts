// @demand first-starts
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../server/testing/start-server.ts';
import { type FaultPlace, openFaultPlace } from './postgres-of-its-own.ts';

const atOnce = 3;
let faults: FaultPlace;

beforeAll(async () => {
  faults = await openFaultPlace();
}, 300_000);
afterAll(() => faults?.remove());

describe('three processes that start at once on an empty database', () => {
  it('all become ready, and each queue and schedule is there once', async () => {
    const ports = await Promise.all(Array.from({ length: atOnce }, findFreePort));
    const servers = ports.map((port, index) =>
      faults.place.start({ PORT: port, DATA_DIR: `${faults.place.settings.DATA_DIR}-${index}` }),
    );
    await Promise.all(servers.map((server) => server.ready()));
    const [counts] = await faults.ask(
      `select (select count(*) - count(distinct name) from jobs.queue)::int as queues_twice,
         (select count(*) - count(distinct name) from jobs.schedule)::int as schedules_twice`,
    );
    expect(counts).toEqual({ queues_twice: 0, schedules_twice: 0 });
  });
});
