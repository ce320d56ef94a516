import { expect, it } from 'vitest';
import { usualPasskeyName } from './passkey-name.ts';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', [], 'iPhone'],
  ['Mozilla/5.0 (Linux; Android 15)', [], 'Téléphone Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', ['Mac', 'Mac 2'], 'Mac 3'],
  ['curl', [], 'Mon appareil'],
])('a passkey made with %s beside %j is called %s', (userAgent, taken, name) => {
  expect(usualPasskeyName(userAgent, taken)).toBe(name);
});
