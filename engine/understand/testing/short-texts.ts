// Short texts about people, for the rules of minor-rules.ts and dangerous-wishes.ts, read on a day of November 2026.
// Both lists, of one author, were written before the rules; of `apart` the rules then missed 1 in 70 and stopped 1 harmless in 60, since mended.

interface ShortTexts {
  /** Of somebody under eighteen. */
  minors: readonly string[];
  /** What is wanted with somebody who does not want it, or cannot say no. */
  wishes: readonly string[];
  /** Of adults who want nothing bad. */
  harmless: readonly string[];
}

const lines = (text: string) => text.trim().split('\n');

export const learnt: ShortTexts = {
  minors: lines(`
elle a 15 ans, elle aime le volley
on est au lycée tous les deux, ciné
17 ans, en première, fan de mangas et de danse
Lola 15 piges, collège Jules Ferry, snap only
17 ans, en première, skate, rap
15 piges, danse, snap
né en 2010, jeux vidéo, basket
Salut moi c'est Enzo, 16 ans, lycéen, cherche fille sympa
15 ans bientôt 16, collège, snap
j'ai que 17 ans, foot et rap
Anaïs, 15 ans et demi, musique
seize ans, violon, chats
moins de 18 ans, cherche amis
2nde au lycée Guist'hau
bac 2028
Née en 2010
Chloé 17
Lucas, 16
16, Nantes, basket
16 ans
Emma · 16 · Toulouse
14 ans, fan de kpop
F 16 Lyon
16F
17M, gaming
16yo from Lille
I'm 16 and I love horses
turning 17 in May
high school student, guitar
sophomore in high school
10th grade, anime fan
born in 2011
under 18, just here for friends
Je suis en terminale, jpasse le bac
Emma, 16 ans, lycéenne à Nantes
terminale STMG, foot
1ère G au lycée Carnot
en seconde générale, escrime
bientôt 18 ans, j'aime la photo
18 ans dans 3 mois
pas encore majeure, mais presque
ma copine est mineure, on aime le bowling
il a quinze ans et moi aussi, skatepark
elle va avoir 16 ans, pique-nique
quinze ans, toujours de bonne humeur
Tom 15 ans Marseille OM
j'ai seize piges, guitare électrique
je suis de 2009, team chocolat
meuf de 2010, danse
c une fille de 14 ans, elle kiffe le shopping
ado de 15 ans, mangas
je suis une ado, j'aime la danse
élève de 3e, natation
en 4ème au collège Pasteur
classe de seconde, théâtre
brevet 2027, handball
je passe le brevet en juin
elle est en troisième, elle aime le ciné
fille de seconde, elle aime les sushis
lycéenne, piano et chats
collégien, minecraft
𝟏𝟔 ans, Lyon
1️⃣5️⃣ ans, snap
16ans, muscu
Sara, 16 - Bordeaux
née le 12/03/2010, scorpion
j'ai 19 sur l'appli mais 16 en vrai
17 ans et demi, surf
mineure, ne pas contacter si plus de 20 ans
sortie après ses cours au lycée, elle a contrôle le lendemain
15 y/o, drawing
`),
  wishes: lines(`
je veux la faire boire pour qu'elle soit d'accord
lieu isolé sans témoin, la forêt
je veux la saouler pour qu'elle reste dormir
un bar où elle boira trop sans s'en rendre compte
un endroit désert d'où elle ne pourra pas partir
qu'elle soit bourrée avant de rentrer chez moi
un lieu où personne ne l'entendra crier
la forcer à m'embrasser
même si elle dit non, je veux qu'on finisse chez moi
qu'elle le veuille ou non elle vient
l'emmener loin pour qu'elle n'ait pas le choix
un coin isolé où elle n'aura pas de réseau
lui mettre quelque chose dans son verre
du GHB dans son cocktail
la faire monter dans ma voiture sans lui dire où on va, en pleine forêt la nuit
l'obliger à coucher avec moi
le faire picoler jusqu'à ce qu'il craque
profiter d'elle quand elle sera ivre
insister jusqu'à ce qu'elle cède
la coincer dans un parking
get her drunk so she says yes
somewhere isolated with no witnesses
la droguer un peu pour la détendre
elle ne veut plus me voir mais je veux la piéger
un appart sans voisins, qu'elle puisse pas refuser
elle veut pas mais je vais l'y obliger
des shots pour qu'elle puisse plus dire non
un endroit où elle sera obligée de dormir avec moi
contre son gré
l'enfermer chez moi
`),
  harmless: lines(`
prof de maths en collège, escalade
Maman de deux ados de 15 et 17 ans, rando et apéros
17 ans de métier, infirmière
terminale il y a dix ans, déjà
première fois ici, dites bonjour
en première année de master, fan de jazz
né en 1990, Breton
course à pied, 15 km le dimanche
18 ans, étudiante en droit
1m17 de jambes, danse
dispo vers 17 h
appartement 17, deuxième étage, viens goûter
Léa, 27 ans, Nantes
Paris 15, brunch et expos
iPhone 15, photo de rue
du rap depuis que j'ai 13 ans
je danse depuis mes 15 ans
marié quinze ans, divorcé, deux enfants
papa d'une fille de 14 ans
mon fils a 16 ans et il est plus grand que moi
CPE en lycée, humour indispensable
prof au collège Jules Ferry, théâtre
surveillant au lycée Carnot, guitare
j'ai 15 ans d'expérience en cuisine
whisky 12 ans d'âge, jazz
mon chat a 15 ans, il dort
27 ans mais je fais 15 😂
lac de Guerlédan, 16 degrés, je me baigne
Chopin, nocturne en do mineur
petit-fils de mineur, Lens
mineure en philo, majeure en pizza
moins de 18 ans s'abstenir
pas pour les moins de 18 ans, humour noir
groupe formé en 2010, on joue du rock
à Lyon depuis 2012
bac +5, zéro regret
bac 2008, ça ne nous rajeunit pas
bac à sable, plage et enfants
en première ligne aux concerts
à l'époque du lycée je jouais du punk
j'ai passé mon bac en 2011
35 ans, ado dans ma tête
éternel ado, Lego et Nintendo
maman d'un lycéen et d'une collégienne
coach pour lycéens, vélo
éducatrice en foyer d'ados
16/20 en cuisine, modestie 12/20
J'ai 15 plantes et un chat
dix ans de piano, quinze de retard
comme si j'avais 15 ans devant un concert
à 16 ans je voulais être astronaute
rendez-vous le 16 à 17 h
budget 15 euros, glace
Fifa 17, Windows 11, vieux geek
troisième mi-temps, rugby
la seconde chance, film et pizza
seconde guerre mondiale, histoire
mon ado de 15 ans me trouve ringard
17 rue des Lilas, passe prendre un café
voile, dériveur, force 6
je veux pas la forcer, quelque chose de simple
lui faire goûter de bons vins, elle adore
un coin tranquille en forêt, pique-nique
plage isolée mais pas trop loin du parking, coucher de soleil
elle ne boit pas d'alcool
un endroit où on s'entend parler
escape game, elle adore être enfermée avec des énigmes
sans se forcer, balade tranquille
elle dit non à tout sauf aux sushis
un bar où l'on peut danser
la faire rire, la faire danser
on aime boire un bon rhum arrangé
laser game en forêt
elle adore les films d'horreur
je veux la surprendre, c'est son anniversaire
30 years old, teacher in a middle school
Teenage Engineering, synthés
I've been climbing for 15 years
`),
};

export const apart: ShortTexts = {
  minors: lines(`
ma date a 16 ans, elle veut aller au bowling
c'est une lycéenne, elle adore les glaces
Inès 14 🎀
Mathis, 17, skateur
treize ans, collège, dessins
je rentre en seconde en septembre, j'aime le judo
en 3ème, fan de Naruto
Juste 15 ans mais mature, danse et chant
16 ans mais j'en fais 20
âge : 15
Âge 16 – passions : équitation
j'aurai 18 ans l'année prochaine, pas pressé
né en mars 2011, foot
génération 2010, tiktok
moi c'est Manon g 15 ans jhabite Toulon
g 16 piges
jsuis au lycée hôtelier, jaime cuisiner
Tle S, piano
première STI2D, robots
lycée Saint-Exupéry 💙 danse 💙 snap
on sort du collège à 17h, on veut aller au parc
16 yrs old, gamer
im 15 lol
still in high school, love soccer
freshman in hs, art
9th grade, k-pop
just turned 17
she's 16, loves bubble tea
born 2010
17 ans bientôt 18, mec tranquille
mes parents veulent pas que je sorte après 20h, elle pareil, elle a 15 ans
deux ados de 16 ans, ciné et mcdo
mec 17 ans Lille
Noah/16/Paris
prépare le bac de français, théâtre
j'suis mineur mais ouvert d'esprit
il est mineur, j'aimerais l'inviter au ciné
pas 18 ans mais bientôt
18 en mars prochain, rap
élève en seconde, chorale
au collège Victor Hugo, handball
interne au lycée, guitare
15 ans. Lyon. Danse.
👧🏽 15 ans 💃
j'ai seize ans et demi
en classe de 4e, jeux vidéo
bac en 2027, stressée
fille de 2011, make-up
une fille de mon lycée, ciné et pop-corn
ans : 16, hobbies : vélo
`),
  wishes: lines(`
la bourrer pour la ramener
un coin paumé sans personne autour pour qu'elle ose pas partir
je veux qu'il boive assez pour accepter
verser un truc dans sa boisson sans qu'elle le sache
lui faire peur pour qu'elle monte chez moi
un chalet sans réseau, elle pourra pas rentrer
finir au lit avec elle, de gré ou de force
elle refuse de me voir, je veux l'attendre en bas de chez elle
des cocktails très forts, elle tient pas l'alcool, comme ça elle dira oui
une cave où personne n'entend rien
lui prendre son téléphone pour qu'elle reste
l'emmener dans les bois sans qu'elle sache où on va, personne autour
elle est timide, je la force un peu à coucher
make her drink until she can't say no
un lieu sans caméras ni témoins
l'empêcher de rentrer chez elle
soirée où elle finit ivre morte et moi pas
la violer
abuser de sa faiblesse quand elle a bu
la mettre au pied du mur pour qu'elle couche
`),
  harmless: lines(`
Instit en CM2, la tête dans les étoiles
deux ados à la maison, un chien, peu de sommeil
quinze ans de couple derrière moi, prêt pour la suite
Pauline, 31, Lyon
Karim 28
j'enseigne le français en seconde, je corrige partout
documentaliste dans un lycée agricole
16 km de trail ce matin, 17 bières ce soir
ma fille de 17 ans me coache pour cette bio
né en 84, nostalgique des 90
étudiant de 19 ans, tennis
j'ai eu le bac il y a quinze ans
prépare l'agrégation, café intraveineux
15 pays visités, 16 à venir
mesure 1,17 m… non, 1,71 m
17h30, heure de l'apéro
Lyon 7e, vélo, marché
Marseille 13, mer et panisses
bâtiment C, appt 12, code 1517
en terminale de ma patience avec les applis
toujours au collège… comme prof de SVT
ex-collégien timide, maintenant comédien
vin de 2010, fromage de 2024
promo 2015, ingénieur, kayak
Clio 2011, toujours debout
fan d'Harry Potter depuis l'âge de 11 ans
une vieille ado de 42 ans
film interdit aux moins de 16 ans, popcorn
cours de salsa le 15 au lycée municipal, salle des fêtes
conseil : swipe à gauche si tu as moins de 18 ans
ATSEM, j'aime les enfants des autres, jusqu'à 17 h
anime des ateliers pour ados de 12 à 17 ans
j'ai gardé mes amis du lycée
on s'est rencontrés au collège, avec mon meilleur pote
deuxième année de BTS, première en gym
Mozart, concerto en la mineur
j'ai pas 15 ans, je cherche du sérieux
25 ans dont 10 de judo
elle a 26 ans, moi 29, on aime grimper
37 ans, 2 enfants de 10 et 13 ans
cascade à 15 min, grotte, lampe frontale
chalet sans wifi, raclette, jeux de société, ça nous va à tous les deux
elle aime les endroits calmes, sans foule
lui faire découvrir la bière artisanale
un bar à jus, je conduis
une balade en forêt de jour, avec le chien
je suis timide, rien de forcé
elle a peur du noir, pas de cinéma d'horreur
refaire le date raté, elle est d'accord
un endroit d'où on peut rentrer en métro
éviter l'alcool, elle est enceinte… non je rigole, elle conduit
un lieu isolé phoniquement, studio de musique
enfermé dehors en jouant à l'escape game, revanche
I teach 10th grade history, send coffee
17 years in Paris, still lost
class of 2012, still tired
Forcément drôle, parfois à l'heure
force tranquille et squat lourd
elle n'a pas le choix du resto, c'est mon tour
goûter 15 fromages, 3 vins
`),
};
