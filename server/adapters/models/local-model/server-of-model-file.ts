import type { Logger } from 'pino';
import type { ModelFileConfig } from '../../../config.ts';
import type { ModelServer } from '../port.ts';
import { openLlamaProcess } from './llama-process.ts';
import { describeModelFileProblem } from './model-file.ts';
import { modelFileServer } from './model-file-server.ts';

/** In tokens: the prompt with the longest conversation that it takes, and the answer. Bounds the memory beside the weights. */
const maxContextTokens = 8_192;

/** The model of AI_MODEL_FILE. */
export function serverOfModelFile(
  { file, llamaFolder, timeoutMs }: ModelFileConfig,
  { log }: { log: Logger },
): ModelServer {
  const llama = openLlamaProcess({
    file,
    llamaFolder,
    maxContextTokens,
    onProblem: (problem, details) =>
      log.error({ problem: problem.kind, details }, `AI_MODEL_FILE : ${describeModelFileProblem(problem, file)}`),
  });
  return modelFileServer({ llama, timeoutMs });
}
