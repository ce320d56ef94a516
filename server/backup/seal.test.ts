// @demand altered-backup
import { describe, expect, it } from 'vitest';
import { describeProof, judgeSeal, refusalOf, sealOf } from './seal.ts';

const own = 's'.repeat(32);
const sum = 'a'.repeat(64);
const altered = { ...sealOf(own, sum), signature: 'x' };

describe('the seal of a backup', () => {
  it.each([
    ['its own secret', sealOf(own, sum), own, 'confirmed'],
    ['another content under its own key', altered, own, 'altered'],
    ['another secret', sealOf('t'.repeat(32), sum), own, 'other_secret'],
    ['no seal', null, own, 'unsigned'],
    ['no secret on this machine', sealOf(own, sum), null, 'no_secret'],
    ['neither seal nor secret', null, null, 'no_secret'],
  ] as const)('is judged with %s', (_what, seal, secret, judgement) => {
    expect(judgeSeal(seal, sum, secret)).toBe(judgement);
  });

  it('holds for its checksum only', () => {
    expect(judgeSeal(sealOf(own, sum), 'b'.repeat(64), own)).toBe('altered');
  });

  it('refuses an altered file always, and one without a proof until the operator trusts it', () => {
    const refuses = (isTrusted: boolean) =>
      (['confirmed', 'altered', 'other_secret', 'unsigned', 'no_secret'] as const).filter(
        (judgement) => refusalOf(judgement, isTrusted) !== null,
      );
    expect(refuses(false)).toEqual(['altered', 'other_secret', 'unsigned']);
    expect(refuses(true)).toEqual(['altered']);
  });

  it('proves nothing against whoever can read the secret in the file', () => {
    expect(describeProof('confirmed', { holdsSecret: true })).toContain('qui a pu le lire a pu le modifier');
  });
});
