import { describe, expect, it } from 'vitest';
import { answerObjects } from './answer-objects.ts';

const one = { tone: 'flirt', content: 'Un {verre} ? "oui"', why: 'é' };
const two = { tone: 'original', content: 'Deux\\', why: '}' };
const all = (text: string) => answerObjects().feed(text);

describe('the objects of an answer', () => {
  it.each([
    ['as asked', JSON.stringify({ replies: [one, two] })],
    ['indented', JSON.stringify({ replies: [one, two] }, null, 2)],
    ['a bare list', JSON.stringify([one, two])],
    ['fenced', `\`\`\`json\n${JSON.stringify({ replies: [one, two] })}\n\`\`\``],
    ['with words around', `Voici {trois} "réponses :\n${JSON.stringify({ replies: [one, two] })}\nBonne soirée ! }`],
    ['one a line', `${JSON.stringify(one)}\n${JSON.stringify(two)}`],
    ['cut short', `{"replies":[${JSON.stringify(one)},${JSON.stringify(two)},{"tone":"humor`],
    [
      'with a comma too many',
      `[{"tone":"flirt","content":"Un {verre} ? \\"oui\\"","why":"é",}, ${JSON.stringify(two)},]`,
    ],
  ])('are found, whole or sign by sign: %s', (_, text) => {
    expect(all(text)).toEqual([one, two]);
    const scanner = answerObjects();
    expect([...text].flatMap((sign) => scanner.feed(sign))).toEqual([one, two]);
  });

  it('are found one by one while the answer grows', () => {
    const scanner = answerObjects();
    expect(scanner.feed(`{"replies": [${JSON.stringify(one)}`)).toEqual([one]);
    expect(scanner.feed(', {"tone": "orig')).toEqual([]);
    expect(scanner.feed(`inal"}]}`)).toEqual([{ tone: 'original' }]);
  });

  it.each(['', 'Je ne peux pas.', '<html><body>502</body></html>', '{{{{{{', '"""', '[1,2,3]', '{"content":"sans fin'])(
    'are none in %j',
    (text) => expect(all(text)).toEqual([]),
  );

  it('may contain a raw line break inside a string', () => {
    expect(all('{"content":"deux\nlignes"}')).toEqual([{ content: 'deux lignes' }]);
  });
});
