import { ScanFace, ScanSearch, SunMedium } from 'lucide-react';
import type { PhotoMeasures } from '#contract/photos.ts';
import { classNames } from '../../ui/class-names.ts';
import { type Layer, Layers } from './layers.tsx';

const toggles = [
  { layer: 'faces', label: 'Visage', icon: ScanFace },
  { layer: 'histogram', label: 'Histogramme', icon: SunMedium },
  { layer: 'sharpness', label: 'Zones nettes', icon: ScanSearch },
] as const;

interface PhotoFigureProps {
  measures: PhotoMeasures;
  /** Null where only the result is known: the layers are then drawn on an empty field. */
  picture: string | null;
  name: string;
  shown: readonly Layer[];
  onToggle: (layer: Layer) => void;
}

/** The photo, what was measured drawn on it, and a switch for each of the drawings. */
export function PhotoFigure({ measures, picture, name, shown, onToggle }: PhotoFigureProps) {
  const ratio = measures.width / measures.height;
  return (
    <figure className="grid gap-3">
      <div
        className="relative mx-auto overflow-hidden rounded-md bg-sunken"
        style={{ aspectRatio: ratio, width: `min(100%, calc(var(--figure-height) * ${ratio.toFixed(4)}))` }}
      >
        {picture ? (
          <img src={picture} alt={name} className="size-full object-fill" />
        ) : (
          <span className="grid size-full justify-items-center p-2 text-xs text-ink-soft">
            La photo n'est pas gardée
          </span>
        )}
        <Layers measures={measures} shown={shown} />
      </div>
      <fieldset aria-label="Sur la photo" className="flex flex-wrap justify-center gap-1.5">
        {toggles.map(({ layer, label, icon: Icon }) => (
          <button
            key={layer}
            type="button"
            aria-pressed={shown.includes(layer)}
            onClick={() => onToggle(layer)}
            className={classNames(
              'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3 text-sm font-medium transition-colors hover:border-ink',
              shown.includes(layer) ? 'border-ink bg-ink text-paper' : 'border-control bg-raised',
            )}
          >
            <Icon aria-hidden="true" className="size-4 max-sm:hidden" />
            {label}
          </button>
        ))}
      </fieldset>
    </figure>
  );
}
