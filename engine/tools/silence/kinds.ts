import type { SilenceKind } from '#contract/tools.ts';

// What a user reads about each kind of silence: facts and what to do better, never whose fault it is. {q} and {q2} become quoted
// messages, {n} a number, {reason} the reason of the verdict.

export interface SilenceText {
  title: string;
  explanation: string;
}

export const silenceTexts: Record<SilenceKind, SilenceText> = {
  nothing_to_read: {
    title: 'Rien à lire pour l’instant',
    explanation: 'Colle votre conversation, même courte : le diagnostic part de vos messages.',
  },
  no_ghosting: {
    title: 'Ce n’est pas un silence',
    explanation: 'Le dernier message, {q}, vient de son côté : c’est à toi de répondre, et tout va bien.',
  },
  said_busy: {
    title: 'Une pause annoncée',
    explanation:
      'Son dernier message, {q}, annonce une pause ou explique un retard : rien ne dit que l’intérêt a baissé.',
  },
  hard_time: {
    title: 'Un moment difficile',
    explanation:
      'Son message {q} parle d’un moment lourd. Ce silence n’est sans doute pas contre toi : la douceur passe avant la drague.',
  },
  clear_no: { title: 'C’est un non', explanation: '{reason} Le message à entendre : {q}.' },
  danger: { title: 'On s’arrête là', explanation: '{reason} Le message en cause : {q}.' },
  reproach: {
    title: 'Un reproche dans l’air',
    explanation:
      'Ton message {q} parle du silence lui-même. Même dit gentiment, ça met l’autre en position de devoir se justifier.',
  },
  too_much: {
    title: 'Beaucoup à la fois',
    explanation:
      'Tu as envoyé {n} messages d’affilée, jusqu’à {q}. Face à autant de choses, beaucoup de gens remettent la réponse à plus tard, puis l’oublient.',
  },
  plan_agreed: {
    title: 'Un rendez-vous est fixé',
    explanation:
      'Le jour et le lieu sont convenus : {q}. Il n’y a plus rien à négocier, et beaucoup de gens n’écrivent plus jusqu’au jour dit. Un message pour confirmer la veille suffit.',
  },
  plan_in_the_air: {
    title: 'Un rendez-vous resté en l’air',
    explanation:
      'Vous avez parlé de vous voir ({q}), mais rien n’est fixé depuis. Un plan flou demande un effort : on attend que l’autre tranche, et la conversation s’arrête.',
  },
  never_answered: {
    title: 'Une ouverture sans réponse',
    explanation:
      'Dans ce que tu as collé, cette personne n’a encore rien écrit : après {q}, on ne peut rien conclure. Sur une appli, beaucoup de premiers messages ne sont tout simplement pas lus.',
  },
  dead_end: {
    title: 'Un message qui n’appelle pas de réponse',
    explanation:
      'Ton dernier message, {q}, ne demande rien : il n’y avait pas grand-chose à y répondre. Une question simple aide l’autre à reprendre le fil.',
  },
  closing_questions: {
    title: 'Des questions qui se ferment',
    explanation:
      'Tes questions, comme {q}, se règlent en un mot. La réponse {q2} ne laissait rien à rattraper. Une question qui invite à raconter fait repartir l’échange.',
  },
  interview: {
    title: 'Un échange à sens unique',
    explanation:
      'Tu as posé {n} questions, jusqu’à {q}, et on t’en a peu posé. À force, ça ressemble à un entretien : parle aussi un peu de toi, et laisse de la place.',
  },
  monologue: {
    title: 'Des messages très longs',
    explanation:
      'Tes messages prennent beaucoup plus de place que les siens, par exemple {q}. Répondre devient un travail : plus court, c’est plus léger pour tout le monde.',
  },
  slow_fade: {
    title: 'Un intérêt qui s’éteint doucement',
    explanation:
      'Ses messages ont raccourci : de {q} à {q2}. Ça ressemble plus à une baisse d’élan qu’à un problème précis. Un seul message léger peut suffire à le savoir.',
  },
  unexplained: {
    title: 'Un silence que rien n’explique',
    explanation:
      'Rien dans vos messages n’explique ce silence, et ton dernier message, {q}, était très bien. La vie, une autre rencontre, une appli qu’on n’ouvre plus : ça arrive.',
  },
};

/** The match promises to write again («je te redis»). On folded text. */
export const willComeBack =
  /\bje (?:te|vous) (?:redis|recontacte|tiens au courant|ferai signe|fais signe|dirai|dis (?:ca|quoi))\b|\bje reviens vers (?:toi|vous)\b/;

/** Other texts for a kind, for conversations where the usual one would not be true. */
export const variants = {
  tooSoon: {
    title: 'Trop tôt pour parler de silence',
    explanation:
      'Ton message {q} est encore tout frais. Laisse passer deux ou trois jours avant d’en conclure quoi que ce soit.',
  },
  proposal: {
    title: 'Une proposition qui attend',
    explanation:
      'Ta proposition, {q}, attend une réponse. Dire oui engage : il faut parfois un peu de temps, ou une version plus simple à accepter.',
  },
  willComeBack: {
    title: 'La balle est dans son camp',
    explanation:
      'Son dernier message, {q}, promet une réponse : laisse-lui le temps de revenir, sans rappeler la promesse.',
  },
  insisting: {
    title: 'C’est un non',
    explanation:
      'Ton message {q} repose une question à laquelle la réponse était non. Insister ne la changera pas : le mieux pour vous deux est d’en rester là.',
  },
  closedAlone: {
    title: 'Une question qui se ferme',
    explanation:
      'Ta dernière question, {q}, se règle en un mot. Une question qui invite à raconter fait plus facilement repartir l’échange.',
  },
} satisfies Record<string, SilenceText>;

export const remarks = {
  choose: 'Un seul de ces messages suffit, pas les trois. Sans réponse ensuite, laisse cette conversation se reposer.',
  last: 'Il y a déjà beaucoup de messages sans réponse : une seule relance, bien plus tard, et on en reste là.',
  reply: 'Choisis la réponse qui te ressemble : une seule suffit.',
  agreed: 'Un seul message, pour confirmer. Le reste se dira de vive voix.',
  soft: 'Un seul message, sans rien attendre en retour.',
  no: 'Pas de relance ici : tout au plus un mot gentil, puis on passe à autre chose.',
  danger: 'Pas de relance ici : ta sécurité et celle des autres passent d’abord.',
  empty: 'Il faut au moins un message pour poser un diagnostic.',
} as const;

/** The user complains of the silence. On folded text. */
export const reproach =
  /\b(?:(?:bon |bah ){0,3}ok je vois ?[.!…]*$|toujours (?:vivante?|en vie)\b|tu (?:me )?(?:reponds|rep) (?:pas|plus)|tu m'ignores|tu me ghostes?|ghost\w*|(?:ok|bon|bah|ah) (?:bah )?j'ai compris|je vois le genre|tant pis (?:pour|alors)|merci (?:pour|de) (?:ta|la) reponse|sympa (?:le|ton|les) (?:silence|vent|vu)|(?:un|gros|beau|le) vent\b(?! (?:de|du|frais|a))|laisse tomber|je (?:t'ennuie|te derange)|j'ai (?:dit|fait) (?:quelque chose|un truc) (?:de mal|qui)|pas tres (?:poli|sympa)|c'est pas cool|t'es (?:toujours |encore )?(?:la|vivante?) ?\?|tu (?:pourrais|peux) (?:au moins )?(?:me )?repondre|t'as (?:perdu|oublie) (?:ta langue|mon existence)|tu m'as oublie)(?!\p{L})/u;

/** The match announces a pause («grosse semaine», «bonne nuit»). On folded text. */
export const announcedPause =
  /\b(?:je (?:te |vous )?(?:reponds|redis|dis|recontacte|reviens vers toi|tiens au courant|ferai signe|fais signe)\b.{0,30}|je (?:file|dois (?:y aller|filer)|te laisse|vais (?:dormir|me coucher|au lit|en reunion))|grosse semaine|semaine (?:chargee|de fou|de dingue)|je pars (?:en (?:vacances|week-end|deplacement)|a l'etranger)|a (?:demain|plus|bientot|lundi)|bonne (?:nuit|soiree|journee)|on (?:se )?(?:reparle|recapte) (?:demain|plus tard|ce soir|bientot|la semaine))\b/;
