import { describe, expect, it } from 'vitest';
import { wordAt } from '../testing/build.ts';
import { isSpoken } from './unread-text.ts';

const said = (text: string, confidence = 0.9) => isSpoken(text.split(' ').map((word) => wordAt(word, {}, confidence)));

describe('a line outside all messages', () => {
  it.each(['Tu viens samedi soir ?', 'Avec plaisir', 'On se voit vendredi', 'Demain à 15 h, ça me va'])(
    "is one's text: %s",
    (text) => expect(said(text)).toBe(true),
  );

  it.each([
    'Aujourd’hui 21:14',
    'Mardi 4 novembre',
    'mar. 4 nov.',
    '4 novembre 2025',
    'Vu à 18:40',
    'Vous avez répondu',
    'Inès vous a répondu',
    'vous avez réponi',
    'Maëlys a réagi à ton message',
    'Nouveaux messages',
    'Votre message…',
    'CAMILLE',
    'Ok',
  ])("is the app's own: %s", (text) => expect(said(text)).toBe(false));

  it('is a wallpaper where recognition is unsure', () => expect(said('Tu viens samedi soir ?', 0.5)).toBe(false));
});
