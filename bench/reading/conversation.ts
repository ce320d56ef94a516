import type { Speaker } from '../../contract/reading.ts';
import type { AppTemplate } from './apps/app.ts';
import { readExchanges, type Spoken } from './corpus/exchanges.ts';
import { emojiMessages, reactions, trailingEmoji } from './corpus/extras.ts';
import type { Random } from './random.ts';
import type { ChatItem, Line, Split } from './scene.ts';

function opposite(from: Speaker): Speaker {
  return from === 'moi' ? 'match' : 'moi';
}

interface Habits {
  curly: boolean;
  ellipsis: boolean;
  /** Before «?» and «!»: a space, a no-break space, or nothing. */
  space: ' ' | '\u00a0' | '';
  lowercase: boolean;
}

/** The text as this person types it: kinds of apostrophes, ellipses and spaces, and capitals. */
function typed(text: string, habits: Habits): string {
  const apostrophes = habits.curly ? text.replaceAll("'", '’') : text;
  const dots = habits.ellipsis ? apostrophes.replaceAll('...', '…') : apostrophes.replaceAll('…', '...');
  const spaced = dots.replaceAll(/ (?=[?!])/g, habits.space);
  const isAddress = /https?:|www\./.test(text);
  return habits.lowercase && !isAddress ? spaced.toLocaleLowerCase('fr').replace(/(?<!\.)\.$/, '') : spaced;
}

function clockAfter(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${String(hour).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The text cut to at most two lines of a quote box, as the apps do. */
function quotedText(text: string): string {
  if (text.length <= 48) return text;
  return `${text.slice(0, 46).replace(/\s\S*$/, '')}…`;
}

function decorate(spoken: Spoken, earlier: Line[], random: Random, split: Split, app: AppTemplate): Omit<Line, 'time'> {
  const { can } = app;
  const special = random.next();
  if (special < 0.035) return { from: spoken.from, kind: 'emoji', text: random.pick(emojiMessages[split]) };
  if (special < 0.06) return { from: spoken.from, kind: 'photo', text: '' };
  if (special < 0.08 && can.voice) return { from: spoken.from, kind: 'voice', text: '' };
  if (special < 0.095 && can.sticker) return { from: spoken.from, kind: 'sticker', text: '' };
  const isEmojiAlone = !/[\p{L}\p{N}?!.]/u.test(spoken.text);
  const line: Omit<Line, 'time'> = { ...spoken, kind: isEmojiAlone ? 'emoji' : 'text' };
  if (line.kind === 'text' && random.chance(0.08)) line.text = `${line.text} ${random.pick(trailingEmoji[split])}`;
  const quotable = earlier.filter((other) => other.kind === 'text').at(-random.int(1, 4));
  if (can.quote && quotable && line.kind === 'text' && random.chance(0.08))
    line.quote = { from: quotable.from, text: quotedText(quotable.text) };
  if (can.reaction && random.chance(0.07)) line.reaction = random.pick(reactions[split]);
  return line;
}

/** Joins exchanges until there are so many messages, using none twice. */
export function writeConversation(options: {
  random: Random;
  split: Split;
  app: AppTemplate;
  messages: number;
  curly: boolean;
}): Line[] {
  const { random, split, app } = options;
  const habits: Habits = {
    curly: options.curly,
    ellipsis: random.chance(0.5),
    space: random.pick([' ', ' ', ' ', '\u00a0', '']),
    lowercase: random.chance(0.12),
  };
  const swapped = random.chance(0.5);
  const lines: Line[] = [];
  let minutes = random.int(8 * 60, 22 * 60);
  for (const exchange of random.shuffle(readExchanges(split))) {
    for (const spoken of exchange) {
      if (lines.length >= options.messages) return lines;
      minutes += random.weighted({ 0: 5, 1: 5, 3: 2, 17: 1 }) === '0' ? 0 : random.int(1, 6);
      const from = swapped ? opposite(spoken.from) : spoken.from;
      const line = decorate({ from, text: typed(spoken.text, habits) }, lines, random, split, app);
      lines.push({ ...line, time: clockAfter(minutes) });
    }
  }
  return lines;
}

const dates = {
  weekday: [
    'Aujourd’hui 20:41',
    'Hier 22:07',
    'lun. 18:32',
    'Samedi 11:05',
    '12 mars à 19:48',
    'MAR. À 08:17',
    'dim. 3 nov. à 21:26',
  ],
  pill: ['Aujourd’hui', 'Hier', 'lundi', '14 février 2025', 'samedi', '3 novembre'],
};

/** Adds to each line its position within a group of one speaker, and some dates and notices between the lines. */
export function layOut(lines: Line[], random: Random, app: AppTemplate, matchName: string): ChatItem[] {
  const items: ChatItem[] = [];
  const breaks = new Set(
    lines.flatMap((_, index) => (index > 0 && app.dates !== 'none' && random.chance(0.09) ? [index] : [])),
  );
  if (app.dates !== 'none' && random.chance(0.6)) breaks.add(0);
  const noticeAt = app.notices.length > 0 && random.chance(0.35) ? random.int(0, lines.length) : -1;
  lines.forEach((line, index) => {
    if (index === noticeAt) items.push({ type: 'notice', text: random.pick(app.notices).replace('{name}', matchName) });
    if (breaks.has(index) && app.dates !== 'none') items.push({ type: 'date', text: random.pick(dates[app.dates]) });
    const startsAfter = index === noticeAt || breaks.has(index) || lines[index - 1]?.from !== line.from;
    const endsBefore = index + 1 === noticeAt || breaks.has(index + 1) || lines[index + 1]?.from !== line.from;
    items.push({ type: 'message', line, index, first: startsAfter, last: endsBefore });
  });
  return items;
}
