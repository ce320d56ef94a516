import { fold } from '#engine/french/fold.ts';
import { abroad, cities, regions } from '#engine/understand/lexicon/places.ts';

// Places of the lexicon as sources for cues. «à» stays outside of the group: many write it without its accent, and it
// would come back so.

function named(lines: string[], withPreposition: boolean): string {
  return lines
    .flatMap((line) => {
      const [locative = '', others = ''] = line.split('=');
      const [, preposition = '', name = ''] = /^(à|au|en|aux|dans l[ea]s?|sur la) (.+)$/.exec(locative) ?? [];
      const kept = withPreposition && preposition !== 'à' ? `${preposition} ` : '';
      return [name, ...others.split(',')].filter(Boolean).map((each) => fold(kept + each));
    })
    .join('|');
}

/** «au Japon», «Lisbonne», «dans le Jura». */
export const anywhere = `(?<x>${named([...abroad, ...regions, ...cities], true)})\\b`;

/** Only what is a journey from France. */
export const farAway = `(?<x>${named(abroad, true)})\\b`;

/** «du Japon», «de Lisbonne». */
export const fromAnywhere = `(?:de la |de l'|de |d'|du |des )(?:${named([...abroad, ...regions, ...cities], false)})\\b`;

/** «Japon», «Lisbonne». */
export const abroadName = `(?:${named(abroad, false)})\\b`;
