// A password that only dresses up a word (« soleil», «1Loulou!», «leoleo», «lielos») is guessed right after that word. These forms
// take the dress off, so that both can be compared.

/** Lower case, without accents, spaces and signs: «Jean.Dupont» is «jeandupont». */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The block that a text repeats: «abc» of «abcabc»; the whole text if it repeats none. */
export function blockOf(text: string): string {
  for (let length = 1; length <= text.length / 2; length++) {
    const block = text.slice(0, length);
    if (text.length % length === 0 && block.repeat(text.length / length) === text) return block;
  }
  return text;
}

/** The text folded, the same without digits at both ends, and the block that either repeats. */
export function formsOf(text: string): string[] {
  const whole = folded(text);
  const word = whole.replace(/^\p{N}+|(?<!\p{N})\p{N}+$/gu, '');
  return [...new Set([whole, word, blockOf(whole), blockOf(word)])];
}

/** The forms of a text, forwards and backwards. */
export function formsBothWays(text: string): string[] {
  return formsOf(text).flatMap((form) => [form, [...form].reverse().join('')]);
}
