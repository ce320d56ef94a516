import type { Plane } from './planes.ts';

// How strong details of each fineness are: the power of 16 bands of spatial frequency, coarsest first, as natural logarithms.

export const bandCount = 16;

/** Lines between two that are looked at: neighbours say nearly the same. */
const lineStep = 8;
/** Pixels of one stretch that is transformed: a power of 2. */
const length = 256;

export interface Spectrum {
  across: number[];
  down: number[];
}

/** Of rows and of columns; null where the picture is too small to tell. */
export function spectrumOf(luma: Plane): Spectrum | null {
  if (Math.min(luma.width, luma.height) < length) return null;
  const transform = createTransform();
  const walks = {
    across: { lines: luma.height, span: luma.width, step: 1, stride: luma.width },
    down: { lines: luma.width, span: luma.height, step: luma.width, stride: 1 },
  };
  const bandsOf = ({ lines, span, step, stride }: (typeof walks)['across']) => {
    const power = new Float64Array(length / 2);
    let count = 0;
    for (let line = lineStep >> 1; line < lines; line += lineStep)
      for (let start = 0; start + length <= span; start += length / 2) {
        transform(luma.data, line * stride + start * step, step, power);
        count++;
      }
    return bandLevels(power, count * length);
  };
  return { across: bandsOf(walks.across), down: bandsOf(walks.down) };
}

/** `pixels`: how many were transformed. */
function bandLevels(power: Float64Array, pixels: number): number[] {
  const perBand = power.length / bandCount;
  return Array.from({ length: bandCount }, (_, band) => {
    let sum = 0;
    for (let bin = band * perBand; bin < (band + 1) * perBand; bin++) sum += power[bin] as number;
    return Math.log(sum / perBand / pixels + 1e-6);
  });
}

/** Adds the power spectrum of one stretch of pixels, without its mean and faded out at both ends. */
function createTransform() {
  const cosines = Float64Array.from({ length }, (_, i) => Math.cos((2 * Math.PI * i) / length));
  const sines = Float64Array.from({ length }, (_, i) => Math.sin((2 * Math.PI * i) / length));
  const real = new Float64Array(length);
  const imaginary = new Float64Array(length);
  const places = reversedBits();
  return (data: Float32Array, start: number, step: number, into: Float64Array) => {
    let mean = 0;
    for (let i = 0; i < length; i++) mean += data[start + i * step] as number;
    mean /= length;
    for (let i = 0; i < length; i++) {
      const faded = ((data[start + i * step] as number) - mean) * (0.5 - 0.5 * (cosines[i] as number));
      real[places[i] as number] = faded;
    }
    imaginary.fill(0);
    for (let half = 1; half < length; half *= 2)
      for (let from = 0; from < length; from += 2 * half)
        for (let a = from, turn = 0; a < from + half; a++, turn += length / 2 / half) {
          const b = a + half;
          const cosine = cosines[turn] as number;
          const sine = sines[turn] as number;
          const re = (real[b] as number) * cosine + (imaginary[b] as number) * sine;
          const im = (imaginary[b] as number) * cosine - (real[b] as number) * sine;
          real[b] = (real[a] as number) - re;
          imaginary[b] = (imaginary[a] as number) - im;
          real[a] = (real[a] as number) + re;
          imaginary[a] = (imaginary[a] as number) + im;
        }
    for (let i = 0; i < length / 2; i++)
      into[i] = (into[i] as number) + (real[i] as number) ** 2 + (imaginary[i] as number) ** 2;
  };
}

function reversedBits(): Int32Array {
  const bits = Math.log2(length);
  return Int32Array.from({ length }, (_, value) => {
    let reversed = 0;
    for (let bit = 0; bit < bits; bit++) if (value & (1 << bit)) reversed |= 1 << (bits - 1 - bit);
    return reversed;
  });
}
