// @demand shedding
import { gunzipSync } from 'node:zlib';
import fastify, { type RouteOptions } from 'fastify';
import { expect, it, vi } from 'vitest';
import { addApiDocs } from './api-docs.ts';

it('the files of the API’s documentation take no place of a call that is worked on, however slowly they are read', async () => {
  const app = fastify();
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  await addApiDocs(app);
  await app.ready();
  expect(routes.length).toBeGreaterThan(4);
  expect(routes.filter(({ config }) => config?.lane !== 'pages').map(({ url }) => url)).toEqual([]);
});

it.each([
  ['json', '{"openapi":"3.1.0"'],
  ['yaml', 'openapi: 3.1.0'],
])('the description as %s is made once, whoever asks how often', async (form, beginning) => {
  const app = fastify();
  await addApiDocs(app);
  await app.ready();
  const make = vi.spyOn(app, 'swagger');
  const ask = (method: 'GET' | 'HEAD', headers = {}) => app.inject({ method, url: `/api/docs/${form}`, headers });
  const first = await ask('GET');
  expect(first.body.startsWith(beginning)).toBe(true);
  expect(first.headers['cache-control']).toBe('public, max-age=60');
  const zipped = await ask('GET', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(first.body);
  expect((await ask('HEAD')).statusCode).toBe(200);
  expect(make).toHaveBeenCalledTimes(1);
});
