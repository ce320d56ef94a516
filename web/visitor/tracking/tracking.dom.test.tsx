import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trackingPath } from '#contract/audience.ts';
import { generateBios } from '#contract/bios.ts';
import type { SiteEvent } from '#contract/tracking.ts';
import { writeCookie } from '../../cookies.ts';
import { newTab } from '../../testing/browser-tab.tsx';

const tab = newTab();
let beacons: SiteEvent[][];
let acceptsBeacons: boolean;
/** What tracking listens to lives as long as the page; a test's page ends with the test. */
let listening: (() => void)[];
const changedInNavigator = new Set<string>();

beforeEach(() => {
  beacons = [];
  acceptsBeacons = true;
  listening = [];
  for (const target of [window, document] as EventTarget[]) {
    const { addEventListener } = target;
    vi.spyOn(target, 'addEventListener').mockImplementation((name, listener, options) => {
      listening.push(() => target.removeEventListener(name, listener, options));
      addEventListener.call(target, name, listener, options);
    });
  }
  setNavigator({
    webdriver: false,
    doNotTrack: null,
    globalPrivacyControl: false,
    sendBeacon: (address: string, body: string) => {
      expect(address).toBe(trackingPath);
      if (acceptsBeacons) beacons.push(JSON.parse(body).events);
      return acceptsBeacons;
    },
  });
  writeCookie('audience', '', 0);
});
afterEach(() => {
  vi.restoreAllMocks();
  acceptsBeacons = true;
  leave();
  for (const stop of listening) stop();
  for (const name of changedInNavigator) Reflect.deleteProperty(navigator, name);
});

function setNavigator(values: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
    changedInNavigator.add(name);
  }
}

async function arrive(address: string): Promise<void> {
  await tab.open(address);
  const { search } = window.location;
  (await import('./start-tracking.ts')).startTracking(search);
}

/** Leaves the page, which sends what waits; answers all events so far. */
function leave(): SiteEvent[] {
  window.dispatchEvent(new Event('pagehide'));
  return beacons.flat();
}

describe('a measured visit', () => {
  it('tells each page and each move between pages, in one beacon, with where the visit came from', async () => {
    await arrive('/pricing?utm_source=tiktok&utm_medium=bio&utm_campaign=rentree&ref=marie');
    await tab.user.click(screen.getAllByRole('link', { name: 'Connexion' })[0] as HTMLElement);
    await vi.waitFor(() => expect(window.location.pathname).toBe('/auth'));
    const events = leave();
    expect(beacons).toHaveLength(1);
    expect(events.map(({ eventType, pagePath }) => [eventType, pagePath])).toEqual([
      ['page_view', '/pricing'],
      ['button_click', '/pricing'],
      ['navigation', '/pricing'],
      ['page_view', '/auth'],
    ]);
    expect(events[0]).toMatchObject({ utmSource: 'tiktok', utmMedium: 'bio', utmCampaign: 'rentree' });
    expect(events[0]?.metadata).toMatchObject({ title: 'Tarifs' });
    expect(events[1]).toMatchObject({ elementText: 'Connexion', metadata: { buttonType: 'link' } });
    expect(events[2]?.metadata).toMatchObject({ from: '/pricing', to: '/auth', method: 'push' });
    expect(new Set(events.map(({ sessionId }) => sessionId)).size).toBe(1);
    expect(JSON.parse(sessionStorage.getItem('visit') ?? '{}').sessionId).toBe(events[0]?.sessionId);
    expect(events[0]?.sessionId).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  });

  it('goes on after a reload of the page', async () => {
    await arrive('/pricing?utm_source=tiktok');
    const [first] = leave();
    await arrive('/pricing');
    const again = leave().at(-1);
    expect(again).toMatchObject({ sessionId: first?.sessionId, utmSource: 'tiktok' });
  });

  it('tells the pattern of an address that carries a token', async () => {
    await arrive('/reinitialiser/a-secret-token');
    expect(leave().map(({ pagePath }) => pagePath)).toEqual(['/reinitialiser/:token']);
    expect(JSON.stringify(beacons)).not.toContain('secret');
  });

  it('tells the use of a feature by its name, and nothing of what was sent', async () => {
    await arrive('/pricing');
    const { tellAnswered } = await import('../../answered.ts');
    tellAnswered(generateBios);
    tellAnswered({ method: 'POST', path: '/api/auth/login' });
    tellAnswered({ method: 'GET', path: '/api/bios' });
    const uses = leave().filter(({ eventType }) => eventType === 'feature_usage');
    expect(uses.map(({ metadata }) => metadata)).toEqual([
      { featureName: 'bios', action: 'generate', timestamp: expect.stringMatching(/Z$/) },
    ]);
  });

  it('is sent after five seconds too', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await arrive('/pricing');
      expect(beacons).toEqual([]);
      vi.advanceTimersByTime(5_000);
      expect(beacons).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is sent by a request that outlives the page where beacons are refused, and nobody hears of its failure', async () => {
    const requests: RequestInit[] = [];
    acceptsBeacons = false;
    await arrive('/pricing');
    vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
      requests.push(init);
      throw new TypeError('offline');
    });
    leave();
    await Promise.resolve();
    expect(requests).toMatchObject([{ method: 'POST', keepalive: true }]);
  });
});

describe('a click', () => {
  const clickOn = async (html: string, isPublic: boolean) => {
    const { clickOn: read } = await import('./clicked.ts');
    document.body.innerHTML = html;
    return read(document.querySelector('[data-target]') ?? document.body.firstElementChild, isPublic);
  };

  it('is named on a public page, cut at a hundred characters', async () => {
    expect(
      await clickOn(`<button id="go" class="a b"><i data-target></i>  ${'Commencer '.repeat(30)}</button>`, true),
    ).toEqual({
      elementId: 'go',
      elementText: 'Commencer '.repeat(10).trim().padEnd(100, ' '),
      metadata: { buttonType: 'submit', className: 'a b' },
    });
    expect(await clickOn('<a href="/x" aria-label="Déconnexion">×</a>', true)).toMatchObject({
      elementText: 'Déconnexion',
      metadata: { buttonType: 'link' },
    });
  });

  it('is not named on a page of members, unless the control has a label of ours', async () => {
    const unnamed = { elementId: null, elementText: null, metadata: { buttonType: 'button' } };
    expect(await clickOn('<button id="r" type="button">Dis-moi, Léa, un verre jeudi ?</button>', false)).toEqual(
      unnamed,
    );
    expect(await clickOn('<button type="button" data-measure="Copier">Un verre jeudi ?</button>', false)).toMatchObject(
      {
        elementText: 'Copier',
      },
    );
  });

  it('does not say which answer was chosen', async () => {
    for (const choice of ['aria-pressed="true"', 'role="radio"', 'aria-checked="false"'])
      expect(await clickOn(`<button type="button" ${choice}>Je suis timide</button>`, true)).toMatchObject({
        elementText: null,
      });
  });

  it('beside a button or a link is nothing', async () => {
    expect(await clickOn('<label data-target>Ma réponse<input value="secret"></label>', true)).toBeNull();
  });
});

describe('whoever objects', () => {
  it.each([
    ['by our switch', () => writeCookie('audience', 'refusee', 1)],
    ['by Global Privacy Control', () => setNavigator({ globalPrivacyControl: true })],
    ['by Do Not Track', () => setNavigator({ doNotTrack: '1' })],
    ['by being a program', () => setNavigator({ webdriver: true })],
  ])('%s is not measured, and nothing is stored', async (_how, object) => {
    object();
    await arrive('/pricing?utm_source=tiktok');
    await tab.user.click(screen.getAllByRole('link', { name: 'Connexion' })[0] as HTMLElement);
    expect(leave()).toEqual([]);
    expect(sessionStorage.length).toBe(0);
  });

  it('during a visit is measured no more, from the switch of the privacy policy, until they change their mind', async () => {
    await arrive('/legal/confidentialite');
    const isCounted = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Compter mes visites/ });
    expect(isCounted.checked).toBe(true);
    await tab.user.click(isCounted);
    expect(isCounted.checked).toBe(false);
    expect(document.cookie).toContain('audience=refusee');
    expect(leave()).toEqual([]);
    expect(sessionStorage.length).toBe(0);
    await tab.user.click(isCounted);
    expect(document.cookie).not.toContain('audience=');
    await tab.user.click(screen.getAllByRole('link', { name: 'Connexion' })[0] as HTMLElement);
    expect(leave().map(({ eventType }) => eventType)).toContain('button_click');
  });

  it('by a setting of the browser reads that it is heard', async () => {
    setNavigator({ globalPrivacyControl: true });
    await arrive('/legal/confidentialite');
    await screen.findByText(/tes visites ne sont pas comptées/);
    expect(screen.queryByRole('checkbox', { name: /Compter mes visites/ })).toBeNull();
  });
});

it("the operator's own pages are not measured", async () => {
  await arrive('/admin');
  expect(leave()).toEqual([]);
});
