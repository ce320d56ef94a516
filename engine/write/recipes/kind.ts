import type { Intensity, Objective, Tone } from '#contract/writing.ts';
import type { HeardMessage, Situation } from '#engine/understand/situation.ts';
import type { AnsweredKind, KindGuess, TurnKind } from '#engine/understand/turn-kind/kinds.ts';
import type { Draft, Strategy } from '../draft.ts';
import { tellsGrave } from '../grave.ts';
import { kindLines } from '../patterns/kinds/index.ts';
import { quotesOfGag } from '../patterns/quotes.ts';
import { punchlinesOf } from '../punchline.ts';
import { thingsOf } from '../things.ts';
import { framesFor } from './frames.ts';
import { eachTone } from './plan.ts';

// What the turn does says how to take it; something that was named in it shows that it was read.

const fitOfKind = 36;
/** A second guess is worth a try if it is about as likely. */
const secondGuess = 0.6;
const unlikely = 0.12;
/** A greeting that goes on is more than a greeting. */
const longest: Partial<Record<AnsweredKind, number>> = { greet: 7, dry: 9, laugh: 14, thanks: 14 };
/** Whatever is named counts in the score; what is hardly the point had better not be. */
const goodWorth = 2.5;

interface Lead {
  lines: string[];
  quoted?: string;
  np?: string;
  dunp?: string;
  fit: number;
}

export function byKind(situation: Situation, objective: Objective, intensity: Intensity): Draft[] {
  if (situation.openQuestions.length > 0 || situation.lastTurn.length === 0) return [];
  const asks = objective === 'date' || objective === 'number';
  return likelyKinds(situation).flatMap(({ kind, fit }) =>
    eachTone.flatMap((tone) => {
      const strategy: Strategy = asks ? objective : 'kind';
      const draft = ({ lines, np, dunp, quoted, fit: own }: Lead): Draft => ({
        tone,
        strategy,
        lines,
        hook: null,
        kind,
        ...(np ? { np } : {}),
        ...(dunp ? { dunp } : {}),
        ...(quoted ? { quoted } : {}),
        fit: fit + own,
      });
      if (!asks)
        return [...wholes(kind, tone), ...quotes(kind, tone, situation), ...leadsOn(kind, tone, situation)].map(draft);
      const leads = [...reactions(kind), ...named(kind, tone, situation)];
      return leads.flatMap((lead) =>
        framesFor(objective, tone, intensity).map((frame) => draft({ ...lead, lines: [...lead.lines, frame] })),
      );
    }),
  );
}

/** A word for what was told before a question. */
export function leadsByKind(situation: Situation, tone: Tone): (Lead & { kind: AnsweredKind })[] {
  return likelyKinds(situation).flatMap(({ kind, fit }) =>
    [...reactions(kind), ...named(kind, tone, situation)].map((lead) => ({
      ...lead,
      kind,
      fit: fit - fitOfKind + lead.fit,
    })),
  );
}

function likelyKinds({ kinds, lastTurn }: Situation): { kind: AnsweredKind; fit: number }[] {
  const length = lastTurn.reduce((sum, { words }) => sum + words.length, 0);
  const [first, second] = kinds.flatMap(({ kind, probability }) =>
    kind === 'no' || length > (longest[kind] ?? Number.POSITIVE_INFINITY) ? [] : [{ kind, probability }],
  );
  if (!first || first.probability < unlikely) return [];
  const grave = graver(kinds, lastTurn, first);
  if (grave) return [{ kind: grave, fit: fitOfKind }];
  const likely = second && second.probability >= first.probability * secondGuess ? [first, second] : [first];
  return likely.map(({ kind, probability }) => ({ kind, fit: fitOfKind + probability * 6 }));
}

/** A joke to someone who is hurt is worse than kindness to someone who jokes. */
function graver(
  kinds: KindGuess[],
  lastTurn: HeardMessage[],
  { kind, probability }: { kind: AnsweredKind; probability: number },
): AnsweredKind | undefined {
  if (!light.includes(kind)) return undefined;
  const likeliest = kinds.filter((guess) => heavy.includes(guess.kind));
  const [first] = likeliest;
  if (!first || first.kind === 'no') return undefined;
  if (tellsGrave(lastTurn)) return first.kind;
  const sum = likeliest.reduce((total, guess) => total + guess.probability, 0);
  return probability < sure && sum >= doubt ? first.kind : undefined;
}

const light: AnsweredKind[] = ['gag', 'tease', 'joy', 'laugh', 'hint', 'greet', 'opinion'];
const heavy: TurnKind[] = ['trouble', 'confide', 'tired'];
const sure = 0.45;
const doubt = 0.4;

/** What made one laugh is repeated as it was said. */
function quotes(kind: AnsweredKind, tone: Tone, { kinds, lastTurn }: Situation): Lead[] {
  if (kind !== 'gag' || (kinds[0]?.probability ?? 0) < certain) return [];
  return punchlinesOf(lastTurn)
    .slice(0, quoteLimit)
    .flatMap((quoted) => quotesOfGag[tone].map((line): Lead => ({ lines: [line], quoted, fit: 2 })));
}

const quoteLimit = 2;
/** To quote what was no joke would be mockery. */
const certain = 0.6;

const reactions = (kind: AnsweredKind): Lead[] => kindLines[kind].react.map((line) => ({ lines: [line], fit: -2 }));
const wholes = (kind: AnsweredKind, tone: Tone): Lead[] =>
  kindLines[kind].whole[tone].map((line) => ({ lines: [line], fit: 0 }));

function named(kind: AnsweredKind, tone: Tone, situation: Situation): Lead[] {
  return thingsOf(situation).flatMap(({ text, of, worth }) =>
    kindLines[kind].named[tone].map(
      (line): Lead => ({
        lines: [line],
        np: text,
        ...(of ? { dunp: of } : {}),
        fit: Math.min(0, worth - goodWorth) * 3 - 4,
      }),
    ),
  );
}

function leadsOn(kind: AnsweredKind, tone: Tone, situation: Situation): Lead[] {
  const { onward } = kindLines[kind];
  const withThing = named(kind, tone, situation);
  return [
    ...withThing,
    ...[...withThing, ...reactions(kind)].flatMap(({ lines, ...lead }) =>
      onward[tone].map((next): Lead => ({ ...lead, lines: [...lines, next] })),
    ),
  ];
}
