import type { BrowserContext } from '@playwright/test';

// Notes the complaints of a journey's browser: console errors, uncaught exceptions, CSP violations, requests to another host.
// A journey says beforehand which of them it provokes on purpose.

export interface Watch {
  follow(context: BrowserContext): Promise<void>;
  tolerate(complaint: RegExp): void;
  /** Complaints that the journey did not announce. */
  unexpected(): string[];
}

export function watchFor(home: string): Watch {
  const complaints: string[] = [];
  const tolerated: RegExp[] = [];

  return {
    async follow(context) {
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (webError) => {
        complaints.push(`uncaught: ${webError.error().stack ?? webError.error().message}`);
      });
      context.on('request', (request) => {
        const { protocol, origin, href } = new URL(request.url());
        if (/^(https?|wss?):$/.test(protocol) && origin !== home) complaints.push(`other host: ${href}`);
      });
      await context.exposeFunction('reportCspViolation', (text: string) => complaints.push(`CSP: ${text}`));
      await context.addInitScript(`document.addEventListener('securitypolicyviolation', (event) =>
        window.reportCspViolation(event.violatedDirective + ' ' + event.blockedURI));`);
    },
    tolerate(complaint) {
      tolerated.push(complaint);
    },
    unexpected() {
      return complaints.filter((complaint) => !tolerated.some((pattern) => pattern.test(complaint)));
    },
  };
}
