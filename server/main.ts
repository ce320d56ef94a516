import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '#contract/site.ts';
import { readOutbox } from './adapters/mail/outbox.ts';
import { findOllama } from './adapters/models/chosen-model/find-ollama.ts';
import { describeModelFileProblem, findModelFileProblem } from './adapters/models/local-model/model-file.ts';
import { type AppOptions, buildApp } from './app.ts';
import { welcomeBanner } from './banner.ts';
import { compose } from './composition.ts';
import { type AssistantConfig, type Config, loadConfig } from './config.ts';
import { isDatabaseUnreachable, isDiskFull } from './db/failures.ts';
import type { Deps } from './deps.ts';
import { withEnvFile } from './env-file.ts';
import { reportFailure } from './explain-failure.ts';
import { useModel } from './features/admin/model/choose-model.ts';
import { readStoredModel } from './features/admin/model/stored-model.ts';
import { warmAssistant } from './features/assistant/warm.ts';
import { forgetLeases } from './features/usage/counters.ts';
import { listenAtDoors } from './http/doors.ts';
import type { ModelPageScript } from './http/model-page.ts';
import { jobHandlers } from './jobs/handlers.ts';
import { standardOutput } from './log-output.ts';
import { offerOllama } from './offer-ollama.ts';
import { keepServerPort } from './server-port.ts';

// The composition root: reads the environment, starts the server, stops it gracefully.

const stopDeadlineMs = 14_000;
/** Leaves the first readiness checks half a second: warming up keeps the event loop busy. */
const warmsAfterMs = 500;
const repository = process.cwd();
const modelPageScript: ModelPageScript =
  process.env.DEV === '1'
    ? { address: '/web/dev/model-page.ts' }
    : { file: resolve(repository, 'dist/dev/model-page.js') };
let config: Config | null = null;

async function start(config: Config): Promise<void> {
  // Asked for now and needed last, so that the start does not wait for it.
  const ollama = config.assistant.kind === 'embedded' ? findOllama() : Promise.resolve(null);
  const [composition, site] = await Promise.all([
    compose(config, { migrationsFolder: resolve(repository, 'server/db/migrations'), superviseJobs: true }),
    process.env.DEV === '1' ? developmentSite() : builtSite(),
  ]);
  const { deps, log, jobs } = composition;
  // pg-boss does not wait for some of its statements, and one that fails would end the process.
  process.on('unhandledRejection', (error) => {
    if (!(error instanceof Error && (isDatabaseUnreachable(error) || isDiskFull(error)))) throw error;
    log.error({ err: error }, 'job queue');
  });

  const stopping = { isStopping: false, forgetPort: () => {} };
  const outbox = config.mail.kind === 'outbox' && config.environment !== 'production' ? config.mail.folder : null;
  const app = await buildApp(deps, {
    log,
    isStopping: () => stopping.isStopping,
    site,
    ...(outbox && { readOutbox: () => readOutbox(outbox) }),
    ...(config.environment !== 'production' && { modelPage: modelPageScript }),
  });
  // No other process uses an embedded database, so reservations found in it were left by one that died.
  if (config.database.kind === 'embedded') await forgetLeases(deps.db);
  await jobs.work(jobHandlers(deps));

  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => void stop(signal, { app, composition, drainMs: config.drainMs, state: stopping }));

  try {
    await listenAtDoors(app, { host: config.host, port: config.port });
  } catch (error) {
    await composition.close();
    throw error;
  }
  setTimeout(() => void warmAssistant(deps, log), warmsAfterMs).unref();
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  await composition.listening(port);
  stopping.forgetPort = keepServerPort(config.dataFolder, port);
  deps.reader.warm();
  const found = await ollama;
  const chosen = config.assistant.kind === 'embedded' ? await readStoredModel(deps.db) : null;
  standardOutput.write(
    welcomeBanner(config, {
      port,
      adminPassword: deps.adminPassword,
      sandboxUrl: composition.sandboxUrl,
      modelProblem: modelProblemOf(config.assistant),
      chosenModel: chosen?.model ?? null,
      ollama: chosen ? null : found,
    }),
  );
  if (found && !chosen) await offerToUse(found, deps);
}

async function offerToUse(found: NonNullable<Awaited<ReturnType<typeof findOllama>>>, deps: Deps): Promise<void> {
  await offerOllama(
    found,
    { input: process.stdin, output: process.stdout },
    {
      use: (model) => useModel(deps, { provider: 'ollama', baseUrl: found.baseUrl, model, prompt: 'auto' }),
      stop: () => process.kill(process.pid, 'SIGINT'),
    },
  );
}

interface Running {
  app: Awaited<ReturnType<typeof buildApp>>;
  composition: Awaited<ReturnType<typeof compose>>;
  drainMs: number;
  state: { isStopping: boolean; forgetPort: () => void };
}

async function stop(signal: string, { app, composition, drainMs, state }: Running): Promise<void> {
  if (state.isStopping) return;
  state.isStopping = true;
  composition.log.info({ signal }, 'stopping');
  setTimeout(() => process.exit(1), stopDeadlineMs).unref();
  await new Promise((drained) => setTimeout(drained, drainMs));
  // A model on this machine may need minutes for the requests that are under way; the embedded engine answers them instead.
  await composition.deps.writer.close();
  await app.close();
  state.forgetPort();
  await composition.close();
  process.exit(0);
}

/** Why a model's file will not be loaded as things are, in French; what only loading it can tell is logged. */
function modelProblemOf(assistant: AssistantConfig): string | null {
  if (assistant.kind !== 'model-file') return null;
  const problem = findModelFileProblem(assistant);
  return problem && describeModelFileProblem(problem, assistant.file);
}

async function builtSite(): Promise<AppOptions['site']> {
  const renderer = (await import(pathToFileURL(resolve(repository, 'dist/render/render.js')).href)) as PageRenderer;
  return { renderer, files: { folder: resolve(repository, 'dist/web') }, keepPages: true };
}

/** Vite compiles the web sources as they are asked for, and the renderer is read anew for each page. */
async function developmentSite(): Promise<AppOptions['site']> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const current = async () => (await vite.ssrLoadModule('/web/entry-render.tsx')) as PageRenderer;
  const first = await current();
  const renderer: PageRenderer = {
    matchPage: first.matchPage,
    indexablePaths: first.indexablePaths,
    renderPage: async (...page) => await (await current()).renderPage(...page),
  };
  return { renderer, files: { compiler: vite.middlewares }, keepPages: false };
}

// Whatever is written from here on is for this account alone.
process.umask(0o077);
try {
  config = loadConfig(withEnvFile(process.env, repository), repository);
  await start(config);
} catch (error) {
  reportFailure(error, config);
  process.exit(1);
}
