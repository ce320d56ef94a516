import type { OpenerStrategy } from '#contract/tools.ts';
import { formsOf } from '../hook-forms.ts';
import type { Hook } from '../hooks/hook.ts';
import { alone, aloneTopics, detailing, leads, petLeads, placeTopics, quoting, together } from './opener-lines.ts';
import { voiceFor } from './topic-voices/voices.ts';

/** Lines of an opener with their slots still open: they are filled in only for the few drafts that are picked. */
export interface OpenerDraft {
  strategy: OpenerStrategy;
  about: string;
  lines: string[];
  values: Partial<Record<string, string>>;
  isPlural: boolean;
  /** How many openers of a pack may be about the same subject. */
  maxPerPack: number;
}

/** Ten openers about one vague word or one quote would all say the same. */
const maxAboutVagueSubject = 5;
const maxAboutQuote = 2;
const maxAboutDetail = 2;

export function aboutSubject(hook: Hook, other: Hook | undefined): OpenerDraft[] {
  const values = slotsOf(hook);
  const base = {
    about: hook.name ?? hook.noun?.text ?? hook.surface,
    values,
    isPlural: hook.noun?.number === 'p' && hook.topic !== 'job',
    maxPerPack: hook.topic === 'other' ? maxAboutVagueSubject : Number.POSITIVE_INFINITY,
  };
  const voice = hook.topic === 'other' ? undefined : voiceFor(hook);
  const { remarks, questions } = voice ?? { remarks: [], questions: [] };
  // «ton métier de libraire» is heavy in most lines: a job is best quoted as one word.
  const suits = (line: string) => hook.topic !== 'job' || line.includes('{nom}');
  const openings = (hook.isOwn || hook.name ? [...leads, ...petLeads] : leads).filter(suits);
  return [
    ...alone
      .filter(({ strategy, text }) => !(strategy === 'tease' && placeTopics.includes(hook.topic)) && suits(text))
      .map(({ strategy, text }) => ({ ...base, strategy, lines: [text] })),
    ...questions.flatMap((ask) => openings.map((lead) => ({ ...base, strategy: kindOf(ask), lines: [lead, ask] }))),
    ...remarks.flatMap((line) =>
      questions.map((ask) => ({ ...base, strategy: 'observation' as const, lines: [line, ask] })),
    ),
    ...withOther(hook, other).map(({ strategy, text, more }) => ({
      ...base,
      strategy,
      lines: [text],
      values: { ...values, ...more },
    })),
  ];
}

function withOther(hook: Hook, other: Hook | undefined) {
  if (!other || [hook, other].some(({ topic }) => aloneTopics.includes(topic))) return [];
  const { le: le2, parle: parle2 } = slotsOf(other);
  return together.map((line) => ({ ...line, more: { le2, parle2 } }));
}

export function aboutQuote(cite: string): OpenerDraft[] {
  return quoting.map((line) => ({
    strategy: 'callback',
    about: cite,
    lines: [line],
    values: { cite },
    isPlural: false,
    maxPerPack: maxAboutQuote,
  }));
}

export function aboutDetail(cite: string): OpenerDraft[] {
  return detailing.map(({ strategy, text }) => ({
    strategy,
    about: cite,
    lines: [text],
    values: { cite },
    isPlural: false,
    maxPerPack: maxAboutDetail,
  }));
}

/** The forms of a subject, with `parle` for «parler de rando», «parler du Japon», «parler de ton chat». */
function slotsOf(hook: Hook): Partial<Record<string, string>> {
  const forms = formsOf(hook, 'tu');
  const isNamed = hook.noun?.named || hook.noun?.kind === 'proper' || forms.ton !== undefined || hook.topic === 'job';
  return { ...forms, nom: hook.name ?? forms.nom, parle: isNamed ? forms.de : forms.d };
}

const kindOf = (ask: string): OpenerStrategy => (/ ou /.test(ask) ? 'false_choice' : 'question');
