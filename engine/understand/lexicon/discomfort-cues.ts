/** Signs of unease, whatever the user asked. */
export const discomfort: RegExp[] = [
  /\bmal a l'aise\b(?! (?:a l'oral|en (?:anglais|public|soiree)|avec les (?:chiens|enfants|gens)))/,
  /\b(?:je suis|suis|me sens) pas (?:trop |tres |vraiment |super |hyper )?a l'aise(?= ?(?:[.!,…]|$|avec (?:ca|ce|cette|ces|toi|l'idee|tes|ton|le fait)|que tu|quand tu|la|du tout|de))/,
  /\btu me (?:fais|as fait) (?:un peu |vraiment )?(?:peur|flipper)\b/,
  /\btu m'as fait peur\b|\btu (?:commences a|vas) me faire (?:peur|flipper)\b/,
  /\bca me (?:gene|derange|met mal|choque|deplait|saoule que tu)\b/,
  /\b(?:ta|tes|ton|cette|ces|ce genre de|ce que tu|votre|vos)\b.{0,30}\b(?:me |m')(?:gene|genent|derange|derangent|choque|choquent|enerve|agace|blesse|degoute|met mal|mettent mal)/,
  /\b(?:tu peux|tu pourrais|peux-tu|pourrais-tu|merci d'|merci de|essaie d') ?(?:eviter|arreter|cesser|te calmer|rester correct)/,
  /\bevite[sz]? (?:ce genre|de me|de m'|ces|tes|les remarques|les commentaires)\b/,
  /\barrete[sz]? (?:de |d')(?:spam\w*|m'(?!amuser|impressionner)\p{L}+|me (?!faire (?:rire|rougir|rever|envie)|flatter|complimenter)\p{L}+|forcer|insister|parler comme)/u,
  /\btu me (?:genes|deranges|degoutes|harceles|soules|saoules|gonfles|fatigues|stresses|oppresses|mets la pression|manques de respect)\b/,
  /\b(?:t'es|tu es|tu deviens|vous etes) (?:un peu |vraiment |trop |super |tres |hyper |beaucoup trop |assez |franchement )?(?:lourd[e]?|relou|chelou|flippant[e]?|creepy|glauque|insistant[e]?|malaisant[e]?|genant[e]?|deplace[e]?|vulgaire|irrespectueu(?:x|se)|degueulasse|degoutant[e]?|intrusi(?:f|ve)|oppressant[e]?|inapproprie[e]?|harcelant[e]?)\b/,
  /\bc'est (?:un peu |vraiment |trop |super |tres |hyper |assez |franchement )?(?:creepy|malaisant|deplace|irrespectueux|intrusif|inapproprie|insistant|du harcelement)\b/,
  /\bme met(?:s|tent)? pas (?:du tout |trop |tres )?a l'aise\b/,
  /^(?:mais |non mais |euh )*t'es (?:malade|fou|folle|pas bien|cingle|serieux) ?\?+[ .!]*$/,
  /\b(?:tu|vous) (?:me |m'as |m'avez )?manqu\w+ de respect\b/,
  /\bpas confiance\b(?! en (?:moi|la|le|les|mon|ma|l'))/,
  /\btu me prends pour (?:qui|quoi|une)\b/,
  /\b(?:t'as|tu as) pas a (?:savoir|me|connaitre)\b|\bca te regarde pas\b|\bm'appelle pas comme ca\b/,
  /\b(?:forceu(?:r|se)|gros lourd|gros porc|pervers|obsede|psychopathe|harceleur|harcelement)\b/,
  /\btu (?:vas|y vas|va) (?:un peu |beaucoup |bien )?trop (?:vite|loin)\b/,
  /\bca va (?:un peu |beaucoup |bien )?trop (?:vite|loin)\b/,
  /\btu (?:insistes|forces)\b/,
  /\bje (?:trouve|trouvais) (?:ca|tes messages|ton message|ta question|ton comportement) (?:un peu |vraiment |tres |super |trop )?(?:genant|deplace|lourd|malaisant|irrespectueux|bizarre|chelou|intrusif|vulgaire|inapproprie)/,
  /\b(?:question|remarque|message|propos|blague) (?:tres |vraiment |super |un peu |hyper )?(?:deplacee?s?|genante?s?|intrusi(?:f|ve)s?|inapproprie(?:e|s|es)?|malaisante?s?|irrespectueu(?:x|se))\b/,
  /\bpourquoi tu (?:me (?:demandes|parles|dis) (?:ca|comme ca)|insistes|forces)\b/,
  /\bparle[- ]moi (?:mieux|autrement|pas comme ca)\b/,
  /\bme parle pas comme ca\b/,
  /\b(?:je suis pas|pas) (?:un|ton|une) (?:objet|morceau de viande|jouet|plan cul)\b/,
  /\b(?:respecte|respectez)[- ]moi\b/,
  /\barrete(?:z)? (?:avec (?:ca|tes)|tes|maintenant|s'il te plait|de (?:parler de|me parler de|dire) (?:ca|mon corps|sexe|cul))/,
  /\bpourquoi (?:tu|vous) (?:continue[sz]?|insiste[sz]?|m'ecri[st]|m'ecrivez|revien[st]|t'acharnes|me (?:harceles?|relances?|suis|reponds encore))/,
  /^(?:euh |mais |non mais |nan mais |ho |oh )*ca va pas(?: la tete| ou quoi| bien| non| bien la tete)? ?[?!. ]*$/,
  /\bstop (?:parler|avec|de|maintenant|s'il te plait|ca|les|tes|arrete)\b/,
  /\b(?:parle|parlez|parlons)(?:-moi)? (?:pas|plus) de (?:ca|sexe|cul|mon)\b|\bchange de sujet\b/,
  /\b(?:c'est|trop|super|un peu) (?:malaise|malaisant|le malaise)\b|^malaise\b/,
  /\b(?:tu|vous) (?:abuse[sz]?|depasse[sz]? les bornes|vas loin|es pas net(?:te)?|me colles?)\b/,
  /^(?:\p{L}+ ){0,2}ca (?:me )?fait (?:flipper|peur)[ .!]*$/u,
  /\b(?:ecoeurant|repugnant|indecent|irrespect)\w*/,
  /\bje (?:suis|me sens) (?:pas en securite|harcelee?|oppressee?|agressee?)\b/,
];

/** Alone it is meant; before more words it may be play: «arrête, je rougis». */
export const bareStop =
  /^(?:s'il te plait |non |mais |ok )*(?:arretez?|stop|stoop)(?: (?:stp|s'il (?:te|vous) plait|ca|maintenant|avec ca|tout de suite|la))*[ .!…]*$/;

/** Said of a film as well as of a message: unease only where it is all that is said. */
export const shortUnease =
  /\bc'est (?:un peu |vraiment |trop |super |tres |hyper |assez |franchement )?(?:lourd|relou|chelou|flippant|glauque|genant|vulgaire|degueulasse|degueu|oppressant|bizarre)\b/;

/** Enough, said to a proposal: «wow, on se calme». */
export const slowDown =
  /\b(?:on se calme|calme[- ]toi|calmez-vous|du calme|tout doux|mollo|hola|ola|ouh la|wow wow|doucement|ralentis|un peu direct|trop direct|cash)\b/;

/** The same words in fun. */
export const inFun =
  /\b(mdr|ptdr|lol|haha|hihi|je rigole|je plaisante|je deconne|rougir|blague)\b|[😂🤣😆😅😊☺🙈😍🥰😏😄😁😉😜🤪😋]/u;

/** A smile makes a no kind, not void: only a laugh or a wink puts it in doubt. */
export const inLaughter =
  /\b(mdr+|ptdr+|lol|haha+|hihi|je rigole|je plaisante|je deconne|blague)\b|[😂🤣😆😏😄😁😉😜🤪😋]/u;
