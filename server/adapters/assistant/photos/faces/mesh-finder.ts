import { createRequire } from 'node:module';
import path from 'node:path';
import type { Tensor4D } from '@tensorflow/tfjs-core';
import type { PhotoBox } from '#contract/photos.ts';
import type { FoundFace, Point } from '#engine/photo/found-face.ts';
import type { Raster } from '#engine/pixels/ports.ts';
import { isDrawing } from './drawing.ts';
import { folderOf } from './package-folder.ts';
import { folderAddress, pictureTensor, tensors, wasmFolder } from './tensors.ts';

// The finder (@vladmandic/human): gives a mesh of each face, and how surely its mouth smiles. Nothing else of what its model of
// expressions tells is read: a smile can be seen, a mood cannot.

/** The part of the package's answer that is used. */
interface DetectedFace {
  faceScore: number;
  boxScore: number;
  mesh: [x: number, y: number, z?: number][];
  emotion?: { emotion: string; score: number }[];
  rotation: { angle: { yaw: number; pitch: number } } | null;
}
interface Detector {
  load(): Promise<void>;
  tf: { setBackend(name: string): Promise<boolean>; ready(): Promise<void> };
  detect(input: Tensor4D): Promise<{ face: DetectedFace[]; error?: string | null }>;
}

const mostFaces = 10;
const meshPoints = 468;
/** How surely there is a face before its mesh is looked for: a rocket and a back of a head got 0.3. */
const leastBoxScore = 0.4;
/** Share of the cut around a face that is left out on each side: the model of expressions was trained on faces that fill the picture. */
const smileMargin = 0.18;

export type FindFaces = (picture: Raster) => Promise<FoundFace[]>;

export async function openMeshFinder(): Promise<FindFaces> {
  const folder = folderOf('@vladmandic/human');
  // The package's main file wants TensorFlow's native binding; this one runs on WebAssembly.
  const { Human } = createRequire(import.meta.url)(path.join(folder, 'dist/human.node-wasm.js')) as {
    Human: new (config: object) => Detector;
  };
  const off = { enabled: false };
  const human = new Human({
    backend: 'wasm',
    wasmPath: wasmFolder,
    modelBasePath: folderAddress(path.join(folder, 'models')),
    debug: false,
    // Each picture is another one: nothing is carried over.
    cacheSensitivity: 0,
    face: {
      enabled: true,
      detector: { maxDetected: mostFaces, rotation: true, minConfidence: 0.3 },
      mesh: { enabled: true },
      emotion: { enabled: true, minConfidence: 0, crop: smileMargin },
      iris: off,
      description: off,
      antispoof: off,
      liveness: off,
    },
    body: off,
    hand: off,
    object: off,
    gesture: off,
    filter: off,
  });
  await human.load();
  await human.tf.setBackend('wasm');
  await human.tf.ready();
  return (picture) =>
    pictureTensor(picture, async (tensor) => {
      const batch = tensors.expandDims(tensor, 0) as Tensor4D;
      try {
        const { face, error } = await human.detect(batch);
        if (error) throw new Error(error);
        const seen = face.filter(({ mesh, boxScore }) => mesh.length >= meshPoints && boxScore >= leastBoxScore);
        return seen.map((found) => described(found, picture)).filter(({ box }) => !isDrawing(picture, box));
      } finally {
        batch.dispose();
      }
    });
}

function described(face: DetectedFace, { width, height }: Raster): FoundFace {
  const mesh = face.mesh.slice(0, meshPoints).map(([x, y]) => ({ x: x / width, y: y / height }));
  const degrees = (radians: number) => (radians * 180) / Math.PI;
  return {
    box: boxAround(mesh),
    confidence: face.faceScore || face.boxScore,
    mesh,
    angles: face.rotation && {
      yaw: degrees(face.rotation.angle.yaw),
      pitch: degrees(face.rotation.angle.pitch),
    },
    smile: face.emotion?.find(({ emotion }) => emotion === 'happy')?.score ?? null,
  };
}

export function boxAround(mesh: Point[]): PhotoBox {
  const xs = mesh.map(({ x }) => x);
  const ys = mesh.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
