import { fold } from '#engine/french/fold.ts';
import type { Situation } from '#engine/understand/situation.ts';
import { faultsOfText, type TextRules } from './check-text.ts';
import type { FaultCode } from './faults.ts';
import { crossesBoundary } from './harm/boundary.ts';
import { soundsHarmful } from './harm/sounds-harmful.ts';

const minLetters = 8;
/** In characters: twice what the prompt asks for, and more than people send. */
const maxLength = 400;

export interface ReplyRules extends TextRules {
  situation: Situation;
}

/** The faults of a reply to this conversation; an empty list means that it may be shown. */
export function checkReply(text: string, { situation, ...rules }: ReplyRules): FaultCode[] {
  if (text.length > maxLength) return ['long'];
  const faults = faultsOfText(text, rules);
  if ((text.match(/\p{L}/gu)?.length ?? 0) < minLetters) faults.push('short');
  if (crossesBoundary(text, situation)) faults.push('boundary');
  if (soundsHarmful(text)) faults.push('unsettling');
  if (isTooFamiliar(text, situation)) faults.push('address_vous');
  return faults;
}

const informal = /(?<![\p{L}'-])(?:tu|te|toi|ton|ta|tes|t'(?:es|as|aimes?|en|y|avais|etais))(?!\p{L})/u;
const formal = /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/u;

/** Says «tu» and never «vous» to a match who says «vous» and never «tu». */
function isTooFamiliar(text: string, { messages, register }: Situation): boolean {
  if (register.address !== 'vous') return false;
  const ofMatch = fold(
    messages
      .filter(({ from }) => from === 'match')
      .map((message) => message.text)
      .join(' '),
  );
  const plain = fold(text.replace(/\[[^\][]*\]|«[^«»]*»/g, ' '));
  return formal.test(ofMatch) && !informal.test(ofMatch) && informal.test(plain) && !formal.test(plain);
}
