import type { Frame } from '../pattern.ts';

/** From a subject to a plan. {plan} is an infinitive that plans.ts gives for the subject. */
export const dateFrames: Frame[] = [
  { tone: 'humoristique', text: '{Le}, c’est un sujet bien trop sérieux pour une appli. On pourrait {plan} ?' },
  { tone: 'humoristique', text: 'Je propose qu’on traite le dossier « {nom} » en personne : {plan}, [ton jour] ?' },
  {
    tone: 'humoristique',
    text: 'Après toute cette discussion sur {le}, la science exige qu’on passe à la pratique : {plan} ?',
  },
  {
    tone: 'humoristique',
    text: 'Réunion au sommet sur {le} : je propose de {plan}. Ordre du jour : rire un peu.',
    intensity: ['joueur', 'direct'],
  },
  {
    tone: 'humoristique',
    text: 'On a assez de matière sur {le} pour tenir deux heures en vrai. {Plan}, ça {te|vous} dit ?',
  },
  {
    tone: 'humoristique',
    text: 'Sans pression et sans PowerPoint : {plan}, et on reparle {de} ?',
    intensity: ['soft'],
  },
  {
    tone: 'humoristique',
    text: 'Je te mets au défi de me parler {de} en vrai sans sourire. {Plan}, un de ces soirs ?',
    intensity: ['joueur'],
  },
  {
    tone: 'humoristique',
    text: 'Vu ton niveau sur {le}, je réclame une démonstration. On pourrait {plan} ?',
    intensity: ['joueur', 'direct'],
  },
  { tone: 'flirt', text: 'J’ai envie de t’entendre parler {de} en vrai. Ça te dirait de {plan} ?' },
  { tone: 'flirt', text: 'Parler {de} avec {toi|vous}, c’est bien. {Plan}, ce serait encore mieux, non ?' },
  {
    tone: 'flirt',
    text: 'Je préférerais t’écouter parler {de} plutôt que te lire. On pourrait {plan}, [ton jour] ?',
    intensity: ['direct', 'joueur'],
  },
  {
    tone: 'flirt',
    text: 'Si l’envie {te|vous} prend un de ces jours, on pourrait {plan}. Rien que pour {le}.',
    intensity: ['soft'],
  },
  {
    tone: 'flirt',
    text: 'J’aime bien nos échanges sur {le}. Ça {te|vous} tenterait de {plan}, cette semaine ou la suivante ?',
  },
  {
    tone: 'flirt',
    text: 'Je me lance : {plan}, [ton jour], {toi|vous} et moi. {Le} nous {v:servira|serviront} de prétexte.',
    intensity: ['direct'],
  },
  { tone: 'flirt', text: '{Le}, quelle belle excuse pour se voir. On pourrait {plan} ?' },
  {
    tone: 'flirt',
    text: 'Entre nous, {le}, c’est surtout un prétexte pour te proposer de {plan}. Tentant ?',
    intensity: ['joueur'],
  },
  { tone: 'original', text: 'Je te propose un chapitre en vrai : {plan}. Titre provisoire : « {nom} ».' },
  { tone: 'original', text: 'Idée simple : {plan}. Celui qui parle {de} en premier paie la tournée.' },
  { tone: 'original', text: 'Choix multiple : A, continuer à parler {de} ici ; B, {plan}. Je vote B.' },
  {
    tone: 'original',
    text: 'Et si {le} {v:devenait|devenaient} notre point de départ ? On pourrait {plan}, [ton jour].',
  },
  {
    tone: 'original',
    text: 'Il manque une scène à cette conversation : {plan}, avec {le} au programme. Ça {te|vous} tente ?',
  },
  {
    tone: 'original',
    text: 'Expérience à tenter : {plan}, sans regarder l’heure, et voir où {le} nous {v:mène|mènent}.',
  },
  {
    tone: 'original',
    text: 'Petite idée comme ça : {plan}. Aucune obligation, juste {le} et de bonnes histoires.',
    intensity: ['soft'],
  },
  {
    tone: 'original',
    text: 'On arrête de parler {de} par écrit : {plan}, [ton jour], parole contre parole ?',
    intensity: ['direct', 'joueur'],
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
