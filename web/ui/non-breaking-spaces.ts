/**
 * For display only: makes the spaces before ? ! : ; » and after « non-breaking, so that no line starts with a question mark.
 * The text itself, written by people and by the engine, keeps its ordinary spaces, also when it is copied.
 */
export function withNonBreakingSpaces(text: string): string {
  return text.replace(/ (?=[?!:;»])/g, '\u00a0').replace(/« /g, '«\u00a0');
}
