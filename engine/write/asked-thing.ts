import { fold } from '#engine/french/fold.ts';
import { capitalise } from '#engine/french/typography.ts';
import type { Ask, HeardMessage, OpenQuestion } from '#engine/understand/situation.ts';
import { hear } from '#engine/understand/spoken-french.ts';
import { echoedQuestion } from './echoed-question.ts';
import { isWorthRepeating } from './punchline.ts';

// What a question is about, as the one who answers takes it up: «c'est quoi ta passion bizarre ?» → «Ma passion bizarre».

const word = String.raw`[\p{L}][\p{L}-]*`;
const stop = String.raw`(?!(?:dans|pour|en|à|au|aux|sur|avec|chez|toi|déjà|deja|ou|où|quand|si|qui|que|qu|non|alors|ce|cette|ces|et|mais|en ce|par|sans|selon|là|aussi|plutôt|tu|je|il|elle|on|nous|vous|c|est|es|a|as|ai|sont|pas|jamais|vraiment|actuellement|aujourd|demain|hier|tout|trop|moins|plus|comme|même)(?![\p{L}]))`;
const complement = String.raw`(?: (?:de|du|des) (?:la |l['’])?${stop}${word}| d['’]${stop}${word})??`;
/** The thing ends the question: what follows would be left hanging. */
const end = String.raw`(?=\s*(?:,? ?(?:à )?toi|,? ?déjà|,? ?(?:d['’]ailleurs|au fait|du coup|en ce moment|alors|en vrai))?\s*\?)`;
const theirs = new RegExp(
  String.raw`(?<![\p{L}'’-])(?<own>ton|ta|tes|votre|vos) (?<noun>${stop}${word}(?: ${stop}${word}){0,2}?${complement})${end}`,
  'giu',
);
const things = new RegExp(
  String.raw`(?<!\b(?:tu|je|on|vous|te|me|ne|se|dans|sur|pour|avec|à|vers|devant|derrière|chez|en|de|contre|après|avant|sous|par|la photo|parler toutes|parler|à moins) |[\p{L}'’-])(?<article>une|un|des|du|de la|les|la|le) (?<noun>${stop}${word}(?: ${stop}${word})??${complement})${end}`,
  'giu',
);

const mine: Record<string, string> = { ton: 'mon', ta: 'ma', tes: 'mes', votre: 'mon', vos: 'mes' };
/** Too vague to be taken up, or taken up as something else. */
const vague =
  /^(?:\S+ )?(?:(?:avis|tour|cote|gout|facon|truc|choses?|coup|fois|peu|temps|air|moment|reponse|numero|prenom|nom|age|age|insta\w*|snap\w*|whatsapp|tel|genre|type|vie|monde|reste|suite|preference|petite? (?:mot|question)|question|ex|corps|bouche|fesses|photo nue|meilleure?|pire|premiere?|derniere?|plupart|jours?|soirs?|matin|semaine|mois|an|annee|autre|meme)s?)$/;

/** Undefined where nothing of the question can be said back in good French. */
export function askedThing(question: OpenQuestion, messages: HeardMessage[]): string | undefined {
  const message = messages.find(({ index }) => index === question.index);
  const sentences = hear(message?.text ?? '').bare.match(/[^.!?…\n]+[.!?…]*/g) ?? [];
  const asked = sentences.findLast((sentence) => hear(sentence).plain.trim() === question.text);
  return asked && !unechoed.includes(question.ask)
    ? (thingIn(asked) ?? echoedQuestion(asked) ?? quotedEnd(asked))
    : undefined;
}

/** What is answered in words of its own. */
const unechoed: Ask[] = ['wellbeing', 'number', 'plan', 'availability', 'choice'];

/** «tu ferais quoi si tout s'effondrait, plan B de vie ?» → «« Plan B de vie »» */
function quotedEnd(asked: string): string | undefined {
  const end = asked
    .replace(/\s*\?.*$/s, '')
    .split(/[,:]/)
    .map((part) => part.trim())
    .findLast(isRepeatable);
  return end && `« ${end.replaceAll('’', "'")} »`;
}

function isRepeatable(part: string): boolean {
  return (
    part.length <= 40 &&
    /^[\p{L}\d' ’-]+ [\p{L}\d' ’-]+$/u.test(part) &&
    !/^(?:et )?(?:toi|vous)\b/i.test(part) &&
    isWorthRepeating(part)
  );
}

function thingIn(asked: string): string | undefined {
  const own = [...asked.matchAll(theirs)].find(isTelling);
  // «votre» has no gender of its own to answer with.
  if (own && !/^vo/i.test(own.groups?.own ?? '')) {
    return capitalise(`${mine[own.groups?.own?.toLowerCase() ?? '']} ${own.groups?.noun}`);
  }
  const thing = [...asked.matchAll(things)].findLast(isTelling);
  return thing && capitalise(`${thing.groups?.article?.toLowerCase()} ${thing.groups?.noun}`);
}

function isTelling({ 0: whole, groups }: RegExpMatchArray): boolean {
  const folded = fold(groups?.noun ?? '');
  return (
    !vague.test(folded) &&
    folded.length >= 3 &&
    folded.length <= 30 &&
    // A word in short hand would be repeated with its mistake.
    hear(whole).plain === fold(whole.replaceAll('’', "'"))
  );
}
