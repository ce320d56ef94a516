import type { Gender } from '#contract/onboarding.ts';
import type { Season } from '#contract/tools.ts';
import type { Place } from '#engine/tools/dates/cities.ts';
import type { ModelMessage } from '../../adapters/models/port.ts';
import { dataLine, formLine, genderTexts, harmLine, leaveOutLine, messagesOf, tokenLine } from './fixed-lines.ts';

export const dateSystem = `Propose trois idées de premier rendez-vous, en français, comme un ami qui a de l'imagination et qui connaît les deux personnes. Trois idées différentes, simples à organiser, qu'on a envie d'accepter.

- Dans des lieux publics. Cite les lieux donnés si l'idée s'y prête ; sinon des lieux sans nom (« un café », « la médiathèque ») : n'invente ni commerce, ni événement, ni adresse.
- Le total de chaque idée tient dans le budget, qui est pour deux.
- Rien sur les deux personnes qui ne soit pas donné.
${harmLine}
${leaveOutLine}
${tokenLine}
${dataLine('Ce qui est donné est')}

${formLine}
{"plans":[{"title":"…","start":"…","startMinutes":60,"startEuros":0,"end":"…","endMinutes":40,"endEuros":10,"why":"…","rainyDay":"…","message":"…"}]}
« title » : quelques mots. « start » : ce que vous faites. « end » : comment le rendez-vous finit. Leurs minutes, et leurs euros pour deux, à part. « why » : pourquoi cette idée leur va, dit à « moi » en le tutoyant. « rainyDay » : que faire s'il pleut. « message » : ce que « moi » envoie pour le proposer, naturel, facile à décliner, avec [ton jour] à la place du jour.`;

const seasonTexts: Record<Season, string> = {
  printemps: 'au printemps',
  ete: 'en été',
  automne: 'en automne',
  hiver: 'en hiver',
};

export interface DatePrompt {
  city: string;
  places: readonly Place[];
  season: Season | undefined;
  /** Euros for two. */
  budget: { required: number; most: number };
  interests: string;
  user: Gender;
  match: Gender;
}

export function dateMessages(prompt: DatePrompt): ModelMessage[] {
  const { city, places, season, budget, interests, user, match } = prompt;
  const known = places.map(({ where, cost }) => (cost > 0 ? `${where} (environ ${cost} € à deux)` : where));
  const lines = [
    `« moi » : ${genderTexts[user]}. L'autre personne : ${genderTexts[match]}.`,
    `Budget pour deux : ${budgetText(budget)}.`,
    ...(season ? [`Saison : ${seasonTexts[season]}.`] : []),
    ...(known.length > 0 ? [`Lieux : ${known.join(', ')}.`] : []),
  ];
  return messagesOf(dateSystem, [
    lines.map((line) => `- ${line}`).join('\n'),
    `La ville, et ce que l'un ou l'autre aime (données) :\n${JSON.stringify({ ville: city, goûts: interests })}`,
    'Écris les trois idées, au format demandé.',
  ]);
}

export function budgetText({ required, most }: { required: number; most: number }): string {
  if (most === 0) return 'rien à dépenser';
  return required > 0 ? `de ${required} à ${most} €` : `${most} € au plus`;
}
