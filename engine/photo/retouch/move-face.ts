import type { FoundFace, Point } from '../found-face.ts';

/** The face where `move` puts its middle and its points; its box grows by `scale`, which says how much smaller the picture got. */
export function moveFace(
  face: FoundFace,
  move: (point: Point) => Point,
  scale: { width: number; height: number },
): FoundFace {
  const { x, y, width, height } = face.box;
  const centre = move({ x: x + width / 2, y: y + height / 2 });
  const [newWidth, newHeight] = [width * scale.width, height * scale.height];
  return {
    ...face,
    box: { x: centre.x - newWidth / 2, y: centre.y - newHeight / 2, width: newWidth, height: newHeight },
    mesh: face.mesh?.map(move) ?? null,
  };
}
