import { type Part, treeOf } from './expression-tree.ts';

// Texts that make a regular expression try again from each place, derived from what it repeats without a bound: what it wants before the
// repetition, a long run of what the repetition takes, and an end that it does not want.

export interface Attack {
  lead: string;
  brick: string;
  end: string;
}

interface Repetition {
  /** The shortest text that leads to it. */
  before: string;
  body: Part;
}

/** No expression asks for this character; those that take anything but a few characters take it. */
const stranger = '\u0001';
const usual = [...Array(95).keys()].map((code) => String.fromCharCode(code + 32));
const others = ['\n', '\r', '\t', '\u2028', '\u00a0', 'é', 'É', '’', '…', '«', '»', '€', '😀', stranger];
/** Per repetition, so that an expression of many words stays affordable. */
const most = { runs: 5, ends: 3, before: 3 };

/** Empty where nothing is repeated without a bound: the time of such an expression grows with the text. */
export function attacksOn(pattern: RegExp): Attack[] {
  const tree = treeOf(pattern);
  const language = languageOf(pattern);
  const repetitions = repetitionsIn(tree, '', language);
  const kinds = oneOfEachKind(
    [...classesIn(tree), ...repetitions.flatMap(({ body }) => sourceOf(body) ?? [])],
    language,
  );
  // A stranger in front keeps an option that starts with `^` from taking the run.
  const fronts = pattern.source.includes('^') ? ['', stranger] : [stranger];
  const attacks = repetitions.flatMap(({ before, body }) => {
    const source = sourceOf(body);
    const runs = source === null ? examplesOf(body, language, 1) : kinds.filter((one) => language.takes(source, one));
    const ends = endsAgainst(source === null ? kinds : kinds.filter((one) => !language.takes(source, one)));
    return fronts.flatMap((front) =>
      runs
        .filter((run) => run !== '')
        .slice(0, most.runs)
        .flatMap((run) => wallsOf(front, before, run))
        .flatMap(([lead, brick]) => ends.map((end) => ({ lead, brick, end }))),
    );
  });
  return [...new Map(attacks.map((attack) => [JSON.stringify(attack), attack])).values()];
}

/** A run behind what leads to it, and both again and again; a long phrase leaves too few places to start from. */
function wallsOf(front: string, before: string, run: string): [lead: string, brick: string][] {
  const behind: [string, string] = [front + before, run];
  return before.length > 0 && before.length <= most.before ? [behind, [front, before + run]] : [behind];
}

function endsAgainst(unwanted: string[]): string[] {
  const some = unwanted.slice(0, most.ends);
  const after = ['\u2028', ...some].map((one) => stranger + one + stranger);
  return [stranger, ...after, ...some.map((one) => one + stranger)];
}

const sourceOf = (part: Part): string | null => (part.kind === 'character' ? part.source : null);

/** The characters that are tried, and which of them a part of the expression takes. */
interface Language {
  alphabet: string[];
  takes(source: string, character: string): boolean;
}

function languageOf({ source, flags }: RegExp): Language {
  const known = new Map<string, RegExp>();
  return {
    alphabet: [...new Set([...usual, ...others, ...source.replace(/[ -~]/g, '')])],
    takes(one, character) {
      const whole = known.get(one) ?? new RegExp(`^(?:${one})$`, flags.replace(/[gmyd]/g, ''));
      known.set(one, whole);
      return whole.test(character);
    },
  };
}

function repetitionsIn(part: Part, before: string, language: Language): Repetition[] {
  switch (part.kind) {
    case 'character':
      return [];
    case 'look':
      return repetitionsIn(part.body, before, language);
    case 'choice':
      return part.options.flatMap((option) => repetitionsIn(option, before, language));
    case 'repeat': {
      const inside = repetitionsIn(part.body, before, language);
      return part.max === Number.POSITIVE_INFINITY ? [{ before, body: part.body }, ...inside] : inside;
    }
    case 'sequence': {
      let reached = before;
      return part.parts.flatMap((one) => {
        const found = repetitionsIn(one, reached, language);
        reached += examplesOf(one, language, 0)[0] ?? '';
        return found;
      });
    }
  }
}

/** Texts that a part takes, one for each option. `least`: how often what may be left out is there. */
function examplesOf(part: Part, language: Language, least: 0 | 1): string[] {
  const first = (one: Part) => examplesOf(one, language, least)[0] ?? '';
  switch (part.kind) {
    case 'character':
      return [exampleOf(part.source, language)];
    case 'look':
      return [''];
    case 'choice':
      return part.options.map(first);
    case 'repeat':
      return [first(part.body).repeat(Math.max(least, part.min))];
    case 'sequence':
      return [part.parts.map(first).join('')];
  }
}

function exampleOf(source: string, { alphabet, takes }: Language): string {
  const found = [source, 'a'].find((one) => takes(source, one)) ?? alphabet.find((one) => takes(source, one));
  return found ?? '';
}

function classesIn(part: Part): string[] {
  if (part.kind === 'character') return /^(?:\[|\\[dDwWsSpP]|\.)/.test(part.source) ? [part.source] : [];
  if (part.kind === 'choice') return part.options.flatMap(classesIn);
  return part.kind === 'sequence' ? part.parts.flatMap(classesIn) : classesIn(part.body);
}

/** One character for each set of classes that take it, so that what two repetitions have in common is among them. */
function oneOfEachKind(classes: string[], { alphabet, takes }: Language): string[] {
  const distinct = [...new Set(classes)];
  const kinds = new Map<string, string>();
  for (const one of alphabet) {
    const kind = distinct.map((source) => Number(takes(source, one))).join('');
    if (!kinds.has(kind)) kinds.set(kind, one);
  }
  return [...kinds.values()];
}
