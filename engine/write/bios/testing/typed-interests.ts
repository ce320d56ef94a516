// Interests as people type them, with the words that a bio may use, and names that at least one of three bios must use. Written after the
// rules of find-interest.ts and write-bios.ts for them, and not looked at while they were.

/** What was typed, and its phrase (null: the words are used only where their grammar does not matter). */
export const qualified: [typed: string, phrase: string | null][] = [
  ['karaokés ratés', 'les karaokés ratés'],
  ['bières belges', 'les bières belges'],
  ['bière artisanale', 'la bière artisanale'],
  // The lexicon knows these by another name.
  ['vins naturels', 'le vin nature'],
  ['vin nature', 'le vin nature'],
  ['cuisine thaï', 'la cuisine thaï'],
  ['concert de rock', 'les concerts de rock'],
  ['concerts de rock', 'les concerts de rock'],
  ['pizzas maison', 'les pizzas maison'],
  ['randos nocturnes', 'les randos nocturnes'],
  ['rando en montagne', 'la rando'],
  ['guitares anciennes', 'les guitares anciennes'],
  ['pianos désaccordés', 'les pianos désaccordés'],
  ['yoga du matin', 'le yoga du matin'],
  ['thés japonais', 'les thés japonais'],
  ['cafés brûlants', 'les cafés brûlants'],
  ['théâtre amateur', 'le théâtre amateur'],
  ['podcasts historiques', 'les podcasts historiques'],
  ['escalade en salle', "l'escalade en salle"],
  ['cocktails improbables', 'les cocktails improbables'],
];

/** Interests with proper names in them. */
export const named: [interests: string, names: string[]][] = [
  ['rando, jazz, cuisine, cinéma, lecture, mon chat Pixel', ['Pixel']],
  ['ma chienne Olga, yoga, pain maison, vélo, expos', ['Olga']],
  ['sport, Radiohead, voyages, séries, café', ['Radiohead']],
  ['foot, bières, les films de Miyazaki, rando, potager', ['Miyazaki']],
  ['mon fils Léo, escalade, ramen, échecs, plage', ['Léo']],
  ['lecture, Murakami, thé, piscine, photo', ['Murakami']],
  ['Zelda, mon chat Pixel, cuisine, vinyles, course', ['Zelda', 'Pixel']],
  ['danse, ma grand-mère Josette, Stromae, brocantes, surf', ['Josette', 'Stromae']],
  ['les romans de Virginie Despentes, poterie, ciné, padel', ['Despentes']],
  ['le Japon, mon vélo Gustave, couture, jeux de société, trail', ['Gustave']],
];
