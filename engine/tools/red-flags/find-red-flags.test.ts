import { describe, expect, it } from 'vitest';
import { redFlagReport } from '#contract/tools.ts';
import { talk } from '#engine/understand/testing/verdict-cases.ts';
import { calmCases, redFlagCases } from '../testing/red-flag-cases.ts';
import { explanations, summaries } from './explanations.ts';
import { findRedFlags } from './find-red-flags.ts';

const flagsIn = (lines: string[]) => findRedFlags({ conversation: talk(lines) }).flags;
const thread = (count: number) =>
  Array.from({ length: count }, (_, at) => (at % 2 ? '< oui carrément' : '> tu aimes le vélo ?'));

describe('a flag', () => {
  it('is found in the last message of every case, with its sender and its quote', () => {
    const missed = redFlagCases.filter(([kind, from, lines]) => {
      const conversation = talk(lines);
      const report = findRedFlags({ conversation });
      const flag = report.flags.find((one) => one.kind === kind);
      const isRight = flag?.from === from && flag.message === lines.length - 1;
      const isQuoted = flag !== undefined && conversation[flag.message]?.text.includes(flag.quote);
      return !isRight || !isQuoted || !redFlagReport.safeParse(report).success;
    });
    expect(missed).toEqual([]);
  });

  it('is found in no calm case, and the report says so and what was looked for', () => {
    const alarmed = calmCases.filter((lines) => {
      const { flags, summary, checked } = findRedFlags({ conversation: talk(lines) });
      return flags.length > 0 || !summary.includes(summaries.none.replaceAll('’', "'")) || checked.length <= 15;
    });
    expect(alarmed).toEqual([]);
  });

  // @demand everyday-danger
  it.each([
    ['< wsh moi c lola 15 piges de marseille', 'minor'],
    ['< jme suis fait violer ya 2 mois jen ai parlé a personne', 'distress'],
    ["< j'ai enlevé la capote en cours de route", 'threat'],
    ['< envoie une foto de tes seins', 'photos'],
    ['< retourne dans ton pays sale arabe', 'insult'],
  ])('is found in what replies are not written to: %s', (line, kind) => {
    expect(flagsIn([line]).map((flag) => flag.kind)).toContain(kind);
  });

  it('quotes the sentence, not the whole message', () => {
    const [flag] = flagsIn(["< J'ai passé une super journée au parc. Envoie un nude. Et toi ?"]);
    expect(flag?.quote).toBe('Envoie un nude.');
  });

  it('is told the gravest first, with the number for help', () => {
    const report = findRedFlags({
      conversation: talk([
        '< on continue sur telegram ?',
        "< j'ai tes photos, si tu paies pas je les envoie à ta famille",
      ]),
    });
    expect(report.flags[0]).toMatchObject({ kind: 'blackmail', severity: 'danger' });
    expect(report.resources.join()).toContain('3018');
    expect(flagsIn(['< ok', '< salope']).length).toBe(1);
  });

  it.each([
    [['< je veux mourir'], '3114'],
    [['< mon mari me frappe'], '3919'],
    [["< j'ai 14 ans"], '119'],
    [['< je vais te tuer'], '17'],
    [['< prête moi 100 euros, tu peux me prêter 100 euros ?'], '0 805 805 817'],
  ])('in %s comes with the number %s', (lines, number) => {
    expect(findRedFlags({ conversation: talk(lines) }).resources.join()).toContain(number);
  });

  it('that is not grave comes without a number', () => {
    expect(findRedFlags({ conversation: talk(['< bonjour mon amour']) }).resources).toEqual([]);
  });
});

describe('the course of the conversation', () => {
  it.each(['< on se capte sur insta ?', "< t'as insta ?", '< je te donne mon numéro : 06 12 34 56 78'])(
    'makes «%s» harmless after forty messages',
    (line) => {
      expect(flagsIn([...thread(40), line])).toEqual([]);
    },
  );
  it('makes a declaration of love harmless after sixty messages', () => {
    expect(flagsIn([...thread(60), "< je t'aime"])).toEqual([]);
  });
  it('does not make a request for money harmless', () => {
    expect(flagsIn([...thread(60), '< tu peux me prêter 500 euros ?'])[0]?.kind).toBe('money');
  });
  it('shows no insistence after a no that was taken back', () => {
    const talked = [
      '> on se voit ?',
      '< non désolée',
      '> ok',
      "< en fait oui, ça me dit ! T'es dispo quand ?",
      '> samedi, ça te dit un café ?',
    ];
    expect(flagsIn(talked).filter(({ kind }) => kind === 'insistence')).toEqual([]);
  });
  it('shows pressure in six messages without an answer', () => {
    const row = [
      '> salut',
      '< coucou',
      '> ça va ?',
      '> tu fais quoi ?',
      '> hello ?',
      '> allo ?',
      "> t'es là ?",
      '> ??',
    ];
    expect(flagsIn(row)).toMatchObject([{ kind: 'answer', from: 'moi' }]);
  });
});

describe('bad input', () => {
  it.each([[[]], [['< ']], [['< 🔥']], [['> ']], [['< ...']]])('%j has no flag', (lines) => {
    expect(flagsIn(lines as string[])).toEqual([]);
  });
  it('finds a sentence at the end of a wall of text', () => {
    const wall =
      `${'blabla la la et encore une phrase sans rien. '.repeat(440)}Envoie-moi le code que tu as reçu par sms.`.slice(
        -20_000,
      );
    const [flag] = findRedFlags({ conversation: [{ from: 'match', text: wall }] }).flags;
    expect(flag?.kind).toBe('personal_data');
    expect(flag?.quote).toBe('Envoie-moi le code que tu as reçu par sms.');
  });
  it('finds nothing in twenty thousand times the same letter', () => {
    for (const text of ['a'.repeat(20_000), 'je '.repeat(7000), '!'.repeat(20_000), 'a.'.repeat(10_000)])
      expect(findRedFlags({ conversation: [{ from: 'match', text }] }).flags).toEqual([]);
  });
  it('says so when the messages are not in French', () => {
    const report = findRedFlags({
      conversation: talk(['< hey what are you doing today my friend', '< how is the weather with you']),
    });
    expect(report.summary).toContain('français');
  });
});

describe('the explanations', () => {
  const texts = Object.values(explanations).flatMap(({ name, match, moi }) => [
    name,
    ...Object.values(match),
    ...Object.values(moi),
  ]);
  it('never say what a person is', () => {
    for (const text of [...texts, ...Object.values(summaries)])
      expect(text).not.toMatch(
        /narcissi|pervers|manipulat|toxique|psychopath|sociopath|bipolaire|borderline|malade|prédateur|violent[e]?\b/i,
      );
  });
  it('speak kindly of the user’s own message', () => {
    const report = findRedFlags({ conversation: talk(['> pauvre conne']) });
    expect(report.flags[0]?.why).toMatch(/^Ici, c'est ton message/);
    expect(report.summary).toContain('tes propres messages');
  });
});
