import { eq } from 'drizzle-orm';
import { planPriceKey, priceList } from '#contract/price-list.ts';
import type { MailContent } from '../../adapters/mail/content.ts';
import { renderMail } from '../../adapters/mail/render.ts';
import { billingNotice, invoice, subscription, withdrawal } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandlers } from '../../jobs/boss.ts';
import { sendLimited } from '../limited-mails.ts';
import { createBillingLink } from './billing-links.ts';
import { hasEndMark } from './converging/marked-ends.ts';
import * as disputeMails from './disputes/mails.ts';
import { labelOf } from './invoices.ts';
import { findCancellable } from './leaving/cancellation-link.ts';
import { findRunning, type StoredSubscription } from './live-subscription.ts';
import * as mails from './mails.ts';
import { type Recipient, recipientOf } from './recipient.ts';
import { accessUntil } from './rules.ts';

type BillingMailJob = 'mail.billing-notice' | 'mail.purchase-link' | 'mail.cancellation-link' | 'mail.withdrawal';

/** Sends mails about purchases. A mail whose recipient no longer exists is dropped. */
export function billingMailJobs(deps: Deps): Pick<JobHandlers, BillingMailJob> {
  const { db } = deps;
  const send = async (to: string, content: MailContent, key: string) =>
    await deps.mail.send({ to, key, ...renderMail(content, deps.config.site) });
  return {
    async 'mail.billing-notice'({ noticeId }, jobId) {
      const [notice] = await db.select().from(billingNotice).where(eq(billingNotice.id, noticeId));
      const to = notice && (await recipientOf(deps, notice.customerId));
      const content = notice && to && (await noticeMail(deps, notice, to));
      if (!to || !content) return;
      const tell = async () => await send(to.email, content, jobId);
      if (notice.notice !== 'second_purchase') return await tell();
      await sendLimited(deps, 'second-purchase', { email: to.email, emailVerified: true }, tell);
    },
    async 'mail.purchase-link'({ customerId }, jobId) {
      const to = await recipientOf(deps, customerId);
      if (!to) return;
      // A purchase was made under this address: as for the link to cancel, it is counted apart from what is sent to strangers' ones.
      await sendLimited(deps, 'purchase-link', { email: to.email, emailVerified: true }, async () => {
        const bought = await findRunning(db, { customerId }, 'pro');
        await send(to.email, await purchaseLinkMail(deps, customerId, bought, to), jobId);
      });
    },
    async 'mail.cancellation-link'({ email }, jobId) {
      const [target] = await findCancellable(db, email);
      if (!target) return;
      const { owner, firstName, email: to } = target;
      // A contract runs at this address, so that it is no stranger's: it is counted apart from what is sent to those.
      await sendLimited(deps, 'cancellation-link', { email: to, emailVerified: true }, async () => {
        const token = await db.transaction((tx) =>
          createBillingLink(tx, deps, 'cancel_subscription', { ...owner, email: to }),
        );
        const url = pageOf(deps, `/cancel-subscription?token=${token}`);
        await send(to, mails.cancellationLink({ firstName, url }), jobId);
      });
    },
    async 'mail.withdrawal'({ withdrawalId }, jobId) {
      const [row] = await db
        .select({ withdrawal, of: subscription })
        .from(withdrawal)
        .innerJoin(subscription, eq(subscription.id, withdrawal.subscriptionId))
        .where(eq(withdrawal.id, withdrawalId));
      const to = row && (await recipientOf(deps, row.of.customerId));
      if (!row || !to) return;
      const label = labelOf(row.of.entitlement, row.of.plan);
      await send(to.email, mails.withdrawal({ firstName: to.firstName, label, ...row.withdrawal }), jobId);
    },
  };
}

const pageOf = ({ config }: Deps, path: string): string => `${config.site.publicUrl}${path}`;

async function purchaseLinkMail(
  deps: Deps,
  customerId: string,
  bought: StoredSubscription | null,
  { email, firstName, hasPassword }: Recipient,
): Promise<MailContent> {
  const token = await deps.db.transaction((tx) => createBillingLink(tx, deps, 'open_purchase', { customerId, email }));
  const url = pageOf(deps, `/complete-profile?lien=${token}`);
  return hasPassword
    ? mails.purchaseLogin({ firstName, url })
    : mails.purchaseLink({ bought: bought && boughtFrom(bought), url });
}

async function noticeMail(
  deps: Deps,
  notice: typeof billingNotice.$inferSelect,
  to: Recipient,
): Promise<MailContent | null> {
  const { firstName } = to;
  const about = await findAbout(deps, notice.about);
  switch (notice.notice) {
    case 'purchase':
      if (!about) return null;
      return to.hasPassword
        ? mails.purchase({ firstName, ...boughtFrom(about), url: pageOf(deps, '/dashboard') })
        : await purchaseLinkMail(deps, notice.customerId, about, to);
    case 'second_purchase':
      return about && mails.secondPurchase({ firstName, amountCents: about.amountCents });
    case 'bought_in_rest': {
      const [, until = ''] = notice.about.split(':');
      return about && mails.boughtInRest({ firstName, ...labelAndAmount(about), until: new Date(until) });
    }
    case 'charged_after_end': {
      if (!about) return null;
      const { entitlement, plan, amountCents } = about;
      const [bill] = await deps.db.select().from(invoice).where(eq(invoice.id, notice.about));
      const isSale = entitlement !== 'pro' && bill?.billingReason === 'subscription_create';
      const isMarked = await hasEndMark(deps.db, about.id);
      const write = isSale ? mails.soldAfterEnd : isMarked ? mails.latePayment : mails.chargedAfterEnd;
      return write({ firstName, label: labelOf(entitlement, plan), amountCents });
    }
    case 'charged_back': {
      if (!about) return null;
      const option = about.entitlement === 'pro' ? null : labelOf(about.entitlement, about.plan);
      return disputeMails.chargedBack({ firstName, option, url: pageOf(deps, '/dashboard') });
    }
    // To the operator, by a job of their own.
    case 'dispute_inquiry':
    case 'dispute_opened':
    case 'dispute_lost':
      return null;
    case 'superseded':
      return about && mails.superseded({ firstName, label: labelOf(about.entitlement, about.plan) });
    case 'charged_in_pause':
    case 'renewed_in_pause': {
      if (!about) return null;
      const { entitlement, plan, amountCents, currentPeriodEnd } = about;
      const write = notice.notice === 'charged_in_pause' ? mails.chargedInPause : mails.renewedInPause;
      return write({ firstName, label: labelOf(entitlement, plan), amountCents, nextPaymentAt: currentPeriodEnd });
    }
    case 'payment_failed': {
      const until = about && accessUntil(about);
      return about && until
        ? mails.paymentFailed({
            firstName,
            label: labelOf(about.entitlement, about.plan),
            until,
            url: pageOf(deps, '/compte'),
          })
        : null;
    }
    case 'renewal':
      return about && (about.status === 'active' || about.status === 'trialing')
        ? mails.renewal({
            firstName,
            label: labelOf(about.entitlement, about.plan),
            amountCents: about.amountCents,
            renewsAt: about.currentPeriodEnd,
            url: pageOf(deps, '/cancel-subscription'),
          })
        : null;
    case 'sync_activated':
      return mails.syncActivated({ firstName, url: pageOf(deps, '/dashboard') });
  }
}

/** The subscription behind a notice's `about`: a subscription id, one with a date (`sub_…:2027-11-15`), or an invoice id. */
async function findAbout(deps: Deps, about: string): Promise<StoredSubscription | null> {
  const [id = ''] = about.split(':');
  const [bill] = id.startsWith('in_') ? await deps.db.select().from(invoice).where(eq(invoice.id, id)) : [];
  const [found] = await deps.db
    .select()
    .from(subscription)
    .where(eq(subscription.id, bill?.subscriptionId ?? id));
  return found ?? null;
}

const labelAndAmount = ({ entitlement, plan, amountCents }: StoredSubscription) => ({
  label: labelOf(entitlement, plan),
  amountCents,
});

function boughtFrom(one: StoredSubscription) {
  const interval =
    one.entitlement === 'pro' ? priceList[planPriceKey[one.plan ?? 'monthly']].interval : ('month' as const);
  return {
    label: labelOf(one.entitlement, one.plan),
    amountCents: one.amountCents,
    interval,
    boughtAt: one.createdAt,
  };
}
