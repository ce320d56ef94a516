import { useEffect } from 'react';

/**
 * Lets the browser's Back button close something that was opened on this page, instead of leaving the page. Call `open` when
 * it opens, and `close` from a button that closes it; both ways of closing call `onClose`.
 */
export function useBackCloses(onClose: () => void): { open: () => void; close: () => void } {
  useEffect(() => {
    window.addEventListener('popstate', onClose);
    return () => window.removeEventListener('popstate', onClose);
  }, [onClose]);
  return {
    open: () => window.history.pushState(window.history.state, ''),
    close: () => window.history.back(),
  };
}
