import { join } from '#engine/french/elision.ts';
import {
  type Address,
  definite,
  demonstrative,
  indefinite,
  type Noun,
  ofBare,
  ofDefinite,
  possessive,
  toDefinite,
} from '#engine/french/noun-phrase.ts';
import type { Topic } from '#engine/nouns/topics.ts';
import type { Hook } from './hooks/hook.ts';

// A hook as the slots of a line ask for it.

export type HookForms = Partial<Record<string, string>>;

/** What is the match's own is «ton chat», not «le chat». */
const personal: Topic[] = ['cat', 'dog', 'pet', 'family', 'children', 'friends', 'moving', 'exam'];

export function formsOf(hook: Hook, address: Address): HookForms {
  const { noun } = hook;
  if (!noun) return {};
  if (hook.topic === 'job') return jobForms(noun, address);
  // «Mochi et Tofu» name two, «Mochi» names one.
  const name = hook.name && (noun.number === 'p') === hook.name.includes(' et ') ? hook.name : null;
  const ton = name ?? (hook.isOwn ? possessive(noun, address) : undefined);
  const base: HookForms = {
    le: definite(noun),
    de: ofDefinite(noun),
    a: toDefinite(noun),
    un: noun.kind === 'proper' ? undefined : indefinite(noun),
    d: ofBare(noun),
    dun: ofIndefinite(noun),
    ce:
      noun.kind === 'proper' || (noun.kind === 'mass' && (noun.named || !hook.isKnown))
        ? undefined
        : demonstrative(noun),
    nom: noun.text,
  };
  if (!ton) return base;
  const own = { ton, deton: join('de', ton), aton: `à ${ton}` };
  return personal.includes(hook.topic) || name
    ? { ...base, ...own, le: ton, de: own.deton, a: own.aton }
    : { ...base, ...own };
}

/** A job is spoken of as «ton métier d'infirmière»; the noun alone has no article. */
function jobForms(noun: Noun, address: Address): HookForms {
  const trade = `${address === 'vous' ? 'votre' : 'ton'} métier ${ofBare(noun)}`;
  return {
    le: trade,
    de: `de ${trade}`,
    a: `à ${trade}`,
    nom: noun.text,
    un: indefinite(noun),
    dun: ofIndefinite(noun),
    d: ofBare(noun),
  };
}

/** d'un chat, d'une pizza, de sushis, de surf */
function ofIndefinite(noun: Noun): string | undefined {
  if (noun.kind === 'proper') return undefined;
  if (noun.kind === 'mass' || noun.number === 'p') return ofBare(noun);
  return `d'${indefinite(noun)}`;
}
