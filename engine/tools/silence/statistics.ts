import { formatPercent } from '#contract/format.ts';
import type { Speaker } from '#contract/reading.ts';
import type { SilenceStatistic } from '#contract/tools.ts';
import type { HeardMessage, Situation } from '#engine/understand/situation.ts';

/** How much each side asks, writes and restarts, with labels for the screen. */
export function statisticsOf({ messages, reciprocity }: Situation, daysSilent: number | undefined): SilenceStatistic[] {
  if (messages.length === 0) return [];
  const asked = (from: Speaker) => messages.filter((message) => message.from === from && isQuestion(message));
  const closed = asked('moi').filter(isClosedQuestion);
  const letters = (from: Speaker) =>
    messages.filter((message) => message.from === from).reduce((sum, { text }) => sum + text.length, 0);
  const share = letters('match') / Math.max(1, letters('match') + letters('moi'));
  const { restartsByUser, restartsByMatch, unanswered } = reciprocity;
  return [
    counted('Tes questions', asked('moi').map(indexOf)),
    counted('Ses questions', asked('match').map(indexOf)),
    {
      ...counted('Tes questions qui se règlent en un mot', closed.map(indexOf)),
      shown: `${closed.length} sur ${asked('moi').length}`,
    },
    {
      label: 'Place de ses messages dans l’échange'.replace('’', "'"),
      value: Math.round(share * 100),
      shown: formatPercent(Math.round(share * 100) / 100),
      messages: messages.filter(({ from }) => from === 'match').map(indexOf),
    },
    counted('Tes relances', restartsByUser.indices),
    counted('Ses relances', restartsByMatch.indices),
    counted('Messages sans réponse', unanswered.indices),
    ...(daysSilent === undefined
      ? []
      : [
          {
            label: 'Jours de silence',
            value: daysSilent,
            shown: `${daysSilent}`,
            messages: messages.slice(-1).map(indexOf),
          },
        ]),
  ];
}

const indexOf = ({ index }: HeardMessage) => index;

function counted(label: string, messages: number[]): SilenceStatistic {
  return { label, value: messages.length, shown: `${messages.length}`, messages };
}

export const isQuestion = ({ acts }: HeardMessage) =>
  acts.some((act) => act.startsWith('question') || act === 'wellbeing');

/** Whether one word is enough to answer. */
export const isClosedQuestion = ({ acts }: HeardMessage) =>
  acts.includes('question_closed') || (acts.includes('wellbeing') && !acts.includes('question_open'));
