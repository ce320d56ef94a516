import type { ConversationMessage, Objective } from '#contract/writing.ts';
import { createRandom } from '../reading/random.ts';

// Made conversations for the report: random combinations of a beginning, a question of the user and a last message of the match.

const before: [string, string][] = [
  ['Salut, ça va ?', 'Oui et toi ?'],
  ['hello', 'coucou :)'],
  ['Ton profil m’a fait sourire', 'Haha merci, c’était le but'],
  ['Tu fais quoi de beau ?', 'Je rentre du boulot, enfin au calme'],
  ['T’es de quel coin ?', 'Je viens de Tours mais j’habite à Lyon'],
  ['Alors, cette semaine ?', 'Longue, mais ça va'],
  ['On en était où déjà ?', 'Tu me devais une anecdote'],
  ['Bonsoir !', 'Bonsoir, tu rentres tard toi aussi'],
  ['Tu réponds plus vite que mon banquier', 'Le tien répond ?'],
  ['j’ai une question sérieuse', 'aïe, vas-y'],
];

const asked = [
  'Et sinon, c’est quoi ta passion du moment ?',
  'tu fais quoi de tes dimanches ?',
  'Raconte-moi un truc bien de ta semaine',
  'C’est quoi le dernier truc qui t’a fait rire ?',
  'Tu pars quelque part cet été ?',
  'T’es plutôt sorties ou canapé ?',
];

const told = `
  J’ai commencé la poterie en janvier, pour l’instant je produis surtout des cendriers
  mon chien Biscuit a mangé une chaussette entière ce matin
  Je cours un semi dans trois semaines et je n’ai pas couru depuis quinze jours
  hier soir j’ai fait des gyozas maison, une catastrophe délicieuse
  Je lis un roman islandais où tout le monde a froid et se tait
  Je rentre de Naples, j’ai mangé une pizza par jour
  je fais de l’escalade deux fois par semaine, surtout pour les bières d’après
  Ma grand-mère m’apprend à tricoter en visio
  j’ai adopté deux chats, Ficelle et Crouton
  On a fini The Bear en une semaine avec ma coloc
  J’ai passé mon permis moto samedi !!
  je suis prof de SVT en collège, mes élèves m’appellent madame Champignon
  je joue de l’accordéon dans un groupe de reprises
  J’ai planté des tomates sur mon balcon, elles font la taille d’une bille
  Je prépare le concours d’infirmière, je ne dors plus
  grosse journée, mon chef a inventé la réunion sans sujet
  Je déménage à Nantes le mois prochain, j’ai déjà perdu trois cartons
  J’ai vu un concert de Clara Luciani jeudi, j’ai plus de voix
  dimanche je vais à la brocante de Lille avec ma sœur
  je suis allergique au gluten et je vis en face d’une boulangerie
  Je fais du bénévolat à la SPA le samedi matin
  j’apprends le japonais depuis six mois, je sais commander une bière
  Mon neveu de quatre ans m’a battue aux échecs, je crois qu’il triche
  J’ai dormi dans une cabane dans les Vosges ce week-end
  je sors d’une séance de ciné, un film coréen de trois heures
  J’ai raté mon train, donc je mange un sandwich triste à Part-Dieu
  je collectionne les magnets de frigo moches
  Je me suis mise à la natation, je coule avec élégance
  j’ai un plan secret : ouvrir une librairie-salon de thé à Annecy
  Je travaille de nuit à l’hôpital en ce moment, c’est un monde à part
  mon coloc a repeint la cuisine en orange sans prévenir
  Je reviens d’un festival de jazz à Vienne
  j’ai fait trente kilomètres à vélo pour acheter du comté
  Je suis dans un club d’impro depuis deux ans
  ce soir c’est raclette, même s’il fait vingt degrés
  j’ai passé l’après-midi à monter un meuble suédois, il penche
  J’ai gagné un concours de quiz avec mes collègues hier
  je pars marcher une semaine en Corse avec une amie
  Je peins des aquarelles ratées de monuments célèbres
  mes plantes meurent toutes sauf un cactus nommé Gérard
  J’ai eu une promotion aujourd’hui !
  je suis tombée en ski, rien de cassé sauf ma dignité
  Mon frère se marie en juin et je dois faire un discours
  je fais du pain au levain, il s’appelle Robert
  Je m’entraîne pour un trail de nuit
  on a adopté un vieux chien sourd, il est parfait
  Je suis perdue dans une série turque de 140 épisodes
  je viens de finir un puzzle de deux mille pièces, il en manque une
  J’adore les marchés, surtout celui de la Croix-Rousse
  je fais de la plongée l’été, sinon j’en parle tout l’hiver
  ma voisine de 80 ans m’invite à l’apéro tous les jeudis
  J’ai repris la danse, un cours de rock le mardi
  je bosse dans une start-up qui vend du fromage en ligne
  Je rêve de voir les aurores boréales en Norvège
  j’ai fait un escape game hier, on est restés coincés
  Je suis en plein partiels, mon cerveau est une éponge sèche
  je cuisine libanais le dimanche, j’en fais toujours pour douze
  j’ai un entretien mardi, je stresse un peu
  Ma moto est en panne depuis un mois, je marche, c’est terrible
  J’ai couru après mon bus, il a gagné
`
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '');

const backAgain = [
  '',
  '',
  '',
  '',
  ' Et toi ?',
  ' et toi tu fais quoi ?',
  ' T’as déjà essayé ?',
  ' mdr',
  ' 😅',
  ' haha',
  ' Tu vois le genre ?',
];
const objectives: Objective[] = ['continue', 'continue', 'date', 'number', 'revive'];
const genders = ['homme', 'femme', 'non_precise'] as const;
const intensities = ['soft', 'direct', 'joueur'] as const;

export interface Talk {
  id: string;
  conversation: ConversationMessage[];
  /** What a good reply could name, as a reader noted; empty where there is nothing. Missing for made conversations. */
  nameable?: string[];
  objective: Objective;
  intensity: (typeof intensities)[number];
  user: { gender: (typeof genders)[number] };
  match: { gender: (typeof genders)[number] };
}

/** Makes `count` different conversations, the same ones each time. */
export function makeTalks(count: number): Talk[] {
  const random = createRandom('replies of the report');
  const seen = new Set<string>();
  const talks: Talk[] = [];
  while (talks.length < count) {
    const conversation: ConversationMessage[] = [];
    if (random.chance(0.6)) {
      const [mine, theirs] = random.pick(before);
      conversation.push({ from: 'moi', text: mine }, { from: 'match', text: theirs });
    }
    if (random.chance(0.7)) conversation.push({ from: 'moi', text: random.pick(asked) });
    conversation.push({ from: 'match', text: random.pick(told) + random.pick(backAgain) });
    if (random.chance(0.25)) conversation.push({ from: 'match', text: random.pick(told) });
    const objective = random.pick(objectives);
    const key = `${objective} ${conversation.map(({ text }) => text).join('|')}`;
    if (seen.has(key)) continue;
    seen.add(key);
    talks.push({
      id: `talk-${talks.length + 1}`,
      conversation,
      objective,
      intensity: random.pick([...intensities]),
      user: { gender: random.pick([...genders]) },
      match: { gender: random.pick([...genders]) },
    });
  }
  return talks;
}
