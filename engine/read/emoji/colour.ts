// The colours in which emoji are compared: brightness, blueness, redness. JPEG keeps the last two at half the resolution,
// so they weigh less.

export const channels = 3;

const blueWeight = 0.35;
const redWeight = 0.45;

/** The conversion is linear, so that differences of colours may be converted too. */
export function writeColour(out: Float32Array, at: number, red: number, green: number, blue: number): void {
  const brightness = 0.3 * red + 0.59 * green + 0.11 * blue;
  out[at] = brightness;
  out[at + 1] = (blue - brightness) * blueWeight;
  out[at + 2] = (red - brightness) * redWeight;
}
