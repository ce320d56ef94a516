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

/**
 * `total` is spent on the model: beyond it the embedded engine answers, as it does beyond a network's `samples`. The others are one
 * visitor's, and close the try-out.
 */
export type BudgetPart = 'total' | 'samples' | 'swap' | 'block' | 'network' | 'device';

/** What is tried: a conversation of the visitor's own, the same with its speakers swapped, or a sample chat. */
export type TryKind = 'own' | 'swapped' | 'sample';

/** The first that is spent is the one that the visitor is told of. */
export function limitsOf({ perDevice, perDay }: TrySettings, kind: TryKind): { part: BudgetPart; limit: number }[] {
  const total = { part: 'total', limit: perDay } as const;
  if (kind === 'sample') return [total, { part: 'samples', limit: perDevice * devicesPerNetwork }];
  if (kind === 'swapped') return [total, { part: 'swap', limit: 1 }];
  return [
    total,
    { part: 'block', limit: perDevice * devicesPerNetwork * networksPerBlock },
    { part: 'network', limit: perDevice * devicesPerNetwork },
    { part: 'device', limit: perDevice },
  ];
}

const { free } = quotas.dmText;
const goOn = `Continue gratuitement : un compte te donne ${free.limit} conversations par jour, sans carte bancaire.`;

export function spentText(part: BudgetPart, { perDevice }: TrySettings): string {
  if (part === 'swap') return `Tu as déjà inversé les rôles de cette conversation. ${goOn}`;
  if (part !== 'device') return `Il n'y a plus d'essai aujourd'hui depuis ta connexion. ${goOn}`;
  const tries = perDevice === 1 ? 'ton essai' : `tes ${perDevice} essais`;
  return `Tu as utilisé ${tries} du jour. ${goOn}`;
}
