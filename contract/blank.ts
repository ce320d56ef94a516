// A blank in a reply stands for what only the user knows. It may say how to fill it in, and which question it is for; that one is the
// match's, and is not kept.

export const answerBlank = (question: string | null, manner?: string) =>
  `[ta réponse${manner ? `, ${manner}` : ''}${question ? ` : « ${question} »` : ''}]`;

/** A reply as it may be kept: nothing of the conversation stands in its blanks. */
export const withoutQuestions = (content: string) =>
  content.replace(/\[(ta réponse(?:, [^\]:]*)?) : « [^\]]* »\]/gi, '[$1]');
