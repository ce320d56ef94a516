// Holds a toast until the toaster is loaded. The toaster is fetched with the first toast, since most visits show none.

export interface Toast {
  title: string;
  description?: string;
  tone?: 'neutral' | 'success' | 'danger';
}

export const toastDurationMs = 5000;

type Listener = (toast: Toast) => void;

let listener: Listener | null = null;
let waiting: Toast | null = null;
let onFirstToast: (() => void) | null = null;

export function showToast(toast: Toast): void {
  if (listener) {
    listener(toast);
    return;
  }
  waiting = toast;
  onFirstToast?.();
}

/** Called by the host in the page; `mount` fetches the toaster, at the first toast. */
export function whenFirstToast(mount: () => void): () => void {
  onFirstToast = mount;
  if (waiting) mount();
  return () => {
    onFirstToast = null;
  };
}

/** Called by the toaster once it can show toasts. */
export function receiveToasts(receive: Listener): () => void {
  listener = receive;
  if (waiting) receive(waiting);
  waiting = null;
  return () => {
    listener = null;
  };
}
