import type { Gender } from '#contract/onboarding.ts';
import { type BioStyle, bioLength } from '#contract/writing.ts';
import { plainKey } from '#engine/french/plain-key.ts';
import { countCharacters } from './count-characters.ts';
import type { Interest } from './interest.ts';
import { formOf, render, slotsOf } from './pattern.ts';
import { bioPatterns } from './patterns/index.ts';

/** Everything that one pattern can say about these interests. */
export interface Candidate {
  group: string;
  pattern: string;
  texts: { content: string; characterCount: number; first: Interest }[];
}

/** Enough to vary; thirty interests in three slots would be 24,000 sentences a pattern. */
const maxTexts = 40;

/** «Mon moteur : le whisky» is not the kind of drive these voices have. */
const sober: readonly BioStyle[] = ['ambitieux', 'sportif'];
const drink = /^(vin|bière|whisky|rhum|champagne|cidre|saké|cocktail|apéro)/u;

export function candidatesFor(style: BioStyle, given: readonly Interest[], gender: Gender): Candidate[] {
  const others = given.filter(({ label }) => !drink.test(label));
  const interests = sober.includes(style) && others.length > 0 ? others : given;
  return Object.entries(bioPatterns[style]).flatMap(([group, patterns]) =>
    patterns.flatMap((pattern) => {
      const texts = textsOf(pattern, interests, gender);
      return texts.length === 0 ? [] : [{ group, pattern, texts }];
    }),
  );
}

function textsOf(pattern: string, interests: readonly Interest[], gender: Gender): Candidate['texts'] {
  const slots = slotsOf(pattern);
  const names = [...new Set(slots.map(({ name }) => name))].sort();
  const isAlwaysOwn = interests.every(({ isOwn }) => isOwn);
  // «Cap fixé : mon chat Pixel» only when there is nothing else to lead with.
  const mayLead = ({ isOwn }: Interest) => !isOwn || isAlwaysOwn || !['mot', 'dit'].includes(slots[0]?.form ?? '');
  const texts: Candidate['texts'] = [];
  const said = ` ${plainKey(pattern)} `;
  const usable = interests.filter(({ label }) => !repeats(said, label));
  for (const chosen of arrangements(usable, names.length)) {
    const first = chosen[0];
    if (!first || !mayLead(first)) continue;
    const isEcho = slots.some((slot) => {
      const value = formOf(chosen[names.indexOf(slot.name)] as Interest, slot);
      return value !== null && echoes(said, value);
    });
    if (isEcho) continue;
    const content = render(
      pattern,
      Object.fromEntries(names.map((name, at) => [name, chosen[at] as Interest])),
      gender,
    );
    if (content === null || !chosen.some((interest) => isNamed(content, interest))) continue;
    const characterCount = countCharacters(content);
    if (characterCount < bioLength.min || characterCount > bioLength.max) continue;
    texts.push({ content, characterCount, first });
    if (texts.length >= maxTexts) break;
  }
  return texts;
}

/** «On regarde les étoiles» is lovely, but does not say «astronomie». */
function isNamed(content: string, { label }: Interest): boolean {
  const words = plainKey(content).split(' ');
  return plainKey(label)
    .split(' ')
    .some(
      (name) =>
        name.length >= 2 &&
        !/^(de|du|la|le|et|en|au|mon|ma|mes)$/.test(name) &&
        words.some((word) => word.startsWith(name.slice(0, 5))),
    );
}

/** «On parle d'architecture, on parle peu»: the verb of an interest stands in the frame too. */
function echoes(said: string, value: string): boolean {
  return plainKey(value)
    .split(' ')
    .some((word) => word.length >= 5 && said.includes(` ${word} `));
}

/** «Thème imposé : café. Durée : un café.» */
function repeats(said: string, label: string): boolean {
  return plainKey(label)
    .split(' ')
    .some((word) => word.length >= 4 && said.includes(` ${word} `));
}

/** Ordered choices of `count` different interests; each interest gets its turn to lead before any leads twice. */
function* arrangements(interests: readonly Interest[], count: number): Generator<Interest[]> {
  const size = interests.length;
  if (size < count) return;
  if (count === 1) {
    for (const interest of interests) yield [interest];
    return;
  }
  for (let step = 1; step < size; step++) {
    for (let at = 0; at < size; at++) {
      const chosen = Array.from({ length: count }, (_, i) => interests[(at + i * step) % size] as Interest);
      if (new Set(chosen).size === count) yield chosen;
    }
  }
}
