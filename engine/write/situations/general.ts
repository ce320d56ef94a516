import type { Act, GeneralLines } from './situation.ts';

// Lines for talks whose situation is not recognised, by what the last turn does.

export const generalLines: Record<
  Exclude<Act, 'asked' | 'intrusive' | 'number-given' | 'number-no' | 'gentle'>,
  GeneralLines
> = {
  funny: {
    why: 'Rit avec ce qui est raconté.',
    lines: {
      humoristique: [
        "J'ai relu deux fois. La deuxième, j'ai ri plus fort.",
        "Je te crois, mais uniquement parce que personne n'inventerait ça.",
        'Attends, reprends au moment où tout allait encore bien.',
        "Et tu racontes ça avec un calme, c'est ça le plus inquiétant.",
        "J'ai essayé de garder mon sérieux. J'ai tenu une ligne et demie.",
        'Il me faut un schéma, deux témoins et la version longue.',
        "Je ne sais pas ce qui me plaît le plus : l'histoire ou le fait que tu l'assumes.",
        'Ça mérite un titre, une affiche et une suite.',
      ],
      flirt: [
        "J'aime beaucoup trop ta façon de raconter. Continue, je ne bouge plus.",
        "Tu viens de me faire sourire bêtement devant mon téléphone. C'est malin.",
        'Garde les détails pour quand on sera face à face, je veux la mimique qui va avec.',
        "Je commence à comprendre : avec toi, on ne s'ennuie jamais. C'est noté.",
        "Si c'était pour me donner envie d'en savoir plus sur toi, c'est réussi.",
        "Je t'imagine à ce moment-là, et je suis déjà sous le charme.",
      ],
      original: [
        'Sur dix, à combien tu situes ça dans ton palmarès personnel ?',
        "Il y a un détail que tu ne m'as pas dit, je le sens. Lequel ?",
        "Si c'était une scène de film, on mettrait quelle musique dessus ?",
        "Qui a été la première personne à qui tu l'as raconté ? Et elle a ri à quel moment ?",
        "Ça restera dans l'histoire familiale ou on a le droit d'oublier ?",
        'Dans dix ans, tu la racontes encore ou tu nies tout ?',
      ],
    },
  },
  told: {
    why: "Montre de l'intérêt et fait raconter la suite.",
    lines: {
      humoristique: [
        "Tu dis ça comme si c'était banal. Ça ne l'est pas, je te rassure.",
        "J'ai d'un coup une vingtaine de questions, et aucune n'est intelligente.",
        "Attends, tu peux pas t'arrêter là, c'est le meilleur moment.",
        'Je prends des notes, ne va pas trop vite.',
        "D'accord. Maintenant je veux la version que tu racontes après deux verres.",
      ],
      flirt: [
        "J'aime bien comme tu en parles, on entend presque ta voix.",
        "Continue, je t'écoute. C'est même devenu le meilleur moment de ma soirée.",
        "Plus tu racontes, plus j'ai envie d'entendre la suite en vrai.",
        'Tu as une façon de dire les choses qui donne envie de rester.',
        "C'est le genre de détail qui me donne envie de mieux te connaître.",
      ],
      original: [
        "Et le moment précis où tu t'es dit « voilà, c'est ça que j'aime » ?",
        "Qu'est-ce que les gens ne comprennent jamais là-dedans ?",
        'Ça a commencé comment, cette histoire ? Il y a toujours un début un peu bête.',
        "C'est quoi la partie que tu ne racontes jamais en premier ?",
        'Si je devais retenir une seule chose de tout ça sur toi, ce serait quoi ?',
        'Et la version que racontent tes proches, elle ressemble à la tienne ?',
      ],
    },
  },
  complained: {
    why: 'Prend son parti avec légèreté.',
    lines: {
      humoristique: [
        "Tu veux des conseils, de la compassion, ou qu'on râle ensemble ? Je suis bon public pour les trois.",
        "On va faire comme si cette journée n'avait jamais existé. Signe ici.",
        'Vas-y, râle, je prends ton parti sans même vérifier les faits.',
        'À ce stade, légalement, tu as droit à deux desserts.',
        'Je dépose plainte en ton nom. Motif : acharnement.',
        'Courage. Je viendrais bien en renfort, mais je ne sers à rien, avec panache.',
      ],
      flirt: [
        'La journée te devait une compensation. Je peux faire office de lot de consolation ?',
        'Viens te plaindre ici quand tu veux, la maison est ouverte tard.',
        'Bon, mission acceptée : te faire sourire avant ce soir. Je commence quand ?',
        "Dommage qu'un câlin passe si mal par message.",
        "Et malgré ça tu m'écris. Je le prends très bien.",
      ],
      original: [
        "Il te faut quoi, là : du silence, une bêtise ou quelqu'un qui te donne raison ?",
        "C'est quoi, ton rituel pour te remettre d'un truc pareil ?",
        'Il y a bien eu une toute petite chose réussie dans tout ça. Cherche.',
        'Si tu pouvais effacer un seul moment, tu choisis lequel ?',
      ],
    },
  },
  glad: {
    why: 'Se réjouit avec la personne.',
    lines: {
      humoristique: [
        "Et tu l'annonces comme ça, sans roulement de tambour ?",
        "Je lève mon verre. C'est de l'eau, mais le cœur y est.",
        'Tu as dansé, au moins ? Même mal, même dans la cuisine, ça compte.',
        'Attends, je me lève pour applaudir. Voilà. Les gens me regardent.',
        "La modestie, c'est pour demain. Aujourd'hui, tu as le droit de te vanter.",
      ],
      flirt: [
        'Bravo. Et merci de me le dire à moi, ça me fait vraiment plaisir.',
        "Ça se fête, et je trouve qu'on fête très mal par messages.",
        "Je souris pour toi. Ça doit se voir d'ici.",
        "Bon, tu m'impressionnes. Mais on ne dit rien à ton ego.",
      ],
      original: [
        "Bravo, vraiment. La première personne que tu as prévenue, c'était qui ?",
        'Raconte-moi la seconde exacte où tu as su.',
        'Il y a eu un moment où tu as failli laisser tomber ?',
        "Et maintenant, la récompense : tu t'es promis quoi ?",
      ],
    },
  },
  confided: {
    why: 'Accueille la confidence, sans juger.',
    lines: {
      humoristique: [
        "Ton secret est en sécurité, je n'ai parlé qu'à mes plantes.",
        "Faute avouée, à moitié pardonnée. L'autre moitié, on négocie.",
        "Merci de ta confiance. Je vais essayer d'en être digne au moins jusqu'à dimanche.",
      ],
      flirt: [
        'Merci de me le dire. Ça me donne encore plus envie de te connaître.',
        "J'aime bien quand tu baisses la garde. Prends ton temps.",
        "C'est touchant, ce que tu dis. Je garde ça précieusement.",
      ],
      original: [
        "Merci de me l'avoir dit aussi simplement. C'est récent, ou tu y penses depuis longtemps ?",
        "Ça demande du cran. Qu'est-ce qui t'a donné envie de me le dire à moi ?",
        'Et ça fait du bien de le dire, ou tu regrettes déjà ?',
      ],
    },
  },
  teased: {
    why: 'Joue le jeu de la taquinerie.',
    lines: {
      humoristique: [
        "Gratuit, précis, un peu cruel. J'aime beaucoup.",
        'Je demande un arbitrage vidéo.',
        "C'est noté dans un carnet. Il y a désormais une page à ton nom.",
        'Aïe. Je vais aller bouder avec élégance et je reviens.',
        'Je conteste, sans preuve et sans honte.',
        "Objection. Je n'ai aucun argument, mais objection.",
      ],
      flirt: [
        'Continue comme ça et je vais finir par y prendre goût.',
        "Tu taquines comme quelqu'un à qui je plais. Je me trompe ?",
        'Tu me paieras ça en face, avec le sourire.',
        "C'est notre première dispute. Ça avance bien, nous deux.",
      ],
      original: [
        "Tu es comme ça avec tout le monde ou j'ai droit à un traitement de faveur ?",
        'Très bien. Et toi, sur quoi on te charrie toujours ?',
        'On règle ça comment : pierre-feuille-ciseaux ou débat télévisé ?',
        'Je te laisse ce point. Le prochain est pour moi, et il sera terrible.',
      ],
    },
  },
  flirted: {
    why: 'Répond au charme avec le sourire.',
    lines: {
      humoristique: [
        'Mon sang-froid vient de démissionner, sans préavis.',
        'Je cherche une réponse digne. Ça va prendre un moment.',
        "Je fais une capture d'écran, c'est pour les jours de pluie.",
        "Merci. Je vais être insupportable jusqu'à mardi, tu l'auras cherché.",
      ],
      flirt: [
        "Dit par toi, ça fait nettement plus d'effet.",
        'Attention, je prends ce genre de phrase au sérieux. Surtout les tiennes.',
        'Ça tombe bien, je cherchais comment te dire la même chose.',
        'Continue, je fais semblant de résister encore deux messages.',
      ],
      original: [
        'Ça me touche. Et toi, tu sais recevoir un compliment ou tu changes de sujet ?',
        "C'est rare qu'on le dise aussi simplement. Tu as hésité avant d'envoyer ?",
        "Qu'est-ce qui t'a fait sourire en premier, honnêtement ?",
      ],
    },
  },
  dry: {
    why: 'Rend la suite facile après une réponse courte.',
    lines: {
      humoristique: [
        'Réponse claire, concise, un peu inquiétante. Tu développes ?',
        "Tu factures au mot ou c'est un forfait ?",
        'Je sens un enthousiasme maîtrisé. On peut travailler là-dessus.',
        'Merci pour ce témoignage. Le tribunal aimerait quelques détails.',
      ],
      flirt: [
        "Tu fais exprès de me laisser sur ma faim, ou c'est naturel ?",
        "Avec si peu de mots, tu réussis à m'intriguer. C'est agaçant.",
        'Il me faut un peu plus que ça pour rêver. Fais un effort, tu le fais si bien.',
      ],
      original: [
        "Bon, je retente avec une meilleure question : qu'est-ce qui t'occupe l'esprit en ce moment ?",
        "On change : raconte-moi le dernier truc qui t'a fait rire alors qu'il ne fallait pas.",
        'Dis-moi un détail minuscule de ta journée, les grands sont souvent moins bien.',
        'Choisis le prochain sujet : nourriture, secrets ou projets absurdes ?',
      ],
    },
  },
  laughed: {
    why: 'Prolonge le rire sans en faire trop.',
    lines: {
      humoristique: [
        "Attention, tu m'encourages. C'est comme ça que ça dérape.",
        "Un vrai rire ou un souffle du nez ? J'ai besoin de calibrer la suite.",
        "Je prends. Mais je veux savoir s'il y a eu du son.",
      ],
      flirt: [
        "Te faire rire, c'est fait. J'attaque la deuxième partie du plan.",
        "J'aimerais bien entendre ce rire en vrai, pour vérifier.",
        "Je pourrais m'habituer à te faire rire, je te préviens.",
      ],
      original: [
        "C'est quoi la dernière chose qui t'a fait rire au pire moment possible ?",
        'Tu as le rire discret ou celui qui fait se retourner tout le restaurant ?',
        'Qui te fait le plus rire dans ta vie ? Je veux connaître la concurrence.',
      ],
    },
  },
  greeted: {
    why: "Ouvre mieux qu'un simple salut.",
    lines: {
      humoristique: [
        'Salut toi. On passe par la météo ou on va droit au but ?',
        'Coucou. Qui se lance et pose la première question gênante ?',
        "Hello. J'avais préparé un discours, mais ça commence très bien comme ça.",
      ],
      flirt: [
        "Tu tombes bien, j'avais justement envie qu'on me distraie.",
        "Un seul mot et j'ai déjà envie de lire le deuxième.",
        'Salut. Ta soirée était libre ou je dois jouer des coudes ?',
      ],
      original: [
        'Choisis : question facile, question bizarre ou question indiscrète ?',
        "Salut ! Dis-moi la dernière chose qui t'a fait sourire, on part de là.",
        "Hello. Tu avais quoi en tête juste avant de m'écrire ?",
      ],
    },
  },
  left: {
    why: 'Laisse partir avec le sourire.',
    lines: {
      humoristique: [
        'File, je garde ta place au chaud et je surveille ton manteau.',
        "Va, mais sache qu'on en était au meilleur passage.",
        "Coupure publicitaire, d'accord. On reprend après.",
      ],
      flirt: [
        "Va, mais reviens. Je n'ai pas fini de te poser des questions.",
        "Tu pars toujours au meilleur moment, c'est agaçant.",
        'File. Je te laisse juste me manquer un peu.',
      ],
      original: [
        "Je te laisse une question pour la route : qu'est-ce qui t'a fait sourire aujourd'hui ?",
        'On reprend exactement là, sauf si tu reviens avec mieux à raconter.',
        'Bonne route. Au retour, je veux le truc le plus inattendu que tu auras vu.',
      ],
    },
  },
  apologised: {
    why: 'Dédramatise le retard tout de suite.',
    lines: {
      humoristique: [
        'Toujours là. Je commençais juste à parler aux plantes.',
        "J'avais commencé à tricoter en attendant. L'écharpe fait quatre mètres.",
        "Aucun souci, j'ai vieilli avec dignité.",
        "Je te pardonne, à condition que l'excuse soit spectaculaire, quitte à l'inventer.",
      ],
      flirt: [
        "Tu t'excuses joliment. Ça donnerait presque envie que tu recommences.",
        "J'ai gardé ta place, personne n'a osé s'y asseoir.",
        "Tu reviens, c'est tout ce que je retiens.",
      ],
      original: [
        "Zéro rancune. Par contre je veux l'épisode complet de ton absence.",
        "J'aime mieux une vraie réponse tard qu'un « ok » tout de suite. Alors, ça s'est calmé ?",
        "Pas de pointeuse ici. Raconte-moi plutôt ce que j'ai raté.",
      ],
    },
  },
  hard: {
    why: "L'empathie d'abord : ce n'est pas le moment de plaisanter.",
    lines: {
      humoristique: [
        "Là, pas de blague. Je t'écoute vraiment, si tu as envie de parler.",
        "Pas besoin d'aller bien pour me parler, il n'y a pas de tenue exigée.",
        'Je range mes vannes. Elles seront là quand tu en auras envie.',
      ],
      flirt: [
        'Merci de me le dire. Je suis là, à ton rythme.',
        "Si j'étais à côté, je ne dirais rien et je ferais du thé.",
        'Je pense à toi. Pas besoin de faire bonne figure avec moi.',
      ],
      original: [
        "C'est dur, ça. Tu as du monde autour de toi en ce moment ?",
        "Je ne sais pas quoi dire d'intelligent, mais je suis là et je te lis.",
        'Tu préfères en parler un peu, ou que je te change les idées ?',
        "Toutes mes pensées pour toi. Réponds dans trois jours ou jamais, c'est d'accord aussi.",
      ],
    },
  },
  limit: {
    why: 'Entend la limite, sans insister.',
    lines: {
      humoristique: [
        "Message reçu, et c'est noté. On passe à un sujet où je fais moins de dégâts ?",
        "Compris. Dossier refermé, j'ai perdu la clé. Question suivante : sucré ou salé ?",
        "Aucun souci, j'ai d'autres questions, beaucoup plus bêtes.",
      ],
      flirt: [
        "Bien sûr, on va à ton rythme. J'aime autant que tu te sentes bien ici.",
        "Pas de problème. Je préfère largement que tu sois à l'aise.",
        "D'accord. Parle-moi plutôt de ce qui te fait du bien en ce moment.",
      ],
      original: [
        'Merci de le dire simplement. Tu as carte blanche pour le prochain sujet.',
        "Aucun problème, on n'y touche pas. Sur quoi tu pourrais parler des heures, au contraire ?",
        "C'est entendu. Dis-moi plutôt une bonne chose arrivée cette semaine.",
      ],
    },
  },
  invite: {
    why: 'Propose un moment simple, facile à accepter ou à décaler.',
    lines: {
      humoristique: [
        "On est déjà assez drôles par écrit. Il faudrait vérifier autour d'un verre.",
        "Je propose de passer au format avec le son et l'image : un verre ?",
        'À ce niveau de bêtise, il faut continuer en vrai. Quel soir ?',
        'À ce rythme, on aura tout raconté avant de se voir. On garde le reste pour un verre ?',
      ],
      flirt: [
        "J'ai envie de continuer cette conversation, mais avec toi en face. Tu es libre quand ?",
        "Je te le dis simplement : j'aimerais te voir. Un verre cette semaine ?",
        "J'aime bien te lire. Je crois que j'aimerais encore plus t'entendre. Un verre ?",
        "Ça fait plusieurs messages que je cherche une excuse pour t'inviter. J'arrête de chercher : un verre ?",
      ],
      original: [
        'Si on devait se voir demain, tu choisirais quoi : un café, un verre ou une longue marche ?',
        "On s'écrit comme des gens qui devraient déjà être assis à la même table. Quel jour ?",
        "On se donne une heure en vrai, sans programme. Je parie qu'on dépasse. Tu es libre quand ?",
      ],
    },
  },
  planning: {
    why: "Dit oui pendant que l'envie est là.",
    lines: {
      humoristique: [
        "Vendu. Je négocie même pas, c'est dire.",
        "Ça me va. J'avais prévu de n'avoir rien prévu, ça tombe bien.",
        "Adopté sans débat, c'est assez rare pour être signalé.",
        "Parfait, j'annule ma soirée à faire semblant d'avoir une soirée.",
      ],
      flirt: [
        "C'est noté. J'ai hâte, et je ne vais même pas faire semblant du contraire.",
        'Ça me va très bien, puisque tu y seras.',
        'Parfait. Je commence à trouver le temps un peu long.',
        "Oui. Et j'aime bien que ça devienne concret.",
      ],
      original: [
        "Ça marche. On se garde une question chacun, à ne poser qu'en face ?",
        "Parfait. Dis-moi juste l'heure qui t'arrange, je m'occupe d'avoir l'air à l'aise.",
        'Ça me va. On se donne une heure, et on voit de combien on dépasse.',
      ],
    },
  },
  number: {
    why: 'Propose de continuer ailleurs, sans insister.',
    lines: {
      humoristique: [
        "On est trop bien pour cette appli. Ton numéro, qu'on déménage ?",
        "Sous quel nom tu m'enregistres ? Choisis bien : [ton numéro]",
        "Je propose une évasion : ton numéro, et on laisse l'appli discuter toute seule.",
        "J'ai déjà trouvé sous quel nom t'enregistrer. Il me manque juste le numéro.",
      ],
      flirt: [
        "Je n'ai pas envie que ça s'arrête à cette appli. Tu me donnes ton numéro ?",
        "J'ai envie que ce soit ton nom qui s'affiche, pas celui d'une appli. Ton numéro ?",
        "Je te laisse le mien, tu m'écris quand tu penses à moi : [ton numéro]",
        "Je peux avoir ton numéro ? J'ai envie de continuer, et pas seulement ce soir.",
      ],
      original: [
        "S'il fallait sauver une seule conversation ici, je vote pour celle-ci. Ton numéro ?",
        "Au fond, on a trouvé ce qu'il y avait à trouver ici. On continue par texto ?",
        "Ça mérite mieux que cette appli. Je te laisse mon numéro et j'attends : [ton numéro]",
      ],
    },
  },
  revive: {
    why: 'Reprend contact sans reproche.',
    lines: {
      humoristique: [
        "Je propose d'oublier le blanc et de reprendre comme si j'avais dit un truc brillant.",
        "On s'est quittés sur un silence digne d'un film d'auteur. Je coupe la scène : ça va, toi ?",
        "J'avoue, ma dernière réplique ne méritait pas un prix. Deuxième essai ?",
        'Notre conversation fait une sieste. Je la réveille doucement ou à la casserole ?',
        "Deux possibilités : tu as disparu en mer, ou tu attendais une meilleure phrase. C'est celle-ci.",
        "Je fais l'inventaire de mes belles conversations inachevées. Tu es en tête de liste.",
      ],
      flirt: [
        "Je reviens sans excuse particulière, juste parce que j'avais envie de te parler.",
        "On avait bien commencé, je trouve. J'ai envie de la suite.",
        "Ça fait un moment, mais tu fais partie des gens à qui j'ai envie de réécrire.",
        "En retombant sur notre conversation, j'ai souri. Tu vas bien ?",
      ],
      original: [
        "Si cette conversation était un film, on en serait à l'entracte. Tu reviens pour la deuxième partie ?",
        'Nouveau départ : dis-moi un truc que tu adores et que presque personne ne comprend.',
        'Question de relance totalement assumée : tu as mangé quoi de bon cette semaine ?',
        'Résume-moi tes derniers jours en un titre de film. Je fais pareil juste après.',
      ],
    },
  },
};

/** Nobody has written yet. */
export const openings: GeneralLines = {
  why: "Part d'un détail de son profil, bien mieux qu'un simple salut.",
  lines: {
    humoristique: [
      "J'hésitais entre un « salut » banal et [un détail de son profil]. C'est vite vu : tu me racontes ?",
      "Ton profil parle de [un détail de son profil], et j'ai au moins trois questions. Je commence par la plus bête ?",
      "Question très sérieuse à propos de [un détail de son profil] : c'est aussi bien que ça en a l'air ?",
    ],
    flirt: [
      "En lisant [un détail de son profil], j'ai eu envie d'en savoir plus. Beaucoup plus.",
      "Ton profil m'a fait sourire, surtout [un détail de son profil]. Tu me racontes ?",
      "J'aime bien [un détail de son profil]. C'est venu comment ?",
    ],
    original: [
      'Si [un détail de son profil] était un titre de film, ce serait une comédie ou un thriller ?',
      'Deux vérités, un mensonge sur [un détail de son profil] : tu commences ?',
      'Sur dix, [un détail de son profil], ça compte combien dans ta vie ?',
    ],
  },
};

/** The match writes another language. */
export const otherLanguage: GeneralLines = {
  why: "La conversation n'est pas en français : la langue devient le sujet.",
  lines: {
    humoristique: [
      'Mon français est meilleur que mes mimes : ça te va si on continue dans cette langue ?',
      'Je peux répondre en français, ou en mime. Tu préfères quoi ?',
      "On tente le français ? J'écris simplement, promis.",
    ],
    flirt: [
      "J'aime bien te lire, même avec un dictionnaire. Tu parles un peu français ?",
      'Tu me réponds en français, et je fais un effort dans ta langue : marché conclu ?',
      "Ta langue a du charme. Tu veux bien m'en apprendre trois mots ?",
    ],
    original: [
      "Pacte : tu m'apprends un mot de ta langue, je t'en apprends un en français. Tu commences ?",
      'Un mot intraduisible de chez toi, ce serait lequel ? Je te réponds avec un mot français.',
      'Et si chacun écrivait dans sa langue ? On verra bien qui ouvre un dictionnaire en premier.',
    ],
  },
};

/** After bad news and a silence. */
export const graveRevivals: GeneralLines = {
  why: 'Prend des nouvelles en douceur, sans rien demander.',
  lines: {
    humoristique: [
      'Je viens aux nouvelles. Tu peux répondre par un simple grognement.',
      'Aucune question piège : je voulais juste savoir comment tu vas.',
      'Petit message sans mission particulière. Réponds quand tu veux, ou pas.',
    ],
    flirt: [
      "J'ai pensé à toi. J'espère que c'est un peu plus doux, ces jours-ci.",
      "Je voulais juste savoir comment tu vas, aujourd'hui.",
      "Pas besoin de me répondre tout de suite. Je pense à toi, c'est tout.",
    ],
    original: [
      'Comment ça va, là, vraiment ? Même en un mot.',
      "Je passe prendre de tes nouvelles, sans rien demander d'autre.",
      'Si tu as envie de parler, ou de penser à autre chose, je suis là.',
    ],
  },
};
