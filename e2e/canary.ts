import { randomInt } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

// A word that nobody else says, told to the assistant in a conversation or on a picture, and whatever else a journey's
// browser tells the assistant. After the journey it must stand in nothing that the server leaves behind: its folder holds
// the database with its write-ahead log, the mails, the log and whatever was put down for a moment.

export interface Canary {
  readonly word: string;
  /** A picture that the journey gives the assistant: its bytes are looked for too. */
  remember(picture: Buffer): Buffer;
  /** A request of the browser: what it tells the assistant is looked for as well. */
  overhear(address: string, body: string | null): void;
  /** Whether there is anything to look for. */
  isTold(): boolean;
  /** The files in which it stands, in any of the usual encodings. */
  traces(): Promise<string[]>;
}

/** Easily read from a screenshot, and no name of a place. */
const syllables = ['bar', 'cor', 'dal', 'fon', 'gor', 'lan', 'mar', 'nor', 'pel', 'ran', 'sal', 'tor', 'van', 'zon'];

export function newCanary(dataFolder: string): Canary {
  const parts = Array.from({ length: 4 }, () => syllables[randomInt(syllables.length)]).join('');
  const word = parts.charAt(0).toUpperCase() + parts.slice(1);
  const secrets = new Set<Buffer>();
  return {
    get word() {
      for (const form of [word, word.toLowerCase()]) secrets.add(Buffer.from(form));
      return word;
    },
    overhear(address, body) {
      if (!body || !talks.test(new URL(address).pathname)) return;
      for (const line of linesIn(body)) secrets.add(Buffer.from(line));
    },
    isTold: () => secrets.size > 0,
    remember(picture) {
      const middle = Math.floor(picture.length / 2);
      secrets.add(picture.subarray(middle, middle + 48));
      return picture;
    },
    traces: () => filesWith(dataFolder, [...secrets].flatMap(encodings)),
  };
}

/** The calls that carry someone's messages or profile. What is asked for to be kept goes elsewhere. */
const talks = /^\/api\/(dm\/optimize|tools\/(anti-ghost|red-flags|openers))/;
/** Shorter ones may well be somebody else's. */
const tellingLength = 20;

/** The lines of whatever a JSON body tells; a form's pictures are remembered as they are drawn. */
function linesIn(body: string): string[] {
  if (!body.startsWith('{')) return [];
  // What the assistant wrote before may be kept, if the journey makes it a favourite; so is the run's number.
  const { avoid: _, runId: __, ...told } = JSON.parse(body);
  return textsIn(told)
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.length >= tellingLength);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

function encodings(secret: Buffer): Buffer[] {
  return [secret, Buffer.from(secret.toString('hex')), ...[0, 1, 2].map((shift) => base64At(secret, shift))];
}

/** As it stands inside a longer text: what its neighbours have a part in is left off. */
function base64At(secret: Buffer, shift: number): Buffer {
  const text = Buffer.concat([Buffer.alloc(shift), secret]).toString('base64');
  return Buffer.from(text.slice(shift === 0 ? 0 : 4, -4));
}

async function filesWith(folder: string, needles: Buffer[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    // The database removes files of its own while we look.
    const content = await readFile(file).catch(() => Buffer.alloc(0));
    if (needles.some((needle) => content.includes(needle))) found.push(path.relative(folder, file));
  }
  return found;
}
