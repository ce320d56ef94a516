// The line drawings of headers and input bars, 24 units wide.

const shapes = {
  back: '<path d="M15 4 7 12l8 8"/>',
  arrow: '<path d="M20 12H5m6-7-7 7 7 7"/>',
  phone: '<path d="M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2z"/>',
  video: '<rect x="2" y="6" width="13" height="12" rx="3"/><path d="m15 11 6-4v10l-6-4"/>',
  camera: '<path d="M4 8h3l2-3h6l2 3h3v12H4z"/><circle cx="12" cy="13.5" r="3.5"/>',
  mic: '<rect x="9" y="3" width="6" height="11" rx="3"/><path d="M5 11a7 7 0 0 0 14 0m-7 7v3"/>',
  plus: '<path d="M12 4v16M4 12h16"/>',
  plusCircle: '<circle cx="12" cy="12" r="10"/><path d="M12 7v10M7 12h10"/>',
  image:
    '<rect x="3" y="4" width="18" height="16" rx="3"/><circle cx="8.5" cy="9.5" r="1.5"/><path d="m4 18 6-6 4 4 2-2 4 4"/>',
  smile: '<circle cx="12" cy="12" r="9"/><path d="M8 14a5 5 0 0 0 8 0M9 9.5v.5m6-.5v.5"/>',
  send: '<path d="m3 4 18 8-18 8 4-8z"/>',
  up: '<path d="M12 19V6m-6 6 6-6 6 6"/>',
  dots: '<path d="M12 5v.1M12 12v.1M12 19v.1" stroke-width="3"/>',
  moreH: '<path d="M5 12h.1M12 12h.1M19 12h.1" stroke-width="3"/>',
  info: '<circle cx="12" cy="12" r="9"/><path d="M12 11v6m0-10v.1"/>',
  shield: '<path d="m12 3 8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z"/>',
  heart: '<path d="M12 20S4 15 4 9a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 6-8 11-8 11z"/>',
  clip: '<path d="m20 11-8 8a5 5 0 0 1-7-7l9-9a3.3 3.3 0 0 1 5 5l-9 9a1.7 1.7 0 0 1-2-2l8-8"/>',
  sticker: '<path d="M4 4h16v10l-6 6H4z"/><path d="M20 14h-6v6"/>',
  play: '<path d="M7 4v16l13-8z" fill="currentColor"/>',
  pin: '<path d="M12 21s7-7 7-12a7 7 0 0 0-14 0c0 5 7 12 7 12z"/><circle cx="12" cy="9" r="2.5"/>',
} as const;
export type IconName = keyof typeof shapes;

export function icon(name: IconName, size = 24, stroke = 2): string {
  return `<svg class="icon" width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round">${shapes[name]}</svg>`;
}

/** One or two ticks, as the apps that show the time inside the bubble do. */
export function ticks(colour: string, count: 1 | 2 = 2): string {
  const second = count === 2 ? '<path d="m7 6.5 2.5 2.5L15 2"/>' : '';
  return `<svg width="16" height="11" viewBox="0 0 16 11" fill="none" stroke="${colour}" stroke-width="1.4" style="margin-left:3px;vertical-align:-1px"><path d="M1.5 6 4.5 9 10 2"/>${second}</svg>`;
}
