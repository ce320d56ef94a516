// What a reply may say in the first person without knowing the user: moods, and moves of this conversation. Everything else in
// the first person must be backed by the user's own words (invented-facts.ts). Without accents, in lower case.

const set = (words: string) => new Set(words.trim().split(/\s+/));

/** After «je»: wishes, guesses, promises, moves in the conversation. The future and the conditional are always harmless. */
export const harmlessVerbs: ReadonlySet<string> = set(`
  veux voulais peux dois sais savais crois croyais pense pensais sens crains devine imagine imaginais suppose espere esperais avoue admets
  confirme comprends vois retiens note propose vote parie promets demande demandais laisse signe valide prescris choisis apporte ramene
  attends compte ecoute reserve offre invite garde mets passe tente releve accepte refuse reconnais oublie hesite cherche
  decouvre repete rends commence exige reprends lance pose tiens soupconne decerne proteste plaide adhere souscris rigole ris
  souris cede craque capitule conseille recommande rassure previens jure declare vais viens dis disais fais prends reste suis ai
  merite risque prefere adore aime deteste kiffe ajoute applaudis approuve arrive arrete assume aurai bloque calcule
  change coche complete conclus corrige decide defends depose doute entends envie envisage essaie essaye explique felicite fonds
  gagne imite improvise insere insinue interprete juge leve maintiens manque marque mens mesure misais mise montre negocie nomme observe
  ose ouvre pardonne partage pars perds persiste postule pourrai prepare pretends prevois raconte rajoute rappelle ravale recois recule reflechis
  regrette remercie renonce reponds respecte retente retire reve reviens saute serai sollicite souhaite soutiens suggere suis supporte tombe tremble
  tranche trouve trouvais valide verifie visualise vote parle parlais tente deduis lis meurs pleure salue sursaute soupire avance
  incline engage occupe excuse attendais interroge ferme stresse remplis`);

/** After «je suis» and any adverbs. */
export const harmlessStates =
  /^(?:curieu(?:x|se)|ravie?|prete?|impressionnee?|partante?|d'accord|certaine?|contente?|preneu(?:r|se)|jalou(?:x|se)|intriguee?|conquise?|convaincue?|tentee?|rassuree?|desolee?|navree?|admirati(?:f|ve)|fascinee?|bluffee?|touchee?|flattee?|emue?|surprise?|amusee?|charmee?|seduite?|curiosite|impatiente?|honoree?|soulagee?|perdue?|pris|prise|la|sure?|bon public|tout ouie|toute ouie|tout a|de (?:la partie|ton avis|votre avis|tout coeur|mauvaise foi|bonne humeur|ton cote)|a (?:l'ecoute|toi|vous|deux doigts|fond|ta disposition)|en (?:train|admiration|confiance)|sur le point|sous le charme|pour|contre|obligee?|forcee?|cense|censee?|capable|sans voix|mort de rire|morte de rire|pas loin|aux anges|dispos?e?|libre|disponible|le seul|la seule|officiellement|serieu(?:x|se)|honnete|sincere|franc|franche|heureu(?:x|se)|fiere?|inquiete?|attentive?|attentif|nul(?:le)? (?:en devinettes|a ce jeu)|mal placee?|bien placee?|un peu)(?![a-z])/;

/** After «j'ai». */
export const harmlessHaving =
  /^(?:hate|envie|peur|faim|soif|besoin|raison|tort|confiance|du mal|l'impression|l'intuition|le sentiment|le droit|le temps|l'air|tout|bien|mieux|rien|pas|quand meme|deja|aussi|(?:bien |deja |vraiment |failli |presque |toujours |tout de suite )*(?:cru|souri|ri|rigole|compris|note|pense|hesite|failli|lu (?:ton|ta|tes|votre|vos|trop|deux)|relu|entendu|aime (?:ton|ta|tes|la|le)|adore (?:ton|ta|tes|la|le)|vu (?:ton|ta|tes|que|venir)|senti|imagine|retenu|perdu (?:d'avance|le fil)|eu (?:un|une|envie|peur|raison|du mal)|ete (?:bluffe|surpris|touche|conquis)|dit|repondu|demande|parle trop|oublie|devine|rate|trouve)|une? |des |deux |trois |plein )/;

/** After «mon», «ma», «mes». */
export const harmlessNouns: ReadonlySet<string> = set(`
  avis tour cote coup honneur faute curiosite question questions idee idees imagination respect respects admiration sens rythme coeur humour
  excuse excuses candidature pronostic pronostics verdict message messages reponse reponses approche agenda parole dignite ego orgueil faim salive tete
  pari vote chance mieux plaisir attention place compte oeil oreille oreilles doigts pieds main mains dire instinct intuition theorie
  hypothese proposition offre invitation impression cerveau memoire culpabilite patience argument arguments defense soutien
  felicitations condoleances hommages merci gratitude retard tour cher chere ecran telephone clavier liste journee soiree semaine
  week-end dimanche samedi lundi mardi mercredi jeudi vendredi matinee cafe role mission plan connaissances communication lacunes ignorance distances talent talents competences suggestion estime confiance bonne
  mauvaise pire meilleur meilleure premier premiere dernier derniere petit petite humble seul seule propre plus part niveau image sourire`);
