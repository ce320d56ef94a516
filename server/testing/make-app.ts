import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Engine } from '../adapters/assistant/engine-threads/engine.ts';
import { engineHere } from '../adapters/assistant/engine-threads/engine-here.ts';
import type { PhotoStudio } from '../adapters/assistant/photos/port.ts';
import type { Reader } from '../adapters/assistant/port.ts';
import { openReader } from '../adapters/assistant/reading/reader.ts';
import { identityProviders } from '../adapters/identity/providers.ts';
import type { MailTransport, OutgoingMail } from '../adapters/mail/port.ts';
import { browserModels } from '../adapters/models/browser-model/browser-models.ts';
import { openModels } from '../adapters/models/chosen-model/models.ts';
import { type AppOptions, buildApp } from '../app.ts';
import { createAssistantMetrics } from '../assistant-metrics.ts';
import { type Config, loadConfig } from '../config.ts';
import type { Deps } from '../deps.ts';
import { readModelChoice } from '../features/admin/model/stored-model.ts';
import { affiliateLedger } from '../features/affiliates/ledger/ledger.ts';
import { jobHandlers } from '../jobs/handlers.ts';
import { createLogger } from '../log.ts';
import { createSigner } from '../secrets.ts';
import { absentPayments } from './absent-payments.ts';
import { type Browser, openBrowser } from './browser.ts';
import { emptyDatabase } from './empty-database.ts';
import { brokenInvariants } from './invariants.ts';
import { type ManualClock, manualClock } from './manual-clock.ts';
import { scriptedStudio } from './scripted-studio.ts';
import { sharedTestDatabase, type TestDatabase } from './test-database.ts';

export const testAdminPassword = 'correct-horse-battery-staple';

export interface TestApp {
  app: FastifyInstance;
  deps: Deps;
  database: TestDatabase;
  clock: ManualClock;
  /** Mails sent since the test began, oldest first; mails are jobs, so call drain() first. */
  mails: OutgoingMail[];
  /** Every line logged since the test began. */
  logLines: string[];
  /** Runs the waiting jobs and those they cause; answers how many succeeded. Throws if one failed after its retries. */
  drain(): Promise<number>;
  /** A new visitor, with an empty cookie jar. */
  browser(options?: { address?: string; userAgent?: string }): Browser;
}

export interface TestAppOptions {
  environment?: Record<string, string>;
  extraRoutes?: AppOptions['extraRoutes'];
  site?: AppOptions['site'];
  isStopping?: () => boolean;
  localLimits?: boolean;
  readOutbox?: AppOptions['readOutbox'];
  modelPage?: AppOptions['modelPage'];
  startsAt?: string;
  /** Replaces the real reader, whose thread takes seconds to start. */
  reader?: Reader;
  /** Replaces the engine in the test's own thread. */
  engine?: Engine;
  /** Replaces the scripted studio. */
  studio?: PhotoStudio;
  /** Replaces the check of the money invariants, which assumes that there is no provider. */
  afterEachTest?: () => Promise<void>;
}

function testConfig(environment: Record<string, string> = {}): Config {
  return loadConfig({ NODE_ENV: 'test', PUBLIC_URL: 'http://localhost:3000', ...environment }, '/nowhere');
}

/**
 * The real app over a real database, for one test file. Before each test the database is emptied and the clock set back; after
 * each test the money invariants are checked.
 */
export function makeApp(options: TestAppOptions = {}): TestApp {
  const startsAt = options.startsAt ?? '2026-11-15T09:00:00Z';
  const clock = manualClock(startsAt);
  const mails: OutgoingMail[] = [];
  const logLines: string[] = [];
  const log = createLogger({ logLevel: 'debug' }, { write: (line: string) => logLines.push(line) });
  const test = { clock, mails, logLines } as TestApp;

  beforeAll(async () => {
    const { database, jobs } = await sharedTestDatabase();
    test.database = database;
    const signer = createSigner('a secret for tests, long enough to be one');
    const engine = options.engine ?? engineHere;
    const config = testConfig(options.environment);
    const readChoice = () => readModelChoice(database.db, signer, config.modelLimits);
    const assistant = await openModels(config.assistant, { db: database.db, clock, log, engine, readChoice });
    test.deps = {
      config,
      db: database.db,
      dbOfFirst: database.dbOfFirst,
      clock,
      mail: mailMemory(mails),
      reader: options.reader ?? openReader({ threads: 1, deadlineMs: 120_000 }),
      ...assistant,
      browserModels: browserModels({ engine, log, areNeeded: () => assistant.models.kind() === 'local' }),
      studio: options.studio ?? scriptedStudio(),
      metrics: createAssistantMetrics(),
      payments: absentPayments,
      identityProviders: identityProviders(config),
      ledger: affiliateLedger({ clock, signer }),
      jobs,
      signer,
      adminPassword: testAdminPassword,
    };
    test.deps.metrics.watchThreads('reader', () => test.deps.reader.stats());
    test.deps.metrics.watchThreads('studio', () => test.deps.studio.stats());
    test.app = await buildApp(test.deps, { log, localLimits: false, ...options });
    await test.app.ready();
    test.drain = async () => {
      const { done, failures } = await jobs.drain(jobHandlers(test.deps));
      if (failures.length > 0) throw new AggregateError(failures, 'jobs failed');
      return done;
    };
    test.browser = (visitor) => openBrowser(test.app, visitor);
  });
  beforeEach(async () => {
    await emptyDatabase(test.database);
    clock.set(startsAt);
    mails.length = 0;
    logLines.length = 0;
  });
  afterEach(
    options.afterEachTest ??
      (async () => expect(await brokenInvariants(test.database, { now: clock.now(), providerUrl: null })).toEqual([])),
  );
  afterAll(async () => {
    await test.app.close();
    await test.deps.reader.close();
    await test.deps.studio.close();
  });
  return test;
}

function mailMemory(mails: OutgoingMail[]): MailTransport {
  return {
    async send(mail) {
      mails.push(mail);
    },
    async close() {},
  };
}
