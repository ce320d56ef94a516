import type { HarmRule } from './harm-rule.ts';

export const sexualRules: readonly HarmRule[] = [
  {
    id: 'sexual words',
    harm: 'sexual',
    says: [
      /\b(?:nudes?|a poil|toute nue|tout nu|te voir nue?|sexe|sexuel\w*|sexto\w*|orgasm\w+|preliminaires|galipettes?|plan cul|coup d'un soir|faire l'amour|jouir|branler|bander(?! les)|masturb\w+|porno?|erotiq\w+|torride|coquin\w*|sensuel\w*|fantasm\w+|lingerie|sous-vetements?|petite culotte|nuisette|porte-jarretelles|sodom\w+|fellation|cunni\w*|levrette|missionnaire)\b/,
      /\b(?:bites?|teubs?|penis|vagin|clito\w*|nichons|sextoys?|ejacul\w+|branlette|partouze|plan a (?:trois|3)|gorge profonde)\b/,
      /\b(?:on|tu|nous|vous|te|j'ai envie de) bais(?:e|es|ez|ons|er|era\w*)\b(?!-?mains?| (?:la|les|ta|tes|sa|ses) (?:mains?|joues?|front))/,
      /\bje (?:bande|mouille)\b(?! (?:les|ma|mes|mon|le|la|mon) )/,
      /\b(?:veux|envie de|va) baiser(?= *[?.!,]|$| (?:ce|avec|ensemble))|\b(?:suce|leche)[- ]moi\b|\bme sucer\b/,
      /\b(?:montr\w+|fais voir|voir|lech\w+|touch\w+|doigt\w+|caress\w+|photo de|envie de|veux|goute\w*|bouffe\w*)(?:[- ]moi)? ta chatte\b(?! (?:dormir|jouer|ronronner|au|sur))/,
      /\b(?:ta|ma) (?:chatte|queue) (?:est )?(?:mouillee|humide|rasee|serree|dure|trempee|bien dure)\b/,
      /\bdick ?pics?\b|\b(?:deshabille|desape)[- ]toi\b|\b(?:photos?|tofs?|pics?|nudes?|cam\w*|visio)\b[^.!?]{0,25}\bsans (?:le )?haut\b|\bsans rien dessus\b/,
      /\b(?:te|se|nous|vous|me) baiser\b|\bbaise[- ]moi\b|\b(?:m'|t')excites?\b|\b(?:tes|vos) (?:\w+ ){1,3}m'excitent\b|\bexcitee? (?:par|rien qu)/,
      /\b(?:ton|tes|ta|de (?:belles?|beaux|jolies?|grosses?|sacrees?)) (?:\w+ )?(?:cul|fesses|seins|nichons|poitrine|decollete|entrejambe|sexe)\b/,
      /\bte (?:caresser|deshabiller|lecher|doigter|toucher partout|faire (?:crier|gemir|jouir|grimper aux rideaux))\b(?! la tete)/,
    ],
    unless: [/\b(?:discrimination|education|egalite) sexuel\w*|\bmeme sexe\b/],
    examples: {
      yes: [
        'On pourrait passer aux préliminaires',
        'On baise ce soir ?',
        'Ma bite est dure',
        'Montre-moi ta chatte',
        'J’ai envie de te baiser',
        'Suce-moi',
        'T’as envie de baiser ?',
        'Je veux ta chatte',
        'Tu me fais fantasmer',
        "Ton cerveau m'excite",
        'T’as de belles fesses',
      ],
      no: [
        'Ta chatte s’appelle comment ?',
        'Ma chatte dort sur mon clavier',
        'On se baisse et on passe sous la corde',
        'Ma blague est dure',
        'Les chiffres m’excitent, je suis comptable',
        'Tu veux un baiser volé ou un café ?',
        'Devant Le Baiser de Rodin je ne réponds de rien',
        "T'as l'air d'avoir besoin qu'on te caresse la tête",
      ],
    },
  },
  {
    id: 'bed and night together',
    harm: 'sexual',
    says: [
      /\b(?:sous|dans) (?:la|ma|ta|notre|les|mes|tes) (?:couette|draps?|plumard)\b[^.!?]{0,25}\b(?:avec (?:moi|toi)|ensemble|tous les deux|a deux|toi et moi)\b/,
      /\b(?:fini\w*|termin\w*|continu\w*|lire|reprend\w*|regard\w*|discut\w*|parl\w*)\b[^.!?]{0,30}\b(?:sous (?:la|ma|ta|les) (?:couette|draps)|dans (?:mon|ton|notre) lit|au lit)\b/,
      /\b(?:dans (?:mon|notre) lit|au lit (?:avec (?:moi|toi)|ensemble)|(?:rejoins|viens)[- ]moi (?:au|dans mon) lit)\b/,
      /\b(?:dormir|dormira|dormirait|coucher|reveiller?) (?:\w+ )?(?:avec (?:moi|toi)|ensemble|chez (?:moi|toi)|dans mes bras|l'un contre l'autre)\b/,
      /\b(?:finir|finit|passer|passe|passes) la nuit (?:avec|ensemble|chez (?:moi|toi)|tous les deux|a deux)\b/,
      /\b(?:douee?s?|fort(?:e)?|bonne?|champion\w*)\b[^.!?]{0,40}\bau lit\b/,
      /\bje te ferai (?:autre chose|bien d'autres choses)\b|\b(?:reveil|matin) (?:dans|entre) (?:mes|tes) bras\b/,
    ],
    examples: {
      yes: [
        'On finit ça sous la couette ?',
        'Viens, on dormira ensemble',
        "T'es sûrement douée pour d'autres choses, au lit par exemple",
      ],
      no: [
        'Gris souris ou gris « je reste au lit et personne dira rien » ?',
        'Le kebab au lit, c’est le petit-déj des rentrées à 6h',
      ],
    },
  },
  {
    id: 'intimate pictures',
    harm: 'sexual',
    says: [
      /\b(?:photo|photos|tof|tofs|pic|pics|selfie|selfies|video|videos|snap|snaps)\b[^.!?]{0,30}\b(?:maillot|bikini|lingerie|culotte|petite tenue|tenue legere|nuisette|intimes?|coquine?s?|sexy|hot|osee?s?|nue?s?|sous-vetements?|sans rien|du corps|de ton corps|de la tete aux pieds|sous la douche|au bain)\b/,
      /\b(?:montre|envoie|envoies|fais voir)(?:[- ]moi)?\b[^.!?]{0,25}\b(?:ton corps|tes formes|tes jambes|ce que tu portes|ce qu'il y a (?:en )?dessous|un peu plus|en maillot)\b/,
      /\btu portes quoi\b[^.!?]{0,12}\b(?:en dessous|dessous|pour dormir|au lit)\b/,
      /\bsous (?:le|la|ton|ta) (?:plaid|couette|robe|pull|pyjama|peignoir),? tu (?:portes|as|mets) quoi\b/,
    ],
    examples: {
      yes: ['Envoie une photo en maillot', 'Tu portes quoi en dessous ?'],
      no: ['Huit en maillot volets fermés, les voisins ont appelé qui ?', 'Envoie une photo du chat'],
    },
  },
  {
    id: 'at home at once',
    harm: 'sexual',
    says: [
      /\b(?:viens|venir|passe|passes|passer|finir|finit|monte|monter|dormir|puis|ensuite|verre) (?:\p{L}+ ){0,3}(?:chez moi|dans mon appart|dans ma chambre)\b/u,
      /\bm'invites? chez toi\b|(?<!\bpas )\b(?:venir|passer|finir|monter|rentrer) chez toi\b/,
    ],
    examples: {
      yes: ['Viens dîner chez moi ce soir', "Tu m'invites chez toi pour une séance ?"],
      no: ['Chez moi on dit chocolatine', 'Le bouchon chez toi, il dure combien de temps ?'],
    },
  },
];
