import { type OnboardingAnswers, onboardingAnswers } from '#contract/onboarding.ts';

// The onboarding answers of this tab, until sign-up stores them with the account. If session storage is blocked they are
// kept in memory, which lasts from the first step to sign-up.

const storageKey = 'declic.onboarding';
const none: OnboardingAnswers = {};

let memory: string | null = null;
const listeners = new Set<() => void>();
let parsed: { text: string | null; answers: OnboardingAnswers } = { text: null, answers: none };

function readText(): string | null {
  if (typeof window === 'undefined') return null;
  try {
    return window.sessionStorage.getItem(storageKey) ?? memory;
  } catch {
    return memory;
  }
}

function writeText(text: string | null): void {
  if (typeof window === 'undefined') return;
  memory = text;
  try {
    if (text === null) window.sessionStorage.removeItem(storageKey);
    else window.sessionStorage.setItem(storageKey, text);
  } catch {
    // Storage is blocked; `memory` has the answers.
  }
  for (const listener of listeners) listener();
}

export function onAnswersChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function parse(text: string | null): OnboardingAnswers {
  if (text === null) return none;
  try {
    const result = onboardingAnswers.safeParse(JSON.parse(text));
    return result.success ? result.data : none;
  } catch {
    return none;
  }
}

/** Returns the same object until an answer changes, as useSyncExternalStore requires. */
export function readAnswers(): OnboardingAnswers {
  const text = readText();
  if (text !== parsed.text) parsed = { text, answers: parse(text) };
  return parsed.answers;
}

export function saveAnswers(patch: OnboardingAnswers): void {
  writeText(JSON.stringify({ ...readAnswers(), ...patch }));
}

export function clearAnswers(): void {
  writeText(null);
}
