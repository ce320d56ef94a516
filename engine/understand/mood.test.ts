import { describe, expect, it } from 'vitest';
import { readTurn } from './read-turn.ts';
import type { Mood } from './situation.ts';

function moodOf(text: string): Mood {
  return readTurn([
    { from: 'moi', text: 'Ça va ?' },
    { from: 'match', text },
  ]).mood;
}

describe('the mood of the match', () => {
  it.each<[string, Mood]>([
    ['Mon père est décédé la semaine dernière', 'grief'],
    ["Pas trop... ma grand-mère est partie samedi matin, on s'y attendait", 'grief'],
    ['Mon levain est mort au bout de trois semaines', 'light'],
    ['Ma femme est décédée il y a quatre ans, je préfère te le dire', 'light'],
    ["J'ai une sclérose en plaques, je préfère le dire assez vite", 'confided'],
    ['je suis diabétique depuis mes dix ans', 'confided'],
    ['ma chienne est tombée malade, on a passé la nuit aux urgences véto', 'worry'],
    ['mon fils a 39 de fièvre je vais devoir annuler', 'worry'],
    ['je suis malade, grosse grippe', 'illness'],
    ["j'ai fait un burn-out, je suis en arrêt", 'sad'],
    ["J'ai fait un burn-out l'an dernier, j'ai tout plaqué et j'ai jamais aussi bien dormi", 'light'],
    ['je suis infirmière aux urgences', 'light'],
    ['journée pourrie', 'low'],
    ['je suis morte de rire', 'light'],
  ])('after «%s» is %s', (text, mood) => {
    expect(moodOf(text)).toBe(mood);
  });
});

describe('after a cancelled date', () => {
  const cancelled = [
    { from: 'moi', text: 'On se voit toujours demain ?' },
    { from: 'match', text: "Ah mince j'avais zappé, je peux pas finalement" },
    { from: 'moi', text: 'Pas grave, un autre jour ?' },
  ] as const;

  it('waits while the match promises to suggest a day', () => {
    const said = [...cancelled, { from: 'match' as const, text: 'Je te redis' }];
    expect(readTurn(said, { objective: 'date' }).verdict).toBe('wait');
  });

  it('replies where the match offers another day', () => {
    const said = [...cancelled, { from: 'match' as const, text: 'Oui carrément, jeudi ?' }];
    expect(readTurn(said, { objective: 'date' }).verdict).toBe('reply');
  });
});
