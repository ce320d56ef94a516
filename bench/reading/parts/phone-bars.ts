import { createRandom } from '../random.ts';
import type { Scene } from '../scene.ts';

export type PhoneState = Pick<Scene, 'id' | 'device' | 'clock'>;

/** The row at the top with the hour and the battery. */
export function statusBar(scene: PhoneState): string {
  const random = createRandom(`status ${scene.id}`);
  const charge = random.int(8, 100);
  const signal = [4, 6, 8, 10]
    .map(
      (height, i) =>
        `<rect x="${i * 4.5}" y="${11 - height}" width="3" height="${height}" rx="1" opacity="${i > random.int(1, 3) ? 0.35 : 1}"/>`,
    )
    .join('');
  const wifi = random.chance(0.5)
    ? '<svg width="16" height="12" viewBox="0 0 16 12" fill="currentColor"><path d="M8 11.5 5.6 9a3.6 3.6 0 0 1 4.8 0zM3.6 7a6.5 6.5 0 0 1 8.8 0l-1.3 1.3a4.7 4.7 0 0 0-6.2 0zM1.4 4.8a9.6 9.6 0 0 1 13.2 0l-1.3 1.3a7.8 7.8 0 0 0-10.6 0z"/></svg>'
    : '<b style="font-size:12px">5G</b>';
  const battery =
    scene.device.platform === 'ios' && random.chance(0.5)
      ? `<span style="background:currentColor;border-radius:4px;padding:0 4px;height:13px;display:inline-flex;align-items:center"><b style="font-size:10px;color:var(--bar-plain)">${charge}</b></span>`
      : `<svg width="25" height="12" viewBox="0 0 25 12" fill="none"><rect x=".5" y=".5" width="21" height="11" rx="3" stroke="currentColor" opacity=".5"/><rect x="2" y="2" width="${(charge / 100) * 18}" height="8" rx="1.5" fill="currentColor"/><rect x="23" y="4" width="1.6" height="4" rx=".8" fill="currentColor" opacity=".5"/></svg>`;
  const percent =
    scene.device.platform === 'android' && random.chance(0.6) ? `<span style="font-size:12px">${charge} %</span>` : '';
  return `<div class="status ${scene.device.platform}"><span class="hour">${scene.clock}</span><span class="gauges"><svg width="18" height="12" viewBox="0 0 18 12" fill="currentColor">${signal}</svg>${wifi}${percent}${battery}</span></div>`;
}

/** The row at the very bottom: the iPhone's line, Android's line or its three buttons. */
export function gestureBar(scene: PhoneState): string {
  if (scene.device.name === 'iphone-se') return '';
  if (scene.device.platform === 'ios')
    return '<div class="gesture ios"><i style="width:136px;height:5px;border-radius:3px;background:currentColor"></i></div>';
  if (createRandom(`gesture ${scene.id}`).chance(0.55))
    return '<div class="gesture android"><i style="width:104px;height:4px;border-radius:2px;background:currentColor;opacity:.8"></i></div>';
  return '<div class="gesture buttons"><svg width="16" height="16" fill="none" stroke="currentColor" stroke-width="2"><path d="M4 1v14M8 1v14M12 1v14"/></svg><svg width="16" height="16" fill="none" stroke="currentColor" stroke-width="2"><rect x="2" y="2" width="12" height="12" rx="4"/></svg><svg width="16" height="16" fill="none" stroke="currentColor" stroke-width="2"><path d="M11 2 5 8l6 6"/></svg></div>';
}
