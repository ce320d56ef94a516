import { setImmediate as nextTurn } from 'node:timers/promises';
import { assistantSteps, type Transcript } from '#contract/assistant.ts';
import { readingRefusals } from '#contract/reading.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { TellStep } from './advise.ts';
import { transcriptOf } from './rules.ts';

/** Screenshots of one conversation → what stands on them. The files are in memory, and gone with the request. */
export async function readScreenshots(
  { reader, figures }: Deps,
  files: Uint8Array[],
  { signal, tell }: { signal: AbortSignal; tell: TellStep },
): Promise<Transcript> {
  const reading = figures.timed('lecture', () => reader.readConversation(files, { signal }));
  // Where there is no room the reader says so at once, and the caller gets a 503 rather than an event.
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
