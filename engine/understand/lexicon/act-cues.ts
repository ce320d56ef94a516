import type { Act } from '../situation.ts';

// How a message is told apart, on plain text (folded, spelt out, without «ne»). In the order in which they win.

export const laughter =
  /\b(mdr+|ptdr+|xptdr+|lol+|mort de rire|morte de rire|(?:ha|ah|he|eh|hi|ja){2,}h?|hihi|haha|héhé|hehe|je suis mort[e]?|jpp|tu me fais rire|tu m'as fait rire|je rigole|explose de rire)\b/;
export const laughingEmoji = /[😂🤣😆😹💀😅]/u;

export const actCues: [Act, RegExp][] = [
  [
    'sad_news',
    /\b(decede|deces|enterrement|obseques|funerailles|en deuil|(?:est|ai) (?:mort|morte)(?! de (?:rire|fatigue|faim|soif|honte|trouille))\b(?! (?:de|d')|$)|est (?:mort|morte)\b|perdu (?:mon|ma|mes) (?:pere|mere|papa|maman|grand|frere|soeur|chien|chat|emploi|boulot|taf|travail|job|meilleur)|cancer|hopital|hospitalise[e]?|urgences|accident|burn[ -]?out|depression|deprime[e]?|deprim|je vais pas (?:tres |trop )?bien|(?:ca )?va pas (?:tres |trop )?(?:fort|bien)|pas le moral|moral a zero|pleure[r]?|je suis (?:trop |tres |un peu |assez )?triste|mauvaise nouvelle|largue[e]?|rupture|vire[e]?\b|licencie[e]?|sale (?:journee|semaine)|journee (?:pourrie|horrible|de merde)|semaine (?:pourrie|horrible|de merde|compliquee|difficile)|periode (?:compliquee|difficile)|pas facile en ce moment|fausse couche)\b/,
  ],
  [
    'delay_excuse',
    /\b((?:desole|pardon|excuse)[a-z-]*\b.{0,30}\b(?:retard|repondre|reponse|reponds|repondu|vu|absence|silence|delai|message|temps|tard)|(?:j'avais|j'ai) pas (?:vu|eu le temps)|j'ai (?:completement )?(?:oublie|zappe) de (?:te )?repondre|je (?:te )?reponds (?:que|tard|seulement)|j'etais (?:pas )?(?:deborde|occupe|prise|pris|en deplacement|off|sous l'eau)|grosse semaine|semaine (?:de fou|chargee|de dingue|intense)|telephone (?:casse|en panne|mort)|plus de batterie)\b/,
  ],
  [
    'contact_given',
    /(\b0[67](?:[ .-]?\d{2}){4}\b|\+33[ .-]?[67]|\b(?:mon|voila mon|c'est mon|moi c'est|ajoute-moi|ajoute moi)\b.{0,25}\b(?:numero|instagram|snapchat|whatsapp)\b.{0,12}(?:c'est|:|@)|(?:instagram|snapchat) ?: ?@?\w|@[a-z][\w.]{2,})/,
  ],
  [
    'number_ask',
    /\b(?:(?:ton|votre|un) (?:numero|06|07|whatsapp|instagram|snapchat)\b.*\?|(?:on|tu|te) (?:passe|continue|switche?|bouge|va)[a-z]* sur (?:whatsapp|instagram|snapchat|telegram)|(?:donne|file|passe|envoie|laisse|echange)[a-z]*[- ](?:moi |tes |ton |nos |son |un )*(?:numero|06|instagram|snapchat|whatsapp)|t'as (?:instagram|snapchat|whatsapp)|(?:je peux|je pourrais|puis-je) avoir ton (?:numero|06|instagram|snapchat))/,
  ],
  [
    'plan_proposal',
    /\b(on (?:pourrait|peut|devrait) (?:se (?:voir|capter|retrouver|rencontrer|faire|prendre|boire)|aller|boire|prendre|faire|en parler)|on (?:se )?(?:voit|capte|retrouve|rencontre|boit|va boire|prend (?:un|le)|se fait|va (?:au|a la|manger))\b|se (?:re)?voir|(?:faut|faudrait|il faut|devrait) qu'on (?:remette|refasse|se|aille|boive|mange|sorte)|on (?:remet|refait|se refait) ca|ca te (?:dit|dirait|tente|tenterait|branche|plairait)|ca vous (?:dit|dirait|tente|tenterait)|tu (?:veux|voudrais) (?:qu'on|aller|boire|venir|prendre|qu'on|me voir|sortir)|je t'(?:invite|emmene|offre|paie|paye)|s'appeler|(?:un|une) (?:verre|cafe|balade|resto|cine|expo)\b.{0,20}\b(?:pourquoi pas|ca me va|plutot|avec plaisir|ca me dit)|et si on (?:se voyait|allait|buvait|sortait|passait|prenait|se)|t'as qu'a venir|viens (?:avec|boire|manger|chez|prendre)|partante? pour|(?:aller|prendre|boire) (?:un|boire un) (?:verre|cafe)|rendez-vous|un date\b|(?:verre|cafe|cine|resto) (?:un de ces quatre|un de ces jours|cette semaine|ce week-end|samedi|dimanche|vendredi))\b/,
  ],
  [
    'unavailable',
    /\b((?:je|on) (?:peux|peut|pourrai|pourrais) (?:pas|malheureusement pas|vraiment pas)|je suis pas (?:disponible|libre|la|en ville|sur paris)|pas (?:disponible|libre)|j'ai deja (?:un truc|quelque chose|prevu)|je bosse|c'est mort pour|(?:va|vais) pas pouvoir|pas possible)\b/,
  ],
  [
    'availability',
    /\b(je suis (?:plutot |assez |normalement |en general )?(?:disponible|libre)|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|ce week-end|la semaine prochaine)(?: (?:soir|midi|matin|apres-midi|prochain|aprem))? ?(?:ca (?:me va|marche|passe|irait|serait|t'irait)|je (?:peux|suis libre|suis disponible|suis la)|c'est (?:bon|parfait|possible|ok)|ok|oui|plutot)|(?:plutot|disponible|libre|dispo) (?:le |des |ce )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|week-end|soir)|je peux (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce|a partir|apres)|(?:apres|vers|a partir de) \d{1,2} ?h(?! d[e']))\b/,
  ],
  [
    'farewell',
    /\b(bonne nuit|bonne soiree|bonne journee|a demain|a plus|a bientot|bisous?|dors bien|fais de beaux reves|je vais (?:dormir|me coucher)|je te laisse|bon week-end)\b/,
  ],
  [
    'good_news',
    /\b(j'ai (?:eu|reussi|decroche|obtenu|valide|gagne|ete prise?|ete acceptee?)|je suis (?:prise?|acceptee?|admise?)|bonne nouvelle|promotion|promue?|j'ai signe|trop (?:contente?|heureuse|heureux|fiere?)|je suis (?:super |tellement |si )?(?:contente?|fiere?|heureuse|heureux))\b/,
  ],
  [
    'compliment',
    /\b(t'es (?:vraiment |trop |super |plutot |assez |tellement |hyper |quelqu'un de )?(?:drole|marrant[e]?|mignon(?:ne)?|gentil(?:le)?|adorable|chou|cool|interessant[e]?|sympa|canon|beau|belle|charmant[e]?|geniale?|doue[e]?|fort[e]?|incroyable|attentionne[e]?|top|parfaite?)|tu es (?:vraiment |trop |super |plutot |assez |tellement |hyper |quelqu'un de )?(?:drole|marrant[e]?|mignon(?:ne)?|gentil(?:le)?|adorable|chou|cool|interessant[e]?|sympa|canon|beau|belle|charmant[e]?|geniale?|doue[e]?|incroyable|attentionne[e]?|parfaite?)|vous etes (?:vraiment |tres |plutot )?(?:drole|charmant[e]?|gentil(?:le)?|adorable|interessant[e]?)|tu me plais|j'(?:aime|adore) (?:bien |beaucoup |trop )?(?:parler avec toi|te parler|discuter avec toi|ton (?:humour|profil|sourire|style|energie|message|approche|accroche)|ta (?:facon|bio|vibe|photo)|tes (?:messages|photos|blagues))|beau sourire|belles photos?|tu as (?:un beau|un joli|de beaux)|t'as (?:un beau|un joli|de beaux|trop d'humour|de l'humour|l'air (?:trop |super |vraiment |hyper )?(?:cool|sympa|drole|gentil|adorable|interessant|chouette))|ca fait (?:du bien|plaisir) de (?:parler|discuter|lire)|c'est (?:trop |super |vraiment )?(?:mignon|adorable|gentil|chou)|tu gagnes des points|bien joue|beau gosse)\b/,
  ],
  ['thanks', /\b(merci+|thanks|thx|mercii+)\b/],
  [
    'tease',
    /\b(t'es (?:pas )?(?:serieu[xs]e?|fou|folle|bete|con|conne|relou|chiant[e]?|gonfle[e]?|nul(?:le)?|une? )|tu te (?:moques|fous)|menteu(?:r|se)|n'importe quoi|fais gaffe|attention a toi|je (?:te )?juge|ca se discute|cap ou pas cap|on parie|prouve|t'oserais pas|hate de voir|je demande a voir|mouais|c'est ca ouais|mais oui c'est ca|vantard[e]?|dragueu(?:r|se)|charmeu(?:r|se)|beau parleur|tu dis ca a tout)\b/,
  ],
  ['sorry', /(?<!pas )\b(desole[e]?s?|pardon|excuse)\b(?! pas desole)/],
  [
    'agreement',
    /^(?:ah |bah |ben |mais |oh )?(?:oui|ouais|carrement|grave|avec plaisir|volontiers|ca marche|d'accord|vendu|go|pourquoi pas|ok|ca me va|ca roule|parfait|deal|je suis (?:partante?|chaude?|pour)|trop bonne idee|bonne idee)\b/,
  ],
  ['greeting', /^(?:salut|coucou|bonjour|bonsoir|hey|hello|re|bien le bonjour)\b/],
];

/** Answers that leave nothing to hold on to. */
export const dryWords =
  /^(?:(?:ah|oh|bah|ben|euh|hum|ha|bon)[ ,.]*)?(?:ok(?: ok)?|oui|ouais|non|d'accord|cool|super|top|bien|ca va|ca va bien|tranquille|rien|rien de special|pas grand chose|pas grand-chose|je sais pas|bof|peut-etre|c'est bien|sympa|ah|oh|nice|normal|voila|si|c'est cool|je vois|ah ok|ah d'accord|ah bon|on verra|et oui|eh oui|exact|c'est vrai|possible|un peu|pas vraiment|pas trop|ca depend|comme d'habitude|posee?|tranquillement|oui et toi|ca va et toi)[ .!…]*$/;

export const choiceQuestion =
  /\b(?:plutot|team|prefere[sz]?)\b.{0,200}\bou\b|\b\w+ ou (?!pas\b|non\b|quoi\b|bien\b|c'est\b|t'|tu\b|j')\w+(?: \w+)? ?\?/;
export const openStarts =
  /\b(comment|pourquoi|quoi|qu'est-ce|quel(?:le)?s?|ou (?:ca|exactement|est|tu|vis|habites)|d'ou|combien|quand|c'est quoi|qui)\b/;
export const impliedQuestion =
  /\b(et toi|et vous|t'es d'ou|tu viens d'ou|t'en penses? quoi|raconte[- ]moi|dis[- ]moi(?: tout)?|c'est (?:quoi|qui|lequel|laquelle) (?:alors |du coup |deja )?(?:ton|ta|tes|votre|vos)|c'est quoi (?:alors |du coup |deja )?(?:le|la|comme)|t'es kiffes? quoi|toi (?:t'as|tu as|vous avez) deja|(?:a toi|a vous|a ton tour|maintenant|vas-y|allez)[ ,]+(?:avoue|raconte|balance|devine|explique|propose|choisis)|(?<!(?:si|que|quand|comme) )(?:tu|t'es|tes|t'as|tas|vous) [^,]{2,40} ou (?:(?:pas|non|pas du tout|bien pas)$|(?:t'es|tes) (?:plutot |du genre|team ))|t'es (?:plutot|team) [^,]+ ou [^,]+$|(?:faut|il faut|va falloir) me (?:dire|raconter|expliquer)|(?:donne|cite|montre|conseille|trouve|recommande)-(?:moi|m'en|nous)(?! (?:une? )?(?:minute|seconde|instant|heure))(?! (?:ton|votre) (?:numero|instagram|snapchat|whatsapp))|quoi de (?:neuf|beau)|qu'est-ce que tu|ca va (?:et toi|toi)|(?<!que )tu connais(?! pas)|(?:ce|ca) serait quoi|t'es pour qui|tu [a-z]+ (?:quoi|qui|ou|comment)(?! que)|je (?:fais|regarde|lis|mets|mange|prends|choisis) quoi|(?:faut|il faut|va falloir) que tu (?:m'expliques|me (?:dises|racontes|expliques))|distrais-moi|surprends-moi|fais-moi (?:rever|rire)|parle-moi|explique-moi|dis (?:quelque chose|un truc)|(?:je |j'me |me )demande si (?:tu|t'|vous)|fais mieux|j'attends (?:ta|tes|ton)|je t'ecoute|(?:j'aimerais|je voudrais|j'aimerais bien) savoir (?:ce que|ce qu'|si|comment))\b|^(?:(?:bon|allez|alors|vas-y|et|mais|du coup|sinon) )*(?:pourquoi|comment|combien|quand|ou est-ce|est-ce) (?:que |qu')?(?:tu|t'|c'est|ca|on|vous|il|elle)\b|^(?:(?:bon|allez|alors|vas-y|et|mais|donc)[ ,]+)*(?:raconte|devine|explique|choisis|developpe|avoue|balance|propose|a toi(?: de jouer)?|a ton tour|c'est ton tour|vas-y)\b(?! (?:aussi|l'endroit|le lieu|le bar))/;
/** Questions that want no answer. */
export const rhetorical =
  /^(?:(?:est-ce que )?je peux te (?:dire|avouer|confier|raconter) (?:un truc|quelque chose|une? secret)|tu sais quoi|tu veux savoir (?:un truc|le pire)|(?:et )?alors|et apres) ?\?+$|^(?:a|au|en|chez) [a-z-]+ \?$|^(?:ah |oh |bah |ben |mais |hein |non |attends |nan )*(?:bon|vraiment|jamais|toujours|encore|deja|serieux|serieusement|ouais|oui|non|ah|hein|quoi|comment ca|c'est vrai|ah bon|tu vois|tu crois|pas vrai|d'accord|pardon|sans deconner|tu deconnes|tu rigoles)? ?\?+$/;
