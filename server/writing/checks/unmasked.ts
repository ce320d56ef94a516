const spelled = /(?<![a-z])(?:[a-z][ ._-]){2,}[a-z](?![a-z])/g;
const digitInWord = /(?<=[a-z])[01345](?=[a-z])/g;
const letters: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's' };

/** A folded text with the words that were spelled out («s a l o p e») or written with digits («sal0pe») as words. */
export function unmasked(plain: string): string {
  return plain
    .replace(spelled, (word) => word.replace(/[ ._-]/g, ''))
    .replace(digitInWord, (digit) => letters[digit] ?? digit);
}
