import { type Opener, type OpenerPack, openerLength } from '#contract/tools.ts';
import type { Person } from '#contract/writing.ts';
import { fold } from '#engine/french/fold.ts';
import { faultsOf } from '#engine/write/filters.ts';
import { realise } from '#engine/write/realise.ts';
import { hashOf, shuffled } from '#engine/write/shuffle.ts';
import { aboutDetail, aboutQuote, aboutSubject, type OpenerDraft } from './opener-drafts.ts';
import { aboutNothing, remarks } from './opener-lines.ts';
import { type PlainOpener, pickVaried } from './pick-varied.ts';
import { type Profile, readProfile } from './read-profile.ts';
import { scoreOpener } from './score-opener.ts';

export interface OpenerRequest {
  /** The match's bio and answers, as the user copied them. */
  profile: string;
  user: Person;
  match: Person;
  /** Another seed gives other openers. */
  seed?: number;
  /** Openers that were shown before and must not come again. */
  avoid?: string[];
}

const packSize = 10;
const plainPackSize = 3;

/** Ten first messages about what a profile says; fewer, with a remark, where it says little; none for a minor. */
export function writeOpeners(request: OpenerRequest): OpenerPack {
  const profile = readProfile(request.profile);
  if (profile.isMinor) return { openers: [], remark: plain(remarks.minor) };
  const key = hashOf(`${request.profile.slice(0, 2_000)}|${request.seed ?? 0}`);
  const avoided = new Set((request.avoid ?? []).map(essence));
  const drafts = [
    ...profile.subjects.flatMap((hook, place) => aboutSubject(hook, profile.subjects[place + 1])),
    ...profile.quotes.flatMap(aboutQuote),
    ...profile.details.flatMap(aboutDetail),
  ];
  const inOrder = shuffled(drafts, key, ({ lines, about }) => `${about}|${lines.join()}`);
  const openers = pickVaried(inOrder, packSize, (draft) => {
    const content = written(draft, request);
    return content !== null && isFit(content) && !avoided.has(essence(content)) ? content : null;
  });
  const scored = (opener: PlainOpener): Opener => ({ ...opener, ...scoreOpener(opener.content, request.profile) });
  if (openers.length > 0) return { openers: openers.map(scored), remark: remarkFor(profile, openers.length) };
  const spare = shuffled(aboutNothing, key, ({ text }) => text)
    .map(({ strategy, text }) => scored({ strategy, content: plain(text), about: null }))
    .filter(({ content }) => !avoided.has(essence(content)));
  return { openers: spare.slice(0, plainPackSize), remark: remarkFor(profile, 0) };
}

function written({ lines, values, isPlural }: OpenerDraft, { user, match }: OpenerRequest): string | null {
  const parts = lines.map((line) =>
    realise(line, { address: 'tu', user: user.gender, match: match.gender, isPlural, values }),
  );
  return parts.includes(null) ? null : parts.join(' ');
}

function isFit(text: string): boolean {
  return text.length >= openerLength.min && text.length <= openerLength.max && faultsOf(text, 'tu').length === 0;
}

function remarkFor(profile: Profile, count: number): string | null {
  if (count === 0) return plain(profile.hasContact ? remarks.contact : profile.isEmpty ? remarks.empty : remarks.vague);
  if (profile.language === 'other') return plain(remarks.foreign);
  return count < packSize ? plain(remarks.few) : null;
}

const essence = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

const plain = (text: string) => text.replaceAll('’', "'");
