/** Without capitals, accents, plural or punctuation: what two spellings of a name share. */
export function plainKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[’']/g, ' ')
    .replace(/[^a-z0-9& ]+/g, ' ')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 ? word.replace(/[sx]$/, '') : word))
    .join(' ');
}
