import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

// Tesseract's WebAssembly build, driven directly. tesseract.js would start a second thread inside ours, take images as files
// and answer with a quarter of a megabyte of JSON: 90 ms and 20 MB more for a screen of text.

/** The part of Tesseract's API that we call. */
export interface TesseractApi {
  Init(dataPath: null, language: string, engineMode: number): number;
  SetVariable(name: string, value: string): boolean;
  SetImage(pixels: number, width: number, height: number, bytesPerPixel: number, bytesPerRow: number): void;
  Recognize(monitor: null): number;
  GetTSVText(page: number): string;
  Clear(): void;
  End(): void;
}

interface TesseractModule {
  FS: { writeFile(path: string, content: Uint8Array): void };
  TessBaseAPI: new () => TesseractApi;
  _malloc(bytes: number): number;
  _free(pointer: number): void;
}

interface WasmMemory {
  buffer: ArrayBuffer;
}
interface WasmInstance {
  exports: Record<string, unknown>;
}
/** Declared here, since Node's types lack it and the browser's types would declare the whole browser. */
declare const WebAssembly: {
  Memory: new (size: { initial: number }) => WasmMemory;
  compile(code: Uint8Array): Promise<CompiledTesseract>;
  instantiate(code: CompiledTesseract, imports: object): Promise<WasmInstance>;
};

type TesseractFactory = (settings: {
  TesseractProgress(): void;
  print(line: string): void;
  printErr(line: string): void;
  instantiateWasm(imports: object, done: (instance: WasmInstance) => void): object;
}) => Promise<TesseractModule>;

const require = createRequire(import.meta.url);
const requireBesideTesseract = createRequire(require.resolve('tesseract.js'));
// Not the relaxed-SIMD build, which is no faster: with one build every machine reads the same.
const coreFile = requireBesideTesseract.resolve('tesseract.js-core/tesseract-core-simd-lstm');
const modelFile = join(dirname(require.resolve('@tesseract.js-data/fra')), '4.0.0_best_int/fra.traineddata.gz');

/** A compiled module, which threads can share with everything that V8 has optimised so far. */
export type CompiledTesseract = object;

export async function compileTesseract(): Promise<CompiledTesseract> {
  return await WebAssembly.compile(await readFile(coreFile.replace(/\.js$/, '.wasm')));
}

export interface LoadedTesseract {
  module: TesseractModule;
  memory: WasmMemory;
}

export async function loadTesseract(
  compiled: CompiledTesseract | Promise<CompiledTesseract>,
): Promise<LoadedTesseract> {
  const [code, model] = await Promise.all([compiled, readFile(modelFile).then(promisify(gunzip))]);
  const createModule = requireBesideTesseract(coreFile) as TesseractFactory;
  let memory: WasmMemory | undefined;
  const module = await new Promise<TesseractModule>((resolve, reject) => {
    const created = createModule({
      TesseractProgress() {},
      print() {},
      printErr() {},
      instantiateWasm(imports, done) {
        WebAssembly.instantiate(code, imports).then((instance) => {
          memory = memoryOf(instance);
          done(instance);
        }, reject);
        return {};
      },
    });
    created.then(resolve, reject);
  });
  if (!memory) throw new Error('the recogniser has no memory');
  module.FS.writeFile('/fra.traineddata', model);
  return { module, memory };
}

/** Found by its type, since Emscripten shortens the names of exports. */
function memoryOf(instance: WasmInstance): WasmMemory | undefined {
  return Object.values(instance.exports).find((value) => value instanceof WebAssembly.Memory);
}
