import type { Intensity, Objective, Tone } from '#contract/writing.ts';
import { laughingEmoji } from '#engine/understand/lexicon/act-cues.ts';
import type { Situation } from '#engine/understand/situation.ts';
import type { AnsweredKind } from '#engine/understand/turn-kind/kinds.ts';
import type { Draft, Strategy } from '../draft.ts';
import { kindLines } from '../patterns/kinds/index.ts';
import {
  namingAgain,
  namingBeforeWish,
  namingEcho,
  namingFaintly,
  namingGently,
  namingInTrouble,
  namingOf,
  namingSuccess,
} from '../patterns/naming.ts';
import { echoOf } from '../thing/echo.ts';
import type { NamedThing } from '../thing/named-things.ts';
import { framesFor } from './frames.ts';
import {
  aboutThings,
  isSomeone,
  lovedOnes,
  namesToAskAbout,
  thingsAround,
  thingsSpokenOf,
  thingsToName,
  worthNaming,
} from './naming.ts';
import { eachTone } from './plan.ts';
import {
  inTheMood,
  isDelicate,
  isGrave,
  isMaybeHard,
  isRecovering,
  isSerious,
  isSurely,
  isSurelyGrave,
  kindToName,
  longestGreeting,
  type Said,
  takingOf,
} from './taking.ts';

// Nothing was asked: the reply takes the turn for what it is. What is surely hard, glad or worth repeating comes first, then what the turn
// does.

/** What was named, named back: about this talk and no other. */
const fitOfNaming = 60;
const fitOfTaking = 52;
const fitOfKind = 36;
/** A second guess is worth a try if it is about as likely. */
const secondGuess = 0.6;
const secondBest = 4;
/** What is only a guess is told, no more. */
const unlikely = 0.35;
/** A few plain words are hardly ever wrong. */
const plainer = 18;
/** A greeting that goes on is more than a greeting. */
const longest: Partial<Record<AnsweredKind, number>> = { greet: longestGreeting, dry: 9, laugh: 14, thanks: 14 };
/** Not where it is only a guess: to comfort someone who jokes is odd, and so is to thank for what was no compliment. */
const wantsToBeSure: AnsweredKind[] = [
  'trouble',
  'confide',
  'tease',
  'compliment',
  'laugh',
  'sorry',
  'thanks',
  'leave',
  'greet',
];
const sureEnough = 0.4;
const worthInviting = 0.38;
/** A short answer has but one thing to go on from. */
const worthAsking = 0.2;
/** Less, and it is named once, with next to nothing. */
const worthHinting = 0.2;
/** What the user asked about is what the good news is about. */
const worthPraising = 0;
const surelyHinted = 0.75;

export function byKind(situation: Situation, objective: Objective, intensity: Intensity): Draft[] {
  if (situation.openQuestions.length > 0 || situation.lastTurn.length === 0) return [];
  const taking = takingOf(situation);
  const asks = objective === 'date' || objective === 'number';
  const strategy: Strategy = asks ? objective : 'kind';
  const { kind, things, gently, faint, achieved, theirs, echoes, again } = nameable(situation, asks);
  return eachTone.flatMap((tone) => {
    const draft = ({ line, ...rest }: Said, fit: number, next: string[] = []): Draft => ({
      tone,
      strategy,
      hook: null,
      lines: [line, ...next],
      fit,
      ...rest,
    });
    const base = { tone, strategy, hook: null, kind, fit: fitOfNaming };
    if (asks) {
      const wished = (taking?.wishes?.(objective, tone) ?? []).map((said) => draft(said, fitOfTaking));
      const frames = framesFor(objective, tone, intensity);
      const named = aboutThings(
        things.filter((thing) => !isSomeone(thing)),
        inTheMood(situation, namingBeforeWish[tone]),
        base,
        frames.map((frame) => [frame]),
      );
      const praised = aboutThings(
        achieved,
        namingSuccess[tone],
        base,
        frames.map((frame) => [frame]),
      );
      const leads = [
        ...(taking?.leads(tone) ?? []).map((said) => [said, fitOfTaking] as const),
        ...surelyLed(situation).flatMap(({ kind, fit }) =>
          (kindLines[kind].plain?.[tone] ?? []).map((line) => [{ line, kind }, fit] as const),
        ),
      ];
      // A lead that says little is none.
      const alone = frames.map((frame) => draft({ line: frame }, fitOfKind));
      return [
        ...named,
        ...praised,
        ...wished,
        ...leads.flatMap(([said, fit]) => frames.map((frame) => draft(said, fit, [frame]))),
        ...alone,
      ];
    }
    return [
      ...(isMaybeHard(situation)
        ? aboutThings(gently, namingGently[tone], base)
        : aboutThings(things, inTheMood(situation, namingOf[kind]?.[tone] ?? []), base)),
      ...aboutThings(achieved, namingSuccess[tone], { ...base, kind: 'joy' }),
      ...aboutThings(faint, namingFaintly[tone], { ...base, kind: 'told' }),
      ...aboutThings(theirs, namingInTrouble[tone], { ...base, kind: 'trouble' }),
      ...aboutThings(echoes, namingEcho[tone], { ...base, kind: 'dry' }),
      ...aboutThings(again, namingAgain[tone], { ...base, kind: 'dry' }),
      ...(taking?.whole(tone) ?? []).map((said) => draft(said, fitOfTaking)),
      ...likelyKinds(situation).flatMap(({ kind, fit }) => [
        ...(kindLines[kind].plain?.[tone] ?? []).map((line) =>
          draft({ line, kind }, fit + (isSerious(situation) ? 0 : plainer)),
        ),
        ...kindLines[kind].whole[tone].map((line) => draft({ line, kind }, fit)),
        ...ledOn(kind, tone).map((lines) => draft({ line: lines[0] ?? '', kind }, fit - 2, lines.slice(1))),
      ]),
    ];
  });
}

/** What can be named in reply, each list for lines of its own; most of them are empty. */
function nameable(situation: Situation, asks: boolean) {
  const least = asks ? worthInviting : situation.kinds[0]?.kind === 'dry' ? worthAsking : worthNaming;
  const things = isDelicate(situation) ? [] : thingsWorth(situation, least, asks);
  const gently =
    isSurelyGrave(situation) || isGrave(situation) || !isMaybeHard(situation)
      ? []
      : thingsToName(situation, worthNaming);
  const kind = kindToName(situation);
  const isFaint = !isDelicate(situation) && things.length === 0 && tells.includes(kind);
  const faint = isFaint ? [...thingsToName(situation, worthHinting), ...namesToAskAbout(situation)] : [];
  const achieved =
    kind === 'joy' && !isDelicate(situation) && things.length === 0 && asksForOutcome(situation)
      ? thingsSpokenOf(situation, worthPraising)
      : [];
  const theirs = isSurelyGrave(situation) && !isRecovering(situation) ? lovedOnes(situation) : [];
  const isDry = situation.kinds[0]?.kind === 'dry' && !isDelicate(situation) && things.length === 0;
  const echoes = isDry ? echoOf(situation.lastTurn) : [];
  const again = isDry && echoes.length === 0 ? thingsSpokenOf(situation, worthAsking) : [];
  return { kind, things, gently, faint, achieved, theirs, echoes, again };
}

/** «Alors, cet entretien ?» */
const asksForOutcome = ({ messages, lastTurn }: Situation) => {
  const asked = messages.findLast(({ index, from }) => from === 'moi' && index < (lastTurn[0]?.index ?? 0));
  return (
    asked !== undefined &&
    /^(?:et )?alors\b|\b(?:verdict|resultats?|a donne quoi|s'est passee?|c'etait pas)\b/.test(asked.plain)
  );
};

/** What the turn names; before a wish, else what the talk was about. */
function thingsWorth(situation: Situation, least: number, asks: boolean): NamedThing[] {
  const now = thingsToName(situation, least);
  return now.length > 0 || !asks ? now : thingsAround(situation);
}

/** Kinds that tell something. */
const tells: AnsweredKind[] = ['gag', 'tease', 'told', 'opinion'];

/** Before an invitation, a word that misses the point is worse than none. */
const surelyLed = (situation: Situation) =>
  isSurely(situation, ['gag', 'joy', 'mishap', 'tease', 'opinion'], sureEnough)
    ? likelyKinds(situation).slice(0, 1)
    : [];

function likelyKinds(situation: Situation): { kind: AnsweredKind; fit: number }[] {
  const { kinds, lastTurn } = situation;
  if (isGrave(situation) && !isRecovering(situation)) return [{ kind: 'trouble', fit: fitOfKind }];
  const length = lastTurn.reduce((sum, { words }) => sum + words.length, 0);
  if (lastTurn.every(({ acts }) => acts[0] === 'dry')) return [{ kind: 'dry', fit: fitOfKind }];
  // Emoji alone.
  if (lastTurn.every(({ words }) => words.length === 0))
    return [{ kind: lastTurn.some(({ text }) => laughingEmoji.test(text)) ? 'laugh' : 'dry', fit: fitOfKind }];
  const [first, second] = kinds.flatMap(({ kind, probability }) =>
    kind === 'no' ||
    // Where nobody wishes to meet, a hint is easily misheard.
    (kind === 'hint' && probability < surelyHinted) ||
    // What is hard and was heard as such is dealt with above.
    kind === 'trouble' ||
    length > (longest[kind] ?? Number.POSITIVE_INFINITY) ||
    (wantsToBeSure.includes(kind) && probability < sureEnough)
      ? []
      : [{ kind, probability }],
  );
  if (!first || first.probability < unlikely) return [{ kind: 'told', fit: fitOfKind }];
  const likely = second && second.probability >= first.probability * secondGuess ? [first, second] : [first];
  return likely.map(({ kind, probability }, place) => ({
    kind,
    fit: fitOfKind + probability * 6 - place * secondBest,
  }));
}

function ledOn(kind: AnsweredKind, tone: Tone): string[][] {
  const { react, onward } = kindLines[kind];
  return react.flatMap((line) => onward[tone].map((next) => [line, next]));
}
