import { useEffect } from 'react';
import { Benefits } from './benefits.tsx';
import { Facts } from './facts.tsx';
import { FinalCall } from './final-call.tsx';
import { Guarantees } from './guarantees.tsx';
import { Questions } from './questions.tsx';
import { Testimonials } from './testimonials.tsx';

// What below-fold.tsx fetches.

export { SiteFooter } from '../../layouts/site-footer.tsx';

export function LowerSections() {
  // Browser tests wait for it: before, what is below the first screen does nothing.
  useEffect(() => {
    document.documentElement.dataset.wholePage = 'true';
  }, []);
  return (
    <>
      <Benefits />
      <Facts />
      <Guarantees />
      <Testimonials />
      <Questions />
      <FinalCall />
    </>
  );
}
