import { bioAdviceCount } from '#contract/plans.ts';
import { fold } from '#engine/french/fold.ts';
import { isMinor } from '#engine/write/bios/screen-interests.ts';
import type { Rating, RatingRequest } from '../adapters/assistant/port.ts';
import { faultsOfText } from './checks/check-text.ts';
import { isRepetition } from './checks/repetition.ts';
import { itemsByModel, type ModelMeans } from './items-by-model.ts';
import { createPseudonyms } from './privacy/pseudonyms.ts';
import { adviceMessages } from './prompts/advice-prompt.ts';
import { faultsOfLength, readText } from './read-text.ts';
import { adviceSchema, modelAdvice } from './schemas.ts';

/** No screen shows more than the add-on's. */
const adviceCount = bioAdviceCount.addon;
const maxBioCharacters = 1_500;
/** In characters. */
const adviceLength = { min: 30, max: 400 };

/** `own` is the embedded engine's rating: all of it stays but the words of the advice. */
export async function adviceByModel(request: RatingRequest, own: Rating, means: ModelMeans): Promise<Rating> {
  const content = request.content.slice(0, maxBioCharacters);
  if (!isForModel(own) || isMinor(content)) return own;
  if (await means.engine.run('hasDanger', { from: 'moi', text: content }, { signal: means.signal })) return own;

  const pseudonyms = createPseudonyms([content], request.names);
  const { items, byModel } = await itemsByModel<string>(
    {
      task: 'advice',
      messages: adviceMessages({ content, rating: own, hide: pseudonyms.hide }),
      schema: adviceSchema,
      count: adviceCount,
      read(object, taken) {
        const parsed = modelAdvice.safeParse(object);
        if (!parsed.success) return null;
        const check = (text: string) => [
          ...faultsOfText(withoutQuotes(text, content), { isKnownContact: pseudonyms.knowsContact, seen: taken }),
          ...faultsOfLength(text, adviceLength),
        ];
        const read = readText(parsed.data.content, { pseudonyms, withEmoji: true, check });
        return 'text' in read ? { item: read.text } : read;
      },
      ask: (missing) => `encore ${missing} conseil(s)`,
      fill: (taken) =>
        own.feedback
          .filter((advice) => !taken.some((other) => isRepetition(other, advice)))
          .slice(0, Math.max(0, adviceCount - taken.length)),
    },
    means,
  );
  return byModel === 0 ? own : { ...own, feedback: items };
}

/** Nothing to read, insults, another language and orders to a robot get the engine's fixed advice. */
function isForModel({ points, clarity, clarityPoints }: Rating): boolean {
  return clarity > 0 && points.insult === 0 && clarityPoints.foreign === 0 && clarityPoints.order === 0;
}

/** Without the words that are quoted from the bio: «Retire « connards »» harms nobody. */
function withoutQuotes(advice: string, bio: string): string {
  const said = fold(bio);
  return advice.replace(/«([^«»]*)»/g, (quote: string, words: string) =>
    said.includes(fold(words).trim()) ? '« … »' : quote,
  );
}
