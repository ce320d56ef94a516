import { type Opener, type OpenerPack, type OpenerStrategy, openerLength, openerStrategies } from '#contract/tools.ts';
import type { Person } from '#contract/writing.ts';
import { fold } from '#engine/french/fold.ts';
import { lowerFirst } from '#engine/french/typography.ts';
import type { Hook } from '#engine/understand/situation.ts';
import { faultsOf } from '#engine/write/filters.ts';
import { formsOf } from '#engine/write/hook-forms.ts';
import { namesSubject, realise } from '#engine/write/realise.ts';
import { contentWords } from '#engine/write/score.ts';
import { hashOf, shuffled } from '#engine/write/shuffle.ts';
import { voiceFor } from '#engine/write/voices.ts';
import {
  aboutNothing,
  alone,
  aloneTopics,
  leads,
  petLeads,
  placeTopics,
  presumesTalk,
  quoting,
  remarks,
  together,
} from './opener-lines.ts';
import { type Profile, readProfile } from './read-profile.ts';

export interface OpenerRequest {
  /** The match's bio and answers, as copied. */
  profile: string;
  user: Person;
  match: Person;
  /** Another seed gives others. */
  seed?: number;
  /** Openers that were shown before and must not come again. */
  avoid?: string[];
}

interface Candidate extends Opener {
  /** The lines it is made of: none of them comes twice. */
  lines: string[];
  /** How many of a pack may be about the same thing. */
  most: number;
}

const packSize = 10;
const plainPackSize = 3;
/** Out of one vague word or one quotation, ten messages would all be the same. */
const thinShare = 5;
const quoteShare = 2;

/** Ten first messages from what a profile says; fewer, and why, where it says little. */
export function writeOpeners(request: OpenerRequest): OpenerPack {
  const profile = readProfile(request.profile);
  if (profile.isMinor) return { openers: [], remark: plain(remarks.minor) };
  const key = hashOf(request.profile.slice(0, 2_000)) + (request.seed ?? 0) * 7919;
  const candidates = [
    ...profile.subjects.flatMap((hook, place) => aboutOne(hook, profile.subjects[place + 1], request)),
    ...profile.quotes.flatMap((cite) =>
      quoting.flatMap((line) => made('callback', [line], cite, { cite }, request, { most: quoteShare })),
    ),
  ];
  const avoided = new Set((request.avoid ?? []).map(essence));
  const fit = candidates.filter(({ content }) => isFit(content) && !avoided.has(essence(content)));
  const openers = pickVaried(shuffled(fit, key, ({ content }) => content));
  if (openers.length > 0) return { openers, remark: remarkFor(profile, openers.length) };
  const spare = shuffled(aboutNothing, key, ({ text }) => text)
    .map(({ strategy, text }): Opener => ({ strategy, content: plain(text), about: null }))
    .filter(({ content }) => !avoided.has(essence(content)));
  return { openers: spare.slice(0, plainPackSize), remark: remarkFor(profile, 0) };
}

function aboutOne(hook: Hook, other: Hook | undefined, request: OpenerRequest): Candidate[] {
  const about = hook.name ?? hook.noun?.text ?? hook.surface;
  const shape = {
    isPlural: hook.noun?.number === 'p' && hook.topic !== 'job',
    most: hook.topic === 'other' ? thinShare : packSize,
  };
  const forms = slotsOf(hook);
  const build = (strategy: OpenerStrategy, lines: string[]) => made(strategy, lines, about, forms, request, shape);
  const voice = hook.topic === 'other' ? undefined : voiceFor(hook, 'tu');
  const asks = Object.values(voice?.ask ?? {})
    .flat()
    .filter((ask) => !presumesTalk.test(ask) && !namesSubject(ask));
  const reacts = Object.values(voice?.react ?? {})
    .flat()
    .filter((react) => !presumesTalk.test(react) && namesSubject(react));
  const both = other ? slotsOf(other) : {};
  // «ton métier de libraire» is heavy in most lines: a job is best quoted as one word.
  const suits = (line: string) => hook.topic !== 'job' || line.includes('{nom}');
  const openings = (hook.isOwn || hook.name ? [...leads, ...petLeads] : leads).filter(suits);
  return [
    ...alone
      .filter(({ strategy, text }) => !(strategy === 'tease' && placeTopics.includes(hook.topic)) && suits(text))
      .flatMap(({ strategy, text }) => build(strategy, [text])),
    ...asks.flatMap((ask) => openings.flatMap((lead) => build(kindOf(ask), followed(lead, ask)))),
    ...reacts
      .filter((react) => !react.includes('?'))
      .flatMap((react) => asks.flatMap((ask) => build('observation', [react, ask]))),
    ...(other && both.le && both.parle && ![hook, other].some(({ topic }) => aloneTopics.includes(topic))
      ? together.flatMap(({ strategy, text }) =>
          made(strategy, [text], about, { ...forms, le2: both.le, parle2: both.parle }, request, shape),
        )
      : []),
  ];
}

/** The forms of a subject, and how one speaks of it: «de rando», «du Japon», «de ton chat». */
function slotsOf(hook: Hook): Partial<Record<string, string>> {
  const forms = formsOf(hook, 'tu');
  const isNamed = hook.noun?.named || hook.noun?.kind === 'proper' || forms.ton !== undefined || hook.topic === 'job';
  return { ...forms, nom: hook.name ?? forms.nom, parle: isNamed ? forms.de : forms.d };
}

/** A lead that ends in a colon takes no second one. */
function followed(lead: string, ask: string): string[] {
  return / :$/.test(lead) ? [lead, lowerFirst(ask)] : [lead, ask];
}

const kindOf = (ask: string): OpenerStrategy => (/ ou /.test(ask) ? 'false_choice' : 'question');

function made(
  strategy: OpenerStrategy,
  lines: string[],
  about: string,
  values: Partial<Record<string, string>>,
  { user, match }: OpenerRequest,
  { isPlural = false, most = packSize }: { isPlural?: boolean; most?: number } = {},
): Candidate[] {
  const parts = lines.map((line) =>
    realise(line, { address: 'tu', user: user.gender, match: match.gender, isPlural, values }),
  );
  if (parts.some((part) => part === null)) return [];
  return [{ strategy, content: parts.join(' '), about, lines, most }];
}

function isFit(text: string): boolean {
  return text.length >= openerLength.min && text.length <= openerLength.max && faultsOf(text, 'tu').length === 0;
}

/** In turn from each strategy, no line twice, no subject more often than its share, no two alike. */
function pickVaried(candidates: Candidate[]): Opener[] {
  const subjects = new Set(candidates.map(({ about }) => about)).size;
  const share = Math.ceil(packSize / Math.max(1, subjects)) + 1;
  const chosen: Candidate[] = [];
  const suits = (one: Candidate) =>
    chosen.filter(({ about }) => about === one.about).length < Math.min(share, one.most) &&
    chosen.every((other) => !other.lines.some((line) => one.lines.includes(line)) && !areAlike(one, other));
  for (let turn = 0; turn < packSize && chosen.length < packSize; turn++) {
    for (const strategy of openerStrategies) {
      if (chosen.length >= packSize || chosen.filter((one) => one.strategy === strategy).length > turn) continue;
      const found = candidates.find((one) => one.strategy === strategy && suits(one));
      if (found) chosen.push(found);
    }
  }
  return chosen.map(({ strategy, content, about }) => ({ strategy, content, about }));
}

function areAlike(one: Candidate, other: Candidate): boolean {
  const words = (candidate: Candidate) => contentWords(candidate.lines.join(' ').replace(/\{[^}]*\}/g, ' '));
  const [own, others] = [words(one), words(other)];
  const shared = [...own].filter((word) => others.has(word)).length;
  return shared >= 3 || shared * 2 > Math.min(own.size, others.size);
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
