import { ImageUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '../../ui/button.tsx';
import { onSharedScreenshotsChange, setSharedScreenshots, sharedScreenshots } from './shared-screenshots.ts';

const none: readonly File[] = [];

/** On sign-in and sign-up: says that shared screenshots are waiting, and offers to forget them. */
export function WaitingNotice() {
  const { length } = useSyncExternalStore(onSharedScreenshotsChange, sharedScreenshots, () => none);
  if (length === 0) return null;
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-teal-tint p-4">
      <ImageUp aria-hidden="true" className="size-6 shrink-0 text-teal-text" />
      <p className="min-w-0 flex-1 basis-52 text-sm">
        <span className="font-semibold">
          {length === 1 ? "Ta capture t'attend." : `Tes ${length} captures t'attendent.`}
        </span>{' '}
        Connecte-toi pour {length === 1 ? 'la' : 'les'} lire : rien n'est encore parti de ton appareil.
      </p>
      <Button variant="secondary" size="small" onClick={() => setSharedScreenshots([])}>
        {length === 1 ? "L'oublier" : 'Les oublier'}
      </Button>
    </div>
  );
}
