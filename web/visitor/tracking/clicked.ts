import { elementTextLength } from '#contract/audience.ts';

// What is told of a click on a button or a link. On public pages their text is part of the page; on a member's pages it may be a
// reply, a bio or a name, so only those are named that carry a `data-measure` label. What chooses an answer is never named.

const choices = '[aria-pressed], [aria-checked], [aria-selected], [role=radio], [role=option]';

export interface Click {
  elementId: string | null;
  elementText: string | null;
  metadata: { buttonType: string; className?: string };
}

export function clickOn(target: EventTarget | null, isPublic: boolean): Click | null {
  const control = target instanceof Element ? target.closest<HTMLElement>('button, a[href]') : null;
  if (!control) return null;
  const buttonType = control instanceof HTMLButtonElement ? control.type : 'link';
  const label = control.dataset.measure;
  const mayBeNamed = label !== undefined || (isPublic && !control.matches(choices));
  if (!mayBeNamed) return { elementId: null, elementText: null, metadata: { buttonType } };
  const text = label ?? control.getAttribute('aria-label') ?? control.textContent ?? '';
  return {
    elementId: control.id || null,
    elementText: text.replace(/\s+/g, ' ').trim().slice(0, elementTextLength) || null,
    metadata: { buttonType, className: control.className.slice(0, 100) },
  };
}
