import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ConversationMessage } from '#contract/writing.ts';
import { fold } from '#engine/french/fold.ts';
import { type Danger, dangers, piecesOf } from '#engine/understand/danger/danger-model.ts';
import { lottery } from '../../bench/statistics/seeded-random.ts';
import { findHarm } from '../../server/writing/checks/harm/find-harm.ts';
import type { Lesson } from './learn.ts';
import { misspell } from './misspell.ts';

// What the reader of dangers is trained on; README.md tells where the files come from.

const own = path.join(import.meta.dirname, 'lines');
const turns = path.join(import.meta.dirname, '../turns');
const harm = path.join(import.meta.dirname, '../harm');

const weights = { own: 3, misspelt: 1.5, ordinary: 1, endings: 1, messages: 0.7 };
/** So many more of each of our own lines, spelt otherwise. */
const misspellings = 2;

/** Lines written for a danger, «what was said before | line»; `none` are those that only sound like one. */
export function ownLessons(): Lesson[] {
  const random = lottery(5);
  return readdirSync(own)
    .sort()
    .flatMap((file) => {
      const danger = dangers.indexOf(file.replace(/(?:-\d+)?\.txt$/, '') as Danger);
      return linesOf(path.join(own, file)).flatMap((line): Lesson[] => {
        const [before = '', text = ''] = line.includes(' | ') ? line.split(' | ') : ['', line];
        const misspelt = Array.from({ length: misspellings }, () => ({
          text: misspell(text, random),
          before,
          danger,
          weight: weights.misspelt,
        }));
        return [{ text, before, danger, weight: weights.own }, ...misspelt];
      });
    });
}

/** Every message of ordinary talks, of either side. */
export function talkLessons(leftOut: readonly string[] = []): Lesson[] {
  return readdirSync(path.join(turns, 'train'))
    .sort()
    .filter((file) => !leftOut.includes(file))
    .flatMap((file) =>
      linesOf(path.join(turns, 'train', file)).flatMap((line) => {
        const { conversation, nature } = JSON.parse(line) as { conversation: ConversationMessage[]; nature: string };
        const lessons = linesIn(conversation);
        if (nature === 'ordinaire')
          return lessons.flatMap((each) => inPieces({ ...each, danger: -1, weight: weights.ordinary }));
        const last = lessons.at(-1);
        return last && nature === 'mineur' ? [{ ...last, danger: 0, weight: weights.endings }] : [];
      }),
    );
}

/** The whole line, and its sentences, which are read one by one as well. */
const inPieces = (lesson: Lesson): Lesson[] => piecesOf(lesson.text).map((text) => ({ ...lesson, text }));

/** Each message with what the other side had written before. */
const linesIn = (conversation: readonly ConversationMessage[]) =>
  conversation.map(({ from, text }, place) => ({ text, before: beforeOf(conversation, place, from) }));

function beforeOf(conversation: readonly ConversationMessage[], place: number, from: string): string {
  const end = conversation.slice(0, place).findLastIndex((message) => message.from !== from) + 1;
  const start = conversation.slice(0, end).findLastIndex((message) => message.from === from) + 1;
  return conversation
    .slice(start, end)
    .map(({ text }) => text)
    .join(' . ');
}

/** Ordinary last turns, and what the user had written before. */
export function turnLessons(): Lesson[] {
  return readdirSync(path.join(turns, 'turns'))
    .sort()
    .flatMap((file) =>
      linesOf(path.join(turns, 'turns', file)).flatMap((row): Lesson[] => {
        const [, before = '', turn = ''] = row.split('\t').map((part) => part.replaceAll(' / ', ' . '));
        return ordinary(before, turn);
      }),
    );
}

const ordinary = (before: string, text: string): Lesson[] => [
  { text, before, danger: -1, weight: weights.messages },
  ...(before === '' ? [] : [{ text: before, before: '', danger: -1, weight: weights.messages }]),
];

/** Last turns by their authors' natures; a danger's own kind is guessed by `kindOf`. */
export function endingLessons(kindOf: (line: { text: string; before: string }) => number | null): Lesson[] {
  return readdirSync(path.join(turns, 'endings'))
    .sort()
    .flatMap((file) =>
      linesOf(path.join(turns, 'endings', file)).flatMap((row): Lesson[] => {
        const [nature = '', before = '', turn = ''] = row.split('\t');
        const line = { text: turn.replaceAll(' / ', ' . '), before: before.replaceAll(' / ', ' . ') };
        if (nature === 'mineur') return [{ ...line, danger: 0, weight: weights.endings }];
        if (nature === 'ordinaire' && before !== '')
          return [
            ...inPieces({ ...line, danger: -1, weight: weights.endings }),
            { text: line.before, before: '', danger: -1, weight: weights.messages },
          ];
        if (nature !== 'danger') return inPieces({ ...line, danger: -1, weight: weights.endings });
        const danger = kindOf(line);
        return danger === null ? [] : [{ ...line, danger, weight: weights.endings }];
      }),
    );
}

/** Single messages, written for their kind: 35 is danger, 36 a minor, 37 and 38 are scams. */
export function messageLessons(): Lesson[] {
  return readdirSync(path.join(turns, 'messages')).flatMap((file) =>
    linesOf(path.join(turns, 'messages', file)).flatMap((row): Lesson[] => {
      const [kind = '', ...text] = row.split('\t');
      const line = { text: text.join('\t'), before: '', weight: weights.messages };
      if (kind === '36') return [{ ...line, danger: 0 }];
      return kind === '35' ? [] : [{ ...line, danger: -1 }];
    }),
  );
}

const harmDangers: Record<string, Danger> = {
  threat: 'menace',
  drugging: 'menace',
  consent: 'menace',
  self_harm: 'menace',
};

/** Messages that a model might have written: the fine ones, and the harmful ones whose harm a rule names. */
export function writtenLessons(): Lesson[] {
  const fine = linesOf(path.join(harm, 'fine.txt')).map((text) => ({
    text,
    before: '',
    danger: -1,
    weight: weights.messages,
  }));
  const harmful = linesOf(path.join(harm, 'harmful.txt')).flatMap((text): Lesson[] => {
    const [found, ...more] = [...new Set(findHarm(fold(text)).map((code) => harmDangers[code]))];
    if (!found || more.length > 0) return [];
    return [{ text, before: '', danger: dangers.indexOf(found), weight: weights.messages }];
  });
  return [...fine, ...harmful];
}

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean);
