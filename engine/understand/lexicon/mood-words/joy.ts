/** Good news and what one is proud of. Folded; «~» is any ending. */
export const joyWords = `
j'ai eu mon bac
j'ai eu le bac
j'ai mon bac
a eu son bac
eu mon permis
eu le permis
a eu son permis
j'ai mon permis
permis en poche
bac en poche
diplome en poche
eu mon diplome
j'ai mon diplome
a eu son diplome
suis diplome
suis diplomee
est diplomee
enfin diplome
enfin diplomee
eu mon bts
eu mon master
j'ai valide mon
j'ai valide ma
j'ai valide mes
a valide son annee
valide mon semestre
valide mon annee
valide ma licence
valide mon master
eu mon concours
eu le concours
j'ai reussi mon
j'ai reussi ma
j'ai reussi mes
j'ai reussi le concours
a reussi son
a reussi sa
a reussi ses
ont reussi leur
reussi l'examen
reussi le concours
reussi mon exam
reussi mes partiels
eu mon code
eu le code
avec mention
mention tres bien
mention bien
eu la mention
felicitations du jury
major de promo
premier de ma promo
premiere de ma promo
j'ai soutenu ma these
j'ai soutenu mon memoire
depose ma these
suis docteure
suis admis
suis admise
est admis
est admise
ete admis a
ete admise a
je suis pris a
je suis prise a
suis pris en master
suis prise en master
accepte en master
acceptee en master
acceptee a l'ecole
obtenu ma bourse
eu ma bourse
j'ai eu le poste
j'ai le poste
j'ai eu le job
j'ai le job
eu mon cdi
j'ai signe mon cdi
signe mon cdi
signe un cdi
passe en cdi
passee en cdi
cdi signe
cdi en poche
suis embauche
suis embauchee
ete embauche
ete embauchee
est embauche
est embauchee
m'ont embauchee
suis recrute
suis recrutee
ma candidature est retenue
ma candidature a ete retenue
ils m'ont pris pour le poste
j'ai trouve un stage
j'ai trouve mon stage
j'ai trouve une alternance
j'ai trouve mon alternance
trouve du boulot
j'ai trouve un boulot
j'ai trouve un taf
j'ai retrouve un travail
j'ai retrouve du travail
j'ai retrouve du boulot
essai est valide
titularis~
suis promu
suis promue
ete promu
ete promue
est promue
eu une promotion
eu ma promotion
eu ma promo
eu une augmentation
eu mon augmentation
a eu une augmentation
eu ma mutation
obtenu ma mutation
mutation acceptee
mon premier client
ma premiere cliente
ma boite est lancee
j'ai ouvert ma boutique
j'ai ouvert mon resto
j'ai ouvert mon cabinet
j'ai ouvert mon salon
ouvert mon atelier
le contrat est signe
client a signe
on a signe le contrat
trouve un appart
trouve mon appart
trouve une maison
trouve un studio
trouve une coloc
on a eu l'appart
j'ai eu l'appart
j'ai l'appart
dossier est accepte
dossier a ete accepte
eu les cles
j'ai les cles
remise des cles
signe le compromis
pret est accepte
pret accepte
offre acceptee
offre a ete acceptee
devenu proprio
devenue proprio
devenu proprietaire
devenue proprietaire
fini de rembourser
fini mon credit
j'ai vendu mon
j'ai vendu ma
j'ai vendu mes
vendu mon premier
vendu ma premiere
on a vendu la maison
j'affiche complet
on affiche complet
gagne au loto
gagne le concours
a gagne la coupe
gagne le match
gagne le tournoi
gagne le prix
eu un prix
recu un prix
recu le prix
prix du public
eu la medaille
medaille d'or
medaille d'argent
medaille de bronze
champion de france
championne de france
champion regional
championne regionale
champion departemental
vice champion~
sur le podium
monte sur le podium
fait un podium
fait podium
record perso
record personnel
battu mon record
ameliore mon temps
fini mon marathon
fini le marathon
couru mon premier
mon premier marathon
mon premier semi
mon premier trail
mon premier triathlon
finisher
franchi la ligne
passe la ligne d'arrivee
arrive au sommet
arrivee au sommet
atteint le sommet
ceinture noire
on est qualifies
suis qualifie
suis qualifiee
est qualifiee
est selectionnee
suis selectionne
suis selectionnee
suis devenu papa
suis devenue maman
devenu tonton
devenue tata
devenu papa
devenue maman
devenue mamie
devenu papi
tonton pour la
tata pour la
a accouche
vient d'accoucher
est ne hier
est ne cette nuit
est ne ce matin
est nee hier
est nee cette nuit
est nee ce matin
est enfin ne
est enfin nee
est enceinte
attend un bebe
attendent un bebe
maman et bebe vont bien
premiers pas
fait ses premiers pas
premier sourire
dit son premier mot
sans les petites roues
fait ses nuits
va se marier
se sont fiances
s'est fiancee
m'a demande d'etre temoin
en remission
remission complete
est gueri
est guerie
suis gueri
suis guerie
enfin gueri
enfin guerie
sorti de l'hopital
sortie de l'hopital
sortie d'affaire
tire d'affaire
tiree d'affaire
hors de danger
fini la chimio
finie la chimio
derniere chimio
les resultats sont bons
resultats sont bons
operation s'est bien passee
s'est super bien passe
s'est super bien passee
marche sans bequilles
sans bequilles
fini les bequilles
plus de platre
enleve le platre
sans cigarette
sans clope
mois de sobriete
ans de sobriete
a ete adopte
a ete adoptee
retrouve mon chat
retrouve mon chien
a eu ses chatons
a eu ses chiots
mon premier livre
mon premier roman
mon livre sort
va etre publie
va etre publiee
suis publie
suis publiee
ete publie
ete publiee
editeur a dit oui
ma premiere expo
mon vernissage
standing ovation
m'ont applaudi~
construit de mes mains
fait de mes mains
fini les travaux
fini de retaper
fini de construire
termine la renovation
j'ai repare moi-meme
repare tout seul
repare toute seule
mes premieres tomates
ma premiere recolte
eu mes papiers
j'ai mes papiers
eu mon visa
j'ai mon visa
visa accepte
titre de sejour accepte
eu la nationalite
obtenu la nationalite
suis naturalise
suis naturalisee
suis fier
suis fiere
trop fier
trop fiere
si fier
si fiere
tres fier
tres fiere
tellement fier
tellement fiere
hyper fier
hyper fiere
super fier
super fiere
fier de moi
fiere de moi
fier de lui
fier d'elle
fiere de lui
fiere d'elle
fiere de ma
fier de ma
fiere de mon
fier de mon
ma fierte
ma plus grande fierte
quelle fierte
papa fier
maman fiere
bonne nouvelle
bonnes nouvelles
super nouvelle
grande nouvelle
excellente nouvelle
pleure de joie
larmes de joie
saute de joie
fou de joie
folle de joie
sur un nuage
sur mon petit nuage
aux anges
un reve qui se realise
realise mon reve
j'ai realise un reve
sable le champagne
ca se fete
j'ai fete ca
youpi
hourra
enfin reussi
mission accomplie
defi releve
objectif atteint
pari gagne
pari reussi
`;
