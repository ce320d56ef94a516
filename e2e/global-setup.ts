import { startServer } from './server.ts';

/** Starts the server that every journey visits; the returned function stops it, and counts what the journeys paid. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startServer({ LOG_LEVEL: 'debug' }, { seeded: true });
  process.env.E2E_URL = server.url;
  process.env.E2E_DATA_FOLDER = server.dataFolder;
  return async () => {
    try {
      await server.endAndCheckMoney();
    } finally {
      await server.stop();
    }
  };
}
