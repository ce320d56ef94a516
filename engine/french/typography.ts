/** The first letter in upper case, past quotes and brackets. */
export function capitalise(text: string): string {
  return text.replace(/^([«"“(\s]*)(\p{Ll})/u, (_, before: string, letter: string) => before + letter.toUpperCase());
}

export function lowerFirst(text: string): string {
  return text.replace(/^\p{Lu}(?=[\p{Ll}\s'’])/u, (letter) => letter.toLowerCase());
}

/** French spacing: one space between words and before ?, ! and ;, none before a period, comma or ellipsis, no sign twice. */
export function tidySpaces(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,…)\]])/g, '$1')
    .replace(/([([])\s+/g, '$1')
    .replace(/ ?([?!]) ?(?=[?!])/g, '$1')
    .replace(/ ?([?!;])/g, ' $1')
    .replace(/ ?([?!])( ?[?!])+/g, ' $1')
    .replace(/([?!]) ?[.,…]/g, '$1')
    .replace(/\.{3}/g, '…')
    .replace(/…\./g, '…')
    .replace(/,\s*,/g, ',')
    .trim();
}

/** Adds a period, unless the text ends in a sign or an emoji. */
export function closed(text: string): string {
  return /[.!?…»\p{Extended_Pictographic}]\s*$/u.test(text) ? text : `${text}.`;
}
