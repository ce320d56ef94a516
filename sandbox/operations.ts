import { checkoutOperations } from './checkout/sessions.ts';
import type { Operation } from './http/operation.ts';
import { catalogueOperations } from './objects/catalogue.ts';
import { customerOperations } from './objects/customers.ts';
import { invoiceOperations } from './objects/invoices.ts';
import { paymentMethodOperations } from './objects/payment-methods.ts';
import { paymentOperations } from './objects/payments.ts';
import { subscriptionOperations } from './objects/subscriptions.ts';
import { taxRateOperations } from './objects/tax-rates.ts';
import { portalOperations } from './portal/sessions.ts';
import { testClockOperations } from './time/test-clocks.ts';
import { webhookOperations } from './webhooks/endpoints.ts';

export const operations: Operation[] = [
  ...catalogueOperations,
  ...checkoutOperations,
  ...customerOperations,
  ...invoiceOperations,
  ...paymentMethodOperations,
  ...paymentOperations,
  ...portalOperations,
  ...subscriptionOperations,
  ...taxRateOperations,
  ...testClockOperations,
  ...webhookOperations,
];
