import type { Gender } from '#contract/onboarding.ts';
import { type OpenerPack, openerLength, openerPack } from '#contract/tools.ts';
import { fold } from '#engine/french/fold.ts';
import { faultsOf } from '#engine/write/filters.ts';
import { type OpenerRequest, writeOpeners } from '../openers/write-openers.ts';

// Profiles with much to write about, and what is wrong with the ten openers for one.

export function write(profile: string, more: Partial<OpenerRequest> = {}): OpenerPack {
  return writeOpeners({ profile, user: { gender: 'non_precise' }, match: { gender: 'non_precise' }, ...more });
}

export const richProfiles = [
  'Infirmière le jour, pâtissière ratée la nuit. Fan de rando et de mon chat Pixel. Je reviens du Japon et je rêve d’Islande.',
  'Mon plus gros défaut : je chante faux en voiture\nUn dimanche parfait : brocante puis raclette\nOn s’entendra si tu aimes le jazz et les jeux de société',
  'Ingénieur, escalade, vélo, séries (Severance), burger du dimanche.',
  '🏔️🎸🐶 Lyon',
  'prof de yoga, cafe addict, jadore les concerts et le surf',
  'Breton exilé à Paris. Voile, galettes et Tolkien. Je joue du piano quand les voisins dorment pas',
  'Team chat, thé et romans policiers. Je cultive des tomates sur un balcon de 2m²',
  'Passionnée de théâtre d’impro, de sushis et de voyages en train. J’ai un chien, Ficelle',
];

export function openerFaults(profile: string, gender: Gender, seed: number): string[] {
  const pack = write(profile, { user: { gender }, match: { gender }, seed });
  const { openers } = pack;
  const different = new Set(openers.map(({ content }) => content)).size;
  const strategies = new Set(openers.map(({ strategy }) => strategy)).size;
  const faults = [
    ...(openerPack.safeParse(pack).success ? [] : ['the contract refuses the answer']),
    ...(openers.length === 10 && different === 10 ? [] : [`${different} different openers, not 10`]),
    ...(strategies >= 5 ? [] : [`${strategies} strategies, at least 5`]),
    ...openers.flatMap(({ content, about }) =>
      [
        ...faultsOf(content, 'tu'),
        ...(content.length < openerLength.min || content.length > openerLength.max ? ['length'] : []),
        ...(/’|undefined|cette conversation/.test(content) ? ['a word that no opener may hold'] : []),
        ...(about !== null && fold(content).includes(fold(about)) ? [] : [`does not name ${about}`]),
      ].map((fault) => `${fault}: ${content}`),
    ),
  ];
  return faults.map((fault) => `${profile} (${gender}, seed ${seed}): ${fault}`);
}
