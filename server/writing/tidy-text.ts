import { tidySpaces } from '#engine/french/typography.ts';

/** One emoji with all that belongs to it: flag, digit in a square, skin tone, selector, those joined to it. */
const emoji =
  /\p{RI}{2}|\u{1f3f4}[\u{e0020}-\u{e007f}]+|[\d#*]\ufe0f?\u20e3|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f|\u200d\p{Extended_Pictographic})*/u;

/** Joiners and signs that turn the direction, unseen; marks drawn over, under or through a letter, once accents are part of theirs. */
const decoration = /\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffc]|\p{M}/u;

const emojiOrDecoration = new RegExp(`(${emoji.source})|${decoration.source}`, 'gu');
const emojis = new RegExp(`(?:${emoji.source}|\\p{Emoji_Modifier}|\\u200d|\\ufe0f)+`, 'gu');

const withoutDecoration = (text: string) =>
  text.normalize('NFC').replace(emojiOrDecoration, (_, whole: string | undefined) => whole ?? '');

/** A model's text as a message: on one line, undecorated, without quotes around it, with French spaces; emoji only where the user writes them. */
export function tidyText(text: string, { withEmoji }: { withEmoji: boolean }): string {
  let tidy = withoutDecoration(text.replace(/[\u2028\u2029]|\p{Cc}/gu, ' ')).trim();
  const quoted = /^(?:"([^"]+)"|“([^”]+)”|«([^«»]+)»)$/u.exec(tidy);
  tidy = quoted?.[1] ?? quoted?.[2] ?? quoted?.[3]?.trim() ?? tidy;
  tidy = tidy.replace(/[’‘]/g, "'").replace(/(?:(?<!\s)\s+)?[—–]\s*/g, ', ');
  if (!withEmoji) tidy = tidy.replace(emojis, ' ');
  return tidySpaces(tidy);
}
