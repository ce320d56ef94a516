import type { HeardMessage } from '#engine/understand/situation.ts';

/** Illness, loss and work that ended: told with a smile or not, nothing to laugh at. */
const isGrave =
  /\b(?:cortisone|chimio\w*|cancer|tumeur|parkinson|alzheimer|avc|infarctus|hopital|hospitalis\w+|operee?|urgences|fauteuil roulant|handicap\w*|depression|burn[ -]?out|licenci\w+|viree?|chomage|decede\w*|deces|enterrement|obseques|deuil|divorc\w+|fausse couche|diabet\w+|sclerose|epilep\w+|maladie|traitement|psychiatr\w+|soins palliatifs)\b/;

export const tellsGrave = (turn: HeardMessage[]) => turn.some(({ plain }) => isGrave.test(plain));
