import { expect, test } from 'vitest';
import { understand } from '../understand.ts';
import { isIntrusive } from './intrusion.ts';

const after = (text: string) => isIntrusive(understand([{ from: 'match', text }]).lastTurn);

test.each([
  'Ok mais quelle rue ? Je passe souvent par là',
  'T’habites l’immeuble blanc en face de la pharmacie non ?',
  'T’es toute seule chez toi là ?',
  'J’ai reconnu le balcon sur ta photo',
  'Je pourrais sonner un soir pour te faire une surprise',
  'C’est quoi ton adresse ?',
  'Allez juste une, de toi là maintenant',
  'Allez envoie-moi une photo en maillot',
  'et alors on est adultes, envoie l’adresse j’apporte une bouteille',
  'Tu m’envoies une photo de ta tenue ? Je peux être là dans 20 min',
  'allez juste une fais pas ta timide',
  'jpeux venir taider, envoi ton adresse',
  'tu fais la timide ou koi',
  'juste 1, tu me fais pa confiance ?',
  'et alors on est adulte nn ? jsuis sympa tu va voir. alé envoi',
])('is intrusive: %s', (text) => {
  expect(after(text)).toBe(true);
});

test.each([
  'Tu habites dans quel quartier ?',
  'Tu vis seule ou en coloc ?',
  'Tu connais la rue Oberkampf ?',
  'Ma sœur m’a fait une surprise ce soir',
  'Tu m’envoies une photo de ton chat ?',
  'J’ai reconnu la chanson',
  'Tu pars toute seule ?',
])('is not intrusive: %s', (text) => {
  expect(after(text)).toBe(false);
});
