import { readCookie, writeCookie } from '../../cookies.ts';

// The visitor's consent to the affiliate cookie, the only one that needs it. Who came by no affiliate's link is not asked: there
// is nothing to store.

export type ConsentChoice = 'granted' | 'refused';

const cookieName = 'consent';
const keptDays = 182;

let needed = false;
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
  return reopened || (needed && readConsent() === null);
}

/** Called once there is an affiliate to remember. */
export function needConsent(): void {
  needed = true;
  notify();
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
