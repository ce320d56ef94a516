import { describe, expect, it } from 'vitest';
import { lookAt } from '../find-shapes/screen.ts';
import { rectangle } from '../testing/build.ts';
import { grey, write } from '../testing/paint.ts';
import { conversation, frame, grey230, page, say } from '../testing/painted-chat.ts';
import { findCandidates } from './find-candidates.ts';
import { findUnreadLines } from './unread-lines.ts';

const image = page();
frame(image);
conversation(image);
const screen = lookAt(image);
const found = findCandidates(screen);
const [first, second, third] = found.candidates;
if (!first || !second || !third) throw new Error('The painted chat has three messages.');

describe('a line that no message took up', () => {
  it('is none where all were found', () => {
    expect(findUnreadLines(screen, found)).toEqual([]);
  });

  it('is the text of a bubble that was taken for a photo', () => {
    const candidates = [{ ...first, kind: 'photo' as const }, second, third];
    expect(findUnreadLines(screen, { ...found, candidates })).toHaveLength(1);
  });

  it('is one in the middle that begins where messages do', () => {
    const image = page();
    say(image, rectangle(48, 140, 250, 180), grey230, 'nnnnn nnnn nnn');
    say(image, rectangle(48, 200, 250, 240), grey230, 'nnnnn nnnn nnn');
    write(image, 'nnnnnnn nnnnn nnnnnn nnnnnn nnn', 124, 600, 33, grey(0));
    const screen = lookAt(image);
    const found = findCandidates(screen);
    const candidates = found.candidates.filter(({ outer }) => outer.y0 < 260);
    expect(findUnreadLines(screen, { ...found, candidates })).toHaveLength(1);
  });

  it('is not that of a bubble that was folded into its answer', () => {
    const { ink, lines } = first;
    const candidates = [{ ...second, quote: { ink, lines } }, third];
    expect(findUnreadLines(screen, { ...found, candidates })).toEqual([]);
  });
});
