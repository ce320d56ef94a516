import { foldText } from './fold-text.ts';

// Phrases that people write all the time: on two screenshots they need not be the same message.

const phrases = `
  oui, ouii, ouais, non, nan, ok, okay, okii, dac, d'accord, ça marche, ça roule, mdr, mdrr, ptdr, lol, haha, hahaha, hihi,
  ah, ah bon, ah oui, ah ok, ah d'accord, oh, oh non, bah oui, ben oui, mais oui, mais non, bien sûr, évidemment, carrément,
  grave, clairement, exactement, exact, c'est clair, c'est vrai, pas faux, trop bien, trop cool, cool, super, génial, parfait,
  top, nickel, merci, merci beaucoup, merci à toi, de rien, avec plaisir, désolé, désolée, pas grave, t'inquiète, pas de souci,
  coucou, salut, hello, hey, bonjour, bonsoir, salut ça va, coucou ça va, ça va, ça va et toi, bien et toi, oui et toi, et toi,
  tu fais quoi, quoi de neuf, pourquoi, comment ça, c'est-à-dire, bonne nuit, bonne journée, bonne soirée, bon week-end,
  à demain, à plus, à bientôt, bisous, bisous bisous, j'avoue, je sais pas, moi aussi, pareil, trop drôle, j'arrive, attends
`;
const everyday = new Set(phrases.split(',').map((phrase) => foldText(phrase)));

export function isEveryday(folded: string): boolean {
  return everyday.has(folded);
}
