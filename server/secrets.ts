import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

// Secrets that the operator did not set are made once and kept in the data folder, readable by its owner only.

export function readOrCreateSecret(file: string, bytes: number): string {
  const kept = () => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');
  const known = kept();
  if (known) return known;

  // Written under another name first, so that a crash leaves neither half a secret nor an empty one.
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, randomBytes(bytes).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
  return kept();
}

/** Signs and recognises short texts. The purpose is part of what is signed: a token of one kind is no use as another. */
export interface Signer {
  sign(purpose: string, text: string): string;
  isSigned(purpose: string, text: string, signature: string): boolean;
  /** A stable, unreadable stand-in for something that must not be at rest, such as an address. */
  pseudonym(purpose: string, text: string): string;
}

export function createSigner(secret: string): Signer {
  const mac = (purpose: string, text: string) => createHmac('sha256', secret).update(`${purpose}\0${text}`).digest();
  return {
    sign: (purpose, text) => mac(purpose, text).toString('base64url'),
    isSigned: (purpose, text, signature) => equalInConstantTime(mac(purpose, text).toString('base64url'), signature),
    pseudonym: (purpose, text) => mac(purpose, text).toString('base64url').slice(0, 22),
  };
}

export function equalInConstantTime(expected: string, given: string): boolean {
  const hash = (text: string) => createHmac('sha256', 'compare').update(text).digest();
  return timingSafeEqual(hash(expected), hash(given));
}
