import { createRandom } from '../random.ts';
import { icon } from './icons.ts';

/** A play button, the sound's bars and how long it lasts. */
export function voiceNote(seed: string, options: { bars?: number; durationBelow?: boolean } = {}): string {
  const random = createRandom(`voice ${seed}`);
  const bars = Array.from({ length: options.bars ?? 26 }, () => {
    const height = 4 + Math.round(random.next() ** 1.5 * 18);
    return `<i style="width:2.5px;height:${height}px;border-radius:2px;background:currentColor;opacity:.75"></i>`;
  });
  const duration = `0:${String(random.int(3, 58)).padStart(2, '0')}`;
  return `<div class="voice"><span class="play">${icon('play', 18)}</span><span class="wave">${bars.join('')}</span><span class="duration">${duration}</span></div>`;
}
