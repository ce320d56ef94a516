import type { TopicVoice } from './topic-voice.ts';

/** For a subject that has no voice of its own, and for what the match dislikes, never did or asks about. */
export const anyTopic: TopicVoice[] = [
  {
    topics: ['other'],
    when: ['likes', 'past', 'future', 'wish'],
    remarks: [
      '{Ce}, ça m’intrigue, et toi aussi un peu.',
      'J’aime bien ce genre de détail : {un}, ça ne s’invente pas.',
      'Il y a une histoire derrière {ce}, je le sens.',
    ],
    questions: [
      'Et tout ça s’est terminé sans blessé ?',
      'C’est venu d’où, cette idée ?',
      'S’il fallait un titre à tout ça, ce serait quoi ?',
      'Le détail que personne ne croirait, c’est lequel ?',
    ],
  },
];
