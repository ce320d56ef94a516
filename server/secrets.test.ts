import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createSigner, equalInConstantTime, readOrCreateSecret } from './secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'declic-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a secret that the operator did not set', () => {
  it('is made once and stored for the owner of the folder alone', () => {
    const file = join(folder, 'new', 'app-secret');
    const secret = readOrCreateSecret(file, 48);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(48);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readOrCreateSecret(file, 48)).toBe(secret);
    expect(readOrCreateSecret(join(folder, 'other'), 48)).not.toBe(secret);
  });

  it('is the one that the operator wrote into the file', () => {
    const file = join(folder, 'written');
    writeFileSync(file, 'my own password\n');
    expect(readOrCreateSecret(file, 18)).toBe('my own password');
    expect(readFileSync(file, 'utf8')).toBe('my own password\n');
  });

  it('is refused with a sentence that names it, if it is a folder', () => {
    const file = join(folder, 'a-folder');
    mkdirSync(file);
    expect(() => readOrCreateSecret(file, 48)).toThrow(`Le secret ${file} ne peut pas être lu ou créé (EISDIR).`);
  });

  it.each(['', '\n', '   '])('is never empty, even if a crash or a full disk left its file so: %j', (content) => {
    const file = join(folder, 'emptied');
    writeFileSync(file, content);
    const secret = readOrCreateSecret(file, 18);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(18);
    expect(readOrCreateSecret(file, 18)).toBe(secret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

describe('a signature', () => {
  const signer = createSigner('one secret');

  it('holds for its text and purpose only', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, other) => {
        const signature = signer.sign('referral', text);
        return (
          signer.isSigned('referral', text, signature) &&
          !signer.isSigned('verify_email', text, signature) &&
          signer.isSigned('referral', other, signature) === (other === text) &&
          !createSigner('another secret').isSigned('referral', text, signature)
        );
      }),
    );
  });

  it('is refused when it is empty, cut short or padded', () => {
    const signature = signer.sign('referral', 'text');
    for (const wrong of ['', signature.slice(0, -1), `${signature}=`, signature.toLowerCase()])
      expect(signer.isSigned('referral', 'text', wrong)).toBe(false);
  });

  it('separates the purpose from the text', () => {
    expect(signer.sign('a', 'b\0c')).not.toBe(signer.sign('a\0b', 'c').slice(0, -1));
    expect(signer.pseudonym('rate-limit', '203.0.113.7')).toMatch(/^[\w-]{22}$/);
    expect(signer.pseudonym('rate-limit', '203.0.113.7')).not.toBe(signer.pseudonym('other', '203.0.113.7'));
  });
});

describe('a comparison in constant time', () => {
  it('tells equal from unequal, whatever the lengths', () => {
    fc.assert(fc.property(fc.string(), fc.string(), (a, b) => equalInConstantTime(a, b) === (a === b)));
    expect(equalInConstantTime('', '')).toBe(true);
    expect(equalInConstantTime('é', 'e\u0301')).toBe(false);
  });
});

describe('a sealed text', () => {
  const signer = createSigner('one secret');

  it('is read again with the same secret and purpose only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const sealed = signer.seal('payment-details', text);
        expect(signer.unseal('payment-details', sealed)).toBe(text);
        expect(() => signer.unseal('another purpose', sealed)).toThrow();
        expect(() => createSigner('another secret').unseal('payment-details', sealed)).toThrow();
      }),
    );
  });

  it('shows nothing of the text, differs each time, and cannot be changed unnoticed', () => {
    const iban = 'FR1420041010050500013M02606';
    const [one, two] = [signer.seal('x', iban), signer.seal('x', iban)];
    expect(one).not.toBe(two);
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('2606');
    const bytes = Buffer.from(one, 'base64url');
    bytes[bytes.length - 1] = (bytes[bytes.length - 1] ?? 0) ^ 1;
    expect(() => signer.unseal('x', bytes.toString('base64url'))).toThrow();
    expect(() => signer.unseal('x', '')).toThrow();
  });
});
