import type { Gender } from '#contract/onboarding.ts';
import {
  type Advice,
  type ConversationMessage,
  type Intensity,
  type Objective,
  type Person,
  type Reply,
  tones,
} from '#contract/writing.ts';
import { fold } from '#engine/french/fold.ts';
import { graveSigns } from '#engine/understand/signs/grave.ts';
import type { SignKind, Situation } from '#engine/understand/situation.ts';
import { understand } from '#engine/understand/understand.ts';
import { blanksFor } from './blank.ts';
import { confidenceOf } from './confidence.ts';
import type { Draft } from './draft.ts';
import { faultsOf, lengthCap } from './filters.ts';
import { inUsersManner } from './finish.ts';
import { formsOf } from './hook-forms.ts';
import { exits } from './patterns/special.ts';
import { type Candidate, pick } from './pick.ts';
import { type Filling, realise } from './realise.ts';
import { answered } from './recipes/answer.ts';
import { byKind } from './recipes/kind.ts';
import { isAgreed } from './recipes/meeting-step.ts';
import { revive } from './recipes/revive.ts';
import { lastResort, special } from './recipes/special.ts';
import { isGrave } from './recipes/taking.ts';
import { unprompted } from './recipes/unprompted.ts';
import { measure, scoreOf } from './score.ts';
import { hashOf, shuffled } from './shuffle.ts';
import { thingForms } from './thing/thing-forms.ts';
import { whyOf } from './why.ts';

const draftLimit = 70;

export interface WritingRequest {
  conversation: ConversationMessage[];
  objective: Objective;
  intensity?: Intensity;
  user: Person;
  match: Person;
  /** Another seed gives other replies. */
  seed?: number;
  /** Replies that were shown before and must not come again. */
  avoid?: string[];
}

/** Three replies for a conversation, or why to wait or to stop; the same for the same request. */
export function writeReplies(request: WritingRequest): Advice {
  const situation = understand(request.conversation, { objective: request.objective });
  const { verdict, reason } = situation;
  if (verdict === 'stop') return { verdict, reason, replies: exitOf(situation, request) };
  const key = hashOf(request.conversation.map(({ from, text }) => `${from}:${text}`).join('\n') + request.objective);
  const candidates = candidatesFor(situation, request, key);
  const isFit = (text: string) => faultsOf(text, situation.register.address).length === 0;
  const picked = pick(candidates, isFit, key, request.seed ?? 0);
  return { verdict, reason, replies: picked.map((candidate) => replyOf(candidate, situation)) };
}

function replyOf({ text, draft, score }: Candidate, situation: Situation): Reply {
  return { tone: draft.tone, content: text, why: whyOf(draft, situation), confidence: confidenceOf(draft, score) };
}

function draftsFor(situation: Situation, { objective, intensity = 'soft' }: WritingRequest): Draft[] {
  const only = special(situation, objective);
  if (only) return only;
  const { lastSpeaker, verdict } = situation;
  // Who wrote last and got no answer yet, or was asked to wait, comes back lightly, whatever the wish.
  const isUnanswered = lastSpeaker === 'moi' && objective === 'continue';
  if (isUnanswered || verdict === 'wait' || objective === 'revive') return revive(situation);
  // Nobody is invited on the day of bad news, nor to what is already agreed on.
  const wish = isGrave(situation) || (objective === 'date' && isAgreed(situation)) ? 'continue' : objective;
  return [
    ...byKind(situation, wish, intensity),
    ...answered(situation, wish, intensity),
    ...unprompted(situation, wish, intensity),
  ];
}

function candidatesFor(situation: Situation, request: WritingRequest, key: number): Candidate[] {
  const avoided = new Set((request.avoid ?? []).map(essence));
  const measured = measure(situation);
  const candidates = new Map<string, Candidate>();
  for (const draft of [...bounded(draftsFor(situation, request), key), ...lastResort(situation)]) {
    const plain = textOf(draft, fillingOf(draft, situation, request));
    if (plain === null || plain.length > lengthCap) continue;
    const text = inUsersManner(plain, situation, draft, request.seed ?? 0);
    if (candidates.has(text) || (avoided.size > 0 && avoided.has(essence(text)))) continue;
    candidates.set(text, { draft, text, score: scoreOf(plain, draft, situation, measured) });
  }
  return [...candidates.values()];
}

/** Patterns multiply: of each tone the fittest are looked at, and which of their equals is this conversation's own luck. */
function bounded(drafts: Draft[], key: number): Draft[] {
  return tones.flatMap((tone) => {
    const own = shuffled(
      drafts.filter((draft) => draft.tone === tone),
      key,
      ({ lines, hook }) => `${lines.join()}${hook?.key}`,
    );
    return fewOfEach(own.sort((a, b) => b.fit - a.fit)).slice(0, draftLimit);
  });
}

/** So many lines about one thing leave room for another. */
const thingLimit = 24;

function fewOfEach(drafts: Draft[]): Draft[] {
  const seen = new Map<string, number>();
  return drafts.filter(({ thing }) => {
    if (!thing) return true;
    const count = (seen.get(thing.text) ?? 0) + 1;
    seen.set(thing.text, count);
    return count <= thingLimit;
  });
}

function textOf({ lines }: Draft, filling: Filling): string | null {
  const parts: string[] = [];
  for (const line of lines) {
    const part = realise(line, filling);
    if (part === null) return null;
    parts.push(part);
  }
  return parts.join(' ');
}

/** Two texts that differ in case, signs or emoji only are the same. */
const essence = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

function fillingOf(
  draft: Draft,
  situation: Situation,
  { user, match }: { user: { gender: Gender }; match: { gender: Gender } },
): Filling {
  const { address } = situation.register;
  const forms = draft.hook ? formsOf(draft.hook, address) : {};
  return {
    address,
    user: user.gender,
    match: match.gender,
    isPlural: draft.thing?.isPlural ?? (draft.hook?.noun?.number === 'p' && draft.hook.topic !== 'job'),
    values: {
      ...forms,
      ...(draft.thing ? thingForms(draft.thing.text) : {}),
      q: draft.quoted,
      ...blanksFor(situation.openQuestions.at(-1)),
      quand: draft.facts?.when,
      ou: draft.facts?.where,
      quoi: draft.facts?.what,
    },
  };
}

/** Nobody regrets a kind way out. */
const exitConfidence = 90;

/** One way out, where a word is welcome; none for a minor or in danger. */
function exitOf(situation: Situation, { user, match, conversation, seed = 0, avoid = [] }: WritingRequest): Reply[] {
  if (situation.signs.some(({ kind }) => graveSigns.includes(kind))) return [];
  const order: SignKind[] = ['user_insult', 'discomfort', 'user_push', 'user_sexual', 'refusal', 'taken'];
  const kind = order.find((sign) => situation.signs.some((found) => found.kind === sign)) ?? 'refusal';
  const lines = exits[kind] ?? [];
  const filling: Filling = {
    address: situation.register.address,
    user: user.gender,
    match: match.gender,
    isPlural: false,
    values: {},
  };
  const texts = lines.map((line) => realise(line, filling) ?? '').filter((text) => text && !avoid.includes(text));
  const content = texts[(hashOf(conversation.at(-1)?.text ?? '') + seed) % Math.max(1, texts.length)];
  return content
    ? [
        {
          tone: 'original',
          content,
          why: 'Une sortie élégante : elle respecte sa réponse et ne demande rien.',
          confidence: exitConfidence,
        },
      ]
    : [];
}
