import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { affiliateTerms, priceCents } from '#contract/plans.ts';
import { priceList } from '#contract/price-list.ts';
import { claimsOf, unlisted } from '#contract/testing/claims.ts';
import type { MailContent } from '../adapters/mail/content.ts';
import { renderMail } from '../adapters/mail/render.ts';
import * as accounts from './accounts/mails.ts';
import * as affiliates from './affiliates/mails.ts';
import * as disputes from './billing/disputes/mails.ts';
import * as billing from './billing/mails.ts';
import * as contact from './contact/mails.ts';
import * as passkeys from './passkeys/mails.ts';
import { ideaAt } from './retention/ideas.ts';
import * as retention from './retention/mails.ts';

// No mail names a price or a quota that is not in the price table. The compiler demands an example of each mail of the imported
// files; the last test demands that every file of mails is imported.

const publicUrl = 'https://declic.example';
const url = `${publicUrl}/lien/abc`;
const firstName = 'Léa';
const email = 'lea@exemple.fr';
const at = new Date('2026-11-15T13:05:00Z');

type Given<Mails> = {
  [Name in keyof Mails]: Mails[Name] extends (given: infer G) => MailContent ? G[] : never;
};

const bought = Object.values(priceList).map(({ label, amountCents, interval }) => ({
  label,
  amountCents,
  interval,
  boughtAt: at,
}));
const { label, amountCents } = priceList.pro_annual;
const { minimumPayoutCents } = affiliateTerms;

const ofAccounts: Given<typeof accounts> = {
  verifyEmail: [false, true].map((isPasswordNew) => ({ firstName, url, isPasswordNew })),
  passwordReset: [{ firstName, url }],
  signIn: [{ firstName, url }],
  identityJoined: [{ firstName, provider: 'Google' }],
  identityRemoved: [{ firstName, provider: 'Apple' }],
  passwordChanged: [
    { firstName, when: at, isFirst: true, endedWaysIn: [], otherWaysIn: [], accountUrl: url },
    { firstName, when: at, isFirst: false, endedWaysIn: ['Google'], otherWaysIn: ['Apple'], accountUrl: url },
  ],
  changeEmail: [{ firstName, url }],
  addressHasAccount: [{ firstName, loginUrl: url }],
  emailChanged: [{ firstName, url, when: at }],
  accountDeleted: [
    null,
    {
      payout: { amountCents: minimumPayoutCents, target: 'FR•• •••• 2606', executedOn: at.toISOString() },
      lapsedCents: minimumPayoutCents,
      hasPaymentDetails: true,
    },
    { payout: null, lapsedCents: minimumPayoutCents, hasPaymentDetails: true },
    { payout: null, lapsedCents: minimumPayoutCents, hasPaymentDetails: false },
  ].map((affiliateMoney) => ({ firstName, affiliateMoney })),
};
const ofPasskeys: Given<typeof passkeys> = {
  passkeyAdded: [{ firstName, name: 'iPhone', addedAt: at, earlier: ['Mac'], accountUrl: url }],
};
const payoutNews = { firstName, amountCents: affiliateTerms.minimumPayoutCents, dashboardUrl: url };
const ofAffiliates: Given<typeof affiliates> = {
  received: [{ firstName, dashboardUrl: url }],
  activated: [{ firstName, dashboardUrl: url, link: url }],
  refused: [{ firstName, contactUrl: url }],
  suspended: [{ firstName, contactUrl: url }],
  reactivated: [{ firstName, dashboardUrl: url }],
  paymentDetailsChanged: [{ firstName, target: 'FR•• •••• 0189', changedAt: at, sendableFrom: at, resetUrl: url }],
  paymentDetailsRemoved: (['restore', 'reset'] as const).map((after) => ({ firstName, dashboardUrl: url, after })),
  payoutRequested: [true, false].map((hasPaymentDetails) => ({ ...payoutNews, executedOn: at, hasPaymentDetails })),
  payoutPaid: [{ ...payoutNews, target: 'FR•• •••• 0189' }],
  payoutFailed: [{ ...payoutNews, target: 'le•••@exemple.fr' }],
};
const owedRefunds = (['refund_failed', 'dispute_won'] as const).map((cause) => ({ cause, label, amountCents }));
const ofBilling: Given<typeof billing> = {
  purchase: bought.map((one) => ({ firstName, url, ...one })),
  purchaseLink: [null, ...bought].map((one) => ({ bought: one, url })),
  purchaseLogin: [{ firstName, url }],
  secondPurchase: bought.map((one) => ({ firstName, amountCents: one.amountCents })),
  boughtInRest: [{ firstName, label, amountCents, until: at }],
  chargedAfterEnd: [{ firstName, label, amountCents }],
  latePayment: [{ firstName, label, amountCents }],
  superseded: [{ firstName, label }],
  chargedInPause: [{ firstName, label, amountCents, nextPaymentAt: at }],
  renewedInPause: [{ firstName, label, amountCents, nextPaymentAt: at }],
  soldAfterEnd: [{ firstName, label: 'Option Bio', amountCents }],
  paymentFailed: [{ firstName, label, until: at, url }],
  renewal: bought.map((one) => ({ firstName, renewsAt: at, url, ...one })),
  cancellation: [[], [{ name: "l'option Bio", endsAt: at, refund: { refundCents: amountCents, until: at } }]].map(
    (options) => ({ option: null, options, refund: null, firstName, requestedAt: at, endsAt: at, url }),
  ),
  grantEnded: [[], [{ name: "l'option Bio", endsAt: at, refund: { refundCents: amountCents, until: at } }]].map(
    (options) => ({ firstName, options, endsAt: at, url }),
  ),
  resumption: [null, 'Option Bio'].map((option) => ({ firstName, option, url })),
  cancellationLink: [{ firstName, url }],
  withdrawal: [{ firstName, label, requestedAt: at, refundCents: amountCents }],
  owedRefund: owedRefunds.map((one) => ({ firstName, ...one })),
  owedRefundToOperator: owedRefunds.flatMap((one) => [
    { ...one, email, invoice: 'DECLIC-0007', paidAt: at, chargeId: 'ch_7', url },
    { ...one, email: null, invoice: 'in_7', paidAt: null, chargeId: null, url },
  ]),
  syncActivated: [{ firstName, url }],
};
const ofDisputes: Given<typeof disputes> = {
  disputeToOperator: (['dispute_inquiry', 'dispute_opened', 'dispute_lost'] as const).flatMap((news) => {
    const one = { news, amountCents, label, invoice: 'DECLIC-0007', chargeId: 'ch_7', url };
    return [
      { ...one, respondBy: at, endsSubscription: true, email, paidAt: at },
      { ...one, respondBy: null, endsSubscription: false, email: null, paidAt: null },
    ];
  }),
  chargedBack: [null, 'Option Bio'].map((option) => ({ firstName, option, url })),
};
const ofContact: Given<typeof contact> = {
  operatorNotice: [{ name: firstName, email, topicLabel: 'Question', message: 'Une question sur les offres.' }],
  operatorSummary: [1, 2].map((count) =>
    Array.from({ length: count }, () => ({ id: '', at, email, about: 'Question : Léa', message: 'Bonjour.' })),
  ),
  acknowledgement: [{ name: firstName }],
};
const ofRetention: Given<typeof retention> = {
  weeklyIdea: Array.from({ length: 20 }, (_, n) => ({ firstName, idea: ideaAt(n), url, stopUrl: url })),
  supportNotice: [{ email, reason: 'other', otherReason: 'Je déménage.', message: 'Comment faire ?' }],
  supportReceipt: [{ firstName }],
};

type Written = [name: string, contents: MailContent[]];

function writtenBy<Mails extends object>(feature: string, mails: Mails, given: Given<Mails>): Written[] {
  return Object.entries(mails).map(([name, write]) => {
    const each: unknown[] = given[name as keyof Mails];
    return [`${feature}: ${name}`, each.map((one) => write(one))];
  });
}

const written = [
  ...writtenBy('accounts', accounts, ofAccounts),
  ...writtenBy('passkeys', passkeys, ofPasskeys),
  ...writtenBy('affiliates', affiliates, ofAffiliates),
  ...writtenBy('billing', billing, ofBilling),
  ...writtenBy('disputes', disputes, ofDisputes),
  ...writtenBy('contact', contact, ofContact),
  ...writtenBy('retention', retention, ofRetention),
];

describe('every mail', () => {
  it('about a purchase says in its subject that it is confirmed, and the weekly idea has a button', () => {
    const of = (wanted: string) => written.find(([name]) => name === wanted)?.[1] ?? [];
    for (const { subject } of of('billing: purchase')) expect(subject).toMatch(/^Ton achat est confirmé : /);
    expect(of('billing: purchaseLink').at(-1)?.subject).toMatch(/^Ton achat est confirmé : /);
    for (const { action } of of('retention: weeklyIdea')) expect(action?.label).toBe('Ouvrir Déclic');
  });

  it.each(written)('names only listed amounts and quotas: %s', (_name, contents) => {
    for (const content of contents) {
      const { subject, text, html } = renderMail(content, { publicUrl });
      for (const part of [subject, content.preview, text, html.replace(/<style>[\s\S]*?<\/style>/, '')])
        expect(unlisted(part)).toEqual([]);
    }
  });

  it('was searched: the prices of Pro and of an add-on were found (control)', () => {
    const seen = written.flatMap(([, contents]) =>
      contents.flatMap((one) => claimsOf(renderMail(one, { publicUrl }).text).cents),
    );
    const sold = [priceCents.proAnnual, priceCents.proMonthly, priceCents.addonBio];
    expect(seen).toEqual(expect.arrayContaining(sold));
  });

  it('is in a file that this test imports', () => {
    const folder = new URL('.', import.meta.url);
    const files = readdirSync(folder, { recursive: true }).map(String);
    expect(files.filter((file) => /(^|\/)mails\.ts$/.test(file)).sort()).toEqual(
      ['accounts', 'affiliates', 'billing/disputes', 'billing', 'contact', 'passkeys', 'retention'].map(
        (feature) => `${feature}/mails.ts`,
      ),
    );
  });
});
