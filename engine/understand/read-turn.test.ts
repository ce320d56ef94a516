import { describe, expect, it } from 'vitest';
import { readTurn } from './read-turn.ts';
import { talk } from './testing/verdict-cases.ts';

const read = (...lines: string[]) => readTurn(talk(lines));

describe('the reading of a turn', () => {
  it.each([
    ['Tu es dispo quand ?', 6],
    ['Tu fais quoi dans la vie ?', 3],
    ['mdrrr 😂😂', 23],
    ['Et toi ?', 25],
    ['Désolée de répondre si tard, semaine de folie', 54],
    ['On se boit un verre jeudi ?', 14],
  ])('names the kind of «%s»: %i', (text, kind) => {
    expect(read('> Coucou', `< ${text}`).reading).toMatchObject({ kind, stance: 'open', by: 'engine' });
  });

  it.each([
    ['refusal', 'On se voit samedi ?', "Non désolée, je préfère qu'on en reste là. Bonne continuation"],
    ['unease', 'Tu portes quoi là ?', "Tu me mets vraiment mal à l'aise, arrête s'il te plaît"],
    ['minor', 'Tu fais quoi comme études ?', "Je suis en seconde, j'ai 15 ans en vrai"],
    ['scam', 'Ça va ?', 'Tu pourrais me faire un virement de 300 euros ? Je te rembourse dès que je touche ma carte'],
    ['danger', 'Ça va ?', "Non, j'ai envie d'en finir, je veux plus vivre"],
  ])('stops for %s after «%s» «%s», and quotes the words', (signal, before, answer) => {
    const { verdict, reading, reason } = read(`> ${before}`, `< ${answer}`);
    expect([verdict, reading.signal]).toEqual(['stop', signal]);
    expect(reading.words).not.toBe('');
    expect(reason).toContain(`« ${reading.words} »`);
  });

  it('is gentle, and no stop, where something grave is told', () => {
    const { verdict, signal, reading } = read('> Ça va ?', "< Mon père est mort mardi, l'enterrement est demain");
    expect([verdict, signal, reading.stance]).toEqual(['reply', 'grave', 'careful']);
  });

  it('stops where the user says to be a minor', () => {
    const { verdict, signal, reason } = read(
      '< Tu fais quoi dans la vie ?',
      "> Je suis au lycée, j'ai 16 ans",
      '< Ah ok',
    );
    expect([verdict, signal]).toEqual(['stop', 'minor']);
    expect(reason).toContain("on ne peut pas t'aider ici");
  });

  it('takes nothing for hard where a better reader took the talk for an ordinary one', () => {
    const refused = talk(['> On se voit ?', "< Non désolée, je préfère qu'on en reste là"]);
    const { verdict, reading } = readTurn(refused, { isOrdinary: true });
    expect([verdict, reading.stance, reading.signal]).toEqual(['reply', 'open', undefined]);
  });

  it('says nothing of a talk in which the match has not written', () => {
    expect(read('> Coucou').reading).toEqual({ stance: 'open', words: '', by: 'engine' });
  });
});
