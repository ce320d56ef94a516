import type { Moment } from '../../moment.ts';
import { anywhere } from './destinations.ts';

/** Where the match lives: a new town, a village, the city, the sea. */
export const places: Moment[] = [
  {
    id: 'new-in-town',
    cue: new RegExp(
      String.raw`\b(?:je (?:viens (?:tout juste |juste )?(?:d'arriver|d'emmenager|de m'installer|de demenager|de debarquer)|suis arrivee? (?:ici |y a peu |recemment |il y a (?:peu|\S+ (?:jours|semaines?|mois)) )|suis nouveau|suis nouvelle|debarque|me suis installee? (?:y a|il y a) )(?: [^,.!?]{1,20})?)(?: (?:a |sur |de )?${anywhere})?|\bje (?:connais|connaissais) (?:encore )?(?:personne|quasi personne|pas grand monde|pas encore (?:la ville|le coin))\b|\bnouve(?:au|lle) (?:ici|dans (?:le coin|la ville|la region|le quartier)|sur|a \S+)\b`,
    ),
    unless: /\b(?:boulot|poste|equipe|appli|tinder|bumble|hinge|site|demain|chez ma|a la maison|du taf)\b/,
    react: [
      'Bienvenue, alors !',
      'Tout à découvrir, j’aime bien cette période-là.',
      'Pas simple, mais excitant.',
      'Il faut du courage pour repartir de zéro.',
    ],
    ask: {
      humoristique: [
        'Tu en es à quelle étape : GPS pour aller au pain, ou déjà une boulangerie attitrée ?',
        'Combien de fois tu as pris le bus dans le mauvais sens ?',
        'Les cartons servent encore de table basse ?',
      ],
      flirt: [
        'Qu’est-ce qui te plaît déjà, ici ?',
        'Il te manque quoi pour te sentir chez toi ?',
        'Tu cherches plutôt de bonnes adresses ou de bonnes personnes ?',
      ],
      original: [
        'Quelle habitude d’ici t’a fait lever un sourcil ?',
        'C’est quoi ton premier endroit préféré ici ?',
        'Qu’est-ce qui t’a fait choisir ce coin-là ?',
      ],
    },
    invites: [
      'Une bonne raison de découvrir un bar de plus. On y va ensemble cette semaine ?',
      'On explore un quartier ensemble, un de ces soirs ?',
    ],
  },
  {
    id: 'small-village',
    cue: /\b(?:(?<x>(?:mon|un|ce) (?:petit |tout petit |minuscule )?(?:village|hameau|patelin|bled|bourg))|(?:j'habite|je vis|je suis|je viens|j'ai grandi)(?: [^,.!?]{1,15})? (?:au milieu de nulle part|dans un trou(?: perdu| paume)?|en pleine cambrousse|au fin fond d\S+|perdue? dans l\S+)|\d+ habitants|trou paume|une barre de reseau)\b/,
    unless: /\b(?:vacances|visite|deteste|rendez-vous dans|de mes parents)\b/,
    react: [
      'Un vrai village, ça existe encore !',
      'Là où tout le monde sait tout, donc.',
      'J’aime déjà cet endroit.',
      'Le calme, le vrai.',
    ],
    ask: {
      humoristique: [
        'Combien de temps avant que la boulangère sache que tu as un rendez-vous ?',
        'Il y a plus de vaches, de tracteurs ou de voisins ?',
        'La grande affaire du moment, là-bas, c’est quoi ?',
      ],
      flirt: [
        'Qu’est-ce qui te retient là-bas : les gens, la vue ou le silence ?',
        'Si je passais par là, tu me montrerais quoi en premier ?',
        'Tu es de ceux qui disent bonjour à tout le monde ?',
      ],
      original: [
        'C’est qui, la légende locale ?',
        'Le bruit que tu entends le matin en ouvrant les volets ?',
        'C’est quoi le coin que personne ne connaît, à part toi ?',
      ],
    },
    invites: ['On se retrouve à mi-chemin pour un verre ?'],
  },
  {
    id: 'loves-countryside',
    cue: /\b(?:j'(?:adore|aime)|je (?:prefere|kiffe|revais de|vis a|suis mieux a|suis plutot)|j'habite|je vis|je suis|on vit|besoin de|fuir la ville|quitte la ville|quitter la ville)(?: [^,.!?]{1,20})? (?:(?:a |de |pour |plutot )?(?<x>la campagne)|la nature|le calme|la foret|au vert)\b|\b(?:j'ai|on a) quitte (?:paris|la ville|lyon|la capitale)\b/,
    unless: /\b(?:pas|deteste|m'ennuie|publicitaire|electorale)\b/,
    react: [
      'Le grand air, je comprends.',
      'Se réveiller sans klaxons, le rêve.',
      'Ça respire rien qu’à te lire.',
      'Tu as l’air de savoir ce qui te fait du bien.',
    ],
    ask: {
      humoristique: [
        'Ton voisin le plus bruyant, c’est un coq ou un tracteur ?',
        'Le plus proche paquet de pâtes est à combien de kilomètres ?',
        'Et le jour où tu as envie de sushis à 22h, tu fais quoi ?',
      ],
      flirt: [
        'C’est quoi ta soirée idéale, là-bas ?',
        'Tu me vends ton coin en une phrase ?',
        'Tu as un endroit à toi, où tu vas quand tu veux souffler ?',
      ],
      original: [
        'Quelle est la saison où c’est le plus beau, chez toi ?',
        'Qu’est-ce que la ville a, et qui te manque quand même un peu ?',
        'Le dernier animal croisé sans l’avoir prévu ?',
      ],
    },
    invites: ['Une balade au vert un de ces jours, tu me montres ?'],
  },
  {
    id: 'paris-moan',
    cue: /\b(?:(?<x>paris|la capitale|la region parisienne|l'ile-de-france|le metro parisien|les parisiens) (?:[^,.!?]{1,15} )?(?:me (?:saoule|fatigue|gonfle|tue|stresse|deprime)|c'est (?:l'enfer|trop|fatigant|la jungle|stressant|cher)|est (?:trop|hors de prix|fatigante?)|(?:sont )?(?:relous?|insupportables?|chiants?))|(?:marre|ras le bol|j'en peux plus) (?:de|du|des) (?:paris|metro|rer|parisiens)|(?:le|la) (?:metro|ligne 13|rer|rer b) (?:ce matin|aux heures|bonde|l'enfer)|ligne 13|(?:studio|appart\S*|loyer)(?: [^,.!?]{1,20})? paris\w*|quitter paris)\b/,
    unless: /\b(?:j'adore|visiter|weekend a)\b/,
    react: [
      'Paris dans toute sa splendeur.',
      'Je te sens au bord de la valise.',
      'La relation toxique la plus répandue de France.',
      'Et pourtant, tu y es encore…',
    ],
    ask: {
      humoristique: [
        'Ça se rattrape avec une terrasse au soleil, ou c’est foutu ?',
        'Tu en es à dire « pardon » ou à mettre les coudes ?',
        'Le prix du café qui t’a le plus fait mal ?',
      ],
      flirt: [
        'Il y a quand même un coin qui te réconcilie avec la ville ?',
        'Si tu partais demain, tu irais vivre où ?',
        'Et qu’est-ce qui te fait rester, du coup ?',
      ],
      original: [
        'C’est quoi l’endroit où tu vas quand tu n’en peux plus ?',
        'À quelle heure de la journée tu lui pardonnes ?',
        'Ta plus belle scène vue dans le métro, quand même ?',
      ],
    },
    invites: ['Un verre au calme, dans un coin qui réconcilie avec la ville ?'],
  },
  {
    id: 'by-the-sea',
    cue: /\b(?:(?:j'habite|je vis|j'ai grandi|je suis|on vit)(?: [^,.!?]{1,25})? (?:au bord de|pres de|a \S+ (?:min|minutes|metres|pas) de|face a|a cote de) (?<x>la mer|la plage|l'ocean)|j'ai besoin de (?:voir )?(?:la mer|l'ocean)|je (?:peux pas|pourrais pas) vivre (?:sans|loin de) (?:la mer|l'ocean)|(?:j'adore|j'aime|je kiffe)(?: [^,.!?]{1,10})? (?:la mer|l'ocean|nager dans la mer|les embruns))\b/,
    unless: /\b(?:vacances|j'aime pas|deteste)\b/,
    react: [
      'La mer à portée de main, la chance.',
      'Je sens presque l’air salé.',
      'Tu viens de me donner une envie de plage.',
      'Bon, je t’envie un peu.',
    ],
    ask: {
      humoristique: [
        'Tu te baignes en mars, ou tu laisses ça aux plus courageux ?',
        'Tu retrouves du sable dans tes chaussures jusqu’à quel mois ?',
        'Les goélands et toi, c’est la paix ou la guerre pour les frites ?',
      ],
      flirt: [
        'Tu y vas pour nager, marcher ou ne rien faire du tout ?',
        'C’est quoi ton heure préférée pour la regarder ?',
        'Tu me montrerais quelle plage en premier ?',
      ],
      original: [
        'Tu la préfères l’hiver, vide et grise, ou en plein été ?',
        'Le plus beau truc que tu aies trouvé sur le sable ?',
        'À quoi tu penses, quand tu es face à l’eau ?',
      ],
    },
    invites: ['Une balade les pieds dans l’eau un de ces jours ?'],
  },
  {
    id: 'my-neighbourhood',
    cue: /\b(?:j'(?:adore|aime)(?: [^,.!?]{1,10})? (?<x>mon (?:quartier|coin))|(?:dans )?mon quartier (?:est|c'est|a)|j'habite (?:vers|cote|dans le quartier|a cote de|juste a cote|pres de|au coeur|en plein centre)|le quartier (?:est|c'est) (?:super|trop|top|cool|vivant|sympa))\b/,
    weight: 1,
    react: [
      'Se sentir bien dans son quartier, ça change tout.',
      'Ah, bon à savoir !',
      'Ça donne envie d’aller y traîner.',
      'Tu as l’air d’y être bien.',
    ],
    ask: {
      humoristique: [
        'Qui te connaît par ton prénom : le boulanger, le bar ou le livreur ?',
        'Ta boulangerie, tu la défends bec et ongles ?',
        'Le voisin le plus mémorable de l’immeuble ?',
      ],
      flirt: [
        'Tu m’emmènerais où, par là, pour un premier verre ?',
        'C’est quoi ton endroit pour traîner le dimanche ?',
        'Tu connais le banc parfait, pas loin ?',
      ],
      original: [
        'C’est quoi l’adresse que tu ne donnes qu’aux gens bien ?',
        'Le détail que seuls les habitants remarquent ?',
        'À quelle heure il est le plus beau ?',
      ],
    },
    invites: ['Tu me fais découvrir ton bar préféré du coin ?'],
  },
  {
    id: 'lives-in',
    cue: new RegExp(
      String.raw`\b(?:j'habite|je vis|je suis|j'habite|je loge|on est|je suis basee?) (?:(?:actuellement|plutot|juste|depuis \S+ (?:ans|mois)|moi|aussi) )*(?:a cote d\S+ |pres d\S+ |vers |sur |a |dans le centre d\S+ )${anywhere}`,
    ),
    weight: 1,
    unless:
      /\b(?:vacances|week-end|pas|deplacement|allee?|la je suis|il fait|en ce moment je suis|pour \S+ (?:jours|semaines?))\b/,
    react: ['{x}, bien !', 'Ah, {x} !', 'C’est noté.', 'D’accord, je te situe mieux.'],
    ask: {
      humoristique: [
        'Sur une échelle de 1 à office du tourisme, tu défends ta ville à combien ?',
        'Quel est le sujet qui fâche tout le monde, là-bas ?',
        'C’est quoi la phrase qui prouve qu’on est vraiment du coin ?',
      ],
      flirt: [
        'C’est quoi l’endroit où tu emmènes les gens que tu veux épater ?',
        'Tu y es bien, ou tu rêves d’ailleurs ?',
        'Où est-ce que je pourrais te croiser par hasard un dimanche ?',
      ],
      original: [
        'C’est quoi ton coin à toi, là où tu vas souffler ?',
        'Le meilleur moment de l’année pour y être ?',
        'Qu’est-ce que les gens de passage ratent toujours ?',
      ],
    },
    invites: ['Tu choisis le bar, je te suis ?'],
  },
];
