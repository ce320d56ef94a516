import type { GeneratedBio } from '#contract/writing.ts';
import { countCharacters } from '#engine/write/bios/count-characters.ts';
import { beforeOrders } from '#engine/write/bios/screen-interests.ts';
import type { BiosOutcome, BiosRequest, Writer } from '../adapters/assistant/port.ts';
import { checkBio, wordsOfInterests } from './checks/check-bio.ts';
import { isRepetition } from './checks/repetition.ts';
import { itemsByModel, type ModelMeans } from './items-by-model.ts';
import { createPseudonyms } from './privacy/pseudonyms.ts';
import { bioMessages } from './prompts/bio-prompt.ts';
import { lastAvoided } from './prompts/fixed-lines.ts';
import { readText } from './read-text.ts';
import { bioSchema, draftedBioSchema, modelBio } from './schemas.ts';

const bioCount = 3;
const maxInterestsCharacters = 1_000;

export async function biosByModel(
  request: BiosRequest,
  { embedded, ...means }: ModelMeans & { embedded: Writer },
): Promise<BiosOutcome> {
  const { signal } = means;
  const withDrafts = means.server.prompt === 'full';
  const own = await embedded.bios(request, { ...(signal && { signal }) });
  if (own.kind === 'refused') return own;

  const { style, gender } = request;
  const avoid = request.avoid ?? [];
  const interests = beforeOrders(request.interests).slice(0, maxInterestsCharacters);
  const interestWords = wordsOfInterests(interests);
  const pseudonyms = createPseudonyms([interests, ...lastAvoided(avoid)], request.names);
  const { items, byModel, fallback } = await itemsByModel<GeneratedBio>(
    {
      task: 'bios',
      messages: bioMessages({ style, interests, gender, avoid, hide: pseudonyms.hide, withDrafts }),
      schema: withDrafts ? draftedBioSchema : bioSchema,
      count: bioCount,
      read(object, taken) {
        const parsed = modelBio.safeParse(object);
        if (!parsed.success) return null;
        const seen = [...avoid, ...taken.map(({ content }) => content)];
        const check = (text: string) => checkBio(text, { interestWords, isKnownContact: () => false, seen });
        const read = readText(parsed.data.content, { pseudonyms, withEmoji: true, check });
        if (!('text' in read)) return read;
        return { item: { style, content: read.text, characterCount: countCharacters(read.text) } };
      },
      ask: (missing) => `encore ${missing} bio(s)`,
      fill(taken) {
        const unlike = own.bios.filter(({ content }) => !taken.some((bio) => isRepetition(bio.content, content)));
        const fillers = [...unlike, ...own.bios.filter((bio) => !unlike.includes(bio))];
        return fillers.slice(0, Math.max(0, own.bios.length - taken.length));
      },
    },
    means,
  );
  return {
    kind: 'written',
    bios: items,
    engine: byModel > 0 ? 'model' : 'local',
    bioEngines: items.map((_, at) => (at < byModel ? 'model' : 'local')),
    fallback,
  };
}
