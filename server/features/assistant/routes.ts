import * as contract from '#contract/assistant.ts';
import { requiredTexts } from '#contract/assistant-fields.ts';
import type { Gender } from '#contract/onboarding.ts';
import type { ConversationMessage, Intensity, Objective } from '#contract/writing.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { type Call, route } from '../../http/route.ts';
import type { SignedInUser } from '../accounts/user.ts';
import type { Manner } from './advise.ts';
import { forgetReply, keepReply, listKeptReplies } from './kept-replies.ts';
import { readPasted } from './pasted-text.ts';
import { peopleOf } from './people.ts';
import { bytesOf, transcriptFrom, withinLimits } from './rules.ts';
import { type Finished, type Run, runAgain, runFromScreenshots, runFromText } from './runs.ts';
import { varyReply } from './variations.ts';

export const assistantRoutes = [
  route(contract.optimizeScreenshot, async ({ deps, caller: { user }, body, call }) => {
    const run = runFor(deps, user, body, call);
    const images = imagesIn(body.imageBase64, call.files);
    if (images.length > 0) return presentForScreenshot(await runFromScreenshots(run, images));
    if (!body.transcript) throw missing('images', requiredTexts.image);
    const transcript = transcriptFrom(body.transcript, body.matchName);
    return presentForScreenshot(await runAgain(run, transcript, body.runId));
  }),
  route(contract.optimizeText, async ({ deps, caller: { user }, body, call }) => {
    const run = runFor(deps, user, body, call);
    const images = imagesIn(body.imageBase64, []);
    if (images.length > 0) return presentForText(await runFromScreenshots(run, images));
    if (!body.conversation) throw missing('conversation', requiredTexts.conversation);
    return presentForText(await runFromText(run, givenTranscript(body.conversation, body.matchName, user)));
  }),
  route(contract.varyReply, async ({ deps, caller: { user }, body, call }) => {
    const { transcript, matchName, tone, content, how, runId, isAnswered } = body;
    const run = runFor(deps, user, body, call);
    return await varyReply(run, transcriptFrom(transcript, matchName), { tone, content, how, runId, isAnswered });
  }),
  route(contract.listKeptReplies, async ({ deps, caller: { user } }) => ({
    replies: await listKeptReplies(deps, user.id),
  })),
  route(contract.keepReply, async ({ deps, caller: { user }, body }) => ({
    reply: await keepReply(deps, user.id, body),
  })),
  route(contract.forgetReply, async ({ deps, caller: { user }, params }) => {
    await forgetReply(deps, user.id, params.id);
    return { message: 'Retirée de tes favoris.' };
  }),
];

interface GivenManner {
  objective?: Objective | undefined;
  intensity?: Intensity | undefined;
  userGender?: Gender | undefined;
  matchGender?: Gender | undefined;
  seed?: number | undefined;
  avoid?: string[] | undefined;
}

function runFor(deps: Deps, user: SignedInUser, given: GivenManner, { address, signal, tell }: Call): Run {
  const manner: Manner = {
    objective: given.objective ?? 'continue',
    // The second axis is a setting of Pro.
    intensity: user.isPro ? (given.intensity ?? 'soft') : 'soft',
    seed: given.seed ?? 0,
    avoid: given.avoid ?? [],
    ...peopleOf(user, given),
  };
  return { deps, user, address, manner, signal, tell };
}

function imagesIn(imageBase64: string | undefined, files: Uint8Array[]): Uint8Array[] {
  return imageBase64 ? [...files, bytesOf(imageBase64)] : files;
}

function givenTranscript(given: string | ConversationMessage[], matchName: string | undefined, user: SignedInUser) {
  if (typeof given !== 'string') return transcriptFrom(given, matchName);
  const pasted = readPasted(given, { user: user.firstName });
  return transcriptFrom(withinLimits(pasted.messages), pasted.matchName);
}

function missing(field: string, message: string): AppError {
  return new AppError('invalid_body', message, { fields: { [field]: message } });
}

function presentForScreenshot({ advised: { replies, ...told }, ...paid }: Finished) {
  return { responses: replies, ...told, ...paid };
}

function presentForText({ advised: { replies, ...told }, ...paid }: Finished) {
  const responses = replies.map(({ content, why, ...reply }) => ({ ...reply, text: content, context: why }));
  return { result: { responses, ...told, ...paid } };
}
