import { describe, expect, it } from 'vitest';
import { readTurn } from './read-turn.ts';
import { talk, verdictCases } from './testing/verdict-cases.ts';

describe('the verdict', () => {
  it.each(Object.entries(verdictCases))('on conversations of «%s», with a reason', (_, { verdict, talks }) => {
    const wrong = talks.flatMap((lines) => {
      const situation = readTurn(talk(lines));
      if (situation.verdict === verdict && situation.reason !== '') return [];
      return [`${lines.join(' | ')}: ${situation.verdict}, ${JSON.stringify(situation.signs)}`];
    });
    expect(talks).not.toEqual([]);
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
  const talk = (asked: string, answer: string) =>
    readTurn([
      { from: 'moi', text: asked },
      { from: 'match', text: answer },
    ]);

  it.each([
    ['Et toi ?', "J'ai aidé mon frère à monter une cuisine. 9h pour trois meubles, on se parle plus depuis"],
    ['Tu travailles samedi ?', 'Non, samedi je vais à un stage de vannerie. Je vais apprendre à faire un panier rond.'],
    ['Tu dînes à quelle heure ?', 'Tout de suite, la soupe est prête. Je vous souhaite une bonne soirée.'],
    [
      'T’as tenu une semaine avec moi bravo',
      'Elle est passée super vite. On parle de tout et de rien et je m’ennuie jamais avec toi',
    ],
  ])('«%s» «%s» is no refusal', (asked, answer) => {
    expect(talk(asked, answer).verdict).toBe('reply');
  });

  it('are taken for a refusal by mistake (known; the list may only get shorter)', () => {
    const falseRefusals = [
      ['Ils volent de façon imprévisible', 'Mais bien sûr. Le grizzly ça passe, le papillon c’est non'],
    ] as const;
    for (const [asked, answer] of falseRefusals) expect(talk(asked, answer).verdict).toBe('stop');
  });

  it('with a wish to talk and not to meet set a limit', () => {
    const { signs } = talk(
      'Ça te dirait qu’on se prenne un thé ?',
      "J'aime bien discuter avec toi, mais l'idée d'un rendez-vous me noue encore le ventre. Est-ce qu'on peut juste parler un moment, sans date ?",
    );
    expect(signs.map(({ kind }) => kind)).toContain('boundary_date');
  });

  it('about a bone that was broken as a child are light', () => {
    expect(talk('Patinoire ?', 'À 12 ans je me suis cassé le poignet là-bas').mood).toBe('light');
  });

  it('with «vous» said of several people, or in «rendez-vous», stay on «tu»', () => {
    expect(talk('Vous récoltez combien ? J’espère que ça t’a pas eue', 'Onze kilos').register.address).toBe('tu');
    expect(talk('Un rendez-vous ?', 'Pourquoi pas').register.address).toBe('tu');
  });
});
