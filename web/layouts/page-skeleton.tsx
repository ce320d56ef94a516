import { product } from '#contract/product.ts';
import { paths } from '../paths.ts';
import { Link } from '../ui/link.tsx';
import { Skeleton, SkeletonText } from '../ui/skeleton.tsx';
import { Wordmark } from '../ui/wordmark.tsx';

/** Sent by the server for pages that only the browser can draw: account, admin area, mailed links. */
export function PageSkeleton() {
  return (
    <>
      <header className="page-width flex h-17 items-center">
        <Link href={paths.home} look="plain" aria-label={`${product.name}, accueil`} className="flex">
          <Wordmark />
        </Link>
      </header>
      <main className="mx-auto grid w-full max-w-2xl gap-8 px-5 pt-14">
        <Skeleton className="h-10 w-2/3" />
        <SkeletonText lines={4} />
        <Skeleton className="h-40 w-full" />
      </main>
    </>
  );
}
