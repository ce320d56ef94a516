import type { HeardMessage, Reciprocity, Stage } from './situation.ts';

export function stageOf(messages: HeardMessage[], { unanswered }: Reciprocity): Stage {
  const ofMatch = messages.filter(({ from }) => from === 'match');
  if (unanswered.value >= 2 && ofMatch.length > 0) return 'ghosted';
  if (messages.slice(-6).some(isAboutMeeting)) return 'date_in_the_air';
  if (messages.length <= 3 || ofMatch.length < 2) return unanswered.value >= 2 ? 'ghosted' : 'opening';
  const latest = ofMatch.slice(-3);
  if (latest.length >= 2 && latest.every(isThin)) return 'fading';
  const disclosures = ofMatch.filter(({ acts, words }) => acts.includes('disclosure') || words.length > 8).length;
  return messages.length >= 8 && disclosures >= 3 ? 'rapport' : 'small_talk';
}

const isAboutMeeting = ({ acts }: HeardMessage) =>
  acts.some((act) => act === 'plan_proposal' || act === 'availability');
const isThin = ({ acts, words }: HeardMessage) =>
  acts[0] === 'dry' || (words.length <= 3 && !acts.some((act) => act.startsWith('question') || act === 'laugh'));
