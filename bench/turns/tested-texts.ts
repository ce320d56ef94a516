import { readdirSync, readFileSync } from 'node:fs';
import type { Turn } from '#engine/understand/models/features.ts';
import { foldedWords } from './folded-words.ts';

// Which texts the engine's tests assert, read from the sources of the tests: every text in quotes of a `*.test.ts` file, of a
// `testing/` folder or of a table of rules, whose examples are tests. The models must not be trained on these, else the tests would only measure what was learnt by heart.

/** The folded texts of one file. */
type TestedTexts = ReadonlySet<string>;

const engine = `${import.meta.dirname}/../../engine`;
const quoted = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\\n]|\\.)*)`/g;

export function testedTexts(): TestedTexts[] {
  return readdirSync(engine, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.ts$|\/(?:testing|rules)\/.*\.ts$/.test(path) && !path.startsWith('read/'))
    .map((path) => textsIn(readFileSync(`${engine}/${path}`, 'utf8')));
}

/** «'> Un ciné ? | < Non merci'» is two texts. */
function textsIn(source: string): TestedTexts {
  return new Set(
    [...source.matchAll(quoted)]
      .map(([, single, double, template]) => (single ?? double ?? template ?? '').replace(/\\(['"`\\])/g, '$1'))
      .flatMap((text) => text.split(' | '))
      .map((message) => keyOf(message.replace(/^[<>] /, '')))
      .filter((key) => key !== ''),
  );
}

/** From so many words on, two people hardly write the same by chance; shorter turns («ah ok») must follow the same message too. */
const tellingWords = 4;

/** Whether a file of tests holds every message of the turn, and, where the turn is short, the message before it. */
export function isTested({ before, turn }: Turn, files: readonly TestedTexts[]): boolean {
  const messages = turn.split('\n').map(keyOf);
  const context = messages.join(' ').split(' ').length < tellingWords ? [keyOf(before)] : [];
  return files.some((texts) => [...messages, ...context].every((message) => texts.has(message)));
}

/** A text without words (an emoji) is compared as it is. */
const keyOf = (text: string) => foldedWords(text).join(' ') || text.trim();
