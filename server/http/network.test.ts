import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockOf, networkOf } from './network.ts';

describe('what limits count as one visitor', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
    ['1:2:3:4:5:6:192.0.2.33', '1:2:3:4::/64'],
    ['not an address', 'not an address'],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is the same for every address of a /64, and another for another /64', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
    const half = fc.array(group, { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(half, half, half, half, (network, other, host, otherHost) => {
        const same = networkOf([...network, ...host].join(':')) === networkOf([...network, ...otherHost].join(':'));
        const differs = networkOf([...network, ...host].join(':')) !== networkOf([...other, ...host].join(':'));
        return same && differs === (network.join(':') !== other.join(':'));
      }),
    );
  });
});

describe('the block that networks of one owner share', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:DB8:0001:ffff::1', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['203.0.113.7', null],
    ['::ffff:203.0.113.7', null],
    ['not an address', null],
  ])('%s is in %s', (address, block) => {
    expect(blockOf(address)).toBe(block);
  });
});
