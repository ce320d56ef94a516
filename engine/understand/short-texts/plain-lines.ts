import { hear, maxMessageCharacters } from '../spoken-french.ts';

/** The rest of a longer text is not read, which bounds the work. */
const maxCharacters = 4_000;

const keycap = /[\u20e3\ufe0e\ufe0f]/g;
const emoji = /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d)+/gu;

/** A short text as lines, in everyday signs: «𝟏𝟔 ans», «1️⃣6️⃣ ans» → «16 ans»; an emoji or a bullet parts like a comma. */
export function linesOf(text: string): string[] {
  return text
    .slice(0, maxCharacters)
    .normalize('NFKC')
    .replace(keycap, '')
    .replace(/’/g, "'")
    .replace(/[•·|]|(?<=\d)\/(?=\p{L}{3})|(?<=\p{L}{2})\/(?=\d\d\/)/gu, ', ')
    .replace(emoji, ', ')
    .split(/[\n\r]+/)
    .flatMap((line) => line.match(new RegExp(`.{1,${maxMessageCharacters}}`, 'gu')) ?? [])
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/**
 * What hearing a message would take for something else: «né» for «ne», «16yo» for a greeting; and «à 15 ans», an age of the past, for «a 15
 * ans».
 */
const respelt: [RegExp, string][] = [
  [/(?<!\p{L})(?:né|ne(?= (?:en|le) ))(?=[\s(])/giu, 'née'],
  [/(?<=\d) ?(?:yo|y ?\/ ?o|y\.o\.?)(?!\p{L})/giu, ' years'],
  [/(?<![\p{L}'])à(?= (?:\d|dix|onze|douze|treize|quatorze|quinze|seize))/giu, 'vers'],
];

/** The sentences of the lines, plain as rules see them. */
export function plainSentences(text: string): string[] {
  return linesOf(text)
    .flatMap((line) => line.split(/(?<=[!?]|(?<!\.)\.)\s+|;/))
    .map((sentence) => hear(respelt.reduce((said, [from, to]) => said.replace(from, to), sentence)).plain)
    .filter((plain) => plain !== '');
}
