import type { HeardMessage, Mood } from './situation.ts';

const cues: [Mood, RegExp][] = [
  [
    'grief',
    /\b(decede[e]?|deces|enterrement|obseques|funerailles|deuil|est (?:mort|morte)\b|perdu (?:mon|ma) (?:pere|mere|papa|maman|grand|frere|soeur|chien|chat|meilleur|mamie|papi|oncle|tante)|nous a quittes|fausse couche|en fin de vie)\b/,
  ],
  [
    'illness',
    /\b(hopital|hospitalise[e]?|urgences|cancer|accident|operation|je (?:me fais|vais me faire) operer|malade|grippe|la creve|covid|gastro|angine|fievre|migraine|platre|casse (?:la|le|mon|ma) (?:jambe|bras|poignet|pied|cheville|doigt)|entorse|blesse[e]?)\b/,
  ],
  [
    'sad',
    /\b(deprime[e]?|depression|burn[ -]?out|(?:je suis|me sens|suis) (?:trop |tres |un peu |super |assez )?triste|j'ai (?:beaucoup |trop )?pleure|pleurer toute|pas le moral|moral a zero|je vais pas (?:tres |trop |super )?bien|ca va pas (?:tres |trop |super )?(?:fort|bien|top)?|mauvaise nouvelle|me suis fait (?:larguer|virer|quitter)|rupture|licencie[e]?|viree?\b|perdu mon (?:emploi|boulot|taf|travail|job)|periode (?:compliquee|difficile|pas facile)|pas facile en ce moment|rate mon|j'ai echoue|j'ai pas eu mon|j'ai foire)\b/,
  ],
  [
    'low',
    /\b(sale (?:journee|semaine)|journee (?:pourrie|horrible|de merde|compliquee|difficile|affreuse)|semaine (?:pourrie|horrible|de merde|compliquee|difficile|affreuse)|au bout du rouleau|j'en peux plus|stressee?|angoissee?|la galere|galere|pas top)\b/,
  ],
];

/** How the match feels in the last turn: jokes wait where it is heavy. */
/** A hospital is also where people work. */
const atWork =
  /\b(?:je (?:bosse|travaille|taffe)|infirmiere?|medecin|interne|aide-soignante?|sage-femme|ambulanciere?|garde|stage|veterinaire|ma patiente|mes patients)\b/;

export function moodOf(turn: HeardMessage[]): Mood {
  const text = turn
    .map(({ plain }) => plain)
    .join(' . ')
    .replace(/\b(?:mort|morte) de (?:rire|fatigue|faim|soif|honte)\b/g, ' ');
  return cues.find(([mood, cue]) => cue.test(text) && !(mood === 'illness' && atWork.test(text)))?.[0] ?? 'light';
}
