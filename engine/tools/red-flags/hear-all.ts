import type { ConversationMessage } from '#contract/writing.ts';
import { withoutHarmless } from '#engine/understand/danger/rules/cut-harmless.ts';
import { actsOf } from '#engine/understand/dialogue-acts.ts';
import type { HeardMessage } from '#engine/understand/situation.ts';
import { hear, maxMessageCharacters } from '#engine/understand/spoken-french.ts';

// Prepares every message for the rules; a long message is split into parts, which keep its index.

/** Older messages, and the rest of a longer message, are not read, which bounds the work. */
const mostMessages = 400;
const mostCharacters = 20_000;
/** Characters of a message that a flag quotes. */
const quoteLength = 180;

export interface Part extends HeardMessage {
  /** `plain` without phrases that only sound bad («je vais te tuer si tu spoiles»). */
  earnest: string;
}

export function hearAll(conversation: ConversationMessage[]): Part[] {
  const start = Math.max(0, conversation.length - mostMessages);
  return conversation
    .slice(start)
    .flatMap(({ from, text }, place) =>
      partsOf(text.slice(0, mostCharacters)).map((part) => hearPart(part, start + place, from)),
    );
}

export function hearPart(text: string, index: number, from: HeardMessage['from']): Part {
  const heard = hear(text);
  const { plain, words } = heard;
  return { index, from, text, plain, words, acts: actsOf(heard), earnest: withoutHarmless(plain) };
}

function partsOf(text: string): string[] {
  if (text.length <= maxMessageCharacters) return text.trim() === '' ? [] : [text];
  const parts: string[] = [];
  for (const sentence of sentencesOf(text).flatMap(
    (long) => long.match(/[\s\S]{1,900}(?:\s|$)|[\s\S]{1,900}/g) ?? [],
  )) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + sentence.length < maxMessageCharacters)
      parts[parts.length - 1] = last + sentence;
    else parts.push(sentence);
  }
  return parts.filter((part) => part.trim() !== '');
}

function sentencesOf(text: string): string[] {
  return text.match(/[^.!?…\n]+[.!?…\n]*\s*|[.!?…\n]+\s*/g) ?? [];
}

/** The first sentence of a part in which the rule finds it, in its exact words; the whole part where no single sentence shows it. */
export function quoteIn(part: Part, isFound: (sentence: Part) => boolean): string {
  const found = sentencesOf(part.text)
    .map((sentence) => sentence.trim())
    .find((sentence) => sentence !== '' && isFound(hearPart(sentence, part.index, part.from)));
  return shortened(found ?? part.text.trim());
}

export function shortened(text: string): string {
  if (text.length <= quoteLength) return text;
  return text.slice(0, quoteLength).replace(/(?<!\s)\s+\S*$/, '');
}
