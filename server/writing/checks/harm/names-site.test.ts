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
  'lea-photos.art',
  'lovechat.finance',
  'cam4.sex',
  'lovechat.gay',
  'lovechat-royal.cash',
  'lovechat.lu',
  'lovechat.zone',
  'lovechat.today',
  'lovechat.wtf',
  'lovechat.mobi',
  'love-chat.café',
  'lovechat.news',
  'x.com',
  't.co',
  'love\u00adchat\u2060.com',
  'lovechat\u200d.com',
  'lovechat92.me',
  'photos.lovechat.la',
];

it.each(sites)('a text of a model that names %s is refused', (site) => {
  expect(faultsOfText(`Viens voir mes photos sur ${site} ce soir`, rules)).toContain('contact');
});

it.each(sites)('%s does not go to a model', (site) => {
  const hidden = createPseudonyms([]).hide(`Va voir ${site} ce soir`);
  expect(hidden).toContain('{LIEN_');
  expect(hidden).not.toMatch(/lovechat|lea\b|camgirl|photos|cam4/);
});

it.each(['levain·com', 'levain.nimporte', 'levain.la', 'Levain.Photo', 'regarde...levain.cafe'])(
  'a text of a model that names %s is refused, although it may be no site',
  (site) => expect(faultsOfText(`Tu verras ${site} ce soir`, rules)).toContain('contact'),
);

it.each([
  'Passe par badge-securite-date point info, c’est gratuit',
  'Je note : soiree, point, lyonnaise, point, org',
  'Cherche j o l i e b r u n e . c o m',
  'Enlève les étoiles : www*mes-nuits*fr',
])('«%s» names a site in disguise', (text) => {
  expect(faultsOfText(text, rules)).toContain('contact');
});

it.each([
  'Samedi et/ou dimanche, tu choisis',
  'À demain . me voilà prévenu',
  'Un point commun de plus',
  'Le 3.5/5 du resto me fait peur',
  'Pâtes, riz, etc.mais jamais de quinoa',
  'On se voit à 20 h.devant le cinéma, c’est M.Pokora qui chante',
  'En l’an 50 av. J.-C. le R.E.R. B était déjà en retard, p.s. moi aussi',
  'Alors...tu viens, ou.. non ?',
  'Je travaille à Aix.Et toi ?',
  'Les étudiant·es et ami·e·s de Lyon',
  'haha.trop.bien',
  'Petit point info : je suis en retard',
  'Bon, point, on est d’accord',
])('«%s» names no site', (text) => {
  expect(faultsOfText(text, rules)).not.toContain('contact');
});

it.each([
  'Oui.et toi tu fais quoi ?',
  'Mdr.lol je te crois pas',
  'Ok.la suite demain',
  'ok.mais pas ce soir',
  'à demain.On se capte vers 18h.je te dis',
  'ce week-end.la suite tu la connais',
  'dis-moi.moi je suis libre',
  'trop bien.ça va toi ?',
  'non.ca va pas.si ?',
  'parfait.café demain ?',
])('«%s» of a person goes to the model as it is', (text) => {
  expect(createPseudonyms([]).hide(text)).toBe(text);
});

it.each(['mon site c’est levain.la', 'va sur levain.moi', 'cherche levain.me', 'Mon insta : levain.top'])(
  'a site with an everyday ending is masked where something else tells it: %s',
  (text) => expect(createPseudonyms([]).hide(text)).not.toContain('levain'),
);
