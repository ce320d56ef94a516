import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import type { Tensor, Tensor3D } from '@tensorflow/tfjs-core';
import type { PhotoBox } from '#contract/photos.ts';
import { folderOf } from './package-folder.ts';
import { tensors } from './tensors.ts';

// Loads @vladmandic/face-api onto the TensorFlow that the other finder uses.

interface Net {
  loadFromDisk(folder: string): Promise<void>;
}

/** The part of the package that is used. */
interface FaceApi {
  nets: {
    ssdMobilenetv1: Net;
    faceExpressionNet: Net & { predictExpressions(face: Tensor3D): Promise<{ happy: number }> };
  };
  SsdMobilenetv1Options: new (options: { minConfidence: number; maxResults: number }) => object;
  detectAllFaces(input: Tensor3D, options: object): Promise<{ score: number; box: PhotoBox }[]>;
}

const folder = folderOf('@vladmandic/face-api');
export const faceApiModels = path.join(folder, 'model');

let loaded: FaceApi | null = null;

export function loadFaceApi(): FaceApi {
  loaded ??= loadPackage(path.join(folder, 'dist/face-api.node-wasm.js'));
  return loaded;
}

/** The package asks for all of TensorFlow (141 MB), of which it uses the core: it is handed that instead. */
function loadPackage(file: string): FaceApi {
  addMethods();
  const load = createRequire(import.meta.url);
  const module = { exports: {} as FaceApi };
  const run = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], { filename: file });
  run(module, module.exports, (name: string) => (name === '@tensorflow/tfjs' ? tensors : load(name)));
  return module.exports;
}

/** Methods of the whole TensorFlow that the core lacks and the package calls. */
function addMethods(): void {
  const prototype = tensors.Tensor.prototype as Tensor & Record<string, unknown>;
  function reshape(this: Tensor, ...shape: number[]) {
    return tensors.reshape(this, shape);
  }
  for (const name of ['as2D', 'as3D', 'as4D']) prototype[name] ??= reshape;
  prototype.div ??= function div(this: Tensor, by: Tensor | number) {
    return tensors.div(this, by);
  };
  prototype.toFloat ??= function toFloat(this: Tensor) {
    return tensors.cast(this, 'float32');
  };
}
