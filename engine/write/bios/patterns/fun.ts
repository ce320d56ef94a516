import type { StylePatterns } from './pattern-set.ts';

// Self-mockery and a game to join in; never at someone's expense.

export const fun: StylePatterns = {
  confession: [
    "[Champion autoproclamé|Championne autoproclamée] dans une catégorie : {a:mot}. Palmarès : zéro médaille, beaucoup d'enthousiasme.",
    "Sujet sur lequel je deviens insupportable : {a:dit}. Sujets sur lesquels je t'écoute : tous les autres, promis.",
    'Je peux parler de {a} pendant une heure, chrono en main. Il existe un bouton pause : me poser une question.',
    "Je ne suis pas en retard, j'étais en train de {a:inf}. C'est mon excuse officielle, elle marche une fois sur trois.",
    'Mon plus grand talent : {a:inf} avec beaucoup de confiance et un niveau qui reste à prouver. Tu viens juger ?',
    "J'ai essayé d'être quelqu'un de raisonnable. Puis il y a eu {a}. Depuis, mon agenda ne m'appartient plus.",
    'Mes proches ont une règle : ne jamais me lancer sur {a}. Voilà, tu es au courant. Tu me lances quand même ?',
    "Si je ne réponds pas, c'est que je suis en train de {a:inf}. Si je réponds vite, c'est que ton message était drôle.",
    "Une chose à savoir avant de m'écrire : {a:dit}. Une chose à ne pas savoir tout de suite : ma façon de danser.",
  ],
  list: [
    'Compétences : {a:mot}, {b:mot}, mauvaise foi de haut niveau. Références disponibles, surtout pour la dernière.',
    "Bulletin météo : {a:nom} toute la matinée, averses de {b:nom} en soirée, éclaircies si tu m'écris.",
    "Répartition de mon cerveau. À gauche : {a:mot}. À droite : {b:mot}. Nulle part : l'endroit où j'ai posé mes clés.",
    "Dans mes recherches récentes : {a:mot}, {b:mot} et « quoi dire après salut ». Viens m'aider pour la dernière.",
    "Programme télé : d'abord {a:dit}, ensuite {b:dit}, enfin {c:dit}. Les blagues sont en direct, le public peut voter.",
    'CV express. Spécialité : {a:mot}. Langue maternelle : la mauvaise foi. On le passe quand, cet entretien ?',
    "Composition : {a:dit}, de la curiosité, des traces de sens de l'orientation. Se conserve très bien en bonne compagnie.",
  ],
  game: [
    "Deux vérités, un mensonge : j'aime {a}, j'aime {b}, je sais plier un drap-housse. À toi de trouver l'intrus.",
    "Question sérieuse : {a:mot} ou {b:mot} ? Il n'y a pas de mauvaise réponse. Enfin si, mais je ne dirai rien.",
    'Résume {a:le} en trois emojis. Les meilleures réponses gagnent un café, les pires gagnent un café et une revanche.',
    'Tu me dis « {a:cite} », je te raconte ma pire histoire. Tu me racontes la tienne, et on voit qui paie les cafés.',
    'Niveau 1 : {a:mot}. Niveau 2 : {b:mot}. Boss final : choisir un film à deux en moins de vingt minutes. Tu joues ?',
    "Dis « {a:cite} » trois fois devant un miroir et j'apparais, avec un avis tranché et une histoire un peu trop longue.",
    'Mot de passe pour attirer mon attention : {a:mot}. Pour la garder : une blague nulle, racontée avec aplomb.',
  ],
  offer: [
    'Offre de lancement : pour un café acheté, la deuxième anecdote sur {a} est offerte. Ni reprise ni échangée.',
    "Cherche quelqu'un pour {a:inf} en faisant comme si on savait ce qu'on fait. Tous niveaux acceptés, surtout le mien.",
    "Premier rendez-vous idéal : {a:inf}, rater un détail, en rire, recommencer. Tu t'occupes des encouragements ?",
    'Échange ma place dans la file du small talk contre une vraie discussion sur {a:le}. Tu proposes quoi ?',
    'Recherche deuxième cerveau pour {a:inf}. Le premier est pris par une chanson entendue au supermarché.',
    "Mode d'emploi : me parler de {a}, attendre que je m'emballe, glisser une blague. Résultat en deux minutes.",
    "Ma semaine : lundi, je parle de {a}. Mardi, pareil. Il me reste un créneau jeudi, il t'irait ?",
    "Ma thérapie coûte moins cher que prévu : {a:dit}. Raconte-moi la tienne, on compare les tarifs autour d'un café.",
    "J'ai promis de n'en parler qu'un jour sur deux : {a:dit}. Les jours pairs, tu choisis le sujet. On est quel jour ?",
  ],
};
