import type { Tone } from '#contract/writing.ts';
import { lowerFirst } from '#engine/french/typography.ts';
import type { Hook, Situation } from '#engine/understand/situation.ts';
import type { Draft } from '../draft.ts';
import { callbacks } from '../patterns/callbacks.ts';
import { namesSubject } from '../realise.ts';
import { actVoices, answersFor, voiceFor } from '../voices.ts';
import { eachTone, turnAct } from './plan.ts';

// To keep the talk going: answer what was asked, react to what was told, ask about it.

export function goOn(situation: Situation): Draft[] {
  const fresh = freshHooks(situation);
  return eachTone.flatMap((tone) => [
    ...answered(situation, fresh, tone),
    ...(situation.openQuestions.length > 0 ? [] : [...bounced(fresh, tone), ...acted(situation, fresh, tone)]),
  ]);
}

/** What the match brought up since the user last wrote; else what was said before. */
export function freshHooks({ hooks, lastTurn }: Situation): Hook[] {
  const start = lastTurn[0]?.index ?? Number.POSITIVE_INFINITY;
  return hooks.filter(({ speaker, index }) => speaker === 'match' && index >= start).slice(0, 3);
}

export function oldHooks({ hooks, lastTurn }: Situation): Hook[] {
  const start = lastTurn[0]?.index ?? Number.POSITIVE_INFINITY;
  const old = hooks.filter(({ index, noun, stance }) => index < start && noun && stance !== 'dislikes');
  const ofMatch = old.filter(({ speaker, stance }) => speaker === 'match' && stance !== 'asked');
  return (ofMatch.length > 0 ? ofMatch : old).slice(0, 2);
}

function answered({ openQuestions }: Situation, fresh: Hook[], tone: Tone): Draft[] {
  const question = openQuestions.at(-1);
  if (!question) return [];
  const asked = fresh.find(({ index, stance }) => index === question.index && stance === 'asked') ?? fresh[0];
  const voice = answersFor(question, asked);
  if (!voice) return [];
  const told = fresh.filter(({ stance }) => stance !== 'asked');
  return voice.answer[tone].flatMap((answer): Draft[] => {
    const hook = asked ?? null;
    const withHook = told.flatMap((subject) => {
      const spoken = voiceFor(subject);
      if (namesSubject(answer) && subject !== asked) return [];
      const lines = [...(spoken?.react[tone] ?? []), ...(spoken?.ask[tone] ?? []).filter(namesSubject)];
      return lines.map(
        (line): Draft => ({ tone, strategy: 'answer_hook', lines: [answer, line], hook: subject, fit: 14 }),
      );
    });
    const bounces = voice.bounce[tone].map(
      (line): Draft => ({
        tone,
        strategy: 'answer_bounce',
        lines: [answer, line],
        hook,
        fit: told.length > 0 ? 4 : 10,
      }),
    );
    const back = asked?.stance === 'asked' && question.ask !== 'choice' ? (voiceFor(asked)?.ask[tone] ?? []) : [];
    const returned = back
      .filter(() => !namesSubject(answer))
      .map((line): Draft => ({ tone, strategy: 'answer_hook', lines: [answer, line], hook: asked ?? null, fit: 11 }));
    return [...withHook, ...returned, ...bounces, { tone, strategy: 'answer', lines: [answer], hook, fit: 2 }];
  });
}

function bounced(fresh: Hook[], tone: Tone): Draft[] {
  return fresh.flatMap((hook, place) => {
    const voice = voiceFor(hook);
    if (!voice) return [];
    const fit = 14 - place * 2;
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

function acted(situation: Situation, fresh: Hook[], tone: Tone): Draft[] {
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
        return [{ tone, strategy, lines: [line], hook: null, fit: hook ? 2 : 6 }, ...followed(line, fresh, old, tone)];
      }),
    )
    .concat(fresh.length === 0 && act !== 'farewell' ? old.flatMap((subject) => called(subject, tone)) : []);
}

/** An act that leaves room for a subject: «Pas de souci. Et le déménagement, …» */
function followed(line: string, fresh: Hook[], old: Hook[], tone: Tone): Draft[] {
  if (line.includes('?')) return [];
  const told = fresh.flatMap((hook) => {
    const voice = voiceFor(hook);
    const lines = [...(voice?.react[tone] ?? []), ...(voice?.ask[tone] ?? []).filter(namesSubject)];
    return lines.map((next): Draft => ({ tone, strategy: 'act_callback', lines: [line, next], hook, fit: 15 }));
  });
  if (told.length > 0) return told;
  return old.flatMap((hook) =>
    called(hook, tone).map(
      (draft): Draft => ({ ...draft, strategy: 'act_callback', lines: [line, ...draft.lines], fit: 11 }),
    ),
  );
}

/** Back to what was said before: «Au fait, la rando : plutôt …» */
export function called(hook: Hook, tone: Tone): Draft[] {
  const voice = voiceFor(hook);
  if (!voice || hook.stance === 'asked') return [];
  return callbacks[tone].flatMap((opening) =>
    voice.ask[tone]
      .filter((ask) => !namesSubject(ask))
      .map((ask): Draft => ({ tone, strategy: 'callback', lines: [`${opening} ${lowerFirst(ask)}`], hook, fit: 9 })),
  );
}
