import type { AppId, Split, Theme } from '../scene.ts';

// What apps show on other phones, in other versions and themes than the usual templates draw: hints of the input box, the
// line under the name, colours of the user's messages. The two splits share none of it.

interface Paint {
  mine: string;
  ink: string;
  theirs?: string;
}

export interface AppVariants {
  /** The hints that the usual template draws. */
  drawnHints: string[];
  hints: Record<Split, string[]>;
  /** Lines under the name; empty where the app shows none. */
  states: Record<Split, string[]>;
  paints: Record<Split, Record<Theme, Paint[]>>;
}

const white = '#ffffff';
const black = '#111111';

export const appVariants: Record<AppId, AppVariants> = {
  tinder: {
    drawnHints: ['Écris un message'],
    hints: { dev: ['Écris un message', 'Saisis un message'], test: ['Écris un message', 'Tape un message'] },
    states: { dev: ['Active récemment', ''], test: ['Actif récemment', ''] },
    paints: {
      dev: {
        light: [{ mine: '#1e8fff', ink: white }],
        dark: [{ mine: '#1273dd', ink: white }],
      },
      test: {
        light: [
          { mine: '#2a8bf2', ink: white },
          { mine: '#ff4f63', ink: white },
        ],
        dark: [{ mine: '#0f6ad0', ink: white, theirs: '#262b33' }],
      },
    },
  },
  bumble: {
    drawnHints: ['Écris un message…'],
    hints: { dev: ['Écris un message…', 'Aa'], test: ['Envoie un message', 'Aa'] },
    states: { dev: ['À toi de jouer', ''], test: ['En ligne récemment', ''] },
    paints: {
      dev: {
        light: [{ mine: '#ffcb37', ink: black }],
        dark: [{ mine: '#f5bf25', ink: black }],
      },
      test: {
        light: [
          { mine: '#fddf8f', ink: black, theirs: '#f2f2f2' },
          { mine: '#ffd23f', ink: black },
        ],
        dark: [{ mine: '#6b5514', ink: white }],
      },
    },
  },
  hinge: {
    drawnHints: ['Envoie un message'],
    hints: { dev: ['Envoie un message', 'Écris un message'], test: ['Envoyer un message', 'Message'] },
    states: { dev: [''], test: [''] },
    paints: {
      dev: {
        light: [{ mine: '#5f2868', ink: white }],
        dark: [{ mine: '#84488d', ink: white }],
      },
      test: {
        light: [
          { mine: '#7d4a86', ink: white, theirs: '#f4f2f0' },
          { mine: '#4b1f56', ink: white },
        ],
        dark: [{ mine: '#69357a', ink: white, theirs: '#2e2e2e' }],
      },
    },
  },
  fruitz: {
    drawnHints: ['Écris ton message…'],
    hints: { dev: ['Écris ton message…', 'Ton message'], test: ['Écris-lui un message…', 'Écris ton message'] },
    states: { dev: ['Cerise', ''], test: ['Pêche', ''] },
    paints: {
      dev: {
        light: [{ mine: '#ff4d78', ink: white }],
        dark: [{ mine: '#e63862', ink: white }],
      },
      test: {
        light: [
          { mine: '#ff5f7e', ink: white },
          { mine: '#f9486b', ink: white, theirs: '#f4f1f7' },
        ],
        dark: [{ mine: '#ff4a70', ink: white }],
      },
    },
  },
  happn: {
    drawnHints: ['Ton message'],
    hints: { dev: ['Ton message', 'Écris ton message'], test: ['Votre message', 'Écris quelque chose…'] },
    states: { dev: ['À 800 m', 'Croisée 4 fois'], test: ['À 1,5 km', 'Vous vous êtes croisés 2 fois'] },
    paints: {
      dev: {
        light: [{ mine: '#1478f0', ink: white }],
        dark: [{ mine: '#1a6fe0', ink: white }],
      },
      test: {
        light: [
          { mine: '#0c63e0', ink: white },
          { mine: '#2c83ff', ink: white, theirs: '#f0f3f7' },
        ],
        dark: [{ mine: '#2b74d8', ink: white }],
      },
    },
  },
  instagram: {
    drawnHints: ['Votre message…'],
    hints: { dev: ['Message…', 'Envoyer un message…'], test: ['Votre message…', 'Écrivez un message…'] },
    states: { dev: ['Actif il y a 2 h', 'Active maintenant'], test: ['Actif(ve) il y a 14 min', 'lola.brnrd'] },
    paints: {
      dev: {
        light: [{ mine: '#3d8ff5', ink: white }],
        dark: [{ mine: '#5851db', ink: white }],
      },
      test: {
        light: [
          { mine: '#6b4df5', ink: white },
          { mine: '#3b99f4', ink: white, theirs: '#ededed' },
        ],
        dark: [{ mine: '#7a45f0', ink: white, theirs: '#2a2a2a' }],
      },
    },
  },
  messenger: {
    drawnHints: ['Aa'],
    hints: { dev: ['Aa', 'Message'], test: ['Aa', 'Écrire un message'] },
    states: {
      dev: ['Active il y a 3 min', 'En ligne il y a 1 h'],
      test: ['Actif il y a 6 min', 'En ligne il y a 22 min'],
    },
    paints: {
      dev: {
        light: [{ mine: '#0d8aff', ink: white }],
        dark: [{ mine: '#0f86ff', ink: white }],
      },
      test: {
        light: [
          { mine: '#1877f2', ink: white },
          { mine: '#a445e8', ink: white, theirs: '#ececef' },
        ],
        dark: [{ mine: '#1b78f5', ink: white, theirs: '#333435' }],
      },
    },
  },
  whatsapp: {
    drawnHints: ['Message'],
    hints: { dev: ['Message', 'Entrez un message'], test: ['Message', 'Taper un message'] },
    states: { dev: ['en ligne', 'vue aujourd’hui à 18:42'], test: ['vu hier à 23:10', 'en train d’écrire…'] },
    paints: {
      dev: {
        light: [{ mine: '#dffbd6', ink: black }],
        dark: [{ mine: '#075e4c', ink: white }],
      },
      test: {
        light: [
          { mine: '#d3f8cb', ink: black },
          { mine: '#e2ffc9', ink: black },
        ],
        dark: [{ mine: '#0a6553', ink: white, theirs: '#1d282f' }],
      },
    },
  },
  snapchat: {
    drawnHints: ['Envoyer un chat'],
    hints: { dev: ['Envoyer un chat', 'Chat'], test: ['Envoyer un Chat', 'Envoie un chat'] },
    states: { dev: [''], test: [''] },
    paints: {
      dev: { light: [{ mine: '#f23c57', ink: black }], dark: [{ mine: '#f23c57', ink: white }] },
      test: { light: [{ mine: '#e8354f', ink: black }], dark: [{ mine: '#fa4a63', ink: white }] },
    },
  },
  imessage: {
    drawnHints: ['iMessage', 'Message texte'],
    hints: { dev: ['iMessage', 'Message'], test: ['iMessage', 'SMS'] },
    states: { dev: [''], test: [''] },
    paints: {
      dev: {
        light: [{ mine: '#1583ff', ink: white }],
        dark: [{ mine: '#1f8bff', ink: white }],
      },
      test: {
        light: [
          { mine: '#0f80ff', ink: white },
          { mine: '#3fcf63', ink: white, theirs: '#e6e6e9' },
        ],
        dark: [{ mine: '#1681f7', ink: white, theirs: '#2a2a2c' }],
      },
    },
  },
  telegram: {
    drawnHints: ['Message'],
    hints: { dev: ['Message', 'Écrire un message…'], test: ['Message', 'Message…'] },
    states: { dev: ['vue récemment', 'en ligne'], test: ['vu à 21:03', 'dernière connexion récemment'] },
    paints: {
      dev: {
        light: [{ mine: '#e6fdcf', ink: black }],
        dark: [{ mine: '#7b69d8', ink: white }],
      },
      test: {
        light: [
          { mine: '#ebfbd8', ink: black },
          { mine: '#419fd9', ink: white, theirs: '#f4f4f6' },
        ],
        dark: [{ mine: '#3e6a97', ink: white }],
      },
    },
  },
  sms: {
    drawnHints: ['Message RCS', 'Message texte'],
    hints: { dev: ['Message RCS', 'SMS'], test: ['Message texte', 'SMS/MMS'] },
    states: { dev: [''], test: ['+33 6 12 34 56 78', ''] },
    paints: {
      dev: {
        light: [{ mine: '#1562d6', ink: white }],
        dark: [{ mine: '#0b5286', ink: white }],
      },
      test: {
        light: [
          { mine: '#2068d9', ink: white },
          { mine: '#cfe0fc', ink: black, theirs: '#efeff3' },
        ],
        dark: [{ mine: '#b3cdfb', ink: black, theirs: '#2a2c2e' }],
      },
    },
  },
};
