import { dangerCues } from '../lexicon/danger-cues.ts';
import { inFun } from '../lexicon/discomfort-cues.ts';
import type { HeardMessage, Sign } from '../situation.ts';

/** Said in passing or of a story: «envie de mourir tellement il fait chaud», «un film sur le suicide». */
const figurative =
  /\b(?:tellement|de (?:chaud|froid|rire|honte|faim|fatigue|soif|sommeil|jalousie)|film|serie|livre|roman|podcast|documentaire|jeu|chanson|tue-l'amour|suicide squad|suicide social|c'est du suicide)\b/;

export function dangerSigns(messages: HeardMessage[]): Sign[] {
  return messages.flatMap((message) => {
    const { plain, text, index, from } = message;
    const isLight = inFun.test(plain) || inFun.test(text) || figurative.test(plain);
    return dangerCues
      .filter(([kind, cue]) => cue.test(plain) && !(isLight && kind !== 'money' && kind !== 'blackmail'))
      .filter(([kind]) => from === 'match' || kind === 'suicide' || kind === 'threat' || kind === 'violence')
      .map(
        ([kind]): Sign => ({ kind: kind === 'threat' && from === 'moi' ? 'user_threat' : kind, index, speaker: from }),
      );
  });
}
