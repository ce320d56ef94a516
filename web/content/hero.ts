// The texts of the landing page's first screen, apart: they are fetched first.

export const hero = {
  title: { quoted: 'Mdr.', lines: ['Et là, tu', 'réponds', 'quoi ?'] },
  subtitle: 'Trois réponses : une qui fait rire, une qui séduit, une qui surprend.',
  cta: 'Commencer gratuitement',
  note: 'Sans carte bancaire pour commencer',
};

/** The texts of the try-out above its answer. */
export const tryTexts = {
  title: 'Essaie tout de suite',
  label: 'Le message que tu as reçu',
  placeholder: 'Colle ici le message qui te bloque, ou toute la conversation',
  /** Before anything is typed. */
  allowance: (tries: number) =>
    `${tries === 1 ? 'Un essai' : `${tries} essais`} par jour sans compte. Les exemples ne comptent pas.`,
  send: 'Trouver ma réponse',
  samples: 'Ou avec un exemple :',
  missing: 'Colle un message, ou choisis un exemple.',
  note: "Rien n'est gardé. Dès 18 ans.",
  noteWithModel:
    "Ton texte, sans les noms, est confié à un fournisseur d'IA pour écrire. Rien n'est gardé. Dès 18 ans.",
};
