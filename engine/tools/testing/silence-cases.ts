import { genders } from '#contract/onboarding.ts';
import type { SilenceDiagnosis, SilenceKind } from '#contract/tools.ts';
import { readTurn } from '#engine/understand/read-turn.ts';
import { talk, verdictCases } from '#engine/understand/testing/verdict-cases.ts';
import { faultsOf } from '#engine/write/filters.ts';
import { diagnoseSilence, type SilenceRequest } from '../silence/diagnose-silence.ts';

// Conversations that went silent («>» the user, «<» the match), and what is wrong with a diagnosis.

export function diagnose(lines: string[], more: Partial<SilenceRequest> = {}): SilenceDiagnosis {
  return diagnoseSilence({
    conversation: talk(lines),
    user: { gender: 'non_precise' },
    match: { gender: 'non_precise' },
    ...more,
  });
}

const long =
  'Depuis tout petit je fais de la voile avec mon père, et on a traversé une tempête incroyable au large. '.repeat(2);

/** What the silence is found to be, the conversation, the days since its last message. */
export const silenceCases: [SilenceKind, string[], number?][] = [
  ['nothing_to_read', []],
  ['no_ghosting', ['> salut', '< coucou, tu fais quoi ce soir ?']],
  ['no_ghosting', ['> salut', '< coucou', '> tu aimes quoi dans la vie ?'], 1],
  [
    'said_busy',
    ['> alors, cette rando ?', '< super ! Je te réponds ce soir, grosse journée', '> ça marche, bon courage'],
  ],
  ['said_busy', ['> tu racontes ?', '< Je vais dormir, bonne nuit !', '> bonne nuit à toi aussi']],
  ['hard_time', ['> ça va ?', '< pas trop, ma grand-mère est décédée', '> je suis désolé']],
  ['clear_no', ['> on se voit ?', '< non merci, pas intéressée', '> ok']],
  ['clear_no', ['> salut', "< tu me mets vraiment mal à l'aise, arrête s'il te plaît", '> pardon']],
  ['danger', ['> salut', "< j'ai 15 ans", '> ah ok']],
  ['danger', ['> salut', '< tu peux me prêter 200 euros ?', '> euh non']],
  ['reproach', ['> salut', '< coucou', '> ça va ?', '> bon bah tu réponds plus ?']],
  ['reproach', ['> salut', '< coucou', '> ok j ai compris']],
  ['reproach', ['> salut', '< coucou', '> ça va ?', '> Toujours vivante ?', '> Bon ok je vois']],
  ['reproach', ['> Hey tu réponds plus ?']],
  ['clear_no', ['> On se voit ce soir ?', '< Pas ce soir non', '> Allez juste un verre']],
  ['said_busy', ['> Un autre jour alors ?', '< Je te redis']],
  ['too_much', ['> salut', '< coucou', '> ça va ?', '> tu fais quoi ?', '> hello ?']],
  ['plan_in_the_air', ['> On se fait un verre samedi ?', '< carrément !', '> top']],
  ['plan_in_the_air', ['> tu aimes le vin ?', '< oui beaucoup', '> ça te dit un verre jeudi ?']],
  ['never_answered', ['> Salut Emma, ton chien a l’air adorable, il s’appelle comment ?'], 4],
  ['dead_end', ['> tu fais quoi ?', '< je rentre de rando, c’était top', '> trop bien mdr']],
  [
    'interview',
    [
      "> tu viens d'où ?",
      '< Lyon',
      '> tu fais quoi ?',
      '< prof',
      '> tu aimes quoi ?',
      '< les chats',
      '> quels livres tu lis ?',
    ],
  ],
  ['monologue', [`> ${long}`, '< ah ouais', `> ${long}`]],
  ['closing_questions', ['> ça va ?', '< oui et toi', '> tu as bien dormi ?', '< oui', '> tu bosses demain ?']],
  [
    'slow_fade',
    [
      '< J’ai passé tout le week-end à Lisbonne avec ma sœur, on a mangé des pasteis tous les jours',
      '> Trop bien, moi j’ai surtout rangé mon appartement en écoutant de la musique',
      '< On a vu un petit concert de fado dans un bar, j’ai pleuré comme une madeleine',
      '> Le fado ça me touche aussi, surtout en concert quand tout le monde se tait',
      '< ah oui',
      '> Moi le dernier concert que j’ai vu c’était du jazz, dans une cave minuscule',
      '< ok',
      '> Et toi tu préfères quoi comme musique quand tu travailles à la maison ?',
    ],
  ],
  [
    'unexplained',
    [
      '> Salut, comment tu as commencé la poterie ?',
      '< Avec ma grand-mère, elle avait un atelier. Et toi, tu crées des trucs ?',
      '> Je dessine un peu. Comment tu choisis les couleurs ?',
    ],
    9,
  ],
];

/** Where the user may write again. */
export const talksToTakeUp: string[][] = silenceCases
  .filter(([kind]) => !['nothing_to_read', 'clear_no', 'danger', 'no_ghosting'].includes(kind))
  .map(([, lines]) => lines);

export const talksToStop: string[][] = Object.values(verdictCases)
  .flatMap(({ talks }) => talks)
  .filter((lines) => readTurn(talk(lines)).verdict === 'stop');

export function stoppedWithFollowUp(lines: string[]): boolean {
  const { stop, followUps } = diagnose(lines);
  return !stop || followUps.length > 0;
}

const guilt =
  /tu (?:ne )?réponds (?:pas|plus)|silence|ignor|ghost|vexé|déçu|pourquoi|tu m'as laissé|j'attends|vu\b.*répon|dommage que|tu aurais pu|au moins|encore une fois/i;

export function followUpFaults(lines: string[], seeds: number[]): string[] {
  return genders.flatMap((gender) =>
    seeds.flatMap((seed) => {
      const { followUps } = diagnose(lines, { user: { gender }, match: { gender }, seed });
      const different = new Set(followUps.map(({ content }) => content)).size;
      const faults = [
        ...(different === 3 ? [] : [`${different} different follow-ups, not 3`]),
        ...(/dans un mois/.test(followUps.at(-1)?.when ?? '') ? [] : ['the last one does not wait a month']),
        ...followUps.flatMap(({ content }) => faultsOf(content, 'tu').map((fault) => `${fault}: ${content}`)),
        ...followUps.filter(({ content }) => guilt.test(content)).map(({ content }) => `reproach: ${content}`),
      ];
      return faults.map((fault) => `${lines.join(' | ')} (${gender}, seed ${seed}): ${fault}`);
    }),
  );
}
