import type { HeardMessage, Mood } from './situation.ts';

const cues: [Mood, RegExp][] = [
  [
    'grief',
    /\b(decede[e]?|deces|enterrement|obseques|funerailles|(?:toujours|encore) en deuil|en deuil (?:de|depuis)|(?:mon|le) deuil de (?:mon|ma|mes)|(?:pere|mere|papa|maman|grand-pere|grand-mere|papi|papy|mamie|mami|frere|soeur|oncle|tante|mari|femme|compagnon|compagne|fils|fille|cousine?|amie?|pote|chien|chienne|chat|chatte|cheval|lapin)\b[^.!?]{0,30}\b(?:est (?:mort|morte)\b|est partie? (?:ce matin|cette nuit|hier|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|la semaine derniere|en paix|trop tot|ce week-end)|nous a quittes|s'est eteinte?)|(?:fait|faire|du) (?:l'|le |la )?(?:faire )?(?:endormir|piquer|euthanasier)\b(?! par)|perdu (?:mon|ma) (?:pere|mere|papa|maman|grand|frere|soeur|chien|chat|meilleur|mamie|papi|oncle|tante)|nous a quittes|fausse couche|en fin de vie)\b/,
  ],
  [
    'confided',
    /\bj'ai (?:une?|la|le|du) (?:sclerose en plaques|maladie (?:chronique|rare|auto-immune|de crohn)|endometriose|fibromyalgie|epilepsie|handicap|cancer|leucemie|tumeur|diabete)\b|\bje suis (?:diabetique|epileptique|bipolaire|en remission|malentendante?|handicape\w*)\b/,
  ],
  [
    'worry',
    /\b(?:mon|ma|mes) (?:petite? )?(?:fils|fille|enfants?|mere|maman|pere|papa|soeur|frere|mamie|papi|grand-mere|grand-pere|chien|chienne|chat|chatte|meilleure? amie?|bebe|neveu|niece|coloc|cheval|lapin)\b[^.!?]*\b(?:malade|hopital|hospitalise\w*|urgences|operee?|operation|fievre|accident|cancer|sous perf|gastro|grippe|blessee?)\b/,
  ],
  [
    'illness',
    /\b(hopital|hospitalise[e]?|urgences|cancer|(?<!\b(?:sardine|voiture|velo|gateau|plat) qui a eu un )accident|operation|je (?:me fais|vais me faire) operer|malade|grippe|la creve|covid|gastro|angine|fievre|migraine|platre|casse (?:la|le|mon|ma) (?:jambe|bras|poignet|pied|cheville|doigt)|entorse|blesse[e]?)\b/,
  ],
  [
    'sad',
    /\b(deprime[e]?|depression|burn[ -]?out|(?:je suis|me sens|suis) (?:trop |tres |un peu |super |assez )?triste|j'ai (?:beaucoup |trop )?pleure|pleurer toute|pas le moral|moral a zero|je vais pas (?:tres |trop |super )?bien|ca va pas (?:tres |trop |super )?(?:fort|bien|top)?|mauvaise nouvelle|me suis fait (?:larguer|virer|quitter)|rupture|licencie[e]?|viree?\b|perdu mon (?:emploi|boulot|taf|travail|job)|periode (?:compliquee|difficile|pas facile)|pas facile en ce moment|rate mon|j'ai echoue|j'ai pas eu mon|j'ai foire)\b/,
  ],
  [
    'low',
    /\b(sale (?:journee|semaine)|journee (?:pourrie|horrible|de merde|compliquee|difficile|affreuse)|semaine (?:pourrie|horrible|de merde|compliquee|difficile|affreuse)|au bout du rouleau|j'en peux plus|stressee?|angoissee?|la galere|galere|pas top|pas terrible)\b/,
  ],
];

/** A hospital is also where people work. */
const atWork =
  /\b\d+ ?h (?:aux urgences|a l'hopital)\b|\bbrancards?\b|\b(?:je (?:bosse|travaille|taffe)|infirmiere?|medecin|interne|aide-soignante?|sage-femme|ambulanciere?|garde|stage|veterinaire|ma patiente|mes patients)\b/;

/** A hard time that is told as over: «j'ai fait un burn-out, et je n'ai jamais aussi bien dormi». */
const isOver =
  /\b(?:jamais (?:ete )?aussi (?:bien|heureu\w+|content\w*|zen|libre)|maintenant (?:ca va|tout va|je vais) (?:mieux|bien)|ca va (?:beaucoup |bien )?mieux|c'est derriere moi|j'ai remonte la pente|meilleure decision)\b/;

/** A loss that lies years back is told to be known, not to be comforted. */
const isLongAgo =
  /\b(?:depuis|il y a|y a|ca fait|voila) (?:\d+|deux|trois|quatre|cinq|six|sept|huit|dix|quelques|des) an(?:s|nees)\b|\ben (?:19|20)\d\d\b|\ba (?:[5-9]|1\d) ans\b|\b(?:quand j'etais|etant) (?:petite?|gamine?|enfant|ado)\b/;

/** Moods in which nothing is joked about, nor proposed. */
export const heavyMoods: Mood[] = ['grief', 'illness', 'worry', 'confided', 'sad'];

/** How the match feels in the last turn: jokes wait where it is heavy. */
export function moodOf(turn: HeardMessage[]): Mood {
  const text = turn
    .map(({ plain }) => plain)
    .join(' . ')
    .replace(/\bpleure (?:ma race|de rire|devant|comme une madeleine)\b/g, ' ')
    .replace(/\b(?:mort|morte) de (?:rire|fatigue|faim|soif|honte)\b/g, ' ');
  const stands = (mood: Mood) =>
    !(mood === 'illness' && atWork.test(text)) &&
    !((mood === 'sad' || mood === 'low') && isOver.test(text)) &&
    !((mood === 'grief' || mood === 'illness') && isLongAgo.test(text));
  return cues.find(([mood, cue]) => cue.test(text) && stands(mood))?.[0] ?? 'light';
}
