import type { Invoice } from '../objects/types.ts';

export const invoiceStatusText: Record<Invoice['status'], string> = {
  draft: 'Brouillon',
  open: 'À payer',
  paid: 'Payée',
  void: 'Annulée',
  uncollectible: 'Irrécouvrable',
};
