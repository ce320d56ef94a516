import type { FollowUp, IncludedVariations, Transcript } from '#contract/assistant.ts';
import type { Meter } from '#contract/usage.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInUser } from '../accounts/user.ts';
import { factsForModel } from '../own-answers/own-answers.ts';
import { type Charge, charged } from '../usage/charge.ts';
import { spendQuota } from '../usage/spend-quota.ts';
import { countingWastedPictures } from '../wasted-pictures.ts';
import { type Advised, advise, type Manner, type TellStep } from './advise.ts';
import { forgetRun, openRun, returnFollowUp, takeFollowUp } from './follow-ups.ts';
import { readScreenshots } from './read-screenshots.ts';
import { includeVariations } from './variations.ts';

// Three ways to get replies, and what each uses up: the quota of screenshots, the quota of texts, or nothing where the screenshot was
// paid for before, since its follow-ups are included.

export interface Run {
  deps: Deps;
  user: SignedInUser;
  /** The caller's. */
  address: string;
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
  const { deps, user, address, signal, tell } = run;
  const sender = { accountId: user.id, address };
  const { result, usage } = await spendQuota(deps, { user, feature: 'dmScreenshot', signal }, async (charge) => {
    const transcript = await countingWastedPictures(deps, sender, signal, (turn) =>
      readScreenshots(deps, files, { ...turn, signal, tell }),
    );
    const followUp = await openRun(deps, user.id);
    try {
      return { advised: await adviseFor(run, transcript, charge, followUp), followUp };
    } catch (error) {
      if (!charge.isOwed(error)) await forgetRun(deps, followUp);
      throw error;
    }
  });
  return { ...result, variations: await includeVariations(deps, user.id), usage };
}

export async function runFromText(run: Run, transcript: Transcript): Promise<Finished> {
  const { deps, user, signal } = run;
  const { result, usage } = await spendQuota(deps, { user, feature: 'dmText', signal }, (charge) =>
    adviseFor(run, transcript, charge, null),
  );
  const variations = await includeVariations(deps, user.id);
  return { advised: result, followUp: null, variations, usage };
}

/** Replies to a corrected transcript, or other replies to the same one. Beyond the screenshot's follow-ups it counts as text. */
export async function runAgain(run: Run, transcript: Transcript, runId: string | undefined): Promise<Finished> {
  const followUp = runId ? await takeFollowUp(run.deps, run.user.id, runId) : null;
  if (!followUp) return await runFromText(run, transcript);
  const use = { keep: async () => {}, giveBack: async () => returnFollowUp(run.deps, followUp) };
  const { result } = await charged(run, use, (charge) => adviseFor(run, transcript, charge, followUp));
  return { advised: result, followUp, variations: null, usage: null };
}

/** The follow-ups that the run includes, if any, are told after its first reply: from then on the run is paid for. */
async function adviseFor(
  run: Run,
  transcript: Transcript,
  charge: Charge,
  followUp: FollowUp | null,
): Promise<Advised> {
  const names = [run.user.firstName, transcript.matchName].filter((name) => name !== null);
  const facts = await factsForModel(run.deps, run.user.id);
  const { deps, manner, tell } = run;
  const onFirstReply = () => void (followUp && tell('followUp', { followUp }));
  return await advise(deps, { transcript, manner, names, facts }, { charge, tell, onFirstReply });
}
