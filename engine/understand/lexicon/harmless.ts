// Ways of speaking that only sound like a red flag. They are taken out before anything is looked for.

const harmless: RegExp[] = [
  // Beaten at chess.
  /\bme bat(?:tait)? (?:encore |toujours |tout le temps )?au bout de \d+ coups\b[^.!?]*/,
  // Out of reach: said right before.
  /(?<=\b(?:reseau|sms|wifi)\b[^!?…]{0,60}\. tu (?:es|seras) (?:encore |toujours )?la \p{L}+ , )si je disparais\b/u,
  // Sharing what an outing costs.
  /\bje (?:te |t'|vous |vous )?(?:rembourse(?:rai)?|dois|paye?|invite)\b[^.!?]{0,40}\b(?:cine\w*|resto|restaurant|verre|cafe|places?|concert|biere|pizza|billets?|addition|essence|covoit\w*|courses|kebab|brunch|tournee|moitie|part|soiree|musee|expo|airbnb|cocktail|glace)s?\b/,
  /\bje (?:te |t'|vous )(?:fais|ferai|envoie|enverrai|vire) (?:un |une |l'|le |la |les |mon |ma )?(?:virement|lydia|paypal|wero|argent|sous|remboursement|part)\b[^.!?]{0,40}/,
  /\bje (?:te|vous) rembourse(?:rai)?\b/,
  /\b(?:j'ai|on m'a|m'a|on a) (?:achete|offert|recu|eu) (?:une|des|ma) cartes? cadeaux?\b/,
  /\bca (?:me|m') ?(?:gene|derange|choque|soule|saoule|fait) pas\b/,
  /\bc'est (?:toi|moi) qui (?:me |te )?(?:rembourse|invite|paye?)\b/,
  // Money one earns or lacks, and asks nobody for.
  /\b(?:j'ai )?besoin (?:d'argent|de (?:thune|sous|cash))\b(?=[^.!?]{0,60}\b(?:bosse|travaille|taffe|extras?|job|boulot|taf|baby-sitting|alternance)\b)/,
  /\b(?:je (?:bosse|travaille|taffe)|mon (?:job|boulot|taf|metier)|etudes?)\b[^.!?]{0,40}\b(?:crypto|bitcoin|trading|banque|finance|investissement|assurance|immobilier)\w*/,
  /\b(?:arnaques?|arnaqueurs?|brouteurs?|spam|reportage|docu\w*|podcast|escroc\w*)\b[^.!?]{0,80}/,
  // A death that is told, of someone else.
  /\b(?<!je )(?:s'est|s'etait) (?:suicidee?|donne la mort)\b/,
  /\bsuicide (?:de (?:mon|ma|son|sa)|d'une?|cet|cette|l'an|il y a)\b/,
  // What is missing for a dream.
  /\bil (?:nous )?manque l'argent,? (?:la|le|les|et|du|des)\b/,
  // What was paid already, by whoever it was.
  /\b(?:j'ai|j'avais|on a|avoir|d'avoir|ont|a) (?:quand meme |deja |finalement |bien )?(?:paye|regle|debourse|claque)\b[^.!?]*/,
  /\bavant d'investir (?:une (?:telle )?somme|autant)\b[^.!?,]*/,
  // Killing with laughter, and games.
  /\b(?:tu (?:vas )?(?:me|m'as) (?:tues?|tuer|tuee?|acheves?)|je (?:vais )?(?:te |vous )(?:tue|tuer|bute|buter|defonce|defoncer|demonte|demonter|eclate|eclater|massacre|massacrer|detruis|detruire|retrouve|crever|creve))\b[^.!?]{0,12}\b(?:si tu (?:me )?(?:spoil\w*|dis (?:la fin|que|du mal|non a)|racontes|manges|finis|touches|oses|voles|piques|bouffes|connais pas|aimes pas|as pas (?:vu|lu|goute)|mets|prends|l'as pas|l'as)|(?:a|au|aux|sur) (?:fifa|mario\w*|uno|smash|ping-pong|tennis|padel|badminton|bowling|billard|flechettes|echecs|scrabble|monopoly|catan|tekken|karting|quiz|blind ?test|petanque|baby-foot|babyfoot|tarot|cartes|jeux?|course|bloc|escape|laser|mots|trivial|just dance|la course|la belote))\b/,
  /\b(?:je (?:vais )?)?(?:te |vous )?(?:tue|tuer|buter|defoncer|demonter|eclater|massacrer|battre) si tu (?:me )?(?:spoil\w*|racontes)\b/,
  /\btu (?:me tues|m'as tuee?|m'acheves)\b/,
  /\bt'es mort[e]? (?:au|aux|a la|a) (?:ping-pong|tennis|jeu|fifa|mario\w*|bowling|padel|cartes|echecs|uno)\b/,
  /\bje (?:te|vous) retrouve\b(?!.{0,20}\b(?:ou que tu|meme si|et je|tu vas voir)\b)/,
  /\btu vas (?:le )?regretter (?:de pas|si tu goutes pas|d'avoir rate|ce choix)/,
  /\bje sais (?:ou|dans quel \w+) (?:tu|t') ?(?:habites?|bosses?|travailles?|vis)\b(?=[^.!?]{0,20}\b(?:c'est (?:a cote|pas loin|joli)|tu me l'as dit|super quartier)\b)/,
  /\bt'es mort[e]?(?: [\p{L}']+){0,3} ?\?/u,
  /\b(?:m'a|m'ont|me|l'ai|t'ai|m'avait|nous a|nous ont) (?:encore |toujours )?(?:battue?s?|bat|ecrasee?|detruite?|explosee?|massacree?|mis une raclee) (?:au|aux|a la|a l'|a plate|en (?:finale|deux|trois)|de \d|d'un point|sur)\b[^.!?]*/,
  // Teachers speak of classes.
  /\b(?:conseils? de classe|(?:mes|les|aux|des) (?:eleves|secondes|premieres|terminales|troisiemes?|quatriemes?|cinquiemes?|sixiemes?|\d(?:e|eme))|prof (?:de|au|en|d'))\b[^.!?,]*/,
  // Grown-ups have a diploma too.
  /\bbac ?\+ ?\d\b/,
  /\bj'ai (?:eu |deja )?(?:mon |le |un )?bac (?:pro|techno|s|es|l|en poche|depuis|il y a|en \d{4}|avec mention|et (?:une? |mon ))\b/,
  /\b(?:j'ai|t'as|tu as|on a|je viens de|avoir|a) (?:deja |enfin )?(?:supprime[er]?|desinstalle[er]?)\b[^.!?]{0,30}/,
  /\bterminale?\b(?= ?[.…]* ?(?:de l'aeroport|du bus|de bus|des bus|du ferry|2|1))/,
  // A broken thing that is to be mended.
  /\bma (?:camera|webcam)\b[^.!?]{0,40}\b(?:reparer|repar\p{L}*|racheter|photographe|taf|boulot|shooting|objectif)\b/u,
  // Kisses and such.
  /\b(?:premier|un|le|petit|doux|du|gros|notre|d'un|dernier) baiser\b/,
  /\b(?:bouge|pose|ramene|assieds|leve|sors)(?:-toi)? (?:tes fesses|ton (?:cul|boule))\b/,
  /\b(?:pas|aucun|rien|jamais|plus|ni|sans|marre des?|stop aux?|evite les?|fuis les?|cherche pas|veux pas|fatiguee? des?)(?: \p{L}+){0,5} (?:plans? (?:cul|q)|nudes?|sexto?s?|photos? (?:nue?s?|coquines?))\b/u,
  /\b(?:plans? (?:cul|q)|nudes?|dick ?pics?|sextos?)\b[^.!?]{0,20}\b(?:non merci|tres peu pour moi|c'est non|pas pour moi|passe ton chemin|m'interessent? pas)\b/,
  // Neither an insult nor an order.
  /\bde toute facon (?:t'es|tu es)\b(?! (?:qu'|une? (?:conn|salop|put|garc|merd)|moche|con|conne|nulle?|rien))/,
  /\btu te prends pour qui\b(?=[^.!?]{0,30}\b(?:chef|gordon|picasso|mozart|rafa|nadal|mbappe|zidane|shakespeare)\b)/,
  /\b(?:t'es|tu es|suis|etais) (?:trop |vraiment |un peu |bien )?(?:bete|con|conne) (?:ou quoi|toi|alors)\b/,
  /\b(?:que|comme|quel|quelle|je suis|suis|etais|j'etais|me sens|sens) (?:vraiment |trop |un peu |le roi des |la reine des )?(?:con|conne|idiote?|debile|bete|boulet|nulle?)\b/,
  /\b(?:mon|ma|mes|le|la|les|ce|cette|ces|l'|notre|un|une|son|sa) ?(?:\p{L}+ ){1,3}(?:est|etait|c'est|sont|c'etait) (?:juste |vraiment |trop |un peu )?(?:un|une|des|le|la) (?:gros |vrai |grosse |vraie |pauvre |sale )?(?:connards?|connasses?|salope|pute|batards?|encule[e]?s?|salauds?|ordures?|idiote?s?|con|conne)\b/u,
  /\b(?:mon ex|son ex|mon (?:boss|chef|voisin|patron|collegue|proprio)|ma (?:boss|chef|voisine|collegue|proprio))\b(?! (?:me|m'|est venu|a mes|a recommence))[^.!?]{0,50}/,
  // A place to meet, shared by two who look for each other.
  /\b(?:envoie|partage|active)(?:-| )?(?:moi )?ta (?:position|localisation|geoloc\w*)\b(?=[^.!?]{0,50}\b(?:retrouve|rejoins|arrive|perdue?|devant|trouve pas|te voir|suis la)\b)/,
  /\b(?:arrive|rejoins|perdue?|trouve (?:pas|plus)|je suis la)\b[^.!?]{0,40}\b(?:partage|envoie)(?:-| )?(?:moi )?ta (?:position|localisation)\b/,
  // Feelings for things.
  /\bje t'aime (?:deja )?(?:pour|rien que pour|d'avoir|de |quand tu|si tu|toi)[^.!?]{0,40}/,
  /\b(?:t'epouser|me marier avec toi|je t'aime) (?:rien que |juste )?pour (?:cette|ce|ta|ton|tes|la|le|ca)\b[^.!?]{0,30}/,
  /\b(?:billets?|places?) (?:pour|de|du) (?:le |la |l')?(?:concert|expo\w*|spectacle|match|cine\w*|festival|musee|theatre)\b/,
  /\b(?:si tu|quelqu'un qui|une personne qui|toute personne qui)[^.!?]{1,60}\bje (?:t'epouse|l'epouse|me marie|t'aime|suis amoureu\w+|veux t'epouser)\b/,
  /\bje (?:t'epouse|l'epouse|me marie|t'aime|suis amoureu\w+)\b[^.!?]{0,10}\bsi tu\b[^.!?]{0,60}/,
  /\b(?:amoureu(?:x|se)|dingue|folle|fou) (?:de (?:mon|ma|mes|ton|ta|tes|la|ce|cette|l')|du|des|d'(?:un|une|italie|ecosse|islande)) ?(?:chat|chien|chienne|montagne|ville|pays|cuisine|mer|japon|fromage|plat|serie|film|livre)?/,
  /\b(?:ame|ames) soeurs? (?:culinaire|musicale|de canape|du fromage|gastronomique)s?\b/,
];

const everyHarmless = harmless.map((pattern) => new RegExp(pattern.source, `${pattern.flags}g`));

/** A message without what only sounds bad. */
export function withoutHarmless(plain: string): string {
  let text = plain;
  for (const pattern of everyHarmless) text = text.replace(pattern, ' , ');
  return text.replace(/\s+/g, ' ').trim();
}
