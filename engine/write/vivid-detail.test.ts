import { expect, it } from 'vitest';
import { understand } from '#engine/understand/understand.ts';
import { vividDetail } from './vivid-detail.ts';

const detailOf = (text: string) => vividDetail(understand([{ from: 'match', text }]).lastTurn);

it.each([
  ['Il sort du véto avec une collerette', 'la collerette'],
  ['Récolte de miel : 22 kilos et trois piqûres', 'les trois piqûres'],
  ["J'ai un doudou et un parapluie", 'le parapluie'],
  ["j'ai mordu un escargot", "l'escargot"],
  ['Il y avait des sangliers', 'les sangliers'],
  ['Mon rebord de fenêtre est à lui', 'ton rebord de fenêtre'],
  ["un papi m'a donné un quartier d'orange", "le quartier d'orange"],
])('of «%s» it is %s', (text, detail) => {
  expect(detailOf(text)).toBe(detail);
});

it.each([
  'Je ressemble à un hobbit',
  "J'ai passé un bon moment hier",
  'Ça dépend des jours',
  "C'est un grand mot",
  'Tu as un chien ?',
])('«%s» has none', (text) => {
  expect(detailOf(text)).toBeUndefined();
});
