import { createPrivateKey } from 'node:crypto';
import { isAbsolute, resolve } from 'node:path';
import { isValidIBAN } from 'ibantools';
import * as z from 'zod/mini';
import { promptFor } from '#contract/model-providers.ts';
import { withoutTrailingSlashes } from '#contract/page-path.ts';
import { product } from '#contract/product.ts';
import type { SiteSettings } from '#contract/site.ts';
import { triesPerDevice } from '#contract/try.ts';
import { isReadableAddress } from './db/postgres-address.ts';
import { isGuessableSecret } from './features/accounts/common-passwords.ts';
import { isLoopbackHost } from './loopback.ts';
import { StartError } from './start-error.ts';

// Environment → one frozen Config, or a ConfigError that says what is wrong with each variable. Nothing else reads the
// environment.

export type DatabaseConfig = { kind: 'embedded'; folder: string } | { kind: 'postgres'; url: string };
export type MailConfig = { kind: 'outbox'; folder: string; from: string } | { kind: 'smtp'; url: string; from: string };

/** Who writes: the embedded engine alone, or a model (its server, or its file) with the embedded engine behind it. */
export type AssistantConfig = { kind: 'embedded' } | ModelConfig | ModelFileConfig;
export interface ModelConfig {
  kind: 'model';
  baseUrl: string;
  apiKey: string;
  model: string;
  prompt: 'full' | 'short';
  callsPerDay: number;
  /** For one request of a user, its retry and its repair included. */
  timeoutMs: number;
}
export interface ModelLimits {
  callsPerDay: number;
  timeoutMs: number;
  /** For a model on this machine, such as Ollama's: it is as slow as the machine. */
  localTimeoutMs: number;
}
/** A model in a file, which llama.cpp runs on this machine. */
export interface ModelFileConfig {
  kind: 'model-file';
  file: string;
  /** Where `npm run model` installs llama.cpp. */
  llamaFolder: string;
  /** For one request of a user, its wait in the queue and its repair included. */
  timeoutMs: number;
}

/** Who takes the money: Stripe, or the sandbox that answers like it, started in this process. */
export type PaymentsConfig =
  | { kind: 'sandbox'; stateFile: string; port: number }
  | {
      kind: 'stripe';
      secretKey: string;
      publishableKey: string;
      webhookSecret: string;
      /** The operator said that the keys are those of Stripe's test mode: nobody is charged. */
      testMode: boolean;
      /** Null: Stripe itself. Otherwise a server that answers like it, for development. */
      apiBase: string | null;
    };

/** A client that the operator registered with the provider. */
export interface GoogleConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
}
export interface AppleConfig {
  issuer: string;
  clientId: string;
  teamId: string;
  keyId: string;
  /** PKCS #8, as text. */
  privateKey: string;
}

export interface Config {
  environment: 'development' | 'production' | 'test';
  host: string;
  port: number;
  dataFolder: string;
  site: SiteSettings;
  database: DatabaseConfig;
  mail: MailConfig;
  assistant: AssistantConfig;
  /** For a model that the operator chooses in the tab, as for one of the environment. */
  modelLimits: ModelLimits;
  /** How many replies visitors without an account may ask for in a day; 0 of either turns the try-out off. */
  tryOut: { perDevice: number; perDay: number };
  payments: PaymentsConfig;
  /** Null: no button. */
  signIn: { google: GoogleConfig | null; apple: AppleConfig | null };
  /** Included in every price; 0 for an operator who is exempt. */
  vatPercent: number;
  /** The operator's account that affiliates are paid from; null: the SEPA file cannot be made. */
  payoutIban: string | null;
  /** Null: generated once and kept in the data folder. */
  appSecret: string | null;
  adminPassword: string | null;
  metricsToken: string | null;
  /** Addresses in X-Forwarded-For are believed from this many proxies; 0 believes none. */
  trustedProxies: number;
  /** How long a server that is told to stop goes on answering, so that a proxy sees that it is not ready any more. */
  drainMs: number;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

export class ConfigError extends StartError {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`Configuration refusée :\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d+$/, `attend un nombre entier de ${min} à ${max}`)),
    z.pipe(
      z.transform(Number),
      z.number().check(z.gte(min, `attend au moins ${min}`), z.lte(max, `attend au plus ${max}`)),
    ),
  );
const flag = z.pipe(
  z.enum(['true', 'false'], 'attend true ou false'),
  z.transform((value) => value === 'true'),
);
const httpUrl = z
  .url({ protocol: /^https?$/, error: 'attend une adresse http(s)://…' })
  .check(z.overwrite(withoutTrailingSlashes));
/** An address without a path: pages of ours and links in mails begin with it. */
const originUrl = z.url({ protocol: /^https?$/, error: 'attend une adresse http(s)://…', abort: true }).check(
  z.refine(isOrigin, 'attend une adresse sans chemin, identifiants, ? ni #'),
  z.overwrite((url) => new URL(url).origin),
);
const line = (fallback: string) =>
  z._default(z.string().check(z.trim(), z.minLength(1, 'ne peut pas être vide')), fallback);

/** Printable ASCII without spaces at its ends: what any browser can send in a header, where the admin password travels. */
const headerText = /^[!-~]([ -~]*[!-~])?$/;

function isApplesKey(key: string): boolean {
  try {
    return createPrivateKey(key).asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}

/** Shown on the legal pages until the operator sets the real values, without which production does not start. */
const legalPlaceholders = {
  OPERATOR_NAME: '[Nom de la société]',
  OPERATOR_LEGAL_FORM: '[Forme juridique et capital]',
  OPERATOR_ADDRESS: '[Adresse du siège]',
  OPERATOR_REGISTRATION: '[RCS et numéro SIREN]',
  OPERATOR_VAT_NUMBER: '[Numéro de TVA intracommunautaire]',
  PUBLICATION_DIRECTOR: '[Directeur ou directrice de la publication]',
  HOSTING_PROVIDER: "[Nom, adresse et téléphone de l'hébergeur]",
  CONTACT_EMAIL: 'contact@declic.example',
  DPO_EMAIL: 'dpo@declic.example',
  MEDIATOR_NAME: '[Médiateur de la consommation]',
  MEDIATOR_URL: 'https://mediateur.example',
  SOCIAL_INSTAGRAM: 'https://instagram.example/declic',
  SOCIAL_TIKTOK: 'https://tiktok.example/declic',
  COACHING_URL: 'https://coaching.example/declic',
} as const;

const environment = z.object({
  NODE_ENV: z._default(
    z.enum(['development', 'production', 'test'], 'attend development, production ou test'),
    'development',
  ),
  HOST: line('127.0.0.1'),
  PORT: z._default(wholeNumber(0, 65535), 3000),
  PUBLIC_URL: z.optional(originUrl),
  DATA_DIR: line('data'),
  DATABASE_URL: z.optional(
    z
      .string()
      .check(
        z.regex(/^postgres(ql)?:\/\//, { error: 'attend postgres://…', abort: true }),
        z.refine(
          isReadableAddress,
          'attend postgres://utilisateur:mot-de-passe@serveur:5432/base, les caractères spéciaux en %XX',
        ),
      ),
  ),
  APP_SECRET: z.optional(z.string().check(z.minLength(32, 'attend au moins 32 caractères'))),
  ADMIN_PASSWORD: z.optional(
    z.string().check(z.regex(headerText, 'attend des caractères sans accent, ni espace au bord')),
  ),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'attend au moins 16 caractères'))),
  TRUSTED_PROXIES: z._default(wholeNumber(0, 10), 0),
  DRAIN_SECONDS: z._default(wholeNumber(0, 5), 0),
  LOG_LEVEL: z.optional(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'attend un niveau de pino'),
  ),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//, 'attend smtp://… ou smtps://…'))),
  MAIL_FROM: z.optional(z.string().check(z.regex(/@/, 'attend une adresse, par exemple Déclic <bonjour@exemple.fr>'))),
  AI_BASE_URL: z.optional(httpUrl),
  AI_API_KEY: z.optional(z.string().check(z.regex(headerText, 'attend une clé sans accent, ni espace au bord'))),
  AI_MODEL: z.optional(z.string().check(z.trim(), z.minLength(1, 'ne peut pas être vide'))),
  AI_DAILY_BUDGET: z._default(wholeNumber(1, 1_000_000), 2_000),
  AI_TIMEOUT_MS: z._default(wholeNumber(1_000, 25_000), 20_000),
  AI_MODEL_FILE: z.optional(z.string().check(z.trim(), z.regex(/\.gguf$/i, 'attend un fichier .gguf'))),
  // A processor reads a prompt of 2,500 tokens in half a minute to a minute and writes three replies in as much.
  AI_FILE_TIMEOUT_MS: z._default(wholeNumber(10_000, 300_000), 180_000),
  STRIPE_SECRET_KEY: z.optional(z.string().check(z.regex(/^[sr]k_(test|live)_\w+$/, 'attend une clé sk_… de Stripe'))),
  STRIPE_PUBLISHABLE_KEY: z.optional(
    z.string().check(z.regex(/^pk_(test|live)_\w+$/, 'attend une clé pk_… de Stripe')),
  ),
  STRIPE_TEST_MODE: z._default(flag, false),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string().check(z.regex(/^whsec_\S+$/, 'attend un secret whsec_… de Stripe'))),
  STRIPE_API_BASE: z.optional(httpUrl),
  GOOGLE_CLIENT_ID: z.optional(
    z.string().check(z.regex(/^\S+$/, 'attend un identifiant client de Google, sans espace')),
  ),
  GOOGLE_CLIENT_SECRET: z.optional(z.string().check(z.regex(headerText, 'attend le code secret du client Google'))),
  GOOGLE_ISSUER: z.optional(httpUrl),
  APPLE_CLIENT_ID: z.optional(z.string().check(z.regex(/^\S+$/, "attend l'identifiant du Services ID d'Apple"))),
  APPLE_TEAM_ID: z.optional(
    z.string().check(z.regex(/^[A-Z0-9]{10}$/, "attend les dix caractères du Team ID d'Apple")),
  ),
  APPLE_KEY_ID: z.optional(z.string().check(z.regex(/^[A-Z0-9]{10}$/, "attend les dix caractères du Key ID d'Apple"))),
  APPLE_PRIVATE_KEY: z.optional(
    z.string().check(
      z.overwrite((key) => key.replaceAll('\\n', '\n')),
      z.refine(isApplesKey, "attend le contenu du fichier .p8 d'Apple, retours à la ligne écrits \\n"),
    ),
  ),
  APPLE_ISSUER: z.optional(httpUrl),
  SANDBOX_PORT: z._default(wholeNumber(0, 65535), 0),
  VAT_PERCENT: z._default(
    z.union([
      z.pipe(
        z.literal('exempt'),
        z.transform(() => 0),
      ),
      wholeNumber(1, 30),
    ]),
    20,
  ),
  PAYOUT_IBAN: z.optional(
    z.string().check(
      z.overwrite((iban) => iban.replace(/\s+/g, '').toUpperCase()),
      z.refine((iban) => isValidIBAN(iban), 'attend un IBAN valide'),
    ),
  ),
  TRY_PER_DEVICE: z._default(wholeNumber(0, 100), triesPerDevice),
  TRY_PER_DAY: z._default(wholeNumber(0, 1_000_000), 200),
  CLAIMS_CONFIRMED: z._default(flag, false),
  OPERATOR_NAME: line(legalPlaceholders.OPERATOR_NAME),
  OPERATOR_LEGAL_FORM: line(legalPlaceholders.OPERATOR_LEGAL_FORM),
  OPERATOR_ADDRESS: line(legalPlaceholders.OPERATOR_ADDRESS),
  OPERATOR_REGISTRATION: line(legalPlaceholders.OPERATOR_REGISTRATION),
  OPERATOR_VAT_NUMBER: line(legalPlaceholders.OPERATOR_VAT_NUMBER),
  PUBLICATION_DIRECTOR: line(legalPlaceholders.PUBLICATION_DIRECTOR),
  HOSTING_PROVIDER: line(legalPlaceholders.HOSTING_PROVIDER),
  CONTACT_EMAIL: z._default(z.email('attend une adresse e-mail'), legalPlaceholders.CONTACT_EMAIL),
  DPO_EMAIL: z._default(z.email('attend une adresse e-mail'), legalPlaceholders.DPO_EMAIL),
  MEDIATOR_NAME: line(legalPlaceholders.MEDIATOR_NAME),
  MEDIATOR_URL: z._default(httpUrl, legalPlaceholders.MEDIATOR_URL),
  SOCIAL_INSTAGRAM: z._default(httpUrl, legalPlaceholders.SOCIAL_INSTAGRAM),
  SOCIAL_TIKTOK: z._default(httpUrl, legalPlaceholders.SOCIAL_TIKTOK),
  COACHING_URL: z._default(httpUrl, legalPlaceholders.COACHING_URL),
});

type Environment = z.infer<typeof environment>;

const googleKeys = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const;
const appleKeys = ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'] as const;

/** Keys of providers that are half set, and providers that are not theirs. */
function signInProblems(env: Environment): string[] {
  const problems: string[] = [];
  for (const keys of [googleKeys, appleKeys] as const) {
    const given = keys.filter((name) => env[name] !== undefined);
    if (given.length === 0) continue;
    for (const name of keys)
      if (env[name] === undefined) problems.push(`${name} : manque, alors que ${given.join(' et ')} est là`);
  }
  for (const [name, key] of [
    ['GOOGLE_ISSUER', 'GOOGLE_CLIENT_ID'],
    ['APPLE_ISSUER', 'APPLE_CLIENT_ID'],
  ] as const) {
    const issuer = env[name];
    if (!issuer) continue;
    if (!env[key]) problems.push(`${key} : manque, alors que ${name} est là`);
    if (env.NODE_ENV === 'production') problems.push(`${name} : la production ne parle qu'au vrai fournisseur`);
    else if (!isLoopbackHost(new URL(issuer).hostname))
      problems.push(`${name} : attend un fournisseur d'essai sur cette machine, http://localhost:…`);
  }
  return problems;
}

function combinationProblems(env: Environment): string[] {
  const problems = signInProblems(env);
  if (env.SMTP_URL && !env.MAIL_FROM) problems.push('MAIL_FROM : manque, alors que SMTP_URL est là');
  if (env.MAIL_FROM && !env.SMTP_URL) problems.push('SMTP_URL : manque, alors que MAIL_FROM est là');
  const ai = ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'] as const;
  const given = ai.filter((name) => env[name] !== undefined);
  if (given.length > 0)
    for (const name of ai)
      if (env[name] === undefined) problems.push(`${name} : manque, alors que ${given.join(' et ')} est là`);
  if (env.AI_MODEL_FILE && given.length > 0)
    problems.push(
      'AI_MODEL_FILE : AI_BASE_URL, AI_API_KEY ou AI_MODEL est là aussi ; garde le modèle en fichier ou le modèle par adresse, pas les deux',
    );
  const stripe = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
  const stripeGiven = stripe.filter((name) => env[name] !== undefined);
  for (const name of stripe)
    if (env[name] === undefined) {
      if (stripeGiven.length > 0) problems.push(`${name} : manque, alors que ${stripeGiven.join(' et ')} est là`);
      else if (env.NODE_ENV === 'production')
        problems.push(`${name} : manque en production, où le bac à sable ne démarre pas`);
    }
  if (env.STRIPE_SECRET_KEY && env.STRIPE_PUBLISHABLE_KEY) {
    const modeOf = (key: string) => key.split('_')[1];
    if (modeOf(env.STRIPE_SECRET_KEY) !== modeOf(env.STRIPE_PUBLISHABLE_KEY))
      problems.push('STRIPE_PUBLISHABLE_KEY : une clé de test avec une clé réelle');
  }
  const isTestKey = /^[sr]k_test_/.test(env.STRIPE_SECRET_KEY ?? '');
  if (env.NODE_ENV === 'production' && isTestKey && !env.STRIPE_TEST_MODE)
    problems.push(
      'STRIPE_SECRET_KEY : une clé de test, qui donnerait Pro sans encaisser ; STRIPE_TEST_MODE=true si tu le veux',
    );
  if (env.STRIPE_TEST_MODE && env.STRIPE_SECRET_KEY && !isTestKey)
    problems.push('STRIPE_TEST_MODE : la clé de STRIPE_SECRET_KEY est réelle');
  if (env.STRIPE_API_BASE && !env.STRIPE_SECRET_KEY)
    problems.push('STRIPE_SECRET_KEY : manque, alors que STRIPE_API_BASE est là');
  if (env.NODE_ENV !== 'production') return [...problems, ...openDoors(env)];

  if (env.STRIPE_API_BASE) problems.push("STRIPE_API_BASE : la production ne parle qu'à Stripe");

  if (!env.PUBLIC_URL?.startsWith('https://')) problems.push('PUBLIC_URL : la production attend une adresse https://…');
  if (!env.APP_SECRET) problems.push('APP_SECRET : manque en production (32 caractères au hasard ou plus)');
  else if (isGuessableSecret(env.APP_SECRET))
    problems.push('APP_SECRET : trop facile à deviner (openssl rand -base64 48 en donne un bon)');
  if (!env.SMTP_URL) problems.push('SMTP_URL : manque en production, les e-mails ne partiraient pas');
  if (!env.ADMIN_PASSWORD) problems.push('ADMIN_PASSWORD : manque en production');
  else if (env.ADMIN_PASSWORD.length < 16 || isGuessableSecret(env.ADMIN_PASSWORD))
    problems.push(
      'ADMIN_PASSWORD : trop faible (16 caractères ou plus, dont 8 différents, et pas un mot de passe courant)',
    );
  for (const [name, placeholder] of Object.entries(legalPlaceholders)) {
    if (env[name as keyof typeof legalPlaceholders] === placeholder)
      problems.push(`${name} : la production attend la vraie valeur`);
  }
  return problems;
}

/** Development shows mails with their links to whoever reaches it, so it is reached from this machine only. */
function openDoors({ PUBLIC_URL, HOST, PORT }: Environment): string[] {
  const problems: string[] = [];
  if (PUBLIC_URL && !isLoopbackHost(new URL(PUBLIC_URL).hostname))
    problems.push(
      `PUBLIC_URL : une adresse publique attend NODE_ENV=production ; sans cela, http://localhost:${PORT} ou rien`,
    );
  if (!isLoopbackHost(HOST))
    problems.push(
      'HOST : écouter au-delà de cette machine attend NODE_ENV=production ; sans cela, HOST=127.0.0.1 ou rien',
    );
  return problems;
}

function isOrigin(url: string): boolean {
  const { pathname, search, hash, username, password } = new URL(url);
  return /^\/*$/.test(pathname) && [search, hash, username, password].every((part) => part === '');
}

export function loadConfig(variables: Record<string, string | undefined>, workingFolder: string): Config {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map((issue) => `${String(issue.path[0])} : ${issue.message}`));
  const env = parsed.data;
  const problems = combinationProblems(env);
  if (problems.length > 0) throw new ConfigError(problems);

  const dataFolder = isAbsolute(env.DATA_DIR) ? env.DATA_DIR : resolve(workingFolder, env.DATA_DIR);
  return deepFreeze({
    environment: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    dataFolder,
    site: siteSettingsFrom(env),
    database: env.DATABASE_URL
      ? { kind: 'postgres', url: env.DATABASE_URL }
      : { kind: 'embedded', folder: resolve(dataFolder, 'database') },
    mail:
      env.SMTP_URL && env.MAIL_FROM
        ? { kind: 'smtp', url: env.SMTP_URL, from: env.MAIL_FROM }
        : { kind: 'outbox', folder: resolve(dataFolder, 'outbox'), from: `${product.name} <${env.CONTACT_EMAIL}>` },
    assistant: assistantFrom(env, { workingFolder, dataFolder }),
    modelLimits: {
      callsPerDay: env.AI_DAILY_BUDGET,
      timeoutMs: env.AI_TIMEOUT_MS,
      localTimeoutMs: env.AI_FILE_TIMEOUT_MS,
    },
    tryOut: { perDevice: env.TRY_PER_DEVICE, perDay: env.TRY_PER_DAY },
    payments: paymentsFrom(env, dataFolder),
    signIn: signInFrom(env),
    vatPercent: env.VAT_PERCENT,
    payoutIban: env.PAYOUT_IBAN ?? null,
    appSecret: env.APP_SECRET ?? null,
    adminPassword: env.ADMIN_PASSWORD ?? null,
    metricsToken: env.METRICS_TOKEN ?? null,
    trustedProxies: env.TRUSTED_PROXIES,
    drainMs: env.DRAIN_SECONDS * 1000,
    logLevel: env.LOG_LEVEL ?? (env.NODE_ENV === 'production' ? 'info' : 'warn'),
  } satisfies Config);
}

function assistantFrom(
  env: Environment,
  { workingFolder, dataFolder }: { workingFolder: string; dataFolder: string },
): AssistantConfig {
  if (env.AI_MODEL_FILE)
    return {
      kind: 'model-file',
      file: resolve(workingFolder, env.AI_MODEL_FILE),
      llamaFolder: resolve(dataFolder, 'llama-cpp'),
      timeoutMs: env.AI_FILE_TIMEOUT_MS,
    };
  if (!env.AI_BASE_URL || !env.AI_API_KEY || !env.AI_MODEL) return { kind: 'embedded' };
  return {
    kind: 'model',
    baseUrl: env.AI_BASE_URL,
    apiKey: env.AI_API_KEY,
    model: env.AI_MODEL,
    prompt: promptFor('auto', env.AI_MODEL),
    callsPerDay: env.AI_DAILY_BUDGET,
    timeoutMs: env.AI_TIMEOUT_MS,
  };
}

function paymentsFrom(env: Environment, dataFolder: string): PaymentsConfig {
  if (!env.STRIPE_SECRET_KEY || !env.STRIPE_PUBLISHABLE_KEY || !env.STRIPE_WEBHOOK_SECRET)
    return { kind: 'sandbox', stateFile: resolve(dataFolder, 'sandbox.json'), port: env.SANDBOX_PORT };
  return {
    kind: 'stripe',
    secretKey: env.STRIPE_SECRET_KEY,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    testMode: env.STRIPE_TEST_MODE,
    apiBase: env.STRIPE_API_BASE ?? null,
  };
}

function signInFrom(env: Environment): Config['signIn'] {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY } =
    env;
  return {
    google:
      GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
        ? {
            issuer: env.GOOGLE_ISSUER ?? 'https://accounts.google.com',
            clientId: GOOGLE_CLIENT_ID,
            clientSecret: GOOGLE_CLIENT_SECRET,
          }
        : null,
    apple:
      APPLE_CLIENT_ID && APPLE_TEAM_ID && APPLE_KEY_ID && APPLE_PRIVATE_KEY
        ? {
            issuer: env.APPLE_ISSUER ?? 'https://appleid.apple.com',
            clientId: APPLE_CLIENT_ID,
            teamId: APPLE_TEAM_ID,
            keyId: APPLE_KEY_ID,
            privateKey: APPLE_PRIVATE_KEY,
          }
        : null,
  };
}

function siteSettingsFrom(env: Environment): SiteSettings {
  return {
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    claimsConfirmed: env.CLAIMS_CONFIRMED,
    triesPerDay: env.TRY_PER_DAY > 0 ? env.TRY_PER_DEVICE : 0,
    signInWith: [
      ...(env.GOOGLE_CLIENT_ID ? ['google' as const] : []),
      ...(env.APPLE_CLIENT_ID ? ['apple' as const] : []),
    ],
    contactEmail: env.CONTACT_EMAIL,
    operator: {
      name: env.OPERATOR_NAME,
      legalForm: env.OPERATOR_LEGAL_FORM,
      address: env.OPERATOR_ADDRESS,
      registration: env.OPERATOR_REGISTRATION,
      vatNumber: env.OPERATOR_VAT_NUMBER,
      publicationDirector: env.PUBLICATION_DIRECTOR,
      host: env.HOSTING_PROVIDER,
    },
    dpoEmail: env.DPO_EMAIL,
    mediator: { name: env.MEDIATOR_NAME, url: env.MEDIATOR_URL },
    social: { instagram: env.SOCIAL_INSTAGRAM, tiktok: env.SOCIAL_TIKTOK },
    coachingUrl: env.COACHING_URL,
    writer: env.AI_BASE_URL ? 'model' : env.AI_MODEL_FILE ? 'modelFile' : 'local',
  };
}

function deepFreeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (part && typeof part === 'object') deepFreeze(part);
  return Object.freeze(value);
}
