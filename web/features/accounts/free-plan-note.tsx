import { useId } from 'react';
import { PlanLines } from './plan-lines.tsx';

const freeUser = { isPro: false, hasBioAccess: false, hasPhotoAccess: false };

export function FreePlanNote() {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      <h2 id={titleId} className="text-lg">
        Compris dans ton compte gratuit
      </h2>
      <PlanLines user={freeUser} />
    </section>
  );
}
