export interface ReplyPart {
  text: string;
  /** «[ton métier]»: what the engine cannot know. */
  isBlank: boolean;
  start: number;
}

export function splitBlanks(content: string): ReplyPart[] {
  const parts: ReplyPart[] = [];
  let start = 0;
  for (const text of content.split(/(\[[^\][]+\])/)) {
    if (text !== '') parts.push({ text, isBlank: /^\[.+\]$/.test(text), start });
    start += text.length;
  }
  return parts;
}
