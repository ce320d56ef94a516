import { practiceTalk } from './practice-talk.ts';
import { engineTasks } from './tasks.ts';

const practiceBio = 'Prof de sport à Nantes, je perds au ping-pong contre mes élèves. Tu joues ?';

/** Does once what costs more the first time: a reply, and a rating, which loads the French dictionary. */
export async function practise({
  writeReplies,
  rateBio,
}: Pick<typeof engineTasks, 'writeReplies' | 'rateBio'> = engineTasks): Promise<void> {
  const unknown = { gender: 'non_precise' } as const;
  writeReplies({ conversation: practiceTalk, objective: 'continue', user: unknown, match: unknown });
  await rateBio(practiceBio);
}
