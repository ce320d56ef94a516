import type { Objective } from '#contract/writing.ts';
import type { Ask, Mood, SignKind, Situation, Stage } from '#engine/understand/situation.ts';

// Tells the model in French what the engine understood. `hide` replaces names and contact details in words of the conversation.

const stages: Record<Stage, string> = {
  opening: 'tout début de conversation',
  small_talk: 'premiers échanges',
  rapport: 'la complicité est là',
  date_in_the_air: 'un rendez-vous est dans l’air',
  fading: 'la conversation s’essouffle',
  ghosted: 'plus de réponse depuis un moment',
};

const moods: Record<Exclude<Mood, 'light'>, string> = {
  low: 'La personne n’a pas le moral : de la douceur avant tout, pas de séduction appuyée, pas de blague sur ce sujet.',
  sad: 'La personne annonce une mauvaise nouvelle : empathie d’abord dans les trois réponses, ni blague ni séduction.',
  grief:
    'La personne vit un deuil : empathie simple dans les trois réponses, ni blague, ni séduction, ni question insistante.',
  illness: 'Il est question de maladie ou d’hôpital : empathie simple dans les trois réponses, ni blague ni séduction.',
  worry: 'Un proche ou un animal de cette personne est malade : prends des nouvelles, sans blague ni séduction.',
  confided: 'La personne confie une maladie ou un handicap : remercie de la confiance, sans pitié, sans blague.',
};

const limits: Partial<Record<SignKind, string>> = {
  boundary_number: 'Elle ou il ne veut pas donner son numéro maintenant : ne le redemande sous aucune forme.',
  boundary_date: 'Elle ou il ne veut pas encore se voir : ne propose aucun rendez-vous.',
  boundary_day: 'Le créneau proposé ne convient pas : accueille-le avec légèreté, sans insister.',
  refusal: 'Un non a été dit plus tôt : ne propose ni rendez-vous ni numéro.',
  discomfort: 'Un malaise a été exprimé plus tôt : reste en retrait, ne propose rien.',
};

const objectives: Record<Objective, string> = {
  continue: 'faire vivre la conversation',
  date: 'proposer un rendez-vous simple, lié à ce qui vient d’être dit, facile à accepter ou à décaler',
  number: 'proposer de continuer ailleurs (numéro ou autre messagerie), avec une vraie raison et sans insister',
  revive: 'relancer en douceur, sans reproche ni allusion au silence',
};

const blanks: Partial<Record<Ask, string>> = {
  job: '[ton métier]',
  studies: '[tes études]',
  city: '[ta ville]',
  age: '[ton âge]',
  name: '[ton prénom]',
  weekend: '[ton week-end]',
  evening: '[ta soirée]',
  day: '[ta journée]',
  travel: '[ton voyage]',
  music: '[ta musique]',
  screen: '[ta série]',
  books: '[ton livre]',
  sport: '[ton activité]',
  hobby: '[ta passion]',
  food: '[ton plat]',
  projects: '[ton projet]',
};

export function situationBrief(situation: Situation, objective: Objective, hide: (text: string) => string): string {
  const { register, hooks, openQuestions, signs, mood, comeback, verdict, reason, stage, days } = situation;
  const lines = [
    `Avis déjà rendu (à suivre) : ${verdict}. ${reason}`,
    `Objectif : ${objectives[verdict === 'wait' ? 'revive' : objective]}.`,
    `Moment : ${stages[stage]}.`,
    `Adresse : ${register.address === 'tu' ? 'tutoiement' : 'vouvoiement'} obligatoire.`,
    `Longueur : autour de ${Math.min(150, Math.max(60, Math.round(register.user.typicalLength * 1.2)))} caractères, jamais plus de ${register.user.typicalLength > 100 ? 220 : 140}.`,
    register.user.usesEmoji ? 'Emoji : un au plus par réponse.' : 'Emoji : aucun.',
  ];
  for (const { text, ask } of openQuestions)
    lines.push(
      `Question restée ouverte : « ${hide(text)} »${blanks[ask] ? ` (si la réponse n’est pas dans la conversation, écris ${blanks[ask]})` : ''}.`,
    );
  const said = hooks.slice(0, 5).map(({ surface, name }) => `« ${hide(name ? `${surface} (${name})` : surface)} »`);
  if (said.length > 0) lines.push(`Accroches concrètes, la meilleure d’abord : ${said.join(', ')}.`);
  if (days.length > 0) lines.push(`Moments cités : ${days.join(', ')}.`);
  if (mood !== 'light') lines.push(moods[mood]);
  for (const kind of new Set(signs.map((sign) => sign.kind))) if (limits[kind]) lines.push(limits[kind]);
  if (comeback) lines.push(`Les réponses seront envoyées dans ${comeback.days} jours, pas avant : ${comeback.how}.`);
  return lines.map((line) => `- ${line}`).join('\n');
}
