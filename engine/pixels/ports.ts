// The reader's inputs: pixels, and a function that recognises text. With both handed in, it runs in any JavaScript.

/** Pixels in rows, three bytes each (red, green, blue). */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}

/** Pixels in rows, one byte each: black text (0) on white (255). */
export interface GreyRaster {
  width: number;
  height: number;
  data: Uint8Array;
}

export interface Rectangle {
  x0: number;
  y0: number;
  /** Exclusive. */
  x1: number;
  /** Exclusive. */
  y1: number;
}

export interface RecognisedWord {
  text: string;
  /** 0 to 1, as the recogniser gives it. */
  confidence: number;
  box: Rectangle;
}

export interface RecognisedLine {
  words: RecognisedWord[];
  box: Rectangle;
}

/** Reads an image that holds one column of text lines. */
export type Recognise = (image: GreyRaster) => Promise<RecognisedLine[]>;
