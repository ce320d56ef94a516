import { expect, it } from 'vitest';
import { isSupported } from './node-version.mjs';

it.each([
  ['18.20.4', false],
  ['20.20.2', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['24.0.0', true],
])('Node %s is supported: %s', (version, supported) => {
  expect(isSupported(version)).toBe(supported);
});
