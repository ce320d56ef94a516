import { expect, it } from 'vitest';
import { addressOf } from './pages.ts';

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
