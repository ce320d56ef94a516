import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as core from '@tensorflow/tfjs-core';
import { folderOf } from './package-folder.ts';

// TensorFlow on WebAssembly, as the finder of faces uses it. Its models are fetched: here from packages on disk only.

const load = createRequire(import.meta.url);

export const tensors = load('@tensorflow/tfjs-core') as typeof core;

export const wasmFolder = `${path.join(folderOf('@tensorflow/tfjs-backend-wasm'), 'dist')}${path.sep}`;

/** Replaces this thread's `fetch`: files are read, anything else is refused. */
export function fetchFilesOnly(): void {
  globalThis.fetch = async (input) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.startsWith('file:')) throw new Error(`refused to fetch ${address}`);
    return new Response(readFileSync(fileURLToPath(address)));
  };
}

export function folderAddress(folder: string): string {
  return `${pathToFileURL(folder).href}/`;
}

/** Memory that WebAssembly holds; it never shrinks. */
export function heldBytes(): number {
  const { wasm } = tensors.backend() as unknown as { wasm?: { HEAPU8: Uint8Array } };
  return wasm?.HEAPU8.byteLength ?? 0;
}

/** The tensor is disposed of when `use` ends. */
export async function pictureTensor<T>(
  { width, height, data }: { width: number; height: number; data: Uint8Array | Uint8ClampedArray },
  use: (tensor: core.Tensor3D) => Promise<T>,
): Promise<T> {
  const tensor = tensors.tensor3d(new Int32Array(data), [height, width, 3], 'int32');
  try {
    return await use(tensor);
  } finally {
    tensor.dispose();
  }
}
