import { openSandbox } from '../../sandbox/open.ts';

// Runs a local Stripe as a process, with the state file given as argument; sends its URL to the parent.

const sandbox = await openSandbox({ stateFile: process.argv[2] });
process.send?.(sandbox.url);
process.once('SIGTERM', () => sandbox.close().then(() => process.exit()));
