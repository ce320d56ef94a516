import type { Tone } from '#contract/writing.ts';
import type { Act, Ask, Situation } from '#engine/understand/situation.ts';
import type { AnsweredKind } from '#engine/understand/turn-kind/kinds.ts';
import type { Draft } from './draft.ts';
import { namesSubject } from './realise.ts';
import { turnAct } from './recipes/plan.ts';

const manner: Record<Tone, string> = {
  humoristique: 'avec légèreté',
  flirt: 'avec un intérêt sincère',
  original: 'par un angle inattendu',
};

const asked: Partial<Record<Ask, string>> = {
  job: 'ton métier',
  studies: 'tes études',
  weekend: 'ton week-end',
  evening: 'ta soirée',
  projects: 'tes projets',
  day: 'ta journée',
  travel: 'tes voyages',
  holidays: 'tes vacances',
  city: "l'endroit où tu vis",
  age: 'ton âge',
  name: 'ton prénom',
  looking_for: 'ce que tu cherches',
  food: 'tes goûts',
  drink: 'tes goûts',
  music: 'ta musique',
  screen: 'tes films et séries',
  books: 'tes lectures',
  sport: 'tes activités',
  hobby: 'tes passions',
  pets: 'tes animaux',
  family: 'ta famille',
  choice: 'tes préférences',
};

const afterAct: Partial<Record<Act, string>> = {
  laugh: 'Prolonge son rire sans en faire trop',
  compliment: 'Reçoit son compliment avec charme',
  thanks: 'Répond à son merci avec le sourire',
  delay_excuse: 'Dédramatise son retard tout de suite',
  sorry: 'Dédramatise ses excuses tout de suite',
  good_news: 'Se réjouit de sa bonne nouvelle',
  tease: 'Joue le jeu de sa taquinerie',
  dry: 'Rend la suite facile après une réponse courte',
  emoji_only: "S'amuse de sa réponse en image",
  greeting: 'Ouvre la conversation mieux qu’un simple salut',
};

const ofKind: Record<AnsweredKind, string> = {
  gag: 'Rit de bon cœur avec ce qui est raconté',
  mishap: 'Compatit sans en faire trop',
  tired: 'Laisse souffler et ne demande presque rien',
  trouble: 'Un mot gentil avant tout, sans plaisanter',
  joy: 'Se réjouit de sa bonne nouvelle',
  tease: 'Joue le jeu de sa taquinerie',
  compliment: 'Reçoit son compliment avec charme',
  told: 'Montre de l’intérêt pour ce qui est raconté',
  opinion: 'Prend son avis avec le sourire',
  plan: 'Se réjouit de ses projets',
  dream: 'Accueille son envie',
  confide: 'Remercie de la confiance, sans juger',
  agree: 'Profite du point commun pour avancer',
  dry: 'Rend la suite facile après une réponse courte',
  laugh: 'Prolonge son rire sans en faire trop',
  sorry: 'Dédramatise son absence tout de suite',
  thanks: 'Répond à son merci avec le sourire',
  leave: 'Laisse partir avec le sourire',
  hint: 'Saisit la perche sans se précipiter',
  greet: 'Ouvre la conversation mieux qu’un simple salut',
};

/** One line about this conversation: what the reply holds on to, and what it does with it. */
export function whyOf(draft: Draft, situation: Situation): string {
  return `${told(draft, situation).replaceAll('’', "'")}.`;
}

function told(draft: Draft, situation: Situation): string {
  const { tone, strategy, hook, lines } = draft;
  const named = draft.thing?.written ?? hook?.name ?? hook?.surface;
  const subject = named && lines.some(namesSubject) ? `« ${named} »` : null;
  const question = situation.openQuestions.at(-1);
  const about = question ? namedAsk(question.ask) : null;
  const act = afterAct[turnAct(situation.lastTurn)];
  switch (strategy) {
    case 'answer_hook':
      return `Répond à ${about ?? 'sa question'} et rebondit sur ${subject ?? 'ses mots'} ${manner[tone]}`;
    case 'answer_bounce':
      return `Répond à ${about ?? 'sa question'}, puis renvoie la balle ${manner[tone]}`;
    case 'answer':
      if (draft.thing) return `Reprend ${subject}, puis répond à ${about ?? 'sa question'}`;
      if (draft.quoted) return `Reprend ses mots, puis répond à ${about ?? 'sa question'}`;
      return `Répond simplement à ${about ?? 'sa question'}`;
    case 'kind': {
      if (draft.thing) return `Rebondit sur ${subject} ${manner[tone]}`;
      if (draft.quoted) return `Reprend ses mots, « ${draft.quoted} », ${manner[tone]}`;
      if (draft.kind === 'trouble') return ofKind.trouble;
      return `${draft.kind ? ofKind[draft.kind] : 'Réagit à ce qui vient d’être dit'} ${manner[tone]}`;
    }
    case 'date':
      return subject
        ? `Part de ${subject} pour proposer un moment simple, ${about ? `après avoir répondu à ${about}` : `${manner[tone]} et sans pression`}`
        : 'Propose un moment simple, facile à accepter ou à décaler';
    case 'number':
      return subject
        ? `${subject} donne une vraie raison de changer de messagerie, ${manner[tone]}`
        : 'Propose de continuer ailleurs, sans insister';
    case 'revive':
      return subject
        ? `Revient sur ${subject} ${manner[tone]}, sans reproche ni pression`
        : `Reprend contact ${manner[tone]}, sans reproche`;
    case 'plan':
      if (draft.thing) return `Dit oui à ${subject} pendant que l’envie est là`;
      return situation.days.length > 0
        ? `Retient ${situation.days[0]} et dit oui pendant que l’envie est là`
        : 'Avance vers la rencontre pendant que l’envie est là';
    case 'boundary':
      return `Entend sa limite ${manner[tone]}${subject ? ` et reprend ${subject}` : ''}, sans insister`;
    case 'limit':
      return 'Pose ta limite avec calme : rien ne t’oblige à répondre à ça';
    case 'empathy':
      return subject
        ? `L’empathie d’abord : un mot pour ${subject}, sans rien demander`
        : 'L’empathie d’abord : ce n’est pas le moment de plaisanter';
    case 'contact':
      return 'Accueille son contact avec simplicité et annonce la suite';
    case 'language':
      return 'La conversation n’est pas en français : la langue devient le sujet';
    case 'opener':
      return 'Part d’un détail de son profil, bien mieux qu’un simple salut';
    default:
      return `${act ?? 'Répond à son dernier message'} ${act ? 'et relance la conversation' : manner[tone]}`;
  }
}

function namedAsk(ask: Ask): string {
  if (ask === 'wellbeing') return 'son « ça va »';
  return asked[ask] ? `sa question sur ${asked[ask]}` : 'sa question';
}
