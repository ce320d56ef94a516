import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';
import { productionSettings as production } from './testing/production-settings.ts';

function problemsOf(variables: Record<string, string | undefined>): string[] {
  try {
    loadConfig(variables, '/srv/declic');
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

const blamed = (variables: Record<string, string | undefined>) =>
  problemsOf(variables).map((problem) => problem.split(' : ')[0]);

const model = { AI_BASE_URL: 'https://ia.exemple.fr/v1/', AI_API_KEY: 'cle', AI_MODEL: 'un-modele' };

describe('an environment without settings', () => {
  it('is a development server on this machine only, with everything in data/', () => {
    expect(loadConfig({}, '/srv/declic')).toMatchObject({
      environment: 'development',
      host: '127.0.0.1',
      port: 3000,
      dataFolder: '/srv/declic/data',
      database: { kind: 'embedded', folder: '/srv/declic/data/database' },
      mail: { kind: 'outbox', folder: '/srv/declic/data/outbox' },
      assistant: { kind: 'embedded' },
      appSecret: null,
      adminPassword: null,
      metricsToken: null,
      trustedProxies: 0,
      site: { publicUrl: 'http://localhost:3000', claimsConfirmed: false },
    });
  });

  it('counts an empty variable as one that is not set', () => {
    const blank = Object.fromEntries(Object.keys(production).map((name) => [name, '']));
    expect(loadConfig({ ...blank, PORT: '', DATABASE_URL: '' }, '/srv')).toEqual(loadConfig({}, '/srv'));
  });
});

// @demand development-only
describe('a server outside production', () => {
  it.each([
    ['PUBLIC_URL', 'https://declic.fr'],
    ['PUBLIC_URL', 'http://192.168.1.20:3000'],
    ['PUBLIC_URL', 'http://localhost.evil.example'],
    ['HOST', '0.0.0.0'],
    ['HOST', '::'],
    ['HOST', '192.168.1.20'],
    ['HOST', 'ma-machine.local'],
  ])('refuses %s=%s, and says what to set', (name, value) => {
    for (const NODE_ENV of ['development', 'test', undefined]) {
      const [problem, ...others] = problemsOf({ NODE_ENV, [name]: value });
      expect(problem).toMatch(new RegExp(`^${name} : .*NODE_ENV=production`));
      expect(others).toEqual([]);
    }
    expect(blamed({ ...production, [name]: value })).not.toContain('HOST');
  });

  it.each([
    ['PUBLIC_URL', 'http://localhost:3456'],
    ['PUBLIC_URL', 'https://127.0.0.1'],
    ['PUBLIC_URL', 'http://[::1]:3000'],
    ['HOST', 'localhost'],
    ['HOST', '127.0.0.2'],
    ['HOST', '::1'],
  ])('takes %s=%s', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([]);
  });
});

describe('a wrong value', () => {
  it.each([
    ['NODE_ENV', 'staging'],
    ['HOST', '  '],
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['PORT', '0x10'],
    ['PUBLIC_URL', 'declic.fr'],
    ['PUBLIC_URL', 'ftp://declic.fr'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['DATA_DIR', ' '],
    ['DATABASE_URL', 'mysql://localhost/declic'],
    ['DATABASE_URL', 'localhost:5432'],
    ['DATABASE_URL', 'postgres://declic:a@localhost:port/declic'],
    ['DATABASE_URL', 'postgres://declic:100%@localhost/declic'],
    ['DATABASE_URL', 'postgres://declic:%E9@localhost/declic'],
    ['DATABASE_URL', 'postgres://declic:a@/b@localhost/declic'],
    ['APP_SECRET', 'too short'],
    ['ADMIN_PASSWORD', ' début'],
    ['ADMIN_PASSWORD', 'cœur-à-cœur'],
    ['METRICS_TOKEN', 'short'],
    ['TRUSTED_PROXIES', 'true'],
    ['TRUSTED_PROXIES', '11'],
    ['LOG_LEVEL', 'loud'],
    ['SMTP_URL', 'mail.declic.fr'],
    ['MAIL_FROM', 'Déclic'],
    ['AI_BASE_URL', 'api.exemple.fr'],
    ['AI_BASE_URL', 'file:///etc/passwd'],
    ['AI_API_KEY', ' clé '],
    ['AI_MODEL', '  '],
    ['AI_DAILY_BUDGET', '0'],
    ['AI_DAILY_BUDGET', 'illimité'],
    ['AI_TIMEOUT_MS', '999'],
    ['AI_TIMEOUT_MS', '60000'],
    ['AI_MODEL_FILE', 'modele.bin'],
    ['AI_FILE_TIMEOUT_MS', '1000'],
    ['AI_FILE_TIMEOUT_MS', '600000'],
    ['CLAIMS_CONFIRMED', 'oui'],
    ['CLAIMS_CONFIRMED', '1'],
    ['CONTACT_EMAIL', 'bonjour'],
    ['DPO_EMAIL', 'dpo@'],
    ['MEDIATOR_URL', 'mediateur'],
    ['SOCIAL_INSTAGRAM', '@declic'],
    ['SOCIAL_TIKTOK', 'tiktok'],
    ['COACHING_URL', 'coaching'],
    ['OPERATOR_NAME', ' '],
    ['HOSTING_PROVIDER', ' '],
  ])('of %s is named: %j', (name, value) => {
    const pair = { SMTP_URL: production.SMTP_URL, MAIL_FROM: production.MAIL_FROM };
    expect(blamed({ ...pair, ...model, [name]: value })).toEqual([name]);
  });

  it('is named with all other wrong ones, without its value, which may be a secret', () => {
    const variables = { PORT: 'x', APP_SECRET: 'canary', METRICS_TOKEN: 'canary', LOG_LEVEL: 'x' };
    expect(blamed(variables).sort()).toEqual(['APP_SECRET', 'LOG_LEVEL', 'METRICS_TOKEN', 'PORT']);
    const error = new ConfigError(problemsOf(variables));
    expect(error.message).toMatch(/^Configuration refusée :\n {2}- /);
    expect(error.message).not.toContain('canary');
    expect(error.message).not.toMatch(/invalid|expected/i);
  });
});

describe('mail settings', () => {
  it('come together or not at all', () => {
    expect(blamed({ SMTP_URL: 'smtp://localhost' })).toEqual(['MAIL_FROM']);
    expect(blamed({ MAIL_FROM: 'a@b.fr' })).toEqual(['SMTP_URL']);
    const { mail } = loadConfig({ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@b.fr' }, '/srv');
    expect(mail).toEqual({ kind: 'smtp', url: 'smtp://localhost', from: 'a@b.fr' });
  });
});

describe('settings of the model', () => {
  it('come together or not at all', () => {
    for (const name of Object.keys(model)) {
      const others = Object.keys(model).filter((other) => other !== name);
      expect(blamed({ ...model, [name]: undefined })).toEqual([name]);
      expect(blamed({ [name]: model[name as keyof typeof model] })).toEqual(others);
    }
  });

  it('default to 2,000 calls a day and 20 seconds a request', () => {
    const base = {
      kind: 'model',
      baseUrl: 'https://ia.exemple.fr/v1',
      apiKey: 'cle',
      model: 'un-modele',
      prompt: 'full',
    };
    expect(loadConfig(model, '/srv').assistant).toEqual({
      ...base,
      callsPerDay: 2_000,
      timeoutMs: 20_000,
    });
    const more = { AI_DAILY_BUDGET: '50', AI_TIMEOUT_MS: '8000' };
    expect(loadConfig({ ...model, ...more }, '/srv').assistant).toEqual({
      ...base,
      callsPerDay: 50,
      timeoutMs: 8_000,
    });
  });

  it('are refused without repeating the key', () => {
    expect(new ConfigError(problemsOf({ AI_API_KEY: 'canary' })).message).not.toContain('canary');
  });
});

describe('a model in a file', () => {
  it('is found from the working folder, with llama.cpp in the data folder and three minutes a request', () => {
    expect(loadConfig({ AI_MODEL_FILE: 'data/models/a.gguf', DATA_DIR: '/var/declic' }, '/srv').assistant).toEqual({
      kind: 'model-file',
      file: '/srv/data/models/a.gguf',
      llamaFolder: '/var/declic/llama-cpp',
      timeoutMs: 180_000,
    });
    const settings = { AI_MODEL_FILE: '/m/a.GGUF', AI_FILE_TIMEOUT_MS: '60000' };
    expect(loadConfig(settings, '/srv').assistant).toMatchObject({ file: '/m/a.GGUF', timeoutMs: 60_000 });
  });

  it('is told to the pages, as is a model by URL', () => {
    expect(loadConfig({ AI_MODEL_FILE: 'a.gguf' }, '/srv').site.writer).toBe('modelFile');
    expect(loadConfig(model, '/srv').site.writer).toBe('model');
    expect(loadConfig({}, '/srv').site.writer).toBe('local');
  });

  it('is refused beside a model by URL', () => {
    expect(problemsOf({ ...model, AI_MODEL_FILE: 'a.gguf' })).toEqual([
      'AI_MODEL_FILE : AI_BASE_URL, AI_API_KEY ou AI_MODEL est là aussi ; garde le modèle en fichier ou le modèle par adresse, pas les deux',
    ]);
  });
});

// @demand operator-secrets
describe('production', () => {
  it('starts when everything is set', () => {
    const config = loadConfig(production, '/srv/declic');
    expect(config).toMatchObject({ environment: 'production', adminPassword: 'correct-horse-battery' });
    expect(config.site).toMatchObject({ publicUrl: 'https://declic.fr', operator: { name: 'Déclic SAS' } });
  });

  const optional = ['NODE_ENV', 'MAIL_FROM'];
  it.each(Object.keys(production).filter((name) => !optional.includes(name)))('refuses to start without %s', (name) => {
    expect(blamed({ ...production, [name]: undefined })).toContain(name);
  });

  it.each([
    ['PUBLIC_URL', 'http://declic.fr'],
    ['ADMIN_PASSWORD', 'short-one'],
    ['ADMIN_PASSWORD', 'aaaaaaaaaaaaaaaaaaaaaaaa'],
    ['ADMIN_PASSWORD', 'abcabcabcabcabcabc'],
    ['ADMIN_PASSWORD', '1234567890123456'],
    ['ADMIN_PASSWORD', 'motdepasse123456'],
    ['ADMIN_PASSWORD', 'azertyuiopqsdfgh'],
    ['ADMIN_PASSWORD', 'MotDePasse-MotDePasse-2026'],
    ['APP_SECRET', 'a'.repeat(40)],
    ['APP_SECRET', 'changeme'.repeat(5)],
    ['APP_SECRET', 'motdepasse123456'.repeat(2)],
    ['PUBLIC_URL', 'https://declic.fr/?a=b'],
    ['PUBLIC_URL', 'https://declic.fr/#x'],
    ['PUBLIC_URL', 'https://declic.fr/app'],
    ['PUBLIC_URL', 'https://user:secret@declic.fr'],
    ['OPERATOR_NAME', '[Nom de la société]'],
    ['DPO_EMAIL', 'dpo@declic.example'],
  ])('refuses %s=%s', (name, value) => {
    expect(blamed({ ...production, [name]: value })).toEqual([name]);
  });

  it('names everything that is missing at once', () => {
    expect(blamed({ NODE_ENV: 'production' })).toHaveLength(Object.keys(production).length - optional.length);
  });
});

describe('a configuration', () => {
  it('takes a path as it is, and an address without its last slashes', () => {
    const { dataFolder, site } = loadConfig(
      { ...production, DATA_DIR: '/var/declic', PUBLIC_URL: 'https://declic.fr//' },
      '/srv',
    );
    expect([dataFolder, site.publicUrl]).toEqual(['/var/declic', 'https://declic.fr']);
    expect(loadConfig({ DATA_DIR: '../d' }, '/srv/x').dataFolder).toBe('/srv/d');
    expect(loadConfig({ PORT: '4321' }, '/srv').site.publicUrl).toBe('http://localhost:4321');
  });

  it('chooses a PostgreSQL server by its address', () => {
    for (const url of ['postgres://localhost/declic', 'postgresql://u:p@db:5432/declic?sslmode=require'])
      expect(loadConfig({ DATABASE_URL: url }, '/srv').database).toEqual({ kind: 'postgres', url });
  });

  it.each([
    'postgresql://declic@/declic?host=/var/run/postgresql',
    'postgresql://declic:100%25@/declic?host=%2Fvar%2Frun%2Fpostgresql&port=5433',
    'postgres:///declic?host=/var/run/postgresql',
    'postgres://%2Fvar%2Frun%2Fpostgresql/declic',
  ])('takes a PostgreSQL server behind a Unix socket: %s', (url) => {
    expect(loadConfig({ DATABASE_URL: url }, '/srv').database).toEqual({ kind: 'postgres', url });
  });

  it('takes a certificate that is missing, which opening the database then tells', () => {
    const url = 'postgres://db/declic?sslmode=verify-full&sslrootcert=/nowhere/ca.pem';
    expect(loadConfig({ DATABASE_URL: url }, '/srv').database).toEqual({ kind: 'postgres', url });
  });

  it('is deeply frozen', () => {
    const config = loadConfig(production, '/srv');
    const parts = [config, config.site, config.site.operator, config.site.social, config.database, config.mail];
    for (const part of parts) expect(Object.isFrozen(part)).toBe(true);
    expect(() => Object.assign(config.site, { publicUrl: 'x' })).toThrow(TypeError);
  });
});

// @demand stripe-test-keys
describe('keys of Stripe’s test mode', () => {
  const testKeys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };

  it('are refused in production unless STRIPE_TEST_MODE says so', () => {
    expect(blamed({ ...production, ...testKeys })).toEqual(['STRIPE_SECRET_KEY']);
    expect(blamed({ ...production, ...testKeys, STRIPE_SECRET_KEY: 'rk_test_1' })).toEqual(['STRIPE_SECRET_KEY']);
    expect(blamed({ ...production, ...testKeys, STRIPE_TEST_MODE: 'true' })).toEqual([]);
  });

  it('need no word in development, and real ones contradict STRIPE_TEST_MODE', () => {
    expect(blamed({ ...testKeys, STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toEqual([]);
    expect(blamed({ ...production, STRIPE_TEST_MODE: 'true' })).toEqual(['STRIPE_TEST_MODE']);
  });
});

describe('signing in with a provider', () => {
  const google = { GOOGLE_CLIENT_ID: '1.apps.googleusercontent.com', GOOGLE_CLIENT_SECRET: 'secret' };
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  const apple = {
    APPLE_CLIENT_ID: 'fr.declic.web',
    APPLE_TEAM_ID: 'TEAM123456',
    APPLE_KEY_ID: 'KEY1234567',
    APPLE_PRIVATE_KEY: pem.replaceAll('\n', '\\n'),
  };

  it('is offered where all keys are set, and nowhere else', () => {
    const offered = (variables: Record<string, string>) => loadConfig(variables, '/srv').site.signInWith;
    expect(offered({})).toEqual([]);
    expect(offered(google)).toEqual(['google']);
    expect(offered({ ...google, ...apple })).toEqual(['google', 'apple']);
    expect(loadConfig({ ...production, ...google, ...apple }, '/srv').signIn).toEqual({
      google: { issuer: 'https://accounts.google.com', clientId: google.GOOGLE_CLIENT_ID, clientSecret: 'secret' },
      apple: {
        issuer: 'https://appleid.apple.com',
        clientId: 'fr.declic.web',
        teamId: 'TEAM123456',
        keyId: 'KEY1234567',
        privateKey: pem,
      },
    });
  });

  it('names each key of a provider that is half set', () => {
    expect(problemsOf({ GOOGLE_CLIENT_ID: 'un-client' })).toEqual([
      'GOOGLE_CLIENT_SECRET : manque, alors que GOOGLE_CLIENT_ID est là',
    ]);
    expect(blamed({ APPLE_TEAM_ID: 'TEAM123456', APPLE_KEY_ID: 'KEY1234567' })).toEqual([
      'APPLE_CLIENT_ID',
      'APPLE_PRIVATE_KEY',
    ]);
  });

  it('refuses a key that is not Apple’s, whatever else is right', () => {
    const other = generateKeyPairSync('ec', { namedCurve: 'secp384r1' }).privateKey;
    const wrong = other.export({ format: 'pem', type: 'pkcs8' }).toString();
    for (const APPLE_PRIVATE_KEY of ['-----BEGIN PRIVATE KEY-----', wrong])
      expect(problemsOf({ ...apple, APPLE_PRIVATE_KEY })).toEqual([
        "APPLE_PRIVATE_KEY : attend le contenu du fichier .p8 d'Apple, retours à la ligne écrits \\n",
      ]);
  });

  it('goes to another provider on this machine only, and never in production', () => {
    const local = { ...google, GOOGLE_ISSUER: 'http://localhost:4000' };
    expect(loadConfig(local, '/srv').signIn.google?.issuer).toBe('http://localhost:4000');
    expect(blamed({ ...local, GOOGLE_ISSUER: 'https://google.evil.example' })).toEqual(['GOOGLE_ISSUER']);
    expect(blamed({ ...production, ...local })).toEqual(['GOOGLE_ISSUER']);
    expect(blamed({ APPLE_ISSUER: 'http://localhost:4000' })).toEqual(['APPLE_CLIENT_ID']);
  });
});
