import type { HarmRule } from './harm-rule.ts';

const soften =
  "(?:vraiment |trop |un peu |quand meme |qu'une? |juste |tellement |grave |bien |une? |d'une |sacree? |pauvre |grosse? )*";

/** Groups of people whom hate is about; in the plural, as hate speaks of them. */
const groups = String.raw`(?:arabes|noire?s(?! et blancs)|blacks|juifs|juives|musulman\w*|gitan\w*|roms|tziganes|chinois(?:es)?|asiat(?:iques|es|s)|africain\w*|maghrebin\w*|rebeus|beurs|portugais\w*|polonais\w*|roumain\w*|etrangers|etrangeres|immigre\w*|migrants?|refugie\w*|homos|homosexuel\w*|gays|lesbiennes|trans|handicape\w*)\b`;

/** Insults, contempt for a person or for a group, threats. */
export const contemptRules: readonly HarmRule[] = [
  {
    id: 'insults',
    harm: 'unkind',
    says: [
      new RegExp(
        String.raw`\b(?:t'es|tu es|tu fais|vous etes|t'as l'air|tu m'as l'air|espece de|pauvre|sale) ${soften}(?:bizarre|chiante?|relou|lourde?|bete|conn?e?s?|nul(?:le)?(?! en)|pathetique|chelou|folle|ratee?|hysterique|coincee?|grosse|moche|laide|vieille?|agacante?|penible|idiote?|debile|abrutie?|cretine?|imbecile|minable|ridicule|cassos|insupportable|inculte|gamine|frigide|superficielle?|fade|inutile|pas (?:tres |bien )?(?:maline?|fute\w*|interessante?|intelligente?))\b(?! (?:de|d'|pour|que|a ce|mais))`,
      ),
      /\b(?:salope|salopes|pute|putes|connasse|connard|batard\w*|encul\w+|pouffiasse|grognasse|gros(?:se)? (?:boudin|thon|dinde|vache)|petasse|bouffonne?|clocharde?|cassos|sous-merde|mochete|raclure|abruti\w*)\b/,
      /\b(?:ferme[- ]la(?= *[.!,?]|$)|ta gueule|casse[- ]toi|degage(?= *[.!,]|$)|va te faire|va voir ailleurs|va crever|creve(?= *[.!,]|$)|fous[- ]moi la paix|va crever)\b/,
      /\b(?:personne (?:ne )?(?:voudra|veut) (?:jamais )?de toi|tu (?:ne )?(?:vaux|merites) (?:rien|pas mieux)|pour qui tu te prends|tu te prends pour qui|t'as aucun(?:e)? (?:charme|conversation|humour|interet)|tu (?:ne )?comprends (?:vraiment )?rien|t'as rien compris|pas etonnant que tu sois (?:encore )?(?:seule?|celibataire)|a ton age tu)\b/,
    ],
    unless: [/\bbatard(?:e)? (?:de pain|bien cuit)|\bune? batard\b/],
    examples: {
      yes: ["T'es vraiment une conne avec ton levain", "T'es bizarre comme fille", 'Pour qui tu te prends ?'],
      no: [
        "Le pigeon t'a choisie, c'est ridicule et magnifique",
        "T'es nul en cuisine mais tu l'avoues",
        'Cette phrase ferme la porte',
      ],
    },
  },
  {
    id: 'contempt for a group',
    harm: 'hateful',
    says: [
      /\b(?:bougnoul\w*|bicots?|negr(?:e|o|esse)s?|youpin\w*|tapettes?|tarlouzes?|tafioles?|pedes?|gouines?|travelos?|chinetoques?|niakoue\w*|romanos?|ratons? (?:du|de la) cite|triso\w*|mongolo?s?|gogols?|feminazies?|sale (?:arabe|noire?|juif|juive|blanche?|gitane?|rom|turc|etrangere?|homo|gay|lesbienne|trans|grosse?|bouseux))\b/,
      /\b(?:les|ces|vous,? les|tous les|toutes les) (?:\w+ )?(?:arabes|noire?s|juifs|juives|musulman\w*|gitan\w*|roms|chinois\w*|asiatiques?|africain\w*|maghrebin\w*|portugais\w*|polonais\w*|roumain\w*|etranger\w*|migrants?|homos|gays?|lesbiennes?|trans|bi(?:s|sexuel\w*)?|femmes|filles|meufs|nanas|mecs|hommes|gros|grosses|vieux|handicape\w*|cathos?|chomeurs?|smicards?|blacks?|rebeus?|beurettes?|feministes?)\b,? (?:c'est|ca|sont|etes|vous etes|devraient|devriez|savent pas|ne savent|n'ont|ont (?:toujours|rien|tous)|veulent|cherchent|aiment|mentent|ment|puent|volent|profitent|pensent (?:qu'a|toujours))/,
      /\b(?:pour une?|comme toutes? les|comme tous les|comme une vraie) (?:fille|femme|meuf|nana|mec|homme|arabe|noire?|black|rebeu|beurette|musulmane?|juive?|asiat\w*|chinoise?|etrangere?|handicapee?|grosse?|vieille?|gay|lesbienne|trans|provinciale?)s?\b(?! (?:d[eu']|comme toi|de la|qui))/,
      /\b(?:retourne|rentre) (?:dans ton pays|chez toi,? (?:au|en|la-bas))|\btoutes les memes\b|\btous les memes\b|\b(?:comme|typique) (?:toutes les|des) (?:filles|femmes|meufs|autres)\b|\bt'es (?:trop )?(?:musulmane?|noire?|arabe|juive?|typee?|bronzee?) pour\b/,
      new RegExp(
        String.raw`\b(?:j'aime (?:vraiment |trop )?pas|je (?:supporte|sors|couche|parle|matche|touche|date|veux) (?:vraiment )?(?:pas|plus|jamais)(?: (?:avec|a))?|je (?:deteste|hais|meprise|fuis)|marre|ras le bol|pas|jamais(?: avec)?|dehors|mort|a mort|ni) (?:les|des|de|d'|ces|aux?) ?${groups}`,
      ),
      new RegExp(
        String.raw`\b(?:les|ces) (?:${groups}|gros(?:ses)?|vieux|vieilles) (?:(?:me|nous) (?:degout|font (?:pitie|honte|gerber|vomir|chier)|repugn|debect)|je (?:touche|prends|veux) pas|(?:controlent|dirigent|envahissent|remplacent|profitent|volent|puent)\b)|\b(?:bruler|cramer|tuer|exterminer|gazer|pendre) (?:tou(?:s|tes) )?(?:les|ces) ${groups}`,
      ),
      /\b(?:hitler avait|vive hitler|heil|white power|grand remplacement|sales? race|races? inferieures?|(?:de|par) (?:ta|leur|votre|sa) race|beurettes?|bande de (?:singes|macaques|sauvages|rats|cafards)|(?:tu|vous) (?:sens|sentez|pues?|puez) le (?:couscous|curry|nem|kebab))\b/,
      /\b(?:les|ces|tous les|toutes les) (?:juifs?|roms|cathos?|chretiens|musulman\w*|autistes|handicape\w*|hommes bi|femmes bi|bisexuel\w*|trans|meres (?:celib\w*|seules)|vieilles|grosses|pauvres|chomeurs|assistes|rsa|noire?s|arabes|gitan\w*|asiatiques|etrangers)\b[^.!?]{0,40}\b(?:voleurs?|voleuses|sales?|demeures?|tares?|feignants?|faineants?|parasites|dangereux|malades?|maladie|degueulasses?|degoutants?|soumises?|occasion|pas le droit|qu'a (?:travailler|bosser|partir|rentrer)|cas sociaux|betes|menteurs?|radins?)\b|\bles juifs et l'argent\b|\b(?:prenom|tete|gueule) de (?:racaille|terroriste|bougnoule|cas soc\w*)\b|\b(?:maladie|tare) mentale\b|\bsecte de tares\b|\benvahis? par\b|\bbien blanche?s?\b(?! (?:la neige|les murs|le mur))|\bmoyenageuses?\b/,
      /\bperds? \d+ ?kilos?\b|\btu vieillis mal\b|\bregarde[- ]toi dans (?:une|la|ta) glace\b|\ble boudin\b|\bpas (?:ete )?finie? a la naissance\b|\bpas le crayon le plus affute\b/,
      /\b(?:femmes?|filles?|meufs?)(?: ca)? (?:doit|doivent|devrai\w+) (?:obeir|se taire|rester (?:a|en|la|chez)|servir|etre soumises?)|\bplace (?:d'une|de la|des) femmes? (?:est|c'est)|\bfemmes? (?:a|en|dans) la cuisine\b|\bles (?:blondes|rousses|brunes|provinciales) (?:sont|c'est) (?:\w+ ){0,2}(?:connes?|betes?|nulles?|faciles?|chaudes?|putes?)\b/,
      /\bune (?:fille|femme|meuf) qui(?: \w+){1,3} pas,? (?:c'est (?:dommage|triste|rare|louche|un probleme)|ca craint)/,
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
      ],
      no: [
        'Une femme qui pose « zythum » à 91 ans mérite qu’on réponde',
        'Mais pour une fille d’Ussel je veux bien le dépoussiérer',
        "J'aime pas les noirs et blancs au ciné",
        'Pas de chinoiseries, je veux la recette',
        'Ça sent le couscous chez toi ?',
        'Les blondes sont mes bières préférées',
      ],
    },
  },
  {
    id: 'threats',
    harm: 'threat',
    says: [
      /\btu vas (?:me )?le (?:regretter|payer|sentir passer)\b|\btu (?:l'auras|l'as) (?:bien )?cherche\b|\btu vas voir ce (?:que|qui)|\bfais (?:bien )?(?:attention|gaffe) a toi\b(?=[^.!?]*\b(?:sinon|parce que|je sais|si tu))/,
      /\bje sais (?:tres bien |deja )?(?:ou tu (?:habites|vis|travailles|bosses|es)|qui tu es|a quelle heure tu|comment te (?:re)?trouver)|\bje (?:vais|peux|saurai|finirai par) (?:te|vous) (?:re)?trouver\b(?! (?:un|une|du|des|des|dans (?:la|le) (?:foule|noir))\b)/,
      /\bje (?:publie|balance|diffuse|partage|poste|montre|envoie|garde)\w* (?:tout|tes|nos|ta|la|les|cette) (?:photos?|captures?|messages?|conversation|videos?|nudes?)\b[^.!?]*\b(?:a (?:tes|ton|ta|tout)|sur (?:les reseaux|insta\w*|facebook|internet)|si tu|sinon|partout)|\b(?:sinon|si tu (?:reponds|viens|me bloques|refuses|dis)[^.!?]{0,30},?) je (?:te )?(?:balance|publie|diffuse|poste|envoie|detruis|pourris|signale|debarque)/,
      /\bje vais (?:te|vous) casser (?:les dents|la gueule|la figure|en deux)\b|\bje te retrouve et\b|\bje vais (?:balancer|publier|diffuser|montrer|envoyer) (?:tes|nos) (?:photos|videos|messages|captures|nudes)\b|\btu (?:devrais|ferais mieux de|peux) (?:aller )?te (?:pendre|suicider|tuer|jeter|foutre en l'air)\b|\bpersonne (?:ne )?te regrettera\b/,
      /\bje vais te (?:frapper|defoncer|eclater|buter|tuer|crever|cogner|demolir|massacrer|pourrir|faire (?:regretter|payer|mal))\b|\btu (?:ne )?(?:sais|connais) pas de quoi je suis capable\b|\bc'est (?:pas )?une menace\b|\bau (?:cafe|jeu|karting|bowling)?\bje te casse/,
    ],
    unless: [
      /\b(?:au|aux|a la|en) (?:bowling|tarot|scrabble|baby-?foot|ping-?pong|billard|belote|uno|mario kart|karting|petanque|echecs|cartes|monopoly|quiz)\b/,
    ],
    examples: {
      yes: ['Tu vas le regretter', 'Je sais où tu habites'],
      no: ["Tu vas regretter ces huit jours d'entraînement", 'Fais gaffe à toi sur la route'],
    },
  },
];
