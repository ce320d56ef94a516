import { useEffect } from 'react';

/**
 * The browser's Back closes what was opened on this page instead of leaving it. `open` is to be called as it opens, `close`
 * by a button that closes it; `onClose` is called for either.
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
