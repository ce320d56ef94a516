import type { GreyRaster, Recognise } from '#engine/pixels/ports.ts';
import { recognisedLines } from './recognised-lines.ts';
import {
  type CompiledTesseract,
  compileTesseract,
  type LoadedTesseract,
  loadTesseract,
  type TesseractApi,
} from './tesseract-core.ts';

// A recogniser of French text, kept open. It runs on the thread that opened it and blocks that thread while it works.

const language = 'fra';
const lstmOnly = 1;
const variables = {
  /** One uniform block of text: the engine stacks lines into a column. */
  tessedit_pageseg_mode: '6',
  user_defined_dpi: '300',
  /** The engine hands over black on white; trying each line inverted would only cost time. */
  tessedit_do_invert: '0',
};

export interface Recogniser {
  recognise: Recognise;
  /** WebAssembly memory, which never shrinks. */
  memoryBytes(): number;
  close(): Promise<void>;
}

export async function openRecogniser(options: { compiled?: CompiledTesseract } = {}): Promise<Recogniser> {
  const tesseract = await loadTesseract(options.compiled ?? compileTesseract());
  const api = new tesseract.module.TessBaseAPI();
  if (api.Init(null, language, lstmOnly) !== 0) throw new Error('the recogniser refuses its French model');
  for (const [name, value] of Object.entries(variables)) api.SetVariable(name, value);
  return {
    recognise: async (image) => recognisedLines(tableOf(tesseract, api, image)),
    memoryBytes: () => tesseract.memory.buffer.byteLength,
    async close() {
      api.End();
    },
  };
}

/** Writes the pixels straight into Tesseract's memory: an image file in between costs 40 ms more. */
function tableOf({ module, memory }: LoadedTesseract, api: TesseractApi, image: GreyRaster): string {
  const { width, height, data } = image;
  if (width < 1 || height < 1 || data.length !== width * height) throw new Error('pixels and size disagree');
  const pointer = module._malloc(data.length);
  try {
    new Uint8Array(memory.buffer).set(data, pointer);
    api.SetImage(pointer, width, height, 1, width);
  } finally {
    module._free(pointer);
  }
  try {
    api.Recognize(null);
    return api.GetTSVText(0);
  } finally {
    api.Clear();
  }
}
