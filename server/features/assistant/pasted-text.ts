import type { Speaker } from '#contract/reading.ts';
import type { ConversationMessage } from '#contract/writing.ts';

// Pasted text → messages with their speakers. A line that names its speaker («Moi : …», «Léa : …», «[12/03 18:22] Léa : …»)
// starts a message; other lines continue it. Where nobody is named, all of it counts as the match's: that is what users paste
// to ask what to answer.

const me = /^(moi|me|je|m|toi et moi)$/i;
const them = /^(elle|lui|il|match|l['’]autre|autre|l|e)$/i;
/** A date or a time before the name, as apps export it. */
const stamp = /^\[?\(?\d{1,4}[/.:h-][\d/.:h,à\s-]*(?:[ap]m)?[\])]?\s*[-–:]?\s*/i;
/** A name of up to three words before a colon. «https» before «://» is none. */
const label = /^[-–•>*\s]*(\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){0,2})\s*[:：>](?!\/\/)/u;
/** Every line terminator of Unicode that apps and word processors paste. */
const lineEnd = /\r\n|[\n\r\u2028\u2029]/;

interface Said {
  name: string | null;
  text: string;
}

export function messagesInText(text: string, names: { user: string | null }): ConversationMessage[] {
  const lines = text
    .split(lineEnd)
    .map((line) => line.trim())
    .filter(Boolean);
  const speakers = speakersIn(lines, names.user);
  const said: Said[] = [];
  for (const line of lines) {
    const found = speakers && labelled(line);
    const last = said.at(-1);
    if (found && speakers.has(keyOf(found.name))) said.push(found);
    else if (speakers && last) last.text = last.text ? `${last.text}\n${line}` : line;
    else said.push({ name: null, text: line });
  }
  return said
    .filter((message) => message.text !== '')
    .map((message) => ({ from: (message.name && speakers?.get(keyOf(message.name))) || 'match', text: message.text }));
}

function labelled(line: string): { name: string; text: string } | null {
  const unstamped = line.replace(stamp, '');
  const [start, name] = unstamped.match(label) ?? [];
  return start && name ? { name, text: unstamped.slice(start.length).trim() } : null;
}

/** Which name is which speaker; null where neither a known name nor exactly two names show that lines name their speakers. */
function speakersIn(lines: string[], userName: string | null): Map<string, Speaker> | null {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const found = labelled(line);
    if (found) counts.set(keyOf(found.name), (counts.get(keyOf(found.name)) ?? 0) + 1);
  }
  const known = new Map<string, Speaker>();
  for (const name of counts.keys()) {
    if (me.test(name) || (userName && name === keyOf(userName))) known.set(name, 'moi');
    else if (them.test(name)) known.set(name, 'match');
  }
  const others = [...counts.keys()].filter((name) => !known.has(name));
  if (known.size === 0 && others.length !== 2) return null;
  if (known.size > 0) for (const name of others) if (isSpeaker(counts, name)) known.set(name, missing(known));
  if (known.size === 0) {
    // Of two unknown names, the last speaker is the match: users ask for help when it is their turn.
    const last = lines.map(labelled).findLast((found) => found !== null);
    for (const name of others) known.set(name, name === keyOf(last?.name ?? '') ? 'match' : 'moi');
  }
  return known;
}

function missing(known: Map<string, Speaker>): Speaker {
  for (const speaker of known.values()) if (speaker === 'moi') return 'match';
  return 'moi';
}

/** «Programme : ciné» within a message names no speaker: a speaker's name comes more than once, or is the only other one. */
function isSpeaker(counts: Map<string, number>, name: string): boolean {
  return (counts.get(name) ?? 0) > 1 || counts.size === 2;
}

function keyOf(name: string): string {
  return name.trim().toLowerCase();
}
