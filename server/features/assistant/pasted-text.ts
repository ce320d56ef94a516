import type { Speaker } from '#contract/reading.ts';
import type { ConversationMessage } from '#contract/writing.ts';
import { isNotice, isTime, isTimeOrStatus, type Labelled, labelled, linesOf, nameOf } from './pasted-lines.ts';

// Pasted text → messages with their speakers. A line that names its speaker («Moi : …», «Léa : …», «[12/03 18:22] Léa : …»)
// starts a message; other lines continue it. Copied from a web page, a name stands on a line of its own above what was said.
// Where nobody is named, all of it counts as the match's: that is what users paste to ask what to answer.

const me = /^(moi|me|je|m|toi et moi|vous|you)$/i;
const them = /^(elle|lui|il|match|l['’]autre|autre|l|e)$/i;
/** Words that people send alone: no names, capital letter or not. */
const greetings =
  /^(salut|coucou|hello|hey|bonjour|bonsoir|oui|non|ouais|ok|merci|mdr|lol|haha|ah|oh|bah|quoi|et toi)$/i;

interface Said {
  name: string | null;
  text: string;
}

interface Pasted {
  messages: ConversationMessage[];
  matchName: string | null;
}

type Speakers = Map<string, Speaker>;

const maxNameLength = 80;
const isName = (name: string) => !them.test(name) && /^\p{L}/u.test(name) && name.length <= maxNameLength;

export function messagesInText(text: string, names: { user: string | null }): ConversationMessage[] {
  return readPasted(text, names).messages;
}

/** The messages, and the match's name where the text gives one: not «Elle», nor a number. */
export function readPasted(text: string, names: { user: string | null }): Pasted {
  const lines = linesOf(text);
  const byLabels = speakersIn(lines, names.user);
  const byNames = byLabels ? null : speakersAbove(lines, names.user);
  const speakers = byLabels ?? byNames;
  const said = (byNames ? saidBelow(lines, byNames) : saidAfter(lines, byLabels))
    .filter((message) => message.text !== '')
    .map(({ name, text }) => ({ name, from: (name && speakers?.get(keyOf(name))) || ('match' as const), text }));
  const named = said.find(({ name, from }) => from === 'match' && name !== null && isName(name));
  return { messages: said.map(({ from, text }) => ({ from, text })), matchName: named?.name ?? null };
}

/** Messages that begin after their speaker's name and a colon. */
function saidAfter(lines: string[], speakers: Speakers | null): Said[] {
  const said: Said[] = [];
  for (const line of lines) {
    const found = speakers && labelled(line);
    const last = said.at(-1);
    if (found && speakers.has(keyOf(found.name))) said.push(found);
    else if (speakers && isNotice(line)) continue;
    else if (speakers && last) last.text = last.text ? `${last.text}\n${line}` : line;
    else said.push({ name: null, text: line });
  }
  return said;
}

/** Messages below the line of their speaker's name: each line is one. */
function saidBelow(lines: string[], speakers: Speakers): Said[] {
  const said: Said[] = [];
  let name: string | null = null;
  for (const line of lines) {
    const above = nameOf(line);
    if (above && speakers.has(keyOf(above.name))) name = above.name;
    else if (!isTimeOrStatus(line)) said.push({ name, text: line });
  }
  return said;
}

/** Which name is which speaker; null where neither a known name nor exactly two names show that lines name their speakers. */
function speakersIn(lines: string[], userName: string | null): Speakers | null {
  const found = lines.map(labelled).filter((one) => one !== null);
  const counts = countsOf(found);
  const known = knownAmong([...counts.keys()], userName);
  const others = [...counts.keys()].filter((name) => !known.has(name));
  if (known.size === 0 && others.length !== 2) return null;
  if (known.size > 0) for (const name of others) if (isSpeaker(counts, name)) known.set(name, missing(known));
  return known.size > 0 ? known : lastIsMatch(others, found);
}

/** The same for names on lines of their own: two that have a time beside them, or «Vous» and one other that no one would send alone. */
function speakersAbove(lines: string[], userName: string | null): Speakers | null {
  const found = lines.flatMap((line, index) => {
    const above = nameOf(line);
    if (!above || greetings.test(above.name) || index === lines.length - 1) return [];
    return [{ ...above, text: '', isTimed: above.isTimed || isTime(lines[index + 1] ?? '') }];
  });
  const counts = countsOf(found);
  const known = knownAmong([...counts.keys()], userName);
  const sure = new Set(found.filter((one) => one.isTimed || one.isSending).map(({ name }) => keyOf(name)));
  const others = [...counts.keys()].filter((name) => !known.has(name) && (sure.has(name) || isRepeated(counts, name)));
  const first = keyOf(found[0]?.name ?? '');
  const isCopied = lines.some((line) => /^vous(?: avez .*)?$/i.test(line));
  if (others.length === 0 && isCopied && known.size === 1 && counts.has(first) && !known.has(first)) others.push(first);
  if (others.length > 2 || known.size + others.length !== 2) return null;
  if (known.size === 0) return others.every((name) => sure.has(name)) ? lastIsMatch(others, found) : null;
  for (const name of others) known.set(name, missing(known));
  return known;
}

function countsOf(found: Labelled[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { name } of found) counts.set(keyOf(name), (counts.get(keyOf(name)) ?? 0) + 1);
  return counts;
}

function knownAmong(names: string[], userName: string | null): Speakers {
  const known: Speakers = new Map();
  // Beside «moi», the user's own first name is that of a namesake.
  const own = userName && !names.some((name) => me.test(name)) ? keyOf(userName) : null;
  for (const name of names) {
    if (me.test(name) || name === own) known.set(name, 'moi');
    else if (them.test(name)) known.set(name, 'match');
  }
  return known;
}

/** Of two unknown names, the last speaker is the match: users ask for help when it is their turn. */
function lastIsMatch(names: string[], found: Labelled[]): Speakers {
  const last = keyOf(found.at(-1)?.name ?? '');
  return new Map(names.map((name) => [name, name === last ? 'match' : 'moi']));
}

function missing(known: Speakers): Speaker {
  for (const speaker of known.values()) if (speaker === 'moi') return 'match';
  return 'moi';
}

/** «Programme : ciné» within a message names no speaker: a speaker's name comes more than once, or is the only other one. */
function isSpeaker(counts: Map<string, number>, name: string): boolean {
  return isRepeated(counts, name) || counts.size === 2;
}

function isRepeated(counts: Map<string, number>, name: string): boolean {
  return (counts.get(name) ?? 0) > 1;
}

function keyOf(name: string): string {
  return name.trim().toLowerCase();
}
