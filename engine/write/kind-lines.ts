import type { ByTone } from './pattern.ts';

// The shape of the data in patterns/kinds/: what can be said to any turn of a kind. It names nothing.

export interface KindLines {
  /** Short, of any tone, no question: something follows. */
  react: string[];
  /** After a reaction. */
  onward: ByTone;
  /** A few plain words, which readers took nearly always. */
  plain?: ByTone;
  /** Complete, and about nothing in particular. */
  whole: ByTone;
}
