import { expect, it } from 'vitest';
import { refusesTask } from './refuses-task.ts';

it.each([
  "Je ne peux pas t'aider avec ça.",
  'Désolé, mais je ne peux pas répondre à cette demande.',
  "I'm sorry, I can't help with that.",
  'Je suis désolé, je ne suis pas en mesure de faire cela',
])('recognises an answer that refuses the task: %s', (text) => expect(refusesTask(text)).toBe(true));

it.each(['Voici : {"replies": []}', 'On peut pas juger un levain sans le goûter'])(
  'takes no other answer for a refusal: %s',
  (text) => expect(refusesTask(text)).toBe(false),
);
