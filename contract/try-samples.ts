import type { ConversationMessage } from './writing.ts';

// The sample chats of the landing page. Beside text of one's own, a visitor can ask for replies to one of them.

export const sampleNames = ['lea', 'thomas', 'nora'] as const;
export type SampleName = (typeof sampleNames)[number];

export interface SampleChat {
  match: string;
  app: string;
  messages: ConversationMessage[];
}

export const samples: Record<SampleName, SampleChat> = {
  lea: {
    match: 'Léa',
    app: 'Tinder',
    messages: [
      { from: 'moi', text: 'Tu fais quoi de beau ?' },
      { from: 'match', text: "J'ai adopté un chat, il dort sur mon clavier" },
    ],
  },
  thomas: {
    match: 'Thomas',
    app: 'Hinge',
    messages: [
      { from: 'moi', text: 'Ton talent caché ?' },
      { from: 'match', text: "Je joue de l'accordéon dans un groupe de bal trad" },
    ],
  },
  nora: {
    match: 'Nora',
    app: 'Instagram',
    messages: [
      { from: 'moi', text: 'Tu fais quoi ce week-end ?' },
      { from: 'match', text: 'Rien de spécial' },
    ],
  },
};
