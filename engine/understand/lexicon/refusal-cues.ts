// What a no sounds like, on plain text. A cue is a no whatever came before, or only after the user proposed something.

/** The person says no to the other person, or that it is over. */
export const clearNo: RegExp[] = [
  /\bpas (?:du tout |vraiment |trop |tres |plus )?interesse[e]?\b(?! par (?:le|la|les|l'))/,
  /\btu m'interesses? (?:pas|plus)\b/,
  /\bje suis pas (?:du tout |vraiment |trop )?interesse/,
  /\b(?:en rester|s'arreter|restons[- ]en|reste[r]? en|on s'arrete|arretons[- ]nous|on arrete) (?:la|ici)\b/,
  /\bon en reste la\b/,
  /\b(?:rester|etre|reste|soit) (?:juste |seulement |simplement |que )?(?:des )?(?:amie?s|potes|copains|copines)\b(?! d)/,
  /\b(?:lache|laisse|lachez|laissez|fous|foutez|fiche|fichez)[- ]moi (?:tranquille|la paix|en paix|respirer|de l'air|vivre|un peu|stp|s'il te plait|[.!,]|$)/,
  /\blache[sz]?[- ]moi\b/,
  /\blache l'affaire\b/,
  /\b(?:degage|casse[- ]toi|va[- ]t'en|barre[- ]toi|fous le camp|va te faire|ta gueule|ferme[- ]la|tg|ntm)\b/,
  /\b(?:arrete[sz]?|cesse[sz]?|arreter) (?:de |d')(?:m'ecrire|me parler|m'envoyer|me contacter|insister|me harceler|forcer|me relancer|me demander|m'embeter|me draguer|me dm)/,
  /\b(?:m'ecris|me parle|me contacte|m'envoie|m'ecrivez|me contactez|m'appelle|me relance)[sz]? (?:plus|pas)\b(?! (?:avant|de |le matin|tant que|quand|comme|encore))/,
  /\b(?:plus|pas) (?:m'ecrire|me parler|me contacter|me relancer|m'envoyer)\b/,
  /\boublie[- ]moi\b/,
  /\b(?:insiste[sz]?|force[sz]?) (?:pas|plus)\b/,
  /\bpas (?:la peine|besoin) d(?:'|e )insister\b/,
  /\b(?:c'est|ca reste|ca sera|ce sera) (?:toujours |encore |definitivement )?non(?! ?\?)(?: merci)?\b(?! plus)/,
  /\b(?:j'ai|je t'ai|je vous ai) (?:deja )?dit (?:que )?non\b/,
  /\bnon (?:c'est|ca veut dire|signifie) non\b/,
  /\b(?:je vais|je) (?:te|vous) (?:bloque|bloquer|signale|signaler|unmatch|unmatcher|supprimer|supprime)\b/,
  /\bje (?:prefere|veux|voudrais|souhaite|aimerais) (?:vraiment )?(?:qu'on )?(?:arreter|arrete|en finir|stopper|couper|plus qu'on|pas (?:continuer|aller plus loin|te (?:voir|parler|rencontrer))|plus (?:te )?parler)/,
  /\bje (?:veux|voulais|souhaite|souhaitais|desire) (?:plus|pas) (?:te |vous |qu'on |discuter|parler(?! de)|aller plus loin|continuer(?= ?(?:[.,!…]|$|a (?:te|vous|discuter|parler)|avec toi|notre|cette|la conversation)))/,
  /\b(?:pas|plus) (?:envie|l'intention) (?:de |d')(?:te (?:voir|parler|rencontrer|connaitre|repondre)|discuter|continuer|te|faire connaissance|aller plus loin|rencontrer)/,
  /\b(?:je (?:ressens|sens) (?:pas|rien|aucun)|y a pas (?:de|le) feeling|il y a pas (?:de |eu de |le )?feeling|pas (?:de |le |eu le |eu de )feeling|feeling (?:passe|est) pas|pas d'alchimie|pas sur la meme longueur|c'est pas (?:toi|ce que) (?:que )?je (?:cherche|recherche)|tu es pas (?:vraiment |du tout )?(?:mon (?:style|genre|type)|ce que)|t'es pas (?:vraiment |du tout )?(?:mon (?:style|genre|type)|ce que)|pas (?:faits?|faites?) (?:pour (?:s'entendre|etre ensemble)|l'un pour l'autre)|on (?:est|soit) (?:pas|trop) (?:compatibles?|differents?)|pas compatibles?|ca (?:va|peut|pourra) pas (?:le faire|coller|marcher) entre nous|ca colle pas|ca va pas le faire)\b/,
  /\b(?:bonne (?:continuation|chance|route)|bonne suite|je te souhaite (?:de (?:trouver|rencontrer)|le meilleur|bonne|plein de|tout)|belle (?:continuation|vie|suite)|bonne vie|adieu)\b(?! (?:pour|a) (?:ton|ta|tes|l'|demain|ce))/,
  /\b(?:pas|plus) (?:prete?|disponible|dispo|en etat|envie|le coeur|la tete) (?:a|pour|de|d') ?(?:rencontrer|une (?:relation|rencontre)|faire (?:de )?(?:rencontre|connaissance)|m'engager|etre en couple|qui que ce soit|un date|dater|revoir quelqu'un)/,
  /\bje (?:quitte|supprime|desinstalle|arrete|vais (?:quitter|supprimer|desinstaller|arreter)) (?:l'|cette |les )?(?:appli|app|tinder|bumble|hinge|fruitz|happn|compte|site)/,
  /\bje cherche (?:plus|pas|plus personne|personne) ?(?:a (?:rencontrer|faire)|quelqu'un|personne|ici|en ce moment)?(?= ?(?:[.!,]|$|a rencontrer|a faire|quelqu'un|personne|ici|en ce moment))/,
  /\b(?:je (?:vais|prefere) (?:passer mon tour|decliner|dire non|pas donner suite)|je passe mon tour|je decline|pas donner suite|je donne pas suite|sans suite|sans moi(?! ?\?))\b/,
  /\bj'ai change d'avis\b/,
  /\b(?:jamais de la vie|plutot mourir|meme pas en reve|dans tes reves)\b/,
  /\b(?:ca|cette conversation) (?:mene|menera) (?:a )?(?:rien|nulle part)\b/,
  /\b(?:j'ai|j'accroche|ai|pas|on a) (?:vraiment |trop |du tout |completement )?pas (?:vraiment |trop |du tout )?accroche\b|\bj'accroche pas\b|\bpas accroche\b/,
  /\b(?:compte|vais|veux|voudrais|tiens|envie|souhaite|prevois|besoin|rien|temps)\b(?: \p{L}+){0,2}? ?(?:pas|plus|jamais|rien)?(?: \p{L}+){0,2} (?:a |de |d')?(?:te |t')(?:repondre|parler|revoir|rencontrer|frequenter|connaitre)\b(?<=\b(?:pas|plus|jamais|rien)\b.{0,40})/u,
  /\b(?:plus |absolument )?rien a (?:te|vous) dire\b/,
  /\bje (?:vais|prefere|dois|me permets de) (?:refuser|decliner|dire non)\b|\bje (?:refuse|decline)\b(?! de)/,
  /\bje te (?:parle|reponds|ecris|calcule|veux) plus\b/,
  /\bme laisses? (?:tranquille|en paix)\b/,
  /^c'est (?:fait )?expres\b/,
  /\b(?:souhaite|desire|veux|compte|vais|prefere) (?:pas|plus) (?:poursuivre|donner suite|aller plus loin)\b|\bdonner\w* pas suite\b/,
  /\bplus rien a (?:se |te |vous )?dire\b/,
  /\bpas comme tu (?:voudrais|veux|crois|l'esperes)\b/,
  /\btu me plais (?:pas|plus|vraiment pas)\b/,
  /\bprefere (?:qu'on|que tu|que nous|qu'on se).{0,25}\bpas\b/,
  /\b(?:pensais|croyais) (?:avoir ete|avoir ete assez|que c'etait) claire?\b/,
  /\bm'interesse (?:plus|pas) (?:de |d')(?:discuter|parler|continuer|te|faire connaissance)/,
  /\b(?:demande|dit|prie|supplie) (?:deja )?(?:d'arreter|de m'oublier|de me laisser|de plus|de pas)\b/,
  /\b(?:te|vous) (?:bloquer|signaler|bloque|signale|unmatcher|supprimer)\b/,
  /\b(?:pas|aucun|aucune|plus) (?:de |d'|vraiment de )?(?:sentiments?|attirance|attraction|alchimie|connexion|etincelle|flamme|atomes crochus)\b/,
  /\bpas (?:du tout |vraiment |trop |tres )?attiree?\b/,
  /\b(?:te|t'|tu es|t'es)\b.{0,15}\bcomme (?:un|une) (?:amie?|pote|copain|copine|frere|soeur)\b/,
  /\b(?:pas|plus) (?:te )?donner suite\b/,
  /\bpas (?:du tout |vraiment )?reciproque\b(?! on va dire)/,
  /\bje (?:prefere|veux|voudrais|aimerais) que tu (?:arretes|me laisses|m'oublies|m'ecrives plus|partes|cesses)/,
  /\bje te vois (?:plus|plutot|juste|que|seulement|uniquement) comme (?:un|une) (?:amie?|pote|copain|copine|frere|soeur)\b/,
  /\bcherche (?:juste |que |seulement |uniquement )?(?:des|de l'|de nouveaux|de nouvelles) ?(?:amie?s|amitie|potes|copines|copains)\b/,
  /\b(?:que|juste|seulement|purement|uniquement|simplement|plutot) (?:amical|en amie?|comme (?:un|une) amie?|comme un pote|de l'amitie|une amie|un ami)\b/,
  /\b(?:rien|pas|jamais|surtout pas|sans|plus) (?:pour|avec|de) toi\b(?! (?:ce soir|demain|samedi|au))/,
  /\brien de plus\b/,
  /\bbof\b.*\b(?:ciao|bye|next)\b|^(?:next|suivant|ciao|bye|bye bye)[ .!]*$/,
  /\b(?:connard|encule|fdp|batard|sale (?:con|type|porc|chien)|pauvre (?:con|type|mec)|gros (?:con|porc|degueulasse)|abruti)\b/,
  /\b(?:perds?|perdez) pas (?:ton|votre) temps\b|\bc'est (?:une )?perte de temps\b/,
  /\b(?:tu|t') ?(?:es |as )?(?:perds|gaspilles) ton temps\b/,
  /\b(?:je prefere|je vais) (?:etre (?:honnete|franche?|claire?|directe?)|te le dire|te dire).{0,30}\b(?:pas|plus|non|rien|jamais|quelqu'un)\b/,
  /\bje (?:vais|prefere) (?:en rester|m'arreter|arreter|stopper) (?:la|ici|la conversation|notre conversation|nos echanges|les echanges)\b/,
  /\b(?:on|nous) (?:cherche|veut|recherche|attend) pas (?:du tout |vraiment )?(?:la meme chose|les memes choses|pareil)\b/,
  /\b(?:je (?:crois|pense) (?:pas )?que (?:ca|c'est|on|tu|nous)).{0,25}\b(?:pas (?:me correspondre|etre fait|aller|le faire|matcher|la peine|correspondre)|va pas|marche(?:ra)? pas|mort|inutile)\b/,
  /\btu (?:me )?corresponds? pas\b|\bon se correspond pas\b/,
  /\b(?:je suis )?(?:passee?|tournee?) (?:a autre chose|la page)\b/,
  /\b(?:je|j') ?(?:veux|ai envie de|cherche) (?:rien|plus rien)\b(?! (?:de (?:serieux|special|precis|complique|prise de tete)))/,
];

/** Back with a former love is with someone, though an «ex» is named. */
export const backWithEx = /\b(?:remise?|retournee?|revenue?|recasee?) (?:avec|en couple)\b/;

/** The person is with someone. */
export const taken: RegExp[] = [
  /\bj'ai (?:deja )?(?:un (?:copain|mec|petit ami|petit copain|cheri|fiance|mari|conjoint)|une (?:copine|petite amie|petite copine|femme|fiancee|conjointe)|quelqu'un(?: dans ma vie)?)(?= ?(?:[.!,;…]|$|desolee?|maintenant|en fait|du coup|depuis|donc|et je|je suis|merci|pardon|mais je))/,
  /\bje suis (?:deja |desormais |maintenant |plus )?(?:en couple|mariee?|fiancee?|casee?|prise? (?:par quelqu'un|desolee?)|en relation|plus celibataire|pas celibataire|plus libre|avec quelqu'un)\b(?! depuis que je)/,
  /\bje (?:vois|frequente|date) (?:deja |quelqu'un|desormais)/,
  /\bje (?:vois|frequente) (?:deja )?quelqu'un\b/,
  /\bj'ai (?:rencontre|matche avec|trouve) quelqu'un\b/,
  /\bavec quelqu'un d'autre\b/,
  /\bje (?:me suis|viens de me) (?:remise?|mise?) (?:en couple|avec (?:mon|quelqu'un))/,
  /\b(?:mon|ma) (?:mec|copain|mari|petit ami|petit copain|fiance|conjoint|femme|petite amie|fiancee|conjointe)\b(?! (?:de|d'|ideale?|etait|avait|m'avait|parfait))/,
];

/** The user asks whether there is someone; yes, or no to being single. */
export const asksTaken =
  /\b(?:t'as|tu as|as-tu|vous avez) (?:deja )?(?:un (?:copain|mec|petit ami|homme)|une (?:copine|petite amie|femme)|quelqu'un)\b|\b(?:t'es|tu es|es-tu) (?:en couple|mariee?|casee?|prise?)\b/;
export const asksSingle = /\b(?:t'es|tu es|es-tu|vous etes) (?:toujours |encore |bien )?celibataire\b/;

/** Said of what was proposed: a no only where the user asked for something just before. */
export const noToProposal: RegExp[] = [
  /^(?:beurk|berk|ew+|argh|oula|houla|ouh la|pff+|sans commentaire)\b/,
  /\bje (?:le |la )?sens pas\b/,
  /^laisse tomber[ .!…]*$|^moi (?:non|pas)\b/,
  /^(?:euh |bah |ben |ah |mais |alors )*non(?: (?:merci|desolee?|vraiment|pas vraiment|du tout|ca ira|je crois pas|je pense pas|c'est gentil|pas moyen|pas interessee?))*[ .!…]*$/,
  /\bnon merci\b/,
  /\b(?:pas|plus|aucune) (?:trop |vraiment |du tout |tres )?envie\b/,
  /\bca (?:me (?:dit|tente|interesse|branche)|m'interesse) (?:pas|plus|trop pas|pas trop|pas vraiment|pas du tout|moyen)/,
  /\bje (?:prefere|prefererais) (?:vraiment )?(?:pas|eviter|que non|refuser|decliner|m'abstenir)\b(?! (?:donner|te donner|passer mon|encore|tout de suite|ce soir|samedi))/,
  /\bje (?:pense|crois) (?:pas|que non)(?: non)?(?: (?:desolee?|que (?:ce soit|ca soit|c'est) (?:une bonne idee|possible|necessaire)))?[ .!…,]*(?:desolee?)?[ .!…]*$/,
  /\b(?:ca va pas etre possible|c'est pas possible|hors de question|c'est mort|pas question|non non non)\b/,
  /\bje (?:suis|sais) pas (?:sure?|certaine?|convaincue?) (?:que ce soit|que ca soit|de vouloir|d'avoir envie|d'en avoir envie|que c'est|d'etre)/,
  /\bpas une bonne idee\b/,
  /\bje veux pas\b(?! (?:te |vous )?(?:deranger|mentir|rater|louper|manquer|spoiler))/,
  /\b(?:gentil|adorable|mignon|sympa|touchant|flattee?)\b.{0,15}\bmais (?:c'est |ce sera |ca sera )?(?:non|pas|je prefere|je ne|je suis pas|je peux pas|ca ira|sans facon)\b/,
  /\bmais (?:c'est |ce sera |ca sera )?non\b[ ,.!…]*(?:merci|desolee?)?[ .!…]*$/,
  /\b(?:sans facon|tres peu pour moi|ca ira|c'est bon merci|pas mon truc|pas pour moi|sans moi(?! ?\?)|une autre vie|quand les poules)\b/,
  /\bje (?:suis|me sens) pas (?:prete?|chaude?|partante?|motivee?|emballee?|tentee?)\b/,
  /\bpas (?:trop |tres |vraiment |super )?(?:chaude?|motivee?|emballee?|tentee?|partante?|convaincue?)\b/,
];

/** One thing is refused or too early; the talk goes on. */
export const boundaryNumber =
  /\b(?:je (?:le |la |l'|les |te le )?(?:donne|file|passe|partage|communique)[a-z]* (?:pas|jamais)|pas (?:te )?donner mon|(?:mon|de) numero (?:pour l'instant|tout de suite|maintenant|aussi vite|si vite)|(?:rester|qu'on reste|on reste)(?: plutot)? (?:ici|sur l'appli|sur tinder|sur bumble|sur hinge|sur l'app)|parler (?:ici|sur l'appli) (?:d'abord|encore|pour l'instant)|pas (?:d'|mon )?(?:instagram|snapchat|whatsapp|numero)|continuer (?:ici|a parler ici|sur l'appli)|je prefere pas (?:le )?(?:te )?(?:dire|donner)|ca va (?:un peu |trop )+vite)\b/;
export const boundaryDate =
  /\b(?:(?:un peu |trop |encore |bien )(?:tot|rapide|vite) (?:pour|a mon gout|je|non|[.!,]|$)|c'est (?:un peu |trop |encore )?(?:tot|rapide|precipite)|pas (?:tout de suite|si vite|aussi vite|pour l'instant|pour le moment|encore prete?|maintenant)|(?:on|je) (?:se|te|vous) connai[ts]+ (?:pas|a peine|pas assez|pas encore|presque pas|peu)|(?:apprendre|faire) (?:d'abord |un peu |encore )?(?:a te |a se |a vous )?(?:connaitre|connaissance)(?: avant| d'abord| un peu)?|parler (?:encore )?un peu (?:avant|plus|d'abord)|prendre (?:mon|le|notre) temps|j'ai besoin de temps|on verra|a voir|faut voir|je (?:dois|vais|prefere) (?:y )?reflechir|je sais pas(?: encore| trop| si)?(?= ?(?:[,.!…]|$|on|je))|peut-etre|je te (?:redis|dirai|tiens)|discuter (?:encore )?un peu (?:avant|plus|d'abord)|(?:juste|simplement) (?:parler|discuter|ecrire)(?: \p{L}+){0,4} ?,? sans (?:date|rendez-vous|rencard|rdv)|idee d'un (?:rendez-vous|rencard|rdv|date) (?:me|m'))\b/u;

/** Not then, with nothing said against the person. */
export const dayOnly =
  /\b(?:je (?:peux|pourrai|pourrais|vais) (?:malheureusement |vraiment )?pas|j'?peux pas|pas (?:trop |vraiment |tres |super |hyper |encore )?(?:disponible|libre|possible|la(?! peine| place| tete))\b|pas (?:ce soir|demain|aujourd'hui|cette semaine|ce week-end|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi)|(?:ce soir|demain|samedi|dimanche|vendredi|cette semaine|ce week-end) (?:non|c'est (?:complique|chaud|mort|tendu|rape|impossible)|ca va pas|je (?:peux pas|bosse|travaille|suis)|j'ai)|(?:ce soir|demain|samedi|dimanche|vendredi) (?:impossible|complique|chaud|tendu|mort)|j'ai (?:mes enfants|les enfants|mon fils|ma fille|cours|danse|entrainement|repet|reunion|une reunion|un diner|un repas|mon cours|des amis|du monde|trop de boulot)|je me leve (?:a|tot)|(?:complique|chaud|impossible|tendu) (?:ce soir|demain|samedi|cette semaine|ce week-end)|j'ai (?:deja )?(?:un truc|quelque chose|prevu|piscine|un empechement)|je (?:bosse|travaille|suis (?:deja |vraiment |trop )?(?:prise?|creve\p{L}*|fatigue\p{L}*|ko|claque\p{L}*|epuise\p{L}*|lessive\p{L}*|rince\p{L}*|naze|vide\p{L}*|a plat|hs|malade|morte?|sous l'eau|deborde\p{L}*|charrette))|ca tombe mal|je suis pas la|semaine (?:chargee|de fou|compliquee))/u;

/** A sentence without any of these is no no: what is not read closely in a very long message. */
export const mayBeNo =
  /\b(?:non?|pas|plus|jamais|rien|aucune?|sans|zero|mieux|stop|arret|cess|laiss|lach|degag|casse|fous|fich|oubli|evit|bloqu|signal|supprim|quitt|unmatch|quelqu'un|couple|mari|fianc|copain|copine|mec|ami|pote|continuation|chance|adieu|finalement|annul|decline|refuse|prefere|mal a|l'aise|peur|flipp|lourd|relou|chelou|genant|malais|creepy|deplac|harcel|insist|forc|respect|pression|gene|derange|souls?|saoul|gonfl|fatigu|trop|calme|wtf|pardon|interess|seule?|pause|dois)/;
