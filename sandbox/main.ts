import { openSandbox } from './open.ts';

// `npm run sandbox`: the local Stripe alone, its state in memory.

const { SANDBOX_PORT = '12111' } = process.env;
const port = Number(SANDBOX_PORT);

if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`SANDBOX_PORT must be a port between 0 and 65535, not «${SANDBOX_PORT}».`);
  process.exit(1);
}

const sandbox = await openSandbox({ port }).catch((error: Error) => {
  console.error(`The sandbox cannot start: ${error.message}`);
  process.exit(1);
});
console.log(`A local Stripe listens on ${sandbox.url} for any sk_test_… key. Its page: ${sandbox.url}/_sandbox`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => sandbox.close());
