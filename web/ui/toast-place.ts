// Where a toast stands, and whether it is needed: never over what the user has just used or has to mend, and never beside the
// same words.

export type ToastPlace = 'bottom-center' | 'top-center';

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The space that a toast takes at its edge of the screen, in px: two lines of text and the distance from the edge. */
const toastSpace = { width: 380, height: 150 };

/** The bottom, unless more of what must stay free lies there than at the top. */
export function choosePlace(keptFree: readonly Box[], screen: { width: number; height: number }): ToastPlace {
  const side = Math.max(0, (screen.width - toastSpace.width) / 2);
  const [left, right] = [side, screen.width - side];
  const covered = (top: number, bottom: number) =>
    keptFree.filter((box) => box.left < right && left < box.right && box.top < bottom && top < box.bottom).length;
  const atBottom = covered(screen.height - toastSpace.height, screen.height);
  return atBottom > covered(0, toastSpace.height) ? 'top-center' : 'bottom-center';
}

export function placeForToast(): ToastPlace {
  const screen = { width: window.innerWidth, height: window.innerHeight };
  return choosePlace(
    keptFree().map((element) => element.getBoundingClientRect()),
    screen,
  );
}

const controls = 'a, button, input, textarea, select, label, [role="radio"], [role="tab"]';

/** The control under the pointer, the one with the focus, and the fields that are wrong. */
function keptFree(): Element[] {
  const hovered = [...document.querySelectorAll(':hover')].at(-1)?.closest(controls);
  const focused = document.activeElement?.closest(controls);
  const wrong = document.querySelectorAll('[aria-invalid="true"]');
  return [...new Set([hovered, focused, ...wrong])].filter((element) => element != null);
}

/** `announced`: an alert on the screen has the words. `silent`: a text that screen readers were not told of has them. */
export type Sight = 'announced' | 'silent' | 'absent';

export function sightOf(words: readonly string[]): Sight {
  const says = [...document.querySelectorAll('[role="alert"], [data-silent-problem]')].filter((element) => {
    const text = plain(element.textContent);
    return words.every((part) => text.includes(plain(part))) && isOnScreen(element);
  });
  if (says.length === 0) return 'absent';
  return says.some((element) => element.role === 'alert') ? 'announced' : 'silent';
}

function plain(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

function isOnScreen(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && top >= 0 && bottom <= window.innerHeight;
}
