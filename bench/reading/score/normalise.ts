const emojiPattern = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\uFE0F|\u200D|\u20E3/gu;

/** The text as it is compared: apostrophes, ellipses and spaces in one form, without emoji. */
export function comparable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(emojiPattern, ' ')
    .replaceAll(/[’‘ʼ]/g, "'")
    .replaceAll('…', '...')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The emoji of a text one by one, without skin colour and variation selector. */
export function emojiOf(text: string): string[] {
  return text.match(/\p{Extended_Pictographic}/gu) ?? [];
}
