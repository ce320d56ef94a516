import type { ConversationMessage } from '#contract/writing.ts';

/** Something to understand and to answer before anybody asks: a first time costs half a second. */
export const practiceTalk: ConversationMessage[] = [
  { from: 'match', text: 'Coucou, tu fais quoi ce week-end ?' },
  { from: 'moi', text: 'Je pars en rando dimanche, et toi ?' },
  { from: 'match', text: 'Samedi je teste un resto coréen, tu connais ?' },
];
