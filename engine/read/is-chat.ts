import type { ReadingRefusalCode } from '#contract/reading.ts';
import type { FoundDrafts } from './find-drafts.ts';
import type { Screen } from './screen.ts';

/** Why a screen is not worth reading, as far as its shapes tell; null for a conversation. */
export function whyNoChat(_screen: Screen, { drafts, inputBar }: FoundDrafts): ReadingRefusalCode | null {
  if (drafts.length === 0) return inputBar ? 'empty_chat' : 'not_a_chat';
  return null;
}
