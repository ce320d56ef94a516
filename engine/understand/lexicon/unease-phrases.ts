// Unease, as phrases made of the words in no-words; on folded text without «ne» and without hedges.

/** Told to the other side, whatever came before. */
export const unease: string[] = [
  "(tu|vous) (me |m'|nous )?(saoules?|soules?|gonfles?|fatigues?|fais chier|es chiante?|agaces?|importunes?|derangez?|degoutes?|uses?|pompes? l'air|casses? les (pieds|couilles)|pesez?|lourdes?)(?= |$)(?! (pas|jamais))",
  "(m'importun~|m'indispos~|me heurt~|m'offens~|me revuls~|me repuls~)",
  '(garde|gardez|pose|va poser) (tes|ces|vos) (questions|remarques|messages|compliments|avances|commentaires|delires)',
  "(arrete|arretez|stop|marre de|cesse) (ton|tes|cet|ce|l'|avec ton|avec tes) ?(interrogatoire|cinema|flicage|manege|baratin|numero|insistance|questions)",
  "(ca|c'est|tu|la) … (part|pars|va|vas|va un peu|vire|derape|derapes) (trop |beaucoup |un peu |vraiment |super )*(loin|mal|en vrille|bizarre|dans tous les sens)|(ca|tu) (derape|derapes|degenere)(?= |$)",
  "(c'est|ca|ca reste) (prive|personnel|intime|ma vie privee)|ma vie privee|(pas|rien) de (tes|ton) (affaires?|business)",
  '(sais|vois|comprends) pas (trop |vraiment )?comment (je dois )?(le )?prendre|(vexant|blessant|humiliant|insultant|rabaissant)(?= |$)',
  "^(pas|c'est pas|ca c'est pas|moyen|vraiment pas) (cool|sympa|correct|elegant|classe|normal|drole|malin|terrible|ouf|fin|tres fin|tres classe|tres sympa|ok)( ca| la| comme §| ton §| de ta part)*$",
  '(tu|vous) (cherches?|veux|attends|essayes?|insinues?) quoi (la|exactement|au juste|a la fin|la exactement)',
  '\\d+ (messages|appels|notifs|vocaux) (en|dans|depuis)',
  "(j'ai|moi j'ai) une vie(?= |$)(?! (de|a|tranquille|bien|sociale|simple))",

  "{that} … (me|m'|nous) ?{annoy}",
  "(tu|vous|ca|c') ?(commences?|commencez|finis|finit|es en train|est en train|continues?) (a|de|par) (me |m'|etre |devenir )({annoy}|{bad})",
  "(t'es|tu es|tu deviens|vous etes|vous devenez|tu te fais|tu fais|tu as l'air|t'as l'air|tu te montres|t'as ete|tu es devenu) (un |une |le |trop |tres |super |hyper |beaucoup trop |assez |gros |grosse |sacre |devenu |vraiment )*{bad}(?= |$)(?! (mais|en|quand|comme|au reveil|dans le bon))",
  '(ca|tout ca|cette conversation|la conversation|la discussion) (devient|commence a (etre|devenir)|est en train de devenir|tourne au|vire au|fait|fais) (un |trop |tres |super |hyper |assez |beaucoup )*({bad}|harcelement|malaise)',
  "{that} (est|sont|etait|c'est|c'etait|trop|super|hyper|tres|fait|font) (un |trop |tres |super |hyper |assez |beaucoup )*{bad}",
  '(je trouve|je trouvais|trouve) (ca|ce message|ces messages|tes messages|ton message|ta question|cette question|ton comportement|ton attitude|cela) (un |trop |tres |super |hyper |assez |pas )*({bad}|respectueux|correct|normal)',
  '(message|question|remarque|propos|blague|comportement|compliment|approche|commentaire|phrase|allusion|surnom|reponse)s? (un |trop |tres |super |hyper |assez |beaucoup |vraiment )*{bad}',
  "^(trop|super|hyper|tres|assez|c'est|c'etait|ok c'est|euh c'est|la c'est)( un| trop| super| hyper| tres| assez)* {bad} (comme|ton|ta|tes|ce|cette|ces) (message|question|remarque|approche|technique|reponse|facon|phrase|compliment|blague|delire|truc|propos|mots?)s?( que tu §)?$",
  // Fear.
  '(tu|vous|tu me|vous me|tu commences a me|tu nous) (fais|faites|faire|fous|foutez) (un peu |presque |vraiment |tres |trop )*(peur|flipper|froid dans le dos|la trouille|la frousse)',
  "(j'ai|je commence a avoir) (un peu |presque |vraiment )*peur (la|de toi|de vous|avec toi|quand tu|que tu|maintenant|du coup|pour ma)|^(j'ai|je commence a avoir) peur( la)?$",
  '(pas|plus|moyen) (trop |tres |vraiment )*(rassuree?|en securite|en confiance|sereine?|tranquille)(?= |$)(?! (en|avec l|la nuit|dans le|quand il))',
  '(rassure|rassures|rassurez) pas',
  '(pas|jamais|aucune) (eu )?confiance( en toi| en vous|$)|me (mefie|mefies) de toi',
  "mal a l'aise(?! (a l'oral|en (anglais|public|soiree)|avec les (chiens|enfants|gens)|de parler de moi))",
  "(suis|sens|sentir|mets?|met|mettent|mettez) (pas|plus|moyen|jamais) (trop |tres |super |hyper )*a l'aise(?= |$)(?! (en (anglais|public|soiree)|a l'oral|dans l'eau|avec les (chiens|gens|enfants)))",
  '(me sens|suis|ai ete|sentie?) (harcelee?|oppressee?|agressee?|forcee?|jugee?|menacee?|traquee?|surveillee?|salie?|humiliee?|etouffee?|suivie|pas respectee?)',
  // Respect.
  '(un peu de|un minimum de|manque de|manques de|aucun|du|zero|le) respect(?= |$)(?! (de la nature|pour l))|(irrespect|manque~ de respect|pas respectueux|irrespectueu§)',
  "(respecte|respectez|respectes)[- ](moi|les femmes|les gens|ma|mon|mes|un peu)|(me|m') ?(respecte|respectes|respectez) pas",
  '(reste|restez|soyez|sois) (correcte?s?|polie?s?|a (ta|votre) place|respectueu(x|se)|courtoise?|sage)(?= |$)',
  '(garde|gardez|remballe|range) (tes|ton|ta|vos|votre|ca) (§ )?(pour (toi|vous)|$)',
  '(parle|parlez|parler|adresse|adresses|adressez)[- ]?(moi|me)? (mieux|autrement|correctement|sur un autre ton|avec respect|meilleurement)',
  "(me|qu'on me|quand on me|que tu me|tu me|on me|ose me) (parle|parles|parlez|parler|traite|traites|touche) (pas )?(comme ca|comme cela|ainsi|sur ce ton|de cette (facon|maniere))",
  "(aime|apprecie|supporte|accepte|tolere|kiffe|adore) (pas|moyen|plus) (trop |du tout |tellement )*(ta (facon|maniere)|ton (ton|comportement|attitude|insistance|humour)|tes (messages|remarques|allusions|questions|manieres|sous-entendus)|quand tu|quand on me|qu'on (me|m')|que tu (me|m')|comment tu|ce genre|la facon|la maniere|la pression|l'insistance|cette (pression|insistance|question|remarque)|ces (remarques|questions|sous-entendus)|ce ton|ce que tu|etre (forcee?|pressee?|brusquee?))",
  "(tu|vous) (me |m'as |m'avez |m')?(prends|prenez|prise?|pris) pour (qui|quoi|une|un|ta|ton)",
  "(m'appelle|m'appelez|m'appelles) pas (comme ca|bebe|cherie|bb|ma belle|mon coeur|comme)",
  '(je suis|suis) (pas|plus) (ta|ton|votre|une|un) (belle|coeur|bebe|cherie?|bb|princesse|puce|meuf|copine|objet|bout de viande|morceau de viande|jouet|pute|poupee|bonniche|plan|chose|propriete|psy|mere|distraction|option)',
  "(te|vous|ca te|ca vous) (regarde|concerne) (pas|en rien)|(pas|aucun) (tes|ton|vos) (affaires|oignons|probleme)|(t'as|tu as|vous avez) pas a (savoir|me|connaitre|m')",
  // Pressure.
  "(tu|vous) (m'|me )?(forces?|forcez|insistes?|insistez|abuses?|abusez|exageres?|exagerez|depasses? les (bornes|limites)|colles?|colles trop|oppresses?|t'acharnes|t'imposes|manques de respect|mets la pression|pousses? (le bouchon|un peu))(?= |$)(?! (\\?|pas|sur le))",
  "(arrete|arretez|stop|cesse|cessez) (ca|de (forcer|insister|pousser|spammer|harceler|me|m'(?!impressionner|en parler))|avec (ca|tes)|tout de suite|maintenant|s'il|c'est (lourd|bon|relou))(?!.{0,4}(faire (rire|rougir|rever|saliver|envie)|narguer|flatter|complimenter|vendre|tenter|donner faim|donner envie))",
  '(forceu(r|se)|gros lourd|gros porc|pervers|obsede|psychopathe|harceleur|stalker|detraque|taree?|malade mental|frustre|porc)(?= |$)',
  "(me|m'|tu|vous|nous) (mets?|mettez|mettre|met|mettent) (trop |un peu |beaucoup )?(la|une|trop de|de la|autant de|beaucoup de) pression|pression que tu (me )?mets",
  '(tu|vous) (y )?(vas|allez|va) (trop |un peu |beaucoup |bien |super )*(vite|loin)(?= |$)|(vite|loin) en besogne|ca va (trop |beaucoup |bien )*(vite|loin)',
  "(tu|vous) (t'|vous )(emballes?|emballez|enflammes?|enflammez|excites)(?= |$)|(t'|vous )(emballe|enflamme|excite) pas",
  // What is wrong with you.
  "(c'est quoi|c quoi|quel est) (ton|votre|ce|cette|ces|le) (probleme|delire|souci|message|question|remarque|manieres|technique de|bail|comportement)(?= |$)(?! (avec (le|la|les)|a|de ta|de ton|prefere))",
  "(t'as|tu as|vous avez) un (probleme|souci|grain)( toi| ou quoi| serieux| mental|$)",
  "^(encore toi|encore|quoi encore|qu'est-ce que tu veux encore|tu veux quoi encore|tu veux quoi a la fin)$",
  "(pourquoi|pk) (tu|vous) (insistes?|forces?|continue[sz]?|t'acharnes|m'ecri[st]|me (harceles?|relances?|demandes? (ca|encore))|reviens|recommences|me parles (comme|de) (ca|sexe))",
  "(on peut|peut-on|on pourrait|possible de|faut|je prefere|prefererais|tu peux) (changer|change|parler d'autre|pas parler|eviter)( de)? ?(sujet|chose|de ca|ce sujet|ce genre|ca)",
  '(veux|prefere|aimerais|souhaite) (pas|eviter de) (en )?(parler|discuter) (de ca|de sexe|de mon corps|de ces choses|de ce genre|de ma vie privee)',
  "(ecoeurant|repugnant|indecent|sans gene|gonfle|culotte)(?= |$)(?<=(t'es|tu es|vous etes|c'est|trop|trouve) .{0,12})",
];

/** Alone in a message it is unease about what was just said; in a story it is not. */
export const bareUnease: string[] = [
  "^(ok |la |non |mais |et |juste |trop |super |hyper |tres |un |assez |c'est |ca devient |ca fait |ca |le |quel |gros |grosse |grave |ouais |tu crois pas c'est )*({bad}|malaise|malaises?|le malaise|ew+|ewww*|eww|beurk|berk|yuck|wtf|what the fuck|flippant)( la| ca| non| tu crois pas| tu trouves pas| serieux| t'es serieux| comme message| comme question| ton message| ce message| ca| tout ca| sans deconner)*$",
];

/** Enough, or «what?», said to something intimate or asked for. */
export const reprimand: string[] = [
  "^(ok |wow |oh |ouh |hop |eh |ho |allez |et |mais |non |la |alors )*(on se calme|calme[- ]toi|calmez-vous|calme|du calme|tout doux|mollo|hola|ola|ouh la|wow|wow wow|doucement|ralentis|redescends|redescend|tranquille|relax|respire|zen|minute|oulala|ouh|garde la peche|tu permets|t'es serieux|t'es serieuse|serieux|t'es fou|t'es malade|t'es pas bien|ca va pas|ca va pas la tete|ca va|pardon|quoi|hein|comment|comment ca|excuse-moi|excusez-moi|c'est direct|direct|cash)( la| direct| un peu| mec| non| on se connait pas| ou quoi| tout de suite| quoi| bien| toi| serieux)*[ ?!.]*$",
  '(on se calme|calme[- ]toi|calmez-vous|du calme|tout doux|mollo|hola|redescends|doucement|ralentis|un peu direct|trop direct)',
];
