import { expect, it } from 'vitest';
import { talk } from '#engine/understand/testing/verdict-cases.ts';
import { waryLines, waryRevival } from './lines/general.ts';
import { writeReplies } from './write-replies.ts';

// @demand everyday-danger

const nobody = { gender: 'non_precise' } as const;
const write = (said: string) =>
  writeReplies({ conversation: talk(said.split(' / ')), objective: 'continue', user: nobody, match: nobody });
const textOf = (said: string) =>
  write(said)
    .replies.map(({ content }) => content)
    .join('\n');

it.each([
  '> salut ça va / < envoie une foto de tes seins',
  "> salut / < t'envoies une photo de toi nue ?",
  '> salut / < montre tes seins',
  '> tu fais quoi / < jattends ke tu me send des nudes',
  "> je suis pas à l'aise avec ça / < allez une photo de ta chatte, personne le saura",
])('nobody who is asked for naked pictures is made to send them, or to apologise: %s', (said) => {
  const { verdict, reason } = write(said);
  expect(verdict).toBe('reply');
  expect(reason).toContain("Rien ne t'oblige");
  expect(textOf(said)).not.toMatch(/envoie|pardon|excuse|minutes|arrive/i);
  expect(textOf(said)).toMatch(/non|pas/i);
});

it.each([
  '> je suis fatiguée / < je m’en fous que t’aies pas envie tu viens c tout',
  '> je suis pas dispo / < tinquiete jvais te retrouver tkt meme pas',
  "> j'ai dit non / < tu dis non mais tu penses oui",
])('nobody who is pressed is made to apologise: %s', (said) => {
  expect(textOf(said)).not.toMatch(/pardon|excuse/i);
});

it.each(Object.values({ waryLines, waryRevival }))(
  'lines for what may be hard and was not understood flatter nobody',
  (lines) => {
    const text = Object.values(lines).flat().join('\n');
    expect(text).not.toMatch(/envie de (?:rester|te)|plais|sourire|verre|charme/i);
  },
);

it('a reply in a talk that may be hard is changed for a gentle one, never a bolder', () => {
  const conversation = talk(['> salut', '< montre tes seins']);
  const variation = { tone: 'flirt', content: 'Salut toi', how: 'other' } as const;
  const request = { conversation, objective: 'continue', user: nobody, match: nobody } as const;
  expect(writeReplies({ ...request, variation }).replies[0]?.content).toMatch(/non|pas/i);
  expect(writeReplies({ ...request, variation: { ...variation, how: 'bolder' } }).replies).toEqual([]);
});
