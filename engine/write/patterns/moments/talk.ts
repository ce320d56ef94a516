import type { Moment } from '../../moment.ts';

/** The talk itself: laughs, thanks, excuses, small answers, nerves, the day after. */
export const talk: Moment[] = [
  {
    id: 'laugh-hard',
    cue: /\b(?:je (?:pleure|suis (?:mort|morte|pliee?|decedee?|par terre))|tu m'as (?:tuee?|achevee?)|j'en peux plus|jpp|explosee? de rire|fou rire|xptdr|ptdr|je meurs|mort de rire|morte de rire)\b/,
    unless: /\b(?:fatigue|boulot|chaleur|faim|froid|creve|taf|travail|stress)\b/,
    weight: 3,
    react: ['Mission accomplie.', 'Victoire.', 'Voilà, je peux aller me coucher en paix.', 'Celle-là, je la garde.'],
    ask: {
      humoristique: [
        'Et encore, je garde le meilleur pour plus tard.',
        'Je n’ai absolument pas préparé la suite, par contre.',
        'Tu peux respirer, la prochaine arrive dans cinq minutes.',
      ],
      flirt: [
        'J’aimerais bien entendre ce rire en vrai.',
        'Te faire rire, je pourrais y prendre goût.',
        'Ça me fait vraiment plaisir, tu sais.',
      ],
      original: [
        'À toi maintenant : ta pire honte ?',
        'Ton dernier fou rire avant celui-là, c’était quand ?',
        'Je veux une anecdote en échange, c’est la règle.',
      ],
    },
    invites: [
      'La version complète se raconte autour d’un verre. Cette semaine ?',
      'Imagine avec les gestes. On se prend un verre cette semaine ?',
    ],
  },
  {
    id: 'laugh',
    acts: ['laugh'],
    weight: 1,
    react: ['Je prends ce rire.', 'Ça, c’était le but.', 'Ça me fait plaisir de te faire rire.'],
    ask: {
      humoristique: [
        'Je note que le public est réceptif.',
        'Attention, je vais finir par me croire drôle.',
        'Et c’était la version courte.',
      ],
      flirt: [
        'J’aime bien quand tu ris.',
        'Ça donne envie d’entendre ce rire en vrai.',
        'Et toi, raconte-moi un truc qui t’a fait rire.',
      ],
      original: [
        'À ton tour, une anecdote que tu n’assumes pas ?',
        'C’est quoi la dernière chose qui t’a fait rire comme ça ?',
        'Bon, et toi, ta plus belle boulette ?',
      ],
    },
  },
  {
    id: 'thanks',
    acts: ['thanks'],
    unless: /\bnon merci\b/,
    weight: 1,
    react: ['Avec plaisir.', 'De rien, c’est sincère.', 'C’est normal.', 'Tout le plaisir est pour moi.'],
    ask: {
      humoristique: ['La facture suivra.', 'Tu me revaudras ça en chocolat.'],
      flirt: ['Tu le mérites bien.', 'C’était facile à dire.'],
      original: ['Et sinon, comment se passe ta journée ?', 'Raconte-moi plutôt ce que tu fais de beau.'],
    },
  },
  {
    id: 'late-answer',
    acts: ['delay_excuse'],
    react: [
      'Pas de souci, ça arrive.',
      'Aucun problème, je n’avais pas lancé les recherches.',
      'T’inquiète, c’est tout pardonné.',
      'Pas de stress, ça me fait plaisir de te lire.',
    ],
    ask: {
      humoristique: [
        'J’avais juste commencé à parler à ma plante.',
        'Tu es en vie, c’est l’essentiel.',
        'Ça te coûtera une anecdote.',
      ],
      flirt: [
        'Ça fait plaisir de te lire.',
        'Tu arrives au bon moment.',
        'Je commençais à me demander quand j’aurais de tes nouvelles.',
      ],
      original: [
        'Raconte, c’était quoi le plus gros morceau de cette semaine ?',
        'Et là, tu souffles enfin un peu ?',
        'Tu as survécu, donc. Comment tu te sens ?',
      ],
    },
    invites: ['Pour décompresser, je propose un verre en fin de semaine. Ça te dirait ?'],
  },
  {
    id: 'good-night',
    cue: /\b(?:bonne nuit|(?:je vais|je file|je pars|je vais aller|allez) (?:me coucher|dormir|au lit|dodo)|je file\b|a (?:demain|plus|tout a l'heure|bientot)|bonne soiree|bonne journee|je (?:te|vous) laisse|faut que j'y aille|je dois (?:y aller|filer|te laisser))\b/,
    unless: /\bpour toujours|bonne continuation\b/,
    weight: 1,
    ofUser: true,
    react: ['Ça marche, file.', 'Merci pour la conversation.', 'Vas-y, on reprend bientôt.'],
    ask: {
      humoristique: [
        'On reprend là où on en était, je corne la page.',
        'Pas de bêtises d’ici là, ou alors tu me racontes.',
      ],
      flirt: ['Ça m’a fait plaisir de te parler, à très vite.', 'Je garde mon sourire pour demain. À très vite.'],
      original: ['Demain, c’est toi qui poses la première question.', 'La suite au prochain épisode.'],
    },
    says: {
      humoristique: [
        'Ça marche ! Je corne la page, on reprend là où on en était.',
        'Ok, file ! Interdiction de rêver de boulot.',
      ],
      flirt: ['À très vite, ça m’a fait plaisir de te parler.', 'Repose-toi bien, j’ai hâte de la suite.'],
      original: [
        'Ça marche, à très vite. La prochaine question est pour toi.',
        'Bonne suite à toi, et garde-moi une anecdote.',
      ],
    },
  },
  {
    id: 'tell-me',
    cue: /\b(?:raconte(?:[- ]moi)?|dis[- ]m'en (?:plus|un peu plus)|dis[- ]moi (?:tout|en plus)|je veux (?:tout )?(?:savoir|les details|la suite)|(?:je|j') ?(?:t')?ecoute|je suis (?:tout ouie|curieu\w+|intriguee?)|explique|developpe|vas[- ]y|balance)\b/,
    ofUser: true,
    weight: 2,
    unless: /\b(?:je te raconte\w*|raconterai)\b/,
    react: ['Tu l’auras voulu.', 'Ok, installe-toi.', 'Bon, je me lance.', 'Je te préviens, ça vaut le détour.'],
    ask: {
      humoristique: [
        'En version courte : [ton histoire]. La version longue est interdite aux âmes sensibles.',
        'Alors, [ton histoire]. Tu as le droit de rire.',
      ],
      flirt: [
        '[Ton histoire]. Je ne raconte pas ça à tout le monde.',
        'Alors voilà : [ton histoire]. Tu me diras ce que tu en penses ?',
      ],
      original: [
        'Tout commence par [le début de ton histoire]. Tu devines la suite ?',
        '[Ton histoire], et ce n’est que le début.',
      ],
    },
    invites: [
      'Mais ça se raconte mieux de vive voix. On va boire un verre cette semaine ?',
      'Sauf que ça demande des gestes. Un verre cette semaine ?',
    ],
  },
  {
    id: 'agreement',
    cue: /^(?:(?:ah|oh|mdr|haha\w*|mais|oui|ouais) ,? ?)*(?:grave|carrement|tellement|exactement|clairement|trop vrai|c'est clair|pareil|tout a fait|j'avoue|totalement|on est d'accord|je valide|bien vu|pas faux|c'est pas faux|tellement vrai)\b/,
    weight: 1,
    react: [
      'On est donc d’accord.',
      'Ça fait plaisir de tomber d’accord.',
      'Je savais qu’on allait s’entendre.',
      'Enfin quelqu’un de raisonnable.',
    ],
    ask: {
      humoristique: [
        'C’est suspect, il faut vite trouver un sujet de dispute.',
        'Si on est d’accord sur tout, on va s’ennuyer.',
      ],
      flirt: ['Ça commence à faire beaucoup de points communs.', 'J’aime bien qu’on se comprenne aussi vite.'],
      original: [
        'Et sur quoi on ne serait pas d’accord, à ton avis ?',
        'Dis-moi un truc sur lequel personne n’est jamais d’accord avec toi.',
      ],
    },
    invites: ['Autant d’accord, ça mérite un verre. Cette semaine ?'],
  },
  {
    id: 'surprise',
    cue: /^(?:(?:ah|oh|attends?|mais|mdr|haha\w*) ,? ?)*(?:noo*n|quoi|serieux|ah bon|wow|waouh|incroyable|pas possible|c'est pas vrai|omg|whaou|dingue|enorme|trop bien|trop cool|stylee?|trop fort|j'adore)[ !.]*$/,
    ofUser: true,
    weight: 1,
    react: ['Eh oui.', 'Je te jure.', 'Parole.', 'Je savais que ça te plairait.'],
    ask: {
      humoristique: ['J’ai même des témoins, au besoin.', 'Et encore, tu n’as pas eu la version longue.'],
      flirt: ['Ça me plaît que ça te plaise.', 'J’ai d’autres surprises en réserve, si tu restes un peu.'],
      original: ['Et toi, ce que personne ne croit quand tu le racontes ?', 'À ton tour de me surprendre.'],
    },
    invites: ['Je te raconte le reste autour d’un verre ? Cette semaine, ça t’irait ?'],
  },
  {
    id: 'promise',
    cue: /\b(?:tu me (?:diras|raconteras|donneras des nouvelles|tiens au courant|redis)|je te (?:dirai|raconterai|tiens au courant|redis|ferai signe)|promis)\b/,
    ofUser: true,
    weight: 1,
    react: ['Promis.', 'C’est noté.', 'Ça marche.', 'Je te fais un retour complet.'],
    ask: {
      humoristique: ['Avec rapport détaillé et notes de bas de page.', 'Je ne plaisante pas avec ces engagements.'],
      flirt: ['Ça me donne une bonne excuse pour te réécrire.', 'J’ai déjà hâte de t’en parler.'],
      original: ['Et de ton côté, quoi de prévu d’ici là ?', 'En attendant, raconte-moi ta journée.'],
    },
    invites: ['Je te raconte ça autour d’un verre ? Cette semaine, ça te dirait ?'],
  },
  {
    id: 'after-date',
    cue: /\b(?:c'etait (?:\w+ ){0,2}(?:chouette|super|top|genial|bien|cool|parfait|agreable)[^a-z]*(?:hier|ce soir|avec toi|de (?:te|s'etre) (?:voir|vus?|rencontrer)|cet? (?:apres-midi|aprem))|(?:j'ai|on a) passe (?:un |une )?(?:\w+ ){0,3}(?:moment|soiree|aprem|apres-midi)|merci (?:encore )?pour (?:hier|ce soir|la soiree|ce moment|le verre|cet? (?:aprem|apres-midi))|(?:envie|hate) de te revoir|bien rentree?)\b/,
    ofUser: true,
    unless: /\b(?:avec (?:mes|ma|mon|des|une|un)|en famille|entre (?:potes|amis|copines|filles))\b/,
    weight: 3,
    react: ['Moi aussi, j’ai passé un super moment.', 'J’en souris encore.', 'C’était vraiment bien, merci à toi.'],
    ask: {
      humoristique: [
        'On a quand même battu un record de bavardage.',
        'Je te rappelle qu’il reste des sujets non traités.',
      ],
      flirt: ['J’ai très envie de te revoir.', 'J’y ai pensé sur tout le trajet du retour. On remet ça ?'],
      original: ['Ton moment préféré, c’était lequel ?', 'Si c’était à refaire, tu changerais quoi ?'],
    },
    invites: ['On remet ça bientôt ? Je suis libre [ton jour].', 'J’aimerais te revoir. Cette semaine, ça t’irait ?'],
  },
  {
    id: 'nervous-about-meeting',
    cue: /\b(?:j'ai (?:un peu |trop )?(?:le trac|peur d'etre (?:decue?|nulle?|stressee?)|la pression)|je (?:suis|serai) (?:un peu |trop |super )?(?:stressee?|intimidee?|timide|nerveu\w+)(?= .*(?:voir|rencontrer|toi|date|rendez-vous|verre|premier)))/,
    ofUser: true,
    weight: 3,
    react: [
      'C’est normal, et c’est plutôt mignon.',
      'On sera deux, alors.',
      'Pas de pression, vraiment.',
      'Ça me rassure que tu le dises.',
    ],
    ask: {
      humoristique: [
        'Au pire, on parle de la météo et on rentre.',
        'Si ça tourne mal, on fait semblant de recevoir un appel.',
      ],
      flirt: ['J’ai surtout hâte de te rencontrer, le reste viendra tout seul.', 'On ira à ton rythme.'],
      original: [
        'Qu’est-ce qui te mettrait à l’aise : un café rapide, ou une balade ?',
        'On peut faire court pour commencer, une heure et on voit ?',
      ],
    },
    invites: ['On fait simple : un café, une heure, zéro pression. Quel jour te va ?'],
  },
  {
    id: 'long-message',
    cue: /\b(?:je (?:parle|ecris|bavarde) (?:beaucoup |bien )?trop|desolee? (?:pour le|du) (?:pave|roman|long)|je m'emballe|je raconte (?:ma vie|n'importe quoi)|je (?:suis )?(?:trop )?(?:bavarde?)|long message)\b/,
    weight: 1,
    react: [
      'Ne t’excuse pas, j’ai tout lu avec plaisir.',
      'Au contraire, continue.',
      'C’est exactement ce que j’aime lire.',
    ],
    ask: {
      humoristique: ['J’ai même pris des notes.', 'Le tome deux sort quand ?'],
      flirt: ['J’aime bien t’écouter.', 'On sent que ça te tient à cœur, et ça me plaît.'],
      original: [
        'Il y a un passage que je veux en version longue : comment ça a commencé ?',
        'Et ce que tu n’as pas osé écrire ?',
      ],
    },
  },
  {
    id: 'no-idea',
    cue: /\b(?:je sais (?:pas|plus) (?:trop )?quoi (?:dire|repondre|te dire|raconter)|aucune idee|j'ai pas d'idee|je suis nulle? (?:en|pour) (?:discu\w*|parler|ca|les? conversations?)|pas (?:tres |trop )?inspiree?)\b/,
    react: ['Pas grave, on va y arriver.', 'Pas de pression, ça vient tout seul.', 'On a le droit de sécher.'],
    ask: {
      humoristique: [
        'Je t’aide : raclette ou plage ?',
        'On peut toujours parler de la météo, il paraît que ça marche.',
      ],
      flirt: [
        'Commence par me dire ce qui t’a fait sourire aujourd’hui.',
        'Dis-moi juste comment s’est passée ta journée.',
      ],
      original: [
        'Question facile : ta dernière photo, elle montre quoi ?',
        'Ton dernier achat inutile, c’était quoi ?',
      ],
    },
  },
  {
    id: 'where-were-you',
    cue: /\b(?:t'es (?:toujours )?(?:la|vivante?|mort|morte)|tu (?:reponds|parles) plus|t'as disparu|tu m'as oubliee?|t'es ou|un revenant|une revenante|tiens (?:donc )?(?:un|une) revenant|(?:ca fait|y a) longtemps)\b/,
    ofUser: true,
    weight: 2,
    react: [
      'Pardon, je me suis fait attendre.',
      'Je plaide coupable pour le silence.',
      'Toutes mes excuses, je reviens à la surface.',
    ],
    ask: {
      humoristique: [
        '[Ta raison]. J’accepte la sentence.',
        'Je n’ai pas d’excuse valable, mais j’ai de la bonne volonté.',
      ],
      flirt: [
        '[Ta raison], mais je pensais à te répondre. Comment tu vas ?',
        'Tu m’as manqué un peu, quand même. Quoi de neuf ?',
      ],
      original: ['[Ta raison]. Je rattrape : raconte-moi ta semaine ?', 'Je te dois une anecdote : [ton anecdote].'],
    },
  },
  {
    id: 'good-wishes',
    cue: /\b(?:bon(?:ne)? (?:courage|chance|appetit|anniversaire|fete|annee|route|voyage|vacances|reprise|match|concert|film)|joyeux (?:noel|anniversaire)|joyeuses fetes|amuse[- ]toi|profite bien|remets[- ]toi bien|repose[- ]toi)\b/,
    ofUser: true,
    unless: /\bet (?:toi|a toi)\b.*\?/,
    weight: 1,
    react: ['Merci, c’est adorable !', 'Merci beaucoup !', 'Merci, ça me touche.'],
    ask: {
      humoristique: ['Je te fais un rapport à la fin.', 'J’y vais avec ton soutien moral, ça change tout.'],
      flirt: ['C’est encore mieux quand ça vient de toi.', 'Je penserai à toi.'],
      original: ['Et toi, quoi de beau de ton côté ?', 'Et pour toi, qu’est-ce que je souhaite ?'],
    },
  },
  {
    id: 'maybe',
    cue: /^(?:\w+ ,? ?){0,2}(?:peut-etre|on verra|pourquoi pas|a voir|ca depend|faut voir|qui sait)\b[^a-z]*(?:\w+ ?){0,3}$/,
    weight: 1,
    react: ['J’aime bien ce suspense.', 'Je prends ça pour un bon début.', 'Prends ton temps.'],
    ask: {
      humoristique: [
        'Ton oui a l’air timide, je ne vais pas le brusquer.',
        'Je mets ça dans la colonne des presque oui.',
      ],
      flirt: ['Tu me diras quand tu sauras, sans pression.', 'J’attends la suite avec le sourire.'],
      original: [
        'Et de quoi ça dépend, à ton avis ?',
        'En attendant, parle-moi d’autre chose : ta semaine, c’était comment ?',
      ],
    },
  },
  {
    id: 'greeting',
    acts: ['greeting'],
    unless: /\w+(?: \w+){5,}/,
    weight: 1,
    react: ['Salut !', 'Hello !', 'Coucou !'],
    ask: {
      humoristique: [
        'J’avais préparé une entrée fracassante, mais « salut » fera l’affaire. Comment tu vas ?',
        'Bon, on saute la météo : c’est quoi le truc le plus drôle de ta semaine ?',
      ],
      flirt: [
        'Ça me fait plaisir qu’on ait matché. Dis-moi, [un détail de son profil], ça vient d’où ?',
        'Ton profil m’a donné envie d’en savoir plus, surtout [un détail de son profil].',
      ],
      original: [
        'On se présente avec une chose inutile mais vraie ? La mienne : [ton détail].',
        'Deux vérités, un mensonge : [les tiens]. À toi de deviner.',
      ],
    },
  },
  {
    id: 'dry',
    acts: ['dry'],
    weight: 1,
    react: ['Réponse courte, j’aime le mystère.', 'Ok, je vois qu’on économise les mots.', 'D’accord, je relance.'],
    ask: {
      humoristique: [
        'Alors, question qui réveille : ta pire honte en public ?',
        'Choisis un sujet, je m’adapte à tout sauf à la fiscalité.',
      ],
      flirt: [
        'Dis-moi plutôt ce qui te ferait plaisir ce week-end.',
        'J’ai envie de te connaître un peu mieux : qu’est-ce qui te rend vraiment {m:heureux|heureuse|de bonne humeur} ?',
      ],
      original: [
        'Si tu pouvais être ailleurs là, maintenant, tu serais où ?',
        'Ta chanson du moment, celle que tu remets en boucle ?',
      ],
    },
  },
  {
    id: 'emoji-only',
    acts: ['emoji_only'],
    weight: 1,
    react: ['Un emoji qui en dit long.', 'Je traduis comme je peux.', 'Message reçu.'],
    ask: {
      humoristique: ['Tu peux sous-titrer, pour qu’on soit d’accord ?', 'Je l’interprète en ma faveur, évidemment.'],
      flirt: ['Je préfère quand même tes mots.', 'Dis-moi ce qu’il y a derrière.'],
      original: ['Ta journée en trois emoji, ce serait lesquels ?', 'En toutes lettres, ça donne quoi ?'],
    },
  },
  {
    id: 'guess',
    cue: /\b(?:devine|a toi de deviner|deux verites|2 verites|vrai ou faux)\b/,
    ofUser: true,
    weight: 3,
    react: ['Oh, un piège, j’adore.', 'Très bien, je me lance.', 'Je réfléchis, et je mise gros.'],
    ask: {
      humoristique: [
        'Je parie sur [ton choix], et je refuse d’en dire plus sans mon avocat.',
        'Ma mise : [ton choix]. Si je gagne, je veux une récompense.',
      ],
      flirt: [
        'Je dirais [ton choix], à ton sourire que je devine.',
        '[Ton choix]. Si j’ai bon, tu me racontes l’histoire en entier ?',
      ],
      original: [
        '[Ton choix], parce que c’est trop beau pour être faux.',
        'Mon instinct dit [ton choix]. À moi ensuite, prépare-toi.',
      ],
    },
    invites: ['Je dirais [ton choix]. Et on vérifie autour d’un verre, cette semaine ?'],
  },
  {
    id: 'your-turn',
    cue: /\b(?:a toi (?:maintenant|de jouer|l'honneur)|a ton tour|fais mieux|c'est ton tour|ton tour)\b/,
    ofUser: true,
    weight: 3,
    react: ['Difficile de passer après ça.', 'La barre est très haute.', 'Je ne fais pas le poids, mais j’essaie.'],
    ask: {
      humoristique: [
        '[Ton histoire]. Pas de moquerie, merci.',
        'Alors voilà : [ton histoire]. Tu as le droit de rire.',
      ],
      flirt: [
        '[Ton histoire]. Et je ne raconte pas ça à n’importe qui.',
        '[Ton histoire]. J’espère au moins un sourire.',
      ],
      original: [
        '[Ton histoire]. Tu me mets combien sur dix ?',
        '[Ton histoire], et toute ressemblance est volontaire.',
      ],
    },
    invites: ['Je te raconte la mienne autour d’un verre ? Cette semaine, ça t’irait ?'],
  },
  {
    id: 'mock-role',
    cue: /\b(?:cher monsieur|chere madame|inspect(?:eur|rice)|commissaire|votre honneur|votre majeste|maitre|mon capitaine|capitaine|docteur|service (?:client|reclamations)|guichet|veuillez|agent (?:secret|\d+)|la cour|objection|temoin|soldat|chef d'etat)\b/,
    ofUser: true,
    weight: 2,
    react: [
      'L’affaire est grave, en effet.',
      'Je transmets immédiatement à qui de droit.',
      'Bien reçu, à vos ordres.',
      'Le dossier est entre de bonnes mains.',
    ],
    ask: {
      humoristique: [
        'Je réclame des renforts et un café.',
        'Mes meilleurs agents sont sur le coup, ils font la sieste.',
        'Nous allons devoir procéder à une reconstitution.',
      ],
      flirt: [
        'Et puis-je avoir vos coordonnées, pour les besoins de l’enquête ?',
        'Vous avez le droit de garder le silence, mais ce serait dommage.',
        'Je mène cette mission avec beaucoup trop de plaisir.',
      ],
      original: [
        'Une dernière question avant de classer l’affaire : quel est votre alibi ?',
        'On dit que la suite de l’enquête mène à une terrasse.',
        'Je propose un complice : vous.',
      ],
    },
    invites: ['La suite de l’enquête se fera autour d’un verre. Quel soir ?'],
  },
];
