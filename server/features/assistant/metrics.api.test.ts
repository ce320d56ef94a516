import { describe, expect, it } from 'vitest';
import { optimizeScreenshot, optimizeText } from '#contract/assistant.ts';
import { analyzePhoto, retouchPhoto } from '#contract/photos.ts';
import { createAssistantMetrics } from '../../assistant-metrics.ts';
import { buildUser } from '../../testing/build-user.ts';
import { fakeReader } from '../../testing/fake-reader.ts';
import { idleStats } from '../../testing/idle-stats.ts';
import { makeApp } from '../../testing/make-app.ts';
import { scriptedStudio } from '../../testing/scripted-studio.ts';
import { warmAssistant } from './warm.ts';

const reader = fakeReader();
const studio = scriptedStudio();
const test = makeApp({ reader, studio });
const image = Buffer.from('89504e470d0a1a0a00', 'hex').toString('base64');

async function readMetrics(): Promise<Map<string, number>> {
  const { text } = await test.browser({ address: '127.0.0.1' }).send({ url: '/metrics' });
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

describe('the metrics of the assistant', () => {
  it('count uses that were kept, given back and refused, and time each step', async () => {
    const before = await readMetrics();
    const pro = await buildUser(test, { entitlements: ['pro'] });
    await pro.browser.call(optimizeScreenshot, { body: { imageBase64: image } });
    reader.next = { refusal: 'not_a_chat' };
    await pro.browser.send({ method: 'POST', url: optimizeScreenshot.path, payload: { imageBase64: image } });
    const free = await buildUser(test);
    for (let use = 0; use < 5; use++) {
      await free.browser.send({
        method: 'POST',
        url: optimizeText.path,
        payload: { conversation: 'Moi : salut\nElle : coucou' },
      });
    }
    const after = await readMetrics();
    const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    expect(grown('assistant_uses_total{feature="dmScreenshot",outcome="kept"}')).toBe(1);
    expect(grown('assistant_uses_total{feature="dmScreenshot",outcome="given_back"}')).toBe(1);
    // The plan's three a day, and the demo.
    expect(grown('assistant_uses_total{feature="dmText",outcome="kept"}')).toBe(4);
    expect(grown('assistant_uses_total{feature="dmText",outcome="refused"}')).toBe(1);
    expect(grown('assistant_step_duration_seconds_count{step="lecture",outcome="done"}')).toBe(2);
    expect(grown('assistant_step_duration_seconds_count{step="redaction",outcome="done"}')).toBe(5);
  });

  it('show the engine’s threads beside the reader’s', async () => {
    const metrics = createAssistantMetrics();
    metrics.watchThreads('reader', () => idleStats);
    metrics.watchThreads('engine', () => ({ ...idleStats, ready: 2, busy: 1, queued: 3, late: 4, retired: 4 }));
    const text = await metrics.registry.metrics();
    for (const line of [
      'engine_queue_length 3',
      'engine_threads{state="busy"} 1',
      'engine_texts_total{outcome="late"} 4',
      'engine_threads_replaced_total{reason="retired"} 4',
      'reader_queue_length 0',
    ])
      expect(text.split('\n')).toContain(line);
  });

  it('count what was asked of a model, and why the engine wrote instead', async () => {
    const metrics = createAssistantMetrics();
    metrics.countWriting({ task: 'reply', fallback: null });
    metrics.countWriting({ task: 'reply', fallback: 'unreachable' });
    const text = await metrics.registry.metrics();
    expect(text).toContain('assistant_model_writings_total{task="reply",fallback="none"} 1');
    expect(text).toContain('assistant_model_writings_total{task="reply",fallback="unreachable"} 1');
  });

  it('show the reader’s queue, threads and counts as they are now', async () => {
    const stats = reader.stats();
    reader.stats = () => ({ ...stats, queued: 7, ready: 2, busy: 1, answered: 40, refused: 3, late: 1, died: 1 });
    const shown = await readMetrics();
    expect(shown.get('reader_queue_length')).toBe(7);
    expect(shown.get('reader_threads{state="busy"}')).toBe(1);
    expect(shown.get('reader_threads{state="idle"}')).toBe(1);
    expect(shown.get('reader_screenshots_total{outcome="answered"}')).toBe(40);
    expect(shown.get('reader_screenshots_total{outcome="refused"}')).toBe(3);
    expect(shown.get('reader_threads_replaced_total{reason="died"}')).toBe(1);
  });
});

describe('the metrics of photos', () => {
  it('count uses, time each call, and show the studio’s queue, threads and counts as they are now', async () => {
    const before = await readMetrics();
    const { browser } = await buildUser(test, { entitlements: ['pro', 'photo'] });
    const send = (url: string) => browser.send({ method: 'POST', url, payload: { imageBase64: image } });
    await send(analyzePhoto.path);
    await send(retouchPhoto.path);
    studio.next = 'fails';
    await send(analyzePhoto.path);
    studio.stats = () => ({ ...idleStats, queued: 4, ready: 1, busy: 1, answered: 12, late: 2, retired: 1 });
    const after = await readMetrics();
    const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    expect(grown('assistant_uses_total{feature="photoAnalysis",outcome="kept"}')).toBe(1);
    expect(grown('assistant_uses_total{feature="photoAnalysis",outcome="given_back"}')).toBe(1);
    expect(grown('assistant_uses_total{feature="photoRetouch",outcome="kept"}')).toBe(1);
    expect(grown('assistant_step_duration_seconds_count{step="photo",outcome="failed"}')).toBe(1);
    expect(grown('assistant_step_duration_seconds_count{step="retouche",outcome="done"}')).toBe(1);
    expect(after.get('studio_queue_length')).toBe(4);
    expect(after.get('studio_threads{state="busy"}')).toBe(1);
    expect(after.get('studio_photos_total{outcome="answered"}')).toBe(12);
    expect(after.get('studio_photos_total{outcome="late"}')).toBe(2);
    expect(after.get('studio_threads_replaced_total{reason="retired"}')).toBe(1);
  });
});

describe('warming up', () => {
  it('succeeds, and only warns when a part of it fails', async () => {
    const warned: unknown[] = [];
    const log = { warn: (...entry: unknown[]) => void warned.push(entry) };
    await warmAssistant(test.deps, log);
    expect(warned).toEqual([]);
    const broken = { ...test.deps.analyst, warm: () => Promise.reject(new Error('no lexicon')) };
    await warmAssistant({ ...test.deps, analyst: broken }, log);
    expect(warned).toHaveLength(1);
  });
});
