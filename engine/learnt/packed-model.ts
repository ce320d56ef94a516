import type { Model, StoredModel } from './linear-model.ts';

// A linear model in about a quarter of its size: of each feature only a hash is kept. Hashes are sorted and each is stored as its distance
// from the one before. A feature that the model does not know meets the hash of another one in about one of `spread` cases.

export interface PackedModel {
  labels: string[];
  /** How many hashes there are. */
  space: number;
  /** Distances between sorted hashes, seven bits a byte, in base64. */
  hashes: string;
  /** Signed bytes, a row a feature, in the order of the hashes, in base64. */
  weights: string;
  scale: number;
}

const spread = 100;

export function packModel({ labels, features, weights, scale }: StoredModel): PackedModel {
  const space = features.length * spread;
  const rows = new Map(features.map((feature, row) => [hashOf(feature, space), row]));
  const sorted = [...rows.keys()].sort((a, b) => a - b);
  const bytes = bytesOf(weights);
  const width = labels.length;
  const rowBytes = (hash: number) => {
    const start = (rows.get(hash) ?? 0) * width;
    return [...bytes.subarray(start, start + width)];
  };
  return {
    labels,
    space,
    hashes: textOf(sorted.flatMap((hash, place) => varint(hash - (sorted[place - 1] ?? 0)))),
    weights: textOf(sorted.flatMap(rowBytes)),
    scale,
  };
}

export function openPackedModel({ labels, space, hashes, weights, scale }: PackedModel): Model {
  const rows = new Map<number, number>();
  let hash = 0;
  let shift = 0;
  let distance = 0;
  for (const byte of bytesOf(hashes)) {
    distance |= (byte & 127) << shift;
    shift += 7;
    if (byte >= 128) continue;
    hash += distance;
    rows.set(hash, rows.size);
    shift = 0;
    distance = 0;
  }
  return {
    labels,
    rowOf: { get: (feature) => rows.get(hashOf(feature, space)) },
    weights: new Int8Array(bytesOf(weights).buffer),
    scale,
  };
}

/** FNV-1a, with its bits mixed once more: neighbours of a word would lie close together otherwise. */
function hashOf(feature: string, space: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) % space;
}

function varint(distance: number): number[] {
  return distance < 128 ? [distance] : [(distance & 127) | 128, ...varint(distance >>> 7)];
}

const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

function textOf(bytes: number[]): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte & 255);
  return btoa(text);
}
