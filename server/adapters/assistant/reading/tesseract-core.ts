import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

// Tesseract's WebAssembly build, driven directly. tesseract.js would start a thread of its own inside ours, take its
// images as files and answer in a quarter of a megabyte of JSON: on a screen of text that is 90 ms and 20 MB more.

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
/** Node's types leave it out, and those of the browser would bring the whole browser along. */
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
// The relaxed-SIMD build is no faster and needs Node 22: one build reads the same everywhere.
const coreFile = requireBesideTesseract.resolve('tesseract.js-core/tesseract-core-simd-lstm');
const modelFile = join(dirname(require.resolve('@tesseract.js-data/fra')), '4.0.0_best_int/fra.traineddata.gz');

/** Can be handed to other threads, which then share what V8 has optimised so far. */
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

/** Emscripten shortens the names of its exports; there is one memory among them. */
function memoryOf(instance: WasmInstance): WasmMemory | undefined {
  return Object.values(instance.exports).find((value) => value instanceof WebAssembly.Memory);
}
