import type { Moment } from '../../moment.ts';

/** The people and places of work: boss, colleagues, clients, blunders, working from home. */
export const workPeople: Moment[] = [
  {
    id: 'bad-boss',
    cue: /\b(?<x>(?:mon|ma) (?:boss|chef|cheffe|patron|patronne|manager|manageuse|directeur|directrice|superieure?|n\+1|responsable)) (?:est|c'est|me |m'|a |fait |veut |comprend |sait |croit |s'est |arrete |pense |nous |vient )/,
    unless: /\b(?:genial\w*|adorable|top|super|gentil\w*|parfaite?|cool|trop bien)\b/,
    react: [
      'Ah, {x}, je sens le personnage.',
      'Aïe, je te plains un peu.',
      'Ok, je compatis.',
      'Bon, il fallait bien quelqu’un pour pimenter tes journées.',
    ],
    ask: {
      humoristique: [
        'Et toi, tu souris poliment ou ça commence à se voir ?',
        'Tes collègues en pensent quoi, en off ?',
        'Tu as un bouton « oui oui tout à fait » intégré, maintenant ?',
      ],
      flirt: [
        'Et toi, tu fais comment pour garder ton calme ?',
        'Tu veux vider ton sac ? Vas-y, je t’écoute.',
        'Le soir, tu arrives à laisser tout ça au bureau ?',
      ],
      original: [
        'Si tu prenais sa place une journée, tu changerais quoi en premier ?',
        'C’est quoi sa phrase fétiche ?',
        'Qu’est-ce que tu rêves de lui répondre un jour ?',
      ],
    },
    invites: ['Ça, ça se raconte autour d’un verre. Un soir après le boulot, cette semaine ?'],
  },
  {
    id: 'colleagues-tale',
    cue: /\b(?<x>(?:mon|ma|mes|une de mes|un de mes) (?:collegues?|stagiaires?|associee?s?|eleves?|patiente?s?|cliente?s?)) (?:est|sont|a (?!\d|la\b|l'|mon|ma)|ont |me |m'|s'est|se |qui |fait |font |passe|passent|part |vient |parle|parlent)|\b(?:un|une|des|les) (?:cliente?s?|eleves?|patiente?s?|collegues?) (?:m'|qui|a (?!\d|la\b|l'|mon|ma)|ont )/,
    unless: /\b(?:mort|decede\w*|morte|malade|en arret|accident|harcele\w*)\b/,
    react: [
      'Ah, là je veux la suite.',
      'Tes journées valent bien une série.',
      'Ok, il y a du niveau à ton boulot.',
      'Mais non…',
    ],
    ask: {
      humoristique: [
        'Et toi, tu arrives à garder ton sérieux ?',
        'C’est tous les jours comme ça, ou c’était soir de pleine lune ?',
        'Ton visage reste neutre, ou tout se lit dessus ?',
      ],
      flirt: [
        'J’aurais aimé voir ta tête. Tu dis quoi, dans ces moments-là ?',
        'Et toi, au milieu de tout ça, tu restes zen ?',
        'Tu racontes bien. Il y en a d’autres comme ça ?',
      ],
      original: [
        'Si c’était une série, elle s’appellerait comment ?',
        'Dans l’équipe, toi, c’est quoi ton rôle ?',
        'Et toi, tu réagis comment dans ces cas-là ?',
      ],
    },
    invites: ['Ces histoires-là, je les veux en vrai. On va boire un verre cette semaine ?'],
  },
  {
    id: 'nice-colleagues',
    cue: /\b(?:(?:mes|les|des) collegues (?:sont|hyper|super|trop|au top|geniaux|adorables|sympas)|mes collegues sont|(?:une|mon) (?:super |bonne |belle )equipe|on (?:rigole|se marre) bien (?:au|avec (?:mes|les)) (?:boulot|taf|travail|collegues)|(?:apero|resto|verre|soiree|afterwork) (?:avec (?:mes|les)|entre) collegues)\b/,
    unless: /\b(?:pas|chiants?|cons|nuls|relous?|lourds|insupportables|faux)\b/,
    react: [
      'Tu as de la chance, garde-les bien.',
      'Ah, ça, c’est de l’or.',
      'Déjà, le lundi pique moins comme ça.',
      'Ça fait plaisir, une ambiance pareille.',
    ],
    ask: {
      humoristique: [
        'Et c’est toi qui lances les apéros ou tu suis innocemment ?',
        'Il y a bien quelqu’un qui vole les yaourts dans le frigo, quand même ?',
        'C’est quoi la blague que personne d’autre ne comprend ?',
      ],
      flirt: [
        'Et toi, on t’aime pour quoi, là-bas ?',
        'Ils diraient quoi de toi, si je leur demandais ?',
        'Tu es plutôt l’âme de la bande ou la force tranquille ?',
      ],
      original: [
        'C’est quoi le meilleur souvenir avec eux ?',
        'Dans cette bande, c’est quoi ton rôle ?',
        'Vous vous voyez aussi en dehors, ou c’est chacun sa vie ?',
      ],
    },
    invites: ['Après les collègues, à mon tour ? On va boire un verre cette semaine.'],
  },
  {
    id: 'work-blunder',
    cue: /\b(?:j'ai (?:dit|envoye|appele|repondu|fait|eu|oublie|renverse|mis) .{0,60}(?:mon (?:boss|directeur|chef|patron|client)|ma (?:directrice|cheffe?|cliente)|en (?:reunion|visio)|camera|micro (?:ouvert|allume)|toute la boite|tout le service|a tous)|(?:ma camera|mon micro) (?:etait|est reste\w*) (?:ouvert\w*|allume\w*|active\w*)|la honte au (?:boulot|taf|travail|bureau)|la boulette (?:au|en))\b/,
    react: [
      'Non… Magnifique.',
      'Ok, je viens de rire tout haut.',
      'Ça, c’est une légende de bureau qui naît.',
      'Je compatis, mais j’ai ri.',
    ],
    ask: {
      humoristique: [
        'Tu as enchaîné l’air de rien, ou tu as envisagé de changer de pays ?',
        'On t’en parle encore, ou l’oubli a fait son œuvre ?',
        'Il y a eu un silence, ou juste ta vie qui défile ?',
      ],
      flirt: [
        'J’aurais donné cher pour voir ta tête. Tu as rattrapé ça comment ?',
        'Je crois que ça te rend encore plus sympathique. Et après ?',
        'Tu rougis encore en y pensant ?',
      ],
      original: [
        'Et la réaction en face ?',
        'Ça se place où dans ton top trois des moments de solitude ?',
        'Avec le recul, tu l’assumes un peu, non ?',
      ],
    },
    invites: ['Celle-là, il me la faut en vrai, avec les gestes. On va boire un verre cette semaine ?'],
  },
  {
    id: 'meeting',
    cue: /\b(?:je suis en (?:pleine )?(?:reunion|visio)|(?:une |en |de )?(?:reunion|visio) (?:de \d+ ?\w*|interminable|inutile|depuis|sans fin|toute la)|(?:j'enchaine|j'ai enchaine|trop de|que des|\d+) (?:les |des )?(?:reunions|visios)|reunionite)\b/,
    react: [
      'Ah, cette réunion aurait pu être un mail.',
      'Courage, hoche la tête de temps en temps.',
      'Je compatis très fort.',
      'Tiens bon, ça finit toujours par finir.',
    ],
    ask: {
      humoristique: [
        'Combien de « on se synchronise » au compteur ?',
        'Tu prends des notes, ou tu dessines des petits cubes ?',
        'Quelqu’un a-t-il encore dit « je rebondis sur ce que tu disais » ?',
      ],
      flirt: [
        'Je suis ta distraction du moment, donc ?',
        'Et après, tu as droit à une vraie pause ?',
        'Qu’est-ce que tu préférerais faire, là, honnêtement ?',
      ],
      original: [
        'Si tu pouvais interdire un mot au bureau, lequel ?',
        'Dans la salle, qui est le plus près de s’endormir ?',
        'Tu es du genre à parler, ou à disparaître derrière ta tasse ?',
      ],
    },
    invites: ['Une réunion à deux, sans ordre du jour, avec un verre : cette semaine ?'],
  },
  {
    id: 'remote-work',
    cue: /\b(?:je (?:suis|bosse|travaille) (?:en |a )?(?:full |100 ?% ?|total )?(?:teletravail|tele ?travail|remote|tt|home office|distanciel)|en teletravail (?:aujourd'hui|toute|demain|tous)|(?:je (?:bosse|travaille)|je suis) (?:de|depuis) (?:chez moi|la maison|mon canape)|teletravail (?:en|dans) (?:pyjama|jogging|mon)|(?:journee|jour|jours) (?:de|en) teletravail)\b/,
    unless: /\b(?:pas (?:de|droit)|chez moi ce soir)\b/,
    react: [
      'Ah, le télétravail, et sa tenue très libre.',
      'Le trajet lit-bureau, imbattable.',
      'Je vois : chemise en haut, jogging en bas.',
      'Au moins, la cantine est bonne.',
    ],
    ask: {
      humoristique: [
        'Sois honnête : combien de lessives entre deux réunions ?',
        'Ton record de mouvements de souris pour rester « en ligne » ?',
        'Le pyjama, il tient jusqu’à quelle heure ?',
      ],
      flirt: [
        'Et tu vois du monde, ou je suis ta pause humaine ?',
        'Ta vraie pause, tu la prends comment ?',
        'Ça ne te manque pas, un peu de compagnie ?',
      ],
      original: [
        'Ton bureau, c’est un vrai bureau ou un bout de table ?',
        'Ta vue de la fenêtre, là, elle donne sur quoi ?',
        'Qu’est-ce qui te fait dire « ok, journée terminée » ?',
      ],
    },
    invites: ['Une bonne raison de sortir de chez toi : un verre ce soir ou demain ?'],
  },
];
