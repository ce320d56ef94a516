import { describe, expect, it } from 'vitest';
import { hear } from '#engine/understand/spoken-french.ts';
import type { Moment } from '../../moment.ts';
import { artsSeen } from './arts.ts';
import { crafts } from './crafts.ts';
import { datingLife } from './dating-life.ts';
import { films } from './films.ts';
import { findsAndSigns } from './finds-and-signs.ts';
import { games } from './games.ts';
import { habits } from './habits.ts';
import { innerLife } from './inner-life.ts';
import { listening } from './listening.ts';
import { mind } from './mind.ts';
import { playingMusic } from './playing-music.ts';
import { reading } from './reading.ts';
import { screens } from './screens.ts';
import { seeking } from './seeking.ts';
import { temperament } from './temperament.ts';

const own: Moment[] = [
  ...screens,
  ...films,
  ...reading,
  ...playingMusic,
  ...listening,
  ...artsSeen,
  ...crafts,
  ...games,
  ...mind,
  ...findsAndSigns,
  ...temperament,
  ...habits,
  ...innerLife,
  ...datingLife,
  ...seeking,
];

function heardIn(sentence: string): string[] {
  const { plain } = hear(sentence);
  return own.filter(({ cue, unless }) => cue?.test(plain) && !unless?.test(plain)).map(({ id }) => id);
}

const said: [sentence: string, id: string][] = [
  ['J’ai enchaîné 8 épisodes hier soir', 'series-binge'],
  ['jai fini la saison 2 en un week-end mdr', 'series-binge'],
  ['on a dévoré toute la série', 'series-binge'],
  ['bon jai fini the bear jsuis en manque', 'story-void'],
  ['J’ai terminé Normal People et je suis vide', 'story-void'],
  ['je suis sur la saison 3 de Severance', 'series-now'],
  ['J’ai commencé une série coréenne', 'series-now'],
  ['je regarde Severance en ce moment c’est ouf', 'series-now'],
  ['j’ai passé mon dimanche sur netflix', 'series-broad'],
  ['jsuis en train de mater the office pour la 4e fois', 'rewatch'],
  ['g commencé à lire dune', 'book-now'],
  ['je perds tout le temps au monopoly', 'sore-loser'],
  ['je chine beaucoup', 'thrift'],
  ['les conversations qui durent 3 mois c’est pas pour moi', 'no-endless-chat'],
  ['me spoile pas stp !', 'no-spoilers'],
  ['Pas de spoil hein', 'no-spoilers'],
  ['jmange des coquillettes devant koh lanta', 'guilty-tv'],
  ['Je regarde l’amour est dans le pré en cachette', 'guilty-tv'],
  ['je suis trop fan de télé-réalité', 'guilty-tv'],
  ['j’adore les animes japonais', 'anime'],
  ['je regarde One Piece depuis 15 ans', 'anime'],
  ['j’ai regardé un docu sur les poulpes', 'documentary'],
  ['je suis accro aux true crime', 'documentary'],
  ['j’écoute plein de podcasts dans le métro', 'podcasts'],
  ['Soirée Netflix et tisane', 'series-broad'],
  ['j’adore les séries', 'series-broad'],
  ['j’ai pleuré devant un film de Noël', 'story-tears'],
  ['Le film m’a fait chialer', 'story-tears'],
  ['franchement quel navet', 'film-hated'],
  ['je me suis endormie au ciné', 'film-hated'],
  ['J’ai revu In the Mood for Love en salle, au Champo', 'film-seen'],
  ['je sors du ciné là', 'film-seen'],
  ['Les films d’horreur je peux pas, je dors plus', 'horror-scared'],
  ['j’adore les films d’horreur', 'horror-love'],
  ['je regarde Harry Potter pour la 12e fois', 'rewatch'],
  ['Je connais les répliques de Kaamelott par coeur', 'rewatch'],
  ['je vais au ciné toutes les semaines', 'cinema-broad'],
  ['Je suis très cinéphile', 'cinema-broad'],
  ['je lis un roman de Modiano', 'book-now'],
  ['Ce soir canapé avec un bon bouquin', 'book-now'],
  ['J’ai dévoré ce livre en deux jours', 'book-finished'],
  ['j’ai fini un super roman', 'book-finished'],
  ['Ma pile à lire fait 2 mètres', 'book-pile'],
  ['je peux passer des heures dans les librairies', 'book-pile'],
  ['je lis que des mangas', 'manga-comics'],
  ['j’écris un peu le soir', 'writes'],
  ['Je lis plus du tout depuis le lycée', 'reads-little'],
  ['j’adore lire', 'reading-broad'],
  ['J’apprends le piano depuis 3 mois', 'instrument-learning'],
  ['je me suis mise à la guitare', 'instrument-learning'],
  ['je joue de la basse', 'plays-instrument'],
  ['Je suis guitariste', 'plays-instrument'],
  ['je joue dans une fanfare', 'band'],
  ['on a répète jeudi avec mon groupe de rock', 'band'],
  ['je chante dans une chorale', 'choir'],
  ['Nous préparons le Requiem de Fauré', 'choir'],
  ['je chante sous la douche', 'shower-singer'],
  ['soirée karaoké hier', 'shower-singer'],
  ['je vais voir Orelsan en concert samedi', 'concert-coming'],
  ['J’ai des places pour le concert de Zaho', 'concert-coming'],
  ['j’étais au concert de Stromae hier', 'concert-seen'],
  ['je fais le Hellfest cet été', 'festival'],
  ['je collectionne les vinyles', 'vinyl'],
  ['j’écoute leur album en boucle', 'on-repeat'],
  ['J’y connais rien en musique', 'music-clueless'],
  ['j’écoute surtout du rap', 'music-broad'],
  ['je suis allée voir une expo à Orsay', 'museum'],
  ['je fais de l’impro le mardi', 'theatre-play'],
  ['Je fais du théâtre depuis 4 ans', 'theatre-play'],
  ['je vais voir un stand-up vendredi', 'show-seen'],
  ['je vais me faire tatouer en mars', 'tattoo-coming'],
  ['j’ai trois tatouages', 'tattoo-have'],
  ['Je fais de la poterie', 'pottery'],
  ['J’ai fait un bol !', 'pottery'],
  ['Enfin la prof a dit « ah, un cendrier » mais c’est un bol', 'craft-flop'],
  ['mon écharpe est toute de travers', 'craft-flop'],
  ['j’ai trouvé une veste de majorette de 1978 à 6 balles', 'thrift'],
  ['Je fais du modèle vivant le mercredi soir', 'drawing'],
  ['je dessine beaucoup', 'drawing'],
  ['je fais de la photo argentique', 'photography'],
  ['je tricote un pull', 'sewing'],
  ['j’ai retapé une vieille commode', 'handmade'],
  ['je suis imbattable à Skyjo et insupportable quand je gagne', 'sore-loser'],
  ['Je suis très mauvaise perdante', 'sore-loser'],
  ['je joue à Zelda', 'video-games'],
  ['Stardew Valley, j’ai 34 ans et je me couche à 2h', 'video-games'],
  ['Soirée jeux au bar à Villeurbanne', 'board-games'],
  ['je joue aux échecs en ligne', 'chess'],
  ['Je fais du JDR avec des potes', 'role-play'],
  ['on a fait un escape game', 'escape-game'],
  ['je fais un puzzle de 2000 pièces', 'puzzles-quiz'],
  ['Soirée poker avec les collègues', 'poker'],
  ['j’apprends l’italien', 'language-learning'],
  ['je prends des cours de japonais', 'language-learning'],
  ['je code un petit jeu', 'coding'],
  ['Je monte ma boîte', 'start-up'],
  ['je suis bénévole aux Restos du cœur', 'volunteering'],
  ['je suis plutôt écolo', 'ecology'],
  ['je médite tous les matins', 'meditation'],
  ['Je vois une psy depuis un an', 'therapy'],
  ['je suis croyante', 'faith'],
  ['J’ai trouvé une veste en friperie', 'thrift'],
  ['je collectionne les badges', 'collection'],
  ['j’ai encore craqué sur des baskets', 'fashion'],
  ['je suis scorpion ascendant lion', 'astrology'],
  ['mon ex, mon pire boss et mon chat sont scorpions', 'astrology'],
  ['je suis hyper superstitieuse', 'superstition'],
  ['on parle pas politique', 'no-politics'],
  ['Je suis assez timide au début', 'shy'],
  ['je suis introverti', 'introvert'],
  ['Désolée pour le pavé', 'talks-too-much'],
  ['je parle beaucoup trop', 'talks-too-much'],
  ['j’ai dit « bisous » à mon directeur en raccrochant', 'awkward'],
  ['je suis super maladroite', 'clumsy'],
  ['j’ai renversé mon café', 'clumsy'],
  ['je suis une tête de mule', 'stubborn'],
  ['Je suis perfectionniste', 'perfectionist'],
  ['je réfléchis trop', 'overthinker'],
  ['j’ai réécrit ce message 6 fois donc je vais juste dire : salut', 'overthinker'],
  ['je me lève à 5h tous les jours', 'morning-person'],
  ['jsuis pas du matin', 'night-owl'],
  ['grosse flemme aujourd’hui', 'procrastinator'],
  ['Je suis toujours en retard', 'always-late'],
  ['je suis hyper frileuse', 'always-cold'],
  ['j’ai trop la dalle', 'always-hungry'],
  ['j’essaie d’arrêter de fumer', 'quitting'],
  ['j’ai arrêté le sucre', 'quitting'],
  ['je scrolle jusqu’à pas d’heure', 'phone-addict'],
  ['j’ai une peur bleue des araignées', 'fear'],
  ['J’ai le vertige', 'fear'],
  ['mon rêve c’est d’ouvrir un gîte', 'dream'],
  ['je suis souvent dans la lune', 'daydreamer'],
  ['je suis très nostalgique', 'nostalgic'],
  ['je suis une grande romantique', 'romantic'],
  ['j’aime les petits plaisirs de la vie', 'small-joys'],
  ['mon pire défaut c’est que je ronchonne', 'my-flaw'],
  ['opinion impopulaire : la raclette c’est surcoté', 'unpopular-opinion'],
  ['je viens de m’inscrire sur l’appli', 'new-on-app'],
  ['j’en ai un peu marre de raconter mon métier à des gens qui disparaissent au bout de 4 messages', 'app-fatigue'],
  ['Ouais je supprime Tinder dimanche', 'deleting-app'],
  ['mon dernier date était une catastrophe', 'bad-date'],
  ['je me suis encore fait ghoster', 'ghosted'],
  ['ça me stresse un peu de te rencontrer', 'nervous-to-meet'],
  ['je me demande parfois si on va se plaire en vrai', 'nervous-to-meet'],
  ['j’aime pas discuter pendant des mois', 'no-endless-chat'],
  ['Je cherche quelque chose de sérieux', 'seeks-serious'],
  ['on verra bien où ça mène', 'seeks-open'],
  ['je cherche surtout à rencontrer du monde', 'seeks-friends'],
  ['je suis célibataire depuis 4 ans', 'long-single'],
  ['Je sors d’une longue relation', 'after-breakup'],
  ['j’ai jamais fait de ski', 'never-done'],
];

const lookAlikes = [
  'je regarde par la fenêtre',
  'la saison de ski commence bientôt',
  'j’anime un atelier le mardi',
  'il m’a raconté la fin de sa journée',
  'je lis tes messages avec plaisir',
  'j’ai lu ton profil',
  'j’ai dévoré une pizza',
  'je joue au foot le jeudi',
  'je fais du tennis',
  'mon chat est timide',
  'j’ai réservé une table',
  'je travaille dans un musée',
  'mon fils fait du piano',
  'je pense à toi',
  'je perds mon temps au bureau',
  'je perds mes clés de vélo',
  'j’ai pas peur',
  'je suis plus jeune que ma sœur',
  'la Chine me tente beaucoup',
  'j’ai mangé du poisson',
  'je sors d’une réunion interminable',
  'la pièce jointe est vide',
  'j’ai repeint mon salon',
  'j’ai un rendez-vous chez le dentiste',
  'je suis wow là lol',
  'j’ai pris des nouvelles de ma tante',
  'je suis crevée ce soir',
  'ça va et toi',
  'je suis en ligne',
  'je cherche un appart',
  'je code pas du tout',
  'je suis pas timide',
  'le train est en retard',
  'je tourne à gauche',
  'j’ai trouvé un appart à 800 euros',
  'je suis prof de théâtre',
  'on verra ce que ça donne',
  'j’ai la grippe et je regarde des séries',
  'je rêve d’une sieste',
  'je prie pour le canapé',
  'anniversaire à Laser Game avec 12 gamins',
  'j’ai fait un bol de céréales',
];

describe('pastimes and self', () => {
  it.each(said)('«%s» is %s', (sentence, id) => {
    expect(heardIn(sentence)).toContain(id);
  });

  it.each(lookAlikes)('«%s» is none of them', (sentence) => {
    expect(heardIn(sentence)).toEqual([]);
  });

  it('gives each moment an example, and its lines the room they have', () => {
    const shown = new Set(said.map(([, id]) => id));
    expect(own.filter(({ id }) => !shown.has(id)).map(({ id }) => id)).toEqual([]);
    expect(new Set(own.map(({ id }) => id)).size).toBe(own.length);
    const lines = own.flatMap(({ react }) => react);
    expect(lines.filter((line) => line.length > 60 || line.includes('?'))).toEqual([]);
    expect(own.filter(({ react }) => !react.some((line) => line.length <= 42)).map(({ id }) => id)).toEqual([]);
  });
});
