import { describe, expect, it } from 'vitest';
import { readTurn } from './read-turn.ts';
import { talk, verdictCases } from './testing/verdict-cases.ts';

const casesOf = (verdict: string) =>
  Object.values(verdictCases).flatMap((cases) => (cases.verdict === verdict ? cases.talks : []));

describe('the verdict', () => {
  it('stops at most three in a hundred ordinary talks that were written to look like a no, a minor or danger', () => {
    const ordinary = casesOf('reply');
    const stopped = ordinary.filter((lines) => readTurn(talk(lines)).verdict === 'stop');
    expect(ordinary.length).toBeGreaterThan(150);
    expect(stopped.length / ordinary.length, stopped.map((lines) => lines.join(' | ')).join('\n')).toBeLessThan(0.03);
  });

  it('meets nine in ten hard talks with a stop or with care', () => {
    const hard = casesOf('stop').filter((lines) => lines.some((line) => line.startsWith('<')));
    const missed = hard.filter((lines) => readTurn(talk(lines)).reading.stance === 'open');
    expect(hard.length).toBeGreaterThan(200);
    expect(missed.length / hard.length, missed.map((lines) => lines.join(' | ')).join('\n')).toBeLessThan(0.1);
  });

  it('is «wait» while the user’s own messages have no answer', () => {
    const wrong = casesOf('wait').filter((lines) => readTurn(talk(lines)).verdict !== 'wait');
    expect(wrong).toEqual([]);
  });
});

describe('one message of the user without an answer', () => {
  const unanswered = talk(['< Je teste un resto coréen samedi', '> Tu me diras si les raviolis valent le détour']);

  it.each(['continue', 'date', 'number'] as const)('says to wait where the objective is %s', (objective) => {
    const { verdict, reason } = readTurn(unanswered, { objective });
    expect(verdict).toBe('wait');
    expect(reason).toContain('laisse passer un jour ou deux');
  });

  it('may be followed up by who asks for a revival', () => {
    const { verdict, reason } = readTurn(unanswered, { objective: 'revive' });
    expect(verdict).toBe('reply');
    expect(reason).not.toContain('laisse passer');
  });
});

describe('two messages', () => {
  const address = (asked: string, answer: string) => readTurn(talk([`> ${asked}`, `< ${answer}`])).register.address;

  it('with «vous» said of several people, or in «rendez-vous», stay on «tu»', () => {
    expect(address('Vous récoltez combien ? J’espère que ça t’a pas eue', 'Onze kilos')).toBe('tu');
    expect(address('Un rendez-vous ?', 'Pourquoi pas')).toBe('tu');
  });
});
