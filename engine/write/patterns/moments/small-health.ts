import type { Moment } from '../../moment.ts';

/** Small illness and knocks. The jokes are about the plaid, never about the pain. */
export const smallHealth: Moment[] = [
  {
    id: 'ill',
    cue: /\b(?:je suis (?:un peu |trop |super |encore |tres |vraiment |hyper )?(?:malade|enrhumee?|fievreu(?:x|se)|souffrante?|patraque|clouee? au lit)|j'ai (?:chope |attrape |eu |encore )?(?:la |une |un |le |de la )?(?:grosse |sale |bonne |gros )?(?:creve|grippe|rhume|angine|gastro|covid|bronchite|fievre|sinusite|otite|migraine|mal (?:a la gorge|au ventre|a la tete|au crane)|39|38|40)|(?:39|38)(?: ,\s?\d| ?,\d|\.\d)? ?(?:de fievre|de temp)|(?:39|38) ,\d|(?:une|la) (?:grosse )?(?:creve|gastro|angine|grippe)|extinction de voix|je tousse|je couve (?:un|quelque)|rage de dents?|avec (?:une|ma) bouillotte|j'ai perdu ma voix)\b|^3[89] ,|^mal (?:a la (?:tete|gorge)|au (?:ventre|crane))/,
    unless:
      /\b(?:(?:mon|ma|mes) (?:fils|fille|petite?|enfants?|mere|pere|chat|chien|soeur|frere|collegue)|j'ai \d+ ans|euros|plus (?:malade|la creve)|pas malade|j'etais malade|malade (?:mental|de (?:jalousie|rire))|degres|canicule|km|pages|eleves|mails|concert|chante)\b/,
    react: [
      'Oh, mince. Soigne-toi bien.',
      'Aïe, pas de chance. Plaid et boisson chaude.',
      'Courage, repos obligatoire.',
      'Bon rétablissement, vraiment.',
    ],
    ask: {
      humoristique: [
        'Tu es raisonnable, ou du genre à dire « ça va » jusqu’au bout ?',
        'Tu souffres avec dignité, ou tout l’immeuble est au courant ?',
        'Le plaid, il a fusionné avec toi ou pas encore ?',
      ],
      flirt: [
        'Il y a quelqu’un pour t’apporter une soupe ?',
        'Tu as tout ce qu’il te faut ?',
        'Je te laisse dormir, ou je te fais la conversation ?',
      ],
      original: [
        'C’est quoi ton remède de famille, celui que personne n’a prouvé ?',
        'Quel plat te ferait presque oublier tout ça ?',
        'Quel est le premier truc que tu feras une fois sur pied ?',
      ],
    },
    invites: ['Guéris bien, et ensuite je t’offre un verre pour fêter ton retour. Ça te va ?'],
  },
  {
    id: 'hurt',
    cue: /\b(?:je me suis (?:casse|foule|tordu|fait mal|pete|coince|coupe|brule|blesse|dechire|cogne|froisse|bloque)e? ?(?<x>(?:a |au )?(?:le|la|les|un|une|l')? ?(?:cheville|dos|poignet|genou|doigt|pied|main|jambe|bras|epaule|orteil|cou|nuque|cotes?|muscle|tete|coude|pouce)?)|j'ai (?:une entorse|un lumbago|un torticolis|un platre|mal au (?:dos|genou|pied|bras)|le dos (?:bloque|en vrac|casse)|des courbatures)|je suis (?:platree?|en beq\w+|bloquee? du dos)|entorse|lumbago|torticolis)\b/,
    unless:
      /\b(?:la tete a|casse la tete|casse le cul|cogne la tete contre les murs|coupe (?:les cheveux|la frange|du monde)|quand j'etais|enfant|gamine?)\b/,
    react: [
      'Aïe, ouille.',
      'Oh non. Ça fait mal rien qu’à lire.',
      'Mince, remets-toi bien.',
      'Aïe. J’espère que ça va quand même.',
    ],
    ask: {
      humoristique: [
        'Il y a une version officielle plus glorieuse, au moins ?',
        'Combien de personnes ont vu la scène ?',
        'Tu profites de la situation pour te faire servir, j’espère ?',
      ],
      flirt: [
        'Ça va, tu n’as pas trop mal ?',
        'Tu as quelqu’un pour t’aider un peu ?',
        'Tu en as pour longtemps avant de gambader ?',
      ],
      original: [
        'Quel geste tout bête est devenu une aventure, du coup ?',
        'Qu’est-ce qui te manque le plus en attendant ?',
        'C’est la première fois, ou tu as un abonnement ?',
      ],
    },
    invites: ['On choisit un endroit avec de bonnes chaises et je t’offre un verre, quand tu te sens mieux ?'],
  },
  {
    id: 'doctor',
    cue: /\b(?:(?:je (?:vais|dois aller|sors|reviens|suis)|j'ai (?:un )?(?:rendez-vous|rdv)|rendez-vous) (?:de |d')?(?:chez |du |au |aux |a l')?(?:le |la |l'|un |une |mon |ma )?(?:dentiste|medecin|docteur|doc|dermato|ophtalmo|gyneco|orl|osteo|kine|radio|irm|prise de sang|urgences|hopital)|salle d'attente|dents? de sagesse|^(?:dentiste|medecin|osteo|kine|ophtalmo) (?:a \d+ ?h?|demain|ce matin|cet)|(?:extraction|arrache\w*) (?:une|d'une|de|des|mes|deux) dents?|anesthesie)\b/,
    unless:
      /\b(?:je suis (?:dentiste|medecin|docteur|dermato|ophtalmo|gyneco|orl|osteo|kine|radio)|mon (?:pere|grand)|ma (?:mere|grand)|aux urgences (?:de|depuis \d+ ans)|12h aux urgences)\b/,
    react: [
      'Aïe, courage pour ça.',
      'Jamais le meilleur moment de la semaine.',
      'Je croise les doigts pour que ce soit vite passé.',
      'Bon courage, vraiment.',
    ],
    ask: {
      humoristique: [
        'Le magazine de la salle d’attente date de quelle année ?',
        'Tu restes stoïque, ou tu négocies jusqu’à la dernière seconde ?',
        'Tu as droit à un autocollant à la fin ?',
      ],
      flirt: ['Rien de grave, j’espère ?', 'Tu te sens comment ?', 'C’est quoi ta récompense après ça ?'],
      original: [
        'Tu es du genre à tout googler avant, ou surtout pas ?',
        'À quoi tu penses pour oublier où tu es ?',
        'Ça t’angoisse depuis toujours, ou même pas peur ?',
      ],
    },
    invites: ['Après ça, tu mérites une douceur. On va boire quelque chose cette semaine ?'],
  },
  {
    id: 'surgery',
    cue: /\b(?:je (?:me fais|vais me faire|me suis fait) operer|j'ai (?:une|mon|ma|eu une) (?:operation|chirurgie|intervention chirurgicale)|je (?:sors|rentre) (?:de l'|a l')hopital|je suis (?:hospitalisee?|a l'hopital (?:depuis|pour|jusqu))|on m'opere)\b/,
    unless: /\b(?:je (?:bosse|travaille)|stage|de garde)\b/,
    weight: 3,
    react: [
      'Oh. Je pense fort à toi.',
      'Courage, et prends bien soin de toi.',
      'Tout mon soutien, vraiment.',
      'J’espère que tout se passe au mieux.',
    ],
    ask: {
      humoristique: [
        'Tu veux des bêtises pour te distraire, ou du calme ?',
        'Côté plateaux-repas, on est sur de la gastronomie ?',
        'Tu as de quoi t’occuper, ou je t’envoie des devinettes nulles ?',
      ],
      flirt: [
        'Tu te sens comment ?',
        'Tu as du monde auprès de toi ?',
        'Ça te fait du bien d’en parler, ou tu préfères penser à autre chose ?',
      ],
      original: [
        'Qu’est-ce qui te ferait le plus plaisir, là ?',
        'C’est quoi la première chose que tu feras, une fois d’aplomb ?',
        'Tu as un livre ou une série pour tenir ?',
      ],
    },
    invites: ['Remets-toi tranquillement. Et quand tu en auras envie, on ira boire un verre ?'],
  },
  {
    id: 'allergy',
    cue: /\b(?:(?:mes|les|saison des) allergies|allergi(?:que|e) (?:au|aux) pollens?|le pollen|rhume des foins|j'eternue (?:non stop|toutes|depuis|tout))\b/,
    react: [
      'Aïe, le pollen ne fait pas de cadeau.',
      'Courage à tes yeux et à ton nez.',
      'Ah, le joli printemps, vu de loin.',
      'Ça, c’est une vraie plaie.',
    ],
    ask: {
      humoristique: [
        'Tu en es à combien d’éternuements d’affilée, record homologué ?',
        'Les gens te consolent dans la rue en croyant que tu pleures ?',
        'Tu vis fenêtres fermées jusqu’en juillet, du coup ?',
      ],
      flirt: [
        'Donc t’offrir des fleurs, mauvaise idée ?',
        'Il y a un truc qui te soulage un peu ?',
        'Un coin sans herbe ni arbres, tu connais ?',
      ],
      original: [
        'Si tu pouvais rayer une plante de la carte, ce serait laquelle ?',
        'La mer, ça te fait respirer ou même pas ?',
        'C’est depuis l’enfance, ou un cadeau de l’âge adulte ?',
      ],
    },
    invites: ['On va boire un verre loin des platanes, cette semaine ?'],
  },
];
