import { createRandom } from '../random.ts';

const faces = [
  '<circle cx="50" cy="54" r="34" fill="#f7b955"/><path d="M22 38 24 12l20 14zM78 38 76 12 56 26z" fill="#f7b955"/><path d="M34 50h.1M66 50h.1" stroke="#222" stroke-width="9" stroke-linecap="round"/><path d="M42 64c4 6 12 6 16 0" stroke="#222" stroke-width="4" fill="none"/>',
  '<path d="M50 88S12 62 12 36a20 20 0 0 1 38-8 20 20 0 0 1 38 8c0 26-38 52-38 52z" fill="#ff4d6d"/><path d="M36 42h.1M64 42h.1" stroke="#fff" stroke-width="9" stroke-linecap="round"/><path d="M40 56c4 7 16 7 20 0" stroke="#fff" stroke-width="4" fill="none"/>',
  '<path d="M18 90V46a32 32 0 0 1 64 0v44l-11-9-10 9-11-9-11 9-10-9z" fill="#dfe6ff"/><path d="M38 46h.1M62 46h.1" stroke="#2b2f55" stroke-width="9" stroke-linecap="round"/><ellipse cx="50" cy="62" rx="7" ry="9" fill="#2b2f55"/>',
  '<ellipse cx="50" cy="58" rx="36" ry="30" fill="#7bc67e"/><circle cx="32" cy="26" r="13" fill="#7bc67e"/><circle cx="68" cy="26" r="13" fill="#7bc67e"/><path d="M32 26h.1M68 26h.1" stroke="#1d331e" stroke-width="11" stroke-linecap="round"/><path d="M30 62c10 14 30 14 40 0" stroke="#1d331e" stroke-width="4" fill="none"/>',
  '<path d="M50 8 62 36l30 3-22 20 6 30-26-15-26 15 6-30L8 39l30-3z" fill="#ffd43b"/><path d="M40 48h.1M60 48h.1" stroke="#5c4400" stroke-width="8" stroke-linecap="round"/><path d="M42 60c4 5 12 5 16 0" stroke="#5c4400" stroke-width="4" fill="none"/>',
];

/** Drawn with the white outline that stickers have. */
export function sticker(seed: string, size: number): string {
  const face = createRandom(`sticker ${seed}`).pick(faces);
  return `<svg width="${size}" height="${size}" viewBox="0 0 100 100" style="display:block"><g stroke="#fff" stroke-width="9" stroke-linejoin="round">${face.replaceAll(/stroke="[^"]+" stroke-width="\d+"/g, '')}</g>${face}</svg>`;
}
