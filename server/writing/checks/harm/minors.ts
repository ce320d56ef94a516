import type { HarmRule } from './harm-rule.ts';

const ages = '(?:1[0-7]|douze|treize|quatorze|quinze|seize|dix-sept|dix sept) ?(?:ans|piges|balais)';
/** Girls and boys, not those whom somebody teaches, and not who an adult was. */
const children = String.raw`(?<!\b(?:tes|vos|ses|mes|leurs|nos|sa|ma|ta|une ancienne|etais une|etais la|etait une|faisais une) (?:petites? )?)(?:collegiennes?|lyceennes?|ecolieres?|fillettes?|gamines|petites filles|mineures|collegiens?|lyceens?|petits garcons|(?:gamines?|filles?|meufs?|nanas?|minettes?|jeunettes?|garcons?|gamins?|petites|petits) (?:de|d'a peine|de meme pas) ${ages})\b`;
const desire = String.raw`(?:j'adore|j'aime(?: bien| trop)?|je kiffe|je prefere|j'ai un faible|je craque|me plai\w+|m'attir\w+|m'excit\w+|excitant\w*|fantasm\w+|mon (?:truc|type|peche mignon|kif|genre|delire)|innocente?s?|faciles?|sexy|craquant\w*|docile\w*|naiv\w+|manipul\w+|appetissant\w*|bien formee?s?|bandant\w*|fraiche?s?|pures?)`;
const schoolYears =
  '(?:sixieme|cinquieme|quatrieme|troisieme|seconde|premiere|terminale|[3-6]e(?:me)?|2(?:nde|de)|1(?:ere|re)|tle)';
const notOfSchool =
  "(?! (?:annees?|lignes?|classe|loge|partie|page|position|division|mi-temps|place|vitesse|instance|fois|chose|heure|semaine|essai|main|langue|vague|saison|a |sur |du |de (?:la|l'|ton|ta)))";
/** «T'as 15 ans», said to the match; not «15 ans de métier». */
const youAre = String.raw`(?:\b(?:t'as|tu as|t as|ta|vous avez) (?:que |seulement |a peine |meme pas )?${ages}\b(?! (?:d'|de |derriere|dans))|\b(?:t'es|tu es|t es) (?:encore )?(?:mineure?|au college|en ${schoolYears}\b${notOfSchool})|\bles (?:autres|filles|garcons) de ta classe(?: de ${schoolYears})?\b|\bmineure?\b)`;
const goesOn =
  "(?:l'age,?(?: ca)? (?:n'est|n'a|est|c'est|ca|compte|importe|on s'en)|(?:notre|petit) secret|entre nous|deja (?:bien )?(?:une (?:vraie )?femme|un homme|formee|mure?|grande)|mure? pour|(?:rien |pas |jamais )?(?:aux?|a tes|a ta) (?:parents?|mere)|que t(?:u |')?(?:en |')?as ?(?:18|dix-huit)|(?:le |en )?(?:dis|parle)[- ]?(?:le|en)? (?:a personne|pas)|a personne|personne (?:ne )?(?:le )?(?:saura|verra)|tant mieux|encore mieux|j'adore|j'aime ca|les filles de ton age|(?:on se voit|rejoins[- ]moi) (?:seuls?|apres)|ca (?:me )?(?:derange|gene) pas|viens (?:chez moi|quand meme)|pas (?:un|de) (?:probleme|souci)|ca (?:me )?va|(?:mais|et) (?:t'es|tu es|tu fais) (?:[a-z]+ ){0,2}(?:canon|bonne|belle|mignonne|jolie|sexy|plus))";

/** Said to somebody, or of them, who is not yet 18. Elsewhere an age may be that of a child of theirs, a wine or a job. */
const isYoung: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:t'as|tu as|t as|ta|tas|t'auras?|tu auras?|vous avez|toi|que t'aies|que tu aies|que (?:ta|tas)|(?:tu|t) (?:fais|parais) (?:pas |plus que )?tes) (?:[a-z']+ ){0,4}${ages}(?! (?:d'|de |derriere|dans|plus))`,
  ),
  new RegExp(
    String.raw`(?:^|[.!?] ?)(?:que |seulement |a peine |meme |a |quel age[^.!?]{0,9},? )?${ages}(?! (?:d'|de |que|j'|je |mon|ma|plus|apres|on (?:a|etait)))`,
  ),
  new RegExp(
    String.raw`\btoi (?:1[0-7]|douze|treize|quatorze|quinze|seize|dix-sept)\b|\bage[^.!?]{0,12}, (?:1[0-7]|douze|treize|quatorze|quinze|seize|dix-sept) ?\?|\bune? (?:gamine?|fille|garcon|meuf) de ${ages}\b`,
  ),
  new RegExp(
    String.raw`\b(?:t'es|tu es|t es|tes|vous etes) (?:[a-z]+ ){0,3}(?:mineure?|(?:au|en) (?:college|lycee|cm2)|collegien(?:ne)?|lyceen(?:ne)?|en (?:classe de )?${schoolYears}\b${notOfSchool})|\bvas encore (?:au|en) (?:college|lycee|cours de ${schoolYears})|\btu passes (?:le brevet|ton brevet|le bac cette)`,
  ),
  new RegExp(
    String.raw`(?<!\bmes )\b(?:celles|filles|meufs|nanas|garcons|eleves) (?:(?:de|en|du|au) (?:${schoolYears}\b${notOfSchool}|lycee|college)|qui passent le (?:bac|brevet))|\blyceenne (?:comme toi|dans ton genre)|(?<!\b(?:les|une|des|la|mes|tes|leurs) )\blyceennes?\b(?=,? (?:c'est|cest|on|faut))`,
  ),
  /\b(?:uniforme|tenue|jupe|robe) (?:du|de|d'|de l')(?: ?l')? ?(?:college|lycee|ecole|ecoliere|collegienne)\b|\b(?:ton cartable|tes devoirs|fini les devoirs|ton carnet de correspondance|la recre|seche (?:les|tes) cours|appareil dentaire)\b/,
  new RegExp(
    String.raw`(?<!\bje sors )\b(?:devant (?:le|ton)|(?:te chercher|t'attend\w*|te prendre) (?:a|devant) (?:la sortie d[ue]|le|ton)) (?:ton )?(?:college|lycee|cours de ${schoolYears})\b`,
  ),
];
const wantsThem: readonly RegExp[] = [
  /\bme pla(?:is|it|isent|isait)\b|\bm'(?:a|as|ont) (?:toujours )?plu\b|\bun (?:truc|faible|penchant) pour\b|\b(?:ca )?me (?:va\b(?! pas)|rend (?:fou|dingue|folle))|\b(?:m'|t')excite\w*|\bca me (?:derange|gene) pas\b|\bme derange (?:pas|en rien)\b|\bj'adore\b|\bc'est la qu'elles sont\b|\b(?:merite|vaut) (?:un |mieux qu'un )?(?:homme|vrai mec)/,
  /\bon se (?:voit|voi|capte|retrouve|rejoint|rencontre|verrait|fait un)\b|\brejoins[- ]moi\b|\bviens?\b(?= *(?:[.!,?]|$)| (?:chez|me|quand|dormir|samedi|ce soir|on|a la))|\bchez moi\b|\bje (?:viens|passe|peux venir|viendrai|passerai) te (?:chercher|prendre)\b|\bt'es libre\b|\b(?:en|a) boite avec moi\b|\bmonte vite\b|\b(?:a l'hotel|une chambre|ma chambre|mon lit)\b/,
  /\b(?:en|notre|petit) secret\b|\bentre nous\b|\bpersonne (?:ne )?(?:(?:le )?saura|(?:est|n'est) oblige|(?:nous |me |te )?(?:voit|voie|verra))|\b(?:sans|a) tes parents\b|\b(?:tes parents|ta mere|ton pere|ta daronne) [^.!?]{0,25}\b(?:saur\w+|furieux|rien|sache\w*)|\ba personne\b/,
  /\bplus mure?\b|\bfais (?:pas )?(?:plus|tes)\b|\b(?:corps|regard) de femme\b|\bbien formee?s?\b|\b(?:plus )?facile\w* a\b|\bc'est (?:bientot |presque )?legal\b|\bl'age\b[^.!?]{0,20}\b(?:compte|importe|chiffre|fou|fout|fiche)|\bpas d'age\b|\bet alors\b|\b(?:on )?s'en (?:fiche|fou|fout|tape|moque)\b|\btrop jeune\b|\bparfaite?\b(?= *(?:[.!,]|$))|\bsais ce qu'on veut\b/,
  /\b(?:mets|porte|garde|enfile) (?:une|ta|ton) (?:mini|petite )?-?(?:jupe|robe|uniforme)\b|\b(?:une|ta|des) photos? (?:en|de toi|sans)\b|\bbisous?\b|\bt'embrass\w+|\bcadeau\b[^.!?]{0,30}\bsecret|\b(?:canon|sexy|bonne|jolie|belle|mignonne)(?= *(?:[.!,?]|$))|\bta bouche\b|\b(?:donne|file|envoie|passe)\w*[- ]moi (?:ton|ta|une|des) (?:snap|insta\w*|numero|num|06|whatsapp|photos?)\b|\bme donnes (?:ton|ta) (?:snap|insta\w*|numero|num|06|whatsapp)\b|\bdocile\b/,
];
/** Goes away from a minor, or is of one's own youth or children. */
const notAfterThem: readonly RegExp[] = [
  /\b(?:j'arrete|je m'arrete|on (?:s')?arrete|je te laisse|(?:je|on) (?:ne )?continu\w* pas|pas continuer|reservee? aux? (?:majeurs|adultes)|je (?:te )?signale|bonne continuation)\b/,
  /\b(?:mes (?:eleves|copies|secondes|troisiemes|sixiemes|terminales|classes)|mon (?:fils|ado)|ma fille|j'avais|j'etais|(?:je suis|etre) prof|tu (?:etais|avais)|t'(?:etais|avais)|tu enseignes|tu es prof|t'es prof|surveillante?)\b/,
];
const childOfYours = String.raw`\b(?:ta|ton|tes|sa|leur) (?:petites? |grandes? )?(?:soeurs?|filles?|nieces?|cousines?|freres?|fils|neveux?|cousins?|voisines?|filleules?|eleves?)`;

/** A child as somebody to seduce. */
export const minorRules: readonly HarmRule[] = [
  {
    id: 'desire for children',
    harm: 'minor',
    says: [
      new RegExp(String.raw`\b${desire}\b[^.!?]{0,45}\b${children}`),
      new RegExp(String.raw`\b${children}[^.!?]{0,45}\b${desire}\b`),
      new RegExp(String.raw`\b${children} (?:en (?:uniforme|jupe|maillot|jupette|short)|sexy)\b`),
      new RegExp(
        String.raw`\b${ages},? (?:c'est|est|et) (?:deja |bien |largement |presque )?(?:une (?:vraie )?femme|assez (?:grande|vieille|agee|mure)|mon age prefere|l'age (?:parfait|ideal)|(?:parfait|ideal)(?= *(?:[.!,]|$))|majeure? pour moi|legal)`,
      ),
      new RegExp(
        String.raw`\b(?:les filles de |a |(?:cousine|soeur|fille|niece|copine|voisine|petite) (?:de|a|qui a) )?${ages},? (?:[a-z']+ ){0,3}(?:l'age ou (?:elles?|les filles)|(?:deja )?(?:canon|sexy|bandante?|bien roulee|une bombe|bonnes?)\b)`,
      ),
      /\b(?:je (?:les |la )?(?:prends|aime|prefere|drague|veux)|elles sont (?:mieux|meilleures)) (?:avant (?:le (?:bac|brevet)|(?:leurs? )?(?:18|dix-huit|majorite)|la majorite|leur majorite)|pas encore majeures?|a peine puberes?|pre-?puberes?)/,
      /\b(?:j'aime|j'adore|je kiffe|je craque)\b[^.!?]{0,40}\b(?:cartables?|appareils? dentaires?|couettes et|tresses et|jupe d'ecoliere|uniforme d'ecoliere|corps d'enfant|a peine forme\w*)/,
      /\b(?:college|lycee|ecole primaire|sortie du lycee|collegiennes|lyceennes)\b[^.!?]{0,30}\b(?:terrain de (?:chasse|jeu)|vivier|(?:je|j'y|pour) (?:chasse|drague\w*|peche|pecho|mate\w*|repere\w*))|\b(?:drague\w*|chasse\w*|mate\w*|pecho|repere\w*)\b[^.!?]{0,30}\b(?:(?:a la )?sortie (?:du (?:college|lycee)|de l'ecole)|(?:au|devant le|les) (?:college|lycee|collegiennes|lyceennes))/,
      new RegExp(
        String.raw`\b(?:${ages}|douze|treize|quatorze|quinze|seize|dix-sept) ou (?:18|dix-huit|vingt)(?: ans)?\b[^.!?]{0,40}\b(?:s'en (?:fiche|fout)|m'en (?:fiche|fous)|pareil|meme chose|(?:ne )?change rien)`,
      ),
      /\b(?:les )?(?:filles|garcons|meufs|nanas|mecs) de ton age (?:sont|c'est|me)\b/,
      /\bplus (?:elles?|ils?) (?:sont|est) jeunes?,? (?:et )?(?:mieux|plus)\b|\bplus c'est jeune,? (?:et )?(?:mieux|plus)\b/,
      /\bform[e]es? pour (?:ton|son|leur) age\b|\bmures? pour (?:ton|son|leur) age\b/,
    ],
    unlessInSentence: [
      /\b(?:legumes?|carottes|courgettes|asperges|pousses|vins?|whisky|rhum|armagnac|fromages?|chatons?|chiots?|prof|profs|eleves|enseign\w+|j'(?:etais|avais)|surveillant\w*|educat\w+|animat\w+|coach|j'adore quand|infirmiere?|roman|film|serie)\b/,
    ],
    examples: {
      yes: [
        "J'adore les écolières",
        'Une lycéenne, rien de plus excitant',
        '14 ans c’est déjà une femme',
        'Les filles de quinze ans, c’est mon type',
        'Plus elles sont jeunes, mieux c’est',
        'Ta nièce de 14 ans est déjà canon',
        'Je les aime avant la majorité',
        'Quinze ans c’est parfait',
        'Dix-sept ans ou dix-huit, pour moi c’est pareil',
        'La sortie du lycée, j’y drague souvent',
        'Je drague à la sortie du collège',
        "T'es bien mûre pour ton âge",
      ],
      no: [
        'Prof dans un lycée de filles, tu dois avoir des anecdotes',
        'Tes lycéennes ont de la chance, j’aime bien ta méthode',
        'T’étais une lycéenne modèle ou plutôt fond de classe ?',
        "J'adore les filles qui rient fort",
        'Je t’attends à la sortie des cours de salsa',
        'Quinze ans de salsa ou dix-huit, c’est pareil, je marche encore sur les pieds',
        'Quinze ans, c’est parfait pour un vin de garde',
        'Les carottes, plus elles sont jeunes, mieux c’est',
      ],
    },
  },
  {
    id: 'goes on with a minor',
    harm: 'minor',
    says: [
      new RegExp(
        String.raw`\b(?:entre nous|notre (?:petit )?secret|a personne)\b[^.!?]{0,20}\bt(?:u |')?as (?:que )?${ages}(?! (?:d'|de ))`,
      ),
      new RegExp(String.raw`${youAre}[^\n]{0,60}?\b${goesOn}\b`),
      new RegExp(
        String.raw`\b(?:si|parce que|vu que) t(?:u |')?as ${ages}\b[^.!?]{0,60}\b(?:18|dix-huit|viens|chez moi|secret)\b`,
      ),
      /\b(?:dis|dire|mets) (?:juste |leur )?que t(?:u |')?(?:en )?as (?:18|dix-huit)\b/,
    ],
    unless: [/\b(?:ou quoi|dans (?:ta|sa) tete|d'age mental|j'arrete|on arrete|je m'arrete)\b/],
    examples: {
      yes: [
        'T’as 16 ans ? L’âge, ça ne compte pas',
        'Tu es mineure ? Ça restera entre nous',
        'Dis juste que t’as 18 ans',
        'Ça reste entre nous que t’as 14 ans',
        'T’as que 16 ans mais tu fais plus',
        'T’es en troisième ? Personne le saura',
        'Tu es en seconde ? J’adore, viens quand même',
        'T’es plus grande que les autres de ta classe de quatrième, on se voit seuls ?',
      ],
      no: [
        'T’as 15 ans de métier ? Ça me va, je prends la table du fond',
        'Tu es mineure, alors je m’arrête là et je te souhaite le meilleur',
        'À 14 ans j’apprenais la guitare, et toi ?',
        'Tu as 34 ans ? L’âge n’est qu’un chiffre',
      ],
    },
  },
  {
    id: 'somebody under 18, and wanting them',
    harm: 'minor',
    isGraveSubject: true,
    says: isYoung,
    with: wantsThem,
    unlessInText: notAfterThem,
    examples: {
      yes: [
        'T’es en première ? J’ai toujours eu un truc pour celles qui passent le bac',
        'Seize ans dans deux mois, ça me va',
        'Mets ton uniforme du collège samedi, ça me rend fou',
        'J’ai 30 ans et toi 15, et alors ?',
        'Les filles de troisième m’ont toujours plu',
        'Tu as quinze ans, on se voit après tes cours ?',
        'Tu as 16 ans, tu me donnes ton Snap ?',
      ],
      no: [
        'Tu as 16 ans, alors on s’arrête là, et je te souhaite le meilleur',
        'À seize ans j’étais fou de la fille du CDI, et j’adore en rire',
        'Mes élèves de troisième m’adorent, on se voit samedi ?',
        'T’es en première ligne pour le concert ? J’adore',
        'T’as 15 ans de danse ? Ça me va, tu mènes',
        'Quinze ans de mariage, on se voit et tu me racontes ?',
        'Un whisky de seize ans, on se voit samedi pour le goûter ?',
      ],
    },
  },
  {
    id: 'a child of theirs, and liking it',
    harm: 'minor',
    says: [
      new RegExp(
        String.raw`${childOfYours}\b[^.!?]{0,20}\b(?:[1-9]|1[0-7]|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept) ?(?:ans|piges)\b`,
      ),
      new RegExp(String.raw`${childOfYours} (?:mineure?s?|(?:en|au) (?:college|lycee))\b`),
    ],
    with: [
      /\bme plait\b|\b(?:est|soit|etait|es)(?:-elle|-il)? (?:deja )?(?:celibataire|canon|sexy|bonne|majeure)\b|\bplus (?:jolie|belle|bonne|sexy|mignonne|a mon gout) que toi\b|\bmaillot\b|\b(?:laisse|prete|confie|presente)[- ](?:la|le)[- ]moi\b|\bdeja (?:bien )?(?:formee?|une femme)\b/,
    ],
    examples: {
      yes: ['Ta petite sœur de 14 ans, elle est célibataire ?', 'Ta nièce de douze ans me plaît, présente-la-moi'],
      no: [
        'Ta fille de huit ans a raison, le vert te va',
        'Ta sœur de 34 ans est célibataire ? J’ai un cousin',
        'Ton fils de treize ans fait du judo ? Le mien aussi',
      ],
    },
  },
  {
    id: 'hides from parents',
    harm: 'minor',
    says: [
      /\b(?:efface|supprime|cache)\w* (?:[a-z']+ ){0,4}(?:messages?|conversations?|historique|telephone|appli)\b[^.!?]{0,30}\b(?:tes parents|ta mere|ton pere|ta daronne|tes darons)\b/,
      /\b(?:dis|dit|mens|fais croire|raconte) a (?:tes parents|ta mere|ton pere|ta daronne|tes darons) [^.!?]{0,10}\b(?:tu|t'|ta|tas) ?(?:dors|as (?:cours|sport|danse)|cours|vas (?:chez|dormir)|passes la nuit)\b/,
      /\b(?:tes parents|ta mere|ton pere|ta daronne|tes darons) (?:n'en |ne |en )?(?:saur\w+ rien|(?:doi\w+|peu\w+) (?:rien|pas|jamais) (?:le |en )?sav\w+|ser\w+ furieu\w+|sache\w* rien)\b/,
      /\b(?:tes parents|ta mere|ton pere|ta daronne|ton daron|tes (?:darons|vieux))(?: elle| il| ils)? (?:n'|ne )?(?:ont|a|est|sont) pas (?:besoin|obligee?s?) (?:de|d') ?(?:tout |le |nous |en )?(?:sav\w+|etre au courant)/,
      /\b(?:(?:dis|raconte|parle)(?:-(?:en|lui|leur))? (?:surtout )?(?:pas un mot|rien|pas)(?: du tout| de nous)? a (?:tes parents|ta mere|ton pere|ta daronne|tes darons)(?= *[.!,…]|$| (?:et|ils|elle|pour nous|sur nous))|surtout pas (?:ta mere|tes parents|ton pere|ta daronne))/,
      /\b(?:dis|raconte|fais croire|invente|dis-leur)\b[^.!?]{0,15}\bque tu (?:dors|passes la nuit|es|restes) (?:chez (?:une|ta|ton|un) (?:copine|cousine|amie|pote)|a la bibliotheque|au sport)\b/,
      /\b(?:tes parents|ta mere|ton pere|tes darons)[^.!?]{0,12}\b(?:me feraient des (?:ennuis|problemes)|fouillent|verifient|surveillent ton)/,
    ],
    unlessInText: [
      /\b(?:tarte|gateau|recette|crepes?|confiture|noel|cadeau de|surprise pour|anniversaire|vaisselle|moto|tatouage)\b/,
    ],
    examples: {
      yes: [
        'Efface nos messages avant que ta mère les voie',
        'Dis à tes parents que tu dors chez une copine',
        'Tes parents ont pas besoin de savoir',
        'Dis rien à tes parents',
      ],
      no: [
        'Dis à ta mère que sa tarte est sublime',
        'Ta mère ne saura rien pour sa tarte, promis',
        'Ta mère a pas besoin de savoir pour le tatouage',
      ],
    },
  },
];
