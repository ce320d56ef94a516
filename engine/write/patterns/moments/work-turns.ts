import type { Moment } from '../../moment.ts';

/** When work changes: looking, losing, leaving, starting over, on one's own, retired. */
export const workTurns: Moment[] = [
  {
    id: 'job-hunt',
    cue: /\b(?:je (?:cherche|recherche) (?:du|un|une|toujours|encore|actuellement) ?(?:du |un |une )?(?:boulot|taf|travail|job|emploi|poste|stage|alternance|cdi)|(?:je suis )?en recherche d'(?:emploi|alternance)|je suis (?:au chomage|sans emploi|demandeu(?:r|se) d'emploi|entre deux (?:boulots|jobs|postes))|j'ai (?:un |mon |des |deux |trois )?entretiens? (?:d'embauche|demain|lundi|mardi|mercredi|jeudi|vendredi|pour|cet|la semaine)|j'(?:enchaine|attends) .{0,20}(?:entretiens?|candidatures?|cv)|je galere a trouver (?:du|un) (?:boulot|taf|travail|job|emploi)|j'envoie (?:des|mes) (?:cv|candidatures))\b/,
    unless: /\b(?:j'ai (?:trouve|eu le poste)|plus au chomage|perdu)\b/,
    react: [
      'Je croise les doigts pour toi.',
      'Pas la période la plus reposante, courage.',
      'Je t’envoie toutes les bonnes ondes.',
      'Allez, il suffit d’un oui.',
    ],
    ask: {
      humoristique: [
        'On t’a déjà demandé ton plus grand défaut ? Tu réponds quoi ?',
        'Combien de fois tu as écrit « force de proposition » sans y croire ?',
        'Tu as une tenue porte-bonheur pour les entretiens ?',
      ],
      flirt: [
        'Et dans l’idéal, tu te verrais où ?',
        'Tu arrives à souffler un peu entre deux candidatures ?',
        'À ta place, je ne m’inquiéterais pas trop. Tu vises quoi ?',
      ],
      original: [
        'Si le salaire ne comptait pas, tu choisirais quoi ?',
        'C’est quoi la question d’entretien la plus absurde qu’on t’ait posée ?',
        'Qu’est-ce que tu ne veux surtout plus, cette fois ?',
      ],
    },
    invites: ['Une pause entre deux candidatures, ça te dit ? Un café cette semaine.'],
  },
  {
    id: 'job-lost',
    cue: /\b(?:j'ai (?:perdu (?:mon|ma) (?:boulot|taf|travail|emploi|job|poste)|ete (?:viree?|licenciee?|remerciee?))|je (?:me suis fait|viens de me faire) (?:virer|licencier)|(?:ils|on) m'(?:ont|a) (?:viree?|licenciee?)|(?:ils|on) ferment? (?:le site|la boite|l'usine|l'agence|le magasin|la boutique|tout)|plan social|\d+ ans de boite|(?:la|ma|notre) boite (?:ferme|coule|licencie|va fermer|a coule|a ferme)|(?:ils|on) (?:m'ont|m'a) pas renouvelee?|plan social|licenciement economique|fin de (?:mon )?contrat (?:non|pas) renouvele)\b/,
    weight: 3,
    react: [
      'Oh non, mince. C’est rude.',
      'Ah, la tuile. Je suis de tout cœur avec toi.',
      'Outch. Ça secoue, une nouvelle pareille.',
      'Mince… Courage, vraiment.',
    ],
    ask: {
      humoristique: [
        'Tu préfères en parler, ou qu’on dise des bêtises pour changer d’air ?',
        'Je t’envoie tout mon soutien, et un café très fort.',
        'Ce soir, tu as droit à tous les desserts. Tu commences par lequel ?',
      ],
      flirt: [
        'Tu tiens le coup ?',
        'Tu as du monde autour de toi pour encaisser ?',
        'Si tu as envie d’en parler, je suis là. Comment tu te sens ?',
      ],
      original: [
        'Tu le vis comment, là, entre coup dur et page qui se tourne ?',
        'Tu as déjà une idée de la suite, ou c’est trop tôt ?',
        'Qu’est-ce qui te ferait un peu de bien, ce soir ?',
      ],
    },
    invites: ['Si ça te dit de te changer les idées, je t’offre un verre cette semaine. Sans parler boulot.'],
  },
  {
    id: 'burnout',
    cue: /\b(?:burn ?-?out|en arret maladie|je suis en arret|j'ai (?:craque|fait un burn)|mois d'arret)\b/,
    unless:
      /\b(?:frole|dos|cheville|genou|grippe|epaule|jambe|poignet|collegue|ma (?:soeur|mere)|mon (?:frere|pere)|blague)\b/,
    weight: 3,
    react: [
      'Merci de me le dire simplement.',
      'Ce n’est pas rien, ce que tu racontes.',
      'Ça a dû être rude. Merci de m’en parler.',
      'Je te lis, et je trouve ça courageux d’en parler.',
    ],
    ask: {
      humoristique: [
        'Et aujourd’hui, la règle numéro un, c’est sieste obligatoire ?',
        'C’est quoi le petit plaisir que tu ne négocies plus avec personne ?',
        'Et maintenant, ton téléphone du boulot, il vit au fond d’un tiroir ?',
      ],
      flirt: [
        'Et aujourd’hui, tu te sens comment ?',
        'Qu’est-ce qui te fait du bien, ces temps-ci ?',
        'Tu as eu du monde autour de toi ?',
      ],
      original: [
        'C’est quoi la première petite chose qui t’a refait plaisir ?',
        'Qu’est-ce que tu t’es promis de ne plus laisser passer ?',
        'Ça a changé ta façon de voir les choses ?',
      ],
    },
    invites: ['Si le cœur t’en dit, on marche un peu et on prend un café, tranquillement. Un jour cette semaine ?'],
  },
  {
    id: 'quit-job',
    cue: /\b(?:j'ai (?:demissionne|pose (?:ma|mon) (?:dem|demain|demission|preavis)|quitte (?:mon|ma) (?:boulot|taf|travail|job|cdi|boite|poste)|donne ma demission|plaque mon (?:boulot|taf|job|travail|cdi)|tout (?:plaque|quitte|lache))|je (?:demissionne|quitte (?:mon|ma) (?:boulot|taf|travail|job|boite|poste|cdi)|pose ma dem\w*)|c'est mon dernier jour (?:au|de))\b/,
    weight: 3,
    react: [
      'Ah, ça c’est une décision. Bravo.',
      'Wow, il faut du cran pour ça.',
      'Bravo, ça ne doit pas être un petit saut.',
      'Ça sent le nouveau départ.',
    ],
    ask: {
      humoristique: [
        'Sortie discrète ou grande scène avec la porte qui claque ?',
        'Tu as gardé un stylo en souvenir, au moins ?',
        'Tu as dormi comme un bébé après, ou pas du tout ?',
      ],
      flirt: [
        'Tu te sens comment, là : sur un nuage ou sur un fil ?',
        'Et maintenant, qu’est-ce qui te fait envie ?',
        'J’aime bien les gens qui osent. C’est quoi la suite ?',
      ],
      original: [
        'C’est quoi le déclic qui t’a fait passer à l’acte ?',
        'Le premier matin sans y aller, tu en fais quoi ?',
        'Ça mûrissait depuis longtemps ?',
      ],
    },
    invites: ['Une liberté toute neuve, ça s’arrose. On va boire un verre cette semaine ?'],
  },
  {
    id: 'career-change',
    cue: /\b(?:reconversion|je (?:me reconvertis|me suis reconverti[e]?|change de (?:metier|voie|vie)|reprends (?:mes|des) etudes)|j'ai (?:change de (?:metier|voie|vie)|repris (?:mes|des) etudes)|(?:je fais|je suis en|j'ai fait|je commence) (?:une )?formation (?:de|d'|en|pour)|avant j'etais .{2,40}(?:maintenant|aujourd'hui) je suis)\b/,
    weight: 3,
    react: [
      'Il t’a fallu du cran.',
      'Ah, le grand virage, respect.',
      'Bravo, beaucoup en rêvent et ne le font jamais.',
      'Ça, c’est du courage.',
    ],
    ask: {
      humoristique: [
        'Ta famille l’a bien pris, ou il y a eu un grand silence à table ?',
        'Et tes anciens collègues, jaloux ou inquiets ?',
        'Qu’est-ce qui ne te manque pas du tout, de l’ancienne vie ?',
      ],
      flirt: [
        'Qu’est-ce qui te plaît le plus dans ta nouvelle voie ?',
        'C’est venu d’un coup, ou ça te trottait dans la tête ?',
        'Tu as l’air de savoir ce que tu veux. Je me trompe ?',
      ],
      original: [
        'C’est quoi le moment où tu t’es dit « bon, j’y vais » ?',
        'Qu’est-ce que tu gardes de ton ancien métier ?',
        'Il y a cinq ans, tu y aurais cru ?',
      ],
    },
    invites: ['Un virage pareil, ça se raconte en vrai. On va boire un verre cette semaine ?'],
  },
  {
    id: 'own-boss',
    cue: /\b(?:je suis (?:en )?(?:freelance|free-lance|independante?|auto ?-?entrepreneu(?:r|se)|micro ?-?entrepreneu(?:r|se)|a mon compte|mon propre (?:patron|boss))|a mon compte|je (?:bosse|travaille) (?:en freelance|a mon compte|pour moi)|j'ai (?:monte|cree|lance|ouvert) (?<x>(?:ma|mon|un|une|notre) (?:petite? )?(?:boite|entreprise|boutique|activite|startup|resto|restaurant|cafe|cabinet|atelier|salon de the|salon|marque|asso\w*))|je (?:monte|lance|cree) (?:ma|mon) (?:boite|entreprise|activite|marque))\b/,
    react: [
      'À ton compte, respect.',
      'Tu as osé te lancer, bravo.',
      'Ah, la liberté… et la compta qui va avec.',
      '{x}, bravo, il faut le faire.',
    ],
    ask: {
      humoristique: [
        'Et côté vacances, ton patron est généreux ?',
        'L’Urssaf et toi, ça se passe bien ?',
        'Le lundi matin, qui te surveille ?',
      ],
      flirt: [
        'C’est l’envie de liberté qui t’a fait sauter le pas ?',
        'Tu arrives à couper, le soir ?',
        'Qu’est-ce que tu aimes le plus dans cette vie-là ?',
      ],
      original: [
        'C’était quoi ton tout premier client ?',
        'Il y a eu un moment où tu as failli tout arrêter ?',
        'Qu’est-ce qu’un chef pourrait encore t’apprendre, maintenant ?',
      ],
    },
    invites: ['L’avantage, c’est que tu choisis tes horaires : un verre en semaine, ça te dit ?'],
  },
  {
    id: 'retired',
    cue: /\b(?:je suis (?:a la |en |jeune |tout(?:e)? jeune )?(?:retraite|retraitee?)|depuis (?:ma|que je suis a la) retraite|jeune retraitee?|je (?:prends|pars a) (?:ma|la) retraite|j'ai pris ma retraite|ma retraite de)\b/,
    unless: /\b(?:pas encore|retraite (?:de yoga|spirituelle|silencieuse|de meditation))\b/,
    react: [
      'Ah, la belle vie.',
      'Enfin du temps pour toi.',
      'La retraite, et l’agenda déjà plein, je parie.',
      'Ça laisse de la place pour les bonnes choses.',
    ],
    ask: {
      humoristique: [
        'Alors, encore moins de temps libre qu’avant, comme tout le monde ?',
        'Le réveil, tu l’as jeté ou seulement éteint ?',
        'Combien de personnes t’ont déjà demandé un petit service « puisque tu as le temps » ?',
      ],
      flirt: [
        'Qu’est-ce que tu t’offres maintenant que tu as le temps ?',
        'C’est quoi, une bonne journée pour toi, aujourd’hui ?',
        'Il y a quelqu’un avec qui tu aimerais partager tout ce temps ?',
      ],
      original: [
        'Il y a un truc que tu as commencé et que tu n’aurais jamais imaginé ?',
        'Il y a un rêve que tu avais gardé pour ce moment-là ?',
        'C’était comment, le premier lundi sans rien à faire ?',
      ],
    },
    invites: ['Maintenant qu’on peut choisir son heure : un café en semaine, quand tout est calme ?'],
  },
];
