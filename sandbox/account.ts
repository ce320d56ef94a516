/** Whose account it is: what the payer reads on the pages and invoices. */
export const account = { name: 'Déclic', country: 'FR' };
