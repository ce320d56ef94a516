import { setImmediate as nextTurn } from 'node:timers/promises';
import { assistantSteps, type Transcript } from '#contract/assistant.ts';
import { type ReadingRefusalCode, readingRefusals } from '#contract/reading.ts';
import type { PlaceInLine, ReadingTurn } from '../../adapters/assistant/port.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { TellStep } from './advise.ts';
import { transcriptOf } from './rules.ts';

// Screenshots wait in the reader's line, and the browser is told its place. The files stay in memory and are gone with the request.

interface Turn extends Pick<ReadingTurn, 'isSecond' | 'sender' | 'onSpent'> {
  signal: AbortSignal;
  tell: TellStep;
}

/** Reads screenshots of one conversation. */
export async function readScreenshots(deps: Deps, files: Uint8Array[], { tell, ...turn }: Turn): Promise<Transcript> {
  const outcome = await inLine(deps, tell, (onPlace) =>
    deps.reader.readConversation(files, {
      ...turn,
      onPlace,
      onBubbles: (page, bubbles) => tell('bubbles', { page, bubbles }),
    }),
  );
  if ('reading' in outcome) return transcriptOf(outcome.reading);
  throw refused(outcome);
}

/** Reads all text of screenshots. */
export async function readTexts(deps: Deps, files: Uint8Array[], { tell, ...turn }: Turn): Promise<string> {
  const outcome = await inLine(deps, tell, (onPlace) => deps.reader.readText(files, { ...turn, onPlace }));
  if ('text' in outcome) return outcome.text;
  throw refused(outcome);
}

async function inLine<Outcome>(
  { metrics }: Deps,
  tell: TellStep,
  read: (onPlace: (place: PlaceInLine) => void) => Promise<Outcome>,
): Promise<Outcome> {
  let isWaiting = false;
  const reading = metrics.timeStep('lecture', () =>
    read((place) => {
      isWaiting = true;
      tell('lecture', { label: assistantSteps.lecture, ...place });
    }),
  );
  // A line that is too long rejects at once. Waiting a moment for that lets it be answered with status 503 instead of an event.
  await Promise.race([reading, nextTurn()]);
  if (!isWaiting) tell('lecture', { label: assistantSteps.lecture });
  return await reading;
}

function refused({ refusal, page }: { refusal: ReadingRefusalCode; page?: number }): AppError {
  return new AppError('unprocessable', readingRefusals[refusal], {
    reason: refusal,
    ...(page !== undefined && { page }),
  });
}
