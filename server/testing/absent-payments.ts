import type { Payments } from '../adapters/payments/port.ts';
import { AppError } from '../errors.ts';

const unreachable = async (): Promise<never> => {
  throw new AppError('provider_unavailable', 'Le service de paiement ne répond pas en ce moment.');
};

/** A payment provider that is always unavailable, for tests that are not about money. */
export const absentPayments: Payments = {
  browser: {
    publishableKey: 'pk_test_absent',
    scriptUrl: null,
    origins: { script: [], frame: ["'none'"], connect: [] },
  },
  openCheckout: unreachable,
  findCheckout: unreachable,
  expireCheckout: unreachable,
  findCustomer: unreachable,
  findCustomerOfCharge: unreachable,
  setCustomerEmail: unreachable,
  async *listCustomers() {
    yield await unreachable();
  },
  startAddon: unreachable,
  cancelAtPeriodEnd: unreachable,
  resume: unreachable,
  cancelNow: unreachable,
  pauseCollection: unreachable,
  moveTerm: unreachable,
  refundCharge: unreachable,
  openPortal: unreachable,
  paymentUrl: (id) => `https://payments.example/${id}`,
  setUpPrices: unreachable,
  checkPrices: unreachable,
  readEvent() {
    throw new AppError('invalid_signature', "La signature n'est pas valable.");
  },
};
