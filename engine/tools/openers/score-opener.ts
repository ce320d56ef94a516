import { openerLength } from '#contract/tools.ts';
import { contentWords } from './content-words.ts';

// How good a first message is, out of 100, by what can be seen in it; each part is shown under «Pourquoi ce score».

interface ScorePart {
  label: string;
  points: number;
}

const start = 30;
/** In characters: read at a glance in a notification. */
const glance = 130;

export function scoreOpener(content: string, profile: string): { score: number; why: ScorePart[] } {
  const inProfile = contentWords(profile);
  const shared = [...contentWords(content)].filter((word) => isIn(inProfile, word)).length;
  const marks = content.match(/\?/g)?.length ?? 0;
  const why = [
    { label: 'Un premier message poli', points: start },
    { label: 'Parle de son profil', points: shared > 0 ? 25 : 0 },
    { label: 'Plusieurs détails de son profil', points: 5 * Math.min(3, Math.max(0, shared - 1)) },
    { label: 'Se termine par une question', points: marks > 0 ? (content.trimEnd().endsWith('?') ? 15 : 8) : 0 },
    { label: 'Plusieurs questions à la fois', points: -5 * Math.min(3, Math.max(0, marks - 1)) },
    { label: 'Court', points: content.length <= glance ? 15 : content.length <= openerLength.max ? 8 : 0 },
  ].filter(({ points }) => points !== 0);
  return { score: why.reduce((sum, { points }) => sum + points, 0), why };
}

/** The same word, or another form of it: «randos» for «rando», «grimper» for «grimpe». */
function isIn(words: ReadonlySet<string>, word: string): boolean {
  const stem = word.slice(0, Math.max(4, word.length - 2));
  return [...words].some(
    (other) => other === word || (word.length >= 5 && other.length >= 5 && other.startsWith(stem)),
  );
}
