import type { Split } from '../scene.ts';

// Extras that are mixed into the written exchanges.

export const names: Record<Split, string[]> = {
  dev: [
    'Léa',
    'Camille',
    'Hugo',
    'Inès',
    'Manon',
    'Théo',
    'Chloé',
    'Jules',
    'Sarah',
    'Antoine',
    'Zoé',
    'Élodie',
    'Lucas',
    'Anaïs',
    'Maxime',
    'Marie-Lou',
    'Noémie',
    'Karim',
  ],
  test: [
    'Juliette',
    'Océane',
    'Nathan',
    'Yasmine',
    'Clémence',
    'Raphaël',
    'Éva',
    'Margaux',
    'Thomas',
    'Fatou',
    'Gaëlle',
    'Romain',
    'Anne-Sophie',
    'Loïc',
    'Maëlys',
    'Bastien',
    'Léonie',
    'Agathe',
    'Mehdi',
    'Solène',
  ],
};

export const emojiMessages: Record<Split, string[]> = {
  dev: ['😂😂😂', '❤️', '😍', '🙈', '👍', '😘😘', '🔥', '🥰', '🤷', '🎉🎉'],
  test: ['🤣', '😅😅', '💕', '😏', '👏👏👏', '🙄', '🫶', '😭😭', '✨', '😴', '🍷', '😇🙏'],
};

export const reactions: Record<Split, string[]> = {
  dev: ['❤️', '😂', '👍', '😮', '❤️'],
  test: ['❤️', '😂', '🔥', '😍', '❤️', '👏'],
};

/** Emoji that some messages end with. */
export const trailingEmoji: Record<Split, string[]> = {
  dev: ['😂', '😉', '😅', '❤️', '🙃', '😁', '🤣', '😊'],
  test: ['😂', '😏', '😄', '🥲', '😜', '🤭', '😌', '💪', '🙏'],
};
