// @demand short-texts
import { beforeAll, describe, expect, it } from 'vitest';
import { generateBios, listBios, rateBio } from '#contract/bios.ts';
import { getOwnAnswers, noOwnAnswers, saveOwnAnswers } from '#contract/own-answers.ts';
import { analyseProfile } from '#contract/retention.ts';
import { planDates, writeOpeners } from '#contract/tool-calls.ts';
import { getUsage } from '#contract/usage.ts';
import { remarks } from '#engine/tools/openers/opener-lines.ts';
import { wishReason } from '#engine/understand/short-texts/dangerous-wishes.ts';
import { signalReasons } from '#engine/understand/verdict-reasons.ts';
import { bioRefusals } from '#engine/write/bios/screen-interests.ts';
import { engineHere } from '../../adapters/assistant/engine-threads/engine-here.ts';
import { buildUser } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';
import { analystOfModel } from '../../writing/analyst-of-model.ts';
import { modelWriter } from '../../writing/model-writer.ts';
import { scriptedModel } from '../../writing/testing/scripted-model.ts';

// Every call that takes a short text about a person stops for a minor and for a wish that is a danger, with and without a model.

const test = makeApp();
const minors = [
  '17 ans, en première, skate, rap',
  'Lola 15 piges, collège Jules Ferry, snap only',
  'née en 2010, basket',
  'Chloé 17',
];
const wish = "je veux la faire boire pour qu'elle soit d'accord";
const adult = "Prof de maths au collège, rando et jazz depuis mes 15 ans, maman d'un ado de 16 ans";

const stops = () => {
  it.each(minors)('no opener is written for «%s»', async (profile) => {
    const { browser } = await buildUser(test, { entitlements: ['pro'] });
    const { openers, remark } = await browser.call(writeOpeners, { body: { profile } });
    expect({ openers, remark }).toEqual({ openers: [], remark: remarks.minor });
  });

  it.each([
    ['elle a 15 ans, elle aime le volley', signalReasons.minor],
    ['on est au lycée tous les deux, ciné', signalReasons.minor],
    [wish, wishReason],
    ['lieu isolé sans témoin, la forêt', wishReason],
    ["une dernière sortie, j'ai envie de mourir", signalReasons.danger],
  ])('no date is planned for «%s»', async (interests, reason) => {
    const { browser } = await buildUser(test, { entitlements: ['pro'] });
    const { plans, remark } = await browser.call(planDates, { body: { city: 'Nantes', budget: 40, interests } });
    expect({ plans, remark }).toEqual({ plans: [], remark: reason });
  });

  it('no date is planned for a minor told beside the city', async () => {
    const { browser } = await buildUser(test, { entitlements: ['pro'] });
    const { plans } = await browser.call(planDates, { body: { city: 'Nantes, elle a 15 ans', budget: 40 } });
    expect(plans).toEqual([]);
  });

  it.each([...minors.map((text) => [text, 'minor'] as const), [wish, 'unfit'] as const])(
    'a bio is neither written nor rated for «%s», and nothing is used up',
    async (text, reason) => {
      const { browser } = await buildUser(test, { entitlements: ['pro'] });
      const refusal = { status: 422, body: { code: 'unprocessable', reason, message: bioRefusals[reason] } };
      expect(await browser.refused(generateBios, { body: { interests: text } })).toMatchObject(refusal);
      expect(await browser.refused(rateBio, { body: { content: text } })).toMatchObject(refusal);
      for (let time = 0; time < 2; time++)
        expect(await browser.refused(analyseProfile, { body: { content: text } })).toMatchObject(refusal);
      expect((await browser.call(listBios)).bios).toEqual([]);
      for (const { feature, used } of (await browser.call(getUsage)).usage)
        if (feature === 'bioGeneration' || feature === 'bioRating') expect(used).toBe(0);
    },
  );
};

describe('short texts', () => {
  stops();

  it('of an adult are written about', async () => {
    const { browser } = await buildUser(test, { entitlements: ['pro'] });
    expect((await browser.call(writeOpeners, { body: { profile: adult } })).openers.length).toBeGreaterThan(3);
    const dates = { city: 'La Rochelle 17', budget: 40, interests: "17 ans d'escalade, rhum arrangé, 15 km à vélo" };
    expect((await browser.call(planDates, { body: dates })).plans).toHaveLength(3);
    expect((await browser.call(generateBios, { body: { interests: adult } })).generated).toHaveLength(3);
    expect((await browser.call(rateBio, { body: { content: adult } })).score).toBeGreaterThan(0);
  });

  it('of a minor are not kept as own answers', async () => {
    const { browser } = await buildUser(test);
    for (const body of [{ job: 'Lycéenne' }, { tastes: ['le rap', "j'ai 16 ans"] }, { town: 'Lyon, 15 ans' }])
      expect(await browser.refused(saveOwnAnswers, { body })).toMatchObject({
        status: 422,
        body: { reason: 'minor', message: signalReasons.minor },
      });
    expect((await browser.call(getOwnAnswers)).answers).toEqual(noOwnAnswers);
    const kept = { job: 'CPE en lycée', town: 'Caen 14', tastes: ['le jazz'] };
    expect((await browser.call(saveOwnAnswers, { body: kept })).answers).toMatchObject(kept);
  });
});

describe('short texts, with a model', () => {
  let asked = 0;
  beforeAll(() => {
    const server = scriptedModel(() => {
      asked += 1;
      return '';
    });
    const means = { server, engine: engineHere, log: () => {} };
    test.deps.writer = modelWriter(means);
    test.deps.analyst = analystOfModel({ ...means, writer: test.deps.writer });
  });
  stops();

  it('are not shown to it', () => expect(asked).toBe(0));
});
