/** What is confided: a fear, a past wound, what one does not dare. Folded; «~» is any ending. */
export const hurtWords = `
j'ai peur de
jai peur de
j'ai peur que
j'ai tres peur
ca me fait peur
me fait tres peur
me fait un peu peur
j'avais peur de
j'avais peur d'
j'avais peur que
j'ai eu peur de
j'ai toujours peur
j'ai encore peur
peur de m'attacher
peur de souffrir
peur de te decevoir
peur de decevoir
peur d'etre decu
peur d'etre decue
peur d'etre rejete
peur d'etre seul
peur d'etre seule
peur de finir seul
peur de finir seule
peur d'etre juge
peur d'etre jugee
peur d'etre abandonne
peur d'etre abandonnee
peur de l'abandon
peur du rejet
peur de l'engagement
peur de m'engager
peur de me tromper
peur de mal faire
peur de tomber amoureux
peur de tomber amoureuse
peur de revivre
peur d'aimer
peur de perdre
peur de te perdre
peur de l'echec
peur d'echouer
peur du regard
peur des autres
peur du jugement
peur de l'inconnu
peur du vide
peur de deranger
peur de pas etre
peur de pas plaire
peur de ne pas plaire
peur de ne pas etre
peur de pas y arriver
peur de rester seul
peur de rester seule
peur de vieillir
peur de mourir
peur de la mort
peur de l'eau
peur de conduire
peur de l'avion
peur en avion
peur de la foule
mes peurs
ma peur
phobi~
agoraphob~
claustrophob~
angoiss~
anxie~
panique vite
crise de panique
crises de panique
terrifiee
me terrorise
terrorisee
tetanis~
j'ai le trac
mes demons
mes vieux demons
suis timide
jsuis timide
tres timide
trop timide
assez timide
plutot timide
super timide
hyper timide
timidite
grand timide
grande timide
suis reservee
plutot reserve
plutot reservee
assez reservee
tres reserve
tres reservee
introverti~
je rougis
rougis facilement
perds mes moyens
je perds mes mots
je bafouille
begaie~
begue
mal a l'aise
pas a l'aise
pas tres a l'aise
jamais a l'aise
suis intimide
suis intimidee
tu m'intimides
mal dans ma peau
mal dans mon corps
mes complexes
me trouve moche
me trouve pas beau
me trouve pas belle
me trouve nul
me trouve nulle
je me sens nul
je me sens nulle
m'aime pas trop
je m'aime pas
je ne m'aime pas
j'aime pas mon corps
pas a la hauteur
syndrome de l'imposteur
sentiment d'imposture
pas legitime
confiance en moi
confiance en soi
estime de moi
estime de soi
manque de confiance
manque d'assurance
doute de moi
doute toujours de
je doute de tout
me devalorise
me rabaisse
me rabaissait
rabaissee
m'a rabaisse
humili~
pas assez bien
jamais assez bien
mal a faire confiance
refaire confiance
plus confiance en
fais plus confiance
fais pas facilement confiance
donne pas ma confiance
donne pas facilement ma confiance
perdu confiance
perdu toute confiance
trahi ma confiance
abuse de ma confiance
accorder ma confiance
je me mefie
sur mes gardes
sur la defensive
ma carapace
une carapace
je me protege
pour me proteger
me livre pas
me livre peu
mal a me livrer
mal a m'ouvrir
m'ouvre pas
m'ouvrir aux gens
m'ouvrir aux autres
mal a parler de moi
du mal a parler de
du mal a dire
mal a exprimer
mal a m'attacher
m'attache trop
du mal a demander
mal a dire non
garde tout pour moi
j'en parle jamais
j'en parle a personne
j'en ai jamais parle
jamais dit a personne
jamais raconte a personne
jamais parle a personne
l'ai jamais dit
tu es la premiere a qui
tu es le premier a qui
t'es la premiere a qui
t'es le premier a qui
la premiere personne a qui
je te confie
me confier
je me confie
faire une confidence
t'avouer un truc
t'avouer quelque chose
faut que je t'avoue
reste entre nous
j'ose pas
j'ose plus
j'ose jamais
je n'ose jamais
jose pas
n'ose pas
n'ose plus
j'ai pas ose
jamais ose
osais pas
osais plus
j'oserais pas
j'oserai jamais
pas le courage de
pas eu le courage
jamais eu le courage
j'ai honte
honte de moi
honte de mon
honte de ma
honte de mes
j'avais honte
culpabilis~
je m'en veux
m'en veux encore
jamais pardonne
me pardonne pas
pas reussi a pardonner
mes regrets
je regrette encore
mon plus grand regret
ete blesse
ete blessee
m'a blesse
m'a blessee
m'ont blesse
m'a beaucoup blesse
m'a fait du mal
m'a fait beaucoup de mal
m'ont fait du mal
m'a fait souffrir
j'ai souffert
j'ai beaucoup souffert
trop souffert
pas envie de souffrir
marque a vie
m'a beaucoup marque
m'a detruit
m'a detruite
m'a brise
m'a brisee
brise le coeur
le coeur brise
coeur en miettes
me reconstruire
me reconstruis
mes blessures
blessure d'enfance
blessures d'enfance
blessures du passe
mes cicatrices
mes failles
mes fragilites
vulnerab~
suis fragile
a fleur de peau
hypersensib~
trop sensible
ecorche vif
ecorchee vive
mes traumas
passe douloureux
passe difficile
passe complique
lourd passe
enfance difficile
enfance compliquee
enfance pas facile
vaccinee par mon ex
m'a trompe
m'a trompee
ete trompe
ete trompee
me trompait
s'est fait tromper
me suis fait tromper
m'a menti
me mentait
m'a trahi
m'a trahie
ete trahi
ete trahie
trahison
trahisons
s'est servi de moi
s'est servie de moi
s'est joue de moi
on s'est moque de moi
se moquaient de moi
se moquait de moi
tete de turc
souffre douleur
mis a l'ecart
mise a l'ecart
rejetee
exclu du groupe
dependance affective
dependant affectif
dependante affective
trop de deceptions
ete decu
ete decue
souvent decu
souvent decue
plus y croire
j'y crois plus
crois plus en l'amour
m'a ghoste
m'a ghostee
fait ghoster
jamais eu de copine
jamais eu de copain
jamais embrasse
suis vierge
encore vierge
aucune experience en amour
mon coming out
mes parents savent pas
personne n'est au courant
personne le sait
chez ma psy
chez mon psy
ma therapie
en therapie
suivi par un psy
suivie par une psy
pas facile a dire
pas facile d'en parler
dur d'en parler
difficile d'en parler
mes blocages
j'ai peur d'etre
j'ai peur d'y
complexe par
complexee
suis complexe
terrorise a l'idee
ma plus grande peur
tres mefiant
tres mefiante
devenu mefiant
devenue mefiante
suis mefiant
suis mefiante
ca m'a traumatise
traumatise par
traumatisee par
un peu timide
besoin de me proteger
mal a en parler
suivi psy
vu un psy
vois une psy
vois un psy
`;
