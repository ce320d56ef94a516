import type { Topic } from '#engine/nouns/topics.ts';
import type { Stance } from '../../hooks/hook.ts';

// The shape of the data in this folder. A line is French with slots:
//   {le} le surf · {de} du surf · {a} au surf · {un} un chat, du surf · {d} d'escalade · {dun} d'un chat, de surf
//   {ce} ce chat · {nom} chat · {ton}, {deton}, {aton} the pet's name, else «ton chat», with «de» and «à»
//   {v:est|sont} for one or several · {u:prêt|prête|partant pour ça} for the user's gender (known or not), {m:…} for the match's.

/** What can be said of a subject. */
export interface TopicVoice {
  topics: Topic[];
  /** Only for this stance; without it, for things the match likes, did or will do. */
  when?: Stance[];
  /** Name the subject and ask nothing; a question follows. */
  remarks: string[];
  /** Follow a remark or another line that names the subject, and do not name it again. */
  questions: string[];
}
