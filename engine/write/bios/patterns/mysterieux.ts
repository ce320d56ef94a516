import type { StylePatterns } from './pattern-set.ts';

// Says little and leaves a door ajar; the riddle is kind and can be answered.

export const mysterieux: StylePatterns = {
  clues: [
    'Trois indices : {a:dit}, {b:dit}, {c:dit}. Le quatrième se mérite, et il change tout. Une question, une seule.',
    "Un indice : {a:dit}. Le reste de l'énigme parle assez bas, aime les détours et répond aux bonnes questions.",
    'Première pièce du puzzle : {a:dit}. Les autres sont éparpillées dans nos prochains messages. Cherche bien.',
    "Ce que l'on voit : {a:dit}. Ce que l'on devine : {b:dit}. Ce que l'on ignore encore : à toi de le découvrir.",
    'Dossier incomplet. Pièce n° 1 : {a:dit}. Pièce n° 2 : confidentielle. Pièce n° 3 : à gagner par une bonne question.',
    "Je laisse une trace : {a:dit}. Suis-la jusqu'au bout, tu tomberas sur une histoire que je ne raconte pas ici.",
    "Le soir, je redeviens quelqu'un d'autre. Un indice : {a:dit}. Pour le suivant, écris-moi quelque chose d'inattendu.",
    "Si tu comprends pourquoi {a} et {b} vont ensemble, tu as déjà compris la moitié. L'autre moitié se tait.",
  ],
  door: [
    "Ce profil ne dit presque rien. Seulement {a}, et une porte entrouverte. À toi de voir ce qu'il y a derrière.",
    'Mot de passe : {a:mot}. Il ouvre la première porte. Pour la deuxième, il faudra dire quelque chose de vrai.',
    "Rendez-vous sous un réverbère, mot de code « {a:cite} ». Je t'expliquerai tout, ou presque. Surtout presque.",
    'Il existe une version longue de cette bio. Elle commence par {a} et se raconte loin des écrans.',
    "Quelque part entre {a} et {b}, il y a la réponse à la question que tu n'as pas encore posée.",
    "Une lettre sans signature, un mot souligné : {a:mot}. Tu peux la refermer, ou y répondre à l'encre bleue.",
    "Certaines histoires commencent par « {a:cite} » et finissent là où on ne les attend pas. La nôtre n'a pas de titre.",
  ],
  secret: [
    '[Discret|Discrète] sur presque tout, [bavard|bavarde] sur un seul sujet : {a:dit}. À toi de me faire parler du reste.',
    "On croit me deviner grâce à {a}. On oublie toujours {b}. Et personne n'a encore trouvé la suite.",
    "Ne te fie pas à {a:le} : c'est la partie visible. L'autre se raconte tard, et seulement à qui sait écouter.",
    "J'ai une théorie sur {a} que je ne partage qu'à voix basse. Il te faut un mot de passe : invente-le.",
    "Deux choses que j'avoue : {a}, {b}. Une que je garde. Tu as droit à trois questions pour t'en approcher.",
    'Certains soirs, on me trouve en train de {a:inf}. Les autres soirs, on ne me trouve pas. Tu tentes ta chance ?',
    'Tu sauras trois choses. La première : {a:dit}. La deuxième, si tu la devines. La troisième, en personne.',
    "Je dirai seulement ceci : {a:dit}, {b:dit}, et une bonne raison d'aimer la pluie. Le reste tient en un café.",
  ],
  riddle: [
    "Il existe une bonne question à poser sur {a}. Une seule. Personne ne l'a encore trouvée. Tu essaies ?",
    "Vrai ou faux : je pourrais disparaître une nuit entière pour {a:inf}. La réponse ne se donne qu'en face.",
    "Je réponds rarement tout de suite. Sauf si l'on me parle de {a}, ou d'une chose que personne ne demande jamais.",
    "Ma question à moi : que devine-t-on de quelqu'un qui aime {a:le} ? Réponds bien, la suivante sera plus facile.",
    'Charade. Mon premier : {a:dit}. Mon second : {b:dit}. Mon tout préfère se raconter à voix basse, un soir de pluie.',
    'Deux portes, une seule clé : {a:dit}. Derrière la première, un café. Derrière la seconde, ce que je tais ici.',
    'Je ne mens jamais, mais je ne dis pas tout. Commence par {a}, puis lis entre les lignes. Que vois-tu ?',
  ],
};
