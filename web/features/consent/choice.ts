import { readCookie, writeCookie } from '../../cookies.ts';

// The visitor's consent to the affiliate cookie, the only one that needs it.

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

/** Called from the footer, to change the choice at any time. */
export function reopenConsent(): void {
  reopened = true;
  notify();
}

export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
