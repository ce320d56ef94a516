import { anyPhrase } from '#engine/understand/danger/phrases.ts';
import { dangerWords } from '#engine/understand/danger/rules/words.ts';
import type { Cue } from './cues.ts';

// Warning signs as phrases: who asks whom for what. Phrases are made of the word sets of engine/understand/danger/rules/words.ts and match folded text without «ne»
// and without harmless phrases. Phrases of danger are in engine/understand.

type PhraseCue = Omit<Cue, 'pattern'> & { phrases: string[] };

const phraseCues: PhraseCue[] = [
  {
    kind: 'secrecy',
    severity: 'info',
    phrases: [
      "(faut|faudrait|veux|voudrais|prefere) (surtout |vraiment )?pas (que|qu') … (ca se sache|on (le )?sache|quelqu'un|personne|soit au courant|on nous voie|l'apprenne)|(evite|evites|eviter|pas|mieux) (d'en|de) parler (de (nous|moi|ca) )?(autour|a (tes|ta|ton|quelqu'un|tes proches))|personne (est|soit|doit etre) au courant|(en|reste) (cachette|secret)( de| pour|$)|(sans|pas) (que tes|le dire a (tes|ta|ton))",
    ],
  },
  {
    kind: 'identity',
    severity: 'info',
    byMatchOnly: true,
    phrases: [
      '(peux|veux|aime|prefere) (pas|jamais|eviter de) … (parler|discuter|etre|faire) (au tel~|en vocal|de vocal|en video|par telephone|en visio)|(pas|jamais) de (photos? de moi|selfies?|vocal|vocaux|appel)(?! (sur|avec))',
    ],
  },
  {
    kind: 'love_bombing',
    severity: 'attention',
    within: 24,
    phrases: [
      "(la|l'|celle|celui) ?(femme|homme|fille|mec|personne)? ?(que|qu') ?(j'attendais|j'ai toujours|je cherchais|il me faut|j'espere)|(tu me rends|me rends) (deja |completement )?(fou|folle|dingue)|(pense|penser|pensais) (qu'|plus qu'|deja qu')a toi|(t'es|tu es) (deja )?(mon|ma) (bebe|reine|princesse|femme|homme|amour|vie|monde|soleil)(?= ?([.!,]|$|et|pour))|(notre|nos) (mariage|enfants|avenir|maison|vie a deux)|(coup de foudre|love at first)( pour toi| immediat)|je (le )?sens que c'est toi",
    ],
  },
  {
    kind: 'insult',
    severity: 'attention',
    phrases: [
      "(tu|vous) (me )?(fais|faites) (vraiment |trop |tellement )?(pitie|honte|de la peine a voir)|espece de (malade|folle|fou|taree?|mythomane|rate|clocharde?|vieux|vieille|sale)|(retourne|va) (chez|pleurer chez|dans) (ta mere|ton pays|tes parents|la cuisine|jouer)|(t'es|tu es) (bonne |juste |qu')?(qu')?(a jeter|une (ordure|merde|honte|erreur|plaie)|un (dechet|raté|rate|porc|chien|moins que rien))|^la grosse|(grosse|sale) (tache|merde|dinde|vache)|moins que rien|va te faire (voir|foutre|mettre|soigner)",
    ],
  },
  {
    kind: 'control',
    severity: 'attention',
    isEarnest: true,
    phrases: [
      "(pourquoi) (tu as|t'as|tu) (mis|mets|poste|postes|publie|publies|porte|portes|souris) … (cette|ce|une|des|ca|ta) (§ ){0,5}?(mecs|mater|regarde|te regardent|hommes|gars|attirer|provoc~)|(tous les|les|d'autres) (mecs|hommes|gars) … (te |vont te )(mater|regarder|draguer|ecrire)",
      "(envoie|montre|donne|je veux|fais)([- ]moi)? (une |la |des )?(preuves?|photo) (que|ou|d'ou|de l'endroit ou|pour prouver) (tu|t'|c'est)",
      "(je veux|j'exige|faut|dois|tu dois me dire|dis[- ]moi|j'ai besoin de) (que je |de )?(sache|savoir|controler|verifier) (ou tu|ou t'|avec qui|a qui|ce que tu fais|tout ce que|a quelle heure tu)",
      '(tu (devrais|dois|vas|ferais mieux de)) (plus|pas|arreter de|eviter de) … (la|le|les|lui|leur|tes|ton|ta) (voir|parler|ecrire|frequenter|suivre|({circle}))|(devrais|dois) (plus|arreter de) (la|le|les|lui|leur) (voir|parler|frequenter)',
      "(t'as|tu as|vous avez) (pas )?interet a (m'ecrire|me (repondre|prevenir|dire|rappeler|parler)|m'appeler|rentrer|etre (la|chez toi|sage|seule))",
    ],
  },
  {
    kind: 'answer',
    severity: 'info',
    phrases: [
      "(t'ai|je t'ai|vous ai) (ecrit|appelee?|envoye|relancee?|laisse) (au moins |deja )?(\\d+|dix|vingt|trente|plein de|mille) (fois|messages?|appels)|(reponds|repondras|repondre) quand tu veux … (ca fait|depuis)|(je (vois|sais|remarque) (bien )?que tu|tu) (lis|vois|regardes) mes (messages|stories?) … (et|mais|sans)|(bouge|donne|donnes) (de |un )?(signe de vie|des nouvelles) … (maintenant|putain|ou|sinon)|reponds (putain|merde|bordel|tout de suite|maintenant|stp\\?)",
    ],
  },
  {
    kind: 'home',
    severity: 'attention',
    within: 40,
    phrases: [
      '(viens|venir|viennes) (directement|direct),? … (§ ){0,3}?(pas besoin|a quoi bon|pas la peine|au lieu) … (resto|bar|verre|ville)',
      "(adresse|code|interphone) … (de |pour )?chez moi|sonne a (l'interphone|ma porte|la porte)|(on (peut|pourrait|va)|tu peux|viens) … (se |te )?(poser|chiller|mater|caler|detendre|rechauffer) … (chez moi|a mon appart~|a l'appart~|a la maison|sous la couette|dans mon lit)",
    ],
  },
  {
    kind: 'sexual',
    severity: 'attention',
    isEarnest: true,
    phrases: [
      "(coucher?|couches|coucherais) (vite|facilement|le premier soir|des le|au premier|avec moi|avec n'importe|ensemble)|(nuit|soiree|moment|week-end) (torride|chaude?|coquine?|de sexe|d'amour|sans sommeil)|(plan|trip|truc|essaye|fait|faire) (ca )?a trois|(t'es|tu es) (plutot )?(sexe|calin coquin|active? au lit|chaude? ce soir)|(t'as|tu as) (deja )?(trompe|couche|eu combien de|fait combien de) (§ ){0,3}?(mecs|partenaires|avec|fois|plans?)|(taille|grosseur) de (tes (seins|bonnets)|ta)|bonnets? tu fais",
    ],
  },
  {
    kind: 'photos',
    severity: 'attention',
    isEarnest: true,
    needsNoSubject: true,
    phrases: [
      '(photos?|tofs?|selfies?|snaps?|pics?|videos?) … (§ ){0,3}?(sans (vetements?|filtre et sans|habits|rien)|du lit|au lit|depuis ton lit|de ton lit|dans le lit)',
      "(montre|montres|fais voir|voir|dis)([- ]moi)? … (ce qu'il y a|ce que t'as|ce que tu (as|portes|caches)) (sous|dessous|en dessous)( ton| ta| tes|$)",
      "(j'attends|je veux|il me faut|envoie) (toujours |encore )?(ta|tes|une|des) (photos?|nudes?|selfies?)(?! (de (ton|ta|tes) (chat|chien|plat|gateau|jardin|potager|appart|voyage|vacances)|du|de la|de l'|des|d'identite))( de toi|,| sexy| stp|$)",
    ],
  },
  {
    kind: 'personal_data',
    severity: 'attention',
    phrases: [
      "(t'es|tu es|vous etes|tu loges|tu crèches) (dans|a) (quel|quelle) (rue|immeuble|batiment|etage|numero|avenue)",
      "({mine}) (nom complet|nom entier|vrai nom|date de naissance|numero de rue|code d'entree)(?= ?([.?!,]|$|stp|s'il|que))",
    ],
  },
  {
    kind: 'personal_data',
    severity: 'danger',
    isEarnest: true,
    phrases: [
      'code … (§ ){0,4}?(par (sms|texto|mail)|que tu (vas |as )?(recevoir|recu|recois)|de verification) ?|(recevoir|recu|recois|envoye) un code … (§ ){0,6}?(donne|dis|envoie|transmets|file)',
      "(numero|photo|copie|recto|scan) (de |du )({mine}|la) (carte|compte|rib|passeport|permis|piece d'identite|secu~)|numero de (carte|compte|secu~)(?! de (membre|fidelite))",
      "(envoie|donne|file|montre|balance|dis|passe)([- ](moi|le|la))? … ({mine}) (carte d'identite|piece d'identite|passeport|rib|iban|mots? de passe|code (de carte|pin|secret)|identifiants)",
      '(donne|file|dis|envoie|partage)([- ]moi)? … ({mine}) mots? de passe',
    ],
  },
  {
    kind: 'personal_data',
    severity: 'attention',
    phrases: [
      '({mine}) adresse (exacte|precise|complete|perso|personnelle|postale)|adresse (exacte|precise)( de chez toi)?',
      "(donne|envoie|file|dis|passe|balance|c'est quoi|quelle est|il me faut|je veux|donnes|m'envoies)([- ]moi)? … ({mine}) (adresse|code postal|rue|nom de famille|immeuble|digicode|interphone|lieu de travail)(?! (mail|e-mail|preferee?|favorite|de (bar|resto|spot)|pour))",
      "(tu|t'|vous) ?((habites?|vis|loges?) … (a|dans|au) (quel|quelle) (numero|rue|immeuble|batiment|etage|adresse|avenue)|(bosses?|travailles?) a quelle adresse)",
      "(dans|a) (quel|quelle) (rue|immeuble|batiment|etage|numero|adresse) (exactement |precisement )?(tu|t'|vous|est-ce que tu)",
      "(tu|t') ?(habites?|vis|bosses?|travailles?) … (adresse|ou) … (exactement|precisement|exact)",
      '(nom de famille) … (trouve|cherche|facebook|insta~|ajoute)',
    ],
  },
  {
    kind: 'selling',
    severity: 'attention',
    isEarnest: true,
    byMatchOnly: true,
    phrases: [
      '(mon|ma|un|une|sur|mes|le|a mon|page|compte) (compte |page )?(mym|of|onlyfans?|fansly|swame|mymfans|unlockd|patreon coquin)(?![a-z])',
      '(photos?|videos?|contenus?|lives?|shows?) (de moi |sont |perso |persos |privee?s? |exclusi§ |coquine?s? )*(payante?s?|a vendre|sur commande|sur demande|contre)',
      '(photos?|videos?|contenus?) … (ton budget|tu payes? combien|tarifs?|mes prix)|dis[- ]moi ton budget',
      "\\d+ ?(€|euros?|e)? ?(la|l'|pour une?|de l') ?(demi[- ]?heure|heure|nuit|passe)",
      'mes (tarifs|prestations)(?! de (prof|cours|coach|graphiste|traduc~|photographe))(?! ont)',
      'je (recois|me deplace) … (tarif|discretion|appart prive)|escort~',
    ],
  },
  {
    kind: 'photos',
    severity: 'attention',
    isEarnest: true,
    phrases: [
      '(photos?|tofs?|selfies?|snaps?|pics?|videos?) (un peu |beaucoup )?(plus|moins|tres|bien|trop) (sexy|hot|osee?s?|habillee?s?|coquine?s?|chaude?s?|sage)',
      '(photos?|tofs?|selfies?|snaps?|pics?|videos?|visio) … (sous la (couette|douche)|dans (ton|le) (lit|bain)|de (ton corps|tes (seins|fesses|jambes|formes|pieds|boobs|levres)|ton (cul|boule|ventre|decollete))|en (sous-vetements?|lingerie|culotte|petite tenue|soutif|pyjama|maillot|serviette|nuisette)|toute nue|nue|a poil|sans (haut|rien|soutif|culotte))',
      '(montre|montres|fais voir|laisse[- ]moi voir)([- ]moi)? (un peu )?(ton|tes|ta) (corps|seins|fesses|formes|culotte|jambes|boobs|decollete|poitrine|ventre|cul|boule|lingerie)',
      '(enleve|retire|vire|leve|baisse|souleve)([- ]moi)? (ton|ta|tes|le|la) (haut|t-shirt|robe|culotte|soutif|vetements|pull|jupe|pantalon)',
      "(veux|voudrais|aimerais|envie de|j'aimerais|hate de) (trop |bien )?te voir en (petite )?(culotte|lingerie|tenue|sous-vetements|maillot|bikini)",
      '(nudes?|dick ?pics?|sextos?)(?! (artistiques?|non merci))',
    ],
  },
  {
    kind: 'photos',
    severity: 'info',
    needsNoSubject: true,
    phrases: [
      "(envoie|envoies|balance|file|montre|fais|donne|donnes)([- ]moi)? (donc |vite |juste |encore |plutot )*(une|des|la|ta|d'autres|plein de|plus de)? ?(petite |autres? |nouvelle )*(photos?|tofs?|selfies?|snaps?)( de toi)?( la| maintenant| tout de suite| direct| vite| stp| s'il te plait| actuelle| recente| allez| pour voir)*[ .!?]*$",
    ],
  },
  {
    kind: 'sexual',
    severity: 'attention',
    isEarnest: true,
    phrases: [
      "(tu|te|t'|t'es|toi|ton|ta|tes|on|t'aimes|tu aimes|je te|je t'|t'as|vous|es) … ({sex})(?! (de|du|des|d'attente|leu leu|au supermarche))",
      '({sex}) … (avec toi|en te|ensemble|par toi|sur toi|toi et moi|quand on se voit)',
      "(je|j') ?(te|t') ?(ferais|ferai|fais|imagine|imagine deja|vois bien) … (des choses|toute la nuit|du bien|l'amour|a quatre pattes|nue|dans mon lit|sous moi|jouir|crier)",
      '(envie de te|veux te|vais te|rêve de te|reve de te) (bouffer|devorer|croquer|toucher|lecher|prendre|mordre|deshabiller|caresser|sentir|attacher|fesser|sauter)(?! (au|a|aux|ton dessert))',
      "^(hmm |mmh |wow |putain )?(t'es|tu es|vous etes) (trop |vraiment |hyper |tellement |grave )*(bonne|bandante?|baisable|chaude|excitante?)[ .!]*$",
      'plutot (missionnaire|levrette|domina~|soumise?)|(missionnaire|levrette) ou',
    ],
  },
  {
    kind: 'home',
    severity: 'attention',
    within: 40,
    phrases: [
      '(viens|viennes|venez|passe|passes|monte|rejoins[- ]moi|rejoins|debarque|reste dormir|dors) (§ ){0,5}?({home})',
      '(tu|on|vous) (peux|veux|viens|viendrais|pourrais|passes|peut|pourrait|va|vas|finis|finit|se voit|se retrouve|se pose|dors|restes|regarde|mange) (§ ){0,5}?({home}|chez toi)',
      "(je|j') ?(suis|serai|arrive|viens|t'attends|passe) (deja |dans \\d+ ?§ )?(en bas|devant) (de )?chez toi|en bas de chez toi",
      "(reserve|pris|prends|prendre|prend|booke) … chambre … (pour nous|nous deux|ce soir|a deux|d'hotel)|chambre (d'hotel )?(pour (nous|deux)|rien que)",
      '(voiture) … (§ ){0,4}?coin (tranquille|isole|discret|perdu)|coin (isole|discret|perdu)',
      '(se (voir|voit|retrouver|retrouve)|on se (voit|retrouve)|rendez-vous) (§ ){0,3}?chez (toi|moi)',
      '(on|tu) … dormir (ensemble|a la maison|chez moi|avec moi)',
    ],
  },
  {
    kind: 'answer',
    severity: 'info',
    phrases: [
      "^(bon |allez |alors |et |mais |hey |he |ho |oh |stp |s'il te plait |allo \\? |hello \\? )*(reponds|repond|rep)([- ](moi|stp))?( stp| s'il te plait| maintenant| vite| putain| quoi| au moins)*[ .!?]*$",
      '(tu|vous) (pourrais|peux|pourriez|devrais|ferais mieux de|comptes) … (me )?repondre( quand meme| au moins| un jour| la|$| quoi)',
      "(ca fait|depuis) (\\d+|une?|deux|trois|des) ?(h|heures?|min|minutes|jours?|semaines?)? (que|et) (tu|t'|j'attends|je t'attends|t'as|tu as)",
      "(tu|vous) (m'as|m'|me|m'avez|mas) ?(mis|mets|mise|met|laisse|laisses|laissee|lache|laches) (un |en |dans un )?(vent|vue?|lu|plan)",
      '(de me laisser|me laisser|me laisses?) (en|sur) (vue?|lu)',
      '(autant|tant|trop|si) (de |longtemps |mettre )?(temps )?(pour|a) (me )?repondre',
      "(t'es|tu es|t'etais|je te vois|vu que t'es) (en ligne|connectee?) (et|mais|depuis|la|alors)",
      "(tu|vous) (m'ignores|m'ignorez|me snobes|me zappes|me ghostes|fais la morte?|me fuis|m'evites)",
      "(t'as|tu as) vu mon message (et|mais)|pourquoi (tu )?(mets|prends) autant",
    ],
  },
  {
    kind: 'answer',
    severity: 'attention',
    isEarnest: true,
    phrases: [
      "si (tu|t') … (reponds|rappelles|repond|donnes|dis) (pas|rien) … (§ ){0,8}?(je|c'est fini|tant pis|j'en|ciao)",
    ],
  },
  {
    kind: 'control',
    severity: 'attention',
    isEarnest: true,
    phrases: [
      "(je|j') ?(veux|exige|prefere|prefererais|aimerais|voudrais|demande) (bien |vraiment )?(que tu) (arretes de (parler|voir|sortir|liker|repondre|suivre|poster)|coupes|supprimes|bloques|changes|te changes|restes a la maison|me (dises|previennes|demandes) (ou|tout|avant|avec)|sortes pas|ailles pas|mettes pas|portes pas|parles (pas|plus)|voies (pas|plus)|te maquilles (pas|moins))",
      "(t'etais|tu etais|t'es|c'etait|tu traines|t'as passe la soiree) avec qui(?! (?:a la|au (?:concert|cine)))",
      "(qui|c'est qui) (c'est )?(qui )?(t'ecrit|t'appelle|t'envoie|t'a (like|ecrit|appelee?)|te parle|like tes)",
      "pourquoi (tu as|t'as|tu) (like|liker|likes|suivi|ajoute|commente|accepte|repondu a|parle a|souri a) … (ce|cette|son|sa|d'autres|lui|la photo|ton ex|un mec|des mecs)",
      "(t'as|tu as) (pas|plus|aucun) besoin (de |d')(tes|ta|ton|voir|sortir|d'autres|eux|personne)|(tes|ta|ton) ({circle}) … (§ ){0,4}?(mauvaise influence|comprennent pas|comprend pas|meritent pas|aiment pas|tirent?|tire vers|monte~ la tete|jalou~|toxiques?|sont (tous )?(nuls|nulles|cons|debiles))",
      "(couper?|coupes?|coupe) les ponts avec (ta|ton|tes)|(eloigne|eloigner|eloignes)[- ]?(toi|t')? (de |d')(tes|ta|ton|eux|elle)",
      '(cette|ta|ce|ton|une) ({clothes}) … (§ ){0,3}?(trop|change|vulgaire|provoc~|pour qui|aguicheu~|pute)|(va|tu vas) te changer|change[- ]toi(?! les)',
      "(mettes?|portes?|mets|porte|te maquilles?) (pas|plus|moins) (de |d'|cette |ce |des |trop |autant de )*({clothes})",
      "(sans|avant de) (me |m')(prevenir|demander|en parler|le dire)(?<=(sors|sortir|partir|pars|decider|aller|vas|pas a)[a-z ]{0,24})|(ma|la|demander) permission",
      "c'est pas une (question|suggestion|proposition)|t'as pas ton mot a dire|tu fais ce que je (dis|veux)|c'est moi qui decide",
      "(desinstalle|desinstalles|supprime|supprimes|quitte|efface) (tinder|bumble|hinge|l'appli|cette appli|ton compte|ton profil|insta~|snap~|tes photos|ton ex|ce mec|ton numero)",
      'tu sors encore|encore (de sortie|avec tes ({circle}))',
      "je (t'|te )ai? ?suivie? (jusqu'|dans|hier|ce matin|a la|depuis)|j'(ai|etais) … (en bas|devant) (de )?(chez toi|ton boulot|ton taf) … (vue?|attend~)",
      '(montre|fais voir|donne)([- ]moi)? (ton tel~|tes messages|tes convs?|ton portable|ton historique)',
      "(supporte|accepte|tolere|veux|aime) pas (trop )?(que tu|te voir|quand tu) … (parl~|voi[rs]|voies|sort~|ri[re]~|dans~|like~|poste~) (a|avec|des|d'autres|tes)",
      "(tu|t') ?(dois|devrais|aurais du) (me )?(demander|prevenir|rendre des comptes|dire ou)",
      "tu (es|t'es) a moi|t'es a moi|tu m'appartiens|(si je peux pas|personne d'autre) … t'aura",
    ],
  },
  {
    kind: 'secrecy',
    severity: 'info',
    phrases: [
      "(?<!(je|j'en|me|lui|a|ont) )(parle|parles|dis|dites|raconte|racontes|parler|dire)(( en| le| rien| pas| surtout| de nous| de moi| ca| jamais)* a (personne|qui que ce soit|quiconque)|( en| le| de nous| de moi| ca| surtout)* (pas|rien|jamais)( ca| surtout| de nous| de ca)* a (tes|ta famille|ton (mec|mari|pote|frere)))",
      '(garde|gardes|gardons|reste|restes|rester|doit rester|que ca reste) (bien )?(ca |ce |notre |tout ca |ceci )?(entre nous|secret|notre secret|pour toi|discret|prive)',
      "(c'est|sera|doit rester|reste|notre) (notre )?(petit )?secret(?! de (beaute|fabrication|cuisine))(?<=(notre|rester|reste) .{0,12})",
      "(?<!(j'ai|a|ai|avais|ete) )(efface|effaces|supprime|supprimes) … (messages?|conversation|conv|historique|discussion|chat)(?! whatsapp de groupe)",
      'personne (doit|a besoin de|peut) (le |etre |nous )?(savoir|au courant|voir)',
    ],
  },
  {
    kind: 'love_bombing',
    severity: 'attention',
    within: 24,
    phrases: [
      '(fou|folle|dingue|accro|raide dingue|obsedee?) (amoureu§ )?(de|a|par) toi',
      "jamais (ressenti|eprouve|vecu|connu|aime) (ca|cela|un tel|une telle|quelqu'un|personne|comme ca|autant)",
      "(t'es|tu es|vous etes|c'est toi) (deja |vraiment |surement |peut-etre )*(mon ame soeur|(l'amour|la femme|l'homme|le mec|la fille|la personne) de (ma vie|mes reves)|ma moitie|mon tout|tout pour moi|ma raison de vivre|ma destinee|la bonne personne|celle que j'attendais|celui que j'attendais)",
      "(on va|on devrait|je veux|je vais|j'ai envie de|hate de|reve de) (se marier|t'epouser|me marier avec toi|passer (ma|toute ma|le reste de ma) vie avec toi|vieillir avec toi|fonder une famille|avoir des enfants avec toi|vivre avec toi|emmenager)",
      "(je|j') ?(suis|tombe|suis deja|tombe deja|suis en train de tomber|crois que je tombe) … amoureu(x|se)( de toi| fou|$)",
      '(vivre|respirer|dormir|exister|tenir|me passer|passer une journee) (sans|de) toi',
      "(seule?|unique) (personne )?(qui|a) (me |m')(comprend~|ecoute~|rend~ heureu§)|personne (d'autre )?(me|m') ?(comprend|comprenait|a compris) comme toi",
      "(destin|dieu|l'univers|le ciel) … (reunis?|mis|mise|envoyee?|fait se rencontrer|sur ma route|sur mon chemin)",
      "je t'aime(?! (bien|beaucoup bien|pas|trop bien))|je t'adore deja|mon amour pour toi|je pense (qu'|tout le temps )a toi (tout|jour|sans|h24|24h)",
    ],
  },
  {
    kind: 'identity',
    severity: 'info',
    byMatchOnly: true,
    phrases: [
      "(pas|jamais|plus|non) … (d'|de |les |en )?(appels? video|visios?|facetime|appel en video|cam)(?! (games?|au boulot))",
      '(micro|camera|cam|webcam|connexion|reseau) … (§ ){0,5}?(marche|marchent|fonctionne|fonctionnent|permet) (pas|plus|mal)|connexion … mauvaise … (base|mer|bateau|mission|ici)',
    ],
  },
  {
    kind: 'identity',
    severity: 'attention',
    byMatchOnly: true,
    phrases: [
      "(veuf|veuve|militaire|soldat|medecin|chirurgien|ingenieur|capitaine|general|casque bleu|marin|architecte) … (§ ){0,6}?(en mission|humanitaire|de l'onu|pour l'onu|petrolie~|en mer|deployee?|a l'etranger en ce moment|plateforme|base militaire|sur un chantier a l'etranger|otan|nations unies)",
      "(ingenieur|technicien) petrolier|plateforme petroliere|en mission (pour|a l'etranger|en) (l'onu|l'otan|syrie|irak|yemen|afghanistan|mali|ukraine)",
    ],
  },
  {
    kind: 'off_platform',
    severity: 'info',
    within: 8,
    phrases: [
      "(mon|voici mon|voila mon) (whatsapp|telegram|signal|snapchat|instagram|numero|mail|e-mail|skype) (c'est|est|:|,)",
      '(ecris|ecrivez|contacte|contactez|ajoute|ajoutez|rejoins)([- ]moi)? … (sur|par|a|en) (mon |ma )?(whatsapp|telegram|signal|mail|e-mail|gmail|boite|skype|snapchat|instagram|numero)',
    ],
  },
  {
    kind: 'insult',
    severity: 'attention',
    phrases: [
      '^(mais |va |pauvre |sale |gros |grosse |espece de |quel |quelle |tg |ferme[- ]la )*(boloss|bolosse|bouffon(ne)?|cassos|cassoss|clochard|looser|loser|ratee?|tocard|tocarde|crevard|crevarde|charo|pigeon|merdeux|merdeuse|abrutie?|debile|cretine?|demeuree?|mythomane|mytho|conne?)( va| de merde| mdr)*[ .!]*$',
      "(t'es|tu es|vous etes|espece de|grosse|sale|pauvre|vieille) … (truie|vache|cochonne|thon|moche|laideron|debile|ratee?|cruche|cassos|boloss|tocard|idiote|abrutie?|cretine?|degueulasse|grosse|immonde|pathetique|minable|pitoyable)(?! (au reveil|le matin|en photo|quand|parfois))(?= ?([.!,]|$|de toute|en plus|et|comme))",
      "(tu (finiras|vas finir|mourras)|finis) (toute? )?seule?|personne (voudra|veut|t'aimera|va t'aimer)|(ferme|ta|boucle)[- ](ta |la )?gueule|va (mourir|crever|te pendre|te faire)",
      "(trop|vraiment|tellement) (conne|con|debile|moche|stupide)[ .!]*$(?<=(t'es|tu es|vous etes) .{0,20})",
    ],
  },
];

export const compiledPhraseCues: Cue[] = phraseCues.map(({ phrases, ...cue }) => ({
  ...cue,
  pattern: anyPhrase(phrases, dangerWords),
}));
