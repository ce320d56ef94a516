import { expect, it } from 'vitest';
import { createPseudonyms } from '../../privacy/pseudonyms.ts';
import { faultsOfText } from '../check-text.ts';

// Addresses of sites, in a text of a model and in one that goes to a model.

const rules = { isKnownContact: () => false, seen: [] };
const sites = [
  'lovechat.ru',
  'camgirl.xyz',
  'lea-prive.shop',
  'mym.fans/lea',
  't.me/lea',
  'wa.me/33612345678',
  'x.com/lea',
  'linktr.ee/lea',
  'photos.lea.club',
  'lovechat.icu',
  'lovechat.tk',
  'hxxp://lovechat.ru',
  'lovechat[.]ru',
  'lovechat．com',
  'lovechat (dot) ru',
  'lovechat point ru',
];

it.each(sites)('a text of a model that names %s is refused', (site) => {
  expect(faultsOfText(`Viens voir mes photos sur ${site} ce soir`, rules)).toContain('contact');
});

it.each(sites)('%s does not go to a model', (site) => {
  const hidden = createPseudonyms([]).hide(`Va voir ${site} ce soir`);
  expect(hidden).toContain('{LIEN_');
  expect(hidden).not.toMatch(/lovechat|lea\b|camgirl/);
});

it.each([
  'Oui.et toi tu fais quoi ?',
  'Mdr.lol je te crois pas',
  'Ok.la suite demain',
  'Samedi et/ou dimanche, tu choisis',
  'À demain . me voilà prévenu',
  'Un point commun de plus',
  'Le 3.5/5 du resto me fait peur',
])('«%s» names no site', (text) => {
  expect(faultsOfText(text, rules)).not.toContain('contact');
});
