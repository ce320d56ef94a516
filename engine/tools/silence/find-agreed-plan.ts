import type { HeardMessage } from '#engine/understand/situation.ts';

// Whether a day and a place were agreed. Each may be said in a message of its own and by either side; at least one
// proposes, whoever did not say the last of them says yes, and nobody takes it back afterwards.

/** How many messages back an agreement is looked for. */
const window = 16;

const day =
  /\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|apres-demain|ce soir|ce midi|cet aprem\w*|aujourd'hui|le \d{1,2}(?! ans)|le week-end|ce week-end)\b/;

const placeNouns =
  'bar|resto|restaurant|cafe|cine|cinema|musee|expo|parc|gare|metro|terrasse|marche|brasserie|pub|bowling|piscine|plage|quais?|place|theatre|librairie|jardin|fontaine|boulangerie|salle|patinoire|station|arret|port|pont|pizzeria|creperie|glacier|bibliotheque|halles?|zoo|aquarium|escape game|karaoke|cave|guinguette|lac|kiosque|tour|mairie|eglise|rooftop';
/** A kind of place after the word that leads to it: «au bar», «devant la gare». On folded text. */
const kindOfPlace = new RegExp(
  `\\b(?:au|aux|a la|a l'|dans|devant|derriere|sur|sous|vers|cote|pres d[ue](?: la| l')?|en face d[ue](?: la)?|le|la|l'|ce|cette|un|une)(?: (?:petit|petite|grand|grande|nouveau|nouvelle|meme|le|la|l'|les|ce|un|une))? ?(?:${placeNouns})\\b`,
);
/** A name after such a word: «au Baron Rouge», «à Bellecour», «rue Mercière». On the text as written. */
const namedPlace =
  /(?<!\p{L})(?:au|aux|chez|devant|place|métro|rue|quai|parc|café|bar|à|sur|vers|gare(?: de)?)\s+(?:les?\s+|la\s+|l['’]|du\s+|des?\s+)?\p{Lu}[\p{L}'’-]+/u;
/** Words that are written with a capital and are no place. */
const noPlace =
  /(?<!\p{L})(?:à|vers|sur)\s+(?:Lundi|Mardi|Mercredi|Jeudi|Vendredi|Samedi|Dimanche|Demain|Toi|Tinder|Insta\w*|Whats\w*|Snap\w*|Bumble|Hinge)/iu;

const yes =
  /^(?:ah |bah |ben |mais |oh |eh |hehe |haha )*(?:oui|ouais|yes|ouep|carrement|grave|avec (?:grand )?plaisir|volontiers|ca marche|d'accord|dac|vendu|go|ok|okay|ca me va|ca roule|parfait|nickel|top|super|genial|impec\w*|deal|adjuge|entendu|note|c'est note|ca me (?:va|parait)|je suis (?:partante?|chaude?|pour)|trop bien|excellent|cool|allez|va pour|on fait ca|je (?:note|valide|serai la|reserve)|hate)\b|\b(?:ca me va|je serai la|on fait (?:comme )?ca|c'est parfait|ca marche|hate d'y etre|hate de te voir|a (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir)(?: alors| donc)?[ !.]*$)/;

const takenBack =
  /\b(?:finalement (?:je|non|pas)|je (?:peux|pourrai|vais) (?:pas|plus) (?:pouvoir|venir|etre la|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi|demain|ce soir)|empechement|(?:on |faut |je (?:dois|prefere) )?(?:annule|reporte|decale)[rsz]?|autre (?:jour|fois|soir)|pas (?:dispo|libre|possible)|je te (?:redis|confirme|tiens au courant)|je (?:sais|verrai|vais voir) (?:pas encore|si je))\b/;

export interface AgreedPlan {
  /** The message that named the day, and the one that named the place; they may be the same. */
  when: HeardMessage;
  where: HeardMessage;
  agreed: HeardMessage;
}

export function findAgreedPlan(messages: readonly HeardMessage[]): AgreedPlan | null {
  let when: HeardMessage | null = null;
  let where: HeardMessage | null = null;
  let agreed: HeardMessage | null = null;
  for (const message of messages.slice(-window)) {
    if (isTakenBack(message)) {
      when = null;
      where = null;
      agreed = null;
      continue;
    }
    const last = lastOf(when, where);
    const isProposed = [when, where].some((one) => one !== null && isProposal(one));
    if (when && where && last && isProposed && last.from !== message.from && yes.test(message.plain))
      agreed ??= message;
    if (isTelling(message)) continue;
    const isAsked = message.plain.includes('?');
    if (day.test(message.plain) && !(when && isAsked && agreed)) when = agreed ? when : message;
    if (isPlace(message)) where = agreed ? where : message;
    // «Oui, samedi 20 h au Perchoir» answers a proposal and settles it in one message.
    if (!agreed && when === message && where === message && !isAsked && answersProposal(messages, message))
      agreed = message;
  }
  return when && where && agreed ? { when, where, agreed } : null;
}

const together =
  /\bon (?:se|s'|va|dit|mange|boit|fait|prend|peut|pourrait|y va)\b|\b(?:rdv|rendez-vous|retrouve\w*|rejoins)\b/;

function isProposal({ plain, acts }: HeardMessage): boolean {
  return acts.includes('plan_proposal') || together.test(plain) || (plain.includes('?') && !/\?\s*\S/.test(plain));
}

const past =
  /\b(?:etais|etait|etions|etiez|avais|avait|(?:as|a|avez|avons) (?:ete|fait|vu|passe|mange|bu|pris)|(?:es|est) (?:alle|sorti|parti|venu)[a-z]*)\b/;

/** «J'étais au cinéma samedi» and «tu étais où samedi ?» name a day that is no plan of the two. */
function isTelling({ plain }: HeardMessage): boolean {
  if (together.test(plain)) return false;
  if (past.test(plain)) return true;
  const isOwn = /\b(?:je|j'(?:ai|y|irai|adore|aime))(?= |$|[a-z])/.test(plain);
  const isOfBoth = /\b(?:tu|te|t'|toi|nous)\b|\bje (?:passe|viens|reserve|propose|suis (?:dispo|libre))\b/.test(plain);
  return isOwn && !isOfBoth;
}

function lastOf(one: HeardMessage | null, other: HeardMessage | null): HeardMessage | null {
  if (!one || !other) return one ?? other;
  return one.index > other.index ? one : other;
}

function isTakenBack({ plain, acts }: HeardMessage): boolean {
  return takenBack.test(plain) || acts.includes('unavailable');
}

function isPlace({ text, plain }: HeardMessage): boolean {
  return kindOfPlace.test(plain) || (namedPlace.test(text) && !noPlace.test(text));
}

function answersProposal(messages: readonly HeardMessage[], message: HeardMessage): boolean {
  const before = messages.findLast(({ index, from }) => index < message.index && from !== message.from);
  return before?.acts.includes('plan_proposal') === true && yes.test(message.plain);
}
