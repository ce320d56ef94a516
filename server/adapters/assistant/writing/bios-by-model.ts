import type { GeneratedBio } from '#contract/writing.ts';
import { countCharacters } from '#engine/write/bios/count-characters.ts';
import { beforeOrders } from '#engine/write/bios/screen-interests.ts';
import type { BiosOutcome, BiosRequest, Writer } from '../port.ts';
import type { ModelServer } from './calls/model-calls.ts';
import { checkBio } from './checks/check-bio.ts';
import { isRepetition } from './checks/repetition.ts';
import { createPseudonyms } from './privacy/pseudonyms.ts';
import { bioMessages } from './prompts/bio-prompt.ts';
import type { Rejected } from './prompts/repair-prompt.ts';
import { bioSchema, modelBio } from './schemas.ts';
import { tidyText } from './tidy-text.ts';
import { workWithModel } from './work-with-model.ts';
import type { WritingEntry } from './writing-log.ts';

const bioCount = 3;
const maxInterestsCharacters = 1_000;

export async function biosByModel(
  request: BiosRequest,
  { signal }: { signal?: AbortSignal },
  { server, embedded, log }: { server: ModelServer; embedded: Writer; log: (entry: WritingEntry) => void },
): Promise<BiosOutcome> {
  const own = await embedded.bios(request, { ...(signal && { signal }) });
  if (own.kind === 'refused') return own;

  const startedAt = performance.now();
  const { style, gender } = request;
  const avoid = [...(request.avoid ?? [])];
  const interests = beforeOrders(request.interests).slice(0, maxInterestsCharacters);
  const pseudonyms = createPseudonyms([interests, ...avoid], request.names);
  const bios: GeneratedBio[] = [];
  const take = (object: unknown): Rejected | 'taken' | null => {
    const parsed = modelBio.safeParse(object);
    if (!parsed.success || bios.length === bioCount) return null;
    const { content } = parsed.data;
    const restored = pseudonyms.restore(content);
    if (restored === null) return { content, faults: ['token'] };
    const text = tidyText(restored, { withEmoji: true });
    const faults = checkBio(text, {
      interests,
      isKnownContact: () => false,
      seen: [...avoid, ...bios.map((bio) => bio.content)],
    });
    if (faults.length > 0) return { content, faults };
    bios.push({ style, content: text, characterCount: countCharacters(text) });
    return 'taken';
  };

  const calls = server.open({ signal });
  const { fallback, rejected } = await workWithModel(
    {
      messages: bioMessages({
        style,
        interests: pseudonyms.hide(interests),
        gender,
        avoid: avoid.map(pseudonyms.hide),
      }),
      schema: bioSchema,
      take,
      missing: () => (bios.length === bioCount ? null : `encore ${bioCount - bios.length} bio(s)`),
      streams: false,
    },
    calls,
  );
  signal?.throwIfAborted();
  const byModel = bios.length;
  const unlike = own.bios.filter(({ content }) => !bios.some((bio) => isRepetition(bio.content, content)));
  const fillers = [...unlike, ...own.bios.filter((bio) => !unlike.includes(bio))];
  const all = [...bios, ...fillers.slice(0, Math.max(0, own.bios.length - byModel))];
  log({
    task: 'bios',
    calls: calls.count,
    durationMs: Math.round(performance.now() - startedAt),
    byModel,
    byEngine: all.length - byModel,
    fallback,
    faults: rejected.flatMap(({ faults }) => faults),
  });
  return {
    kind: 'written',
    bios: all,
    engine: byModel > 0 ? 'model' : 'local',
    bioEngines: all.map((_, at) => (at < byModel ? 'model' : 'local')),
    fallback,
  };
}
