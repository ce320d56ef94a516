import type { FollowUp, IncludedVariations, Transcript } from '#contract/assistant.ts';
import type { Meter } from '#contract/usage.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInUser } from '../accounts/user.ts';
import { factsForModel } from '../own-answers/own-answers.ts';
import { failureWithoutWords } from '../usage/failure-without-words.ts';
import { spendQuota } from '../usage/spend-quota.ts';
import { type Advised, advise, type Manner, type TellStep } from './advise.ts';
import { forgetRun, openRun, returnFollowUp, takeFollowUp } from './follow-ups.ts';
import { readScreenshots } from './read-screenshots.ts';
import { includeVariations } from './variations.ts';

// The three ways to replies, and what pays for each: the quota of screenshots, the quota of texts, or a screenshot that was
// paid for before and includes follow-ups.

export interface Run {
  deps: Deps;
  user: SignedInUser;
  manner: Manner;
  signal: AbortSignal;
  tell: TellStep;
}

export interface Finished {
  advised: Advised;
  followUp: FollowUp | null;
  variations: IncludedVariations | null;
  usage: Meter | null;
}

export async function runFromScreenshots(run: Run, files: Uint8Array[]): Promise<Finished> {
  const watched = watchReplies(run);
  const { result, usage } = await spendQuota(
    run.deps,
    run.user,
    'dmScreenshot',
    async () => {
      const transcript = await readScreenshots(run.deps, files, watched);
      const followUp = await openRun(run.deps, run.user.id);
      watched.followUp = followUp;
      try {
        return { advised: await adviseFor(watched, transcript), followUp };
      } catch (error) {
        if (!watched.isDelivered()) await forgetRun(run.deps, followUp);
        throw error;
      }
    },
    watched.isDelivered,
  );
  return { ...result, variations: await includeVariations(run.deps, run.user.id), usage };
}

export async function runFromText(run: Run, transcript: Transcript): Promise<Finished> {
  const watched = watchReplies(run);
  const work = () => adviseFor(watched, transcript);
  const { result, usage } = await spendQuota(run.deps, run.user, 'dmText', work, watched.isDelivered);
  const variations = await includeVariations(run.deps, run.user.id);
  return { advised: result, followUp: null, variations, usage };
}

/** Replies to a corrected transcript, or other replies to the same one. Beyond the screenshot's follow-ups it counts as text. */
export async function runAgain(run: Run, transcript: Transcript, runId: string | undefined): Promise<Finished> {
  const followUp = runId ? await takeFollowUp(run.deps, run.user.id, runId) : null;
  if (!followUp) return await runFromText(run, transcript);
  const watched = watchReplies(run, followUp);
  try {
    return { advised: await adviseFor(watched, transcript), followUp, variations: null, usage: null };
  } catch (error) {
    if (!watched.isDelivered()) await returnFollowUp(run.deps, followUp);
    throw failureWithoutWords(error);
  }
}

async function adviseFor(run: Run, transcript: Transcript): Promise<Advised> {
  const names = [run.user.firstName, transcript.matchName].filter((name) => name !== null);
  const facts = await factsForModel(run.deps, run.user.id);
  return await advise(run.deps, { transcript, manner: run.manner, names, facts }, run);
}

interface WatchedRun extends Run {
  /** The follow-ups that the run includes; told after its first reply. */
  followUp: FollowUp | null;
  isDelivered(): boolean;
}

/** Notes whether a reply has been sent: from then on the run is paid for, even if the connection breaks. */
function watchReplies(run: Run, followUp: FollowUp | null = null): WatchedRun {
  let delivered = false;
  const tell: TellStep = (event, data) => {
    const told = run.tell(event, data);
    if (!told || event !== 'reply' || delivered) return told;
    delivered = true;
    if (watched.followUp) run.tell('followUp', { followUp: watched.followUp });
    return told;
  };
  const watched: WatchedRun = { ...run, tell, followUp, isDelivered: () => delivered };
  return watched;
}
