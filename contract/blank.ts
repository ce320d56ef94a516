// A blank is a place in brackets that only the user can fill in. One that was kept before November 2026 may quote the question that
// it answers: that question is the match's message, so a kept reply is stored without it.

/** Cuts a reply at its blanks: every second part is one, brackets included. */
const blank = /(\[[^\][]+\])/;

export const cutAtBlanks = (content: string): string[] => content.split(blank);
const hasBlank = (content: string): boolean => blank.test(content);

/** Readers would have sent 33 of 100 of our lines with a blank, 45 of 100 of those without (docs/eval-writing.md, set B alone). */
const openBlankFactor = 33 / 45;

/** `share`: how many of a hundred such replies readers would send. An open blank lowers it, and filling it in brings it back. */
export function confidenceOf(content: string, share: number): { confidence: number; confidenceFilled?: number } {
  if (!hasBlank(content)) return { confidence: share };
  return { confidence: Math.round(share * openBlankFactor), confidenceFilled: share };
}

/** A reply without the questions in its blanks, for storing. */
export const withoutQuestions = (content: string) =>
  content.replace(/\[(ta réponse(?:, [^\][:]*)?) : « [^\][]* »\]/gi, '[$1]');
