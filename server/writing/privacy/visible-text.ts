/** Signs without a shape that cut a word or an address in two for a pattern but not for a reader: soft hyphens, joiners, directions. */
const invisible =
  /\ufe0f?\u20e3|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]|[\ufe00-\ufe0e]|[\u{e0000}-\u{e0fff}]/gu;
/** Signs of emoji that mean nothing before a letter. */
const joiner = /(?:\u034f|\u200d|\ufe0f)(?=[\p{L}\d.@])/gu;

/** Letters and digits in other dress: in circles, wide, raised, bold. */
const dressed = /[\u00b9\u00b2\u00b3\u2070-\u209c\u2460-\u24ff\uff01-\uff5e\u{1d400}-\u{1d7ff}]/gu;
const arabicDigit = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** The text as a reader sees it, in plain letters and digits. The joiners of emoji stay. */
export function visibleText(text: string): string {
  return text
    .replace(invisible, '')
    .replace(joiner, '')
    .replace(dressed, (sign) => sign.normalize('NFKC'))
    .replace(arabicDigit, (digit) => String(digit.charCodeAt(0) & 15));
}
