// A blank is a place in brackets that only the user can fill in. It may say how to fill it in and quote the question that it
// answers. That question is the match's message, so a kept reply is stored without it.

export const answerBlank = (question: string | null, manner?: string) =>
  `[ta réponse${manner ? `, ${manner}` : ''}${question ? ` : « ${question} »` : ''}]`;

/** A reply without the questions in its blanks, for storing. */
export const withoutQuestions = (content: string) =>
  content.replace(/\[(ta réponse(?:, [^\]:]*)?) : « [^\]]* »\]/gi, '[$1]');
