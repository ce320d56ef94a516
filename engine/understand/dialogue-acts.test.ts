import { expect, it } from 'vitest';
import { actsOf } from './dialogue-acts.ts';
import { hear } from './spoken-french.ts';

it.each([
  ['Tu fais quoi dans la vie ?', 'question_open'],
  ['T’aimes le ski ?', 'question_closed'],
  ['plutôt mer ou montagne ?', 'question_choice'],
  ['Ça va ?', 'wellbeing'],
  ['mdrrrr', 'laugh'],
  ['😂😂', 'laugh'],
  ['🥰', 'emoji_only'],
  ['...', 'empty'],
  ['ah ok', 'dry'],
  ['Ouiii', 'dry'],
  ['coucou', 'greeting'],
  ['Je suis libre jeudi soir', 'availability'],
  ['On pourrait se voir samedi', 'plan_proposal'],
  ['je peux pas vendredi', 'unavailable'],
  ['Désolée pour la réponse tardive', 'delay_excuse'],
  ['Merci c’est gentil', 'thanks'],
  ['t’es drôle toi', 'compliment'],
  ['mon insta : @lea.mrt', 'contact_given'],
  ['Mon grand-père est décédé hier', 'sad_news'],
  ['Carrément !', 'agreement'],
  ['Je rentre d’une semaine en Bretagne', 'disclosure'],
  ['Bonne nuit', 'farewell'],
  ['Menteur va', 'tease'],
])('«%s» holds the act %s', (text, act) => expect(actsOf(hear(text))).toContain(act));

it.each(['Ah bon ?', 'Sérieux ??', 'Vraiment ?'])('«%s» is a reaction and no question', (text) => {
  expect(actsOf(hear(text)).some((act) => act.startsWith('question'))).toBe(false);
});
