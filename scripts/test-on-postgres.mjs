import './setup/node-version.mjs';
import { root } from './paths.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { startPostgres } from './setup/postgres.mjs';
import { runVitest } from './testing/run-vitest.mjs';

// The API suite once more, on a real PostgreSQL that is started for it and removed afterwards.

process.chdir(root);
await ensureDependencies();
const postgres = await startPostgres().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
console.log('The API suite on PostgreSQL:');
try {
  process.exitCode = await runVitest('vitest-postgres.json', ['api', 'ci-api'], process.argv.slice(2), {
    TEST_DATABASE_URL: postgres.url,
  });
} finally {
  await postgres.stop();
}
