import type { PhotoBox } from '#contract/photos.ts';

// Blurs what is around the people. Heads and shoulders are taken to be ellipses under each face.

export interface BlurPlan {
  people: PhotoBox[];
  /** In pixels of a picture with a long side of 800. */
  deviation: number;
}

const usualDeviation = 6;
/** Share of the picture's height: people who are smaller are a part of the scene. */
const leastFace = 0.1;

export function planBlur(people: PhotoBox[]): BlurPlan | null {
  const main = people[0];
  return main && main.height >= leastFace ? { people, deviation: usualDeviation } : null;
}

export function scaleBlur(plan: BlurPlan, strength: number): BlurPlan {
  return { ...plan, deviation: plan.deviation * strength };
}

export interface Ellipse {
  /** The middle, and from there to the edge, in parts of the picture's width and height. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The head and the body under each face. Below the shoulders a body goes on to the lower edge. */
export function bodiesOf({ people }: BlurPlan): { head: Ellipse; body: Ellipse }[] {
  return people.map(({ x, y, width, height }) => {
    const centre = x + width / 2;
    return {
      head: { x: centre, y: y + height * 0.35, width: width * 1.05, height },
      body: { x: centre, y: y + height * 3.6, width: width * 1.75, height: height * 2.5 },
    };
  });
}
