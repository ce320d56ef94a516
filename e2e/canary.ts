import { randomInt } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

// A canary is a word that nobody else says, told to the assistant in a conversation or on a picture. The canary of a journey
// also notes every other line and picture that the journey's browser tells the assistant. None of it may be found in what
// the server leaves behind: the database with its write-ahead log, the mails, the log, temporary files.

export interface Canary {
  /** Reading it counts as telling it. */
  readonly word: string;
  /** Notes a picture that the journey gives the assistant, and hands it back. */
  remember(picture: Buffer): Buffer;
  /** Notes what a request of the browser tells the assistant. */
  overhear(address: string, body: string | null): void;
  /** What was told, as the bytes to look for. */
  told(): Buffer[];
}

/** Easily read from a screenshot, and no name of a place. */
const syllables = ['bar', 'cor', 'dal', 'fon', 'gor', 'lan', 'mar', 'nor', 'pel', 'ran', 'sal', 'tor', 'van', 'zon'];

export function newCanary(): Canary {
  const parts = Array.from({ length: 4 }, () => syllables[randomInt(syllables.length)]).join('');
  const word = parts.charAt(0).toUpperCase() + parts.slice(1);
  const texts = new Set<string>();
  const pictures: Buffer[] = [];
  return {
    get word() {
      for (const form of [word, word.toLowerCase()]) texts.add(form);
      return word;
    },
    overhear(address, body) {
      if (!body || !assistantCalls.test(new URL(address).pathname)) return;
      // A line with the canary in it is found by the canary.
      for (const line of linesIn(body)) if (!line.includes(word)) texts.add(line);
    },
    remember(picture) {
      const middle = Math.floor(picture.length / 2);
      pictures.push(picture.subarray(middle, middle + 48));
      return picture;
    },
    told: () => [...[...texts].map((text) => Buffer.from(text)), ...pictures],
  };
}

/** The calls that carry someone's messages or profile. What a user asks to keep goes to other calls. */
const assistantCalls = /^\/api\/(dm\/optimize|try\/reply|browser-model|tools\/(anti-ghost|red-flags|openers))/;
/** In characters. Shorter lines may well be somebody else's. */
const tellingLength = 20;

/** The lines of what a JSON body tells; the pictures of a form are remembered where they are drawn. */
function linesIn(body: string): string[] {
  if (!body.startsWith('{')) return [];
  // `avoid` holds what the assistant wrote before, which the journey may keep as a favourite; `runId` is stored.
  const { avoid: _, runId: __, ...told } = JSON.parse(body);
  return textsIn(told)
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.length >= tellingLength);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * The files of the server's folder in which a secret stands, in any of the usual encodings. The database takes half a second
 * to read: `sparesDatabase` leaves it out after each journey, and the end of the run reads it once for all of them.
 */
export async function filesWith(folder: string, secrets: Buffer[], { sparesDatabase = false } = {}): Promise<string[]> {
  const needles = secrets.flatMap(encodings);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file);
    if (sparesDatabase && name.startsWith(`database${path.sep}`)) continue;
    // The server removes files of its own while we look.
    const content = await readFile(file).catch(() => Buffer.alloc(0));
    if (needles.some((needle) => content.includes(needle))) found.push(name);
  }
  return found;
}

function encodings(secret: Buffer): Buffer[] {
  return [secret, Buffer.from(secret.toString('hex')), ...[0, 1, 2].map((shift) => base64At(secret, shift))];
}

/** The base64 of the secret inside a longer text, without the ends that its neighbours have a part in. */
function base64At(secret: Buffer, shift: number): Buffer {
  const text = Buffer.concat([Buffer.alloc(shift), secret]).toString('base64');
  return Buffer.from(text.slice(shift === 0 ? 0 : 4, -4));
}
