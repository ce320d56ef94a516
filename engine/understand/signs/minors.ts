import { withoutHarmless } from '../lexicon/harmless.ts';
import {
  ageAlone,
  ageBehindLie,
  ageQuestion,
  ageStated,
  askedAge,
  asksAdult,
  bornIn,
  bornSince,
  childhood,
  minorWords,
  notOneself,
  numbers,
  school,
  schoolAnswer,
  schoolExam,
  soonAdult,
  yes,
} from '../lexicon/minor-cues.ts';
import type { HeardMessage, Sign } from '../situation.ts';

/** Messages in which someone says, of themselves, to be under eighteen. */
export function minorSigns(messages: HeardMessage[]): Sign[] {
  return messages.flatMap((message, place) => {
    if (!saysMinor(message, messages[place - 1])) return [];
    return [
      {
        kind: message.from === 'match' ? ('minor' as const) : ('user_minor' as const),
        index: message.index,
        speaker: message.from,
      },
    ];
  });
}

/** «Depuis quel âge tu joues ?» asks about then, not now. */
const sinceWhen = /\b(?:depuis|a|vers|a partir de) quel age\b/;

function saysMinor({ plain: said, from }: HeardMessage, before: HeardMessage | undefined): boolean {
  const plain = withoutHarmless(said);
  const isAsked = before !== undefined && before.from !== from;
  if (isAsked && ageQuestion.test(before.plain) && !sinceWhen.test(before.plain) && ageAlone.test(plain)) return true;
  if (isAsked && askedAge.test(before.plain) && before.plain.includes('?') && yes.test(plain)) return true;
  if (isAsked && asksAdult.test(before.plain) && /^(?:euh |bah |ben )*(?:non|pas encore|bientot|presque)\b/.test(plain))
    return true;
  if (
    isAsked &&
    /\b(?:ecole|classe|etudes)\b/.test(before.plain) &&
    /\b(?:college|lycee)\b/.test(plain) &&
    !notOneself.test(plain) &&
    !/\b(?:apres|fini|quitte)\b/.test(plain)
  )
    return true;
  if (ageBehindLie.test(plain) && !notOneself.test(plain)) return true;
  if (schoolAnswer.test(plain) && !notOneself.test(plain)) return true;
  if (/\bmon age\b/.test(plain) && /\bj'ai (?:1[0-7])(?: ans)?(?= ?(?:[.!,…]|$))/.test(plain)) return true;
  return plain.split(/(?<=[.!?…,])/).some((clause) => {
    if (notOneself.test(clause)) return false;
    const age = ageStated.exec(clause)?.[1];
    const years = age ? (numbers[age] ?? Number(age)) : 0;
    if (years >= 10 && years < 18) return true;
    if (Number(bornIn.exec(clause)?.[1] ?? 0) >= bornSince) return true;
    if (soonAdult.test(clause) || minorWords.test(clause)) return true;
    return !notOneself.test(plain) && (school.test(clause) || schoolExam.test(clause) || childhood.test(clause));
  });
}
