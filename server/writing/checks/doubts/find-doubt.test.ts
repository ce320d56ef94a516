import { describe, expect, it } from 'vitest';
import type { Gender } from '#contract/onboarding.ts';
import { disagrees } from './agreement.ts';
import { findDoubt } from './find-doubt.ts';

const conversation = [
  { from: 'moi' as const, text: 'Tu fais quoi de tes week-ends ?' },
  { from: 'match' as const, text: "De l'escalade surtout, et je nourris mon levain. Et toi ?" },
];
const people = { user: 'homme', match: 'femme' } as const;
const doubt = (text: string, said = conversation) => findDoubt(text, { conversation: said, people });

describe('a doubt', () => {
  it.each([
    ['Je suis infirmier, alors les chutes ça me connaît', 'Je suis infirmier'],
    ["J'ai un chien qui adore le pain", "J'ai un chien qui adore le pain"],
    ["Au cœur du sujet : j'habite à Lyon, on y grimpe partout", "j'habite a lyon"],
    ['Je joue au tennis le jeudi', 'Je joue au tennis le jeudi'],
  ])('quotes the fact that nobody gave: %s', (text, quoted) => {
    expect(doubt(text)).toContain(`« ${quoted} »`);
  });

  it.each([
    "J'adore l'idée d'un levain qui dicte ton agenda. Il te laisse sortir le samedi ?",
    "J'avoue, j'ai une question capitale : c'est qui le plus capricieux ?",
    'Je suis [ton métier] et je fais [ton sport], mais le pain je le mange',
    "Je promets de rire qu'un peu si tu tombes",
    "J'aime bien débattre avec toi",
    "Si j'ai un chien un jour, je l'appelle Levain",
  ])('is not raised by speech: %s', (text) => {
    expect(doubt(text)).toBeNull();
  });

  it('is not raised by what the user said before', () => {
    const said = [{ from: 'moi' as const, text: "Je suis infirmier, j'ai un chien" }, ...conversation];
    expect(doubt('Je suis infirmier de nuit, donc le pain à 6h je connais', said)).toBeNull();
  });

  it('is raised by a wrong agreement', () => {
    expect(doubt('Je suis prête à goûter ce levain')).toBe("À vérifier : l'accord au masculin ou au féminin.");
  });
});

describe('agreement', () => {
  const said: [text: string, user: Gender, match: Gender, isWrong: boolean][] = [
    ['Je suis ravie', 'femme', 'homme', false],
    ['Je suis ravi', 'femme', 'homme', true],
    ['Je suis très curieuse', 'homme', 'femme', true],
    ['Je suis passionné par ça', 'femme', 'homme', true],
    ['Je suis passionnée par ça', 'femme', 'homme', false],
    ['Je suis partant', 'non_precise', 'femme', true],
    ['Je suis de la partie', 'non_precise', 'femme', false],
    ['Tu es sérieuse ?', 'homme', 'femme', false],
    ["T'es sérieux ?", 'homme', 'femme', true],
    ['Tu es libre samedi ?', 'homme', 'non_precise', false],
    ["T'es plutôt sportive ?", 'femme', 'non_precise', true],
    ['Je suis sûr que ton œuf est content', 'homme', 'femme', false],
    ['Vous êtes matinale ?', 'homme', 'homme', true],
    ['Je suis côté mer', 'homme', 'femme', false],
  ];

  it('is wrong exactly where a word has a gender that the person has not', () => {
    expect(said.filter(([text, user, match, isWrong]) => disagrees(text, { user, match }) !== isWrong)).toEqual([]);
  });
});
