import { formatEuros } from '#contract/format.ts';
import type { DateBudget, OpenerStrategy, RedFlagSeverity, Season } from '#contract/tools.ts';
import type { Given } from './assistant.ts';

// The texts of «Outils Pro».

/** `given` says which line tells where the pasted text goes. */
export interface ToolTexts {
  label: string;
  title: string;
  text: string;
  action: string;
  /** Asks for more of the same; absent where the same question has the same answer. */
  again?: string;
  /** It judges, rather than writes. */
  isJudging?: true;
  given: Given;
}

export const toolTexts = {
  antiGhost: {
    label: 'Anti-ghost',
    title: 'Assistant anti-ghost',
    text: "Plus de nouvelles ? Colle la conversation : on cherche ce qui s'est passé, et comment revenir sans insister.",
    action: 'Comprendre ce silence',
    given: 'texte',
  },
  redFlags: {
    label: 'Red flags',
    title: 'Radar à red flags',
    text: 'Un doute ? Colle la conversation : on relève ce qui mérite ton attention, dans les mots exacts.',
    action: 'Vérifier la conversation',
    isJudging: true,
    given: 'analyse',
  },
  dates: {
    label: 'Dates',
    title: 'Planificateur de dates',
    text: 'Une ville, un budget, vos goûts : des idées de rendez-vous prêtes à proposer.',
    action: 'Trouver des idées',
    again: "D'autres idées",
    given: 'texte',
  },
  openers: {
    label: 'Accroches',
    title: "Pack d'accroches",
    text: 'Colle la bio de son profil : dix premiers messages qui en parlent vraiment.',
    action: 'Écrire 10 accroches',
    again: '10 autres accroches',
    given: 'texte',
  },
} satisfies Record<string, ToolTexts>;

export const budgetLabels: Record<Extract<DateBudget, string>, string> = {
  '0-20': `Jusqu'à ${formatEuros(2000)}`,
  '20-50': `De 20 à ${formatEuros(5000)}`,
  '50+': `${formatEuros(5000)} et plus`,
};

export const seasonLabels: Record<Season, string> = {
  printemps: 'Printemps',
  ete: 'Été',
  automne: 'Automne',
  hiver: 'Hiver',
};

export const severityLabels: Record<RedFlagSeverity, string> = {
  info: 'Bon à savoir',
  attention: 'Attention',
  danger: 'Danger',
};

export const strategyLabels: Record<OpenerStrategy, string> = {
  question: 'Question',
  false_choice: 'Faux dilemme',
  tease: 'Taquin',
  callback: "Clin d'œil",
  challenge: 'Défi',
  scenario: 'Scénario',
  observation: 'Observation',
};
