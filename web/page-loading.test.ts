import { describe, expect, it } from 'vitest';
import { findRoute } from './page-loading.ts';

describe('findRoute', () => {
  it.each([
    ['/', 'home'],
    ['/nowhere', 'not-found'],
    ['/nowhere/at/all', 'not-found'],
    ['/legalese', 'not-found'],
  ])('%s is the page %s', (pathname, page) => {
    expect(findRoute(pathname).page).toBe(page);
  });

  it('takes no notice of a trailing slash', () => {
    expect(findRoute('/nowhere/')).toBe(findRoute('/nowhere'));
  });

  it('answers 404 for what is not in the table', () => {
    expect(findRoute('/nowhere').status).toBe(404);
    expect(findRoute('/').status).toBeUndefined();
  });
});
