import type { Frame } from '../pattern.ts';

/** From a subject to a plan. {plan} is an infinitive that plans.ts gives for the subject. */
export const dateFrames: Frame[] = [
  {
    tone: 'humoristique',
    text: 'On peut continuer à en parler ici pendant un mois, ou {plan} cette semaine. Je penche pour la deuxième option.',
  },
  { tone: 'humoristique', text: '{Le}, c’est un sujet bien trop sérieux pour une appli. On pourrait {plan} ?' },
  {
    tone: 'humoristique',
    text: 'Avant d’avoir tout dit {de} par écrit, on pourrait {plan}. Ça {te|vous} dit ?',
  },
  {
    tone: 'humoristique',
    text: 'J’ai bien essayé de faire semblant d’hésiter, mais non : on pourrait {plan}, [ton jour] ?',
    intensity: ['direct', 'joueur'],
  },
  {
    tone: 'humoristique',
    text: 'Vu ton niveau sur {le}, je réclame une démonstration. On pourrait {plan} ?',
    intensity: ['joueur', 'direct'],
  },
  {
    tone: 'humoristique',
    text: 'Si {tu acceptes|vous acceptez} de me parler {de} en vrai, je m’occupe du reste. On pourrait {plan}, un de ces jours ?',
    intensity: ['soft'],
  },
  { tone: 'flirt', text: 'J’ai envie de t’entendre parler {de} en vrai. Ça te dirait de {plan} ?' },
  { tone: 'flirt', text: 'Ça me ferait plaisir de {te|vous} voir. On pourrait {plan}, et parler {de} pour de vrai.' },
  {
    tone: 'flirt',
    text: 'Je préférerais t’écouter parler {de} plutôt que te lire. On pourrait {plan}, [ton jour] ?',
    intensity: ['direct', 'joueur'],
  },
  {
    tone: 'flirt',
    text: 'Si l’envie {te|vous} prend un de ces jours, on pourrait {plan}. J’aimerais bien.',
    intensity: ['soft'],
  },
  {
    tone: 'flirt',
    text: 'Je me lance : j’aimerais {te|vous} voir. On pourrait {plan}, [ton jour] ?',
    intensity: ['direct'],
  },
  {
    tone: 'flirt',
    text: 'Entre nous, {le}, c’est surtout un prétexte pour te proposer de {plan}. Tentant ?',
    intensity: ['joueur'],
  },
  {
    tone: 'original',
    text: 'J’ai une idée qui commence par {le} : on pourrait {plan}. {Tu choisis|Vous choisissez} le jour, je m’occupe du reste.',
  },
  { tone: 'original', text: 'Choix multiple : A, continuer à parler {de} ici ; B, {plan}. Je vote B.' },
  {
    tone: 'original',
    text: 'Et si on sortait de cette appli ? On pourrait {plan}, [ton jour] par exemple.',
  },
  {
    tone: 'original',
    text: 'Je propose d’échanger dix messages sur {le} contre une heure en vrai : on pourrait {plan} ?',
    intensity: ['joueur', 'soft'],
  },
  {
    tone: 'original',
    text: '{Le}, ça se comprend mieux sur place. On pourrait {plan}, [ton jour] ?',
    intensity: ['direct', 'soft'],
  },
];

/** Where nothing was said to build on. */
export const plainDateFrames: Frame[] = [
  { tone: 'humoristique', text: 'Je propose de vérifier qu’on est aussi drôles en vrai. Un café, [ton jour] ?' },
  {
    tone: 'humoristique',
    text: 'On pourrait continuer cette passionnante conversation autour d’un verre, avec de vraies cacahuètes ?',
  },
  { tone: 'humoristique', text: 'Un café, et si c’est raté, on aura au moins bu un café. Ça te dit ?' },
  { tone: 'flirt', text: 'J’ai bien envie de mettre une voix sur tes messages. Un verre, [ton jour] ?' },
  { tone: 'flirt', text: 'Et si on se racontait la suite autour d’un café ? Sans pression, quand tu veux.' },
  { tone: 'flirt', text: 'Je crois qu’on se parlerait encore mieux en vrai. Un verre un de ces soirs ?' },
  { tone: 'original', text: 'Idée : une heure, un café, trois questions chacun. Tu relèves ?' },
  { tone: 'original', text: 'On choisit un endroit au hasard sur la carte et on y boit un verre, [ton jour] ?' },
  { tone: 'original', text: 'Je te propose une première scène : un café, deux chaises, aucun script.' },
];

/** The match dislikes it or never did it: the plan leaves it out, and says so. */
export const withoutFrames: Frame[] = [
  { tone: 'humoristique', text: 'Promis, aucune allusion {a} : un verre, [ton jour], en territoire neutre ?' },
  { tone: 'humoristique', text: 'Je propose un plan garanti sans {nom} : un café, [ton jour]. Tentant, non ?' },
  { tone: 'humoristique', text: 'On a trouvé notre ennemi commun, {le}. On fête ça autour d’un verre ?' },
  {
    tone: 'flirt',
    text: 'Maintenant que je sais pour {le}, j’aimerais savoir ce qui {te|vous} plaît vraiment. Un verre, [ton jour] ?',
  },
  { tone: 'flirt', text: 'Pas {dun}, c’est noté. Un café tranquille, [ton jour], ça {te|vous} dirait ?' },
  { tone: 'flirt', text: 'J’ai bien compris pour {le}. En revanche, un verre avec {toi|vous}, ça me plairait bien.' },
  {
    tone: 'original',
    text: 'Première règle de notre futur café : interdit de parler {de}. Deuxième règle : [ton jour] ?',
  },
  {
    tone: 'original',
    text: 'Tout sauf {le}, donc. Il reste le monde entier, en commençant par une terrasse, [ton jour] ?',
  },
  {
    tone: 'original',
    text: 'Je propose l’exact contraire {de} : une terrasse, un verre, aucun effort. Ça {te|vous} tente ?',
  },
];
