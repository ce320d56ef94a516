import { picture } from '../parts/picture.ts';
import { portraitSvg } from '../parts/portrait.ts';
import type { NegativePainter } from './negative.ts';

const grain = (seed: number) =>
  `<svg width="100%" height="100%" style="position:absolute;inset:0;opacity:.22;mix-blend-mode:overlay"><filter id="grain"><feTurbulence baseFrequency=".8" numOctaves="3" seed="${seed}"/></filter><rect width="100%" height="100%" filter="url(#grain)"/></svg>`;

export const portraitPhoto: NegativePainter = ({ random, device, id }) => ({
  style:
    '.photo { position: relative; width: 100vw; height: 100vh; overflow: hidden; } .soft { filter: blur(3px) contrast(1.05); transform: scale(1.05); }',
  body: `<div class="photo"><div class="soft">${portraitSvg(id, device.width, device.height)}</div>${grain(random.int(1, 99))}</div>`,
});

export const landscapePhoto: NegativePainter = ({ random, device, id }) => ({
  style: '.photo { position: relative; width: 100vw; height: 100vh; overflow: hidden; } .soft { filter: blur(1.5px); }',
  body: `<div class="photo"><div class="soft">${picture(`${id} view`, device.width, device.height)}</div>${grain(random.int(1, 99))}</div>`,
});

/** Lights out of focus: round shapes of many colours that are not bubbles. */
export const lightsPhoto: NegativePainter = ({ random, device }) => {
  const lights = Array.from({ length: 60 }, () => {
    const size = random.int(14, 110);
    return `<i style="left:${random.int(-20, device.width)}px;top:${random.int(0, device.height)}px;width:${size}px;height:${size}px;background:hsl(${random.int(0, 359)} 80% 60% / ${random.next() * 0.5 + 0.1})"></i>`;
  });
  return {
    style:
      '.photo { position: relative; width: 100vw; height: 100vh; overflow: hidden; background: linear-gradient(#0b1026, #27203d); } .photo i { position: absolute; border-radius: 50%; filter: blur(2px); }',
    body: `<div class="photo">${lights.join('')}${grain(random.int(1, 99))}</div>`,
  };
};

export const mapPicture: NegativePainter = ({ random, device, isDark, font }) => {
  const streets = Array.from({ length: 26 }, (_, i) => {
    const isMain = i % 6 === 0;
    return `<path d="M${random.int(-50, device.width)} ${random.int(-50, device.height)} L${random.int(0, device.width + 50)} ${random.int(0, device.height + 50)}" stroke="${isMain ? '#f3c657' : isDark ? '#4a505a' : '#ffffff'}" stroke-width="${isMain ? 10 : 5}"/>`;
  });
  const parks = Array.from(
    { length: 6 },
    () =>
      `<rect x="${random.int(0, device.width)}" y="${random.int(0, device.height)}" width="${random.int(40, 130)}" height="${random.int(40, 160)}" rx="12" fill="${isDark ? '#24402e' : '#c5e8c5'}"/>`,
  );
  const labels = random
    .shuffle([
      'Place Bellecour',
      'Rue Victor-Hugo',
      'Gare',
      'Parc des Buttes',
      'Quai Saint-Antoine',
      'Hôtel de Ville',
      'Musée',
      'Pharmacie',
    ])
    .slice(0, 6)
    .map(
      (label) =>
        `<text x="${random.int(20, device.width - 140)}" y="${random.int(60, device.height - 60)}" fill="${isDark ? '#cdd3dc' : '#4b5563'}" font-size="13">${label}</text>`,
    );
  return {
    style: `svg { display: block; background: ${isDark ? '#2b3038' : '#e9e6df'}; font-family: '${font}', sans-serif; }`,
    body: `<svg width="${device.width}" height="${device.height}">${parks.join('')}<path d="M0 ${random.int(200, 400)} Q ${device.width / 2} ${random.int(100, 700)} ${device.width} ${random.int(300, 600)}" stroke="${isDark ? '#1f3a55' : '#a4d3f2'}" stroke-width="44" fill="none"/>${streets.join('')}${labels.join('')}</svg>`,
  };
};
