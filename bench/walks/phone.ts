import type { Locator, Page } from '@playwright/test';

/** A page whose taps are counted; filling in a field is one. */
export class Phone {
  taps = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async tap(target: Locator): Promise<void> {
    this.taps++;
    await target.tap();
  }

  async fill(target: Locator, text: string): Promise<void> {
    this.taps++;
    await target.fill(text);
  }

  button(name: string): Promise<void> {
    return this.tap(this.page.getByRole('button', { name, exact: true }));
  }

  link(name: string): Promise<void> {
    return this.tap(this.page.getByRole('link', { name, exact: true }));
  }
}
