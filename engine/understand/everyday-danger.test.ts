import { describe, expect, it } from 'vitest';
import { heardAt, perilAt } from './danger/find-perils.ts';
import { readTurn } from './read-turn.ts';
import { talk } from './testing/verdict-cases.ts';

// @demand everyday-danger

const read = (said: string) => readTurn(talk(said.split(' / ')));

describe('a danger in everyday spelling', () => {
  it.each([
    ["> Salut ! / < Coucou, je te préviens j'ai que 17 ans", 'minor'],
    ["> Salut ! / < Salut, je n'ai que 17 ans / > Merci de me le dire / < De rien, tu fais quoi ce soir ?", 'minor'],
    ['> hello / < Cc sa va ? moi c lola 15 piges de marseille', 'minor'],
    ['> coucou toi / < wsh moi c 2009 la team et toi', 'minor'],
    ['> ton age ? / < 1 6', 'minor'],
    ["> t'es en quelle classe / < 1ere", 'minor'],
    ["< salut / > j'ai 16 ans, j'ai menti sur mon profil / < pas grave", 'minor'],
    ["> raconte / < j'ai subi un viol", 'danger'],
    ['> tu voulais me dire quoi / < jme suis fait violer ya 2 mois jen ai parlé a personne', 'danger'],
    ['> ça va ? / < je me scarifie à nouveau', 'danger'],
    ['> non merci / < paie 200 euros ou je montre tes nudes à tes contacts', 'danger'],
    ['> non / < tu vas voir ce que tu vas prendre quand je te trouve', 'danger'],
    ['> je suis fatiguée / < je m’en fous que t’aies pas envie tu viens c tout', 'danger'],
    ['> je préfère avec / < j’ai enlevé la capote en cours de route', 'danger'],
    ['> je suis juive / < dommage que Hitler ait pas fini le boulot', 'hate'],
    ['> salut / < retourne dans ton pays sale arabe', 'hate'],
    ["> hi / < I'm 16, still in high school", 'minor'],
  ])('stops the talk: %s', (said, signal) => {
    const { verdict, ...situation } = read(said);
    expect([verdict, situation.signal]).toEqual(['stop', signal]);
  });

  it.each([
    ['> je vais te tuer si tu parles à un autre / < quoi ???', '08 019 019 11'],
    ['> bois, après tu diras plus non / < haha ok', 'laisse cette personne en paix'],
    ["< ça va toi ? / > non. j'ai envie de crever en vrai / < dis pas ça", '3114'],
    ['> les meufs c’est toutes des chiennes / < pardon ?', 's’excuser'.replace('’', "'")],
  ])('is heard in the user’s own words: %s', (said, told) => {
    const { verdict, reason, peril } = read(said);
    expect([verdict, peril?.from]).toEqual(['stop', 'moi']);
    expect(reason).toContain(told);
  });

  it('that threatens the user is answered with what protects them, not with «écoute, ne reste pas seul»', () => {
    const { reason } = read("> non / < alors j'envoie la vidéo à toute ta famille");
    expect(reason).toContain('Tu ne dois rien à cette personne');
    expect(reason).toContain('3018');
  });
});

describe('a minor', () => {
  it.each([
    'oui, je rigole bien avec toi en tout cas',
    'je plaisante jamais sur ça',
    "c'était pour rire mon profil, j'ai vraiment 15 ans",
    'oui je te taquine jamais là dessus',
  ])('is not taken back by «%s»', (later) =>
    expect(read(`> t'as quel âge ? / < j'ai 15 ans / > ah ouais / < ${later}`).signal).toBe('minor'),
  );
});

describe('what an adult says', () => {
  it.each([
    "> tu kiffes quoi comme zik ? / < PNL depuis que j'ai 15 ans mdr",
    "> t'écoutes quoi ? / < du rap depuis que j'ai 13 ans",
    '> tu fais quoi ? / < je rentre du collège, réunion parents profs interminable',
    "> t'as dormi ? / < mal, j'ai rêvé que je repassais le brevet",
    '> tu stresses ? / < comme avant un contrôle de maths',
    "> tu fais quoi ? / < je suis sur le pont de l'Alma, vue dingue",
    "> t'es où ? / < devant chez toi, descends, j'ai les croissants 🥐",
    "> c'est qui sur ta photo ? / < ma petite sœur, elle a 16 ans",
    '> tu fais quoi ? / < je bosse dans un lycée, je suis CPE',
    '< dispo ce soir ! / > tu viens chez moi ? / < avec plaisir, tu cuisines ?',
    "> t'as des enfants ? / < oui une fille de 15 ans et un petit de 8",
  ])('leaves the talk open: %s', (said) => {
    const { verdict, reading } = read(said);
    expect([verdict, reading.stance]).toEqual(['reply', 'open']);
  });
});

it('reads a message of the greatest length in some milliseconds', () => {
  const long = Array.from({ length: 400 }, (_, at) => `mot${at} à côté.`).join(' ');
  const started = performance.now();
  for (let time = 0; time < 10; time++) perilAt([heardAt({ from: 'match', text: long }, 0)], 0);
  expect((performance.now() - started) / 10).toBeLessThan(60);
});
