import { expect, it } from 'vitest';
import { askedOfAntiGhost, askedOfDates, askedOfOpeners, askedOfRadar } from './asked-text.ts';

it('says how many messages were pasted, the last of them and how long the silence is', () => {
  const conversation = 'Elle : Coucou\n\nMoi : On se voit samedi ?\nMoi : Tu réponds plus ?';
  expect(askedOfAntiGhost({ conversation, daysSilent: 4 })).toBe('3 messages · Moi : Tu réponds plus ? · 4 jours');
  expect(askedOfAntiGhost({ conversation: 'Moi : Coucou', daysSilent: 1 })).toBe('Moi : Coucou · 1 jour');
  expect(askedOfRadar({ conversation: [{ from: 'match', text: 'tu es seul ?' }] })).toBe('tu es seul ?');
});

it('says the city, the budget, and what else was given for a date', () => {
  expect(askedOfDates({ city: 'Lyon', budget: '20-50', interests: '' })).toBe('Lyon · De 20 à 50\u202f€');
  expect(askedOfDates({ city: 'Lyon', budget: 35, season: 'ete', interests: 'ramen' })).toBe(
    'Lyon · 35\u202f€ · Été · ramen',
  );
});

it('puts a profile on one line', () => {
  expect(askedOfOpeners({ profile: ' Prof de SVT\ndingue de bloc ' })).toBe('Prof de SVT dingue de bloc');
});
