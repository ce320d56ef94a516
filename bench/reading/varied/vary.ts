import type { Drawing } from '../draw/drawing.ts';
import { escapeHtml } from '../parts/escape.ts';
import type { Scene, Variation } from '../scene.ts';
import { appVariants } from './app-variants.ts';

/** Changes a chat that an app's usual template drew. */
export function vary({ style, body, ...rest }: Drawing, scene: Scene, variation: Variation): Drawing {
  return { ...rest, style: style + styleOf(variation), body: withState(withHint(body, scene, variation), variation) };
}

function styleOf(variation: Variation): string {
  const { paddingX, paddingY, radius, share, edge, headerHeight, nameSize, gap, isEven } = variation;
  return `
.screen .row.text .bubble { padding: ${paddingY}px ${paddingX}px; border-radius: ${radius}px; ${isEven ? 'width: auto !important;' : ''} }
.screen .stack { max-width: ${share * 100}%; } .screen .list { padding-left: ${edge}px; padding-right: ${edge}px; }
.screen .row { margin-top: ${gap}px; } .screen .row.first { margin-top: ${gap + 6}px; }
.screen .header { min-height: ${headerHeight}px; } .screen .header .name { font-size: ${nameSize}px; }
`;
}

function withHint(body: string, { app }: Scene, { hint }: Variation): string {
  const at = body.lastIndexOf('class="input"');
  const drawn = appVariants[app].drawnHints.find((text) => body.indexOf(text, at) >= 0);
  if (at < 0 || !drawn) return body;
  return body.slice(0, at) + body.slice(at).replace(drawn, escapeHtml(hint));
}

function withState(body: string, { state }: Variation): string {
  const line = state === '' ? '' : `<div class="state">${escapeHtml(state)}</div>`;
  const bare = body.replace(/<div class="state">.*?<\/div>/, '');
  return bare.replace(/<div class="name">.*?<\/div>/, (name) => name + line);
}
