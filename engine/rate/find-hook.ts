import { plainText } from './plain-text.ts';

/** The words of a bio that invite an answer, and how well they do, from 0 (none) to 1 (a question with a subject). */
export interface Hook {
  strength: number;
  words: string;
}

const invitation =
  /(?<![\p{L}'])((?:(?:dis|raconte|montre|donne|conseille|recommande|apprends|propose|explique|envoie|cite|devine|choisis|parie|parle|viens me)(?:[- ]moi| (?:ton|ta|tes|une?|ce que|dire|raconter|montrer|parler de))|devine )[^.!?]*)/u;
const bargain =
  /((?:une? [^.!?,]{3,40} et je (?:te|t')|si tu [^.!?,]{3,60}, (?:je|on|c'est|ecris|dis|viens|raconte)) ?[^.!?]{3,})/u;
const company =
  /((?:cherche|manque) (?:quelqu'un|une personne|un binome|une equipe|partenaire)[^.!?]*? pour [^.!?]{4,})/u;

export function findHook(content: string): Hook {
  const plain = plainText(content);
  const question = [...content.matchAll(/(?<![^.!?\n])[^.!?\n]*\?/gu)].map(([words]) => words.trim()).at(-1);
  if (question) {
    const size = question.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
    const isEmpty =
      /^(et (toi|vous)|ca va|salut ca va|et alors|pourquoi pas|qui sait|partante?|interessee?|quoi de neuf)\W*$/u.test(
        plainText(question),
      );
    return { strength: isEmpty || size < 2 ? 0.5 : 1, words: question };
  }
  for (const [expression, strength] of [
    [invitation, 0.8],
    [bargain, 0.8],
    [company, 0.6],
  ] as const) {
    const match = expression.exec(plain);
    const words = match?.[1];
    if (!match || !words) continue;
    const at = match.index + match[0].indexOf(words);
    return { strength, words: content.slice(at, at + words.length).trim() };
  }
  return { strength: 0, words: '' };
}
