import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import llamaPackage from './llama-package.json' with { type: 'json' };

// What is used of node-llama-cpp, typed by hand: the package is optional and not in node_modules.

export type ChatItem =
  | { type: 'system'; text: string }
  | { type: 'user'; text: string }
  | { type: 'model'; response: string[] };

interface Grammar {
  readonly grammar: string;
}
export type Token = number;
export interface Sequence {
  /** How many tokens the context holds. */
  readonly nextTokenIndex: number;
  /** Keeps the tokens that the context and these have in common at their start, and forgets the others. */
  adaptStateToTokens(tokens: Token[], allowShift: boolean): Promise<void>;
  evaluateWithoutGeneratingNewTokens(tokens: Token[]): Promise<void>;
}
type Tokenizer = (text: string) => Token[];
export interface LlamaModel {
  readonly trainContextSize: number;
  readonly tokenizer: Tokenizer;
  createContext(options: {
    contextSize: number;
    batchSize: number;
    sequences: 1;
    threads: number;
  }): Promise<{ getSequence(): Sequence }>;
}
interface Llama {
  readonly cpuMathCores: number;
  loadModel(options: { modelPath: string }): Promise<LlamaModel>;
  createGrammarForJsonSchema(schema: object): Promise<Grammar>;
}
export interface LlamaChat {
  readonly chatWrapper: {
    generateContextState(options: { chatHistory: ChatItem[] }): {
      contextText: { tokenize(tokenizer: Tokenizer): Token[] };
    };
  };
  generateResponse(
    history: ChatItem[],
    options: {
      grammar: Grammar;
      signal: AbortSignal;
      maxTokens: number;
      temperature: number;
      minP: number;
      onTextChunk: (piece: string) => void;
      budgets: { thoughtTokens: number };
    },
  ): Promise<{ response: string }>;
}
interface LlamaLibrary {
  getLlama(options: {
    gpu: 'auto' | false;
    build: 'never';
    skipDownload: true;
    progressLogs: false;
    logLevel: 'disabled';
  }): Promise<Llama>;
  LlamaChat: new (options: { contextSequence: Sequence }) => LlamaChat;
}

export async function importLlama(llamaFolder: string): Promise<LlamaLibrary> {
  return (await import(pathToFileURL(join(llamaFolder, llamaPackage.entry)).href)) as LlamaLibrary;
}
