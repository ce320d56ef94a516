import type { Moment } from '../../moment.ts';

/** Quiet evenings, friends, flatmates, aperitifs, festivals, weekends. */
export const companyMoments: Moment[] = [
  {
    id: 'quiet-evening',
    cue: /\b(?:soiree|ce soir|je (?:suis|reste)|la|dimanche|programme)\b.{0,35}\b(?:canape|pyjama|pyj|plaid|netflix|couette|cocon|cocooning|chaussettes|peignoir|masque)\b|\b(?:soiree|dimanche|week-end) (?:tranquille|pepouze|pepere|chill|posee?|calme|cocooning|cocon|flemme)\b|\bje (?:bouge|sors) pas de (?:mon|ma|chez)\b|\b(?:en )?pyjama a \d+ ?h/,
    unless: /\b(?:malade|fievre|triste|deprim\w*|rhume|grippe)\b/,
    react: [
      'Excellent programme, rien à ajouter.',
      'Ça se mérite, une soirée pareille.',
      'Aucune honte, que du respect.',
      'Franchement, ça fait envie.',
    ],
    ask: {
      humoristique: [
        'Le livreur est déjà au courant ?',
        'Tu tiens jusqu’à 22h, ou tu ronfles avant le générique ?',
        'La télécommande est à portée de main, au moins ?',
      ],
      flirt: [
        'Et pour que ce soit parfait, il manque quoi ?',
        'Tu regardes quoi, que je juge un peu ?',
        'Je peux te tenir compagnie par messages, ou tu coupes tout ?',
      ],
      original: [
        'Film, série, livre, ou fixer le plafond avec bonheur ?',
        'Le grignotage officiel de ces soirées-là ?',
        'C’est la récompense de quoi, exactement ?',
      ],
    },
    invites: ['Et un autre soir, quand tu auras rechargé, on va boire un verre ?'],
  },
  {
    id: 'flatshare-friends',
    cue: /\b(?:(?:ma|mon|mes|notre) (?:deux |trois )?(?:colocs?|colocataires?))\b|\b(?:en|la|une|notre) coloc(?:ation)?\b|\bon est (?:a )?(?:\d|deux|trois|quatre|cinq|six) .{0,50}\b(?:coloc\w*|vaisselle)\b/,
    unless: /\b(?:cherche|malade|visite\w*|demenage\w*)\b/,
    react: [
      'La coloc, une école de patience.',
      'Je vois l’ambiance.',
      'Il y a de quoi écrire une série.',
      'Ça a l’air vivant, chez vous.',
    ],
    ask: {
      humoristique: [
        'La vaisselle, c’est la guerre froide ou la guerre ouverte ?',
        'Qui vole les yaourts, officiellement ?',
        'Il y a un planning ménage, et quelqu’un l’a-t-il déjà lu ?',
      ],
      flirt: [
        'Et toi, on te garderait à vie, ou on parle de toi dans ton dos ?',
        'On dirait quoi de toi, à la maison, si je demandais ?',
        'Il faut passer un entretien, pour rencontrer tout ce monde ?',
      ],
      original: [
        'La règle non écrite que tout le monde respecte ?',
        'L’objet dont plus personne ne sait à qui il est ?',
        'Le meilleur souvenir de vie commune, jusqu’ici ?',
      ],
    },
    invites: ['On s’échappe un soir pour boire un verre au calme ?'],
  },
  {
    id: 'apero',
    cue: /\b(?:j'ai|je (?:suis|vais|pars|prends|sors)|on (?:a|est|va|se fait|prend)|ce soir|petit|gros|apres|en mode|a l'heure de l'|l'heure de l') .{0,20}\b(?:apero|aperos|aperitif|apero dinatoire|terrasse|afterwork)\b/,
    unless: /\b(?:ca te|tu veux|malade|pas)\b/,
    react: ['Ah, les choses sérieuses.', 'Bon plan.', 'Ça sent le vendredi, quel que soit le jour.', 'Bien joué.'],
    ask: {
      humoristique: [
        'Les chips tiennent combien de minutes, en général ?',
        'C’est le genre « juste un verre » qui finit à minuit ?',
        'Qui a eu la dernière olive ?',
      ],
      flirt: [
        'Tu bois quoi, que je sache pour la suite ?',
        'Tu es plutôt longues discussions ou grands éclats de rire ?',
        'Et il manque qui, autour de la table ?',
      ],
      original: [
        'Le truc à grignoter qui doit absolument être là ?',
        'Le meilleur coin pour ça, par chez toi ?',
        'On refait le monde sur quel sujet ?',
      ],
    },
    invites: ['Le prochain, on le fait à deux ? Cette semaine, en terrasse.'],
  },
  {
    id: 'festival-with-friends',
    cue: /\b(?:j'ai|je (?:suis|vais|pars|reviens|rentre)|on (?:a|va|part|est)|retour|ce week-end|cet ete) .{0,30}\b(?:(?:un |au |le |du |en |d'un )?(?:festival|hellfest|vieilles charrues|eurocks|solidays|rock en seine|francos|main square|we love green|garorock|interceltique|fete de l'huma|fete de la musique|feria))\b|\b(?:tente|camping)\b.{0,30}\b(?:festival|festoche)\b/,
    unless: /\b(?:travaille|bosse|benevole|cannes|film)\b/,
    react: [
      'Ah, la vraie vie.',
      'Poussière, bière tiède et bonheur.',
      'Ça fait des souvenirs pour l’année.',
      'J’en entends presque les basses.',
    ],
    ask: {
      humoristique: [
        'Combien d’heures de sommeil, au total, sur l’ensemble ?',
        'La tente, c’est toi qui la montes ou tu encourages de loin ?',
        'La douche, une légende ?',
      ],
      flirt: [
        'Plutôt premier rang qui transpire, ou pelouse au fond ?',
        'Tu pars avec qui, sur ce genre d’aventure ?',
        'Le concert qui te fait lâcher prise, c’est lequel ?',
      ],
      original: [
        'La meilleure claque musicale, c’était qui ?',
        'La rencontre la plus improbable faite en festival ?',
        'L’objet de survie que tu n’oublies jamais ?',
      ],
    },
    invites: ['Un petit concert à deux, en attendant le prochain ? Ou un verre, tout simplement.'],
  },
  {
    id: 'friends-evening',
    cue: /\b(?:avec|chez|entre|vu|vois|voir|rejoins|retrouve|recu|invite) (?:(?:mes |des |les |un |une |ma |mon |deux )?(?:meilleure? |meilleurs |vieux |vieille |super )?(?:potes?|copains?|copines?|amis?|amies?|bande))\b/,
    unless:
      /\b(?:peur|rupture|dispute\w*|enterre\w*|malade|mort\w*|ca te|rester|juste amis|petit copain|petite copine|mon copain|ma copine|mon ami|avec mon (?:copain|mec)|que des amis)\b/,
    weight: 1,
    react: [
      'Les potes, ça remet tout d’aplomb.',
      'Bonne équipe, bon moment.',
      'Ça fait du bien, ça.',
      'Je vois, belle bande.',
    ],
    ask: {
      humoristique: [
        'C’est qui, le plus ingérable de la bande ? Attention, « moi » est une réponse valable.',
        'Il y a une histoire qu’on ressort à chaque fois ?',
        'Vous êtes plutôt débats profonds, ou blagues de collège ?',
      ],
      flirt: [
        'Tes amis diraient quoi de toi, si je leur demandais ?',
        'Il y a quelqu’un à impressionner en premier, dans la bande ?',
        'Tu es le rire qu’on entend de loin, ou la voix de la raison ?',
      ],
      original: ['Vous vous connaissez d’où ?', 'Votre rituel, c’est quoi ?', 'C’est quoi, ton rôle dans le groupe ?'],
    },
    invites: ['Et une soirée à deux, tu aurais une place cette semaine ?'],
  },
  {
    id: 'weekend-told',
    cue: /\b(?:mon|le|ce|un|super|gros|bon|petit) week-end (?:\p{L}+ )?(?:a ete|etait|fut|de fou|charge|sportif|intense|au top|a la|en|dans|chez|top|parfait|genial)\b|\bce week-end (?:j'ai|j'etais|on a|on etait|je suis allee?|je me suis)\b/u,
    unless: /\b(?:nul|pourri|horrible|triste|boulot|travaille|bosse|malade|je vais|prochain)\b/,
    weight: 1,
    react: [
      'Ça, c’est un week-end.',
      'Beau programme, dis donc.',
      'Je vois qu’on ne s’ennuie pas.',
      'Ça fait plaisir à lire.',
    ],
    ask: {
      humoristique: [
        'Et il t’a fallu combien de cafés, lundi ?',
        'Il y avait une case « repos » quelque part ?',
        'Il faudrait un week-end pour te remettre du week-end, non ?',
      ],
      flirt: [
        'Le meilleur moment, celui que tu gardes pour toi ?',
        'Il manquait quelque chose, ou c’était parfait ?',
        'Tu referais lequel de ces moments demain ?',
      ],
      original: [
        'S’il fallait n’en garder qu’une image, ce serait laquelle ?',
        'La surprise du week-end, c’était quoi ?',
        'Et le suivant, il est déjà en préparation ?',
      ],
    },
    invites: ['Et le prochain, on s’y garde une petite place pour un verre ?'],
  },
  {
    id: 'weekend-plan',
    cue: /\b(?:ce week-end|samedi|dimanche|le week-end prochain)\b.{0,10}\b(?:je (?:vais|pars|fais|descends|monte|file|rejoins)|on (?:va|part|fait)|j'ai prevu|au programme)\b|\b(?:je (?:vais|pars|file|descends|monte)|on (?:va|part)|j'ai prevu) .{0,40}\b(?:ce week-end|samedi|dimanche|le week-end prochain)\b/,
    unless: /\b(?:boulot|travailler|bosser|hopital|enterrement|obseques|avec toi|ca te|on se)\b/,
    weight: 1,
    react: [
      'Joli programme.',
      'Voilà un week-end qui s’annonce bien.',
      'Ça donne envie d’être vendredi.',
      'Bien vu, il faut en profiter.',
    ],
    ask: {
      humoristique: [
        'Il y a une sieste prévue quelque part, au moins ?',
        'C’est planifié à la minute, ou au petit bonheur ?',
        'Et le dimanche soir, tu le vis comment, d’habitude ?',
      ],
      flirt: [
        'Tu me raconteras lundi ?',
        'Qu’est-ce qui te fait le plus envie, là-dedans ?',
        'Tu y vas en bonne compagnie ?',
      ],
      original: [
        'C’est une tradition, ou une première ?',
        'C’est quoi, le moment que tu attends le plus ?',
        'Si tout se passe bien, tu rentres avec quoi en tête ?',
      ],
    },
    invites: ['Et à ton retour, on boit un verre et tu me racontes ?'],
  },
];
