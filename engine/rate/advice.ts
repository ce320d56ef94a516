import { bioLength } from '#contract/writing.ts';
import type { BioFeatures } from './features.ts';
import type { FoundPhrase } from './found-phrases.ts';
import { isHurtful, type Points } from './score.ts';

// French advice on a bio, ordered by the points that following it would gain. Each piece quotes the words it is about.

interface Advice {
  /** Points that the score would gain; for praise, a small number that sorts it last. */
  gain: number;
  text: string;
}

const maxAdvice = 6;
/** In characters: long enough to be found in the bio, short enough for one line of advice. */
const maxQuote = 60;

function quote(words: string): string {
  const tidy = words.replace(/\s+/gu, ' ').replace(/^[«\s]+|(?<![.,;:!?»\s])[.,;:!?»\s]+$/gu, '');
  return `« ${tidy.length > maxQuote ? `${tidy.slice(0, maxQuote).trimEnd()}…` : tidy} »`;
}

const characters = (length: number) => `${length} caractère${length > 1 ? 's' : ''}`;
const quoteAll = (list: string[], limit = 3) => list.slice(0, limit).map(quote).join(', ');

export function adviceFor(features: BioFeatures, points: Points): string[] {
  const special = specialAdvice(features);
  if (special) return special;
  return [...faults(features, points), ...missing(features, points), ...strengths(features)]
    .sort((a, b) => b.gain - a.gain)
    .slice(0, maxAdvice)
    .map(({ text }) => text);
}

/** An empty text, one that says nothing, an order to the engine or a foreign language gets fixed advice instead. */
function specialAdvice({
  wordCount,
  emojiCount,
  saysNothing,
  opening,
  isOrder,
  isForeign,
}: BioFeatures): string[] | null {
  const start = 'Commence par une chose précise que tu aimes, puis une question : deux phrases suffisent.';
  if (saysNothing) return [`${quote(opening)} ne dit rien de toi. ${start}`];
  if (wordCount === 0)
    return [
      emojiCount > 0
        ? `Des emojis seuls ne disent rien de toi. ${start}`
        : `Il n'y a rien à lire pour l'instant. ${start}`,
    ];
  if (isOrder)
    return [
      "Ce texte s'adresse à un robot, pas à quelqu'un. Écris deux phrases sur toi, et on te dira ce qu'elles valent.",
    ];
  if (isForeign) {
    return [
      "Ta bio n'est pas en français : sur une appli en France, beaucoup passeront sans la lire. Écris-la en français et garde une touche de ta langue.",
      'On sait surtout juger le français : colle la version traduite, et tu auras des conseils précis.',
    ];
  }
  return null;
}

function faults(features: BioFeatures, points: Points): Advice[] {
  const { cliches, complaints, contempt, misspellings, adjectives, contacts, noise, repeated, bareFacts, insult } =
    features;
  const list: Advice[] = [];
  if (insult)
    list.push({
      gain: 60,
      text: `Retire ${quote(insult)} : ce mot ferme la porte à tout le monde, même aux personnes qui te plairaient.`,
    });
  grouped(contempt).forEach(({ words, instead }, at) => {
    const belittles = words.length > 1 ? 'rabaissent' : 'rabaisse';
    list.push({ gain: 55 - at, text: `${quoteAll(words)} ${belittles} la personne qui te lit : ${instead}.` });
  });
  if (contacts.length > 0) {
    list.push({
      gain: 40,
      text: `Retire ${quoteAll(contacts)} : des coordonnées en bio font faux profil et attirent les arnaques. Tu les donneras à quelqu'un que tu as choisi.`,
    });
  }
  grouped(complaints)
    .slice(0, 2)
    .forEach(({ words, instead }, at) => {
      const sounds = words.length > 1 ? 'risquent de faire fuir' : 'risque de faire fuir';
      list.push({ gain: -points.complaints - at * 8, text: `${quoteAll(words)} ${sounds} : ${instead}.` });
    });
  grouped(cliches)
    .slice(0, 3)
    .forEach(({ words, instead }, at) => {
      const are = words.length > 1 ? 'sont' : 'est';
      list.push({
        gain: Math.max(14, -points.cliches) - at * 7,
        text: `${quoteAll(words)} ${are} sur des milliers de profils : ${instead}.`,
      });
    });
  if (features.isShouting)
    list.push({
      gain: 16,
      text: `Tout en majuscules, on a l'impression que tu cries. Repasse ta bio en minuscules, à partir de ${quote(features.opening)}.`,
    });
  if (misspellings.length > 0) {
    const plural = misspellings.length > 1;
    list.push({
      gain: -points.misspellings + 3,
      text: `Relis ${quoteAll(misspellings, 4)} : ${plural ? 'ces mots semblent mal écrits' : 'ce mot semble mal écrit'}, et une faute suffit à faire passer certains profils.`,
    });
  }
  if (adjectives.length >= 3) {
    list.push({
      gain: -points.adjectives + 4,
      text: `${quoteAll(adjectives, 4)} : une liste de qualités, personne ne peut la vérifier. Gardes-en une seule et prouve-la par une scène.`,
    });
  }
  if (points.emoji < 0)
    list.push({
      gain: -points.emoji,
      text: `${features.emojiCount} emojis, c'est trop : ils remplacent tes mots. Gardes-en un ou deux et écris le reste en toutes lettres.`,
    });
  if (noise.length > 0)
    list.push({
      gain: -points.noise + 1,
      text: `Un seul signe suffit au lieu de ${quoteAll(
        [...new Set(noise)].map((signs) => `${signs}\u200b`),
        2,
      ).replaceAll('\u200b', '')} : le calme inspire confiance.`,
    });
  if (repeated.length > 0)
    list.push({
      gain: -points.repeated,
      text: `Tu répètes ${quoteAll(repeated)} : une fois suffit, mets un autre détail à la place.`,
    });
  if (bareFacts.length > 0) {
    const are = bareFacts.length > 1 ? "sont déjà sur ton profil et n'aident" : "est déjà sur ton profil et n'aide";
    list.push({
      gain: 4,
      text: `${quoteAll(bareFacts)} ${are} pas à te parler : prends la place pour une chose que tu aimes.`,
    });
  }
  return list;
}

/** Phrases with the same remedy, so that they share one piece of advice. */
function grouped(found: FoundPhrase[]): { words: string[]; instead: string }[] {
  const remedies = [...new Set(found.map(({ instead }) => instead))];
  return remedies.map((remedy) => ({
    instead: remedy,
    words: found.filter(({ instead }) => instead === remedy).map(({ words }) => words),
  }));
}

function missing(features: BioFeatures, points: Points): Advice[] {
  const { length, hook, detailWeight } = features;
  const details = [...features.interests, ...features.details];
  const list: Advice[] = [];
  if (length < bioLength.min) {
    list.push({
      gain: 7 - points.length + 2,
      text: `${characters(length)}, c'est court : vise ${bioLength.min} à ${bioLength.max}. Après ${quote(features.ending)}, ajoute un exemple précis.`,
    });
  }
  if (length > bioLength.max) {
    list.push({
      gain: 8 - points.length,
      text: `${characters(length)}, c'est long : on lit surtout le début. Garde l'essentiel en ${bioLength.max} caractères, autour de ${quote(details[0] ?? features.opening)}.`,
    });
  }
  if (detailWeight < 4) {
    const example = details[0]
      ? `Développe ${quote(details[0])} : un lieu, un moment, une anecdote.`
      : `Après ${quote(features.opening)}, ajoute un lieu, un titre, un plat ou une anecdote.`;
    list.push({
      gain: Math.round((4 - detailWeight) * 3.5),
      text: `Il manque une chose que personne d'autre n'écrirait. ${example}`,
    });
  }
  if (hook.strength === 0) {
    const about = details[0]
      ? `par exemple sur ${quote(details[0])}`
      : "du genre « Ton dernier fou rire, c'était quand ? »";
    list.push({
      gain: 13,
      text: `Après ${quote(features.ending)}, rien n'invite à t'écrire : termine par une question facile, ${about}.`,
    });
  } else if (hook.strength < 0.8) {
    list.push({
      gain: 5,
      text: `${quote(hook.words)} laisse peu de prise : pose une question sur une chose précise, à laquelle on répond en une ligne.`,
    });
  }
  return list;
}

/** What to keep. Its gains are so small that it sorts after faults and missing parts. */
function strengths(features: BioFeatures): Advice[] {
  const { details, interests, hook, length, opening, ending } = features;
  const list: Advice[] = [];
  if (hook.strength >= 0.8)
    list.push({
      gain: 2,
      text: `Garde « ${hook.words.replace(/\s+/gu, ' ')} » : on sait quoi te répondre. Veille à ce que la réponse tienne en une ligne.`,
    });
  if (details.length >= 2) {
    list.push({
      gain: 1,
      text: `Garde ${quoteAll(details.slice(0, 3))} : ce sont ces détails qu'on retient. Mets le plus surprenant dans la première phrase.`,
    });
  }
  if (interests[0]) {
    list.push({
      gain: 0,
      text: `Ajoute une photo qui va avec ${quote(interests[0])} : une bio et une image qui se répondent, ça donne un sujet.`,
    });
  }
  if (!isHurtful(features) && length >= bioLength.min && length <= bioLength.max) {
    list.push({
      gain: -1,
      text: `${characters(length)}, c'est la bonne longueur : garde-la, de ${quote(opening)} à ${quote(ending)}.`,
    });
  }
  return list;
}
