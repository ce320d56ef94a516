import { formatEuros } from '#contract/format.ts';
import { priceCents, quotas } from '#contract/plans.ts';
import { product } from '#contract/product.ts';
import type { SiteSettings } from '#contract/site.ts';
import { allowanceText } from './allowances.ts';
import { withdrawalDays } from './legal/terms.ts';
import { threeReplies, whoWrites } from './who-writes/pages.ts';

// The texts of the landing page below its first screen (that one's are in hero.ts). Until the operator confirms the figures and testimonials, `illustrationNote` is shown with
// them.

/** Shown once, beside the testimonials. */
export const figures = [
  { value: '2000+', label: 'utilisateurs actifs' },
  { value: '85 %', label: 'de réussite' },
  { value: '4,8/5', label: 'de note moyenne' },
  { value: '+2000', label: 'conversations' },
  { value: '2\u202f300', label: 'utilisateurs' },
];

export const illustrationNote = "Chiffres et témoignages d'illustration";

/** Each is proven by a test or a benchmark. */
export const facts = {
  title: 'Ce que tu peux vérifier',
  read: {
    title: 'Ce qui est lu',
    text: "Une capture de ta conversation, ou le texte que tu colles. Rien d'autre : on ne se connecte à aucun de tes comptes.",
  },
  speed: {
    title: 'En combien de temps',
    text: 'Un message collé a ses trois réponses en une seconde environ. Pour une capture, compte quelques secondes.',
    textWithModel: "Quelques secondes pour un message collé, un peu plus pour une capture : le temps que l'IA écrive.",
  },
  kept: {
    title: 'Ce qui est gardé',
    text: 'Rien. Ni ta capture, ni ta conversation, ni ton essai. À chaque version, un test les cherche dans nos fichiers et ne doit rien trouver.',
  },
};

export const readApps = ['Tinder', 'Bumble', 'Hinge', 'Fruitz', 'Happn', 'Instagram', 'Snapchat', 'WhatsApp'] as const;

export const benefitsFor = (writer: SiteSettings['writer']) => [
  {
    icon: 'message-circle',
    title: 'Trois réponses, trois tons',
    text: threeReplies[writer],
  },
  {
    icon: 'pen-line',
    title: 'Une bio qui te ressemble',
    text: "Tes centres d'intérêt, un style, trois bios. Et pour celle que tu as déjà : une note sur 100 et ce qui la ferait monter.",
  },
  {
    icon: 'camera',
    title: 'Les bonnes photos, dans le bon ordre',
    text: 'Lumière, netteté, cadrage. On juge la photo, jamais la personne, et tu sais laquelle mettre en premier.',
  },
  {
    icon: 'ghost',
    title: 'Relancer sans supplier',
    text: "Trois jours de silence ? Avec Pro, l'assistant anti-ghost trouve une raison légère de réécrire. Une fois, pas dix.",
  },
  {
    icon: 'flag',
    title: 'Un œil sur ce qui cloche',
    text: "Pression, récits qui se contredisent, demandes d'argent. Avec Pro, le radar à red flags te le dit avant que tu t'attaches.",
  },
  {
    icon: 'calendar-heart',
    title: 'Et si on se voyait ?',
    text: 'Une idée de sortie tirée de vos échanges, et la phrase pour la proposer. Le planificateur de dates est inclus dans Pro.',
  },
];

export const guarantees = [
  {
    title: 'Sans carte bancaire pour commencer',
    text: "L'offre Découverte est gratuite, et elle le reste.",
  },
  {
    title: 'Satisfait ou remboursé',
    text: `${withdrawalDays} jours pour changer d'avis après ton abonnement. On te rembourse tout, sans demander pourquoi.`,
  },
  {
    title: 'Tes conversations restent à toi',
    text: "Ni tes captures d'écran ni tes échanges ne sont conservés.",
  },
];

export const testimonials = [
  {
    firstName: 'Yanis',
    age: 26,
    city: 'Lille',
    text: "Mes conversations mouraient toutes au troisième message. La première réponse que j'ai copiée l'a fait rire, on s'est vus le jeudi. Depuis j'en copie de moins en moins, je crois que j'ai pris le pli.",
    date: '2026-10-27',
  },
  {
    firstName: 'Claire',
    age: 34,
    city: 'Nantes',
    text: "J'en avais assez de porter la conversation à bout de bras. Là j'ai trois pistes, j'en prends une, je la tourne à ma façon et ça repart. Et j'ai arrêté de relancer ceux qui ne posent jamais une question.",
    date: '2026-10-08',
  },
  {
    firstName: 'Marc',
    age: 45,
    city: 'Dijon',
    text: "Quinze ans sans draguer, une bio qui ressemblait à un CV. Elle a eu 41 sur 100, ça m'a vexé deux minutes. La nouvelle parle de mes tomates ratées, et c'est toujours de ça qu'on me parle en premier.",
    date: '2026-09-15',
  },
];

export const finalCta = {
  title: 'Ta prochaine conversation mérite mieux que « ça va ? »',
  text: 'Quelques questions pour te connaître, et tu essaies gratuitement.',
  cta: 'Je me lance',
};

export const faqFor = (writer: SiteSettings['writer']) => [
  {
    question: "C'est une IA qui écrit ?",
    answer: `Oui, et on ne le cache pas. ${whoWrites[writer]} Toi, tu lis, tu corriges, tu mets tes mots : c'est toi que la personne en face va rencontrer.`,
  },
  {
    question: `Est-ce que ${product.name} envoie des messages à ma place ?`,
    answer: `Jamais. ${product.name} n'est connecté à aucune de tes applis et n'écrit à personne. Tu copies la réponse qui te plaît et tu l'envoies toi-même, ou pas.`,
  },
  {
    question: "Que deviennent mes captures d'écran ?",
    answer:
      "Elles servent à lire la conversation le temps de l'analyse, puis elles disparaissent. Ni la capture ni la conversation ne sont conservées. Si tu mets une réponse en favori, on garde cette réponse, et rien d'autre.",
  },
  {
    question: "C'est vraiment gratuit, sans carte bancaire ?",
    answer: `Oui. Il suffit d'un prénom, d'un e-mail et d'un mot de passe. L'offre Découverte donne droit à des messages (${allowanceText(quotas.dmText.free)}), des bios (${allowanceText(quotas.bioGeneration.free)}), une note de bio (${allowanceText(quotas.bioRating.free)}) et des analyses de photo (${allowanceText(quotas.photoAnalysis.free)}). Pro coûte ${formatEuros(priceCents.proMonthly)} par mois ou ${formatEuros(priceCents.proAnnual)} par an, si tu veux aller plus loin.`,
  },
  {
    question: 'Et si je veux arrêter ?',
    answer: `Tu résilies quand tu veux, sans donner de raison, et tu gardes ton accès jusqu'à la fin de la période payée. Pendant les ${withdrawalDays} jours qui suivent ton abonnement, tu peux aussi changer d'avis : on te rembourse tout. C'est ça, « satisfait ou remboursé ».`,
  },
  {
    question: 'Avec quelles applis ça marche ?',
    answer: `Tinder, Hinge, Bumble, Fruitz, Happn, et aussi les messages d'Instagram, Snapchat, TikTok ou X. Si tu peux copier la conversation ou en faire une capture d'écran, ${product.name} peut la lire. Ces applis ne sont pas nos partenaires, et on ne s'y connecte pas.`,
  },
];
