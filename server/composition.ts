import type { Logger } from 'pino';
import { openEngine } from './adapters/assistant/engine-threads/open-engine.ts';
import { openPhotoStudio } from './adapters/assistant/photos/photo-studio.ts';
import { openReader } from './adapters/assistant/reading/reader.ts';
import { type Clock, systemClock } from './adapters/clock/port.ts';
import { identityProviders } from './adapters/identity/providers.ts';
import { outboxTransport } from './adapters/mail/outbox.ts';
import type { MailTransport } from './adapters/mail/port.ts';
import { browserModels } from './adapters/models/browser-model/browser-models.ts';
import { openModels } from './adapters/models/chosen-model/models.ts';
import { requireModelFile } from './adapters/models/local-model/require-model-file.ts';
import type { Payments } from './adapters/payments/port.ts';
import { createAssistantMetrics } from './assistant-metrics.ts';
import type { Config } from './config.ts';
import { openDataFolder } from './data-folder.ts';
import { type OpenDatabase, openDatabase } from './db/open.ts';
import type { Deps } from './deps.ts';
import { readModelChoice } from './features/admin/model/stored-model.ts';
import { affiliateLedger } from './features/affiliates/ledger/ledger.ts';
import { requireListedPrices } from './features/billing/checkout/price-check.ts';
import { webhookPath } from './features/billing/converging/webhook.ts';
import { type JobRunner, startJobs } from './jobs/boss.ts';
import { adminPasswordOf, appSecretOf } from './kept-secrets.ts';
import { createLogger } from './log.ts';
import { createSigner } from './secrets.ts';
import { StartError } from './start-error.ts';

// Where vendors are chosen: Config in, everything that use cases need out. Shared by the server and the commands.

export interface Composition {
  deps: Deps;
  database: OpenDatabase;
  jobs: JobRunner;
  log: Logger;
  /** To be called once the server has its port: tells the sandbox where to send webhooks. */
  listening(port: number): Promise<void>;
  /** The local Stripe's address; null with the real one. */
  sandboxUrl: string | null;
  close(): Promise<void>;
}

export async function compose(
  config: Config,
  options: { migrationsFolder: string; superviseJobs: boolean; clock?: Clock },
): Promise<Composition> {
  const log = createLogger(config);
  if (config.assistant.kind === 'model-file') requireModelFile(config.assistant);
  openDataFolder(config.dataFolder, { holdsDatabase: config.database.kind === 'embedded' });
  const signer = createSigner(appSecretOf(config));
  const adminPassword = adminPasswordOf(config);
  const database = await openDatabase(config.database, options.migrationsFolder);
  const jobs = await startJobs(database, { log, supervised: options.superviseJobs });
  const provider = await paymentsFor(config, log, (from, to) => {
    if (options.superviseJobs)
      jobs.enqueueScheduled(database.db, from, to).catch((error) => log.error({ err: error }, 'schedules'));
  });
  const clock = options.clock ?? provider.clock;
  const mail = await mailTransport(config, clock);
  const reader = openReader();
  const engine = openEngine();
  const studio = openPhotoStudio();
  const metrics = createAssistantMetrics();
  metrics.watchThreads('reader', reader.stats);
  metrics.watchThreads('engine', engine.stats);
  metrics.watchThreads('studio', studio.stats);
  const assistant = await openModels(config.assistant, {
    db: database.db,
    clock,
    log,
    engine,
    readChoice: () => readModelChoice(database.db, signer, config.modelLimits),
    onWritten: metrics.countWriting,
  });
  const deps: Deps = {
    config,
    db: database.db,
    dbOfFirst: database.dbOfFirst,
    clock,
    mail,
    reader,
    studio,
    ...assistant,
    browserModels: browserModels({ engine, log, areNeeded: () => assistant.models.kind() === 'local' }),
    metrics,
    payments: provider.payments,
    identityProviders: identityProviders(config),
    ledger: affiliateLedger({ clock, signer }),
    jobs,
    signer,
    adminPassword,
  };
  return {
    deps,
    database,
    jobs,
    log,
    listening: provider.listening,
    sandboxUrl: provider.sandboxUrl,
    async close() {
      await reader.close();
      await studio.close();
      await deps.writer.close();
      await engine.close();
      await jobs.stop();
      await provider.close();
      await mail.close();
      await database.close();
    },
  };
}

class SandboxError extends StartError {
  constructor(stateFile: string, cause: Error) {
    super(
      `Le bac à sable ne démarre pas avec ${stateFile} (${cause.message}). Mets ce fichier de côté : il ne contient que des paiements d'essai.`,
      { cause },
    );
  }
}

interface Provider {
  payments: Payments;
  /** The local Stripe's, which can be moved; the machine's with the real one. */
  clock: Clock;
  sandboxUrl: string | null;
  listening(port: number): Promise<void>;
  close(): Promise<void>;
}

/** Loads Stripe's library, or the sandbox where no key is set, which never happens in production. */
async function paymentsFor(
  config: Config,
  log: Logger,
  onClockMoved: (from: Date, to: Date) => void,
): Promise<Provider> {
  const { payments: settings, vatPercent } = config;
  if (settings.kind === 'sandbox') {
    const { sandboxedPayments } = await import('./adapters/payments/sandboxed.ts');
    const { port, stateFile } = settings;
    const sandboxed = await sandboxedPayments({ vatPercent, port, stateFile, onClockMoved }).catch((error) => {
      throw error.syscall === 'listen' ? error : new SandboxError(stateFile, error);
    });
    return {
      payments: sandboxed.payments,
      clock: sandboxed.clock,
      sandboxUrl: sandboxed.url,
      listening: (port) => sandboxed.connect(`http://127.0.0.1:${port}${webhookPath}`),
      close: () => sandboxed.close(),
    };
  }
  const { stripePayments } = await import('./adapters/payments/stripe.ts');
  const { stripeBrowser } = await import('./adapters/payments/stripe-browser.ts');
  const payments = stripePayments({
    ...settings,
    webhookSecret: () => settings.webhookSecret,
    vatPercent,
    browser: stripeBrowser(settings.publishableKey),
  });
  await requireListedPrices(payments, log);
  return { payments, clock: systemClock, sandboxUrl: null, listening: async () => {}, close: async () => {} };
}

/** Loads the mail library only where SMTP_URL is set. */
async function mailTransport(config: Config, clock: Clock): Promise<MailTransport> {
  if (config.mail.kind === 'outbox') return outboxTransport({ ...config.mail, clock });
  const { smtpTransport } = await import('./adapters/mail/smtp.ts');
  return smtpTransport({ ...config.mail, publicUrl: config.site.publicUrl });
}
