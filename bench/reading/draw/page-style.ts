import { wallpaperOf } from '../parts/wallpaper.ts';
import type { Scene } from '../scene.ts';

/** The style that all apps share; each app's own style follows it. */
export function pageStyle(scene: Scene): string {
  const { look } = scene;
  const theirs = scene.lowContrast ? `color-mix(in srgb, ${look.theirs} 45%, ${look.background})` : look.theirs;
  return `
.screen { --ink: ${look.ink}; --faint: ${look.faint}; --line: ${look.line}; --field: ${look.field}; --accent: ${look.accent};
  --mine: ${look.mine}; --mine-ink: ${look.mineInk}; --theirs: ${theirs}; --theirs-ink: ${look.theirsInk};
  --background: ${look.background}; --bar: ${look.bar}; --bar-plain: ${look.theme === 'dark' ? '#000' : '#fff'};
  width: 100vw; height: 100vh; display: flex; flex-direction: column; overflow: hidden; position: relative;
  background: var(--background); color: var(--ink); font-size: ${scene.textSize}px; line-height: 1.3;
  font-family: '${scene.font}', sans-serif; }
.status { flex: none; display: flex; justify-content: space-between; align-items: center; background: var(--bar); font-size: 15px; font-weight: 600; }
.status.ios { height: ${scene.device.name === 'iphone-se' ? 22 : 48}px; padding: ${scene.device.name === 'iphone-se' ? '0 8px' : '8px 26px 0 34px'}; }
.status.android { height: 34px; padding: 0 18px; font-size: 13px; font-weight: 500; }
.gauges { display: flex; gap: 5px; align-items: center; }
.gesture { flex: none; display: flex; align-items: center; justify-content: center; background: var(--bar); }
.gesture.ios { height: 28px; padding-top: 8px; } .gesture.android { height: 22px; }
.gesture.buttons { height: 44px; justify-content: space-around; opacity: .75; }
.header, .input { flex: none; display: flex; align-items: center; background: var(--bar); position: relative; z-index: 2; }
.header { gap: 12px; padding: 6px 14px; min-height: 52px; font-size: 16px; }
.header .who { flex: 1; min-width: 0; } .header .name { font-weight: 600; white-space: nowrap; } .header .state { font-size: 12px; color: var(--faint); }
.input { gap: 10px; padding: 7px 12px; min-height: 50px; font-size: 16px; }
.field { flex: 1; min-width: 0; display: flex; align-items: center; justify-content: space-between; gap: 8px; border-radius: 20px; padding: 8px 14px; background: var(--field); color: var(--faint); white-space: nowrap; overflow: hidden; }
.icon { flex: none; display: block; }
.chat { flex: 1; min-height: 0; overflow: hidden; display: flex; flex-direction: column; justify-content: ${scene.fromTop ? 'flex-start' : 'flex-end'}; background: ${wallpaperOf(scene)}; }
.list { flex: none; display: flex; flex-direction: column; padding: 8px 12px 10px; }
.row { display: flex; align-items: flex-end; gap: 8px; margin-top: 2px; }
.row.first { margin-top: 10px; } .row.moi { justify-content: flex-end; } .row.reacted { margin-bottom: 15px; }
.stack { max-width: 74%; display: flex; flex-direction: column; align-items: flex-start; min-width: 0; }
.moi .stack { align-items: flex-end; }
.bubble { position: relative; padding: 8px 12px; border-radius: 18px; background: var(--theirs); color: var(--theirs-ink); overflow-wrap: anywhere; max-width: 100%; white-space: pre-wrap; }
.moi .bubble { background: var(--mine); color: var(--mine-ink); }
.photo .bubble { padding: 0; overflow: visible; background: none; } .photo .photo { border-radius: inherit; overflow: hidden; }
.bare .bubble { background: none !important; padding: 2px 0; } .bare .bubble::before, .bare .bubble::after { display: none !important; }
.emoji.bare .bubble { font-size: 40px; line-height: 1.2; letter-spacing: 2px; }
.reaction { position: absolute; bottom: -13px; right: 8px; font-size: 13px; line-height: 1; padding: 4px 5px; border-radius: 14px; background: var(--theirs); border: 2px solid var(--background); letter-spacing: 0; }
.quote { font-size: .88em; white-space: pre-wrap; }
.voice { display: flex; align-items: center; gap: 9px; } .wave { display: flex; align-items: center; gap: 2px; height: 24px; } .duration { font-size: 12px; } .play { display: flex; }
.date, .notice, .receipt { color: var(--faint); font-size: 12px; text-align: center; padding: 12px 20px 6px; }
.receipt { text-align: right; padding: 3px 4px 0; }
.typing { display: flex; gap: 4px; padding: 14px; } .typing i { width: 8px; height: 8px; border-radius: 50%; background: var(--faint); } .typing i:first-child { opacity: .5; }
.intro { display: flex; flex-direction: column; align-items: center; gap: 5px; padding: 26px 20px 18px; text-align: center; } .intro .title { font-weight: 700; font-size: 18px; } .intro .hint { color: var(--faint); font-size: 13px; }
u { text-underline-offset: 2px; }
`;
}
