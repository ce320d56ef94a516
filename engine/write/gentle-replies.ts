import { type Reading, type Reply, replyLengths } from '#contract/writing.ts';
import { namesHardFrom } from '#engine/understand/reading.ts';
import type { Situation } from '#engine/understand/situation.ts';
import { readersShare } from './confidence.ts';
import { inUsersManner } from './finish.ts';
import { formalLines } from './lines/formal.ts';
import { gentleLines } from './lines/gentle.ts';
import { shuffled } from './shuffle.ts';

/** Three replies by length, where nothing is joked about or proposed. */
export function gentleReplies(known: Situation, { key, seed }: { key: number; seed: number }): Reply[] {
  const lines = gentleLines[partOf(known.reading)];
  const formal = shuffled(Object.values(formalLines.gentle).flat(), key, (line) => line);
  return replyLengths.flatMap((length, place) => {
    const own = shuffled(lines[length], key, (line) => line);
    const line = known.register.address === 'vous' ? formal[(seed + place) % formal.length] : own[seed % own.length];
    if (!line) return [];
    const content = inUsersManner(line, known, { tone: 'original', isGrave: true }, seed);
    return [{ tone: length, content, why: '', confidence: readersShare.gentle, isStartingIdea: true }];
  });
}

function partOf({ signal, sureness = 0 }: Reading): keyof typeof gentleLines {
  const mayStepBack = signal === 'refusal' || signal === 'unease';
  if (sureness < namesHardFrom) return mayStepBack ? 'stepsBack' : 'told';
  return signal === 'grave' || signal === 'unease' || signal === 'danger' ? signal : mayStepBack ? 'stepsBack' : 'told';
}
