// @demand alerts
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routes } from '../app.ts';
import { webhookPath } from '../features/billing/converging/webhook.ts';
import { idleStats } from '../testing/idle-stats.ts';
import { makeApp } from '../testing/make-app.ts';

// The rules of deploy/alerts.yml, which Prometheus would evaluate in silence if they named something that is never reported.

const test = makeApp();
const rules = readFileSync(new URL('../../deploy/alerts.yml', import.meta.url), 'utf8')
  .split(/^ {6}- alert: /m)
  .slice(1)
  .map((rule) => ({
    alert: rule.split('\n')[0] ?? '',
    expr: rule.replaceAll(/\s+/g, ' ').match(/expr: (?:>- )?(.*?) (?:for|labels):/)?.[1] ?? '',
  }));
/** Reported by Prometheus itself. */
const ofPrometheus = ['up'];
const functions = ['sum', 'increase', 'rate'];

const withoutLabels = (expr: string) => expr.replaceAll(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, ' ');
const metricsIn = (expr: string) =>
  [...withoutLabels(expr).matchAll(/[a-z]\w*/g)].map(([name]) => name).filter((name) => !functions.includes(name));

describe('an alert', () => {
  it('is about figures that /metrics reports', async () => {
    // As composition does; the engine of a test has no threads.
    test.deps.metrics.watchThreads('engine', () => idleStats);
    const { text } = await test.browser({ address: '127.0.0.1' }).send({ url: '/metrics' });
    const reported = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_count`, `${name}_bucket`, `${name}_sum`] : [name],
    );
    expect(rules.length).toBeGreaterThan(10);
    for (const { alert, expr } of rules) {
      const named = metricsIn(expr).filter((name) => !/^e\d/.test(name) && !ofPrometheus.includes(name));
      expect({ alert, unknown: named.filter((name) => !reported.includes(name)) }).toEqual({ alert, unknown: [] });
      if (alert !== 'DeclicDown') expect({ alert, named }).not.toEqual({ alert, named: [] });
    }
  });

  it('is about routes that there are', () => {
    const paths = [...routes.map(({ endpoint }) => endpoint.path), webhookPath];
    const named = rules.flatMap(({ expr }) =>
      [...expr.matchAll(/route(=~|!?=)"([^"]+)"/g)].map(([, , route = '']) => route),
    );
    expect(named.length).toBeGreaterThan(1);
    for (const route of named)
      expect(
        paths.some((path) => new RegExp(`^(?:${route})$`).test(path)),
        route,
      ).toBe(true);
  });
});
