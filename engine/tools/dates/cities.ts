import { fold } from '#engine/french/fold.ts';

// Well-known public places of large cities, each with its preposition, and «=» a rough price in euros for two; none is a business. «=»
// after a city gives other spellings, folded. The last row has what every city has.

export const placeKinds = ['park', 'water', 'view', 'old_town', 'market', 'garden', 'museum'] as const;
export type PlaceKind = (typeof placeKinds)[number];

const rows = `
Paris | au parc des Buttes-Chaumont | le long du canal Saint-Martin | sur les marches de la butte Montmartre | dans les rues du Marais | au marché d'Aligre | au Jardin des plantes | au musée Carnavalet
Marseille | au parc Borély | sur la Corniche, face à la mer | au pied de Notre-Dame-de-la-Garde | dans les rues du Panier | au marché des Capucins, à Noailles | dans les jardins du palais Longchamp | au Mucem=22
Lyon=villeurbanne | au parc de la Tête d'Or | sur les berges du Rhône | sur l'esplanade de Fourvière | dans les rues du Vieux Lyon | au marché de la Croix-Rousse | au jardin botanique du parc de la Tête d'Or | au musée des Confluences=24
Toulouse | au jardin du Grand-Rond | au bord de la Garonne, à la Prairie des Filtres | sur les quais de la Daurade | dans les rues autour du Capitole | au marché Victor-Hugo | au jardin japonais | au musée des Abattoirs=20
Nice | sur la colline du Château | sur la Promenade des Anglais | au belvédère de la colline du Château | dans les rues du Vieux-Nice | au marché du cours Saleya | - | au musée Matisse=24
Nantes | au parc de Procé | sur les bords de l'Erdre | à la butte Sainte-Anne | dans les rues du Bouffay | au marché de Talensac | au Jardin des plantes | au musée d'Arts de Nantes=18
Montpellier | à la promenade du Peyrou | sur les rives du Lez | à la promenade du Peyrou | dans les rues de l'Écusson | aux halles Castellane | au Jardin des plantes | au musée Fabre=20
Strasbourg | au parc de l'Orangerie | sur les quais de l'Ill | sur la terrasse du barrage Vauban | dans les rues de la Petite France | au marché de la place Broglie | au jardin botanique | au musée d'Art moderne et contemporain=16
Bordeaux | au Jardin public | sur les quais, près du Miroir d'eau | sur le pont de pierre | dans les rues de Saint-Pierre | au marché des Capucins | au jardin botanique de la Bastide | au CAPC, le musée d'art contemporain=16
Lille | au parc de la Citadelle | le long de la Deûle | - | dans les rues du Vieux-Lille | au marché de Wazemmes | au jardin des plantes | au palais des Beaux-Arts=14
Rennes | au parc du Thabor | le long du canal d'Ille-et-Rance | - | dans les rues autour de la place Sainte-Anne | au marché des Lices | à la roseraie du Thabor | au musée des Beaux-Arts=12
Toulon | au jardin Alexandre-Ier | sur les plages du Mourillon | - | dans les rues de la vieille ville | au marché du cours Lafayette | - | au musée national de la Marine=15
Reims | au parc de Champagne | le long du canal, à la Coulée verte | sur le parvis de la cathédrale | dans les rues autour de la cathédrale | aux halles du Boulingrin | - | au musée Saint-Remi=10
Saint-Étienne=st etienne,saint etienne,sainte | au parc de l'Europe | - | - | dans les rues autour de la place du Peuple | au marché de la place Jacquard | - | au musée d'Art et d'Industrie=14
Le Havre=havre | au parc de Rouelles | sur la promenade de la plage | aux Jardins suspendus | - | aux Halles centrales | aux Jardins suspendus | au MuMa, le musée d'art moderne=16
Dijon | au parc de la Colombière | au bord du lac Kir | - | dans les rues du centre historique | aux halles de Dijon | au jardin de l'Arquebuse | au musée des Beaux-Arts
Grenoble | au parc Paul-Mistral | sur les quais de l'Isère | au fort de la Bastille, en téléphérique=22 | dans les rues autour de la place Saint-André | au marché de l'Estacade | au jardin des plantes | au musée de Grenoble=16
Angers | au parc de Balzac | au bord du lac de Maine | sur la promenade du Bout-du-Monde | dans les rues de la Doutre | - | au Jardin des plantes | au château d'Angers=20
Nîmes | aux Jardins de la Fontaine | - | au pied de la tour Magne | dans les rues autour de la Maison carrée | aux halles de Nîmes | aux Jardins de la Fontaine | au musée de la Romanité=18
Aix-en-Provence=aix,aix en provence | au parc Jourdan | - | - | dans les rues autour du cours Mirabeau | au marché de la place Richelme | - | au musée Granet=20
Clermont-Ferrand=clermont,clermont ferrand | au jardin Lecoq | - | au parc de Montjuzet | dans les rues autour de la cathédrale | au marché Saint-Pierre | au jardin Lecoq | au musée d'art Roger-Quilliot=10
Le Mans | à l'Arche de la Nature | - | - | dans les rues de la Cité Plantagenêt | - | au jardin des plantes | au musée de Tessé=10
Brest | au vallon du Stang-Alar | sur la plage du Moulin-Blanc | sur le cours Dajot, face à la rade | - | - | au vallon du Stang-Alar | au musée national de la Marine, dans le château=15
Tours | au jardin des Prébendes d'Oé | sur les bords de Loire | - | dans les rues autour de la place Plumereau | aux halles de Tours | au jardin botanique | au musée des Beaux-Arts=12
Annecy | aux Jardins de l'Europe | au bord du lac, côté Pâquier | - | dans les rues de la vieille ville | - | - | au musée-château=12
Bruxelles=brussels,bxl | au bois de la Cambre | autour des étangs d'Ixelles | au Mont des Arts | dans les rues autour de la Grand-Place | au marché aux puces de la place du Jeu de Balle | au jardin botanique | au musée Magritte=22
Genève=geneva | au parc des Bastions | au bord du lac, côté Pâquis | sur la promenade de la Treille | dans les rues de la Vieille-Ville | au marché de Carouge | au jardin botanique | au Muséum d'histoire naturelle
Lausanne | au parc de Mon-Repos | au bord du lac, à Ouchy | sur l'esplanade de Montbenon | dans les rues autour de la cathédrale | - | au jardin botanique | au Musée olympique=40
Montréal=montreal,mtl | au parc La Fontaine | sur les quais du Vieux-Port | au belvédère du mont Royal | dans les rues du Vieux-Montréal | au marché Jean-Talon | - | au Musée des beaux-arts=40
* | dans le plus grand parc de la ville | au bord de l'eau | à l'endroit d'où on voit toute la ville | dans les plus jolies rues du centre | au marché du week-end | dans un jardin public | au musée de la ville=16
`;

export interface Place {
  /** «au parc …» */
  where: string;
  /** Euros for two people. */
  cost: number;
}

export interface KnownCity {
  name: string | null;
  places: Partial<Record<PlaceKind, Place>>;
}

const table = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [names = '', ...places] = row.split(' | ');
    const [name = '', others = ''] = names.split('=');
    const known = placeKinds.flatMap((kind, at) => {
      const [where = '-', cost = '0'] = (places[at] ?? '-').split('=');
      return where === '-' ? [] : [[kind, { where, cost: Number(cost) }]];
    });
    return {
      name,
      keys: [name, ...others.split(',')].map(keyOf),
      places: Object.fromEntries(known) as KnownCity['places'],
    };
  });
const anywhere = table.pop()?.places ?? {};
export const cities: readonly KnownCity[] = table;

function keyOf(text: string): string {
  return fold(text)
    .replace(/[^a-z ]+/g, ' ')
    .replace(/\b(?:a|sur|de|la ville|centre|ville|er|e|eme|ieme|arrondissement|france|nord|sud|est|ouest)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The city that «Paris 11e», «lyon» or «St-Etienne» mean; an unknown city has no places of its own. */
export function knownCity(written: string): KnownCity {
  const key = keyOf(written.slice(0, 80));
  return table.find(({ keys }) => key !== '' && keys.includes(key)) ?? { name: null, places: {} };
}

export const findPlace = (kind: PlaceKind, { places }: KnownCity): Place =>
  places[kind] ?? anywhere[kind] ?? { where: '', cost: 0 };

/** All places of the city that are known by name; none for an unknown city. */
export const listPlaces = ({ places }: KnownCity): Place[] => Object.values(places);
