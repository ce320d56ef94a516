import { paths } from './paths.ts';

// What search engines and shared links say of each page, by its pattern. Apart from the table of pages: only the server needs
// these words, and every page would carry them.

export const pageDescriptions: Record<string, string> = {
  [paths.home]:
    "Envoie ta conversation, Déclic te propose trois réponses qui te ressemblent. L'assistant qui transforme tes matchs en rendez-vous.",
  [paths.auth]: 'Connecte-toi à ton compte Déclic.',
  [paths.signup]: 'Ouvre ton compte Déclic en une minute, gratuitement et sans carte bancaire.',
  [paths.forgotPassword]: 'Reçois un lien pour choisir un nouveau mot de passe.',
  [paths.resetPassword]: 'Choisis un nouveau mot de passe.',
  [paths.signInLinkRequest]: 'Reçois un lien pour te connecter sans mot de passe.',
  [paths.signInLink]: 'Connecte-toi avec le lien reçu par e-mail.',
  [paths.providerReturn]: 'Retour de Google ou Apple.',
  [paths.verifyEmail]: 'Confirme ton adresse e-mail.',
  [paths.newEmail]: 'Confirme ta nouvelle adresse e-mail.',
  [paths.restoreEmail]: 'Reprends ton compte avec ton ancienne adresse.',
  [paths.onboarding]: 'Quelques questions pour que Déclic te parle de ce qui te bloque vraiment.',
  [paths.paywall]: "Passe en Pro au mois ou à l'année, ou continue gratuitement.",
  [paths.pricing]: 'Découverte est gratuite, sans carte bancaire. Compare avec Déclic Pro et ses options.',
  [paths.completeProfile]: 'Ton paiement est passé.',
  [paths.cancelSubscription]: 'Résilie en trois clics.',
  [paths.passiveMode]: "L'e-mail hebdomadaire.",
  [paths.dashboard]: 'Tes réponses, tes bios et tes outils Pro.',
  [paths.freeSpace]: "La démo gratuite de l'assistant, et ce que Découverte te donne.",
  [paths.shareTarget]: "Une capture d'écran partagée depuis ton téléphone.",
  [paths.account]: 'Ton compte, tes sessions et tes données.',
  [paths.affiliation]:
    'Recommande Déclic et touche 40 % du revenu net de chaque paiement, tant que la personne reste abonnée. Suivi 30 jours, versement chaque mois.',
  [paths.signupAffiliate]: 'Crée ton compte affilié Déclic et choisis ton lien.',
  [paths.affiliateLogin]: 'Connecte-toi à ton espace affilié Déclic.',
  [paths.affiliateDashboard]: 'Tes clics, tes conversions et tes commissions.',
  [paths.admin]: "Espace de l'opérateur.",
  [paths.legal.mentions]: 'Qui édite et qui héberge Déclic, et comment nous joindre.',
  [paths.legal.privacy]: 'Quelles données Déclic utilise, pourquoi, combien de temps, et comment exercer tes droits.',
  [paths.legal.terms]: "Les conditions d'utilisation et de vente de Déclic : offres, prix, résiliation, rétractation.",
  [paths.legal.contact]: "Une question, un souci, une idée : écris à l'équipe de Déclic.",
  [paths.legal.help]:
    "Compte, mot de passe, captures d'écran, abonnement, données, sécurité : les réponses aux questions sur Déclic.",
  '/legal/*': "Cette page n'existe pas.",
  '/*': "Cette page n'existe pas.",
};
