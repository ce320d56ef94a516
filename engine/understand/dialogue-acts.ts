import {
  actCues,
  choiceQuestion,
  dryWords,
  impliedQuestion,
  laughingEmoji,
  laughter,
  openStarts,
  rhetorical,
} from './lexicon/act-cues.ts';
import type { Act } from './situation.ts';
import type { Heard } from './spoken-french.ts';

/** Every act of a message, the most telling first. */
export function actsOf(heard: Heard): Act[] {
  const { plain, words, text } = heard;
  if (words.length === 0) return [onlySigns(text)];
  const acts = actCues.filter(([, cue]) => cue.test(plain)).map(([act]) => act);
  const question = questionAct(plain);
  if (question) acts.unshift(question);
  if (
    /\b(ca va|comment (?:tu )?vas|comment allez|la forme|tu vas bien|comment ca va|bien ou bien|quoi de neuf)\b[^?]{0,12}\?/.test(
      plain,
    )
  )
    acts.unshift('wellbeing');
  if (/[🎉🥳🍾]/u.test(text) && !question) acts.push('good_news');
  if (isLaugh(heard)) acts.push('laugh');
  if (dryWords.test(plain) && !question) return ['dry', ...acts.filter((act) => act !== 'agreement')];
  if (acts.length === 0 || acts.every((act) => act === 'laugh' || act === 'greeting' || act === 'agreement')) {
    acts.push(/\b(je|j'|moi|mon|ma|mes|on|nous)/.test(plain) && words.length >= 4 ? 'disclosure' : 'statement');
  }
  return ranked(acts, words.length);
}

function onlySigns(text: string): Act {
  if (/\p{Extended_Pictographic}/u.test(text)) return laughingEmoji.test(text) ? 'laugh' : 'emoji_only';
  return /[:;][-']?[()DP]|\^\^|<3/.test(text) ? 'emoji_only' : 'empty';
}

function isLaugh({ plain, text }: Pick<Heard, 'plain' | 'text'>): boolean {
  return laughter.test(plain) || laughingEmoji.test(text);
}

function questionAct(plain: string): Act | null {
  const questions = questionsIn(plain);
  const [first] = questions;
  if (first === undefined) return null;
  if (questions.some((question) => choiceQuestion.test(question))) return 'question_choice';
  return questions.some((question) => openStarts.test(question)) ? 'question_open' : 'question_closed';
}

/** «c’est un peu... humide ?»: a word that was looked for. */
const hesitated = /(?<=\b(?:un peu|c'est|tres|plutot|genre|trop|assez|vraiment|comment dire)) [.…] [\p{L}'-]+ ?\?/gu;

/** The sentences of a plain text that ask something and want an answer. */
export function questionsIn(plain: string): string[] {
  const sentences = plain.replace(hesitated, ' ').match(/[^.!?…]+[.!?…]*/g) ?? [];
  return sentences
    .map((sentence) => sentence.trim())
    .filter((sentence) => (sentence.includes('?') || impliedQuestion.test(sentence)) && !rhetorical.test(sentence));
}

/** A laugh tells the tone only where there is little else to tell. */
function ranked(acts: Act[], wordCount: number): Act[] {
  const unique = [...new Set(acts)];
  if (unique.includes('laugh') && wordCount <= 4 && !unique.some((act) => act.startsWith('question'))) {
    return ['laugh', ...unique.filter((act) => act !== 'laugh')];
  }
  return unique;
}
