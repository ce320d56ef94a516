import type { Topic } from './lexicon/lexicon-entry.ts';

/** One thing that the user likes, in the forms that its grammar is known for. */
export interface Interest {
  /** The words as a label: «rando», «mon chat Pixel». */
  label: string;
  /** With its determiner: «la rando», «mon chat Pixel». */
  phrase: string | null;
  /** What one does with it: «partir en rando». */
  verb: string | null;
  topic: Topic | null;
  /** «mon chat», «mes potes»: nobody can be introduced to it, nor does it fit quotation marks. */
  isOwn: boolean;
}
