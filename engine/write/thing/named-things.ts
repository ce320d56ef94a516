import type { Address } from '#engine/french/noun-phrase.ts';
import { likelihoods, type Model, openModel } from '#engine/learnt/linear-model.ts';
import type { HeardMessage } from '#engine/understand/situation.ts';
import stored from './models/things.json' with { type: 'json' };
import { thingFeatures } from './thing-features.ts';
import { type Thing, thingsOf } from './things.ts';

// Which of the things in a turn one would speak of: «le poteau», not «les 61 euros».

export interface NamedThing extends Thing {
  /** How likely it is that a reader would have named it, or at least not minded. */
  worth: number;
}

/** `fit` does no harm, `apt` is what a friend would pick up. */
export const thingLabels = ['dull', 'fit', 'apt'] as const;

let opened: Model | undefined;

/** The best first. */
export function namedThings(turn: HeardMessage[], address: Address): NamedThing[] {
  opened ??= openModel(stored);
  const model = opened;
  return thingsOf(turn, address)
    .map((thing): NamedThing => {
      const [, fit = 0, apt = 0] = likelihoods(model, thingFeatures(thing));
      return { ...thing, worth: apt + fit / 2 };
    })
    .sort((a, b) => b.worth - a.worth);
}
