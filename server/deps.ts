import type { PhotoStudio } from './adapters/assistant/photos/port.ts';
import type { Analyst, BrowserModels, Reader, Writer } from './adapters/assistant/port.ts';
import type { Clock } from './adapters/clock/port.ts';
import type { IdentityProviders } from './adapters/identity/port.ts';
import type { MailTransport } from './adapters/mail/port.ts';
import type { Models } from './adapters/models/models-port.ts';
import type { Payments } from './adapters/payments/port.ts';
import type { AssistantMetrics } from './assistant-metrics.ts';
import type { Config } from './config.ts';
import type { Database } from './db/open.ts';
import type { AffiliateLedger } from './features/billing/converging/ledger-port.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { Signer } from './secrets.ts';

/** What use cases are given; main.ts and the tests' makeApp() put it together. */
export interface Deps {
  config: Config;
  db: Database;
  /** What goes first is given this as its `db` (http/admission.ts). */
  dbOfFirst: Database;
  clock: Clock;
  mail: MailTransport;
  reader: Reader;
  writer: Writer;
  /** Writes without a model, whatever `writer` does. */
  embeddedWriter: Writer;
  analyst: Analyst;
  browserModels: BrowserModels;
  models: Models;
  studio: PhotoStudio;
  metrics: AssistantMetrics;
  payments: Payments;
  identityProviders: IdentityProviders;
  /** What affiliates earn on what is paid. */
  ledger: AffiliateLedger;
  jobs: JobQueue;
  signer: Signer;
  adminPassword: string;
}
