import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { affiliateTerms } from '#contract/plans.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { isConsentAsked, onConsentChange, saveConsent } from './choice.ts';

/** Asks once, without blocking the page; refusing takes as many clicks as accepting. */
export function ConsentBanner() {
  const asked = useSyncExternalStore(onConsentChange, isConsentAsked, () => false);
  return asked ? <Banner /> : null;
}

function Banner() {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    // Takes the focus only if reopened from the footer; on arrival the focus stays where it is.
    if (document.activeElement !== document.body) region.current?.focus();
  }, []);
  useEffect(() => keepKeyboardClearOf(region), []);
  return (
    <>
      {/* Lets the bottom of a short page be scrolled out from under the banner. */}
      <div aria-hidden="true" className="h-56 sm:h-32" />
      <section
        ref={region}
        tabIndex={-1}
        aria-label="Choix des cookies"
        data-asks-consent
        className="fixed inset-x-3 bottom-3 z-40 grid animate-rise gap-4 rounded-md border border-line bg-raised p-4 shadow-float sm:right-5 sm:bottom-5 sm:left-auto sm:w-md sm:p-5"
      >
        <p className="text-sm">
          Un seul cookie a besoin de ton accord : celui qui retient, pendant {affiliateTerms.cookieDays} jours, qui t'a
          fait découvrir Déclic. <Link href={paths.legal.privacy}>En savoir plus</Link>
        </p>
        <div className="grid grid-cols-2 gap-3">
          <Button variant="secondary" size="small" onClick={() => saveConsent('refused')}>
            Refuser
          </Button>
          <Button variant="secondary" size="small" onClick={() => saveConsent('granted')}>
            Accepter
          </Button>
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
