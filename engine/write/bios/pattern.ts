import type { Gender } from '#contract/onboarding.ts';
import { elide, sentenceCase, thirdPerson, withA, withDe } from './grammar.ts';
import type { Interest } from './interest.ts';
import type { Topic } from './lexicon/lexicon-entry.ts';

// One pattern: its slots, which interests they take, and the text they make.

const forms = ['phrase', 'le', 'nom', 'inf', 'on', 'mot', 'dit', 'cite'] as const;
type Form = (typeof forms)[number];

export interface Slot {
  name: string;
  form: Form;
  topic: string | null;
}

const slotSyntax = /\{([a-c])(?::(le|nom|inf|on|mot|dit|cite))?(?:#(\w+))?\}/g;
const agreement = /\[([^|\][]+)\|([^|\][]+)(?:\|([^|\][]+))?\]/g;

export function slotsOf(pattern: string): Slot[] {
  return [...pattern.matchAll(slotSyntax)].map(([, name = '', form, topic]) => ({
    name,
    form: (form as Form | undefined) ?? 'phrase',
    topic: topic ?? null,
  }));
}

/** Uncountable enough for «une heure de…», «un peu de…». */
const massTopics: readonly Topic[] = [
  'sport',
  'nature',
  'music',
  'table',
  'art',
  'screen',
  'reading',
  'games',
  'making',
];

/** The interest in the form that a slot asks for, or null when it has none. */
export function formOf(interest: Interest, { form, topic }: Slot): string | null {
  const { label, phrase, verb, isOwn } = interest;
  if (topic !== null && topic !== interest.topic) return null;
  switch (form) {
    case 'phrase':
      return phrase;
    case 'le':
      return isOwn ? null : phrase;
    case 'nom': {
      const isMass = interest.topic !== null && massTopics.includes(interest.topic) && !phrase?.startsWith('les ');
      return isMass && !isOwn ? label : null;
    }
    case 'inf':
      return verb;
    case 'on':
      return verb && thirdPerson(verb);
    case 'dit':
      return phrase ?? label;
    case 'mot':
      return label;
    case 'cite':
      return isOwn ? null : label;
  }
}

/** Null when an interest lacks a form, or when the pattern cannot speak of someone of that gender. */
export function render(pattern: string, interests: Record<string, Interest>, gender: Gender): string | null {
  const agreed = agree(pattern, gender);
  if (agreed === null) return null;
  const dit = slotsOf(agreed).filter(({ form }) => form === 'dit');
  const isAllDetermined = dit.every(({ name }) => interests[name]?.phrase != null);
  let text = '';
  let end = 0;
  for (const match of agreed.matchAll(slotSyntax)) {
    const slot = slotsOf(match[0])[0];
    const interest = slot && interests[slot.name];
    const value = slot && interest ? formOf(interest, isAllDetermined ? slot : bare(slot)) : null;
    if (value === null) return null;
    text = join(text + agreed.slice(end, match.index), value);
    end = match.index + match[0].length;
  }
  return sentenceCase(text + agreed.slice(end));
}

/** «la rando, numismatique» limps: in one sentence either all have their determiner or none has. */
function bare(slot: Slot): Slot {
  return slot.form === 'dit' ? { ...slot, form: 'mot' } : slot;
}

function agree(pattern: string, gender: Gender): string | null {
  let isSpeakable = true;
  const text = pattern.replace(agreement, (_, man: string, woman: string, neutral?: string) => {
    if (gender === 'non_precise' && neutral === undefined) isSpeakable = false;
    return gender === 'homme' ? man : gender === 'femme' ? woman : (neutral ?? '');
  });
  return isSpeakable ? text : null;
}

/** «de» and «à» contract, «que» elides, before what fills the slot. */
function join(before: string, value: string): string {
  const [whole = '', lead = '', word = ''] = /(^|[\s«(])(de|à|que|ne)\s$/i.exec(before) ?? [];
  if (word === '') return before + value;
  const joined = /^de$/i.test(word)
    ? matchCase(word, withDe(value))
    : /^à$/i.test(word)
      ? matchCase(word, withA(value))
      : elide(word, value);
  return before.slice(0, before.length - whole.length) + lead + joined;
}

function matchCase(model: string, text: string): string {
  return /^\p{Lu}/u.test(model) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
