import type { PhotoBox } from '#contract/photos.ts';
import type { Raster } from '#engine/pixels/ports.ts';
import { faceApiModels, loadFaceApi } from './face-api.ts';
import { pictureTensor } from './tensors.ts';

// The second finder (SSD of @vladmandic/face-api): slower and larger, and gives boxes alone, but finds what the first misses.

export interface FoundBox {
  box: PhotoBox;
  confidence: number;
}

const minConfidence = 0.35;

export async function openBoxFinder(): Promise<(picture: Raster) => Promise<FoundBox[]>> {
  const api = loadFaceApi();
  await api.nets.ssdMobilenetv1.loadFromDisk(faceApiModels);
  const options = new api.SsdMobilenetv1Options({ minConfidence, maxResults: 10 });
  return (picture) =>
    pictureTensor(picture, async (tensor) => {
      const found = await api.detectAllFaces(tensor, options);
      return found.map(({ score, box }) => ({ confidence: score, box: inParts(box, picture) }));
    });
}

function inParts({ x, y, width, height }: PhotoBox, picture: Raster): PhotoBox {
  return {
    x: x / picture.width,
    y: y / picture.height,
    width: width / picture.width,
    height: height / picture.height,
  };
}
