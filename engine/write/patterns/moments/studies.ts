import type { Moment } from '../../moment.ts';

/** A student's life: exams to come, behind, missed; revising, orals, theses, placements. */
export const studies: Moment[] = [
  {
    id: 'exam-coming',
    cue: /^(?:partiels?|exams?|concours) (?:la semaine|dans|demain|lundi|mardi|mercredi|jeudi|vendredi|cette)|\b(?:j'ai(?! (?:le|mon|la|un|l') ?(?:permis|bac|code|brevet|certif|capes|agreg|crpe|toeic))|je (?:re)?passe|il (?:me reste|y a)|je vais passer|c'est|plus que \d+ jours avant) (?<x>(?:mes|mon|un|une|des|le|les|la|l') ?(?:exams?|examens?|partiels?|concours|bac|permis|code|ecos|ecn|edn|toeic|crpe|capes|agreg\w*|certif\w*|brevet|rattrapages?|soutenance|qcm))\b(?!.{0,30}\b(?:hier|ce matin|eu|reussi|rate)\b)/,
    unless:
      /\b(?:eu|reussi|rate|foire|valide|passe (?:mon|mes) \w+ (?:hier|ce matin|en 20)|hier|ce matin|l'annee derniere|fini|termine|est passe|sont passes|appel(?:e|er)|elu|collegues?)\b/,
    react: [
      'Allez, je croise les doigts.',
      'Aïe, {x}. Courage.',
      'Courage, tu vas gérer.',
      '{x}, je t’envoie des forces.',
      'Bonnes ondes envoyées.',
    ],
    ask: {
      humoristique: [
        'Plutôt fiches au stabilo ou prière de dernière minute ?',
        'Tu en es au stade « je gère » ou au stade « je ne sais plus lire » ?',
        'Combien de cafés te séparent de la panique ?',
      ],
      flirt: [
        'Tu le sens comment ?',
        'Qu’est-ce qu’on te souhaite : de la chance ou du sommeil ?',
        'Quand ce sera fini, c’est quoi ta récompense ?',
      ],
      original: [
        'Tu as un rituel ou un porte-bonheur pour ces jours-là ?',
        'C’est quoi le sujet que tu espères ne surtout pas avoir ?',
        'C’est quoi la première chose que tu fais en sortant ?',
      ],
    },
    invites: ['Et après, on fête la fin ensemble ? Je t’offre un verre dès que c’est passé.'],
  },
  {
    id: 'revising',
    cue: /\b(?:je (?:revise|bachote|bosse (?:mes|mon) (?:cours|exams?|partiels?|concours|memoire)|suis en (?:plein\w* )?(?:revisions?|periode de revisions?|blocus|partiels))|(?:mes|en|aux|les|en pleines?) revisions?|(?:a la|au) (?:bu|bibliotheque) (?:depuis|toute|pour|jusqu)|(?:je dois|faut que je|il faut que je|je vais) (?:reviser|me remettre a (?:mes cours|bosser))|j'ai (?:revise|bachote) (?:toute|tout|jusqu|non|hier))\b/,
    unless: /\b(?:fini(?:es)?|terminees?|pas revise|voiture|revisions? de la)\b/,
    react: [
      'Les révisions, courage.',
      'La période où même le ménage fait envie.',
      'Je salue la discipline.',
      'Allez, tu tiens le bon bout.',
    ],
    ask: {
      humoristique: [
        'Là, m’écrire, ça compte comme une pause ou comme de la triche ?',
        'Tu as déjà rangé tout ton appart pour éviter de t’y mettre ?',
        'Sur une heure de révisions, combien de minutes de téléphone ?',
      ],
      flirt: [
        'Je suis une distraction bienvenue ou je te laisse bosser ?',
        'Tu as droit à combien de minutes de pause avec moi ?',
        'C’est pour quand, la délivrance ?',
      ],
      original: [
        'Quelle matière te donne envie de tout plaquer ?',
        'Explique-moi un truc que tu viens d’apprendre, en une phrase.',
        'Tu révises en silence, en musique ou en marchant dans tous les sens ?',
      ],
    },
    invites: ['Un café pour sortir le nez de tes cours, une heure, promis. Cette semaine ?'],
  },
  {
    id: 'exam-done',
    cue: /\b(?:j'ai (?:fini|termine) (?:mes|les|mon) (?:exams?|examens?|partiels?|concours|ecrits|cours|revisions|oral|memoire|these|etudes)|(?:mes|les) (?:exams?|partiels?|examens?|ecrits) sont (?:finis|termines|passes)|je (?:sors|viens de sortir) (?:de|d') ?(?:mon|un|mes|l') ?(?:exams?|examens?|oral|partiels?|concours)|j'ai (?:passe|eu) (?:mon|mes|l'|un) ?(?:exams?|examens?|oral|partiels?|concours|code) (?:ce matin|hier|aujourd'hui|cet apres|lundi|mardi|mercredi|jeudi|vendredi)|(?:fini|terminee?s?) les (?:partiels|exams|cours|examens)|j'ai rendu (?:mon|ma) (?:memoire|these|rapport|dossier)|j'ai soutenu (?:mon|ma)|c'est (?:rendu|fini les))/,
    unless: /\b(?:pas (?:fini|encore|termine)|quand j'(?:ai|aurai)|j'aurai|bientot)\b/,
    weight: 3,
    react: [
      'Enfin ! Bravo d’avoir tenu.',
      'La délivrance !',
      'C’est derrière toi, tu peux respirer.',
      'Bien joué, ça c’est fait.',
    ],
    ask: {
      humoristique: [
        'Tu as déjà brûlé tes fiches ou tu attends les résultats ?',
        'Tu refais le sujet dans ta tête, ou interdiction formelle ?',
        'Première sieste de combien d’heures ?',
      ],
      flirt: [
        'Et ce soir, tu fêtes ça ou tu t’écroules ?',
        'Alors, plutôt confiance ou plutôt suspense ?',
        'Qu’est-ce qui te ferait plaisir, maintenant que tu es libre ?',
      ],
      original: [
        'C’est quoi la première chose inutile que tu vas t’autoriser ?',
        'Tu as eu un moment de génie ou un moment de solitude ?',
        'Il y a un truc que tu repoussais et que tu vas enfin faire ?',
      ],
    },
    invites: ['La liberté, ça s’arrose. On va boire un verre cette semaine ?'],
  },
  {
    id: 'oral',
    cue: /\b(?:j'ai|je passe|je prepare|j'angoisse pour|je stresse pour) (?<x>(?:mon|un|une|ma|des|mes|l') ?(?:grand )?(?:oral|oraux|soutenance|presentation|expose|entretien de motivation))\b/,
    unless: /\b(?:eu|reussi|rate|foire|fini|hier|ce matin|est passee?)\b/,
    react: [
      'Aïe, {x}. Courage.',
      'Respire, tu vas gérer.',
      'Je croise tout ce que je peux croiser.',
      'Bonnes ondes envoyées.',
    ],
    ask: {
      humoristique: [
        'Tu t’entraînes devant le miroir ou devant une plante verte ?',
        'Tu es du genre à parler trop vite ou à oublier ton prénom ?',
        'On imagine la salle en pyjama, ou c’est une légende qui ne marche pas ?',
      ],
      flirt: [
        'Tu veux t’entraîner sur moi ? Je fais bon public.',
        'Tu le sens comment ?',
        'C’est quoi ta récompense, juste après ?',
      ],
      original: [
        'C’est sur quoi, en une phrase ?',
        'C’est quoi la question que tu redoutes le plus ?',
        'Tu as un petit rituel avant d’entrer ?',
      ],
    },
    invites: ['Et juste après, on va boire un verre pour relâcher la pression ?'],
  },
  {
    id: 'thesis',
    cue: /\b(?:je (?:finis|termine|redige|ecris|prepare|fais|bosse sur|suis (?:sur|en train d'ecrire)) |j'(?:ecris|avance (?:sur|pas sur)|en suis a) |\d+ pages sur )?(?<x>(?:mon|ma) (?:memoire|these|rapport de stage|tfe|doctorat))\b|\bje suis (?:doctorante?|thesarde?|en (?:these|doctorat))\b|\b\d+ pages sur \d+\b/,
    unless: /\b(?:rendu|soutenu|fini ma|de memoire|trous? de memoire|perdre? la memoire|dans ma memoire|ma memoire)\b/,
    react: [
      '{x}, le grand marathon.',
      'Courage, c’est long, ce truc-là.',
      'Respect, il faut tenir la distance.',
      'Allez, chaque page compte.',
    ],
    ask: {
      humoristique: [
        'La bibliographie compte dans le nombre de pages, ou ce serait tricher ?',
        'On a le droit de te demander où tu en es, ou c’est la question interdite ?',
        'Ton directeur répond aux mails, ou c’est une légende ?',
      ],
      flirt: [
        'Raconte-moi ton sujet, j’ai envie d’en savoir plus.',
        'Tu arrives à garder un peu de place pour vivre à côté ?',
        'Tu veux une pause ? Je suis là pour ça.',
      ],
      original: [
        'Ton sujet, tu le résumes comment à quelqu’un dans un ascenseur ?',
        'C’est quoi la chose la plus inattendue que tu as découverte en chemin ?',
        'Tu écris le matin, la nuit ou sous la menace ?',
      ],
    },
    invites: ['Une pause sans culpabilité, ça te dit ? Un café cette semaine.'],
  },
  {
    id: 'exam-failed',
    cue: /\b(?:j'ai (?:(?:completement |totalement )?(?:rate|foire|loupe|plante)|pas eu|echoue a) (?<x>(?:mon|ma|mes|le|les|l'|au|aux)? ?(?:permis|code|exams?|examens?|partiels?|concours|annee|oral|bac|semestre|soutenance|licence|master))|je (?:redouble|vais au rattrapage|suis aux? rattrapages?)|j'ai pas valide)/,
    weight: 3,
    react: [
      'Oh mince. C’est rageant.',
      'Ah non… Courage, ça arrive à plein de gens bien.',
      'Aïe. Ça ne dit rien de ce que tu vaux.',
      'Zut, vraiment pas de chance.',
    ],
    ask: {
      humoristique: [
        'Ce soir, tu as droit à toutes les excuses et à tout le chocolat. Tu commences par quoi ?',
        'On accuse qui : le réveil, le sujet ou la pleine lune ?',
        'Tu es plutôt en phase colère, ou déjà en phase « même pas mal » ?',
      ],
      flirt: [
        'Tu tiens le coup ?',
        'Tu as envie d’en parler ou de penser à autre chose ?',
        'Qu’est-ce qui te remonterait le moral, là ?',
      ],
      original: [
        'Tu retentes quand ?',
        'Qu’est-ce que tu ferais autrement la prochaine fois ?',
        'Tu sais ce qui a coincé, ou c’est un mystère ?',
      ],
    },
    invites: ['Viens te changer les idées : je t’offre un verre cette semaine ?'],
  },
  {
    id: 'placement',
    cue: /\b(?:je (?:suis|fais|commence|finis) (?:en |un |mon )?(?<x>(?:un |mon )?(?:stage|alternance|apprentissage|internat|service civique))|mon (?:(?:maitre|tuteur) de )?stage|je suis (?:stagiaire|alternante?|apprentie?))\b/,
    unless: /\b(?:stage (?:de (?:yoga|poterie|danse|voile|surf|tennis|chant|cirque|theatre)|d'apnee))\b/,
    react: [
      'Ah, le grand saut dans la vraie vie.',
      'C’est une période intense, ça.',
      'Tu dois apprendre à toute vitesse.',
      'Ça forge, ces moments-là.',
    ],
    ask: {
      humoristique: [
        'On te confie des vraies missions ou la machine à café ?',
        'Tu as déjà fait LA gaffe du débutant ?',
        'Sur ta fiche de poste, c’était écrit comme ça, ou pas du tout ?',
      ],
      flirt: ['Tu t’y plais ?', 'Tu te verrais y rester ?', 'Qu’est-ce qui te plaît le plus, pour l’instant ?'],
      original: [
        'Qu’est-ce qui ne ressemble pas du tout à ce que tu imaginais ?',
        'C’est quoi la chose la plus utile qu’on t’ait apprise là-bas ?',
        'Ça te conforte dans ton choix, ou ça te fait douter ?',
      ],
    },
    invites: ['Tu me racontes tes débuts autour d’un verre, un soir cette semaine ?'],
  },
  {
    id: 'student',
    cue: /\b(?:je suis (?:etudiante?|a la fac|en (?:fac|licence|master|l[123]|m[12]|bts|but|iut|prepa|ecole|deuxieme annee|premiere annee|derniere annee|troisieme annee|\d ?e?m?e? annee|medecine|droit|psycho\w*|fac de \w+|cap)|encore (?:etudiante?|en etudes))|j'etudie|j'ai cours (?:de|d'|a|demain)|je fais (?:des etudes|un master|une licence|un bts|une prepa|une these)|je suis en etudes)\b/,
    weight: 1,
    react: [
      'Ah, la vie étudiante.',
      'Ok, donc pâtes, amphis et grandes questions.',
      'Je vois, la tête bien remplie.',
      'Belle période, même quand ça pique.',
    ],
    ask: {
      humoristique: [
        'Tu vas vraiment en cours à 8h, ou c’est surtout un concept ?',
        'Ton plat signature : pâtes au beurre ou pâtes au pesto ?',
        'Les notes de cours, tu les prends ou tu les quémandes ?',
      ],
      flirt: [
        'Et qu’est-ce qui te passionne vraiment là-dedans ?',
        'Tu te vois où, dans cinq ans ?',
        'Et quand tu fermes tes cours, tu fais quoi ?',
      ],
      original: [
        'C’est quoi le cours le plus surprenant que tu aies eu ?',
        'Tu as choisi ça par passion, par hasard ou par défaut ?',
        'Si tu pouvais ajouter une matière inutile à ton emploi du temps, laquelle ?',
      ],
    },
    invites: ['Entre deux cours, un café, ça te dit ?'],
  },
];
