import type { OpenerStrategy } from '#contract/tools.ts';
import type { Subject } from '#engine/understand/subjects.ts';

// First messages, each whole as it is sent, by subject of the profile. {nom} is a pet's name, {là} a place as one says to be there («au
// Japon»). No line speaks of looks, presses for an answer, says anything about the user's life or gives away either one's gender.

export interface OpenerLine {
  subject: Subject | 'cat_lover' | 'dog_lover' | 'pet_name' | 'nothing';
  strategy: OpenerStrategy;
  text: string;
}

const rows = `
hiking | false_choice | Pour une rando : départ à 6\u00A0h avec le lever du soleil, ou départ à 11\u00A0h avec croissants ? Toute notre histoire en dépend.
hiking | tease | Sois honnête : tu marches pour le paysage ou surtout pour le pique-nique en haut ?
hiking | question | C'est quoi la plus belle rando que tu as faite, celle que tu conseilles à tout le monde ?
hiking | scenario | Imaginons qu'on se perde en rando : tu sors la carte, tu suis ton instinct ou tu manges d'abord le sandwich ?
mountain | false_choice | La montagne, tu la préfères en été avec les marmottes, ou en hiver avec une raclette au bout ?
mountain | tease | Il y a les gens qui montent pour la vue et ceux qui montent pour la tarte aux myrtilles du refuge. Tu es de quel camp ?
mountain | scenario | Samedi matin, réveil à 5\u00A0h pour voir le soleil se lever là-haut : tu bondis du lit ou tu négocies ?
climbing | false_choice | Team bloc ou team voie ? Je te préviens, c'est une question de la plus haute importance.
climbing | question | C'est quoi le bloc ou la voie qui te résiste depuis des semaines et que tu prends personnellement ?
climbing | scenario | Premier date en salle d'escalade : tu m'assures bien, ou tu me laisses pendre dix minutes pour rigoler ?
running | question | Tu cours pour te vider la tête, ou pour pouvoir te resservir au dîner sans culpabiliser ?
running | tease | Une question me brûle les lèvres : est-ce que tu dis bonjour aux autres quand tu cours, ou tu les doubles sans pitié ?
running | false_choice | Pour courir : musique à fond, podcast, ou le silence et tes pensées, comme les gens vraiment inquiétants ?
cycling | question | C'est quoi le plus beau trajet que tu as fait à vélo ? Je cherche une bonne excuse pour sortir du canapé.
cycling | false_choice | À vélo sous la pluie : tu trouves ça romantique ou tu insultes intérieurement chaque nuage ?
cycling | scenario | Un week-end, deux vélos, aucune réservation. Tu nous fais partir dans quelle direction ?
swimming | false_choice | Longueurs à la piscine à 7\u00A0h du matin, ou baignade au lac au coucher du soleil ? Une seule réponse possible.
swimming | tease | Honnêtement, le meilleur moment de la piscine, c'est nager ou c'est ce qu'on mange juste après ?
swimming | question | Tu entres dans l'eau froide d'un coup, ou centimètre par centimètre en râlant ?
sea | false_choice | La mer en plein été avec du monde, ou en hiver avec un gros pull et personne ? Je crois que ça dit tout de quelqu'un.
sea | scenario | On pose tout, on file à la mer ce week-end : tu t'occupes de la playlist ou du pique-nique ?
sea | tease | À la plage, tu lis deux pages puis tu dors, ou tu fais partie des gens qui bougent tout le temps ?
surf | question | Ta première fois sur une planche, c'était stylé ou tu as surtout bu la tasse ?
surf | tease | Dis-moi la vérité sur le surf : combien de temps à attendre la vague pour combien de secondes debout ?
surf | false_choice | Eau à 14 degrés mais vagues parfaites, ou eau chaude et mer plate ? Je sens que je connais la réponse.
sailing | question | Sur un bateau, tu fais partie de ceux qui gèrent les voiles ou de ceux qui gèrent l'apéro ?
sailing | false_choice | Grand large sans voir la côte, ou petite crique où on jette l'ancre pour déjeuner ?
diving | question | C'est quoi la plus belle chose que tu as vue sous l'eau ? Je promets de poser plein de questions bêtes.
diving | tease | Sous l'eau, on ne peut pas parler : c'est ça que tu aimes dans la plongée, avoue ?
snow | false_choice | Au ski : première benne à 9\u00A0h, ou première bière en terrasse à 11\u00A0h ? Aucun jugement.
snow | tease | On connaît tous quelqu'un qui vient au ski uniquement pour la fondue. Ce ne serait pas un peu toi ?
snow | scenario | Dernier télésiège, brouillard complet, il reste une noire pour rentrer. Tu gères ou on finit sur les fesses ?
camping | false_choice | Dormir à la belle étoile sans réseau, ou petit camping avec pétanque et pizza du jeudi ?
camping | scenario | Road trip improvisé, on part ce soir : tu conduis, tu gères la musique ou tu distribues les chips ?
camping | tease | Monter une tente à deux, c'est le vrai test de compatibilité. Tu es du genre calme ou du genre à jeter les sardines ?
plants | tease | Question sensible : il y a combien de plantes chez toi, et combien sont encore vivantes ?
plants | question | Est-ce que tu parles à tes plantes ? Et surtout, est-ce qu'elles ont des prénoms ?
plants | scenario | Tu pars deux semaines et tu me confies tes plantes. C'est quoi la consigne numéro un pour ne tuer personne ?
animals | question | Si tu pouvais adopter n'importe quel animal demain sans te poser de questions, ce serait lequel ?
animals | question | C'est quoi l'histoire d'animal que tu racontes à chaque dîner ? Je veux la version longue.
animals | challenge | Apprends-moi un truc incroyable sur un animal, et je te dis si je dors mieux ou moins bien ce soir.
stars | tease | Tu reconnais vraiment les constellations, ou tu montres la Grande Ourse à chaque fois avec aplomb ?
stars | scenario | Une couverture, un thermos, un coin sans lumière : tu m'apprends quoi en premier sur le ciel ?
football | tease | Un soir de match, tu es plutôt calme et digne, ou tu donnes des consignes à la télé ?
football | question | Le match que tu pourrais raconter minute par minute, c'est lequel ? J'ai tout mon temps.
football | false_choice | Regarder au stade sous la pluie, ou au bar avec une bière et tout le monde qui hurle ?
team | question | Tu joues à quel poste ? À mon avis, ça en dit plus long qu'une bio entière.
team | tease | La vraie raison des sports d'équipe, c'est le match ou c'est le verre d'après avec tout le monde ?
team | false_choice | Gagner moche ou perdre avec panache ? Attention, je jugerai un peu.
racket | challenge | Je lance un défi : un set, et le perdant paie sa tournée. Tu joues pour gagner ou pour le style ?
racket | tease | Raquette en main, tu gardes ton calme ou il y a une autre personne qui se réveille ?
gym | tease | À la salle, tu comptes vraiment toutes tes répétitions, ou tu commences à compter quand ça brûle ?
gym | question | C'est quoi la chanson qui te fait soulever 10\u00A0kilos de plus ? J'exige l'honnêteté, même si c'est honteux.
gym | scenario | Jour de repos, il pleut, ton canapé t'appelle. Tu y vas quand même ou on commande à manger ?
sport | question | Sport pour le plaisir, pour l'équilibre ou pour battre les autres ? Sois sincère, je peux tout entendre.
sport | question | C'est quoi le sport que tu rêves d'essayer et que tu repousses depuis des mois ?
sport | challenge | Propose-moi une activité qui me laissera avec des courbatures mais aucun regret. Je t'écoute.
yoga | tease | Pendant la relaxation finale, tu médites vraiment ou tu penses à ce que tu vas manger après ?
yoga | false_choice | Yoga seul au calme à la maison, ou en cours avec quelqu'un qui tombe à côté de toi ?
fight | tease | Donc si on se dispute pour la dernière part de pizza, j'ai tout intérêt à te la laisser ?
fight | question | Qu'est-ce qui t'a donné envie de monter sur un ring ou un tatami ? Il y a forcément une histoire.
fight | question | Après une journée pourrie, tu frappes dans un sac et tout va mieux ? La méthode me tente presque.
riding | question | Ton premier cheval ou poney, tu te souviens de son nom ? Je sens qu'il était légendaire.
riding | false_choice | Galop sur une plage ou longue balade en forêt au pas ? Tu peux fermer les yeux pour réfléchir.
riding | scenario | Tu me mets sur un cheval pour la première fois : tu m'aides ou tu prends des photos ?
dance | challenge | Tu m'apprends un pas de base en deux phrases ? Je m'entraîne et je te raconte les dégâts.
dance | tease | Premier morceau de la soirée : tu es déjà sur la piste, ou il faut te supplier un peu ?
dance | false_choice | Danser avec quelqu'un qui sait, ou avec quelqu'un qui rigole et t'écrase un peu les pieds ?
skate | question | Ta plus belle chute, celle que tu racontes encore en montrant la cicatrice ?
skate | tease | Tu roules pour aller au travail ou tu as gardé le vrai niveau de tes 16\u00A0ans ?
bar_games | challenge | Une partie, le perdant offre le verre. Je préviens : je joue sans talent, mais avec le cœur.
bar_games | question | Ton plus beau coup de chance, celui que tu fais passer pour du talent depuis des années ?
bar_games | false_choice | Gagner contre des inconnus, ou perdre contre tes potes et en entendre parler pendant un an ?
motors | question | Si on te donne les clés demain, tu pars sur quelle route et tu t'arrêtes où pour déjeuner ?
motors | question | C'était quoi, la toute première ? On n'oublie jamais la première, il paraît.
cooking | question | C'est quoi le plat que tu prépares quand tu veux vraiment impressionner quelqu'un ?
cooking | false_choice | Cuisiner à deux : tu préfères diriger les opérations ou couper les oignons en racontant ta journée ?
cooking | tease | Tu suis la recette à la lettre, ou tu fais « au feeling » et on croise les doigts ?
cooking | question | Quel est ton pire raté en cuisine ? Les plus belles histoires commencent par une alarme incendie.
cooking | scenario | Frigo presque vide, invités dans une heure. Tu improvises quoi pour sauver la soirée ?
baking | question | C'est quoi le gâteau qui met tout le monde d'accord quand c'est toi qui le fais ?
baking | tease | Tu goûtes la pâte crue ou tu es quelqu'un de raisonnable ? Attention, il y a une bonne réponse.
baking | false_choice | Cookie tout mou ou cookie croustillant ? Je crois qu'on ne peut pas bâtir grand-chose sur un désaccord.
bread | false_choice | Pain au chocolat ou chocolatine ? Prends ton temps, tout le reste de la conversation en dépend.
bread | tease | Est-ce que la baguette arrive entière à la maison, ou est-ce que le quignon disparaît mystérieusement en route ?
bread | question | C'est où la meilleure boulangerie de ton quartier ? Je suis capable de traverser la ville pour ça.
cheese | false_choice | Si tu ne devais garder qu'un seul fromage pour le reste de ta vie, ce serait lequel ? Je sais, c'est cruel.
cheese | question | La raclette en plein mois de juillet, tu trouves ça choquant ou parfaitement normal ?
cheese | tease | À une raclette, tu fais cuire le fromage tranquillement, ou tu surveilles le poêlon des autres ?
italian | false_choice | Ananas sur la pizza : crime, curiosité ou plaisir coupable ? Réponds sans avocat.
italian | tease | Crème dans la carbonara : tu fermes les yeux ou tu quittes la table ?
italian | scenario | Soirée pâtes maison : tu pétris, tu goûtes la sauce toutes les deux minutes, ou tu sers le vin ?
asian | question | C'est quoi ton adresse secrète, celle que tu hésites à donner parce qu'il y a déjà trop la queue ?
asian | false_choice | Ramen un soir de pluie ou sushis en terrasse ? Il n'y a pas de mauvaise réponse, mais il y en a une meilleure.
asian | tease | Les baguettes, tu gères comme un chef ou il y en a toujours un qui finit sur la nappe ?
street_food | question | Sauce sur les frites ou sauce à côté ? Je préfère qu'on règle ça tout de suite.
street_food | tease | Tu manges ton burger proprement, ou c'est un moment qu'on ne partage pas au premier rendez-vous ?
brunch | false_choice | Au brunch : sucré d'abord, salé d'abord, ou les deux dans la même assiette sans aucune honte ?
brunch | tease | Un brunch à 13\u00A0h, on est d'accord que c'est juste un déjeuner avec de la confiture ?
restaurant | question | C'est quoi la dernière adresse où tu t'es dit « il faut que j'y ramène quelqu'un » ?
restaurant | tease | Au resto, tu sais ce que tu prends en dix secondes, ou tu regardes les assiettes des autres avant de choisir ?
restaurant | false_choice | Partager tous les plats, ou chacun le sien et on ne touche pas ? C'est un sujet sérieux.
pancakes | tease | Tu arrives à retourner tes crêpes en l'air, ou il y en a toujours une qui finit par terre ?
pancakes | question | La complète ou beurre-sucre tout simple ? Je préviens, je respecte énormément les deux.
sweets | tease | Une tablette de chocolat ouverte, chez toi, ça dure combien de temps ? Réponds en minutes.
sweets | false_choice | Chocolat noir ou chocolat au lait ? J'ai déjà vu des amitiés se finir pour moins que ça.
coffee | tease | À partir de combien de cafés tu deviens quelqu'un de fréquentable le matin ?
coffee | false_choice | Café serré debout au comptoir, ou grand café qui dure une heure en terrasse ?
coffee | scenario | Un seul café pour te convaincre que je suis quelqu'un de bien : tu me donnes rendez-vous où ?
tea | tease | Combien de sortes de thé dans ton placard ? Je sens qu'on dépasse le raisonnable.
tea | false_choice | Gros pull, plaid et théière un dimanche de pluie : programme idéal ou tu tiens vingt minutes ?
tea | question | Si tu devais me convertir avec une seule tasse, tu me ferais goûter quoi ?
wine | tease | Le vin, tu t'y connais vraiment ou tu dis « il est rond » en hochant la tête, comme nous tous ?
wine | false_choice | Bonne bouteille et planche sur un balcon, ou bar bruyant où on ne s'entend pas ? Choisis ton premier verre.
wine | challenge | Fais-moi aimer ton vin préféré en une phrase, interdit de dire « fruité ».
beer | false_choice | Blonde toute simple en terrasse, ou bière bizarre à la mangue que personne d'autre n'ose prendre ?
beer | tease | Tu dis « un dernier et on y va » et tu y vas vraiment, ou on ferme le bar ?
drinks | tease | Un apéro qui devait durer une heure, chez toi, il finit généralement à quelle heure ?
drinks | false_choice | À l'apéro : team chips, team olives ou team « j'ai fait un houmous maison » ?
drinks | scenario | On se retrouve quelque part en terrasse. Tu commandes quoi, et qui finit les cacahuètes ?
veggie | question | C'est quoi le plat végé qui a déjà fait changer d'avis un gros sceptique ?
veggie | tease | Combien de fois par an on te demande « mais les protéines, alors ? » Je compatis d'avance.
music | question | C'est quoi la chanson que tu as honteusement écoutée en boucle cette semaine ?
music | challenge | Une seule chanson pour te présenter : tu m'envoies laquelle ? Je l'écoute avant de répondre, promis.
music | false_choice | Dans la voiture, tu chantes fort et faux, ou tu gardes ta dignité jusqu'au refrain ?
music | question | Le morceau que tu voudrais pouvoir réécouter pour la première fois, ce serait lequel ?
music | scenario | On te confie la musique de la soirée. Tu lances quoi pour que personne ne reparte ?
rock | question | Le concert où tu as perdu ta voix et peut-être un peu d'audition, c'était lequel ?
rock | tease | Tu as eu ta période cheveux dans les yeux et tee-shirt de groupe, ou ça dure encore ?
rock | challenge | Un seul album à me faire écouter ce soir pour comprendre qui tu es. Lequel ?
rap | challenge | La meilleure punchline que tu connais par cœur, tu me l'envoies ? Je note sur dix.
rap | false_choice | Vieux classiques ou nouveautés de vendredi minuit ? J'ai besoin de savoir à qui je parle.
rap | question | C'est quoi l'album que tu défends contre absolument tout le monde ?
electro | question | C'était où ta meilleure nuit à danser, celle qui s'est finie en plein jour ?
electro | false_choice | Grand festival ou petit club où tu connais le videur ? Je sens que tu as un avis.
electro | challenge | Envoie-moi le morceau qui marche à tous les coups à 3\u00A0h du matin. Je l'essaierai à 18\u00A0h, en cuisine.
jazz | question | Si je n'y connais rien, tu me fais commencer le jazz par quel disque ?
jazz | tease | Tu aimes vraiment les solos de dix minutes, ou tu fermes les yeux avec l'air inspiré, comme nous tous ?
jazz | scenario | Un club de jazz, une table pour deux près de la scène. Tu arrives à te taire pendant le concert ?
classical | question | C'est quoi le morceau qui te donne des frissons à chaque fois, sans exception ?
classical | challenge | Un seul morceau pour convaincre quelqu'un qui s'endort à l'opéra. Tu choisis lequel ?
concert | question | Le meilleur concert de ta vie, c'était qui et avec qui tu y étais ?
concert | tease | En festival, tu es de ceux qui ont un planning à la minute, ou de ceux qui perdent tout le monde au bout d'une heure ?
concert | scenario | Deux places pour n'importe quel concert, vivant ou mort. Tu nous emmènes voir qui ?
guitar | tease | Rassure-moi, tu sais jouer autre chose que Wonderwall ? Même si je ne dirais pas non.
guitar | question | C'est quoi le premier morceau que tu as réussi à jouer en entier, avec fierté ?
guitar | scenario | Feu de camp, quelqu'un te tend une guitare : tu joues direct ou tu te fais prier ?
piano | question | C'est quoi le morceau que tu joues dès qu'il y a un piano quelque part ?
piano | tease | Le piano, un vrai choix ou les mercredis après-midi imposés par tes parents ?
piano | question | Quand tu vois un piano dans une gare, tu t'assois ou tu passes en baissant la tête ?
drums | question | Il y a un groupe derrière, avec un nom que tu assumes ? J'ai besoin de tout savoir.
drums | tease | Tes voisins et toi, vous vous parlez encore ou on communique par avocats interposés ?
singing | challenge | Soirée karaoké, c'est ton tour : tu prends quelle chanson, et est-ce que la salle s'en remet ?
singing | tease | Sous la douche, tu fais juste la mélodie ou aussi les chœurs et le solo de guitare ?
singing | scenario | On se fait un duo au karaoké. Tu choisis la chanson, je choisis qui fait les aigus ?
vinyl | question | C'est quoi le disque que tu ne prêteras jamais à personne, même par amour ?
vinyl | scenario | Chez le disquaire, tu as dix minutes et vingt euros. Tu repars avec quoi ?
cinema | question | C'est quoi le dernier film qui t'a laissé sans voix en sortant de la salle ?
cinema | false_choice | Au ciné : pop-corn sucré, salé, ou « on ne mange pas pendant un film » ? Prends le temps de bien répondre.
cinema | tease | Quel film tout le monde adore et que toi, secrètement, tu n'as jamais réussi à finir ?
cinema | question | Le film que tu peux revoir vingt fois sans jamais t'en lasser, c'est lequel ?
cinema | challenge | Décris-moi ton film préféré le plus mal possible, j'essaie de deviner lequel c'est.
horror | tease | Devant un film d'horreur, tu restes de marbre ou tu regardes entre tes doigts ?
horror | question | Tu dors bien, avec tout ce que tu regardes ? Je demande par inquiétude sincère.
horror | scenario | On est dans un film d'horreur, il y a un bruit à la cave. Qui descend, toi ou moi ?
series | question | C'est quoi la série que tu relances dès que tu as le moral dans les chaussettes ?
series | tease | « Juste un épisode », chez toi, ça fait combien d'épisodes en vrai ?
series | false_choice | Tu attends l'autre pour regarder la suite, ou tu prends de l'avance en faisant semblant de découvrir ?
series | challenge | Vends-moi ta série préférée en une phrase. Si ça marche, je lance le premier épisode ce soir.
manga | question | C'est quoi le premier manga qui t'a fait rater ton arrêt de bus ?
manga | challenge | Un seul manga pour convaincre quelqu'un qui n'en lit pas : tu me mets lequel entre les mains ?
manga | false_choice | Version originale évidemment, ou nostalgie de la VF du Club Dorothée ?
podcast | challenge | Trente minutes d'attention à te donner, un seul épisode. Tu me fais écouter quoi ?
podcast | tease | Tu commences combien de phrases par « j'ai écouté un truc passionnant là-dessus » ? Pas de honte à avoir.
video_games | challenge | Une partie de Mario Kart pour faire connaissance : tu prends qui, et tu es du genre à lancer la carapace bleue ?
video_games | tease | Tu sais perdre avec élégance, ou la manette a déjà volé à travers le salon ?
video_games | question | Le jeu qui t'a volé le plus d'heures de sommeil, c'est lequel ?
video_games | false_choice | Un jeu à deux sur le canapé, ou un casque et on ne te revoit plus avant dimanche ?
reading | question | C'est quoi le livre que tu as fini en te disant « et maintenant, je fais quoi de ma vie » ?
reading | false_choice | Un livre qui ne te plaît pas : tu l'abandonnes sans remords ou tu vas au bout par principe ?
reading | tease | Combien de livres commencés sur ta table de nuit en ce moment ? Je ne juge pas, je compte.
reading | challenge | Tu as le droit de m'offrir un seul livre pour que je comprenne qui tu es. Lequel ?
reading | tease | Corner les pages : crime impardonnable ou tu t'en fiches complètement ?
crime | tease | Avec tout ce que tu lis, je me demande : tu cherches l'amour ou un alibi ?
crime | question | Tu trouves le coupable avant la fin, ou tu te fais avoir à chaque fois avec plaisir ?
crime | challenge | Conseille-moi un polar qui va me faire rater ma station. Je te dirai à quelle page j'ai deviné.
writing | challenge | Envoie-moi une phrase que tu aurais aimé écrire. La tienne ou celle d'un autre, tu choisis.
writing | tease | J'ai relu mon message trois fois, parce qu'écrire à quelqu'un qui aime les mots, ça met la pression. Ça va, je m'en sors ?
comics | question | C'est quoi la BD que tu relis depuis toujours et dont tu connais chaque case ?
comics | challenge | Une seule BD pour me donner envie de passer un dimanche entier à lire. Tu choisis laquelle ?
museum | tease | Au musée, tu lis tous les panneaux ou tu fonces direct à la boutique ?
museum | question | C'est quoi la dernière expo dont tu as parlé à tout le monde ? Je cherche une bonne raison de sortir.
museum | challenge | On va voir une expo et on invente la vie des gens sur les tableaux. Tu joues le jeu ?
theatre | question | Ton pire trou de mémoire ou ton plus beau fou rire sur scène, c'était quand ?
theatre | challenge | Je te donne un lieu et un objet, tu improvises une phrase : une laverie, un perroquet. À toi.
theatre | tease | Comment je saurai quand tu es sincère et quand tu joues ? C'est une vraie inquiétude.
humour | challenge | Envoie-moi ta blague la plus nulle. Je m'engage à la replacer avant la fin de la semaine.
humour | question | C'est quoi la dernière chose qui t'a fait rire au point d'avoir mal au ventre ?
humour | false_choice | Humour absurde ou humour noir ? J'ajuste mes blagues en conséquence.
photography | question | La photo que tu montrerais en premier, c'est laquelle, et il y a quelle histoire derrière ?
photography | tease | Au resto, tu laisses les autres manger, ou tout le monde attend la bonne lumière ?
photography | challenge | Dix minutes dans ton quartier, une seule photo à prendre. Tu irais photographier quoi ?
drawing | challenge | Je te mets au défi de me dessiner ta journée en trente secondes. Les bonshommes bâtons sont admis.
drawing | tease | Dans tes cahiers d'école, il y avait plus de cours ou plus de petits dessins dans la marge ?
drawing | question | C'est quoi ta plus belle création, celle que tu n'offrirais à personne ?
history | question | Si tu pouvais passer une journée à n'importe quelle époque, tu irais quand, et surtout, tu mangerais quoi ?
history | challenge | Apprends-moi une anecdote historique que je pourrai replacer à un dîner. Je te citerai.
history | tease | Tu visites un château : tu écoutes le guide, ou c'est toi qui corriges le guide ?
languages | challenge | Apprends-moi une phrase utile dans la langue de ton choix. Utile, ou totalement inutile, c'est encore mieux.
languages | question | C'est quoi ton mot préféré qui ne se traduit pas en français ?
crosswords | tease | Tu remplis au crayon à papier, ou directement au stylo parce que tu vis dangereusement ?
crosswords | challenge | Mot en sept lettres, « sourire attendu en lisant ce message ». Tu proposes quoi ?
philosophy | challenge | Question très profonde pour commencer : est-ce qu'un hot-dog est un sandwich ? Argumente.
philosophy | tease | Dans un débat, tu changes parfois d'avis ou tu tiens jusqu'à l'épuisement de l'autre ?
board_games | tease | Aux jeux de société, tu joues pour rire ou tu deviens quelqu'un que tes amis redoutent ?
board_games | false_choice | Petit jeu bête avec des fous rires, ou partie de quatre heures avec un livret de règles de 40 pages ?
board_games | question | C'est quoi le jeu qui a failli détruire ta famille un soir de Noël ?
board_games | scenario | Bar à jeux, une table, deux verres. Tu sors quel jeu de l'étagère pour faire connaissance ?
scrabble | false_choice | Au Scrabble, tu poses le joli mot à 8 points, ou le mot affreux à 42 que personne ne connaît ?
scrabble | tease | Au Scrabble, tu acceptes les mots douteux des autres, ou tu dégaines le dictionnaire au premier soupçon ?
scrabble | challenge | Une partie de Scrabble, et le perdant paie le café. Tu joues loyal ou tu caches le Z depuis le début ?
chess | challenge | Une partie d'échecs en ligne pour faire connaissance ? Celui qui perd propose le lieu du premier verre.
chess | tease | Tu as vu la série comme tout le monde, ou tu jouais déjà quand ce n'était pas à la mode ?
cards | question | Qui t'a appris à jouer ? Je parie sur un grand-père redoutable.
cards | challenge | On se fait une partie un de ces quatre, et le perdant raconte son pire date. Ça te va ?
escape | tease | Dans un escape game, tu cherches dans les tiroirs, tu diriges tout le monde ou tu paniques à dix minutes de la fin ?
escape | scenario | Une pièce fermée, soixante minutes, une seule clé, toi et moi. On s'en sort ou on discute et on oublie ?
quiz | challenge | Pose-moi une question de culture générale. Si je tombe juste, je choisis le sujet suivant.
quiz | tease | Au blind test, tu attends le refrain ou tu buzzes à la deuxième note en renversant ton verre ?
puzzle | tease | Tu commences par les bords, comme les gens raisonnables, ou tu es un esprit libre ?
puzzle | scenario | Dimanche de pluie, 2\u00A0000 pièces sur la table : on finit avant le dîner ou on commande des pizzas ?
pottery | tease | Ta première création, c'était un vase, un cendrier ou quelque chose que personne n'a su identifier ?
pottery | scenario | Un cours de poterie à deux : tu m'aides ou tu regardes mon bol s'effondrer ?
sewing | tease | Combien de projets commencés dans ton placard ? On connaît tous la vérité sur cette histoire de pelote.
sewing | challenge | Si je te donne un vieux pull troué, tu le sauves ou tu m'expliques gentiment qu'il est temps de dire adieu ?
diy | tease | Tu lis la notice, ou il te reste toujours trois vis à la fin et on n'en parle pas ?
diy | question | C'est quoi le projet que tu montres fièrement à tous tes invités ?
diy | scenario | On monte un meuble suédois ensemble : on se marie à la fin ou on ne se parle plus ?
thrift | question | C'est quoi ta plus belle trouvaille, celle que tu as payée trois fois rien et que tu ne revendras jamais ?
thrift | tease | Tu pars « juste pour regarder » et tu reviens avec une lampe, un miroir et une chaise, c'est ça ?
thrift | scenario | Vide-grenier, dimanche, 8\u00A0h, cinq euros chacun : on se retrouve à la buvette avec l'objet le plus absurde. Tu viens ?
markets | question | Au marché, c'est quoi le stand devant lequel tu ne sais pas passer sans t'arrêter ?
markets | tease | Tu y vas avec une liste, ou tu reviens avec des fleurs et trois fromages sans savoir comment ?
markets | scenario | Marché samedi matin, dix euros, un déjeuner à improviser. Tu prends quoi en premier ?
fashion | tease | Combien de temps pour choisir ta tenue d'un premier rendez-vous ? Je demande pour savoir à quelle heure venir.
fashion | question | La pire tenue que tu as portée en te trouvant incroyable, c'était en quelle année ?
cat | tease | Sois honnête : chez toi, qui commande, ton chat ou toi ? Je crois deviner.
cat | question | C'est quoi la pire bêtise que ton chat a faite en te regardant droit dans les yeux ?
cat | challenge | Si ton chat écrivait ta bio à ta place, elle dirait quoi de toi ?
cat | false_choice | Ton chat dort sur toi : tu te lèves quand même ou tu rates ton rendez-vous par respect ?
dog | question | C'est quoi la dernière bêtise de ton chien que tu n'as pas réussi à gronder sérieusement ?
dog | tease | Ton chien dort par terre dans son panier, ou la bataille du lit est perdue depuis longtemps ?
dog | challenge | Si ton chien devait te décrire en une phrase, il dirait quoi ? Il a le droit d'être un peu vexant.
dog | scenario | Premier rendez-vous en balade avec ton chien : je dois le séduire d'abord, j'imagine ?
dog_lover | tease | Tu dis bonjour aux gens dans la rue, ou seulement à leurs chiens ? Pas de honte, on est nombreux.
dog_lover | question | Si tu pouvais adopter un chien demain, il s'appellerait comment ? Les prénoms d'humains sont les meilleurs.
cat_lover | tease | Tu fais partie des gens qui s'arrêtent dans la rue pour parler aux chats ? La bonne réponse est oui.
cat_lover | question | Si tu adoptais un chat demain, il s'appellerait comment ? J'ai des idées, mais je te laisse commencer.
pet_name | tease | On va pas se mentir, j'écris surtout pour {nom}. Mais si tu es libre aussi, on peut discuter.
pet_name | question | Comment va {nom} aujourd'hui ? Et toi aussi, accessoirement, tu vas bien ?
pet_name | scenario | {nom} lit tous les messages avant toi, je suppose ? Qu'est-ce qu'il faut dire pour passer la sélection ?
pet_name | question | D'où vient le nom ? {nom}, c'est très bien trouvé, il y a forcément une histoire.
travel | question | C'est quoi le voyage qui t'a fait rentrer un peu différent ? Je veux des détails.
travel | false_choice | En voyage : programme à l'heure près, ou on verra bien en arrivant ? C'est là que les couples se séparent.
travel | tease | Tu fais ta valise trois jours avant ou vingt minutes avant de partir en courant ?
travel | scenario | On te donne un billet pour demain matin, destination au choix. Tu pars où, et tu oublies quoi dans la panique ?
travel | challenge | Raconte-moi ton pire souvenir de voyage en deux phrases. Ce sont toujours les meilleures histoires.
trip | question | Si tu pouvais te réveiller {là} demain matin, tu commencerais par manger quoi ?
trip | challenge | Vends-moi une semaine {là} en une seule phrase. J'ai déjà à moitié fait ma valise.
trip | scenario | On atterrit {là} sans aucun plan. Tu nous emmènes où en premier ?
town | question | C'est quoi ton endroit à toi {là}, celui que tu ne montres pas à tout le monde ?
town | scenario | Tu as une soirée pour me faire aimer la vie {là}. On commence où ?
town | challenge | Une seule adresse pour bien manger {là}, sans faire la queue une heure. Je t'écoute.
care | question | Après une grosse journée au boulot, c'est quoi ton remède à toi : silence complet, gros repas ou potins ?
care | question | C'est quoi l'histoire la plus drôle de ton boulot que tu as le droit de raconter ?
teaching | question | C'est quoi la phrase d'élève qui t'a fait le plus rire cette année ?
teaching | tease | Tu corriges aussi les fautes dans les messages qu'on t'envoie ? J'ai relu celui-ci deux fois, au cas où.
tech | tease | Ta famille t'appelle pour réparer l'imprimante à chaque repas, ou tu as réussi à y échapper ?
tech | question | Quand tu expliques ton métier à ta grand-mère, tu dis quoi ? Je veux exactement cette version-là.
law | tease | Si on n'est pas d'accord sur le choix du film, j'ai une chance de gagner ou tu plaides jusqu'au bout ?
law | question | C'est quoi le cliché sur ton métier que tu en as marre d'entendre ?
science | challenge | Explique-moi ce que tu étudies comme si j'avais cinq ans. Les dessins sont acceptés.
science | question | C'est quoi le fait le plus fou que tu as appris grâce à tout ça ? J'adore briller en soirée.
building | question | C'est quoi l'endroit ou l'objet devant lequel tu peux rester planté dix minutes à regarder les détails ?
building | tease | Tu arrives à entrer quelque part sans inspecter le plafond et les finitions ?
train_driver | question | C'est quoi le plus beau trajet que tu as vu défiler au travail ?
train_driver | tease | Du coup, si tu arrives en retard au premier rendez-vous, je n'accepte aucune excuse ?
night | false_choice | À 3\u00A0h du matin, tu es en pleine conversation profonde ou devant une vidéo de rénovation de tapis ?
night | tease | Donc si je réponds à minuit passé, j'ai une bonne chance de te trouver debout ?
sleep | tease | Tu te lances dans une sieste de vingt minutes : tu te réveilles vingt minutes ou trois heures plus tard ?
sleep | false_choice | Samedi soir : plaid et série, ou « bon, allez, je sors » et finalement c'est génial ?
morning | question | Comment on devient quelqu'un du matin ? Je demande pour toutes les personnes qui snoozent.
morning | false_choice | Premier truc au réveil : café, téléphone, ou les cinq minutes de plus qui en font trente ?
party | false_choice | En soirée : au milieu de la piste, dans la cuisine à refaire le monde, ou déjà au kebab ?
party | tease | Tu es du genre à partir sans dire au revoir, ou à dire au revoir pendant une heure ?
party | question | La meilleure soirée de ton année, c'était laquelle ? Celle qui n'était pas prévue, j'imagine.
astro | challenge | Devine mon signe en trois questions. Si tu trouves, j'y crois un peu plus.
astro | tease | Sois honnête, tu as déjà regardé la compatibilité avant même de répondre à quelqu'un ?
volunteer | question | Qu'est-ce qui t'a donné envie de t'engager là-dedans ? Je demande parce que ça m'a plu.
volunteer | question | C'est quoi le moment qui t'a fait te dire que ça valait vraiment le coup ?
driving | tease | Pour le créneau, tu tentes le coup ou tu fais trois fois le tour du quartier en espérant mieux ?
driving | false_choice | En voiture avec toi : tu conduis, ou tu gères la musique et tu t'endors au bout de dix minutes ?
clumsy | tease | Merci pour l'honnêteté, c'est rare. C'est quoi ta plus belle preuve à l'appui ?
clumsy | question | La dernière fois que ça t'a joué un tour, il s'est passé quoi ? Je veux la scène complète.
clumsy | challenge | Un défaut avoué, ça mérite récompense : tu me racontes ta pire anecdote et je te raconte la mienne.
breton | false_choice | Un sujet grave pour commencer : beurre salé partout, ou beurre salé partout, tout le temps ?
breton | tease | Il pleut vraiment autant qu'on le dit, ou c'est une rumeur entretenue pour garder la plage tranquille ?
breton | challenge | Trouve-moi un défaut au kouign-amann. Prends ton temps, je crois que c'est impossible.
forest | false_choice | Cabane perdue sans réseau pendant trois jours : le rêve absolu, ou tu craques à la tombée de la nuit ?
forest | tease | Ton coin à champignons, tu le donnerais à quelqu'un que tu aimes ou tu l'emporteras avec toi ?
nothing | false_choice | On saute le « salut ça va » ? Plutôt long apéro qui dérape ou petit-déj tranquille en terrasse ?
nothing | question | Je passe direct à la vraie question : c'est quoi la dernière chose qui t'a fait vraiment rire ?
nothing | challenge | Deux vérités, un mensonge sur toi : je devine lequel est faux. Si je gagne, tu me poses n'importe quelle question.
nothing | question | Une question simple pour commencer : qu'est-ce que tu ferais de ton samedi si personne n'attendait rien de toi ?
nothing | scenario | On te donne une journée libre et cent euros dès demain matin. Tu en fais quoi, sans réfléchir ?
nothing | question | Dis-moi un sujet sur lequel tu peux parler vingt minutes sans t'arrêter. Je te relance si tu faiblis.
nothing | tease | Tu ne dis pas grand-chose de toi, donc je dois tout deviner. J'ai droit à combien d'indices ?
nothing | question | C'est quoi la meilleure chose que tu as mangée ce mois-ci ? Je trouve qu'on apprend tout d'une personne comme ça.
`;

const isLine = (row: string[]): row is [OpenerLine['subject'], OpenerStrategy, string] => row.length === 3;

export const openerLines: OpenerLine[] = rows
  .trim()
  .split('\n')
  .map((row) => row.split(' | '))
  .filter(isLine)
  .map(([subject, strategy, text]) => ({ subject, strategy, text }));

export const remarks = {
  empty:
    'Ce profil ne dit rien : ces messages vont à tout le monde. Avec une bio, une photo légendée ou une réponse à copier ici, les accroches seraient bien meilleures.',
  contact:
    'Ce profil renvoie surtout vers un autre réseau et ne dit rien de concret. Reste ici tant que tu ne sais pas à qui tu parles.',
  vague:
    "On n'a rien reconnu de précis dans ce profil : voici des messages qui vont à tout le monde. Encore mieux : rebondis toi-même sur un mot qui t'a plu.",
  few: "Ce profil donne peu de sujets : voici moins d'accroches, mais qui tiennent la route.",
  seen: 'Tu as vu toutes nos accroches pour ce profil.',
  foreign:
    "Ce profil n'est pas en français : les accroches sont plus prudentes. Vérifie que tu as bien compris avant d'envoyer.",
  minor: "Ce profil laisse penser que la personne a moins de 18 ans : on n'écrit rien. Signale-le à l'appli.",
} as const;
