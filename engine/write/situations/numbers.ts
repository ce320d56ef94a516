import type { NamedSituation } from './situation.ts';

export const numbers: NamedSituation[] = [
  {
    id: 'n-bug',
    objective: 'number',
    act: 'number',
    why: 'Profite du bug pour changer de messagerie.',
    cues: "bug*, plante, notif*, rame, retard, pub*, pigeon, appli pourrie, mouline, l'appli, relou de parler ici",
    lines: {
      humoristique: [
        'Cette appli fait tout pour nous séparer. On lui fausse compagnie ? [ton numéro]',
        "Je propose une évasion : ton numéro, et on laisse l'appli discuter toute seule.",
        "L'appli vient encore de perdre une occasion de se rendre utile. Tu me donnes ton numéro ?",
        "On dirait qu'on s'écrit par pigeon. Je te passe mon numéro : [ton numéro]",
        'Les notifications arrivent quand elles veulent. On passe aux textos, comme des gens civilisés ?',
      ],
      flirt: [
        "Je n'ai pas envie de rater tes messages à cause d'un bug. Ton numéro ?",
        "J'aimerais que tes messages arrivent pour de vrai. Tu me donnes ton numéro ?",
        "Je préfère te lire ailleurs qu'ici. Voilà le mien : [ton numéro]. À toi de jouer.",
      ],
      original: [
        "Si l'appli disparaissait ce soir, on serait bêtes. Prudence : ton numéro contre le mien ?",
        'On se parle par texto, comme au siècle dernier ? Le mien : [ton numéro]',
        "L'appli fait grève, pas nous. Tu me donnes ton numéro, ou je te laisse le mien ?",
        'On change de terrain ? Le premier qui donne son numéro choisit le sujet du prochain message.',
      ],
    },
    examples: { yes: ["L'appli bugue, je reçois tes messages trois heures après"], no: ["L'appli est géniale"] },
  },
  {
    id: 'n-rare',
    objective: 'number',
    act: 'number',
    why: 'Propose un canal plus sûr.',
    cues: "rarement, jamais sur, une fois par, presque jamais, pas souvent, j'ouvre pas, me connecte, l'appli",
    lines: {
      humoristique: [
        'Pour te joindre, il faut guetter ou il existe un numéro ?',
        'Je te croise ici à peu près à chaque éclipse. Un numéro, ce serait plus fiable.',
        'Vu ta présence ici, tu es une légende locale. Tu vis plutôt par texto ?',
        'Tu viens ici comme on va chez le dentiste. On passe aux textos ?',
      ],
      flirt: [
        "Je te laisse le mien, tu m'écris quand tu penses à moi : [ton numéro]",
        "Tu ne viens pas souvent, mais j'aime quand tu viens. On continue ailleurs ?",
        'Puisque tu passes peu, je prends mes précautions : je peux avoir ton numéro ?',
        "Je n'aime pas beaucoup attendre ta prochaine visite. Tu me laisses ton numéro ?",
      ],
      original: [
        "On peut s'écrire là où tu réponds vraiment. C'est quoi le bon canal pour toi ?",
        'Si tu fuis cette appli, je te comprends. Je te suis par texto, si tu veux bien.',
      ],
    },
    examples: { yes: ['Je viens presque jamais sur cette appli'], no: ['Je suis tout le temps ici'] },
  },
  {
    id: 'n-photo',
    objective: 'number',
    act: 'number',
    why: 'Propose de recevoir la photo ailleurs.',
    cues: 'photo*, video*, image*, envoyer, envoie, montrer, gateau',
    lines: {
      humoristique: [
        'Je veux la preuve en haute définition. Ton numéro, ou je te donne le mien ?',
        "Preuve exigée. Par texto, l'appli n'est pas un lieu pour l'art.",
        'Une œuvre pareille mérite mieux que cette appli. Envoie par ici : [ton numéro]',
        "Une photo pareille, l'appli va la compresser en timbre-poste. Envoie par texto : [ton numéro]",
      ],
      flirt: [
        "J'attends de voir ça. Et si au passage je récupère ton numéro, je ne me plaindrai pas.",
        'Je te donne mon numéro, tu me donnes cette photo. Tu vois, je sais négocier : [ton numéro]',
        "Envoie-la-moi directement, j'aurai ton numéro et une photo. Je gagne deux fois.",
      ],
      original: [
        'Échange équitable : ta photo contre une des miennes, par texto. Tu me donnes ton numéro ?',
        "Ça mérite mieux que cette appli. Je te laisse mon numéro et j'attends : [ton numéro]",
      ],
    },
    examples: { yes: ["J'ai une photo à te montrer mais on peut pas les envoyer ici"], no: ["Je n'ai pas de photo"] },
  },
  {
    id: 'n-voice',
    objective: 'number',
    act: 'number',
    why: "Propose de s'entendre.",
    cues: "vocal*, voix, entendre, telephone, oral, accent, de vive voix, clavier, appeler, ecrire c'est, doigts, audio, parler",
    lines: {
      humoristique: [
        "J'exige la version audio. L'appli ne mérite pas ta voix, moi peut-être. Ton numéro ?",
        "Je veux entendre ça avec l'intonation. Ton numéro, et je t'écoute.",
        'Un vocal ? Je me prépare psychologiquement. Envoie par texto : [ton numéro]',
      ],
      flirt: [
        "Je te laisse mon numéro, et j'attends ton premier vocal comme un épisode : [ton numéro]",
        "J'ai très envie d'entendre ta voix. Tu me donnes ton numéro ?",
        "Ta voix, je préférerais l'avoir au téléphone qu'en imagination. Je peux t'appeler ?",
      ],
      original: [
        "On s'appelle dix minutes ce soir, juste pour entendre à qui on parle ? Ton numéro ?",
        "Une voix, ça dit ce que dix messages n'arrivent pas à dire. On s'échange les numéros ?",
        'Vocal contre vocal, une minute chacun, sans recommencer. On se passe nos numéros ?',
      ],
    },
    examples: { yes: ["À l'écrit ça rend rien, il faut entendre mon accent"], no: ["J'aime écrire"] },
  },
  {
    id: 'n-link',
    objective: 'number',
    act: 'number',
    why: 'Propose de recevoir le lien ailleurs.',
    cues: 'lien, recette, chanson, playlist, podcast, mp3, envoyer, partager, morceau',
    lines: {
      humoristique: [
        'Ce partage mérite un canal officiel. Tu me donnes ton numéro ?',
        'Envoie par texto, ici les liens viennent mourir. Ton numéro ou le mien ?',
        "Je sens que tu vas m'en envoyer douze. Autant prendre mon numéro tout de suite : [ton numéro]",
      ],
      flirt: [
        "J'écoute, je lis, je regarde tout ce que tu m'envoies. Par texto, c'est possible ?",
        'Ton numéro, et je te donne mon avis honnête. Ou mon avis charmé, selon.',
        "Envoie-le-moi directement, ça me fera une raison d'avoir ton numéro.",
      ],
      original: [
        'On se fait un échange : un lien de toi, un de moi, chaque jour, par texto. Ton numéro ?',
        'Je veux garder ça ailleurs que dans cette appli. Voilà mon numéro : [ton numéro]',
      ],
    },
    examples: { yes: ["Je voudrais t'envoyer la chanson mais l'appli bloque les liens"], no: ['Je ne partage rien'] },
  },
  {
    id: 'n-date',
    objective: 'number',
    act: 'number',
    why: 'Propose un numéro pour se retrouver.',
    cues: 'devant, samedi, vendredi, rendez-vous, se retrouver, gare, heure, se rate, prevenir, covoit*, caler',
    lines: {
      humoristique: [
        'Voilà mon numéro, pour le jour J et les blagues de dernière minute : [ton numéro]',
        'Donne-moi ton numéro, que je puisse prévenir si je me perds dramatiquement.',
        "Ce serait bête de se chercher à deux mètres l'un de l'autre. Ton numéro ?",
        "Il nous faut une ligne d'urgence en cas de terrasse pleine. C'est quoi ton numéro ?",
      ],
      flirt: [
        "Je prends ton numéro, comme ça je peux te dire que j'arrive et que j'ai hâte.",
        "Le mien, c'est [ton numéro]. Écris-moi, que je sache que c'est bien toi.",
        "Tu me donnes ton numéro ? Pour le rendez-vous, et un peu pour t'écrire avant.",
        "On s'échange nos numéros ? Je préfère te dire à tout à l'heure par texto.",
      ],
      original: [
        "Pour caler l'heure et l'endroit, on sera mieux par texto. Je te donne le mien : [ton numéro]",
        "On se passe les numéros ? L'appli pourrait décider de nous lâcher ce jour-là.",
        "Ton numéro, et je t'envoie l'adresse et une question à méditer d'ici là.",
      ],
    },
    examples: { yes: ["Comment je te préviens si j'ai du retard samedi ?"], no: ["Je suis à l'heure"] },
  },
  {
    id: 'n-gag',
    objective: 'number',
    act: 'number',
    why: 'Fait de votre blague un contact.',
    cues: 'mdr, haha, notre, blague',
    lines: {
      humoristique: [
        "Sous quel nom tu m'enregistres ? Choisis bien : [ton numéro]",
        "J'ai déjà trouvé sous quel nom t'enregistrer. Il me manque juste le numéro.",
        'Tu vas être dans mes contacts sous un nom ridicule, tu le sais. Ton numéro ?',
        "Cette blague est trop grande pour cette appli. Ton numéro, qu'elle vive sa vie.",
      ],
      flirt: [
        'Je veux recevoir ce genre de message entre deux vrais soucis. Tu me donnes ton numéro ?',
        'On a une blague à nous, il nous faut un endroit à nous. Ton numéro ?',
        "J'ai envie de pouvoir t'envoyer cette bêtise à n'importe quelle heure. Ton numéro ?",
      ],
      original: [
        "Deal : ton numéro, et je t'envoie une preuve dès que je croise quelque chose en rapport.",
        "La prochaine fois que je vois un truc qui m'y fait penser, je te l'envoie où ?",
      ],
    },
    examples: { yes: ['Le raton laveur attaque encore mdr'], no: ['Je ne ris pas'] },
  },
  {
    id: 'n-asks',
    objective: 'number',
    act: 'number',
    why: 'Donne le numéro avec le sourire.',
    cues: 'ton num*, ton 06, whatsapp, ton numero, insta, tu me donnes, passer sur, ton tel',
    lines: {
      humoristique: [
        '[ton numéro]. Je te préviens, je juge beaucoup le premier texto.',
        'Le voilà : [ton numéro]. Les appels avant café sont à tes risques et périls.',
        "Quelle audace, j'adore. Voilà : [ton numéro]. Usage raisonnable conseillé.",
        'Je croyais que tu ne demanderais jamais : [ton numéro]. Premier message noté sur dix.',
      ],
      flirt: [
        "Tiens : [ton numéro]. Ça fait un moment que j'avais envie de te le donner.",
        "Voilà : [ton numéro]. Pour ce soir ou pour n'importe quand.",
        'Le voilà : [ton numéro]. Ne me fais pas trop attendre.',
        "Avec plaisir : [ton numéro]. Et j'espère que tu comptes t'en servir.",
      ],
      original: [
        '[ton numéro]. En échange, ton premier texto doit contenir une vérité surprenante.',
        'Le voilà : [ton numéro]. Tu es plutôt texto, vocal ou appel surprise ?',
      ],
    },
    examples: { yes: ['Tu me passes ton 06 ?'], no: ['Garde ton numéro'] },
  },
  {
    id: 'n-gives',
    objective: 'number',
    act: 'number-given',
    why: 'Accueille son numéro.',
    cues: '06, 07, mon num, mon numero',
    lines: {
      humoristique: [
        'Enregistré. Il me reste à choisir un nom de contact à la hauteur.',
        "Noté. Je t'écris dans un délai assez court pour que ce soit un peu gênant.",
        "Reçu. Je t'écris, et si tu réponds « c'est qui », je nie tout.",
        "Reçu. Je t'écris, et si tu réponds « qui est-ce », je nie tout.",
      ],
      flirt: [
        "Merci. Je t'écris tout de suite, je ne sais pas faire semblant d'attendre.",
        "Noté. Tu viens d'améliorer mon répertoire.",
        "C'est enregistré. Attends-toi à un message avant ce soir.",
      ],
      original: [
        "Je t'écris là-bas. Premier texto : une question que je n'aurais pas osé poser ici.",
        "Bien reçu, on se retrouve de l'autre côté. Je te laisse deviner mon premier message.",
        "Parfait. On verra si on est aussi drôles sans l'appli.",
      ],
    },
    examples: { yes: ["Tiens, c'est le 06 00 00 00 00"], no: ["J'ai perdu mon téléphone"] },
  },
  {
    id: 'n-lively',
    objective: 'number',
    act: 'number',
    why: 'Propose de continuer ailleurs.',
    cues: "j'aime bien nos, discut*, perdre le fil, agreable, conversation",
    lines: {
      humoristique: [
        "On est trop bien pour cette appli. Ton numéro, qu'on déménage ?",
        'Je propose un déménagement. Pas de cartons, juste ton numéro.',
        "Je voudrais surclasser cette conversation en textos. C'est possible ?",
        "Si on continue ici, l'appli va nous demander un loyer. Ton numéro ?",
      ],
      flirt: [
        "J'ai envie que ce soit ton nom qui s'affiche, pas celui d'une appli. Ton numéro ?",
        "Je te laisse mon numéro, et je te laisse décider de l'heure : [ton numéro]",
        "Je peux avoir ton numéro ? J'ai envie de continuer, et pas seulement ce soir.",
        "Je t'écrirais volontiers plus souvent qu'ici. Tu me donnes ton numéro ?",
      ],
      original: [
        "On se passe les numéros, et chacun envoie comme premier message une photo de ce qu'il voit, là.",
        'On continue ailleurs ? Tu gardes le droit de veto sur mes emojis.',
      ],
    },
    examples: { yes: ["J'aime bien nos discussions du soir"], no: ["Je m'ennuie"] },
  },
  {
    id: 'n-hesitates',
    objective: 'number',
    act: 'number-no',
    why: 'Respecte la réserve.',
    cues: "je donne pas, prefere rester ici, pas tout de suite, avant d'avoir vu, encore un peu, mauvaise experience",
    lines: {
      humoristique: [
        "Très bien, le mystère reste entier. Je me contenterai de ta conversation, c'est déjà pas mal.",
        "Aucun souci, le mystère reste entier. Je me contenterai de ta conversation, c'est déjà pas mal.",
        "Très bien, on reste ici. De toute façon j'écris mieux que je ne téléphone.",
        'Pas de problème, cette appli me va très bien tant que tu y es.',
        "Je te donne le mien, comme ça c'est toi qui as le pouvoir : [ton numéro]",
        'Aucun souci, je ne vendrai pas le mien non plus. On continue ici tranquillement.',
      ],
      flirt: [
        "Quand tu voudras. J'aime mieux un numéro donné avec envie.",
        'Je comprends tout à fait. On est bien, ici, toi et moi.',
        "Pas de pression, je t'écris volontiers ici. C'est toi qui m'intéresses, pas le canal.",
        "Je comprends. Prends le mien, tu t'en serviras si tu en as envie : [ton numéro]",
        "Pas de pression, je t'écris volontiers ici aussi. C'est toi qui m'intéresses, pas le canal.",
      ],
      original: [
        "C'est normal de faire attention. On continue ici, et on verra bien.",
        'Tout va bien, on garde ça pour plus tard. Où on en était ?',
        "Ça marche, on reste ici. C'est toi qui choisis le prochain sujet, en échange.",
        "C'est normal de faire attention. On se voit d'abord dans un café, et le numéro après ?",
        "Tout va bien, on garde ça pour plus tard. Tu préfères qu'on s'appelle d'abord via l'appli ?",
      ],
    },
    examples: { yes: ["Je donne pas mon numéro avant d'avoir vu la personne"], no: ['Voilà mon numéro'] },
  },
  {
    id: 'n-leaving',
    objective: 'number',
    act: 'number',
    why: 'Profite du départ pour garder le contact.',
    cues: 'bonne nuit, je file, je te laisse, dodo, a demain',
    lines: {
      humoristique: [
        'Avant que tu disparaisses dans la nuit, tu laisses un numéro ou une chaussure ?',
        "Je te laisse filer contre un numéro. C'est le péage.",
        "Dors bien. Et si tu rêves d'une bonne réplique, envoie-la ici : [ton numéro]",
      ],
      flirt: [
        "Je n'ai pas envie que ça s'arrête à cette appli. Tu me donnes ton numéro avant de partir ?",
        'Avant que tu files : ton numéro, pour que je puisse te dire bonne nuit correctement ?',
        'File, mais prends ça avec toi : [ton numéro]',
      ],
      original: [
        "On reprend demain, mais par texto ? Laisse-moi ton numéro, j'ai déjà ma première question.",
        'Je garde la suite pour demain. Tu veux la recevoir ici ou sur ton téléphone ?',
      ],
    },
    examples: { yes: ['Je vais dormir, à demain'], no: ['Je ne dors pas'] },
  },
  {
    id: 'n-trip',
    objective: 'number',
    act: 'number',
    why: 'Propose de rester joignable.',
    cues: 'je pars, voyage, decolle, semaines, demenage, retour, la-bas, reseau la-bas',
    lines: {
      humoristique: [
        'Je veux une carte postale, format texto. Mon numéro : [ton numéro]',
        "De là-bas, l'appli ne suivra pas. Ton numéro, et j'exige un reportage.",
        "Je me propose comme contact en cas d'ennui à l'aéroport : [ton numéro]",
      ],
      flirt: [
        'Prends mon numéro avant de partir, que je puisse te manquer un peu : [ton numéro]',
        "Je n'ai pas envie qu'on se perde. Tu me donnes ton numéro avant de filer ?",
        "Envoie-moi une photo de là-bas, je ferai semblant d'y être avec toi. Ton numéro ?",
        "Tu me donnes ton numéro ? J'aimerais savoir où tu es quand tu regardes un beau truc.",
      ],
      original: [
        'Tu pars, je veux bien rester joignable. On passe par texto le temps du voyage ?',
        "Une photo par jour, sans légende, et je devine l'histoire. Ton numéro ?",
        "Une photo par jour, sans légende, je devine l'histoire. Tu me donnes ton numéro ?",
      ],
    },
    examples: { yes: ["Je pars trois semaines, je n'aurai pas l'appli là-bas"], no: ['Je reste ici'] },
  },
  {
    id: 'n-battery',
    objective: 'number',
    act: 'number',
    why: 'Profite de la coupure.',
    cues: 'batterie, reseau, capte, 4g, wifi, %, sms',
    lines: {
      humoristique: [
        'Avant la coupure fatale, dernières volontés : ton numéro ?',
        "Tu ne vas quand même pas t'éteindre sans me laisser un numéro.",
      ],
      flirt: [
        "Si ça coupe, j'aimerais quand même pouvoir te retrouver. Ton numéro ?",
        "Voilà le mien, avant que tu disparaisses : [ton numéro]. Tu m'écris en revenant ?",
        "Utilise tes derniers pour cent pour moi : ton numéro, et je t'écris à la recharge.",
      ],
      original: [
        'Je te laisse de quoi rallumer la conversation plus tard : [ton numéro]',
        "Le dernier message avant l'extinction est toujours le plus important. Je suggère un numéro.",
      ],
    },
    examples: { yes: ['Plus que 3 % de batterie, ça va couper'], no: ["J'ai toute la batterie"] },
  },
  {
    id: 'n-quit',
    objective: 'number',
    act: 'number',
    why: 'Propose de continuer ailleurs avant le départ.',
    cues: "supprime*, desinstall*, virer, quitter, abonnement, arrete l'appli, abo, essai",
    lines: {
      humoristique: [
        'Tu désertes ? Emmène-moi : [ton numéro]',
        "Avant de fermer la porte, vérifie que tu n'oublies rien. Moi, par exemple.",
        "Je soutiens ta décision, à condition d'être dans tes bagages. Ton numéro ?",
      ],
      flirt: [
        "Pars d'ici tant que tu veux, mais pas sans ça : [ton numéro]",
        "Avant que tu supprimes tout, j'aimerais te garder. Tu me donnes ton numéro ?",
        "Si tu pars, c'est toi que je viendrais chercher ici. Autant se passer les numéros.",
      ],
      original: [
        "Au fond, on a trouvé ce qu'il y avait à trouver ici. On continue par texto ?",
        "S'il fallait sauver une seule conversation avant de partir, je vote pour celle-ci. Ton numéro ?",
      ],
    },
    examples: { yes: ["Je vais supprimer l'appli dimanche"], no: ["Je viens de m'inscrire"] },
  },
];
