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
    const starts: number[] = [];
    for (let line = lineStep >> 1; line < lines; line += lineStep)
      for (let start = 0; start + length <= span; start += length / 2) starts.push(line * stride + start * step);
    const power = new Float64Array(length / 2);
    for (let i = 0; i < starts.length; i += 2)
      transform(luma.data, starts[i] as number, starts[i + 1] ?? null, step, power);
    return bandLevels(power, starts.length * length);
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

/**
 * Adds the power spectra of two stretches of pixels, each without its mean and faded out at both ends. One transform does both: the
 * second is its imaginary part, and the power of the two together is half the sum of a bin and its mirror.
 */
function createTransform() {
  const cosines = Float64Array.from({ length }, (_, i) => Math.cos((2 * Math.PI * i) / length));
  const sines = Float64Array.from({ length }, (_, i) => Math.sin((2 * Math.PI * i) / length));
  const fades = cosines.map((cosine) => 0.5 - 0.5 * cosine);
  const real = new Float64Array(length);
  const imaginary = new Float64Array(length);
  const places = reversedBits();

  function place(data: Float32Array, start: number, step: number, into: Float64Array): void {
    let mean = 0;
    for (let i = 0, at = start; i < length; i++, at += step) mean += data[at] as number;
    mean /= length;
    for (let i = 0, at = start; i < length; i++, at += step)
      into[places[i] as number] = ((data[at] as number) - mean) * (fades[i] as number);
  }

  return (data: Float32Array, first: number, second: number | null, step: number, into: Float64Array) => {
    place(data, first, step, real);
    if (second === null) imaginary.fill(0);
    else place(data, second, step, imaginary);
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
    const powerAt = (bin: number) => (real[bin] as number) ** 2 + (imaginary[bin] as number) ** 2;
    for (let i = 0; i < length / 2; i++)
      into[i] = (into[i] as number) + (powerAt(i) + powerAt((length - i) % length)) / 2;
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
