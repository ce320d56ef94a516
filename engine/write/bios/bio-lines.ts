import type { BioStyle } from '#contract/writing.ts';
import type { Subject } from '#engine/understand/subjects.ts';

// Sentences of bios, each whole and fit for any gender. A bio is a sentence about one interest and another, or the end of a style; or a
// line around {liste}, the user's own words with commas, which no grammar depends on ({plusieurs}: at least two).

/** A playful sentence about a subject, and a plain one. It names the subject as most people type it. */
const about = `
hiking | En rando, je suis surtout là pour le pique-nique au sommet. | Une rando le dimanche, et ma semaine repart du bon pied.
mountain | La montagne, c'est ma façon polie de fuir les réunions. | Je respire mieux dès que je vois la montagne.
climbing | L'escalade m'a appris à tomber avec élégance, ou presque. | L'escalade le soir, pour ne penser qu'à la prise suivante.
running | J'aime courir, mais surtout le moment où ça s'arrête. | Courir le matin, quand la ville n'appartient encore à personne.
cycling | Le vélo, c'est toute l'année, et la pluie en est témoin. | Je fais presque tout à vélo, surtout les détours.
swimming | La natation m'a tout appris, sauf à sortir de l'eau avec classe. | Je trouve mes meilleures idées à la natation, au bout de la ligne.
sea | Donne-moi la mer et un cornet de frites, je ne demande rien d'autre. | Je reviens toujours à la mer, même en plein hiver.
surf | Au surf, je bois autant de vagues que j'en prends. | Le surf, pour attendre longtemps et sourire trois secondes.
snow | Au ski, je brille surtout entre la piste et la fondue. | Un matin de ski, du silence, et toute la journée devant soi.
camping | Camping : je monte la tente, tu fais comme si c'était droit. | Une nuit de camping vaut toutes les chambres avec vue.
plants | Mes plantes vont bien, merci, même celle qu'on croyait perdue. | Je jardine un peu : les plantes ne sont jamais pressées.
animals | Je parle aux animaux, et parfois ils ont l'air d'accord. | Les animaux me font confiance assez vite, c'est bon signe.
football | Le foot me rend lyrique, de mauvaise foi, et imbattable en arbitrage. | Un match de foot entre amis, c'est encore ce que je fais de mieux.
racket | Au tennis, je suis fair-play jusqu'à 5-5. | Le tennis, pour l'échange plus que pour le score.
gym | La muscu m'aide à porter toutes les courses en un voyage. | La muscu trois fois par semaine, et la tête va mieux aussi.
sport | Le sport, oui, mais surtout le débrief après. | Le sport m'a appris la patience, et à recommencer.
yoga | Le yoga m'apaise, sauf quand on me prend mon tapis. | Un peu de yoga le matin, et la journée peut venir.
fight | La boxe, c'est mon calme à moi, avec des gants. | La boxe m'a appris à garder mon calme.
riding | L'équitation m'a appris à remonter tout de suite. | L'équitation, pour les galops au petit matin.
dance | Je danse dès qu'il y a de la musique, parfois avant : la danse n'attend pas. | La danse dit souvent mieux que moi ce que je pense.
motors | La moto, pour les petites routes et les grandes pauses déjeuner. | Une route vide, la moto, et pas d'heure de retour.
cooking | En cuisine, je goûte tellement qu'on ne passe plus à table. | La cuisine, c'est ma manière de dire que je tiens aux gens.
baking | La pâtisserie m'a appris la rigueur, et à cacher les ratés sous la chantilly. | Je fais de la pâtisserie pour voir la tête des gens à la première bouchée.
cheese | Le fromage n'est pas un plat, c'est un état d'esprit. | Un bon fromage, du pain, quelqu'un en face : soirée réussie.
italian | Pizza ou pâtes : la pizza gagne, mais j'écoute les arguments. | Une vraie pizza, deux couverts, et du temps devant nous.
asian | Pour des ramen, des sushis ou un bon bouillon, je traverse la ville. | Je cherche encore le bol de ramen parfait, ou le sushi qui le vaut.
restaurant | Au resto, je connais la carte des desserts avant l'entrée. | J'aime découvrir un resto comme d'autres visitent un musée.
coffee | Avant mon café, je réponds surtout par signes. | Un café en terrasse qui dure une heure de trop.
tea | J'ai plus de sortes de thé que de bonnes résolutions. | Un thé, un livre, la pluie : je ne demande pas mieux.
wine | Le vin, je dis « il est rond » et on me croit. | Le vin se partage, les bonnes nouvelles aussi.
beer | La bière, je la préfère en terrasse et bien accompagnée. | Une bière artisanale au soleil, et la journée est rattrapée.
drinks | Chez moi, l'apéro commence à 19\u00A0h et finit en dîner improvisé. | J'aime quand un apéro devient une soirée sans prévenir.
music | Sans musique, je ne sais ni cuisiner ni ranger. | Il y a toujours de la musique chez moi, même tout bas.
rock | Le rock m'a coûté un peu d'audition, aucun regret. | Un vieil album de rock, et tout se remet en place.
rap | Je connais tout le rap français, sauf les passages rapides. | Le rap, pour les mots d'abord.
electro | La techno, c'est mon sport de nuit. | De la techno, du monde, et le jour qui se lève.
jazz | Le jazz, je n'y comprends rien, mais je bats du pied juste. | Un peu de jazz le soir, et la journée s'éloigne.
concert | En concert, je chante faux, mais avec conviction. | Je me souviens de ma vie par concerts.
guitar | Je joue de la guitare, et mes voisins sont très patients. | La guitare n'est jamais loin, le soir surtout.
piano | Je joue du piano, surtout quand personne n'écoute. | Le piano, pour dire ce qui ne se dit pas.
singing | Le karaoké a déjà changé ma vie, et celle des voisins. | Je chante tout le temps, même quand je crois que non.
cinema | Au cinéma, je pleure devant les bandes-annonces. | J'aime sortir du cinéma sans parler pendant dix minutes.
series | « Un dernier épisode » : avec les séries, je n'ai aucune parole. | Je regarde des séries comme on lit un roman, jusqu'à pas d'heure.
podcast | J'ai toujours un podcast pour contredire tout le monde à table. | Un podcast dans les oreilles et je marche pendant des heures.
video_games | Aux jeux vidéo, je perds avec dignité, mais rarement. | Les jeux vidéo, pour les histoires et les soirées à deux.
reading | La lecture me fait rater des arrêts de bus, jamais des rendez-vous. | Un peu de lecture chaque soir, même une page.
writing | L'écriture m'occupe, surtout celle des listes. | L'écriture m'aide à ranger mes idées.
comics | Je lis des BD dans le bain, au péril de leur vie. | Une bonne BD se relit toute la vie.
museum | Au musée, je commence par la boutique, j'assume. | J'aime les musées vides et les expos dont on reparle.
theatre | Le théâtre m'a appris à rater en public, c'est très utile. | Le théâtre, pour ce qui n'arrive qu'une fois.
humour | Le stand-up et l'humour nul ont la même place dans mon cœur. | L'humour, c'est ce que je remarque en premier.
photography | Je fais de la photo : tout le monde attend, mais la lumière est belle. | La photo m'a appris à regarder deux fois.
drawing | Je fais du dessin dans la marge de tout ce qui est sérieux. | Le dessin me calme, la peinture me réveille.
history | Avec l'histoire, j'ai toujours une anecdote en trop. | L'histoire me passionne, surtout celle des gens ordinaires.
languages | J'apprends des langues pour mieux me perdre sur place. | Les langues, pour comprendre les gens d'un peu plus près.
board_games | Aux jeux de société, je reste aimable jusqu'au premier tour. | Une soirée jeux de société vaut bien des sorties.
chess | Aux échecs, je prévois trois coups, puis je panique. | Les échecs, pour le silence et les retournements.
pottery | La poterie, c'est mon art de rater des bols. | La poterie, pour avoir les mains prises et la tête libre.
sewing | Je fais de la couture et du tricot : trois projets finis, douze en cours. | Je couds un peu : la couture apprend la patience.
diy | Le bricolage, c'est simple, il me reste toujours trois vis. | Le bricolage, pour le plaisir de réparer plutôt que jeter.
thrift | Les brocantes me perdront : j'y vais pour rien, je rentre avec une lampe. | J'aime les brocantes et les objets qui ont déjà vécu.
cat | Mon chat a relu cette bio et n'a fait aucun commentaire. | J'ai un chat, et donc des soirées très calmes.
dog | Mon chien a plus d'amis que moi dans le quartier. | Un chien, de longues balades, et du temps pour discuter.
travel | En voyage, je goûte tout et je me perds beaucoup. | Je voyage pour marcher sans plan et manger comme là-bas.
sleep | La sieste est mon sport de compétition. | Une sieste l'été, fenêtre ouverte, et tout va bien.
party | Les soirées, j'y vais pour une heure et je ferme le lieu. | J'aime les soirées qui finissent en discussion dans la cuisine.
forest | La nature me fait du bien, même quand on se perd. | J'ai besoin de nature, de silence, puis de monde.
`;

/** Ends, by style. */
const ends = `
fun | On commence par un verre et on improvise la suite ?
fun | Raconte-moi ta pire blague, je note sévèrement.
fun | Si tu me fais rire, la première tournée est pour moi.
fun | Je cherche quelqu'un pour rire des mêmes bêtises.
fun | Les sujets sérieux, on les garde pour le lundi.
audacieux | Propose un jour, je m'occupe de l'endroit.
audacieux | Écris-moi autre chose que « salut », je réponds à coup sûr.
audacieux | On saute les messages et on se voit cette semaine ?
audacieux | Chiche d'en parler en vrai, jeudi, en terrasse ?
audacieux | J'aime les gens qui proposent. À toi de jouer.
classe | Une terrasse, une vraie conversation, et on verra bien.
classe | J'aime prendre le temps de faire connaissance.
classe | Si tu aimes les longues discussions, on devrait s'entendre.
classe | Le reste se raconte mieux à une petite table.
classe | Je préfère une soirée qui s'étire à cent messages.
minimal | Le reste, en vrai. Et toi ?
minimal | En vrai, c'est encore mieux.
minimal | On en parle autour d'un café ?
minimal | Une bio courte, de longues conversations.
minimal | Pas de longue liste. Demande-moi plutôt.
ambitieux | J'ai des projets plein la tête, et du temps pour les bonnes personnes.
ambitieux | J'aime les gens qui vont au bout de leurs idées.
ambitieux | Dis-moi ce que tu construis, ça m'intéresse vraiment.
ambitieux | Je vise haut, mais je garde mes dimanches libres.
ambitieux | Raconte-moi le projet dont tu n'oses pas encore parler.
artiste | Envoie-moi une chanson, un tableau ou une phrase que tu aimes.
artiste | Je remarque la lumière avant le décor.
artiste | Montre-moi ce qui te touche, on partira de là.
artiste | J'aime les détails, les ratures et les fins ouvertes.
artiste | Je garde les petits moments que tout le monde oublie.
mysterieux | Le reste, il faudra venir le chercher.
mysterieux | La meilleure histoire, pas avant le deuxième verre.
mysterieux | Pose la bonne question, tu auras la vraie réponse.
mysterieux | Il y a un détail que personne ne devine jamais.
mysterieux | Je n'en dis pas plus, sauf de vive voix.
sportif | Je bouge la semaine, je mange bien le dimanche.
sportif | On se retrouve dehors, baskets aux pieds ?
sportif | J'échange une sortie sportive contre un bon dîner.
sportif | Après l'effort, je connais toujours une bonne terrasse.
sportif | Je cherche quelqu'un pour tenir le rythme, ou le ralentir.
`;

/** Lines around the user's own words; those of «any» suit every style. */
const lists = `
any | En ce moment : {liste}. Pour le reste, je préfère qu'on se pose quelque part et qu'on en discute.
any | Ce qui remplit mes week-ends : {liste}. Et toi, qu'est-ce qui te fait perdre la notion du temps ?
any | {plusieurs}. Si l'un de ces mots te parle, tu sais déjà comment commencer la conversation.
any | Lance-moi là-dessus : {liste}. Je te dirai tout, et après ce sera ton tour, c'est promis.
fun | {plusieurs}, dans cet ordre ou dans un autre. Dis-moi ce qui te fait rire, je te dirai si on s'entendra.
fun | Je peux en parler une heure : {liste}. Arrête-moi quand tu veux, ou relance, à tes risques et périls.
fun | {liste}. J'ai aussi des avis très tranchés sur des sujets sans importance. On commence par lequel ?
fun | Mon dimanche idéal : {liste}, et quelqu'un avec qui en rire le soir devant un plat de pâtes.
fun | Au programme : {liste}. Le reste est à improviser, de préférence autour d'une assiette de frites.
audacieux | {plusieurs}. Maintenant tu sais l'essentiel. Propose un endroit, une heure, et on vérifie le reste.
audacieux | Mes arguments : {plusieurs}. À toi de trouver mieux en un message, je ris facilement.
audacieux | {liste}. Je ne suis pas là pour discuter six mois. Un verre jeudi, et on voit bien ?
audacieux | Trouve un meilleur programme que ça : {liste}. Si tu y arrives, je te suis sans poser de question.
audacieux | Parle-moi de ça et tu as toute mon attention : {liste}. Sinon, surprends-moi, c'est encore mieux.
classe | {liste}. J'aime les conversations qui prennent leur temps et les gens qui savent écouter.
classe | Mes plaisirs : {plusieurs}. Une bonne table, quelqu'un en face, et la soirée peut durer.
classe | {liste}. Le reste se découvre mieux autour d'un verre, sans téléphone sur la table.
classe | Quelques goûts auxquels je tiens : {plusieurs}. J'aimerais autant connaître les tiens.
classe | {liste}. Je préfère une belle soirée à dix rendez-vous, et une vraie question à un compliment.
minimal | {liste}. C'est court, mais c'est vrai. Le reste s'apprend mieux en face, avec un café.
minimal | {liste}. Peu de mots ici, beaucoup plus en terrasse. Dis-moi simplement ce que tu aimes, toi.
minimal | L'essentiel : {liste}. Pas besoin d'une longue bio, une bonne question suffit pour commencer.
minimal | {liste}. Voilà pour le résumé. La version longue se raconte de vive voix, quand tu veux.
minimal | Pour faire simple : {liste}. Et toi, qu'est-ce que tu mettrais si tu n'avais que trois mots ?
ambitieux | {liste}. Et des projets que je mène jusqu'au bout. Raconte-moi le tien, ça m'intéresse vraiment.
ambitieux | Ce qui me fait avancer : {liste}. J'aime les gens qui ont une idée précise de ce qu'ils veulent.
ambitieux | {liste}. Je fais les choses à fond, y compris les week-ends et les bons dîners.
ambitieux | Mes priorités, dans le désordre : {plusieurs}. Il reste une place pour quelqu'un qui a aussi les siennes.
ambitieux | J'y mets de l'énergie : {liste}. Et toi, c'est quoi le projet qui te fait lever le matin ?
artiste | {liste}. Je retiens les couleurs, les voix et les phrases des gens. Dis-m'en une qui te ressemble.
artiste | Mon inspiration : {liste}. Envoie-moi une chanson que tu aimes, je te dirai à quoi elle me fait penser.
artiste | {liste}. Je trouve du beau un peu partout, surtout là où personne ne regarde.
artiste | De quoi remplir un carnet : {liste}. Il reste quelques pages blanches pour une belle histoire.
artiste | {liste}. J'aime ce qui est un peu de travers, les gens compris. Montre-moi ce que tu aimes.
mysterieux | {plusieurs}. Un seul de ces mots cache une vraie histoire. Devine lequel, et je te la raconte.
mysterieux | Les indices : {plusieurs}. Le reste ne se dit pas ici, mais se raconte très bien en face.
mysterieux | {liste}. Ce n'est que la partie visible. Pour la suite, il faudra poser la bonne question.
mysterieux | On croit me connaître avec ça : {liste}. On se trompe un peu, et c'est là que ça devient intéressant.
mysterieux | {liste}. Je garde le plus surprenant pour quelqu'un qui prendra le temps de demander.
sportif | {liste}. Je ne tiens pas en place, sauf devant une raclette. On se retrouve pour l'un ou l'autre ?
sportif | Ce qui me fait lever du canapé : {liste}. Il me manque quelqu'un pour me suivre, ou me doubler.
sportif | {liste}. De l'énergie à revendre et un bon sens du repos mérité. Tu me proposes quoi ce week-end ?
sportif | {liste}. J'aime l'effort, les fous rires et le dîner qui suit. Tu choisis l'ordre.
sportif | Échauffement : {liste}. Ensuite on se voit, on bouge un peu, et on mange beaucoup.
`;

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' | '));
const textsOf = (table: string, style: string) =>
  rowsOf(table).flatMap(([of, text = '']) => (of === style ? [text] : []));

/** Styles whose sentences about a subject are the playful ones. */
const playful: readonly BioStyle[] = ['fun', 'audacieux'];

export const endsOf = (style: BioStyle): string[] => textsOf(ends, style);
export const listsOf = (style: BioStyle): string[] => [...textsOf(lists, style), ...textsOf(lists, 'any')];

const sentences = new Map(rowsOf(about).map(([subject = '', funny = '', plain = '']) => [subject, { funny, plain }]));

/** The style's sentence about a subject, and the other one, which may stand in. */
export function sentencesAbout(subject: Subject, style: BioStyle): string[] {
  const { funny, plain } = sentences.get(subject) ?? {};
  const both = playful.includes(style) ? [funny, plain] : [plain, funny];
  return both.filter((text) => text !== undefined);
}
