import type { PhotoBox } from '#contract/photos.ts';
import type { FoundFace, Point } from '#engine/photo/found-face.ts';
import { pixelsOfBox, shrinkTo } from '#engine/photo/planes.ts';
import type { Raster } from '#engine/pixels/ports.ts';
import { type FoundBox, openBoxFinder } from './box-finder.ts';
import { type FindFaces, openMeshFinder } from './mesh-finder.ts';
import { bordered, brightened, partOf } from './picture-parts.ts';
import { openSmileFinder } from './smile-finder.ts';
import { fetchFilesOnly } from './tensors.ts';

// Finds faces in three tries, each only where the one before found none: the mesh finder; the same with a border around the
// picture, for a face at its edge; the box finder, which is loaded when it is first needed.

/** Long side in pixels: finders shrink a picture further, and time goes with its size. */
const side = 512;
/** Confidence from which a face is one for sure, and below which another beside it is taken for a pattern of leaves or cloth. */
const sure = 0.9;
const doubtful = 0.75;
/** Whose smile is looked for: the largest so many faces. */
const mostSmiles = 3;

export async function openFaceFinder(): Promise<FindFaces> {
  fetchFilesOnly();
  const findMeshes = await openMeshFinder();
  const findSmile = await openSmileFinder();
  let boxFinder: ReturnType<typeof openBoxFinder> | null = null;

  /** Box finder, then the mesh of each box where a closer look gives one. */
  async function findByBoxes(picture: Raster): Promise<FoundFace[]> {
    boxFinder ??= openBoxFinder();
    const boxes = await (await boxFinder)(picture);
    const faces: FoundFace[] = [];
    for (const found of boxes) faces.push(await lookCloser(found, picture));
    return faces;
  }

  async function lookCloser({ box, confidence }: FoundBox, picture: Raster): Promise<FoundFace> {
    const area = pixelsOfBox(around(box), picture);
    const offset = { x: area.x0 / picture.width, y: area.y0 / picture.height };
    const size = { x: (area.x1 - area.x0) / picture.width, y: (area.y1 - area.y0) / picture.height };
    if (size.x === 0 || size.y === 0) return { box, confidence, mesh: null, angles: null, smile: null };
    const faces = await findMeshes(partOf(picture, area));
    const [nearest] = faces.toSorted((a, b) => b.box.width - a.box.width);
    if (!nearest) return { box, confidence, mesh: null, angles: null, smile: null };
    return moved(nearest, ({ x, y }) => ({ x: offset.x + x * size.x, y: offset.y + y * size.y }));
  }

  async function findIn(picture: Raster): Promise<FoundFace[]> {
    const direct = await findMeshes(picture);
    if (direct.length > 0) return direct;
    const border = Math.round(Math.max(picture.width, picture.height) / 4);
    const wide = bordered(picture, border);
    const atEdge = await findMeshes(wide);
    const found = atEdge.length > 0 ? atEdge : await findByBoxes(wide);
    return found.map((face) =>
      moved(face, ({ x, y }) => ({
        x: (x * wide.width - border) / picture.width,
        y: (y * wide.height - border) / picture.height,
      })),
    );
  }

  return async (photo) => {
    const picture = brightened(shrinkTo(photo, side));
    const found = withoutDoubtful(await findIn(picture));
    const bySize = found.toSorted((a, b) => b.box.width * b.box.height - a.box.width * a.box.height);
    const faces: FoundFace[] = [];
    for (const [index, face] of bySize.entries())
      faces.push(index < mostSmiles ? { ...face, smile: await findSmile(picture, face.box) } : face);
    return faces;
  };
}

function withoutDoubtful(faces: FoundFace[]): FoundFace[] {
  const hasSure = faces.some(({ confidence }) => confidence >= sure);
  return hasSure ? faces.filter(({ confidence }) => confidence >= doubtful) : faces;
}

/** The face with as much again on each side. */
function around({ x, y, width, height }: PhotoBox): PhotoBox {
  return { x: x - width, y: y - height, width: width * 3, height: height * 3 };
}

function moved(face: FoundFace, move: (point: Point) => Point): FoundFace {
  const from = move(face.box);
  const to = move({ x: face.box.x + face.box.width, y: face.box.y + face.box.height });
  return {
    ...face,
    box: { ...from, width: to.x - from.x, height: to.y - from.y },
    mesh: face.mesh?.map(move) ?? null,
  };
}
