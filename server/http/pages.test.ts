// @demand mailed-link
import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { loadConfig } from '../config.ts';
import { addPages, addressOf } from './pages.ts';

it.each([
  ['/prix?from=mail', '/prix', '?from=mail'],
  ['/\\evil.example/x', '//evil.example/x', ''],
  ['//evil.example/x', '//evil.example/x', ''],
  ['/\\[', '//[', ''],
  ['/\\:99999999/', '//:99999999/', ''],
  ['/%', '/%', ''],
])('the path of %s names no host and can be read', (url, pathname, search) => {
  expect(addressOf(url)).toMatchObject({ host: 'page', pathname, search });
});

it('one page serves all addresses of mailed links, holds no token of theirs, and is kept by no proxy', async () => {
  const app = fastify();
  await app.register(cookie);
  const isLink = (path: string) => path.startsWith('/connexion/');
  addPages(app, {
    renderer: {
      matchPage: (path) => ({ pattern: isLink(path) ? '/connexion/:token' : path, status: 200, indexable: false }),
      indexablePaths: () => [],
      renderPage: async (path) => ({ status: 200, html: `<a href="${path}">` }),
    },
    settings: () => loadConfig({}, '/').site,
    keep: true,
  });
  const ask = async (url: string) => await app.inject({ url });
  const mailed = [await ask('/connexion/secret-of-lea'), await ask('/connexion/secret-of-sam')];
  for (const { body, headers } of mailed) {
    expect(body).not.toContain('secret');
    expect(headers['x-accel-expires']).toBe('0');
  }
  expect((await ask('/prix')).headers['x-accel-expires']).toBe('5');
});
