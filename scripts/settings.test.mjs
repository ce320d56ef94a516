import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../server/config.ts';
import { productionSettings } from '../server/testing/production-settings.ts';
import { root } from './paths.mjs';
import { productSources, unreadPaths } from './testing/config-reads.mjs';

// Every setting changes Config, the product reads what it changes, and the README and .env.example name it.

/** @param {string} file */
function read(file) {
  return readFileSync(path.join(root, file), 'utf8');
}

const settings = [
  ...new Set([...read('server/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name)),
];

const appleKey = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();

/** Every group of settings complete, in development, where all of them are accepted together. */
const complete = {
  ...productionSettings,
  NODE_ENV: 'development',
  PUBLIC_URL: 'https://localhost',
  LOG_LEVEL: 'info',
  AI_BASE_URL: 'https://ia.exemple.fr/v1',
  AI_API_KEY: 'cle',
  AI_MODEL: 'un-modele',
  GOOGLE_CLIENT_ID: 'un-client',
  GOOGLE_CLIENT_SECRET: 'un-secret',
  APPLE_CLIENT_ID: 'fr.exemple',
  APPLE_TEAM_ID: 'ABCDE12345',
  APPLE_KEY_ID: 'ABCDE12345',
  APPLE_PRIVATE_KEY: appleKey(),
};
const { AI_BASE_URL: _4, AI_API_KEY: _5, AI_MODEL: _6, ...withoutModel } = complete;
const withModelFile = { ...withoutModel, AI_MODEL_FILE: 'un-modele.gguf' };
const { STRIPE_SECRET_KEY: _1, STRIPE_PUBLISHABLE_KEY: _2, STRIPE_WEBHOOK_SECRET: _3, ...withoutStripe } = complete;

const withTestKeys = { ...complete, STRIPE_SECRET_KEY: 'sk_test_9', STRIPE_PUBLISHABLE_KEY: 'pk_test_9' };

/** @type {Record<string, { value: string, among?: Record<string, string> }>} another value of each setting */
const others = {
  NODE_ENV: { value: 'test' },
  HOST: { value: '127.0.0.2' },
  PORT: { value: '4321' },
  PUBLIC_URL: { value: 'https://127.0.0.1' },
  DATA_DIR: { value: '/elsewhere' },
  DATABASE_URL: { value: 'postgres://localhost/declic' },
  APP_SECRET: { value: 'Qz8wT4nB7hXc2Vf6Ly9Kd3Mp5Rg1Js0b' },
  ADMIN_PASSWORD: { value: 'another-horse-battery' },
  METRICS_TOKEN: { value: 'a token of some length' },
  TRUSTED_PROXIES: { value: '2' },
  DRAIN_SECONDS: { value: '3' },
  LOG_LEVEL: { value: 'debug' },
  SMTP_URL: { value: 'smtp://autre.exemple.fr' },
  MAIL_FROM: { value: 'autre@exemple.fr' },
  AI_BASE_URL: { value: 'https://autre.exemple.fr/v1' },
  AI_API_KEY: { value: 'autre' },
  AI_MODEL: { value: 'autre' },
  AI_DAILY_BUDGET: { value: '3' },
  AI_TIMEOUT_MS: { value: '3000' },
  AI_MODEL_FILE: { value: 'autre.gguf', among: withModelFile },
  AI_FILE_TIMEOUT_MS: { value: '60000', among: withModelFile },
  STRIPE_SECRET_KEY: { value: 'sk_live_9' },
  STRIPE_PUBLISHABLE_KEY: { value: 'pk_live_9' },
  STRIPE_WEBHOOK_SECRET: { value: 'whsec_9' },
  STRIPE_TEST_MODE: { value: 'true', among: withTestKeys },
  STRIPE_API_BASE: { value: 'http://127.0.0.1:12111' },
  GOOGLE_CLIENT_ID: { value: 'autre' },
  GOOGLE_CLIENT_SECRET: { value: 'autre' },
  GOOGLE_ISSUER: { value: 'http://localhost:4000' },
  APPLE_CLIENT_ID: { value: 'autre' },
  APPLE_TEAM_ID: { value: 'AUTRE12345' },
  APPLE_KEY_ID: { value: 'AUTRE12345' },
  APPLE_PRIVATE_KEY: { value: appleKey() },
  APPLE_ISSUER: { value: 'http://localhost:4000' },
  SANDBOX_PORT: { value: '12111', among: withoutStripe },
  TRY_PER_DEVICE: { value: '3' },
  TRY_PER_DAY: { value: '50' },
  VAT_PERCENT: { value: 'exempt' },
  PAYOUT_IBAN: { value: 'FR1420041010050500013M02606' },
  CLAIMS_CONFIRMED: { value: 'true' },
  OPERATOR_NAME: { value: 'Autre' },
  OPERATOR_LEGAL_FORM: { value: 'Autre' },
  OPERATOR_ADDRESS: { value: 'Autre' },
  OPERATOR_REGISTRATION: { value: 'Autre' },
  OPERATOR_VAT_NUMBER: { value: 'Autre' },
  PUBLICATION_DIRECTOR: { value: 'Autre' },
  HOSTING_PROVIDER: { value: 'Autre' },
  CONTACT_EMAIL: { value: 'autre@exemple.fr' },
  DPO_EMAIL: { value: 'autre@exemple.fr' },
  MEDIATOR_NAME: { value: 'Autre' },
  MEDIATOR_URL: { value: 'https://autre.exemple.fr' },
  SOCIAL_INSTAGRAM: { value: 'https://autre.exemple.fr' },
  SOCIAL_TIKTOK: { value: 'https://autre.exemple.fr' },
  COACHING_URL: { value: 'https://autre.exemple.fr' },
};

/**
 * The paths into Config (`site.operator.name`) whose value the setting changes.
 * @param {string} name
 */
function changedBy(name) {
  const { value, among = complete } = others[name] ?? { value: '' };
  const before = leavesOf(loadConfig(among, '/srv'));
  const after = leavesOf(loadConfig({ ...among, [name]: value }, '/srv'));
  return [...new Set([...before.keys(), ...after.keys()])].filter((leaf) => before.get(leaf) !== after.get(leaf));
}

/**
 * @param {object} value
 * @returns {Map<string, unknown>}
 */
function leavesOf(value) {
  return new Map(
    Object.entries(value).flatMap(([key, part]) =>
      typeof part === 'object' && part !== null
        ? [...leavesOf(part)].map(([leaf, end]) => /** @type {[string, unknown]} */ ([`${key}.${leaf}`, end]))
        : [/** @type {[string, unknown]} */ ([key, part])],
    ),
  );
}

it('server/config.ts has settings, and this file another value for each of them', () => {
  expect(settings).toEqual(expect.arrayContaining(['PORT', 'DATA_DIR', 'SOCIAL_TIKTOK']));
  expect(Object.keys(others).sort()).toEqual([...settings].sort());
});

describe('a setting', () => {
  it.each(settings)('%s changes Config', (name) => {
    expect(changedBy(name)).not.toEqual([]);
  });

  const sources = productSources();

  it.each(settings)('%s is read: the product uses what it changes', (name) => {
    expect(unreadPaths(changedBy(name), sources)).toEqual([]);
  });

  it('is found to be unread where nobody reads it (control)', () => {
    // `name` and `port` are read, but neither on `mail` nor on `mediator`; the others nowhere.
    const unread = ['readByNobody', 'assistant.vision', 'mail.name', 'site.mediator.port'];
    expect(unreadPaths([...unread, 'port', 'site.operator.name'], sources)).toEqual(unread);
    const withoutToken = sources.map((source) => source.replaceAll('config.metricsToken', 'null'));
    expect(unreadPaths(['metricsToken', 'logLevel'], withoutToken)).toEqual(['metricsToken']);
  });
});

it('.env.example names every setting, and no other', () => {
  const named = [...read('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual([...settings].sort());
});

it.each(settings)('the README explains %s', (name) => {
  expect(read('README.md')).toContain(`\`${name}\``);
});
