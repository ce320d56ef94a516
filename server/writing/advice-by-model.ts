import { bioAdviceCount } from '#contract/plans.ts';
import { fold } from '#engine/french/fold.ts';
import type { Rating, RatingRequest } from '../adapters/assistant/port.ts';
import { checkBio } from './checks/check-bio.ts';
import { faultsOfText } from './checks/check-text.ts';
import { isRepetition } from './checks/repetition.ts';
import { itemsByModel, type ModelMeans } from './items-by-model.ts';
import { createPseudonyms, type Pseudonyms } from './privacy/pseudonyms.ts';
import { adviceMessages } from './prompts/advice-prompt.ts';
import type { Rejected } from './prompts/repair-prompt.ts';
import { faultsOfLength, readText } from './read-text.ts';
import { adviceSchema, modelAdvice, modelRewrittenBio } from './schemas.ts';

/** No screen shows more than the add-on's. */
const adviceCount = bioAdviceCount.addon;
const maxBioCharacters = 1_500;
/** In characters. */
const adviceLength = { min: 30, max: 400 };

/** `own` is the embedded engine's rating: all of it stays but the words of the advice; a better bio comes with it. */
export async function adviceByModel(request: RatingRequest, own: Rating, means: ModelMeans): Promise<Rating> {
  const content = request.content.slice(0, maxBioCharacters);
  if (!isForModel(own)) return own;
  if (await means.engine.run('hasDanger', { from: 'moi', text: content }, { signal: means.signal })) return own;

  const pseudonyms = createPseudonyms([content], request.names);
  const rewriting = takeRewritten(content, pseudonyms);
  const { items, byModel } = await itemsByModel<string>(
    {
      aside: rewriting,
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
  const rewritten = await ratedIfBetter(rewriting.text(), own, means);
  return { ...own, ...(byModel > 0 && { feedback: items }), ...(rewritten && { rewritten }) };
}

/** Takes the bio as the model would write it; asks once more for one that the checks refused. */
function takeRewritten(content: string, pseudonyms: Pseudonyms) {
  const interestWords = fold(content).match(/[a-z\d]{4,}/g) ?? [];
  const check = (text: string) => checkBio(text, { interestWords, isKnownContact: () => false, seen: [content] });
  let text: string | null = null;
  let wasRefused = false;
  return {
    take(object: unknown): Rejected | 'taken' | null {
      const parsed = modelRewrittenBio.safeParse(object);
      if (!parsed.success || text !== null) return null;
      const read = readText(parsed.data.bio, { pseudonyms, withEmoji: true, check });
      if (!('text' in read)) {
        wasRefused = true;
        return read;
      }
      text = read.text;
      return 'taken';
    },
    missing: () => (wasRefused && text === null ? 'la bio réécrite' : null),
    text: () => text,
  };
}

async function ratedIfBetter(content: string | null, own: Rating, means: ModelMeans): Promise<Rating['rewritten']> {
  if (content === null) return undefined;
  const { score } = await means.engine.run('rateBio', content, { signal: means.signal });
  return score > own.score ? { content, score } : undefined;
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
