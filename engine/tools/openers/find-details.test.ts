import { expect, it } from 'vitest';
import { fold } from '#engine/french/fold.ts';
import { concreteProfiles } from '../testing/concrete-profiles.ts';
import { write } from '../testing/opener-profiles.ts';

it('nine of ten concrete words of a profile are taken up in its pack', () => {
  const missed = concreteProfiles.flatMap(([profile, words]) => {
    const text = fold(
      write(profile)
        .openers.map(({ content }) => content)
        .join('\n'),
    );
    return words.filter((word) => !text.includes(fold(word)));
  });
  const all = concreteProfiles.flatMap(([, words]) => words);
  expect(missed.length / all.length, missed.join(', ')).toBeLessThanOrEqual(0.1);
});

it('does not take the name and the age at the top of a profile for a detail', () => {
  const profile = 'Camille, 29\nInfirmière de nuit à Nantes\nMon chien Gaufrette vole les chaussettes';
  for (const { content } of write(profile).openers) expect(content).not.toContain('Camille');
});

it('quotes nothing about looks, children, people wanted or dislikes', () => {
  const profile =
    'Brune aux yeux verts, 1m70. Maman de deux enfants. Cherche un homme sérieux et drôle. Je déteste les selfies de salle. Fan de polars scandinaves.';
  for (const { content } of write(profile).openers)
    expect(content).not.toMatch(/yeux|enfants|homme|serieux|sérieux|selfies|1m70/i);
});
