import type { ComponentType } from 'react';
import { product } from '#contract/product.ts';
import { paths } from './paths.ts';

// The table of pages by address. A page is the default export of web/pages/<page>.tsx, fetched when needed.

export interface Route {
  /** In wouter's syntax; the first match wins. */
  pattern: string;
  /** File name in web/pages, without its ending. */
  page: string;
  title: string;
  description: string;
  /** True: in the sitemap, and fully rendered by the server. False: rendered as a skeleton, and marked noindex. */
  indexable: boolean;
  status?: 404;
  /** The page makes no calls, so the data client is not fetched with it. */
  isStatic?: true;
}

export const routes: readonly Route[] = [
  {
    pattern: paths.home,
    page: 'home',
    title: `${product.name} : ${product.tagline.toLowerCase()}`,
    description:
      "Envoie ta conversation, Déclic te propose trois réponses qui te ressemblent. L'assistant qui transforme tes matchs en rendez-vous.",
    indexable: true,
    isStatic: true,
  },
  {
    pattern: paths.auth,
    page: 'auth',
    title: 'Connexion',
    description: 'Connecte-toi à ton compte Déclic.',
    indexable: true,
  },
  {
    pattern: paths.signup,
    page: 'signup',
    title: 'Créer un compte gratuit',
    description: 'Ouvre ton compte Déclic en une minute, gratuitement et sans carte bancaire.',
    indexable: true,
  },
  {
    pattern: paths.forgotPassword,
    page: 'forgot-password',
    title: 'Mot de passe oublié',
    description: 'Reçois un lien pour choisir un nouveau mot de passe.',
    indexable: true,
  },
  {
    pattern: paths.resetPassword,
    page: 'reset-password',
    title: 'Nouveau mot de passe',
    description: 'Choisis un nouveau mot de passe.',
    indexable: false,
  },
  {
    pattern: paths.verifyEmail,
    page: 'verify-email',
    title: 'Vérification de ton adresse',
    description: 'Confirme ton adresse e-mail.',
    indexable: false,
  },
  {
    pattern: paths.onboarding,
    page: 'onboarding',
    title: 'Fais connaissance avec Déclic',
    description: 'Quelques questions pour que Déclic te parle de ce qui te bloque vraiment.',
    indexable: true,
  },
  {
    pattern: paths.paywall,
    page: 'paywall',
    title: 'Choisis ta formule',
    description: "Passe en Pro au mois ou à l'année, ou continue gratuitement.",
    indexable: true,
  },
  {
    pattern: paths.pricing,
    page: 'pricing',
    title: 'Tarifs',
    description: 'Découverte est gratuite, sans carte bancaire. Compare avec Déclic Pro et ses options.',
    indexable: true,
  },
  {
    pattern: paths.completeProfile,
    page: 'complete-profile',
    title: 'Complète ton profil',
    description: 'Ton paiement est passé.',
    indexable: false,
  },
  {
    pattern: paths.cancelSubscription,
    page: 'cancel-subscription',
    title: 'Résilier mon contrat',
    description: 'Résilie en trois clics.',
    indexable: false,
  },
  {
    pattern: paths.passiveMode,
    page: 'passive-mode',
    title: "Arrêter l'idée de la semaine",
    description: "L'e-mail hebdomadaire.",
    indexable: false,
  },
  {
    pattern: paths.dashboard,
    page: 'dashboard',
    title: 'Dashboard',
    description: 'Tes réponses, tes bios et tes outils Pro.',
    indexable: false,
  },
  {
    pattern: paths.freeSpace,
    page: 'free-space',
    title: 'Mon espace',
    description: "La démo gratuite de l'assistant, et ce que Découverte te donne.",
    indexable: false,
  },
  {
    pattern: paths.shareTarget,
    page: 'share-target',
    title: 'Ta capture',
    description: "Une capture d'écran partagée depuis ton téléphone.",
    indexable: false,
  },
  {
    pattern: paths.account,
    page: 'account',
    title: 'Mon compte',
    description: 'Ton compte, tes sessions et tes données.',
    indexable: false,
  },
  {
    pattern: paths.affiliation,
    page: 'affiliation',
    title: "Programme d'affiliation",
    description:
      'Recommande Déclic et touche 40 % de chaque paiement, tant que la personne reste abonnée. Suivi 30 jours, versement chaque mois.',
    indexable: true,
  },
  {
    pattern: paths.signupAffiliate,
    page: 'signup-affiliate',
    title: 'Devenir affilié',
    description: 'Crée ton compte affilié Déclic et choisis ton lien.',
    indexable: true,
  },
  {
    pattern: paths.affiliateLogin,
    page: 'affiliate-login',
    title: 'Connexion affilié',
    description: 'Connecte-toi à ton espace affilié Déclic.',
    indexable: true,
  },
  {
    pattern: paths.affiliateDashboard,
    page: 'affiliate-dashboard',
    title: 'Espace affilié',
    description: 'Tes clics, tes conversions et tes commissions.',
    indexable: false,
  },
  {
    pattern: paths.admin,
    page: 'admin',
    title: 'Administration',
    description: "Espace de l'opérateur.",
    indexable: false,
  },
  {
    pattern: paths.legal.mentions,
    page: 'legal',
    title: 'Mentions légales',
    description: 'Qui édite et qui héberge Déclic, et comment nous joindre.',
    indexable: true,
  },
  {
    pattern: paths.legal.privacy,
    page: 'legal',
    title: 'Politique de confidentialité',
    description: 'Quelles données Déclic utilise, pourquoi, combien de temps, et comment exercer tes droits.',
    indexable: true,
  },
  {
    pattern: paths.legal.terms,
    page: 'legal',
    title: 'Conditions générales',
    description: "Les conditions d'utilisation et de vente de Déclic : offres, prix, résiliation, rétractation.",
    indexable: true,
  },
  {
    pattern: paths.legal.contact,
    page: 'legal',
    title: 'Contact',
    description: "Une question, un souci, une idée : écris à l'équipe de Déclic.",
    indexable: true,
  },
  {
    pattern: paths.legal.help,
    page: 'legal',
    title: "Besoin d'aide ?",
    description:
      "Compte, mot de passe, captures d'écran, abonnement, données, sécurité : les réponses aux questions sur Déclic.",
    indexable: true,
  },
  {
    pattern: '/legal/*',
    page: 'legal',
    title: 'Page non trouvée',
    description: "Cette page n'existe pas.",
    indexable: false,
    status: 404,
  },
  {
    pattern: '*',
    page: 'not-found',
    title: 'Page not found',
    description: "Cette page n'existe pas.",
    indexable: false,
    status: 404,
    isStatic: true,
  },
];

/** True for pages that only the browser can draw; the server sends a skeleton for them. */
export function isShell(route: Route): boolean {
  return !route.indexable && route.status !== 404;
}

type PageModule = { default: ComponentType };
const modules = import.meta.glob<PageModule>(['./pages/*.tsx', '!./pages/*.test.tsx']);

export function loadPageModule(page: string): Promise<PageModule> {
  const load = modules[`./pages/${page}.tsx`];
  if (!load) throw new Error(`web/pages/${page}.tsx is missing`);
  return load();
}
