// The parts of a regular expression as far as `attacks.ts` needs them. Captures, names and edges such as `\b` are dropped.

export type Part =
  | { kind: 'character'; source: string }
  | { kind: 'sequence'; parts: Part[] }
  | { kind: 'choice'; options: Part[] }
  | { kind: 'repeat'; body: Part; min: number; max: number }
  | { kind: 'look'; body: Part };

const nothing: Part = { kind: 'sequence', parts: [] };
const edge = /^(?:[\^$]|\\[bB]|\\[1-9]\d*|\\k<[^>]*>)/;
const groupStart = /^\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?/;
const character = /^(?:\\(?:u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|[pP]\{[^}]*\}|c[a-z]|.)|\[(?:\\.|[^\\\]])*\]|.)/isu;
const quantifier = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/;
const bounds: Record<string, [min: number, max: number]> = {
  '*': [0, Number.POSITIVE_INFINITY],
  '+': [1, Number.POSITIVE_INFINITY],
  '?': [0, 1],
};

export function treeOf({ source }: RegExp): Part {
  let at = 0;
  const take = (pattern: RegExp): RegExpMatchArray | null => {
    const found = source.slice(at, at + 2000).match(pattern);
    at += found?.[0].length ?? 0;
    return found;
  };

  const choice = (): Part => {
    const options = [sequence()];
    while (source[at] === '|') {
      at += 1;
      options.push(sequence());
    }
    const [only = nothing] = options;
    return options.length === 1 ? only : { kind: 'choice', options };
  };
  const sequence = (): Part => {
    const parts: Part[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(repeated(one()));
    const [only = nothing] = parts;
    return parts.length === 1 ? only : { kind: 'sequence', parts };
  };
  const one = (): Part => {
    if (take(edge)) return nothing;
    const start = take(groupStart)?.[0];
    if (start === undefined) return { kind: 'character', source: take(character)?.[0] ?? '' };
    const body = choice();
    at += 1;
    return /[=!]$/.test(start) ? { kind: 'look', body } : body;
  };
  const repeated = (body: Part): Part => {
    const found = take(quantifier);
    if (!found) return body;
    const [, sign, low, comma, high] = found;
    const [min, max] = bounds[sign ?? ''] ?? [
      Number(low),
      high ? Number(high) : comma ? Number.POSITIVE_INFINITY : Number(low),
    ];
    return { kind: 'repeat', body, min, max };
  };
  return choice();
}
