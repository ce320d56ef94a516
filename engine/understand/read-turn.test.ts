import { describe, expect, it } from 'vitest';
import { readTurn } from './read-turn.ts';
import type { Gravity } from './situation.ts';
import { talk } from './testing/verdict-cases.ts';
import { cautionReason } from './verdict-reasons.ts';

const read = (...lines: string[]) => readTurn(talk(lines));

describe('a match who would rather not be spoken to about their looks', () => {
  it.each([
    ['Ta silhouette est dingue', 'Je préférerais qu’on laisse ma silhouette de côté'],
    ['Quel joli décolleté', 'On pourrait parler d’autre chose que de mon corps ?'],
    ['T’as des yeux magnifiques', 'J’aimerais qu’on arrête un peu avec mon physique, ça me gêne'],
    ['T’es canon en maillot', 'Les remarques sur mon apparence je m’en passe volontiers'],
  ])('is uncomfortable: «%s» «%s»', (before, answer) => {
    const { verdict, signs } = read(`> ${before}`, `< ${answer}`);
    expect([verdict, signs.map(({ kind }) => kind)]).toEqual(['stop', ['discomfort']]);
  });

  it.each([
    ['T’as de beaux cheveux', 'Merci, je les laisse pousser depuis deux ans !'],
    ['Joli sourire', 'C’est mon dentiste qui va être content haha'],
  ])('is not who thanks for a compliment: «%s» «%s»', (before, answer) => {
    expect(read(`> ${before}`, `< ${answer}`).verdict).toBe('reply');
  });
});

describe('a farewell in play', () => {
  it.each([
    [
      '> Je mets de la crème dans ma carbonara',
      '< Adieu, ce fut bref 😂',
      '> Et si je cuisine pour toi ?',
      '< Bon d’accord tu es pardonné, samedi 19h je viens avec du vrai guanciale',
    ],
    [
      '> J’ai jamais vu Harry Potter',
      '< C’est terminé entre nous, je te bloque',
      '> Même si j’apporte le popcorn ?',
      '< Alors là j’accours, on commence par lequel ?',
    ],
    ['> Je suis pour Lyon', '< Je peux pas continuer avec un Lyonnais mdr. T’es libre dimanche pour le match ?'],
  ])('and then eagerness is no refusal: %s', (...lines) => {
    const { verdict, caution } = read(...lines);
    expect([verdict, caution]).toEqual(['reply', false]);
  });

  it('without eagerness is one', () => {
    expect(read('> On se revoit quand ?', '< Adieu, on va en rester là').verdict).toBe('stop');
  });
});

describe('a doubtful no', () => {
  const doubtful = ['> Tu viens samedi ?', "< J'y ai pensé et bof, je suis plus trop sûre de vouloir"];

  it('is answered with caution, which the reason tells', () => {
    const { verdict, caution, reason, signs } = read(...doubtful);
    expect([verdict, caution, reason, signs]).toEqual(['reply', true, cautionReason, []]);
  });

  it('is none any more once the match proposes to meet', () => {
    expect(read(...doubtful, '> Pardon !', '< Pas grave, on se boit un verre jeudi ?').caution).toBe(false);
  });

  it('is not heard in ordinary talk', () => {
    expect(read('> Tu fais quoi ce week-end ?', '< Un marché aux puces avec ma sœur, et toi ?').caution).toBe(false);
  });
});

describe('gravity', () => {
  it.each<[Gravity, string, string]>([
    ['grave', 'Ça va ?', 'Mon père est à l’hôpital depuis hier, on attend les résultats'],
    ['grave', 'Ta semaine ?', 'On a enterré ma grand-mère mardi'],
    ['low', 'Ça va ?', 'Journée pourrie, je suis au bout du rouleau'],
    ['none', 'Ta semaine ?', 'Top, on a repeint la cuisine en jaune moutarde'],
  ])('is %s after «%s» «%s»', (gravity, before, told) => {
    expect(read(`> ${before}`, `< ${told}`).gravity).toBe(gravity);
  });

  it('stays grave when the user has answered', () => {
    expect(read('> Ça va ?', '< Mon chien est mort ce matin', '> Oh non…', '< Merci', '> Courage').gravity).toBe(
      'grave',
    );
  });
});

describe('a conversation', () => {
  it('is read once, whatever is asked of it', () => {
    const conversation = talk(['> Salut', '< Coucou']);
    const first = readTurn(conversation, { objective: 'continue' });
    expect(readTurn(conversation, { objective: 'date' }).messages).toBe(first.messages);
  });

  it('is read anew once it has another message', () => {
    const conversation = talk(['> On se voit ?', '< Oui !']);
    readTurn(conversation);
    conversation.push({ from: 'match', text: 'En fait non, je préfère en rester là' });
    expect(readTurn(conversation).verdict).toBe('stop');
  });
});
