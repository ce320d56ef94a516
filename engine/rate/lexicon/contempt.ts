/** Phrases that put the reader below the writer: somebody who obeys, a body or an origin that is refused, a person as a thing. */
export interface Contempt {
  /** For text in lower case without accents. */
  pattern: string;
  instead: string;
  examples: { yes: readonly string[]; no: readonly string[] };
}

const equals = "personne n'a envie d'obéir à un inconnu, dis plutôt ce que vous feriez à deux";
const noBody = 'refuser un corps blesse aussi ceux qui te plairaient, dis plutôt qui tu aimerais rencontrer';
const noOrigin =
  'refuser une origine, une foi ou une vie fait fuir tout le monde, dis plutôt ce qui vous rapprocherait';
const noThing = "on n'est ni une proie ni un jouet, parle de la personne que tu aimerais connaître";
const nobodyIsAll = "personne n'aime être jugé d'avance, parle plutôt de la personne que tu espères";

const person =
  '(?:femmes?|filles?|meufs?|nanas?|copines?|compagnes?|epouses?|hommes?|mecs?|gars|copains?|maris?|partenaires?|quelqu.un)';
const meek = '(?:soumis|soumises?|dociles?|obeissante?s?)';
/** None of them turns the sense round: «une femme pas trop docile». */
const upToThreeWords = '(?:,? (?!pas |ni |non |jamais )[\\p{L}-]+){0,3}?';
const bodies = '(?:gros|grosses?|moches?|vieux|vieilles|thons?|boudins?|cageots?|laiderons?|nains?|naines?|chauves?)';
const origins =
  '(?:noire?s?|blancs?|blanches?|arabes?|rebeus?|beurettes?|blacks?|asiatiques?|africaine?s?|maghrebine?s?|juifs?|juives?|musulmane?s?|gitane?s?|etrangers?|etrangeres?|handicapee?s?|trans|gays?|meres? celibataires?|mamans? solos?)';
/** «pas de gros mots» refuses no body. */
const alone = '(?= *(?:$|[,.;:!?/()\\n]|(?:et|ni|ou|svp|merci|pas|s.il)\\b|\\p{Extended_Pictographic}))';

export const contempt: readonly Contempt[] = [
  {
    pattern: `(?<!(?:pas|ni|jamais) (?:de |d.|une? |la |le )?)(?:${person}${upToThreeWords},? ${meek}|${meek} ${person}|(?:cherche|veux|prefere)(?: une?| la| le| ma| mon)? ${meek})`,
    instead: equals,
    examples: {
      yes: [
        'Cherche une femme soumise',
        'Je veux une fille douce et docile',
        'Je cherche une soumise',
        'Un homme gentil, obéissant',
      ],
      no: ['Je ne cherche pas une femme soumise', 'Mon chien est très obéissant', 'Ni soumise ni parfaite'],
    },
  },
  {
    pattern:
      "(?:qui|elle) (?:sait|sache|savent|connait|connaisse)(?: rester)?(?: a)? (?:sa|leur) place|sois belle et tais.toi|qui (?:m'obei\\p{L}+|obei(?:t|sse)|se taise|la ferme|ferme sa (?:gueule|bouche))",
    instead: equals,
    examples: {
      yes: ['Une femme qui sait rester à sa place', 'Je cherche quelqu’un qui se taise', 'Sois belle et tais-toi'],
      no: ['Mon chat a sa place sur le canapé', 'Je referme la porte et je file courir'],
    },
  },
  {
    pattern:
      "a mon service|(?:qui|pour) (?:me |m')?(?:fait|fasse|faire|sache faire|s'occuper du|s'occupe du) (?:le |du |mon |tout le )?(?:menage|repassage)|bonne a (?:marier|tout faire)",
    instead: equals,
    examples: {
      yes: ['Cherche une meuf qui fait le ménage', 'Je veux une femme à mon service'],
      no: ['À ton service pour les crêpes', 'Je fais le ménage en chantant'],
    },
  },
  {
    pattern: `pas (?:de |d'|aux? )${bodies}${alone}|${bodies} s'abstenir`,
    instead: noBody,
    examples: {
      yes: ['Pas de grosses', 'Je réponds pas aux moches, merci', 'Boudins s’abstenir'],
      no: ['Pas de gros mots à table', 'Pas de vieux films ce soir', 'Un vieux vinyle et un bon café'],
    },
  },
  {
    pattern: `pas (?:de |d'|aux? )${origins}${alone}|${origins} s'abstenir|(?:que|uniquement|seulement) (?:des|les) (?:blancs|blanches)${alone}|francaise?s? de souche`,
    instead: noOrigin,
    examples: {
      yes: ["Pas d'arabes ni de noirs", 'Mamans solos s’abstenir', 'Uniquement des blanches'],
      no: ['Pas de blancs en neige réussis', 'Pas de noir total dans mon salon', 'Je cuisine asiatique'],
    },
  },
  {
    pattern:
      '(?:cherche|chasse|veux|trouver)(?: une?| des| ma| la)? (?:femelles?|proies?)|chair fraiche|(?:mon prochain|ma prochaine|mon nouveau|ma nouvelle) (?:jouet|trophee|proie)',
    instead: noThing,
    examples: {
      yes: ['Cherche femelle', 'Je chasse ma proie', "Envie de chair fraîche, j'avoue"],
      no: ['Une mésange femelle à ma fenêtre', 'Mon chat a rapporté son jouet'],
    },
  },
  {
    pattern:
      "(?:les|ces) (?:femmes|filles|meufs|nanas|hommes|mecs) (?:d'aujourd'hui |de nos jours )?(?:sont|c.est|ne savent|savent plus|ne veulent que)(?: [\\p{L}'-]+){0,3}|(?:une|la) (?:vraie )?femme (?:doit|est faite pour|n'a pas a)(?: \\p{L}+){0,2}",
    instead: nobodyIsAll,
    examples: {
      yes: ['Les femmes sont toutes vénales', 'Les mecs sont des menteurs', 'Une femme doit cuisiner'],
      no: ['Les femmes de ma famille chantent faux', 'Une femme est passée à vélo'],
    },
  },
];
