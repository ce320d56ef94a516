import type { HarmRule } from './harm-rule.ts';
import { anyOf } from './word-list.ts';

/** To hurt or kill oneself, in the infinitive. */
const endIt = anyOf(
  `te_pendre te_tuer te_suicider te_jeter te_noyer te_flinguer te_buter te_couper_les_veines te_taillader te_mutiler te_scarifier te_laisser_mourir
  te_foutre_en_l'air te_faire_du_mal t'ouvrir_les_veines t'ouvrir_les_poignets mourir crever en_finir disparaitre`,
);
const here = '(?= *[.!,]|$| (?:pour de bon|a jamais|definitivement|une bonne fois|completement|et qu))';

/** Words that push somebody to hurt or kill themselves. Not those that speak of it with care. */
export const selfHarmRules: readonly HarmRule[] = [
  {
    id: 'pushes to suicide',
    harm: 'self_harm',
    says: [
      new RegExp(
        String.raw`\b(?:t'as|tu as|t as|ta|tu n'as|t'avais) (?:plus )?qu'a (?:aller )?(?:${endIt}|sauter)${here}`,
      ),
      /\b(?:t'as|tu as|t as|ta|tu n'as) (?:plus )?qu'a (?:aller )?(?:te (?:pendre|tuer|suicider|noyer|flinguer|buter|tailler les veines|jeter (?:sous|par|du|d'un|dans))|t'ouvrir les (?:veines|poignets))|\b(?:va|vas) (?:donc )?t'ouvrir les (?:veines|poignets)|\bpersonne (?:ne )?(?:viendra\w*|sera) a ton enterrement\b/,
      new RegExp(
        String.raw`\b(?:tu|vous) (?:devrais|devriez|ferais mieux de|ferais bien de|merites de|peux toujours) (?:aller )?${endIt}${here}`,
      ),
      /\b(?:tu|vous) (?:devrais|ferais mieux de|ferais bien de) (?:aller )?(?:te (?:taillader|mutiler|scarifier|couper les|bruler (?:le|la|les)|affamer|faire (?:du mal|vomir))|t'ouvrir les)/,
      /\b(?:coupe|ouvre|taillade|tranche)[- ]toi (?:les|un peu les|le|un peu)\b(?! (?:cheveux|ongles|meche|frange|part|tranche|pain|yeux|au))|\b(?:taillade|mutile|scarifie|laisse[- ]toi mourir|affame)[- ]toi\b|\bfais[- ]toi (?:vomir|du mal)\b|\bdisparais de (?:la surface|cette terre|ce monde)\b|\bune corde et un tabouret\b/,
      /(?<!\b(?:on|je|j'|tu|il|elle|ca|qui|chat|chien|y|le|la|a|se) )\bsaute (?:du (?:pont|toit|balcon|haut|dixieme)|d'un (?:pont|toit)|par la fenetre|dans le vide|sous (?:un|le) (?:train|metro))\b/,
      /\b(?:le monde|cette ville|la terre|la planete|tout le monde|ta famille|tes (?:parents|proches|amis|enfants)|les gens|l'univers|cette appli) (?:serai\w*|se portera\w*|ira\w*|vivra\w*|est|sont|respirera\w*|tourne\w*|marche\w*) (?:tellement |bien |carrement )?mieux sans toi\b/,
      /\bpersonne (?:ne )?(?:te )?(?:regrettera\w*|pleurera\w*|retiendra\w*|cherchera\w*|te manquera\w*)(?: pas)?(?: si tu (?:disparai\w+|meurs|saut\w+|cre\w+)|(?= *[.!,]|$))|\bsi tu (?:disparai\w+|mourai\w+|crevai\w+)[^.!?]{0,20}\bpersonne\b/,
      /(?<!\b(?:je|tu|j'y|et|on) )\b(?:finis|finissez)[- ]en(?= *[.!,]|$| une bonne fois)|\bqu'on (?:en|n'en) parle plus\b(?<=\b(?:saute|fais[- ]le|meurs|creve|disparais)\b[^.!?]{0,40})/,
      /\b(?:gens|filles|mecs|meufs|femmes|personnes|types) comme toi (?:devraient|devrait|meritent|feraient mieux)[^.!?]{0,20}\b(?:s'effacer|disparaitre|mourir|crever|se (?:pendre|tuer|suicider|jeter)|exister|vivre)/,
      /\b(?:si j'etais toi|a ta place|dans ta situation),? (?:moi )?(?:je (?:me |m')|j'en|je|jme) ?(?:serais?|aurais|ferais|pendrais|tuerais|suiciderais|flinguerais|jetterais|finirais|sauterais|foutrais)[^.!?]{0,30}\b(?:pendue?|foutue? en l'air|tuee?|suicidee?|flinguee?|saute|fini|en l'air|une balle|du pont|par la fenetre|corde|sous un train)/,
      /\b(?:rends?|rendrais|rendre)(?:[- ]nous| moi)? (?:un )?(?:grand )?service (?:[a-z' ]{0,25}),? (?:et )?(?:en )?(?:disparai\w+|mour\w+|meurs|creve\w*|saut\w+)/,
      /(?<!\b(?:je|tu|on|il|elle|en) )\b(?:prends|trouve|achete|sors) (?:une lame|un rasoir|une corde|un cutter)(?: et|,)? (?:ca|tu|fais|taillad|coup|pends|qu'on|pour (?:te|en finir|ton cou))/,
      /\b(?:vomis|vomir|te faire vomir) (?:apres|tes|tous|chaque|un peu)\b[^.!?]{0,20}\b(?:repas|mang\w+|dessert|comme|fois|maigri\w*)/,
      /\b(?:la seine|le pont|un pont|les rails|le metro|les voies|le periph\w*|la fenetre|le balcon|le toit|le vide|la corde|la falaise)\b[^.!?]{0,35}\b(?:tu sais (?:ce|quoi)|ce qu'il te reste|t'attend|n'attend que toi|te tend les bras|est (?:faite?|la) pour toi|bon debarras)/,
      /\bsi (?:la vie|tu (?:souffres|es (?:si |tellement |trop )?(?:triste|mal|malheureu\w+|deprim\w+)|vas (?:si )?mal))[^.!?]{0,30}\b(?:fais[- ]le|saute|finis[- ]en|creve|meurs|en finir|pends|passe a l'acte)\b/,
      /(?<!\b(?:j'ai|ai|as|a|avait|avais|avoir|ont|il|elle|on|je|tu|qui|chat|chien) )\b(?:avale|gobe|prends|bois) (?:[a-z']+ ){0,2}(?:boite|plaquette|tube|flacon|cachets|comprimes|medocs|somniferes|medicaments|javel|pilules)\b[^.!?]{0,30}\b(?:dodo|dors|dormir|toujours|regle\w*|fini\w*|parle plus|reveill\w+|d'un coup|soulag\w+|debarrasse|adieu|paix)/,
      /\b(?:dodo|dors|endors[- ]toi) (?:pour toujours|a jamais|et ne te reveille)/,
      /\b(?:taillad|scarifi|mutil|entaill|se couper|te couper)\w*\b[^.!?]{0,40}\b(?:ca|cela) (?:soulage|fait du bien|apaise|calme|detend|libere)/,
      /\bbois de la javel\b|\btu manqu\w+ a (?:qui|personne)\b|\b(?:t'es|tu es) (?:qu'|juste )?un (?:poids|fardeau) pour (?:ta|tes|tout|les)\b|\b(?:va (?:jusqu')?au bout cette fois|(?:on|personne) (?:ne )?viendra (?:pas )?te sauver)\b|\bta vie (?:ne )?sert a (?:rien|quelque chose|personne)\b/,
      /\bau moins tu (?:sentir|ressentir)\w+ (?:quelque chose|un truc)\b/,
    ],
    unlessInSentence: [
      /\b(?:elastique|parachute|parapente|piscine|plongeoir|tremplin|parkour|trampoline|bungee|rire|honte|faim|chaud|froid|soif|ennui|jalousie|envie|de peur|curiosite|lego)\b/,
    ],
    examples: {
      yes: [
        'Tu devrais en finir',
        'T’as qu’à te pendre',
        'Va t’ouvrir les veines',
        'Coupe-toi les veines',
        'Saute par la fenêtre',
        'Tes parents seraient mieux sans toi',
        'Personne ne te pleurera',
        'Avale tes cachets et dors',
        'Fais-toi vomir',
        'Avale le flacon entier et qu’on n’en parle plus',
        'Cette ville tournerait mieux sans toi',
        'À ta place je me serais jeté sous un train',
        'Les filles comme toi devraient crever',
        'Le pont n’attend que toi, bon débarras',
        'Une corde et un tabouret, et on en reparle plus',
      ],
      no: [
        'Saute du pont avec moi : le saut à l’élastique, pas autre chose',
        'Tu devrais mourir de honte avec un jeu de mots pareil',
        'Je me suis coupé en cuisinant',
        'Coupe-toi une part de tarte avant que j’arrive',
        'Saute dans le premier train',
        'Si je prends le bateau, je finis en Corse',
        'Si tu vas mal, parle-m’en, je suis là',
        'Ça fait longtemps que tu penses à en finir ? Je reste avec toi',
        'La soirée serait mieux avec toi',
      ],
    },
  },
  {
    id: 'pushes to starve',
    harm: 'self_harm',
    says: [
      /\b(?:arrete|cesse|arreter|evite) de (?:manger|bouffer|t'alimenter)(?= *[.!,]|$| (?:pendant|\d|un jour|deux|trois|quatre|quelques|une semaine|et tu|jusqu'a|pour (?:maigrir|perdre|etre)))/,
      /\b(?:ne )?mange (?:plus )?rien (?:pendant|jusqu'a|de la semaine|et tu)\b|\bsaute (?:des|tes|les|deux|trois|un) repas\b/,
      /\b(?:kilos?|a l'eau|jeune(?:s|r)?|maigri\w*|(?:mange|bouffe)\w* (?:plus )?rien|calories|regime)\b[^.!?]{0,50}\b(?:tu (?:seras|deviendras|rentreras|auras) (?:peut-etre )?(?:enfin )?|enfin )(?:baisable|regardable|bandante|potable|presentable|belle|jolie|mince|bonne|dans une|l'air)\b/,
      /\barrete\w* de (?:manger|bouffer)\b[^.!?]{0,40}\b(?:a ton poids|ce que tu peses|te fera pas de mal|pas te faire de mal)\b|\bon se fait vomir\b/,
    ],
    examples: {
      yes: ['Arrête de manger trois jours, tu verras', 'Saute des repas, ça t’ira mieux'],
      no: ['Arrête de manger mes frites', 'Arrête de manger devant la caméra', 'Mange quelque chose avant la rando'],
    },
  },
  {
    id: 'a way to die, and a push',
    harm: 'self_harm',
    isGraveSubject: true,
    says: [
      /\b(?:lames?|veines|cutter|scarifi\w+|taillad\w+|mutil\w+|suicid\w+|en finir(?! avec)|cicatrices|une corde|enterrement)\b/,
      /\b(?:te|t') ?(?:pend\w+|tu(?:er|es)|noy\w+|jeter|coup(?:es|er|ant)|ouvr\w+ les|flingu\w+|foutre en l'air|supprim(?:er|es))\b(?! (?:du|de la|des|une|un|les (?:cheveux|ongles)))/,
      /\b(?:tu (?:veux|voulais|penses a|comptes|vas) (?:vraiment )?(?:mourir|crever|disparaitre)|ta mort|meurs|creve|arrete\w* de respirer|(?:avale\w*|prends|gobe\w*) (?:[a-z']+ ){0,3}(?:boite|plaquette|cachets|medocs|medicaments|pilules)|ton traitement)\b/,
      /(?:^|[.!?,;] ?|\b(?:alors|bon|allez|et|si tu) )sautes?\b(?= *[.!,]|$| (?:du|par la fenetre|d'un|d'une))/,
    ],
    with: [
      /\b(?:ca|nous|leur) (?:fera|ferait|feras) (?:de la place|du bien|des vacances|plaisir)\b|\bvas-y\b|\bcette fois\b|\bpour (?:de bon|voir)\b|\bjusqu'au bout\b(?! d)|\b(?:va|vas|aller|iras) au bout\b(?! d)|\bau moins\b[^.!?]{0,30}\b(?:reussi|ta vie|truc|chose|sera|avais)\b|\b(?:dans le )?bon sens\b/,
      /\b(?:reglerai\w*|regle) (?:le |ton |tes |tout|nos )|\bprobleme regle\b|\bcourageu\w+|\b(?:t'|tu )(?:oses?|as jamais ose) (?:jamais|pas)\b|\b(?:tu l'aurais|l'aurais) (?:deja )?fait\b|\bca te va (?:si )?bien\b|\bcontinue\b(?= *[.!,])|\brecommence\b|\bencore le\b|\bsers[- ](?:t'en|toi)\b/,
      /\bbon debarras\b|\bgagn\w+ du temps\b|\bpersonne (?:ne )?(?:viendra|s'en|remarquera|verra|pleurera|fera|te)|\b(?:a|manqu\w+ a) personne\b|\b(?:on|je) (?:ne )?viendr\w+ pas\b|\ben silence\b|\bsans (?:nous|me|faire de)\b|\bau lieu de (?:m'|me |nous |venir)|\bcoute moins cher\b|\bnulle? jusqu|\bmeme pas (?:reussi|ete capable|foutu)|\bque je (?:filme|regarde|rigole)\b|\bautant (?:que|qu'elle)\b|\bbonne nuit\b|\blaisse faire\b|\bjolie?s? sur toi\b/,
    ],
    unlessInText: [
      /\b(?:je suis la|parle[sz]?[- ]?(?:m'en|en|lui|moi)|tu peux (?:m')?appeler|appelle|3114|quelqu'un (?:pres|a qui)|prends soin|cuisin\w+|cuisine|carottes?|oignons|legumes|huitres?|elastique|parachute|sportif|escalade|rire|honte|faim|sommeil|social)\b/,
    ],
    examples: {
      yes: [
        'Passe la lame dans le bon sens cette fois',
        'Si t’as envie d’en finir, vas-y, ça fera de la place',
        'Tu te scarifies ? Continue, ça te va bien',
        'T’as pensé à avaler toute la boîte ? Ça réglerait le problème',
        'Saute, au moins un truc sera réussi',
        'Tu veux mourir ? Fais-le sans nous déranger',
      ],
      no: [
        'Vas-y, saute le pas, la poterie c’est formidable',
        'Tu veux en finir avec ce buffet ? Vas-y, je t’attends au dessert',
        'La lame de mon rasoir m’a trahi',
        'Si tu penses à en finir, parle-m’en, je suis là, vas-y doucement',
        'Tu veux mourir de rire ? Continue à lire mes messages',
      ],
    },
  },
  {
    id: 'a place to die, and a push',
    harm: 'self_harm',
    says: [/\b(?:pont|rails|voies|quai|falaise|balcon|toit|le gaz|javel|le vide|la fenetre)\b/],
    with: [
      /\b(?:repech\w+|bon debarras|ca fera(?:it)? de la place|probleme regle|tu sais quoi faire|te retiendra|sauver?a? pas|ouvert\w* toute la nuit|je m'allonger\w+|qu'on en parle plus)\b|\bpersonne (?:ne )?(?:fera|viendra|te|pleurera|s'en apercevra)\b|\b(?:pratique|ideal|parfait) pour (?:une|un|toi)\b[^.!?]{0,12}\b(?:ratee?|nulle?|loser|en finir|mourir)|\bque (?:je filme|ca s'arrete)\b|\ba ta place\b[^.!?]{0,8}\bj'ouvrir\w+/,
    ],
    unlessInText: [
      /\b(?:je suis la|appelle|3114|kayak|canoe|paddle|nag\w+|plong\w+|elastique|chapeau|casquette|telephone|ballon)\b/,
    ],
    examples: {
      yes: ['Tu parlais du pont ? Personne ne fera de détour pour te repêcher', 'Ouvre le gaz, problème réglé'],
      no: [
        'Sur le pont des Arts, je serai celui qui a peur des pigeons',
        'J’ai perdu mon chapeau du pont, on l’a repêché',
      ],
    },
  },
  {
    id: 'jump, and it will pass',
    harm: 'self_harm',
    says: [
      /(?:\b(?:tu devrais|t'as qu'a|tu n'as qu'a|pourquoi tu|essaie de|vas-y|tu peux|allez) (?:pas )?(?:essayer de )?|(?<=^|[.!?,;] ?))saute[rsz]?\b[^.!?]{0,20}\b(?:ca (?:passera|reglera|ira mieux|va passer|se regle)|probleme (?:regle|resolu)|tout ira mieux|plus de probleme)/,
    ],
    unlessInSentence: [
      /\b(?:parachute|elastique|plongeoir|eau|piscine|mer|trampoline|corde|repas|etape|page|chapitre|pub|dessert|barriere|flaque)\b/,
    ],
    examples: {
      yes: ['Tu devrais essayer de sauter, ça passera', 'Saute, ça réglera tout'],
      no: ['Saute la page 40, ça passera mieux', 'Tu devrais sauter dans l’eau, ça passera le hoquet'],
    },
  },
];
