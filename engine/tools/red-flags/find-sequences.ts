import type { Speaker } from '#contract/reading.ts';
import { fold } from '#engine/french/fold.ts';
import { findConduct, noRule } from '#engine/understand/find-signs.ts';
import { rulesThatHold } from '#engine/understand/rules/apply-rules.ts';
import { conduct } from '#engine/understand/rules/conduct.ts';
import { saidAfter } from '#engine/understand/rules/said.ts';
import type { HeardMessage, Sign } from '#engine/understand/situation.ts';
import { isStanding } from '#engine/understand/standing.ts';
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

/** Asking again after a refusal. The rule is written for the user; for the match it is applied with the sides swapped. */
export function findInsistence(parts: Part[]): Finding[] {
  return (['moi', 'match'] as const).flatMap((from) => {
    const seen = from === 'moi' ? parts : parts.map(swapped);
    const refusals = noesByRule(seen);
    const pushes = findConduct(seen, refusals).filter(({ kind }) => kind === 'user_push');
    return pushes.flatMap(({ index }): Finding[] => {
      const before = seen.filter((part) => part.index < index);
      const isNoStanding = refusals.some(
        (no) => no.index < index && index - no.index <= 6 && isStanding(no, before, refusals),
      );
      const part = parts.find((one) => one.index === index && one.from === from);
      const isGoodbye = part?.acts.includes('farewell') && !part.acts.includes('plan_proposal');
      return part && isNoStanding && !isGoodbye
        ? [{ kind: 'insistence', severity: 'attention', part, isFound: () => true }]
        : [];
    });
  });
}

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
function asks(part: Part): boolean {
  const said = { ...saidAfter({ ...part, from: 'moi' }, []), asked: new Set(['refused' as const]) };
  return askedAgain.test(part.plain) || rulesThatHold(conduct, said).some(({ sign }) => sign === 'user_push');
}

/** Refusals, unease and limits of the match, by rules alone. */
function noesByRule(messages: HeardMessage[]): Sign[] {
  return messages.flatMap((message, place) => {
    const rule = message.from === 'match' ? noRule(message, messages.slice(0, place)) : undefined;
    return rule ? [{ kind: rule.sign, index: message.index, speaker: 'match' as const }] : [];
  });
}

/** Words to the other side or about what was just said; «c'est relou, les transports» has none. */
const isAboutTalk =
  /\b(?:tu|te|toi|tes|ton|ta|vous|ca me|mal a l'aise|a l'aise|deplacee?|malaisante?|flippante?|intrusi\w+|irrespectueu\w+|question|remarque)\b|\bt'|^(?:stop|arrete)\b/;

const goAway =
  /\b(?:degage|casse[- ]toi(?! (?:pas|la|le|les))|lache[- ]moi(?! (?:un|des|le|la))|laisse[- ]moi tranquille|fous[- ]moi la paix)\b/;

/** Unease of either side. It needs what came before: «ça m'a mise mal à l'aise» may be about a book. */
export function findUnease(parts: Part[]): Finding[] {
  const isSaid = (part: Part) =>
    goAway.test(part.earnest) || noRule({ ...part, from: 'match', plain: part.earnest }, [])?.sign === 'discomfort';
  return (['match', 'moi'] as const).flatMap((from) => {
    const seen = (from === 'match' ? parts : parts.map(swapped)).map((part) => ({ ...part, plain: part.earnest }));
    const uneasy = new Set(
      noesByRule(seen)
        .filter(({ kind }) => kind === 'discomfort')
        .map(({ index }) => index),
    );
    return parts
      .filter((part, place) => part.from === from && parts[place - 1] !== undefined)
      .filter((part) => goAway.test(part.earnest) || (uneasy.has(part.index) && isAboutTalk.test(part.plain)))
      .map((part): Finding => ({ kind: 'unease', severity: 'info', part, isFound: isSaid }));
  });
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

const swapped = (part: Part): Part => ({ ...part, from: part.from === 'moi' ? 'match' : 'moi' });
