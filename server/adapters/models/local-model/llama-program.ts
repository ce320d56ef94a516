import type { ModelMessage } from '../port.ts';
import { grammarSchema } from './grammar-schema.ts';
import { type ChatItem, importLlama } from './llama-library.ts';
import type { FromLlama, LlamaQuestion, LoadRequest, ToLlama } from './messages.ts';
import { batchTokens, readPrompt } from './read-prompt.ts';

// The program of the process that runs llama.cpp: loads the model when it is told to, then answers one question at a time. Ends
// with the server, whose end closes the channel between them.

/** For one answer: three replies with their reasons take about 300, ten openers or three date plans about 750. */
const maxAnswerTokens = 1_000;
/** Lively enough for banter; what is improbable beside the best next token is left out. */
const sampling = { temperature: 0.8, minP: 0.05 };

const tell = (message: FromLlama) => process.send?.(message);
let answering: Promise<(question: LlamaQuestion, id: number, signal: AbortSignal) => Promise<void>> | null = null;
const cancels = new Map<number, AbortController>();

async function openModel({ file, llamaFolder, maxContextTokens }: LoadRequest) {
  const { getLlama, LlamaChat } = await importLlama(llamaFolder);
  // Apple's graphics share the memory of the processor and come with its only package; elsewhere nobody asked for them.
  const gpu = process.platform === 'darwin' ? 'auto' : false;
  const llama = await getLlama({ gpu, build: 'never', skipDownload: true, progressLogs: false, logLevel: 'disabled' });
  const model = await llama.loadModel({ modelPath: file });
  const contextSize = Math.min(maxContextTokens, model.trainContextSize);
  // One core is left to the server. llama.cpp's threads wait for each other after every layer: on a machine whose cores are all
  // taken, as many threads as cores took a hundred times longer than one.
  const threads = Math.max(1, llama.cpuMathCores - 1);
  const context = await model.createContext({ contextSize, batchSize: batchTokens, sequences: 1, threads });
  const sequence = context.getSequence();
  const chat = new LlamaChat({ contextSequence: sequence });

  return async (question: LlamaQuestion, id: number, signal: AbortSignal) => {
    const history: ChatItem[] = [...question.messages.map(chatItem), { type: 'model', response: [] }];
    const { contextText } = chat.chatWrapper.generateContextState({ chatHistory: history });
    const prompt = contextText.tokenize(model.tokenizer);
    // llama.cpp would silently drop the oldest part of a prompt that is too long.
    if (prompt.length + maxAnswerTokens > contextSize) {
      tell({ id, failed: 'too_long' });
      return;
    }
    await readPrompt(sequence, prompt, signal);
    const { response } = await chat.generateResponse(history, {
      ...sampling,
      grammar: await llama.createGrammarForJsonSchema(grammarSchema(question.schema)),
      signal,
      maxTokens: maxAnswerTokens,
      onTextChunk: (piece) => void tell({ id, piece }),
      budgets: { thoughtTokens: 0 },
    });
    tell({ id, answer: response });
  };
}

function chatItem({ role, content }: ModelMessage): ChatItem {
  return role === 'assistant' ? { type: 'model', response: [content] } : { type: role, text: content };
}

async function answer(question: LlamaQuestion, id: number): Promise<void> {
  const cancel = new AbortController();
  cancels.set(id, cancel);
  try {
    await (await answering)?.(question, id, cancel.signal);
  } catch {
    tell({ id, failed: cancel.signal.aborted ? 'cancelled' : 'error' });
  } finally {
    cancels.delete(id);
  }
}

process.on('disconnect', () => process.exit());
process.on('message', (message: ToLlama) => {
  if ('load' in message) {
    answering = openModel(message.load);
    answering.then(
      () => tell({ loaded: true }),
      (error: Error) => tell({ unloadable: error.message }),
    );
  } else if ('ask' in message) void answer(message.ask, message.id);
  else cancels.get(message.cancel)?.abort();
});
