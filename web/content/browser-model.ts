// The texts about the language model of the user's own browser.

export const modelTitle = "L'IA de ton navigateur";

export const offerTexts = {
  intro:
    "Ton navigateur sait écrire tes réponses lui-même, d'après votre conversation, à la place des idées de départ. C'est gratuit et ça ne change rien à ta formule.",
  /** The size is Chrome's, which varies with the model that it picks. */
  size: 'Environ 4\u00a0Go à télécharger, une seule fois. Chrome demande 22\u00a0Go libres sur le disque.',
  place: "Le modèle reste dans ton navigateur, pour tous les sites. Déclic n'en garde rien.",
  download: 'Télécharger',
  follow: 'Suivre le téléchargement',
  isDownloading: 'Ton navigateur est déjà en train de le télécharger.',
  progress: 'Téléchargement du modèle',
  cancel: 'Annuler',
  decline: 'Non merci',
  ready: "C'est prêt : tes prochaines réponses seront écrites sur ton ordinateur.",
  failed: "Le téléchargement n'a pas abouti. Vérifie ta connexion et la place libre sur ton disque, puis réessaie.",
};

export const declinedToast = {
  title: "C'est noté",
  description: "Tu peux changer d'avis quand tu veux dans « Mon compte ».",
};

export const settingTexts = {
  use: 'Laisser mon navigateur écrire quand il le peut',
  ready: 'Le modèle est prêt sur cet ordinateur.',
};

/** Under replies that the model wrote; then the link to its setting. */
export const writtenByBrowser = "Ici, l'IA est celle de ton navigateur.";
export const settingLink = 'Réglage';
