import { tidySpaces } from '#engine/french/typography.ts';

/** A model's text as a message: on one line, without quotes around it, with French spaces; emoji only where the user writes them. */
export function tidyText(text: string, { withEmoji }: { withEmoji: boolean }): string {
  let tidy = text.replace(/[\u200b\u2028\u2029\ufeff]|\p{Cc}/gu, ' ').trim();
  const quoted = /^(?:"([^"]+)"|“([^”]+)”|«([^«»]+)»)$/u.exec(tidy);
  tidy = quoted?.[1] ?? quoted?.[2] ?? quoted?.[3]?.trim() ?? tidy;
  tidy = tidy.replace(/[’‘]/g, "'").replace(/(?:(?<!\s)\s+)?[—–]\s*/g, ', ');
  if (!withEmoji) tidy = tidy.replace(/(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)+/gu, ' ');
  return tidySpaces(tidy);
}
