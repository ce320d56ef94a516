import { ConfigError, type ModelFileConfig } from '../../../config.ts';
import { describeModelFileProblem, findModelFileProblem, type ModelFileProblem } from './model-file.ts';

/** Mistakes in the settings. What depends on the machine's free memory or on the file's bytes leaves the embedded engine writing. */
const settingsProblems: ModelFileProblem['kind'][] = ['missing', 'not_a_file', 'no_llama'];

/** Throws a ConfigError where AI_MODEL_FILE names nothing that could be loaded. */
export function requireModelFile(config: ModelFileConfig): void {
  const problem = findModelFileProblem(config);
  if (problem && settingsProblems.includes(problem.kind))
    throw new ConfigError([`AI_MODEL_FILE : ${describeModelFileProblem(problem, config.file)}`]);
}
