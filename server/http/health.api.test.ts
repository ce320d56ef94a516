import { describe, expect, it } from 'vitest';
import { makeApp } from '../testing/make-app.ts';
import { productionSettings } from '../testing/production-settings.ts';

let stopping = false;
const token = 'a token for the metrics';
const test = makeApp({ isStopping: () => stopping });
const guarded = makeApp({ environment: { METRICS_TOKEN: token } });
const production = makeApp({ environment: productionSettings });

// @demand readiness
describe('health', () => {
  it('answers 200 for a live process and for one that may be sent traffic', async () => {
    expect(await test.browser().send({ url: '/healthz' })).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await test.browser().send({ url: '/readyz' })).toMatchObject({ status: 200, body: { status: 'ready' } });
  });

  it('while stopping is alive, but not ready', async () => {
    stopping = true;
    expect((await test.browser().send({ url: '/healthz' })).status).toBe(200);
    expect(await test.browser().send({ url: '/readyz' })).toMatchObject({ status: 503, body: { status: 'stopping' } });
    stopping = false;
    expect((await test.browser().send({ url: '/readyz' })).status).toBe(200);
  });

  it('without its database is alive, but not ready until the database answers again', async () => {
    const { dbOfFirst: db } = test.deps;
    const execute = db.execute.bind(db);
    db.execute = (() => Promise.reject(new Error('connection refused'))) as unknown as typeof db.execute;
    expect((await test.browser().send({ url: '/healthz' })).status).toBe(200);
    const answer = await test.browser().send({ url: '/readyz' });
    expect(answer).toMatchObject({ status: 503, body: { status: 'database unavailable' } });
    expect(answer.text).not.toContain('connection refused');
    expect(test.logLines.join('')).toContain('connection refused');
    db.execute = execute;
    expect((await test.browser().send({ url: '/readyz' })).status).toBe(200);
  });
});

describe('/metrics', () => {
  it('counts by route and status, never by address', async () => {
    await test.browser().send({ url: '/api/nope/with-a-token' });
    const { status, text, headers } = await test.browser({ address: '127.0.0.1' }).send({ url: '/metrics' });
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/plain');
    expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/api\/\*",status="404"\} \d+/);
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).not.toContain('with-a-token');
  });

  it('says whether the database answers, and how many jobs are overdue or dead', async () => {
    const figures = async () => {
      const { text } = await test.browser({ address: '127.0.0.1' }).send({ url: '/metrics' });
      return text.split('\n').filter((line) => /^(database_up|jobs_\w+) /.test(line));
    };
    const add = (name: string, begins: string) =>
      test.database.executeSql(
        `insert into jobs.job (name, data, start_after) values ('${name}', '{}', now() + interval '${begins}')`,
      );
    await add('maintenance.purge', '-2 minutes');
    await add('maintenance.purge', '1 minute');
    await add('dead-letters', '-2 minutes');
    expect(await figures()).toEqual(['database_up 1', 'jobs_overdue 1', 'jobs_dead 1']);
    await test.database.executeSql('delete from jobs.job');
    const { dbOfFirst: db } = test.deps;
    const execute = db.execute.bind(db);
    db.execute = (() => Promise.reject(new Error('connection refused'))) as unknown as typeof db.execute;
    expect(await figures()).toEqual(['database_up 0']);
    db.execute = execute;
    expect(await figures()).toEqual(['database_up 1', 'jobs_overdue 0', 'jobs_dead 0']);
  });

  it('answers 401 without the token where one is set', async () => {
    const get = async (authorization?: string) =>
      await guarded
        .browser({ address: '::1' })
        .send({ url: '/metrics', headers: { ...(authorization && { authorization }) } });
    expect((await get()).status).toBe(401);
    expect((await get('Bearer wrong')).status).toBe(401);
    expect((await get(token)).status).toBe(401);
    expect((await get(`Bearer ${token}`)).status).toBe(200);
  });

  it('answers 404 in production where no token is set', async () => {
    const answer = await production.browser().send({ url: '/metrics' });
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('process_cpu');
  });
});
