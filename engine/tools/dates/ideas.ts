import type { Season } from '#contract/tools.ts';
import type { Subject } from '#engine/understand/subjects.ts';
import type { PlaceKind } from './cities.ts';

// Ideas for a first date: in public, easy to leave, with something to look at. Four lines each: title, kind of place, minutes, euros for
// two, marks and the subjects that it suits; what the two do; why it suits them; the message that proposes it. {ou} is a place of the city
// («au parc …»). Marks: dehors (rain needs another plan), soir (after dark), the seasons that it needs, boire or manger (what is served).

const rows = `
La grande boucle | park | 75 | 0 | dehors | hiking dog forest mountain podcast camping animals walk
Une longue boucle à pied {ou}, sans itinéraire : à chaque bifurcation, c'est chacun son tour de choisir.
Marcher côte à côte détend bien plus que se faire face, et les silences passent tout seuls.
Ça te dit de marcher un peu {ou} [ton jour] ? On se prend un café après si on a encore des choses à se dire.
Au bord de l'eau | water | 75 | 0 | dehors | sea swimming surf sailing diving trip town walk
Une balade {ou}, avec un arrêt chaque fois que la vue le mérite.
L'eau fait la moitié de la conversation, et on peut écourter ou prolonger sans que ça se remarque.
J'irais bien marcher {ou} [ton jour]. Tu viens avec moi ?
L'heure dorée | view | 60 | 0 | dehors soir | photography travel trip mountain drawing stars walk
Rendez-vous {ou} une heure avant le coucher du soleil, quand il y a encore du monde : chacun montre son endroit préféré.
C'est beau, c'est gratuit, et regarder la même chose évite l'entretien d'embauche.
Coucher de soleil {ou} [ton jour], ça te tente ? Je m'occupe de prévoir un truc à grignoter.
Cinq photos chacun | old_town | 75 | 0 | dehors | photography drawing fashion
Une heure {ou}, téléphone en main : cinq photos chacun, sur un thème que l'autre choisit.
Vous regardez la même rue sans voir la même chose : c'est une bonne façon de se découvrir.
Petit défi : [ton jour], {ou}, cinq photos chacun et le perdant paie les cafés. Tu es de la partie ?
Touristes chez soi | old_town | 75 | 0 | dehors | travel trip town history languages building law walk
Jouer aux touristes {ou} : l'un choisit la direction, l'autre invente l'histoire de la rue.
Un vrai dépaysement sans prendre le train, et de quoi rire dès le premier coin de rue.
Et si on jouait aux touristes {ou} [ton jour] ? J'invente l'histoire des monuments, tu corriges.
Le jardin comme salon | garden | 60 | 0 | dehors doux | plants yoga forest sleep tea
Un tour {ou}, en votant pour la plante au nom le plus improbable.
Calme, public, et il y a toujours quelque chose à montrer à l'autre.
Il y a une balade toute calme à faire {ou}. Ça te dirait [ton jour] ?
Un coup de cœur chacun | museum | 75 | 0 | - | museum drawing theatre writing history science walk
Une heure {ou}, pas plus : chacun choisit une œuvre et doit convaincre l'autre de l'emporter.
Un sujet toutes les deux minutes sans effort, et une heure suffit largement.
Une heure {ou} [ton jour], chacun défend son coup de cœur. Tu joues le jeu ?
Le marché à quatre mains | market | 90 | 10 | dehors manger | cooking markets cheese bread baking asian italian restaurant street_food brunch
Un tour {ou} en fin de matinée, cinq euros chacun pour trouver la meilleure chose à goûter, puis dégustation sur un banc.
On goûte, on compare, on n'est jamais d'accord : la conversation se fait toute seule.
On se retrouve {ou} [ton jour] ? Cinq euros chacun, et on voit qui trouve la meilleure chose à goûter.
Le menu imaginaire | market | 60 | 0 | dehors | cooking markets cheese bread wine veggie pancakes
Un tour {ou} sans rien acheter : composer à deux le menu idéal, étal après étal.
Les goûts de quelqu'un disent beaucoup, et imaginer un repas ne coûte rien.
Je te propose un tour {ou} [ton jour], juste pour composer le dîner de nos rêves. Ça te dit ?
Pique-nique à parts égales | park | 90 | 18 | dehors chaud manger | cooking veggie drinks wine cheese camping forest sweets
Un pique-nique {ou} : l'un apporte le salé, l'autre le sucré, et c'est la surprise.
Ce que chacun apporte en dit déjà long, et on repart quand on veut.
Pique-nique {ou} [ton jour] ? Je m'occupe du salé si tu t'occupes du sucré.
Le livre de l'autre | - | 50 | 0 | - | reading crime writing comics manga languages philosophy teaching
Une librairie du centre : chacun choisit un livre pour l'autre, à partir de la seule première phrase.
Un livre choisi pour quelqu'un, c'est un compliment et un sujet de conversation à la fois.
On se retrouve dans une librairie [ton jour] et chacun choisit un livre pour l'autre. Tu oses ?
Trois chansons chacun | water | 60 | 0 | dehors | music rock rap electro jazz classical concert guitar piano drums singing vinyl
Une balade {ou} avec des écouteurs pour deux : trois morceaux chacun, et l'histoire qui va avec.
Chaque morceau a son histoire : vous n'aurez pas besoin de chercher quoi dire.
Trois chansons chacun, une paire d'écouteurs, une balade {ou}. Ça te dit [ton jour] ?
Petite scène | - | 120 | 26 | soir boire | music rock rap jazz classical concert guitar piano drums vinyl electro night
Un petit concert ou une scène ouverte dans un bar, en arrivant tôt pour pouvoir discuter avant.
La musique remplit les blancs, et il y aura forcément quelque chose à commenter.
Il y a des petits concerts sympas dans les bars en ce moment. On en choisit un [ton jour] ?
La revanche est prévue | - | 105 | 18 | boire | board_games scrabble chess cards quiz escape puzzle humour bar_games tech
Un bar à jeux : une partie rapide pour se moquer un peu, puis un jeu où vous faites équipe.
Dix minutes de jeu brisent la glace mieux qu'une heure de questions.
Un bar à jeux [ton jour], ça te tente ? Je te laisse choisir le jeu, et je m'excuse d'avance si je gagne.
Un jeu de cartes et un banc | park | 75 | 0 | dehors doux | board_games cards scrabble chess humour quiz crosswords
Un jeu de cartes dans la poche et un banc {ou} : trois manches, et le perdant raconte sa pire honte.
Un paquet de cartes, un banc, et on rit avant d'avoir cherché quoi dire.
Une partie de cartes {ou} [ton jour] ? Le perdant raconte sa pire honte.
Duel à l'ancienne | - | 75 | 20 | - | video_games bar_games motors manga
Une salle d'arcade ou un bowling : deux manches, et la belle si personne ne veut rentrer.
On joue côte à côte, on se chambre un peu, et ça met tout le monde à l'aise.
Duel à l'arcade ou au bowling [ton jour] : tu prends le risque ?
Une heure pour sortir | - | 75 | 64 | - | escape quiz crime puzzle series horror
Un escape game à deux : une heure d'énigmes, et on découvre vite qui garde son calme.
Faire équipe une heure en apprend plus que dix conversations.
Un escape game tous les deux [ton jour], ça te dit ? Promis, on sortira peut-être.
Le film et le débat | - | 130 | 24 | soir | cinema series horror manga comics
Une séance en fin d'après-midi, un film choisi ensemble, avec un droit de veto chacun.
Deux heures sans pression, puis mille choses à dire en sortant.
On se fait un ciné [ton jour] ? Tu choisis le film, j'ai juste droit à un veto.
Le film qui n'existe pas | old_town | 60 | 0 | dehors | cinema series theatre writing comics fashion
Une balade {ou} où les passants sont le casting : chacun invente une scène de votre film.
Gratuit, un peu bête, et on voit tout de suite si on rit des mêmes choses.
J'ai une idée idiote et gratuite : on se balade {ou} [ton jour] et on invente la vie des passants. Tu viens ?
Rire d'abord | - | 90 | 30 | soir | humour theatre podcast
Un plateau d'humour ou une soirée d'impro dans une petite salle, plutôt au fond qu'au premier rang.
En une soirée, vous saurez si vous riez des mêmes choses.
Un plateau d'humour dans une petite salle [ton jour], ça te dit ? On se met au fond, c'est plus sûr.
Bloc et débrief | - | 90 | 34 | - | climbing gym sport fight mountain
Une séance de bloc pour débutants, chaussons loués sur place : chacun choisit les voies de l'autre.
On s'encourage avant même de se connaître, et ça se termine toujours par un verre.
Une séance de bloc [ton jour] ? Tous niveaux acceptés, chutes comprises.
Le match du siècle | park | 60 | 0 | dehors doux | racket team football sport gym fight skate bar_games
Une partie de badminton ou de ping-pong {ou}, avec des règles inventées au fur et à mesure.
On bouge, on rit, et personne ne regarde l'heure.
Une partie de badminton {ou} [ton jour] ? Je ne promets ni le niveau ni le fair-play.
Trois kilomètres, pas un de plus | water | 40 | 0 | dehors | running sport morning
Un footing très tranquille {ou}, à l'allure où on peut encore parler.
C'est court, ça met de bonne humeur, et le petit-déjeuner d'après est mérité.
Petit footing très tranquille {ou} [ton jour], avec un croissant à l'arrivée. Tu viens ?
À vélo, sans se presser | water | 75 | 8 | dehors doux | cycling motors travel camping
Une balade à vélo {ou}, en libre-service si besoin, avec un arrêt photo obligatoire.
Vous découvrez la ville ensemble, et il y a toujours une pause à inventer.
Une balade à vélo {ou} [ton jour], sans se presser, ça te dit ?
Un café, trois questions | - | 60 | 10 | boire | coffee languages astro cat philosophy law care walk
Un café calme, une heure, et trois questions chacun, écrites sur un papier.
Simple et court : si ça se passe bien, le deuxième rendez-vous est déjà une évidence.
Un café [ton jour] ? On prépare trois questions chacun, les bizarres sont bienvenues.
Pause au calme | - | 75 | 16 | boire | tea yoga reading sewing cat sleep brunch sweets writing
Un salon de thé avec de vrais fauteuils, au milieu de l'après-midi.
On s'entend parler, on n'est pas pressé, et le gâteau fait la conversation si besoin.
Je connais l'heure parfaite pour un thé et un gâteau : [ton jour] après-midi. Ça te va ?
Le concours de pâtisseries | park | 60 | 12 | dehors manger | baking bread sweets pancakes coffee
Deux boulangeries, un gâteau dans chacune, et un jury très sérieux {ou}.
Facile, drôle, et dans le pire des cas vous aurez bien mangé.
Deux boulangeries, deux gâteaux, et on vote {ou} [ton jour]. Tu fais partie du jury ?
Trois bouchées | old_town | 90 | 28 | dehors manger | street_food asian italian restaurant trip cooking beer
Un tour {ou} avec trois arrêts à partager : une bouchée salée, une épicée, une sucrée.
Partager une assiette est encore le moyen le plus simple de faire connaissance.
Ça te dit de manger en trois étapes {ou} [ton jour] ? Salé, épicé, sucré, et on partage tout.
Dégustation à l'aveugle | - | 90 | 30 | soir boire | wine beer drinks party cheese
Un bar avec deux verres différents à deviner, avec ou sans alcool.
Un jeu tout trouvé, et personne n'est obligé de boire pour s'amuser.
Petite dégustation à l'aveugle [ton jour] ? Avec ou sans alcool, et avec beaucoup de mauvaise foi.
Les mains occupées | - | 120 | 70 | - | pottery sewing diy drawing cooking baking fashion
Un atelier découverte à deux, poterie, dessin ou cuisine : les mains travaillent, la parole vient.
Le résultat sera bancal, et c'est tout l'intérêt.
Un atelier poterie ou cuisine à deux [ton jour], ça te tente ? Résultat bancal garanti.
Trésors à cinq euros | - | 75 | 10 | dehors | thrift diy fashion vinyl
Une brocante ou une ressourcerie : cinq euros chacun pour trouver l'objet le plus improbable.
Chaque objet a une histoire, vraie ou inventée, et vous repartez avec un souvenir.
Cinq euros chacun, une brocante, et on cherche l'objet le plus improbable. Tu viens [ton jour] ?
Premier cours | - | 75 | 26 | soir | dance party music
Un cours d'essai de danse pour débutants, salsa, rock ou swing, où on change de partenaire.
On rit avant de parler, et c'est exactement le bon ordre.
Un cours d'essai de danse [ton jour], niveau débutant assumé. Tu me suis ?
Sur la glace | - | 60 | 20 | hiver | snow mountain sport skate
Une heure de patinoire, avec le droit de tenir la barrière et de tomber sans élégance.
Tomber fait partie du programme, ça détend tout le monde.
Patinoire [ton jour] ? On a le droit de se tenir à la barrière.
Une chanson, pas plus | - | 90 | 26 | soir boire | singing party music humour
Un bar à karaoké un soir de semaine : une chanson chacun, ou un duo si le courage est là.
Après ça, plus rien n'est gênant entre vous.
Karaoké [ton jour], une chanson chacun et pas plus. Tu oses ?
`;

export interface Idea {
  title: string;
  place: PlaceKind | null;
  minutes: number;
  costEuros: number;
  marks: string[];
  /** Those that suit it best come first; `walk` marks ideas for everybody. */
  subjects: (Subject | 'walk')[];
  text: string;
  why: string;
  message: string;
}

const seasonsOf: Record<string, Season[]> = {
  doux: ['printemps', 'ete', 'automne'],
  chaud: ['printemps', 'ete'],
  hiver: ['hiver'],
};

/** Without a season, ideas for winter are left out. */
export function isInSeason(marks: readonly string[], season: Season | undefined): boolean {
  const needed = marks.flatMap((mark) => seasonsOf[mark] ?? []);
  return needed.length === 0 || (season ? needed.includes(season) : !marks.includes('hiver'));
}

const lines = rows.trim().split('\n');

export const ideas: Idea[] = lines.flatMap((head, at) => {
  if (at % 4 > 0) return [];
  const [title = '', place = '', minutes, euros, marks = '', subjects = ''] = head.split(' | ');
  const [text = '', why = '', message = ''] = lines.slice(at + 1);
  return {
    title,
    place: place === '-' ? null : (place as PlaceKind),
    minutes: Number(minutes),
    costEuros: Number(euros),
    marks: marks.split(' '),
    subjects: subjects.split(' ') as Idea['subjects'],
    text,
    why,
    message,
  };
});
