import { loathing, people, religions, scorn } from './groups.ts';
import type { HarmRule } from './harm-rule.ts';

/** In the plural, and without countries: «c'est pas les Belges qui…» is no hate. */
const plural = String.raw`(?:arabes|noire?s(?! et blancs)|blacks|juifs|juives|musulman\w*|gitan\w*|roms|tziganes|asiat(?:iques|es|s)|africain\w*|maghrebin\w*|rebeus|beurs|etrangers|etrangeres|immigre\w*|migrants?|refugie\w*|homos|homosexuel\w*|gays|lesbiennes|trans|handicape\w*)\b`;

/** Contempt for a group of people. */
export const hateRules: readonly HarmRule[] = [
  {
    id: 'contempt for a group',
    harm: 'hateful',
    says: [
      /\b(?:les|ces|vous,? les|tous les|toutes les) (?:\w+ )?(?:arabes|noire?s|juifs|juives|musulman\w*|gitan\w*|roms|asiatiques?|africain\w*|maghrebin\w*|etranger\w*|migrants?|homos|gays?|lesbiennes?|trans|bi(?:s|sexuel\w*)?|femmes|filles|meufs|nanas|mecs|hommes|gros|grosses|vieux|handicape\w*|cathos?|chomeurs?|smicards?|blacks?|rebeus?|beurettes?|feministes?)\b,? (?:c'est|ca|sont|etes|vous etes|devraient|devriez|savent pas|ne savent|n'ont|ont (?:toujours|rien|tous)|veulent|cherchent|aiment|mentent|ment|puent|volent|profitent|pensent (?:qu'a|toujours))(?![^.!?]{0,30}\b(?:imbattables?|genia\w+|adorables?|accueillant\w*|formidables?|raison)\b)/,
      /\b(?:pour une?|comme toutes? les|comme tous les|comme une vraie) (?:fille|femme|meuf|nana|mec|homme|arabe|noire?|black|rebeu|beurette|musulmane?|juive?|asiat\w*|chinoise?|etrangere?|handicapee?|grosse?|vieille?|gay|lesbienne|trans|provinciale?)s?\b(?! (?:d[eu']|comme toi|de la|qui))/,
      /\b(?:retourne|rentre) (?:dans ton pays|chez toi,? (?:au|en|la-bas))|\btoutes les memes\b|\btous les memes\b|\b(?:comme|typique) (?:toutes les|des) (?:filles|femmes|meufs|autres)\b|\bt'es (?:trop )?(?:musulmane?|noire?|arabe|juive?|typee?|bronzee?) pour\b/,
      new RegExp(
        String.raw`\b(?:j'aime (?:vraiment |trop )?pas|je (?:(?:supporte|sors|couche|parle|matche|touche|date|veux) (?:vraiment )?(?:pas|plus|jamais)(?: (?:avec|a))?|deteste|hais|meprise|fuis|vomis|crache sur)|marre|ras le bol|jamais avec|dehors|mort|a mort) (?:tous |toutes )?(?:les|des|de|d'|ces|aux?) ?${people}(?! (?:au|en) (?:rugby|foot|tennis|hand|cuisine|finale))`,
      ),
      new RegExp(String.raw`\b(?:pas|jamais|ni) (?:les|des|de|d'|ces|aux?) ?${plural}`),
      new RegExp(
        String.raw`\b(?:les|ces|vous,? les) (?:${people}|gros(?:ses)?|vieux|vieilles),? (?:(?:ils|elles|vous|nous|ca|ne|y|n') ?)?(?:${loathing}|je (?:touche|prends|veux) pas)`,
      ),
      new RegExp(
        String.raw`\b(?:les|ces|vous,? les|tou(?:s|tes) les) ${people},? (?:(?:c'|ce |vous |ils |elles )?(?:sont|est|etes|restent)|tous|toutes)(?: (?!pas\b)[a-z']+){0,3} ${scorn}\b`,
      ),
      new RegExp(
        String.raw`\b(?:les|ces) ${people},? (?:dehors|retournez chez vous|rentrez chez vous|degagez|cassez-vous|a la porte|a la mer|hors d'ici|du balai|hors de france)(?= *[.!,?]|$)|\b(?:bruler|cramer|tuer|exterminer|gazer|pendre|expulser|virer) (?:tou(?:s|tes) )?(?:les|ces) ${people}`,
      ),
      new RegExp(
        String.raw`\b${religions}\b[^.!?]{0,30}\b(?:merde|cancer|fleau|secte|poison|maladie|arriere\w*|barbar\w*|degueu\w*|pue|honte|danger)\b|\breligion de (?:merde|tares|fous|barbares|sauvages|terroristes|degeneres)\b`,
      ),
      /\b(?:hitler avait|vive hitler|heil|white power|grand remplacement|sales? race|races? inferieures?|(?:de|par) (?:ta|leur|votre|sa) race|beurettes?|bande de (?:singes|macaques|sauvages|rats|cafards)|(?:tu|vous) (?:sens|sentez|pues?|puez) le (?:couscous|curry|nem|kebab))\b/,
      /\b(?:les|ces|tous les|toutes les) (?:juifs?|roms|cathos?|chretiens|musulman\w*|autistes|handicape\w*|hommes bi|femmes bi|bisexuel\w*|trans|meres (?:celib\w*|seules)|vieilles|grosses|pauvres|chomeurs|assistes|rsa|noire?s|arabes|gitan\w*|asiatiques|etrangers)\b[^.!?]{0,40}\b(?:voleurs?|voleuses|sales?|demeures?|tares?|feignants?|faineants?|parasites|dangereux|malades?|maladie|degueulasses?|degoutants?|soumises?|occasion|pas le droit|qu'a (?:travailler|bosser|partir|rentrer)|cas sociaux|betes|menteurs?|radins?)\b|\bles juifs et l'argent\b|\b(?:prenom|tete|gueule) de (?:racaille|terroriste|bougnoule|cas soc\w*)\b|\b(?:maladie|tare) mentale\b|\bsecte de tares\b|\benvahis? par\b|\bbien blanche?s?\b(?! (?:la neige|les murs|le mur))|\bmoyenageuses?\b/,
      /\bperds? \d+ ?kilos?\b|\btu vieillis mal\b|\bregarde[- ]toi dans (?:une|la|ta) glace\b|\ble boudin\b|\bpas (?:ete )?finie? a la naissance\b|\bpas le crayon le plus affute\b/,
      /\b(?:femmes?|filles?|meufs?)(?: ca)? (?:doit|doivent|devrai\w+) (?:obeir|se taire|rester (?:a|en|la|chez)|servir|etre soumises?)|\bplace (?:d'une|de la|des) femmes? (?:est|c'est)|\bfemmes? (?:a|en|dans) la cuisine\b|\bles (?:blondes|rousses|brunes|provinciales) (?:sont|c'est) (?:\w+ ){0,2}(?:connes?|betes?|nulles?|faciles?|chaudes?|putes?)\b/,
      /\bune (?:fille|femme|meuf) qui(?: \w+){1,3} pas,? (?:c'est (?:dommage|triste|rare|louche|un probleme)|ca craint)/,
    ],
    always: [
      /\b(?:bougnoul\w*|bicots?|negr(?:e|o|esse)s?|youpin\w*|tapettes?|tarlouzes?|tafioles?|pedes?|gouines?|travelos?|chinetoques?|niakoue\w*|romanos?|ratons? (?:du|de la) cite|trisos?|mongolo?s?|gogols?|feminazies?)\b/,
      new RegExp(
        String.raw`\b(?:sales?|foutue?s?|putain (?:de|d')|encule\w* (?:de|d')|espece (?:de|d')) ?(?:${people}|blanche?s?\b|grosse?s?\b|bouseux\b)`,
      ),
    ],
    unless: [/\bpour une? (?:fois|femme de menage|fille de|meuf comme)\b/],
    examples: {
      yes: [
        "Une fille qui cuisine pas, c'est dommage",
        'Pour une meuf tu conduis bien',
        'Vous les femmes vous êtes toutes compliquées',
        "J'aime pas les Noirs",
        'Je couche pas avec des rebeus',
        'Les juifs contrôlent tout',
        'Les gays me dégoûtent',
        'Les grosses je touche pas',
        'Mort aux juifs',
        'Hitler avait raison',
        "T'es d'une race inférieure",
        'Une femme ça doit obéir',
        'Les blondes sont connes',
        'Bande de singes',
        'Faut brûler les homos',
        'Les Turcs sont sales',
        'Les Sénégalaises sont vraiment des menteuses',
        'Sale Algérien',
        'Sales Roumaines',
        'Sale arabe, pour une fois je le dis',
        'Je déteste les Turcs',
        'Je hais toutes les lesbiennes',
        'Les Arabes dehors',
        'Les Tunisiens, à la mer !',
        'Les Noirs sentent mauvais',
        'Les Maghrébins, tous des délinquants',
        'Les Noirs, rentrez chez vous',
        'Les Polonais sont tous alcooliques',
        'Les migrants nous envahissent',
        'Les Maliens devraient rentrer chez eux',
        "L'islam est une religion de merde",
        'Le judaïsme, quelle secte',
        'Les autistes me font pitié',
        'Espèce de trisomique',
      ],
      no: [
        'Une femme qui pose « zythum » à 91 ans mérite qu’on réponde',
        'Mais pour une fille d’Ussel je veux bien le dépoussiérer',
        "J'aime pas les noirs et blancs au ciné",
        'Pas de chinoiseries, je veux la recette',
        'Ça sent le couscous chez toi ?',
        'Les blondes sont mes bières préférées',
        'Les Portugais sont imbattables en pâtisserie',
        'Les Italiens volent la vedette à tout le monde',
        "C'est pas les Belges qui diront le contraire sur la frite",
        'Les Turcs sont partis tôt, nous on est restés',
        'Fort comme un Turc, doux comme un chat',
        'Mon frère est trisomique et il triche au Uno',
        'Les chats dehors, les chiens dedans',
      ],
    },
  },
];
