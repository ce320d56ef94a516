import {
  type RedFlag,
  type RedFlagKind,
  type RedFlagReport,
  redFlagKinds,
  redFlagSeverities,
} from '#contract/tools.ts';
import type { ConversationMessage } from '#contract/writing.ts';
import { languageOf } from '#engine/understand/language.ts';
import { safetyResources } from '#engine/understand/safety-resources.ts';
import { explanations, summaries } from './explanations.ts';
import {
  findCues,
  findDangers,
  findInsults,
  findLinks,
  findMinors,
  findPerils,
  findSexual,
} from './find-in-messages.ts';
import {
  findBarrage,
  findContradictions,
  findInsistence,
  findOffPlatform,
  findRepeatedAsks,
  findUnease,
} from './find-sequences.ts';
import type { Finding } from './finding.ts';
import { hearAll, type Part, quoteIn } from './hear-all.ts';

/** A report with more flags would not be read. */
const mostFlags = 20;

/** Finds warning signs in a conversation, with quotes. A report speaks of messages, never of what a person is. */
export function findRedFlags({ conversation }: { conversation: ConversationMessage[] }): RedFlagReport {
  const parts = hearAll(conversation);
  const flags = gravestFirst(onePerMessage(findings(parts)))
    .slice(0, mostFlags)
    .map(flagOf);
  return {
    flags,
    summary: plain(summaryOf(flags, parts)),
    checked: redFlagKinds.map((kind) => plain(explanations[kind].name)),
    resources: resourcesFor(flags, parts),
  };
}

function findings(parts: Part[]): Finding[] {
  return [
    findMinors,
    findDangers,
    findPerils,
    findCues,
    findSexual,
    findInsults,
    findLinks,
    findInsistence,
    findRepeatedAsks,
    findOffPlatform,
    findBarrage,
    findContradictions,
    findUnease,
  ].flatMap((find) => find(parts));
}

const rank = ({ severity }: Pick<Finding, 'severity'>) => redFlagSeverities.indexOf(severity);

/** Keeps one finding for each kind and message, the gravest, and drops kinds that a graver one of the same message implies. */
function onePerMessage(all: Finding[]): Finding[] {
  const best = new Map<string, Finding>();
  for (const finding of all) {
    const key = `${finding.kind}:${finding.part.index}`;
    const known = best.get(key);
    if (!known || rank(finding) > rank(known)) best.set(key, finding);
  }
  const says = (kind: RedFlagKind, index: number) => best.has(`${kind}:${index}`);
  return [...best.values()].filter(
    ({ kind, part: { index } }) =>
      !(kind === 'sexual' && says('photos', index)) &&
      !(kind === 'money' && (says('investment', index) || says('blackmail', index))) &&
      !(kind === 'selling' && says('link', index)) &&
      !(kind === 'distress' && says('blackmail', index)) &&
      !(kind === 'off_platform' && (says('money', index) || says('investment', index))),
  );
}

function gravestFirst(all: Finding[]): Finding[] {
  const byKind = (kind: RedFlagKind) => redFlagKinds.indexOf(kind);
  return all.sort((a, b) => rank(b) - rank(a) || a.part.index - b.part.index || byKind(a.kind) - byKind(b.kind));
}

function flagOf({ kind, severity, part, isFound, quote }: Finding): RedFlag {
  const { why, advice } = explanations[kind][part.from];
  return {
    kind,
    severity,
    from: part.from,
    quote: quote ?? quoteIn(part, isFound),
    message: part.index,
    why: plain(why),
    advice: plain(advice),
  };
}

function summaryOf(flags: RedFlag[], parts: Part[]): string {
  if (parts.length === 0) return summaries.empty;
  const isForeign = languageOf(parts) === 'other';
  const [gravest] = flags;
  if (!gravest) return isForeign ? `${summaries.none} ${summaries.foreign}` : summaries.none;
  if (gravest.severity !== 'danger' && flags.every(({ from }) => from === 'moi')) return summaries.own;
  if (gravest.severity === 'info') return flags.length === 1 ? summaries.info : summaries.infos;
  return summaries[gravest.severity];
}

function resourcesFor(flags: RedFlag[], parts: Part[]): string[] {
  const grave = flags.filter(({ severity }) => severity === 'danger');
  const needed = new Set(
    grave.flatMap((flag): (keyof typeof safetyResources)[] => {
      if (flag.kind === 'distress') return isViolence(flag, parts) ? ['violence'] : ['suicide'];
      if (flag.kind === 'blackmail')
        return /tue|suicid|mort|l'air|mal/i.test(flag.quote) ? ['suicide', 'blackmail'] : ['blackmail'];
      if (flag.kind === 'investment' || flag.kind === 'personal_data') return ['money'];
      return flag.kind === 'minor' || flag.kind === 'threat' || flag.kind === 'money' ? [flag.kind] : [];
    }),
  );
  return [...needed].map((kind) => safetyResources[kind]);
}

function isViolence({ message }: RedFlag, parts: Part[]): boolean {
  const text = parts
    .filter(({ index }) => index === message)
    .map(({ earnest }) => earnest)
    .join(' ');
  return !/\b(?:mourir|suicid|tuer|vivre|pendre|veines|scarifi|disparaitre|finir|jours)/.test(text);
}

const plain = (text: string) => text.replaceAll('’', "'");
