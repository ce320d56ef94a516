import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { getEmailChange } from '#contract/account-details.ts';
import { listSessions, me, type User } from '#contract/accounts.ts';
import { listKeptReplies } from '#contract/assistant.ts';
import { listInvoices, mySubscription } from '#contract/billing.ts';
import { getOwnAnswers, noOwnAnswers } from '#contract/own-answers.ts';
import { listPasskeys } from '#contract/passkeys.ts';
import { listSentReplies } from '#contract/sent-replies.ts';
import { signedInHintCookie } from '#contract/site.ts';
import { getUsage } from '#contract/usage.ts';
import { writeCookie } from '../cookies.ts';
import { exampleSettings } from './example-settings.ts';
import { monthlySubscription, noSubscription, unusedMeters } from './example-users.ts';
import { type FakeApi, installFakeApi } from './fake-api.ts';
import { configureQueries } from './query-settings.ts';

// A browser tab for component tests: the whole app at one address, over a fake API. Each `open` starts from fresh modules,
// as a reload does, so nothing that one test typed or fetched reaches the next.

configureQueries();

export interface BrowserTab {
  readonly api: FakeApi;
  readonly user: UserEvent;
  /** Signs this person in before the page opens, and answers what the pages of a member ask for. */
  signIn(user: User): void;
  /** Answers what the pages of a member ask for, where the test itself signs in. */
  answerMemberPages(user: User): void;
  open(address: string): Promise<void>;
  /** Replaces what a field holds, in one paste. */
  fill(field: HTMLElement, text: string): Promise<void>;
  press(name: string | RegExp): Promise<void>;
}

/** Call once at the top of a test file: it resets the tab around each test, and fails a test that asked for too much. */
export function newTab(): BrowserTab {
  let api: FakeApi;
  let user: UserEvent;
  const answerMemberPages = (member: User) => {
    api.on(getUsage, unusedMeters(member));
    api.on(listKeptReplies, { replies: [] });
    api.on(getOwnAnswers, { answers: noOwnAnswers });
    api.on(listSentReplies, { sent: [] });
    api.on(listSessions, { sessions: [] });
    api.on(getEmailChange, { pendingEmail: null });
    api.on(listPasskeys, { passkeys: [] });
    api.on(listInvoices, { invoices: [] });
    api.on(mySubscription, member.isPro ? monthlySubscription : noSubscription);
  };
  const signIn = (member: User) => {
    writeCookie(signedInHintCookie, '1', 1);
    api.on(me, { user: member });
    answerMemberPages(member);
  };

  beforeEach(() => {
    api = installFakeApi();
    user = userEvent.setup({ delay: null });
    window.sessionStorage.clear();
    window.localStorage.clear();
    writeCookie('consent', 'refused', 1);
    writeCookie(signedInHintCookie, '', 0);
  });

  afterEach(async () => {
    cleanup();
    // A redirect that waits for its page's code goes through here, and not in the next test.
    await vi.dynamicImportSettled();
    vi.unstubAllGlobals();
    document.head.replaceChildren();
    document.body.replaceChildren();
    expect(api.unexpected, 'requests that the test did not answer').toEqual([]);
  });

  return {
    get api() {
      return api;
    },
    get user() {
      return user;
    },
    signIn,
    answerMemberPages,
    async open(address) {
      window.history.replaceState(null, '', address);
      vi.resetModules();
      const [{ App }, { findRoute, loadPage }] = await Promise.all([
        import('../app.tsx'),
        import('../page-loading.ts'),
      ]);
      await loadPage(findRoute(new URL(address, window.location.origin).pathname));
      // Loading takes seconds on a busy machine, in which what an earlier test left behind may have moved on.
      window.history.replaceState(null, '', address);
      render(<App site={{ settings: exampleSettings, initialTheme: 'system' }} />);
    },
    async fill(field, text) {
      await user.clear(field);
      await user.click(field);
      await user.paste(text);
    },
    async press(name) {
      await user.click(await screen.findByRole('button', { name }));
    },
  };
}

/** The path and query that the app has come to. */
export async function expectAddress(address: string): Promise<void> {
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe(address));
}

/** The message stands after its field, as an alert that a screen reader reads with the field. */
export async function expectFieldError(field: HTMLElement, message: string): Promise<void> {
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const error = document.getElementById(ids.at(-1) ?? '');
  expect(error?.textContent).toBe(message);
  expect(error?.getAttribute('role')).toBe('alert');
  const follows = field.compareDocumentPosition(error ?? field) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(follows, `«${message}» comes after its field`).toBeTruthy();
}

export async function expectNoFieldError(field: HTMLElement): Promise<void> {
  await waitFor(() => expect(field.hasAttribute('aria-invalid')).toBe(false));
}

export async function expectFocus(element: HTMLElement): Promise<void> {
  await waitFor(() => expect(document.activeElement).toBe(element));
}

/** A toast with this title, and this description where one is given, in the region that screen readers announce. */
export async function expectToast(title: string, description?: string): Promise<void> {
  const region = await screen.findByRole('region', { name: /^Notifications/ });
  expect(region.getAttribute('aria-live')).toBe('polite');
  await waitFor(() => {
    const toasts = within(region).queryAllByRole('listitem');
    const shown = toasts.map(textOf).filter((text) => text.includes(title));
    expect(shown.join('\n')).toContain(title);
    if (description) expect(shown.join('\n')).toContain(description);
  });
}

/** The words of an element, with plain spaces for the unbreakable ones before French punctuation. */
export const textOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
export const typedIn = (field: HTMLElement): string => (field as HTMLInputElement).value;
export const isDisabled = (control: HTMLElement): boolean => (control as HTMLButtonElement).disabled;
