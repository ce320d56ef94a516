import type { TopicVoice } from './topic-voice.ts';

/** What one makes, plays and goes to see. */
export const artsAndGames: TopicVoice[] = [
  {
    topics: ['board_games'],
    react: {
      humoristique: [
        '{Le}, attention : c’est là que les vraies personnalités sortent.',
        'Avec {le}, il y a toujours quelqu’un qui relit les règles quand il perd.',
        'Je te préviens, {le}, ça finit en revanche, puis en revanche de la revanche.',
      ],
      flirt: [
        '{Le}, donc un petit côté compétition. Ça me plaît, je crois.',
        'Je te laisserais gagner {a}, mais seulement la première fois.',
        'Une personne qui prend {le} au sérieux, c’est très prometteur.',
      ],
      original: [
        '{Le}, c’est le meilleur détecteur de mauvaise foi jamais inventé.',
        'On apprend tout d’une personne en une partie {d}.',
        'Je propose {le} comme entretien d’embauche universel.',
      ],
    },
    ask: {
      humoristique: [
        'En cas de défaite : beau geste ou tout le monde range ?',
        'Stratégie brillante ou chance insolente ?',
        'La dispute la plus absurde, c’était sur quelle règle ?',
      ],
      flirt: [
        'En équipe ou l’un contre l’autre, pour voir ?',
        'Et l’enjeu de la partie, ce serait quoi ?',
        'C’est quoi la partie que {tu n’as|vous n’avez} jamais oubliée ?',
      ],
      original: [
        'Quelle règle maison {tu imposerais|vous imposeriez} à tout le monde ?',
        'Et le pouvoir spécial dans la vraie vie, c’est lequel ?',
        'Quel jeu mériterait d’entrer aux Jeux olympiques ?',
      ],
    },
  },
  {
    topics: ['art', 'museum', 'photography', 'theatre'],
    react: {
      humoristique: [
        '{Le}, très bien : il faut toujours quelqu’un pour expliquer les carrés blancs.',
        'Avec {le}, il y a le résultat, et il y a ce qu’on avait imaginé.',
        'Je m’incline devant {le}, surtout si personne ne s’est coupé.',
      ],
      flirt: [
        '{Le}, j’aime bien : il faut de la patience et un certain regard.',
        'J’aimerais bien voir {le} à travers tes yeux.',
        'Quelqu’un qui prend le temps pour {le}, c’est rare et plutôt charmant.',
      ],
      original: [
        '{Le}, c’est la preuve qu’on peut passer des heures sans regarder son téléphone.',
        'Il y a des gens qui comptent les moutons, d’autres préfèrent {le}.',
        'J’aime ce que {le} {v:garde|gardent} de qui on était ce jour-là.',
      ],
    },
    ask: {
      humoristique: [
        'Le chef-d’œuvre raté que {tu gardes|vous gardez} quand même ?',
        'Perfection ou joyeux bazar sur la table ?',
        'On hoche la tête d’un air inspiré ou on dit qu’on n’a rien compris ?',
      ],
      flirt: [
        'Qu’est-ce que {tu me montrerais|vous me montreriez} en premier ?',
        'C’est plutôt un refuge ou quelque chose à partager ?',
        'D’où {te|vous} vient cette envie-là ?',
      ],
      original: [
        'Si {tu pouvais|vous pouviez} accrocher une seule chose au mur, ce serait quoi ?',
        'Quelle couleur pour cette semaine ?',
        'Le détail que personne ne remarque mais que {toi tu vois|vous voyez} ?',
      ],
    },
  },
  {
    topics: ['humour'],
    react: {
      humoristique: [
        '{Le}, on touche enfin au cœur du sujet.',
        'Attention, je prends {le} très au sérieux, enfin pas trop.',
      ],
      flirt: ['{Le}, c’est un peu ma faiblesse, je préviens.', 'Quelqu’un qui parle {de}, ça part bien.'],
      original: ['{Le}, c’est la politesse des gens intéressants.', 'Je propose une règle : {un} par jour, minimum.'],
    },
    ask: {
      humoristique: [
        'La pire de tout {ton|votre} répertoire, on peut l’avoir ?',
        'Jeu de mots pourri : on rit ou on bloque ?',
      ],
      flirt: ['Qu’est-ce qui {te|vous} fait rire à tous les coups ?', 'Le dernier fou rire, c’était quand ?'],
      original: ['Humour absurde ou pince-sans-rire ?', 'Quelle blague {tu ressors|vous ressortez} depuis dix ans ?'],
    },
  },
  {
    topics: ['video_games'],
    react: {
      humoristique: [
        '{Le}, et le fameux « encore dix minutes » qui en dure quatre-vingt-dix.',
        '{Le}, je vois : le soleil, c’est cette chose dans le décor, c’est ça ?',
        'Je respecte {le}, ça demande un vrai sens du sacrifice, surtout pour le sommeil.',
      ],
      flirt: [
        '{Le}, j’aime bien les gens qui se passionnent pour de bon.',
        'Tu as l’air de t’y connaître, raconte-moi {le} comme à quelqu’un qui débarque.',
        'Je veux bien jouer les seconds rôles devant {le}, avec commentaires inutiles.',
      ],
      original: [
        '{Le}, c’est un voyage où la valise est toujours trop pleine.',
        'On apprend beaucoup d’une personne avec {le}, surtout à deux heures du matin.',
        'Les vrais héros sont ceux qui font toutes les quêtes secondaires. {Le}, j’imagine que c’est pareil.',
      ],
    },
    ask: {
      humoristique: [
        'Le mode facile : pratique ou honteux ?',
        'Combien d’heures au compteur, sans tricher ?',
        'Rageux discret ou manette en danger ?',
      ],
      flirt: [
        'Tu joues plutôt en solo ou il y a une place à côté ?',
        'C’est quoi le moment que {tu n’oublieras|vous n’oublierez} jamais ?',
        'Par quoi on commence, quand on ne connaît rien ?',
      ],
      original: [
        'Si la vie avait une sauvegarde, {tu retournerais|vous retourneriez} à quel moment ?',
        'Gentil, méchant ou chaotique dans {tes|vos} choix ?',
        'Le personnage qui {te|vous} ressemble le plus ?',
      ],
    },
  },
  {
    topics: ['craft', 'diy'],
    react: {
      humoristique: [
        '{Le}, je respecte : c’est comme ça qu’on offre des objets penchés à toute la famille.',
        'Avec {le}, il y a le tutoriel, et il y a la réalité.',
        '{Le}, ou l’art d’appeler « style » ce qui était une erreur.',
      ],
      flirt: [
        '{Le}, il faut de la patience et un peu de poésie, ça me plaît.',
        'J’aime bien les gens qui fabriquent des choses. {Le}, c’est rare.',
        'Quelqu’un qui prend le temps pour {le}, c’est plutôt charmant.',
      ],
      original: [
        '{Le}, c’est une thérapie qui laisse des objets.',
        'Dans cent ans, des archéologues écriront des thèses là-dessus. {Le}, ça laisse des traces.',
        '{Le}, c’est la preuve qu’on peut passer des heures sans téléphone.',
      ],
    },
    ask: {
      humoristique: [
        'Le chef-d’œuvre raté que {tu gardes|vous gardez} quand même ?',
        'Qui sera la première victime d’un cadeau fait main ?',
        'Perfection ou joyeux bazar sur la table ?',
      ],
      flirt: [
        'Qu’est-ce que {tu me montrerais|vous me montreriez} en premier ?',
        'D’où {te|vous} vient cette envie-là ?',
        'C’est plutôt un refuge ou quelque chose à partager ?',
      ],
      original: [
        'La prochaine création, elle ressemblera à quoi ?',
        'Quel objet {tu rêves|vous rêvez} de savoir faire ?',
        'Mode d’emploi ou instinct ?',
      ],
    },
  },
];
