export type ImageFormat = 'png' | 'jpeg' | 'webp' | 'heif';

/** Told by the first bytes, so that no decoder is ever given an SVG, a PDF or an archive; `heif` includes AVIF. */
export function imageFormatOf(file: Uint8Array): ImageFormat | null {
  const start = Buffer.from(file.buffer, file.byteOffset, Math.min(file.byteLength, 12)).toString('latin1');
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  if (/^....ftyp(avif|avis|heic|heix|mif1|msf1)$/s.test(start)) return 'heif';
  return null;
}
