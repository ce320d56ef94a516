// @demand shedding
import fastify, { type RouteOptions } from 'fastify';
import { expect, it } from 'vitest';
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
