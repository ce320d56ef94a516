import { expect, it } from 'vitest';
import { scoreOpener } from './score-opener.ts';

const profile = 'Prof de SVT, dingue de bloc et de ramen. Mon chat choisit mes matchs.';

it('scores a message about the profile above one that would fit anybody', () => {
  const about = scoreOpener('Ton chat choisit tes matchs : quels sont ses critères, au juste ?', profile);
  const anybody = scoreOpener('Salut, comment se passe ta semaine ? Tu fais quoi de beau en ce moment ?', profile);
  expect(about.score).toBeGreaterThan(anybody.score + 20);
});

it('takes points for many questions and for length', () => {
  const one = scoreOpener('Bloc ou ramen ce soir ?', profile);
  expect(scoreOpener('Bloc ? Ramen ? Ce soir ?', profile).score).toBeLessThan(one.score);
  expect(scoreOpener(`${'Bloc et ramen, '.repeat(12)} ce soir ?`, profile).score).toBeLessThan(one.score);
});

it('is the sum of its parts, between 0 and 100', () => {
  for (const content of ['', 'Salut', 'Ramen, bloc, chat, matchs, prof ?', '?'.repeat(3)]) {
    const { score, why } = scoreOpener(content, profile);
    expect(why.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    expect(score).toBeGreaterThanOrEqual(0);
    expect(score).toBeLessThanOrEqual(100);
  }
});

it('hears another form of a word of the profile', () => {
  const { why } = scoreOpener('Tu grimpes souvent en salle ?', 'Je grimpe trois fois par semaine');
  expect(why).toContainEqual({ label: 'Parle de son profil', points: 25 });
});
