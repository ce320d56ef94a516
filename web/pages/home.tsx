import { Benefits } from '../features/landing/benefits.tsx';
import { Facts } from '../features/landing/facts.tsx';
import { FinalCall } from '../features/landing/final-call.tsx';
import { Guarantees } from '../features/landing/guarantees.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { Questions } from '../features/landing/questions.tsx';
import { Testimonials } from '../features/landing/testimonials.tsx';
import { SiteLayout } from '../layouts/site-layout.tsx';

export default function HomePage() {
  return (
    <SiteLayout>
      <Hero />
      <Benefits />
      <Facts />
      <Guarantees />
      <Testimonials />
      <Questions />
      <FinalCall />
    </SiteLayout>
  );
}
