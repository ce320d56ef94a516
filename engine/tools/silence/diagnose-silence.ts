import type { FollowUp, SilenceDiagnosis } from '#contract/tools.ts';
import type { ConversationMessage, Person } from '#contract/writing.ts';
import { readTurn } from '#engine/understand/read-turn.ts';
import type { HeardMessage } from '#engine/understand/situation.ts';
import { hashOf } from '#engine/write/shuffle.ts';
import { writeReplies } from '#engine/write/write-replies.ts';
import { type Found, findKind } from './find-kind.ts';
import { remarks, silenceTexts } from './kinds.ts';
import { statisticsOf } from './statistics.ts';
import { writeFollowUps } from './write-follow-ups.ts';

export interface SilenceRequest {
  conversation: ConversationMessage[];
  user: Person;
  match: Person;
  /** Days since the last message; unknown where it is missing. */
  daysSilent?: number;
  /** Another seed gives other follow-ups. */
  seed?: number;
  /** Set where a better reader took the talk for an ordinary one. */
  isOrdinary?: boolean;
}

/** Why a conversation went silent, with statistics, and follow-ups by patience; none after a refusal or in danger. */
export function diagnoseSilence(request: SilenceRequest): SilenceDiagnosis {
  const { conversation, user, match, seed = 0, isOrdinary = false } = request;
  const daysSilent = daysOf(request);
  const situation = readTurn(conversation, { objective: 'revive', isOrdinary });
  const found = findKind(situation, daysSilent);
  const key = hashOf(conversation.map(({ from, text }) => `${from}:${text}`).join('\n'));
  const stop = found.kind === 'clear_no' || found.kind === 'danger';
  const isTheirs = found.kind === 'no_ghosting' && situation.lastSpeaker === 'match';
  const followUps =
    stop || found.kind === 'nothing_to_read'
      ? []
      : isTheirs
        ? answersNow(request)
        : writeFollowUps({ situation, found, user, match, daysSilent, key, seed });
  return {
    ...toldOf(found, situation.reason),
    statistics: statisticsOf(situation, daysSilent),
    stop,
    followUps,
    remark: plain(remarkFor(found, followUps.length, isTheirs)),
  };
}

/** The diagnosis where a better reader heard why to stop: `reason` says it to the user. */
export function diagnoseStop(
  request: SilenceRequest,
  { kind, reason }: { kind: 'clear_no' | 'danger'; reason: string },
): SilenceDiagnosis {
  const situation = readTurn(request.conversation, { objective: 'revive' });
  const about = situation.messages.filter(({ from }) => from === 'match').slice(-1);
  const found: Found = { kind, text: silenceTexts[kind], about };
  return {
    ...toldOf(found, reason),
    statistics: statisticsOf(situation, daysOf(request)),
    stop: true,
    followUps: [],
    remark: plain(kind === 'danger' ? remarks.danger : remarks.no),
  };
}

function daysOf({ daysSilent }: SilenceRequest): number | undefined {
  return Number.isFinite(daysSilent) ? Math.max(0, Math.floor(daysSilent ?? 0)) : undefined;
}

function toldOf(found: Found, reason: string): Pick<SilenceDiagnosis, 'kind' | 'title' | 'explanation' | 'messages'> {
  return {
    kind: found.kind,
    title: plain(found.text.title),
    explanation: plain(explained(found, reason)),
    messages: found.about.map(({ index }) => index),
  };
}

/** Where the match wrote last, the follow-ups are replies to that message. */
function answersNow({ conversation, user, match, seed, isOrdinary = false }: SilenceRequest): FollowUp[] {
  const { replies } = writeReplies({
    conversation,
    objective: 'continue',
    user,
    match,
    ...(isOrdinary && { takenFor: 'ordinary' as const }),
    ...(seed === undefined ? {} : { seed }),
  });
  const whens = ["aujourd'hui", 'ce soir, au calme', 'demain au plus tard'];
  return replies.map(({ content, why }, place) => ({ when: whens[place] ?? 'demain au plus tard', content, why }));
}

function explained({ text, about, count }: Found, reason: string): string {
  return text.explanation
    .replace('{reason}', reason)
    .replace('{q}', quoted(about[0]))
    .replace('{q2}', quoted(about[1]))
    .replace('{n}', `${count ?? ''}`);
}

/** Characters of a message that an explanation quotes. */
const quoteLength = 90;

function quoted(message: HeardMessage | undefined): string {
  const text = (message?.text ?? '…').replace(/\s+/g, ' ').replace(/[«»]/g, '"').trim();
  const cut = text.length > quoteLength ? `${text.slice(0, quoteLength).replace(/(?<!\s)\s+\S*$/, '')}…` : text;
  return `« ${cut} »`;
}

function remarkFor({ kind }: Found, followUps: number, isTheirs: boolean): string {
  if (kind === 'nothing_to_read') return remarks.empty;
  if (kind === 'clear_no') return remarks.no;
  if (kind === 'danger') return remarks.danger;
  if (isTheirs) return remarks.reply;
  if (kind === 'hard_time') return remarks.soft;
  if (kind === 'plan_agreed') return remarks.agreed;
  return followUps === 1 ? remarks.last : remarks.choose;
}

const plain = (text: string) => text.replaceAll('’', "'");
