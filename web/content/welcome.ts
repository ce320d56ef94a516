// The welcome after the purchase of Pro.

interface FirstStep {
  section: 'messages' | 'outils' | 'bio';
  title: string;
  text: string;
}

const first: FirstStep[] = [
  {
    section: 'messages',
    title: 'Lis une capture',
    text: "La conversation qui te bloque aujourd'hui\u00a0: on te dit où elle en est, et tu as trois réponses.",
  },
  {
    section: 'outils',
    title: 'Réveille un match silencieux',
    text: "L'assistant anti-ghost cherche ce qui s'est passé, et comment revenir sans insister.",
  },
  {
    section: 'bio',
    title: 'Fais noter ta bio',
    text: 'Une note sur 100, et ce qui la ferait monter.',
  },
];

export const welcome = {
  title: 'Te voilà Pro. Par où commencer\u00a0?',
  first,
  gains: 'Ce qui est nouveau avec Pro',
  close: 'Fermer la bienvenue',
  /** In the menu: the way back to it. */
  again: 'Bien démarrer avec Pro',
  intro: "Trois choses à faire d'abord, et tout ce qui s'ouvre pour toi.",
};
