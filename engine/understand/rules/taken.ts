import type { RuleTable } from './rule.ts';
import { noWords } from './words.ts';

// The match is with someone.

export const taken: RuleTable = {
  words: noWords,
  rules: [
    {
      id: 'says-yes-to-being-taken',
      sign: 'taken',
      after: ['taken'],
      reads: 'message',
      isSure: true,
      says: ['^(oui|ouais|si|en effet|exact)'],
      examples: { yes: ["Tu as quelqu'un ? | Oui"], no: ['Tu as un chien ? | Oui'] },
    },
    {
      id: 'says-no-to-being-single',
      sign: 'taken',
      after: ['single'],
      reads: 'message',
      isSure: true,
      says: ['^(non|plus|pas vraiment)'],
      examples: { yes: ["T'es célibataire ? | Plus maintenant"], no: [] },
    },
    {
      id: 'back-with-an-ex',
      sign: 'taken',
      isSure: true,
      says: ['(remise?|retournee?|revenue?|recasee?) (avec|en couple)'],
      examples: { yes: ['Je me suis remise avec mon ex', 'Je suis retournée avec lui'], no: [] },
    },
    {
      id: 'has-begun-with-someone',
      sign: 'taken',
      says: [
        "(commence|recommence|me suis mise?) a (voir|frequenter|sortir avec) (une?|quelqu'un|mon ex|des) ?(fille|mec|gars|femme|homme|nana|meuf|collegue)?",
        '(me concentrer|me consacrer|mettre mon energie) … (la-dessus|sur (elle|lui|cette histoire|cette relation))',
        "(une|un) (autre )?avec qui (ca|c'est) … (mieux|accroche|colle|serieux|passe)",
        "(bien mieux|accroche mieux|plus serieux) avec (une?|quelqu'un)",
        "emmenage~ avec (quelqu'un|mon|ma|lui|elle)",
      ],
      unless: ['{pastLove}'],
      examples: {
        yes: [
          'J’ai commencé à voir une fille du boulot',
          'Je préfère me concentrer sur elle',
          'Y en a une avec qui ça accroche bien mieux',
        ],
        no: ['J’avais commencé à voir un gars avant'],
      },
    },
    {
      id: 'with-someone',
      sign: 'taken',
      says: [
        "(j'ai|j'avais|ai) (deja |trouve |rencontre |maintenant |retrouve |enfin |entre temps )*quelqu'un( dans ma vie| en vue| d'autre| depuis| de bien| de super| maintenant| de mon cote|$| sur| en ce| ici| ,| et| entre)",
        "(dans ma vie) … (quelqu'un|un homme|une femme)|(quelqu'un|un homme|une femme) dans ma vie",
        "(recommence a voir|recommence avec|revois|vois|frequente|date|connais|parle a|parle avec|discute avec|suis avec|sors avec|flirte avec|commence quelque chose avec|accroche avec|matche avec) (deja )?(quelqu'un|un autre|une autre|mon ex)( d'autre)?(?= |$)(?! (ce soir|demain|pour|qui|de ma|au boulot|de temps))",
        "(sentiments|attirance|coup de coeur|crush|faible|un truc) pour (quelqu'un|un autre|une autre|mon ex)",
        '(remise?|retournee?|revenue?|recasee?|rabibochee?|recommence) (avec|en couple)',
        '(suis|etant) (deja |desormais |maintenant )?(en couple|mariee?|fiancee?|casee?|macquee?|maquee?|prise? par|en relation|plus celibataire|pas celibataire|plus libre|plus seule?|plus sur le marche|en menage)(?! avec mon (canape|lit|chat|chien|boulot|taf))',
        '(suis|etant) (lesbienne|gay|homo|hetero|homosexuelle?|asexuelle?|attiree? (que )?par les (femmes|filles|hommes|mecs))',
        '(prefere|aime|aime que) les (femmes|filles|hommes|mecs)$',
        '(mon|le) coeur (est|etait) (deja )?(pris|occupe|ailleurs)',
        "(mon|ma) (homme|mari|copain|mec|copine|femme|cheri|fiance|compagnon|compagne|moitie) (serait|sera|apprecie~|aimerait|est (la|jaloux|jalouse|d'accord|pas)|va pas|risque|dirait|veut pas)",
        "(il y a|y a|j'ai|c'est) (deja |aussi |maintenant )?(quelqu'un d'autre|un autre (homme|mec|gars)|une autre (femme|fille))",
        "(commence|debute|construis|vis|demarre) (une|quelque chose|un truc|quelque chose de serieux) ?(belle |nouvelle )?(histoire|relation)? avec quelqu'un",
      ],
      unless: ['{pastLove}'],
      examples: {
        yes: ['Je suis en couple depuis peu', "J'ai rencontré quelqu'un", "Je vois quelqu'un d'autre"],
        no: ["J'avais quelqu'un dans ma vie avant"],
      },
    },
    {
      id: 'partner-named',
      sign: 'taken',
      reads: 'message',
      says: [
        "j'ai (deja )?(un (copain|mec|petit ami|petit copain|cheri|fiance|mari|conjoint)|une (copine|petite amie|petite copine|femme|fiancee|conjointe)|quelqu'un( dans ma vie)?)(?= ?([.!,;…]|$|desolee?|maintenant|en fait|du coup|depuis|donc|et je|je suis|merci|pardon|mais je))",
        "j'ai (rencontre|matche avec|trouve) quelqu'un",
        "avec quelqu'un d'autre",
        "(mon|ma) (mec|copain|mari|petit ami|petit copain|fiance|conjoint|femme|petite amie|fiancee|conjointe)\\b(?! (de|d'|ideale?|etait|avait|m'avait|parfait))",
      ],
      unless: ['{pastLove}', "(dit|disent|dirait|croit|croient|pense|pensent) que j'ai (un mari|une femme|quelqu'un)"],
      examples: {
        yes: ["J'ai un copain", 'Mon mari rentre à 18h'],
        no: ['Mon mari est décédé', "Mes amis disent que j'ai un mari"],
      },
    },
  ],
};
