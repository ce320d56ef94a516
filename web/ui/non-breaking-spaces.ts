/**
 * For words on screen: a question mark or a colon that starts a line looks lost, and so does a guillemet without its word.
 * People and the engine write ordinary spaces there, which is what a chat wants: what is copied keeps them.
 */
export function withNonBreakingSpaces(text: string): string {
  return text.replace(/ (?=[?!:;»])/g, '\u00a0').replace(/« /g, '«\u00a0');
}
