// Groups of people whom hate is about, as parts of patterns on folded text, in the singular and the plural.

/** A word with the endings of its feminine and its plural: «algérien», «algériennes». */
const forms = (list: string) => `(?:${list.trim().split(/\s+/).join('|')})(?:ne|le|e)?s?`;

const countries = forms(
  `algerien tunisien marocain libyen egyptien syrien libanais palestinien israelien iranien irakien irakais jordanien saoudien turc turque kurde
  afghan pakistanais indien bangladais chinois japonais coreen vietnamien cambodgien laotien thailandais philippin russe ukrainien
  polonais roumain bulgare hongrois tcheque serbe croate albanais kosovar armenien georgien grec grecque italien espagnol portugais
  allemand anglais irlandais ecossais belge suisse hollandais francais americain mexicain bresilien colombien peruvien cubain haitien
  senegalais malien ivoirien camerounais congolais nigerian nigerien guineen togolais beninois ghaneen soudanais ethiopien erythreen
  somalien rwandais comorien malgache mauritanien tchadien gabonais angolais antillais guadeloupeen martiniquais guyanais reunionnais`,
);
const origins = forms(
  `arabe noir black renoi maghrebin rebeu beur beurette africain asiatique asiat kabyle berbere gitan rom tzigane tsigane manouche romanichel
  etranger etrangere immigre migrant refugie clandestin sans-papier`,
);
const faiths = forms(
  'juif juive feuj musulman islamiste hindou sikh chretien catholique catho protestant bouddhiste mormon',
);
const desires = forms('homo homosexuel gay lesbienne bisexuel trans transsexuel transgenre travesti');
const disabilities = forms('handicape autiste trisomique schizophrene sourd aveugle paraplegique');

/** Of a country: praise and teasing are common, so only contempt counts. «J'aime pas les noirs et blancs» is about films. */
export const people = String.raw`(?:${[countries, origins, faiths, desires, disabilities].join('|')})\b(?! et blancs?\b)`;

export const religions =
  "(?:l'islam|le judaisme|le christianisme|le catholicisme|l'hindouisme|le bouddhisme|le coran|la bible|la torah|allah|mahomet|la (?:religion|foi) (?:musulmane|juive|chretienne|catholique))";

/** What hate calls them after «sont». */
export const scorn = String.raw`(?:sales?|crades?|crasseu\w+|degueu\w*|degout\w+|repugn\w+|puants?|voleu\w+|menteu\w+|cons|connes?|connards?|betes|idiote?s|stupides?|debiles?|cretine?s|abruti\w*|arrieree?s|attardee?s|sauvages?|barbares?|violente?s|dangereu\w+|terroristes?|parasites?|feignant\w*|faineant\w*|paresseu\w+|radins?|taree?s|anorma\w+|pas normau\w+|inferieure?s|moches|laide?s|pourrie?s|(?:de |des |la )merdes?|des (?:chiens?|chiennes?|rats?|singes|animaux|malades|betes|porcs)|macaques?|cafards?|vermine|racailles?|delinquant\w*|criminel\w*|dealers|pervers\w*|pedo\w*|contre nature|soumises?|hypocrites?|laches|fourbes?|profiteu\w+|assistee?s|ignorant\w*|incultes?|insupportables?|nuisibles?|demeuree?s|cas soci\w+|de trop|trop nombreu\w+|alcooli\w+|ivrognes?|drogue\w*|a vomir|a gerber)`;

/** What hate says that they do, or should. */
export const loathing = String.raw`(?:(?:puent|schlinguent|sentent (?:mauvais|fort|la (?:merde|pisse|sueur))|volent(?! la vedette)|mentent|egorgent|envahissent|colonisent|polluent|salissent|pourrissent|parasitent|violent (?:nos|les|des)|foutent (?:rien|la merde)|profitent (?:du systeme|des aides|de nous)|(?:controlent|dirigent) (?:tout|le monde|les medias|la france)|remplacent)\b|(?:me |nous |m')(?:degoutent|repugnent|debectent|saoulent|font (?:pitie|honte|gerber|vomir|chier|peur)|donnent (?:la gerbe|envie de (?:vomir|gerber|fuir)))|meritent (?:la mort|de (?:mourir|crever)|l'enfer|pas de vivre)|(?:devraient|doivent|peuvent|n'ont qu'a|ont qu'a) (?:tous |toutes )?(?:degager|crever|mourir|disparaitre|se casser|se suicider|(?:rentrer|retourner|repartir|partir)(?= (?:chez|dans leur)| *[.!,]|$))|(?:n'ont|ont) rien a (?:faire|foutre) (?:ici|la|chez nous|en france)|respectent (?:rien|personne))`;
