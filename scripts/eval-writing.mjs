import './setup/node-version.mjs';
import { runPackage } from './run.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { ensureGrammarChecker } from './setup/grammar-checker.mjs';

// Measures the engine's texts (grammar, spelling, lengths, repeats) and compares its bio scores with a human ranking.

await ensureDependencies();
ensureGrammarChecker();
const { code } = await runPackage('tsx', ['bench/writing/eval.ts', ...process.argv.slice(2)]);
process.exit(code);
