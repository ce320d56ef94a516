import type { Moment } from '../../moment.ts';

/** Sports one does on one's own: gym, wall, mat, water, wheels. */
export const sport: Moment[] = [
  {
    id: 'gym',
    cue: /\b(?:(?:je (?:vais|suis|file|pars|reviens|rentre|sors|fais|m'entraine)|j'ai)(?: [^,.!?]{1,15})? (?:a la salle|de la salle|de la muscu\w*|du crossfit|basic[ -]?fit|fitness park|seance (?:jambes|dos|pecs))|leg day|(?:ma seance de|la|faire de la) muscu\w*|crossfit|developpe couche|squats?|soulever (?:de la fonte|des poids)|(?<x>mon coach))\b/,
    unless:
      /\b(?:pas|plus|jamais|flemme|salle (?:de (?:bain|cours|classe|concert|cine\w*|reunion|pause|sport de)|d'attente|obscure)|courbatures?|reprends|repris)\b/,
    react: [
      'Respect, il faut la trouver, l’énergie.',
      'Il y en a qui ont du courage.',
      'Belle motivation.',
      'Au moins, tu pourras porter les courses.',
    ],
    ask: {
      humoristique: [
        'Le type qui crie à chaque série, il est là tous les jours ou c’est toi ?',
        'Tu attends combien de temps la machine occupée par quelqu’un qui scrolle ?',
        'Le jour des jambes, tu y vas, ou il y a toujours un empêchement ?',
      ],
      flirt: [
        'Qu’est-ce que ça te fait, après : calme plat ou grosse énergie ?',
        'C’est ton moment à toi, ou tu y vas pour voir du monde ?',
        'Et les jours de repos, tu te fais plaisir comment ?',
      ],
      original: [
        'C’est quoi le morceau inavouable de ta playlist de séance ?',
        'Qu’est-ce qui t’a fait pousser la porte la première fois ?',
        'L’exercice que tu détestes, mais que tu fais quand même ?',
      ],
    },
    invites: ['Un verre après ta séance, un de ces soirs ?'],
  },
  {
    id: 'climbing',
    cue: /\b(?:(?:je (?:fais|vais|suis|grimpe|me suis mise?)|j'adore|j'ai|on a|ma seance|passion|c'est|mon sport)(?: [^,.!?]{1,20})? (?:(?:de |d'|a |en |faire |faire de )*(?:l')?escalade|grimper|du bloc|de bloc|en bloc)|je grimpe|(?<x>l'escalade)|(?:salle|mur) d'escalade|grimpeu(?:r|se)|en falaise|j'ai (?:sorti|enchaine) (?:un|une|mon|ma) \d[abc])\b/,
    unless: /\b(?:vertige|peur|jamais|pas fait|escalade de)\b/,
    react: [
      'Ah, l’escalade !',
      'Des bras et du sang-froid, donc.',
      'Respect pour les doigts.',
      'Tu prends de la hauteur, j’aime.',
    ],
    ask: {
      humoristique: [
        'Tu regardes en bas, ou surtout pas ?',
        'Le petit enfant qui finit ta voie en trente secondes, tu l’as croisé ?',
        'Combien de fois tu as crié « sec » avec une voix de souris ?',
      ],
      flirt: [
        'Il faut quoi pour que tu confies ta corde à quelqu’un ?',
        'Tu m’apprendrais à faire un nœud en huit ?',
        'Tu es du genre à foncer, ou à lire toute la voie d’abord ?',
      ],
      original: [
        'C’est quoi la voie qui te résiste encore ?',
        'Ce qui te plaît, c’est l’énigme ou le vide ?',
        'Le plus bel endroit où tu as posé les mains ?',
      ],
    },
    invites: ['Tu m’emmènes tester un mur facile, et on boit un verre après ?'],
  },
  {
    id: 'yoga-pilates',
    cue: /\b(?:yoga|pilates|(?<x>mon (?:cours de (?:yoga|pilates)|tapis))|meditation|je medite|stretching|chien tete en bas)\b/,
    unless: /\b(?:pas|jamais|deteste|nulle?|flemme|mon chien)\b/,
    react: [
      'Ok, je parle plus doucement alors.',
      'Tu dois être d’un naturel serein.',
      'Ça doit faire un bien fou.',
      'De quoi redescendre un peu, j’imagine.',
    ],
    ask: {
      humoristique: [
        'Tu t’es déjà {m:endormi|endormie|offert une sieste} à la relaxation finale ?',
        'Et cette paix intérieure survit aux embouteillages ?',
        'La posture qui t’a déjà fait tomber sur ton voisin ?',
      ],
      flirt: [
        'Ça te rend calme combien de temps, en vrai ?',
        'C’est quoi ton moment préféré du cours ?',
        'Tu m’apprendrais une posture facile, mais vraiment facile ?',
      ],
      original: [
        'Tu arrives à ne penser à rien, ou tu fais ta liste de courses ?',
        'Qu’est-ce que ça a changé dans tes journées ?',
        'Tu as commencé comment, à la base ?',
      ],
    },
    invites: ['Une tisane après le cours, ou quelque chose de moins sage ?'],
  },
  {
    id: 'cold-water',
    cue: /\b(?:bains? (?:froids?|glaces?|de glace)|eau (?:froide|glacee|gelee|a \d+)|(?<x>(?:un|mon|le) bain (?:de noel|du nouvel an))|me baigner? (?:en|dans)(?: [^,.!?]{1,15})? (?:hiver|janvier|fevrier|decembre|novembre|mars)|longe[ -]?cote|je (?:me baigne|nage)(?: [^,.!?]{1,20})? (?:toute l'annee|l'hiver|en hiver|en janvier|meme quand))\b/,
    unless: /\b(?:deteste|douche|panne|chaudiere|jamais)\b/,
    react: ['Rien qu’à lire, j’ai froid.', 'Mais quel courage !', 'Ok, tu es d’une autre espèce.', 'Brrr. Et respect.'],
    ask: {
      humoristique: [
        'Tu cries en entrant, ou tu restes digne ?',
        'Combien de temps avant de ressentir à nouveau tes orteils ?',
        'Tu y vas d’un coup, ou un orteil toutes les dix minutes ?',
      ],
      flirt: [
        'Et après, chocolat chaud ou plaid jusqu’au soir ?',
        'Tu essaies de convertir les gens, ou tu gardes ça pour toi ?',
        'Qu’est-ce que ça te fait, quand tu ressors ?',
      ],
      original: [
        'À quoi tu penses, les dix premières secondes ?',
        'Comment on en arrive là, la toute première fois ?',
        'C’est quoi la température la plus basse que tu aies tentée ?',
      ],
    },
    invites: ['Un chocolat chaud après ton prochain bain ?'],
  },
  {
    id: 'swimming',
    cue: /\b(?:je (?:nage|vais nager|fais de la natation|vais a la piscine|sors de la piscine|reviens de la piscine)|j'(?:adore|aime) (?:nager|la natation|l'eau)|(?<x>mes longueurs)|la natation|ma seance de piscine|a la piscine (?:ce matin|hier|ce soir)|crawl|aquagym|water-?polo)\b/,
    unless: /\b(?:pas|jamais|plus|peur|bonheur|eau froide|glacee|toute l'annee|bord de la piscine)\b/,
    react: [
      'La tête sous l’eau, enfin tranquille.',
      'Nager, ça remet les idées en place.',
      'Bien joué, surtout avec l’odeur de chlore.',
      'Un vrai poisson, donc.',
    ],
    ask: {
      humoristique: [
        'Le monsieur qui nage au milieu de la ligne, tu le doubles ou tu le maudis ?',
        'Tu comptes les longueurs, ou tu triches un peu ?',
        'Le bonnet de bain, tu l’assumes ?',
      ],
      flirt: [
        'Tu nages pour te défouler, ou pour flotter ?',
        'Piscine, mer ou lac perdu, si tu pouvais choisir ?',
        'Il te faut combien de longueurs pour oublier ta journée ?',
      ],
      original: [
        'L’eau la plus belle dans laquelle tu aies plongé ?',
        'À quoi tu penses, entre deux murs ?',
        'Tu as appris avec qui ?',
      ],
    },
    invites: ['On se retrouve au sec, autour d’un verre ?'],
  },
  {
    id: 'bike-trip',
    cue: /\b(?:bikepacking|voyage a velo|(?:vacances|partir|pars|part|partie?|traverse\w*|tour d\S+|descend\w*|itinerance)(?: [^,.!?]{1,25})? (?:a|en) velo|velo et tente|(?:la )?(?:velodyssee|viarhona|loire a velo|velomaritime)|(?:un|une|deux|trois|\d) crevaisons?|j'ai creve)\b/,
    unless: /\b(?:boulot|taf|travail|de fatigue|de chaud|de faim)\b/,
    react: [
      'Le voyage à la force des mollets, respect.',
      'Les sacoches, les bosses, la liberté.',
      'L’aventure à hauteur de guidon.',
      'J’admire, vraiment.',
    ],
    ask: {
      humoristique: [
        'La selle et toi, vous vous parlez encore ?',
        'Combien de boulangeries au kilomètre ?',
        'Le vent dans le dos, ça existe, ou c’est un mythe ?',
      ],
      flirt: [
        'Tu roules en silence, ou tu chantes dans les descentes ?',
        'C’est quoi la plus belle rencontre du chemin ?',
        'Tu me racontes le plus joli moment de la route ?',
      ],
      original: [
        'La meilleure pause du parcours, c’était où ?',
        'Tu t’arrêtes où l’envie te prend, ou tout est calé ?',
        'L’objet dans tes sacoches qui ne sert à rien, mais que tu gardes ?',
      ],
    },
    invites: ['À ton retour, tu me racontes l’étape la plus folle autour d’un verre ?'],
  },
  {
    id: 'cycling',
    cue: /\b(?:je (?:fais|roule|pedale|vais|suis|sors|rentre|me deplace)(?: [^,.!?]{1,25})? (?:du|de|a|en) (?:velo|vtt|gravel|cyclisme)|(?:sortie|balade|tour) (?:en |a )?(?:velo|vtt|gravel)|(?<x>mon (?:velo|vtt|gravel|biclou))|j'adore (?:le velo|le vtt|rouler|pedaler)|cycliste|le tour de france|(?:col|ventoux|galibier|tourmalet) (?:a velo|en velo))\b/,
    unless: /\b(?:vole|accident|tombee?|moto|elliptique|d'appartement|pas)\b/,
    react: [
      'Le vélo, la vraie liberté.',
      'À toi les petites routes !',
      'Voilà une bonne façon de prendre l’air.',
      'Respect, surtout dans les montées.',
    ],
    ask: {
      humoristique: [
        'Les voitures, les piétons, les pigeons : qui est ton pire ennemi ?',
        'Le short en lycra, tu l’assumes jusqu’à la boulangerie ?',
        'Tu changes une chambre à air en combien de jurons ?',
      ],
      flirt: [
        'Tu m’emmènerais sur quel chemin, pour une première balade ?',
        'Tu roules pour te dépenser, ou pour regarder le paysage ?',
        'Pause terrasse à mi-parcours, c’est dans le règlement ?',
      ],
      original: [
        'C’est quoi la plus belle descente que tu connaisses ?',
        'Il a un nom, ton vélo ?',
        'La côte qui te fait encore poser le pied ?',
      ],
    },
    invites: ['Une balade à vélo qui finit en terrasse, ça te tente ?'],
  },
];
