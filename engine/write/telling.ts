import type { HeardMessage } from '#engine/understand/situation.ts';
import type { FoundMoment } from './find-moments.ts';
import { mannerOf } from './manner.ts';
import { confidence, trouble } from './patterns/tellings.ts';

// What is not to be taken lightly, where no moment knows what it is.

/** Orders to the engine and insults are not to be felt with. */
const isNoTelling = /\b(?:instructions?|prompt|ignore|insult\w*|connard|connasse|salope|pute|ferme ta|ta gueule)\b/;
const heavy =
  /\b(?:burn[ -]?out|divorce\w*|separe\w*|rupture|decede\w*|deuil|depression|therapie|psy|solitude|(?:toute? |me sens |suis )seule?|maladie|arret (?:maladie|de travail)|mois d'arret|me manque|pleurais|pleure|change de vie|perdu (?:mon|ma)|quittee?|trompee?|adopte|mon enfance|hopital)\b/;
const longConfidence = 40;

export function tellingOf(turn: HeardMessage[], messages: HeardMessage[]): FoundMoment | null {
  const told = turn.filter(({ plain }) => plain.replace(/[^.!?]*\?/g, '').trim() !== '');
  const plain = told.map((message) => message.plain).join(' . ');
  const words = told.reduce((sum, message) => sum + message.words.length, 0);
  if (words < 3 || isNoTelling.test(plain)) return null;
  if (words >= longConfidence && heavy.test(plain)) return { moment: confidence, named: undefined, weight: 2.5 };
  return mannerOf(turn, messages) === 'trouble' ? { moment: trouble, named: undefined, weight: 0.9 } : null;
}
