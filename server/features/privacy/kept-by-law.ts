// Why some rows outlive the account that they were about, and how long. They hold ids of an account, a customer or an affiliate, which
// name nobody here once the account is gone; a payout also holds where its money goes, sealed, and a withdrawal, for thirty days, keyed hashes of card and mailbox. The articles are French law unless they say otherwise. docs/operations.md has the same list.

export interface LegalGround {
  why: string;
  howLong: string;
}

const withTheAccounts = 'ten years, with the purchase that they prove';

export const keptByLaw = {
  accounts: {
    why: 'Accounts and what proves them are kept for ten years (Code de commerce, art. L123-22).',
    howLong: 'ten years from the end of the financial year',
  },
  accountsTrail: {
    why: 'What leads from a payment to its entry in the accounts is kept with it (piste d’audit fiable, Code général des impôts, art. 289).',
    howLong: 'ten years, with the accounts',
  },
  order: {
    why: 'Proof of the order: terms accepted, age confirmed, an obligation to pay (Code de la consommation, art. L221-14).',
    howLong: withTheAccounts,
  },
  notices: {
    why: 'Proof that the purchase was confirmed and a renewal announced (Code de la consommation, art. L221-13 and L215-1).',
    howLong: withTheAccounts,
  },
  cancellation: {
    why: 'Proof of a cancellation and its date (Code de la consommation, art. L215-1-1).',
    howLong: withTheAccounts,
  },
  withdrawal: {
    why: 'Proof of a withdrawal and of its refund (Code de la consommation, art. L221-21 and L221-24).',
    howLong: withTheAccounts,
  },
  operator: {
    why: 'Proof of what the operator did with personal data (GDPR, art. 5(2)).',
    howLong: 'no period: rows can only be added',
  },
} satisfies Record<string, LegalGround>;
