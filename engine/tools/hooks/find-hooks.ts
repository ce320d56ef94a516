import { fold } from '#engine/french/fold.ts';
import type { Noun } from '#engine/french/noun-phrase.ts';
import { entries, knownNouns } from '#engine/nouns/index.ts';
import type { Topic } from '#engine/nouns/topics.ts';
import type { HeardMessage } from '#engine/understand/situation.ts';
import { bareOf, maxMessageCharacters } from '#engine/understand/spoken-french.ts';
import { freeNouns, namedWorks, petName } from './free-hooks.ts';
import type { Hook } from './hook.ts';
import { commonTopics, needsBefore, needsCapital, spoiledAfter, stateHooks, verbHooks } from './hook-rules.ts';
import { idioms } from './idioms.ts';
import { clauseAt, stanceAt } from './stance.ts';

// The concrete things that were said, the best to talk about first.

const kept = 12;

export function hooksOf(messages: HeardMessage[]): Hook[] {
  const said = messages.flatMap((message) => hooksIn(message));
  const weightOf = weigher(messages);
  const found = [...said, ...takenUp(said, messages)].map((hook) => ({ ...hook, weight: weightOf(hook) }));
  const best = new Map<string, Hook>();
  for (const hook of found) {
    const known = best.get(hook.key);
    if (!known || hook.weight > known.weight) best.set(hook.key, { ...hook, name: hook.name ?? known?.name });
    else if (hook.name && !known.name) best.set(hook.key, { ...known, name: hook.name });
  }
  return [...best.values()]
    .filter(({ stance, topic }) => !(stance === 'dislikes' && peopled.includes(topic)))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, kept);
}

/** A dislike of these is about people: nothing to joke about. */
const peopled: Topic[] = ['travel', 'region', 'city', 'languages', 'family', 'children', 'friends', 'job', 'studies'];

/** A no to these is a matter of life, not of taste. */
const personal: Topic[] = [
  'children',
  'family',
  'friends',
  'work',
  'job',
  'studies',
  'exam',
  'cat',
  'dog',
  'pet',
  'moving',
  'celebration',
  'party',
  'app',
];

/** «Oui, depuis petite» makes the user's «tu fais du piano ?» the match's own; «non, jamais» does too, as a never. */
function takenUp(said: Hook[], messages: HeardMessage[]): Hook[] {
  return messages.flatMap((message, place) => {
    const before = messages[place - 1];
    if (message.from !== 'match' || before?.from !== 'moi') return [];
    const answer =
      /^(?!oh non|ah non mince|mince)(?:ah |bah |ben |mais |euh |oh )*(oui|ouais|grave|carrement|j'adore|trop|si|non|jamais|pas du tout|pas vraiment|pas trop)\b/.exec(
        message.plain,
      )?.[1];
    if (!answer) return [];
    const isNo = /^(?:non|jamais|pas)/.test(answer);
    return said
      .filter(
        ({ index, speaker, topic }) =>
          index === before.index && speaker === 'moi' && topic !== 'weekend' && !(isNo && personal.includes(topic)),
      )
      .map(
        (hook): Hook => ({
          ...hook,
          index: message.index,
          speaker: 'match',
          stance: isNo
            ? /\b(?:aime|adore|kiffe|fan|deteste|horreur|allergique|supporte)/.test(`${before.plain} ${message.plain}`)
              ? 'dislikes'
              : 'never'
            : 'likes',
          isTakenUp: true,
        }),
      );
  });
}

/** Instructions to whoever reads are no subject to talk about. */
const instruction =
  /\b(ignore|oublie|disregard|system prompt|prompt|consignes?|instructions?|en tant qu'ia|tu es une? (?:ia|assistant|modele))\b/;

function hooksIn(message: HeardMessage): Hook[] {
  if (instruction.test(message.plain) && /\b(instructions?|consignes?|prompt|ia)\b/.test(message.plain)) return [];
  const bare = bareOf(message.text.slice(0, maxMessageCharacters));
  const written = bare.match(/[\p{L}\d]+(?:-[\p{L}\d]+)*['’]?/gu) ?? [];
  const folded = written.map((word) => fold(word).replace(/'$/, ''));
  const words = withoutIdioms(folded);
  const base = { index: message.index, speaker: message.from, weight: 0, isOwn: false };
  const hooks: Hook[] = [];
  for (const { entry, at, length, form } of knownNouns(words)) {
    const before = words[at - 1] ?? '';
    if (hooks.some(({ key }) => key === fold(entry.noun.text))) continue;
    // «ton chien» is the other side's: there is nothing to ask back about it.
    if (/^(?:ton|ta|tes|votre|vos)$/.test(before)) continue;
    const rule = needsBefore[form];
    if (rule && !rule.test(before)) continue;
    if (needsCapital.test(form) && !/\p{Lu}/u.test(written[at + length - 1] ?? '')) continue;
    if (spoiledAfter[form]?.test(words[at + length] ?? '')) continue;
    if (
      entry.topic === 'job' &&
      !/^(suis|comme|metier|bosse|travaille|etre|reconversion|devenue?|d|de|eleve|interne|futur|future|etais)$/.test(
        before,
      )
    )
      continue;
    if (isPassingPlace(entry.topic, message, form, words.length)) continue;
    const noun = numbered(entry.noun, form, before);
    hooks.push({
      ...base,
      surface: written
        .slice(at, at + length)
        .join(' ')
        .replace(/(['’]) /g, '$1'),
      noun,
      key: fold(entry.noun.text),
      topic: entry.topic,
      stance: stanceAt(message, form),
      isKnown: true,
      isOwn: isOwnAt(words, at, entry.topic) || /\b(?:j'en ai|les miens|le mien|la mienne)\b/.test(message.plain),
      ...(entry.topic === 'dog' || entry.topic === 'cat' || entry.topic === 'pet' ? { name: petName(bare) } : {}),
    });
  }
  for (const [cue, key] of verbHooks) {
    if (!cue.test(message.plain) || hooks.some((hook) => hook.key === key)) continue;
    const entry = entries.find(({ forms }) => forms.includes(key));
    if (!entry) continue;
    hooks.push({
      ...base,
      surface: cue.exec(message.plain)?.[0] ?? '',
      noun: entry.noun,
      key: fold(entry.noun.text),
      topic: entry.topic,
      stance: stanceAt(message, key),
      isKnown: true,
    });
  }
  for (const [cue, topic, key] of stateHooks) {
    const said = cue.exec(message.plain)?.[0];
    if (said && !hooks.some((hook) => hook.topic === topic))
      hooks.push({ ...base, surface: said, noun: null, key, topic, stance: 'likes', isKnown: true });
  }
  for (const work of namedWorks(bare)) {
    const known = hooks.find(({ key }) => key === fold(work.noun.text));
    if (known) {
      known.topic = work.topic;
      continue;
    }
    hooks.push({
      ...base,
      surface: work.noun.text,
      noun: work.noun,
      key: fold(work.noun.text),
      topic: work.topic,
      stance: stanceAt(message, fold(work.noun.text)),
      isKnown: true,
    });
  }
  const idle = folded.filter((_, at) => words[at] === '_');
  const taken = new Set([...idle, ...hooks.flatMap(({ surface }) => fold(surface).split(' '))]);
  for (const { noun, surface } of freeNouns(bare, taken)) {
    hooks.push({
      ...base,
      surface,
      noun,
      key: fold(noun.text),
      topic: 'other',
      stance: stanceAt(message, fold(noun.text)),
      isKnown: false,
      isOwn: /^(?:mon|ma)\b/i.test(surface),
    });
  }
  return hooks;
}

const fixed = new RegExp(`(?<![a-z\\d])(?:${idioms.join('|')})(?![a-z\\d])`, 'g');

/** The same words in their places, those of fixed expressions blank. */
function withoutIdioms(words: string[]): string[] {
  const text = words.join(' ');
  return text.replace(fixed, (phrase) => phrase.replace(/[^ ]+/g, '_')).split(' ');
}

const travels =
  /\b(?:va|vas|vais|allee?s?|aller|part|pars|partie?s?|partir|revien\p{L}*|revenue?s?|rentre\p{L}*|voyag\p{L}*|vacances|visit\p{L}*|vol|avion|train|billets?|sejour\p{L}*|passe\p{L}*|decouv\p{L}*|habit\p{L}*|vi[st]|vecu|vivre|vivais|grandi|nee?|viens|vient|venue?|originaire|demenag\p{L}*|emmenag\p{L}*|install\p{L}*|bosse|travaille|etudes|erasmus|etais|etait|ete|suis|direction|retour|road ?trip|weekend|week-end|connai\p{L}*|ador\p{L}*|aim\p{L}*|kiff\p{L}*|reve\p{L}*|envie|prefer\p{L}*|manque|tomb\p{L}*|fan|destination|backpack|randonn\p{L}*|rando|surf\p{L}*|ski\p{L}*|ete prochain|cet ete|jamais|deja|semaines?|mois|jours?|explor\p{L}*|love|travel\p{L}*|trip|live|from|flan\p{L}*|balad\p{L}*|sort\p{L}*|dispo\p{L}*|mer|plage|famille|parents)\b/u;

/** A place in passing («un pote de Berlin», «pizza de Naples») is no trip, and nobody's home. */
function isPassingPlace(topic: Topic, { plain }: HeardMessage, form: string, wordCount: number): boolean {
  if (topic !== 'travel' && topic !== 'region' && topic !== 'city') return false;
  const clause = clauseAt(plain, form.split(' ')[0] ?? form);
  if (wordCount <= 4 || clause.includes('?')) return false;
  if (/^(?:\p{L}+ )?(?:a |en |au |aux |de |du |dans le |dans les )?\p{L}[\p{L}-]*$/u.test(clause.trim())) return false;
  return !travels.test(clause);
}

/** «deux chats» are several, though the lexicon lists one. */
function numbered(noun: Noun, form: string, before: string): Noun {
  if (noun.kind !== 'count' || noun.number === 'p' || noun.text.includes(' ')) return noun;
  const own = fold(noun.text);
  const isPlural = (form === `${own}s` || form === `${own}x`) && !/^(un|une|le|la|mon|ma|ce|cette|du|au)$/.test(before);
  if (!isPlural) return noun;
  return { ...noun, number: 'p', text: /eau$/.test(noun.text) ? `${noun.text}x` : `${noun.text}s` };
}

/** A clause with feeling, news, a joke or a question is what its writer wants to talk about. */
const telling =
  /\b(?:ador\p{L}*|kiff\p{L}*|detest\p{L}*|hate|contente?|fiere?|triste|peur|stress\p{L}*|genial\p{L}*|incroyable|dingue|enfin|viens de|viens d|demain|hier|ce week-end|ce matin|ce soir|je pars|mdr|ptdr|lol|haha|trop (?:bien|bon|beau|hate|content\p{L}*|drole|cool)|galere|rate|reussi|gagne|perdu|premiere? fois|nouveau|nouvelle|jamais|nul|pire|meilleure?|passion\p{L}*|craque|marre)\b|[?!]/u;

function weigher(messages: HeardMessage[]): (hook: Hook) => number {
  const last = messages.at(-1)?.index ?? 0;
  const lastOfUser = messages.findLast(({ from }) => from === 'moi')?.index ?? -1;
  const plainAt = new Map(messages.map(({ index, plain }) => [index, plain]));
  return (hook) => {
    const clause = clauseAt(plainAt.get(hook.index) ?? '', fold(hook.surface).split(/[ '’]/)[0] ?? '');
    return baseWeight(hook, last, lastOfUser) * (hook.index > lastOfUser && telling.test(clause) ? 1.25 : 1);
  };
}

function baseWeight(hook: Hook, last: number, lastOfUser: number): number {
  const isFresh = hook.speaker === 'match' && hook.index > lastOfUser;
  const recency = isFresh ? 10 : Math.max(1, 6 - (last - hook.index) * 0.45);
  const speaker = hook.speaker === 'match' ? 1 : 0.45;
  const common = commonTopics[hook.topic] ?? 1;
  const special = hook.name || (hook.noun?.kind === 'proper' && hook.topic !== 'city') ? 1.25 : 1;
  const asked = hook.stance === 'asked' ? 0.75 : hook.isTakenUp ? 0.9 : 1;
  return recency * speaker * common * special * asked * (hook.isKnown || hook.noun?.kind === 'mass' ? 1 : 0.7);
}

/** «mon chat», «mes deux chats», «j'ai un petit chien», «j'ai adopté une chatte». */
function isOwnAt(words: string[], at: number, topic: Topic): boolean {
  const before = words.slice(Math.max(0, at - 5), at).join(' ');
  if (topic === 'family' && !/\b(?:ton|ta|tes|votre|vos|son|sa|ses|leur|une?|la|le|les|en)$/.test(before)) return true;
  return (
    /\b(?:mon|ma|mes|notre|nos)(?: \w+){0,2}$/.test(before) ||
    /\b(?:j ai|jai|g|on a|j avais)(?: (?:un|une|des|deux|trois|quatre|\d+|petite?|gros|grosse|vieux|vieille|jeune|beau|belle|bebe|aussi|deja|enfin|adopte|achete|pris|recueilli|eu))*$/.test(
      before,
    )
  );
}
