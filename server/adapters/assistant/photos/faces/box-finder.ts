import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import type { Tensor, Tensor3D } from '@tensorflow/tfjs-core';
import type { PhotoBox } from '#contract/photos.ts';
import type { Raster } from '#engine/read/pixels/ports.ts';
import { folderOf } from './package-folder.ts';
import { pictureTensor, tensors } from './tensors.ts';

// The second finder (SSD of @vladmandic/face-api): slower and larger, and gives boxes alone, but finds what the first misses.

interface FaceApi {
  nets: { ssdMobilenetv1: { loadFromDisk(folder: string): Promise<void> } };
  SsdMobilenetv1Options: new (options: { minConfidence: number; maxResults: number }) => object;
  detectAllFaces(input: Tensor3D, options: object): Promise<{ score: number; box: PhotoBox }[]>;
}

export interface FoundBox {
  box: PhotoBox;
  confidence: number;
}

const minConfidence = 0.35;

export async function openBoxFinder(): Promise<(picture: Raster) => Promise<FoundBox[]>> {
  const folder = folderOf('@vladmandic/face-api');
  const api = loadPackage(path.join(folder, 'dist/face-api.node-wasm.js'));
  await api.nets.ssdMobilenetv1.loadFromDisk(path.join(folder, 'model'));
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

/** The package asks for all of TensorFlow (141 MB), of which it uses the core: it is handed that instead. */
function loadPackage(file: string): FaceApi {
  chainReshape();
  const load = createRequire(import.meta.url);
  const module = { exports: {} as FaceApi };
  const run = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], { filename: file });
  run(module, module.exports, (name: string) => (name === '@tensorflow/tfjs' ? tensors : load(name)));
  return module.exports;
}

/** Methods of the whole TensorFlow that the core lacks and the SSD calls. */
function chainReshape(): void {
  const prototype = tensors.Tensor.prototype as Tensor & Record<string, unknown>;
  function reshape(this: Tensor, ...shape: number[]) {
    return tensors.reshape(this, shape);
  }
  for (const name of ['as2D', 'as3D', 'as4D']) prototype[name] ??= reshape;
}
