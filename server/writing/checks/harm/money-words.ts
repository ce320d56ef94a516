import { anyOf } from './word-list.ts';

// Money, what stands for it and what it pays for, as parts of patterns on folded text.

const number = anyOf(
  `deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingts? trente quarante cinquante soixante cents? mille
  quelques (?:une_)?(?:dizaine|vingtaine|trentaine|cinquantaine|centaine)_d(?:e|')`,
);
const figure = String.raw`(?:\d{1,7}(?:[., ]\d{1,3})?|${number}(?:[- ]${number}){0,3})`;
/** Numbers that count money sooner than things. */
const round = anyOf('vingt trente quarante cinquante soixante cents? mille');
/** With a currency: «50 €», «deux cents balles». */
export const amounts = String.raw`(?<![a-z\d])(?:(?:quelques dizaines d'|${figure} ?)(?:€|\$|euros?|balles?|eur|boules|dollars?|francs|usdt|btc|biftons|billets?)(?![a-z'])|\d{2,5}e(?= (?:stp|svp|jusqu|pour|ce soir)| ?\?|$))`;
/** Without one, where nothing else is counted: «prête-moi deux cents», «200 pour le loyer». */
export const numbersOfMoney = String.raw`(?<![a-z\d])(?:[1-9]\d{1,4}|\d \d{3}|(?:${number}[- ]){0,2}${round}(?:[- ]${number}){0,2})(?= ?(?:[?.!,;]|$|pour|stp|svp|et|s'il|jusqu\w*|d'ici|avant|sur|vite|la|par|chaque|ce soir|ou|on|je|a me)(?![a-z]))`;

export const cash = anyOf(
  `de_l'argent du_fric de[s]?_sous? tes_tickets_resto de_la_thune du_cash du_liquide de_la_monnaie un_peu_d'argent un_peu_de_(?:thunes?|tunes?|fric|cash|sous?|pognon|maille|monnaie|ble)
  (?:l'|d')oseille (?:la|de_la)_(?:maille|thune|tune) les_(?:sous|fonds|biftons|thunes) l'argent(?!_de_poche) (?:de_)?la_somme (?:tout_)?(?:ton|votre)_(?:argent|fric|cash|pognon|salaire|oseille|epargne|liquide)(?!_de_poche)
  (?:toutes?_)?(?:tes|vos)_(?:sous|thunes|economies) ta_prime un_(?:petit_)?(?:billet|cheque|pret|credit|virement|transfert|versement|mandat_cash)(?!_(?:de_train|d'avion|pour_le|de_concert|de_cine)) une_(?:petite_)?(?:somme|avance|rallonge|reconnaissance_de_dette) financierement
  de_quoi_(?:tenir|manger|payer|finir|vivre|rentrer|faire_le_plein|me_\\w+|prendre_l'essence|changer)`,
);

/** Ways to send money; their names alone ask for nothing. */
export const transfers = anyOf(
  'paypal lydia wero revolut paylib cash_?app virement wave orange_money leetchi kofi ko-fi tipeee cagnotte venmo sumeria',
);
/** Ways to send money that nobody gets back. */
export const untraceable = anyOf(
  `western_union moneygram mandats?_(?:cash|postal) pcs neosurf transcash toneo paysafecard usdt binance
  carte_(?:pcs|prepayee) ticket_premium v-?bucks code_de_retrait`,
);
export const giftCard =
  "(?:(?:cartes?|cheques?|bons?|coupons?|codes?|tickets?)[- ](?:cadeaux?|d'achat|google(?: play)?|itunes|steam|apple|psn|xbox|playstation|nintendo|netflix|roblox|pcs|neosurf|transcash|toneo|paysafecard|amazon|prepayee?s?|de recharge))";

/** What one pays for oneself: who asks another to pay it asks for money. */
export const bills = `(?:${anyOf(
  `loyers? caution depot_de_garantie factures? electricite chauffage essence plein reservoir courses billets?(?!_de_cine) train taxi uber vtc vol avion trajet voyage
  visa passeport operation medicaments? traitement ordonnance veto veterinaire garagiste garage reparations? dettes? decouvert amende pv
  forfait abonnement abo recharge mutuelle assurance hotel permis formation etudes scolarite cantine creche nounou couches ongles cheveux coiffeur
  iphone telephone ordi\\w* frais avocat douane taxes? impots? obseques enterrement pret credit projet boutique tatouage lunettes tabac box pass_navigo
  part_du_voyage mois_de_\\w+ colis`,
)}\\b|<paper>)`;
/** Presents that cost as much as a bill. */
export const luxuries = anyOf(
  `iphone telephone sac_(?:a_main|vuitton|de_luxe|de_marque) montre bijoux? collier console ps5 switch macbook ordi\\w* airpods parfum voyage billet chaussures baskets nike
  paire_de_\\w+ jetons robe manteau lunettes tablette ipad pass_navigo`,
);
