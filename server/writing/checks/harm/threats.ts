import type { HarmRule } from './harm-rule.ts';
import { anyOf } from './word-list.ts';

const violence =
  '(?:frapper|defoncer|eclater|buter|tuer|crever|cogner|demolir|massacrer|pourrir|violer|gifler|baffer|tabasser|poignarder|egorger|etrangler|etriper|sequestrer|kidnapper|torturer|saigner|fracasser|flinguer|faire (?:regretter|payer|mal|la peau))\\b';

/** The same, in the future: «je te tuerai». */
const violenceToCome = anyOf(
  `frapperai defoncerai eclaterai buterai tuerai creverai cognerai demolirai demolis massacrerai pourrirai retrouverai detruirai casserai briserai
  ferai_(?:la_peau|payer|regretter|virer|taire|mal|souffrir) fais_(?:la_peau|virer|taire|souffrir) fume nique(?:rai)? crame(?:rai)? plante(?:rai)? lacherai_(?:pas|jamais)
  laisserai_(?:jamais|pas)_tranquille`,
);
/** Before whom somebody is shamed. */
const entourage = `(?:ton|ta|tes|votre|vos|toute ta|tous tes) (?:petite? )?${anyOf(
  `mari femme mec copain copine fiancee? pere mere parents? famille patron\\w* boss chef\\w* employeur collegues? eleves? ecole fac amis? potes contacts voisins?
  enfants? gosses fille fils imam drh rh boulot taf travail ex frere soeur abonnes? hall entreprise proprio`,
)}\\b`;
const evidence =
  '(?:tes|nos|ces|cette|la|ta|les|toutes? (?:tes|nos)|tout) ?(?:photos?|videos?|captures?|messages?|conversations?|nudes?|images?|sextos?|screens?)?';

/** Threats, blackmail, and wishes of death. */
export const threatRules: readonly HarmRule[] = [
  {
    id: 'threats',
    harm: 'threat',
    says: [
      /\bfais (?:bien )?(?:attention|gaffe) a toi\b(?=[^.!?]*\b(?:sinon|parce que|je sais|si tu))/,
      /\bje sais (?:tres bien |deja )?(?:ou tu (?:habites|vis|travailles|bosses|es)|qui tu es|a quelle heure tu|comment te (?:re)?trouver)/,
      /\bje (?:vais|peux|saurai|finirai par) (?:te|vous) (?:re)?trouver\b(?! (?:un|une|du|des|des|dans (?:la|le) (?:foule|noir))\b)/,
      /\bje (?:publie|balance|diffuse|partage|poste|montre|envoie|garde)\w* (?:tout|tes|nos|ta|la|les|cette) (?:photos?|captures?|messages?|conversation|videos?|nudes?)\b[^.!?]*\b(?:a (?:tes|ton|ta|tout)|sur (?:les reseaux|insta\w*|facebook|internet)|si tu|sinon|partout)/,
      /\b(?:sinon|si tu (?:reponds|viens|me bloques|refuses|dis)[^.!?]{0,30},?) je (?:te )?(?:balance|publie|diffuse|poste|envoie|detruis|pourris|signale|debarque)/,
      /\bje vais (?:te|vous) casser (?:les dents|la gueule|la figure|en deux)\b|\bje te retrouve et\b/,
      /\bje vais (?:balancer|publier|diffuser|montrer|envoyer) (?:tes|nos) (?:photos|videos|messages|captures|nudes)\b/,
      /\btu (?:devrais|ferais mieux de|peux) (?:aller )?te (?:pendre|suicider|tuer|jeter|foutre en l'air)\b/,
      new RegExp(
        String.raw`\b(?:je|j') ?(?:vais|veux|voudrais|aimerais|peux|pourrais|ai envie de|vai) (?:te |vous )${violence}|\bje (?:te|vous) (?:viole|bute|egorge|etrangle|tabasse|poignarde|gifle|cogne)\b(?! (?:au|aux|a la|en) )`,
      ),
      /\b(?:je|j') ?(?:vais|veux) t'(?:etrangler|egorger|assommer|eventrer|etouffer|attacher)\b(?! (?:de|sous|avec) )/,
      /\b(?:coller|mettre|prendre) (?:une|des) (?:gifles?|baffes?|claques?|raclees?|droites?)\b(?! (?:au|aux|a la|en) )/,
      /\b(?:je|jte) (?:te |vais t'en |vais te )?(?:mets?|mettrais?|mettre|colle\w*|fous|foutrais?|donne\w*) (?:une|deux|des) (?:gifles?|baffes?|claques?|raclees?|droites?|torgnoles?|mandales?|beignes?)\b(?! (?:au|aux|a la|en|visuelle|musicale|culturelle) )/,
      /\bmon poing dans (?:ta|la) (?:gueule|figure|tete|face)\b/,
      /\b(?:suicide|tue|pends|noie|flingue)[- ]toi\b|\bjette[- ]toi (?:sous|par|du|d'un|dans (?:le vide|la seine))\b/,
      /(?<=^|[.!?,;] ?|\b(?:alors|bon|allez|mais|et|toi) )va (?:mourir|crever|te (?:pendre|tuer|suicider|jeter|noyer))\b(?! (?:de|d'))/,
      /(?<=^|[.!?,;] ?)meurs(?= *[.!,]|$)|\bj'espere que tu vas (?:mourir|crever)\b|\btu vas (?:mourir|crever)(?= *[.!]|$)/,
      /\btu (?:ne )?(?:sais|connais) pas de quoi je suis capable\b|\b(?:peur )?de ce dont je suis capable\b/,
      /\bc'est moi ou personne\b|\ba moi ou (?:sois )?a personne\b|\bsi je (?:ne )?peux pas t'avoir\b/,
      new RegExp(
        String.raw`\bje? ?(?:te|t'|vous|le|la|jte) ?${violenceToCome}\b|\b(?:j'|je )(?:frapperai|tuerai|buterai)\b|\bjte (?:bute|demonte|nique|fume|lache pas)\b`,
      ),
      new RegExp(
        String.raw`\b(?:j'enverrai|j'envoie|je (?:vais )?(?:envo\w+|enverrai|montre\w*|balance\w*|transfere\w*|partage\w*|poste\w*|affiche\w*|publie\w*|diffuse\w*|previens|previendrai)|ne pas envoyer|peux montrer) ${evidence} ?(?:a|chez|sur|dans) ${entourage}`,
      ),
      new RegExp(
        String.raw`\b(?:je|j') ?(?:irai |vais (?:tout )?)?(?:dirai|dire|raconte\w*|revele\w*|balance\w*|dis|previens)(?: tout)? (?:a|au|aux) (?:${entourage}|juge|police|l'inspection|la caf)`,
      ),
      new RegExp(
        String.raw`\b${entourage},? (?:(?:tout )?(?:recevr\w+|saur(?:a|ont)|verr(?:a|ont)|apprendr(?:a|ont)|decouvrir(?:a|ont)|lir(?:a|ont))|les verra|apprenne|ser(?:a|ont) (?:ravie?s?|au courant)|(?:va|vont) (?:adorer|recevoir|savoir|apprendre|decouvrir|voir) (?:ce que|tes|nos|tout|qui))\b`,
      ),
      /\b(?:sinon|ou|et|apres) (?:je|j'|la premiere|elles|jte jure que je) ?(?:poste tout|publie|pete (?:ta|un)|casse ta|brule|debarque|sonne chez|m'occupe de ton cas|passe a l'acte|part sur|tournent|te retrouve|balance)\b/,
      /\b(?:sinon|ou) (?:je|jte jure que je) viens te chercher\b/,
      new RegExp(
        String.raw`\b(?:sinon|si tu (?:ne )?(?:refuses|(?:me )?(?:quittes|bloques|reponds pas|dis non|ignores|ghostes|parles|trompes|vois|largues)|viens pas|continues|portes plainte|recommences))\b[^.!?]{0,30}\b(?:je|j'|tu|on|ta|ton|tes) ?[^.!?]{0,25}\b(?:regrett\w+|cher\b|souffrir|photos?|captures?|videos?|${entourage}|gueule|la peau|mal\b|crev\w+|tu(?:e|erai|er)|frapp\w+|cass\w+|brul\w+|detrui\w+|ruin\w+|debarque\w*|retrouve\w*|affiche\w*|balance\w*)`,
      ),
      /\bje t'ai (?:suivie?|enregistree?|filmee?|mis une balise|photographiee?|geolocalisee?)\b/,
      /\bje connais (?:tous )?(?:tes horaires|ton adresse|l'ecole de|ta plaque|ton trajet)/,
      /\b(?:j'ai|jai) ton adresse\b(?! mail)|\bje te (?:surveille|guette|traque)\b|\b(?:je |j)serai derriere toi\b/,
      /\bt'attends a la sortie de ton\b|\bfai(?:s|re) (?:une|des) captures?\b[^.!?]{0,20}\b(?:obeis|sinon|ou)\b/,
      /\b(?:ca va mal (?:finir|se passer)|tu vas (?:finir a l'hosto|comprendre ta douleur|souffrir|morfler|prendre cher)|(?:arriver|t'arrive) (?:un accident|malheur|quelque chose)|(?:serait|ce serait) dommage qu'(?:il|elle)s? (?:brule|lui arrive|t'arrive|disparai\w+)|coups? de (?:poing|couteau|batte)|(?:detruire|ruiner) ta (?:carriere|vie|reputation)|ta vie va devenir|je signale ta|je sais que tu es la|a ta place je (?:dormirais|me mefierais|ferais attention a)|pourrir la vie|tu verras ce qui (?:arrive|t'attend)|brise des gens|m'oblige pas a (?:venir|te|devenir)|faux profil avec ta)\b/,
      /\bsi tu (?:me (?:quittes|largues|laches|bloques)|(?:ne )?viens pas|pars)\b[^.!?]{0,20}\bje (?:fais une connerie|me (?:tue|suicide|fous|flingue|jette|tranche les|taillade)|m'ouvre les (?:veines|poignets)|avale (?:tout|toute)|saute)\b/,
      /\b(?:une|des) (?:claque|baffe|gifle|paire de claques)s?\b[^.!?]{0,25}\b(?:merites|vas l'avoir|te ferait du bien)\b/,
      /\bmerites (?:une|des) (?:bonne )?(?:paire de )?(?:claques?|gifles?|baffes?|lecon)\b/,
      /\bpersonne (?:ne )?verra (?:ces|les|tes) (?:captures|photos|videos)\b|\bsupprime les (?:images|photos|videos)\b/,
    ],
    always: [
      new RegExp(
        String.raw`\bje vais te ${violence}[^.!?]{0,30}\bsi tu (?:refuses|dis non|(?:ne )?(?:viens|reponds|acceptes) pas|me (?:quittes|bloques|trompes))\b`,
      ),
    ],
    unless: [
      /\b(?:au|aux|a la|en) (?:bowling|tarot|scrabble|baby-?foot|ping-?pong|billard|belote|uno|mario kart|karting|petanque|echecs|cartes|monopoly|quiz)\b/,
    ],
    examples: {
      yes: [
        'Je sais où tu habites',
        'Je vais te violer',
        'Je vais te gifler',
        "Je vais t'étrangler",
        'Je vais te tabasser, toi et ton levain',
        'Je vais te mettre une claque',
        'Suicide-toi',
        'Tue-toi',
        'Va mourir',
        'Tu vas mourir',
        "J'ai envie de te violer",
        'Bon, va crever',
        'Je vais te tuer au bowling si tu refuses',
        'J’enverrai nos messages à ton mari',
        'Ta mère saura tout si tu continues',
        'Je te retrouverai',
        'Je t’ai suivie hier jusqu’à ta porte',
        'Si tu me quittes je me tue',
        'Je connais tous tes horaires',
        'Descends ou ça va mal finir',
      ],
      no: [
        'Je vais te massacrer au Scrabble',
        'On va mourir de rire',
        'Je vais mourir de faim',
        "Je vais t'étouffer de câlins",
        'Je vais te battre au bowling si tu continues',
        "Tu vas regretter ces huit jours d'entraînement",
        'Fais gaffe à toi sur la route',
      ],
    },
  },
  {
    id: 'threats of revenge',
    harm: 'threat',
    says: [
      /\btu vas (?:me )?le (?:regretter|payer|sentir passer)\b|\btu vas payer (?:ca|cher|pour ca)\b/,
      /\btu (?:l'auras|l'as) (?:bien )?cherche\b|\btu vas voir ce (?:que|qui)|\bc'est (?:pas )?une menace\b/,
      /\bdernier avertissement\b|\bgare a (?:toi|vous)\b|\bsinon je raconte\b|\bje m'en servirai\b|\bje t'aurai(?= *[.,!]|$)/,
    ],
    unlessInSentence: [
      /\b(?:bowling|tarot|scrabble|baby-?foot|ping-?pong|billard|belote|uno|mario kart|karting|petanque|echecs|cartes|monopoly|quiz|mille bornes|revanche|jeux?|crepes?|gateaux?|desserts?|chocolat|raclette|fromage|pull|tricot\w*|blagues?|prophetie|insupportable|chante\w*|karaoke|flan|part de|deguise|costume|histoire du|pizzas?|sushis?|burgers?|cafe|apero|bieres?|resto|verre|trivial|point faible)\b/,
    ],
    examples: {
      yes: ['Tu vas le regretter', 'Tu vas payer ça très cher', 'C’est pas une menace, c’est une information'],
      no: [
        'Je vais te battre au ping-pong et tu vas le regretter toute la semaine',
        'Tu vas me le payer, en crêpes',
        'Gare à toi si tu touches à la dernière part de flan',
        'Tu m’envoies la playlist et je te fais ma critique',
        'Je tricote le même pull pour toi, c’est une menace sérieuse',
      ],
    },
  },
  {
    id: 'what will happen to you or yours',
    harm: 'threat',
    says: [
      new RegExp(
        String.raw`\b(?:tes|nos|les) (?:photos|nudes|videos|messages|captures) (?:part\w+|arriv\w+|finiss\w+|finir\w+|atterri\w+|vont|iront|seront|debarqu\w+) (?:direct )?(?:(?:chez|a|sur|dans) ${entourage}|sur (?:telegram|internet|facebook|insta\w*|les reseaux|un site))`,
      ),
      /\b(?:gifles?|baffes?|claques?|coups)\b(?! (?:d'air|d'eau|de (?:soleil|coeur|froid)|visuelle|musicale))[^.!?]{0,25}\b(?:tu|t') ?(?:apprendr\w+|comprendr\w+|la fermeras|obeir\w+|te tairas)\b|\bc'est ma main que tu prends\b/,
      /\b(?:dommage|bete|triste|con|malheureux|regrettable) (?:qu'il|si) (?:t'|lui |leur |te )?(?:arriv\w+) (?:un truc|quelque chose|malheur|un malheur|un accident|des bricoles)\b/,
      /\bregrett(?:er|e|ez|eras?) (?:de )?m ?'?(?:avoir|as|a) (?:bloqu|ghost|ignor|repouss|quitt|larg|jet|vir|parle)\w*/,
      /\b(?:bidon d'essence|acide|vitriol|batte|couteau|marteau|cutter|briquet)\b[^.!?]{0,40}\b(?:ton adresse|ta rue|chez toi|ta porte|pour (?:celles|les filles|les meufs|toi|ceux) (?:qui)?)|\bchoisis bien tes (?:prochains )?mots\b/,
      /\b(?:filles|meufs|mecs|celles|ceux|gens|derniere|dernier)\b[^.!?]{0,40}\b(?:ghost\w*|bloqu\w+|larguee?|quittee?|fout\w* de moi|ignor\w+|moquee?s?|dit non)\b[^.!?]{0,30}\b(?:accident|l'ont? regrette|regrettent?|hopital|hosto|plus parler|disparu\w*)/,
      /\b(?:brul|cram|incendi|crev)\w* [^.!?]{0,20}\b(?:ta (?:voiture|caisse|maison|porte|moto)|tes pneus|ton (?:appart\w*|immeuble|scooter))\b|\bbrule la voiture de\b[^.!?]{0,20}\bla tienne\b|\bporte plainte\b[^.!?]{0,40}\b(?:retrouver\w*|prouver\w*|croira\w*|preuves?|rien)\b/,
      /\b(?:ton joli|ta jolie) (?:visage|gueule|minois|tete) (?:ne )?(?:plaira|ressemblera|sera) (?:plus|a rien)\b|\bt'auras pas le temps de (?:crier|courir)\b|\bte faire passer l'envie de (?:rire|sourire|parler)\b/,
    ],
    examples: {
      yes: [
        'Tes photos partent chez tes collègues',
        'Une gifle et tu apprendras à répondre',
        'Ce serait dommage qu’il lui arrive un truc',
        'Tu vas regretter de m’avoir bloqué',
        'J’ai un bidon d’essence et ton adresse',
        'Les filles qui me ghostent finissent par avoir un accident',
      ],
      no: [
        'Tes photos de vacances arrivent à me faire aimer la pluie',
        'Une gifle d’air marin et tu comprendras la Bretagne',
        'Ce serait dommage de rater le coucher de soleil',
        'Je vais regretter de m’être levé si tôt',
      ],
    },
  },
  {
    id: 'what happens to a rival, or to you one day',
    harm: 'threat',
    says: [
      /\b(?:si (?:je|tu|il|elle|un mec|un autre)|le (?:prochain|premier)|qu'(?:il|un mec)|celui qui|ton (?:ex|pote|mec|copain|collegue))\b[^.!?]{0,50}\b(?:je|j'|jte|jvais) ?(?:vais )?(?:te |le |la |les |l'|lui )(?:demont|demoli|defonc|eclat|finis|fini(?:r|rai)\b|fum(?:e|er|erai)\b|but(?:e|er|erai)\b|enterr|massacr|explos|crev|refais le portrait|pete (?:les|la)|casse (?:les|la|un))/,
      /\bje (?:vais |finirai par )?(?:te )?(?:coinc|chop|attrap|croiser|retrouv|remettre a ta place)\w*\b[^.!?]{0,40}\b(?:tu (?:rigol\w+|fer\w+|rir\w+|sourir\w+|parler\w+|joueras?)|tu vas) (?:beaucoup )?(?:moins|plus)\b/,
      /\b(?:tu (?:feras|fais|vas faire)) moins (?:la|le|ta|ton) (?:maligne?|belle|beau|fiere?|princesse|mariole|difficile)\b/,
      /\b(?:tu vas pas|vas pas|tu t'en) (?:t'en )?(?:tirer(?:as)?|sortir(?:as)?) (?:pas )?(?:comme ca|aussi facilement|si facilement)(?= *[.!]|$)/,
      /\b(?:je|j') ?(?:te )?refais? le portrait\b|\bpersonne se (?:moque|fout) de moi (?:deux fois|comme ca)\b/,
    ],
    unlessInSentence: [
      /\b(?:bowling|tarot|scrabble|baby-?foot|ping-?pong|billard|belote|uno|mario kart|karting|petanque|echecs|cartes|monopoly|quiz|tennis|badminton|squash|volley|basket|foot|boxe|karaoke|metro|manege|toboggan|piste|ski|cable|montagne|buffet|armoire|meuble|lave-linge|recette|histoire|gateaux?|crepes?|dessert|blagues?|raconter?|cafe|tricher?|arbitre|match)\b/,
    ],
    examples: {
      yes: [
        'Si je te vois avec un autre je le démonte',
        'Un de ces jours je vais te coincer dans un coin et tu rigoleras moins',
        'Le prochain qui te like, je l’éclate',
        'Tu feras moins la maligne',
      ],
      no: [
        'Si je te vois tricher, je demande un arbitre et je démonte le plateau',
        'Tu vas pas t’en tirer comme ça, raconte la fin de l’histoire',
        'Un de ces jours je vais te battre au ping-pong et tu rigoleras moins',
        'Tu feras moins le malin au karaoké',
      ],
    },
  },
];
