import type { HarmRule } from './harm-rule.ts';
import { anyOf } from './word-list.ts';

/** What is taken to rape somebody, whatever is said of it. */
const knockOutDrugs = anyOf("ghb gbl rohypnol roofies? drogues?_du_viol gouttes_de_l'oubli");
/** Also what one may take oneself, or find in a drink. */
const pills = anyOf(
  `somniferes? cachets? cachetons? comprimes? pilules? gelules? medocs? medicaments? sedatifs? calmants? anxiolytiques? tranquillisants? xanax lexomil
  valium stilnox zolpidem zopiclone imovane rivotril lysanxia temesta seresta bromazepam tramadol ketamine ecsta\\w* mdma taz drogues? dope poudre potion philtre`,
);
const unnamed =
  "(?:(?:un |le )?(?:petit )?(?:truc|quelque chose|machin|extra|supplement|melange|remontant|coup de pouce|je[- ]ne[- ]sais[- ]quoi)|(?:une|deux|trois|quelques|2|3|des) (?:petites? )?gouttes?(?! d[eu']))";
const drinks = anyOf(
  `verres? boissons? cocktails? cocas? bieres? pintes? vin mojito spritz cafe the jus soda champagne eau limonade tisane punch shots? gobelet gin vodka whisky coupe`,
);
const slip = String.raw`(?:gliss|vers|met|ajout|dissou|dissol|ecras|balanc|fou[st]|corse|cors[e]r|dilu|fai[st] fondre|faire fondre|melang|drogu)\w*`;
const inYourDrink = `(?:dans|ds) (?:ton|ta|tes|votre|vos|son|sa|leurs?) ?(?:petite? |dernier |prochain )?${drinks}`;
const willing = anyOf(
  `caline docile facile cooperativ\\w* detendue? gentille desinhibe\\w* ouverte receptive souple sage soumise moins_farouche moins_coincee moins_timide`,
);

/** What somebody else than the writer no longer remembers, wants or can do. «Je» and «on» are not meant. */
const helpless: readonly RegExp[] = [
  /\b(?:tu|t'|elles?) ?(?:auras?|aurais|aie?s?|as|vas|ont|va) (?:deja |presque )?(?:tout )?oublie[er]?\b(?! (?:ton|ta|tes|mon|ma|mes|de|d'|le|la|les|que|qu'))|\b(?:fer\w+|faire|te|t') ?(?:tout )?oublier (?:que tu|tout)\b/,
  /\b(?:t'en|s'en|te|se) (?:souvien\w*|rappell?er?\w*) (?:jamais|plus|pas|rien|de rien)\b|\bne (?:t'en|s'en|te|se) (?:souvien\w*|rappell?er?\w*)\b|\b(?:te|se) (?:souvien\w*|rappell?er?\w*) (?:plus |meme )?de rien\b|\bse rappelait jamais\b/,
  /\bpersonne (?:n'a |ne )?(?:jamais )?(?:su|pu|sait|peut) (?:me )?(?:raconter|se rappeler|dire comment)\b|\btu te demanderas? ce qui s'est passe\b|\bte reveill\w+ (?:dans mon lit|chez moi|nue?)\b/,
  new RegExp(
    String.raw`\b(?:tu (?:seras?|deviens|deviendras?|vas etre|sois|es)|(?:te|les|la) (?:rend\w*|rendre)|t'es|elles? (?:est|sont|devien\w+)|ca rend|soiree (?:devient|sera|est)) (?:bien |tres |vite |toute? |beaucoup |enfin |plus |un peu |moins ){0,3}(?:${willing}|mignonne|cool avec moi|timide|coincee|farouche|difficile|a moi)\b`,
  ),
  /\b(?:tu|elles?|fille|meuf) (?:ne )?(?:dis|diras?|dit|disent|dise|vas dire|feras?|fais|fait|font|accepteras?|acceptes) (?:oui a tout|tout ce que|plus non|ce que je veux)\b|\b(?:puisses?|peux|peut|pourras?|saches?|pouvoir) (?:plus|meme plus) (?:dire non|refuser|resister|te defendre)\b|\bplus (?:envie|la force|le courage) de (?:resister|dire non|rentrer)\b|\bmoins (?:tu te|elles? se) (?:defend\w*|debat\w*)/,
  /\btu (?:ne )?(?:marches?|marcheras?|tiens|tient|tiendras?|sauras?|sais) (?:meme )?plus\b(?! (?:ce que|ou donner|quoi (?:dire|choisir)|(?:a|en) (?:pied|place|velo)))|\baucune? (?:fille|femme|meuf) (?:ne )?(?:rentre|resiste|dit|repart|refuse)\b/,
  /\b(?:j'en|je|et|moi) profit(?:e|erai|er|erais)\b(?! (?:du|de la|des|d'|pour (?:te (?:dire|demander|souhaiter)|dire|demander)))|\bje fais ce que je veux\b|\btu me laisser?as? faire\b|\bprofiter de (?:toi|la situation)\b|\btu passes la nuit\b/,
];
/** How somebody keeps another from seeing what is in a glass. */
const unseen: readonly RegExp[] = [
  /\b(?:tourne|detourne) (?:juste )?(?:la tete|le dos|les yeux|le regard)\b|\bregarde ailleurs\b|\bferme\w* les yeux et (?:bois|avale|tu (?:bois|avales))/,
  /\b(?:demande|cherche)s? pas (?:a savoir )?(?:ce (?:qu'il|que|qui)|d'ou|pourquoi)\b|\bpose\w* (?:pas|aucune) (?:de |trop de )?questions?\b/,
  /\bsans (?:te |leur |lui )?(?:le |la )?(?:dire|prevenir)\b|\ben (?:douce|cachette)\b|\bni vue? ni connue?\b|\b(?:sans gout|sans odeur|(?:se|kon|on|tu|ca) (?:le |se |ne )?sen[st] pas|incolore|inodore)\b/,
  /\b(?:ce que (?:j'y|je|j') ?(?:mets|verse|ajoute|glisse|met)|met\w* ce que je veux)\b|\bgout bizarre\b[^\n]{0,60}\bc'etait moi\b/,
  /\b(?:touiller?|melanger?|verser?|servir|remuer?) (?:moi|la|le|ton|ta)[- ]?meme\b|\bcharge\w* (?:toujours |bien )?(?:le|les|ton) verres?\b/,
  /\bje m'(?:occupe|en occupe|occuperai) (?:bien )?(?:de|du) (?:ton|ta|son|sa)\b/,
];
const drinking = String.raw`\b(?:${drinks}|sangria|rhum|tequila|sirop|limonade|mousse|cul sec|d'un trait|boire|bois|buvez|te sers|t'en sers|picoler?|saouler?|souler?|tournee|g (?:sur moi|dans)|comprimes?|pastilles?|cachets?|somniferes?|gouttes? (?:de mon|dans)|un truc sans gout)\b`;

/** A drug slipped to somebody, or drink that takes their will. */
export const druggingRules: readonly HarmRule[] = [
  {
    id: 'knock-out drugs',
    harm: 'drugging',
    says: [new RegExp(String.raw`\b${knockOutDrugs}\b`)],
    unlessInSentence: [
      /\b(?:documentaire|reportage|enquete|article|podcast|proces|prevention|affaire|film|serie|livre|these|cours|surveill\w+|mefi\w+|attention|proteg\w+|victimes?|peur|froid dans le dos|alerte|depist\w+|capuchons?|couvre-verres?|pas de|jamais|horrible|flipp\w+|brigade|laboratoire|toxico\w*)\b/,
    ],
    examples: {
      yes: ["J'ai du GHB, ça aide", 'On peut corser ta limonade avec un peu de Rohypnol'],
      no: ["J'ai vu un documentaire sur le GHB", 'Ces capuchons contre le GHB, tu les trouves où ?'],
    },
  },
  {
    id: 'something in your drink',
    harm: 'drugging',
    says: [
      new RegExp(String.raw`\b(?:poudre|potion|philtre|${unnamed}) [^.!?]{0,40}\b${inYourDrink}\b`),
      new RegExp(String.raw`\b${inYourDrink}\b[^.!?]{0,30}\b${slip} [^.!?]{0,20}\b(?:${pills}|${unnamed})\b`),
      new RegExp(
        String.raw`\b${pills} (?:[a-z']+ ){0,4}(?:dans|ds) (?:le|la|l'|un|une) ?${drinks}\b[^.!?]{0,40}\b(?:a moi|rien|gout|${willing}|endorm\w+|dormir\w*|verras)\b`,
      ),
      new RegExp(String.raw`\b${inYourDrink}\b[^.!?]{0,50}\bplus ${willing}\b`),
      new RegExp(
        String.raw`\bce qu(?:e |')[^.!?]{0,25}\b${inYourDrink}\b[^.!?]{0,20}\btu (?:diras|feras|seras|vas|voudras|accepteras) [^.!?]{0,15}\b(?:oui|tout|a moi|dormir|rien)\b`,
      ),
      new RegExp(
        String.raw`\b${inYourDrink}\b[^.!?]{0,40}\bsans (?:meme )?(?:que tu )?(?:t'en|t en|le|te|rien|ten) (?:rendre|rendes|remarqu\w+|savoir|saches|sentir|douter|doutes|voir)`,
      ),
      new RegExp(String.raw`\b${slip} [^.!?]{0,40}\bquand tu (?:vas|seras|es|iras|files|pars) (?:aux?|faire) `),
    ],
    unlessInSentence: [
      /\b(?:effervescent\w*|aspirine|doliprane|vitamines?|toux|rhume|infirmiere?|medecin|cacao|chocolat)\b/,
    ],
    examples: {
      yes: [
        'Je te mets un petit cachet dans ton verre et tu seras sage',
        'Un somnifère dans le vin et tu es à moi',
        'Un demi-Rivotril dans ta vodka',
        'Deux gouttes dans ta bière, personne ne verra',
        'Dans ton jus je glisse un truc à moi',
        'Avec ce que je vais mettre dans ton verre, tu diras oui à tout',
        'Je verse la poudre dans le punch quand tu seras aux toilettes',
      ],
      no: [
        'Deux gouttes de grenadine dans ton verre et je suis pardonné',
        'Je mets une rondelle de citron dans ton verre',
        'Tu mets quoi dans ton verre ?',
        'Une paille et un petit parasol dans ton cocktail',
        'Un comprimé effervescent dans ton verre et le rhume est oublié',
        'Je verse le thé quand tu seras prête',
      ],
    },
  },
  {
    id: 'drink that takes the will',
    harm: 'drugging',
    says: [
      /\b(?:te|la|les|t'|l'|une fille|des filles) ?(?:drogue\w*|endormir|endormirai|endors)(?! (?:les|la|le|avec (?:tes|mes|une|un|des|ce)|au chocolat|sur|devant|sans|en|a))\b(?=[^.!?]{0,60}\b(?:rire|profit\w+|amuse\w*|facile|verre|apres|pendant|cache\w*|pour)\b|[^.!?]{0,4}$)/,
      new RegExp(
        String.raw`\b(?:${drinks}|cul sec|bois|sers|servir|avale)\b[^.!?]{0,50}\b(?:de quoi|ce qu'il faut|un truc|quelque chose) (?:pour )?(?:te|t'|que tu|la) ?(?:calmer|detendre|endormir|assommer|faire dormir|rendre|sois|desinhiber|decoincer)`,
      ),
      new RegExp(
        String.raw`\b(?:j'ai|je connais|j'apporte|j'amene|il y a) (?:tout )?(?:ce qu'il faut|de quoi|un truc|quelque chose|un produit|un cachet|une poudre) pour (?:que tu sois|te rendre|que tu deviennes) (?:un peu |beaucoup |bien )?(?:plus |moins )?(?:${willing}|coincee|farouche|timide|difficile|bavarde)`,
      ),
      /\bdrogu(?:er|e) (?:les|des|une) (?:filles?|femmes?|meufs?|nanas?)\b/,
      /\btrop (?:bourree?s?|saoules?|soules?|ivres?|defoncee?s?) pour (?:se defendre|dire non|refuser|discuter|resister|te defendre|reagir)\b/,
      new RegExp(
        String.raw`\b(?:${pills})\b[^.!?]{0,40}\b(?:souvien\w*|souvenir|rappelle\w*|resiste\w*|dire non|se laisse\w*|se debat\w*|oublie\w* tout)`,
      ),
      new RegExp(
        String.raw`\b(?:${drinks}|tu bois|boire|cocktail)\b[^.!?]{0,25},? (?:puis |et (?:puis )?)?tu (?:t'endors|dors|tombes|t'ecroules)\b[^.!?]{0,20}\b(?:moi|je) (?:je )?(?:m'amuse|profite|fais|te|m'occupe)`,
      ),
      /\b(?:te |t')(?:saouler|souler|bourrer|enivrer|faire (?:trop |tellement |bien )?boire|(?:ferai|fais) (?:trop |tellement |bien )?boire|saoule|soule|saoulerai|soulerai)\b[^.!?]{0,30}\b(?:(?:pour|jusqu'a ce|afin|que?) (?:que )?tu (?:ne )?(?:dises?|puisses?|acceptes?|laisses?|oublies?|cedes?|couches?|te|sois|veux|veuilles)|avant de te|et (?:apres|ensuite) tu (?:feras|diras|seras))/,
      new RegExp(
        String.raw`\b${drinks}\b[^.!?]{0,40}\btu (?:ne |n')?(?:(?:te )?(?:souviendras|rappelleras)|sentiras|remarqueras|te rendras) (?:plus |compte )?(?:de )?rien\b`,
      ),
      /\b(?:rend|rendent|ca rend|desinhibe\w*|endort|endorment|calme) (?:vite |bien |tres |direct )?(?:les|une|n'importe quelle) (?:filles?|femmes?|meufs?|nanas?)\b/,
      new RegExp(
        String.raw`\b(?:laisse|oublie|quitte)\w* (?:bien )?(?:ton|ta) ${drinks} (?:sans surveillance|avec moi|deux minutes|des yeux et)`,
      ),
    ],
    unlessInSentence: [/\b(?:ne|n'|jamais) (?:laisse|oublie)/],
    examples: {
      yes: [
        'Je vais te faire boire pour que tu dises oui',
        'Je te prépare un cocktail et tu ne te souviendras de rien',
        'Laisse ton verre sans surveillance',
        'Ça rend les filles faciles',
        'Je vais te droguer un peu, pour rire',
        'Sers-toi, j’ai mis dans le punch de quoi te rendre sage',
        'Quand elles sont trop ivres pour dire non, c’est facile',
        'Avec ces comprimés, aucune ne résiste',
        'J’aime droguer les filles',
      ],
      no: [
        'Ne laisse jamais ton verre sans surveillance',
        'Je vais te faire boire le meilleur chocolat chaud de Lille',
        'Le verre de trop, c’était hier',
        'Tu ne te souviendras de rien de ce film, et tant mieux',
        'Je vais t’endormir avec mes histoires de syndic',
        'Un thé, une couverture, et tu t’endors devant le film',
      ],
    },
  },
  {
    id: 'a drink, and somebody helpless',
    harm: 'drugging',
    says: [new RegExp(drinking)],
    with: helpless,
    examples: {
      yes: [
        'Bois cul sec, demain tu auras tout oublié',
        'Mon rhum arrangé, personne n’a jamais su me raconter la suite',
        'Trois shots et tu dis oui à tout',
        'Avec ma sangria tu seras beaucoup moins farouche',
        'Mes cocktails, elles ne s’en souviennent jamais',
        'Je te sers, tu bois, et j’en profite',
      ],
      no: [
        'Deux verres de vin et j’ai tout oublié, même le code de la porte',
        'Un chocolat chaud, tu ne diras pas non ?',
        'Je profite de la pause café pour te répondre',
        'Après deux verres je deviens moins timide',
        'Bois ton thé tranquille, j’arrive',
      ],
    },
  },
  {
    id: 'a drink, and what must not be seen',
    harm: 'drugging',
    says: [
      new RegExp(
        String.raw`\b(?:ton|ta|tes|leurs?|son|sa|le|les) (?:petite? |prochain |dernier )?(?:${drinks}|sangria|rhum|tequila|sirop|boisson)\b(?! (?:de fruits|au lait|du matin))`,
      ),
      /\b(?:bois|avale)(?:s|r)?\b(?= (?:ca|ce que|cul sec|d'un trait))|\bun truc sans gout\b/,
    ],
    with: unseen,
    unlessInSentence: [
      /\b(?:ne|n'|jamais) (?:laisse|oublie)|\bsans (?:te |le )?(?:prevenir|dire)[^.!?]{0,20}\b(?:il|elle) (?:deborde|renverse)\w*/,
    ],
    examples: {
      yes: [
        'Tourne la tête deux secondes, ton mojito n’en sera que meilleur',
        'Je m’occupe de ton verre',
        'Le barman charge toujours les verres, sans leur dire',
        'Bois ça d’un trait, pose pas de questions',
      ],
      no: [
        'Tourne la tête à droite, je suis celui au bonnet jaune',
        'Je surveille ton verre pendant que tu danses',
        'Le secret de mon mojito, c’est trop de menthe',
        'Je m’occupe du dessert, tu t’occupes du vin',
      ],
    },
  },
  {
    id: 'pills, and your drink',
    harm: 'drugging',
    isGraveSubject: true,
    says: [
      new RegExp(String.raw`\b(?:${pills}|[a-z]+ millilitres|un peu de g|dosage)\b(?<!\b(?:poudre|potion|philtre))`),
    ],
    with: [
      new RegExp(
        String.raw`\b${inYourDrink}\b|\bqu'une (?:fille|femme|meuf) (?:dise|dorme|cede)|\b(?:prends?|avale)\w* [^.!?]{0,30}\bavec (?:ton|ta|un|une|le|la) ${drinks}\b`,
      ),
    ],
    unlessInSentence: [
      /\b(?:effervescent\w*|aspirine|doliprane|vitamines?|toux|rhume|infirmiere?|medecin|chocolat|cacao|sucre)\b/,
    ],
    examples: {
      yes: ['Ma mère a des somnifères. Un dans ton verre et on est tranquilles', 'Un peu de G dans ta vodka'],
      no: ['Un peu de poudre de cacao dans ton café', 'Mon somnifère, c’est la camomille'],
    },
  },
];
