import { describe, expect, it } from 'vitest';
import { isLoopbackAddress, isLoopbackHost } from './loopback.ts';

describe('a host of this machine', () => {
  it.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.255.3.4', '[::1]', '::1'])('is %s', (name) => {
    expect(isLoopbackHost(name)).toBe(true);
  });

  it.each([
    '',
    '0.0.0.0',
    'declic.example',
    'localhost.evil.example',
    'evil-localhost',
    '127.0.0.1.evil.example',
    '127.evil.example',
    '128.0.0.1',
    '[::2]',
    '[::]',
  ])('is not «%s»', (name) => {
    expect(isLoopbackHost(name)).toBe(false);
  });
});

describe('an address of this machine', () => {
  it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('is %s', (address) => {
    expect(isLoopbackAddress(address)).toBe(true);
  });

  it.each(['', '192.0.2.1', '::', '::ffff:192.0.2.1', '::ffff:7f00:1:evil', 'fe80::1'])('is not «%s»', (address) => {
    expect(isLoopbackAddress(address)).toBe(false);
  });
});
