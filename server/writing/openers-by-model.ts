import { type Opener, type OpenerPack, openerLength } from '#contract/tools.ts';
import { fold } from '#engine/french/fold.ts';
import { remarks } from '#engine/tools/openers/opener-lines.ts';
import type { Profile } from '#engine/tools/openers/read-profile.ts';
import { scoreOpener } from '#engine/tools/openers/score-opener.ts';
import type { OpenerToolRequest } from '../adapters/assistant/port.ts';
import { faultsOfText } from './checks/check-text.ts';
import { isRepetition } from './checks/repetition.ts';
import { itemsByModel, type ModelMeans } from './items-by-model.ts';
import { createPseudonyms, type Pseudonyms } from './privacy/pseudonyms.ts';
import { lastAvoided } from './prompts/fixed-lines.ts';
import { openerMessages } from './prompts/opener-prompt.ts';
import { faultsOfLength, readText } from './read-text.ts';
import { modelOpener, openerPackSize, openerSchema } from './schemas.ts';

/** A profile of fewer words in which the engine finds no subject gets a small pack. */
const fewestWords = 4;
const smallPackSize = 3;
const maxProfileCharacters = 4_000;
/** In characters: longer words under an opener are no quote of the profile but a sentence about it. */
const maxAbout = 60;

/** `own` is the embedded engine's pack. */
export async function openersByModel(
  request: OpenerToolRequest,
  own: OpenerPack,
  means: ModelMeans,
): Promise<OpenerPack> {
  const profile = request.profile.slice(0, maxProfileCharacters);
  if (own.openers.length === 0) return own;
  const { engine, signal } = means;
  const known = await engine.run('readProfile', profile, { signal });
  if (!isForModel(known) || (await engine.run('hasDanger', { from: 'match', text: profile }, { signal }))) return own;

  const avoid = request.avoid ?? [];
  const pseudonyms = createPseudonyms([profile, ...lastAvoided(avoid)], request.names);
  const saysSomething = known.subjects.length > 0 || (profile.match(/\p{L}+/gu)?.length ?? 0) >= fewestWords;
  const count = saysSomething ? openerPackSize : smallPackSize;
  const { items, byModel } = await itemsByModel<Opener>(
    {
      task: 'openers',
      messages: openerMessages({
        profile,
        user: request.user.gender,
        match: request.match.gender,
        avoid,
        count,
        hide: pseudonyms.hide,
      }),
      schema: openerSchema,
      count,
      read(object, taken) {
        const parsed = modelOpener.safeParse(object);
        if (!parsed.success) return null;
        const { content, about, strategy } = parsed.data;
        const seen = [...avoid, ...taken.map((opener) => opener.content)];
        const check = (text: string) => [
          ...faultsOfText(text, { isKnownContact: () => false, seen }),
          ...faultsOfLength(text, openerLength),
        ];
        const read = readText(content, { pseudonyms, withEmoji: false, check });
        if (!('text' in read)) return read;
        const named = wordsOfProfile(about, profile, pseudonyms);
        return { item: { strategy, content: read.text, about: named, ...scoreOpener(read.text, profile) } };
      },
      ask: (missing) => `encore ${missing} message(s)`,
      fill: (taken) =>
        own.openers
          .filter(({ content }) => !taken.some((opener) => isRepetition(opener.content, content)))
          .slice(0, Math.max(0, count - taken.length)),
    },
    means,
  );
  if (byModel === 0) return own;
  return { openers: items, remark: items.length === openerPackSize && isAboutFew(own.remark) ? null : own.remark };
}

const isForModel = ({ stop, isEmpty, language }: Profile) => stop === null && !isEmpty && language !== 'other';

/** What the model says the opener is about, if the profile has these words. */
function wordsOfProfile(about: string, profile: string, pseudonyms: Pseudonyms): string | null {
  const words = pseudonyms.restore(about)?.trim() ?? '';
  return words !== '' && words.length <= maxAbout && fold(profile).includes(fold(words)) ? words : null;
}

/** Remarks of the engine that a full pack would contradict. */
const isAboutFew = (remark: string | null) => remark === remarks.few || remark === remarks.vague;
