// Part of `pages.ts`, apart because every page loads it.

/** In the footer of every page. */
export const fromAi = "Les textes viennent d'une IA, et rien n'est jamais envoyé à ta place.";
