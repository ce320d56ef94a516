import { describe, expect, it } from 'vitest';
import { readTurn } from './read-turn.ts';
import { limits, ordinary, refusals } from './testing/refusal-talks.ts';
import * as heldOut from './testing/refusal-talks-held-out.ts';
import { talk } from './testing/verdict-cases.ts';

const read = (line: string) => readTurn(talk(line.split(' | ')));
const isStop = (line: string) => read(line).verdict === 'stop';
const isHeard = (line: string) => {
  const { verdict, signs } = read(line);
  return verdict !== 'reply' || signs.some(({ kind }) => kind.startsWith('boundary'));
};
const share = (lines: string[], is: (line: string) => boolean) => lines.filter(is).length / lines.length;

/** Refusals that are not heard yet; the list may only get shorter. */
const knownMisses = [
  "> On se fait un bowling mercredi ? | < mdrr t'as cru quoi",
  "> Tu portes quoi ce soir ? | < t'as pas d'autres questions plus normales ?",
];

describe('on wordings that the rules were written with', () => {
  it('stops after every refusal but the known misses', () => {
    expect(refusals.filter((line) => !isStop(line))).toEqual(knownMisses);
  });
  it('hears every limit', () => expect(limits.filter((line) => !isHeard(line))).toEqual([]));
  it('stops no ordinary talk', () => expect(ordinary.filter(isStop)).toEqual([]));
});

describe('on wordings that the rules were not written with', () => {
  it('hears 95 % of refusals', () => expect(share(heldOut.refusals, isStop)).toBeGreaterThanOrEqual(0.95));
  it('hears 95 % of limits', () => expect(share(heldOut.limits, isHeard)).toBeGreaterThanOrEqual(0.95));
  it('stops at most 4 % of ordinary talk', () => expect(share(heldOut.ordinary, isStop)).toBeLessThanOrEqual(0.04));
});

describe('a refusal in the course of a conversation', () => {
  const signs = (lines: string[]) => readTurn(talk(lines)).signs.map(({ kind }) => kind);

  it.each(['Pas ce soir non', 'Non vraiment je suis crevée'])(
    '«%s» to an invitation is a no to this day only',
    (answer) => expect(signs(['> On se voit ce soir ?', `< ${answer}`])).toEqual(['boundary_day']),
  );

  it('is not pressed by taking leave, but by «allez viens»', () => {
    expect(signs(['> On se voit ?', '< Non désolée', '> Allez bonne soirée !'])).not.toContain('user_push');
    expect(signs(['> On se voit ?', '< Non désolée', '> Allez viens'])).toContain('user_push');
  });

  it('to meet before talking more is explained as «encore trop tôt»', () => {
    const { verdict, reason } = readTurn(
      talk([
        '> Ça te dit un verre cette semaine ?',
        "< C'est gentil mais j'ai pas trop la tête à ça en ce moment, je préfère discuter un peu d'abord",
      ]),
      { objective: 'date' },
    );
    expect(verdict).toBe('reply');
    expect(reason).toContain('encore trop tôt');
  });

  it('at the end of a very long message is heard', () => {
    const letter = `${'On a passé une belle soirée et le resto était bon. '.repeat(15)}Mais je préfère en rester là.`;
    expect(readTurn(talk(['> On remet ça ?', `< ${letter}`])).verdict).toBe('stop');
  });
});
