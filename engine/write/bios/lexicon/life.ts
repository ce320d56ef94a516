import type { LexiconEntry } from './lexicon-entry.ts';

export const making: readonly LexiconEntry[] = [
  ['les voitures|voitures anciennes|belles mécaniques', 'parler de ~', 'bagnoles|autos|automobile'],
  ['le bricolage|DIY', 'bricoler', 'bricoler|je bricole|do it yourself|travaux|rénovation'],
  [
    'la couture|broderie|menuiserie|mosaïque|maroquinerie|ferronnerie',
    'faire de la ~',
    'coudre|je couds|broder=broderie|travail du bois=menuiserie',
  ],
  [
    'le tricot|crochet|macramé|scrapbooking|modélisme|maquettisme',
    'faire du ~',
    'tricoter|crocheter=crochet|maquettes=maquettisme|maquette=maquettisme',
  ],
  ['la déco|décoration', 'refaire la ~', "décoration d'intérieur|home staging"],
  [
    'les brocantes|friperies|vide-greniers',
    'chiner',
    'chiner|je chine|brocantes|fripes=friperies|friperies|vide grenier=vide-greniers|antiquités|seconde main|vinted|puces',
  ],
  ['la mécanique', 'faire de la ~', 'voitures anciennes'],
  ['les figurines|cartes Pokémon', 'collectionner les ~', 'figurine'],
  ['les bougies', 'fabriquer des ~', 'bougie'],
  ["l'impression 3D|origami|upcycling", "faire de l'~"],
  ['les Lego', 'monter des ~', 'lego'],
];

export const mind: readonly LexiconEntry[] = [
  ["l'informatique", "parler d'~"],
  ['le trading|bitcoin', 'parler de ~'],
  ["l'investissement", "parler d'~", 'investir'],
  ['le développement personnel', 'parler de ~', 'dev perso'],
  ['la physique|biologie|chimie', 'parler de ~'],
  ['les maths|mathématiques', 'parler de ~'],
  ['le business', 'parler de ~'],
  ['les sciences', 'parler de ~', 'science'],
  ['la programmation', 'coder', 'coder|je code|code|coding|dev|développement web|programmer'],
  [
    'la tech|robotique|domotique',
    'parler de ~',
    'technologie|technologies|nouvelles technologies|geek|high-tech|gadgets',
  ],
  ["l'intelligence artificielle|IA", "parler d'~", 'ai|chatgpt'],
  ['la psycho|psychologie', 'parler de ~', 'psy'],
  ["l'entrepreneuriat", "parler d'~", 'startups|startup|entreprendre|entrepreneur'],
  ['la bourse|finance|crypto', 'parler de ~', 'cryptos|finances'],
  ["l'immobilier", "parler d'~"],
  ["l'astrologie", "parler d'~", 'astro|signes astro|horoscope'],
  ['le true crime', 'écouter du ~', 'faits divers|affaires criminelles|truecrime'],
  ['la mythologie', 'parler de ~'],
  ["l'archéologie|égyptologie|anthropologie|étymologie|ethnologie", "parler d'~"],
  ['les débats', 'lancer des ~', 'débattre|debats|débat'],
];

export const people: readonly LexiconEntry[] = [
  ['les bars', 'tester des ~', 'bar'],
  [
    'les soirées entre amis|soirées',
    'passer la soirée entre amis',
    'amis|mes amis|sortir avec mes amis|friends|amitié|soirée=soirées|soirées avec des amis|les soirées avec mes amis|passer du temps avec mes amis',
  ],
  ['les soirées entre potes', 'passer la soirée entre potes', 'potes|mes potes|les potes|copains|copines|mes copains'],
  ['la famille', 'passer du temps en ~', 'famille'],
  ['le bénévolat', 'faire du ~', 'benevolat|associatif|association|humanitaire|bénévole|aider les autres'],
  ['les sorties', 'sortir', 'sortir|sorties entre amis|sortie|les sorties'],
  ['la fête', 'faire la ~', 'faire la fête|teuf|clubbing|boîte|boite de nuit|party|raves|rave'],
  ['le féminisme', 'parler de ~'],
  ['les terrasses', 'refaire le monde en terrasse', 'terrasse'],
  ["les parcs d'attractions", 'aller dans les ~', "parc d'attraction|parc d'attractions|disneyland|parc astérix"],
  ['le cosplay|GN', 'faire du ~'],
  ['les zoos', 'aller au zoo', 'zoo'],
];

export const calm: readonly LexiconEntry[] = [
  ['les soirées canapé', 'passer la soirée sous un plaid', 'canapé|chill|chiller'],
  ['le bien-être', 'prendre du temps pour moi', 'bien être|bien-etre'],
  ['la méditation|sophrologie|relaxation|respiration', 'faire de la ~', 'méditer|pleine conscience'],
  ['le spa|hammam|sauna', 'aller au ~', 'bien être'],
  ['les siestes', 'faire des ~', 'sieste|dormir|dodo|faire la sieste|le sommeil'],
  ['les bains', 'prendre des ~', 'bain'],
  ['les grasses matinées', 'faire des ~', 'grasse matinée|grasse mat'],
  ['le skincare|maquillage', 'parler de ~', 'make up=maquillage|makeup=maquillage'],
  [
    'les soirées pyjama|plaids',
    'passer la soirée sous un plaid',
    'cocooning|plaid=plaids|rester au chaud|plaid netflix',
  ],
  ['les journaux intimes|carnets', 'remplir des carnets', 'journaling=carnets|bullet journal=carnets|carnet=carnets'],
  ['les bougies parfumées|parfums', 'choisir des ~', 'parfum=parfums|parfumerie=parfums'],
];
