import { fold } from '#engine/french/fold.ts';
import type { HeardMessage } from '#engine/understand/situation.ts';
import { bareOf } from '#engine/understand/spoken-french.ts';
import { isPresentable } from '../quotable/repeatable.ts';
import { answersNothing, means } from './thing-words.ts';
import type { Thing } from './things.ts';

/** Longer, it is more than an answer. */
const mostWords = 4;
const shortest = 3;

/** A short answer that is a thing itself: «Égypte», «Jean-Michel», «Un figuier». */
export function echoOf(turn: HeardMessage[]): Thing[] {
  const [only] = turn;
  if (turn.length !== 1 || !only) return [];
  const said = bareOf(only.text)
    .replace(/[.!…]+$/, '')
    .trim();
  const words = said.split(/[\s'’]+/);
  if (said.length < shortest || words.length > mostWords || !/^\p{L}[\p{L}' ’-]+$/u.test(said)) return [];
  if (words.some((word) => answersNothing.test(fold(word)) || means.test(fold(word))) || !isPresentable(said))
    return [];
  return [
    {
      text: article.test(said) ? said.charAt(0).toLowerCase() + said.slice(1) : said,
      isPlural: false,
      written: said,
      before: '',
      after: '',
      sentence: 0,
      sentences: 1,
      isAsked: false,
      isName: !article.test(said),
      place: 0,
      places: 1,
    },
  ];
}

/** What starts otherwise may be a name: «Jean-Michel», «Laval». */
const article = /^(?:une?|des|du|de|les?|la|l['’]|\d+) ?/iu;
