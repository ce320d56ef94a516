/** Lower case, without accents, with straight apostrophes, so that two spellings of a word compare as equal. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: plain ASCII is what it looks for.
  if (/^[\x00-\x5f\x61-\x7f]*$/.test(lower)) return lower;
  return lower
    .replace(/[’‘`´ʼ]/g, "'")
    .replace(/[œæ]/g, (letter) => (letter === 'œ' ? 'oe' : 'ae'))
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
}
