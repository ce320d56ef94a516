import type { TopicVoice } from './topic-voice.ts';

/** Jobs, studies, languages, and the people one has. */
export const workAndPeople: TopicVoice[] = [
  {
    topics: ['job'],
    remarks: [
      'Je suppose qu’à chaque repas de famille, on te demande un service « puisque tu es {nom} ».',
      '{Nom}, j’ai envie de savoir d’où c’est venu, la version longue.',
      '{Nom}, je comprends mieux ce mélange de calme et d’énergie.',
      'Il y a l’image qu’on se fait {dun}, et il y a la vraie vie. Je prends la vraie vie.',
    ],
    questions: [
      'La phrase que tu ne veux plus jamais entendre au travail ?',
      'Le moment le plus absurde de la semaine, c’était quoi ?',
      'Café de survie ou sang-froid naturel ?',
      'C’est quoi le moment qui te rappelle pourquoi tu as choisi ça ?',
      'Et une fois la journée finie, tu coupes comment ?',
      'Qu’est-ce qui te plaît le plus là-dedans ?',
      'La plus belle surprise du métier ?',
      'Qu’est-ce que les gens ne soupçonnent pas du tout ?',
    ],
  },
  {
    topics: ['languages'],
    remarks: [
      '{Le}, très utile pour commander à manger et vexer les gens poliment.',
      '{Le}, tout sonne mieux dans cette langue, c’est injuste.',
      'Il y a toujours un mot, en {nom}, qui n’existe pas ailleurs.',
    ],
    questions: [
      'La confusion la plus gênante, c’était quel mot ?',
      'Accent parfait ou charme assumé ?',
      'D’où te vient cette envie-là ?',
      'Le mot intraduisible qui nous manque, c’est lequel ?',
    ],
  },
  {
    topics: ['volunteering'],
    remarks: [
      '{Le}, très bien, tu fais remonter la moyenne de tout le monde.',
      '{Le}, ça te ressemble, ou en tout cas ça te va bien.',
      'J’aime beaucoup l’idée {de}, ça dit quelque chose de toi.',
      '{Le}, c’est du temps qu’on donne et qu’on retrouve autrement.',
      'On devrait mettre {le} tout en haut des bios, avant la taille et le signe astro.',
    ],
    questions: [
      'Niveau de sommeil, ça va quand même ?',
      'Qu’est-ce qui t’a donné envie de commencer ?',
      'La plus belle rencontre grâce à ça ?',
      'Le moment qui justifie tout le reste, c’est lequel ?',
      'Si tu devais convaincre quelqu’un en une phrase ?',
    ],
  },
];
