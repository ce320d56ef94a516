import { dangerCues } from '../lexicon/danger-cues.ts';
import {
  blackmailPhrases,
  investmentPhrases,
  moneyPhrases,
  suicidePhrases,
  threatPhrases,
  violencePhrases,
} from '../lexicon/danger-phrases.ts';
import { dangerWords } from '../lexicon/danger-words.ts';
import { inFun } from '../lexicon/discomfort-cues.ts';
import { withoutHarmless } from '../lexicon/harmless.ts';
import { anyPhrase } from '../phrases.ts';
import type { HeardMessage, Sign, SignKind } from '../situation.ts';
import { hear } from '../spoken-french.ts';

/** Said in passing or of a story: «envie de mourir tellement il fait chaud», «un film sur le suicide». */
const figurative =
  /\b(?:tellement|de (?:chaud|froid|rire|honte|faim|fatigue|soif|sommeil|jalousie)|film|serie|livre|roman|podcast|documentaire|docu|jeu|chanson|tue-l'amour|suicide squad|suicide social|c'est du suicide)\b/;

/** «Payé 8 balles» asks for nothing. */
const paid = /payée?s?(?!\p{L})/giu;

const invests = anyPhrase(investmentPhrases, dangerWords);
const cues: [SignKind, RegExp][] = [
  ...dangerCues,
  ['money', anyPhrase(moneyPhrases, dangerWords)],
  ['money', invests],
  ['threat', anyPhrase(threatPhrases, dangerWords)],
  ['blackmail', anyPhrase(blackmailPhrases, dangerWords)],
  ['suicide', anyPhrase(suicidePhrases, dangerWords)],
  ['violence', anyPhrase(violencePhrases, dangerWords)],
];

export function dangerSigns(messages: HeardMessage[]): Sign[] {
  return messages.flatMap((message) => {
    const { text, index, from } = message;
    const plain = withoutHarmless(paid.test(text) ? hear(text.replaceAll(paid, 'réglé')).plain : message.plain);
    const isLight = inFun.test(message.plain) || inFun.test(text) || figurative.test(message.plain);
    const found = cues
      .filter(([kind, cue]) => !(isLight && kind !== 'money' && kind !== 'blackmail') && cue.test(plain))
      .map(([kind]) => kind)
      .filter((kind) => from === 'match' || kind === 'suicide' || kind === 'threat' || kind === 'violence');
    return [...new Set(found)].map(
      (kind): Sign => ({ kind: kind === 'threat' && from === 'moi' ? 'user_threat' : kind, index, speaker: from }),
    );
  });
}

/** Whether money is to be put in, not given. */
export function isInvestment(plain: string): boolean {
  return invests.test(plain) || /\b(?:crypto|bitcoin|trading|forex|invest|placement)/.test(plain);
}
