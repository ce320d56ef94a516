import type { Speaker } from '#contract/reading.ts';
import type { Reading } from '#contract/writing.ts';
import { fold } from '#engine/french/fold.ts';
import { rulesThatHold } from '#engine/understand/danger/rules/apply-rules.ts';
import { conduct } from '#engine/understand/danger/rules/conduct.ts';
import { saidAfter } from '#engine/understand/danger/rules/said.ts';
import { readLastTurn } from '#engine/understand/reading.ts';
import { askedAgain, offPlatform, offPlatformRush, otherDay, shortNo } from './cues.ts';
import type { Finding } from './finding.ts';
import type { Part } from './hear-all.ts';

// Warning signs that no single message shows: they depend on when, how often and after what something is said.

/** The first messages of a conversation, in which an invitation to another app is early or very early. */
const early = 10;
const veryEarly = 8;

export function findOffPlatform(parts: Part[]): Finding[] {
  const asks = parts.filter(leavesApp);
  const own = (from: Speaker) => asks.filter((ask) => ask.from === from);
  return (['match', 'moi'] as const).flatMap((from) => {
    const [first] = own(from).filter(({ index }) => index < early);
    if (!first) return [];
    const isRush = offPlatformRush.test(first.plain) || own(from).filter(({ index }) => index < early * 2).length > 1;
    const severity = from === 'match' && (isRush || first.index < 2) ? 'attention' : 'info';
    // Offering a handle after a few messages is usual.
    if (severity === 'info' && first.index >= veryEarly) return [];
    return [{ kind: 'off_platform', severity, part: first, isFound: leavesApp }];
  });
}

function leavesApp({ earnest, acts }: Part): boolean {
  return offPlatform.test(earnest) || acts.includes('number_ask') || acts.includes('contact_given');
}

/** So many messages after a refusal, asking again is pressing. */
const stands = 6;

/** Asking again after a refusal, while the other side has not come round. */
export function findInsistence(parts: Part[]): Finding[] {
  return parts.flatMap((part, place): Finding[] => {
    if (!presses(part)) return [];
    const first = Math.max(0, place - stands);
    const others = parts.slice(first, place).filter(({ from }) => from !== part.from);
    const read = others.map((other) => readingOf(other, parts.slice(first, parts.indexOf(other))));
    const refusal = read.findLastIndex((reading) => isNo(reading));
    if (refusal < 0 || read.slice(refusal + 1).some(({ kind }) => comingRound.includes(kind ?? 0))) return [];
    if (part.acts.includes('farewell') && !part.acts.includes('plan_proposal')) return [];
    return [{ kind: 'insistence', severity: 'attention', part, isFound: () => true }];
  });
}

/** Kinds of message by which a no is taken back: asks when, proposes, accepts, postpones. */
const comingRound = [6, 14, 15, 16, 17];

/** A proposal, a short no («pas ce soir non»), and the proposal again in the very next message. */
export function findRepeatedAsks(parts: Part[]): Finding[] {
  return parts.flatMap((part, place): Finding[] => {
    const [proposal, answer] = parts.slice(Math.max(0, place - 2), place);
    if (!proposal || !answer || proposal.from !== part.from || answer.from === part.from) return [];
    const isNo = shortNo.test(answer.plain) && !otherDay.test(answer.plain);
    if (!isNo || !asks(proposal) || !asks(part) || part.acts.includes('farewell')) return [];
    return [{ kind: 'insistence', severity: 'attention', part, isFound: () => true }];
  });
}

/** A proposal, or words that press for what was refused. */
const asks = (part: Part) => askedAgain.test(part.plain) || presses(part);

function presses(part: Part): boolean {
  const said = { ...saidAfter({ ...part, from: 'moi' }, []), asked: new Set(['refused' as const]) };
  return rulesThatHold(conduct, said).some(({ sign }) => sign === 'push');
}

/** What a message is, said to whoever wrote before it. */
function readingOf(part: Part, before: Part[]): Reading {
  return readLastTurn(
    [...before, part].map(({ from, text }) => ({ from: from === part.from ? 'match' : 'moi', text })),
  );
}

const isNo = ({ stance, signal }: Reading, signals = ['refusal', 'unease']) =>
  stance !== 'open' && signal !== undefined && signals.includes(signal);

/** Words that address the other person or what they just said. A complaint without them («c'est relou, les transports») is about something else. */
const isAboutTalk =
  /\b(?:tu|te|toi|tes|ton|ta|vous|ca me|mal a l'aise|a l'aise|deplacee?|malaisante?|flippante?|intrusi\w+|irrespectueu\w+|question|remarque)\b|\bt'|^(?:stop|arrete)\b/;

const goAway =
  /\b(?:degage|casse[- ]toi(?! (?:pas|la|le|les))|lache[- ]moi(?! (?:un|des|le|la))|laisse[- ]moi tranquille|fous[- ]moi la paix)\b/;

/** Unease of either side. It needs what came before: «ça m'a mise mal à l'aise» may be about a book. */
export function findUnease(parts: Part[]): Finding[] {
  return parts
    .map((part, place) => ({ part, before: parts.slice(0, place) }))
    .filter(({ part, before }) => {
      if (before.length === 0) return false;
      return goAway.test(part.earnest) || (isAboutTalk.test(part.plain) && isNo(readingOf(part, before), ['unease']));
    })
    .map(({ part }): Finding => ({ kind: 'unease', severity: 'info', part, isFound: (one) => one === part }));
}

/** Six messages or more of one side in a row, at least three of which ask for an answer. */
export function findBarrage(parts: Part[]): Finding[] {
  const findings: Finding[] = [];
  let run: Part[] = [];
  const close = () => {
    const asking = run.filter(
      ({ plain, acts }) => /\?/.test(plain) || acts.includes('greeting') || /\ballo\b/.test(plain),
    );
    const last = asking.at(-1);
    const count = new Set(run.map(({ index }) => index)).size;
    if (last && count >= 6 && asking.length >= 3)
      findings.push({ kind: 'answer', severity: count >= 8 ? 'attention' : 'info', part: last, isFound: () => true });
  };
  for (const part of parts) {
    if (run.at(-1)?.from !== part.from) {
      close();
      run = [];
    }
    run.push(part);
  }
  close();
  return findings;
}

/** «j'ai 34 ans», with the age. */
const ageStated =
  /\b(?:j'ai|j'en ai|j'aurai|je viens d'avoir|je fais|je vais sur mes|je vais avoir) (?:(?:que|seulement|tout juste|a peine|bientot|deja|eu|juste|encore|genre|vraiment|en vrai|moi|environ|presque|toujours|actuellement|maintenant|pour l'instant|meme|quasi|mes) )*(\d{1,2}) ?(?:ans|piges|balais)\b(?! (?:d'|de |dans ma tete|d'age|que je|d))/;

const facts: [name: string, pattern: RegExp, areApart: (one: string, other: string) => boolean][] = [
  ['age', ageStated, (one, other) => Math.abs(Number(one) - Number(other)) >= 2],
  [
    'name',
    /\b(?:je m'appelle|mon (?:vrai )?prenom (?:c'est|est)) (?!pas\b|comme\b)(\p{L}{3,})/u,
    (one, other) => one !== other && !one.startsWith(other) && !other.startsWith(one),
  ],
  [
    'city',
    /\b(?:j'habite|je vis) (?:actuellement |maintenant )?(?:a|au|en) (?!cote|deux|cinq|dix|la |pied|coloc|colocation|appart|appartement|maison|ville|centre|plein|campagne|peine)(\p{L}{3,}(?:-\p{L}+)*)/u,
    (one, other) => one !== other,
  ],
];

/** One side states two ages, two first names or two cities. */
export function findContradictions(parts: Part[]): Finding[] {
  return (['match', 'moi'] as const).flatMap((from) =>
    facts.flatMap(([, pattern, areApart]): Finding[] => {
      const told = parts.flatMap((part) => {
        const value = part.from === from ? pattern.exec(fold(part.plain))?.[1] : undefined;
        return value ? [{ part, value }] : [];
      });
      const [first] = told;
      const other = told.find(({ value, part }) => first && part !== first.part && areApart(first.value, value));
      return other
        ? [{ kind: 'identity', severity: 'attention', part: other.part, isFound: ({ plain }) => pattern.test(plain) }]
        : [];
    }),
  );
}
