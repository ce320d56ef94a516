// A blank in a reply stands for what only the user knows. It may say which question it is for; that is the match's, and is not kept.

export const answerBlank = (question: string | null) => (question ? `[ta réponse : « ${question} »]` : '[ta réponse]');

/** A reply as it may be kept: nothing of the conversation stands in its blanks. */
export const withoutQuestions = (content: string) => content.replace(/\[(ta réponse) : « [^\]]* »\]/gi, '[$1]');
