/** Signs that something is told to make one laugh. Folded; «~» is any ending. */
export const funnyWords = `
mdr~
ptdr~
lol
xptdr
ahah~
haha~
hihi~
hehe~
jpp
mort de rire
morte de rire
morts de rire
mortes de rire
pete de rire
petee de rire
plie de rire
pliee de rire
plies en deux
plie en deux
pliee en deux
ecroule de rire
ecroulee de rire
hurle de rire
explose de rire
explosee de rire
eclate de rire
eclatee de rire
pleure de rire
pleurer de rire
pleurais de rire
larmes de rire
fou rire
fous rires
fou-rire
fous-rires
trop rigole
bien rigole
j'ai rigole
on a rigole
j'en rigole
j'en ris encore
j'en rigole encore
on en rit encore
on en rigole encore
m'a fait rire
ca me fait rire
ca fait rire
fait rire tout le monde
tout le monde a ri
tout le monde a rigole
tout le monde rigolait
tout le monde riait
tout le monde etait mort de rire
me retenir de rire
me retenais de rire
m'empecher de rire
tu peux rire
vas-y rigole
rigole pas
ris pas
ne ris pas
te moque pas
ne te moque pas
interdit de rire
interdiction de rire
interdiction de se moquer
interdit de se moquer
defense de rire
promis tu rigoles pas
promets de pas rire
promets de ne pas rire
j'accepte les moqueries
hilar~
marrant
marrante
marrants
marrantes
rigolo
rigolote
rigolos
tordant
trop drole
tellement drole
le plus drole
le plus drole c'est
le pire c'est que
le pire dans tout ca
le pire dans l'histoire
pour couronner le tout
cerise sur le gateau
clou du spectacle
le bouquet final
bouquet final
blague a part
sans blague
gag
gags
camera cachee
digne d'un sketch
un sketch
vrai sketch
sketch
comme dans un dessin anime
comme dans un mauvais film
sitcom
facon louis de funes
mr bean
pierre richard
gaston lagaffe
bridget jones
techniquement
officiellement
officieusement
selon mes calculs
d'apres mes calculs
selon mes estimations
selon mes sources
d'apres mes sources
selon la legende
la legende raconte
la legende dit
etude tres serieuse
statistiquement
a ce jour
dans cet ordre
et pas dans cet ordre
pas forcement dans cet ordre
je precise
precisons
precision importante
detail important
petite precision
je tiens a preciser
tiens a preciser
il est important de preciser
pour ma defense
pour sa defense
a ma decharge
a sa decharge
je plaide coupable
plaide non coupable
plaide la legitime defense
circonstances attenuantes
je ne ferai aucun commentaire
sans commentaire
no comment
je nierai tout
je nie tout
zero dignite
ma dignite
perdu ma dignite
adieu ma dignite
en toute dignite
en toute modestie
en toute humilite
l'air de rien
comme si de rien n'etait
j'ai fait comme si
avec l'assurance de
avec la grace d'un
avec l'elegance d'un
la grace d'un
l'elegance d'un
la souplesse d'un
la delicatesse d'un
le charisme d'un
la discretion d'un
la coordination d'un
la memoire d'un
le sens de l'orientation d'un
le regard d'un homme
le regard de quelqu'un qui
d'un elephant
d'un poisson rouge
d'une huitre
d'un bulot
d'un parpaing
d'un pingouin
d'un flamant rose
elephant dans un magasin
magasin de porcelaine
on dirait un
on dirait une
on aurait dit un
on aurait dit une
je ressemble a un
je ressemble a une
je ressemblais a un
je ressemblais a une
il ressemblait a un
elle ressemblait a un
ressemble plus a un
comme un pingouin
comme un flamant
comme une tortue
comme un ninja
comme un manchot
comme une otarie
comme un phoque
comme un panda
comme une loutre
comme une baleine
comme un burrito
comme un sac a patates
comme un sac de patates
comme une crepe
comme un cosmonaute
tel un ninja
niveau olympique
niveau expert
niveau champion du monde
discipline olympique
medaille olympique
champion du monde de
championne du monde de
expert autoproclame
experte autoproclamee
autoproclam~
specialiste mondial
reference mondiale
prix nobel
candidature au nobel
oscar du
l'oscar de
cesar du meilleur
le guinness
alerte info
rapport officiel
bilan provisoire
bilan de l'operation
bilan des courses
score final
1-0 pour
1 a 0 pour
victoire par ko
victoire ecrasante
defaite cuisante
guerre est declaree
guerre ouverte
mon ennemi jure
ennemi jure
ennemie juree
ma nemesis
en pleine negociation
pris en otage
principal suspect
suspect numero
piece a conviction
corps du delit
scene de crime
affaire classee
conseil de guerre
cellule de crise
plan de sauvetage
mission commando
operation commando
mission impossible
rip mon
rip ma
rip mes
mon chat me juge
mon chien me juge
regard de mepris
regarde avec mepris
pitie dans les yeux
ne m'a toujours pas pardonne
depuis on ne se parle plus
banni du
bannie du
interdit de cuisine
interdite de cuisine
interdit de karaoke
persona non grata
legende vivante
devenu une legende
spoiler
plot twist
plot-twist
suspense insoutenable
roulement de tambour
tadam
patatras
badaboum
et la c'est le drame
c'est le drame
drame national
grand moment de solitude
moment de solitude
heure de gloire
quart d'heure de gloire
malaise total
gros malaise
la honte de ma vie
honte internationale
honte absolue
affiche la honte
tape l'affiche
tapee l'affiche
ma plus belle gaffe
boulette
appele ma prof maman
appele la maitresse maman
enorme gamelle
pris une gamelle
me suis etale
me suis etalee
me suis vautre
me suis vautree
me suis gaufre
du grand art
du grand n'importe quoi
grand n'importe quoi
de l'art contemporain
art contemporain
art abstrait
tout est sous controle
tout etait sous controle
jusqu'ici tout va bien
que pourrait-il arriver
qu'est-ce qui pourrait mal
bravo moi
bravo a moi
felicitations a moi
chapeau l'artiste
la classe internationale
classe totale
tres glamour
elegance totale
quelle elegance
ironie du sort
ironique~
second degre
auto-derision
autoderision
trente-sept fois
pour la millieme fois
trois mille fois
8000 fois
trois siecles
vieilli de dix ans
vieilli de 10 ans
perdu dix ans de vie
perdu 10 ans de vie
j'ai vu ma vie defiler
vu ma vie defiler
failli mourir d'une
mort interieurement
morte interieurement
je me suis liquefie
disparaitre sous terre
m'enterrer vivant
m'enterrer vivante
changer d'identite
`;
