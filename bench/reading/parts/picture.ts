import { createRandom } from '../random.ts';
import { portraitSvg } from './portrait.ts';

type Painter = (seed: string, width: number, height: number) => string;

function frame(width: number, height: number, inside: string): string {
  return `<svg width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none" style="display:block">${inside}</svg>`;
}

function sky(seed: string, width: number, height: number): string {
  const random = createRandom(`sky ${seed}`);
  const hue = random.int(0, 360);
  const id = `s${random.int(0, 1e9)}`;
  const hills = [62, 72, 84].map((top, i) => {
    const wave = random.int(-9, 9);
    return `<path d="M0 ${top} Q25 ${top - 12 + wave} 50 ${top - 2} T100 ${top - wave / 2} V100 H0Z" fill="hsl(${(hue + 120 + i * 18) % 360} 32% ${44 - i * 11}%)"/>`;
  });
  return frame(
    width,
    height,
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="hsl(${hue} 65% 55%)"/><stop offset="1" stop-color="hsl(${(hue + 50) % 360} 80% 82%)"/></linearGradient></defs>
<rect width="100" height="100" fill="url(#${id})"/><circle cx="${random.int(15, 85)}" cy="${random.int(14, 40)}" r="8" fill="#fff6d8"/>${hills.join('')}`,
  );
}

function plate(seed: string, width: number, height: number): string {
  const random = createRandom(`plate ${seed}`);
  const bits = Array.from({ length: 26 }, () => {
    const angle = random.next() * 6.28;
    const reach = random.next() * 23;
    return `<ellipse cx="${50 + Math.cos(angle) * reach}" cy="${50 + Math.sin(angle) * reach}" rx="${random.int(3, 7)}" ry="${random.int(2, 6)}" fill="hsl(${random.pick([8, 28, 45, 95, 110])} 70% ${random.int(32, 62)}%)"/>`;
  });
  return frame(
    width,
    height,
    `<rect width="100" height="100" fill="hsl(${random.int(15, 40)} 30% ${random.int(25, 60)}%)"/><circle cx="50" cy="50" r="40" fill="#f7f5f0"/><circle cx="50" cy="50" r="31" fill="#e9e5dc"/>${bits.join('')}`,
  );
}

const painters: Painter[] = [sky, plate, portraitSvg, sky];

/** A photo somebody sent: no text in it, many colours, no flat ground. */
export function picture(seed: string, width: number, height: number): string {
  const random = createRandom(`picture ${seed}`);
  const paint = random.pick(painters);
  const filter = `n${random.int(0, 1e9)}`;
  const noise = `<svg width="${width}" height="${height}" style="position:absolute;inset:0;mix-blend-mode:overlay;opacity:.45"><filter id="${filter}"><feTurbulence baseFrequency=".7" numOctaves="2" seed="${random.int(1, 99)}"/></filter><rect width="100%" height="100%" filter="url(#${filter})"/></svg>`;
  return `<div style="position:relative;width:${width}px;height:${height}px;overflow:hidden">${paint(seed, width, height)}${noise}</div>`;
}
