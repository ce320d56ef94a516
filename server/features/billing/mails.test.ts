import { describe, expect, it } from 'vitest';
import * as mails from './mails.ts';

const bought = { label: 'Pro', amountCents: 2490, boughtAt: new Date('2026-11-15T09:00:00Z') };
const textOf = (interval: 'month' | 'year') =>
  mails.purchase({ firstName: 'Léa', url: 'https://exemple.fr', ...bought, interval }).paragraphs.join(' ');

describe('the mail about a purchase', () => {
  it('promises «sans engagement» for a month only: a year runs to its end', () => {
    expect(textOf('month')).toContain('Sans engagement');
    expect(textOf('year')).not.toContain('Sans engagement');
    expect(textOf('year')).toContain("elle va alors jusqu'à son terme");
  });
});
