import type { HeardMessage } from '#engine/understand/situation.ts';

const said = /(?:s'appelle|l'ai appelée?|baptisée?|son nom,? c'est) (\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)?)(?![\p{L}-])/u;
const askedFor = /\bs'appelle(?:nt)? comment|\bcomment (?:il|elle) s'appelle|\bc'est quoi son (?:petit )?nom\b/;
const alone = /^(\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)?) ?[!.…]*$/u;

/** The name of a pet, where the match gave it: «il s'appelle Gérard», or «Gérard» to «il s'appelle comment ?». */
export function givenName(messages: HeardMessage[], lastTurn: HeardMessage[]): string | null {
  for (const { text } of lastTurn) {
    const name = said.exec(text.replaceAll('’', "'"))?.[1];
    if (name) return name;
  }
  const asked = messages.findLast(({ from }) => from === 'moi')?.plain ?? '';
  return askedFor.test(asked) ? (alone.exec(lastTurn[0]?.text.trim() ?? '')?.[1] ?? null) : null;
}
