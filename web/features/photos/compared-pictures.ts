import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';

export interface ComparedPictures {
  before: string;
  after: string;
  /** «photo 2», for screen readers. */
  name: string;
  /** The label of the retouched picture. */
  mark: ReactNode;
}

/** Width divided by height. */
export interface Ratios {
  before: number;
  after: number;
}

/** Null until both pictures are loaded; equal where one of them cannot be. */
export function useRatios(before: string, after: string): Ratios | null {
  const [ratios, setRatios] = useState<Ratios | null>(null);
  useEffect(() => {
    let isOver = false;
    Promise.all([before, after].map(ratioOf)).then(
      ([first = 1, second = 1]) => {
        if (!isOver) setRatios({ before: first, after: second });
      },
      () => {
        if (!isOver) setRatios({ before: 1, after: 1 });
      },
    );
    return () => {
      isOver = true;
    };
  }, [before, after]);
  return ratios;
}

async function ratioOf(address: string): Promise<number> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image.naturalWidth / image.naturalHeight;
}

/** The height is limited by the card that the picture is in. */
export const pictureClass = 'block max-h-(--picture-height) max-w-full';

/** The place of a picture that is not loaded yet. */
export function placeOf(ratio: number): CSSProperties {
  return { aspectRatio: ratio, width: `min(100%, calc(var(--picture-height) * ${ratio.toFixed(4)}))` };
}
