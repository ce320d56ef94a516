import { ensureLlama, testLlamaFolder } from '../setup/llama.mjs';

// Installs llama.cpp for the tests of a local model, as `npm run model` does, and prints its folder. The server's tests run this
// program, since the server's files import nothing of scripts/.

const problem = await ensureLlama(testLlamaFolder);
if (problem) {
  console.error(problem);
  process.exit(1);
}
process.stdout.write(testLlamaFolder);
