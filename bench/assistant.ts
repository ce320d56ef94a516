import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askWithScreenshot, askWithText, type Member } from './assistant/ask.ts';
import { drawScreens } from './assistant/draw-screens.ts';
import { prepareMembers } from './assistant/prepare-members.ts';
import { weighScripts } from './assistant/weigh-scripts.ts';
import { type RunningServer, startServer } from './server/running-server.ts';
import { percentile } from './statistics/percentile.ts';

// Times the built server over HTTP with the embedded engine: from a screenshot to the third reply for one user and for ten at once, sixty
// at once, and from text to the third reply. Then weighs the JavaScript of the two pages that send these requests.

const targets = {
  meanMs: 1300,
  p95Ms: 2300,
  crowdP95Ms: 6000,
  floodServed: 40,
  healthMs: 200,
  textMs: 50,
  scriptKilobytes: 180,
};
const screenCount = 24;
const crowd = 10;
const flood = 60;
const minuteMs = 60_000;
const talk = 'Moi : tu as fait quoi ce week-end ?\nElle : une rando dans le Vercors avec ma sœur, et toi ?';

const dataFolder = mkdtempSync(join(tmpdir(), 'declic-bench-'));
const missed: string[] = [];

function report(what: string, value: number, target: number, unit: 'ms' | 'KB gzip' = 'ms'): void {
  if (value > target) missed.push(what);
  const mark = value > target ? 'MISSED' : 'ok';
  process.stdout.write(
    `  ${what}: ${value.toFixed(0)} ${unit} (target ≤ ${target}, ${(value / target).toFixed(2)}) ${mark}\n`,
  );
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const isTime = (value: number | null): value is number => value !== null;

async function measure({ url, slowestHealth }: RunningServer, members: Member[], screens: Uint8Array[]): Promise<void> {
  const member = (place: number) => members[place % members.length] as Member;
  const screen = (place: number) => screens[place % screens.length] as Uint8Array;
  for (let run = 0; run < 6; run++) await askWithScreenshot(url, member(1), screen(run));

  const alone: (number | null)[] = [];
  for (const picture of screens) alone.push(await askWithScreenshot(url, member(0), picture));
  const times = alone.filter(isTime);
  if (times.length < screens.length) throw new Error('the server refused a single user');
  report(`screenshot to third reply, one user, mean of ${times.length}`, mean(times), targets.meanMs);
  report('screenshot to third reply, one user, p95', percentile(times, 95), targets.p95Ms);

  const askTogether = async (count: number) => {
    const asked = Array.from({ length: count }, (_, place) => askWithScreenshot(url, member(place), screen(place)));
    return await Promise.all(asked);
  };
  let together: (number | null)[] = [];
  const health = await slowestHealth(async () => {
    together = await askTogether(crowd);
  });
  const served = together.filter(isTime);
  process.stdout.write(`  ${crowd} users at once: ${served.length} served\n`);
  if (served.length < crowd) missed.push(`${crowd} users at once, all served`);
  report(`${crowd} users at once, p95`, percentile(served, 95), targets.crowdP95Ms);
  report(`${crowd} users at once, slowest /healthz`, health, targets.healthMs);

  let rush: (number | null)[] = [];
  const rushHealth = await slowestHealth(async () => {
    rush = await askTogether(flood);
  });
  const answered = rush.filter(isTime);
  const inTime = answered.filter((ms) => ms <= minuteMs).length;
  process.stdout.write(
    `  ${flood} at once: ${inTime} served within a minute (target ≥ ${targets.floodServed}), ${answered.length - inTime} later, ` +
      `${flood - answered.length} told to come back\n`,
  );
  if (inTime < targets.floodServed) missed.push(`${flood} at once, ${targets.floodServed} served within a minute`);
  report(`${flood} at once, slowest /healthz`, rushHealth, targets.healthMs);

  const texts: (number | null)[] = [];
  for (let run = 0; run < 40; run++) texts.push(await askWithText(url, member(run), `${talk} (${run})`));
  const textTimes = texts.filter(isTime).slice(5);
  report('text to third reply, mean', mean(textTimes), targets.textMs);
  report('text to third reply, p95', percentile(textTimes, 95), targets.textMs);
}

try {
  const screens = await drawScreens(screenCount);
  const { pro, free } = await prepareMembers(dataFolder, flood);
  const members = pro.map((cookie, place) => ({ cookie, address: `198.51.100.${place + 1}` }));
  const server = await startServer(dataFolder);
  try {
    await measure(server, members, screens);
    const pages = [
      ['/dashboard', pro[0]],
      ['/onboarding-dm', free],
    ] as const;
    for (const [path, cookie = ''] of pages) {
      const weight = await weighScripts(server.url, cookie, path);
      report(`JavaScript of ${path} on first load`, weight, targets.scriptKilobytes, 'KB gzip');
    }
  } finally {
    await server.stop();
  }
} finally {
  rmSync(dataFolder, { recursive: true, force: true });
}
for (const what of missed) process.stdout.write(`  missed: ${what}\n`);
process.exit(missed.length > 0 ? 1 : 0);
