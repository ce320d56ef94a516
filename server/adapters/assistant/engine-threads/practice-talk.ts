import type { ConversationMessage } from '#contract/writing.ts';

/** Understood and answered once while the server warms up: the first run costs half a second, later ones do not. */
export const practiceTalk: ConversationMessage[] = [
  { from: 'match', text: 'Coucou, tu fais quoi ce week-end ?' },
  { from: 'moi', text: 'Je pars en rando dimanche, et toi ?' },
  { from: 'match', text: 'Samedi je teste un resto coréen, tu connais ?' },
];
