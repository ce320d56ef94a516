import type { LexiconEntry } from './lexicon-entry.ts';

export const table: readonly LexiconEntry[] = [
  ["l'œnologie", "parler d'~", 'oenologie'],
  ['le pain', 'faire du ~', 'faire mon pain'],
  ['les gâteaux|cookies|macarons', 'faire des ~'],
  ['la cuisine', 'faire de la ~', 'cuisiner|je cuisine|cooking|faire à manger|faire la cuisine|popote|bonne cuisine'],
  ['la pâtisserie', 'faire de la ~', 'pâtisser|gâteaux|gateau|baking'],
  ['la boulangerie', 'pétrir du pain', 'pain|faire mon pain'],
  [
    'la gastronomie|bonne bouffe|street food',
    'tester des adresses',
    'food|manger|la bouffe=bonne bouffe|bouffe=bonne bouffe|bien manger=bonne bouffe|nourriture|bonne chère|gastro',
  ],
  [
    'les restos|restaurants|brunchs|food trucks',
    'tester des ~',
    'resto|restaurant|brunch=brunchs|bistrots|aller au resto|sortir au resto',
  ],
  ['le café|café de spécialité|cappuccino', 'boire du ~', 'cafés|coffee|caféine|expresso'],
  ['le thé|thé vert|matcha|chaï', 'boire du ~', 'thés|tea'],
  ['le vin|vin nature|vin rouge', 'déguster du ~', 'vins|wine|dégustation de vin|pinard'],
  [
    'la bière|bière artisanale',
    'goûter de la ~',
    'bières|beer|craft beer=bière artisanale|bières artisanales=bière artisanale|brassage',
  ],
  ['les cocktails|mocktails', 'préparer des ~', 'cocktail|mixologie'],
  ['le whisky|rhum|champagne|cidre|saké', 'déguster du ~', 'whiskey'],
  ['le fromage|chocolat|pop-corn|tiramisu|kimchi', 'manger du ~', 'fromages|chocolats=chocolat'],
  ['la raclette|fondue|pizza|paella|tartiflette|glace', 'partager une ~', 'pizzas=pizza|glaces=glace'],
  [
    'les sushis|ramens|pâtes|crêpes|burgers|tacos|gaufres|croissants|huîtres|bonbons|gyozas|pancakes|desserts',
    'manger des ~',
    'sushi|ramen=ramens|pates=pâtes|crepe=crêpes|burger=burgers|croissant=croissants|dessert=desserts|hamburgers=burgers',
  ],
  ["l'apéro", "prendre l'~", 'apero|apéros|aperos|les apéros'],
  ['les barbecues|pique-niques', 'faire des ~', 'barbecue|bbq|pique-nique=pique-niques|pic nic=pique-niques'],
  [
    'la cuisine végétarienne|cuisine vegan',
    'faire de la ~',
    'vegan=cuisine vegan|végétarien|végé|veggie|végane=cuisine vegan',
  ],
  ['les marchés', 'faire le tour des ~', 'marché|faire le marché|marché du dimanche'],
  ['les épices', 'cuisiner avec des ~', 'épicé|plats épicés|piment'],
];
