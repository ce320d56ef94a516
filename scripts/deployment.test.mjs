import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './paths.mjs';

// The files of a deployment name programs, folders and settings that exist: Dockerfile, compose.yaml and deploy/.

/** @param {string} file */
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const files = ['Dockerfile', 'compose.yaml', ...readdirSync(path.join(root, 'deploy')).map((name) => `deploy/${name}`)];
const everything = files.map(read).join('\n');
const dockerfile = read('Dockerfile');
const settings = [...read('server/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name);

// @demand deployment-files
describe('the image', () => {
  it('copies files that are in the repository and not kept out of the build', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) =>
      sources.split(' '),
    );
    expect(copied).toContain('server/db/migrations');
    const keptOut = read('.dockerignore').trim().split('\n');
    for (const source of copied) {
      expect(existsSync(path.join(root, source)), source).toBe(true);
      expect(keptOut).not.toContain(source);
    }
  });

  it('takes from earlier stages what they make', () => {
    const taken = [...dockerfile.matchAll(/^COPY --from=(\w+) \/app\/(\S+)/gm)].map(([, stage, what]) => [stage, what]);
    expect(taken).toEqual([
      ['packages', 'node_modules'],
      ['build', 'dist'],
    ]);
    for (const [stage] of taken) expect(dockerfile).toContain(`AS ${stage}\n`);
  });

  it('runs the Node of .nvmrc, and not as root', () => {
    const nodes = [...dockerfile.matchAll(/^FROM node:(\d+)-/gm)].map(([, major]) => major);
    expect(new Set(nodes)).toEqual(new Set([read('.nvmrc').trim()]));
    expect(dockerfile).toMatch(/^USER node$/m);
  });
});

// @demand deployment-files
describe('the files of a deployment', () => {
  it('start programs that are built from a file of their name', () => {
    const started = [...everything.matchAll(/dist\/server\/([\w-]+)\.js/g)].map(([, name = '']) => name);
    expect(new Set(started)).toEqual(new Set(['main', 'operator']));
    for (const name of started) expect(existsSync(path.join(root, `server/${name}.ts`)), name).toBe(true);
  });

  it('start the server with the heap that `npm start` and the benchmarks give it', () => {
    const heaps = ['Dockerfile', 'deploy/declic.service', 'package.json', 'bench/server/running-server.ts'].map(
      (file) =>
        read(file).match(/(--max-old-space-size=\d+)["', ]+(?:scripts\/start\.mjs|dist\/server\/main\.js)/)?.[1],
    );
    expect(new Set(heaps)).toEqual(new Set(['--max-old-space-size=1024']));
  });

  it('set only what the server reads', () => {
    const ofImage = (dockerfile.match(/^ENV (.+)$/m)?.[1] ?? '').split(' ');
    const ofUnits = [...everything.matchAll(/^Environment=(.+)$/gm)].flatMap(([, pairs = '']) => pairs.split(' '));
    const ofApp = [...(read('compose.yaml').split('  app:')[1] ?? '').matchAll(/^ {6}([A-Z_]+): /gm)].map(
      ([, name]) => name,
    );
    const set = [...[...ofImage, ...ofUnits].map((pair) => pair.split('=')[0]), ...ofApp];
    expect(set).toEqual(expect.arrayContaining(['NODE_ENV', 'HOST', 'DATA_DIR', 'DATABASE_URL']));
    expect(set.filter((name) => !settings.includes(name))).toEqual([]);
  });

  it('give a stop longer than the fifteen seconds that it may take', () => {
    expect(read('compose.yaml')).toContain('stop_grace_period: 20s');
    expect(read('deploy/declic.service')).toContain('TimeoutStopSec=20');
  });
});

// @demand deployment-files
describe('the proxy', () => {
  const proxy = read('deploy/nginx.conf');
  const compose = read('compose.yaml');

  it('listens where compose.yaml publishes it, and asks the server where it listens', () => {
    const [, listening] = proxy.match(/^ +listen (\d+)/m) ?? [];
    const [, port] = dockerfile.match(/^EXPOSE (\d+)$/m) ?? [];
    expect([...compose.matchAll(/- "(.*:\d+)"$/gm)].map(([, published]) => published)).toEqual([
      `127.0.0.1:3000:${listening}`,
    ]);
    expect(proxy).toContain(`server app:${port};`);
  });

  it('takes the largest form, and nothing much larger', () => {
    const [, megabytes] = proxy.match(/client_max_body_size (\d+)m;/) ?? [];
    const [, largest = ''] = read('contract/assistant.ts').match(/maxFormBytes = ([\d_]+);/) ?? [];
    const share = Number(largest.replaceAll('_', '')) / (Number(megabytes) * 1024 * 1024);
    expect(share).toBeGreaterThan(0.9);
    expect(share).toBeLessThan(1);
  });
});

describe('the unit of the server', () => {
  it('lets it ask for the addresses of the machine, as Fastify does with HOST=0.0.0.0', () => {
    const families = read('deploy/declic.service')
      .match(/^RestrictAddressFamilies=(.+)$/m)?.[1]
      ?.split(' ');
    expect(families).toEqual(expect.arrayContaining(['AF_INET', 'AF_INET6', 'AF_UNIX', 'AF_NETLINK']));
  });
});

describe('every refusal at start', () => {
  it('that docs/operations.md quotes is a sentence of the server', () => {
    const table = read('docs/operations.md').split('\n## Refusals at start\n')[1] ?? '';
    const quoted = [...table.matchAll(/«([^»]+)»/g)]
      .flatMap(([, text = '']) => text.split('…'))
      .map((text) => text.trim());
    expect(quoted.length).toBeGreaterThan(20);
    const sources = readdirSync(path.join(root, 'server'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
      .map((file) => read(`server/${file}`))
      .join('\n')
      .replace(/\$\{[^}]+\}/g, ' ');
    const said = sources.replace(/\s+/g, ' ');
    expect(quoted.filter((text) => !said.includes(text))).toEqual([]);
  });
});

// @demand alerts
describe('every alert', () => {
  const alerts = [...read('deploy/alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);

  it('has a row in docs/operations.md that says what to do, and no row is about another', () => {
    const rows = [...read('docs/operations.md').matchAll(/^\| `([A-Z][a-z]\w+)` \|/gm)].map(([, name]) => name);
    expect(rows.sort()).toEqual(alerts.sort());
  });
});
