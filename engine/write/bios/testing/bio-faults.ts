import { bioLength, type GeneratedBio } from '#contract/writing.ts';
import { plainKey } from '#engine/french/plain-key.ts';
import { areAlike } from '../../are-alike.ts';
import { countCharacters } from '../count-characters.ts';
import { parseInterests } from '../parse-interests.ts';
import { type BioRequest, writeBios } from '../write-bios.ts';

// Interests as people type them, and what is wrong with the three bios for them.

export function bios(request: Partial<BioRequest>): GeneratedBio[] {
  const written = writeBios({ style: 'fun', interests: 'rando, jazz et mon chat Pixel', gender: 'femme', ...request });
  if (written.kind === 'refused') throw new Error(written.message);
  return written.bios;
}
export const contents = (list: GeneratedBio[]) => list.map(({ content }) => content);

/** Whether a bio names one of the interests, whole or with another ending. */
function names(content: string, interests: string): boolean {
  const said = plainKey(content);
  return parseInterests(interests).some(({ label }) => said.includes(plainKey(label).slice(0, 5)));
}

export const bioInterests = [
  'rando, jazz, cuisine thaï et mon chat Pixel',
  "j'adore voyager et le sport",
  'thé',
  'go',
  'F1',
  'café',
  'kendama',
  'mes nièces',
  'un interet tres long et bien inconnu ici',
  'yoga / escalade / BD / vin nature / urbex / plage / foot / piano / mangas / potes / échecs / danse',
  Array.from({ length: 40 }, (_, i) => `loisir ${String.fromCharCode(97 + (i % 26))}${i}`).join('\n'),
];

export function bioFaults(request: Pick<BioRequest, 'style' | 'gender' | 'interests'>): string[] {
  const three = bios(request);
  const different = new Set(contents(three)).size;
  const alike = three.filter((one, at) => three.slice(at + 1).some((other) => areAlike(one.content, other.content)));
  const faults = [
    ...(three.length === 3 && different === 3 ? [] : [`${different} different bios, not 3`]),
    ...alike.map(({ content }) => `much like another: ${content}`),
    ...three.flatMap(({ style, content, characterCount }) => {
      const isFitting = characterCount >= bioLength.min && characterCount <= bioLength.max;
      return [
        ...(style === request.style ? [] : [`style ${style}: ${content}`]),
        ...(characterCount === countCharacters(content) ? [] : [`not ${characterCount} characters: ${content}`]),
        ...(isFitting ? [] : [`length ${characterCount}: ${content}`]),
        ...(names(content, request.interests) ? [] : [`names no interest: ${content}`]),
      ];
    }),
  ];
  return faults.map((fault) => `${request.interests} (${request.style}, ${request.gender}): ${fault}`);
}
