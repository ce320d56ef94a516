import { vi } from 'vitest';

// Pictures for component tests, where nothing decodes or draws: every file is a photo of 1200 × 1600 pixels, unless its bytes
// are those of `brokenPhoto`.

const broken = 'broken';

export const photoFile = (name: string): File => new File(['pixels'], name, { type: 'image/jpeg' });
export const brokenPhoto = (name: string): File => new File([broken], name, { type: 'image/jpeg' });

class LoadedImage {
  src = '';
  readonly naturalWidth = 600;
  readonly naturalHeight = 800;
  async decode(): Promise<void> {}
}

/** To be called before each test. `bytes`: how heavy each encoded picture is. */
export function installFakePictures(bytes = 12): void {
  vi.stubGlobal('Worker', undefined);
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    if ((await file.text()) === broken) throw new DOMException('not a picture', 'InvalidStateError');
    return { width: 1200, height: 1600, close: () => {} };
  });
  vi.stubGlobal('Image', LoadedImage);
  const canvas = window.HTMLCanvasElement.prototype;
  const context = { fillRect: () => {}, drawImage: () => {} };
  vi.spyOn(canvas, 'getContext').mockReturnValue(context as never);
  vi.spyOn(canvas, 'toBlob').mockImplementation((answer, type) => {
    answer(new Blob(['p'.repeat(bytes)], { type: type ?? 'image/png' }));
  });
}
