const said =
  "\\b(?:je (?:suis|bosse comme|travaille comme|bosse en tant que|travaille en tant que)|j'(?:exerce|officie) comme|en tant que) (?:un |une |aussi |toujours |encore |devenue? |enfin )?";
const alone = '^(?:(?:oui|ouais|exactement|alors|exact|moi|donc) ,? ?)?|\\bans , ';
const goesOn = ' (?:a(?! \\d)|au|aux|en|dans|depuis|pour|chez|independante?|et|mais|,|[.!…:;(-])| ?$';

/** «je suis infirmière», «Boulanger à Angers depuis 4 ans»: the job alone in {x}, without an article. */
export function iAm(jobs: string): RegExp {
  return new RegExp(`(?:${said}|(?:${alone})(?=(?:${jobs})(?:${goesOn})))(?<x>${jobs})(?![\\w-])`);
}
