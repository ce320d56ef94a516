import type { HarmRule } from './harm-rule.ts';

const ages = '(?:1[0-7]|douze|treize|quatorze|quinze|seize|dix-sept|dix sept) ?(?:ans|piges|balais)';
/** Girls and boys, not those whom somebody teaches, and not who an adult was. */
const children = String.raw`(?<!\b(?:tes|vos|ses|mes|leurs|nos|sa|ma|ta|une ancienne|etais une|etais la|etait une|faisais une) (?:petites? )?)(?:collegiennes?|lyceennes?|ecolieres?|fillettes?|gamines|petites filles|mineures|collegiens?|lyceens?|petits garcons|(?:gamines?|filles?|meufs?|nanas?|minettes?|jeunettes?|garcons?|gamins?|petites|petits) (?:de|d'a peine|de meme pas) ${ages})\b`;
const desire = String.raw`(?:j'adore|j'aime(?: bien| trop)?|je kiffe|je prefere|j'ai un faible|je craque|me plai\w+|m'attir\w+|m'excit\w+|excitant\w*|fantasm\w+|mon (?:truc|type|peche mignon|kif|genre|delire)|innocente?s?|faciles?|sexy|craquant\w*|docile\w*|naiv\w+|manipul\w+|appetissant\w*|bien formee?s?|bandant\w*|fraiche?s?|pures?)`;
/** «T'as 15 ans», said to the match; not «15 ans de métier». */
const youAre = String.raw`(?:\b(?:t'as|tu as|t as|ta|vous avez) (?:que |seulement |a peine |meme pas )?${ages}\b(?! (?:d'|de |derriere|dans))|\b(?:t'es|tu es|t es) (?:encore )?(?:mineure?|au college|en (?:sixieme|cinquieme|quatrieme|troisieme|seconde|[3-6]e(?:me)?|2nde|premiere|terminale))\b|\bles (?:autres|filles|garcons) de ta classe(?: de (?:sixieme|cinquieme|quatrieme|troisieme|seconde|premiere|terminale|[3-6]e(?:me)?|2nde))?\b|\bmineure?\b)`;
const goesOn =
  "(?:l'age,?(?: ca)? (?:n'est|n'a|est|c'est|ca|compte|importe|on s'en)|(?:notre|petit) secret|entre nous|deja (?:bien )?(?:une (?:vraie )?femme|un homme|formee|mure?|grande)|mure? pour|(?:rien |pas |jamais )?(?:aux?|a tes|a ta) (?:parents?|mere)|que t(?:u |')?(?:en |')?as ?(?:18|dix-huit)|(?:le |en )?(?:dis|parle)[- ]?(?:le|en)? (?:a personne|pas)|a personne|personne (?:ne )?(?:le )?(?:saura|verra)|tant mieux|encore mieux|j'adore|j'aime ca|les filles de ton age|(?:on se voit|rejoins[- ]moi) (?:seuls?|apres)|ca (?:me )?(?:derange|gene) pas|viens (?:chez moi|quand meme)|pas (?:un|de) (?:probleme|souci)|ca (?:me )?va|(?:mais|et) (?:t'es|tu es|tu fais) (?:[a-z]+ ){0,2}(?:canon|bonne|belle|mignonne|jolie|sexy|plus))";

/** A child as somebody to seduce. */
export const minorRules: readonly HarmRule[] = [
  {
    id: 'desire for children',
    harm: 'minor',
    says: [
      new RegExp(String.raw`\b${desire}\b[^.!?]{0,45}\b${children}`),
      new RegExp(String.raw`\b${children}[^.!?]{0,45}\b${desire}\b`),
      new RegExp(String.raw`\b${children} (?:en (?:uniforme|jupe|maillot|jupette|short)|sexy)\b`),
      new RegExp(
        String.raw`\b${ages},? (?:c'est|est|et) (?:deja |bien |largement |presque )?(?:une (?:vraie )?femme|assez (?:grande|vieille|agee|mure)|mon age prefere|l'age (?:parfait|ideal)|(?:parfait|ideal)(?= *(?:[.!,]|$))|majeure? pour moi|legal)`,
      ),
      new RegExp(
        String.raw`\b(?:les filles de |a |(?:cousine|soeur|fille|niece|copine|voisine|petite) (?:de|a|qui a) )?${ages},? (?:[a-z']+ ){0,3}(?:l'age ou (?:elles?|les filles)|(?:deja )?(?:canon|sexy|bandante?|bien roulee|une bombe|bonnes?)\b)`,
      ),
      /\b(?:je (?:les |la )?(?:prends|aime|prefere|drague|veux)|elles sont (?:mieux|meilleures)) (?:avant (?:le (?:bac|brevet)|(?:leurs? )?(?:18|dix-huit|majorite)|la majorite|leur majorite)|pas encore majeures?|a peine puberes?|pre-?puberes?)/,
      /\b(?:j'aime|j'adore|je kiffe|je craque)\b[^.!?]{0,40}\b(?:cartables?|appareils? dentaires?|couettes et|tresses et|jupe d'ecoliere|uniforme d'ecoliere|corps d'enfant|a peine forme\w*)/,
      /\b(?:college|lycee|ecole primaire|sortie du lycee|collegiennes|lyceennes)\b[^.!?]{0,30}\b(?:terrain de (?:chasse|jeu)|vivier|(?:je|j'y|pour) (?:chasse|drague\w*|peche|pecho|mate\w*|repere\w*))|\b(?:drague\w*|chasse\w*|mate\w*|pecho|repere\w*)\b[^.!?]{0,30}\b(?:(?:a la )?sortie (?:du (?:college|lycee)|de l'ecole)|(?:au|devant le|les) (?:college|lycee|collegiennes|lyceennes))/,
      new RegExp(
        String.raw`\b(?:${ages}|douze|treize|quatorze|quinze|seize|dix-sept) ou (?:18|dix-huit|vingt)(?: ans)?\b[^.!?]{0,40}\b(?:s'en (?:fiche|fout)|m'en (?:fiche|fous)|pareil|meme chose|(?:ne )?change rien)`,
      ),
      /\b(?:les )?(?:filles|garcons|meufs|nanas|mecs) de ton age (?:sont|c'est|me)\b/,
      /\bplus (?:elles?|ils?) (?:sont|est) jeunes?,? (?:et )?(?:mieux|plus)\b|\bplus c'est jeune,? (?:et )?(?:mieux|plus)\b/,
      /\bform[e]es? pour (?:ton|son|leur) age\b|\bmures? pour (?:ton|son|leur) age\b/,
    ],
    unlessInSentence: [
      /\b(?:legumes?|carottes|courgettes|asperges|pousses|vins?|fromages?|chatons?|chiots?|prof|profs|eleves|enseign\w+|j'(?:etais|avais)|surveillant\w*|educat\w+|animat\w+|coach|j'adore quand|infirmiere?|roman|film|serie)\b/,
    ],
    examples: {
      yes: [
        "J'adore les écolières",
        'Une lycéenne, rien de plus excitant',
        '14 ans c’est déjà une femme',
        'Les filles de quinze ans, c’est mon type',
        'Plus elles sont jeunes, mieux c’est',
        'Ta nièce de 14 ans est déjà canon',
        'Je les aime avant la majorité',
        'Quinze ans c’est parfait',
        'Dix-sept ans ou dix-huit, pour moi c’est pareil',
        'La sortie du lycée, j’y drague souvent',
        'Je drague à la sortie du collège',
        "T'es bien mûre pour ton âge",
      ],
      no: [
        'Prof dans un lycée de filles, tu dois avoir des anecdotes',
        'Tes lycéennes ont de la chance, j’aime bien ta méthode',
        'T’étais une lycéenne modèle ou plutôt fond de classe ?',
        "J'adore les filles qui rient fort",
        'Je t’attends à la sortie des cours de salsa',
        'Quinze ans de salsa ou dix-huit, c’est pareil, je marche encore sur les pieds',
        'Quinze ans, c’est parfait pour un vin de garde',
        'Les carottes, plus elles sont jeunes, mieux c’est',
      ],
    },
  },
  {
    id: 'goes on with a minor',
    harm: 'minor',
    says: [
      new RegExp(
        String.raw`\b(?:entre nous|notre (?:petit )?secret|a personne)\b[^.!?]{0,20}\bt(?:u |')?as (?:que )?${ages}(?! (?:d'|de ))`,
      ),
      new RegExp(String.raw`${youAre}[^\n]{0,60}?\b${goesOn}\b`),
      new RegExp(
        String.raw`\b(?:si|parce que|vu que) t(?:u |')?as ${ages}\b[^.!?]{0,60}\b(?:18|dix-huit|viens|chez moi|secret)\b`,
      ),
      /\b(?:dis|dire|mets) (?:juste |leur )?que t(?:u |')?(?:en )?as (?:18|dix-huit)\b/,
    ],
    unless: [/\b(?:ou quoi|dans (?:ta|sa) tete|d'age mental|j'arrete|on arrete|je m'arrete)\b/],
    examples: {
      yes: [
        'T’as 16 ans ? L’âge, ça ne compte pas',
        'Tu es mineure ? Ça restera entre nous',
        'Dis juste que t’as 18 ans',
        'Ça reste entre nous que t’as 14 ans',
        'T’as que 16 ans mais tu fais plus',
        'T’es en troisième ? Personne le saura',
        'Tu es en seconde ? J’adore, viens quand même',
        'T’es plus grande que les autres de ta classe de quatrième, on se voit seuls ?',
      ],
      no: [
        'T’as 15 ans de métier ? Ça me va, je prends la table du fond',
        'Tu es mineure, alors je m’arrête là et je te souhaite le meilleur',
        'À 14 ans j’apprenais la guitare, et toi ?',
        'Tu as 34 ans ? L’âge n’est qu’un chiffre',
      ],
    },
  },
];
