import { expect, it } from 'vitest';
import { saidBack } from './said-back.ts';

it.each([
  ['mon chat', "Mon chat m'a réveillée", 'ton chat'],
  ['ma soeur', 'avec ma sœur et son chien', 'ta sœur'],
  ['le marathon de nantes', 'Je prépare le marathon de Nantes', 'le marathon de Nantes'],
  ["l'escalade", "J'adore L'ESCALADE", "l'escalade"],
  ['un theatre', 'je monte un theatre', 'un théâtre'],
  ['mes potes', 'Soirée avec mes potes', 'tes potes'],
  ['je suis', 'jsuis la', undefined],
])('«%s» of «%s» is said back as %s', (found, text, said) => {
  expect(saidBack(found, text)).toBe(said);
});

it('nothing found is nothing said', () => {
  expect(saidBack(undefined, 'Bonjour')).toBeUndefined();
});
