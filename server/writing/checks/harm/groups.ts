import { anyOf } from './word-list.ts';

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
  etranger etrangere immigre migrant refugie clandestin sans-papier metis metisse bledard corse`,
);
const faiths = forms(
  'juif juive feuj musulman islamiste hindou sikh chretien catholique catho protestant bouddhiste mormon evangelique croyant athee voilee',
);
const desires = forms(
  'homo homosexuel gay queer pd lesbienne bi bisexuel trans transsexuel transgenre travesti asexuel non-binaire effemine',
);
const disabilities = forms(
  'handicape autiste trisomique schizo schizophrene nain naine obese sourd aveugle paraplegique bipolaire depressif depressive boiteux boiteuse begue sidaique',
);

const travellers =
  '(?:gens (?:du voyage|de couleur)|(?:gens|mecs?|filles?|personnes?|femmes?|hommes?) en fauteuil|personnes? (?:de couleur|trans|agees?|handicapees?)|temoins de jehovah|hommes effemines|gens sans dieu)';

/** Of a country: praise and teasing are common, so only contempt counts. */
export const nations = String.raw`(?:${countries})\b`;

/** Groups that one belongs to by birth, faith or desire: a message about all of them seldom means well. «J'aime pas les noirs et blancs» is about films. */
export const people = String.raw`(?:${[origins, faiths, desires, disabilities, travellers].join('|')})\b(?! et blancs?\b)`;

export const religions =
  "(?:l'islam|le judaisme|le christianisme|le catholicisme|l'hindouisme|le bouddhisme|le coran|la bible|la torah|allah|mahomet|la (?:religion|foi) (?:musulmane|juive|chretienne|catholique))";

/** What people are besides: of them only the plural is hated, «les vieux», and words are weighed that fit nobody. */
export const classes = anyOf(
  `(?:bonnes_)?femmes filles meufs nanas (?:vrais_)?mecs hommes garcons feministes meres_(?:celib\\w*|seules|solo) peres_solo divorcee?s femmes_(?:de_menage|divorcees)
  vieux vieilles(?:_peaux)? retraites jeunes boomers moins_de_\\d+_ans gros grosses obeses maigres petits chauves roux rousses blondes moches laids
  pauvres riches chomeurs chomeuses assistes rsa smicards ouvriers eboueurs caissieres fonctionnaires routiers bourges provinciaux provinciales analphabetes
  illettres ploucs malades tatouees? gens_(?:du_rsa|de_cite|pauvres)`,
);
