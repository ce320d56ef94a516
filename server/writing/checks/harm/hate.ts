import { expelling, loathing, quoted, rejection, scorn } from './contempt-words.ts';
import type { HarmRule } from './harm-rule.ts';

/** Groups of `groups.ts`, marked in the text. */
const people = '<(?:people|nation)>';
const all = '<(?:people|nation|class)>';
const praise =
  '(?:imbattables?|genia\\w+|adorables?|accueillant\\w*|formidables?|raison|meilleur\\w*|genereu\\w+|courageu\\w+|ador\\w+|beaux?|super\\w*|les bienvenus|fier\\w*)';
const the = String.raw`\b(?:les|ces|des|vos|aux|chez les|tou(?:s|tes) les|vous,? (?:les|autres,? (?:les )?)?)`;

/** Contempt for a group of people that is named. */
export const hateRules: readonly HarmRule[] = [
  {
    id: 'contempt for a named group',
    harm: 'hateful',
    isMarked: true,
    says: [
      new RegExp(
        String.raw`(?<!\bet )\b(?:les|ces|vous,? les|tou(?:s|tes) les) <people>,? (?:c'est|ca|sont|etes|vous|ont|n'ont|font|ne|veulent|devraient|savent|pensent|aiment|j'|je|non|jamais)\b(?![^.!?]{0,40}\b${praise})`,
      ),
      /\b(?:jamais|pas|plus|aucune?)\b[^.!?,]{0,20} (?:avec (?:une?|des|les)|(?:par|chez|pour) (?:les|des|une?)|d'une?|les|aux?) <people>/,
      new RegExp(String.raw`${the} ?${people}[^.!?]{0,30}\b${scorn}\b`),
      new RegExp(
        String.raw`(?<!\bpren[^.!?]{0,25})\b(?:pour une?|comme (?:toutes?|tous) les|comme n'importe quel(?:le)?) ${people}(?! (?:d[eu']|comme toi|de la|qui))`,
      ),
      new RegExp(
        String.raw`\b(?:j'aime (?:vraiment |trop )?pas|je (?:(?:supporte|sors|couche|parle|matche|touche|date|veux) (?:vraiment )?(?:pas|plus|jamais)(?: (?:avec|a))?|deteste|hais|meprise|fuis|vomis|crache sur)|marre|ras le bol|jamais avec|dehors|mort|a mort) (?:tous |toutes )?(?:les|des|de|d'|ces|aux?) ?${people}(?! (?:au|en) (?:rugby|foot|tennis|hand|cuisine|finale))`,
      ),
      new RegExp(
        String.raw`${the} ?${all}(?:, les ${all})?(?: (?:de|comme|dans|au|qui) [a-z' ]{1,20})?(?:${[
          String.raw`,? (?:(?:ils|elles|vous|nous|ca|ne|y|n') ?)?(?:${loathing}|je (?:touche|prends|veux) pas)`,
          String.raw`,? ?(?:(?:c'|c |ce |vous |ils |elles |ca )?(?:sont|est|etes|restent|fait)|tous|toutes|tout ca c'est|[?:] ?(?:des|du|que des|tous|toutes))(?: (?!pas\b)[a-z']+){0,4} ?\b${scorn}\b`,
          String.raw`,? (?:.{0,20} )?${rejection}\b`,
        ].join('|')})`,
      ),
      new RegExp(
        String.raw`\b(?:t'es|tu es|tu sois|^|[.!?] )(?: |)${people} ?[?,]? ?(?:ok |bah |ah |mais )?${rejection}\b`,
      ),
      new RegExp(
        String.raw`\b(?:une?|encore une?|etre) (?:vraie? )?(?:${all}|(?:fille|femme|meuf|mec|homme|feministe|mere celibataire|gros|grosse|vieux|vieille|caissiere|ouvrier|eboueur)\b)(?: (?:de|qui|ne|n') ?[a-z' ]{1,40}| [a-z]+)?[?,]? ?(?:c'est|ce sera|ca|ne sera|il|elle|ne|n')(?: [a-z']+){0,4} \b(?:${scorn}|jamais une vraie|existe pas|rien dans|le vol)\b`,
      ),
      new RegExp(
        String.raw`\bencore une (?:feministe|${people}) ?\?|\b(?:jamais une?|une?) ${people},? (?:ca a|ca vole|a le vol)`,
      ),
      new RegExp(
        String.raw`\b(?:trop|plein|moins) (?:il y aura |y a )?(?:de|d') ?${people}|\b${expelling}(?: tou(?:s|tes))? (?:les|ces|aux) ${all}|\b(?:les|ces) ${all} (?:il )?(?:faut|faudrait|devrait) (?:tou(?:s|tes) )?les ${expelling}\b|\bmoins il y aura d(?:e |')${people}`,
      ),
      new RegExp(
        String.raw`\bje (?:ne )?(?:frequente|date|matche|drague|sors|parle|couche|fais confiance) (?:pas|jamais|plus) (?:avec |aux? |a )?(?:les |des |de |d')?${all}|\bjamais (?:un|une|de|d') ?${people}|\bpas de ${people}|\brefuse qu'une? ${people}`,
      ),
      new RegExp(
        String.raw`\b(?:les|ces) ${people},? (?:dehors|retournez chez vous|rentrez chez vous|degagez|cassez-vous|a la porte|a la mer|hors d'ici|du balai|hors de france)(?= *[.!,?]|$)|\b(?:bruler|cramer|tuer|exterminer|gazer|pendre|expulser|virer) (?:tou(?:s|tes) )?(?:les|ces) ${people}`,
      ),
    ],
    always: [
      new RegExp(
        String.raw`\b(?:sales?|foutue?s?|putain (?:de|d')|encule\w* (?:de|d')|espece (?:de|d')) ?(?:${people}|blanche?s?\b|grosse?s?\b|bouseux\b)`,
      ),
    ],
    unless: quoted,
    examples: {
      yes: [
        "J'aime pas les Noirs",
        'Je couche pas avec des rebeus',
        'Les juifs contrôlent tout',
        'Les gays me dégoûtent',
        'Les grosses je touche pas',
        'Mort aux juifs',
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
        'Les autistes me font pitié',
        'Espèce de trisomique',
        'Les Roumains ? Des mendiants et des pickpockets',
        'Les sourds c’est relou',
        'Je fréquente pas les pauvres',
        'Les vieux comme toi devraient quitter les applis',
        'T’es gitan, donc tu voles non ?',
        'Une lesbienne c’est une femme ratée',
        'Y a trop de noirs sur cette appli',
        'Les Asiatiques vous vous ressemblez tous',
        'Vous autres femmes êtes vénales par nature',
        'T’es jolie pour une noire',
      ],
      no: [
        "J'aime pas les noirs et blancs au ciné",
        'Pas de chinoiseries, je veux la recette',
        'Les Portugais sont imbattables en pâtisserie',
        'Les Italiens volent la vedette à tout le monde',
        "C'est pas les Belges qui diront le contraire sur la frite",
        'Les Turcs sont partis tôt, nous on est restés',
        'Fort comme un Turc, doux comme un chat',
        'Mon frère est trisomique et il triche au Uno',
        'Les chats dehors, les chiens dedans',
        'Quand tu dis que les Arabes sont tous pareils, tu parles de mon père',
        'Mon coloc est gay et c’est le pire décorateur du monde',
        'Les Antillaises de mon équipe m’ont surnommé le Panneau',
        'T’es italien ? Alors la carbonara, avec ou sans crème ?',
      ],
    },
  },
];
