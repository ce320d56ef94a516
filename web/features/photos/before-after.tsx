import { useEffect, useRef } from 'react';
import { CompareSlider } from './compare-slider.tsx';
import { type ComparedPictures, pictureClass, useRatios } from './compared-pictures.ts';

/** A photo before and after its retouch. If cropping changed its shape, the two cannot lie on each other and stand side by side. */
export function BeforeAfter({ before, after, name, mark }: ComparedPictures) {
  const ratios = useRatios(before, after);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ratios) place.current?.scrollIntoView({ block: 'nearest' });
  }, [ratios]);
  if (!ratios) return <img src={before} alt={`Ta ${name}`} className={`${pictureClass} rounded-md`} />;
  // Proportions that differ by no more than rounding are the same.
  const hasSameShape = Math.abs(ratios.before / ratios.after - 1) <= 0.02;
  return (
    <div ref={place} className="grid justify-items-center gap-2">
      {hasSameShape ? (
        <CompareSlider before={before} after={after} name={name} ratio={ratios.after} />
      ) : (
        <div className="grid grid-cols-2 items-start gap-2">
          <figure className="grid gap-1">
            <img
              src={before}
              alt={`Ta ${name} avant la retouche`}
              style={{ aspectRatio: ratios.before }}
              className="w-full rounded-md"
            />
            <figcaption className="text-sm text-ink-soft">Avant</figcaption>
          </figure>
          <figure className="grid gap-1">
            <img
              src={after}
              alt={`Ta ${name} retouchée`}
              style={{ aspectRatio: ratios.after }}
              className="w-full rounded-md"
            />
            <figcaption className="text-sm text-ink-soft">Après</figcaption>
          </figure>
        </div>
      )}
      {mark}
    </div>
  );
}
