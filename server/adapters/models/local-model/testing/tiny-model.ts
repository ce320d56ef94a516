import { writeFileSync } from 'node:fs';

// Writes a model of llama's architecture with random weights: two small layers and a vocabulary of letters. What it says means
// nothing, but llama.cpp loads it and generates with it like with a real one. The format is GGUF version 3: a header, settings by
// name, the list of tensors, then their numbers, aligned to 32 bytes.

const width = 64;
const layers = 2;
const heads = 4;
const innerWidth = 128;
const alignment = 32;
const valueTypes = { uint32: 4, int32: 5, float32: 6, string: 8, array: 9 } as const;
const tokenTypes = { normal: 1, unknown: 2, control: 3, byte: 6 } as const;

interface TinyModelOptions {
  /** In tokens; a token is one or two letters. */
  contextSize?: number;
  /** The larger, the sooner a text in quotes ends; 0 for texts without end. */
  quoteBias?: number;
  /** More layers make it slower, for tests that cancel. */
  layerCount?: number;
}

const special = ['<unk>', '<s>', '</s>'];
const bytes = Array.from({ length: 256 }, (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`);
const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];
const signs = [...'▁éèàçêôûîABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,;:!?\'"{}[]-()'];
const pairs = [...alphabet, '▁'].flatMap((first) => alphabet.map((second) => first + second));
const vocabulary = [...special, ...bytes, ...pairs, ...alphabet, ...signs];

function typeOf(token: number): number {
  if (token === 0) return tokenTypes.unknown;
  if (token < special.length) return tokenTypes.control;
  return token < special.length + bytes.length ? tokenTypes.byte : tokenTypes.normal;
}

export function writeTinyModel(file: string, options: TinyModelOptions = {}): void {
  const { contextSize = 16_384, quoteBias = 2.5, layerCount = layers } = options;
  const settings = [
    textSetting('general.architecture', 'llama'),
    textSetting('general.name', 'tiny-random'),
    numberSetting('llama.context_length', contextSize),
    numberSetting('llama.embedding_length', width),
    numberSetting('llama.block_count', layerCount),
    numberSetting('llama.feed_forward_length', innerWidth),
    numberSetting('llama.attention.head_count', heads),
    numberSetting('llama.attention.head_count_kv', heads),
    numberSetting('llama.rope.dimension_count', width / heads),
    numberSetting('llama.vocab_size', vocabulary.length),
    setting('llama.attention.layer_norm_rms_epsilon', valueTypes.float32, float32(1e-5)),
    textSetting('tokenizer.ggml.model', 'llama'),
    listSetting('tokenizer.ggml.tokens', valueTypes.string, vocabulary.map(text)),
    // Pairs come before single letters, so their score is better.
    listSetting(
      'tokenizer.ggml.scores',
      valueTypes.float32,
      vocabulary.map((_, token) => float32(-token)),
    ),
    listSetting(
      'tokenizer.ggml.token_type',
      valueTypes.int32,
      vocabulary.map((_, token) => int32(typeOf(token))),
    ),
    numberSetting('tokenizer.ggml.unknown_token_id', 0),
    numberSetting('tokenizer.ggml.bos_token_id', 1),
    numberSetting('tokenizer.ggml.eos_token_id', 2),
  ];
  const tensors = tensorsOf(layerCount, quoteBias);
  let offset = 0;
  const list = tensors.map(({ name, shape, numbers }) => {
    const entry = Buffer.concat([text(name), uint32(shape.length), ...shape.map(uint64), uint32(0), uint64(offset)]);
    offset += aligned(numbers.byteLength);
    return entry;
  });
  const start = Buffer.concat([
    Buffer.from('GGUF'),
    uint32(3),
    uint64(tensors.length),
    uint64(settings.length),
    ...settings,
    ...list,
  ]);
  const numbers = tensors.map((tensor) => padded(Buffer.from(tensor.numbers.buffer)));
  writeFileSync(file, Buffer.concat([padded(start), ...numbers]));
}

interface Tensor {
  name: string;
  shape: number[];
  numbers: Float32Array;
}

function tensorsOf(layerCount: number, quoteBias: number): Tensor[] {
  const random = randomNumbers(1);
  const matrix = (name: string, columns: number, rows: number): Tensor => ({
    name,
    shape: [columns, rows],
    numbers: Float32Array.from({ length: columns * rows }, random),
  });
  const ones = (name: string): Tensor => ({ name, shape: [width], numbers: new Float32Array(width).fill(1) });
  const embedding = matrix('token_embd.weight', width, vocabulary.length);
  const output = matrix('output.weight', width, vocabulary.length);
  // The first number of every token's embedding is the same and stays about the same through all layers; the output that stands for
  // the quote listens to it, so that it is always probable.
  for (let token = 0; token < vocabulary.length; token++) embedding.numbers[token * width] = 1;
  output.numbers[vocabulary.indexOf('"') * width] = quoteBias;
  const blocks = Array.from({ length: layerCount }, (_, layer) => {
    const name = (part: string) => `blk.${layer}.${part}.weight`;
    return [
      ones(name('attn_norm')),
      ones(name('ffn_norm')),
      ...['attn_q', 'attn_k', 'attn_v', 'attn_output'].map((part) => matrix(name(part), width, width)),
      matrix(name('ffn_gate'), width, innerWidth),
      matrix(name('ffn_up'), width, innerWidth),
      matrix(name('ffn_down'), innerWidth, width),
    ];
  });
  return [embedding, output, ones('output_norm.weight'), ...blocks.flat()];
}

/** Between -0.1 and 0.1, the same for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state / 0x7fffffff - 0.5) * 0.2;
  };
}

const aligned = (length: number) => Math.ceil(length / alignment) * alignment;
const padded = (content: Buffer) => Buffer.concat([content, Buffer.alloc(aligned(content.length) - content.length)]);

const setting = (name: string, type: number, value: Buffer) => Buffer.concat([text(name), uint32(type), value]);
const textSetting = (name: string, value: string) => setting(name, valueTypes.string, text(value));
const numberSetting = (name: string, value: number) => setting(name, valueTypes.uint32, uint32(value));
const listSetting = (name: string, type: number, values: Buffer[]) =>
  setting(name, valueTypes.array, Buffer.concat([uint32(type), uint64(values.length), ...values]));

function text(value: string): Buffer {
  return Buffer.concat([uint64(Buffer.byteLength(value)), Buffer.from(value)]);
}
function uint32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return buffer;
}
function int32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeInt32LE(value);
  return buffer;
}
function uint64(value: number): Buffer {
  const buffer = Buffer.alloc(8);
  buffer.writeBigUInt64LE(BigInt(value));
  return buffer;
}
function float32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeFloatLE(value);
  return buffer;
}
