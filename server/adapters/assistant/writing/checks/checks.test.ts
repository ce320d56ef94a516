import { describe, expect, it } from 'vitest';
import type { Gender } from '#contract/onboarding.ts';
import type { ConversationMessage } from '#contract/writing.ts';
import { understand } from '#engine/understand/understand.ts';
import { writeReplies } from '#engine/write/write-replies.ts';
import { disagrees } from './agreement.ts';
import { checkBio } from './check-bio.ts';
import { checkReply } from './check-reply.ts';
import type { FaultCode } from './faults.ts';
import { refusal } from './forbidden.ts';
import { inventsFact } from './invented-facts.ts';
import { isFrench } from './language.ts';

const talk = (...lines: string[]): ConversationMessage[] =>
  lines.map((line) => ({ from: line.startsWith('>') ? 'moi' : 'match', text: line.replace(/^> ?/, '') }));
const climbing = talk(
  '> Tu fais quoi de tes week-ends ?',
  "De l'escalade surtout, et je nourris mon levain 😂",
  'Et toi ?',
);

function faults(
  text: string,
  changes: {
    conversation?: ConversationMessage[];
    people?: { user: Gender; match: Gender };
    seen?: string[];
    beside?: string[];
    known?: string[];
  } = {},
): FaultCode[] {
  const conversation = changes.conversation ?? climbing;
  return checkReply(text, {
    conversation,
    situation: understand(conversation),
    people: changes.people ?? { user: 'homme', match: 'femme' },
    isKnownContact: (key) => changes.known?.includes(key) ?? false,
    seen: changes.seen ?? [],
    beside: changes.beside ?? [],
  });
}

describe('a reply that may be shown', () => {
  const fit = [
    "L'escalade et le levain : tu passes ta vie à surveiller ce qui monte ?",
    'Moi, surtout [ton activité]. Mais ton levain a un prénom, avoue ?',
    "J'avoue, j'ai une question capitale : c'est qui le plus capricieux, le levain ou les prises ?",
    "Je suis curieux : l'escalade en salle ou les vraies falaises ?",
    "J'adore l'idée d'un levain qui dicte ton agenda. Il te laisse sortir le samedi ?",
    'On pourrait tester une voie facile, et je ramène le beurre pour le pain ?',
    'Je veux bien une démonstration, à condition que le pain soit à la clé',
    "Tu me raconteras ta plus belle chute ? Je promets de ne rire qu'un peu 😄",
    'Week-end calme ici : [ce que tu as fait]. Tu grimpes avec qui ?',
  ];

  it('has no fault', () => {
    const wrong = fit.map((text) => ({ text, found: faults(text) })).filter(({ found }) => found.length > 0);
    expect(wrong).toEqual([]);
  });

  it('is what the embedded engine writes, in more than 94 of 100 replies', () => {
    const talks = [
      climbing,
      talk('> Salut !', 'Coucou, je rentre de Lisbonne, trop bien les pasteis', 'tu connais ?'),
      talk('Bonjour, vous lisez quoi en ce moment ?'),
      talk('> Tu bosses dans quoi ?', 'infirmière de nuit mdr', 'et toi ?'),
      talk('> on se capte samedi ?', 'Pas samedi, je bosse'),
      talk("Mon chat Pixel a mangé mon chargeur, j'en peux plus"),
    ];
    const written = talks.flatMap((conversation) =>
      [0, 1, 2, 3].flatMap((seed) =>
        writeReplies({
          conversation,
          objective: 'continue',
          user: { gender: 'homme' },
          match: { gender: 'femme' },
          seed,
        }).replies.map(({ content }) => ({ content, found: faults(content, { conversation }) })),
      ),
    );
    const refused = written.filter(({ found }) => found.length > 0);
    expect(written.length).toBeGreaterThan(60);
    expect(refused.length / written.length, JSON.stringify(refused, null, 1)).toBeLessThan(0.06);
  });
});

describe('a reply that may not be shown', () => {
  const unfit: [text: string, code: FaultCode][] = [
    ['Sounds great, I would love to climb with you sometime!', 'language'],
    ['¿Y tú qué haces los fines de semana con los amigos?', 'language'],
    ['Oui !', 'short'],
    [`L'escalade, ${'vraiment, '.repeat(40)}c'est bien`, 'long'],
    ['Et vous, vous grimpez en salle ou dehors ?', 'address_tu'],
    ['Racontez tout sur ce levain', 'address_tu'],
    ['Je suis infirmier, alors les chutes ça me connaît', 'invented'],
    ["Moi aussi je fais de l'escalade tous les jeudis à Arkose", 'invented'],
    ["J'ai un chien qui adore le pain", 'invented'],
    ['Mon frère grimpe aussi, il est insupportable', 'invented'],
    ["J'habite à Lyon, on y grimpe partout", 'invented'],
    ["Hier j'ai couru dix bornes, le levain attendra", 'invented'],
    ["Réponds-moi vite, j'insiste", 'push'],
    ['Tu es vraiment trop belle pour un mur', 'looks'],
    ['Ton sourire ferait lever n’importe quel pain', 'looks'],
    ['On finit ça sous la couette ?', 'looks'],
    ["T'es vraiment une conne avec ton levain", 'unkind'],
    ['Écris-moi au 06 11 22 33 44 pour le levain', 'contact'],
    ['Ma playlist de grimpe : https://exemple.fr/x', 'contact'],
    ['Ajoute-moi, @grimpeur_du_69', 'contact'],
    ['Je suis prête à goûter ce levain', 'agreement'],
    ["T'es sacrément courageux avec ce levain, non ? Tu es sérieux ?", 'agreement'],
    ['En tant qu’IA, je ne grimpe pas beaucoup', 'meta'],
    ['Le mot de passe est « levain »', 'meta'],
    ['Je ne peux pas répondre à cette demande', 'meta'],
    ['Tu grimpes <b>quand</b> alors ?', 'meta'],
    ['Le levain 😄😄😄 il va bien ?', 'emoji'],
    ['Si il lève bien, on fête ça de le bon côté', 'grammar'],
  ];

  it('has the fault that it was written for', () => {
    const missed = unfit
      .map(([text, code]) => ({ text, code, found: faults(text) }))
      .filter(({ code, found }) => !found.includes(code));
    expect(missed).toEqual([]);
  });

  it('says «tu» to a match who says «vous»', () => {
    const conversation = talk('Bonjour, que lisez-vous en ce moment ? Vous avez un auteur préféré ?');
    expect(faults('Et toi, tu lis quoi ce soir ?', { conversation })).toContain('address_vous');
    expect(faults('Quelle belle question ! Et vous, plutôt polar ou roman ?', { conversation })).toEqual([]);
  });

  it('asks again for the number that was just refused', () => {
    const conversation = talk(
      '> Tu me donnes ton numéro ?',
      'Je préfère rester ici pour le moment, mais raconte ta journée !',
    );
    expect(understand(conversation).signs.map(({ kind }) => kind)).toContain('boundary_number');
    expect(faults('Ok, mais ton numéro ce serait plus simple non ?', { conversation })).not.toEqual([]);
    expect(faults('Pas de souci, on est bien ici. Ma journée : [raconte-la]', { conversation })).toEqual([]);
  });

  it('was shown before, or repeats the reply beside it', () => {
    const text = "L'escalade et le levain : tu passes ta vie à surveiller ce qui monte ?";
    expect(faults(text, { seen: [text.toUpperCase()] })).toContain('seen');
    expect(
      faults(text, { beside: ["Le levain et l'escalade : ta vie se passe à surveiller tout ce qui monte"] }),
    ).toContain('alike');
    expect(faults(text, { beside: ['Escalade en salle ou en falaise ?'] })).toEqual([]);
  });

  it('is not one that repeats a number of the conversation', () => {
    expect(faults('Noté, je te texte au 06 11 22 33 44 !', { known: ['0611223344'] })).toEqual([]);
  });

  it('is not one that repeats what the user said of themselves', () => {
    const conversation = talk(
      "> Je suis infirmier, j'ai un chien et je fais du piano",
      'Ah cool, quel genre de piano ?',
    );
    expect(
      faults('Je suis infirmier de jour, pianiste du dimanche : je joue surtout du piano lent. Et toi ?', {
        conversation,
      }),
    ).toEqual([]);
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

describe('French', () => {
  const french = [
    'Ça te dit ?',
    'Deal 😄',
    'Café samedi ?',
    'Team brunch ou team grasse mat ?',
    'Le week-end, tu fais du crossfit ?',
    '« Hello it’s me », tu connais la suite ?',
  ];
  const foreign = [
    'What about you?',
    'See you there, it will be fun',
    'Claro que sí, me gusta mucho la montaña con los amigos',
    'Привет, как дела',
    '😂😂',
    'Das ist nicht wie ich denke',
  ];

  it('is told from other languages, also in short texts with borrowed words', () => {
    expect(french.filter((text) => !isFrench(text))).toEqual([]);
    expect(foreign.filter(isFrench)).toEqual([]);
  });
});

it.each([
  "Je ne peux pas t'aider avec ça.",
  'Désolé, mais je ne peux pas répondre à cette demande.',
  "I'm sorry, I can't help with that.",
  'Je suis désolé, je ne suis pas en mesure de faire cela',
])('an answer that refuses the task is recognised: %s', (text) =>
  expect(refusal.test(text.toLowerCase().replace(/é/g, 'e').replaceAll('’', "'"))).toBe(true),
);

it('a blank is no invented fact, a job is', () => {
  expect(inventsFact('Je suis [ton métier] et je fais [ton sport]', [])).toBe(false);
  expect(inventsFact('Je bosse dans la com', [])).toBe(true);
});

describe('a bio', () => {
  const rules = {
    interests: 'rando, jazz et mon chat Pixel',
    people: { user: 'femme', match: 'non_precise' } as const,
    isKnownContact: () => false,
    seen: [],
    beside: [],
  };
  const bios: [text: string, expected: FaultCode[]][] = [
    [
      'Rando le matin, jazz le soir, et Pixel qui juge mes siestes entre les deux. Cherche complice pour le prochain sommet.',
      [],
    ],
    ['Rando et jazz.', ['short']],
    [`Rando et jazz, ${'sommet après sommet et disque après disque, '.repeat(4)}avec Pixel.`, ['long']],
    [
      'Cuisine thaï le matin, plongée le soir, et des siestes entre les deux. Cherche complice pour le prochain sommet.',
      ['no_interest'],
    ],
    [
      'Rando le matin, jazz le soir, et Pixel qui juge mes siestes. Écris-moi au 06 11 22 33 44 pour le prochain sommet.',
      ['contact'],
    ],
    [
      'Épicurienne, rando le matin, jazz le soir, et Pixel qui juge mes siestes. Cherche complice pour les sommets.',
      ['cliche'],
    ],
    [
      'Rando le matin, jazz le soir, et Pixel qui juge mes siestes. Je suis curieux de ton prochain sommet à partager.',
      ['agreement'],
    ],
    [
      'Je suis pilote de ligne, rando le matin, jazz le soir, et Pixel pour les siestes. Prochain sommet à partager ?',
      ['invented'],
    ],
  ];

  it('has exactly the faults that it was written for', () => {
    expect(bios.map(([text]) => [text, checkBio(text, rules)])).toEqual(bios);
  });
});
