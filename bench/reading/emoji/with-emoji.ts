import type { Drawing } from '../draw/drawing.ts';
import { emojiSvg } from './emoji-svg.ts';

const emojiPattern = /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)\uFE0F?/gu;
const addresses = new Map<string, string>();

function address(emoji: string): string {
  const svg = emojiSvg(emoji);
  if (!svg) throw new Error(`The emoji font has no ${emoji} (U+${emoji.codePointAt(0)?.toString(16)})`);
  return `url("data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}")`;
}

/** Replaces emoji by pictures that keep the character as hidden text, so that measuring the page still finds it. */
export function withEmoji({ style, body, hasPlainEmoji }: Drawing): Drawing {
  const used = new Set<string>();
  const draw = (text: string) =>
    text.replaceAll(emojiPattern, (emoji) => {
      used.add(emoji);
      return `<i class="emoji-picture e${emoji.codePointAt(0)?.toString(16)}">${emoji}</i>`;
    });
  const html = hasPlainEmoji
    ? body
        .split(/(<span data-text>.*?<\/span>)/s)
        .map((part) => (part.startsWith('<span data-text>') ? part : draw(part)))
        .join('')
    : draw(body);
  const rules = [...used].map((emoji) => {
    const known = addresses.get(emoji) ?? address(emoji);
    addresses.set(emoji, known);
    return `.e${emoji.codePointAt(0)?.toString(16)} { background-image: ${known}; }`;
  });
  const common = `.emoji-picture { display: inline-block; width: 1.22em; height: 1.15em; line-height: 1; vertical-align: -.22em; overflow: hidden; color: transparent; font-style: normal; background: center / contain no-repeat; }`;
  return { style: `${style}\n${common}\n${rules.join('\n')}`, body: html };
}
