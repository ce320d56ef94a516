import { SiteLayout } from '../layouts/site-layout.tsx';
import { paths } from '../paths.ts';
import { Bubble } from '../ui/bubble.tsx';
import { ButtonLink } from '../ui/button.tsx';

export default function NotFoundPage() {
  return (
    <SiteLayout>
      <section className="page-width grid justify-items-center gap-8 py-20 text-center sm:py-28">
        <div aria-hidden="true" className="grid w-full max-w-xs gap-2 text-left text-lg">
          <Bubble side="moi">Tu es où ?</Bubble>
          <Bubble side="match">404</Bubble>
        </div>
        <div lang="en" className="grid gap-3">
          <h1 className="display-type text-headline">Page not found</h1>
          <p className="text-lg text-ink-soft">The page you are looking for was not found.</p>
        </div>
        <p>Cette page n'existe pas, ou plus. Rien de grave : on repart de l'accueil.</p>
        <ButtonLink href={paths.home} size="large">
          Retour à l'accueil
        </ButtonLink>
      </section>
    </SiteLayout>
  );
}
