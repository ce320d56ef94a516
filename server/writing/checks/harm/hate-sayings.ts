import { quoted } from './contempt-words.ts';
import { religions } from './groups.ts';
import type { HarmRule } from './harm-rule.ts';

/** In the plural, and without countries: «c'est pas les Belges qui…» is no hate. */
const plural = String.raw`(?:arabes|noire?s(?! et blancs)|blacks|juifs|juives|musulman\w*|gitan\w*|roms|tziganes|asiat(?:iques|es|s)|africain\w*|maghrebin\w*|rebeus|beurs|etrangers|etrangeres|immigre\w*|migrants?|refugie\w*|homos|homosexuel\w*|gays|lesbiennes|trans|handicape\w*)\b`;

/** Set phrases and slurs. */
export const hateSayingRules: readonly HarmRule[] = [
  {
    id: 'hateful sayings',
    harm: 'hateful',
    says: [
      /(?<!\bet )\b(?:les|ces|vous,? les|tous les|toutes les) (?:\w+ )?(?:arabes|noire?s|juifs|juives|musulman\w*|gitan\w*|roms|asiatiques?|africain\w*|maghrebin\w*|etranger\w*|migrants?|homos|gays?|lesbiennes?|trans|bi(?:s|sexuel\w*)?|femmes|filles|meufs|nanas|mecs|hommes|gros|grosses|vieux|handicape\w*|cathos?|chomeurs?|smicards?|blacks?|rebeus?|beurettes?|feministes?)\b,? (?:c'est|ca|sont|etes|vous etes|devraient|devriez|savent pas|ne savent|n'ont|ont (?:toujours|rien|tous)|veulent|cherchent|aiment|mentent|ment|puent|volent|profitent|pensent (?:qu'a|toujours))(?![^.!?]{0,30}\b(?:imbattables?|genia\w+|adorables?|accueillant\w*|formidables?|raison)\b)/,
      /\bpour une? (?:vraie )?(?:fille|femme|meuf|nana|mec|homme|grosse?|vieille|provinciale?),? (?:tu|t'|vous|c'est pas mal|j'avoue)/,
      /\b(?:pas mal|plutot|vachement|super|assez|t'es|tu es|tu (?:conduis|joues|cuisines|parles)) (?:\w+ ){0,3}pour une? (?:fille|femme|meuf|nana|mec|homme|grosse?|vieille|provinciale?)(?= *[.!?,]|$)/,
      /\bcomme (?:toutes? les|une vraie) (?:filles?|femmes?|meufs?|nanas?)\b(?! (?:d[eu']|qui))/,
      /\b(?:retourne|rentre) (?:dans ton pays|chez toi,? (?:au|en|la-bas))|\btoutes les memes\b|\btous les memes\b/,
      /\b(?:comme|typique) (?:toutes les|des) (?:filles|femmes|meufs|autres)\b/,
      /\bt'es (?:trop )?(?:musulmane?|noire?|arabe|juive?|typee?|bronzee?) pour\b/,
      new RegExp(String.raw`\b(?:pas|jamais|ni) (?:les|des|de|d'|ces|aux?) ?${plural}`),
      /\b(?:peaux? (?:noires?|foncees?|claires?|trop \w+)|couleur de peau)\b[^.!?]{0,40}\b(?:sales?|gene|genent|mauvais gout|presque|accepter\w+|degout\w*|prefere|moche)\b/,
      /\bprefere une peau claire\b|\bfrancais(?:e)? (?:pure?|de souche)\b|\bmelange pas mon sang\b/,
      /\b(?:ces gens|gens)-la\b[^.!?]{0,20}\b(?:odeur|pue\w*|sale\w*|argent|valent)\b|\bl'odeur de ces gens\b/,
      /\baccent de (?:bledarde?|bougn\w+|plouc|paysanne?)\b|\bnom d'arabe\b|\bqi des\b|\bton espece\b/,
      /\b(?:religion|secte|croyances?) (?:d'|de )(?:ignorants?|arrieres?|debiles?|soumis\w*|sauvages?|illumines?)\b/,
      /\bfaut (?:vraiment )?etre (?:un peu )?(?:debile|con|idiot|limite|taree?|arriere) pour (?:etre|croire)\b/,
      /\bvoile\b[^.!?]{0,30}\b(?:esclaves?|soumises?|pathetique)\b|\bvoilee qui\b/,
      /\bdeux (?:hommes|femmes|mecs|papas|peres|meres|mamans)\b[^.!?]{0,40}\b(?:interdit|maltraitance|degout\w+|pauvre (?:mome|gosse|enfant)|contre nature|me gene|envie de vomir)\b/,
      /\b(?:faites|faite) pour la cuisine\b|\bplace est (?:a la (?:maison|cuisine)|en cuisine|aux fourneaux)\b/,
      /\bfemmes? au volant\b|\bvraie femme (?:obeit|se tait|cuisine)\b|\bvrai (?:mec|homme) (?:ne )?pleure pas\b/,
      /\bfillette ou quoi\b|\bde la seconde main\b|\bpas de (?:femmes divorcees|meres celibataires|grosses|vieilles)\b/,
      /\b(?:devrai\w*|frequente|supporte|aime|confiance)\b[^.!?]{0,30}\bces gens[- ]la\b/,
      /\b(?:avec|chez|pour) (?:des|ces) (?:sauvages|bouseux|cassos|ploucs|racailles|bledards)\b/,
      /\bces (?:bouseux|sauvages|ploucs|bledards|gamins violents)\b|\bsur (?:mon|notre) dos comme\b/,
      /\bmonde sans (?:hommes|femmes|arabes|juifs|noirs)\b|\bprendre une? (?:nain|gros|vieux|handicape)\w* au serieux\b/,
      /\baucun (?:blanc|noir|homme|arabe) ne merite\b|\bmeme pas des (?:femmes|hommes)\b|\bpas laisser sortir ces\b/,
      /\bavec un (?:ventre|cul|corps|physique) pareil\b|\bhonte de te montrer\b/,
      /\bon dirait (?:un cadavre|une baleine|un boudin|un cachalot|un travelo)\b/,
      /\ba ton age,? on (?:s'achete|reste|drague pas|se)\b|\bvieilles peaux\b|\brempli de (?:ploucs|cassos|racailles)\b/,
      /\bplein de (?:cassos|racailles|arabes|noirs)\b|\bfamille de (?:bourges|cassos|ploucs)\b|\brien dans le crane\b/,
      /\bca n'a rien dans\b|\bvotre handicap\b[^.!?]{0,20}\bpoids\b/,
      new RegExp(
        String.raw`\b${religions}\b[^.!?]{0,30}\b(?:merde|cancer|fleau|secte|poison|maladie|arriere\w*|barbar\w*|degueu\w*|pue|honte|danger)\b|\b${religions} (?:n'a|a) rien a (?:faire|foutre)\b|\breligion de (?:merde|tares|fous|barbares|sauvages|terroristes|degeneres)\b`,
      ),
      /\b(?:hitler avait|vive hitler|heil|white power|grand remplacement|sales? race|races? inferieures?|(?:de|par) (?:ta|leur|votre|sa) race|beurettes?|bande de (?:singes|macaques|sauvages|rats|cafards)|(?:tu|vous) (?:sens|sentez|pues?|puez) le (?:couscous|curry|nem|kebab))\b/,
      /\b(?:les|ces|tous les|toutes les) (?:juifs?|roms|cathos?|chretiens|musulman\w*|autistes|handicape\w*|hommes bi|femmes bi|bisexuel\w*|trans|meres (?:celib\w*|seules)|vieilles|grosses|pauvres|chomeurs|assistes|rsa|noire?s|arabes|gitan\w*|asiatiques|etrangers)\b[^.!?]{0,40}\b(?:voleurs?|voleuses|sales?|demeures?|tares?|feignants?|faineants?|parasites|dangereux|malades?|maladie|degueulasses?|degoutants?|soumises?|occasion|pas le droit|qu'a (?:travailler|bosser|partir|rentrer)|cas sociaux|betes|menteurs?|radins?)\b/,
      /\bles juifs et l'argent\b|\b(?:prenom|tete|gueule) de (?:racaille|terroriste|bougnoule|cas soc\w*)\b/,
      /\b(?:maladie|tare) mentale\b|\bsecte de tares\b|\benvahis? par\b|\bbien blanche?s?\b(?! (?:la neige|les murs|le mur))/,
      /\bmoyenageuses?\b/,
      /\bperds? \d+ ?kilos?\b|\btu vieillis mal\b|\bregarde[- ]toi dans (?:une|la|ta) glace\b|\ble boudin\b/,
      /\bpas (?:ete )?finie? a la naissance\b|\bpas le crayon le plus affute\b/,
      /\b(?:femmes?|filles?|meufs?)(?: ca)? (?:doit|doivent|devrai\w+) (?:obeir|se taire|rester (?:a|en|la|chez)|servir|etre soumises?)/,
      /\bplace (?:d'une|de la|des) femmes? (?:est|c'est)|\bfemmes? (?:a|en|dans) la cuisine\b/,
      /\bles (?:blondes|rousses|brunes|provinciales) (?:sont|c'est) (?:\w+ ){0,2}(?:connes?|betes?|nulles?|faciles?|chaudes?|putes?)\b/,
      /\bune (?:fille|femme|meuf) qui(?: \w+){1,3} pas,? (?:c'est (?:dommage|triste|rare|louche|un probleme)|ca craint)/,
    ],
    always: [
      /\b(?:bougnoul\w*|bicots?|negr(?:e|o|esse)s?|youpin\w*|tapettes?|tarlouzes?|tafioles?|pedes?|gouines?|travelos?|chinetoques?|niakoue\w*|romanos?|ratons? (?:du|de la) cite|trisos?|mongolo?s?|gogols?|feminazies?)\b/,
    ],
    unless: [...quoted, /\bpour une? (?:fois|femme de menage|fille de|meuf comme)\b/],
    examples: {
      yes: [
        'Je sors pas avec des sauvages',
        "Une fille qui cuisine pas, c'est dommage",
        'Pour une meuf tu conduis bien',
        'Vous les femmes vous êtes toutes compliquées',
        'Hitler avait raison',
        "T'es d'une race inférieure",
        'Une femme ça doit obéir',
        'Les blondes sont connes',
        'Bande de singes',
        "L'islam est une religion de merde",
        'Le judaïsme, quelle secte',
        'Les peaux foncées ça fait sale',
        'Faut être débile pour être croyant',
      ],
      no: [
        'Une femme qui pose « zythum » à 91 ans mérite qu’on réponde',
        'Mais pour une fille d’Ussel je veux bien le dépoussiérer',
        'Ça sent le couscous chez toi ?',
        'Les blondes sont mes bières préférées',
        'Les hommes et les femmes sont d’accord : personne ne plie un drap housse',
        'Tu peux passer pour un homme mystérieux',
        'Je cherche une blague pour une fille en coquillettes',
      ],
    },
  },
  {
    id: 'go back where you come from',
    harm: 'hateful',
    says: [
      /(?<=^|[.!?,;] ?|\b(?:allez|bon|alors|et|toi|mais) )(?:retourne|rentre|repars|degage|casse-toi|barre-toi|renvoyez[- ](?:la|le|les)|qu'(?:on|elle|il) (?:la |le |les )?(?:renvoie|retourne|rentre))(?: donc| vite)? (?:au bled|dans (?:ton|son|leur) (?:pays|bled|continent|desert)|dans (?:ta|sa|leur) (?:jungle|brousse|savane|tribu|case)|en afrique|la d'ou tu viens|d'ou tu viens)(?= *[.!,;…]|$| (?:si|sale|celle|et (?:bon|laisse|fous)))/,
      /\bsi (?:t'es pas|tu (?:n'es|es) pas|ca te plait pas|la france|t'aimes pas|tu (?:n')?aimes pas)[^.!?]{0,30}(?<!\bon )\b(?:retourne|rentre|degage|casse-toi|barre-toi|prends (?:un|ton) (?:avion|bateau)|y a des (?:bateaux|avions|vols))\b|\bbon vent au bled\b|\bretour au bled\b(?= *[.!]|$)/,
      /\bon est chez nous\b[^.!?]{0,20}\b(?:ici|baisse|parle|france)\b|\brentre(?:z)? chez (?:toi|vous)\b[^.!?]{0,20}\b(?:(?:n'en|en) peut plus|marre|sale|la france|ici c'est)/,
      /\bt'es (?:bonne|belle|jolie|mignonne|canon|pas mal|propre|intelligente?|fine|maligne?|douce|gentille?) pour une? (?:arabe|noire?|black|rebeue?|beurette|asiat\w*|chinoise?|africaine?|gitane?|musulmane?|juive?|rom|handicapee?|trans|maghrebine?|algerienne?|marocaine?|metisse?)\b/,
    ],
    unlessInSentence: [/\b(?:vacances|ete|noel|cousins?|grands?-(?:mere|pere|parents)|dattes|mariage|ramene)\b/],
    examples: {
      yes: [
        'Retourne au bled si t’es pas contente',
        'Retourne dans ta jungle',
        'Si la France te plaît pas, y a des avions',
        'T’es bonne pour une noire',
      ],
      no: [
        'Retourne au bled cet été et ramène des dattes',
        'Je retourne au bled en août',
        'On est chez nous dans ce bar, le patron connaît mon tabouret',
        'Rentre chez toi, repose-toi, on se parle demain',
      ],
    },
  },
  {
    id: 'hate as a pastime',
    harm: 'hateful',
    isMarked: true,
    says: [
      /\b(?:chass\w+|ratonn\w+|traqu\w+|cass(?:er|e|age)|tap(?:er|e)|tabass\w+|bastonn\w+|frapp\w+|lynch\w+|brul(?:er|age)|gaz(?:er|age)|humili\w+|insult\w+|emmerder|harcel\w+|hai[rn]e?|detest\w+|eliminer|exterminer|virer|anti)[- ](?:(?:des?|du|les|aux?|la|sur les|contre les|d'|l') ?)?(?:<people>|<nation>)/,
      /\b(?:neo-?nazi\w*|nazisme|hitler|supr[ea]m\w* (?:blanc\w*|aryen\w*)|supremacis\w+|suprematis\w+|ku klux klan|kkk|pouvoir blanc|race (?:blanche|pure|superieure|aryenne)|remigration|ratonnades?|antisemitisme|negationnis\w+|islamophobie|homophobie|xenophobie|racisme|sieg heil|88 ?hh)\b/,
    ],
    unlessInSentence: [
      /\b(?:contre|lutte\w*|milit\w+|combat\w*|victimes?|documentaires?|reportages?|livres?|films?|expos?|musees?|memoire|histoire|lis|lu|cours|memorial|subi\w*|condamn\w+|stop|asso\w*|rugby|foot|match|finale|tennis|handball|cuisine|recettes?|ancien\w*|chats?|noirs? et blancs?|foret|plage)\b/,
    ],
    examples: {
      yes: ['Chasse aux Arabes et muscu', 'J’aime casser du pédé et du gay', 'Le nazisme, la moto', 'Taper les gitans'],
      no: [
        'La chasse aux champignons',
        'Je milite contre le racisme',
        'Un livre sur le nazisme m’a fait pleurer',
        'La chasse au trésor avec mes neveux',
        'Frapper les Italiens en finale, quel match',
      ],
    },
  },
];
