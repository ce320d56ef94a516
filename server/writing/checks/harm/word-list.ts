/** One of the words of a list, as part of a pattern. Words stand apart by blanks; «_» stands for a blank within one. */
export function anyOf(list: string): string {
  return `(?:${list.trim().split(/\s+/).join('|').replaceAll('_', ' ')})`;
}
