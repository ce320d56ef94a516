import type { HarmRule } from './harm-rule.ts';

/** A no to one of these is a joke. */
const trifles =
  /\b(?:crepes?|gateaux?|desserts?|chocolats?|raclettes?|fondue|fromages?|pizzas?|ananas|sushis?|churros|frites|burgers?|tacos|glaces?|tiramisu|flan|tartes?|biscuits?|cookies?|popcorn|brocolis?|epinards?|cafes?|apero|karaoke|sport|footing|reveil|lundi|chats?|chiens?|lapin|perroquet|bebe|neveu|niece|fils|voisins?|prefecture|banque|administration|machine|imprimante|wifi)\b/;
const women = '(?:filles?|femmes?|meufs?|nanas?|elles?)';

/** Contempt of a no. */
export const consentRules: readonly HarmRule[] = [
  {
    id: 'a no is no no',
    harm: 'consent',
    says: [
      /\bnon\b(?: (?:chez|de|pour|dans) [a-z' ]{1,25})?,? (?:(?:ca|cela|c'est|en fait) )?(?:veut|veu|veulent|voulait) (?:souvent |toujours |surtout )?dire (?:un |en fait |souvent )?(?:oui|peut-etre|peut etre|encore|continue|insiste)/,
      /\bnon\b(?: (?:chez|de|pour|dans) [a-z' ]{1,25})?,? (?:c'est|ca cache|est|signifie) (?:souvent |toujours |juste |en fait |presque )?un oui\b/,
      /\b(?:enlev|retir|perc|trou)\w+ (?:la |le |ma |mon )?(?:capote|preservatif)\b[^.!?]{0,50}\b(?:rendras? (?:meme )?(?:pas )?compte|sentiras? rien|sauras?|(?:en )?(?:pleine?|au) (?:milieu|action)|sans (?:que tu|te (?:le )?dire|prevenir))/,
      new RegExp(
        String.raw`\b(?:${women}|tu|t) (?:dis|disent|dit|dites|font|fais) (?:toujours |souvent |tout(?:es)? )?non (?:au debut|pour la forme|pour jouer|mais (?:ton|leur|son|tes|leurs|ses) (?:corps|yeux|regard|bouche|coeur|sourire)|et (?:ton|leur|son) corps|(?:alors qu'|mais )(?:elles?|tu|t) (?:en )?(?:pens|veu|meur|crev|a|en|attend))`,
      ),
      /\b(?:refus\w*|repouss\w+|(?:dis(?:es|ent)?|dire) (?:autant de )?non|dit non|ton non|un non)\b[^.!?]{0,45}\b(?:en (?:as|a|ont|meurs|meurt|creves?|avais?) (?:tellement |trop |tres )?(?:envie|besoin)?|(?:faut|il suffit|suffit) (?:juste |toujours |de |d')?(?:insister|la pousser|la forcer|les forcer|te forcer|te pousser)|(?:on|qu'on) (?:la|te|les) (?:pousse|force)|(?:finiras|vas finir|finis|finira|finissent|finiront) (?:bien |toujours )?par (?:ceder|craquer|dire oui|accepter)|jusqu'a ce que tu (?:cedes?|dises|craques|acceptes|veuilles)|facon de (?:me )?dire (?:oui|que)|autant que tu veux)/,
      /\b(?:aime(?:s|nt)?|adore(?:s|nt)?|(?:veux|veulent|veut|demandes?|demandent) que ca|attend(?:s|ent)?) (?:secretement |toutes |bien )?(?:qu'on (?:les|la|te|vous) (?:force|forces|brusque|prenne de force|soumette)|d?'?etre (?:forcee?s?|brusquee?s?|prises? de force))/,
      /\b(?:plus|pas|aucune) (?:d')?(?:excuse|raison) (?:pour|de) (?:dire non|refuser|me resister|resister)\b/,
      /\b(?:tu|elle|vous) m(?:'|e )(?:as|a|avez)? ?(?:bien )?(?:chauffee?|allumee?|chauffes?|allumes?)\b[^.!?]{0,30}\b(?:assume\w*|(?:vas?|aller|iras|ira) (?:jusqu')?au bout|trop tard|plus reculer|t'etonne pas|faut pas)/,
      /\b(?:j'entends|je (?:n')?entends|je (?:ne )?connais|je (?:ne )?comprends) (?:pas|jamais) (?:le mot |les |quand (?:on|tu) (?:me )?(?:dit|dis) |ton )["«]? ?(?:non|refus|stop)/,
      /\b(?:tu|elle) (?:me |m'en )?(?:dois|doit|dois bien) (?:du sexe|une nuit|une pipe|ton corps|ca au lit)\b/,
      /\b(?:si t(?:u |')(?:es|etais)|t(?:u |')(?:es|etais)|elle est|si elle) (?:venue?|monte\w*|rentree?|vient|restee?) (?:[a-z']+ ){0,3}(?:chez moi|dans ma chambre|dans mon lit)\b[^.!?]{0,40}\b(?:d'accord|consent\w*|(?:sais|sait|savais|savait) (?:tres bien |bien )?(?:ce qu|pourquoi|a quoi)|veut dire|en voulais|en avais envie)/,
      /\b(?:oui|avoir|aurai|ai eue?s?|les ai|t'aurai)\b[^.!?]{0,25}\ba l'usure\b/,
      new RegExp(
        String.raw`\b${women} (?:ont (?:toutes )?besoin|veulent|aiment|attendent|preferent) (?:toutes )?qu'on (?:decide (?:a|pour)|les (?:domine|force|prenne|bouscule|soumette|dirige))`,
      ),
      /\bj'insist(?:e|erai)\b[^.!?]{0,30}\bjusqu'a ce que\b|\bjusqu'a ce que tu (?:cedes|dises oui)\b/,
      /\b(?:le |ton |leur )?consentement\b,? (?:(?:c'est|est) (?:pour les|un truc de|une invention|une mode|facultatif|optionnel|surcote|surfait|inutile|un detail)|(?:je|on|moi je) (?:m'en|s'en) (?:fous|fiche|tape|moque|passe))/,
      /\b(?:m'en|s'en) (?:fous|fiche|tape|moque|passe|fout) (?:bien |completement )?(?:de ton|du|de leur) (?:consentement|avis|non|refus)\b/,
      /\bje (?:ne |n')?(?:demande|demanderai|attends) (?:jamais|pas|aucune) (?:de |la |ta |leur )?(?:permission|autorisation|accord)\b[^.!?]{0,20}(?:\b(?:avant|pour te|j'y|j y|je prends|je me sers|je fais)|$)/,
      /\bje (?:n'|ne )?accepte (?:pas|jamais|aucun) (?:les |de |un |ton |tes )?(?:refus|non)\b/,
    ],
    unlessInSentence: [
      trifles,
      /\b(?:ne |n')?(?:veut|veulent|signifie) (?:pas|jamais) dire\b|\b(?:faux|toxique|horrible|pas d'accord|prevention)\b/,
    ],
    examples: {
      yes: [
        'Un non chez toi ça veut dire peut-être',
        'Un non de ta part, c’est juste un oui',
        'Je retirerai le préservatif sans te le dire',
        'Elles disent toutes non au début',
        'Quand tu refuses, faut insister un peu',
        'Le consentement, c’est surfait',
        'Je ne demande jamais la permission avant',
        'Tu dis non mais tes yeux disent oui',
        'Les femmes adorent qu’on les force',
        'Tu m’as allumé, maintenant tu vas au bout',
        'T’as plus aucune excuse pour dire non',
        'Je connais pas le mot non',
        'Les filles, je les ai à l’usure',
        'Arrête de dire non, tu en as envie',
      ],
      no: [
        'T’as le droit de dire non',
        'Si c’est non c’est non, aucun souci',
        'Un peut-être chez toi, ça veut dire quoi ?',
        'Tu dis non à la raclette ? Je respecte',
        'Je n’accepte pas les refus quand il s’agit de crêpes',
        'Tu dis non au fromage mais ton frigo dit oui',
        'Non, ça ne veut pas dire que j’abandonne le piano',
      ],
    },
  },
  {
    id: 'no choice left',
    harm: 'consent',
    says: [
      /\b(?:pas|plus|aucun) (?:ton mot a dire|voix au chapitre|le choix|ton avis a donner)\b[^.!?]{0,45}\b(?:tu (?:feras (?:tout )?ce que je|(?:me )?couche\w*|es a moi|m'appartiens|resteras|y passeras|passes? a la casserole|te deshabill\w+|te laisse\w*|m'obeir\w*)|je (?:te prends|fais ce que je veux))/,
      /\b(?:chez moi|dans mon lit|seule? avec moi|une fois (?:la|seuls|ivre|bourree)),? tu (?:feras|vas faire|fais) (?:tout )?(?:ce que|ce qu)\b/,
      /\bje (?:ne )?te (?:laisserai|laisse|lacherai) pas (?:re)?(?:partir|sortir|rentrer) (?:tant que|avant que|sans que) tu (?:ne )?m(?:'aies?|e|'auras|'as)\b/,
      /\bmeme si tu (?:dis (?:non|stop|arrete)|(?:ne |n')?(?:veux|as) (?:plus |pas )(?:envie)?|refuses|pleures|supplies|changes d'avis)[^.!?]{0,40}\b(?:(?:ira|irai|irons|va) (?:jusqu')?au bout|continu(?:e|er|erai|era|erait|ons|erons)|(?:m'|s')arret\w+ pas|je (?:le |te )?(?:ferai|prendrai)|tu (?:viendras|coucheras|y passeras))/,
      /\bque tu (?:le veuilles|sois d'accord|veuilles|dises oui) ou (?:pas|non)\b(?=[^.!?]{0,40}\b(?:je|tu|embrasse\w*|lit|chez moi)\b|[^.!?]{0,4}$)/,
      /\bte (?:prendre|toucher|caresser|baiser) (?:pendant que tu dors|dans ton sommeil)\b/,
      /\btu (?:cries|hurles|gemis|pleures) non\b/,
      /\btu (?:y )?passeras (?:a la casserole|de gre ou de force)\b|\bde gre ou de force\b|\bque tu le veuilles ou non,? (?:tu|je|on) (?:seras?|vais|va|finiras|coucher\w+|me|te)/,
    ],
    unlessInSentence: [trifles],
    examples: {
      yes: [
        'T’as plus ton mot à dire, tu feras ce que je dis',
        'Une fois dans mon lit, tu feras ce que je veux',
        'Même si tu dis stop, on ira au bout',
        'Je te laisserai pas sortir avant que tu m’aies embrassé',
        'Je t’embrasserai, que tu le veuilles ou non',
        'Tu seras à moi de gré ou de force',
      ],
      no: [
        'Tu n’as pas le choix : il faut goûter mon tiramisu',
        'Même si tu changes d’avis samedi, aucun souci',
        'Chez moi tu feras la connaissance du chat',
        'Que tu sois d’accord ou pas, la raclette est un plat d’été',
      ],
    },
  },
  {
    id: 'a no, and what goes over it',
    harm: 'consent',
    isGraveSubject: true,
    says: [
      /\b(?:(?:tu|elles?|fille|femme|t') ?(?:m'as |me |m'a |as |a )?(?:dis|dit|dises|disent|dire)|quand (?:tu|on|elles?) (?:me )?di\w+|dire|copine a|autres? ont|ex a|derniere a) (?:deja |toujours |aussi )?["« ]*(?:non|stop|que tu voulais)\b|\bton ["« ]*(?:non|stop|refus|pas ce soir|pas envie|je suis pas prete)\b|(?:^|[.!?] ?)(?:non|stop|pas envie)\b(?= *\?|,? (?:c'est|n'est|ce n'est) pas une reponse|,? pas envie)/,
      /\b(?:(?:que )?(?:t'as|tu as|tu n'as|t'es|tu es|tes|t as) pas (?:encore )?(?:envie|prete?)|tu (?:refuses|resistes)|elles resistent|tu (?:veux|voulais) (?:pas|attendre))\b/,
      /\b(?:(?:meme si|pendant que|quand|si|tant que|bien que) tu (?:dors|t'endors)|tu (?:es|seras) (?:endormie|bourree|saoule)|une fois (?:seuls?|la porte|au lit|chez moi|dans))\b/,
    ],
    with: [
      /\b(?:autant (?:que|de fois)|je m'arrete (?:pas|quand j'ai)|quand j'ai fini|convaincs[- ]moi|(?:pas|te laisse\w* pas) le choix|changeras? (?:vite )?d'avis|(?:je )?(?:ne )?me gener\w+ pas|j(?:e |')?m'?en (?:fous?|fiche|tape|moque)|c'est moi qui decide|deja dit oui)\b/,
      /\b(?:avant que tu|jusqu'a ce que tu|que tu finisses par|il (?:m'en |me )?reste une)[^.!?]{0,25}\b(?:craqu\w+|ced\w+|acceptes?|dises? oui)|\b(?:comprends|entends) (?:encore|oui|toujours|continue)|\b(?:un|ton) refus m'excite|\bque ca te plaise ou (?:non|pas)|\btes principes\b|\bje te redemande\b|\bje (?:commencerai|continue|continuerai|viens|viendrai|passe|monte) quand meme\b|\bc'est plus drole\b|\bque tu le veuilles\b|\b(?:c'est|n'est) pas une reponse\b|\b(?:fini\w*|finira) par se laisser faire\b|\btu diras pas non (?:au|apres)\b/,
    ],
    unlessInSentence: [
      trifles,
      /\b(?:endives|coriandre|musee|pique-nique|promis|respect\w*|je comprends(?! (?:encore|oui|toujours|continue))|aucun souci)\b/,
    ],
    examples: {
      yes: [
        'Tu as dit non trois fois, il m’en reste une avant que tu craques',
        'Tu peux dire stop autant que tu veux',
        'Pas envie ? Ce soir c’est moi qui décide',
        'Même si tu t’endors je me gênerai pas',
        'Non, c’est pas une réponse',
      ],
      no: [
        'Tu as dit non à l’ananas, on peut donc s’épouser',
        'Si t’es pas prête, aucun souci, on prend le temps que tu veux',
        'Une fois chez moi, mon chat te prendra pour un fauteuil',
        'Tu dis stop quand il y a assez de fromage ?',
      ],
    },
  },
  {
    id: 'a body that is owed',
    harm: 'consent',
    says: [
      /\b(?:resto|restaurant|diner|cine|verres?|cocktails?|taxi|train|cadeaux?|argent|billets?)\b[^.!?]{0,60}\b(?:tu me dois (?:bien )?(?:une nuit|plus)|la moindre des choses,? c'est que tu (?:montes|viennes|restes|dormes|couches)|tu (?:rentres|repars) pas (?:comme ca|sans)|maintenant tu (?:passes|montes|restes|couches))/,
      /\btu peux (?:toujours |bien )?(?:crier|hurler|pleurer|te debattre)\b[^.!?]{0,30}\b(?:personne|voisins|entend\w*|arret\w*)\b|\bsi t'as peur,? tant mieux\b|\b(?:permission|autorisation) (?:pour|de) te (?:toucher|prendre|embrasser)|\b(?:oublie|je mets? (?:jamais|pas)(?: de)?|je mettrai pas(?: de)?|pas besoin de) (?:la |ta )?capote\b/,
      /\btu (?:peux|vas) (?:pas|plus) (?:reculer|faire marche arriere) maintenant\b|\bt'as plus le droit de changer d'avis\b|\bje te ramene pas (?:chez toi )?tant que\b/,
    ],
    unlessInSentence: [trifles],
    examples: {
      yes: [
        'Après le resto que j’ai payé, la moindre des choses c’est que tu montes',
        'Tu peux pas reculer maintenant',
      ],
      no: ['Tu as payé le resto, la moindre des choses c’est que tu choisisses le dessert'],
    },
  },
  {
    id: 'advice against a no',
    harm: 'consent',
    says: [
      /\bforce[- ](?:la|le|les)\b(?! (?:a (?:rire|sourire|choisir|reflechir)|trait|destin|respect|passage|d'))/,
      /\b(?:elle|il) (?:n'a(?:ura)?|a(?:ura)?) pas (?:d'autre |le )choix\b|\bne (?:lui|leur) laisse[sz]? (?:pas|aucun) (?:le )?choix\b|\bn'aura pas d'autre issue\b/,
      /\b(?:elle|il) (?:finira|va finir|finit) (?:bien )?par (?:ceder|craquer|dire oui|accepter|se laisser faire)\b|\b(?:elle|il) (?:cedera|pliera|obeira|se soumettra|n'osera (?:pas|plus) (?:dire non|refuser))\b|\bpour qu'(?:elle|il) cede\b|\bjusqu'a ce qu'(?:elle|il) (?:cede|dise oui|accepte|craque)/,
      /\bfais[- ](?:la|le) (?:boire|culpabiliser|pleurer|ceder|souffrir|picoler)\b|\bfais-lui (?:peur|honte|du mal)\b|\bressers[- ](?:la|le) (?:tant|jusqu)|\b(?:humilie|rabaisse|isole|manipule|harcele|domine|frappe|gifle|soumets|intimide|menace)[- ](?:la|le)\b/,
      /\bmenace de (?:publier|montrer|diffuser|envoyer|la|le) |\bprofite (?:qu'(?:elle|il) (?:est|a|ne)|de (?:sa (?:faiblesse|tristesse|naivete|jeunesse|detresse)|son (?:ivresse|chagrin|desarroi)))|\b(?:elle|il) est (?:jeune|fragile|bourree?|naive?),? (?:alors )?profite/,
      /\btouche[- ](?:la|le) sans (?:demander|prevenir)\b|\bn'ecoute pas son (?:refus|non)\b|\bson (?:non|refus) (?:veut dire|est un|n'en est pas)\b/,
    ],
    unlessInSentence: [trifles, /\b(?:dessert|film|chocolat|bateau|sauce|menu|couvercle|bocal|pas de pression)\b/],
    examples: {
      yes: [
        'Force-la, elle dira oui, elle n’a pas le choix',
        'Insiste jusqu’à ce qu’elle cède',
        'Fais-la boire, elle sera plus détendue',
        'Profite qu’elle est fragile',
      ],
      no: [
        'Laisse-lui le choix du jour, sans pression',
        'Elle a le choix de la suite',
        'Force le trait avec humour',
        'Elle n’a pas le choix du film, et elle en rit',
      ],
    },
  },
];
