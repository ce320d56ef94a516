import type { NamedSituation } from './situation.ts';

export const sport: NamedSituation[] = [
  {
    id: 'new-sport',
    objective: 'continue',
    act: 'told',
    why: 'Encourage les débuts.',
    cues: "je me suis mis a, je debute, premier cours, essaye le, cours d'essai, courbatures, premiere seance, initiation",
    lines: {
      humoristique: [
        "Tu en es à « j'adore » ou à « pourquoi je paie pour ça » ?",
        'Quelle partie de ton corps a porté plainte en premier ?',
        "Tu as déjà tout l'équipement ou tu attends de savoir si ça dure ?",
        'Quels muscles tu viens de découvrir ? Présente-les-moi.',
        "Jour d'après : tu descends les escaliers normalement ?",
      ],
      flirt: [
        "Il te faut quelqu'un pour applaudir sur le bord ? J'ai de la voix.",
        'Moi je dis que ça te va déjà bien.',
        "La persévérance, c'est très séduisant. Les courbatures aussi, un peu.",
      ],
      original: [
        "C'est parti d'où : un défi, un pari ou une crise existentielle ?",
        "C'était quoi le moment le plus ridicule, jusqu'ici ?",
        "À partir de quand tu diras « j'en fais » au lieu de « j'essaie » ?",
      ],
    },
    examples: {
      yes: ["J'ai fait mon premier cours de boxe, j'ai des courbatures partout"],
      no: ['Je regarde la boxe'],
    },
  },
  {
    id: 'race',
    objective: 'continue',
    act: 'glad',
    why: "Salue l'exploit.",
    cues: "marathon, semi, 10 km, course, dossard, trail, ligne d'arrivee, medaille, chrono, finisher, podium, j'ai fini en, km 30, match gagne, score, essai",
    lines: {
      humoristique: [
        "À quel kilomètre tu as maudit l'idée de t'inscrire ?",
        "Et les escaliers aujourd'hui, ça se passe comment ?",
        "Combien de fois tu l'as placé dans une conversation depuis ? Tu as raison.",
        "La médaille, tu dors avec ou tu fais semblant qu'elle est dans un tiroir ?",
      ],
      flirt: [
        'Respect. Je suis officiellement sous le charme de tes mollets.',
        "À ce niveau, tu as gagné un verre offert à l'arrivée.",
        'À cette allure, dur de te rattraper, mais je cours après les gens qui en valent la peine.',
      ],
      original: [
        'Tu as déjà signé pour la suivante, ou on laisse le corps dormir ?',
        'À quoi on pense, quand ça fait vraiment mal ?',
        'Tu as passé la ligne comment : larmes, sprint ou insultes ?',
        'Tu avais quoi dans les oreilles au pire moment ?',
      ],
    },
    examples: { yes: ["J'ai fini mon premier marathon en 4h12"], no: ["J'ai fini mon livre"] },
  },
  {
    id: 'team',
    objective: 'continue',
    act: 'told',
    why: "S'intéresse à l'équipe.",
    cues: 'match, equipe, rugby, foot, hand, volley, basket, entraineur, coach, mi-temps, vestiaire, gardien, maillot, capitaine, troisieme mi-temps, entrainement, pilier, handball, petanque, roller derby',
    lines: {
      humoristique: [
        "Tu es plutôt cerveau de l'équipe ou bruit de l'équipe ?",
        'Qui rate tous les entraînements et vient à toutes les bières ?',
        "Votre nom d'équipe, il est fier ou il est nul exprès ?",
        "Le sport, c'est le prétexte et la troisième mi-temps le but, non ?",
      ],
      flirt: [
        'Il y a une place en tribune ? Je crie très bien ton prénom.',
        'Tu célèbres comment quand tu marques ? Je veux une démonstration.',
      ],
      original: [
        'Tu perds dignement, ou il faut te laisser une heure ?',
        "Ton rituel d'avant match, même inavouable ?",
        'Le match dont vous reparlez encore dix ans après ?',
      ],
    },
    examples: { yes: ['On a perdu le match de hand 30 à 12'], no: ["J'ai perdu mes clés"] },
  },
  {
    id: 'gym',
    objective: 'continue',
    act: 'told',
    why: "S'amuse de la salle.",
    cues: 'salle de sport, muscu, basic fit, squat*, haltere*, bench, leg day, abdos, crossfit, salle',
    lines: {
      humoristique: [
        'Motivation réelle ou abonnement à rentabiliser ?',
        'Ta machine préférée, et ne dis pas le distributeur.',
        "La playlist d'entraînement, c'est avouable ?",
        'Jour des jambes, ou jour où on évite le jour des jambes ?',
        'Il y a un type qui crie en soulevant ? Il y en a toujours un.',
      ],
      flirt: ["Si tu cherches quelqu'un pour compter tes répétitions, je compte lentement."],
      original: [
        'Tu y vas pour te défouler de qui, en ce moment ?',
        'Plutôt six heures du matin ou fermeture de la salle ?',
        'À quoi tu penses entre deux séries ?',
      ],
    },
    examples: { yes: ['Je sors de la salle de sport, leg day'], no: ['Je sors du cinéma'] },
  },
  {
    id: 'climbing',
    objective: 'continue',
    act: 'told',
    why: "S'intéresse à l'escalade.",
    cues: 'escalade, bloc, grimpe*, falaise, voie, baudrier, assur*, chaussons, arkose, devers, prise',
    lines: {
      humoristique: [
        "Les chaussons trop petits, c'est du sport ou une secte ?",
        "Donc ton loisir, c'est de te suspendre volontairement. Très bien.",
        "« Détends-toi » hurlé à quelqu'un par les doigts, ça a déjà marché ?",
        'Tes mains sont encore dans un état présentable ?',
      ],
      flirt: [
        "Confier sa vie à quelqu'un au bout d'une corde : ça crée des liens, littéralement.",
        "Il faut donc te plaire et savoir t'assurer. Exigeant, j'aime bien.",
      ],
      original: [
        "Ta première peur tout en haut, tu l'as gérée comment ?",
        "Tu résous les autres problèmes comme une voie : en tâtonnant ou d'un coup ?",
        'La voie qui te résiste en ce moment, elle a un nom ?',
      ],
    },
    examples: { yes: ["Je fais de l'escalade deux fois par semaine"], no: ["Je monte l'escalier"] },
  },
  {
    id: 'hiking',
    objective: 'continue',
    act: 'told',
    why: "S'intéresse à la randonnée.",
    cues: 'rando*, gr20, marche, sentier, refuge, denivele, sommet, bivouac, chemin de compostelle, ampoules, bouquetin*, col',
    lines: {
      humoristique: [
        "« Encore dix minutes », c'est ta plus grosse arnaque ou on te l'a faite ?",
        "Tu suis la carte, ou tu as « un bon sens de l'orientation » ?",
        "Le sandwich au sommet, meilleur repas du monde, on est d'accord ?",
        'À quel moment tu commences à parler aux vaches ?',
        'Tu dis bonjour à chaque personne croisée, ou tu craques au vingtième ?',
      ],
      flirt: [
        'Tu ralentis pour les gens qui te plaisent, ou il faut suivre ?',
        'Je porte le saucisson, tu choisis le sentier.',
      ],
      original: [
        'Tu marches pour parler ou pour te taire ?',
        "Ça t'est arrivé de te perdre pour de bon ? Raconte.",
        'Le plus bel endroit où tu as pique-niqué sur un caillou ?',
      ],
    },
    examples: { yes: ["J'ai fait le GR20 en quatorze jours"], no: ["J'ai marché sur un chewing-gum"] },
  },
  {
    id: 'cycling',
    objective: 'continue',
    act: 'told',
    why: "S'intéresse au vélo.",
    cues: 'velo, vtt, gravel, bornes, cuissard, crevaison, pedal*, cycl*, piste cyclable, col du',
    lines: {
      humoristique: [
        "Tu es du genre à dire « c'est plat » devant une côte ?",
        "Combien de vélos, c'est assez ? Je connais la réponse : un de plus.",
        'Tu parles aux voitures ? Avec quels mots ?',
        'Le cuissard, tu assumes au café ou tu mets un manteau en août ?',
        'Un antivol ou trois ? Ça dit tout de ta ville.',
      ],
      flirt: [
        'Il y a un porte-bagages ? Je voyage léger et je commente le paysage.',
        "Les mollets, donc. C'est noté dans la colonne des atouts.",
      ],
      original: [
        "La pire crevaison de ta carrière, elle s'est passée où ?",
        "Ton plus beau trajet, c'est lequel, et vers quoi ?",
        "Qu'est-ce que tu vois à vélo que les autres ratent ?",
      ],
    },
    examples: { yes: ['Soixante bornes à vélo dimanche le long du canal'], no: ['Mon vélo est volé'] },
  },
  {
    id: 'swimming',
    objective: 'continue',
    act: 'told',
    why: "S'intéresse à la nage.",
    cues: 'piscine, nager, nage, longueurs, bonnet de bain, crawl, aquagym, maitre nageur, bassin, palmes',
    lines: {
      humoristique: [
        'Ligne rapide, ou ligne « je profite » ?',
        "Il y a toujours quelqu'un qui fait la brasse au milieu. Ce n'est pas toi, rassure-moi ?",
        'Tu comptes les longueurs, ou tu perds le fil à quatre comme tout le monde ?',
        "Le bonnet, personne n'est beau avec. Même toi, ou exception ?",
      ],
      flirt: ["Tu nages bien ? Je sens que je vais me noyer juste ce qu'il faut."],
      original: [
        "La plus belle eau où tu as plongé, c'était laquelle ?",
        "Sous l'eau, à quoi tu penses ?",
        'Mer froide à six heures ou piscine tiède à midi ?',
      ],
    },
    examples: { yes: ['Je vais nager à la piscine trois fois par semaine'], no: ["J'ai une baignoire"] },
  },
  {
    id: 'yoga',
    objective: 'continue',
    act: 'told',
    why: "S'intéresse au yoga.",
    cues: 'yoga, medit*, pilates, zen, respiration, chien tete en bas, tapis',
    lines: {
      humoristique: [
        'Pendant la relaxation, tu médites ou tu dors ? Entre nous.',
        "Quelle posture a un nom d'animal et te fait souffrir ?",
        "Zen tout le temps, ou jusqu'au premier mail ?",
        'Tu touches tes pieds sans plier ? On ne te croit pas sur parole.',
      ],
      flirt: [
        "Tu m'apprends à respirer ? Là, tes photos n'aident pas.",
        'Souplesse et calme intérieur : tu coches des cases que je ne savais pas avoir.',
      ],
      original: [
        'La pensée parasite qui revient à chaque séance ?',
        "Qu'est-ce qui arrive encore à te faire perdre ton calme ?",
      ],
    },
    examples: { yes: ['Je fais du yoga tous les matins'], no: ["J'aime le yaourt"] },
  },
  {
    id: 'dance',
    objective: 'continue',
    act: 'told',
    why: "S'intéresse à la danse.",
    cues: 'danse*, salsa, bachata, tango, rock, bal, fest-noz, lindy, zouk, valse, cours de danse, cavalier*',
    lines: {
      humoristique: [
        "Ton pire partenaire a écrasé combien d'orteils ?",
        'Aux mariages, tu lances la piste ou tu la sauves ?',
        'Tu peux regarder les gens danser sans juger ? Réponds vite.',
        'Tu danses aussi dans ta cuisine ? Avec public ou sans ?',
      ],
      flirt: [
        'Deux pieds gauches, ça se soigne, avec un bon professeur ?',
        "J'imagine très bien. Trop bien, même.",
        "Donc si on sort, j'ai intérêt à travailler mes deux pas.",
        "Quelqu'un qui sait guider ou se laisser guider, c'est rare. Tu préfères quoi ?",
      ],
      original: [
        'Quelle chanson te fait lever même à deux heures du matin ?',
        "On apprend quoi de quelqu'un en une danse ?",
        "La première fois que tu as lâché prise en dansant, c'était où ?",
      ],
    },
    examples: { yes: ['Je danse la salsa le jeudi'], no: ['Je déteste danser ? Non'] },
  },
  {
    id: 'running',
    objective: 'continue',
    act: 'told',
    why: "S'intéresse à la course.",
    cues: 'cours, courir, running, footing, marathon, semi, jogging, km, baskets, prepa, fractionne',
    lines: {
      humoristique: [
        'Tu dis « petit footing » pour combien de kilomètres, en vrai ?',
        "Le dimanche à huit heures, volontairement. Il y a un numéro d'aide ?",
        'Tu cours pour le plaisir, paraît-il que ça existe. Explique-moi.',
        'Une sortie non enregistrée sur la montre, ça compte quand même ?',
      ],
      flirt: [
        "Tu cours, tu souris, et après on s'étonne que le cœur s'emballe.",
        "Tu acceptes les gens qui t'attendent à l'arrivée avec un croissant ?",
        'Si je cours derrière toi, ce sera avec sincérité et peu de souffle.',
      ],
      original: [
        'La chanson qui te fait gagner dix secondes ?',
        'À quel kilomètre viennent les bonnes idées ?',
        'Tu cours vers quoi, ou loin de quoi ?',
      ],
    },
    examples: { yes: ['Je cours le dimanche, je prépare un semi'], no: ['Je fais les courses'] },
  },
  {
    id: 'supporter',
    objective: 'continue',
    act: 'teased',
    why: 'Chambre gentiment le supporter.',
    cues: 'om, psg, asse, stade toulousain, supporter*, supportrice, abonne au stade, derby, ligue 1, bollaert, geoffroy, virage, top 14, stadium, equipe de france, match hier',
    lines: {
      humoristique: [
        'On peut avoir des défauts, je ne juge pas. Enfin, pas tout de suite.',
        "Je respecte. La souffrance, c'est une école.",
        "Ton week-end dépend de onze personnes qui ne te connaissent pas. C'est beau.",
        "Je propose un traité de paix, valable jusqu'au prochain match.",
      ],
      flirt: [
        "Tu peux me convertir, mais il faudra venir m'expliquer les règles de très près.",
        "Je mettrai l'écharpe si c'est toi qui la noues.",
        'On peut ne pas être du même bord et partager le même canapé.',
      ],
      original: [
        'Ton pire souvenir de match, celui dont on ne parle pas à table ?',
        "C'est de famille ou tu as choisi cette douleur en toute liberté ?",
        'Le but que tu revois encore les yeux fermés ?',
      ],
    },
    examples: {
      yes: ["Je suis pour l'OM depuis mes quatre ans, attention à ta réponse"],
      no: ["Je m'en fiche du foot"],
    },
  },
];
