import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { photoResult } from '#contract/photos.ts';
import { blackPng } from '../../../testing/png-file.ts';
import { groupPhoto, portraitPhoto } from '../../../testing/portrait.ts';
import { openPhotoStudio, type PhotoStudioOptions } from './photo-studio.ts';

// The studio with its real thread and finders, on a photo of three people.

let portrait: Buffer;
let group: Buffer;
beforeAll(async () => {
  [portrait, group] = await Promise.all([portraitPhoto(), groupPhoto()]);
});

let studio: ReturnType<typeof openPhotoStudio> | null = null;
const open = (options: PhotoStudioOptions = {}) => {
  studio = openPhotoStudio({ deadlineMs: 100_000, ...options });
  return studio;
};
afterEach(async () => {
  await studio?.close();
  studio = null;
});
const program = (code: string) =>
  new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; ${code}`)}`);
const failure = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

describe('a photo', () => {
  const { analyse, stats, close } = openPhotoStudio({ deadlineMs: 100_000 });
  afterAll(close);

  it('is measured: the person, the smile, the place of the face', async () => {
    const outcome = await analyse(portrait);
    if ('refusal' in outcome) throw new Error(outcome.refusal);
    expect(photoResult.parse(outcome.result)).toEqual(outcome.result);
    expect(outcome.result.shot).toBe('portrait');
    const main = outcome.result.measures.faces.find(({ isMain }) => isMain);
    expect(main).toMatchObject({ smiles: true, cutOff: false, sunglasses: false, turnedAway: false });
    expect((main?.box.y ?? 0) + (main?.box.height ?? 0) / 2).toBeCloseTo(0.34, 1);
  });

  it('of three people is a group; one without any has no face, and a dark one still has', async () => {
    expect(await analyse(group)).toMatchObject({ result: { shot: 'group' } });
    const wall = sharp({ create: { width: 400, height: 300, channels: 3, background: '#889' } });
    expect(await analyse(await wall.png().toBuffer())).toMatchObject({ result: { shot: 'scene' } });
    const dark = await sharp(portrait).linear(0.25, 0).jpeg().toBuffer();
    expect(await analyse(dark)).toMatchObject({ result: { shot: 'portrait' } });
  });

  it('that is none is refused, and the thread goes on', async () => {
    const { answered } = stats();
    expect(await analyse(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toEqual({
      refusal: 'not_an_image',
    });
    expect(await analyse(blackPng(14_000, 14_000))).toEqual({ refusal: 'image_too_large' });
    expect(await analyse(portrait.subarray(0, portrait.length / 2))).toEqual({ refusal: 'image_unreadable' });
    expect(await analyse(portrait)).toHaveProperty('result');
    expect(stats()).toMatchObject({ answered: answered + 4, died: 0 });
  });
});

describe('the thread', () => {
  const answers = `parentPort.on('message', ({ file }) => {
    if (file[0] === 0) throw new Error('poison');
    parentPort.postMessage({ done: { refusal: 'not_an_image' }, heldBytes: 0 });
  });
  parentPort.postMessage({ ready: true });`;

  it('starts with the first photo', async () => {
    const { stats, analyse } = open({ workerProgram: program(answers) });
    expect(stats().ready).toBe(0);
    await analyse(Uint8Array.of(1));
    expect(stats().ready).toBe(1);
  });

  it('that dies twice over a photo fails it in French, and a new one measures the next', async () => {
    const { analyse, stats } = open({ workerProgram: program(answers) });
    expect(await failure(analyse(Uint8Array.of(0)))).toMatchObject({
      code: 'provider_unavailable',
      message: expect.stringContaining("L'analyse de cette photo a échoué"),
    });
    expect(await analyse(Uint8Array.of(1))).toEqual({ refusal: 'not_an_image' });
    expect(stats()).toMatchObject({ died: 2, answered: 1 });
  });

  it('that does not answer in time is reported as overloaded', async () => {
    const silent = program("parentPort.on('message', () => {}); parentPort.postMessage({ ready: true });");
    const { analyse, stats } = open({ workerProgram: silent, deadlineMs: 50 });
    expect(await failure(analyse(Uint8Array.of(1)))).toMatchObject({ code: 'overloaded' });
    expect(stats().late).toBe(1);
  });

  it('leaves the bytes of the caller as they are', async () => {
    const file = Uint8Array.of(1, 2, 3);
    await open({ workerProgram: program(answers) }).analyse(file);
    expect([...file]).toEqual([1, 2, 3]);
  });
});
