import {
  type AnalysedPhoto,
  type PhotoFace,
  type PhotoLineUp,
  type PhotoResult,
  photoCriteria,
  photoCriterionNames,
  type ShotKind,
} from '#contract/photos.ts';

// In which order a profile shows photos that were measured. The first one must let people recognise the user; the others follow
// by score, with as many kinds of shot as there are.

/** What speaks for and against a photo as the first picture, in points beside its global score. */
const firstPicturePoints: { points: number; holds: (result: PhotoResult) => boolean }[] = [
  { points: -200, holds: (result) => !showsUserAlone(result) },
  { points: -30, holds: (result) => !showsWholeFace(result) },
  // The face is small in it.
  { points: -15, holds: ({ shot }) => shot === 'full' },
  { points: -10, holds: (result) => mainFace(result)?.eyesOpen === false },
  { points: 5, holds: (result) => mainFace(result)?.smiles === true },
];
/** Points that each photo of the same kind, placed before, costs a photo after the first. */
const repeatedKindPoints = -25;
/** Global scores below this are told what to mend first; it is where the label «Correct» begins. */
const presentableFrom = 60;

const laterTexts: Record<Exclude<ShotKind, 'portrait'>, string> = {
  half: "Avec un peu plus de recul : on voit aussi ce qui t'entoure.",
  full: 'De plus loin : on voit ta silhouette et le lieu.',
  group: 'À plusieurs : ça montre ton entourage, mais jamais en premier, car on ne sait pas qui tu es.',
  scene: 'Aucun visage repéré : un lieu ou une activité peut lancer la conversation.',
};
/** What keeps people from recognising the user, the first that holds. */
const hiddenFaces: { holds: (face: PhotoFace) => boolean; text: string }[] = [
  { holds: ({ cutOff }) => cutOff, text: 'le cadre coupe ton visage' },
  { holds: ({ turnedAway }) => turnedAway, text: 'ton visage est tourné ou baissé' },
  { holds: ({ sunglasses }) => sunglasses, text: 'tes lunettes de soleil cachent tes yeux' },
];
/** Share of the picture's height from which a face is seen well. */
const wellSeen = 0.12;

/** Kinds of shot that a profile should have, the most useful first. */
const wantedShots: { shot: ShotKind; why: string }[] = [
  { shot: 'portrait', why: "Un portrait de près : c'est la photo qu'on regarde en premier." },
  { shot: 'full', why: 'Une photo en pied : on te voit en entier.' },
  { shot: 'scene', why: "Une photo d'un lieu ou d'une activité que tu aimes : elle donne un sujet de conversation." },
  { shot: 'group', why: 'Une photo entre amis : elle montre ton entourage. À placer après les autres.' },
];

export function lineUpOf(photos: AnalysedPhoto[]): PhotoLineUp {
  const order: PhotoLineUp['order'] = [];
  const placed: AnalysedPhoto[] = [];
  let next = highest(photos, pointsAsFirst);
  while (next) {
    order.push({ id: next.id, why: placed.length === 0 ? whyFirst(next, photos) : whyLater(next, placed) });
    placed.push(next);
    const left = photos.filter((photo) => !placed.includes(photo));
    next = highest(left, (photo) => pointsAsNext(photo, placed));
  }
  return { order, missing: wantedShots.filter(({ shot }) => countOf(shot, photos) === 0) };
}

function pointsAsFirst({ result }: AnalysedPhoto): number {
  return firstPicturePoints
    .filter(({ holds }) => holds(result))
    .reduce((sum, { points }) => sum + points, result.scores.global);
}

function pointsAsNext({ result }: AnalysedPhoto, placed: AnalysedPhoto[]): number {
  return result.scores.global + repeatedKindPoints * countOf(result.shot, placed);
}

function whyFirst({ result }: AnalysedPhoto, photos: AnalysedPhoto[]): string {
  const { global } = result.scores;
  const face = mainFace(result);
  if (!face) return "En premier, à défaut d'une photo où ton visage se voit.";
  if (!showsUserAlone(result)) return "En premier, à défaut d'une photo où l'on ne voit que toi.";
  const hidden = hiddenFaces.find(({ holds }) => holds(face));
  if (hidden)
    return `En premier (${global}/100), à défaut d'une photo où ton visage est bien dégagé : ici, ${hidden.text}.`;
  const isBest = photos.every((other) => other.result.scores.global <= global);
  const seen = face.box.height >= wellSeen ? 'on voit bien ton visage' : "on ne voit que toi, même si c'est de loin";
  return isBest
    ? `En premier : ${seen}, et c'est ta meilleure note (${global}/100).`
    : `En premier (${global}/100) : ${seen}. Une autre photo a une meilleure note, mais on t'y reconnaît moins vite.`;
}

function whyLater({ result }: AnalysedPhoto, placed: AnalysedPhoto[]): string {
  const { scores, shot } = result;
  // Nobody can mend the face in a picture of a place.
  const criteria = photoCriteria.filter((one) => shot !== 'scene' || (one !== 'face' && one !== 'framing'));
  const weakest = highest(criteria, (criterion) => -scores[criterion]);
  if (scores.global < presentableFrom && weakest && scores[weakest] < presentableFrom)
    return `À améliorer avant de la montrer : ${photoCriterionNames[weakest].toLowerCase()} à ${scores[weakest]}/100.`;
  const repeats = countOf(shot, placed) > 0;
  return repeats ? "Même genre de photo qu'une autre, placée avant : elle apporte moins." : laterText(result);
}

function laterText(result: PhotoResult): string {
  if (result.shot !== 'portrait') return laterTexts[result.shot];
  const face = mainFace(result);
  const hidden = face && hiddenFaces.find(({ holds }) => holds(face));
  return hidden ? `De près, mais ${hidden.text}.` : 'De près : on voit bien ton visage.';
}

const mainFace = ({ measures }: PhotoResult) => measures.faces.find(({ isMain }) => isMain);

function showsUserAlone(result: PhotoResult): boolean {
  return mainFace(result) !== undefined && result.shot !== 'group' && result.shot !== 'scene';
}

function showsWholeFace(result: PhotoResult): boolean {
  const face = mainFace(result);
  return face !== undefined && !hiddenFaces.some(({ holds }) => holds(face));
}

const countOf = (shot: ShotKind, photos: AnalysedPhoto[]) => photos.filter(({ result }) => result.shot === shot).length;

/** The first of the items with the most points; undefined where there are none. */
function highest<Item>(items: readonly Item[], pointsOf: (item: Item) => number): Item | undefined {
  let [best] = items;
  for (const item of items) if (best !== undefined && pointsOf(item) > pointsOf(best)) best = item;
  return best;
}
