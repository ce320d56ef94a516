import { createRandom } from '../random.ts';

const skins = ['#f3d0b5', '#e2b08c', '#c68a5e', '#8d5a3a', '#f6dcc8'];
const hairs = ['#2b1b14', '#5a3821', '#b98a4a', '#16161a', '#8a4b2b', '#d9b779'];
const backdrops = ['#9cc3d5', '#d8b4a0', '#8fae8b', '#c9c2d8', '#e7c77b', '#6f8fa8', '#d98c8c'];
const clothes = ['#31465a', '#a33b4a', '#e9e4da', '#47624b', '#7a5aa0', '#222'];

/** Somebody's head and shoulders: enough of a face for an avatar or a profile picture. */
export function portraitSvg(seed: string, width: number, height: number): string {
  const random = createRandom(`portrait ${seed}`);
  const [skin, hair, wall, cloth] = [
    random.pick(skins),
    random.pick(hairs),
    random.pick(backdrops),
    random.pick(clothes),
  ];
  const id = `p${random.int(0, 1e9)}`;
  const long = random.chance(0.6);
  return `<svg width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" style="display:block">
<defs><radialGradient id="${id}" cx="35%" cy="25%" r="90%"><stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset="1" stop-color="#000" stop-opacity=".25"/></radialGradient></defs>
<rect x="-60" y="-60" width="220" height="220" fill="${wall}"/><rect x="-60" y="-60" width="220" height="220" fill="url(#${id})"/>
${long ? `<path d="M27 45C24 12 76 12 73 45l5 40H22z" fill="${hair}"/>` : ''}
<path d="M8 105c2-24 22-32 42-32s40 8 42 32v60H8z" fill="${cloth}"/><path d="M42 60h16v16c-4 6-12 6-16 0z" fill="${skin}"/>
<ellipse cx="50" cy="46" rx="18" ry="23" fill="${skin}"/><path d="M31 45c-2-28 40-28 38 0-4-10-10-14-19-14s-15 4-19 14z" fill="${hair}"/>
<path d="M41 46h5m8 0h5" stroke="#2a1d18" stroke-width="2.2"/><path d="M43 57c4 4 10 4 14 0" stroke="#a2453f" stroke-width="2" fill="none"/>
</svg>`;
}

export function avatar(seed: string, size: number, className = 'avatar'): string {
  return `<div class="${className}" style="width:${size}px;height:${size}px;border-radius:50%;overflow:hidden;flex:none">${portraitSvg(seed, size, size)}</div>`;
}
