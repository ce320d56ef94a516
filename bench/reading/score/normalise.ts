const emojiPattern = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\uFE0F|\u200D|\u20E3/gu;

/** What counts as the same text: the apostrophe's shape, the ellipsis's and the kind of space do not matter, nor do emoji. */
export function comparable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(emojiPattern, ' ')
    .replaceAll(/[’‘ʼ]/g, "'")
    .replaceAll('…', '...')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The emoji of a text one by one, without skin and style. */
export function emojiOf(text: string): string[] {
  return text.match(/\p{Extended_Pictographic}/gu) ?? [];
}
