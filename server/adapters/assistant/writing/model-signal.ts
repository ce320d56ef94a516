import { modelSignal } from './schemas.ts';

/** What the model heard in the match's words, where it is a no or unease. The rules miss some (docs/eval-writing.md). */
export function signIn(object: unknown): 'refusal' | 'discomfort' | null {
  const parsed = modelSignal.safeParse(object);
  if (!parsed.success || parsed.data.signal === 'rien') return null;
  return parsed.data.signal === 'refus' ? 'refusal' : 'discomfort';
}
