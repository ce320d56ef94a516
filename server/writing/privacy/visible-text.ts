/** Signs without a shape that cut a word or an address in two for a pattern but not for a reader: soft hyphens, joiners, directions. */
const invisible =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]|[\ufe00-\ufe0e]|[\u{e0000}-\u{e0fff}]/gu;
/** Signs of emoji that mean nothing before a letter. */
const joiner = /(?:\u034f|\u200d|\ufe0f)(?=[\p{L}\d.@])/gu;

/** The text as a reader sees it. The joiners of emoji stay. */
export function visibleText(text: string): string {
  return text.replace(invisible, '').replace(joiner, '');
}
