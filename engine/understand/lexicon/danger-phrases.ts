// Signs of danger by their grammar: who asks whom for what, and what is threatened. Phrases are made of the sets in
// danger-words; on folded text without «ne» and without what only sounds bad.

/** Money is asked for, or is to pass through the other. */
export const moneyPhrases: string[] = [
  '(plus|pas) de (credit|forfait|batterie de credit|lait|couches|essence|chauffage|quoi manger) … (§ ){0,6}?(tu|aide|envoie|recharge)',
  "^(s'il te plait |allez |juste |stp )*(prete|avance|depanne|file|passe|vire|envoie|donne)([- ]moi)? (moi )?\\d+( ?(€|euros?|balles|e))?(?! (photos?|min|minutes|messages|secondes|bisous|points))",
  "(service|faveur|aide) (a te demander|de ta part) … (§ ){0,6}?({amount})|({amount}) … (§ ){0,6}?(me rendre service|t'es mon seul espoir|je te les rends|te rends? ca)",
  "(coupe|coupee?|expulsee?|saisie?|huissier|decouvert) … (§ ){0,6}?(aide[- ]moi|tu peux|tu pourrais|m'aider) … (payer|regler|financ~|argent)?",
  "(aide|aider|aides)([- ]moi| m')? a (payer|regler|financer|rembourser|finir le mois)",
  'je te (les |le |la )?(rends|rendrai|redonne) (demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|des que|promis|la semaine|a la fin|le mois)(?<=\\d.{0,40})',
  "({ask}) … (me |m'|nous )?({give}) … ({amount}|({due})|({card})|un peu financierement|financierement|mon compte|ma carte|mon telephone)",
  "({ask}) … (me |m')(payer|financer|regler|recharger|avancer|preter|depanner|virer|aider a payer|aider a regler) … (§ )?({due}|{amount}|\\d+)",
  "({ask}) … (participer|cotiser|me soutenir|m'aider financierement|m'aider a payer|m'aider a regler)",
  '({imperative}) … ({amount}|({card})|un (petit |gros )?(virement|mandat|transfert|paypal|lydia|wero)|par ({wallet}))(?! (du|pour le|de la|des) (cine|resto|concert|cadeau commun))',
  "(tu |vous )?(me|m') ?(wero|lydia|paypal|vire|vires|pcs|envoies|donnes|avances|pretes|depannes|files) … (de )?(?<!(ton|votre) )(?!0?[67]\\b)\\d+( ?(€|e|euros?|balles))?(?! (min|minutes|heures?|photos|jours))",
  '({amount}|\\d+ ?€) (sur|par|via|en) (mon |ton |un |une )?({wallet}|{card})',
  "(il )?(me|m') ?(manque|faut|faudrait|reste a (payer|trouver)|demandent|reclament) … (payer|regler|({amount})|({due}))",
  "(besoin|manque|faut) (urgent |urgemment |vite |absolument )?(de |d'|juste |que tu )*(({amount})|m'achetes|me paies|({card})|({wallet})|une aide financiere|soutien financier)",
  "({ask}|si tu|faut) … (paies|payes|finances|payer|prends en charge|offres|envoies) … (({due})|l'hotel|le billet|le voyage)",
  '(recevoir|recoives|recois|encaisser|encaisses|deposer) … (virement|cheque|argent|fonds|colis) … (compte|pour moi|renvo§|me le|me les)',
  '(douane|notaire|hopital|clinique|veto|avocat|police|banque|aeroport|ambassade|transporteur|fournisseur) … (§ ){0,6}?(regler|payer|demandent|reclament|exigent|frais|debloquer|taxe|caution)',
  '(regler|payer|avancer) … \\d+ ?(euros?|€|e|balles) … (frais|taxe|douane|dossier|caution)',
  '(pas|plus) (de quoi|les moyens de) (payer|manger|regler|soigner|rentrer) … (§ ){0,6}?(aide|tu peux|supplie|envoie)',
  "(homme|mec|femme|quelqu'un|personne|monsieur) (tres |vraiment )?genereu(x|se)|qui (m'|me ) ?(aide|gate|entretien~) (a payer|financierement|un peu)|gentleman (genereux|qui (sait|aime|aide|gate))|(papa gateau|sponsor)",
  '(mes|mon) (fonds|argent|heritage|compte|virement|salaire) … (bloquee?s?|gelee?s?|suspendu|debloquer)',
  '(peux|arrive|peut) pas (acceder|retirer|utiliser) (a )?(mon|ma|mes) (compte|carte|argent|fonds)',
  'heri(te|tage|ter) … (§ ){0,5}?(payer|notaire|frais|aider|debloquer|partager)',
];

/** Money is to be made, if only the other puts some in. */
export const investmentPhrases: string[] = [
  '(avec|mets|met) ({amount}|\\d+) … (§ ){0,4}?(tu (te |peux |vas )?(fais|faire|gagnes|gagner|touches|toucher|recuperes|en fais))',
  "(lancer|lances|mettre|mettes|initier|formes?|former|commencer) … (dans|a|en|au|sur) (la |le |les )?({coin})(?! (c'est|me))",
  "(mentor|coach|formateur|oncle|tante|ami|amie|cousin) … (§ ){0,5}?(rendue? riche|fait gagner|appris a (gagner|investir|trader)|gagner de l'argent|infos? sur une)",
  '(suivre|suis) mes (conseils|signaux|trades|strategies)',
  '({coin}) … (§ ){0,5}?({earn})(?! (pas|rien))',
  '({earn}) … (§ ){0,5}?({coin})',
  '(mets|depose|place|investis|investir|deposer|placer|commence avec|commencer avec|mise) … ({amount}|\\d+ ?(usdt|€|euros?)|un petit montant|une petite somme|tes economies|ton argent|ton epargne)',
  '(placer|investir|faire travailler|faire fructifier|doubler|gerer) … ({mine}) (argent|economies|epargne|capital)',
  'economies … (dorment|travailler|fructifier)|({earn}) … (garantie?s?|sans risque|par (mois|jour|semaine))|\\d+ ?% (par|de) (mois|jour|semaine|rendement|profit)|sans (aucun )?risque … (gagn|invest|profit)',
  "(gagne|gagner|gagnes|toucher|faire) (ma vie |sa vie |de l'argent |des sous |du cash |{amount} )(sur internet|en ligne|depuis (mon|ton) (tel|telephone|canape)|avec (mon|ton|une appli))",
  '(tu veux que|je peux|je vais|je pourrais) (je )?te (montre|montrer|apprendre|apprenne|former|forme|expliquer|explique|coacher|parrainer) (comment|a|ma methode|ca en|la methode)( gagner| investir| trader| faire)',
  "(gagne|gagner|€|euros|argent|crypto) … (§ ){0,12}?(te montrer?|te montre comment|t'apprendre|t'expliquer)",
  "(faut|faudrait|c'est le moment d'|depeche-toi d') ?(acheter|investir|rentrer dedans|en prendre) (maintenant|vite|tout de suite|avant)",
  "(inscris|inscrire|inscription|telecharge|rejoins) … (§ ){0,6}?(plateforme|appli d'echange|mon code|code promo|bonus|parrainage|mon equipe|\\d+ ?€)",
  '(dans|rejoins|integrer?|prends dans) (mon|notre) equipe … (risque|gagn|business|argent|revenus)|(prends|prendre) dans mon equipe',
];

/** Harm to the other. */
export const threatPhrases: string[] = [
  "(connais|sais ou est|trouve|repere) (ton|ta|tes) (lycee|boulot|taf|travail|ecole|salle|quartier|adresse|immeuble|voiture|bureau|fac|rue) … (§ ){0,5}?(je vais|je viens|on va|tu vas|t'attends|passer)",
  '(feras|fera|vas faire|seras) moins (la maligne|le malin|la fiere|le fier|ta belle|drole)',
  "(tu|vous) (vas|allez) pas t'en (sortir|tirer)( comme ca| aussi| si)|(t'|vous )en (sortiras|tireras) pas",
  '(on va|on se) … (se )?(retrouver|recroiser|reverra|retrouvera|recroisera) … (et|tu|toi et moi) … (tu|vas|verras|payer|moins)',
  '(je vais|on va) (venir )?(te|vous) (chercher|attendre|cueillir|coincer) … (a la sortie|en bas|devant|et tu|dans ta|et la)',
  "t'as interet a … (faire gaffe|fermer|te cacher|courir|pas)|gare a toi|a tes risques et perils|tu (joues|jouais) avec le feu",
  "(je|j'|on) ?(vais|viens|arrive|debarque) (venir |debarquer |passer |te voir )*(chez toi|a ton (boulot|taf|travail)) … (§ ){0,5}?(s'expliquer|regler|tu vas (voir|comprendre)|et la|discuter entre)",
  'fais (bien )?(gaffe|attention) (a toi|a tes arrieres|a ton dos|quand tu (sors|rentres)) … (dans la rue|la nuit|en (sortant|rentrant)|quand tu|si je|en bas)',
  '(te|vous) (le )?(faire|fera|ferai) (payer|regretter|pleurer|ramper|morfler|souffrir)',
  "(potes|freres|gens|mecs|monde|amis) … (s'occuper de|te (retrouver|choper|attendre|regler)|passer te voir)|s'occuper de toi (et|tu vas|comme)",
  "^(mais )?je (t'|vous )(aurai|retrouverai|choperai|attraperai|oublierai pas)[ .!]*$",
  "(detruire|ruiner|pourrir|briser|gacher|niquer|foutre en l'air) (ta|ton|votre) (vie|reputation|couple|carriere|boulot|voiture|gueule)",
  'attends (un peu )?que (je|on) (te|vous) (croise|trouve|chope|voie|attrape|tombe)',
  "(ce qui|qu'est-ce qui) (va|pourrait) (t'|vous )arriver|il va t'arriver (un truc|quelque chose|malheur|des bricoles)",
  "personne (d'autre )?(t'|ne t')aura|tant que tu (le )?peux (encore)?|(compte|profite) tes (jours|derniers)",
  'de quoi je suis capable|tu sais pas (a qui tu|qui je suis vraiment)|je vais te (crever|saigner|planter|finir|demolir|frapper|tuer|buter|eclater|casser|gifler|cogner|taper)(?! (de rire|au|aux|a la|a|sur|si tu spoil~|un peu))',
  "tu vas (morfler|souffrir|payer (pour|ca|tout|cher)|le payer|me le payer|prendre cher|crever|avoir des problemes)(?! (le|un|ton|mon|l'addition))",
];

/** Pay, obey or stay, or else. */
export const blackmailPhrases: string[] = [
  "({amount}|paie|paye|payes) … (§ ){0,4}?(et|pour que|que) (j'efface|je (supprime|garde|dis rien|publie pas|montre pas|balance pas|te laisse))",
  "(pas interet a|ose pas|essaie de|si tu) … (me )?(bloquer|bloques|quitter|quittes|porter plainte|parler a la police) … (§ ){0,5}?(j'ai (tout|des|tes|nos|les)|je (garde|connais)|tout le monde)",
  "j'ai (tout )?(garde|enregistre|sauvegarde|screene) … (§ ){0,5}?(interet|sinon|bloquer|attention|tes (proches|contacts|parents))",
  "(si tu|tu as \\d+ ?h|sinon|ou (je|j'|tous|tes|ta)|paie|paye|obeis|dommage|tu veux que|j'ai enregistre|j'ai (fait|garde|pris) des) … (§ ){0,12}?({proof}) … (§ ){0,10}?({spread})",
  "({proof}) … (§ ){0,10}?(si tu|paie|paye|payer|obeis|sinon|ou (je|j'|tous|tes)|tu veux que|dommage) … (§ ){0,10}?({spread})",
  '(paie|paye|payer|obeis|fais ce que je dis|envoie \\d+) … (§ ){0,6}?(ou|sinon) … (§ ){0,6}?({spread}|{proof})',
  "si (tu|t') ?(fais|obeis|paies|payes|envoies|bloques|me bloques|reponds) … (§ ){0,6}?je (les |la |le |te )?({spread})",
  "ce serait dommage (que |qu'|si )(§ ){0,4}?(voie|voit|apprenne|sache|tombe|decouvre|recoive)",
  "si (tu|t') ?(pars|me quittes|me laisses|me bloques|t'en vas|me reponds pas|me parles plus|viens pas|m'abandonnes) … (§ ){0,4}?(je me (fais du mal|tue|fous|suicide|jette|taillade|pends)|je (saute|fais une connerie|vais me|reponds plus de rien)|ce sera (de )?ta faute|t'auras ma mort)",
];

/** Someone speaks of dying. */
export const suicidePhrases: string[] = [
  "(m'endormir|dormir|coucher) … (pas|plus|jamais) (me |se )?reveiller|(plus|aucun) (gout|envie|raison) (a|de|d') ?(rien|vivre|me lever|la vie)",
  "(la vie|vivre|tout ca) (vaut|merite) (plus|pas) (la peine|le coup|d'etre)|(serait|iraient|irait) mieux sans moi",
  "(veux|voudrais|envie d'|envie de) (plus |pas )?(etre la|exister|me reveiller|etre en vie)(?<=plus .{0,16})",
  'a quoi (bon|ca sert) (de )?(vivre|continuer|rester en vie|se lever)( a vivre|$)',
  "(si|quand) je (disparaissais|disparais|mourais|serai plus la|n'etais plus la|etais plus la)",
  "(pense|penser|songe|reve|arrete pas de penser) … a (me tuer|mourir|en finir|me foutre en l'air|me suicider|disparaitre)",
  "(avale|avaler|pris|prendre) (une|des|toute|tout|plein|trop) (boite|plaquette|tube)? ?(de |d')?(somniferes|medocs|medicaments|cachets|pilules|xanax|lexomil|dolipranes?)(?= |$)",
];

/** Someone is hurt by someone close. */
export const violencePhrases: string[] = [
  "(leve|levait|a leve) la main sur (moi|nous)|(me|m'a) (fait|fais) du mal physiquement|(coups|bleus|cocards?) … (mon (mec|copain|mari|ex|pere)|qu'il m'a)",
  "(m'a|m'ont|me|va me|vont me|m'avait) (encore |re)?(cogne[re]?e?|frappe[re]?e?|battue?|battre|tape[re]?e? dessus|gifle[re]?e?|etrangle[re]?e?|viole[re]?e?|tuer)(?! (la balle|le ballon|par|au|aux|la vue))(?<=(copain|mec|mari|ex|conjoint|pere|il|elle|ils|mere|beau-pere) .{0,30})",
];
