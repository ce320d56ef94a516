import type { HarmRule } from './harm-rule.ts';

const soften =
  "(?:vraiment |trop |un peu |quand meme |qu'une? |juste |tellement |grave |bien |une? |d'une |sacree? |pauvre |grosse? ){0,9}";

/** Said with an insult, this makes it a tease: «T'es bizarre, j'aime bien». */
const fondness =
  "(?:j'aime|j'adore|je t'adore|ca me (?:plait|va|fait)|fai[st] (?:\\w+ )?rire|j'en veux|j'ai (?:failli|ri|rigole|explose|pouffe)|je (?:souris|rigole|pouffe|meurs de rire)|trop drole|mdr|ptdr|haha|j'en redemande|continue|compliment|tant mieux|imbattable|genial\\w*|magnifique|adorable|attachante?|(?:mais|et) (?:drole|attachante?|adorable|j'aime|ca me plait))";

/** Insults and contempt for a person. */
export const contemptRules: readonly HarmRule[] = [
  {
    id: 'insults',
    harm: 'unkind',
    says: [
      new RegExp(
        String.raw`(?<!\bquand )\b(?:t'es|tu es|tu fais|vous etes|t'as l'air|tu m'as l'air) ${soften}(?:bizarre|chiante?|relou|lourde?|bete|nul(?:le)?(?! en)|chelou|folle|coincee?(?! (?:dans|a|au|aux|en|chez|sous|entre|derriere|avec|sur|ici|la)\b)|agacante?|penible|idiote?|ridicule|insupportable|gamine|inutile)\b(?! (?:de|d'|pour|que|a ce|mais)\b)(?![^.!?]{0,40}\b${fondness})`,
      ),
      new RegExp(
        String.raw`\b(?:t'es|tu es|tu fais|vous etes|t'as l'air|tu m'as l'air) ${soften}(?:conn?e?s?|pathetique|ratee?|hysterique|grosse|moche|laide|vieille?|debile|abrutie?|cretine?|imbecile|minable|cassos|inculte|frigide|superficielle?|fade|pas (?:tres |bien )?(?:maline?|fute\w*|interessante?|intelligente?))\b(?! (?:de|d'|pour|que|a ce|mais)\b)`,
      ),
      new RegExp(
        String.raw`\b(?:espece de|pauvre|sale) ${soften}(?:bizarre|conn?e?s?|nul(?:le)?|pathetique|folle|ratee?|hysterique|coincee?|grosse|moche|laide|vieille?|idiote?|debile|abrutie?|cretine?|imbecile|minable|cassos|inculte|gamine|frigide)\b`,
      ),
      /\b(?:salope|salopes|pute|putes|connasse|connard|batard\w*|encul\w+|pouffiasse|grognasse|gros(?:se)? (?:boudin|thon|dinde|vache)|petasse|bouffonne?|clocharde?|cassos|sous-merde|mochete|raclure|abruti\w*)\b/,
      /\b(?:ferme[- ]la(?= *[.!,?]|$)|ta gueule|casse[- ]toi|(?<=^|[.!?,;] ?|\b(?:allez|bon|alors|mais|et|toi) )degage(?= *[.!,]|$)|va te faire (?:foutre|voir|mettre|cuire|niquer|encul\w*|soigner)|va voir ailleurs|va crever|creve(?= *[.!,]|$)|fous[- ]moi la paix|va crever)\b/,
      /\b(?:personne (?:ne )?(?:voudra|veut) (?:jamais )?de toi|tu (?:ne )?(?:vaux|merites) (?:rien|pas mieux)|pour qui tu te prends|tu te prends pour qui|t'as aucun(?:e)? (?:charme|conversation|humour|interet)|tu (?:ne )?comprends (?:vraiment )?rien|t'as rien compris|pas etonnant que tu sois (?:encore )?(?:seule?|celibataire)|a ton age tu)\b/,
      /\bestime[- ]toi (?:deja )?(?:heureu\w+|chanceu\w+|flattee?)|\b(?:sois|tu devrais etre|tu peux etre) (?:deja )?(?:contente?|heureu\w+|reconnaissante?|flattee?) (?:que je|qu'un mec|qu'on|qu'une fille)|\b(?:devrais|peux) (?:deja )?me (?:dire merci|remercier) (?:de|d') ?(?:te |t')?(?:repondre|ecrire|parler|liker|avoir)/,
      /\b(?:tu (?:ne )?|t(?:u |')?)vau[xt] (?:meme )?pas (?:le (?:prix|deplacement|coup|detour)|la peine|un (?:verre|cafe|resto))|\b(?:avec ta tete|avec (?:ta gueule|un physique pareil|un corps pareil))\b|\bperds (?:d'abord |deja )?(?:\d+|cinq|dix|quinze|vingt|quelques|tes) kilos\b/,
    ],
    unless: [/\bbatard(?:e)? (?:de pain|bien cuit)|\bune? batard\b/],
    examples: {
      yes: ["T'es vraiment une conne avec ton levain", "T'es bizarre comme fille", 'Pour qui tu te prends ?'],
      no: [
        "T'es bizarre, j'aime bien",
        "T'es bête, tu m'as fait rire tout seul",
        "T'es bête, j'ai failli recracher mon café",
        'Elle va te faire une salade',
        'Tu fais quoi quand tu es coincée ?',
        'Vous êtes coincé derrière vos bocaux ?',
        'Au prochain ciel dégagé, tu me montres Saturne',
        "Le pigeon t'a choisie, c'est ridicule et magnifique",
        "T'es nul en cuisine mais tu l'avoues",
        'Cette phrase ferme la porte',
      ],
    },
  },
];
