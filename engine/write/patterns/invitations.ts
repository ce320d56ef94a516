import type { ByTone } from '../pattern.ts';
import { crossed } from './crossed.ts';

// Plain proposals, easy to accept or to move. Nothing about the user is made up.

const days = [
  '[Ton jour], ça {te|vous} dirait ?',
  '[Ton jour], par exemple ?',
  '[Ton jour], ça {t’irait|vous irait} ?',
  'Je suis libre [ton jour], et {toi|vous} ?',
  'Un verre [ton jour] ?',
  'Un café [ton jour], ça {te|vous} tente ?',
];

/** After a reaction, an answer, or alone. */
export const invitations: ByTone = {
  humoristique: crossed(
    [
      '{Toi|Vous} et moi, un café [ton jour] ?',
      '{Toi|Vous} et moi, un verre [ton jour] ?',
      'Un verre [ton jour], ça {te|vous} dit ?',
      'Un café [ton jour], ça {te|vous} dit ?',
      'Et si on allait boire un verre [ton jour] ?',
      'Et si on allait boire un café [ton jour] ?',
    ],
    [
      '',
      'Promis, je ne mords pas.',
      '{Tu choisis|Vous choisissez} l’endroit.',
      'Je me charge de l’endroit.',
      'Sans pression, bien sûr.',
    ],
  ),
  flirt: crossed(
    [
      'J’ai bien envie de continuer en vrai.',
      'J’aimerais bien {te|vous} voir en vrai.',
      'J’aimerais bien continuer cette conversation en face de {toi|vous}.',
      '{Tu me donnes|Vous me donnez} envie de {te|vous} rencontrer.',
      'J’ai envie qu’on se voie.',
    ],
    days,
  ),
  original: crossed(
    [
      'La suite de vive voix ?',
      'Et si on se voyait, tout simplement ?',
      'On passe de l’écran à la terrasse ?',
      'Je {te|vous} proposerais bien qu’on se voie.',
      'On sort un peu de l’écran ?',
    ],
    days,
  ),
};

/** Less is asked where the user is shy of it. */
export const softInvitations: ByTone = {
  humoristique: ['On en reparle en vrai, un de ces jours ? {Tu me dis|Vous me dites} quand.'],
  flirt: ['Si ça {te|vous} tente, on pourrait se voir un de ces jours.'],
  original: ['Ça {te|vous} dirait qu’on en parle de vive voix, un de ces jours ?'],
};

const handing = [
  'Mon numéro : [ton numéro]',
  'Voici mon numéro : [ton numéro]',
  'Moi, c’est le [ton numéro]',
  'Je {te|vous} laisse mon numéro : [ton numéro]',
  '{Tiens|Tenez}, mon numéro : [ton numéro]',
  'Je {te|vous} donne mon numéro : [ton numéro]',
];

/** Which messenger it will be is for both to see. */
export const numberAsks: ByTone = {
  humoristique: crossed(
    [
      'On change d’appli ?',
      'On sort un peu de cette appli ?',
      'On change de décor ?',
      '{On change de crèmerie|On poursuit ailleurs} ?',
      'Cette appli commence à être trop petite pour nous deux.',
      'Et si on quittait cette appli ?',
    ],
    handing,
  ),
  flirt: crossed(
    [
      'J’aimerais bien continuer ailleurs qu’ici avec {toi|vous}.',
      'J’ai bien envie de continuer ailleurs qu’ici.',
      'Je préférerais {te|vous} parler ailleurs qu’ici.',
      'Et si on se parlait ailleurs, {toi|vous} et moi ?',
      'J’aimerais qu’on se parle ailleurs qu’ici.',
    ],
    ['On échange nos numéros ?', ...handing],
  ),
  original: crossed(
    [
      'On serait mieux hors d’ici pour parler, non ?',
      'On continue hors d’ici ?',
      'Ce serait plus simple hors d’ici.',
      'On garde le fil, mais hors d’ici ?',
      'La suite serait plus simple hors d’ici.',
    ],
    handing,
  ),
};
