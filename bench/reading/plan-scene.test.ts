import { describe, expect, it } from 'vitest';
import { appIds, apps } from './apps/index.ts';
import { readExchanges } from './corpus/exchanges.ts';
import { chatCount, planChat } from './plan-scene.ts';
import { linesOf, splits } from './scene.ts';

describe('planChat', () => {
  it('plans the same picture for the same number', () => {
    expect(planChat('dev', 17)).toEqual(planChat('dev', 17));
  });

  it.each(splits)('has every app of the %s split in light and dark', (split) => {
    const scenes = Array.from({ length: chatCount[split] }, (_, index) => planChat(split, index));
    for (const app of appIds)
      expect(new Set(scenes.filter((scene) => scene.app === app).map(({ look }) => look.theme)).size).toBe(2);
    expect(scenes.every((scene) => linesOf(scene).length >= 2)).toBe(true);
  });

  it('uses no look and no layout of the test split in the dev split', () => {
    const scenes = Array.from({ length: chatCount.dev }, (_, index) => planChat('dev', index));
    expect(scenes.every(({ look }) => look.only !== 'test')).toBe(true);
    expect(scenes.every(({ app, layout }) => layout < apps[app].layouts - 1)).toBe(true);
  });
});

describe('the corpus', () => {
  it('has no sentence in both splits, and 500 messages in all', () => {
    const texts = splits.map((split) => readExchanges(split).flatMap((exchange) => exchange.map(({ text }) => text)));
    const [dev = [], test = []] = texts;
    const shared = dev.filter((text) => text.length > 12 && test.includes(text));
    expect(shared).toEqual([]);
    expect(dev.length + test.length).toBeGreaterThanOrEqual(500);
  });
});
