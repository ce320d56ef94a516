import { type OnboardingAnswers, onboardingAnswers } from '#contract/onboarding.ts';
import { tabEntry } from '../../storage.ts';

// The onboarding answers of this tab, until sign-up stores them with the account.

const entry = tabEntry('declic.onboarding');
const none: OnboardingAnswers = {};

const listeners = new Set<() => void>();
let parsed: { text: string | null; answers: OnboardingAnswers } = { text: null, answers: none };

function tellListeners(): void {
  for (const listener of listeners) listener();
}

export function onAnswersChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the same object until an answer changes, as useSyncExternalStore requires. */
export function readAnswers(): OnboardingAnswers {
  const text = entry.read();
  if (text !== parsed.text) parsed = { text, answers: onboardingAnswers.safeParse(entry.readJson()).data ?? none };
  return parsed.answers;
}

export function saveAnswers(patch: OnboardingAnswers): void {
  entry.write(JSON.stringify({ ...readAnswers(), ...patch }));
  tellListeners();
}

export function clearAnswers(): void {
  entry.erase();
  tellListeners();
}
