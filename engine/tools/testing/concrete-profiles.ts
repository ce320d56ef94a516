// Profiles with the concrete words that an attentive reader would take up. Written after find-details.ts, and not looked at while it was.

export const concreteProfiles: [profile: string, words: string[]][] = [
  [
    'Infirmière de nuit. Je collectionne les cartes postales moches et les boules à neige.',
    ['cartes postales moches', 'boules à neige'],
  ],
  ['Architecte le jour, DJ vinyle le week-end. Fan des banh mi de Belleville.', ['vinyle', 'banh mi']],
  [
    'Accro aux escape games et aux pasteis de nata. Team chocolatine.',
    ['escape game', 'pasteis de nata', 'chocolatine'],
  ],
  ['Je prépare un tour de Corse à vélo. Passionnée par les phares bretons.', ['Corse', 'phares bretons']],
  ['Luthier, amateur de fromages qui puent et de polars scandinaves.', ['polars scandinaves', 'fromages']],
  ['Prof de maths, dingue de mots croisés et de trains de nuit.', ['mots croisés', 'trains de nuit']],
  ['Ma tortue Simone, mes plantes carnivores, mon thé fumé.', ['Simone', 'plantes carnivores', 'thé fumé']],
  ['Ingénieure son. Je restaure une vieille Vespa orange.', ['Vespa orange']],
  ['Fan de catch mexicain, de tapas et de cinéma muet.', ['catch mexicain', 'cinéma muet']],
  ['Vétérinaire, chorale du mardi, confitures de mirabelles.', ['chorale', 'mirabelles']],
  [
    'Amatrice de brutalisme, de piscines vides et de synthés vintage.',
    ['brutalisme', 'piscines vides', 'synthés vintage'],
  ],
  ['Je cours après les aurores boréales et les meilleurs croissants de Paris.', ['aurores boréales', 'croissants']],
  ['Apiculteur du dimanche, lecteur de cartes IGN, mauvais perdant au tarot.', ['cartes IGN', 'tarot']],
  ['Boulangère, levée à 4h, folle de salsa cubaine.', ['salsa cubaine']],
  ['Mon frigo : kimchi maison, cornichons géants, champagne au cas où.', ['kimchi maison', 'cornichons géants']],
  ['Juriste. Grande lectrice de mangas de cuisine.', ['mangas de cuisine']],
  [
    'Une passion : les vieux jeux vidéo japonais. Une faiblesse : les crêpes au sarrasin.',
    ['jeux vidéo japonais', 'crêpes'],
  ],
  ['Kiné, rugby à toucher, mots doux sur post-it.', ['rugby', 'post-it']],
  ['Je tricote des bonnets pour mes cactus et je fabrique du savon.', ['bonnets', 'savon']],
  [
    'Graphiste, typographies bizarres, affiches de cirque, couscous du vendredi.',
    ['typographies bizarres', 'affiches de cirque', 'couscous'],
  ],
  ['Pompière volontaire, fan de mots fléchés et de motos anglaises.', ['motos anglaises', 'mots fléchés']],
  ['Doctorante en vers de terre. Oui, vraiment. Et championne de baby-foot.', ['vers de terre', 'baby-foot']],
  ['Fleuriste, fan de roller derby, de raclette en août.', ['roller derby', 'raclette']],
  ['Sommelier, batterie dans un groupe de punk, chats noirs.', ['groupe de punk', 'chats noirs']],
  // Written after the rules were changed once.
  ['Sage-femme. Collectionneuse de cuillères en bois, nulle en créneau.', ['cuillères en bois']],
  ['Je répare des radios anciennes et je danse le lindy hop.', ['radios anciennes', 'lindy hop']],
  ['Fan de fanzines, de falafels et de fougères.', ['fanzines', 'falafels', 'fougères']],
  ['Notaire le jour, improvisateur le soir. Team ananas sur la pizza.', ['ananas']],
  [
    'Mes dimanches : piscine naturiste pour poissons rouges, mots mêlés, gratin dauphinois.',
    ['mots mêlés', 'gratin dauphinois'],
  ],
  ['Passionné par les volcans et les marionnettes siciliennes.', ['volcans', 'marionnettes siciliennes']],
  ['Conductrice de tram, lectrice de BD finlandaises, reine du banana bread.', ['BD finlandaises', 'banana bread']],
  ['Amoureux des cabanes perchées, du cidre fermier et des orages.', ['cabanes perchées', 'cidre fermier']],
];
