import type { Tone } from '#contract/writing.ts';
import type { Address } from '#engine/french/noun-phrase.ts';
import { lowerFirst } from '#engine/french/typography.ts';
import type { Act, Hook, OpenQuestion, Situation } from '#engine/understand/situation.ts';
import type { Draft } from '../draft.ts';
import { callbacks, plainQuestions } from '../patterns/callbacks.ts';
import { namesSubject } from '../realise.ts';
import { actVoices, answersFor, voiceFor } from '../voices.ts';
import { eachTone, turnAct } from './plan.ts';

// To keep the talk going: answer what was asked, react to what was told, ask about it.

export function goOn(situation: Situation): Draft[] {
  const fresh = freshHooks(situation);
  const { address } = situation.register;
  return eachTone.flatMap((tone) => [
    ...answered(situation, fresh, tone),
    ...(situation.openQuestions.length > 0 ? [] : [...bounced(fresh, tone, address), ...acted(situation, fresh, tone)]),
  ]);
}

/** What the match brought up since the user last wrote; else what was said before. */
export function freshHooks({ hooks, lastTurn }: Situation): Hook[] {
  const start = lastTurn[0]?.index ?? Number.POSITIVE_INFINITY;
  const fresh = hooks.filter(({ speaker, index }) => speaker === 'match' && index >= start);
  return fresh.filter(({ weight }) => weight >= (fresh[0]?.weight ?? 0) * 0.7).slice(0, 3);
}

export function oldHooks({ hooks, lastTurn }: Situation): Hook[] {
  const start = lastTurn[0]?.index ?? Number.POSITIVE_INFINITY;
  const old = hooks.filter(({ index, noun, stance }) => index < start && noun && stance !== 'dislikes');
  const ofMatch = old.filter(({ speaker, stance }) => speaker === 'match' && stance !== 'asked');
  const best = ofMatch.length > 0 ? ofMatch : old;
  return best.filter(({ weight }) => weight >= (best[0]?.weight ?? 0) * 0.6).slice(0, 2);
}

function answered(situation: Situation, fresh: Hook[], tone: Tone): Draft[] {
  const question = situation.openQuestions.at(-1);
  if (!question) return [];
  const { address } = situation.register;
  const asked = fresh.find(({ index, stance }) => index === question.index && stance === 'asked') ?? fresh[0];
  const told = fresh.filter(({ stance }) => stance !== 'asked');
  const old = told.length > 0 || asked ? [] : oldHooks(situation).filter(({ speaker }) => speaker === 'match');
  return [
    ...answeredAndTold(question, told, tone, address),
    ...answeredAndCalled(question, old, tone, address),
    ...answeredAlone(question, asked ?? old[0], told.length > 0, tone, address),
  ];
}

/** The answer, then back to what the match told before. */
function answeredAndCalled(question: OpenQuestion, old: Hook[], tone: Tone, address: Address): Draft[] {
  const answers = answersFor(question, old[0])?.answer[tone].filter((line) => !namesSubject(line)) ?? [];
  return old.flatMap((hook) =>
    answers.flatMap((answer) =>
      called(hook, tone, address).map(
        (draft): Draft => ({ ...draft, strategy: 'answer_hook', lines: [answer, ...draft.lines], fit: 9 }),
      ),
    ),
  );
}

/** The answer, then a word about what the match told along with the question. */
function answeredAndTold(question: OpenQuestion, told: Hook[], tone: Tone, address: Address): Draft[] {
  const answers = answersFor(question, told[0])?.answer[tone].filter((line) => !namesSubject(line)) ?? [];
  return told.flatMap((hook) => {
    const voice = voiceFor(hook, address);
    const lines = [...(voice?.react[tone] ?? []), ...(voice?.ask[tone] ?? []).filter(namesSubject)];
    return answers.flatMap((answer) =>
      lines.map((line): Draft => ({ tone, strategy: 'answer_hook', lines: [answer, line], hook, fit: 14 })),
    );
  });
}

/** Not to be asked back: the match told already, or it is about the user's own photo. */
function isOneWay({ isReturned, text, ask }: OpenQuestion, isTold: boolean): boolean {
  const isVague = ask === 'open' || ask === 'closed' || ask === 'why' || ask === 'opinion';
  return (
    isReturned || (isVague && (isTold || /\b(?:ton|ta|tes|votre|vos|photo|profil|bio|il|elle|et toi)\b/.test(text)))
  );
}

function answeredAlone(
  question: OpenQuestion,
  asked: Hook | undefined,
  isTold: boolean,
  tone: Tone,
  address: Address,
): Draft[] {
  const voice = answersFor(question, asked);
  const hook = asked ?? null;
  const isAsked = asked?.stance === 'asked' && question.ask !== 'choice';
  const back = isAsked ? (voiceFor(asked, address)?.ask[tone] ?? []) : [];
  return (voice?.answer[tone] ?? []).flatMap((answer): Draft[] => [
    ...(isOneWay(question, isTold) ? plainQuestions[tone] : (voice?.bounce[tone] ?? [])).map(
      (line): Draft => ({ tone, strategy: 'answer_bounce', lines: [answer, line], hook, fit: isTold ? 4 : 10 }),
    ),
    ...(namesSubject(answer) ? [] : back).map(
      (line): Draft => ({ tone, strategy: 'answer_hook', lines: [answer, line], hook, fit: 11 }),
    ),
    { tone, strategy: 'answer', lines: [answer], hook, fit: question.ask === 'number' ? 12 : -4 },
  ]);
}

function bounced(fresh: Hook[], tone: Tone, address: Address): Draft[] {
  return fresh.flatMap((hook, place) => {
    const voice = voiceFor(hook, address);
    if (!voice) return [];
    const fit = 14 - place * 4;
    const pairs = voice.react[tone].flatMap((react) =>
      react.includes('?')
        ? []
        : voice.ask[tone].map((ask): Draft => ({ tone, strategy: 'bounce', lines: [react, ask], hook, fit })),
    );
    const alone = [...voice.react[tone], ...voice.ask[tone].filter(namesSubject)].map(
      (line): Draft => ({ tone, strategy: 'bounce', lines: [line], hook, fit: fit - (line.includes('?') ? 1 : 4) }),
    );
    return [...pairs, ...alone];
  });
}

/** Acts that ask for nothing themselves: a subject of before is a good answer to them. */
const leavesRoom: Act[] = ['dry', 'statement', 'disclosure', 'agreement', 'emoji_only', 'empty', 'greeting'];

function acted(situation: Situation, fresh: Hook[], tone: Tone): Draft[] {
  const { address } = situation.register;
  const act = turnAct(situation.lastTurn);
  const old = oldHooks(situation);
  const hook = fresh[0] ?? old[0] ?? null;
  return actVoices(act)
    .flatMap((voice): Draft[] =>
      voice.says[tone].flatMap((line): Draft[] => {
        if (voice.objectives) return [];
        if (voice.needs === 'day') return [];
        if (voice.needs === 'cite')
          return fresh.length > 0 ? [] : [{ tone, strategy: 'quote', lines: [line], hook: null, fit: 7 }];
        if (voice.needs === 'hook')
          return hook ? [{ tone, strategy: 'act_callback', lines: [line], hook, fit: 12 }] : [];
        const strategy = act === 'farewell' ? 'farewell' : 'act';
        if (!voice.goesOn)
          return [{ tone, strategy, lines: [line], hook: null, fit: act === 'farewell' ? 16 : hook ? 0 : 4 }];
        return [
          { tone, strategy, lines: [line], hook: null, fit: hook ? 2 : 6 },
          ...followed(line, fresh, old, tone, address),
        ];
      }),
    )
    .concat(
      fresh.length === 0 && leavesRoom.includes(act) ? old.flatMap((subject) => called(subject, tone, address)) : [],
    );
}

/** An act that leaves room for a subject: «Pas de souci. Et le déménagement, …» */
function followed(line: string, fresh: Hook[], old: Hook[], tone: Tone, address: Address): Draft[] {
  if (line.includes('?')) return [];
  const told = fresh.flatMap((hook) => {
    const voice = voiceFor(hook, address);
    const lines = [...(voice?.react[tone] ?? []), ...(voice?.ask[tone] ?? []).filter(namesSubject)];
    return lines.map((next): Draft => ({ tone, strategy: 'act_callback', lines: [line, next], hook, fit: 15 }));
  });
  if (told.length > 0) return told;
  if (old.length === 0)
    return plainQuestions[tone].map(
      (next): Draft => ({ tone, strategy: 'act', lines: [line, next], hook: null, fit: 9 }),
    );
  return old.flatMap((hook) =>
    called(hook, tone, address).map(
      (draft): Draft => ({ ...draft, strategy: 'act_callback', lines: [line, ...draft.lines], fit: 11 }),
    ),
  );
}

/** Back to what was said before: «Au fait, la rando : plutôt …» */
export function called(hook: Hook, tone: Tone, address: Address): Draft[] {
  const voice = voiceFor(hook, address);
  if (!voice || hook.stance === 'asked') return [];
  return callbacks[tone].flatMap((opening) =>
    voice.ask[tone]
      .filter((ask) => !namesSubject(ask) && !/ : /.test(ask))
      .map((ask): Draft => ({ tone, strategy: 'callback', lines: [`${opening} ${lowerFirst(ask)}`], hook, fit: 9 })),
  );
}
