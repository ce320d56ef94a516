import { setImmediate as nextTurn } from 'node:timers/promises';
import { assistantSteps, type Transcript } from '#contract/assistant.ts';
import { readingRefusals } from '#contract/reading.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { TellStep } from './advise.ts';
import { transcriptOf } from './rules.ts';

/** Reads screenshots of one conversation. The files stay in memory and are gone with the request. */
export async function readScreenshots(
  { reader, metrics }: Deps,
  files: Uint8Array[],
  { signal, tell }: { signal: AbortSignal; tell: TellStep },
): Promise<Transcript> {
  const reading = metrics.timeStep('lecture', () =>
    reader.readConversation(files, { signal, onBubbles: (page, bubbles) => tell('bubbles', { page, bubbles }) }),
  );
  // A full queue rejects at once. Waiting a moment for that lets it be answered with status 503 instead of an event.
  await Promise.race([reading, nextTurn()]);
  tell('lecture', { label: assistantSteps.lecture });
  const outcome = await reading;
  if ('reading' in outcome) return transcriptOf(outcome.reading);
  const { refusal, page } = outcome;
  throw new AppError('unprocessable', readingRefusals[refusal], {
    reason: refusal,
    ...(page !== undefined && { page }),
  });
}
