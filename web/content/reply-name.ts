const feminine: Record<string, string> = { court: 'courte', moyen: 'moyenne', long: 'longue', original: 'originale' };

/** «la réponse flirt», «la réponse courte»: what a button next to a reply is about. */
export const replyName = (tone: string): string => `la réponse ${feminine[tone] ?? tone}`;
