import { hasBareAge } from './bare-age.ts';
import { minorRules, type ShortTextRule } from './minor-rules.ts';
import { linesOf, plainSentences } from './plain-lines.ts';

/** The day on which a text is read: by it a year of birth or of an exam is a minor's or not. */
export interface Today {
  year: number;
  /** 1 to 12. */
  month: number;
}

export const todayOf = (date: Date): Today => ({ year: date.getFullYear(), month: date.getMonth() + 1 });

/** Whether a short text about a person (a profile, interests, a bio, a wish) tells somebody under eighteen, its author or another. */
export function tellsMinor(text: string, today: Today = todayOf(new Date())): boolean {
  const sentences = plainSentences(text);
  return linesOf(text).some(hasBareAge) || minorRules.some((rule) => holds(rule, sentences, today));
}

/** In characters; no excuse looks further back. */
const readBefore = 110;

export function holds(
  { says, unlessBefore, unlessAfter, unless }: ShortTextRule,
  sentences: readonly string[],
  today: Today,
): boolean {
  return sentences.some((sentence, place) => {
    const found = [...sentence.matchAll(says)].some((match) => {
      const before = `${sentences[place - 1] ?? ''} ${sentence.slice(0, match.index)}`.trimStart().slice(-readBefore);
      const after = sentence.slice(match.index + match[0].length);
      return isYoung(match.groups ?? {}, today) && !unlessBefore?.test(before) && !unlessAfter?.test(after);
    });
    return found && !unless?.test(sentence);
  });
}

const ageOfMajority = 18;
/** Who is born in the year before may have had no birthday yet; they are left alone. */
function isYoung(groups: Record<string, string | undefined>, { year, month }: Today): boolean {
  const { exam, ...born } = groups;
  // From July on the year's exams are over.
  if (exam !== undefined) return Number(exam) > year - (month <= 6 ? 1 : 0);
  const told = Object.values(born).find((value) => value !== undefined);
  if (told === undefined) return true;
  const birth = Number(told.replace(/^2k(\d\d?)$/, (_, rest: string) => String(2000 + Number(rest))));
  return birth > year - ageOfMajority && birth <= year;
}
