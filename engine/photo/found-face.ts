import type { PhotoBox } from '#contract/photos.ts';

// What a face finder hands in. Places are parts of the picture's width and height; a box may reach beyond the picture's edge.

export interface Point {
  x: number;
  y: number;
}

export interface FoundFace {
  box: PhotoBox;
  /** 0 to 1, as the finder gives it. */
  confidence: number;
  /** The 468 points of the face mesh in their usual order; null where the finder gives a box alone. */
  mesh: Point[] | null;
  /** In degrees. Yaw: turned to a side; pitch: up or down. Null without a mesh. */
  angles: { yaw: number; pitch: number } | null;
  /** How surely the mouth smiles, 0 to 1; null where the finder does not tell. */
  smile: number | null;
}
