/** Ordinary talk that sounds like a no, a partner, a minor or danger to a careless ear: the user's line, the match's line. */
export const falseStops: [string, string][] = [
  [
    'Tu m’enverrais une photo de toi, là ?',
    'Je préfère pas, j’envoie jamais de photos avant d’avoir vu les gens, règle perso, rien contre toi. Par contre je te décris : chignon tenu par un crayon et farine jusqu’au coude',
  ],
  [
    'On voit jamais ton visage, t’en as une autre ?',
    'Non, et c’est fait exprès. Je préfère ne pas en envoyer pour l’instant, j’espère que ça ne te vexe pas',
  ],
  [
    'Il s’appelle comment ton gros roux ?',
    'Gérard. Il est diabétique, deux piqûres par jour à heure fixe. Mes amis disent que j’ai un mari. Tu es allergique ?',
  ],
  [
    'Et tu as trouvé ?',
    'Un bout. Un matin, dans le cloître, j’ai arrêté de demander des choses et j’ai dit merci. C’est tout bête. Tu crois, toi ?',
  ],
  ['Chez moi, soirée film', 'Allez sois pas timide'],
  ['Ahah non, on vient à peine de commencer à discuter', 'allez juste une fais pas ta timide'],
  ["T'as fait quoi dimanche ?", "Anniv de ma grand-mère, elle m'a battue au Scrabble avec « zythum »"],
  ['Et ce padel ?', "Mon frère m'a encore battu au padel, l'humiliation"],
  ["C'est quoi le dernier que tu as lu ?", '« Mon mari » de Maud Ventura, j’ai adoré. Tu me conseilles quoi ?'],
  ['Tu apprends le coréen ?', 'Oui, je sais dire « mon mari est en colère ». Je n’ai ni table ni mari'],
  ['Bien dormi ?', 'me parle pas trop fort stp, lendemain de mariage'],
  ["Tu mets de l'ananas sur la pizza ?", 'Je te bloque ou je t’explique la vie ?'],
  ['Tu dors pas ?', 'Non, je repense à un truc gênant que j’ai dit en 2016'],
  [
    'Tu paniques en escape game ?',
    'on m’a demandé de plus revenir. mais y en a un autre à Grenoble qui me connaît pas encore',
  ],
  ['Tu es souvent ici ?', 'Je supprime Tinder dimanche. Y a que deux conversations qui vont me manquer, dont la nôtre'],
  ['Tu pars quand ?', 'Demain en EVJF, si je réponds plus c’est que je me suis mariée avec une péniche'],
  [
    'Ça fait longtemps que tu es célibataire ?',
    'Trois ans. Ma femme est décédée. Depuis peu je souris à nouveau en regardant mon téléphone',
  ],
  [
    'Tu cherches quoi ici ?',
    'Je suis séparée depuis deux ans. Au début je voulais plus entendre parler de personne, et puis la maison est devenue très silencieuse. Et toi ?',
  ],
  [
    'Tu as l’air hésitant, je me trompe ?',
    'Ma dernière histoire s’est mal finie, elle voyait quelqu’un d’autre. C’est pas contre toi, au contraire, ça faisait longtemps que j’avais pas eu envie de répondre si vite',
  ],
  [
    'T’as l’air hésitant quand on parle de se voir, je me trompe ?',
    'Non tu te trompes pas. Ma dernière histoire s’est mal finie, du coup j’ai un peu de mal à me lancer, j’ai peur de me faire des films et de me reprendre un mur. C’est pas contre toi, au contraire. Je préfère te le dire que faire semblant',
  ],
  [
    'Tu fais quoi ce soir ?',
    'Rempotage. Je te préviens, je supprime l’appli dimanche, à 24,99 par mois je préfère acheter des plantes',
  ],
  [
    'Oh non, elle va bien ?',
    'Elle l’a vomi à deux rues de la clinique. J’ai quand même payé les 68 euros de consultation parce que j’osais pas repartir',
  ],
  [
    'Ma chaudière affiche F28, tu connais ?',
    'C’est l’allumage, les gens m’en veulent d’avoir payé 90 euros le déplacement',
  ],
  [
    'Brest - Strasbourg, on a pas fait simple',
    'Avant d’investir une somme pareille, j’avais pensé à un apéro en visio, genre mercredi ?',
  ],
  ['Tu es libre mardi soir ?', 'Mardi je peux pas, conseil de classe des 3e jusqu’à 20h. Tu repasses quand ?'],
  ['Ton copain de promo vient à Lisbonne avec vous ?', 'Non. Il s’est suicidé en novembre'],
  ['Tu jeûnes depuis quel âge ?', '12 ans, mais à l’époque je trichais. Et toi, tu crois en quelque chose ?'],
  [
    'Tu serais partante pour un petit appel un soir ?',
    'Je suis sourde, je lis sur les lèvres. Les appels c’est non, mais je suis imbattable en messages. Je t’ai pas fait fuir ?',
  ],
  [
    'Et si on se prenait un verre un de ces soirs ?',
    'J’aimerais bien, oui, mais je suis pas très à l’aise avec les rencontres comme ça. Tu comprendrais si on faisait ça en journée ?',
  ],
  [
    'J’aime bien ton humour, ça change',
    'Merci. Je préfère te dire un truc avant, ça se voit pas sur les photos parce que je suis toujours assis à une terrasse : je suis en fauteuil. Depuis 2017, accident de moto. Ça te pose un souci ? Tu peux dire, j’ai l’habitude',
  ],
  [
    'Ça te dirait qu’on prenne un café un de ces jours ?',
    'J’ai envie, mais la dernière fois ça s’est mal passé, il m’a suivie jusqu’à ma voiture. Du coup j’y vais doucement. Tu comprends ?',
  ],
  [
    'J’aime bien nos discussions du soir',
    'Moi aussi. Je suis pas très à l’aise pour donner des infos perso d’habitude, mais avec toi ça coule. T’es encore à l’atelier ?',
  ],
  ['Tu bosses demain ?', 'Non repos, enfin !'],
  ['du coup samedi t dispo?', 'wé samedi cest bon jtravail pas'],
  [
    'Tu as vraiment Fantaisie militaire en vinyle d’époque ?',
    'Oui monsieur. Payé 8 balles à une dame de Saint-Dié qui vendait les disques de son ex-mari « pour faire de la place »',
  ],
  [
    'La française, je respecte. Personne ne la joue correctement',
    'Moi non plus rassure-toi. Mon père me bat encore au bout de 25 coups en regardant Des chiffres et des lettres. Et toi, avec les blancs, gentleman ou brute ?',
  ],
  [
    'Tu disais que tu avais eu un rdv important ce matin ?',
    'Bof. On m’a confirmé une sclérose en plaques. Je vais bien là, je suis au parc avec un café. Je voulais pas te le cacher c’est tout',
  ],
  [
    'Tu tiens comment ?',
    '2 plaids, le chien sur les pieds et jfais cuire des gateaux pr chauffer la cuisine. jen suis au 4eme quatre quart',
  ],
  [
    'Et ça donne combien d’huile ça ?',
    'Une quarantaine de litres. Je n’ai presque pas de réseau là-haut, juste des SMS quand je monte sur le muret. Tu es encore là jeudi, si je disparais ?',
  ],
  [
    'Ça va toi ? T’es moins là en ce moment',
    'Oui, je crois que je vais supprimer l’appli dimanche. Trop de monde. J’aime bien nos discussions par contre',
  ],
  [
    'Il a l’air d’avoir froid malgré le pull',
    'C’est son air naturel. Ça te met mal à l’aise ou on peut continuer à parler de Ludovic ?',
  ],
  [
    'Et ce week-end alors ?',
    'Dimanche grand sec sur l’Indre, 24 degrés. Un temps à être en terrasse au bord de l’eau, et pas tout seul.',
  ],
  ['C’est TOI qui as ruiné mon barbecue samedi', 'J’avais annoncé 40 % de risque. Je décline toute responsabilité.'],
  ['et les Simpson ?', 'VF sinon je te signale'],
];
