import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { learn, store } from './learn.ts';
import { authorsOfTalks, singleLessons, talkLessons } from './lessons.ts';

// `npm run train:turns`: trains the reader of a turn on everything but the talks kept apart, and stores it.

const target = path.join(import.meta.dirname, '../../engine/understand/models/turns.json');
const lessons = [...singleLessons(), ...authorsOfTalks().flatMap((name) => talkLessons(name))];
const text = `${JSON.stringify(store(learn(lessons)), null, 2)}\n`;
writeFileSync(target, text);
console.log(`${lessons.length} lessons, ${Math.round(text.length / 1024)} KB`);
