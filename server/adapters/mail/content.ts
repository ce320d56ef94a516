// What a mail says, before render.ts lays it out and escapes it. Texts here are plain.

export interface MailContent {
  subject: string;
  /** The line that mail apps show beside the subject. */
  preview: string;
  /** A line break inside a paragraph is kept. */
  paragraphs: string[];
  action?: { label: string; url: string };
  footnote?: string;
}

const likelyName = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,29}$/u;

/**
 * «Bonjour Léa,». Anyone can sign up with someone else's address, so a name that could carry a link or a message
 * of its own is left out.
 */
export function greeting(name: string | null): string {
  return name && likelyName.test(name) ? `Bonjour ${name},` : 'Bonjour,';
}

/** «Option Bio» → «option Bio» */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** For subjects and labelled lines: text that a stranger typed must not start a line or a header of its own, nor turn the direction of what follows. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
}
