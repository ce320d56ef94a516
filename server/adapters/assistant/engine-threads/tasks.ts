import type { Speaker } from '#contract/reading.ts';
import type { ConversationMessage, Objective } from '#contract/writing.ts';
import { rateBio } from '#engine/rate/rate-bio.ts';
import { planDate } from '#engine/tools/dates/plan-date.ts';
import { readProfile } from '#engine/tools/openers/read-profile.ts';
import { writeOpeners } from '#engine/tools/openers/write-openers.ts';
import { findRedFlags } from '#engine/tools/red-flags/find-red-flags.ts';
import { diagnoseSilence, diagnoseStop, type SilenceRequest } from '#engine/tools/silence/diagnose-silence.ts';
import { hasDanger } from '#engine/understand/danger/rules/find-danger.ts';
import { readTurn } from '#engine/understand/read-turn.ts';
import type { Today } from '#engine/understand/short-texts/tells-minor.ts';
import { stopOfBio } from '#engine/write/bios/screen-interests.ts';
import { writeBios } from '#engine/write/bios/write-bios.ts';
import { type WritingRequest, writeExit, writeReplies } from '#engine/write/write-replies.ts';
import { loadFrenchSpeller } from '../spelling/french-speller.ts';

interface Turn {
  conversation: ConversationMessage[];
  objective: Objective;
  isOrdinary?: boolean;
}

/** What the embedded engine does for the server. Requests and answers are plain data, since they go to a thread and back. */
export const engineTasks = {
  readTurn: ({ conversation, ...context }: Turn) => readTurn(conversation, context),
  writeReplies,
  writeExit: ({ heard, ...request }: WritingRequest & { heard: 'refusal' | 'unease' }) => writeExit(request, heard),
  writeBios,
  stopOfBio: ({ content, today }: { content: string; today?: Today | undefined }) => stopOfBio(content, today),
  rateBio: async (content: string) => rateBio(content, { spell: await loadFrenchSpeller() }),
  diagnoseSilence,
  diagnoseStop: ({ kind, reason, ...request }: SilenceRequest & { kind: 'clear_no' | 'danger'; reason: string }) =>
    diagnoseStop(request, { kind, reason }),
  findRedFlags,
  planDate,
  writeOpeners,
  readProfile,
  /** Danger, money or a minor in a text that is no conversation: a profile, a bio, interests. */
  hasDanger: (text: { from: Speaker; text: string }) => readTurn([text]).messages.some(hasDanger),
};
