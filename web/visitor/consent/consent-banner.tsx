import { type RefObject, useEffect, useRef } from 'react';
import { affiliateTerms } from '#contract/plans.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { saveConsent } from './choice.ts';

/** Asks without blocking the page; refusing takes as many clicks as accepting. Fetched only where there is a question. */
export default function ConsentBanner() {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    // Takes the focus only if reopened from the footer; on arrival the focus stays where it is.
    if (document.activeElement !== document.body) region.current?.focus();
  }, []);
  useEffect(() => keepKeyboardClearOf(region), []);
  return (
    <>
      {/* Lets the bottom of a page be scrolled out from under the bar. */}
      <div aria-hidden="true" className="h-(--consent-bar)" />
      <section
        ref={region}
        tabIndex={-1}
        aria-label="Choix des cookies"
        data-asks-consent
        className="fixed inset-x-0 bottom-0 z-40 animate-rise border-t border-line bg-raised shadow-float"
      >
        <div className="page-width flex min-h-(--consent-bar) flex-col justify-center gap-2 py-2.5 sm:flex-row sm:items-center sm:justify-between sm:gap-6">
          <p className="text-xs sm:text-sm">
            Un cookie pour retenir {affiliateTerms.cookieDays} jours qui t'a fait découvrir Déclic ?{' '}
            <Link href={paths.legal.privacy}>En savoir plus</Link>
          </p>
          <div className="grid shrink-0 grid-cols-2 gap-3 sm:w-72">
            <Button variant="secondary" size="small" onClick={() => saveConsent('refused')}>
              Refuser
            </Button>
            <Button variant="secondary" size="small" onClick={() => saveConsent('granted')}>
              Accepter
            </Button>
          </div>
        </div>
      </section>
    </>
  );
}

/**
 * Keeps focused controls out from under the banner. The page's scroll padding does so at first, but a section that is laid
 * out only afterwards may push the control back under the banner, or off the screen.
 */
function keepKeyboardClearOf(region: RefObject<HTMLElement | null>): () => void {
  const look = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
    const keepClear = () => {
      const question = region.current;
      if (!question || question.contains(target) || document.activeElement !== target) return;
      // Scrolls only if the control is out of sight.
      const isTall = target.getBoundingClientRect().height > window.innerHeight / 2;
      if (!isTall) target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    };
    for (const frames of looks) afterFrames(frames, keepClear);
  };
  document.addEventListener('focusin', look);
  return () => document.removeEventListener('focusin', look);
}

/** The frames after which to check again: on a slow device the layout of a section takes a while. */
const looks = [2, 8, 20];

function afterFrames(frames: number, act: () => void): void {
  requestAnimationFrame(() => (frames > 1 ? afterFrames(frames - 1, act) : act()));
}
