import { expect, it } from 'vitest';
import { echoedQuestion } from './echoed-question.ts';

it.each([
  ["T'as déjà fait un road trip toi ?", "Si j'ai déjà fait un road trip"],
  ["Et toi, t'oserais m'affronter ?", "Si j'oserais t'affronter"],
  ['Tu habites dans le centre ?', "Si j'habite dans le centre"],
  ["T'es déjà montée derrière quelqu'un ?", "Si je suis déjà montée derrière quelqu'un"],
  ['Tu connais des bonnes terrasses vers la Guillotière ?', undefined],
  ['Tu remets le bouchon du dentifrice ?', 'Si je remets le bouchon du dentifrice'],
  ['Tu te sens bien dans ta coloc ?', 'Si je me sens bien dans ma coloc'],
  ['Tu manges la croûte ?', 'Si je mange la croûte'],
  ["Qu'est-ce que tu fais ce soir ?", 'Ce que je fais ce soir'],
  ['Tu fais quoi ce week-end ?', 'Ce que je fais ce week-end'],
  ['Tu viens habillé comment toi ?', 'Comment je viens habillé'],
  ['Vous y vivez toute l’année ?', "Si j'y vis toute l'année"],
  ['Et vous, êtes-vous musicien ?', 'Si je suis musicien'],
  ['Vous dansez ?', 'Si je danse'],
  ['As-tu un chien ?', "Si j'ai un chien"],
  ['Tu iras au concert ?', "Si j'irai au concert"],
  ['Et toi, tu cherches quoi, franchement ?', 'Ce que je cherche franchement'],
  ["T'en penses quoi, toi, de tout ça ?", "Ce que j'en pense de tout ça"],
  ["Tu l'as vu ?", "Si je l'ai vu"],
])('%s → %s', (question, echo) => {
  expect(echoedQuestion(question)).toBe(echo);
});

it.each([
  'Vous avez connu ça avec votre fils ?',
  'Ça te dit un verre ?',
  'Tu fé koi ds la vie ?',
  'Tu plies tes chaussettes ou tu les jettes en vrac ?',
  'Et toi ?',
  'Tu dis ça à toutes les filles que tu rencontres ?',
])('«%s» is not repeated', (question) => {
  expect(echoedQuestion(question)).toBeUndefined();
});
