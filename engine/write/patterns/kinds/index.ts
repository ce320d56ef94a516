import type { AnsweredKind } from '#engine/understand/turn-kind/kinds.ts';
import type { KindLines } from '../../kind-lines.ts';
import { agreeLines } from './agree.ts';
import { complimentLines } from './compliment.ts';
import { confideLines } from './confide.ts';
import { dreamLines } from './dream.ts';
import { dryLines } from './dry.ts';
import { gagLines } from './gag.ts';
import { greetLines } from './greet.ts';
import { hintLines } from './hint.ts';
import { joyLines } from './joy.ts';
import { laughLines } from './laugh.ts';
import { leaveLines } from './leave.ts';
import { mishapLines } from './mishap.ts';
import { opinionLines } from './opinion.ts';
import { planLines } from './plan.ts';
import { sorryLines } from './sorry.ts';
import { teaseLines } from './tease.ts';
import { thanksLines } from './thanks.ts';
import { tiredLines } from './tired.ts';
import { toldLines } from './told.ts';
import { troubleLines } from './trouble.ts';

export const kindLines: Record<AnsweredKind, KindLines> = {
  agree: agreeLines,
  compliment: complimentLines,
  confide: confideLines,
  dream: dreamLines,
  dry: dryLines,
  gag: gagLines,
  greet: greetLines,
  hint: hintLines,
  joy: joyLines,
  laugh: laughLines,
  leave: leaveLines,
  mishap: mishapLines,
  opinion: opinionLines,
  plan: planLines,
  sorry: sorryLines,
  tease: teaseLines,
  thanks: thanksLines,
  tired: tiredLines,
  told: toldLines,
  trouble: troubleLines,
};
