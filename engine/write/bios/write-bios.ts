import type { Gender } from '#contract/onboarding.ts';
import type { BioStyle, GeneratedBio } from '#contract/writing.ts';
import { areAlike } from '../are-alike.ts';
import { type Candidate, candidatesFor } from './candidates.ts';
import type { Interest } from './interest.ts';
import { parseInterests } from './parse-interests.ts';
import { seededShuffle } from './random.ts';
import { type BioRefusal, bioRefusals, isMinor, refusalFor } from './screen-interests.ts';

export interface BioRequest {
  style: BioStyle;
  /** As typed: «rando, jazz et mon chat Pixel». */
  interests: string;
  gender: Gender;
  /** Zero, then one more for each «Régénérer»: consecutive seeds share no bio while there are others. */
  seed?: number;
  /** Bios that were shown before, in that order. */
  avoid?: readonly string[];
}

export type WrittenBios =
  | { kind: 'written'; bios: GeneratedBio[] }
  | { kind: 'refused'; reason: BioRefusal; message: string };

const bioCount = 3;
/** Thirty interests, generously; the rest of a wall of text is not read. */
const readLength = 3000;

/** Three bios that each name an interest, or a French sentence that says why there are none. */
export function writeBios({ style, interests: given, gender, seed = 0, avoid = [] }: BioRequest): WrittenBios {
  const typed = given.slice(0, readLength);
  const refuse = (reason: BioRefusal): WrittenBios => ({ kind: 'refused', reason, message: bioRefusals[reason] });
  if (isMinor(typed)) return refuse('minor');
  const interests = parseInterests(typed);
  if (interests.length === 0) return refuse(refusalFor(typed));
  const candidates = candidatesFor(style, interests, gender);
  const name = `${style} ${interests.map(({ label }) => label).join(',')}`;
  const chosen = pickInTurn(candidates, {
    name,
    turn: Math.abs(Math.trunc(seed)) || 0,
    avoid,
    leads: interests.length,
    names: interests.flatMap(properNames),
  });
  return { kind: 'written', bios: chosen.map(({ content, characterCount }) => ({ style, content, characterCount })) };
}

type Text = Candidate['texts'][number];

interface Picking {
  name: string;
  turn: number;
  avoid: readonly string[];
  leads: number;
  /** Proper names among the interests: «Pixel», «Radiohead». */
  names: readonly string[];
}

/** So many turns know of each other; past them the order starts anew, differently. */
const turnsTogether = 24;

/** What this turn shows, given that the turns before it showed theirs. */
function pickInTurn(candidates: Candidate[], { name, turn, avoid, leads, names }: Picking): Text[] {
  const first = turn - (turn % turnsTogether);
  const order = interleaved(seededShuffle(candidates, `${name} ${first}`));
  const shown: string[] = [];
  for (let past = first; past < turn; past++) {
    shown.push(...pickThree(order, { turn: past, avoid: shown, leads, names }).map(({ content }) => content));
  }
  return pickThree(order, { turn, avoid: [...shown, ...avoid], leads, names });
}

function pickThree(candidates: Candidate[], { turn, avoid, leads, names }: Omit<Picking, 'name'>): Text[] {
  const seen = new Map(avoid.map((content, at) => [content.trim(), at]));
  const picked: Text[] = [];
  const used = new Set<Candidate>();
  const groups = new Set<string>();
  const firsts = new Set<Interest>();
  const namesAnother = (content: string) =>
    names.some((one) => content.includes(one) && !picked.some((other) => other.content.includes(one)));
  // First those that name someone or something by a name that was given, fresh, of another kind, about another interest; each pass
  // gives up one wish.
  for (const { named, fresh, otherGroup, otherFirst } of passes) {
    for (const candidate of rotated(candidates, turn * bioCount)) {
      if (picked.length === bioCount) return picked;
      if (used.has(candidate) || (otherGroup && groups.has(candidate.group))) continue;
      const texts = rotated(candidate.texts, turn)
        .filter(({ first }) => !otherFirst || firsts.size >= leads || !firsts.has(first))
        .filter(({ content }) => !fresh || !seen.has(content))
        .filter(({ content }) => !named || namesAnother(content))
        .filter(({ content }) => !picked.some((other) => areAlike(other.content, content)));
      const text = fresh
        ? texts[0]
        : texts.sort((a, b) => (seen.get(a.content) ?? -1) - (seen.get(b.content) ?? -1))[0];
      if (!text) continue;
      picked.push(text);
      used.add(candidate);
      groups.add(candidate.group);
      firsts.add(text.first);
    }
  }
  return picked;
}

const passes = [
  { named: true, fresh: true, otherGroup: true, otherFirst: true },
  { named: true, fresh: true, otherGroup: true, otherFirst: false },
  { named: false, fresh: true, otherGroup: true, otherFirst: true },
  { named: false, fresh: true, otherGroup: true, otherFirst: false },
  { named: false, fresh: true, otherGroup: false, otherFirst: false },
  { named: false, fresh: false, otherGroup: false, otherFirst: false },
];

/** The words of an interest that have a capital of their own. */
function properNames({ label }: Interest): string[] {
  return label.split(/[\s']+/).filter((word) => /^\p{Lu}\p{L}{2,}/u.test(word));
}

/** One of each group in turn, so that neighbours differ in kind. */
function interleaved(candidates: Candidate[]): Candidate[] {
  const groups = [...new Set(candidates.map(({ group }) => group))].map((name) =>
    candidates.filter(({ group }) => group === name),
  );
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => groups.flatMap((group) => group[at] ?? [])).flat();
}

function rotated<T>(list: readonly T[], by: number): T[] {
  const at = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}
