// @demand plain-lines
import { describe, expect, it } from 'vitest';
import { tidyText } from './tidy-text.ts';

const shown = (text: string) => tidyText(text, { withEmoji: true });

describe('a line of a model', () => {
  it.each([
    ['Je fais un \u202egnidram\u202c ce soir', 'Je fais un gnidram ce soir'],
    ['\u2067Salut\u2069 toi\u200f', 'Salut toi'],
    ['Tu e\u0336s l\u0336à\u0336 ?', 'Tu es là ?'],
    ['Z\u030d\u0334\u0353a\u0338l\u0317g\u0300o', 'Zalgo'],
    ['Enl\u200bè\u200cv\u2060e\ufeff le\u00adçon', 'Enlève leçon'],
    ['Salut\u{e0068}\u{e0069} toi\u200d, ça va\ufe0f ?', 'Salut toi, ça va ?'],
    ['cafe\u0301 de l\u2019e\u0301te\u0301', "café de l'été"],
  ])('is plain: %j', (written, plain) => expect(shown(written)).toBe(plain));

  it.each([
    'Ça alors, où êtes-vous à Noël, cœur naïf ?',
    'Toute la famille 👨‍👩‍👧‍👦 est là',
    'Drapeau 🇫🇷 et 🏴󠁧󠁢󠁳󠁣󠁴󠁿 et 🏳️‍🌈',
    'Bravo 👍🏽 ❤️ 👩🏽‍🚀 🤷🏻‍♀️',
    'Plan en 3️⃣ temps',
    'Lundi ☀️ mardi ☔',
  ])('keeps accents and emoji whole: %s', (text) => expect(shown(text)).toBe(text.replace(' ?', ' ?')));

  it('has no emoji, flag or keycap left where the user writes none', () => {
    const written = 'Oui 👍🏽 et 🇫🇷 puis 🏴󠁧󠁢󠁳󠁣󠁴󠁿 et 👨‍👩‍👧 en 3️⃣ fois';
    expect(tidyText(written, { withEmoji: false })).toBe('Oui et puis et en fois');
  });
});
