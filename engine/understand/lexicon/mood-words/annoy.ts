/** Small mishaps of daily life. Folded; «~» is any ending. */
export const annoyingWords = `
train en retard
train a du retard
train supprime
train annule
rate mon train
rate le train
loupe mon train
loupe le train
rate mon bus
rate le bus
loupe mon bus
rate mon avion
rate ma correspondance
loupe ma correspondance
rate le dernier metro
rate mon arret
loupe mon arret
bus en retard
bus est pas passe
bus n'est pas passe
bus ne passe
bus qui passe pas
vol annule
vol retarde
vol en retard
de retard sur la ligne
minutes de retard
heures de retard
heure de retard
merci la sncf
metro en panne
rer en panne
metro bonde
train bonde
bus bonde
incident voyageur
probleme de signalisation
trafic interrompu
trafic perturbe
greve des transports
greve sncf
greve des trains
valise perdue
perdu ma valise
perdu mes bagages
ont perdu ma valise
embouteillage~
dans les bouchons
coince sur le periph
coincee sur le periph
coince sur la rocade
coince dans l'ascenseur
coincee dans l'ascenseur
ascenseur en panne
ascenseur est en panne
en panne
tombe en panne
tombee en panne
panne d'essence
panne de batterie
panne de reveil
panne de courant
panne internet
panne de reseau
batterie a plat
pneu creve
pneu a plat
roue crevee
creve un pneu
crevaison
chaine qui deraille
velo a deraille
vole mon velo
pique mon velo
vole ma selle
vole mon parapluie
voiture demarre pas
voiture ne demarre
demarre plus
voyant moteur
contre visite
chez le garagiste
la depanneuse
depanneu~
pv de stationnement
pris une amende
eu une amende
pris un pv
pris une prune
raye ma voiture
retro casse
tourne pour me garer
trouver une place pour me garer
pas moyen de se garer
accroche la voiture
fuite d'eau
robinet qui goutte
robinet fuit
degat des eaux
degats des eaux
inonde ma cuisine
inonde la cuisine
inonde la salle de bain
cuisine inondee
cave inondee
salle de bain inondee
plafond qui goutte
evier bouche
toilettes bouchees
wc bouches
lavabo bouche
douche bouchee
canalisation bouchee
ballon d'eau chaude
plus d'eau chaude
pas d'eau chaude
sans eau chaude
sans chauffage
plus de chauffage
coupure d'eau
coupure de courant
coupure d'electricite
plombs ont saute
disjonct~
plus d'electricite
machine a laver m'a lache
lave-linge m'a lache
lave-linge en panne
lave-vaisselle en panne
frigo m'a lache
frigo a lache
four m'a lache
cafetiere m'a lache
m'a lache ce matin
machine a laver est morte
linge qui a deteint
lessive a deteint
deteint sur
pull retreci
pull a retreci
retreci au lavage
chaussette perdue
chaussettes trempees
perdu mes cles
perdu les cles
oublie mes cles
oublie les cles
cles a l'interieur
cle cassee
casse la cle
cle coincee
porte a claque
claque la porte derriere moi
enferme dehors
enfermee dehors
enferme a l'exterieur
coince dehors
coincee dehors
serrurier
perdu ma carte
perdu mon portefeuille
perdu mon badge
oublie mon badge
oublie mon code
code oublie
mot de passe oublie
oublie mon mot de passe
perdu mon telephone
perdu mon tel
perdu mon chargeur
oublie mon chargeur
perdu mes ecouteurs
perdu mes lunettes
casse mes lunettes
assis sur mes lunettes
perdu mon parapluie
oublie mon parapluie
casse mon telephone
casse mon tel
ecran casse
ecran fissure
pete mon ecran
telephone dans les toilettes
telephone est mort
ordi plante
ordi a plante
ordi qui rame
ordi qui plante
pc a plante
bourrage papier
plus de wifi
wifi qui rame
wifi coupe
sans internet
plus internet
pas de reseau
plus de batterie
carte avalee
avale ma carte
carte bleue avalee
carte refusee
musique d'attente
mis en attente au tel
colis perdu
colis jamais arrive
avis de passage
toujours pas livre
pas recu mon colis
livre chez le voisin
il manque une vis
manquait une vis
voisin du dessus
voisine du dessus
voisins du dessus
voisin qui perce
marteau-piqueur
marteau piqueur
voisins bruyants
voisin bruyant
voisin qui gueule
voisin fait la fete
tondeuse a 8h
tond sa pelouse
chien qui aboie
alarme qui sonne
alarme incendie
travaux en bas de chez moi
travaux dans ma rue
proprio repond pas
paperasse
papiers a remplir
piece manquante
dossier incomplet
document manquant
il manque un papier
manque un justificatif
justificatif de domicile
declaration d'impots
demarches administratives
l'administration francaise
rendez-vous annule
rdv annule
fait la queue
faire la queue
queue a la poste
file d'attente
une seule caisse
double devant
guichet ferme
ferme a midi
ferme exceptionnellement
trouve porte close
pluie battante
pris la pluie
pris une saucee
pris l'averse
trempe jusqu'aux os
trempee jusqu'aux os
rentre trempe
rentree trempee
suis trempe
suis trempee
arrivee trempee
arrive trempe
il pleut encore
il pleut depuis
il a plu toute
il a plu tout
parapluie retourne
parapluie casse
parapluie qui s'est
renverse mon cafe
renverse du cafe
renverse mon the
cafe renverse
cafe sur ma chemise
renverse un verre
tache de vin
tache de cafe
tache de sauce
brule le gratin
crame le
crame mon
fait cramer
gateau rate
rate mon gateau
gateau brule
plat crame
oublie le four
plus de cafe
plus de papier toilette
oeufs casses
casse le bocal
casse ma tasse
casse mon mug
sac qui craque
poubelle qui craque
jean craque
pantalon craque
collant file
talon casse
casse mon talon
marche dans une crotte
marche dans une flaque
crotte de chien
pigeon m'a
cogne l'orteil
cogne la tete
souris dans la cuisine
cafards
punaises de lit
invasion de fourmis
chat a vomi
chat a fait tomber
chat a casse
chat a pisse
chien a mange
chien a bouffe
chien a vomi
chien a detruit
canape griffe
vomi sur le tapis
reveil n'a pas sonne
reveil a pas sonne
pas entendu mon reveil
pas entendu le reveil
mal regle mon reveil
reunion inutile
reunion interminable
reunionite
machine a cafe en panne
clim en panne
distributeur en panne
mauvais destinataire
repondre a tous
oublie la piece jointe
nounou malade
baby-sitter m'a
seance annulee
match annule
concert annule
annule au dernier moment
poissard~
la poisse
quelle poisse
pas de bol
quelle galere
galere
j'ai galere
la loose
la lose
la tuile
loi de murphy
serie noire
journee pourrie
journee de merde
matinee de merde
journee catastrophique
mal commence la journee
ca commence bien la semaine
m'a saoule
ca me saoule
relou
relous
penible
chiant
chiante
fait chier
ca m'enerve
ca m'a enerve
ca m'agace
agacant
agacante
enervant
enervante
j'en peux plus de
j'en ai marre
ras le bol
ras-le-bol
le pompon
manquait plus que ca
il manquait plus
evidemment il pleut
evidemment c'est tombe
contretemps
`;
