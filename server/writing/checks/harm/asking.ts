import { anyOf } from './word-list.ts';

// Ways to ask somebody for something, as parts of patterns on folded text. What is asked for comes behind.

/** Stems of verbs by which something is handed over or told. */
const handing = anyOf(
  `donn redonn fil refil envo[iy] renvo[iy] montr pass balanc transmet transfer communiqu confi partag recopi copi dict laiss pret scann
  photographi indiqu precis confirm rappell? prouv gliss lach not tap epingl adress inscri[sv] ecri[sv] apprend sors met li[st] di[st] redi[st] pos ouvr`,
);
/** «donne-moi», «tu m'envoies», «pourriez-vous me dire», «transmets-le-moi»; not «elle m'envoie». */
export const handMe = String.raw`(?:\b${handing}(?:e|es|ez|s)?[- ](?:(?:le|la|les|l')[- ])?moi\b|\b(?:me |m')(?:(?:le|la|les) |l')?${handing}(?:es|ez|er|re|e?rai[st]|eriez|iez|s)?\b(?<!\b(?:il|elle|on|qui|ca) (?:me |m')[a-z]{1,12})|\bfai(?:s|tes)[- ]moi (?:voir|parvenir|passer|suivre)\b)`;

/** An order without «moi»: «envoie ta carte», «balance le code». Who says «je donne» orders nothing. */
export const handOver = String.raw`(?<!\b(?:je|j'|on|il|elle|qui|ca|ne|se|me|te|lui|leur|pas) ?)\b(?:donnez?|filez?|refilez?|envo(?:ie|i|yez)|balancez?|montrez?|passez?|transmets|communiquez?|confiez?|partagez?|recopiez?|dictez?|laissez?|scannez?|photographie[rz]?|confirmez?|lachez?|tapez?|mets|dis|dites|ecri(?:s|vez)|sors|lis|confirmer|screen|epinglez?)`;

/** «il me faut», «j'ai besoin de», «je peux avoir», «tu aurais». */
export const need = String.raw`(?:\b(?:il|me|m'en|nous|te) (?:me |nous |te )?(?:faut|faudrait|faudra|fo)\b|\bil manque\b|\b(?:j'ai|jai|j'aurais|j'aurai|g) (?:juste |vraiment |seulement |trop )?besoin (?:de|d'|du|des)|\b(?:je|j') ?(?:veux|voudrais|veu|vx|exige|attends|aimerais (?:avoir|voir|connaitre|savoir))\b|\bje?(?: |')?(?:peux|px|pourrais) (?:avoir|voir|savoir|connaitre)\b|\b(?:t'aurais|tu aurais|auriez-vous|vous auriez)\b|\bserait-il possible d|\bfaut que (?:je|tu)\b)`;

/** «c'est quoi», «quel est», in any spelling. */
export const whatIs = String.raw`(?:\bc'?(?:est|etait)? ?(?:quoi|koi|lequel|laquelle|lesquels|combien)\b|\bquel(?:le)?s? (?:est|sont|c'est|etait)\b)`;

/** Behind what is asked for. */
export const please = String.raw`(?:,? (?:stp|svp|s'il te plait|s'il vous plait|s'te plait|c'?(?:est)? (?:quoi|koi|lequel|laquelle|combien))\b| ?\?)`;

export const yours = '(?:ton|ta|tes|votre|vos|le tien|la tienne)';
export const any = "(?:ton|ta|tes|votre|vos|le|la|les|l'|un|une|du|de|d'|nos)";

/** Somebody speaks of a request or turns it down, in the same clause: «non, je n'envoie pas d'argent», «une fille m'a demandé…». */
export const declining: readonly RegExp[] = [
  /\bje (?:ne |n')?(?:te |t'|vous |leur |lui )?(?:donne|donnerai|communique|communiquerai|envoie|enverrai|prete|preterai|ferai|partage|partagerai|investis|transfere|avance|transmets|confie|dirai|dis) (?:pas|jamais|rien|aucune?|ni)\b/,
  /(?<!\bsi )\bc'est non\b|^non(?:,| pour| merci)/,
  /\bje (?:signale|bloque|refuse|m'arrete la|passe mon tour|vais (?:signaler|bloquer|refuser|passer mon tour))\b/,
  /\bj'ai (?:bloque|signale|refuse)\b|\bpas de (?:pret|virement|carte|coupon|recharge) ni\b|\bje (?:ne )?refer\w+ pas\b/,
  /\beuh non\b|\bje (?:n'ai|nai) aucune?\b/,
  /(?<!\b(?:pas|rien) (?:du tout )?(?:une |d'|l')?)\b(?:ca sent l'arnaque|une arnaque|les arnaques|arnaqueurs?|brouteurs?)\b(?! (?:moi|promis))/,
  /\bs'est fait (?:avoir|arnaquer|pirater)\b/,
  /\b(?:m'a|m'ont|m'avait) (?:deja )?(?:demande|reclame|propose)\b|\b(?:tu me|vous me) (?:demandes|demandez|reclames|parles) (?:deja |de |d'|mon|ma|mes|un)/,
];
