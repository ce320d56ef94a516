import './setup/node-version.mjs';
import { runPackage } from './run.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { ensureGrammarChecker } from './setup/grammar-checker.mjs';

// How well the engine writes: grammar, spelling, lengths, repeats, and the rating against a human order.

await ensureDependencies();
ensureGrammarChecker();
const { code } = await runPackage('tsx', ['bench/writing/eval.ts', ...process.argv.slice(2)]);
process.exit(code);
