// The words that finding things leans on, one list a purpose. A French writer can edit them; «s?» and the like mean what they do in a
// pattern.

const anyOf = (words: string) => words.trim().split(/\s+/).join('|');
const listOf = (words: string) => new RegExp(`^(?:${anyOf(words)})$`, 'iu');

/** Adjectives that stand before their noun. */
export const ahead = listOf(`
  petite?s? gross?e?s? grande?s? vieux vieil vieilles? nouveaux? nouvel nouvelles? beaux? bel belles? bons? bonnes?
  mauvaise?s? jolie?s? vraie?s? seule?s? mêmes? autres? derniers? dernières? premiers? premières? deuxième troisième
  sacrée?s? énormes? fameux fameuses? pauvres? anciens? anciennes? super faux fausses? demi-? immenses? minuscules?
  futurs? futures? propres? simples? jeunes? pleine?s? double triple tout toute long longue longs longues méga mini
`);

/** No noun, and no part of one. */
export const functionWord = listOf(`
  et ou mais donc car ni que? qu qui dont où de du des d à a au aux en dans sur sous chez pour par avec sans vers entre
  comme contre depuis pendant après avant devant derrière quand si je j tu il elle on nous vous ils elles me m te t se s
  ne n c ce ça cela y le la les l un une mon ma mes ton ta tes son sa ses cette ces est sont était étaient ont avait
  avaient ai as va vont pas plus très trop aussi bien encore déjà toujours jamais alors puis là ici hier demain sauf
  jusque jusqu parce peut fait font moi toi lui eux même quoi rien tout tous toute toutes vraiment juste presque genre
  mdr ptdr lol oui non bon bah ben sinon surtout enfin sera serait soit suis es sommes êtes qd ya jusqu' lundi mardi
  mercredi jeudi vendredi samedi dimanche chaque quelques? plusieurs \\d+ deux trois
`);

/** Measures, turns of speech, the talk itself and its means: nothing that could be spoken of. Folded. */
export const empty = listOf(`
  ans? annees? mois semaines? jours? journees? soirs? soirees? matins? matinees? midi minuit nuits? heures? minutes?
  secondes? instants? fois moments? temps week-ends? peu coup cas fait truc trucs chose choses debut fin milieu fond
  bout bord cote genre sorte type maniere facon idee epoque monde gens moitie reste plupart majorite suite instar air
  envie besoin peur honte impression tour point part parti partie place tout mien mienne tien tienne sien sienne
  premiers? premieres? derniers? dernieres? autres? memes? meilleure?s? pires? dire voir faire savoir prendre mettre
  rendre pauvre numero profil message messages msg question questions reponse reponses prenom appli mdr haha euros?
  balles? km kilos? metres? likes? match droit chance misere vide mere daronne lien bref ordre sens nom ligne cadre lieu
  degres? retour certains? certaines? pourcents? centimes? grammes? litres? vocal vocaux wifi notifs? clavier reseau
  batterie forfait applis? ecran portable histoire histoires surprise surprises patience frissons? trac niveau
  personnage funerailles enterrement conversations? discussions? echanges?
`);

/** First halves of words that want a hyphen: «marque page» would be said back without it. */
export const hyphenated = listOf(`
  marques? portes? tires? ouvres? laves? ronds? micros? posts? gardes? pares? chauffes? casses?
`);

/** Whoever is no thing. */
export const people = new RegExp(
  `(?<!\\p{L})(?:${anyOf(`
  monsieurs? messieurs dames? voisins? voisines? colocs? coll[èe]gues? fr[èe]res? s(?:œ|oe)urs? p[èe]re m[èe]re parents
  fils filles? cousine?s? tatas? tantes? oncles? tontons? mecs? gars types? profs? patronn?e?s? chefs? cheffe proprios?
  potes? copine?s? amie?s? gosses? gamine?s? enfants? papis? mamies? grand-p[èe]re grand-m[èe]re neveux? ni[èe]ces?
  clients? clientes? inspecteurs?
`)})(?!\\p{L})`,
  'iu',
);

/** Someone of theirs whom one can think of. */
export const lovedOne = new RegExp(
  `^(?:ton|ta|tes|votre|vos) (?:petite? |vieux |vieille )?(?:${anyOf(`
  p[èe]re m[èe]re papa maman parents fr[èe]re s(?:œ|oe)ur fils fille enfants? grand-p[èe]re grand-m[èe]re grands-parents
  mamie papi papy oncle tante tata cousine? neveu ni[èe]ce petit-fils petite-fille chat chatte chien chienne cheval
  lapin
`)})$`,
  'iu',
);

/** What the talk is held on, and other names that are no subject. Folded. */
export const means = listOf(`
  tinder bumble hinge happn fruitz badoo meetic insta instagram snap snapchat whatsapp telegram signal messenger
  facebook google maps noel paques lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril mai
  juin juillet aout septembre octobre novembre decembre monsieur madame dieu mdr lol
`);

/** In a short answer, words that leave nothing to take up, and those of a sentence. Folded. */
export const answersNothing = listOf(`
  oui non ouais ouaip nan si ok okay okey oki cool super top genial parfait nickel impec ah oh eh haha hihi mdr lol ptdr
  bof rien ca bien mal merci grave voila peut jsp sais pas trop tranquille tranquillement tranquilou normal normale
  salut coucou hello bonjour bonsoir et ou mais donc toi vous tu je j on il elle nous ils elles moi c ce cela est suis es
  sont etait ai as a avons ont moyen moyenne fatigue fatiguee dsl desole desolee pardon pourquoi comment quand qui que
  quoi surement possible impossible jamais toujours demain hier bientot bon bonne dispo libre carrement exactement
  exact bah ben euh hmm hum vite alors tkt evidemment clairement peu beaucoup plutot juste encore deja bref enfin quelques
  plusieurs tout toute tous personne parfois souvent rarement depuis pendant ici accord celle celui
  ceux celles ton ta tes mon ma mes
`);
