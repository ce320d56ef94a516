// Apart from the schemas, which the landing page would fetch with it.

/** In a grave talk the replies have a length in place of a tone. */
export const replyLengths = ['court', 'moyen', 'long'] as const;
export const isReplyLength = (word: string): boolean => (replyLengths as readonly string[]).includes(word);
