// What softens or strengthens a sentence without changing what it says; taken out before a no is looked for. Folded.

/** Anywhere. */
export const hedges: string[] =
  `vraiment;franchement;honnetement;sincerement;serieusement;carrement;completement;totalement;absolument;clairement;definitivement;malheureusement;personnellement;simplement;juste;seulement;du tout;un petit peu;un peu;un tout petit peu;quand meme;tout de meme;en fait;en vrai;en vrai de vrai;a vrai dire;pour le coup;du coup;perso;de mon cote;pour ma part;au fond;tu sais;tu vois;je t'avoue que;je t'avoue;j'avoue que;j'avoue;je dois avouer que;je te cache pas que;je vais pas te mentir;je te mens pas;pour etre honnete;pour etre franche;pour etre franc;pour etre claire;pour etre clair;soyons honnetes;ecoute;ecoutez;bah;ben;beh;euh;heu;hum;hmm;mmh;mh;pff;pfff;ah;oh;oula;ouh la;hein;nan mais;en toute honnetete;sans mauvais jeu de mots;vrai de vrai;frere;frerot;bro;poto;ma belle;mon grand;monsieur;madame;mademoiselle;cher monsieur;chere madame;wesh;putain`.split(
    ';',
  );

/** Politeness around a no. */
export const courtesies: string[] =
  `desolee;desole;vraiment desolee;je suis desolee;je suis desole;navree;navre;je m'excuse;excuse-moi;excuse moi;pardon;sorry;merci beaucoup;merci bien;merci quand meme;merci;je te remercie;je vous remercie;s'il te plait;s'il vous plait;stp;svp;please;sans rancune;c'est gentil;c'est tres gentil;c'est super gentil;c'est trop gentil;c'est adorable;c'est mignon;c'est sympa`.split(
    ';',
  );

/** Only after a negation: «pas trop», «plus vraiment». */
export const weakeners: string[] =
  `trop;tres;super;hyper;forcement;specialement;particulierement;tellement;plus que ca;encore;non plus;tant que ca;exactement;franchement`.split(
    ';',
  );

/** An opinion that only introduces: «je pense que c'est non». Written as patterns. */
export const openings: string[] = [
  "je (?:pense|crois|trouve|sens|me dis|dirais) (?:bien )?qu(?:e |')",
  "j'ai (?:bien )?l'impression qu(?:e |')",
  "il me semble qu(?:e |')",
  'je prefere (?:etre (?:honnete|franche?|claire?|directe?|cash)|te le dire|te prevenir)',
  'je vais (?:te )?(?:etre|parler) (?:honnete|franche?|claire?|directe?|cash|franchement)(?: avec toi)?',
  'je te dois la verite',
  "(?:il )?faut que je te dise(?: qu(?:e |'))?",
  "je dois te dire qu(?:e |')",
];
