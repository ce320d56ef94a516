import { describe, expect, it } from 'vitest';
import { withNonBreakingSpaces } from './non-breaking-spaces.ts';

describe('withNonBreakingSpaces', () => {
  it.each([
    ['On se voit quand ? Dis !', 'On se voit quand\u00a0? Dis\u00a0!'],
    ['Il a dit « oui » : enfin', 'Il a dit «\u00a0oui\u00a0»\u00a0: enfin'],
    ['Rien à coller', 'Rien à coller'],
  ])('shows «%s» with its punctuation attached', (text, shown) => expect(withNonBreakingSpaces(text)).toBe(shown));
});
