import { fold } from '#engine/french/fold.ts';
import type { Situation } from '#engine/understand/situation.ts';
import type { Draft } from './draft.ts';
import { namesSubject } from './realise.ts';

/** Small words and words of the trade: shared by all messages, they tell nothing. */
const common = new Set(
  'avec pour dans plus cette comme mais tout tous elle nous vous quoi quel quelle sans bien encore aussi entre autour quand alors fait faire être avoir chose toute jour soir ton votre moment vraiment jamais toujours premier premiere plutot petit petite grand grande merci bonne'.split(
    ' ',
  ),
);

export function contentWords(text: string): Set<string> {
  return new Set(wordsOf(text));
}

function wordsOf(text: string): string[] {
  const words = fold(text.replace(/\[[^\]]*\]/g, ' ')).match(/[a-z]{4,}/g) ?? [];
  return words.filter((word) => !common.has(word));
}

/** «cours» and «courir» are near enough. */
const stem = (word: string) => word.slice(0, Math.max(4, word.length - 2));

export interface Measured {
  /** Words of the whole talk, and of the match's last turn alone. */
  said: Set<string>;
  justSaid: Set<string>;
  target: number;
}

export function measure(situation: Situation): Measured {
  const said = contentWords(situation.messages.map(({ text }) => text).join(' '));
  const justSaid = new Set([...contentWords(situation.lastTurn.map(({ text }) => text).join(' '))].map(stem));
  const { user, match } = situation.register;
  const typical = user.typicalLength || match.typicalLength || 90;
  return { said, justSaid, target: Math.min(150, Math.max(80, typical * 1.25)) };
}

/** Roughly 40 to 100: fit to the situation, specificity, length, freshness, question balance. */
export function scoreOf(
  text: string,
  draft: Draft,
  situation: Situation,
  { said, justSaid, target }: Measured,
): number {
  const isSpecific = draft.lines.some(namesSubject) && (draft.hook !== null || isTheirs(draft));
  let score = 60 + draft.fit;
  if (isSpecific) score += draft.hook?.speaker === 'moi' ? 3 : 6 + Math.min(4, (draft.hook?.weight ?? 4) * 0.4);
  score -= Math.min(6, (Math.abs(text.length - target) / target) * 5);
  const words = wordsOf(text.replace(/«[^»]*»/g, ' '));
  const own = ownWords(draft);
  // A word of theirs shows that they were read; more of them, and it is their own message.
  if (words.some((word) => justSaid.has(stem(word)))) score += 5;
  score -= Math.max(0, repeats(words, own, said) - 1) * 3;
  score -= echoes(text, words, own, draft) * 6;
  const questions = text.match(/\?/g)?.length ?? 0;
  if (questions > 1) score -= (questions - 1) * 3;
  if (questions > 0 && situation.reciprocity.questionBalance.value <= -4) score -= 2;
  if (questions === 0 && situation.stage === 'fading') score -= 3;
  const blanks = text.match(/\[/g)?.length ?? 0;
  if (blanks > 1) score -= (blanks - 1) * 1.5;
  return score;
}

const isTheirs = ({ quoted, thing }: Draft) => [quoted, thing].some((words) => words !== undefined);

/** The subject's own words may be said again. */
function ownWords({ hook, quoted, thing }: Draft): Set<string> {
  return contentWords(
    `${hook?.noun?.text ?? ''} ${hook?.surface ?? ''} ${hook?.name ?? ''} ${quoted ?? ''} ${thing?.text ?? ''}`,
  );
}

/** Words of the reply that the talk already used: what was told is not asked again. */
function repeats(words: string[], own: Set<string>, said: Set<string>): number {
  return Math.min(4, new Set(words.filter((word) => said.has(word) && !own.has(word))).size);
}

/** Words said twice within the reply: it would sound like two messages glued together. */
function echoes(text: string, words: string[], own: Set<string>, { hook }: Draft): number {
  const counted = words.filter((word) => !own.has(word));
  const subject = hook?.noun ? text.split(hook.name ?? hook.noun.text).length - 2 : 0;
  return counted.length - new Set(counted).size + Math.max(0, subject);
}
