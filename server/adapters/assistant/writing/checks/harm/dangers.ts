import type { HarmRule } from './harm-rule.ts';

/** Money, addresses, secrets: what a swindler or a stalker asks for. */
export const dangerRules: readonly HarmRule[] = [
  {
    id: 'asks for money',
    harm: 'money',
    says: [
      /\bcartes?[- ](?:cadeaux?|google|itunes|steam|apple|psn|xbox|playstation|nintendo|netflix|spotify|roblox|pcs|neosurf|transcash|paysafecard|amazon|prepayee?s?|de recharge)\b|\b(?:coupons?|tickets?|recharges?|codes?) (?:pcs|transcash|neosurf|paysafecard|google play|steam|amazon|itunes)\b|\bbon (?:d'achat|amazon|cadeau)\b/,
      /\b(?:pret(?:e|es|er|erais)|avanc\w+|envoi\w*|envoy\w+|vir(?:e|es|er)|fil(?:e|es|er)|depann\w+|donn(?:e|es|er)|transf[ée]r\w+|vers(?:e|es|er)|aid\w+|confi\w+|manque|acompte|frais|regl\w+|pai\w+|pay\w+)(?:[- ]moi)?\b[^.!?]{0,40}?(?<![a-z\d])(?:\d+ ?(?:€|euros?|balles|eur)|de l'argent|du fric|des sous|de la thune|du cash|un peu d'argent|un peu de (?:thunes?|fric|cash|sous)|un (?:petit )?billet|financierement|une (?:petite )?somme)(?![a-z])/,
      /\b(?:western union|moneygram|paypal|lydia|wero|revolut|paylib|cash ?app|virement|iban|rib|bitcoins?|btc|crypto\w*|trading|forex|usdt|nft|binance)\b/,
      /\b(?:investi[rs]\w*|placement|doubler|tripler|rentabl\w+|benefices?|rendement|gagner \d+)\b[^.!?]{0,40}\b(?:argent|euros?|€|mise|par (?:jour|mois|semaine)|plateforme|application|sure?|garanti\w*|avec moi|epargne|economies)\b/,
      /\b(?:besoin|faut|faudrait|manque) (?:\w+ )?(?:de )?\d+ ?(?:€|euros?|balles|eur)\b(?! (?:de l'heure|par))|\bun (?:petit )?billet et j/,
      /(?:\b(?:paie|paye|avance|finance|regle)[- ]moi|\b(?:me |m')(?:paies?|payes?|payer|avances?|avancer|finances?|financer)) (?:le|la|un|une|mon|ma|mes|les) (?:taxi|uber|vtc|train|billet|vol|avion|voyage|loyer|essence|hotel|plein|trajet|forfait|factures?)\b|\bfinanc(?:e|es|er) (?:mon|ma|mes)\b/,
      /\b(?:me|m') ?(?:files?|pretes?|avances?|depannes?|passes?|donnes?|envoies?|vires?) (?:\d{2,}|vingt|trente|cinquante|cent)(?= ?(?:[?.!,]|$|stp|s'il))/,
      /\bje vends\b[^.!?]{0,20}\b(?:photos?|videos?|nudes?|contenus?)\b|\b\d+ ?(?:€|euros?|balles|e) (?:la|le|par|pour une) (?:photo|video|nude|heure|nuit|show|cam)\b/,
      /\bopportunites?\b[^.!?]{0,15}\binvesti|\b(?:ma|notre) (?:wish ?list|cagnotte)\b|\b(?:fais|fait|ferais|faire)(?:[- ]moi)? un (?:petit )?don\b/,
      /\b(?:payer?|paies?|regler?|regles?) (?:mon|ma|mes) (?:loyer|billet|train|taxi|facture|essence|hotel|visa|passeport|opération|operation|forfait|dette)/,
    ],
    unless: [
      /\b(?:je (?:n'|ne )?envoie pas|pas de pret|c'est non|je signale|je m'arrete la)\b|\b(?:le perdant|la perdante|le premier|celui qui|qui perd|pari\w*|gage|j'offre|je paie|je t'offre|on partage)\b/,
    ],
    examples: {
      yes: [
        'Tu pourrais me prêter 50 euros ?',
        'Envoie-moi une carte cadeau Amazon',
        'Fais-moi un petit PayPal',
        'Il me faut une carte Apple de 50',
        'J’ai besoin de 100 euros pour venir te voir',
        'Paie-moi le taxi et j’arrive',
        'Tu m’avances le billet ?',
        'Tu me files 50 ?',
        'C’est 50 euros la photo',
        'Prête-moi un peu de thune',
        'J’ai une opportunité d’investissement pour toi',
        'Participe à ma cagnotte',
      ],
      no: [
        'Le riz à 17 euros, on fera un rapport',
        'Le perdant donne 2 euros à l’autre',
        'Tu me donnes 10 raisons de venir ?',
        'Tu me paies un café et je te raconte tout',
        'Une carte postale de Lisbonne, ça compte',
      ],
    },
  },
  {
    id: 'asks where they live',
    harm: 'address',
    says: [
      /\b(?:ton|votre|l') ?adresse (?:exacte|precise|complete|postale|perso\w*)\b|\b(?:donne|file|envoie|envoies|dis|laisse|passe|balance)(?:[- ]moi)? (?:ton|votre) adresse\b(?! mail)|\b(?:envoie|file|balance)[- ]moi l'adresse(?= *[.!?]|$)|\bc'est quoi ton adresse\b|\bquelle (?:est|c'est) (?:ton|votre) adresse\b|\bton adresse ?\?/,
      /\b(?:quelle|dans quelle|c'est quelle|c'est quoi (?:ta|comme)) rue\b[^.!?]{0,20}\?|\b(?:tu (?:habites|vis|es)|t'(?:es|habites)|c'est)\b[^.!?]{0,20}\bquel (?:etage|immeuble|batiment|digicode|interphone|hall|numero de (?:rue|porte))\b|\b(?:t'habites|tu habites|tu vis|tu loges|tu creches|vous habitez) (?:ou )?(?:exactement|precisement)|\bou (?:exactement|precisement) (?:t'habites|tu habites|tu vis)|\bton (?:digicode|interphone|nom sur la sonnette)\b/,
      /\b(?:t'es|tu es|vous etes|tu restes?|tu seras|tu dors|tu vis) (?:toute? )?seule? (?:chez toi|chez vous|a la maison|ce soir chez|dans ton appart|cette nuit)|\btes (?:parents|colocs?|enfants) (?:sont|seront|rentrent) (?:la|pas la|absents|quand)\b/,
      /\bje (?:passe|debarque|viens|sonne|t'attends?|peux etre|serai|suis) (?:\w+ ){0,3}(?:chez toi|en bas de chez toi|devant chez toi|devant ta porte|en bas de ton immeuble)\b|\bje (?:passe|viens) te (?:chercher|prendre|voir) (?:chez toi|a ta porte|ce soir sans|par surprise)|\bj'arrive chez toi\b|\bje suis en bas de chez toi\b|\bc'est quoi ton immeuble\b|\bt'habites au combien\b|\bte prendre devant ta porte\b|\brue, numero\b|\bc(?:'est)? (?:koi|quoi) l'adresse\b|\b(?:ta|votre) (?:loc|localisation|position|geoloc\w*)\b/,
    ],
    examples: {
      yes: ["C'est quoi ton adresse exacte ?", "T'habites où exactement ?", 'Je passe chez toi dans 20 minutes'],
      no: ['Tu me donnes l’adresse du resto ?', 'Je passe te prendre à 16h et on va boire un verre'],
    },
  },
  {
    id: 'asks for secrets',
    harm: 'secret',
    says: [
      /\bmots? de passe (?:est|c'est|:)/,
      /\b(?:ton|votre|le|les) (?:numeros?|codes?) de (?:ta |votre |la )?carte\b(?! (?:de fidelite|postale))|\b(?:ton|tes|votre|vos) codes? (?:pin|d'acces|d'entree|de porte)\b|\b(?:donne|envoie|dis|file|redis|passe)(?:[- ]moi)? (?:ton|tes|votre|vos) codes?\b(?! (?:promo|de la route|couleur|vestimentaire))|\bquel (?:etage|batiment)\b[^.!?]{0,12}\bcode\b|\b(?:ta|votre) carte (?:bleue|visa|de credit)\b/,
      /\b(?:code|codes)\b[^.!?]{0,30}\b(?:recu\w*|par sms|de verification|de confirmation|a (?:4|6|quatre|six) chiffres|de ta carte|de validation)\b|\b(?:donne|envoie|redis|dis|file|confie)(?:[- ]moi)?\b[^.!?]{0,30}\b(?:mdp|mots? de passe|code (?:de ton|affiche|pin)|identifiants?|acces a ton)\b|\b(?:anydesk|teamviewer)\b|\bcartes? d'identite\b|\b(?:numero|chiffres|photo) de (?:ta|votre) carte\b|\b(?:carte bancaire|cryptogramme|cvv|cvc|ta cb|tes acces|mots? de recuperation|num(?:ero)? de secu|login)\b|\bnos mots de passe\b|\b(?:ton|tes|votre|vos) (?:passeport|rib|iban|mots? de passe|identifiants?|codes? (?:bancaires?|secrets?)|coordonnees bancaires|permis de conduire|piece d'identite|carte d'identite|numero de secu\w*)\b/,
    ],
    unless: [/\b(?:rate|passe|passer|eu|obtenu|fete\w*|reussi) (?:\w+ )?(?:ton|votre) permis\b/],
    examples: {
      yes: [
        'Envoie-moi le code reçu par SMS',
        "Une photo de ta carte d'identité pour vérifier ?",
        'Le mot de passe est 1234',
        'Ton adresse exacte et ton code de carte',
        'Ton numéro de carte ?',
        'Ton code PIN',
        'Donne-moi ton code',
        'Quel étage et quel code ?',
      ],
      no: ['Un rappel de mot de passe par jour', 'Alors, ton permis ?', 'Donne-moi ton code couleur préféré'],
    },
  },
];
