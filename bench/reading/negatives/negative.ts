import type { Drawing } from '../draw/drawing.ts';
import { gestureBar, type PhoneState, statusBar } from '../parts/phone-bars.ts';
import type { Random } from '../random.ts';
import type { Split } from '../scene.ts';

/** A picture without a conversation. */
export interface Negative extends PhoneState {
  split: Split;
  isDark: boolean;
  font: string;
  random: Random;
}

export type NegativePainter = (negative: Negative) => Drawing;

/** A screen of some other app: the phone's rows above and below, and a page in between. */
export function otherScreen(negative: Negative, style: string, body: string): Drawing {
  const { isDark, font, device } = negative;
  const [ground, ink, card, faint] = isDark
    ? ['#101114', '#f2f3f5', '#1d1f24', '#8e929b']
    : ['#f4f5f7', '#15171c', '#ffffff', '#747a85'];
  return {
    style: `.screen { --bar-plain: ${isDark ? '#000' : '#fff'}; --ground: ${ground}; --ink: ${ink}; --card: ${card}; --faint: ${faint}; --line: ${isDark ? '#2b2e35' : '#e1e4e9'};
width: 100vw; height: 100vh; overflow: hidden; display: flex; flex-direction: column; background: ${ground}; color: ${ink}; font: 16px/1.35 '${font}', sans-serif; }
.status { flex: none; display: flex; justify-content: space-between; align-items: center; height: ${device.platform === 'ios' ? 46 : 32}px; padding: 6px 26px 0; font-weight: 600; font-size: 14px; } .gauges { display: flex; gap: 5px; align-items: center; }
.gesture { flex: none; height: 26px; display: flex; align-items: center; justify-content: space-around; } .page { flex: 1; min-height: 0; overflow: hidden; }
h1 { font-size: 28px; padding: 10px 18px; } ${style}`,
    body: `<div class="screen">${statusBar(negative)}<div class="page">${body}</div>${gestureBar(negative)}</div>`,
  };
}
