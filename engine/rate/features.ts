import { subjectsIn } from '#engine/understand/subjects.ts';
import { countCharacters } from '#engine/write/bios/count-characters.ts';
import { findUnfit } from '#engine/write/bios/screen-interests.ts';
import { findDetails } from './find-details.ts';
import { findHook, type Hook } from './find-hook.ts';
import { isForeign, isOrder } from './find-language.ts';
import { findMisspellings, isSpelt, type Spell, saysNothing } from './find-spelling.ts';
import { type FoundPhrase, findAdjectiveList, findCliches, findComplaints, findContempt } from './found-phrases.ts';
import { type Form, measureForm } from './measure-form.ts';

/** Everything that score and advice are computed from; the screen can show each feature. */
export interface BioFeatures extends Form {
  length: number;
  details: string[];
  /** Words of the bio for something that one can talk about. */
  interests: string[];
  detailWeight: number;
  cliches: FoundPhrase[];
  complaints: FoundPhrase[];
  contempt: FoundPhrase[];
  misspellings: string[];
  hook: Hook;
  adjectives: string[];
  /** Age and height, which every profile shows beside the bio. */
  bareFacts: string[];
  /** The first four and the last four words. */
  opening: string;
  ending: string;
  insult: string | null;
  /** No word is one of French, beyond what fingers type to fill a field: «azerty qsdf lol». */
  saysNothing: boolean;
  isForeign: boolean;
  isOrder: boolean;
}

/** Characters that are read; the rest of a longer text is ignored, which bounds the work. */
const maxReadCharacters = 1500;

/** An age or height alone between commas or emoji; «j'apprends le piano à 34 ans» is not one. */
const bareFact =
  /(?:^|[,;.|\n•·]|\p{Extended_Pictographic}\ufe0f?)[^\S\n]*(\d{2} ans|1 ?m ?\d{2})\s*(?=$|[,;.|\n•·]|\p{Extended_Pictographic})/giu;

export function bioFeatures(content: string, spell?: Spell): BioFeatures {
  const text = content.normalize('NFC').trim().slice(0, maxReadCharacters);
  const form = { ...measureForm(text), length: countCharacters(content.trim()) };
  const cliches = findCliches(text);
  const contempt = findContempt(text);
  const complaints = findComplaints(without(text, contempt));
  const contactless = form.contacts.reduce((rest, contact) => rest.replace(contact, ' '), text);
  // Words of a cliché, a complaint or contempt do not count as details, however rare they are.
  const withoutFound = (said: string) => without(said, [...cliches, ...complaints, ...contempt]);
  const own = withoutFound(contactless);
  // Advice names no subject out of a sentence that complains: nobody talks about it with pleasure.
  const offered = withoutFound(withoutSentencesOf(contactless, [...complaints, ...contempt]));
  // «pas de plan cul» is a complaint, and not counted as an insult again.
  const insult = findUnfit(complaints.reduce((rest, { words }) => rest.replace(words, ' '), text));
  const detailsOf = (said: string) =>
    findDetails(insult ? said.replace(insult, ' ') : said, (word) => isSpelt(word, spell));
  return {
    ...form,
    details: detailsOf(offered).words,
    interests: subjectsIn(offered).map(({ words }) => words.toLowerCase()),
    detailWeight: detailsOf(own).weight,
    cliches,
    complaints,
    contempt,
    misspellings: findMisspellings(contactless, spell),
    hook: findHook(contactless),
    adjectives: findAdjectiveList(text),
    bareFacts: [...text.matchAll(bareFact)].map(([, fact = '']) => fact),
    opening: text.split(/\s+/u).slice(0, 4).join(' '),
    ending: text.split(/\s+/u).slice(-4).join(' '),
    insult,
    saysNothing: !isForeign(text) && saysNothing(contactless, spell),
    isForeign: isForeign(text),
    isOrder: isOrder(text),
  };
}

function without(text: string, phrases: readonly FoundPhrase[]): string {
  return phrases.reduce((rest, { words }) => rest.replace(words, ' , '), text);
}

function withoutSentencesOf(text: string, phrases: readonly FoundPhrase[]): string {
  const sentences = text.match(/[^.!?\n]+[.!?\n]*/gu) ?? [];
  return sentences.filter((sentence) => !phrases.some(({ words }) => sentence.includes(words))).join('');
}
