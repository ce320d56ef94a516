import type { RedFlagKind, RedFlagSeverity } from '#contract/tools.ts';
import type { Danger } from '#engine/understand/danger/danger-model.ts';
import { likeliestOf, readAt } from '#engine/understand/danger/find-perils.ts';
import { rulesThatHold } from '#engine/understand/danger/rules/apply-rules.ts';
import { conduct } from '#engine/understand/danger/rules/conduct.ts';
import { dangerRules, minorRules } from '#engine/understand/danger/rules/find-danger.ts';
import type { SignKind } from '#engine/understand/danger/rules/rule.ts';
import { isInFun, saidAfter } from '#engine/understand/danger/rules/said.ts';
import { cues } from './cues.ts';
import type { Finding } from './finding.ts';
import { guiltCue } from './guilt-cues.ts';
import { type Part, shortened as quoteOf } from './hear-all.ts';
import { hidingSites, knownSites } from './known-sites.ts';
import { compiledPhraseCues } from './phrase-cues.ts';

// Warning signs that one message shows by itself.

const allCues = [...cues, ...compiledPhraseCues, guiltCue];

export function findCues(parts: Part[]): Finding[] {
  return parts.flatMap((part, place) =>
    allCues
      .filter(({ byMatchOnly, within }) => !(byMatchOnly && part.from === 'moi') && part.index < (within ?? Infinity))
      .filter(({ needsNoSubject }) => !(needsNoSubject && tellsOfThing(parts[place - 1], part)))
      .map(({ kind, severity, pattern, isEarnest }) => ({
        kind,
        severity,
        part,
        isFound: (one: Part) => pattern.test(one.earnest) && (isEarnest === true || !isInFun(one)),
      }))
      .filter(({ isFound }) => isFound(part)),
  );
}

/** Whether the other side just told of something: after «j'ai refait ma cuisine», «envoie une photo !» means the kitchen. */
function tellsOfThing(before: Part | undefined, { from }: Part): boolean {
  if (!before || before.from === from || before.plain.includes('?')) return false;
  return /\b(?:je|j'|mon|ma|mes|on|notre)\b/.test(before.plain) && before.words.length > 2;
}

const dangers: Partial<Record<SignKind, RedFlagKind>> = {
  suicide: 'distress',
  violence: 'distress',
  threat: 'threat',
  blackmail: 'blackmail',
  money: 'money',
};

const kindsOf = (one: Part) => [
  ...new Set(
    dangerRules({ ...one, from: 'match', plain: one.earnest }, []).map(({ id, sign }) => kindOf(id, sign, one)),
  ),
];

/** Signs of danger, looked for in the messages of both sides. */
export function findDangers(parts: Part[]): Finding[] {
  return parts.flatMap((part) =>
    kindsOf(part).map(
      (kind): Finding => ({ kind, severity: 'danger', part, isFound: (one) => kindsOf(one).includes(kind) }),
    ),
  );
}

const aboutInvesting = /\b(?:crypto|bitcoin|trading|forex|invest|placement)/;

/** Money that is to be put in, not given, is an investment. */
function kindOf(id: string, sign: SignKind, { earnest }: Part): RedFlagKind {
  if (sign === 'money' && (id === 'offers-an-investment' || aboutInvesting.test(earnest))) return 'investment';
  return dangers[sign] ?? 'money';
}

export function findMinors(parts: Part[]): Finding[] {
  const isFound = (one: Part) => minorRules(earnestly(one), []).length > 0;
  const found = parts.filter((part, place) => minorRules(earnestly(part), parts.slice(0, place)).length > 0);
  return found.map((part): Finding => ({ kind: 'minor', severity: 'danger', part, isFound }));
}

const flagOf: Record<Danger, Pick<Finding, 'kind' | 'severity'>> = {
  minor: { kind: 'minor', severity: 'danger' },
  distress: { kind: 'distress', severity: 'danger' },
  menace: { kind: 'threat', severity: 'danger' },
  nudes: { kind: 'photos', severity: 'attention' },
  hate: { kind: 'insult', severity: 'attention' },
};

/** A flag accuses somebody, so that it has to be surer than a stop. */
const flaggedFrom = 0.7;

/** What the reading that replies are written by is certain of, in words that no rule lists. */
export function findPerils(parts: Part[]): Finding[] {
  return parts.flatMap((part, place) => {
    const { likely, wordsOf } = readAt(parts, place);
    const danger = likeliestOf(likely);
    if (likely[danger] < flaggedFrom || kindsOf(part).length > 0) return [];
    return [{ ...flagOf[danger], part, isFound: () => true, quote: quoteOf(wordsOf(danger)) }];
  });
}

const earnestly = (part: Part): Part => ({ ...part, plain: part.earnest });

/** Whether an insult is meant for the other side: «une connasse» may be said of someone else. */
const isToldToOther = ({ earnest, words }: Part) =>
  /\b(?:tu|te|toi|ton|ta|tes|vous)\b|\bt'|\b(?:espece|sale|pauvre|va te|ta gueule)\b/.test(earnest) ||
  (words.length <= 4 && !/\b(?:une?|la|le|les|cette?|quel(?:le)?|elle|il)\b/.test(earnest));

export function findInsults(parts: Part[]): Finding[] {
  const isFound = (one: Part) => isConduct('insults', one) && !isInFun(one) && isToldToOther(one);
  return parts.filter(isFound).map((part) => ({ kind: 'insult', severity: 'attention', part, isFound }));
}

/** Whether a rule for conduct holds for a message of either side. */
function isConduct(id: string, part: Part): boolean {
  const said = { ...saidAfter({ ...part, from: 'moi' }, []), plain: part.earnest };
  return rulesThatHold(conduct, said).some((rule) => rule.id === id);
}

const aboutPhotos = /\b(?:nudes?|photos?|tofs?|pics?|selfies?|videos?)\b/;

/** Sexual words of one side are a warning; where both use them, only an information. */
export function findSexual(parts: Part[]): Finding[] {
  const isFound = (one: Part) => isConduct('sexual', one);
  const found = parts.filter(isFound);
  const isMutual = found.some(({ from }) => from === 'match') && found.some(({ from }) => from === 'moi');
  const severity: RedFlagSeverity = isMutual ? 'info' : 'attention';
  return found.map((part) => ({
    kind: aboutPhotos.test(part.earnest) ? 'photos' : 'sexual',
    severity,
    part,
    isFound,
  }));
}

const address = /(?<![a-z0-9-]|[a-z0-9-]\.)(?:https?:\/\/|www\.)?((?:[a-z0-9-]+\.)+[a-z]{2,10})(?:\/[^\s]*)?/gi;
const topLevel =
  /\.(?:com|net|org|fr|be|ch|ca|io|me|ly|info|site|online|club|live|vip|xyz|top|shop|link|app|ru|cn|click|icu|biz|tk|ml|ee|gd|gy|at|co|eu|de|es|tv|fm|gl|work|loan|cyou|bond)$/i;

export function findLinks(parts: Part[]): Finding[] {
  return parts
    .filter(({ from }) => from === 'match')
    .flatMap((part) =>
      [...part.text.matchAll(address)].flatMap(([quote, host = '']): Finding[] => {
        const isAddress = /^(?:https?:|www\.)/i.test(quote) || (topLevel.test(host) && host === host.toLowerCase());
        const isMail = part.text.includes(`@${quote}`);
        if (!isAddress || isMail || knownSites.test(host)) return [];
        const severity = hidingSites.test(host) ? 'attention' : 'info';
        return [{ kind: 'link', severity, part, isFound: () => true, quote }];
      }),
    );
}
