import type { Topic } from '#engine/understand/topics.ts';
import type { Frame } from '../pattern.ts';

/** What there is to send about a subject, and so why to leave the app. */
export const shares: Partial<Record<Topic, 'photo' | 'pick'>> = {
  cat: 'photo',
  dog: 'photo',
  pet: 'photo',
  plants: 'photo',
  baking: 'photo',
  cooking: 'photo',
  craft: 'photo',
  art: 'photo',
  diy: 'photo',
  travel: 'photo',
  region: 'photo',
  mountain: 'photo',
  sea: 'photo',
  hiking: 'photo',
  photography: 'photo',
  moving: 'photo',
  home: 'photo',
  nature: 'photo',
  series: 'pick',
  cinema: 'pick',
  music: 'pick',
  books: 'pick',
  podcast: 'pick',
  restaurant: 'pick',
  video_games: 'pick',
  board_games: 'pick',
  concert: 'pick',
  food: 'pick',
  coffee: 'pick',
  drinks: 'pick',
  museum: 'pick',
  city: 'pick',
  flea_market: 'pick',
  humour: 'pick',
};

export const numberFrames: Record<'photo' | 'pick' | 'any', Frame[]> = {
  photo: [
    {
      tone: 'humoristique',
      text: 'Il me faut une preuve en image pour {le}. Je te laisse mon numéro, c’est plus simple : [ton numéro].',
    },
    {
      tone: 'humoristique',
      text: '{Le}, sans photo, c’est une légende urbaine. Tu m’envoies ça par message ? [ton numéro]',
    },
    {
      tone: 'humoristique',
      text: 'Le comité réclame des photos, dossier « {nom} ». On passe sur WhatsApp, la qualité est meilleure ?',
    },
    {
      tone: 'flirt',
      text: 'J’aimerais bien voir {le} en photo, et continuer à te parler ailleurs qu’ici. On échange nos numéros ?',
    },
    { tone: 'flirt', text: 'Pour les photos {de}, et pour te lire plus facilement : [ton numéro]. Quand tu veux.' },
    { tone: 'flirt', text: 'On continue par message ? Tu me montres {le}, et moi, je réponds plus vite.' },
    {
      tone: 'original',
      text: 'Échange loyal : une photo {de} contre une des miennes. Ça passe mieux par message : [ton numéro].',
    },
    {
      tone: 'original',
      text: 'Je veux l’album complet {de}, et ici les photos sont trop petites. On change de salon ?',
    },
    {
      tone: 'original',
      text: '{Le} mérite{v:|nt} mieux que cette appli. Mon numéro, pour la version illustrée : [ton numéro].',
    },
  ],
  pick: [
    {
      tone: 'humoristique',
      text: 'J’exige ta liste complète : {nom} et ses cousins. Par message, c’est plus pratique : [ton numéro].',
    },
    {
      tone: 'humoristique',
      text: 'Si je perds tes conseils sur {le} dans cette appli, je m’en voudrai. On passe par message ?',
    },
    {
      tone: 'humoristique',
      text: '{Le}, il me faut un suivi sérieux. Je te laisse mon numéro pour les urgences : [ton numéro].',
    },
    {
      tone: 'flirt',
      text: 'Tu m’enverrais tes coups de cœur, en commençant par {le} ? Plutôt par message, j’aimerais garder le fil.',
    },
    { tone: 'flirt', text: 'J’aime bien tes goûts, {le} en tête. On continue par message ? [ton numéro]' },
    { tone: 'flirt', text: 'Pour qu’on se partage tout ça, {le} et le reste, je te laisse mon numéro : [ton numéro].' },
    {
      tone: 'original',
      text: 'Pacte : une recommandation par jour, {le} pour commencer. Il nous faut un meilleur canal, non ? [ton numéro]',
    },
    {
      tone: 'original',
      text: 'Je lance l’échange officiel de trouvailles, {le} en première ligne. Par message, ce sera mieux rangé : [ton numéro].',
    },
    { tone: 'original', text: 'Les liens passent mal ici, et {le}, ça se partage. On change de messagerie ?' },
  ],
  any: [
    {
      tone: 'humoristique',
      text: 'Mon numéro, pour la suite {de} et les bonnes blagues : [ton numéro]',
    },
    {
      tone: 'flirt',
      text: 'J’ai envie de continuer à parler {de} avec {toi|vous}, mais ailleurs qu’ici. On échange nos numéros ?',
    },
    {
      tone: 'flirt',
      text: 'Pour la suite, {le} en tête, ce serait plus simple par message. Je {te|vous} laisse mon numéro : [ton numéro].',
    },
    {
      tone: 'flirt',
      text: 'J’aime bien nos échanges, y compris sur {le}. On continue par message, si ça {te|vous} va ?',
    },
    {
      tone: 'original',
      text: 'Changement de décor : on emmène {le} sur WhatsApp, et on voit si la conversation suit ?',
    },
    {
      tone: 'original',
      text: 'Je propose un canal réservé {a}, et au reste. Mon numéro pour l’inaugurer : [ton numéro].',
    },
    {
      tone: 'original',
      text: 'Prochaine étape logique après {le} : un vrai fil de messages. [ton numéro], quand {tu veux|vous voulez}.',
    },
  ],
};

export const plainNumberFrames: Frame[] = [
  { tone: 'humoristique', text: 'Cette appli a le sens du rythme d’un fax. On continue par message ? [ton numéro]' },
  { tone: 'humoristique', text: 'Je propose de passer à une technologie plus récente : le message. [ton numéro]' },
  { tone: 'humoristique', text: 'Pour les urgences et les bonnes blagues, mon numéro : [ton numéro].' },
  { tone: 'flirt', text: 'J’aime bien te lire, et ce serait plus simple par message. On échange nos numéros ?' },
  { tone: 'flirt', text: 'Je te laisse mon numéro, si l’envie de continuer te prend : [ton numéro].' },
  { tone: 'flirt', text: 'On continue ailleurs qu’ici ? [ton numéro], quand tu veux.' },
  { tone: 'original', text: 'On change de décor ? Même conversation, autre salon : [ton numéro].' },
  { tone: 'original', text: 'Je te confie dix chiffres et toute ma confiance : [ton numéro].' },
  { tone: 'original', text: 'Prochain épisode par message ? Le mot de passe, c’est [ton numéro].' },
];

/** The match dislikes it or never did it. */
export const withoutNumberFrames: Frame[] = [
  {
    tone: 'humoristique',
    text: 'Je promets de ne jamais t’envoyer {dun}. Ça mérite bien un numéro, non ? [ton numéro]',
  },
  { tone: 'humoristique', text: 'Pour créer le comité contre {le}, il nous faut un vrai canal : [ton numéro].' },
  {
    tone: 'humoristique',
    text: 'On est d’accord pour éviter {le}, c’est déjà énorme. On continue par message ? [ton numéro]',
  },
  {
    tone: 'flirt',
    text: 'Je retiens pour {le}. Pour découvrir la suite, je {te|vous} laisse mon numéro : [ton numéro].',
  },
  { tone: 'flirt', text: 'Promis, pas un mot {de}. On continue par message ? [ton numéro]' },
  { tone: 'flirt', text: 'Au-delà {de}, j’ai envie de mieux {te|vous} connaître. On échange nos numéros ?' },
  { tone: 'original', text: 'Nouveau salon, nouvelle règle : interdit de parler {de}. L’adresse : [ton numéro].' },
  { tone: 'original', text: 'Tout sauf {le}, c’est un bon début de charte. On la signe par message ? [ton numéro]' },
  { tone: 'original', text: 'Je propose un fil de messages garanti sans {nom} : [ton numéro].' },
];
