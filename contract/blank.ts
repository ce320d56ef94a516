// A blank is a place in brackets that only the user can fill in. One that was kept before November 2026 may quote the question that
// it answers: that question is the match's message, so a kept reply is stored without it.

/** A reply without the questions in its blanks, for storing. */
export const withoutQuestions = (content: string) =>
  content.replace(/\[(ta réponse(?:, [^\]:]*)?) : « [^\]]* »\]/gi, '[$1]');
