import { type ReactNode, useEffect, useState } from 'react';
import { CompareSlider } from './compare-slider.tsx';

export interface ComparedPictures {
  before: string;
  after: string;
  /** «photo 2», for screen readers. */
  name: string;
  /** The label of the retouched picture. */
  mark: ReactNode;
}

/** A photo before and after its retouch. If cropping changed its shape, the two cannot lie on each other and stand side by side. */
export function BeforeAfter(pictures: ComparedPictures) {
  const { before, after, name, mark } = pictures;
  const hasNewShape = useNewShape(before, after);
  if (!hasNewShape) return <CompareSlider {...pictures} />;
  return (
    <div className="grid grid-cols-2 items-start gap-2">
      <figure className="grid gap-1">
        <img src={before} alt={`Ta ${name} avant la retouche`} className="w-full rounded-md" />
        <figcaption className="text-sm text-ink-soft">Avant</figcaption>
      </figure>
      <figure className="grid gap-1">
        <img src={after} alt={`Ta ${name} retouchée`} className="w-full rounded-md" />
        <figcaption className="grid justify-items-start gap-1 text-sm text-ink-soft">
          Après
          {mark}
        </figcaption>
      </figure>
    </div>
  );
}

/** False until both pictures are loaded and their proportions turn out to differ by more than rounding. */
function useNewShape(before: string, after: string): boolean {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    let isOver = false;
    Promise.all([before, after].map(ratioOf)).then(
      ([first = 1, second = 1]) => {
        if (!isOver) setNew(Math.abs(first / second - 1) > 0.02);
      },
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [before, after]);
  return isNew;
}

async function ratioOf(address: string): Promise<number> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image.naturalWidth / image.naturalHeight;
}
