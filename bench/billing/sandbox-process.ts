import { openSandbox } from '../../sandbox/open.ts';

// A local Stripe in a process of its own, on the state in the file that is named; says where it listens.

const sandbox = await openSandbox({ stateFile: process.argv[2] });
process.send?.(sandbox.url);
process.once('SIGTERM', () => sandbox.close().then(() => process.exit()));
