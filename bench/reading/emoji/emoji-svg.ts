import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fontFolder } from '../fonts.ts';
import { fontTables, glyphDocument, glyphNumber } from './font-tables.ts';

// Takes emoji from the font as SVG drawings, since not every Chromium paints its colour glyphs.

interface EmojiFont {
  cmap: Buffer;
  svg: Buffer;
}

let fonts: EmojiFont[] | undefined;

function openFonts(): EmojiFont[] {
  const folder = fontFolder('noto-color-emoji');
  return readdirSync(folder)
    .filter((file) => /-\d+-400-normal\.woff$/.test(file))
    .map((file) => {
      const tables = fontTables(readFileSync(path.join(folder, file)));
      return { cmap: tables.get('cmap') ?? Buffer.alloc(4), svg: tables.get('SVG ') ?? Buffer.alloc(8) };
    });
}

/** The element with this id, from its opening to its closing tag. */
function elementById(document: string, id: string): string | null {
  const named = document.indexOf(`id="${id}"`);
  if (named < 0) return null;
  const start = document.lastIndexOf('<', named);
  const tag = /^<(\w+)/.exec(document.slice(start, start + 30))?.[1] ?? '';
  const marks = new RegExp(`<${tag}\\b[^>]*?(/?)>|</${tag}>`, 'g');
  marks.lastIndex = start;
  let depth = 0;
  for (let mark = marks.exec(document); mark; mark = marks.exec(document)) {
    if (mark[0].startsWith('</')) depth--;
    else if (mark[1] !== '/') depth++;
    if (depth === 0) return document.slice(start, marks.lastIndex);
  }
  return null;
}

/** All elements that this one refers to, directly or not. */
function definitionsFor(document: string, element: string, known = new Map<string, string>()): Map<string, string> {
  for (const [, id = ''] of element.matchAll(/(?:href="|url\()#([^")]+)/g)) {
    if (known.has(id)) continue;
    const definition = elementById(document, id);
    if (!definition) continue;
    known.set(id, definition);
    definitionsFor(document, definition, known);
  }
  return known;
}

/** An emoji of one character as an SVG; null where the font does not have it. */
export function emojiSvg(emoji: string): string | null {
  fonts ??= openFonts();
  const codePoint = emoji.codePointAt(0) ?? 0;
  for (const { cmap, svg } of fonts) {
    const glyph = glyphNumber(cmap, codePoint);
    const document = glyph ? glyphDocument(svg, glyph) : null;
    const element = document && elementById(document, `glyph${glyph}`);
    if (!document || !element) continue;
    const definitions = [...definitionsFor(document, element).values()].join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 -950 1275 1200"><defs>${definitions}</defs>${element}</svg>`;
  }
  return null;
}
