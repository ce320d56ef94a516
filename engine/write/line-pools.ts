import type { Objective } from '#contract/writing.ts';
import type { Situation } from '#engine/understand/situation.ts';
import { continueLines } from './lines/continue.ts';
import { dateLines } from './lines/date.ts';
import { formalLines } from './lines/formal.ts';
import {
  askedLines,
  contactLines,
  inviteLines,
  openings,
  otherLanguage,
  toldLines,
  waryLines,
  waryRevival,
} from './lines/general.ts';
import type { KindLines, Lines } from './lines/line.ts';
import { numberLines } from './lines/number.ts';
import { reviveLines } from './lines/revive.ts';

/** The lines that suit a talk. */
export interface Pool {
  lines: Lines;
  /** The kind of message that they answer to; absent where they suit any talk. */
  kind?: number;
}

const linesByObjective: Record<Exclude<Objective, 'revive'>, KindLines> = {
  continue: continueLines,
  date: dateLines,
  number: numberLines,
};

/** An objective that the talk allows: who waits for an answer can only revive, and after an evaded date nothing is proposed. */
function objectiveFor({ lastSpeaker, verdict, reading }: Situation, wish: Objective): Objective {
  if (verdict === 'wait' || (lastSpeaker === 'moi' && wish === 'continue')) return 'revive';
  return reading.kind === undefined || wish === 'revive' || linesByObjective[wish][reading.kind] ? wish : 'continue';
}

export function poolFor(known: Situation, wish: Objective): Pool {
  if (known.messages.length === 0) return { lines: openings };
  if (known.language === 'other' && !known.isWary) return { lines: otherLanguage };
  const objective = objectiveFor(known, wish);
  const isAsked = known.openQuestions.length > 0;
  if (known.isWary) return { lines: waryLinesFor(known, objective) };
  if (known.register.address === 'vous') return { lines: formalLines[formalPart(objective, isAsked)] };
  if (objective === 'revive') return { lines: reviveLines };
  const { kind } = known.reading;
  const own = kind === undefined ? undefined : linesByObjective[objective][kind];
  if (own && kind !== undefined) return { lines: own, kind };
  if (objective === 'date') return { lines: inviteLines };
  if (objective === 'number') return { lines: contactLines };
  return { lines: isAsked ? askedLines : toldLines };
}

function waryLinesFor({ register }: Situation, objective: Objective): Lines {
  if (register.address === 'vous') return formalLines.wary;
  return objective === 'revive' ? waryRevival : waryLines;
}

function formalPart(objective: Objective, isAsked: boolean): keyof typeof formalLines {
  if (objective === 'date') return 'invite';
  if (objective !== 'continue') return objective;
  return isAsked ? 'asked' : 'told';
}
