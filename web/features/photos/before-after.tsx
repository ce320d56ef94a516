import { useEffect, useRef, useState } from 'react';
import { Segments } from '../../ui/segments.tsx';
import { CompareSlider } from './compare-slider.tsx';
import { type ComparedPictures, pictureClass, useRatios } from './compared-pictures.ts';
import { SideBySide } from './side-by-side.tsx';

const views = [
  { value: 'side', label: 'Côte à côte' },
  { value: 'slider', label: 'Curseur' },
] as const;
type View = (typeof views)[number]['value'];

/** A photo before and after its retouch. If cropping changed its shape, the two cannot lie on each other and only stand side by side. */
export function BeforeAfter({ before, after, name, mark }: ComparedPictures) {
  const ratios = useRatios(before, after);
  const [view, setView] = useState<View>(() => (matchMedia('(width >= 48rem)').matches ? 'side' : 'slider'));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ratios) place.current?.scrollIntoView({ block: 'nearest' });
  }, [ratios]);
  if (!ratios) return <img src={before} alt={`Ta ${name}`} className={`${pictureClass} rounded-md`} />;
  // Proportions that differ by no more than rounding are the same.
  const hasSameShape = Math.abs(ratios.before / ratios.after - 1) <= 0.02;
  return (
    <div ref={place} className="grid w-full min-w-0 justify-items-center gap-3">
      {hasSameShape ? (
        <Segments
          legend={`Comparer la ${name}`}
          options={views}
          value={view}
          onChange={setView}
          className="max-sm:justify-self-start"
        />
      ) : null}
      {hasSameShape && view === 'slider' ? (
        <CompareSlider before={before} after={after} name={name} ratio={ratios.after} />
      ) : (
        <SideBySide before={before} after={after} name={name} ratios={ratios} />
      )}
      {mark}
    </div>
  );
}
