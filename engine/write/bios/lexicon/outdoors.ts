import type { LexiconEntry } from './lexicon-entry.ts';

export const nature: readonly LexiconEntry[] = [
  ['la botanique|permaculture', 'parler de ~'],
  ['le plein air|grand air', 'passer la journée en ~', 'outdoor'],
  ['les Alpes|Pyrénées|Vosges|Cévennes', 'marcher dans les ~'],
  ['les levers de soleil', 'regarder les ~'],
  ['les étoiles|planètes', 'regarder les ~', 'regarder les étoiles'],
  ["l'océan", "regarder l'~"],
  ["l'espace", "parler d'~"],
  ['les cailloux|minéraux|fossiles', 'ramasser des ~', 'pierres'],
  ['les abeilles', 'observer les ~', 'ruches'],
  [
    'la rando|randonnée',
    'partir en ~',
    'randonner|hiking|rando en montagne|les randos|je randonne|marcher en montagne',
  ],
  ['le trek|trekking', 'partir en ~'],
  ['la marche', 'marcher', 'marcher|je marche'],
  [
    'les balades|promenades',
    'partir en balade',
    'balade|se balader|me balader|promenade=promenades|se promener=promenades|balades en forêt',
  ],
  ['la montagne', 'aller à la ~', 'montagnes'],
  ['la mer', 'aller à la ~', 'océan'],
  ['la plage', 'aller à la ~'],
  ['la forêt|nature|campagne', 'marcher en forêt', 'bois'],
  ['le camping|bivouac', 'faire du ~', 'camper|bivouaquer=bivouac|vanlife camping'],
  ['le jardinage|potager', 'jardiner', 'jardiner|je jardine|jardin|mon jardin|mon potager=potager'],
  ['les plantes|fleurs|orchidées|cactus|plantes grasses|plantes vertes|bonsaïs', 'arroser les ~', 'plante|monstera'],
  ['la pêche|spéléo|spéléologie|cueillette', 'faire de la ~', 'pêcher'],
  ['les champignons', 'chercher des ~', 'cueillette de champignons|aller aux champignons'],
  ["l'astronomie", 'regarder les étoiles'],
  ["l'ornithologie|observation des oiseaux", 'observer les oiseaux', 'birdwatching'],
  ["l'apiculture", "faire de l'~", 'ruches'],
  ['la géologie', 'ramasser des cailloux', 'pierres'],
  ["l'écologie", "parler d'~", 'environnement|climat|zéro déchet|zero dechet'],
  ['les couchers de soleil', 'regarder les ~', 'coucher de soleil|sunset'],
];

export const travel: readonly LexiconEntry[] = [
  ['les langues', 'apprendre des ~'],
  [
    'les voyages',
    'voyager',
    "voyager|voyage|je voyage|travel|travelling|découvrir le monde|partir à l'aventure|les voyages",
  ],
  ['les road trips', 'partir en road trip', 'road trip|roadtrip|roadtrips'],
  ['les week-ends|escapades', 'partir en week-end', 'weekend'],
  ['le Japon|Portugal|Mexique|Brésil|Pérou|Maroc|Vietnam|Canada|Québec|Sénégal|Népal|Pays basque', 'voyager au ~'],
  ["l'Italie|Islande|Espagne|Irlande|Écosse|Inde|Argentine|Australie|Asie|Afrique|Amérique latine", 'voyager en ~'],
  ['la Grèce|Thaïlande|Bretagne|Corse|Norvège|Nouvelle-Zélande|Corée|Colombie|Provence|Normandie', 'voyager en ~'],
  ['les langues étrangères', 'apprendre une nouvelle langue', 'apprendre des langues'],
  ['la vanlife', 'partir en van', 'van|vans|camping-car|combi'],
  ['les trains|trains de nuit', 'prendre le train'],
  ['les aéroports|avions', 'regarder décoller les avions', 'avion=avions|aviation=avions|aéronautique=avions'],
];

export const animals: readonly LexiconEntry[] = [
  ['les oiseaux', 'observer les ~', 'oiseaux'],
  ['les animaux', 'parler aux animaux', 'animal|animals|bêtes|spa'],
  ['les chats', 'caresser tous les chats du quartier', 'chat|cats|cat|chaton|chatons'],
  ['les chiens', 'promener des chiens', 'chien|dogs|dog|chiot|balades avec mon chien'],
  ['les chevaux', 'passer du temps avec les ~', 'chevaux|poney'],
  ['les lapins', 'observer les ~', 'lapin'],
  ['les reptiles|poissons|aquariums|tortues', 'observer les ~', 'reptile|aquariophilie=aquariums|tortue=tortues'],
  ['les loutres|pandas|dauphins|baleines|loups|hérissons|chouettes', 'observer les ~'],
];
