// Decodes a picked file and encodes what is sent of it. Takes every format that the browser can decode.

/** The most that a sent picture may weigh, once the browser has made it smaller. */
export const maxPictureBytes = 1.5e6;

export interface Size {
  width: number;
  height: number;
}

export interface Encoding extends Size {
  type: 'image/png' | 'image/jpeg';
  quality?: number;
}

/** A picture that cannot be sent; the message says why, in French. */
export class UnusablePicture extends Error {
  override readonly name = 'UnusablePicture';
  readonly title: string;

  constructor(message: string, title = 'Erreur') {
    super(message);
    this.title = title;
  }
}

/** Null where the browser cannot decode the file. */
export async function decodePicture(file: Blob): Promise<ImageBitmap | null> {
  return await createImageBitmap(file).catch(() => null);
}

/** Null where the device has too little memory for the canvas. */
export async function encodePicture(image: ImageBitmap, { type, quality, ...size }: Encoding): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  return drawPicture(canvas, image, size)
    ? await new Promise((resolve) => canvas.toBlob(resolve, type, quality))
    : null;
}

type Canvas = { width: number; height: number } & (
  | Pick<HTMLCanvasElement, 'getContext'>
  | Pick<OffscreenCanvas, 'getContext'>
);

/** Draws on white, which a JPEG shows where the picture is transparent. */
export function drawPicture(canvas: Canvas, image: ImageBitmap, { width, height }: Size): boolean {
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
  if (!context) return false;
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  return true;
}
