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
  for (const text of content.split(/(\[[^\][]+\])/)) {
    if (text !== '') parts.push({ text, isBlank: /^\[.+\]$/.test(text), start });
    start += text.length;
  }
  return parts;
}
