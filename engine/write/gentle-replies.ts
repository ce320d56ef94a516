import { type Reply, replyLengths } from '#contract/writing.ts';
import type { Peril } from '#engine/understand/danger/find-perils.ts';
import { namesHardFrom } from '#engine/understand/reading.ts';
import type { Situation } from '#engine/understand/situation.ts';
import { readersShare } from './confidence.ts';
import { inUsersManner } from './finish.ts';
import { formalLines } from './lines/formal.ts';
import { gentleLines } from './lines/gentle.ts';
import { shuffled } from './shuffle.ts';

/** Three replies by length, where nothing is joked about or proposed. */
export function gentleReplies(known: Situation, { key, seed }: { key: number; seed: number }): Reply[] {
  const lines = gentleLines[partOf(known)];
  const formalOnes = known.peril && isPressing(known.peril) ? formalLines.declines : formalLines.gentle;
  const formal = shuffled(Object.values(formalOnes).flat(), key, (line) => line);
  return replyLengths.flatMap((length, place) => {
    const own = shuffled(lines[length], key, (line) => line);
    const line = known.register.address === 'vous' ? formal[(seed + place) % formal.length] : own[seed % own.length];
    if (!line) return [];
    const content = inUsersManner(line, known, { tone: 'original', isGrave: true }, seed);
    return [{ tone: length, content, why: '', confidence: readersShare.gentle, isStartingIdea: true }];
  });
}

function partOf({ reading: { signal, sureness = 0 }, peril }: Situation): keyof typeof gentleLines {
  if (peril && isPressing(peril)) return 'declines';
  const mayStepBack =
    signal === 'refusal' || signal === 'unease' || (peril?.from === 'moi' && peril.danger !== 'distress');
  if (sureness < namesHardFrom || peril) return mayStepBack ? 'stepsBack' : 'told';
  return signal === 'grave' || signal === 'unease' || signal === 'danger' ? signal : mayStepBack ? 'stepsBack' : 'told';
}

/** The match threatens, forces, asks for naked pictures or scorns: whoever answers has nothing to apologise for. */
export const isPressing = ({ from, danger }: Peril): boolean =>
  from === 'match' && (danger === 'menace' || danger === 'nudes' || danger === 'hate');
