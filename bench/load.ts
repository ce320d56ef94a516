// @demand shedding, crowd
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Figure, recordFigures } from '../scripts/proof/figures.mjs';
import { startProxy } from '../scripts/setup/nginx.mjs';
import { startPostgres } from '../scripts/setup/postgres.mjs';
import { openOutsideProvider } from '../server/testing/outside-provider.ts';
import { prepareMembers } from './assistant/prepare-members.ts';
import { type HealthTimes, sendWave, watchHealth } from './load/processes.ts';
import type { Waved } from './load/traffic-process.ts';
import { goFirst, type Kind, kinds, type People } from './load/visits.ts';
import { startServer } from './server/running-server.ts';
import { percentile } from './statistics/percentile.ts';

// The built server on a PostgreSQL of its own under mixed traffic: what it can serve at most, two minutes at most of that, and then
// ten times as much as it can serve, bare and then behind deploy/nginx.conf. Figures are compared within this run, and health is asked from a
// process of its own beside a bare server, so that a busy machine weighs on both sides.

const memberCount = 100;
const crowd = 24;
const warmUpSeconds = 10;
const peakSeconds = 20;
const mixedSeconds = 120;
const mixedShare = 0.6;
const overloadSeconds = 40;
const overload = 10;
/** A proxy takes people's own connections, as many as come; a bare server those of a proxy. */
const connections = { bare: 256, behindProxy: 2048 };
const targets = { mixedServed: 0.99, goodput: 0.8, healthMs: 200, memoryMegabytes: 150, goFirstServed: 0.99 };

/** Pages come from memory, and what goes first is never refused: the rest is the work that overload could push out. */
const work = kinds.filter((kind) => !['landing', 'prices', ...goFirst].includes(kind));

const sum = (waved: Waved, outcome: 'served' | 'shed' | 'failed', among: Kind[] = kinds) =>
  among.reduce((total, kind) => total + waved.counts[kind][outcome], 0);
const all = (waved: Waved, among: Kind[] = kinds) =>
  (['served', 'shed', 'failed'] as const).reduce((total, outcome) => total + sum(waved, outcome, among), 0);

function say(what: string, waved: Waved): void {
  const [served, shed, failed] = [sum(waved, 'served'), sum(waved, 'shed'), sum(waved, 'failed')];
  const rate = (served / waved.seconds).toFixed(0);
  process.stdout.write(`  ${what}: ${served} served (${rate} a second), ${shed} told to come back, ${failed} failed\n`);
  for (const failure of waved.failures) process.stdout.write(`      ${failure}\n`);
}

const figures: Figure[] = [];
function report(name: string, value: string, target: string, isMet: boolean): void {
  figures.push({ name, value, target, isMet });
  process.stdout.write(`${name}: ${value} (target ${target})${isMet ? '' : ' MISSED'}\n`);
}

/** The slowest of a hundred answers of /healthz, beyond what the machine itself takes. */
function reportHealth(name: string, times: HealthTimes): void {
  const told = (list: number[]) =>
    `p99 ${percentile(list, 99).toFixed(0)} ms, slowest ${Math.max(...list).toFixed(0)} ms`;
  process.stdout.write(`  /healthz over a kept connection: ${told(times.kept)}; over new ones: ${told(times.fresh)}\n`);
  process.stdout.write(`  a bare server: ${told(times.bare)}\n`);
  const own = Math.max(0, percentile(times.kept, 99) - percentile(times.bare, 99));
  report(name, `${own.toFixed(0)} ms`, `≤ ${targets.healthMs} ms`, own <= targets.healthMs);
}

const dataFolder = mkdtempSync(join(tmpdir(), 'declic-bench-'));
const postgres = await startPostgres({ keepsCommits: true });
const provider = await openOutsideProvider('http://127.0.0.1:9');
try {
  const { pro } = await prepareMembers(dataFolder, memberCount, [], postgres.url);
  const people: People = {
    cookies: pro,
    emailOf: pro.map((_, member) => `membre-${member}@exemple.fr`),
    password: 'Lys-de-mer-42',
    webhookSecret: provider.settings.STRIPE_WEBHOOK_SECRET ?? '',
  };
  const tries = { TRY_PER_DEVICE: '100', TRY_PER_DAY: '1000000' };
  const server = await startServer(dataFolder, { DATABASE_URL: postgres.url, ...provider.settings, ...tries });
  const proxy = await startProxy(server.url);
  const megabytes: number[] = [];
  const weighing = setInterval(() => megabytes.push(server.memory() ?? 0), 1000);
  const peakMemory = () => Math.max(...megabytes.splice(0));
  let memoryBefore = 0;
  const reportMemory = (name: string) => {
    const more = peakMemory() - memoryBefore;
    const value = `${more >= 0 ? '+' : '−'} ${Math.abs(more).toFixed(0)} MB`;
    report(name, value, `≤ + ${targets.memoryMegabytes} MB`, more <= targets.memoryMegabytes);
  };
  let seed = 1;
  const wave = async (url: string, load: { clients: number } | { perSecond: number }, seconds: number) =>
    await sendWave({
      url,
      people,
      seconds,
      seed: seed++,
      connections: url === proxy.url ? connections.behindProxy : connections.bare,
      ...load,
    });
  const findPeak = async (url: string) => {
    const peak = await wave(url, { clients: crowd }, peakSeconds);
    say(`${crowd} people without a pause`, peak);
    return { peak, peakRate: sum(peak, 'served') / peak.seconds };
  };
  const flood = async (url: string, way: string, { peak, peakRate }: Awaited<ReturnType<typeof findPeak>>) => {
    const health = watchHealth(url);
    const flooded = await wave(url, { perSecond: peakRate * overload }, overloadSeconds);
    say(`ten times the peak, ${overloadSeconds} s`, flooded);
    const rateOf = (waved: Waved, among: Kind[]) => sum(waved, 'served', among) / waved.seconds;
    const shares = work
      .filter((kind) => rateOf(peak, [kind]) > 0)
      .map((kind) => ({ kind, share: rateOf(flooded, [kind]) / rateOf(peak, [kind]) }));
    for (const { kind, share } of shares) process.stdout.write(`      ${kind}: ${share.toFixed(2)} of its own peak\n`);
    const worst = shares.reduce((one, other) => (other.share < one.share ? other : one));
    const goodput = rateOf(flooded, work) / rateOf(peak, work);
    const first = sum(flooded, 'served', goFirst) / all(flooded, goFirst);
    const isEnough = (share: number) => share >= targets.goodput;
    const least = `≥ ${targets.goodput}`;
    report(
      `goodput at ten times the peak ÷ peak, without pages and what goes first${way}`,
      goodput.toFixed(2),
      least,
      isEnough(goodput),
    );
    report(
      `the same of the kind that suffers most${way}`,
      `${worst.share.toFixed(2)} (${worst.kind})`,
      least,
      isEnough(worst.share),
    );
    report(
      `webhooks and cancellations served meanwhile${way}`,
      percent(first),
      `≥ ${percent(targets.goFirstServed)}`,
      first >= targets.goFirstServed,
    );
    reportHealth(`health at ten times the peak${way}`, await health.times());
    await health.stop();
    reportMemory(`memory at ten times the peak${way}`);
  };
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  try {
    await wave(server.url, { clients: crowd }, warmUpSeconds);
    const bare = await findPeak(server.url);
    memoryBefore = peakMemory();
    const health = watchHealth(server.url);

    const mixed = await wave(server.url, { perSecond: bare.peakRate * mixedShare }, mixedSeconds);
    say(`mixed traffic, ${mixedSeconds} s at ${mixedShare * 100} % of that`, mixed);
    const mixedServed = sum(mixed, 'served') / all(mixed);
    report(
      'mixed traffic for two minutes, served',
      percent(mixedServed),
      `≥ ${percent(targets.mixedServed)}`,
      mixedServed >= targets.mixedServed,
    );
    reportHealth('health under mixed traffic', await health.times());
    await health.stop();
    reportMemory('memory under mixed traffic');

    await flood(server.url, '', bare);
    await flood(proxy.url, ', behind nginx', await findPeak(proxy.url));
  } finally {
    clearInterval(weighing);
    await proxy.stop();
    await server.stop();
  }
} finally {
  await provider.sandbox.close();
  await postgres.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}
recordFigures('bench-load', figures);
process.exit(figures.every(({ isMet }) => isMet) ? 0 : 1);
