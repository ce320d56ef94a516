import { expect, it } from 'vitest';
import { isFrench } from './language.ts';

const french = [
  'Ça te dit ?',
  'Deal 😄',
  'Tu vis à Lyon depuis longtemps ?',
  'Tu me fais rire, continue',
  'Plutôt chat, plutôt chien, plutôt cactus ?',
  'On se parle depuis dix minutes haha',
  'Tu te lèves vraiment à 2h ?',
  'Café samedi ?',
  'Team brunch ou team grasse mat ?',
  'Le week-end, tu fais du crossfit ?',
  '« Hello it’s me », tu connais la suite ?',
];
const foreign = [
  'What about you?',
  'See you there, it will be fun',
  'Claro que sí, me gusta mucho la montaña con los amigos',
  'Sí, casi todos los días, me ayuda a despejar la cabeza',
  "Anch'io! Qual è il tuo piatto preferito?",
  'Tenho duas irmãs mais novas. E você?',
  'Привет, как дела',
  '😂😂',
  'Das ist nicht wie ich denke',
  'Me gusta leer de noche, y a ti?',
  'Six days in Lyon, not bad at all',
];

it('tells French from other languages, also in short texts with borrowed words', () => {
  expect(french.filter((text) => !isFrench(text))).toEqual([]);
  expect(foreign.filter(isFrench)).toEqual([]);
});
