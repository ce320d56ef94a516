import type { WordSets } from '../phrases.ts';

/** Sets of words that the phrases of refusal-phrases and unease-phrases are made of; folded, without «ne». */
export const noWords: WordSets = {
  neg: 'pas|plus|jamais|rien|aucune?|zero|guere|nullement|point',
  you: "te|t'|vous|toi|se",
  want: "veux|voudrais|voulais|souhaite|souhaitais|souhaiterais|desire|compte|comptais|prefere|prefererais|aimerais|envisage|tiens a|vais|ai envie de|ai envie d'|ai l'intention de|ai besoin de|ai besoin d'",
  /** Nouns and adjectives of wishing, after «pas». */
  wish: "envie|l'envie|l'intention|l'energie|la force|la tete|le coeur|le temps|de temps|la place|de place|dispo|disponible|prete?|disposee?|dans l'optique|en etat|en mode|dans le mood|d'humeur|ouverte?|la motivation|le courage|interesse[e]?|partante?|motivee?|chaude?|emballee?|tentee?|convaincue?|fan|inspiree?|dedans",
  seeing:
    '{you} ?(re)?(voir|voie|vois|revoir|revoie|rencontrer|rencontre|parler|parle|reparler|ecrire|repondre|connaitre|frequenter|retrouver|appeler|recontacter|suivre|dater|donner mon|donner de faux)',
  /** What is refused when the person or the talk itself is. */
  us: "{seeing}|discuter|continuer(?! (dans|mes|mon|ma|le|les|en|a bosser|a travailler|a etudier))|poursuivre|echanger|aller plus loin|donner suite|donner une suite|(en|l'|la) apprendre|m'engager|m'investir|sortir avec (toi|vous|quelqu'un|qui que ce soit)|rencontrer (quelqu'un|qui que ce soit|du monde|des gens|de gens|un mec|une fille)|faire (de |des )?(connaissance|rencontres?)|(de |d'|a |pour |dans )?{romance}|cette (conversation|discussion|histoire)|nos (echanges|discussions|messages)|notre (conversation|discussion|echange)",
  romance:
    "(une |un |les |des |de |d'|la |le |l')?(relation|relations|rencontre|rencontres|rendez-vous|date|dates|dating|couple|copain|copine|petit ami|petite amie|amour|histoire|histoires|aventure|engagement|drague|seduction|quelqu'un|personne|mec|meuf|fille)",
  write:
    "(m'|me |nous )(ecrire|ecris|ecrives|ecrivez|ecriviez|parler|parle|parles|contacter|contacte|contactes|contactez|contactiez|envoyer|envoie|envoies|relancer|relance|relances|appeler|appelle|appelles|solliciter|repondre|demander|demande|demandes|redemander|suivre|suis|harceler|harceles|deranger|embeter|emmerder|chercher|surveiller|fliquer|draguer|mater|mettre la pression|prendre la tete|saouler|souler|bombarder|spammer|texter|tourner autour|coller|dm|faire chier|courir apres)",
  stop: 'arrete|arretes|arretez|arreter|cesse|cesses|cessez|cesser|stop|stoppe|stopper|evite|evites|evitez|eviter',
  other:
    "(quelqu'un|qqun|une|un|des) d'autres?|une autre|un autre|d'autres (mecs|filles|gens|personnes)|ailleurs|autre part",
  spark:
    "alchimie|declic|feeling|etincelle|connexion|flamme|coup de coeur|coup de foudre|attirance|attraction|atomes crochus|truc|petit truc|vibe|frisson|papillons|magie|sentiments?|affinites?|chimie|osmose|crush|l'alchimie",
  friends:
    '(des |de |un |une |juste |bons? |bonnes? |simples? ){0,4}(amis?|amies?|potes?|copains?|copines?|friends?|frere|soeur|connaissances?|camarades?)',
  /** Another day, place or way is offered, a yes, or a joke: what was proposed can still happen. */
  open: "(mais|par contre|sinon|plutot|disons|et si on|on (decale|remet|reporte|se cale))\\b.{0,40}\\b(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|semaine|week-end|autre (jour|fois|soir)|apres|plus tard|oui|avec plaisir|volontiers|pourquoi pas|une autre fois|un autre jour|prochaine?|cafe|the|verre|balade|\\d{1,2} ?h)\\b|\\b(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|la semaine prochaine|la semaine d'apres|apres-demain)( (soir|midi|matin|apres-midi|prochain))? ?(\\?|plutot|je (peux|suis)|oui|ca (me|te|t'))|\\b(libre|disponible|je peux(?! (pas|plus|jamais))) ([a-z]+ ){0,2}(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|la semaine|le week-end)\\b|\\btu fais quoi (lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain)|\\b(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\\b.{0,12}\\bvous conviendrait|\\b\\d{1,2} ?h( ?\\d{2})? ?\\?|\\bla suivante\\b|^(ah |oh |bah |ben |mais |haha )*(oui|ouais|ok|carrement|grave|avec plaisir|volontiers|pourquoi pas|go|vendu|parfait|nickel|bien sur|ca marche|chaud(e)?(?! non)|si)\\b(?!.{0,30}\\bmais (je (prefere|cherche|suis|vois)|pas (comme|avec|interess)|j'ai|non))|\\bdi(s|sais|rais|rai|t) pas non\\b|\\b(pas de refus|rien contre|bete de dire non|dire non a ca|allez ok|ok allez)\\b|\\bok$|\\b(dirais|disais|aurais dit) (pas )?non ?\\?|(c'est moi qui|on partage|ma tournee|je (t'|vous )(invite|offre)|(te|vous) rejoindre|je (te|vous) (rejoins|retrouve)|on se (retrouve|rejoint)|sur place|viens on|je (viens|prends) (en|le) |t'embete pas|vous embetez pas|ecris[- ]moi|appelle[- ]moi|rappelle[- ]moi|dans (\\d+|une|deux|quelques) ?(min|minutes?|h|heures?)|(plutot|prefere) (un|une|le|la|les|dans|au|a|en|le vous|\\d)|je nous (fais|prepare)|tu promets|on peut commander|moi j'amene|sans alcool)\\b|\\bplutot [^?]{1,25}\\?|, (un|une) [a-z]+ ?\\?$|je (rigole|rigolais|plaisante|plaisantais|deconne|deconnais|blague)\\b",
  /** Said of someone or something else. */
  thirdPerson:
    "^([a-z]+ )?(il(?! (y|faut|vaut|se))|elle|ils|elles|mon [a-z]+|ma [a-z]+|mes [a-z]+|un [a-z]+|une [a-z]+|les [a-z]+|le [a-z]+|la [a-z]+) ([a-z]+ ){0,2}(est|sont|a|ont|etait|m'a|veut|va|avait|me|m')\\b(?!.*\\b(feeling|courant|alchimie|reponse|distance|toi|nous)\\b)",
  /** Wants to talk before meeting. */
  talkFirst:
    "(discuter|parler|apprendre|connaitre|attendre|connaissance)\\b.{0,30}\\b(d'abord|avant|encore|ici|plus|un peu)\\b|\\bd'abord\\b|\\bon vient (juste |a peine )?de (matcher|se parler)|\\b(une autre fois|un autre jour|plus tard|prochaine fois)\\b|\\bchaque chose en son temps\\b|\\b(un peu|besoin) de temps\\b|\\ba peine\\b|\\bs'appelle (avant|d'abord)\\b",
  /** A love that is over, or someone who died. */
  pastLove:
    "(ex|quittee?|larguee?|rupture|separee?s?|divorcee?|a l'epoque|(?<!dire )(?<!dit )avant|etais|decedee?|deces|veuf|veuve|est mort|est morte|disparue?)\\b",
  /** «un mec comme toi», «ce type d'homme» */
  sort: 'genre|style|type|delire|truc|idee|vision|gout|cup of tea|monde',
};

/** Words of unease, folded. */
export const uneaseWords: WordSets = {
  you: 'tu|vous',
  /** Who or what troubles: the other, or what they wrote. */
  that: "tu|vous|ca|c'est|cela|ce que tu (dis|fais|ecris|demandes|envoies)|(tes|ton|ta|vos|votre|ces|cette|ce|tous ces|toutes ces) (messages?|remarques?|questions?|propos|photos?|compliments?|blagues?|sous-entendus?|allusions?|insistance|comportement|attitude|facon de §( §)?|maniere de §( §)?|ton|humour|surnoms?|delires?|avances|relances|trucs?|mots?|reponses?|vocaux)|ce genre de §",
  annoy:
    "gonfle~|saoule~|soule~|fatigue~|stress~|oppress~|etouff~|degout~|harcel~|enerv~|agac~|derang~|genes?|genent|gener|gene|genez|embet~|emmerd~|gav~|choqu~|bless~|inquiet~|effra[yi]~|terrifi~|insult~|ecoeur~|repugn~|colle[sz]?|coller|suffoqu~|angoiss~|crispe~|pese~|exasper~|horripil~|refroidi~|deplai~|les brises?|les casses?|casses? les (pieds|couilles|oreilles)|prends? la tete|prenez la tete|prends? le chou|rends? mal|manques? de respect|manquez de respect|fai[st]e?[sz]? chier|faites chier|faire chier|fait? (peur|flipper|fuir|bizarre|froid)|fai[st] (peur|flipper|fuir|bizarre|froid|mal)|faites (peur|flipper)|faire (peur|flipper|fuir|chier)|fous? la trouille|mets? mal|met mal|mettez mal|mettent mal|met(s|tent)? (la|une) pression|mettez la pression|mettre la pression|mettre mal|mets? pas a l'aise|met pas a l'aise|mettent pas a l'aise|(fait|font|rassure|plait|plaisent|convient|va) pas( plaisir)?",
  bad: 'lourde?s?|lourdingue|relous?|chelous?|louche|flippante?s?|creepy|cringe|glauques?|insistante?s?|malaisante?s?|genante?s?|deplacee?s?|vulgaires?|irrespectueu(x|se)|irrespectueux|degueulasses?|degueu|degoutante?s?|intrusi(f|ve)s?|oppressante?s?|pesante?s?|inappropriee?s?|harcelante?s?|toxiques?|agressi(f|ve)s?|sexistes?|machos?|obsedee?|psychopathes?|pervers|pervers narcissique|malsaine?s?|limite|limites|abusee?s?|envahissante?s?|collante?s?|etouffante?s?|saoulante?s?|soulante?s?|penible|penibles|inquietante?s?|effrayante?s?|bizarres?|angoissante?s?|choquante?s?|offensante?s?|humiliante?s?|indecente?s?|ecoeurante?s?|too much|weird|gross|du harcelement|de trop',
  /** Said of someone or something else than the other. */
  aboutOthers:
    "^(?!.*\\b(tu|toi|tes|ton|ta)\\b|.*\\bt').*\\b((mon (ex|chef|boss|collegue|patron|voisin|pere|frere|pote|coloc)|ma (chef|collegue|voisine|mere|soeur|boss|coloc)|un (mec|gars|type|client|pote)|une (fille|meuf|collegue|cliente)|les (mecs|gens|hommes|clients|filles|types)|le film|la serie|ce film|cette serie|mes parents|l'ambiance|le temps|la situation|mon sac|ma valise|l'orage|le noir|il|elle|ils|elles|c'est (un peu |trop |super |vraiment )?(lourd|chelou|flippant|glauque|genant|degueulasse) (a porter|le|la|les|ce|cette|comme|de devoir|quand (il|on|les|mon|ma)))\\b)",
  /** A yes under a condition. */
  willing:
    "^(oh |ah |alors )?(j'aimerais (bien|beaucoup)|j'ai (bien |tres )?envie|oui|avec plaisir|ca me (tente|dit|plairait))\\b[^?]*\\?",
  /** «tu me déranges jamais». */
  denial:
    "(me|m') ?(gene|derange|saoule|soule|fatigue|ennuie|embete|enerve|stresse|choque|fait|fais|met|mets)s? (pas|jamais|plus|aucunement)( du tout)?( (peur|flipper|mal|chier))?(?! (du tout )?(a l'aise|plaisir))|(pas|jamais) (du tout |trop )?(lourde?|relou|chelou|bizarre|mal a l'aise|insistante?)",
  /** What a match may not want to be spoken to about. */
  looks:
    'physique|corps|apparence|poids|taille|visage|tete|look|formes|silhouette|poitrine|seins|jambes|fesses|levres|bouche|yeux|ventre|hanches|cheveux|sourire|photos?|age',
  body: 'portes quoi|habillee?|deshabill~|a trois|torride|bouche|levres|corps|formes|jambes|fesses|seins|poitrine|decollete|cul|boule|lit|nue?|a poil|douche|bain|sexy|bonne|chaude?|hot|coquine?|calins?|embrasse~|caress~|massage|lingerie|culotte|nuisette|sous-vetements|maillot|mensurations|baise~|couche~|coucher|peau|coeur|bebe|bb|cherie?|ma belle|beaute|princesse|ma puce|ma reine|ma biche|poupee|bombe|magnifique|canon|excit~|envie de toi|fantasm~|reve de toi|reves? de toi',
};

/** Sets of words for danger and for the radar; folded, without «ne». */
export const dangerWords: WordSets = {
  ask: "(tu|vous) (peux|pourrais|pouvez|pourriez|veux|voudrais|veux bien|voudrais bien|aurais|as|vas|dois|acceptes|acceptes de|saurais)( pas)?|peux-tu|pourrais-tu|t'aurais( pas)?|t'as( pas)?|aide[- ]moi a|(il )?(faut|faudrait) que tu|(j'aimerais|j'ai besoin|je voudrais|je veux|je prefere) que tu|est-ce que tu (peux|pourrais)|si tu (peux|pouvais|pourrais)|possible que tu|ca te derange de|t'as moyen de",
  give: 'preter|prete[sz]?|avancer|avance[sz]?|depanner|depanne[sz]?|virer|vire[sz]?|envoyer|envoie[sz]?|envoies|filer|file[sz]?|passer|donner|payer|paie[sz]?|paye[sz]?|financer|finance[sz]?|recharger|recharge[sz]?|aider|aides?|acheter|achetes?|offrir|verser|verse[sz]?|transferer|transfere[sz]?|regler|regle[sz]?|participer|participes?|pretes|recharges|cotiser|rembourser|soutenir|debloquer',
  imperative:
    "(?<!(je|on|il|elle|elles|ils|te|vous|qui|moi|lui|leur|nous|ai|as|a|ont|avais|avait|avons|ete|deja|bien|ma|mon|la|le) )(?<!(t|m|l|j|s)')(envoie|envoies|envoyez|vire|verse|transfere|prete|avance|file|paie|paye|achete|recharge|depanne|fais|prends)([- ](moi|lui|nous))?",
  amount:
    "\\d[\\d .]{0,12} ?(euros?|€|e|balles|eur|usdt|usd|dollars?|\\$|k|boules|tickets)(?![a-z])|de l'argent|d'argent|l'argent|des sous|de sous|la thune|de thunes?|du fric|du cash|une somme|un peu d'argent|un peu d'aide|une aide|du credit|de quoi (manger|prendre|payer|rentrer|tenir|finir)",
  due: "(le|mon|l'|un|du|de|son|ce) ?(loyer|billet|train|taxi|uber|visa|vol|avion|essence|transport|voyage|hotel|notaire|avocat|veto|forfait|deplacement|carburant|passeport)|(mes|les|des|ses) (factures?|frais|soins|courses|dettes|medicaments|taxes)|(ma|la|une|les) (facture|douane|taxe|caution|reparation|recharge|operation)",
  wallet: 'paypal|lydia|wero|western union|moneygram|pcs|transcash|neosurf|paysafecard|revolut|cashapp|mandat( cash)?',
  card: 'cartes? (cadeaux?|pcs|neosurf|transcash|itunes|google play|apple|steam|amazon|paysafecard|prepayees?)',
  coin: "cryptos?|cryptomonnaies?|bitcoins?|btc|eth|usdt|forex|trading|trader|bourse|nft|ethereum|plateforme|appli d'echange|signaux|investissements?|placements?|option binaire|minage",
  earn: 'gagner?|gagne[sz]?|gagnes|touche[rsz]?|empoche[rs]?|rapporte[rnt]*|multiplie[rsz]?|double[rsz]?|triple[rsz]?|fructifie[rsz]?|benefices?|profits?|rendements?|gains?|revenus?|rentable|investis|investir|exploser|fortune|riche',
  home: "chez moi|a la maison(?! (de|du|des)\\b)|a l'appart~|a mon appart~|dans ma chambre|dans mon lit|a mon hotel|dans mon studio",
  circle:
    'potes?|amis?|amies?|copines?|copains?|mecs?|gars|filles?|ex|soeurs?|freres?|famille|mere|parents|collegues?|entourage|proches|meilleure? amie?',
  clothes: 'robe|jupe|decollete|short|tenue|haut|maquillage|legging|jean|talons|bikini|maillot|vetements|top|crop top',
  sex: "suces?|sucer|baises?|baiser|bande[rs]?|mouilles?|mouillee|levrette|missionnaire|sodo~|jouir|jouis|orgasme|domines?|dominer|dominee|soumise?|fesser|fessees?|lecher|a quatre pattes|dans mon lit|nue|a poil|bite|queue|nichons|seins|tetons|fellation|cunni|libido|fantasmes?|sextoys?|excites?|exciter|excitee|culotte|string|soutif|deshabiller?|te toucher|te touches|masturb~|branle[rs]?|positions? preferee?s?|plan cul|plan q|coup d'un soir",
  proof:
    'photos?|videos?|nudes?|captures?|screens?|visio|messages|conversations?|conv|enregistree?|enregistrement|preuves?|dossiers?|intimes?|ca|tout',
  spread:
    'publie~|balance~|diffuse~|envoie|envoyer|montre~|poste|poster|partage|part sur|recoivent|recoit|voie|voit|verra|voient|tombe~ sur|facebook|contacts|abonnes|internet|leake?~|fuiter|sur les reseaux|dis tout|raconte tout',
  mine: 'ton|ta|tes|votre|vos',
  /** Said in passing or of a story. */
  figurative:
    "tellement|de (chaud|froid|rire|honte|faim|fatigue|soif|sommeil|jalousie)|film|serie|livre|roman|podcast|documentaire|docu|jeu|chanson|tue-l'amour|suicide squad|suicide social|c'est du suicide",
};

/** Whether an age or a school is the speaker's own. */
export const minorWords: WordSets = {
  /** Others, a job, or the past. */
  notOneself:
    "(quand j'|a l'epoque|j'etais|j'avais|depuis (que|mes)|prof|professeure?|enseignante?|enseigne|surveillante?|pionn?e?|cpe|aed|instit|educatrice|educateur|mes eleves|mon fils|ma fille|mon frere|ma soeur|mon petit frere|ma petite soeur|mon neveu|ma niece|mon cousin|ma cousine|dans ma tete|age mental|l'impression d'avoir|je bosse|je travaille|infirmiere scolaire|stage)",
};
