import type { ComponentProps } from 'react';
import { Entrance } from '../accounts/entrance.tsx';
import { ShareScene } from './share-scene.tsx';

/** The layout of the affiliates' sign-in and sign-up. */
export function AffiliateEntrance(props: Omit<ComponentProps<typeof Entrance>, 'aside'>) {
  const aside = (
    <div className="hidden lg:block">
      <ShareScene />
    </div>
  );
  return <Entrance {...props} aside={aside} />;
}
