import type { Intensity, Objective, Tone } from '#contract/writing.ts';
import { fold } from '#engine/french/fold.ts';
import type { Situation } from '#engine/understand/situation.ts';
import { bareOf, hear } from '#engine/understand/spoken-french.ts';
import type { Draft, Strategy } from '../draft.ts';
import { echoedStatement } from '../echoed-statement.ts';
import { mannerOf } from '../manner.ts';
import { callbacks, echoReactions, reactions, shortCallbacks } from '../patterns/callbacks.ts';
import { punchlinesOf } from '../punchline.ts';
import { framesFor } from './frames.ts';
import { eachTone } from './plan.ts';

// The match's own words, repeated: nothing shows better that they were read. For what was told to tell it: a question wants an
// answer, a trouble wants kindness, news want to be greeted.

const fitOfCallback = 30;
const fitOfReaction = 14;
const punchlineLimit = 3;

export function callbackTo(situation: Situation, objective: Objective, intensity: Intensity): Draft[] {
  const { lastTurn, messages, openQuestions } = situation;
  const manner = mannerOf(lastTurn, messages);
  const words = lastTurn.reduce((sum, message) => sum + message.words.length, 0);
  if (openQuestions.length > 0 || situation.mood !== 'light') return [];
  if (words <= 3) return shortly(situation, objective);
  const told = punchlinesOf(lastTurn).slice(0, punchlineLimit);
  const leads = (tone: Tone): Pick<Draft, 'lines' | 'quoted' | 'echo' | 'fit'>[] => [
    ...told.flatMap((quoted, rank): Pick<Draft, 'lines' | 'quoted' | 'echo' | 'fit'>[] => {
      const echo = echoedStatement(quoted);
      const fit = fitOfCallback - rank * 3;
      if (echo) return echoReactions[manner][tone].map((line) => ({ lines: [line], echo, fit }));
      return manner === 'trouble' ? [] : callbacks[manner][tone].map((line) => ({ lines: [line], quoted, fit }));
    }),
    ...(manner === 'trouble' ? [] : reactions[manner][tone].map((line) => ({ lines: [line], fit: fitOfReaction }))),
  ];
  const asks = objective === 'date' || objective === 'number';
  const strategy: Strategy = asks ? objective : 'callback';
  return eachTone.flatMap((tone) =>
    leads(tone).flatMap((lead): Draft[] => {
      const whole: Draft = { tone, strategy, hook: null, ...lead };
      if (!asks) return [whole];
      return framesFor(objective, tone, intensity).map((frame) => ({ ...whole, lines: [...lead.lines, frame] }));
    }),
  );
}

const noSubject =
  /^(?:oui|ouais|non|nan|ok|okay|d'accord|voila|merci|mdr|lol|haha\w*|cool|top|super|bien|salut|coucou|hello|bonjour|bonsoir|normal\w*|rien|jamais|toujours|peut-etre|bof|ca va)\b/;

/** «Des bols»: an answer of a word or two is still theirs, and asks to be drawn out. */
function shortly({ lastTurn }: Situation, objective: Objective): Draft[] {
  const [only] = lastTurn;
  if (objective !== 'continue' || lastTurn.length !== 1 || !only) return [];
  const quoted = bareOf(only.text).replace(/[.!…\s]+$/, '');
  if (noSubject.test(only.plain) || !/^[\p{L}\d' ’-]{3,24}$/u.test(quoted) || hear(quoted).plain !== fold(quoted))
    return [];
  return eachTone.flatMap((tone) =>
    shortCallbacks[tone].map(
      (line): Draft => ({ tone, strategy: 'callback', lines: [line], hook: null, quoted, fit: fitOfCallback }),
    ),
  );
}
