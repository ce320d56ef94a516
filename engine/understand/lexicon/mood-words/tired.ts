/** Tiredness, overwork, short nights. Folded; «~» is any ending. */
export const tiredWords = `
fatigue~
crevee
crevees
epuise
epuisee
epuises
epuisees
epuisant~
epuisement
ereint~
harass~
extenu~
vannee
lessivee
lamine
laminee
rincee
flagada
raplapla
au bout du rouleau
sur les rotules
au bout de ma vie
suis a bout
a bout de forces
a bout de force
a bout de nerfs
plus de jus
plus d'energie
pas d'energie
zero energie
0 energie
plus de force
batterie a plat
batteries a plat
plus de batterie sociale
recharger les batteries
recharger mes batteries
coup de barre
coup de pompe
coup de mou
passage a vide
mode zombie
comme un zombie
comme une zombie
tete de zombie
tete dans le cul
tete dans le seau
tete dans le pate
tete dans le brouillard
le cerveau en compote
cerveau en bouillie
cerveau hs
cerveau grille
cerveau off
jambes en compote
des cernes
mes cernes
les cernes
cernes jusqu
yeux qui piquent
yeux qui se ferment
valises sous les yeux
je baille
arrete pas de bailler
dors debout
m'endors debout
m'endors sur
tombe de sommeil
manque de sommeil
dette de sommeil
sommeil en retard
sommeil a rattraper
rattraper mon sommeil
recuperer mon sommeil
trouve pas le sommeil
trouver le sommeil
troubles du sommeil
insomni~
nuit blanche
nuits blanches
nuit courte
courte nuit
nuits courtes
petite nuit
petites nuits
nuit de merde
sale nuit
nuit pourrie
mauvaise nuit
nuit horrible
nuit agitee
nuits hachees
nuit hachee
nuit compliquee
nuit difficile
pas dormi
mal dormi
peu dormi
rien dormi
a peine dormi
dors mal
dors pas
dors plus
dors tres peu
dors peu
arrive pas a dormir
arrive plus a dormir
pas reussi a dormir
impossible de dormir
besoin de dormir
envie de dormir
dormi 2h
dormi 3h
dormi 4h
dormi 5h
dormi trois heures
dormi deux heures
dormi quatre heures
dormi 2 heures
dormi 3 heures
dormi 4 heures
dormi 5 heures
3h de sommeil
4h de sommeil
5h de sommeil
pas ferme l'oeil
fait pas ses nuits
fait pas encore ses nuits
reveil a 4h
reveil a 5h
leve a 4h
levee a 4h
leve a 5h
levee a 5h
debout depuis 4h
debout depuis 5h
debout depuis 6h
reveille depuis 4h
reveillee depuis 4h
reveil a pique
le reveil pique
reveil difficile
du mal a me lever
besoin de repos
besoin de me reposer
faut que je me repose
besoin de souffler
besoin de decompresser
besoin de vacances
vivement les vacances
vivement le week end
vivement le weekend
vivement le we
vivement vendredi
vivement ce soir
vivement mon lit
vivement la fin
reve de mon lit
besoin d'une pause
pas une minute a moi
pas une seconde a moi
plus une minute a moi
pas le temps de souffler
pas le temps de manger
pas eu le temps de manger
pas le temps de respirer
j'arrete pas depuis
pas arrete de la journee
pas arrete aujourd'hui
cours partout
couru partout
couru toute la journee
cours dans tous les sens
sous l'eau
deborde de travail
debordee
suis deborde
jsuis deborde
trop deborde
surmen~
surcharge de travail
surbooke~
charge de travail
charge mentale
submergee
sous effectif
en sous-effectif
manque de personnel
en surchauffe
crouler sous
croule sous
trop de boulot
trop de taf
trop de travail
un taf monstre
un boulot monstre
boulot de dingue
bosse trop
bosse comme un fou
bosse comme une folle
bosse comme un malade
travaille trop
taffe trop
bosse non stop
enchaine les heures
enchaine les gardes
heures sup~
journee de 10h
journee de 12h
journees de 10h
journees de 12h
12h d'affilee
10h d'affilee
grosse journee
longue journee
dure journee
sale journee
rude journee
journee de merde
journee de dingue
journee de fou
journee de folie au taf
journee pourrie
journee interminable
journee sans fin
journee compliquee
journee difficile
journee chargee
journees chargees
journee horrible
journee infernale
mauvaise journee
journee a rallonge
journees a rallonge
grosse semaine
dure semaine
longue semaine
semaine de merde
semaine de dingue
semaine de fou
semaine chargee
semaines chargees
semaine compliquee
semaine difficile
semaine infernale
semaine interminable
rythme de dingue
rythme infernal
rythme intense
cadence infernale
horaires de merde
horaires decales
horaires pourris
horaires de fou
horaires coupes
travaille de nuit
bosse de nuit
taffe de nuit
suis de nuit
poste de nuit
equipe de nuit
garde de nuit
gardes de nuit
garde de 24h
sors de garde
sors de nuit
apres ma garde
sortie de garde
lendemain de garde
travail de nuit
nuits d'affilee
nuits a la suite
nuits de suite
enchaine les nuits
enchaine trois nuits
semaine de nuit
semaine de nuits
astreinte
astreintes
3x8
2x8
les 3 8
5x8
shift de nuit
shifts de nuit
stress~
sous pression
sous tension
trop de pression
beaucoup de pression
pression au boulot
pression au taf
pression de dingue
la pression monte
mon chef me saoule
mon chef me soule
chef sur le dos
patron sur le dos
mon boss me saoule
mon patron me saoule
ras le bol
ras-le-bol
raz le bol
ras la casquette
ras le cul
en ai marre
y en a marre
jen ai marre
vraiment marre
trop marre
plein le dos
plein les bottes
plein le cul
en ai ma claque
en ai assez
je sature
a saturation
j'en peux plus de
j'en peux plus du
jen peux plus de
peux plus du boulot
vais craquer
peter un cable
peter un plomb
les nerfs a vif
a cran
sur les nerfs
ca me saoule
ca me soule
me prend toute mon energie
me pompe l'energie
bouffe toute mon energie
plus de vie a cote
plus de vie sociale
metro boulot dodo
pas motive pour le taf
la flemme d'aller bosser
pas envie d'aller bosser
trajets interminables
heures de trajet
heures de transport
courbatur~
jet lag
jetlag
jetlague
periode de rush
en plein rush
gros rush
rush de noel
en plein bouclage
en charrette
surcroit de travail
enfants m'ont tue
gosses m'ont tue
gosses m'epuisent
enfants m'epuisent
suis creve
suis ko
suis hs
suis naze
suis nase
suis vanne
suis lessive
suis claque
suis claquee
suis rince
jsuis creve
jsuis ko
jsuis hs
jsuis naze
jsuis nase
jsuis vanne
jsuis lessive
jsuis claque
jsuis claquee
jsuis rince
trop creve
trop hs
suis explose
suis explosee
suis eclatee
suis decalque
suis mort ce soir
suis morte ce soir
suis au radar
suis en pls
c'est fatigant
c'etait fatigant
tres fatigant
super fatigant
`;
