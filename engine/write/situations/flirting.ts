import type { NamedSituation } from './situation.ts';

export const flirting: NamedSituation[] = [
  {
    id: 'compliment-looks',
    objective: 'continue',
    act: 'flirted',
    why: 'Reçoit le compliment avec charme.',
    cues: "t'es belle, t'es beau, mignon*, canon, ton sourire, tes yeux, superbe, magnifique, charmant*, jolie, ta photo, craquant*, robe, tu es belle, vous etes",
    lines: {
      humoristique: [
        "Merci, j'ai rien fait, c'est surtout la lumière et un bon angle.",
        "Merci. Je vais être insupportable jusqu'à mardi, tu l'auras cherché.",
        "Tu peux répéter plus lentement ? C'est pour mon dossier.",
        "Je fais une capture d'écran, c'est pour les jours de pluie.",
      ],
      flirt: [
        'Tu devrais voir en vrai, je souris mieux quand on me regarde.',
        'Attention, je prends les compliments au sérieux. Surtout les tiens.',
        "Dit par toi, ça fait nettement plus d'effet.",
        "Merci. J'avais quelque chose à dire sur toi aussi, mais maintenant j'aurais l'air de copier.",
      ],
      original: [
        "Merci. On te dit quoi à toi, d'habitude, et qu'est-ce que t'aimerais qu'on remarque ?",
        'Ça me touche. Toi, tu sais recevoir un compliment ou tu changes de sujet comme moi ?',
        "Merci. C'est quelle photo, que je comprenne tes goûts ?",
      ],
    },
    examples: { yes: ['Tu as un sourire magnifique'], no: ['Le paysage est magnifique'] },
  },
  {
    id: 'compliment-profile',
    objective: 'continue',
    act: 'flirted',
    why: 'Reçoit le compliment avec charme.',
    cues: "ton profil, ta bio, ta description, bien ecrit, profil m'a fait, m'a fait rire dans",
    lines: {
      humoristique: [
        "C'est le résultat d'un comité de trois amis et de quatorze brouillons.",
        "Merci, j'y ai passé un temps que je n'avouerai jamais.",
        'Tu lis les profils en entier ? Donc vous êtes deux.',
      ],
      flirt: [
        "Merci. Le tien m'a fait rester plus longtemps que prévu, si tu veux tout savoir.",
        "L'original est moins bien cadré, mais il répond aux questions.",
        'Il avait un seul but, et visiblement il est en train de marcher.',
      ],
      original: [
        "Merci. Si je réécrivais le tien à ta place, j'oublierais quoi d'essentiel ?",
        "Et qu'est-ce qui manque dedans, d'après toi ? Pose la question, je complète.",
        "C'est quelle ligne qui a retenu ton attention ? Ça m'intéresse plus que le compliment.",
      ],
    },
    examples: { yes: ["Ton profil m'a fait rire toute seule"], no: ['Mon profil est vide'] },
  },
  {
    id: 'compliment-humour',
    objective: 'continue',
    act: 'flirted',
    why: 'Reçoit le compliment avec charme.',
    cues: "t'es drole, tu me fais rire, tu m'as fait rire, ton humour, j'aime bien parler, agreable de parler, tu ecris bien, ca change",
    lines: {
      humoristique: [
        'Dis-le plus fort, que mes amis entendent.',
        "Merci, j'ai une équipe d'auteurs dans la cuisine. Ils sont épuisés.",
        "Profite, c'est les dix premiers messages. Après j'ai plus de stock.",
      ],
      flirt: [
        "C'est toi qui mets de l'ambiance, moi je fais que suivre.",
        "D'habitude je suis plutôt du côté du public. Pour toi je monte sur scène.",
        'Si ça te plaît par écrit, attends le direct.',
      ],
      original: [
        "C'est facile avec toi, tu renvoies bien la balle. T'as toujours eu cette répartie ?",
        "Ça veut dire qu'on a le même humour bizarre. Il te vient de qui, le tien ?",
        "Merci. C'est quoi ton test pour savoir si quelqu'un est vraiment drôle ?",
      ],
    },
    examples: { yes: ["Tu me fais trop rire, t'es vraiment drôle"], no: ['Le film est drôle'] },
  },
  {
    id: 'compliment-voice',
    objective: 'continue',
    act: 'flirted',
    why: 'Reçoit le compliment avec charme.',
    cues: 'ta voix, voix de radio, vocal, ecoute deux fois, super voix, ton accent, reecoute',
    lines: {
      humoristique: [
        "Ma voix te remercie, elle n'a pas l'habitude qu'on la remarque.",
        'Je vais désormais commenter ma vie à voix haute. Merci pour les voisins.',
        "On m'a plutôt dit « voix de répondeur », jusqu'ici.",
      ],
      flirt: [
        "Tu l'as réécouté ? Je vais devoir en faire un autre, alors.",
        "La tienne, j'aimerais bien l'entendre de plus près.",
        "Attends de l'entendre te dire bonsoir en vrai.",
      ],
      original: [
        "Et toi, tu as la voix de tes messages, ou c'est une surprise ?",
        "Tu m'imaginais comment, avant ? Plus grave, plus aigu, plus sage ?",
        "Donne-moi un texte à lire, je me sens d'attaque. La notice d'un micro-ondes, au moins.",
      ],
    },
    examples: { yes: ["J'ai réécouté ton vocal deux fois, tu as une voix de radio"], no: ["J'écoute la radio"] },
  },
  {
    id: 'flirts',
    objective: 'continue',
    act: 'flirted',
    why: 'Répond au flirt sans se presser.',
    cues: "hmm, tu me plais, j'ai envie de te, dangereux, dangereuse, rougir, embrasser, bisou*, coquin*, sexy, je pense a toi, tu me manques, toi et moi, craquer",
    lines: {
      humoristique: [
        'Je relis ton message en cherchant une réponse digne. Ça va prendre un moment.',
        'Alerte, je viens de sourire bêtement dans un lieu public.',
        "Tu pourrais prévenir, j'ai failli lâcher mon téléphone.",
        'Mon sang-froid vient de démissionner, sans préavis.',
      ],
      flirt: [
        'Dangereux, ça. Redis-le en me regardant, pour voir.',
        'Je te préviens, je réponds toujours à ce genre de provocation.',
        "J'allais rester raisonnable ce soir. Merci de ton aide.",
        'Continue, je fais semblant de résister encore deux messages.',
        'Tu sais très bien ce que tu fais, et tu le fais très bien.',
      ],
      original: [
        "T'as toujours eu cette audace ou c'est l'écran qui aide ?",
        "T'as hésité combien de temps avant d'envoyer ça ? J'espère pas trop.",
        "J'aime bien qu'on le dise franchement. T'oserais pareil, en face, à une table ?",
      ],
    },
    examples: { yes: ['Tu me fais rougir, arrête ou je craque'], no: ['Le mur est rouge'] },
  },
  {
    id: 'likes-me',
    objective: 'continue',
    act: 'flirted',
    why: "Dit que c'est réciproque.",
    cues: "tu me plais, j'aime bien te parler, j'aime bien nos, content* de, je souris quand, tu me fais sourire, j'avais envie de te parler, c'etait chouette",
    lines: {
      humoristique: [
        'Je reste très calme. Ne prête pas attention au bruit de chaise.',
        "Tu peux me le mettre par écrit ? Ah, c'est déjà fait. Parfait.",
        "T'as bon goût, je me permets de le dire en toute objectivité.",
      ],
      flirt: [
        'Ça tombe vraiment bien, je cherchais comment te le dire.',
        'Et tu dis ça comme ça, sans prévenir, un jour normal.',
        "C'est réciproque. Voilà, j'ai rien de plus malin à ajouter.",
        'Moi aussi. On fait quoi de cette information ?',
      ],
      original: [
        "C'est rare qu'on le dise simplement. Ça me plaît presque autant que le message.",
        "Merci de le dire sans détour. Qu'est-ce qui a fait pencher la balance ?",
        "À quel moment tu l'as su ? J'ai le mien aussi.",
      ],
    },
    examples: { yes: ["J'aime vraiment bien parler avec toi, tu me plais"], no: ['Ce livre me plaît'] },
  },
  {
    id: 'teases',
    objective: 'continue',
    act: 'teased',
    why: 'Joue le jeu de la taquinerie.',
    cues: "mouais, c'est ca oui, bien sur, tu parles, avoue, t'es pas credible, petit joueur, petite joueuse, tricheur, tricheuse, t'as pas l'air, tu te defiles, facile, jaloux, jalouse, on verra, ca se voit, je note, t'es du genre, traitre, tu te moques",
    lines: {
      humoristique: [
        'Je demande un arbitrage vidéo.',
        "Gratuit, précis, un peu cruel. J'aime beaucoup.",
        'Aïe. Touché, mais avec style.',
        "C'est noté dans un carnet. Il y a une page à ton nom maintenant.",
        'Aïe. Je vais aller pleurer avec élégance et je reviens.',
      ],
      flirt: [
        'Méfie-toi, chez moi la vengeance passe par les compliments.',
        'Continue comme ça et je vais finir par y prendre goût.',
        "Tu taquines comme quelqu'un à qui je plais. Je me trompe ?",
        'Tu me paieras ça un jour, en face, avec le sourire.',
      ],
      original: [
        'Très bien. Et toi, sur quoi on te charrie toujours ?',
        "Je te laisse ce point. T'as grandi avec des frères et sœurs, non ? Ça s'entend.",
        'Ok, bien vu. Et toi, sur quoi on te charrie toujours ?',
        "T'es comme ça avec tout le monde ou j'ai droit à un traitement de faveur ?",
      ],
    },
    examples: { yes: ['Mouais, petit joueur, avoue que tu as triché'], no: ['Je joue au foot'] },
  },
  {
    id: 'silly-you',
    objective: 'continue',
    act: 'teased',
    why: 'Assume avec le sourire.',
    cues: "t'es bete, t'es con, n'importe quoi toi, idiot*, espece de, mdr t'es, pfff",
    lines: {
      humoristique: [
        "Oui, mais avec beaucoup d'application.",
        "C'est mon deuxième prénom, le premier est pire.",
        'Et encore, là je me retiens, on se connaît à peine.',
      ],
      flirt: [
        "T'as dit ça avec le sourire, je l'ai entendu d'ici.",
        'Bête, mais tu réponds encore. On tient quelque chose.',
        "C'est exactement ce qu'on dit juste avant de s'attacher.",
      ],
      original: [
        "Et la chose la plus bête qui te fasse rire, toi ? J'exige un niveau comparable.",
        "Ça m'arrive surtout quand je me sens bien avec quelqu'un. Toi, ça donne quoi ?",
        "T'as un humour qui tient debout ou toi aussi tu ris à des trucs indéfendables ?",
      ],
    },
    examples: { yes: ["T'es bête mdr"], no: ['Cette bête est énorme'] },
  },
  {
    id: 'copy-paste',
    objective: 'continue',
    act: 'teased',
    why: 'Rassure avec humour.',
    cues: 'copier-coller, tu dis ca a tout le monde, tu dis ca a toutes, phrase toute faite',
    lines: {
      humoristique: [
        'Le copier-coller aurait moins de fautes, crois-moi.',
        "Bien sûr, j'ai une imprimante et un stagiaire pour ça.",
        "Si c'était une phrase toute faite, je l'aurais choisie meilleure.",
      ],
      flirt: [
        "Non, à toi je relis avant d'envoyer. C'est un traitement rare.",
        "Pose-moi une question piège, je t'improvise une preuve.",
        "Tu crois vraiment que j'ai de l'énergie pour faire ça deux fois ?",
      ],
      original: [
        "Méfiance saine. On t'a souvent fait le coup ?",
        "Qu'est-ce qui te ferait sentir que c'est pour toi ? Vraie question.",
        'Je comprends le doute, ici. Donne-moi un sujet que personne te propose jamais.',
      ],
    },
    examples: { yes: ["Tu dis ça à toutes les filles, c'est du copier-coller"], no: ["J'ai copié la recette"] },
  },
  {
    id: 'fake',
    objective: 'continue',
    act: 'teased',
    why: 'Rassure avec humour.',
    cues: "faux profil, robot, bot, brouteur, t'es reel*, prouve que t'existes",
    lines: {
      humoristique: [
        'Un faux profil aurait choisi de bien meilleures photos.',
        'Un robot aurait une meilleure hygiène de sommeil.',
        "J'ai réussi le test des feux rouges sur les images. De justesse.",
      ],
      flirt: [
        "La seule preuve fiable, c'est de vérifier autour d'un verre.",
        'Je suis bien une vraie personne, et légèrement sous ton charme, si ça aide.',
        "On peut s'appeler deux minutes, si ça te rassure. Ce serait même avec plaisir.",
      ],
      original: [
        "Bonne prudence. Qu'est-ce qui te rassurerait, un appel, un vocal ?",
        "Demande-moi un truc qu'aucun faux profil saurait répondre.",
        "T'as déjà eu affaire à un faux ? À quoi tu l'as vu ?",
      ],
    },
    examples: { yes: ["T'es un robot ou un vrai profil ?"], no: ["J'ai un robot de cuisine"] },
  },
  {
    id: 'shy',
    objective: 'continue',
    act: 'confided',
    why: "Met à l'aise.",
    cues: "timide, j'ose pas, intimid*, rougi*, pas l'habitude",
    lines: {
      humoristique: [
        'On fait un pacte : le premier silence gênant gagne un point.',
        "Les timides devraient avoir une réduction ici, vu l'effort fourni.",
        "T'inquiète, je parle assez pour deux quand je panique.",
        "Timide, mais tu l'avoues à quelqu'un que tu connais à peine. C'est du culot.",
      ],
      flirt: [
        'La timidité, moi je trouve ça plutôt dangereux pour mon calme.',
        "J'ai la patience d'un chat devant une porte. Prends ton temps.",
        "On m'a dit que derrière les timides il y a souvent le plus beau. J'attends de voir.",
      ],
      original: [
        "T'es timide au début ou timide sur certains sujets ? C'est pas la même espèce.",
        "Avec qui t'es plus du tout timide ? Raconte-moi cette version-là.",
        'Pas de pression ici. Je pose une question facile et tu réponds quand tu veux, ça te va ?',
      ],
    },
    examples: { yes: ["Je suis timide, j'ose pas trop"], no: ["J'ose tout"] },
  },
  {
    id: 'self-deprecates',
    objective: 'continue',
    act: 'confided',
    why: 'Contredit gentiment.',
    cues: "je suis moche, banal*, pas terrible en photo, rien d'extraordinaire, pas interessant*, ordinaire",
    lines: {
      humoristique: [
        'Tu te vends très mal. Heureusement que je sais lire entre les lignes.',
        "Objection. La défense a vu ton profil et n'est pas d'accord.",
        "Si c'est ça être banal, je veux bien un abonnement.",
      ],
      flirt: [
        "De l'endroit où je te lis, c'est pas du tout ce que je vois.",
        'Je te laisse le penser, mais je garde le droit de te prouver le contraire.',
        "Arrête, j'ai passé un temps suspect sur tes photos.",
      ],
      original: [
        "On est souvent son pire attaché de presse. Dis-moi une fierté que t'as gardée pour toi.",
        "J'ai pas eu cette impression une seule seconde. Ça te vient d'où ?",
        "Et la personne qui t'aime le plus, elle dirait quoi à ta place ?",
      ],
    },
    examples: { yes: ["Je suis pas terrible en photo, je suis quelqu'un de banal"], no: ['La photo est belle'] },
  },
  {
    id: 'dealbreaker',
    objective: 'continue',
    act: 'teased',
    why: 'Prend le critère avec le sourire.',
    cues: 'redhibitoire, eliminatoire, critere, ca te fait peur, ca te poserait un probleme, je prefere le dire, tant que tu',
    lines: {
      humoristique: [
        'Et il y a une session de rattrapage, au cas où ?',
        'Laisse-moi relire mon contrat, je crois que je passe de justesse.',
        'Critère sévère mais juste. Je demande quand même un recours.',
      ],
      flirt: [
        'Et si je coche tout, il se passe quoi exactement ?',
        "Pour l'instant je coche. Tu devrais commencer à t'inquiéter.",
        "J'aime bien les gens qui savent ce qu'ils veulent. Continue la liste.",
      ],
      original: [
        "Il y a une histoire derrière ce critère, non ? On l'invente pas par hasard.",
        "T'as déjà fait une exception ? Et t'as regretté ?",
        "Compris. Et à l'inverse, c'est quoi le petit détail qui te fait tout pardonner ?",
      ],
    },
    examples: { yes: ["Si tu fumes c'est rédhibitoire"], no: ['La fumée sort du toit'] },
  },
];
