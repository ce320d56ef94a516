import { anyOf } from './word-list.ts';

// Ways to ask somebody to pay, as parts of patterns on folded text.

/** Stems of verbs by which money is lent, sent or spent on somebody. */
const paying = anyOf(
  'pret avanc depann vir vers fil refil envo[iy] donn pass transfer pa[iy] regl financ confi allong lach rach?et credit rembours sponsoris couvr offr recharg rempli achet command prend depos gliss cotis renflou debours mett',
);
export const payMe = String.raw`(?:\b${paying}(?:e|es|ez|s)?[- ](?:(?:le|la|les|l')[- ])?moi\b|\b(?:me |m'|m )(?:(?:le|la|les|en) |l')?${paying}(?:es|ez|er|re|e?rai[st]|eriez|iez|s)?\b(?<!\b(?:il|elle|on|qui|ca|pour|vais|dois) (?:me |m')[a-z]{1,12}))`;
/** An order to pay, or «tu peux payer», «tu mets». «J'ai payé», «on paie» ask for nothing. */
export const pay = String.raw`(?:(?<!\b(?:je|on|il|elle|qui|ca|se|te|jte|lui|leur|pas|chacun|(?:ai|as|a|ont|avais|avait|aurais|aurait|est|suis|es|g)(?: (?:deja|bien|juste|encore|tout|trop))?) |[jdl]')\b(?:pa[iy]ez?|reglez?|versez?|virez?|vire|mets|avancez?|pretez?|envo(?:ie|i|yez)|financez?|lachez?|balancez?|deposez?|filez?|donnez?|achetez?|creditez?|remboursez?|sponsorisez?|rechargez?|raque|crache|allongez?|debloquez?|cotisez?|participez?|contribuez?|transferez?)\b|\b(?:tu|vous) (?:peux|px|pourrais|veux|voudrais|vas|pourriez|pouvez|dois|peu)? ?(?:bien |me )?(?:pa[iy](?:er|es|ez)|regler?s?|virer|verser|mettre|mets|avances?|preter|financ(?:er|es|iez)|envoyer|acheter|rembourser|sortir|passer|donner))\b`;
export const aid = String.raw`(?:\bservice de payer|\bsi tu reglais|\b(?:aide[sz]?|aider|depanne[srz]?|depanner)\b(?:[- ]moi)?)`;
/** «il me faut», «j'ai besoin de»; «il faut» alone needs no money. */
export const need = String.raw`(?:\b(?:il )?(?:me|m'en|nous) (?:faut|faudrait|faudra|fo|manque)\b|\bbesoin (?:de|d'|du|des)|\b(?:je|j') ?(?:veux|voudrais|veu|vx|exige|attends|aimerais)\b|\bil manque\b)`;
