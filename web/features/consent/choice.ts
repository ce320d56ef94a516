import { readCookie, writeCookie } from '../../cookies.ts';

// Consent to the one cookie that needs it: the affiliate's.

export type ConsentChoice = 'granted' | 'refused';

const cookieName = 'consent';
const keptDays = 182;

let reopened = false;
const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

export function readConsent(): ConsentChoice | null {
  const value = readCookie(cookieName);
  return value === 'granted' || value === 'refused' ? value : null;
}

export function isConsentAsked(): boolean {
  return reopened || readConsent() === null;
}

export function saveConsent(choice: ConsentChoice): void {
  writeCookie(cookieName, choice, keptDays);
  reopened = false;
  notify();
}

/** From the footer: the choice can be made again at any time. */
export function reopenConsent(): void {
  reopened = true;
  notify();
}

export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
