import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyzePhoto, retouchPhoto } from '#contract/photos.ts';
import { askWithScreenshot, askWithText, type Member } from '../assistant/ask.ts';
import { drawScreens } from '../assistant/draw-screens.ts';
import { prepareMembers } from '../assistant/prepare-members.ts';
import { type RunningServer, startServer } from '../server/running-server.ts';
import { drawBenchPhotos } from './bench-photos.ts';

const crowd = 20;
const rounds = 5;
const targets = { megabytes: 800, healthMs: 200 };

/**
 * Warms every thread of the built server with screenshots and texts, then has twenty members send a photo at once, several times.
 * Returns what missed its target.
 */
export async function measureCrowd(): Promise<string[]> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'declic-bench-'));
  try {
    const { pro } = await prepareMembers(dataFolder, crowd, ['photo']);
    const members = pro.map((cookie, place) => ({ cookie, address: `198.51.100.${place + 1}` }));
    const server = await startServer(dataFolder);
    try {
      return await measure(server, members);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function measure(server: RunningServer, members: Member[]): Promise<string[]> {
  const missed: string[] = [];
  const report = (what: string, value: number | null, target: number, unit: string) => {
    if (value === null) return console.log(`  ${what}: this system does not tell`);
    console.log(`  ${what}: ${value.toFixed(0)} ${unit} (target ≤ ${target}, ${(value / target).toFixed(2)})`);
    if (value > target) missed.push(what);
  };
  const started = server.memory();
  await warm(server, members);
  const warmed = server.memory();
  console.log(
    `  memory of the server: ${asMegabytes(started)} once started, ${asMegabytes(warmed)} after screenshots and texts`,
  );

  const { good, dark } = await drawBenchPhotos();
  let slowest = 0;
  let largest: number | null = null;
  let refused = 0;
  for (let round = 0; round < rounds; round++) {
    const sendAll = () =>
      Promise.all(
        members.map((member, place) =>
          place % 2
            ? sendPhoto(server.url, retouchPhoto.path, member, dark)
            : sendPhoto(server.url, analyzePhoto.path, member, good),
        ),
      );
    let served: boolean[] = [];
    const watching = setInterval(() => {
      const now = server.memory();
      if (now !== null) largest = Math.max(largest ?? 0, now);
    }, 20);
    slowest = Math.max(
      slowest,
      await server.slowestHealth(async () => {
        served = await sendAll();
      }),
    );
    clearInterval(watching);
    refused += served.filter((isServed) => !isServed).length;
  }
  console.log(
    `  ${crowd} photos at once, ${rounds} times: ${crowd * rounds - refused} served, ${refused} told to retry`,
  );
  if (refused > 0) missed.push(`${crowd} photos at once, all served`);
  report(`${crowd} photos at once, memory of the whole server at most`, largest, targets.megabytes, 'MB');
  report(`${crowd} photos at once, slowest /healthz`, slowest, targets.healthMs, 'ms');
  return missed;
}

async function warm({ url }: RunningServer, members: Member[]): Promise<void> {
  const screens = await drawScreens(8);
  await Promise.all(screens.map((screen, place) => askWithScreenshot(url, members[place] as Member, screen)));
  const talk = 'Moi : tu as fait quoi ce week-end ?\nElle : une rando dans le Vercors avec ma sœur, et toi ?';
  for (let round = 0; round < 3; round++)
    await Promise.all(members.slice(0, 8).map((member) => askWithText(url, member, talk)));
}

/** False where the server answered 503 with Retry-After. */
async function sendPhoto(url: string, path: string, member: Member, photo: Uint8Array): Promise<boolean> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: member.cookie, 'x-forwarded-for': member.address },
    body: JSON.stringify({ imageBase64: Buffer.from(photo).toString('base64') }),
  });
  const answer = await response.text();
  if (response.status === 503 && response.headers.get('retry-after')) return false;
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${answer.slice(0, 300)}`);
  return true;
}

const asMegabytes = (value: number | null) => (value === null ? 'unknown' : `${value.toFixed(0)} MB`);
