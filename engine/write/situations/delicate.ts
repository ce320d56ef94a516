import type { NamedSituation } from './situation.ts';

export const delicate: NamedSituation[] = [
  {
    id: 'grief',
    objective: 'continue',
    act: 'hard',
    why: "L'empathie d'abord : ce n'est pas le moment de plaisanter.",
    cues: 'mort, morte, decede*, deces, enterre*, enterrement, obseques, parti dimanche, nous a quittes, deuil, perdu mon pere, perdu ma mere, soins palliatifs, cercueil, veillee',
    lines: {
      humoristique: [
        "Pas de blague aujourd'hui. Je t'écoute, vraiment, si t'as envie de parler.",
        "Je n'ai que des mots maladroits, alors je te dis juste que je pense à toi.",
        "Prends tout le temps qu'il faut. Ici, rien ne presse.",
      ],
      flirt: [
        "Pas besoin d'être de bonne compagnie avec moi. Je suis là, à ton rythme.",
        'Je pense fort à toi. Prends soin de toi, et prends ton temps.',
        'Je te serrerais bien fort dans mes bras, là. Prends soin de toi.',
      ],
      original: [
        "Toutes mes pensées pour toi. Tu peux répondre dans trois jours ou jamais, c'est ok.",
        "Je suis de tout cœur avec toi. Tu veux m'en parler un peu, ou pas du tout ?",
        "Merci de me l'avoir dit. Si tu veux me raconter qui c'était, je lirai tout.",
        "Ça doit être très dur. T'as du monde autour de toi en ce moment ?",
        "Il n'y a pas de bon mot pour ça. Je pense à toi, sincèrement.",
      ],
    },
    examples: { yes: ['Mon père est mort mardi'], no: ['Je suis mort de rire'] },
  },
  {
    id: 'ill-relative',
    objective: 'continue',
    act: 'hard',
    why: "L'empathie d'abord : ce n'est pas le moment de plaisanter.",
    cues: 'hopital, hospitalis*, medecins, irm, au bloc, coma, chimio, oncologue, avc, cancer, reanimation, opere*, maladie, alzheimer, residence, ehpad voir, scanner, tumeur, mes parents malade*, urgences',
    lines: {
      humoristique: [
        "Là, je n'ai pas envie de faire le clown. Comment tu tiens, toi ?",
        'Pas de grande phrase. Je pense à vous, et je suis là.',
        'Réponds quand tu peux, ou pas du tout. Je reste dans le coin.',
        "Là j'ai pas envie de faire le clown. Comment tu tiens, toi ?",
      ],
      flirt: [
        "Je t'envoie tout ce qui passe à travers un écran. Prends soin de toi aussi.",
        'Occupe-toi des tiens, et un peu de toi aussi. Je bouge pas.',
        "J'aimerais pouvoir te tenir la main deux minutes. Courage.",
      ],
      original: [
        "Je suis avec toi, même de loin. Comment ça se passe aujourd'hui ?",
        'Merci de me le confier. Tu préfères en parler ou penser à autre chose ?',
        "Et toi dans tout ça, t'arrives à dormir, à manger un peu ?",
        "J'espère très fort que ça va aller. Tu as de quoi souffler de temps en temps ?",
        'Réponds quand tu peux, aucune urgence ici. Je pense à vous.',
      ],
    },
    examples: { yes: ["Ma mère est à l'hôpital, ils arrêtent la chimio"], no: ["L'hôpital est à côté"] },
  },
  {
    id: 'own-health',
    objective: 'continue',
    act: 'hard',
    why: 'Remercie de la confiance, sans dramatiser.',
    cues: 'sclerose, cancer, remission, chimio, burn-out, burnout, lymphome, traitement, diagnostic, handicap*, fauteuil, depression, epilep*, diabete, maladie chronique, biopsie, anxieux, therapie, mammographie',
    lines: {
      humoristique: [
        'Ok, je range les vannes deux minutes. Comment tu te sens, pour de vrai ?',
        'Merci de me le dire. Je ne vais pas changer de ton, promis, tu me plais comme ça.',
        "Bien reçu. J'ai deux questions bêtes, mais elles attendront.",
      ],
      flirt: [
        'Je suis là les bons jours et les moins bons, si tu veux bien.',
        "Merci de me faire assez confiance pour le dire. Ça change rien à l'envie de te connaître.",
        "Prends soin de toi, j'y tiens. Le reste peut attendre.",
      ],
      original: [
        "Je sais pas quoi dire d'intelligent, mais je suis là et je t'écoute.",
        "Ça demande du cran d'en parler. Tu le vis comment en ce moment ?",
        "Qu'est-ce qui t'aide, les jours difficiles ?",
        "Tu préfères que je pose des questions ou que je te parle d'autre chose ?",
        "J'espère que t'as des gens bien autour de toi pour ça.",
      ],
    },
    examples: { yes: ["J'ai une sclérose en plaques, je préfère te le dire"], no: ["J'ai une plaque de chocolat"] },
  },
  {
    id: 'low',
    objective: 'continue',
    act: 'hard',
    why: 'Écoute, sans conseil.',
    cues: "moral, deprim*, pas la forme, pas trop le moral, je craque, j'ai craque, pleure*, c'est dur, pas bien, vide, seul*, ca va pas, au fond du trou, j'arrive pas a",
    lines: {
      humoristique: [
        "Pas besoin d'aller bien pour me parler, il n'y a pas de tenue exigée.",
        "Ici t'as le droit d'aller mal sans sourire poli. C'est dans le règlement.",
      ],
      flirt: [
        "T'as le droit de poser les armes deux minutes ici.",
        'Je suis là ce soir, si tu veux juste parler de rien.',
        "Si je pouvais, je t'apporterais quelque chose de chaud et zéro question.",
        'Je préfère te lire dans un mauvais jour que pas du tout.',
      ],
      original: [
        'Ça doit peser. Tu veux vider ton sac ou que je te change les idées ?',
        "T'as quelqu'un avec toi ce soir ? Sinon je suis là un moment.",
        'Une toute petite chose qui te ferait du bien, là, ce serait quoi ?',
        "Tu portes beaucoup, là. C'est normal que ça déborde un peu.",
        "Merci de le dire franchement. C'est récent ou ça couve depuis un moment ?",
      ],
    },
    examples: { yes: ['Je craque un peu ces temps-ci, le moral est au plus bas'], no: ["Le moral de l'histoire"] },
  },
  {
    id: 'breakup',
    objective: 'continue',
    act: 'confided',
    why: 'Écoute, sans presser.',
    cues: "separ*, rupture, quitte*, divorce*, larguee, largue, on s'est quittes, garde alternee, sors d'une histoire, fini avec",
    lines: {
      humoristique: [
        'Pas de conseil, promis. Juste une oreille et un peu de temps.',
        'Le temps guérit tout, paraît-il. En attendant, il y a les pâtes.',
        "Pas de grand discours sur le temps qui guérit, promis. Comment ça va aujourd'hui ?",
      ],
      flirt: [
        "Je suis pas là pour presser quoi que ce soit. Ça me touche que tu m'en parles.",
        "Rien ne presse, ici. J'aime bien te lire, c'est tout.",
        'Va à ton rythme. La conversation me plaît, le reste peut attendre.',
      ],
      original: [
        'Merci de le dire simplement. Tu te sens où, là-dedans, en ce moment ?',
        "C'est courageux d'en parler aussi simplement. Qu'est-ce qui te fait du bien ces temps-ci ?",
        "On peut en parler ou l'éviter soigneusement, c'est toi qui donnes le ton.",
        "Il y a des jours où ça pique encore ou c'est plutôt derrière ?",
        "Qu'est-ce que t'as redécouvert en te retrouvant avec toi-même ?",
      ],
    },
    examples: { yes: ["Je sors d'une rupture difficile, c'est encore frais"], no: ['Le poisson est frais'] },
  },
  {
    id: 'bad-news',
    objective: 'continue',
    act: 'hard',
    why: 'Un mot simple avant tout.',
    cues: 'mauvaise nouvelle, licenci*, ferme, refuse*, recale*, annonce*, plan social',
    lines: {
      humoristique: [
        "Mince. J'ai une oreille, des vannes nulles et du temps. Tu choisis.",
        "Pas de blague. C'est rude, et tu as le droit de le dire comme ça.",
        "Je range mes blagues. Elles seront là quand t'en auras besoin.",
        "Bon, on annule la légèreté. Sauf si c'est justement ce qu'il te faut ?",
      ],
      flirt: [
        "Si j'étais à côté, je dirais rien et je ferais du thé.",
        "Je t'envoie ce que je peux à travers un écran. C'est peu, mais c'est sincère.",
        "T'as pas à faire bonne figure avec moi. Je reste là.",
      ],
      original: [
        "Je suis de tout cœur avec toi. T'as du monde autour de toi ce soir ?",
        "C'est dur, ça. Comment tu tiens, là, vraiment ?",
        'Pas besoin de répondre vite, ni de répondre tout court. Je pense à toi.',
        "Ça me touche que tu le dises. T'as envie d'en parler ou qu'on parle d'autre chose ?",
      ],
    },
    examples: { yes: ["On m'a refusé la garde de mon fils"], no: ["On m'a refusé un dessert"] },
  },
  {
    id: 'job-loss',
    objective: 'continue',
    act: 'hard',
    why: 'Un mot simple avant tout.',
    cues: 'plan social, usine ferme, atelier ferme, ferme en mars, delocalis*, licenci*, ferme le site, la boite ferme, postes, chomage, restructuration, pole emploi',
    lines: {
      humoristique: [
        "Là, pas de blague. C'est rude, et tu as le droit d'être en colère.",
        "Je range mes vannes. Tu veux en parler ou qu'on parle de tout sauf de ça ?",
        "C'est violent, après tout ce temps. Je suis avec toi.",
      ],
      flirt: [
        "Je suis là si tu veux vider ton sac, à n'importe quelle heure.",
        "Je ne sais pas quoi dire d'utile, mais je pense à toi ce soir.",
        'Tu méritais mieux que ça. Vraiment.',
      ],
      original: [
        "Comment tu te sens, là, maintenant que c'est dit ?",
        'Tu as du monde autour de toi ce soir ?',
        "Tu sais déjà ce que tu veux en faire, ou c'est beaucoup trop tôt pour y penser ?",
      ],
    },
    examples: { yes: ['Plan social, mon poste saute, quatorze ans de boîte'], no: ["J'ai trouvé un poste"] },
  },
  {
    id: 'pet-loss',
    objective: 'continue',
    act: 'hard',
    why: "L'empathie d'abord : ce n'est pas le moment de plaisanter.",
    cues: "endormir, mort hier, paradis des chiens, faire piquer, piquer, mon chien est mort, mon chat est mort, l'appart est vide, perdu mon chien, perdu mon chat",
    lines: {
      humoristique: [
        "Je n'ai pas de blague pour ça. Je suis de tout cœur avec toi.",
        "Quinze ans ou un an, c'est un membre de la famille. Prends ton temps.",
        "Le silence d'un appart, après, c'est terrible. Je suis là si tu veux parler.",
      ],
      flirt: [
        "Je t'envoie toute la douceur qui passe à travers un écran.",
        "Si tu veux me raconter qui c'était, je lirai tout.",
        'Je pense à toi ce soir. Vraiment.',
      ],
      original: [
        "Si tu as envie de me raconter une bêtise qu'il t'avait faite, j'aimerais la lire.",
        "C'est dur, ça. Tu as quelqu'un avec toi ce soir ?",
        'Pas besoin de répondre. Je voulais juste que tu saches que je pense à toi.',
      ],
    },
    examples: { yes: ["J'ai dû faire endormir mon chien ce matin"], no: ["Mon chien s'est endormi"] },
  },
  {
    id: 'pet-ill',
    objective: 'continue',
    act: 'hard',
    why: 'Prend des nouvelles de la bête.',
    cues: 'veto, veterinaire, urgences veto, sous perf, opere* du',
    lines: {
      humoristique: [
        "Je croise tout ce que j'ai. Tu me tiens au courant ?",
        'Les vétérinaires font des miracles, surtout la nuit. Courage à vous deux.',
        'Pas de blague ce soir. Je pense à ta petite bête, et à toi.',
      ],
      flirt: [
        "Je te tiens compagnie jusqu'aux nouvelles, si tu veux.",
        "Courage. Je suis là si l'attente est trop longue.",
        "J'espère très fort que ça va aller. Écris-moi à n'importe quelle heure.",
      ],
      original: [
        'Tu as des nouvelles ? Même trois mots, même cette nuit.',
        'Tu attends sur place ou tu as pu rentrer un peu ?',
        "Et toi, tu tiens comment, dans cette salle d'attente ?",
      ],
    },
    examples: { yes: ['Ma chienne est aux urgences véto, sous perf'], no: ['Ma chienne est en pleine forme'] },
  },
  {
    id: 'widowed',
    objective: 'continue',
    act: 'hard',
    why: 'Accueille le souvenir avec délicatesse.',
    cues: "mon mari, ma femme, veuf, veuve, depuis qu'il est parti, depuis qu'elle est partie, nous a quittes, mon epouse, mon epoux",
    lines: {
      humoristique: [
        "Vous deviez former une sacrée équipe. Merci de m'en parler.",
        "Il y a des gens qui laissent des habitudes partout. C'est joli, au fond.",
        'On devait bien rire, dans cette maison.',
      ],
      flirt: [
        "C'est beau, la façon dont tu en parles. Il ne faut pas t'en excuser.",
        "Merci de me le confier. Tu peux m'en parler quand tu veux.",
        "J'aime que tu en parles aussi simplement.",
      ],
      original: [
        "Qu'est-ce qui t'aide à remplir les dimanches ?",
        "Tu peux me raconter qui c'était, si tu en as envie. Je lis tout.",
        "Et aujourd'hui, qu'est-ce qui te fait du bien ?",
      ],
    },
    examples: { yes: ["Depuis que mon mari n'est plus là, je taille les rosiers seule"], no: ['Mon mari arrive'] },
  },
  {
    id: 'confides',
    objective: 'continue',
    act: 'hard',
    why: 'Remercie de la confiance, simplement.',
    cues: "je prefere le dire, autant le dire, autant te le dire, je suis sourd*, non-binaire, iel, trans, fauteuil, autiste, bi, coming out, je prefere que tu le saches, en parle pas d'habitude",
    lines: {
      humoristique: [
        "Merci de me le dire. J'ai des questions bêtes, mais je les garde pour plus tard.",
        "C'est noté, et ça ne change rien à l'envie de continuer à te lire.",
        'Bien reçu. On reprend la conversation là où elle en était ? Elle me plaisait.',
      ],
      flirt: [
        'Merci de ta confiance. Ça me donne plutôt envie de mieux te connaître.',
        'Tu as bien fait de me le dire. Pour moi, ça ne change rien.',
        "J'aime qu'on me parle aussi franchement. Vraiment.",
      ],
      original: [
        "Merci de l'avoir dit simplement. Qu'est-ce que tu préfères que les gens sachent, ou évitent ?",
        "Ça ne doit pas être simple à placer dans une conversation. Tu l'as très bien fait.",
        "Merci de me le dire. Si je dis une bêtise, tu me corriges, d'accord ?",
      ],
    },
    examples: { yes: ['Je préfère te le dire tout de suite, je suis en fauteuil'], no: ["J'ai un beau fauteuil"] },
  },
  {
    id: 'pushy',
    objective: 'continue',
    act: 'intrusive',
    why: "Pose ta limite avec calme : rien ne t'oblige à répondre à ça.",
    cues: "ton adresse, quelle rue, je passe, j'arrive, jpasse, fais pas ta timide, envoie, une photo de toi la, 10 min, 15 min, nude*, fais pas",
    lines: {
      humoristique: [
        'Doucement. On ne se connaît pas encore assez pour ça.',
        "Ça, c'est classé secret défense. On en reste à discuter ici.",
        "Hop, pas si vite. On fait connaissance d'abord, ici.",
      ],
      flirt: [
        'Je préfère garder ça pour moi. Si on se voit un jour, ce sera dans un lieu public.',
        "On n'en est pas là. J'aime prendre mon temps, et qu'on me le laisse.",
        "Ça, je le garde pour moi pour l'instant. Parlons d'abord un peu.",
      ],
      original: [
        "Je ne suis pas à l'aise avec ça. On parle d'autre chose ?",
        "Non, ça ne me convient pas. Je préfère qu'on discute, simplement.",
        "Là, ça va trop vite pour moi. On reprend plus tranquillement, ou on s'arrête là.",
      ],
    },
    examples: { yes: ["T'habites quelle rue ? Je passe ce soir, fais pas ta timide"], no: ["J'habite rue du Moulin"] },
  },
  {
    id: 'boundary',
    objective: 'continue',
    act: 'limit',
    why: "S'excuse et respecte la limite.",
    cues: "mal a l'aise, je prefere pas, pas envie d'en, ca me gene, trop vite, on se connait pas, j'envoie pas de photo, pas a l'aise, deplace",
    lines: {
      humoristique: [
        "Message reçu, c'était à côté. Je range cette phrase et je la ressors plus.",
        'Pardon, ma phrase est partie avant mon cerveau. On change de sujet, tu choisis.',
        'Tu as raison, mauvaise pioche de ma part. Pardon. On repart sur autre chose ?',
      ],
      flirt: [
        "Pardon, c'était maladroit. J'ai envie que tu sois bien ici, donc on laisse ça.",
        "Excuse-moi, c'était trop rapide de ma part. On reprend tranquillement ?",
        "Tu fais bien de le dire, et je m'excuse. Je préfère largement te voir sourire.",
      ],
      original: [
        "Pardon, j'ai mal jugé. Merci de me l'avoir dit franchement plutôt que de disparaître.",
        "C'est entendu, et pardon. De quoi t'as envie de parler, toi ?",
        "Je m'excuse, c'était déplacé. Ça se reproduira pas. On parle d'autre chose ?",
        "Tu as raison, pardon. Merci de l'avoir dit. Elle a été comment, ta journée ?",
      ],
    },
    examples: { yes: ["Je préfère pas envoyer de photo, ça me met mal à l'aise"], no: ["Je suis à l'aise"] },
  },
  {
    id: 'off-topic',
    objective: 'continue',
    act: 'limit',
    why: 'Laisse le sujet de côté.',
    cues: "prefere ne pas en parler, prefere pas en parler, pas envie d'en parler, on en parlera plus tard, sujet que je prefere, encore a vif, m'etendre",
    lines: {
      humoristique: [
        'Dossier classé. Question suivante : raclette en été, pour ou contre ?',
        "Pas de souci, j'ai d'autres questions, beaucoup plus bêtes.",
        "Sujet rangé dans un tiroir, j'ai perdu la clé. On passe au dessert ?",
      ],
      flirt: [
        "Garde-le pour toi, j'aime bien qu'il reste des choses à découvrir.",
        "D'accord. On garde ce qui te fait du bien, le reste attendra.",
        'Pas de souci. Parle-moi plutôt de ce qui te fait sourire en ce moment.',
      ],
      original: [
        "On n'y touche pas. Dis-moi plutôt une bonne chose arrivée cette semaine.",
        "Bien sûr. T'as carte blanche pour le prochain sujet.",
        'Aucun problème, et merci de le dire. Sur quoi tu peux parler des heures, au contraire ?',
      ],
    },
    examples: { yes: ["Je préfère ne pas parler de mon divorce pour l'instant"], no: ['Parlons de ton divorce'] },
  },
  {
    id: 'slower',
    objective: 'continue',
    act: 'limit',
    why: 'Ralentit avec plaisir.',
    cues: 'plus doucement, aller doucement, lentement, un peu vite, prendre mon temps, pas pressee, doucement',
    lines: {
      humoristique: [
        'Vitesse escargot activée. Il a quand même du charme, cet escargot.',
        'Compris, je repasse en première et je mets le clignotant.',
        "Ça me va, j'avais même pas fini mon café.",
      ],
      flirt: [
        "D'accord. J'aime autant te découvrir lentement que te louper vite.",
        "Ça me va très bien. J'ai juste envie que tu sois à l'aise.",
        "À ton rythme. Les bonnes choses m'ont jamais fait peur quand elles prennent leur temps.",
      ],
      original: [
        "Merci de le dire simplement. C'est quoi, le bon rythme, pour toi ?",
        "Compris, et c'est noté. On revient à des choses légères : bonne surprise de la semaine ?",
        'Tu fais bien de le dire. On parle, on rit, et on voit. Ça te va ?',
      ],
    },
    examples: { yes: ["J'ai besoin d'aller doucement, pas d'appel pour l'instant"], no: ['Tu conduis doucement'] },
  },
  {
    id: 'hesitates-meet',
    objective: 'continue',
    act: 'limit',
    why: 'Rassure sans insister.',
    cues: "pas sur* de vouloir se voir, rencontrer c'est, hesite a, je sais pas si je suis prete",
    lines: {
      humoristique: [
        "Je comprends, moi aussi j'hésiterais à me rencontrer. J'ai vu mes photos de classe.",
        "Pas de piège, promis. Le pire qui puisse arriver, c'est un café moyen.",
        'Je peux fournir trois lettres de recommandation, dont une de ma mère.',
      ],
      flirt: [
        'Hésite autant que tu veux, mais continue à me parler pendant.',
        'Je suis pas à la semaine près. Tu en vaux largement quelques-unes.',
        "Prends ton temps. J'aime mieux un oui tranquille qu'un oui poussé.",
      ],
      original: [
        "Qu'est-ce qui rendrait ça simple pour toi : lieu, durée, moment ?",
        "C'est quoi qui te freine ? Je demande pour comprendre, pas pour négocier.",
        'Aucun souci. On continue ici, et tu diras quand ça te fait envie.',
      ],
    },
    examples: { yes: ["Je ne sais pas si je suis prête à rencontrer quelqu'un"], no: ['Je suis prête à partir'] },
  },
];
