import { formatEuros } from '#contract/format.ts';
import { priceCents, quotas } from '#contract/plans.ts';
import { product } from '#contract/product.ts';
import { allowanceText } from './allowances.ts';
import { withdrawalDays } from './legal/terms.ts';

// The texts of the landing page. Until the operator confirms the figures and testimonials, `illustrationNote` is shown with
// them.

export interface Demo {
  match: string;
  app: string;
  messages: { from: 'moi' | 'match'; text: string }[];
  replies: { tone: 'humoristique' | 'flirt' | 'original'; content: string; why: string }[];
}

export const hero = {
  title: '« Mdr. » Et là, tu réponds quoi ?',
  subtitle: `${product.name} lit ta conversation et te propose trois réponses : une qui fait rire, une qui séduit, une qui surprend. Tu choisis, tu ajustes, tu envoies.`,
  cta: 'Commencer gratuitement',
  note: 'Sans carte bancaire pour commencer',
};

/** The figures shown in the hero. */
export const heroFigures = [
  { value: '+2000', label: 'conversations' },
  { value: '2.3k+', label: 'utilisateurs' },
];

/** The figures shown with the testimonials. */
export const figures = [
  { value: '2000+', label: 'utilisateurs actifs' },
  { value: '85 %', label: 'de réussite' },
  { value: '4,8/5', label: 'de note moyenne' },
];

export const illustrationNote = "Chiffres et témoignages d'illustration";

export const benefits = [
  {
    icon: 'message-circle',
    title: 'Trois réponses, trois tons',
    text: "Humour, flirt, originalité. Chaque réponse part de ce que l'autre vient d'écrire, jamais d'une phrase toute faite.",
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
    icon: 'credit-card',
    title: 'Sans carte bancaire pour commencer',
    text: "L'offre Découverte est gratuite, et elle le reste.",
  },
  {
    icon: 'rotate-ccw',
    title: 'Satisfait ou remboursé',
    text: `${withdrawalDays} jours pour changer d'avis après ton abonnement. On te rembourse tout, sans demander pourquoi.`,
  },
  {
    icon: 'shield-check',
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

export const faq = [
  {
    question: "C'est une IA qui écrit ?",
    answer:
      "Oui. Les réponses, les bios et les conseils sont écrits par une intelligence artificielle, et on ne le cache pas. Toi, tu lis, tu corriges, tu mets tes mots : c'est toi que la personne en face va rencontrer.",
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

export const demo: Demo[] = [
  {
    match: 'Léa',
    app: 'Tinder',
    messages: [
      { from: 'moi', text: "Ta bio dit « raclette toute l'année ». Même en août ?" },
      { from: 'match', text: 'Surtout en août mdr' },
    ],
    replies: [
      {
        tone: 'humoristique',
        content: "Enfin quelqu'un qui transpire pour ses convictions. Tu préviens les voisins ou tu les invites ?",
        why: 'Tu joues dans son registre et tu laisses une question facile à attraper.',
      },
      {
        tone: 'flirt',
        content: "Je note : la prochaine canicule, toi, moi et un ventilateur. Je m'occupe du fromage.",
        why: 'Tu vous imagines ensemble, sans rien demander encore.',
      },
      {
        tone: 'original',
        content: 'Une seule question et je sais tout de toi : la croûte, tu la manges ?',
        why: 'Une question minuscule, avec un vrai avis à donner. On ne peut pas y répondre « mdr ».',
      },
    ],
  },
  {
    match: 'Thomas',
    app: 'Hinge',
    messages: [
      { from: 'moi', text: 'Alors, ce week-end ?' },
      { from: 'match', text: 'Mon premier semi ! Depuis je descends les escaliers à reculons' },
    ],
    replies: [
      {
        tone: 'humoristique',
        content: "À reculons ? Les voisins applaudissent à chaque palier, j'espère.",
        why: "Tu reprends son image et tu la pousses d'un cran.",
      },
      {
        tone: 'flirt',
        content: "Je connais un bar sans une seule marche. Dès que tu remarches droit, je t'y remets ta médaille.",
        why: "L'invitation est là, légère, et c'est lui qui choisit quand.",
      },
      {
        tone: 'original',
        content: "Sérieusement, bravo. C'est à quel kilomètre que tu as maudit la personne qui t'a donné l'idée ?",
        why: 'Un compliment sincère, puis une question qui appelle une histoire.',
      },
    ],
  },
  {
    match: 'Nora',
    app: 'Instagram',
    messages: [
      { from: 'moi', text: "Le banh mi de ta story, il vient d'où ?" },
      { from: 'match', text: "De Belleville. Le meilleur de Paris, et c'est pas une opinion, c'est un fait" },
    ],
    replies: [
      {
        tone: 'humoristique',
        content: "J'ai un contre-exemple dans le 13e et absolument aucune preuve. Le débat est ouvert.",
        why: 'Un désaccord pour rire : elle a très envie de se défendre.',
      },
      {
        tone: 'flirt',
        content: "Un fait, ça se vérifie. Samedi midi à Belleville : si tu as raison, j'invite.",
        why: 'Un lieu, un jour, un enjeu. Facile de dire oui, facile de proposer un autre jour.',
      },
      {
        tone: 'original',
        content: "On règle ça proprement : deux banh mi, dégustation à l'aveugle, qui perd paie le café.",
        why: 'Tu transformes une phrase en jeu à deux.',
      },
    ],
  },
];
