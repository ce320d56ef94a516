import type { RedFlagKind, RedFlagSeverity } from '#contract/tools.ts';

// Patterns of warning signs, on plain text (folded, spelt out, without «ne»). The signs that stop a reply (money, threats, blackmail,
// minors, insults, sexual words) are listed in engine/understand; these patterns come on top of them.

export interface Cue {
  kind: RedFlagKind;
  severity: RedFlagSeverity;
  pattern: RegExp;
  /** The sign counts even when the message laughs. */
  isEarnest?: true;
  /** The sign counts only in messages of the match. */
  byMatchOnly?: true;
  /** The sign counts only in so many first messages of the conversation; later it is usual between the two. */
  within?: number;
  /** The sign does not count where the other side just told of something that the words may be about. */
  needsNoSubject?: true;
}

export const cues: Cue[] = [
  // Money.
  {
    kind: 'money',
    severity: 'danger',
    isEarnest: true,
    pattern:
      /\b(?:tu (?:peux|pourrais|veux bien|voudrais bien)|peux-tu|pourrais-tu|t'aurais pas|tu aurais pas|aide-moi a) (?:me |m')?(?:preter|prete|avancer|depanner|virer|payer (?:mon|ma|mes|le (?:loyer|billet|visa)|un billet)|acheter (?:une|des) cartes?|recharger)\b(?! (?:ta|ton|tes|ce|cette|ces) )(?!.{0,12}(?:cafe|verre|biere|chargeur|livre|pull|parapluie|velo))/,
  },
  {
    kind: 'money',
    severity: 'danger',
    isEarnest: true,
    pattern:
      /\b(?:mon compte (?:en banque |bancaire )?(?:est|a ete) (?:bloque|gele|suspendu|pirate)|ma carte (?:bancaire |bleue )?(?:est|a ete) (?:bloquee|avalee|volee|refusee)|banque (?:a|m'a) (?:gele|bloque|suspendu)|bloquee? (?:a la (?:frontiere|douane)|a l'(?:aeroport|etranger|hotel))|(?:on|ils|elles?|il) (?:me|m') ?(?:demande|demandent|reclame|reclament) \d+ ?(?:euros?|€|balles)|(?:avancer|payer|regler) (?:les |des |mes |ses )(?:frais|factures?|soins|loyers?)\b.{0,60}\b(?:m'aider|tu (?:peux|pourrais)|aide-moi)|frais (?:de (?:douane|dossier|visa|transport|notaire|livraison|liberation)|d'hopital|d'hospitalisation)|(?:fais|envoie|envoyer|faire)(?:-moi|-lui| moi)? (?:un |le )?(?:mandat|transfert)\b|(?:heritage|colis) (?:bloque|de ma|de mon|a (?:recuperer|debloquer))|coincee? (?:a l'(?:aeroport|etranger|hotel)|a la douane)|cash ?app\b|zelle\b|send me (?:some )?money|gift cards?)\b/,
  },
  {
    kind: 'money',
    severity: 'attention',
    isEarnest: true,
    pattern:
      /\b(?:je t'achete(?:rai)? .{0,30}\bsi t(?:'es|u es|u )|sugar (?:daddy|baby|mommy)|contre (?:de l'argent|remuneration|un petit billet)|je (?:te|vous) (?:donne|file|offre|verse|vire) \d+ ?(?:euros?|€|balles|e\b)|(?:je|on) (?:te|vous) paye? pour (?:ca|venir|une photo|des photos|passer|la nuit))/,
  },
  {
    kind: 'investment',
    severity: 'danger',
    isEarnest: true,
    pattern:
      /\b(?:(?:t'apprendre|t'expliquer|te montrer|t'aider|te former|apprends|montre) (?:a |comment )?(?:trader|investir|gagner|placer ton argent|faire du trading|faire fructifier)|gagner? (?:facilement )?(?:jusqu'a )?(?:\d[\d ]*|beaucoup|de l'argent|plein)\b.{0,25}(?:par (?:jour|semaine|mois)|facilement|sans rien faire|depuis (?:chez toi|ton telephone)|en ligne)|(?:doubler|multiplier|faire fructifier) (?:ton|tes|son|votre) (?:argent|mise|economies|capital)|(?:se )?(?:faire|gagner) (?:du (?:fric|cash|ble|pognon)|de (?:l'argent|la thune)|des sous) (?:facile|facilement|vite|rapidement|en ligne|sans rien faire)|revenus? passifs?|liberte financiere|plateforme (?:d'investissement|de trading|crypto)|opportunite (?:d'investissement|financiere|de business|en or)|(?:invest|earn) (?:in|with) (?:crypto|bitcoin|me))\b/,
  },
  {
    kind: 'personal_data',
    severity: 'danger',
    isEarnest: true,
    pattern:
      /\b(?:(?:ton|ta|votre|tes) (?:rib|iban|numero de (?:carte|compte|secu\w*)|codes? (?:de carte|bancaires?|secret|pin)|identifiants?|coordonnees bancaires|carte (?:d'identite|vitale)|passeport|mots? de passe)|(?:le|un|ton) code (?:que (?:tu (?:vas|as)|t'as) (?:recevoir|recu)|(?:recu|envoye) par (?:sms|texto|mail)|de verification|a \d chiffres)|(?:verifi\w+|confirm\w+|valid\w+) (?:ton|votre) (?:compte|identite|age|profil) (?:sur|avec|via|ici|en cliquant|par carte))\b/,
  },
  {
    kind: 'personal_data',
    severity: 'attention',
    pattern:
      /\b(?:donne|envoie|file|passe|dis|balance)(?:-| )?(?:moi )?(?:ton|ta|votre) (?:adresse(?! (?:mail|preferee|favorite|de (?:resto|bar)))|code postal|rue\b|nom de famille|lieu de travail|boite exacte)\b|\bc'est quoi ton (?:adresse(?! (?:mail|preferee|favorite|secrete|de (?:resto|bar)|pour))|nom de famille)\b/,
  },
  {
    kind: 'money',
    severity: 'danger',
    isEarnest: true,
    pattern:
      /\b(?:(?:plus|pas) (?:d ?'?argent|de thunes?|de sous|un (?:sou|euro|rond|centime))\b.{0,60}\b(?:tu (?:peux|pourrais)|peux-tu|aide|m ?'?aider)|(?:recevoir|encaisser|deposer) (?:un |le |ce |mon )(?:virement|cheque|colis) pour moi)/,
  },
  {
    kind: 'money',
    severity: 'danger',
    isEarnest: true,
    pattern:
      /\b(?:me|m') ?(?:payer|prendre|acheter|filer|passer|donner|preter|avancer|envoyer|virer|recharger|financer|regler|depanner)\b.{0,30}(?:\d+ ?(?:euros?|€|balles|e\b)|\b(?:le|un|mon|l') ?(?:train|avion|loyer|essence|taxi|uber|forfait|visa|billet (?:de train|d'avion))|\b(?:la|une|ma) (?:facture|taxe|caution|recharge))|\b\d+ ?(?:euros?|€|balles) (?:a|pour) (?:me |m')(?:passer|preter|filer|avancer|donner|depanner)|\bgalere\b.{0,25}\b(?:loyer|factures?|sous|argent)\b.{0,40}\b(?:tu (?:peux|pourrais)|m'aider|aide-moi)|\b(?:coup de main|aide|soutien|coup de pouce) financi(?:er|ere)\b|\b(?:colis|heritage|virement|paquet)\b.{0,50}\bpayer\b|\bpayer (?:la|les|une|des) (?:taxes?|douanes?|caution)\b/,
  },
  {
    kind: 'investment',
    severity: 'attention',
    isEarnest: true,
    pattern:
      /\b(?:rejoins|integre|rejoindre) (?:mon|notre|le|un) (?:groupe|canal|channel|equipe)\b.{0,40}\b(?:signaux|trad\w+|crypto|telegram|gains?|business|argent)|\bje (?:peux|vais) te parrainer\b|\bfructifier\b|\b(?:appli\w*|site|compte) de trading\b|\bgagner? (?:plus de )?\d[\d ]* ?(?:euros?|€|balles)\b.{0,8}\b(?:en|par) (?:une?|deux|trois|\d+|quelques)? ?(?:jours?|semaines?|mois|heures?)\b|\b(?:euros?|€|crypto|bitcoin)\b.{0,60}\bje te (?:montre comment|coache|forme|guide)\b|\b(?:lien|code) (?:de )?parrain(?:age)?\b|\bparrainage\b.{0,40}\bgagne/,
  },
  {
    kind: 'minor',
    severity: 'danger',
    isEarnest: true,
    pattern:
      /\b(?:j'ai|je fais) (?:juste|que|seulement|genre|a peine|encore|vraiment|tout juste|en vrai|moi) (?:1[0-7]|quinze|seize|dix-sept) ans\b(?! (?:de|d')\b)|\bj'(?:ai|aurai|aurais) (?:mes )?(?:18|dix-huit) ans (?:dans (?:\d+|une?|deux|trois|quatre|cinq|six|quelques) (?:jours?|semaines?|mois)|en (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)|le mois prochain|bientot|l'annee prochaine)\b/,
  },
  {
    kind: 'minor',
    severity: 'danger',
    isEarnest: true,
    pattern:
      /^(?!.*\b(?:mon (?:petit )?(?:frere|fils|neveu|cousin)|ma (?:petite )?(?:soeur|fille|niece|cousine)|prof|eleves?|quand j'|j'avais|a l'epoque)\b).*(?:\b(?:le|mon) brevet\b(?! (?:de|d'|des|europeen|professionnel|depose|pro))|\b(?:ma mere|mon pere|mes parents|ma daronne|mon daron) (?:m'a|m'ont|me|va me|vont me) (?:confisquee?|confisquer?|punie?|punir|privee?|prive|interdit)|\bje suis punie?\b|\bmes parents (?:veulent|veut) pas que (?:j|je)\b)/,
  },
  {
    kind: 'personal_data',
    severity: 'info',
    pattern:
      /\b(?:t'habites|tu habites|tu vis) ou (?:exactement|precisement)\b|\b(?:dans quelle rue|a quel (?:numero|etage)) (?:t'|tu )/,
  },
  // Selling.
  {
    kind: 'selling',
    severity: 'attention',
    isEarnest: true,
    byMatchOnly: true,
    pattern:
      /\b(?:(?:mon|ma|mes|sur|abonne[- ]toi a|page|compte) (?:page |compte |lien )?(?:onlyfans|mym|swame|fansly)|onlyf|mes tarifs?|contenu (?:prive|exclusif|payant|coquin)|je vends (?:mes |des )?(?:photos|videos|contenus?|nudes)|prive payant|(?:lien|tout) (?:est )?(?:dans|en) (?:ma |la )?bio (?:pour|et)|clique (?:sur|ici)|inscris-toi (?:sur|ici|via|avec mon))\b/,
  },
  // Photos and sex.
  {
    kind: 'photos',
    severity: 'attention',
    isEarnest: true,
    pattern:
      /\b(?:nudes?\b|(?:photo|tof|pic|video|snap|selfie)s? (?:de toi )?(?:nue?s?|a poil|en (?:sous-vetements?|lingerie|culotte|soutif|petite tenue|sous-tif)|sexy|hot|coquine?s?|osee?s?|de tes (?:seins|fesses|boobs)|sous la douche|dans (?:ton|le) (?:lit|bain))|montre[- ]moi (?:tes (?:seins|fesses|formes|boobs)|ton (?:corps|cul|boule)|plus (?:de peau|que ca)|ce que tu portes|ce qu'il y a dessous)|tu m'envoies (?:une photo|un truc) (?:plus )?(?:chaude?|hot|sexy|coquine?)|si tu (?:m'envoies|envoies) (?:une|la tienne).{0,20}je t'envoie|je t'envoie (?:la mienne|une de moi) si tu)\b/,
  },
  {
    kind: 'photos',
    severity: 'info',
    needsNoSubject: true,
    pattern:
      /\b(?:(?:envoie|balance|file|fais(?:-moi)? voir)(?:-| )?(?:moi )?(?:encore |plus de |d'autres |des |une |ta |juste une )+(?:autres? )?(?:photos?|tofs?|selfies?)(?: de toi| la)?(?= ?(?:[.!?,]|$|maintenant|tout de suite|s'il te plait|allez))|photos? (?:un peu )?(?:plus|moins) (?:osees?|sexy|hot|habillees?|coquines?)|t'as pas (?:d'autres|plus de) (?:photos|tofs)(?= ?(?:[.!?,]|$|de toi))|photos? de tes pieds|prouve (?:moi )?(?:que )?.{0,25}(?:photo|selfie))/,
  },
  {
    kind: 'sexual',
    severity: 'attention',
    isEarnest: true,
    pattern:
      /\b(?:t'es (?:bien |trop |super )?excitee?|tu m'excites|j'ai envie de (?:toi ce soir|te (?:toucher|lecher|prendre|deshabiller|sentir contre))|t'aimes? (?:le sexe|faire l'amour|ca au lit)|(?:ta|tes) positions? preferee?s?|ton fantasme|tes fantasmes|t'es (?:une? )?(?:bon coup|soumise?|coquine|cochonne|chaudasse)|dans (?:mon|ton) lit ce soir|te mettre dans mon lit|faire l'amour (?:avec toi|ce soir|toute la nuit)|tu portes quoi (?:la|maintenant|en ce moment) ?(?:\?|$)|(?:t'as|tu as|tu) (?:deja |souvent )?(?:fait l'amour|couches?|couche) (?:le|des le|au) premier|(?:trucs?|messages?|jeux?|questions?) (?:coquine?s?|cochon(?:ne)?s?|hot|sexy)|(?:t'as|tu as) (?:un|de|des|une) (?:sacre |gros |beau |enorme |bon |belles? )*(?:boule|cul|seins|nichons|fesses|boobs|poitrine)|j'ai envie de toi\b|(?:envie de|veux|vais|voudrais|aimerais) te (?:lecher|toucher|caresser|deshabiller|mordre|attacher|fesser)|t'aimes? (?:qu'on te|quand on te|etre) (?:domines?|soumise?|attachee?s?|attaches?|fesses?)|tu (?:fais quoi|aimes quoi|es comment|es bonne?|preferes quoi)\b.{0,12} au lit|t'es (?:comment|bonne?) au lit|t'as quoi comme (?:sous-vetements?|lingerie|culotte)|(?:te|toi) (?:voir |imagine |imaginer |toute )*(?:nue?|a poil|deshabillee?)\b|on baise|plan (?:q|cul) (?:ce soir|avec|ca te)|(?:ca fait combien de temps|depuis quand) que t'as pas (?:baise|couche|fait l'amour))\b/,
  },
  // Where and when to meet.
  {
    kind: 'home',
    severity: 'attention',
    within: 40,
    pattern:
      /\b(?:(?:viens|passe|tu (?:viens|passes)|tu peux (?:venir|passer)|venir|passer) (?:directement |plutot |dormir |ce soir |cette nuit |la |maintenant |regarder un (?:film|truc) |boire un verre |prendre un verre )*(?:chez moi|a la maison(?! d[eu' ]| des)|a mon appart\w*|dans ma chambre|a mon hotel)|(?:je (?:viens|passe|debarque)|on (?:se voit|se retrouve|va|se cale)) (?:directement |plutot |ce soir |cette nuit |maintenant )*chez (?:toi|moi)|on (?:se )?(?:regarde|mate|cale|fait|boit|mange|pose)\b[^.!?]{0,25} chez (?:moi|toi)|(?:se voir|se voit|se retrouve|se retrouver|me rejoindre|rejoins-moi|je vais venir|je peux (?:venir|passer))\b.{0,15} chez (?:moi|toi)\b|(?:viens|venir|rejoins-moi|passe|on va)\b.{0,12} a (?:l'|mon )hotel\b(?! pour)|(?:monte|viens) dans ma voiture|(?:retrouve|rejoins|rendez-vous|attends|viens)\b.{0,25}\b(?:parking|ruelle|sous-sol|terrain vague)\b(?!.{0,30}\b(?:rando|balade|velo|trail|ski)\b)|dors? chez moi|dormir (?:chez (?:moi|toi)|ensemble)|dormir a la maison|netflix (?:and|et|&) chill|(?:je prends|on prend|on se prend) une chambre|(?:a|dans un|reserve un) hotel (?:ce soir|tous les deux|a deux)|je (?:viens|passe) te (?:chercher|prendre|recuperer) (?:en voiture |ce soir )?(?:chez toi|en bas de chez toi)|on (?:se voit|se retrouve) dans (?:ma voiture|la foret|un parking|un coin (?:tranquille|isole|discret)))\b/,
  },
  // To get an answer.
  {
    kind: 'answer',
    severity: 'info',
    pattern:
      /\b(?:(?:pourquoi )?tu rep (?:pas|plus)|pourquoi tu (?:me )?reponds (?:pas|plus)|pourquoi tu m'ignores|tu (?:me )?reponds (?:pas|plus)\b|tu m'ignores|tu (?:pourrais|peux) (?:au moins )?(?:me )?repondre|reponds[- ]?(?:moi)?(?= ?(?:[.!?,]|$|s'il te plait|maintenant|au moins|vite|putain|merde))|tu me laisses? en vue?\b|(?:s'il te plait ?){3,}|allez dis oui|t'as perdu ta langue|(?:sympa|serieu(?:x|se)|poli|normal|cool|dingue|abuse) de pas (?:me )?repondre)/,
  },
  {
    kind: 'answer',
    severity: 'attention',
    isEarnest: true,
    pattern:
      /\b(?:si tu (?:viens|reponds|m'envoies|acceptes|dis|veux) pas\b.{0,25}\b(?:c'est fini|je te bloque|on arrete|tant pis pour toi|j'en (?:cherche|trouve))|oui ou merde|si t'es pas la dans \d+|tu (?:dois|ferais mieux de) (?:me )?repondre|reponds (?:maintenant|tout de suite|putain|merde)|je (?:vois|sais) (?:bien )?que (?:tu es|t'es) (?:en ligne|connectee?)|t'(?:es|etais) (?:en ligne|connectee?) (?:et|mais|il y a)|tu (?:as|m'as) (?:lu|vu|mis en vu|laissee? en vu).{0,20}(?:et )?(?:tu )?reponds (?:pas|plus)|(?:je te laisse|t'as|tu as) (?:jusqu'a|\d+ (?:minutes|heures|min|h)) .{0,20}(?:repondre|pour te decider|sinon)|decide[- ]toi (?:maintenant|tout de suite|vite)|c'est (?:maintenant|ce soir) ou jamais|c'est ta derniere chance|derniere chance(?= ?(?:[.!]|$))|derniere fois que je te|t'as interet a (?:me )?repondre|sinon (?:je te bloque|tant pis pour toi|c'est fini|j'en trouve une? autre)|tu me dois (?:au moins )?(?:une reponse|une explication|bien ca))\b/,
  },
  // Control.
  {
    kind: 'control',
    severity: 'attention',
    isEarnest: true,
    pattern:
      /\b(?:je veux pas que tu (?:parles?|voies|sortes|ailles|likes|postes|mettes|repondes|traines|t'habilles|vois|vas|sors)|je t'interdis|t'as pas (?:le droit|interet) (?:de|d'|a)\b|tu m'appartiens|(?:t'es|tu es) (?:rien qu'|qu')?a moi(?: maintenant)?(?= ?(?:[.!,…]|$|et|maintenant|seul))|supprime (?:ton compte|tinder|l'appli\w*|bumble|hinge|instagram|(?:ce|cette|ton) (?:mec|fille|ami|amie|ex))|bloque (?:les|tes|tous|ce|ton|cette) (?:autres|mecs|ex|potes|mec)|c'est qui (?:ce|le) (?:mec|gars|type)|c'est qui cette (?:fille|nana|meuf)|tu (?:parles|ecris|reponds) a d'autres (?:mecs|filles|gens|hommes|femmes|gars)|t'es (?:ou et )?avec qui (?:encore|la|exactement|ce soir) ?\?|t'es ou et avec qui|(?:envoie|partage|active)(?:-| )?(?:moi )?ta (?:position|localisation|geoloc\w*)|prouve[- ](?:moi )?(?:que |ou )?(?:t'es|tu es|tu m'aimes|c'est vrai)|donne[- ]moi (?:ton|tes) (?:mots? de passe|codes?)|tu (?:vas|sors|pars) (?:ou |la-bas )?(?:habillee?|sapee?|maquillee?) comme ca|tu (?:devrais|dois) me demander (?:avant|la permission)|tu (?:parlais|ecrivais) a qui\b|(?:tes|ton) (?:codes?|mots? de passe) (?:instagram|snapchat|facebook|de telephone|telephone)|si t'as rien a cacher|(?:supporte|accepte|tolere|aime) pas (?:trop )?que tu (?:voies|parles|sortes|vois|sors|ailles|postes|likes|repondes)|tu (?:as|avais) pas a (?:parler|voir|sortir|ecrire|repondre) |je (?:te|vous) (?:surveille|traque|suis a la trace)|j'ai (?:trouve|retrouve|cherche) (?:ton|ta|tes) (?:adresse|immeuble|rue|numero|boite|lieu de travail|facebook|linkedin|nom de famille)|(?:j'ai vu|je sais) que (?:t'|tu )habites (?:rue|avenue|boulevard|au \d)|tu parles a combien de (?:mecs|filles|meufs|gens|personnes|gars)|jalou(?:x|se) (?:quand|que|si|de te voir) |je te veux (?:rien que |seulement )?(?:a|pour) moi (?:toute? )?seule?|rien qu'a moi|tes (?:potes|amis|copines) (?:comptent|passent) (?:plus|avant) (?:que )?moi)/,
  },
  {
    kind: 'secrecy',
    severity: 'info',
    pattern:
      /\b(?<!j')(?:(?:en parle|en parles|parle de (?:nous|moi|ca)|dis (?:rien|pas ca)|raconte (?:rien|pas ca)) (?:pas )?a (?:personne|tes (?:amis|amies|potes|copines|parents|proches)|ta famille)|dis (?:rien |pas ca )?a personne|(?<!j'en |je )parles?[- ](?:en )?(?:pas )?a personne|(?:notre|c'est notre) (?:petit )?secret|personne (?:doit|a besoin de) (?:le )?savoir|supprime (?:nos|les|cette|la) (?:messages|conv\w*|discussions?|photos?) apres)\b/,
  },
  // Too much, too soon.
  {
    kind: 'love_bombing',
    severity: 'attention',
    within: 24,
    pattern:
      /\b(?:je t'aime(?! (?:bien|deja bien|beaucoup bien|pas))|je suis (?:deja |completement |fou |folle )?(?:amoureu(?:x|se)|fou amoureux|folle amoureuse|dingue de toi|accro a toi|raide dingue)|(?:tu es|t'es) (?:l'amour|la femme|l'homme|la personne) de ma vie|(?:tu es|t'es|j'ai trouve) (?:mon|ton) ame soeur|(?:notre|c'est le) destin (?:de|d'|qui|nous)|(?:on est|nous sommes) (?:faits?|faites?) l'une? pour l'autre|je (?:peux|pourrais|sais) (?:deja )?(?:plus|pas) (?:vivre|me passer|respirer|dormir) (?:sans|de) toi|(?:je veux|on va|j'ai envie de) (?:t'epouser|me marier avec toi|qu'on se marie|se marier|des enfants avec toi|faire (?:ma|sa) vie avec toi|passer (?:ma|toute ma) vie avec toi)|jamais (?:ressenti|eprouve|rencontre) (?:ca|une personne comme toi|quelqu'un comme toi|un tel)|je pense a toi (?:jour et nuit|tout le temps|24h|sans arret|a chaque seconde|toutes les minutes)|tu es (?:tout|mon monde|ma raison de vivre)(?: pour moi)?(?= ?(?:[.!,…]|$|pour moi))|je (?:suis en train de )?tomber? (?:deja |vraiment )?amoureu(?:x|se)|(?:mere|pere) de mes (?:futurs )?enfants|je suis sure? que c'est toi|(?:ma|tu es ma|t'es ma) future femme|(?:mon|tu es mon|t'es mon) futur mari|dieu (?:t'a|nous a) (?:envoyee?|mise?|reunis?))\b/,
  },
  {
    kind: 'love_bombing',
    severity: 'info',
    within: 10,
    byMatchOnly: true,
    pattern:
      /(?:^|[.!?,…] ?|\b(?:salut|coucou|bonjour|bonsoir|oui|non|merci|et toi|nuit|toi) )(?:mon amour|mon coeur|ma cherie|mon cheri|mon bebe|bebe|ma reine|ma princesse|mon ange|ma vie|my love|honey|darling|dear)(?= ?(?:[.!?,…]|$|tu|je|comment|ca))/,
  },
  // Who is it.
  {
    kind: 'identity',
    severity: 'info',
    byMatchOnly: true,
    pattern:
      /\b(?:pas de (?:visio|appel video|facetime)|je (?:peux|veux|prefere) pas (?:te )?montrer mon visage|ma (?:cam|camera|webcam) (?:est |marche |fonctionne )?(?:cassee|hs|pas|plus|en panne|foutue|morte)|(?:pas possible|peux pas) (?:de |d'|t')*(?:appeler|t'appeler)\b.{0,30}\b(?:micro|camera|casse)|je (?:peux|veux|fais|prefere|aime) (?:vraiment )?(?:pas|jamais|plus|eviter) ?(?:faire |trop |les |de |d'|en |la )*(?:visios?|appels?(?: video)?|facetime|video|cam|vocal)\b(?! (?:au boulot|au travail|games?|de chat))|(?:la |les )?(?:visio|appels? video|facetime) ?(?:c'est non|non merci|tres peu pour moi|jamais))/,
  },
  {
    kind: 'identity',
    severity: 'attention',
    byMatchOnly: true,
    pattern:
      /\b(?:(?:militaire|soldat|medecin|chirurgien|ingenieur|general|casque bleu)\b.{0,30}\b(?:en mission|de l'onu|chantier a l'etranger|deployee?|plateforme petroliere|en (?:syrie|irak|afghanistan|ukraine)|au (?:yemen|mali))|plateforme petroliere|plate-forme petroliere|en mission (?:secrete|de paix|humanitaire) (?:au|en|a)|je (?:peux pas|suis pas autorisee? a) (?:t'appeler|telephoner|montrer mon visage) (?:a cause de|pour (?:des raisons )?(?:de )?securite))\b/,
  },
  // Threats that the first list does not have.
  {
    kind: 'threat',
    severity: 'danger',
    pattern:
      /\b(?:je vais (?:te|vous) (?:casser|peter|exploser|demolir) (?:la|les|ta) (?:gueule|tete|dents|jambes)|je te retrouverai|j ?debarque chez toi|je (?:connais|ai) (?:ton adresse|ton immeuble|ta rue|le nom de ta boite)|je sais (?:qui tu es vraiment|a quelle heure tu (?:rentres|sors|finis|commences|pars|passes))|fais (?:bien )?(?:gaffe|attention) a ce que tu (?:dis|fais|racontes)|je (?:vais venir|viens|debarque) chez toi\b.{0,15}\btu vas voir|fais (?:bien )?(?:gaffe|attention) a (?:toi|tes arrieres|tes fesses) (?:si|sinon|parce que|quand tu)|tu vas (?:prendre cher|souffrir|pleurer|avoir mal)|je vais (?:te|vous) (?:pourrir|ruiner) la vie|je (?:vais|peux) ruiner (?:ta|votre) (?:vie|reputation)|tu sais pas de quoi je suis capable|tu merites (?:de crever|des baffes|une claque|de te faire))\b/,
  },
  {
    kind: 'blackmail',
    severity: 'danger',
    isEarnest: true,
    pattern:
      /\b(?:si tu (?:me (?:quittes|laisses|bloques|reponds pas|rejettes)|pars|reponds pas|viens pas|m'aimes pas|m'envoies pas)\b.{0,25}\bje (?:me (?:tue|suicide|fous en l'air|fais du mal|scarifie)|vais me|fais une (?:connerie|betise)|saute)|si tu\b.{1,40}\bpas\b.{0,30}\bje (?:publie|balance|diffuse|montre|poste|envoie) (?:les |tes |tout|ta |ton )|(?:captures?|screens?|photos?|videos?)\b.{0,30}\bje (?:vais|peux) (?:les|tout|la) (?:envoyer|montrer|publier|balancer|diffuser)|je (?:montre|envoie|publie|balance|dis|raconte)\b.{1,40}\ba (?:ta|ton|tes)\b.{1,30}\bsi tu\b.{0,20}\bpas\b|je (?:balance|dis|raconte|envoie|montre) tout a (?:ton|ta|tes)\b|(?:paye|paie|payes|paies)\b.{0,15}\bou (?:j'envoie|je (?:publie|balance|diffuse|montre|poste))|ce sera (?:de )?ta faute si je|tu auras ma mort sur la conscience)/,
  },
  {
    kind: 'distress',
    severity: 'danger',
    pattern:
      /\b(?:plus rien a de sens|en peux plus de (?:la|cette) vie|(?:me|m') ?(?:tapait|frappait|battait|cognait|violait)(?: dessus)?\b|(?:envie de|de) me faire (?:du )?mal\b|je me fais (?:du mal|taper|frapper|battre))/,
  },
  // Insults that are told to the other, in words the first list does not have.
  {
    kind: 'insult',
    severity: 'attention',
    pattern:
      /\b(?:(?:t'es|tu es) (?:vraiment |juste |rien )?qu'une? (?:\p{L}+ )?(?:con|conne|connasse|salope|pute|garce|merde|menteu(?:r|se)|nulle?|ratee?)\b|(?:t'es|tu es|vous etes|espece d[e' ]+|sale|gros(?:se)?|pauvre|petite?|quel(?:le)?|va|casse-toi|degage|bande de|mais quel(?:le)?) ?(?:vraiment |trop |juste |qu')?(?:qu')?(?:une? |des )?(?:gros(?:se)? |sale |pauvre |petite? )?(?:connards?|batards?|fdp|fils de pute|encule[e]?s?|salauds?|ordure|raclure|bouffon(?:ne)?|clochard[e]?|cassos|thon|boudin|triso|mongole?|attardee?|dechet|chienne|trainee|catin|pouffiasse|petasse|merdeu(?:x|se)|sous-homme|vieille peau|negre|negresse|bougnoul[e]?|bicot|youpin[e]?|tarlouze|tapette|gouine|pd|tantouze)\b(?! de (?:boulot|travail))|nique ta (?:mere|race)|ntm\b|va (?:crever|mourir|bien te faire)|tu (?:vaux|merites) rien|tu sers a rien|personne (?:veut|voudra) (?:jamais )?de toi|retourne (?:dans ton pays|a ta cuisine))/u,
  },
  {
    kind: 'insult',
    severity: 'attention',
    isEarnest: true,
    pattern:
      /^(?:fdp|ntm|connards?|batard|encule[e]?|salaud|grosse?|sale pute|salope|connasse|pute|thon|bouffon(?:ne)?)[ .!]*$/,
  },
];

/** A short refusal of a proposal; with another day in it (`otherDay`) it is no refusal. */
export const shortNo =
  /^(?:euh |ah |bah |ben |oh )*(?:non|nan)\b|\bnon ?[.!…]*$|^pas (?:ce soir|aujourd'hui|maintenant|envie|possible)|\bj'ai dit non\b/;
export const otherDay =
  /\b(?:mais|plutot|par contre|sinon|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|semaine|week-end|autre|prochaine?|une autre fois|plus tard)\b/;
/** Words that repeat a proposal after a refusal. */
export const askedAgain =
  /\b(?:je (?:viens|passe|debarque)|en bas de chez toi|chez toi|\d+ ?(?:min|minutes)\b|juste (?:une? |pour |cinq |dix |\d))/;

/** Words for moving to another app; whether that is a sign depends on how early they come. */
export const offPlatform =
  /\b(?:(?:ajoute|ecris|parle|contacte|rejoins|retrouve|add|dm|appelle)(?:-| )(?:moi )?(?:plutot |vite |directement )*(?:sur |mon |en )?(?:whatsapp|telegram|snapchat|instagram|signal|hangouts?|skype|viber|wechat|kik|discord|google chat|mail|gmail)|(?:on (?:continue|parle|passe|discute|se parle|bouge|va)|viens|passons|continuons|tu viens|discuter|parler|continuer) (?:plutot |vite |directement |la conv\w* )*(?:sur |en )(?:whatsapp|telegram|snapchat|instagram|signal|hangouts?|skype|viber|wechat|kik|discord|google chat|mail)|(?:t'as|tu as|as-tu) (?:whatsapp|telegram|signal|hangouts?|skype|viber|wechat|kik)|text me on|add me on|my whatsapp)\b/;

/** Apps and reasons that scams use to leave the app. */
export const offPlatformRush =
  /\b(?:telegram|hangouts?|wechat|kik|google chat|signal)\b|\bje (?:suis|viens|vais) (?:presque |quasi )?(?:jamais|rarement|pas souvent|plus|pas trop) (?:sur |ici|sur cette )|\bje (?:vais|dois) (?:bientot )?(?:supprimer|desinstaller|quitter|fermer) (?:mon compte|l'appli|cette appli|tinder)|\bmon (?:abonnement|compte) (?:expire|va etre|est presque)/;
