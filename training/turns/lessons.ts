import { readdirSync, readFileSync } from 'node:fs';
import type { ConversationMessage } from '#contract/writing.ts';
import { kinds } from '#engine/understand/kinds.ts';
import { lastTurnOf } from '#engine/understand/last-turn.ts';
import { signalNames } from '#engine/understand/turn-model.ts';
import type { Lesson } from './learn.ts';

// What the reader of a turn is trained and measured on; README.md tells where the files come from.

const folder = import.meta.dirname;

/** The natures that authors gave their talks, in the order of `signalNames`. */
const natures = ['ordinaire', 'refus', 'malaise', 'mineur', 'arnaque', 'danger', 'grave'];

/** How much a row of each source counts: what people wrote as talks more than single messages, older turns less. */
const weights = { messages: 1, talks: 2, olderTalks: 1.5, endings: 1.5, olderEndings: 0.5 };

/** Single messages, written for their kind. */
function messageLessons(): Lesson[] {
  return filesIn('messages').flatMap((file) =>
    rowsOf(`messages/${file}`).map(([kind = '', ...text]) => ({
      author: file,
      messages: [text.join('\t')],
      before: '',
      kinds: [[Number(kind)]],
      signal: signalOfKind(Number(kind)),
      weight: weights.messages,
    })),
  );
}

/** Whole talks of an author, with what labellers say their last turn is. */
export function talkLessons(name: string, place: 'train' | 'kept-apart' = 'train'): Lesson[] {
  const labels = filesIn('labels')
    .filter((file) => file.startsWith(`${name}.`))
    .map((file) => rowsOf(`labels/${file}`).map(([, numbers = '']) => numbers.split(',').map(Number)));
  return linesOf(`${place}/${name}.jsonl`).map((line, at) => {
    const { conversation, nature } = JSON.parse(line) as { conversation: ConversationMessage[]; nature: string };
    return {
      author: name,
      ...lastTurnOf(conversation),
      kinds: labels.map((label) => label[at] ?? [0]),
      signal: signalOf(nature),
      weight: name.startsWith('r') ? weights.olderTalks : weights.talks,
    };
  });
}

/** Ordinary last turns with what came before them, and their kinds. */
function turnLessons(): Lesson[] {
  return filesIn('turns').flatMap((file) =>
    rowsOf(`turns/${file}`).map(([numbers = '', before = '', turn = '']) => ({
      author: file,
      ...turnOf(before, turn),
      kinds: [numbers.split(',').map(Number)],
      signal: 0,
      weight: weights.olderTalks,
    })),
  );
}

/** The kinds of a hard nature, as if one labeller had named each. */
const kindsOf = (signal: number) =>
  signal === 0
    ? null
    : Object.keys(kinds)
        .map(Number)
        .filter((kind) => signalOfKind(kind) === signal)
        .map((kind) => [kind]);

/** Last turns with what came before them and their nature. */
function endingLessons(): Lesson[] {
  return filesIn('endings').flatMap((file) =>
    rowsOf(`endings/${file}`).map(([nature = '', before = '', turn = '']) => ({
      author: file,
      ...turnOf(before, turn),
      kinds: kindsOf(signalOf(nature)),
      signal: signalOf(nature),
      weight: /^[hp]/.test(file) ? weights.endings : weights.olderEndings,
    })),
  );
}

/** Everything that the reader is trained on but whole talks. */
export const singleLessons = (): Lesson[] => [...messageLessons(), ...turnLessons(), ...endingLessons()];

/** The talks of a folder, without what is said of them. */
export const talksOf = (place: 'train' | 'kept-apart'): ConversationMessage[][] =>
  filesIn(place).flatMap((file) =>
    linesOf(`${place}/${file}`).map(
      (line) => (JSON.parse(line) as { conversation: ConversationMessage[] }).conversation,
    ),
  );

export const authorsOfTalks = (place: 'train' | 'kept-apart' = 'train'): string[] =>
  filesIn(place).map((file) => file.replace('.jsonl', ''));

const turnOf = (before: string, turn: string) => ({
  messages: turn.split(' / '),
  before: before.replaceAll(' / ', ' . '),
});

function signalOf(nature: string): number {
  const place = natures.indexOf(nature);
  if (place < 0) throw new Error(`no such nature: ${nature}`);
  return place;
}

const signalOfKind = (kind: number) => signalNames.findIndex((name) => name === (kinds[kind]?.signal ?? 'none'));
const filesIn = (name: string) => readdirSync(`${folder}/${name}`).sort();
const linesOf = (file: string) => readFileSync(`${folder}/${file}`, 'utf8').split('\n').filter(Boolean);
const rowsOf = (file: string) => linesOf(file).map((line) => line.split('\t'));
