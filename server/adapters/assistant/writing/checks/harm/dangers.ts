import type { HarmRule } from './harm-rule.ts';

/** What a code opens. */
const locked =
  '(?:immeuble|porte|portail|hall|residence|appart\\w*|telephone|tel|portable|iphone|ordi\\w*|comptes?|insta\\w*|snap\\w*|facebook|mails?|gmail|netflix|carte|cb|banque|boite mail|messagerie|wifi|coffre)';

/** Addresses and secrets: what a swindler or a stalker asks for. */
export const dangerRules: readonly HarmRule[] = [
  {
    id: 'asks where they live',
    harm: 'address',
    says: [
      /\b(?:ton|votre|l') ?adresse (?:exacte|precise|complete|postale|perso\w*)\b|\b(?:donne|file|envoie|envoies|dis|laisse|passe|balance)(?:[- ]moi)? (?:ton|votre) adresse\b(?! mail)|\b(?:envoie|file|balance)[- ]moi l'adresse(?= *[.!?]|$)|\bc'est quoi ton adresse\b|\bquelle (?:est|c'est) (?:ton|votre) adresse\b|\bton adresse ?\?|\b(?:ton|votre) adresse (?:et|,|avec|plus) ?(?:ton|ta|le|la|l'|votre|quel)/,
      /\bquelle (?:est|c'est) ta rue\b(?! (?:pref|fav|fetiche))|\bta rue,? (?:et|c'est (?:quoi|laquelle))\b|\bta rue ?\?|\bton adresse,? (?:stp|svp|s'il te plait|vite|maintenant)\b|\btu (?:habites|vis|loges|creches) (?:a |dans )?quelle (?:adresse|rue)\b|\bton immeuble,? c'est (?:lequel|quoi)\b|\b(?:ton|votre|quel) (?:numero|num) (?:d'appart\w*|de (?:porte|rue|maison|batiment|chambre|palier))\b/,
      /\b(?:quelle|dans quelle|c'est quelle|c'est quoi (?:ta|comme)) rue\b[^.!?]{0,20}\?|\b(?:tu (?:habites|vis|es)|t'(?:es|habites)|c'est)\b[^.!?]{0,20}\bquel (?:etage|immeuble|batiment|digicode|interphone|hall|numero de (?:rue|porte))\b|\b(?:t'habites|tu habites|tu vis|tu loges|tu creches|vous habitez) (?:ou )?(?:exactement|precisement)|\bou (?:exactement|precisement) (?:t'habites|tu habites|tu vis)|\bton (?:digicode|interphone|nom sur la sonnette)\b/,
      /\b(?:t'es|tu es|vous etes|tu restes?|tu seras|tu dors|tu vis) (?:toute? )?seule? (?:chez toi|chez vous|a la maison|ce soir chez|dans ton appart|cette nuit)|\btes (?:parents|colocs?|enfants) (?:sont|seront|rentrent) (?:la|pas la|absents|quand)\b/,
      /\bje (?:passe|debarque|viens|sonne|t'attends?|peux etre|serai|suis) (?:\w+ ){0,3}(?:chez toi|en bas de chez toi|devant chez toi|devant ta porte|en bas de ton immeuble)\b|\bje (?:passe|viens) te (?:chercher|prendre|voir) (?:chez toi|a ta porte|ce soir sans|par surprise)|\bj'arrive chez toi\b|\bje suis en bas de chez toi\b|\bc'est quoi ton immeuble\b|\bt'habites au combien\b|\bte prendre devant ta porte\b|\brue, numero\b|\bc(?:'est)? (?:koi|quoi) l'adresse\b|\b(?:ta|votre) (?:loc|localisation|position|geoloc\w*)\b/,
    ],
    examples: {
      yes: [
        'Quelle est ta rue ?',
        'Ta rue, c’est laquelle ?',
        'Ton adresse stp ?',
        'Tu habites à quelle adresse ?',
        'Ton adresse et ton code ?',
        "Ton adresse et ton numéro d'appartement ?",
        "Quel numéro d'appart ?",
        "C'est quoi ton adresse exacte ?",
        "T'habites où exactement ?",
        'Je passe chez toi dans 20 minutes',
      ],
      no: [
        'Quelle est ta rue préférée à Paris ?',
        'Ta rue est aussi bruyante que la mienne ?',
        'Ton adresse préférée pour un ramen ?',
        'Tu me donnes l’adresse du resto ?',
        'Je passe te prendre à 16h et on va boire un verre',
      ],
    },
  },
  {
    id: 'asks for secrets',
    harm: 'secret',
    says: [
      /(?<!\bmon )\bmots? de passe (?:est|c'est|:)|\bmots? de passe (?:sur|de|du|pour) (?:ton|ta|tes|snap\w*|insta\w*|facebook|tinder|gmail|netflix|wifi)\b|\b(?:tes|ton|vos) codes? (?:vinted|netflix|snap\w*|insta\w*|ameli|leboncoin|paypal|spotify|disney\w*|canal\w*)\b/,
      /\bcodes? (?:pin|de (?:l'|ton )?immeuble|de (?:la |ta )?porte|du portail|du portillon|de ton (?:tel\w*|portable|appart\w*))\b|\bquel numero exactement\b|\bseule? le soir\b[^.!]{0,20}\?/,
      /\b(?:lire|lis|dict\w+|transf\w+|renvo[iy]\w*|recopi\w+|donn\w+|envo[iy]\w*)\b[^.!?]{0,25}\b(?:le sms|le texto|numero qui s'affiche|chiffres qui s'affichent|code qui)\b/,
      /\b(?:justificatif de domicile|phrase de recup\w*|les (?:douze|12|24) mots|question secrete|date d'expiration|(?:ton|votre) (?:numero de compte|rib)|numeros? devant ta carte|avis d'imposition|fiche de paie)\b/,
      /\b(?:ta|ton|tes) (?:fille|fils|gamine?s?|enfants?|mome|gosses?|petite?)\b[^.!?]{0,40}\b(?:dans quelle|quelle|prend le bus ou|va ou|est ou|ou le matin|ou le mercredi|a quelle heure)\b|\b(?:quelle (?:ecole|creche|maternelle|garderie)|quel college|ou est-ce que)\b[^.!?]{0,25}\b(?:ta|ton|tes) (?:fille|fils|gamine?s?|enfants?|mome|gosses?|petite?)\b/,
      /\b(?:ton|votre|le|les) (?:numeros?|codes?) de (?:ta |votre |la )?carte\b(?! (?:de fidelite|postale))|\b(?:ton|tes|votre|vos) codes? (?:pin|d'acces|d'entree|de porte)\b|\b(?:donne|envoie|dis|file|redis|passe)(?:[- ]moi)? (?:ton|tes|votre|vos) codes?\b(?! (?:promo|de la route|couleur|vestimentaire))|\bquel (?:etage|batiment)\b[^.!?]{0,12}\bcode\b|\b(?:ta|votre) carte (?:bleue|visa|de credit)\b/,
      /\b(?:code|codes)\b[^.!?]{0,30}\b(?:recu\w*|par sms|de verification|de confirmation|a (?:4|6|quatre|six) chiffres|de ta carte|de validation)\b|\b(?:donne|envoie|redis|dis|file|confie)(?:[- ]moi)?\b[^.!?]{0,30}\b(?:mdp|mots? de passe|code (?:de ton|affiche|pin)|identifiants?|acces a ton)\b|\b(?:anydesk|teamviewer)\b|(?<!\bma )\bcartes? d'identite\b|\b(?:numero|chiffres|photo) de (?:ta|votre) carte\b|\b(?:carte bancaire|cryptogramme|cvv|cvc|ta cb|tes acces|mots? de recuperation|num(?:ero)? de secu|login)\b|\bnos mots de passe\b|\b(?:ton|tes|votre|vos) (?:passeport|rib|iban|mots? de passe|identifiants?|codes? (?:bancaires?|secrets?)|coordonnees bancaires|permis de conduire|piece d'identite|carte d'identite|numero de secu\w*)\b/,
    ],
    always: [
      new RegExp(
        String.raw`\b(?:codes?|mots? de passe|mdp|identifiants?)\b[^.!?]{0,30}\b(?:ton|ta|tes|votre|vos|l') ?${locked}\b`,
      ),
      /\b(?:donne|envoie|file|passe|dis|confie|balance)[- ]moi le (?:code|mot de passe|mdp)(?: pour (?:entrer|ouvrir|rentrer|monter|acceder)\b| *[.!?,]|$)/,
    ],
    unless: [
      /\b(?:rate|passe|passer|eu|obtenu|fete\w*|reussi) (?:\w+ )?(?:ton|votre) permis\b/,
      /\b(?:code secret|mot de passe|code) pour (?:(?:bien|mieux|ne pas|enfin) )?[a-z]+(?:er|ir|re)\b|\bje (?:ne )?te demander\w+ pas\b/,
    ],
    examples: {
      yes: [
        'Envoie-moi le code reçu par SMS',
        'Donne-moi le code pour entrer dans ton immeuble',
        'Donne-moi le mot de passe pour ouvrir ton compte Insta',
        'Le code pour déverrouiller ton téléphone, c’est quoi ?',
        'Donne-moi le code !',
        "Une photo de ta carte d'identité pour vérifier ?",
        'Le mot de passe est 1234',
        'Ton adresse exacte et ton code de carte',
        'Ton numéro de carte ?',
        'Ton code PIN',
        'Donne-moi ton code',
        'Quel étage et quel code ?',
        'C’est quoi le code PIN de ton téléphone ?',
        'Tu peux me lire le SMS que tu viens de recevoir ?',
        'Elle est dans quelle école ta fille ?',
        'Il me faut les douze mots de ton wallet',
      ],
      no: [
        'C’est quoi ton mot de passe pour survivre au lundi ?',
        'Ta fille rentre au collège, ça va, la maman ?',
        'Un rappel de mot de passe par jour',
        'Mon mot de passe est trop long, même pour moi',
        'Le mot de passe, c’est « raclette »',
        'Le code pour me faire craquer, c’est tarte au citron',
        'Alors, ton permis ?',
        'Sur ma carte d’identité je ressemble à un suspect',
        'Donne-moi ton code couleur préféré',
      ],
    },
  },
];
