import { type Reading, type ReadingWarning, type ReadingWarningCode, readingWarnings } from '#contract/reading.ts';
import { agreeOnApp, agreeOnName } from './agree.ts';
import { chainStretches } from './chain-stretches.ts';
import { foldHeld } from './fold-held.ts';
import { rememberOverlaps } from './overlaps.ts';
import type { Stretch } from './stretch.ts';
import type { Strip } from './strip.ts';
import { unreadBetween } from './unread-between.ts';
import { setUnrelatedApart } from './unrelated.ts';

// Several screenshots of one conversation → one conversation. A stretch is a part without a gap, of one screenshot at first;
// stretches that overlap are folded or chained into longer ones, and those of another conversation are set apart.

/** The screenshots may be given in any order; without strips, only words tell where they overlap. */
export function stitchReadings(readings: Reading[], strips: (Strip | undefined)[] = []): Reading {
  const pages: Stretch[] = readings.map((reading, page) => {
    const strip = strips[page];
    return {
      readings: [reading],
      messages: reading.messages.map((message) => ({ ...message, page })),
      shifts: new Map(strip ? [[page, 0]] : []),
      strips: new Map(strip ? [[page, strip]] : []),
    };
  });
  const shown = pages.filter(({ messages }) => messages.length > 0);
  const findOverlap = rememberOverlaps();
  const { kept, strangers, gaps } = setUnrelatedApart(chainStretches(foldHeld(shown, findOverlap), findOverlap));
  const messages = kept.flatMap((stretch) => stretch.messages);
  const used = kept.flatMap((stretch) => stretch.readings);

  const codes = new Set<ReadingWarningCode>(used.flatMap(({ warnings }) => warnings.map(({ code }) => code)));
  if (gaps > 0) codes.add('missing_part');
  if (strangers > 0) codes.add('unrelated_screenshot');
  if (readings.length > 1 && !messages.some(({ cut }) => cut)) codes.delete('cut_message');
  codes.delete('unread_text');

  return {
    app: agreeOnApp(used.map(({ app }) => app)),
    matchName: agreeOnName(used.map(({ matchName }) => matchName)).name,
    messages,
    warnings: [...[...codes].map(warningOf), ...unreadBetween(messages, readings)],
  };
}

function warningOf(code: ReadingWarningCode): ReadingWarning {
  return { code, message: readingWarnings[code] };
}
