import type { Opener, OpenerPack } from '#contract/tools.ts';
import type { Person } from '#contract/writing.ts';
import { plainKey } from '#engine/french/plain-key.ts';
import { wishReason } from '#engine/understand/short-texts/dangerous-wishes.ts';
import type { Today } from '#engine/understand/short-texts/tells-minor.ts';
import { hashOf, shuffled } from '#engine/write/shuffle.ts';
import { openerLines, remarks } from './opener-lines.ts';
import { type Profile, type ProfileSubject, readProfile } from './read-profile.ts';
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
  /** By the machine's clock where it is not given. */
  today?: Today;
}

const packSize = 10;
const plainPackSize = 3;

type Draft = Pick<Opener, 'strategy' | 'content' | 'about'>;

/** Ten first messages about what a profile says; fewer, with a remark, where it says little; none for a minor or a wish that is a danger. */
export function writeOpeners({ profile, seed = 0, avoid = [], today }: OpenerRequest): OpenerPack {
  const read = readProfile(profile, today);
  if (read.stop) return { openers: [], remark: read.stop === 'minor' ? remarks.minor : wishReason };
  const key = hashOf(`${profile.slice(0, 2_000)}|${seed}`);
  const shown = new Set(avoid.map(plainKey));
  const draftsAbout = (subject: ProfileSubject) =>
    shuffled(draftsOf(subject), key, ({ content }) => content).filter(({ content }) => !shown.has(plainKey(content)));

  const about = inTurn(read.subjects.map(draftsAbout)).slice(0, packSize);
  const others = about.length > 0 ? [] : draftsAbout({ subject: 'nothing', words: '', at: 0 }).slice(0, plainPackSize);
  return {
    openers: [...about, ...others].map((draft) => ({ ...draft, ...scoreOpener(draft.content, profile) })),
    remark: remarkFor(read, about.length, shown.size > 0),
  };
}

function draftsOf({ subject, words, where = '', name = '' }: ProfileSubject): Draft[] {
  return openerLines
    .filter((line) => line.subject === subject)
    .map(({ strategy, text }) => ({
      strategy,
      content: text.replace('{là}', where).replace('{nom}', name),
      about: words || null,
    }));
}

/** One of each subject in turn, each time of the strategy and with the beginning that were used least. */
function inTurn(lists: Draft[][]): Draft[] {
  const taken: Draft[] = [];
  const start = ({ content }: Draft) => content.split(' ')[0];
  const timesUsed = (draft: Draft) =>
    taken.filter(({ strategy }) => strategy === draft.strategy).length +
    taken.filter((other) => start(other) === start(draft)).length;
  const left = lists.map((drafts) => new Set(drafts));
  while (left.some(({ size }) => size > 0)) {
    for (const drafts of left) {
      const [next] = [...drafts].sort((one, other) => timesUsed(one) - timesUsed(other));
      if (!next) continue;
      drafts.delete(next);
      taken.push(next);
    }
  }
  return taken;
}

function remarkFor({ language, hasContact, isEmpty }: Profile, count: number, wasShown: boolean): string | null {
  if (count === 0 && wasShown) return remarks.seen;
  if (count === 0) return hasContact ? remarks.contact : isEmpty ? remarks.empty : remarks.vague;
  if (language === 'other') return remarks.foreign;
  return count < packSize ? remarks.few : null;
}
