const ofLength: Record<string, string> = { court: 'courte', moyen: 'moyenne', long: 'longue' };

/** «la réponse flirt», «la réponse courte»: what a button next to a reply is about. */
export const replyName = (tone: string): string => `la réponse ${ofLength[tone] ?? tone}`;
