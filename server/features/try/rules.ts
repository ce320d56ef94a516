import { quotas } from '#contract/plans.ts';

// What the try-out's budget allows, and what a visitor is told when it is spent.

/** The settings of the operator. */
export interface TrySettings {
  perDevice: number;
  perDay: number;
}

/**
 * How many devices' tries one network may use in a day. A visitor who clears cookies counts as a new device, and the tries of
 * their network end this; a household or an office has room for several people.
 */
const devicesPerNetwork = 10;

/** An IPv6 /48 may use as much as this many of its networks. */
const networksPerBlock = 4;

/** `total` is spent on the model: beyond it the embedded engine answers. The others are one visitor's, and close the try-out. */
export type BudgetPart = 'total' | 'block' | 'network' | 'device';

/** The first that is spent is the one that the visitor is told of. */
export function limitsOf({ perDevice, perDay }: TrySettings): { part: BudgetPart; limit: number }[] {
  return [
    { part: 'total', limit: perDay },
    { part: 'block', limit: perDevice * devicesPerNetwork * networksPerBlock },
    { part: 'network', limit: perDevice * devicesPerNetwork },
    { part: 'device', limit: perDevice },
  ];
}

const { free } = quotas.dmText;
const goOn = `Continue gratuitement : un compte te donne ${free.limit} conversations par jour, sans carte bancaire.`;

export function spentText(part: BudgetPart, { perDevice }: TrySettings): string {
  if (part !== 'device') return `Il n'y a plus d'essai aujourd'hui depuis ta connexion. ${goOn}`;
  const tries = perDevice === 1 ? 'ton essai' : `tes ${perDevice} essais`;
  return `Tu as utilisé ${tries} du jour. ${goOn}`;
}
