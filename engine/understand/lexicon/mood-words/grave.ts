/** Nothing to joke about: illness, death, a break-up, work that ended, debts, a relative in trouble. Folded; «~» is any ending. */
export const graveWords = `
il est mort
elle est morte
mere est morte
papa est mort
maman est morte
frere est mort
mari est mort
femme est morte
soeur est morte
chien est mort
chat est mort
chienne est morte
est mort d'un
est mort il y a
est mort l'annee
est mort quand
sont morts
la mort de mon
la mort de ma
la mort de mes
apres sa mort
decede~
deces
vient de mourir
voir mourir
nous a quittes
nous a quitte
est parti trop tot
est partie trop tot
perdu mon pere
perdu ma mere
perdu mon papa
perdu ma maman
perdu mes parents
perdu mon frere
perdu ma soeur
perdu mon mari
perdu ma femme
perdu mon fils
perdu ma fille
perdu un enfant
perdu mon bebe
perdu un bebe
perdu ma grand mere
perdu ma grand-mere
perdu mon grand pere
perdu mon grand-pere
perdu ma mamie
perdu mon papi
perdu ma meilleure amie
perdu mon meilleur ami
perdu un ami
perdu une amie
perdu un proche
perdu quelqu'un
orphelin~
suis veuf
suis veuve
veuvage
en deuil
le deuil
mon deuil
un deuil
deuil de
endeuill~
obseques
funerailles
enterrement de mon
enterrement de ma
enterrement d'un ami
enterrer mon
on l'a enterre
on l'a enterree
crematorium
incineration
sur sa tombe
pompes funebres
condoleances
fausse couche
fausses couches
mort-ne
mort subite
un cancer
le cancer
son cancer
cancer du
cancer des
cancereu~
tumeur~
metasta~
leucemi~
lymphome~
chimio~
radiotherapie
en remission
une rechute
phase terminale
stade terminal
soins palliatifs
palliatif
fin de vie
hospitalis~
est a l'hopital
suis a l'hopital
etait a l'hopital
entre a l'hopital
sors de l'hopital
sorti de l'hopital
sortie de l'hopital
mois d'hopital
jours d'hopital
est aux urgences
suis aux urgences
fini aux urgences
passe la nuit aux urgences
emmene aux urgences
soins intensifs
dans le coma
du coma
pronostic vital
entre la vie et la mort
son avc
infarctus
a fait une crise cardiaque
d'une crise cardiaque
arret cardiaque
rupture d'anevrisme
alzheimer
parkinson
sclerose en plaques
maladie de charcot
mucoviscidose
epilep~
maladie de crohn
endometriose
seropositi~
dialyse
attend une greffe
maladie grave
gravement malade
tres malade
maladie chronique
mon pere est malade
ma mere est malade
biopsie
en fauteuil roulant
paraplegi~
tetraplegi~
ampute~
perdu la vue
perdu l'usage
mon handicap
lourdement handicape
invalidite
accident de voiture
accident de moto
accident de la route
accident grave
accident du travail
ete renverse
ete renversee
failli y rester
a failli y passer
traumatisme cranien
overdose~
suicid~
envie d'en finir
s'est pendu
mis fin a ses jours
mettre fin a mes jours
envie de mourir
plus envie de vivre
idees noires
pensees noires
scarifi~
automutil~
antidepresseur~
anti depresseur~
anxiolytique~
schizophren~
anorexi~
burn out
burn-out
burnout
crises d'angoisse
crise d'angoisse
au fond du trou
gout a rien
je pleure tous
pleure tous les soirs
passe la nuit a pleurer
suis effondre
suis effondree
est effondree
suis devaste
suis devastee
inconsolable
je me sens seul
je me sens seule
me sens tellement seul
me sens tellement seule
me sens vide
la solitude me pese
la solitude pese
solitude pesante
j'ai plus personne
personne a qui parler
m'a quitte
m'a quittee
m'a largue
m'a larguee
me suis fait larguer
me suis faite larguer
en plein divorce
divorce difficile
divorce complique
divorce conflictuel
rupture difficile
rupture douloureuse
rupture compliquee
separation difficile
separation douloureuse
separation compliquee
perdu la garde
vois plus mes enfants
vois plus ma fille
vois plus mon fils
enfants me manquent
licenciement~
ete licencie
ete licenciee
plan social
perdu mon travail
perdu mon boulot
perdu mon job
perdu mon emploi
perdu son travail
perdu son boulot
perdu son emploi
fait virer
m'ont vire
m'ont viree
boite a coule
depose le bilan
depot de bilan
au chomage
fin de droits
surendett~
des dettes
mes dettes
ses dettes
interdit bancaire
arrive plus a payer
avis d'expulsion
sans abri
dors dans ma voiture
tout brule
maison a brule
appart a brule
violence conjugale
il me frappait
me tapait dessus
m'a frappe
m'a frappee
m'a tabasse
me battait
femme battue
ete battu
ete battue
ete viole
ete violee
un viol
m'a viole
inceste
attouchement~
maltrait~
pervers narcissique
relation toxique
sous emprise
attentat~
en garde a vue
incarcer~
alcoolisme
tombe dans la drogue
en desintox
a fugue
place en foyer
placee en foyer
rate mon concours
rate mon bac
rate mon diplome
rate mon annee
echoue au concours
echoue a mon examen
pas eu mon concours
pas eu mon bac
pas eu mon diplome
pas eu mon annee
perdu mon chien
perdu ma chienne
perdu mon chat
perdu ma chatte
perdu mon cheval
euthanasi~
chien s'est fait ecraser
chat s'est fait ecraser
chat a disparu
chien a disparu
oqtf
ai fui mon pays
fui la guerre
depression
depressif
depressive
anti-depresseur~
expulse de mon appart
expulsee de mon appart
expulse de chez moi
expulsee de chez moi
me retrouve a la rue
dormi dans la rue
est paralyse
est paralysee
suis paralyse
suis paralysee
ete agresse
ete agressee
m'a agresse
m'a agressee
fait agresser
mon agression
son agression
violences
violent avec moi
etait violent
pere violent
fait un avc
eu un avc
d'un avc
est en reanimation
est en rea
cancer de la prostate
est en prison
fait de la prison
est en cure
cure de desintox
j'ai porte plainte
du porter plainte
opere du coeur
operee du coeur
a coeur ouvert
handicape depuis
handicapee depuis
mon frere handicape
ma soeur handicapee
fils handicape
fille handicapee
avortement
j'ai du avorter
pere est mort
boulimie
maladie incurable
harcelement
ete harcele
ete harcelee
harcele au
pere alcoolique
mere alcoolique
ex alcoolique
ancien alcoolique
suis bipolaire
est bipolaire
bipolarite
j'ai touche le fond
fait faillite
du le faire piquer
du la faire piquer
faire piquer mon chien
faire piquer mon chat
`;
