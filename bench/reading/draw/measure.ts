export interface Band {
  top: number;
  bottom: number;
}

export interface MeasuredLine extends Band {
  text: string;
}

export interface MeasuredMessage {
  index: number;
  box: { x: number; y: number; width: number; height: number };
  lines: MeasuredLine[];
  quote: MeasuredLine[];
  reaction: Band | null;
}

/** In CSS pixels from the top left corner of the page. */
export interface Measured {
  width: number;
  height: number;
  chat: Band;
  messages: MeasuredMessage[];
}

/** Runs in the page. Measures the place of each message and of each of its lines of text. */
export function measure(): Measured {
  const segmenter = new Intl.Segmenter('fr', { granularity: 'grapheme' });

  function linesOf(element: Element | null): MeasuredLine[] {
    const lines: (MeasuredLine & { right: number })[] = [];
    if (!element) return lines;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { segment, index } of segmenter.segment(node.textContent ?? '')) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + segment.length);
        const rects = range.getClientRects();
        const rect = rects[rects.length - 1];
        const line = lines.at(-1);
        if (!rect || (rect.width === 0 && line)) {
          if (line) line.text += segment;
        } else if (line && rect.left >= line.right - 2 && rect.top < line.bottom) {
          line.text += segment;
          line.right = rect.right;
          line.top = Math.min(line.top, rect.top);
          line.bottom = Math.max(line.bottom, rect.bottom);
        } else {
          lines.push({ text: segment, top: rect.top, bottom: rect.bottom, right: rect.right });
        }
      }
    }
    return lines.map(({ text, top, bottom }) => ({ text, top, bottom }));
  }

  const messages = [...document.querySelectorAll<HTMLElement>('[data-message]')].map((element): MeasuredMessage => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const reaction = element.querySelector('.reaction')?.getBoundingClientRect();
    return {
      index: Number(element.dataset.message),
      box: { x, y, width, height },
      lines: linesOf(element.querySelector('[data-text]')),
      quote: linesOf(
        element.parentElement?.querySelector(':scope > .quote [data-quote]') ?? element.querySelector('[data-quote]'),
      ),
      reaction: reaction ? { top: reaction.top, bottom: reaction.bottom } : null,
    };
  });
  const { top, bottom } = document.querySelector('.chat')?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
  return { width: innerWidth, height: innerHeight, chat: { top, bottom }, messages };
}
