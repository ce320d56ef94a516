import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { formatEuros, formatPercent } from '#contract/format.ts';
import {
  affiliateTerms,
  annualMonthlyEquivalentCents,
  annualSavingCents,
  priceCents,
  quotas,
} from '#contract/plans.ts';
import { checkoutCookie } from '#contract/site.ts';
import { paths } from '../../paths.ts';
import { exampleSettings as settings } from '../../testing/example-settings.ts';
import { addonText, allowanceText, type Feature, featureLabels } from '../allowances.ts';
import * as aide from './aide.tsx';
import * as cgu from './cgu.tsx';
import * as confidentialite from './confidentialite.tsx';
import * as mentions from './mentions.tsx';

const pages = {
  mentions: { ...mentions, Page: mentions.Mentions },
  confidentialite: { ...confidentialite, Page: confidentialite.Confidentialite },
  cgu: { ...cgu, Page: cgu.Cgu },
  aide: { ...aide, Page: aide.Aide },
};

const htmlOf = (name: keyof typeof pages, given = settings) => {
  const { Page } = pages[name];
  return renderToStaticMarkup(<Page settings={given} />);
};
const plain = (text: string) => text.replace(/\s+/g, ' ');
const textOf = (name: keyof typeof pages, given = settings) =>
  plain(
    htmlOf(name, given)
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&#x27;', "'"),
  );
const names = Object.keys(pages) as (keyof typeof pages)[];

describe.each(names)('%s', (name) => {
  it('has a valid date of its last change', () => {
    const { updatedOn } = pages[name];
    expect(updatedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(new Date(updatedOn).toISOString()).toContain(updatedOn);
  });

  it('is plain semantic HTML whose headings never skip a level', () => {
    const html = htmlOf(name);
    expect(html).not.toMatch(/ class=| style=|<(div|span|h1|h4)/);
    const levels = [...html.matchAll(/<h([23])/g)].map((match) => Number(match[1]));
    expect(levels[0]).toBe(2);
  });

  it('links only to pages and anchors that exist', () => {
    const known = [...Object.values(paths).filter((path) => typeof path === 'string'), ...Object.values(paths.legal)];
    for (const [, href = ''] of htmlOf(name).matchAll(/href="(\/[^"]*)"/g)) {
      const [path = '', anchor] = href.split('#');
      expect(known).toContain(path);
      if (anchor) expect(htmlOf('cgu')).toContain(`id="${anchor}"`);
    }
  });

  it('prints no amount that is not in the price list', () => {
    const listed = new Set(
      [
        ...Object.values(priceCents),
        annualSavingCents,
        annualMonthlyEquivalentCents,
        affiliateTerms.minimumPayoutCents,
      ].map((cents) => plain(formatEuros(cents))),
    );
    for (const [amount] of textOf(name).matchAll(/\d[\d ,.]*\s?(?:€|euros)/g)) expect(listed).toContain(amount);
  });

  it('prints no undefined, null or NaN', () => {
    expect(textOf(name)).not.toMatch(/undefined|null|NaN|\[object/);
  });
});

describe('confidentialité', () => {
  it('names the cookie of a payment and the answers that the browser stores', () => {
    const text = textOf('confidentialite');
    expect(text).toContain(checkoutCookie.name);
    expect(text).toContain(`${checkoutCookie.hours} heures`);
    expect(text).toContain('declic.onboarding');
  });

  it.each([
    [['google', 'apple'], 'Google ou Apple'],
    [['apple'], 'Apple'],
  ] as const)('names %j as source, recipient and reason of cookies', (signInWith, named) => {
    const text = textOf('confidentialite', { ...settings, signInWith: [...signInWith] });
    expect(text).toContain(`C'est ${named} qui nous les transmet`);
    expect(text).toContain(`${named} sait alors que tu te connectes`);
    expect(text).toContain(`d'une connexion par ${named}`);
    expect(text).toContain('declic_provider');
  });

  it('names no provider where one can sign in with none', () => {
    expect(textOf('confidentialite')).not.toMatch(/Google|Apple|declic_provider/);
  });

  it('tells what is kept of passkeys', () => {
    expect(textOf('confidentialite')).toContain('Jamais ton empreinte ni ton visage');
  });
});

describe('conditions générales', () => {
  it('prints every price, every quota and the affiliate terms', () => {
    const text = textOf('cgu');
    for (const cents of Object.values(priceCents)) expect(text).toContain(plain(formatEuros(cents)));
    expect(text).toContain(plain(formatPercent(affiliateTerms.commissionRate)));
    expect(text).toContain(plain(formatEuros(affiliateTerms.minimumPayoutCents)));
    for (const feature of Object.keys(quotas) as Feature[]) {
      const row = [
        featureLabels[feature],
        allowanceText(quotas[feature].free),
        allowanceText(quotas[feature].pro),
        addonText(quotas[feature]) ?? '',
      ];
      expect(text).toContain(row.join(' ').trim().replaceAll('  ', ' '));
    }
  });

  it('says «illimité» exactly as often as the table does', () => {
    const cells = JSON.stringify(quotas).split('"unlimited"').length - 1;
    expect(textOf('cgu').match(/illimité/g)).toHaveLength(cells);
  });

  it.each(['L. 215-1 ', 'L. 215-1-1', 'L. 221-14', 'L. 221-18', 'L. 221-21', 'L. 612-1', 'Médiateur Exemple'])(
    'cites %s',
    (reference) => {
      expect(textOf('cgu')).toContain(reference);
    },
  );
});

it('names the publisher, the host, the mediator and how to write, in the mentions', () => {
  const text = textOf('mentions');
  for (const value of Object.values(settings.operator)) expect(text).toContain(value);
  for (const value of [
    'Médiateur Exemple',
    'https://mediateur.example',
    'bonjour@declic.example',
    'dpo@declic.example',
  ])
    expect(text).toContain(value);
});

it('lists each cookie in the privacy policy', () => {
  const text = textOf('confidentialite');
  for (const cookie of [
    'declic_session',
    '__Host-declic_session',
    'declic_hint',
    'declic_try',
    'theme',
    'consent',
    'audience',
    'affiliate_ref',
  ])
    expect(text).toContain(cookie);
});
