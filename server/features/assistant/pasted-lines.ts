// What one line of a pasted conversation is: a message with its speaker's name, a name alone, a time, or something that an app wrote.

const invisible = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
/** Every line terminator of Unicode that apps and word processors paste. */
const lineEnd = /\r\n|[\n\r\u2028\u2029]/;

/** A date or a time before the name, as apps export it. */
const stamp = /^\[?\(?\d{1,4}[/.:h-][\d/.:h,à\s-]*(?:[ap]m)?[\])]?\s*[-–:]?\s*/i;
/** A date and a time: only exports begin a line with both. */
const fullStamp = /^\[?(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},? (?:à )?\d{1,2}[:h]|\d{1,2}:\d{2}(?::\d{2})?, \d{1,2}\/)/;
/** A name of up to three words, or a phone number, before a colon. «https» before «://» is none. */
const label =
  /^[-–•>*~\s]*(\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){0,2}|\+\d[\d .()-]{6,20}\d)(?: ?(?:\p{Extended_Pictographic}|\p{EMod}|\u200d|\ufe0f){1,8})?\s*[:：>](?!\/\/)/u;
/** The same within a line, where only a capital letter tells a name from other words. */
const labelWithin = /(?:^| )(\p{Lu}[\p{L}'’-]{0,29}) ?:(?= )/gu;

/** «18:22», «Hier à 18:22», «lun. 18:22», «Aujourd'hui». */
const time =
  /^(?:(?:(?:aujourd['’]hui|hier|(?:lun|mar|mer|jeu|ven|sam|dim)\p{L}{0,5}\.?|\d{1,2} \p{L}{3,9}\.?(?: \d{4})?|\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?)[, ]{0,2}(?:à )?)?\d{1,2} ?[:h] ?\d{2}(?::\d{2})?(?: ?[ap]m)?|aujourd['’]hui|hier|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4})$/iu;
/** What apps write under a message. */
const status =
  /^(?:lu|vu|envoyé|distribué|livré|remis|modifié|transféré|(?:vu|lu|envoyé) (?:à|le|hier|il y a) .{1,30})$/i;
/** What follows a name on its own line: a time, set off or in brackets. */
const stampAfterName =
  /^(.{1,40}?),? {0,2}[—–·-]? {0,2}[[(]?((?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},? (?:à )?)?\d{1,2}[:h]\d{2}(?::\d{2})?)[\])]?$/;
const nameAlone = /^\p{Lu}[\p{L}'’-]{0,29}(?: (?:\p{Lu}[\p{L}'’-]{0,29}|de|du|le|la)){0,3}$/u;
/** «Vous avez envoyé», «Camille a répondu à votre message», as web pages say for screen readers. */
const didSend = /^(.{1,40}?) (?:avez|a|as) (?:envoyé|répondu)(?: .{0,60})?$/i;

const removed = /^(?:ce message a été supprimé|(?:vous avez|tu as) supprimé ce message)\.?$/i;
const omitted: [RegExp, string][] = [
  [/^<?(?:audio|message vocal|ptt)[ -](?:omise?|absente?|retirée?)>?$/i, '🎤'],
  [/^<?(?:stickers?|autocollant)[ -](?:omise?|absente?|retirée?)>?$/i, '🙂'],
  [/^<?(?:(?:médias?|images?|photos?|vidéos?|gif) (?:omise?s?|absente?s?|retirée?s?)|media omitted)>?$/i, '📷'],
];

export interface Labelled {
  name: string;
  text: string;
}

/** Lines without their margins and without marks that nobody sees. */
export function linesOf(text: string): string[] {
  const lines = text
    .split(lineEnd)
    .map((line) =>
      line
        .replace(invisible, '')
        .replace(/[\u00a0\u202f]/g, ' ')
        .trim(),
    )
    .filter(Boolean);
  const [only] = lines;
  return lines.length === 1 && only ? splitAtLabels(only) : lines;
}

/** «Moi : salut Camille : coucou»: a conversation that lost its lines where two names take turns in it from its start. */
function splitAtLabels(line: string): string[] {
  const found = [...line.matchAll(labelWithin)];
  const names = new Set(found.map(([, name = '']) => name.toLowerCase()));
  if (names.size !== 2 || found[0]?.index !== 0) return [line];
  return found.map(({ index }, turn) => line.slice(index, found[turn + 1]?.index).trim());
}

/** A message with its speaker's name before a colon. */
export function labelled(line: string): Labelled | null {
  const unstamped = line.replace(stamp, '');
  const [start, name] = unstamped.match(label) ?? [];
  return start && name ? { name, text: said(unstamped.slice(start.length).trim()) } : null;
}

/** Stands for a picture or a voice note that an export leaves out; nothing for a message that was taken back. */
function said(text: string): string {
  if (removed.test(text)) return '';
  return omitted.find(([pattern]) => pattern.test(text))?.[1] ?? text;
}

/** A line of an export that nobody said: «12/03/2026, 18:20 - Les messages sont chiffrés». */
export function isNotice(line: string): boolean {
  return fullStamp.test(line) && !labelled(line);
}

/** A line that is a speaker's name alone, as web pages put it above what was said; `isTimed` where a time follows it. */
export function nameOf(line: string): { name: string; isTimed: boolean; isSending: boolean } | null {
  if (line.length > 100 || isTimeOrStatus(line)) return null;
  const sending = line.match(didSend);
  const [, before = line, at] = sending ? [] : (line.match(stampAfterName) ?? []);
  const name = sending?.[1] ?? before;
  return nameAlone.test(name) ? { name, isTimed: at !== undefined, isSending: sending !== null } : null;
}

/** A time or a status on a line of its own. */
export function isTimeOrStatus(line: string): boolean {
  return line.length <= 60 && (time.test(line) || status.test(line));
}

export function isTime(line: string): boolean {
  return line.length <= 60 && time.test(line);
}
