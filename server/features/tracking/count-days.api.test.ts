import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { otherPages, siteEventTypes } from '#contract/audience.ts';
import { siteDay, siteEvent, sitePageDay, siteVisit } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { jobSchedules } from '../../jobs/catalogue.ts';
import { jobHandlers } from '../../jobs/handlers.ts';
import { makeApp } from '../../testing/make-app.ts';
import { maxPages } from './count-days.ts';
import { bareEvent } from './rules.ts';
import { storeEvents } from './store-events.ts';

const test = makeApp();

const allDays = async () => await test.deps.db.select().from(siteDay).orderBy(siteDay.day);
const allPages = async () => await test.deps.db.select().from(sitePageDay).orderBy(sitePageDay.day, sitePageDay.path);

interface Given {
  at: string;
  type?: (typeof siteEventTypes)[number];
  sessionId?: string;
  pagePath?: string;
}

const isPage = (path: string) => path === '/legal/cgu';

/** Stored by one statement, each event as the request of another address. */
async function visit(events: Given[], deps: Deps = test.deps): Promise<void> {
  const visits = events.map(({ at, type = 'page_view', sessionId = 'tab_1', pagePath = '/' }, n) => ({
    address: `address ${n}`,
    at: new Date(at),
    events: [{ type, sessionId, pagePath, ...bareEvent }],
  }));
  await storeEvents(deps, visits, isPage);
}

/** Three hundred events over these hours, the same every time. */
function eventsAtRandom(from: string, hours: number): Given[] {
  let seed = 17;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const pick = <Value>(values: readonly Value[]) => values[random(values.length)] as Value;
  return Array.from({ length: 300 }, () => ({
    at: new Date(new Date(from).getTime() + random(hours * 60) * 60_000).toISOString(),
    type: pick(siteEventTypes),
    sessionId: `tab_${random(40)}`,
    pagePath: pick(['/', '/', '/pricing', '/auth', '/legal/cgu']),
  }));
}

const inGroups = <Item>(items: Item[], size: number) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, n) => items.slice(n * size, (n + 1) * size));

/** Counted another way: each event is given its day by its local time, with no bounds. */
async function countedIndependently() {
  const { rows: days } = await test.database.executeSql(`
    select to_char(at at time zone 'Europe/Paris', 'YYYY-MM-DD') as day,
      sum((type = 'page_view')::int)::int as views, sum((type = 'button_click')::int)::int as clicks,
      sum((type = 'feature_usage')::int)::int as uses, sum((type = 'navigation')::int)::int as navigations
    from site_event group by 1 order by 1`);
  const { rows: sessions } = await test.database.executeSql(`
    select day, count(*)::int as sessions, sum(landed)::int as landed from (
      select to_char(at at time zone 'Europe/Paris', 'YYYY-MM-DD') as day, session_id,
        max((type = 'page_view' and page_path = '/')::int) as landed
      from site_event group by 1, 2) seen group by 1 order by 1`);
  const { rows: pages } = await test.database.executeSql(`
    select to_char(at at time zone 'Europe/Paris', 'YYYY-MM-DD') as day, page_path as path, count(*)::int as views
    from site_event where type = 'page_view' group by 1, 2 order by 1, 2`);
  return { days, sessions, pages };
}

async function expectExactCounts(): Promise<void> {
  const expected = await countedIndependently();
  const counted = await allDays();
  expect(
    counted.map((row) => ({
      day: row.day,
      views: row.pageViews,
      clicks: row.clicks,
      uses: row.featureUses,
      navigations: row.navigations,
    })),
  ).toEqual(expected.days);
  expect(counted.map(({ day, sessions, landingSessions }) => ({ day, sessions, landed: landingSessions }))).toEqual(
    expected.sessions,
  );
  expect(await allPages()).toEqual(expected.pages);
}

describe('the counts of days', () => {
  it.each([
    ['an ordinary week', '2026-11-08T00:00:00Z', 7 * 24],
    ['the day of 25 hours', '2026-10-24T20:00:00Z', 56],
    ['the day of 23 hours', '2026-03-28T20:00:00Z', 54],
  ])('equal those of the events over %s, however these are grouped', async (_name, from, hours) => {
    const events = eventsAtRandom(from, hours);
    await visit(events.slice(0, 100));
    for (const group of inGroups(events.slice(100), 7)) await visit(group);
    await expectExactCounts();
  });

  it('put the minutes around midnight in Paris into their days, when the clocks change too', async () => {
    await visit([
      { at: '2026-03-28T22:59:59Z' },
      { at: '2026-03-28T23:00:00Z', sessionId: 'tab_2' },
      { at: '2026-03-29T21:59:59Z', sessionId: 'tab_2' },
      { at: '2026-03-29T22:00:00Z', sessionId: 'tab_2' },
      { at: '2026-10-24T22:00:00Z' },
      { at: '2026-10-25T22:59:59Z' },
      { at: '2026-10-25T23:00:00Z' },
    ]);
    expect((await allDays()).map(({ day, pageViews, sessions }) => [day, pageViews, sessions])).toEqual([
      ['2026-03-28', 1, 1],
      ['2026-03-29', 2, 1],
      ['2026-03-30', 1, 1],
      ['2026-10-25', 2, 1],
      ['2026-10-26', 1, 1],
    ]);
  });

  it('have a session that lands later in its visit as one that landed, once', async () => {
    const at = '2026-11-15T08:00:00Z';
    for (const pagePath of ['/pricing', '/', '/', '/auth']) await visit([{ at, pagePath }]);
    expect(await allDays()).toMatchObject([{ sessions: 1, landingSessions: 1, pageViews: 4 }]);
  });

  it('need no job: those of each minute do not read the events', async () => {
    await visit(eventsAtRandom('2026-11-15T00:00:00Z', 8));
    const tables = ['site_event', 'site_visit'];
    for (const table of tables) await test.database.executeSql(`alter table ${table} rename to ${table}_away`);
    try {
      const handlers = Object.entries(jobHandlers(test.deps)).filter(
        ([name]) => jobSchedules[name as keyof typeof jobSchedules] === '* * * * *',
      );
      expect(handlers.length).toBeGreaterThan(0);
      for (const [, run] of handlers) await run({} as never, 'job');
    } finally {
      for (const table of tables) await test.database.executeSql(`alter table ${table}_away rename to ${table}`);
    }
    await expectExactCounts();
  });

  it('give a row to the pages of the site and to the first other addresses, and one to all others', async () => {
    const at = '2026-11-15T08:00:00Z';
    const name = (n: number) => `/p-${String.fromCharCode(97 + (n % 26), 97 + (Math.floor(n / 26) % 26))}`;
    const made = Array.from({ length: maxPages + 20 }, (_, n) => ({ at, pagePath: name(n) }));
    for (const group of inGroups([...made, ...made.slice(0, 2)], 100)) await visit(group);
    await visit([{ at, pagePath: '/legal/cgu' }]);
    const pages = await allPages();
    expect(pages).toHaveLength(maxPages + 2);
    expect(pages.find(({ path }) => path === '/legal/cgu')?.views).toBe(1);
    expect(pages.find(({ path }) => path === name(0))?.views).toBe(2);
    expect(pages.find(({ path }) => path === otherPages)?.views).toBe(20);
    expect(pages.reduce((sum, { views }) => sum + views, 0)).toBe(maxPages + 23);
  });

  it('agree when two processes store the same visits at once', async () => {
    const events = eventsAtRandom('2026-11-14T00:00:00Z', 44);
    const other = await test.database.openAgain();
    try {
      const elsewhere = { ...test.deps, db: other.db };
      await Promise.all(
        inGroups(events, 20).flatMap((group) => [visit(group), visit([...group].reverse(), elsewhere)]),
      );
      await expectExactCounts();
      expect(await test.deps.db.$count(siteEvent)).toBe(600);
    } finally {
      await other.close();
    }
  });
});

describe('the purge of events', () => {
  // @demand anonymous-audience
  it('deletes events of more than thirteen months and keeps their counts', async () => {
    await visit([{ at: '2025-10-14T21:59:59Z' }, { at: '2025-10-14T22:00:00Z' }, { at: '2026-11-15T08:00:00Z' }]);
    test.clock.set('2026-11-15T09:00:00Z');
    await test.deps.jobs.enqueue(test.deps.db, 'maintenance.purge', {});
    await test.drain();
    expect(await test.deps.db.$count(siteEvent)).toBe(2);
    expect((await allDays()).map(({ day, pageViews }) => [day, pageViews])).toEqual([
      ['2025-10-14', 1],
      ['2025-10-15', 1],
      ['2026-11-15', 1],
    ]);
  });

  it('forgets the sessions of days before yesterday, which count once all the same', async () => {
    test.clock.set('2026-11-15T09:00:00Z');
    await visit(['13', '14', '15'].map((day) => ({ at: `2026-11-${day}T08:00:00Z` })));
    await test.deps.jobs.enqueue(test.deps.db, 'maintenance.purge', {});
    await test.drain();
    expect((await test.deps.db.select().from(siteVisit)).map(({ day }) => day).sort()).toEqual([
      '2026-11-14',
      '2026-11-15',
    ]);
    await visit([{ at: '2026-11-14T22:30:00Z' }, { at: '2026-11-15T08:30:00Z' }]);
    expect((await allDays()).map(({ sessions }) => sessions)).toEqual([1, 1, 1]);
  });

  it('deletes more events and sessions than one step takes', async () => {
    await test.deps.db.execute(sql`
      insert into site_event (at, type, session_id, page_path)
      select timestamptz '2024-01-01' + n * interval '1 second', 'page_view', 'tab_1', '/' from generate_series(1, 12001) n`);
    await test.deps.db.execute(sql`
      insert into site_visit (day, session_hash, landed) select '2026-11-01', n, true from generate_series(1, 12001) n`);
    await visit([{ at: '2026-11-15T08:00:00Z' }]);
    await test.deps.jobs.enqueue(test.deps.db, 'maintenance.purge', {});
    await test.drain();
    expect(await test.deps.db.$count(siteEvent)).toBe(1);
    expect(await test.deps.db.$count(siteVisit)).toBe(1);
  });
});
