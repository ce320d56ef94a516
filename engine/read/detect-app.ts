import type { ChatApp } from '#contract/reading.ts';
import type { Draft } from './drafts.ts';
import type { FoundDrafts } from './find-drafts.ts';
import type { Screen } from './screen.ts';
import type { SideOf } from './sides.ts';

export interface Clues {
  screen: Screen;
  found: FoundDrafts;
  sides: { draft: Draft; side: SideOf }[];
  /** What stands in the box where one writes. */
  hints: string[];
  header: string[];
}

export function detectApp({ found }: Clues): ChatApp {
  return found.isThread ? 'snapchat' : 'unknown';
}
