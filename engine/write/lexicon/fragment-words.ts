import type { Address } from '#engine/french/noun-phrase.ts';

// The closed classes of words that fragment.ts tells a thing by, folded: no accents.

const set = (list: string) => new Set(list.trim().split(/\s+/));

export const numbers = set(
  `deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante
  soixante cent mille`,
);
export const indefinites = set('un une des quelques plusieurs');
export const owned = set('mon ma mes notre nos');
export const definites = set("le la les l' ce cet cette ces");
export const anyDeterminer = set("un une des le la les l' mon ma mes notre nos ce cet cette ces son sa ses leur leurs");

export const plurals = set('des les mes nos ces quelques plusieurs');
export const hundreds = set('cent cents mille');
/** «pas un souffle»: there is none. */
export const denials = set('pas sans ni aucun aucune jamais plus');
/** After these, «du» and «de la» name a thing: «je mange du pain». */
export const takesPartitive = set(
  `mange mangeais bois fais fait faisais ai a avais avait mets mis reste trouve prends pris cuisine vends ecoute joue faire
  manger boire avec et`,
);
/** What may lead from a thing to what belongs to it. */
export const joins = set("de d' du des en a au aux sur sans");
/** These lead away from a thing that is known: «mon café sur le clavier» are two. */
export const loosens = set('sur sans en a au aux');
/** Before a verb's object: «je la garde», «pour les voir». */
export const beforePronoun = set(
  "je j' tu t' il elle on nous vous ils elles qui me te se ne n' m' s' y lui leur pas jamais bien",
);
export const auxiliaries = set(
  `ai as a avons avez ont avais avait avaient aurai aura aurait aurais est es sont etait etais sera serait suis fut y en`,
);
export const infinitive = /(?:er|ir|oir|re)$/;
export const nounsLikeInfinitives = set(
  `hiver mer fer cancer super diner dejeuner gouter metier clavier quartier papier escalier cahier premier dernier entier panier
  grenier courrier policier pompier infirmier calendrier cendrier sanglier atelier chantier dossier escalier evier fichier gravier
  janvier fevrier levier metier palmier poirier pommier prunier cerisier figuier citronnier olivier sentier sommier terrier tablier
  voilier caissier boucher boulanger berger danger etranger verger potager plancher rocher clocher concert desert loisir
  plaisir desir souvenir avenir cuir tir soir espoir couloir miroir trottoir bavoir tiroir rasoir pouvoir devoir manoir
  comptoir histoire memoire armoire baignoire mangeoire passoire foire gloire poire victoire guitare litre livre libre chambre
  arbre ombre nombre membre sucre poudre cadre ordre desordre lettre metre centimetre kilometre theatre maitre fenetre ventre centre
  monstre titre vitre verre terre guerre pierre barre serre beurre voiture nature culture peinture couture friture confiture
  ceinture coiffure figure facture rupture nourriture aventure lecture creature toiture litre genre cendre gendre chevre fievre levre
  lievre oeuvre cuivre frere mere pere affaire anniversaire horaire salaire notaire dictionnaire vocabulaire locataire
  proprietaire secretaire volontaire grammaire paire maire vulgaire commentaire cafetiere priere biere riviere rizière lumiere matiere
  maniere premiere derniere carriere barriere frontiere tigre ogre sabre chiffre coffre souffre zebre marbre timbre decembre
  septembre octobre novembre scooter hamster poster master poker joker leader trailer burger challenge bunker spider laser freezer mixer`,
);

export const adjectivesBefore = set(
  `petit petite petits petites gros grosse grosses grand grande grands grandes beau bel belle beaux belles bon bonne bons bonnes
  vieux vieil vieille vieilles nouveau nouvel nouvelle nouveaux nouvelles vrai vraie vrais vraies joli jolie jolis jolies pire
  meilleur meilleure meilleurs meilleures premier premiere premiers premieres dernier derniere derniers dernieres seul seule
  seuls seules mauvais mauvaise mauvaises enorme enormes enieme autre autres faux fausse fausses sacre sacree fameux fameuse
  fameuses pauvre pauvres ancien ancienne anciens anciennes mini demi double triple tres`,
);
export const adjectivesAfter = set(
  `noir noire noirs noires blanc blanche blancs blanches rouge rouges bleu bleue bleus bleues vert verte verts vertes jaune jaunes
  rose roses gris grise grises froid froide froids froides chaud chaude chauds chaudes vide vides plein pleine pleins pleines
  mort morte morts mortes vivant vivante moche moches nul nulle nuls nulles triste tristes neuf neuve neufs neuves perdu perdue
  perdus perdues pourri pourrie pourris pourries tordu tordue cuit cuite cuits cuites cru crue crus crues sec seche seches
  douteux suspect suspecte suspects suspectes bizarre bizarres mignon mignonne sourd sourde aveugle ouvert ouverte geant geante
  geants geantes entier entiere entiers entieres obligatoire obligatoires moderne modernes militaire militaires imaginaire
  imaginaires vegan vegane bio maison gratuit gratuite gratuits gratuites`,
);
export const adjectiveEnding =
  /(?:iques?|[^u]ales?|eux|euses?|ables?|ibles?|ives?|if|ifs|iens?|iennes?|aises?|oises?|oires?|é|ée|és|ées|[^m]aines?)$/u;

/** Words that may follow an article without being the thing, or are no thing at all. */
export const neverNouns = set(
  `a ai as ont avons avez avais avait avaient est es sont suis etais etait etaient sera serait ete fait fais font faisait va vais
  vas vont veut veux peut peux doit dois sait sais dit dis met mets prend prends voit vois croit crois aime aimes adore
  deteste que qui quoi dont ou et mais donc car ni si comme quand alors puis apres avant avec sans pour par dans sous sur chez
  vers contre entre depuis pendant jusque je tu il elle on nous vous ils elles me te se lui leur leurs moi toi soi eux y en ce cet
  cette ces ca cela ceci celui celle ceux celles mon ma mes ton ta tes son sa ses notre nos votre vos le la les un une des du de
  au aux pas plus moins tres trop assez bien mal peu beaucoup aussi encore deja jamais toujours souvent parfois ici hier demain
  aujourd'hui maintenant vraiment juste meme memes tout tous toute toutes rien personne quelque quelques chaque plusieurs aucun
  aucune autre autres tel telle oui non ouais nan ok mdr lol bon bonne petit petite gros grosse grand grande beau belle vieux
  vieille nouveau nouvelle premier premiere dernier derniere seul seule meilleur meilleure pire vrai vraie deux trois quatre cinq six
  sept huit neuf dix fallu faut fois etre avoir faire aller venir dire plutot quasi presque surtout enfin bref genre voila tard tot
  loin pres ici la-bas dehors dedans dessus dessous deuxieme troisieme quatrieme cinquieme sixieme millieme enieme parce tellement
  seulement`,
);
/** Things that say nothing by themselves. */
export const idleNouns = set(
  `truc trucs chose choses fois coup coups moment moments temps jour jours journee journees heure heures minute minutes seconde
  secondes semaine semaines mois annee annees ans an soir soirs soiree matin matins matinee nuit midi lundi mardi mercredi
  jeudi vendredi samedi dimanche week-end weekend we lendemain veille fin debut suite cas point peu part cote cotes bout
  gens mec mecs meuf type gars personne monde mot mots tour vie tete air avis sens but facon maniere sorte espece genre raison
  plaisir envie besoin peur honte chance droit tort mal reste milieu centaine dizaine tas paquet peine impression meme autre
  question reponse message messages photo profil application appli conversation discussion sujet idee midi minuit max min prochain
  prochaine instant passe futur avenir maximum minimum mieux quotidien total probleme soucis souci boulot travail taf`,
);
export const people = set(
  `pere mere frere soeur freres soeurs parents fils fille enfant enfants grand-mere grand-pere mamie papi papy oncle tante cousin
  cousine neveu niece pote potes copain copine copains copines ami amie amis amies collegue collegues chef patron patronne boss
  voisin voisine voisins mari femme homme ex dentiste medecin prof coloc colocs client clients cliente`,
);
export const measures = set(
  `km kilometre kilometres metre metres cm kg kilo kilos euros euro balles litres litre pourcent degres pages page etages etage
  minutes heures ans mois jours semaines`,
);
export const abstract = set(
  `impression idee mission question situation solution relation decision ambiance humeur energie motivation patience confiance
  difference experience importance habitude sensation niveau resultat choix effort espoir sentiment qualite defaut verite
  realite vision rythme pression stress fatigue douleur joie bonheur amour haine tristesse colere honte gene malaise`,
);

export const saidBack: Record<Address, Record<string, string>> = {
  tu: { mon: 'ton', ma: 'ta', mes: 'tes', notre: 'votre', nos: 'vos' },
  vous: { mon: 'votre', ma: 'votre', mes: 'vos', notre: 'votre', nos: 'vos' },
};
