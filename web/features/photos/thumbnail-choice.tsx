import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { ThumbnailShelf } from './use-thumbnails.ts';

interface ThumbnailChoiceProps {
  thumbnails: ThumbnailShelf;
  onAgree: () => void;
}

/** Whether this browser keeps a small picture of each analysed photo. */
export function ThumbnailChoice({ thumbnails: { isOn, pictures, empty, forget }, onAgree }: ThumbnailChoiceProps) {
  const count = Object.keys(pictures).length;
  return (
    <div className="grid max-w-3xl justify-items-start gap-3 rounded-md bg-sunken p-4">
      <Checkbox role="switch" checked={isOn} onChange={(event) => (event.target.checked ? onAgree() : forget())}>
        Garder une vignette de mes photos dans ce navigateur
        <span className="mt-1 block text-ink-soft">
          Elle ne quitte pas cet appareil. Elle est effacée si tu décoches, te déconnectes ou supprimes ton compte.
        </span>
      </Checkbox>
      {count > 0 ? (
        <Button variant="secondary" size="small" onClick={empty}>
          {count === 1 ? 'Effacer la vignette' : `Effacer les ${count} vignettes`}
        </Button>
      ) : null}
    </div>
  );
}
