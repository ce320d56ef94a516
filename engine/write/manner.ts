import type { HeardMessage } from '#engine/understand/situation.ts';

// How a turn was meant, as far as its words and the talk around it show.

type Manner = 'playful' | 'plain' | 'tender' | 'trouble';

const troubles =
  /\b(?:galere\w*|horrible|affreux|atroce|malade|fievre|grippe|mal (?:a la|au|aux|de)|j'ai mal|perdu (?:mes|ma|mon|l[ae])|casse[es]?|raye|fuite d'eau|degat des eaux|panne|annulee?s?|supprimee?s?|rate (?:mon|le|ma)|vole|volee|foulee?|blesse\w*|fatigue[es]?|epuise\w*|ko\b|stress\w*|deborde\w*|pourri\w*|merdi\w*|deprim\w*|pas (?:ouf|terrible|top|facile|evident)|deception|decue?|enerv\w+|soule[es]?|insomnie|mal dormi|pas dormi|greve|bouchons|courage|creve[es]?|crevees?|dur dur|sous-effectif|mal partout|degoute\w*|chimio|(?:mauvais|pas de bons) resultats|ferme(?:nt)? (?:le|la|en)|penible|relou\w*|nuits|me suis fait vol\w+|nul|ca va vite)\b/;
const amusing = /\b(?:mdr+|ptdr+|lol|(?:ha|ah){2,}h?|hehe|mort de rire|la honte|genant)\b/;
/** Said with a straight face, but not about a trouble. */
const ironic =
  /\b(?:improbable|dingue|absurde|n'importe quoi|devine|figure-toi|imagine|litteralement|officiellement|apparemment|visiblement|survecu|j'assume|je (?:te )?previens|traumatis\w+|drame|scandale|catastrophe)\b/;
const funny = /[😂🤣😅😭🙃💀😆🥲😬🫠😏😜😝🤪😈😎🙈]/u;
const tender =
  /\b(?:(?:c'est|c'etait|trouve ca) (?:trop |tres |si |vraiment |tellement )?(?:beau|touchant|doux|precieux|emouvant)|ca me (?:touche|manque|fait du bien|rend heureu\w+)|me manque\w*|j'ai pleure|emue?|les larmes|au fond|sincere\w*|besoin de (?:calme|tendresse|douceur)|mon enfance|ma grand-mere|mon grand-pere|m'a (?:touche|emu|appris))\b|🥺|🥹|❤/u;

export function mannerOf(turn: HeardMessage[], messages: HeardMessage[]): Manner {
  const plain = turn.map((message) => message.plain).join(' . ');
  const text = turn.map((message) => message.text).join(' ');
  if (amusing.test(plain) || funny.test(text)) return 'playful';
  if (troubles.test(plain) || troubles.test(justBefore(turn, messages))) return 'trouble';
  if (ironic.test(plain)) return 'playful';
  if (tender.test(plain) || tender.test(text)) return 'tender';
  return isLightTalk(messages) ? 'playful' : 'plain';
}

/** What the match told the last time still weighs. */
function justBefore(turn: HeardMessage[], messages: HeardMessage[]): string {
  const start = turn[0]?.index ?? 0;
  return messages.findLast(({ from, index }) => from === 'match' && index < start)?.plain ?? '';
}

/** Where people have just laughed, a straight face is a joke as well. */
function isLightTalk(messages: HeardMessage[]): boolean {
  return messages.slice(-5).some(({ plain, text }) => amusing.test(plain) || funny.test(text));
}
