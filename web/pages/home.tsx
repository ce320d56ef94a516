import { FooterBelowFold, prepareBelowFold, SectionsBelowFold } from '../features/landing/below-fold.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { SiteFrame } from '../layouts/site-frame.tsx';

export const prepare = prepareBelowFold;

export default function HomePage() {
  return (
    <SiteFrame footer={<FooterBelowFold />}>
      <Hero />
      <SectionsBelowFold />
    </SiteFrame>
  );
}
