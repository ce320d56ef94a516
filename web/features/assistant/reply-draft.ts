import { type ReplyPart, splitBlanks } from './blanks.ts';

// A suggested reply as the user makes it their own: its words, and what they put into its blanks.

export interface ReplyDraft {
  content: string;
  /** What stands in each blank, by the place where the blank starts. */
  filled: Readonly<Record<number, string>>;
}

export interface DraftPart extends ReplyPart {
  /** What fills the blank; empty while it is open, and for words. */
  value: string;
}

/** `answerFor` gives what fills a blank by itself until the user writes something else. */
export function partsOf({ content, filled }: ReplyDraft, answerFor: (blank: string) => string): DraftPart[] {
  return splitBlanks(content).map((part) => ({
    ...part,
    value: part.isBlank ? (filled[part.start] ?? answerFor(part.text)) : '',
  }));
}

/** The reply as it would be sent; a blank that is still open stays in its brackets. */
export function textOf(parts: readonly DraftPart[]): string {
  let text = '';
  for (const { text: words, isBlank, value } of parts) {
    const given = value.trim();
    if (!isBlank || given === '') text += words;
    else text += startsSentence(text) ? capitalised(given) : given;
  }
  return text;
}

export function openBlank(parts: readonly DraftPart[]): DraftPart | undefined {
  return parts.find(({ isBlank, value }) => isBlank && value.trim() === '');
}

/** «[ton métier]» → «ton métier» */
export const nameOfBlank = (blank: string): string => blank.charAt(1).toLowerCase() + blank.slice(2, -1);

const startsSentence = (before: string) => before === '' || /[.!?…]\s+$/.test(before);
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
