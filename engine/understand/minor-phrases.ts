// Words around an age below eighteen, as tables with examples: minor-phrases.test.ts is made from them. All are looked for in plain text
// (folded, spelt out, without «ne»).

interface PhraseRule {
  id: string;
  says: RegExp;
  examples: { yes: string[]; no: string[] };
}

const ages = '1[0-7]|dix|onze|douze|treize|quatorze|quinze|seize|dix[- ]sept';
const classes =
  'brevet|bac|college|lycee|sixieme|cinquieme|quatrieme|troisieme|seconde|premiere|terminale|[3-6]e(?:me)?|2nde|1ere|tle';

/** A message without any of these is not read for a minor: an age, a school, parents who decide. It saves time, and mistakes. */
export const minorSubject = new RegExp(
  [
    '(?<!\\d)1[0-8](?!\\d)',
    `\\b(?:${ages}|dix[- ]huit|ans|piges|age|mineure?s?|majeure?s?|majorite|ado)\\b`,
    `\\b(?:${classes}|term|collegien(?:ne)?|lyceen(?:ne)?|bahut|ecole|eleves?|classe|cours|cpe|perm|internat|devoirs)\\b`,
    '\\b(?:parents?|mere|pere|maman|papa|daron(?:ne)?s?|parentale?)\\b',
  ].join('|'),
);

interface NoOwnAge extends PhraseRule {
  /** What is read in its place. */
  instead: string;
}

/** What sounds like an age or a class of one's own and is none. Before a minor is believed, something plain is read in its place. */
export const noOwnAge: NoOwnAge[] = [
  {
    id: 'years of something',
    instead: 'du metier',
    says: new RegExp(`\\b(?:${ages}) ans (?:d'(?!age\\b)|de (?!mon\\b|ma\\b|age\\b))[a-z]+`, 'g'),
    examples: {
      yes: ["J'ai 15 ans d'écart avec lui", "J'ai quinze ans d'expérience", '15 ans de carrière'],
      no: ["J'ai 15 ans", "J'ai 15 ans d'âge"],
    },
  },
  {
    id: 'school of another century',
    instead: 'un examen',
    says: new RegExp(`\\b(?:${classes})\\b[^.!?]{0,30}\\ben (?:19\\d\\d|200\\d)\\b`, 'g'),
    examples: { yes: ["J'ai triché au brevet des collèges en 1986"], no: ['Je passe le brevet en 2027'] },
  },
  {
    id: 'year of higher studies',
    instead: 'annee',
    says: /\b(?:premiere|seconde|troisieme|1ere|2e|3e)(?: [.…]+)? annee\b/g,
    examples: { yes: ['Je suis en seconde… année de BTS à 27 ans'], no: ['Je suis en seconde cette année'] },
  },
  {
    id: 'since an age',
    instead: 'depuis longtemps',
    says: new RegExp(
      `\\b(?:depuis|des) (?:que j'ai |(?:que |quand )?j'avais |l'age de |mes |tout(?:e)? petite? , )?(?:${ages})(?: ans)?\\b`,
      'g',
    ),
    examples: {
      yes: ["PNL depuis que j'ai 15 ans mdr", 'oui depuis mes 15 ans', "depuis l'âge de 13 ans"],
      no: ["j'ai 15 ans depuis hier"],
    },
  },
  {
    id: 'parents of pupils',
    instead: 'une reunion',
    says: /\b(?:du |au |le )?(?:college|lycee)?[ ,]*reu(?:nion)?s? (?:de )?parents?\b[^.!?]{0,40}|\breu(?:nion)?s? parents?[ -]profs?\b/g,
    examples: {
      yes: ['je rentre du collège, réunion parents profs interminable'],
      no: ['mes parents sont au collège'],
    },
  },
  {
    id: 'dreamt or likened',
    instead: 'comme un examen',
    says: new RegExp(
      `\\b(?:reve|cauchemar|comme (?:avant|pendant|apres|a|au|pour)|l'impression|ca me rappelle|nostalgie)\\b[^.!?]{0,40}\\b(?:${classes}|controle|interro|ecole|classe)\\b(?: de \\w+)?`,
      'g',
    ),
    examples: {
      yes: ["j'ai rêvé que je repassais le brevet", 'comme avant un contrôle de maths'],
      no: ['je passe le brevet'],
    },
  },
  {
    id: 'has pupils',
    instead: 'au travail',
    says: new RegExp(`\\b(?:${classes})\\b[^?]{0,40}?\\bmes (?:eleves|ados|classes|gamins)\\b(?: ont \\w+ ans)?`, 'g'),
    examples: {
      yes: ["L'espagnol en collège. Mes élèves ont 13 ans et plus d'assurance que moi"],
      no: ['Je suis au collège, mes amis aussi'],
    },
  },
  {
    id: 'works at a school',
    instead: 'au travail',
    says: new RegExp(
      `\\b(?:profe?(?:sseure?)?|(?:bosse|travaille|taffe)(?: dans| a| au)?|contractuelle?|remplacante?|surveillante?|aed|cpe|instit|enseignante?|enseigne|mes eleves)\\b[^.!?]{0,40}?\\b(?:${classes})\\b`,
      'g',
    ),
    examples: {
      yes: ['contractuelle maths en lycée pro à Mantes', 'Je suis prof de maths au collège'],
      no: ["J'ai prof de maths à 8h"],
    },
  },
];

const adult = '(?:1[89]|[2-9]\\d)';
const joke =
  "(?:je (?:rigole|plaisante|deconne)|je te (?:charrie|taquine|fais marcher)|j(?:rigole|plaisante)|c'(?:est|etait) (?:une (?:blague|vanne)|pour (?:de )?rire|de l'humour))";
const laughs = "(?:non|nan|mais|ah|oh|mdr|ptdr|lol|haha\\w*|bon|ok|oui|t'inquiete|hein|bien sur|evidemment|desolee?)";

/** Takes back, in one of the next messages, what was said of an age: a joke, said so in so many words, or an age of eighteen or more. */
export const takenBack: PhraseRule[] = [
  {
    id: 'says that it was a joke',
    says: new RegExp(
      `^[ .,!?…]*(?:${laughs}[ .,!?…]+)*${joke}(?:[ .,!?…]+${laughs})*[ .,!?…]*(?:$|[^?]{0,20}\\bj'(?:en )?ai (?:plutot |bien |vraiment )?${adult}\\b)`,
    ),
    examples: {
      yes: [
        "je rigole j'ai 29 ans",
        "C'était une blague",
        'jrigole hein',
        'mdr je plaisante',
        "non je déconne, j'en ai 31",
      ],
      no: [
        'je rigole pas',
        'mdr',
        "t'inquiète",
        'oui, je rigole bien avec toi en tout cas',
        'je plaisante jamais sur ça',
        "c'était pour rire mon profil, j'ai vraiment 15 ans",
        'je te taquine jamais là dessus',
        'je rigole moi les vieux ça me fait pas peur',
      ],
    },
  },
  {
    id: 'denies, with an age of eighteen or more',
    says: /\b(?:non|mais non|pas du tout|n'importe quoi)\b[^.?]{0,30}\bj'(?:en )?ai (?:1[89]|[2-9]\d)\b(?! (?:sur|dans) )/,
    examples: { yes: ["mais non, j'ai 34 ans"], no: ["non, j'ai 18 sur l'appli", "non j'ai 15 ans", "j'ai 20 ans"] },
  },
];
