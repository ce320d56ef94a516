import type { HarmRule } from './harm-rule.ts';

const bodyParts =
  '(?:dents|gueule|tronche|machoire|nez|genoux?|bras|jambes?|doigts|os|cotes|figure|crane|cou|rotules?)';
const blows =
  '(?:gifles?|claques?|baffes?|raclees?|torgnoles?|tartes? dans la (?:figure|gueule)|correction|fessee|coups? (?:de (?:poing|pied|ceinture|boule))?)';
const weapons = '(?:flingues?|couteaux?|lames?|armes?|cutter|machette|batte|fusil|pistolet|calibre|carabine|marteau)';

/** Blows, weapons, locking up. Threats with words are in threats.ts. */
export const violenceRules: readonly HarmRule[] = [
  {
    id: 'blows',
    harm: 'threat',
    says: [
      new RegExp(
        String.raw`\b(?:je|j'|jte|vais|viens|vient|pourrais|vai) (?:te |t'|vais te |viens te )?(?:(?<=te )|(?<=jte ))(?:peter?|casser?|eclater?|exploser?|briser?|arracher?|demonter?|defoncer?|refaire?) (?:les|la|le|ta|ton|tes|un|une|deux) ${bodyParts}\b`,
      ),
      /\bje (?:vais )?t'en (?:colle\w*|mets|mettrai|mettre|retourne\w*) une(?= *[.!,]|$| (?:si|pour))/,
      /\b(?:je|jte|j'|vais|finir par) (?:te |t')?(?:vais te )?(?:defigure\w*|vitriole\w*|ebouillante\w*|fracasse\w*|brule vive)\b/,
      /\b(?:ma main|mon pied|mon poing|un poing) (?:dans|sur) (?:la|ta|le|ton) (?:figure|gueule|tete|tronche|visage|face|nez|cul)\b/,
      new RegExp(
        String.raw`\b${blows}\b[^.!?]{0,40}\b(?:(?:te|ca te|ca) (?:calmera\w*|apprendra\w*|remettra\w*|rendra\w*|fera du bien|dressera\w*)|(?:deviendras|seras|serais|rend) (?:plus |bien |enfin )?(?:gentille?|docile|sage|polie?|douce|obeissante?)|file\w* droit)`,
      ),
      /\b(?:je|j') ?(?:vais |dois |devrai )?(?:te |t')(?:dresser|corriger|mater|battre comme platre|faire passer l'envie)\b(?! (?:le|la|les|un|une|ton|ta|tes|ce|cette|au|aux|a) )/,
      /\b(?:tu|vous|il|elle|la derniere|le dernier|ma derniere ex|mon ex|celle)\b[^.!?]{0,40}\b(?:finis|finissez|finira|finiras|finirez|fini|finie|finit) (?:tous les deux |direct |bien )?(?:a l'(?:hopital|hosto)|aux urgences|a la morgue|dans un (?:fosse|coffre|ravin)|avec (?:un oeil au beurre noir|le nez casse|des bleus)|six pieds sous terre|en fauteuil)/,
      /\b(?:merites|meriterais|merite|meriterait) (?:juste |vraiment )?(?:qu'on|que je) (?:te|la|t') ?(?:coince|frappe|viole|corrige|apprenne|baffe|gifle|cogne|punisse|casse|attende|remette)/,
      /\b(?:te|vous) coince\w* (?:dans|derriere|sur) (?:une? |le |un )?(?:ruelle|parking|coin sombre|cave|impasse)/,
      /\b(?:je|j') ?(?:tape|frappe|cogne) (?:les|mes|toujours les) (?:femmes?|filles?|meufs?|ex|copines?)\b|\bune femme,? ca se (?:dresse|corrige|bat|mate)\b/,
    ],
    unless: [
      /\b(?:au|aux|a la|en|a) (?:bowling|tarot|scrabble|baby-?foot|ping-?pong|billard|belote|uno|mario kart|karting|petanque|echecs|cartes|monopoly|quiz|boxe|tennis|badminton|foot|rugby|smash)\b/,
      /\b(?:blagues?|rire|fautes?|copies?|orthographe|table|tente|playlist)\b/,
    ],
    examples: {
      yes: [
        'Je viens te casser les genoux',
        'Je te défigure si tu parles',
        'Une bonne raclée et tu seras docile',
        'Je vais te dresser, tu vas voir',
        'Ma main dans la figure, tu la veux ?',
        'Si tu parles à un autre, tu finis aux urgences',
        'Tu mériterais qu’on te corrige',
      ],
      no: [
        'Tu vas te casser les dents sur mes cookies',
        'Je vais te corriger tes fautes, gratuitement',
        'Ta droite au sac de frappe, elle fait peur ?',
        'Une claque visuelle ce film',
        'Ta tarte mériterait qu’on lui consacre un musée',
        'Le pigeon a fini aux urgences vétérinaires ?',
      ],
    },
  },
  {
    id: 'weapons',
    harm: 'threat',
    says: [
      new RegExp(
        String.raw`\b(?:j'ai|je (?:porte|garde|prends|ramene|viens avec|sors)) (?:toujours |aussi )?(?:un|une|mon|ma|des) (?:petite? |gros(?:se)? |vrai )?${weapons}\b(?! (?:suisse|de cuisine|a |laser|secrete?|fatale?|en (?:mousse|plastique|bois)))[^.!?]{0,50}\b(?:alors|donc|si tu|sois|t'as interet|tu as interet|tiens[- ]toi|gare|t'avise|essaie pas|fais pas|tu viendras|sage|obeis)\b`,
      ),
    ],
    unlessInSentence: [
      /\b(?:cuisin\w+|scout\w*|camping|pique-nique|champignons?|pain|saucisson|fromage|opinel|rando|huitres|jeu|escape|sabre|cosplay|theatre)\b/,
    ],
    examples: {
      yes: ["J'ai un couteau sur moi, alors tiens-toi bien", "J'ai un fusil, t'as intérêt à venir"],
      no: [
        "J'ai toujours un couteau sur moi, alors le saucisson est sauvé",
        "J'ai une arme secrète : mon tiramisu, sois prête",
      ],
    },
  },
  {
    id: 'locking up',
    harm: 'threat',
    says: [
      /\b(?:t'|te )(?:attach|ligot|enferm|sequestr|enchain|gard|boucl)\w* (?:[a-z']+ ){0,3}(?:dans|a|au) (?:ma|mon|la|le|une?) (?:cave|coffre|sous-sol|placard|grenier|chambre jusqu)/,
    ],
    unlessInSentence: [/\b(?:bouteilles?|place|part|escape game|vin)\b/],
    examples: {
      yes: ['Je te garde dans ma cave', 'Je vais t’enfermer dans le coffre'],
      no: ['Je te garde une bouteille dans ma cave', 'On t’enferme dans la cave de l’escape game à 20h'],
    },
  },
];
