import { likelihoods, type Model, openModel } from '#engine/learnt/linear-model.ts';
import type { HeardMessage } from '#engine/understand/situation.ts';
import stored from './models/spans.json' with { type: 'json' };
import { isQuotable, isSpoilt, trimmed } from './repeatable.ts';
import { spanFeatures } from './span-features.ts';
import { type Span, spansOf } from './spans.ts';

// The few words of a turn that one would say back with a smile. They stand between quotes, as they were written, so that their
// grammar and their «je» stay their own.

export interface Quotable {
  text: string;
  /** How likely it is that a reader would have picked these words. */
  worth: number;
}

export const spanLabels = ['dull', 'quotable'] as const;

let opened: Model | undefined;

/** The best first; none where nothing may be repeated. */
export function quotablesOf(turn: HeardMessage[]): Quotable[] {
  opened ??= openModel(stored);
  const model = opened;
  return quotableSpans(turn)
    .map((span): Quotable => ({ text: span.text, worth: likelihoods(model, spanFeatures(span))[1] ?? 0 }))
    .sort((a, b) => b.worth - a.worth);
}

/** What could be said back at all, each once. */
export function quotableSpans(turn: HeardMessage[]): Span[] {
  const seen = new Set<string>();
  return spansOf(turn)
    .map((span) => ({ ...span, text: trimmed(span.text) }))
    .filter(({ text, before }) => {
      if (seen.has(text) || !isQuotable(text) || isSpoilt(before)) return false;
      seen.add(text);
      return true;
    });
}
