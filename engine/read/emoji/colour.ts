// Colours as emoji are compared: brightness, and twice hue. JPEG keeps hues at half the resolution, so they weigh less.

export const channels = 3;

const blueWeight = 0.35;
const redWeight = 0.45;

/** Linear, so that differences of colours may be converted as well as colours. */
export function writeColour(out: Float32Array, at: number, red: number, green: number, blue: number): void {
  const brightness = 0.3 * red + 0.59 * green + 0.11 * blue;
  out[at] = brightness;
  out[at + 1] = (blue - brightness) * blueWeight;
  out[at + 2] = (red - brightness) * redWeight;
}
