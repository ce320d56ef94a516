import { createRandom } from '../random.ts';
import type { Scene } from '../scene.ts';

const doodles = [
  '<path d="M10 20q6-12 14 0t14 0"/><circle cx="62" cy="22" r="9"/>',
  '<path d="m60 60 8 14h-16z"/><path d="M12 62h16v14H12z"/>',
  '<path d="M90 14c-8-8-18 4 0 16 18-12 8-24 0-16z"/>',
  '<path d="M88 64l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z"/>',
  '<path d="M34 40c0-8 12-8 12 0v10H34zM20 96q10 10 20 0"/><circle cx="64" cy="98" r="5"/>',
  '<path d="M8 100l10-6 4 12zM104 44a7 7 0 1 1-8-6 6 6 0 0 0 8 6z"/>',
];

function asUrl(svg: string): string {
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

function doodleTile(colour: string, opacity: number): string {
  return asUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" width="118" height="118" fill="none" stroke="${colour}" stroke-width="1.6" opacity="${opacity}">${doodles.join('')}</svg>`,
  );
}

function grain(seed: number, frequency: number, opacity: number): string {
  return asUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><filter id="n" x="0" y="0" width="100%" height="100%"><feTurbulence baseFrequency="${frequency}" numOctaves="3" seed="${seed}" stitchTiles="stitch"/></filter><rect width="256" height="256" filter="url(#n)" opacity="${opacity}"/></svg>`,
  );
}

/** The ground behind the bubbles, as a CSS background. */
export function wallpaperOf(scene: Scene): string {
  const random = createRandom(`wallpaper ${scene.id}`);
  const { background, theme } = scene.look;
  const isDark = theme === 'dark';
  const hue = random.int(0, 359);
  switch (scene.wallpaper) {
    case 'plain':
      return background;
    case 'doodle':
      return `${doodleTile(isDark ? '#ffffff' : '#5b5243', isDark ? 0.06 : 0.1)}, ${background}`;
    case 'gradient': {
      const [light, far] = isDark ? [16, 24] : [86, 76];
      return `linear-gradient(${random.int(120, 200)}deg, hsl(${hue} 45% ${light}%), hsl(${(hue + 60) % 360} 50% ${far}%) 55%, hsl(${(hue + 110) % 360} 40% ${light}%))`;
    }
    case 'photo': {
      const [near, far] = isDark ? [18, 34] : [52, 74];
      return `${grain(random.int(1, 99), 0.02, 0.28)}, ${grain(random.int(1, 99), 0.6, 0.16)}, radial-gradient(at 30% 20%, hsl(${hue} 40% ${far}%), transparent 60%), linear-gradient(160deg, hsl(${(hue + 40) % 360} 35% ${near}%), hsl(${(hue + 150) % 360} 30% ${near - 6}%))`;
    }
  }
}
