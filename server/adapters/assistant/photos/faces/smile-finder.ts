import type { PhotoBox } from '#contract/photos.ts';
import { pixelsOfBox } from '#engine/photo/planes.ts';
import type { Raster } from '#engine/pixels/ports.ts';
import { faceApiModels, loadFaceApi } from './face-api.ts';
import { partOf } from './picture-parts.ts';
import { pictureTensor } from './tensors.ts';

// How surely a mouth smiles, 0 to 1. Nothing else of what the model tells is read: a smile can be seen, a mood cannot.

export type FindSmile = (picture: Raster, face: PhotoBox) => Promise<number | null>;

export async function openSmileFinder(): Promise<FindSmile> {
  const { nets } = loadFaceApi();
  await nets.faceExpressionNet.loadFromDisk(faceApiModels);
  return async (picture, face) => {
    const area = pixelsOfBox(squareAround(face, picture), picture);
    if (area.x0 >= area.x1 || area.y0 >= area.y1) return null;
    return await pictureTensor(partOf(picture, area), async (tensor) => {
      const { happy } = await nets.faceExpressionNet.predictExpressions(tensor);
      return happy;
    });
  };
}

/** The model was trained on squares that the face fills. */
function squareAround({ x, y, width, height }: PhotoBox, picture: Raster): PhotoBox {
  const side = Math.max(width * picture.width, height * picture.height);
  const [across, down] = [side / picture.width, side / picture.height];
  return { x: x + (width - across) / 2, y: y + (height - down) / 2, width: across, height: down };
}
