// Why some rows outlive the account that they were about. They hold ids of an account, a customer or an affiliate, which name
// nobody here once the account is gone. The articles are French law unless they say otherwise.

export const keptByLaw = {
  accounts: 'Accounts and what proves them are kept for ten years (Code de commerce, art. L123-22).',
  accountsTrail:
    'What leads from a payment to its entry in the accounts is kept with it (piste d’audit fiable, Code général des impôts, art. 289).',
  order:
    'Proof of the order: terms accepted, age confirmed, an obligation to pay (Code de la consommation, art. L221-14).',
  notices:
    'Proof that the purchase was confirmed and a renewal announced (Code de la consommation, art. L221-13 and L215-1).',
  cancellation: 'Proof of a cancellation and its date (Code de la consommation, art. L215-1-1).',
  withdrawal: 'Proof of a withdrawal and of its refund (Code de la consommation, art. L221-21 and L221-24).',
  operator: 'Proof of what the operator did with personal data (GDPR, art. 5(2)).',
};
