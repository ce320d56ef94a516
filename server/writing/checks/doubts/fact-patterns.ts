// Patterns of first-person sentences that state a fact only the user can know. They are matched on folded text; the group
// `what` is then looked up in what the user said. A blank in brackets in the same clause is no invention.

export const factPatterns: readonly RegExp[] = [
  /\bj'ai (?<what>\d{2}) ans\b/g,
  /\b(?:j'habite|je vis|je viens (?:de|d')|j'ai grandi|je loge|je suis ne|je suis nee|j'ai vecu)\b(?<what>[^.!?…]*)/g,
  /\bje (?:bosse|travaille|taffe)\b(?! (?:dessus|la-dessus|mon approche|mes))(?<what>[^.!?…,]*)/g,
  /\b(?:mon|ma|mes) (?:\w+ )?(?<what>frere|soeur|mere|pere|parents|ex|fils|fille|enfants?|chien|chienne|chat|chatte|lapin|cheval|coloc|colocs|cousine?|oncle|tante|grand-mere|grand-pere|mamie|papi|neveu|niece|copine|copain|voiture|moto|velo|guitare|piano|potes?|amis?|amies?|copains|copines|famille|appart|appartement|maison|jardin|boulot|taf|job|metier|patron|patronne|chef|boss|collegues?|equipe|groupe|club|salle de sport|coach|psy)\b/g,
  /\bj'(?:ai|avais) (?:aussi |deja |meme |moi aussi )?(?:un|une|deux|trois|quatre|des|plein de) (?<what>[^.!?…,]*)/g,
  /\bj'ai (?:aussi |deja |meme |toujours |jamais |moi aussi |enfin |failli )*(?<what>(?:fait|vu|lu|visite|mange|goute|teste|essaye|joue|couru|passe|adore|regarde|dormi|bosse|travaille|habite|voyage|pratique|appris|commence|arrete|rencontre|achete|gagne|perdu|rate|nage|grimpe|cuisine|chante|danse|fini|pris|eu|ete|prevu|reve|bosse|organise|reserve|fete|quitte|demenage)\b[^.!?…,]*)/g,
  /\bje suis (?:aussi |deja |meme |jamais |moi aussi )*(?<what>(?:allee?|partie?|venue?|passee?|tombee?|rentree?|montee?|descendue?|restee?|devenue?)\b[^.!?…,]*)/g,
  /\b(?:quand j'etais|l'annee derniere|l'ete dernier|la semaine derniere|hier(?: soir)?|ce matin),? (?:j'|je )(?<what>[^.!?…,]*)/g,
  /\bj'y (?<what>(?:ai|suis|etais|vais|vis|habite|bosse|travaille|retourne)\b[^.!?…,]*)/g,
  /\bje (?<what>(?:pars|serai|demenage|rentre|retrouve|rejoins)\b(?! (?:du principe|gagnant|perdant|deja|curieu|ravi|la|le premier|sage|honnete|franc))[^.!?…,]*)/g,
  /\bje vais (?:aussi )?(?<what>(?:a|au|aux|chez|en) (?!l'essentiel|parler|profiter|rire|avoir|faire)\w+[^.!?…,]*|(?:courir|nager|grimper|skier|surfer|bosser|travailler|danser|feter|voir (?:mon|ma|mes|un|une|des))\b[^.!?…,]*)/g,
  /\bje reste (?<what>(?:tranquille|a la maison|chez moi|au lit|en ville)\b[^.!?…,]*)/g,
  /\bmoi,? c'est (?:plutot |surtout )?(?<what>\w+ (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|le (?:soir|matin)|ce soir|demain|tous les|toutes les|avec)\b[^.!?…,]*)/g,
  /\ben tant qu(?:e |')(?<what>\w+)/g,
  /\bje (?:fais|joue|cours|nage|grimpe|cuisine|voyage|lis|regarde|ecoute|pratique|danse|chante|peins|dessine|code|collectionne|mange|bois|etudie|apprends|randonne|surfe|skie)\b(?<what>[^.!?…,]*)/g,
  /\b(?:j'adore|je deteste) (?:le|la|les|l') ?(?<what>[a-z-]{4,})\b/g,
  /\bje suis (?:plutot |tres |trop |grave )*(?:team|fan|accro|addict|dingue|passionnee?|abonnee?)\b(?<what>[^.!?…,]*)/g,
  /\b(?:mon|ma) (?<what>(?:auteur|autrice|film|livre|serie|plat|groupe|ville|sport|prof|bibliotheque|seance|cours)\b[^.!?…,]*)/g,
  /\bj'etais (?<what>[a-z]{5,} (?:avant|a l'epoque|pendant))/g,
  /\bje (?:medite|me suis mise? (?:a|au|aux)|sors (?:de la salle|du (?:boulot|taf|travail)|d'un|d'une)|ecris des)\b(?<what>[^.!?…,]*)/g,
  /\bje suis (?:un |une |aussi |plutot |moi aussi )*(?<what>en vacances|a (?:paris|lyon|bordeaux|nantes|lille|toulouse|marseille|rennes|strasbourg)|vegetarien(?:ne)?|vegane?|parisien(?:ne)?|bretonne?|lyonnaise?|marseillaise?|celibataire|divorcee?|etudiante?|gauchere?|droitiere?|allergique|daltonienne?|insomniaque|fils unique|fille unique)\b/g,
];

/** A `what` that says nothing about the user's life: «j'ai une question», «je fais un effort», «j'adore l'idée». */
export const harmless =
  /^\s*(?:une? |des |deux |trois |plein de |la |le |l'|les |trop |bien |deja |vraiment |juste |quand meme |beaucoup |surtout |de |d')*(?:question|questions|regle|regles|condition|conditions|principe|principes|doute|doutes|idee|idees|impression|theorie|theories|envie|envies|faible|avis|hypothese|proposition|mission|plan|aveu|confession|seule|seul|mot|mots|truc|argument|arguments|excuse|demande|defi|pari|raison|raisons|soupcon|enquete|conseil|reponse|reponses|petit faible|petite|petit|grand|grande|gros|grosse|seconde|minute|effort|efforts|semblant|signe|confiance|croix|pause|note|place|noeud|compliment|blague|concours|point|points|candidature|reverence|vague|attention|ton|ta|tes|votre|vos|ce|cet|cette|ces|ca|cela|quand|comme|comment|que|qu'|savoir|dire|penser|entendre|lire|te|t'|vous|en savoir|deviner|imaginer|croire|y croire|entre les lignes|voir|mieux|plutot|autant|concept|energie|image|scene|esprit|humour|programme|debut|suite|detail|details|fait|les gens qui|l'idee|deja|perdu|rate|hesite|pense|cru|souri|ri|rigole|compris|note|senti|eu (?:un|envie|peur)|ete|passe un bon|fini de|pris note|vu (?:que|ton|ta|tes|venir))(?![a-z])/;
