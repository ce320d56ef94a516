import { classes, nations, people } from './groups.ts';
import { amounts, numbersOfMoney } from './money-words.ts';
import { accounts, cards, doors, papers } from './secret-things.ts';

// Rules that combine long lists of words look at a text in which these are marked already. Written out in every expression, the
// lists would make more machine code than the engine optimises (16 MB), and all expressions would run several times slower.

/** A mark ends with no letter, so `\b` must not stand beside it. */
export const marks = {
  nation: '<nation>',
  people: '<people>',
  class: '<class>',
  amount: '<amount>',
  number: '<number>',
  account: '<account>',
  card: '<card>',
  paper: '<paper>',
  door: '<door>',
} as const;

const marked: readonly (readonly [mark: string, words: RegExp])[] = [
  [marks.account, new RegExp(String.raw`\b${accounts}\b`, 'g')],
  [marks.card, new RegExp(String.raw`\b${cards}\b`, 'g')],
  [marks.paper, new RegExp(String.raw`\b${papers}\b`, 'g')],
  [marks.door, new RegExp(String.raw`\b${doors}\b`, 'g')],
  [marks.nation, new RegExp(String.raw`\b${nations}`, 'g')],
  [marks.people, new RegExp(String.raw`\b${people}`, 'g')],
  [marks.class, new RegExp(String.raw`\b${classes}\b`, 'g')],
  [marks.amount, new RegExp(amounts, 'g')],
  [marks.number, new RegExp(numbersOfMoney, 'g')],
];

/** A folded text with marks for secrets, groups of people, amounts of money, and numbers that may be such. */
export function markWords(plain: string): string {
  return marked.reduce((text, [mark, words]) => text.replace(words, mark), plain);
}
