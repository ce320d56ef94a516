import type { ByTone } from './pattern.ts';

// The shape of the data in patterns/kinds/: what can be said to any turn of a kind. {np} is something that the match named, with its
// article, as it is said back: «onze cendriers». It stands where any thing can stand, and nothing agrees with it.

export interface KindLines {
  /** Short, of any tone, no question: something follows. */
  react: string[];
  /** With {np}: complete. */
  named: ByTone;
  /** After a reaction. */
  onward: ByTone;
  /** Complete, and about nothing in particular. */
  whole: ByTone;
}
