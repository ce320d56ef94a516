import { describe, expect, it } from 'vitest';
import { readTurn } from './read-turn.ts';
import { talk } from './testing/verdict-cases.ts';

const signs = (...lines: string[]) => readTurn(talk(lines)).signs.map(({ kind }) => kind);

describe('no sign of danger', () => {
  it.each([
    "j'ai bac+5",
    'je te rembourse vendredi, promis',
    "t'es morte ?",
    "t'es mort là non ?",
    'je te retrouve où ?',
    'Je te retrouve devant le Monoprix',
    "je dois payer ma facture d'électricité, la loose",
    "J'ai acheté une carte cadeau pour ma mère",
    'mon fils a 15 ans',
  ])('in «%s»', (text) => expect(signs('> Ça va ?', `< ${text}`)).toEqual([]));
});

describe('a sign of danger', () => {
  it.each([
    ["j'ai juste 17 ans", 'minor'],
    ['Je suis née en 2011', 'minor'],
    ['je suis pas majeure', 'minor'],
    ["il me manque l'argent du billet d'avion pour venir", 'money'],
    ['tu mets 200 euros sur la plateforme et tu gagnes le double', 'money'],
    ['je vais détruire ta vie', 'threat'],
    ['paie 300 euros ou tous tes contacts reçoivent la vidéo', 'blackmail'],
    ['à quoi bon continuer à vivre', 'suicide'],
    ["mon copain m'a encore cognée hier", 'violence'],
  ])('«%s» shows «%s»', (text, kind) => expect(signs('> Ça va ?', `< ${text}`)).toContain(kind));
});
