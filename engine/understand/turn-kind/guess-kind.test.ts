import { describe, expect, it } from 'vitest';
import { guessKind } from './guess-kind.ts';
import type { TurnKind } from './kinds.ts';

describe('guessKind', () => {
  it.each<[TurnKind, string, string]>([
    ['gag', 'Tu cuisines ?', 'J’ai fait brûler de l’eau. Les pompiers ont pris la recette.'],
    ['tired', 'Ça va ?', 'Je suis épuisée, grosse semaine, je vais m’écrouler sur le canapé'],
    ['trouble', 'Bonne journée ?', 'Pas vraiment. Ma mère est à l’hôpital et j’ai peur des résultats'],
    ['joy', 'Alors ?', 'J’AI EU MON DIPLÔME !! Je suis trop heureuse !'],
    ['compliment', 'Voilà, tu sais tout', 'J’adore parler avec toi, tu me fais du bien'],
    ['laugh', 'Et là, le pigeon me regarde', 'mdrrr je suis morte'],
    ['sorry', 'Coucou ?', 'Désolée pour le silence, semaine de dingue au boulot, me revoilà'],
    ['no', 'On se voit samedi ?', 'Non merci, je préfère qu’on en reste là'],
  ])('takes for «%s»: «%s» «%s»', (kind, before, turn) => {
    expect(guessKind({ before, turn })[0]?.kind).toBe(kind);
  });

  it('gives probabilities that add up to 1, the likeliest kind first', () => {
    const guesses = guessKind({ before: '', turn: 'Je fais de la poterie le mardi' });
    expect(guesses.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
    expect(guesses.map(({ probability }) => probability)).toEqual(
      guesses.map(({ probability }) => probability).sort((a, b) => b - a),
    );
  });

  it('gives each of the 21 kinds a probability even for an unknown word', () => {
    expect(guessKind({ before: '', turn: 'zzz' })).toHaveLength(21);
  });
});
