// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAddress, expectFocus, newTab, textOf } from '../../testing/browser-tab.tsx';

// The seven steps of the onboarding: what is required, and how the texts follow the answers.

const tab = newTab();

const title = () => screen.getByRole('heading', { level: 1 });
const next = () => tab.press('Continuer');
const platform = (name: string) => screen.findByRole('checkbox', { name });
const problem = (name: string) => screen.findByRole('radio', { name });

async function expectStep(step: number): Promise<void> {
  await waitFor(() => {
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe(`${step} sur 7`);
    expect(screen.getByText(`Étape ${step} sur 7`)).toBeTruthy();
  });
}

async function answerUntilPlatforms(gender = 'Homme'): Promise<void> {
  await tab.press(gender);
  await expectStep(2);
  await next();
  await expectStep(3);
}

async function answerUntilMotivation(gender: string, chosenProblem: string): Promise<void> {
  await answerUntilPlatforms(gender);
  await tab.user.click(await platform('Tinder'));
  await next();
  await expectStep(4);
  await next();
  await expectStep(5);
  await tab.user.click(await problem(chosenProblem));
  await next();
  await expectStep(6);
}

describe('the onboarding', () => {
  it('greets in Déclic’s own name, not in a match’s', async () => {
    await tab.open('/onboarding');
    const greeting = await screen.findByText(/On fait connaissance/);
    expect(textOf(greeting)).toMatch(/^Déclic : Bonjour/);
  });

  it('requires platforms and a problem, and says so', async () => {
    await tab.open('/onboarding');
    await answerUntilPlatforms();
    expect(screen.getAllByRole('checkbox')).toHaveLength(10);
    await next();
    const missingPlatform = 'Choisis au moins une appli pour continuer';
    expect((await screen.findByRole('alert')).textContent).toBe(missingPlatform);
    const name = /^Où est-ce que tu dragues/;
    expect(screen.getByRole('group', { name, description: missingPlatform })).toBeTruthy();
    await expectStep(3);
    await tab.user.click(await platform('Autres'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await next();
    await expectStep(4);
    await next();

    await expectStep(5);
    await next();
    expect((await screen.findByRole('alert')).textContent).toBe('Choisis une réponse pour continuer');
    await expectStep(5);
    await tab.user.click(await problem("Mes conversations s'éteignent"));
    await next();
    await expectStep(6);
  });

  it('leads from a later step to the first question that is open', async () => {
    await tab.open('/onboarding?etape=6');
    await expectStep(1);
    await expectAddress('/onboarding');
    await answerUntilPlatforms();
  });

  it('keeps to the platforms while they are not answered', async () => {
    sessionStorage.setItem('declic.onboarding', JSON.stringify({ gender: 'homme' }));
    await tab.open('/onboarding?etape=7');
    await expectStep(3);
    await expectAddress('/onboarding?etape=3');
  });

  it('puts the keyboard and screen readers at the heading of each step', async () => {
    await tab.open('/onboarding');
    await tab.press('Homme');
    await expectStep(2);
    await expectFocus(title());
    await next();
    await expectStep(3);
    await expectFocus(title());
  });

  it.each([
    { gender: 'Homme', wording: 'Prêt à donner envie de répondre ?', button: 'Je suis prêt' },
    { gender: 'Femme', wording: 'Prête à donner envie de répondre ?', button: 'Je suis prête' },
    { gender: 'Je préfère ne pas dire', wording: 'On donne envie de répondre ?', button: 'On y va' },
  ])('speaks to «$gender» as «$button»', async ({ gender, wording, button }) => {
    await tab.open('/onboarding');
    await answerUntilMotivation(gender, 'On ne me répond pas');
    expect(textOf(title())).toBe(wording);
    await tab.press(button);
    await expectStep(7);
  });

  it.each([
    ["Mes conversations s'éteignent", "faire durer l'échange"],
    ['Je ne sais pas comment commencer', 'faire le premier pas'],
    ["Je n'arrive pas à passer au rendez-vous", "passer de l'écran au café"],
  ])('answers «%s» with «%s»', async (label, goal) => {
    sessionStorage.setItem('declic.onboarding', JSON.stringify({ gender: 'homme', platforms: ['tinder'] }));
    await tab.open('/onboarding?etape=5');
    await tab.user.click(await problem(label));
    await next();
    await expectStep(6);
    expect(textOf(title())).toBe(`Prêt à ${goal} ?`);
  });

  it.each([
    [['Tinder'], 'Sur Tinder, tout se joue après le match.'],
    [['Instagram'], 'Sur Instagram, une bonne réponse à une story vaut cent likes.'],
    [['Tinder', 'Hinge'], 'Plusieurs applis'],
    [['Instagram', 'TikTok'], 'Sur les réseaux'],
    [['Instagram', 'Bumble'], 'Des matchs ici, des messages privés là'],
  ])('has a headline of its own for %j', async (chosen, headline) => {
    sessionStorage.setItem('declic.onboarding', JSON.stringify({ gender: 'homme' }));
    await tab.open('/onboarding?etape=3');
    for (const name of chosen) await tab.user.click(await platform(name));
    await next();
    await expectStep(4);
    expect(textOf(title())).toContain(headline);
  });
});
