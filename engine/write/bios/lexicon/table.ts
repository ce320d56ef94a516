import type { LexiconEntry } from './lexicon-entry.ts';

export const table: readonly LexiconEntry[] = [
  ['la cuisine', 'faire de la ~', 'cuisiner|je cuisine|cooking|faire à manger|faire la cuisine|popote|bonne cuisine'],
  ['la pâtisserie', 'faire de la ~', 'pâtisser|patisser|gâteaux|gateau|baking'],
  ['la boulangerie', 'pétrir du pain', 'pain|faire mon pain|faire du pain|levain|pain au levain'],
  [
    'la gastronomie|bonne bouffe|street food',
    'tester des adresses',
    'food|manger|la bouffe|bouffe|bien manger|nourriture|bonne chère|gastro',
  ],
  [
    'les restos|restaurants|brunchs|food trucks',
    'tester des ~',
    'resto|restaurant|brunch|bistrots|aller au resto|sortir au resto',
  ],
  ['le café|café de spécialité|cappuccino', 'boire du ~', 'cafés|coffee|caféine|barista|expresso'],
  ['le thé|thé vert|matcha|chaï', 'boire du ~', 'thés|tea'],
  ['le vin|vin nature|vin rouge', 'déguster du ~', 'vins|oenologie|œnologie|wine|dégustation de vin|pinard'],
  ['la bière|bière artisanale', 'goûter de la ~', 'bières|beer|craft beer|bières artisanales|brassage'],
  ['les cocktails|mocktails', 'préparer des ~', 'cocktail|mixologie'],
  ['le whisky|rhum|champagne|cidre|saké', 'déguster du ~', 'whiskey|rhum arrangé'],
  ['le fromage|chocolat|pop-corn|tiramisu|kimchi', 'manger du ~', 'fromages|raclette party|comté|chocolats'],
  ['la raclette|fondue|pizza|paella|tartiflette|glace', 'partager une ~', 'pizzas|glaces'],
  [
    'les sushis|ramens|pâtes|crêpes|burgers|tacos|gaufres|croissants|huîtres|bonbons|gyozas|pancakes|desserts',
    'manger des ~',
    'sushi|ramen|pates|crepe|burger|croissant|dessert|hamburgers',
  ],
  ["l'apéro", "prendre l'~", 'apero|apéros|aperos|les apéros'],
  ['les barbecues|pique-niques', 'faire des ~', 'barbecue|bbq|pique-nique|pic nic'],
  ['la cuisine végétarienne|cuisine vegan', 'faire de la ~', 'vegan|végétarien|végé|veggie|végane'],
  ['les marchés', 'faire le tour des ~', 'marché|faire le marché|marché du dimanche'],
  ['les épices', 'cuisiner avec des ~', 'épicé|plats épicés|piment'],
];
