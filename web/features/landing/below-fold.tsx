import { type ComponentType, lazy, memo, Suspense } from 'react';

// The landing page below its first screen. The server sends it as HTML; the code that lets it answer is fetched at the reader's first
// move, so that it does not hold up the first screen.

const fetchLowerPart = () => import('./lower-part.tsx');
type LowerPart = Awaited<ReturnType<typeof fetchLowerPart>>;

const placeId = 'suite';
let fetched: LowerPart | null = null;

/** Fetches the code with the page's own where no HTML stands in for it, and where a referral is about to change the links in it. */
export async function prepareBelowFold(): Promise<void> {
  const isServer = typeof document === 'undefined';
  if (isServer || !document.getElementById(placeId) || new URLSearchParams(window.location.search).has('ref'))
    fetched = await fetchLowerPart();
}

const LaterSections = later(({ LowerSections }) => LowerSections);
const LaterFooter = later(({ SiteFooter }) => SiteFooter);

// Both are `memo`: rendered again before their code is there, React would throw the server's HTML away.

export const SectionsBelowFold = memo(() => {
  const Sections = fetched?.LowerSections ?? LaterSections;
  return (
    <div id={placeId}>
      <Suspense>
        <Sections />
      </Suspense>
    </div>
  );
});

export const FooterBelowFold = memo(() => {
  const Footer = fetched?.SiteFooter ?? LaterFooter;
  return (
    <Suspense>
      <Footer />
    </Suspense>
  );
});

function later(pick: (part: LowerPart) => ComponentType) {
  return lazy(async () => ({ default: pick(await fetchWhenWanted()) }));
}

/** Where the fetch fails, the HTML stays and the next move tries again. */
async function fetchWhenWanted(): Promise<LowerPart> {
  for (;;) {
    await firstMove();
    try {
      return await fetchLowerPart();
    } catch {}
  }
}

const moves = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

function firstMove(): Promise<void> {
  if (window.scrollY > 0) return Promise.resolve();
  return new Promise((resolve) => {
    const moved = () => {
      for (const move of moves) window.removeEventListener(move, moved);
      resolve();
    };
    for (const move of moves) window.addEventListener(move, moved, { passive: true });
  });
}
