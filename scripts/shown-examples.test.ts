import { describe, expect, it } from 'vitest';
import { mainProblems } from '#contract/onboarding.ts';
import { samples } from '#contract/try-samples.ts';
import type { ConversationMessage, Objective } from '#contract/writing.ts';
import { rateBio } from '#engine/rate/rate-bio.ts';
import { planDate } from '#engine/tools/dates/plan-date.ts';
import { writeOpeners } from '#engine/tools/openers/write-openers.ts';
import { findRedFlags } from '#engine/tools/red-flags/find-red-flags.ts';
import { diagnoseSilence } from '#engine/tools/silence/diagnose-silence.ts';
import { writeBios } from '#engine/write/bios/write-bios.ts';
import { writeReplies } from '#engine/write/write-replies.ts';
import { loadFrenchSpeller } from '#server/adapters/assistant/spelling/french-speller.ts';
import { signupExample } from '#web/content/entrance.ts';
import * as landing from '#web/content/examples.ts';
import * as onboarding from '#web/content/onboarding-pictures.ts';

// Every example of the landing page, the onboarding and the sign-up page is what the product writes. Replies are those that
// someone who asks first gets; the tools' lines may be any that «Régénérer» brings.

const somebody = { gender: 'non_precise' } as const;
const seeds = Array.from({ length: 20 }, (_, seed) => seed);
const fromMatch = (text: string): ConversationMessage[] => [{ from: 'match', text }];

function adviceOn(conversation: ConversationMessage[], objective: Objective = 'continue') {
  return writeReplies({
    conversation,
    objective,
    intensity: 'soft',
    user: somebody,
    match: somebody,
    seed: 0,
    avoid: [],
  });
}

const repliesTo = (conversation: ConversationMessage[], objective?: Objective) =>
  adviceOn(conversation, objective).replies.map(({ tone, content }) => ({ tone, content }));

describe('what the product writes', () => {
  it.each([
    ['the hero', samples.lea.messages, landing.heroReplies],
    ['the three tones', fromMatch(landing.tonesExample.message), landing.tonesExample.replies],
    ['the second step', fromMatch(onboarding.example.message), onboarding.example.replies],
    ['the sign-up page', fromMatch(signupExample.message), signupExample.replies],
  ])('is what %s shows', (_, conversation, shown) => {
    expect(shown).toEqual(repliesTo(conversation));
  });

  it('is said of the message of the fourth step, word for word', () => {
    const { message, reason, reply } = onboarding.reading;
    const advice = adviceOn(fromMatch(message));
    expect(advice.verdict).toBe('reply');
    expect(reason).toBe(advice.reason);
    expect(advice.replies).toContainEqual(expect.objectContaining(reply));
  });

  it.each(mainProblems)('is the last line of the scene about %s', (problem) => {
    const { lines, asked } = onboarding.scenes[problem];
    const before = lines.slice(0, -1).map(({ from, text }) => ({ from, text }));
    const written =
      asked.kind === 'opener'
        ? seeds.flatMap((seed) =>
            writeOpeners({ profile: asked.profile, user: somebody, match: somebody, seed }).openers.map(
              ({ content }) => content,
            ),
          )
        : repliesTo(before, asked.objective).map(({ content }) => content);
    expect(lines.at(-1)?.from).toBe('moi');
    expect(written).toContain(lines.at(-1)?.text);
  });

  it('is the better bio, and both bios have the scores that are shown', async () => {
    const { interests, before, after } = landing.bioExample;
    const bios = seeds.flatMap((seed) => {
      const written = writeBios({ style: 'fun', interests, gender: 'non_precise', seed });
      return written.kind === 'written' ? written.bios.map(({ content }) => content) : [];
    });
    expect(bios).toContain(after.text);
    const spell = await loadFrenchSpeller();
    for (const { text, score } of [before, after]) expect(rateBio(text, { spell }).score).toBe(score);
  });

  it('is the follow-up after a silence', () => {
    const [asked = '', answered = '', again = ''] = landing.silenceExample.messages;
    const conversation: ConversationMessage[] = [
      { from: 'moi', text: asked },
      { from: 'match', text: answered },
      { from: 'moi', text: again },
    ];
    const followUps = seeds.flatMap((seed) =>
      diagnoseSilence({ conversation, user: somebody, match: somebody, daysSilent: 3, seed }).followUps.map(
        ({ content }) => content,
      ),
    );
    expect(followUps).toContain(landing.silenceExample.followUp);
  });

  it('is the sentence that the radar quotes as a request for money', () => {
    const { before, quote } = landing.flagExample;
    const { flags } = findRedFlags({ conversation: fromMatch(`${before} ${quote}`) });
    expect(flags).toMatchObject([{ kind: 'money', quote }]);
  });

  it('is the plan for a date, with its place and its length', () => {
    const { city, interests, title, place, minutes } = landing.dateExample;
    const plans = seeds.flatMap(
      (seed) => planDate({ city, budget: '0-20', interests, user: somebody, match: somebody, seed }).plans,
    );
    const shown = plans.filter((plan) => plan.title === title && plan.durationMinutes === minutes);
    expect(shown.some(({ steps }) => steps.some(({ text }) => text.includes(place)))).toBe(true);
  });
});
