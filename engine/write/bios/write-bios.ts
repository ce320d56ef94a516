import type { Gender } from '#contract/onboarding.ts';
import { type BioStyle, bioLength, type GeneratedBio } from '#contract/writing.ts';
import { plainKey } from '#engine/french/plain-key.ts';
import { capitalise } from '#engine/french/typography.ts';
import type { Today } from '#engine/understand/short-texts/tells-minor.ts';
import type { Subject } from '#engine/understand/subjects.ts';
import { hashOf, shuffled } from '#engine/write/shuffle.ts';
import { areAlike } from '../are-alike.ts';
import { endsOf, listsOf, sentencesAbout } from './bio-lines.ts';
import { countCharacters } from './count-characters.ts';
import { type Interest, parseInterests } from './parse-interests.ts';
import { type RefusedBio, refusalFor, refuseBio, stopOfBio } from './screen-interests.ts';

export interface BioRequest {
  style: BioStyle;
  /** As typed: «rando, jazz et mon chat Pixel». */
  interests: string;
  gender: Gender;
  /** Zero, then one more for each «Régénérer»: consecutive seeds share no bio while there are others. */
  seed?: number;
  /** Bios that were shown before, in that order. */
  avoid?: readonly string[];
  /** By the machine's clock where it is not given. */
  today?: Today;
}

export type WrittenBios = { kind: 'written'; bios: GeneratedBio[] } | RefusedBio;

const bioCount = 3;
/** Thirty interests, generously; the rest of a wall of text is not read. */
const readLength = 3000;
/** Of more interests only the list speaks, which bounds the work. */
const mostTold = 8;
/** So many turns know of each other; past them the order starts anew. */
const turnsTogether = 24;
/** Their sentences say «mon chat», «mon chien». */
const pets: readonly Subject[] = ['cat', 'dog'];
const isOwn = (label: string) => /^(?:mon|ma|mes) /.test(label);
const drinks: readonly (Subject | null)[] = ['wine', 'beer', 'drinks'];

/** Three bios that each name an interest, or a French sentence that says why there are none. */
export function writeBios({ style, interests: given, seed = 0, avoid = [], today }: BioRequest): WrittenBios {
  const typed = given.slice(0, readLength);
  const stop = stopOfBio(typed, today);
  if (stop) return stop;
  const all = parseInterests(typed);
  if (all.length === 0) return refuseBio(refusalFor(typed));
  const sober = all.filter(({ subject }) => !drinks.includes(subject));
  const interests = ['ambitieux', 'sportif'].includes(style) && sober.length > 0 ? sober : all;

  const turn = Math.abs(Math.trunc(seed)) || 0;
  const key = hashOf(`${style} ${interests.map(({ label }) => label).join()} ${Math.floor(turn / turnsTogether)}`);
  const bios = shuffled(biosAbout(interests, style), key, ({ content }) => content);
  const names = interests.flatMap(({ label }) => namesIn(label));
  const byNames = bios.toSorted((one, other) => namesHeld(other, names) - namesHeld(one, names));
  const shown = [...avoid];
  const next = () => pickThree(bios, shown, names.length > 0 ? byNames : []);
  for (let past = turn - (turn % turnsTogether); past < turn; past++) shown.push(...next());
  return {
    kind: 'written',
    bios: next().map((content) => ({ style, content, characterCount: countCharacters(content) })),
  };
}

interface Bio {
  content: string;
  /** The interest that it starts with, or the list of them. */
  lead: string;
  start: string;
}

function biosAbout(interests: Interest[], style: BioStyle): Bio[] {
  const sentences = interests
    .slice(0, mostTold)
    .flatMap(({ label, subject }) =>
      (subject && (isOwn(label) || !pets.includes(subject)) ? sentencesAbout(subject, style) : [])
        .filter((text) => isNamed(text, label))
        .map((text) => ({ start: text, lead: label })),
    );
  const pairs = sentences.flatMap((first) => [
    ...endsOf(style).map((end) => ({ ...first, content: `${first.start} ${end}` })),
    ...sentences
      .filter(({ lead }) => lead !== first.lead)
      .map(({ start }) => ({ ...first, content: `${first.start} ${start}` })),
  ]);
  const lists = listsOf(style).flatMap((line, at) => {
    const content = withList(line, interests.some(isName) ? namedFirst(interests) : rotated(interests, at));
    return content === null ? [] : [{ content, lead: 'list', start: line }];
  });
  return [...pairs, ...lists].filter(({ content }) => isFitting(content));
}

const isFitting = (text: string) => {
  const length = countCharacters(text);
  return length >= bioLength.min && length <= bioLength.max;
};

/** «randos» is met by «rando», «mon chat Pixel» by «mon chat». */
function isNamed(text: string, label: string): boolean {
  const said = plainKey(text).split(' ');
  return plainKey(label)
    .split(' ')
    .filter((word) => !/^(?:..?|mon|mes|les|des|aux|sur|avec|pour)$/.test(word))
    .some((word) => said.some((other) => other.startsWith(word.slice(0, 5))));
}

/** The line with three interests, two or one, as fits: «rando, jazz et mon chat Pixel». */
function withList(line: string, [first, second, third]: Interest[]): string | null {
  const one = first?.label ?? '';
  const lists = [
    ...(second && third ? [`${one}, ${second.label} et ${third.label}`] : []),
    ...(second ? [`${one} et ${second.label}`] : []),
    ...(line.includes('{plusieurs}') ? [] : [one]),
  ];
  return lists.map((list) => capitalise(line.replace(/\{\w+\}/, list))).find(isFitting) ?? null;
}

/** Names that were given («Pixel», «Radiohead») come first: they are what makes a bio one's own. */
const namedFirst = (interests: Interest[]) => [...interests.filter(isName), ...interests.filter((one) => !isName(one))];
const isName = ({ label }: Interest) => namesIn(label).length > 0;
const namesIn = (text: string): string[] => text.match(/(?<=^|[\s'])\p{Lu}\p{L}{2,}/gu) ?? [];

const rotated = <T>(list: readonly T[], by: number): T[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
];

const namesHeld = ({ content }: Bio, names: readonly string[]) => names.filter((name) => content.includes(name)).length;

/** Three that differ, the first of them from `before`: fresh ones with other leads first, then each wish is given up. */
function pickThree(bios: readonly Bio[], shown: readonly string[], before: readonly Bio[]): string[] {
  const picked: Bio[] = before.filter(({ content }) => !shown.includes(content)).slice(0, 1);
  const isNew = ({ content }: Bio) => !shown.includes(content) && !picked.some((other) => other.content === content);
  const startsAnew = ({ start }: Bio) => picked.every((other) => other.start !== start);
  const isUnlike = (bio: Bio) => startsAnew(bio) && picked.every(({ content }) => !areAlike(content, bio.content));
  const isOther = (bio: Bio) => isUnlike(bio) && picked.every(({ lead }) => lead !== bio.lead);
  const wishes = [
    (bio: Bio) => isNew(bio) && isOther(bio),
    (bio: Bio) => isNew(bio) && isUnlike(bio),
    (bio: Bio) => isNew(bio) && startsAnew(bio),
    isNew,
    startsAnew,
  ];
  for (const suits of [...wishes, () => true]) {
    for (const bio of bios) {
      if (picked.length === bioCount) break;
      if (!picked.includes(bio) && suits(bio)) picked.push(bio);
    }
  }
  return picked.map(({ content }) => content);
}
