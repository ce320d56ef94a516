/** The seller's name and country, as pages and invoices show them to the payer. */
export const account = { name: 'Déclic', country: 'FR' };
