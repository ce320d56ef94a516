import { describe, expect, it } from 'vitest';
import { hear } from '#engine/understand/spoken-french.ts';
import { faultsOf } from '../../filters.ts';
import type { Moment } from '../../moment.ts';
import { realise } from '../../realise.ts';
import { animalMoments } from './animals.ts';
import { celebrationMoments } from './celebrations.ts';
import { childrenMoments } from './children.ts';
import { companyMoments } from './company.ts';
import { cookingMoments } from './cooking.ts';
import { custodyMoments } from './custody.ts';
import { drinkMoments } from './drinks.ts';
import { eveningMoments } from './evenings.ts';
import { familyMoments } from './family.ts';
import { foodMoments } from './food.ts';
import { mealMoments } from './meals.ts';
import { memoryMoments } from './memories.ts';
import { petMoments } from './pets.ts';
import { storyMoments } from './stories.ts';
import { wildlifeMoments } from './wildlife.ts';

const all: Moment[] = [
  ...cookingMoments,
  ...foodMoments,
  ...mealMoments,
  ...drinkMoments,
  ...animalMoments,
  ...wildlifeMoments,
  ...petMoments,
  ...childrenMoments,
  ...custodyMoments,
  ...familyMoments,
  ...celebrationMoments,
  ...eveningMoments,
  ...companyMoments,
  ...memoryMoments,
  ...storyMoments,
];

function heardIn(text: string): string[] {
  const { plain } = hear(text);
  return all.filter(({ cue, unless }) => cue?.test(plain) && !unless?.test(plain)).map(({ id }) => id);
}

describe('what a sentence is heard as', () => {
  it.each([
    ["J'ai encore cramé ma tarte au citron", 'cook-failed'],
    ['jai raté mes crepes mdr', 'cook-failed'],
    ["Mon gâteau s'est complètement effondré", 'cook-failed'],
    ['La casserole a cramé et toute la cuisine avec', 'cook-failed'],
    ["C'était immangeable, même le chien a refusé", 'cook-failed'],
    ["J'ai fait un bo bun maison avec les nems roulés main", 'cooked'],
    ['je viens de faire une focaccia', 'cooked'],
    ["J'ai enfin réussi mes macarons !", 'cooked'],
    ["on a fait des lasagnes pour l'équipe", 'cooked'],
    ['Je prépare un risotto là', 'cooks-now'],
    ["ce soir c'est des crêpes", 'cooks-now'],
    ['jsuis en train de faire un curry', 'cooks-now'],
    ["J'adore cuisiner pour mes amis", 'likes-cooking'],
    ['je suis une grosse gourmande', 'likes-cooking'],
    ['Je cuisine plutôt bien, paraît-il', 'likes-cooking'],
    ['je suis nul en cuisine', 'cannot-cook'],
    ['Je sais pas cuisiner du tout', 'cannot-cook'],
    ['je fais mon pain tous les dimanches', 'bakes'],
    ["J'adore faire des gâteaux", 'bakes'],
    ["L'ananas sur la pizza c'est non", 'food-debate'],
    ['on dit chocolatine, point final', 'food-debate'],
    ['De la crème dans la carbo, jamais', 'food-debate'],
    ['Raclette sans cornichons c’est un crime', 'food-debate'],
    ['On a fait une raclette hier, je suis mort', 'cheese-night'],
    ['ce soir fondue avec les collègues', 'cheese-night'],
    ["J'adore les sushis", 'loves-food'],
    ['je suis accro au chocolat', 'loves-food'],
    ["Ma faiblesse c'est le fromage", 'loves-food'],
    ['Je déteste la coriandre', 'hates-food'],
    ["j'aime pas les olives", 'hates-food'],
    ["j'ai horreur des champignons", 'hates-food'],
    ["J'ai découvert un petit resto coréen incroyable", 'restaurant-found'],
    ['on a mangé dans une trattoria à Belleville', 'restaurant-found'],
    ["j'ai trop faim là", 'hungry'],
    ['je crève la dalle', 'hungry'],
    ["J'ai toujours pas mangé", 'hungry'],
    ['jmange des coquillette au beurre devant koh lanta', 'lazy-meal'],
    ['Ce soir c’est pizza surgelée', 'lazy-meal'],
    ["J'ai ouvert mon frigo, y avait un citron et de la moutarde", 'empty-fridge'],
    ['mon frigo est vide', 'empty-fridge'],
    ["J'ai beaucoup trop mangé", 'ate-too-much'],
    ["j'en suis à 9 pasteis en 2 jours", 'ate-too-much'],
    ['Je suis végétarienne depuis dix ans', 'vegetarian'],
    ['je mange plus de viande', 'vegetarian'],
    ['Je suis intolérante au lactose', 'cannot-eat'],
    ['Je reviens du marché avec trop de fromage', 'market'],
    ['je fais le marché tous les samedis', 'market'],
    ["J'adore les brunchs qui durent", 'breakfast'],
    ['mon petit déj c’est sacré', 'breakfast'],
    ['Je dîne toute seule ce soir', 'eats-alone'],
    ['je ne parle pas avant mon premier café', 'coffee'],
    ["J'en suis à 4 cafés", 'coffee'],
    ['je carbure au café', 'coffee'],
    ['Team thé, désolée', 'tea'],
    ['je bois du thé toute la journée', 'tea'],
    ['Je suis sur le canapé avec un verre de rouge', 'wine'],
    ["j'ai fait une dégustation de vin", 'wine'],
    ['On a bu une bière en terrasse', 'beer'],
    ['je finis sur un spritz', 'cocktail'],
    ['Je bois pas d’alcool', 'not-drinking'],
    ['je bois plus depuis deux ans', 'not-drinking'],
    ["J'ai dû faire endormir mon vieux chien ce matin", 'pet-died'],
    ['Mon chat est mort hier', 'pet-died'],
    ['Il sort du véto avec une collerette', 'pet-ill'],
    ['ma chienne est malade', 'pet-ill'],
    ["J'ai adopté un chaton !!", 'pet-adopted'],
    ['on vient d’adopter deux lapins', 'pet-adopted'],
    ['Mon chat a mangé mon chargeur', 'pet-mischief'],
    ['le chien a encore volé un camembert', 'pet-mischief'],
    ['Mon chat me juge', 'pet-mischief'],
    ['mon chien adore l’eau', 'pet-character'],
    ['Mon chat est persuadé d’être un chien', 'pet-character'],
    ['mes chats me réveillent à 5h', 'pet-mischief'],
    ["J'ai trop envie d'un chien", 'wants-pet'],
    ['je voudrais adopter un chat', 'wants-pet'],
    ['Et y avait une biche', 'seen-animal'],
    ["j'ai croisé un renard en rentrant", 'seen-animal'],
    ["J'ai une énorme araignée dans ma salle de bain", 'pest'],
    ["J'ai un chat qui s'appelle Michel", 'pet-name'],
    ["Il s'appelle Jean-Pierre", 'named'],
    ['Je vais sortir mon chien', 'walks-dog'],
    ["J'ai deux chats", 'many-pets'],
    ["J'ai un chat", 'has-cat'],
    ["j'ai un golden", 'has-dog'],
    ["J'ai trois poules", 'has-animals'],
    ['Mon fils est malade', 'child-ill'],
    ['Ma fille a eu son bac', 'child-proud'],
    ['mon fils m’a offert un collier de nouilles', 'child-proud'],
    ["Ma fille a décidé qu'elle était un chat", 'child-did'],
    ["La petite a décidé qu'elle ne mangerait plus que des aliments orange", 'child-did'],
    ["Mon fils de 7 ans m'a coupé une mèche", 'child-did'],
    ["J'ai mes enfants cette semaine", 'custody-with'],
    ['Les enfants sont chez leur père', 'custody-without'],
    ['semaine sans les enfants', 'custody-without'],
    ['Je suis en garde alternée', 'custody-shared'],
    ["J'ai deux filles de 8 et 11 ans", 'has-children'],
    ['je suis papa solo', 'has-children'],
    ['Ma sœur a accouché cette nuit', 'birth'],
    ['je suis tonton d’une petite Apolline', 'birth'],
    ["J'ai passé l'aprem avec mes nièces", 'niece'],
    ['Mon grand-père est à l’hôpital depuis hier', 'relative-ill'],
    ["ma tante m'a demandé si j'avais quelqu'un", 'asked-if-single'],
    ["Ma mère m'appelle trois fois par jour", 'parent-says'],
    ['ma mere a ressorti mes carnets de poesie', 'parent-says'],
    ['Repas de famille dimanche', 'family-meal'],
    ['Mon père m’a appris à pêcher', 'parent-gave'],
    ['Je viens de manger une galette', 'ate'],
    ['je suis chez mes parents ce week-end', 'family-meal'],
    ["Ma grand-mère m'a battue au Scrabble", 'grandparent'],
    ["Ma sœur m'a piqué ma robe", 'sibling-did'],
    ['4 sœurs, je suis le seul garçon et le dernier', 'siblings'],
    ["C'est mon anniversaire !", 'my-birthday'],
    ["j'ai fêté mes 40 ans samedi", 'my-birthday'],
    ["Mon anniv c'est dans deux semaines", 'my-birthday-soon'],
    ["Hier c'était l'anniversaire de ma grand-mère", 'birthday-of'],
    ['je vais à un mariage samedi', 'wedding'],
    ['Ma meilleure amie se marie', 'wedding'],
    ['Je fais le sapin', 'christmas'],
    ['On va au marché de Noël', 'christmas-market'],
    ['Grosse gueule de bois', 'after-the-party'],
    ["j'ai trop bu hier", 'after-the-party'],
    ['Karaoké jusqu’à 2h', 'karaoke'],
    ['On a fait un blind test', 'quiz-night'],
    ['Soirée jeux au bar, je suis imbattable à Skyjo', 'game-night'],
    ["J'ai trop dansé", 'danced'],
    ['Hier soir grosse soirée, rentrée à 5h', 'night-out'],
    ["C'etait censé finir a minuit, a 4h un mec faisait des crepes", 'night-out'],
    ['Je fais ma crémaillère vendredi', 'housewarming'],
    ['Samedi je vais à une soirée', 'going-out'],
    ['Ce week-end je pars en Bretagne', 'weekend-plan'],
    ['On est 5 à Rennes avec un planning vaisselle', 'flatshare-friends'],
    ['elle est de ma grand-mère, elle m’a demandé devant tout le monde si j’avais « quelqu’un »', 'asked-if-single'],
    ['Là je suis en pyj à 19h', 'quiet-evening'],
    ['soirée tranquille ce soir', 'quiet-evening'],
    ['Mes colocs ont encore laissé la vaisselle', 'flatshare-friends'],
    ["On est en terrasse pour l'apéro", 'apero'],
    ['Je pars en festival avec ma sœur', 'festival-with-friends'],
    ['Ce soir je vois mes potes', 'friends-evening'],
    ["Ce week-end j'ai fait de la luge", 'weekend-told'],
    ["j'ai dit « bisous » à mon directeur en raccrochant", 'wrong-message'],
    ['Je me suis trompée de conversation', 'wrong-message'],
    ['J’ai appelé ma prof "maman" devant toute la classe', 'wrong-message'],
    ['J’ai goûté les huîtres pour la première fois hier', 'tasted-first'],
    ['j’ai perdu mon chat hier soir il s’est enfui', 'pet-lost'],
    ['Mon père a 60 ans ce week-end', 'birthday-of'],
    ['Je suis tombé devant tout le monde', 'fell'],
    ["je me suis foulé la cheville en descendant d'un trottoir", 'fell'],
    ['La honte, vraiment', 'shame'],
    ["un truc gênant que j'ai dit en 2016", 'shame'],
    ["une dame m'a tenu par la bretelle de mon sac", 'stranger'],
    ["un papi m'a donné un quartier d'orange", 'stranger'],
    ['Mon ex est scorpion', 'ex-in-passing'],
    ['Petite je voulais être dresseuse d’otaries', 'childhood-dream'],
    ["Quand j'étais petit je mangeais de la colle", 'as-a-child'],
    ['Ça me rappelle mon enfance', 'nostalgia'],
  ])('%s → %s', (text, id) => {
    expect(heardIn(text)).toContain(id);
  });

  it.each([
    ["J'ai raté mon train", 'cook-failed'],
    ['Mon plan a brûlé les étapes', 'cook-failed'],
    ["J'ai fait une pause", 'cooked'],
    ["J'ai commandé une pizza", 'cooked'],
    ['Je fais la queue', 'cooks-now'],
    ["J'adore le silence", 'loves-food'],
    ['Je déteste les lundis', 'hates-food'],
    ['Je travaille dans un resto', 'restaurant-found'],
    ["J'ai faim de voyages ?", 'hungry'],
    ['Ça marche pour samedi', 'market'],
    ['Le marché du travail est bouché', 'market'],
    ['Je suis allergique à la mauvaise foi', 'cannot-eat'],
    ["J'ai fini The Bear", 'tea'],
    ['On va boire un café samedi', 'coffee'],
    ['Je bois pas de café', 'not-drinking'],
    ["J'ai perdu mes clés", 'pet-died'],
    ['Mon chat est parti se promener', 'pet-died'],
    ['Je sors en boîte avec mon chien', 'pet-ill'],
    ['Il fait un temps de chien', 'has-dog'],
    ["J'ai 2 chiens", 'has-dog'],
    ['Je suis allergique aux chats', 'has-cat'],
    ["Ma petite sœur m'a appelé", 'child-did'],
    ['La petite ville a du charme', 'child-did'],
    ["J'ai pas d'enfant", 'has-children'],
    ['Je veux des enfants', 'has-children'],
    ['Ma mère est à l’hôpital', 'parent-says'],
    ['Mon grand-père est à l’hôpital', 'child-ill'],
    ['Je me couche à 2h pour mes melons', 'night-out'],
    ['Samedi je vais à une soirée', 'night-out'],
    ['Le tonton du marié recule pour prendre une photo', 'asked-if-single'],
    ['Je lis au jardin, avec un thé', 'tea'],
    ['Ma mère serait fière', 'parent-says'],
    ['Ma mère me manque', 'parent-says'],
    ['Mon père a 60 ans ce week-end', 'parent-says'],
    ['j’ai perdu mon chat hier soir il s’est enfui', 'pet-died'],
    ['Je suis plutôt thé que café', 'coffee'],
    ['Mon chat a fait tomber le sapin', 'christmas'],
    ['Il ronfle plus fort que mon ex', 'ex-in-passing'],
    ['Mes parents ont divorcé', 'parent-says'],
    ['Mon chat m’a manqué', 'pet-mischief'],
    ['Mon chien adore l’eau', 'pet-mischief'],
    ['Ma fille a eu son bac', 'child-did'],
    ['Mon fils a un match samedi', 'child-did'],
    ["J'ai perdu ma grand-mère", 'grandparent'],
    ["C'est l'anniv de mon frère", 'my-birthday'],
    ['Mon anniversaire est demain', 'my-birthday'],
    ['Le père de mon mariage raté', 'wedding'],
    ['Deux ans après mon mariage', 'wedding'],
    ["J'ai fini à 6h au boulot", 'night-out'],
    ['Je suis fatigué', 'after-the-party'],
    ['Je suis tombée amoureuse de Lisbonne', 'fell'],
    ['Aucune honte à ça', 'shame'],
    ["Un mec m'a suivie dans la rue", 'stranger'],
    ['Mon ex me manque', 'ex-in-passing'],
    ['Je veux plus être stressé', 'childhood-dream'],
    ["J'étais malade quand j'étais petite", 'as-a-child'],
  ])('%s is not %s', (text, id) => {
    expect(heardIn(text)).not.toContain(id);
  });
});

describe('every line', () => {
  const lines = all.flatMap(({ id, react, ask, says, invites }) =>
    [...react, ...Object.values(ask).flat(), ...Object.values(says ?? {}).flat(), ...(invites ?? [])].map((line) => ({
      id,
      line,
    })),
  );

  it('is grammatical whoever speaks to whom', () => {
    const found = lines.flatMap(({ id, line }) =>
      (['homme', 'femme', 'non_precise'] as const).flatMap((gender) => {
        const text = realise(line, {
          address: 'tu',
          user: gender,
          match: gender,
          isPlural: false,
          values: { x: 'les lasagnes' },
        });
        return text === null || faultsOf(text, 'tu').length > 0 ? [`${id}: ${line}`] : [];
      }),
    );
    expect(found).toEqual([]);
  });

  it('is written once', () => {
    const texts = lines.map(({ line }) => line).filter((line) => line.length > 30);
    expect(texts.filter((line, at) => texts.indexOf(line) !== at)).toEqual([]);
  });

  it('reacts without a question, briefly, and not only with the words of the match', () => {
    const reacts = all.flatMap(({ react }) => react);
    expect(reacts.filter((line) => line.includes('?') || line.length > 60)).toEqual([]);
    const bare = all.filter(({ react }) => react.filter((line) => !line.includes('{x}')).length < 2);
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  it('names the words of the match only where the cue has them', () => {
    const lost = all.filter(
      ({ cue, ...moment }) => JSON.stringify(moment).includes('{x}') && !cue?.source.includes('(?<x>'),
    );
    expect(lost.map(({ id }) => id)).toEqual([]);
  });
});
