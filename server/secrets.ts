import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from './start-error.ts';

// Secrets that the operator did not set are made once and kept in the data folder, readable by its owner only.

/** What is lost, and what to do, where the file of a secret in use is empty. */
export type EmptySecret = (file: string) => string;

/** Without `refusal` nothing depends on the secret yet, and an empty file is taken for none. */
export function readOrCreateSecret(file: string, bytes: number, refusal: EmptySecret | null = null): string {
  try {
    return keepSecret(file, bytes, refusal);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartError(
      `Le secret ${file} ne peut pas être lu ou créé (${code ?? message}). Remets le fichier d'origine avec le droit de le lire, ou donne sa valeur par APP_SECRET ou ADMIN_PASSWORD.`,
      { cause: error },
    );
  }
}

/** The secret in the file; null without a file, '' if it holds none. */
export function readSecret(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

function keepSecret(file: string, bytes: number, refusal: EmptySecret | null): string {
  const known = readSecret(file);
  if (known) return known;
  if (known === '' && refusal) throw new StartError(refusal(file));

  // Written under another name first, and to the disk itself, so that a crash leaves neither half a secret nor an empty one.
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, randomBytes(bytes).toString('base64url'), { mode: 0o600, flush: true });
  try {
    linkSync(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
  return readSecret(file) ?? '';
}

/** Signs, recognises and encrypts short texts. The purpose is part of the key: a token of one kind is no use as another. */
export interface Signer {
  sign(purpose: string, text: string): string;
  isSigned(purpose: string, text: string, signature: string): boolean;
  /** A stable, unreadable stand-in for something that must not be at rest, such as an address. */
  pseudonym(purpose: string, text: string): string;
  /** Encrypts what must be read again later, such as an IBAN; another text each time. */
  seal(purpose: string, text: string): string;
  /** Throws for a text that was not sealed with this secret for this purpose. */
  unseal(purpose: string, sealed: string): string;
}

const nonceBytes = 12;
const tagBytes = 16;

export function createSigner(secret: string): Signer {
  const mac = (purpose: string, text: string) => createHmac('sha256', secret).update(`${purpose}\0${text}`).digest();
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `seal\0${purpose}`, 32));
  return {
    seal(purpose, text) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce);
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    unseal(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), bytes.subarray(0, nonceBytes));
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
    },
    sign: (purpose, text) => mac(purpose, text).toString('base64url'),
    isSigned: (purpose, text, signature) => equalInConstantTime(mac(purpose, text).toString('base64url'), signature),
    pseudonym: (purpose, text) => mac(purpose, text).toString('base64url').slice(0, 22),
  };
}

export function equalInConstantTime(expected: string, given: string): boolean {
  const hash = (text: string) => createHmac('sha256', 'compare').update(text).digest();
  return timingSafeEqual(hash(expected), hash(given));
}
