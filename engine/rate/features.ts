import { countCharacters } from '#engine/write/bios/count-characters.ts';
import { scanInterests } from '#engine/write/bios/find-interest.ts';
import { findUnfit } from '#engine/write/bios/screen-interests.ts';
import { findDetails } from './find-details.ts';
import { findHook, type Hook } from './find-hook.ts';
import { isForeign, isOrder } from './find-language.ts';
import { findMisspellings, isSpelt, type Spell } from './find-spelling.ts';
import { type FoundPhrase, findAdjectiveList, findCliches, findComplaints } from './found-phrases.ts';
import { type Form, measureForm } from './measure-form.ts';
import { plainText, wordPattern } from './plain-text.ts';

/** Everything that the score and the advice are made from; each can be shown. */
export interface BioFeatures extends Form {
  length: number;
  details: string[];
  /** Things one can do or like, by the lexicon of interests. */
  interests: string[];
  detailWeight: number;
  cliches: FoundPhrase[];
  complaints: FoundPhrase[];
  misspellings: string[];
  hook: Hook;
  adjectives: string[];
  /** What the profile shows anyway: age, height. */
  bareFacts: string[];
  /** The first and the last few words. */
  opening: string;
  ending: string;
  insult: string | null;
  isForeign: boolean;
  isOrder: boolean;
}

const escaped = (words: string) => words.replace(/[$()*+.?[\]^{|}\\]/gu, '\\$&');

/** Past this a bio is a novel, and only its beginning is read. */
const readLength = 1500;

/** Alone between commas or emoji; «j'apprends le piano à 34 ans» is a story. */
const bareFact =
  /(?:^|[,;.|\n•·]|\p{Extended_Pictographic}\ufe0f?)\s*(\d{2} ans|1 ?m ?\d{2})\s*(?=$|[,;.|\n•·]|\p{Extended_Pictographic})/giu;

export function bioFeatures(content: string, spell?: Spell): BioFeatures {
  const text = content.normalize('NFC').trim().slice(0, readLength);
  const form = { ...measureForm(text), length: countCharacters(content.trim()) };
  const cliches = findCliches(text);
  const complaints = findComplaints(text);
  const contactless = form.contacts.reduce((rest, contact) => rest.replace(contact, ' '), text);
  // The words of a cliché or a reproach are no detail, however rare.
  const own = [...cliches, ...complaints].reduce((rest, { words }) => rest.replace(words, ' , '), contactless);
  // «pas de plan cul» is a reproach already.
  const insult = findUnfit(complaints.reduce((rest, { words }) => rest.replace(words, ' '), text));
  const details = findDetails(insult ? own.replace(insult, ' ') : own, (word) => isSpelt(word, spell));
  return {
    ...form,
    details: details.words,
    // In the user's own words, or not at all.
    interests: scanInterests(own)
      .map(({ label }) => label)
      .filter((label) => wordPattern(escaped(plainText(label))).test(plainText(own))),
    detailWeight: details.weight,
    cliches,
    complaints,
    misspellings: findMisspellings(contactless, spell),
    hook: findHook(contactless),
    adjectives: findAdjectiveList(text),
    bareFacts: [...text.matchAll(bareFact)].map(([, fact = '']) => fact),
    opening: text.split(/\s+/u).slice(0, 4).join(' '),
    ending: text.split(/\s+/u).slice(-4).join(' '),
    insult,
    isForeign: isForeign(text),
    isOrder: isOrder(text),
  };
}
