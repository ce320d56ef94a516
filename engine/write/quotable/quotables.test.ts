import { describe, expect, it } from 'vitest';
import { understand } from '#engine/understand/understand.ts';
import { quotablesOf } from './quotables.ts';

const of = (...texts: string[]) =>
  quotablesOf(
    understand([{ from: 'moi', text: 'Alors ?' }, ...texts.map((text) => ({ from: 'match' as const, text }))]).lastTurn,
  ).map(({ text }) => text);

describe('the words worth repeating', () => {
  it('are first those between quotes', () => {
    expect(of('Sur le mur, une liste : "beurre, savon, lettre à Paul". J’ai trouvé ça beau')[0]).toBe(
      'beurre, savon, lettre à Paul',
    );
  });

  it.each([
    [
      'Cette semaine j’ai dessiné des clients, y a un monsieur qui sent chaque courgette',
      'un monsieur qui sent chaque courgette',
    ],
    ['Perdu. C’est les pigeons le mensonge, je les trouve incompris', 'je les trouve incompris'],
    ['Pas encore mais elles écoutent mieux que mon ex mari 😂', 'elles écoutent mieux que mon ex-mari'],
    ['On peut se tutoyer 🙂 Les enfants m’ont inscrit ici en douce', "Les enfants m'ont inscrit ici en douce"],
  ])('include the end of what was told: %s', (text, words) => {
    expect(of(text)).toContain(words);
  });

  it('never split a number', () => {
    expect(of('Je suis tonton, elle fait 3,2 kg et elle crie déjà').join()).not.toMatch(/\b3$|^2 kg/);
  });

  it.each([
    ['short hand', 'jsuis en pls c tro la honte mdrr'],
    ['a question', 'Tu plies tes chaussettes dans le tiroir ?'],
    ['an excuse', 'Désolée pour la réponse tardive'],
    ['a contact', 'Mon insta c’est @terre.et.bavures'],
    ['an insult', 'Quel connard ce voisin franchement'],
    ['next to nothing', 'Oui voilà, pas trop'],
  ])('are none in %s', (_, text) => {
    expect(of(text)).toEqual([]);
  });

  it.each([
    ['Mon coloc trouve que le noir et blanc ça fait "vieille télé"', /^blanc/i],
    ['Un gamin m’a tendu un Haribo et j’ai failli le demander en adoption', /^un Haribo et/],
    ['enfin si je trouve quelqu’un que les Nanas géantes effraient pas', /^je trouve/],
    ['J’ai appelé ma mère en pleurant sur le parking du Leclerc', /^ma mère en/],
    ['y a que le soir après 21h que je souffle un peu', /^21/],
  ])('do not start in the middle of a phrase: %s', (text, torn) => {
    for (const words of of(text)) expect(words).not.toMatch(torn);
  });

  it('keep the quotation marks within them', () => {
    expect(of('Je dors sur un matelas entre 14 cartons qui s’appellent tous « divers »')).toContain(
      "14 cartons qui s'appellent tous “divers”",
    );
  });
});
