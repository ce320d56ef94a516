import { existsSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { findRoute } from './page-loading.ts';
import { routes } from './routes.ts';

describe('findRoute', () => {
  it.each([
    ['/', 'home'],
    ['/reinitialiser/some-token', 'reset-password'],
    ['/connexion', 'sign-in-link-request'],
    ['/connexion/retour/google', 'provider-return'],
    ['/connexion/some-token', 'sign-in-link'],
    ['/nouvelle-adresse/some-token', 'new-email'],
    ['/reprendre/some-token', 'restore-email'],
    ['/reinitialiser', 'not-found'],
    ['/reinitialiser/some-token/more', 'not-found'],
    ['/legal/cgu', 'legal'],
    ['/legal/unknown', 'legal'],
    ['/nowhere', 'not-found'],
    ['/nowhere/at/all', 'not-found'],
    ['/legalese', 'not-found'],
  ])('finds for %s the page %s', (pathname, page) => {
    expect(findRoute(pathname).page).toBe(page);
  });

  it.each(routes)('$pattern is an address of its own page, under which the server renders it once for all', (route) => {
    expect(route.pattern).toMatch(/^\//);
    expect(findRoute(route.pattern)).toBe(route);
  });

  it('ignores a trailing slash', () => {
    expect(findRoute('/nowhere/')).toBe(findRoute('/nowhere'));
  });

  it('answers 404 for an address that is not in the table', () => {
    expect(findRoute('/nowhere').status).toBe(404);
    expect(findRoute('/legal/unknown').status).toBe(404);
    expect(findRoute('/legal/cgu').status).toBeUndefined();
    expect(findRoute('/').status).toBeUndefined();
  });

  it('takes an address of thousands of slashes apart once, not for every route', () => {
    const address = `/a${'/'.repeat(15_000)}b`;
    const split = vi.spyOn(String.prototype, 'split');
    expect(findRoute(address).page).toBe('not-found');
    expect(split.mock.contexts.filter((text) => String(text) === address)).toHaveLength(1);
    split.mockRestore();
  });

  it('has a file for every page of the table', () => {
    const missing = routes.filter((route) => !existsSync(new URL(`pages/${route.page}.tsx`, import.meta.url)));
    expect(missing).toEqual([]);
  });
});
