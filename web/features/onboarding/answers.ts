import { type OnboardingAnswers, onboardingAnswers } from '#contract/onboarding.ts';

// The answers live in this tab until sign-up stores them with the account. Where storage is blocked they live in
// memory, so that the way from the first step to sign-up still keeps them.

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
    // Blocked: `memory` has it.
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

/** The same object until something changes, so that a component may subscribe to it. */
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
