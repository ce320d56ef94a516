/**
 * Runs in the page. Makes a bubble of several lines as narrow as its longest line, as iPhones draw it; a bubble with more
 * than text in it keeps the width that CSS gave it.
 */
export function tighten(): void {
  for (const bubble of document.querySelectorAll<HTMLElement>('.row.text .bubble')) {
    const text = bubble.querySelector('[data-text]');
    if (!text || bubble.querySelector('.meta, .quote')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    const words = Math.max(...rects.map(({ right }) => right)) - Math.min(...rects.map(({ left }) => left));
    const { paddingLeft, paddingRight } = getComputedStyle(bubble);
    bubble.style.width = `${Math.ceil(words + Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)) + 1}px`;
  }
}
