import type { Random } from '../random.ts';

// What a lamp and a fine grid of pixels do to a photo of a screen: light that falls off, coloured moiré, a band of glare.

export interface HarshLight {
  /** In shares of the photo's width; `dark`: of the light, what is lost far from the lamp. */
  lamp: { x: number; y: number; fall: number; dark: number };
  /** Of red against blue. */
  warmth: number;
  /** `fine`: of a photo 1500 pixels wide. */
  moire: { depth: number; fine: number; angle: number; beat: number };
  glare: { strength: number; x: number; lean: number; width: number };
}

export function harshLight(random: Random): HarshLight {
  const between = (least: number, most: number) => least + random.next() * (most - least);
  return {
    lamp: { x: random.next(), y: random.next() * 0.9, fall: between(1, 2), dark: between(0.18, 0.34) },
    warmth: between(-0.08, 0.08),
    moire: {
      depth: random.chance(0.8) ? between(0.02, 0.065) : 0,
      fine: between(0.4, 1),
      angle: between(0, 0.6),
      beat: between(0.86, 1.08),
    },
    glare: {
      strength: random.chance(0.4) ? between(12, 32) : 0,
      x: random.next(),
      lean: between(-0.6, 0.6),
      width: between(0.08, 0.2),
    },
  };
}

/** A colour channel's value as the camera sees it; `at`: in photo widths. */
export function underLamp(
  { lamp, warmth, moire, glare }: HarshLight,
  at: { x: number; y: number },
  channel: number,
  value: number,
): number {
  const far = Math.hypot(at.x - lamp.x, at.y - lamp.y);
  const light = 1 - lamp.dark * (1 - Math.exp(-far * far * lamp.fall));
  const aside = (at.x - at.y * glare.lean - glare.x) / glare.width;
  const added = glare.strength * Math.exp(-aside * aside) + 6;
  return value * light * (1 + (1 - channel) * warmth) * moireAt(moire, at, channel) + added;
}

/** The beat of the screen's pixels with the camera's, of another phase in each colour. */
function moireAt(
  { depth, fine, angle, beat }: HarshLight['moire'],
  at: { x: number; y: number },
  channel: number,
): number {
  const [x, y] = [at.x * 1500, at.y * 1500];
  const u = x * Math.cos(angle) + y * Math.sin(angle) + 7 * Math.sin(y / 290);
  const v = y * Math.cos(angle) - x * Math.sin(angle) + 5 * Math.sin(x / 250);
  const grid = Math.sin(u * fine) * Math.sin(u * fine * beat + 1) + 0.6 * Math.sin(v * fine * 0.9);
  return 1 + depth * (grid + 0.6 * Math.sin(u * fine * 0.3 + channel * 2));
}
