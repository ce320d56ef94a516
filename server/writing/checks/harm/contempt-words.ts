import { anyOf } from './word-list.ts';

// What hate says of a group, as parts of patterns on folded text.

/** What it calls them after «sont». */
export const scorn = anyOf(
  `sales? crades? crasseu\\w+ crasse degueu\\w* degout\\w+ repugn\\w+ puants? voleu\\w+ menteu\\w+ cons connes? connards? betes idiote?s stupides? debiles?
  cretine?s abruti\\w* arrieree?s attardee?s sauvages? barbares? violente?s dangereu\\w+ terroristes? parasites? feignant\\w* feignasses? faineant\\w*
  paresseu\\w+ radins? taree?s anorma\\w+ pas_normau\\w+ inferieure?s laide?s pourrie?s (?:de_|des_|la_)merdes? macaques? cafards? vermine
  des_(?:chiens?|chiennes?|rats?|singes|animaux|malades|betes|porcs|cassos) racailles? delinquant\\w* criminel\\w* dealers pervers\\w* pedo\\w* contre_nature
  soumises? hypocrites? laches fourbes? profiteu\\w+ assistee?s ignorant\\w* incultes? insupportables? nuisibles? demeuree?s cas_soci\\w+ de_trop
  trop_nombreu\\w+ alcooli\\w+ ivrognes? drogue\\w* a_vomir a_gerber relous? mendiant\\w* pickpockets violeurs detraquee?s venales? infideles? abimee?s
  sous-hommes? esclaves? ploucs mafieu\\w+ ratee?s? aigrie?s folles hysteriques trainees? frustree?s? faibles illumine\\w* complices coincee?s vulgaires?
  impardonnable maladie occasion seconde_main marchandise poubelles? dechets? caprice cancer fleau honte_pour cafardeux intelligents_pour un_poids pue pues minables? boulets? bouseu\\w+ consanguin\\w* animaux moins_que_rien soumettre vau[tx]_(?:plus_)?rien erreur cassee?s zero_volonte`,
);

/** What it says that they do. */
const acts = anyOf(
  `puent schlinguent sentent_(?:mauvais|fort|la_(?:merde|pisse|sueur)) volent(?!_la_vedette) mentent obeissent egorgent
  envahissent colonisent polluent salissent pourrissent parasitent violent_(?:nos|les|des) foutent_(?:rien|la_merde|le_bordel)
  profitent_(?:du_systeme|des_aides|de_nous) (?:controlent|dirigent)_(?:tout|le_monde|les_medias|la_france) remplacent
  se_ressemblent vous_ressemblez_tou\\w+ coutent_cher servent_a_rien tirent_vers_le_bas laissent_(?:de_la_crasse|des_ordures)
  se_laissent_(?:vraiment_)?aller reflechissent_(?:pas|peu) pensent_qu'a_(?:l'argent|ca) bouffent_du frappent_(?:leurs|les)
  cherche(?:nt|z)_(?:tou\\w+|les_papiers|un_mari) me_font_pitie ,_ils_profitent`,
);

/** The same, and what it feels, or says that they should do. */
export const loathing = `(?:${[
  `${acts}\\b`,
  String.raw`(?:me |nous |m'|vous me )(?:degoutent|repugnent|debectent|saoulent|(?:font|faites) (?:pitie|honte|gerber|vomir|chier|peur)|donnent (?:la gerbe|envie de (?:vomir|gerber|fuir))|mettent mal a l'aise|genent)`,
  String.raw`meritent (?:la mort|de (?:mourir|crever)|l'enfer|pas de vivre)`,
  String.raw`(?:ne )?(?:devraient|doivent|peuvent|n'ont qu'a|ont qu'a|devriez)(?: pas)? (?:tous |toutes )?(?:degager|crever|mourir|disparaitre|exister|voter|se (?:casser|suicider|taire|bouger|cacher|soigner)|quitter|avoir honte|rester (?:entre eux|caches|chez eux|sous)|se mettre en couple|se reproduire|sortir|draguer|s'estimer|(?:rentrer|retourner|repartir|partir)(?= (?:chez|dans leur)| *[.!,]|$))`,
  String.raw`(?:n'ont|ont|n'a|a) (?:rien a (?:faire|foutre) (?:ici|la|chez nous|en france)|aucune morale|rien dans (?:la tete|le crane)|pas a parler)`,
  String.raw`respectent (?:rien|personne)`,
].join('|')})`;

/** What it does with them. */
export const expelling = anyOf(
  'bruler cramer tuer exterminer gazer pendre expulser virer enferm\\w+ interdire empecher steriliser renvoyer parquer eviter fuir soigner',
);

/** What it answers to «t'es juif ?». */
export const rejection = String.raw`(?:beurk|berk|ah non|quelle horreur|tres peu pour moi|non merci|je passe mon tour|(?:donc|alors) (?:tu (?:voles|mens|couches|frappes|triches|pues|trompes)|infideles?|a vendre|voleu\w+|menteu\w+|soumise)|je garde mon portefeuille|je (?:(?:les|en) )?(?:peux|supporte|tolere|veux|blaire|encaisse) (?:vraiment )?pas|tu manges du|donc ni l'un|je tolere|pas mon monde|c'est mort|question d'hygiene|ca part mal|faut les fuir)`;

/** Contempt that is quoted in order to refuse it. */
export const quoted: readonly RegExp[] = [
  /\b(?:quand|si|comme quoi|pourquoi) tu (?:dis|sors|penses|ecris) que\b|\bsans dire que\b/,
  /\b(?:c'est|trouve ca|propos|blagues?|cliches?|remarques?) (?:un peu |tres |vraiment |super )?(?:racistes?|sexistes?|homophobes?|antisemites?|transphobes?|grossophobes?|mechant\w*|faux)\b/,
  /\b(?:ca|tes mots|ta remarque) (?:me|m'a|m'ont) (?:blesse\w*|choque\w*)\b|\bj'en ai marre (?:d'entendre|qu'on dise)\b/,
];
