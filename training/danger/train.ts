import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Line } from '#engine/understand/danger/danger-features.ts';
import { dangers, openDangerModel, readDanger } from '#engine/understand/danger/danger-model.ts';
import { learn } from './learn.ts';
import { endingLessons, messageLessons, ownLessons, talkLessons, turnLessons, writtenLessons } from './lessons.ts';

// `npm run train:danger`: learns from `lines` and from what the repository has of ordinary and hard talks, and writes the model that
// engine/understand/danger reads with. Authors named after `--` are left out, for choosing thresholds on their talks.

const target = path.join(import.meta.dirname, '../../engine/understand/models/danger.json');
const leftOut = process.argv.slice(2).map((name) => `${name}.jsonl`);

const common = [...ownLessons(), ...talkLessons(leftOut), ...messageLessons()];
// Talks and endings say «danger» and no more; a first model says whose it is.
const first = openDangerModel(learn(common));
const kindOf = (line: Line) => {
  const { distress, menace } = readDanger(line, first).likely;
  return dangers.indexOf(distress >= menace ? 'distress' : 'menace');
};
const lessons = [...common, ...turnLessons(), ...endingLessons(kindOf), ...writtenLessons()];
const text = `${JSON.stringify(learn(lessons))}\n`;
writeFileSync(target, text);
console.log(`${lessons.length} lessons, ${Math.round(text.length / 1024)} KB`);
