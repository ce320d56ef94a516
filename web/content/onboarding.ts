import type { Gender, MainProblem, Platform } from '#contract/onboarding.ts';
import { product } from '#contract/product.ts';

// The texts of the seven onboarding steps. Unless a gender was given, no word may agree with one.

export const stepCount = 7;

export function progressLabel(step: number): string {
  return `Étape ${step + 1} sur ${stepCount}`;
}

export const buttons = {
  next: 'Continuer',
  back: 'Retour',
  finish: 'Voir les offres',
};

export const genderStep = {
  title: 'Pour commencer, tu es…',
  text: 'Seulement pour accorder nos phrases.',
  labels: {
    homme: 'Homme',
    femme: 'Femme',
    non_precise: 'Je préfère ne pas dire',
  } satisfies Record<Gender, string>,
};

export const pitchStep = {
  title: 'Dix minutes devant un message, et toujours rien à répondre ?',
  text: `Montre la conversation à ${product.name}. Tu reçois trois réponses, tu gardes celle qui te ressemble.`,
  exampleAlt: 'Une conversation, et les trois réponses proposées : humoristique, flirt, originale.',
};

export const platformsStep = {
  title: 'Où est-ce que tu dragues ?',
  text: 'Plusieurs réponses possibles.',
  required: 'Choisis au moins une appli pour continuer',
  labels: {
    instagram: 'Instagram',
    snapchat: 'Snapchat',
    tinder: 'Tinder',
    tiktok: 'TikTok',
    twitter: 'X (Twitter)',
    hinge: 'Hinge',
    bumble: 'Bumble',
    fruitz: 'Fruitz',
    happn: 'Happn',
    autres: 'Autres',
  } satisfies Record<Platform, string>,
};

/** As a name tag shows it. */
export function shortPlatformName(platform: Platform): string {
  return platform === 'twitter' ? 'X' : platformsStep.labels[platform];
}

const headlineOfOne: Record<Platform, string> = {
  instagram: 'Sur Instagram, une bonne réponse à une story vaut cent likes.',
  snapchat: 'Sur Snapchat, tout va vite. Raison de plus pour viser juste.',
  tinder: 'Sur Tinder, tout se joue après le match.',
  tiktok: "Sur TikTok, il faut plus qu'un cœur pour lancer une conversation.",
  twitter: 'Sur X, une bonne formule change tout. En message privé aussi.',
  hinge: "Sur Hinge, tout part d'un détail du profil. Encore faut-il savoir quoi en dire.",
  bumble: 'Sur Bumble, la première phrase décide de la suite.',
  fruitz: 'Sur Fruitz, le fruit dit ce que tu cherches. Le message fait le reste.',
  happn: 'Sur Happn, le hasard a fait sa part. À toi la suite.',
  autres: "Quelle que soit l'appli, c'est le message qui compte.",
};

const headlineOfSeveral: Record<'dating' | 'social' | 'mixed', string> = {
  dating: 'Plusieurs applis, et toujours la même question : quoi répondre ?',
  social: "Sur les réseaux, personne n'attend ton message. Autant qu'il soit bon.",
  mixed: 'Des matchs ici, des messages privés là : le bon mot marche partout.',
};

const platformKind: Record<Platform, 'dating' | 'social' | 'other'> = {
  instagram: 'social',
  snapchat: 'social',
  tinder: 'dating',
  tiktok: 'social',
  twitter: 'social',
  hinge: 'dating',
  bumble: 'dating',
  fruitz: 'dating',
  happn: 'dating',
  autres: 'other',
};

function platformsHeadline(chosen: readonly Platform[]): string {
  const [first = 'autres', ...others] = chosen;
  if (others.length === 0) return headlineOfOne[first];
  const kinds = new Set(chosen.map((platform) => platformKind[platform]));
  if (!kinds.has('social')) return headlineOfSeveral.dating;
  if (!kinds.has('dating')) return headlineOfSeveral.social;
  return headlineOfSeveral.mixed;
}

export function platformsPitch(chosen: readonly Platform[]): { title: string; text: string } {
  return {
    title: platformsHeadline(chosen),
    text: `${product.name} lit l'échange, repère ce qui peut accrocher et te donne trois façons d'enchaîner.`,
  };
}

export const problemStep = {
  title: "Qu'est-ce qui te bloque le plus ?",
  text: "Choisis ce qui t'arrive le plus souvent.",
  required: 'Choisis une réponse pour continuer',
  labels: {
    conversations_die: "Mes conversations s'éteignent",
    no_responses: 'On ne me répond pas',
    dont_know_start: 'Je ne sais pas comment commencer',
    virtual_to_real: "Je n'arrive pas à passer au rendez-vous",
  } satisfies Record<MainProblem, string>,
};

const motivations: Record<MainProblem, { goal: string; neutralTitle: string; text: string }> = {
  conversations_die: {
    goal: "faire durer l'échange",
    neutralTitle: "On fait durer l'échange ?",
    text: "Une conversation meurt rarement par manque d'intérêt. Elle meurt parce qu'il n'y a plus rien à attraper. On t'aide à laisser une prise dans chaque message.",
  },
  no_responses: {
    goal: 'donner envie de répondre',
    neutralTitle: 'On donne envie de répondre ?',
    text: '« Salut, ça va ? » se noie parmi cinquante autres. Un détail du profil, une question qui amuse, et ton message sort du lot. Sans en faire trop.',
  },
  dont_know_start: {
    goal: 'faire le premier pas',
    neutralTitle: 'On fait le premier pas ?',
    text: "La page blanche, tout le monde connaît. Il te manque un point de départ : on le cherche avec toi dans le profil d'en face, et tu le dis à ta façon.",
  },
  virtual_to_real: {
    goal: "passer de l'écran au café",
    neutralTitle: "On passe de l'écran au café ?",
    text: "Proposer un verre, c'est une affaire de moment plus que de courage. On t'aide à le sentir, puis à proposer simplement : un lieu, un jour, et la place de dire non.",
  },
};

const readiness: Record<Gender, { adjective: 'Prêt' | 'Prête' | null; button: string }> = {
  homme: { adjective: 'Prêt', button: 'Je suis prêt' },
  femme: { adjective: 'Prête', button: 'Je suis prête' },
  non_precise: { adjective: null, button: 'On y va' },
};

export function motivation(problem: MainProblem, gender: Gender): { title: string; text: string; button: string } {
  const { goal, neutralTitle, text } = motivations[problem];
  const { adjective, button } = readiness[gender];
  return { title: adjective ? `${adjective} à ${goal} ?` : neutralTitle, text, button };
}

export const finalStep = {
  title: 'À toi de jouer. On reste dans ta poche.',
  text: 'De la première phrase au premier café :',
  points: [
    "Trois réponses qui partent de ce que l'autre t'a écrit",
    'Une bio et des photos qui donnent envie de te parler',
    'De quoi relancer, sentir ce qui cloche et proposer un rendez-vous',
  ],
  note: 'Sans carte bancaire pour commencer',
};
