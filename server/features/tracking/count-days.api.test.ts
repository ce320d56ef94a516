import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { otherPages, siteEventTypes } from '#contract/audience.ts';
import { siteDay, siteEvent, sitePageDay } from '../../db/schema.ts';
import { makeApp } from '../../testing/make-app.ts';
import { maxPages, recountDays } from './count-days.ts';
import { trackingJobs } from './jobs.ts';

const test = makeApp();
const hour = 60 * 60 * 1000;

const runJob = async () => await trackingJobs(test.deps)['tracking.count-days']({}, 'job');
const allDays = async () => await test.deps.db.select().from(siteDay).orderBy(siteDay.day);
const allPages = async () => await test.deps.db.select().from(sitePageDay).orderBy(sitePageDay.day, sitePageDay.path);

interface Given {
  at: string;
  type?: (typeof siteEventTypes)[number];
  sessionId?: string;
  pagePath?: string;
}

async function visit(...events: Given[]): Promise<void> {
  await test.deps.db.insert(siteEvent).values(
    events.map(({ at, type = 'page_view', sessionId = 'tab_1', pagePath = '/' }) => ({
      at: new Date(at),
      type,
      sessionId,
      pagePath,
    })),
  );
}

/** Three hundred events over these hours, the same every time. */
async function visitAtRandom(from: string, hours: number): Promise<void> {
  let seed = 17;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const pick = <Value>(values: readonly Value[]) => values[random(values.length)] as Value;
  const events = Array.from({ length: 300 }, () => ({
    at: new Date(new Date(from).getTime() + random(hours * 60) * 60_000).toISOString(),
    type: pick(siteEventTypes),
    sessionId: `tab_${random(40)}`,
    pagePath: pick(['/', '/', '/pricing', '/auth', '/legal/cgu']),
  }));
  await visit(...events);
}

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
  const counted = (await allDays()).filter((row) => row.sessions > 0);
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
    ['an ordinary week', '2026-11-08T00:00:00Z', 7 * 24, '2026-11-15T09:00:00Z'],
    ['the day of 25 hours', '2026-10-24T20:00:00Z', 56, '2026-10-27T09:00:00Z'],
    ['the day of 23 hours', '2026-03-28T20:00:00Z', 54, '2026-03-31T09:00:00Z'],
  ])('equal those of the events over %s', async (_name, from, hours, now) => {
    test.clock.set(now);
    await visitAtRandom(from, hours);
    await runJob();
    await expectExactCounts();
    const once = [await allDays(), await allPages()];
    await runJob();
    await recountDays(test.deps, [...new Set((await allDays()).map(({ day }) => day))]);
    expect([await allDays(), await allPages()]).toEqual(once);
  });

  it('put the minutes around midnight in Paris into their days, when the clocks change too', async () => {
    test.clock.set('2026-11-15T09:00:00Z');
    await visit(
      { at: '2026-03-28T22:59:59Z' },
      { at: '2026-03-28T23:00:00Z', sessionId: 'tab_2' },
      { at: '2026-03-29T21:59:59Z', sessionId: 'tab_2' },
      { at: '2026-03-29T22:00:00Z', sessionId: 'tab_2' },
      { at: '2026-10-24T22:00:00Z' },
      { at: '2026-10-25T22:59:59Z' },
      { at: '2026-10-25T23:00:00Z' },
    );
    await recountDays(test.deps, ['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-25', '2026-10-26']);
    expect((await allDays()).map(({ day, pageViews, sessions }) => [day, pageViews, sessions])).toEqual([
      ['2026-03-28', 1, 1],
      ['2026-03-29', 2, 1],
      ['2026-03-30', 1, 1],
      ['2026-10-25', 2, 1],
      ['2026-10-26', 1, 1],
    ]);
  });

  it('are final once the day is over: the last minutes are counted after midnight, and then no more', async () => {
    test.clock.set('2026-11-15T22:58:00Z');
    await visit({ at: '2026-11-15T22:57:00Z' });
    await runJob();
    await visit({ at: '2026-11-15T22:59:59Z' });
    test.clock.set('2026-11-15T23:03:00Z');
    await runJob();
    expect((await allDays()).map(({ day, pageViews }) => [day, pageViews])).toEqual([
      ['2026-11-15', 2],
      ['2026-11-16', 0],
    ]);
    const countedAt = (await allDays())[0]?.countedAt;
    test.clock.advance(hour);
    await runJob();
    expect((await allDays())[0]?.countedAt).toEqual(countedAt);
  });

  it('catch up on days that were missed, ten a run, the latest first', async () => {
    test.clock.set('2026-11-15T09:00:00Z');
    await visit({ at: '2026-11-01T12:00:00Z' }, { at: '2026-11-10T12:00:00Z' });
    await runJob();
    expect((await allDays()).map(({ day }) => day)).toEqual(
      ['06', '07', '08', '09', '10', '11', '12', '13', '14', '15'].map((day) => `2026-11-${day}`),
    );
    await runJob();
    expect(await allDays()).toHaveLength(15);
    await expectExactCounts();
  });

  it('give a row to the most viewed pages only, and one to all others', async () => {
    test.clock.set('2026-11-15T09:00:00Z');
    const name = (n: number) => `/p-${String.fromCharCode(97 + (n % 26), 97 + (Math.floor(n / 26) % 26))}`;
    const rare = Array.from({ length: maxPages + 20 }, (_, n) => ({ at: '2026-11-15T08:00:00Z', pagePath: name(n) }));
    await visit(...rare, { at: '2026-11-15T08:00:00Z' }, { at: '2026-11-15T08:00:00Z' });
    await runJob();
    const pages = await allPages();
    expect(pages).toHaveLength(maxPages + 1);
    expect(pages.find(({ path }) => path === '/')?.views).toBe(2);
    expect(pages.find(({ path }) => path === otherPages)?.views).toBe(21);
    expect(pages.reduce((sum, { views }) => sum + views, 0)).toBe(maxPages + 22);
  });

  it('agree when two processes count at once while events come in', async () => {
    test.clock.set('2026-11-15T22:00:00Z');
    await visitAtRandom('2026-11-15T00:00:00Z', 20);
    const other = await test.database.openAgain();
    try {
      const days = ['2026-11-15', '2026-11-14'];
      await Promise.all([
        ...Array.from({ length: 4 }, () => recountDays(test.deps, days)),
        ...Array.from({ length: 4 }, () => recountDays({ ...test.deps, db: other.db }, [...days].reverse())),
        visit({ at: '2026-11-15T12:00:00Z', sessionId: 'tab_late' }),
      ]);
      await runJob();
      await expectExactCounts();
    } finally {
      await other.close();
    }
  });
});

describe('the purge of events', () => {
  it('deletes events of more than thirteen months, keeps their counts, and never counts those days again', async () => {
    test.clock.set('2026-11-15T09:00:00Z');
    await visit({ at: '2025-10-14T21:59:59Z' }, { at: '2025-10-14T22:00:00Z' }, { at: '2026-11-15T08:00:00Z' });
    test.clock.set('2025-10-15T10:00:00Z');
    await recountDays(test.deps, ['2025-10-14', '2025-10-15']);
    test.clock.set('2026-11-15T09:00:00Z');
    await test.deps.jobs.enqueue(test.deps.db, 'maintenance.purge', {});
    await test.drain();
    expect(await test.deps.db.$count(siteEvent)).toBe(2);
    await recountDays(test.deps, ['2025-10-14', '2025-10-15', '2026-11-16']);
    expect((await allDays()).map(({ day, pageViews }) => [day, pageViews])).toEqual([
      ['2025-10-14', 1],
      ['2025-10-15', 1],
    ]);
  });

  it('deletes more events than one step takes', async () => {
    await test.deps.db.execute(sql`
      insert into site_event (at, type, session_id, page_path)
      select timestamptz '2024-01-01' + n * interval '1 second', 'page_view', 'tab_1', '/' from generate_series(1, 12001) n`);
    await visit({ at: '2026-11-15T08:00:00Z' });
    await test.deps.jobs.enqueue(test.deps.db, 'maintenance.purge', {});
    await test.drain();
    expect(await test.deps.db.$count(siteEvent)).toBe(1);
  });
});
