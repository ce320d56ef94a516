import { cutAtBlanks } from '#contract/blank.ts';

export interface ReplyPart {
  text: string;
  /** «[ton métier]»: only the user can fill it in. */
  isBlank: boolean;
  start: number;
}

/** Cuts a reply into its blanks and the text between them. */
export function splitBlanks(content: string): ReplyPart[] {
  const parts: ReplyPart[] = [];
  let start = 0;
  for (const [index, text] of cutAtBlanks(content).entries()) {
    if (text !== '') parts.push({ text, isBlank: index % 2 === 1, start });
    start += text.length;
  }
  return parts;
}
