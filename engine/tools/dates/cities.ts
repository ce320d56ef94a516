// Well-known public places of large cities, each with its preposition («au parc …»). A price is a rough one in euros for two; free places
// have none. No place is a business.

export const placeKinds = ['park', 'water', 'view', 'old_town', 'market', 'garden', 'museum'] as const;
export type PlaceKind = (typeof placeKinds)[number];

export interface City {
  name: string;
  /** Other spellings of the name, folded. */
  also?: string[];
  /** «where» or «where=price for two». */
  places: Partial<Record<PlaceKind, string>>;
}

export const cities: City[] = [
  {
    name: 'Paris',
    places: {
      park: 'au parc des Buttes-Chaumont',
      water: 'le long du canal Saint-Martin',
      view: 'sur les marches de la butte Montmartre',
      old_town: 'dans les rues du Marais',
      market: 'au marché d’Aligre',
      garden: 'au Jardin des plantes',
      museum: 'au musée Carnavalet',
    },
  },
  {
    name: 'Marseille',
    places: {
      park: 'au parc Borély',
      water: 'sur la Corniche, face à la mer',
      view: 'au pied de Notre-Dame-de-la-Garde',
      old_town: 'dans les rues du Panier',
      market: 'au marché des Capucins, à Noailles',
      garden: 'dans les jardins du palais Longchamp',
      museum: 'au Mucem=22',
    },
  },
  {
    name: 'Lyon',
    also: ['villeurbanne'],
    places: {
      park: 'au parc de la Tête d’Or',
      water: 'sur les berges du Rhône',
      view: 'sur l’esplanade de Fourvière',
      old_town: 'dans les rues du Vieux Lyon',
      market: 'au marché de la Croix-Rousse',
      garden: 'au jardin botanique du parc de la Tête d’Or',
      museum: 'au musée des Confluences=24',
    },
  },
  {
    name: 'Toulouse',
    places: {
      park: 'au jardin du Grand-Rond',
      water: 'au bord de la Garonne, à la Prairie des Filtres',
      view: 'sur les quais de la Daurade',
      old_town: 'dans les rues autour du Capitole',
      market: 'au marché Victor-Hugo',
      garden: 'au jardin japonais',
      museum: 'au musée des Abattoirs=20',
    },
  },
  {
    name: 'Nice',
    places: {
      park: 'sur la colline du Château',
      water: 'sur la Promenade des Anglais',
      view: 'au belvédère de la colline du Château',
      old_town: 'dans les rues du Vieux-Nice',
      market: 'au marché du cours Saleya',
      museum: 'au musée Matisse=24',
    },
  },
  {
    name: 'Nantes',
    places: {
      park: 'au parc de Procé',
      water: 'sur les bords de l’Erdre',
      view: 'à la butte Sainte-Anne',
      old_town: 'dans les rues du Bouffay',
      market: 'au marché de Talensac',
      garden: 'au Jardin des plantes',
      museum: 'au musée d’Arts de Nantes=18',
    },
  },
  {
    name: 'Montpellier',
    places: {
      park: 'à la promenade du Peyrou',
      water: 'sur les rives du Lez',
      view: 'à la promenade du Peyrou',
      old_town: 'dans les rues de l’Écusson',
      market: 'aux halles Castellane',
      garden: 'au Jardin des plantes',
      museum: 'au musée Fabre=20',
    },
  },
  {
    name: 'Strasbourg',
    places: {
      park: 'au parc de l’Orangerie',
      water: 'sur les quais de l’Ill',
      view: 'sur la terrasse du barrage Vauban',
      old_town: 'dans les rues de la Petite France',
      market: 'au marché de la place Broglie',
      garden: 'au jardin botanique',
      museum: 'au musée d’Art moderne et contemporain=16',
    },
  },
  {
    name: 'Bordeaux',
    places: {
      park: 'au Jardin public',
      water: 'sur les quais, près du Miroir d’eau',
      view: 'sur le pont de pierre',
      old_town: 'dans les rues de Saint-Pierre',
      market: 'au marché des Capucins',
      garden: 'au jardin botanique de la Bastide',
      museum: 'au CAPC, le musée d’art contemporain=16',
    },
  },
  {
    name: 'Lille',
    places: {
      park: 'au parc de la Citadelle',
      water: 'le long de la Deûle',
      old_town: 'dans les rues du Vieux-Lille',
      market: 'au marché de Wazemmes',
      garden: 'au jardin des plantes',
      museum: 'au palais des Beaux-Arts=14',
    },
  },
  {
    name: 'Rennes',
    places: {
      park: 'au parc du Thabor',
      water: 'le long du canal d’Ille-et-Rance',
      old_town: 'dans les rues autour de la place Sainte-Anne',
      market: 'au marché des Lices',
      garden: 'à la roseraie du Thabor',
      museum: 'au musée des Beaux-Arts=12',
    },
  },
  {
    name: 'Toulon',
    places: {
      park: 'au jardin Alexandre-Ier',
      water: 'sur les plages du Mourillon',
      old_town: 'dans les rues de la vieille ville',
      market: 'au marché du cours Lafayette',
      museum: 'au musée national de la Marine=15',
    },
  },
  {
    name: 'Reims',
    places: {
      park: 'au parc de Champagne',
      water: 'le long du canal, à la Coulée verte',
      view: 'sur le parvis de la cathédrale',
      old_town: 'dans les rues autour de la cathédrale',
      market: 'aux halles du Boulingrin',
      museum: 'au musée Saint-Remi=10',
    },
  },
  {
    name: 'Saint-Étienne',
    also: ['st etienne', 'saint etienne', 'sainte'],
    places: {
      park: 'au parc de l’Europe',
      old_town: 'dans les rues autour de la place du Peuple',
      market: 'au marché de la place Jacquard',
      museum: 'au musée d’Art et d’Industrie=14',
    },
  },
  {
    name: 'Le Havre',
    also: ['havre'],
    places: {
      park: 'au parc de Rouelles',
      water: 'sur la promenade de la plage',
      view: 'aux Jardins suspendus',
      market: 'aux Halles centrales',
      garden: 'aux Jardins suspendus',
      museum: 'au MuMa, le musée d’art moderne=16',
    },
  },
  {
    name: 'Dijon',
    places: {
      park: 'au parc de la Colombière',
      water: 'au bord du lac Kir',
      old_town: 'dans les rues du centre historique',
      market: 'aux halles de Dijon',
      garden: 'au jardin de l’Arquebuse',
      museum: 'au musée des Beaux-Arts',
    },
  },
  {
    name: 'Grenoble',
    places: {
      park: 'au parc Paul-Mistral',
      water: 'sur les quais de l’Isère',
      view: 'au fort de la Bastille, en téléphérique=22',
      old_town: 'dans les rues autour de la place Saint-André',
      market: 'au marché de l’Estacade',
      garden: 'au jardin des plantes',
      museum: 'au musée de Grenoble=16',
    },
  },
  {
    name: 'Angers',
    places: {
      park: 'au parc de Balzac',
      water: 'au bord du lac de Maine',
      view: 'sur la promenade du Bout-du-Monde',
      old_town: 'dans les rues de la Doutre',
      garden: 'au Jardin des plantes',
      museum: 'au château d’Angers=20',
    },
  },
  {
    name: 'Nîmes',
    places: {
      park: 'aux Jardins de la Fontaine',
      view: 'au pied de la tour Magne',
      old_town: 'dans les rues autour de la Maison carrée',
      market: 'aux halles de Nîmes',
      garden: 'aux Jardins de la Fontaine',
      museum: 'au musée de la Romanité=18',
    },
  },
  {
    name: 'Aix-en-Provence',
    also: ['aix', 'aix en provence'],
    places: {
      park: 'au parc Jourdan',
      old_town: 'dans les rues autour du cours Mirabeau',
      market: 'au marché de la place Richelme',
      museum: 'au musée Granet=20',
    },
  },
  {
    name: 'Clermont-Ferrand',
    also: ['clermont', 'clermont ferrand'],
    places: {
      park: 'au jardin Lecoq',
      view: 'au parc de Montjuzet',
      old_town: 'dans les rues autour de la cathédrale',
      market: 'au marché Saint-Pierre',
      garden: 'au jardin Lecoq',
      museum: 'au musée d’art Roger-Quilliot=10',
    },
  },
  {
    name: 'Le Mans',
    places: {
      park: 'à l’Arche de la Nature',
      old_town: 'dans les rues de la Cité Plantagenêt',
      garden: 'au jardin des plantes',
      museum: 'au musée de Tessé=10',
    },
  },
  {
    name: 'Brest',
    places: {
      park: 'au vallon du Stang-Alar',
      water: 'sur la plage du Moulin-Blanc',
      view: 'sur le cours Dajot, face à la rade',
      garden: 'au vallon du Stang-Alar',
      museum: 'au musée national de la Marine, dans le château=15',
    },
  },
  {
    name: 'Tours',
    places: {
      park: 'au jardin des Prébendes d’Oé',
      water: 'sur les bords de Loire',
      old_town: 'dans les rues autour de la place Plumereau',
      market: 'aux halles de Tours',
      garden: 'au jardin botanique',
      museum: 'au musée des Beaux-Arts=12',
    },
  },
  {
    name: 'Annecy',
    places: {
      park: 'aux Jardins de l’Europe',
      water: 'au bord du lac, côté Pâquier',
      old_town: 'dans les rues de la vieille ville',
      museum: 'au musée-château=12',
    },
  },
  {
    name: 'Bruxelles',
    also: ['brussels', 'bxl'],
    places: {
      park: 'au bois de la Cambre',
      water: 'autour des étangs d’Ixelles',
      view: 'au Mont des Arts',
      old_town: 'dans les rues autour de la Grand-Place',
      market: 'au marché aux puces de la place du Jeu de Balle',
      garden: 'au jardin botanique',
      museum: 'au musée Magritte=22',
    },
  },
  {
    name: 'Genève',
    also: ['geneva'],
    places: {
      park: 'au parc des Bastions',
      water: 'au bord du lac, côté Pâquis',
      view: 'sur la promenade de la Treille',
      old_town: 'dans les rues de la Vieille-Ville',
      market: 'au marché de Carouge',
      garden: 'au jardin botanique',
      museum: 'au Muséum d’histoire naturelle',
    },
  },
  {
    name: 'Lausanne',
    places: {
      park: 'au parc de Mon-Repos',
      water: 'au bord du lac, à Ouchy',
      view: 'sur l’esplanade de Montbenon',
      old_town: 'dans les rues autour de la cathédrale',
      garden: 'au jardin botanique',
      museum: 'au Musée olympique=40',
    },
  },
  {
    name: 'Montréal',
    also: ['montreal', 'mtl'],
    places: {
      park: 'au parc La Fontaine',
      water: 'sur les quais du Vieux-Port',
      view: 'au belvédère du mont Royal',
      old_town: 'dans les rues du Vieux-Montréal',
      market: 'au marché Jean-Talon',
      museum: 'au Musée des beaux-arts=40',
    },
  },
];

/** Places that every city has. */
export const anywhere: Record<PlaceKind, string> = {
  park: 'dans le plus grand parc de la ville',
  water: 'au bord de l’eau',
  view: 'à l’endroit d’où l’on voit toute la ville',
  old_town: 'dans les plus jolies rues du centre',
  market: 'au marché du week-end',
  garden: 'dans un jardin public',
  museum: 'au musée de la ville=16',
};
