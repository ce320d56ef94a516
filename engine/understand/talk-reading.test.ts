import { describe, expect, it } from 'vitest';
import { readTurn } from './read-turn.ts';
import { talk } from './testing/verdict-cases.ts';

// @demand earlier-turns

const read = (...lines: string[]) => readTurn(talk(lines));

const hard: [string, string, string][] = [
  ["j'ai 15 ans", 'minor', '119'],
  ['je suis en troisième au collège', 'minor', '119'],
  ["en fait j'ai 16 ans, ça te dérange pas ?", 'minor', '119'],
  ["j'ai plus envie de vivre, j'ai préparé les cachets", 'danger', '3114'],
  ['mon copain me frappe et il a pris mes clés', 'danger', '3919'],
];
const endings = [
  'et toi tu fais quoi de beau ?',
  "haha t'es bête",
  'on se voit samedi alors ?',
  'adieu',
  'désolée de te dire ça',
];
const filler = (count: number) =>
  Array.from({ length: count }, (_, at) => (at % 2 ? '> il fait beau ici à Nantes' : '< je regarde un film ce soir'));

describe('what the match said before the user’s last word', () => {
  it.each(hard.flatMap((said) => endings.map((ending) => [...said, ending] as const)))(
    '«%s» still stops the talk as %s, with %s, when «%s» follows',
    (said, signal, number, ending) => {
      const { verdict, reason, ...situation } = read(`< ${said}`, '> ah ok', `< ${ending}`);
      expect([verdict, situation.signal]).toEqual(['stop', signal]);
      expect(reason).toContain(number);
      expect(reason).toContain(situation.reading.words);
    },
  );

  it('stops for a minor sixty messages back, and among five messages of one turn', () => {
    expect(read("< j'ai 15 ans", '> ah ok', ...filler(60)).signal).toBe('minor');
    const more = ['< tu fais quoi ?', '< moi je regarde une série', '< elle est trop bien', '< et toi ?'];
    expect(read('> coucou', "< j'ai 15 ans", ...more, '> rien', '< ok').signal).toBe('minor');
  });

  it('stops for a danger nine messages back, and no longer ten', () => {
    const said = "< j'ai envie d'en finir, je veux plus vivre";
    expect(read(said, '> ah', ...filler(8)).signal).toBe('danger');
    expect(read(said, '> ah', ...filler(9)).verdict).toBe('reply');
  });

  it.each([
    ["j'ai 15 ans", "je rigole j'ai 29 ans"],
    ["j'ai 15 ans d'écart avec lui", 'oui'],
    ["quand j'avais 15 ans j'ai fugué", 'oui'],
    ['mon fils a 15 ans', 'oui'],
    ['prof, 15 ans de carrière', 'oui bien'],
    ['je suis morte de rire', "t'es où ?"],
    ['tu vas me tuer, j’ai jamais vu Titanic', 'ok mais j’apporte les mouchoirs'],
  ])('«%s», then «%s», stops nothing', (said, later) => {
    expect(read('> coucou', `< ${said}`, '> ah ?', `< ${later}`).verdict).toBe('reply');
  });
});

describe('the user’s own age', () => {
  it.each([["> j'ai quinze ans mais je fais plus"], ['> je suis en troisième au collège']])(
    'stops the talk however long ago it was said: «%s»',
    (said) => {
      const { verdict, isUserMinor, reason } = read('< coucou', said, ...filler(20));
      expect([verdict, isUserMinor]).toEqual(['stop', true]);
      expect(reason).toContain("on ne peut pas t'aider ici");
    },
  );

  it('is told by an answer, not by a question about the other’s', () => {
    expect(read("< t'as quel âge ?", '> 15 ans', '< ah bon ?').isUserMinor).toBe(true);
    expect(read('< ma sœur est au lycée', '> en seconde au lycée ?', '< oui').isUserMinor).toBe(false);
  });
});

describe('a clear no', () => {
  it.each([
    ["arrête de m'écrire", 'pourquoi', 'ok', 'refusal'],
    ['tu me fais peur, laisse-moi', 'mais non', '...', 'unease'],
    ['jsuis plus intéressé désolé, bonne continuation', 'dommage', 'oui oui', 'refusal'],
  ])('«%s» still stands after «%s» and «%s», as %s', (said, own, later, signal) => {
    const { verdict, ...situation } = read('> coucou', `< ${said}`, `> ${own}`, `< ${later}`);
    expect([verdict, situation.signal]).toEqual(['stop', signal]);
    expect(situation.reading.words).toContain(said.split(',')[0]);
  });

  it.each([
    ["arrête de m'écrire", 'haha je plaisante, tu fais quoi ce soir ?'],
    ["arrête de m'écrire, je suis pas intéressée", 'on se voit samedi alors ?'],
  ])('«%s» is over when «%s» follows', (said, later) => {
    expect(read('> coucou', `< ${said}`, '> ok désolé', `< ${later}`).verdict).toBe('reply');
  });

  it('is not what answers somebody in mourning', () => {
    const { verdict, signal } = read('< je suis pas intéressée, désolée', '> ok', '< mon père est mort hier');
    expect([verdict, signal]).toEqual(['reply', 'grave']);
  });

  it('said in one bare word is forgotten: it may refuse anything', () => {
    expect(read('> tu fumes ?', '< non', '> cool', '< ouais').verdict).toBe('reply');
  });
});
