import { hero } from '../content/marketing.ts';
import { SiteLayout } from '../layouts/site-layout.tsx';

export default function HomePage() {
  return (
    <SiteLayout>
      <h1 className="display-type page-width text-display">{hero.title}</h1>
    </SiteLayout>
  );
}
