// Words that a name follows, to find names that are in no list.

/** The next word is a name even in lower case, unless it is an everyday word. */
export const sureCues: readonly string[] = [
  "(?:je|j['’]) ?m['’]? ?appelle",
  "mon (?:petit )?(?:prénom|prenom|nom|surnom)(?: de famille)? (?:c['’]est|est|:)",
  'appelle[- ]moi',
  "(?:on|tout le monde) m['’]appelle",
  "m['’]appeler",
  'tout le monde dit',
  "(?:il|elle|qui|chien|chat|soeur|sœur|frère) s['’]appelle",
  'prénommée?',
];

/** The next word is a name if it has a capital. */
export const capitalCues: readonly string[] = [
  "moi,? c['’]est",
  "s['’]appelle(?:nt)?",
  "tu t['’]appelles(?: bien)?",
  "(?:toi|c['’]est) (?:bien )?",
  '(?:re)?nommée?s?',
  '(?:où|ça va|quoi|tkt|là)',
  'baptisée?',
  "(?:mari[ée]e|épouse|veuve|divorcée|nom de jeune fille(?: ?:| c['’]est| est)?)",
  'née',
  '(?:salut|coucou|hello|hey|bonjour|bonsoir|yo|hi|cc|slt|merci|bisous?|désolée?|pardon|ciao|bonne nuit|enchantée?|allô|dis|bravo|bienvenue|alors|ok|oui|non|haha|mdr|avec|chez|moi et|toi et|rejoint) ?,?',
  '(?:mon|ma|mes|ton|ta|tes|son|sa|notre|leur|votre) (?:meilleure?s? |grande? |petite? |vieux |vieille |ptite? )*(?:pote|potes|ami|amie|amis|amies|copain|copine|frère|frere|soeur|sœur|cousin|cousine|coloc|colocataire|collègue|collegue|chef|cheffe|boss|ex|fils|fille|neveu|nièce|niece|oncle|tante|tonton|tata|père|pere|mère|mere|mari|femme|mec|meuf|chien|chienne|chat|chatte|chaton|lapin|hamster|cheval|jument|poney|perruche|bébé|filleul|filleule|voisin|voisine|prof|patron|patronne|bestie),?',
  '(?:M\\.|Mr\\.?|Mme|Mlle|[Mm]onsieur|[Mm]adame|[Dd]octeur|Dr\\.?|[Mm]aître)',
];

/** Everyday words that follow those cues and are no names. Without accents. */
export const nobody: ReadonlySet<string> = new Set(
  `je tu il elle on nous vous ils elles un une le la les des du de moi toi lui mon ma mes ton ta tes son sa ses ce cette ces
ca cela et ou mais donc or ni car que qui quoi quand comment pourquoi combien quel quelle oui non si ok pas plus tres trop bien mal
plutot aussi encore deja jamais toujours souvent alors apres avant avec sans pour dans sur sous chez vers par en au aux
a ah oh eh he haha mdr lol ptdr hey hello salut coucou bonjour bonsoir merci bisous cc slt desole desolee enchante enchantee
lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre
netflix instagram insta snap snapchat tinder bumble hinge happn fruitz whatsapp telegram tiktok google youtube spotify uber amazon ikea
mcdo sncf ratp covid noel paques halloween dieu monsieur madame comme parce parfait super genial cool top grave vraiment franchement
meme tout tous toute rien personne quelqu celui celle c'est cest est suis es sont fait fais faire reviens rappelle comment tkt jsp bah ben bon
bonne beau belle merde putain attends regarde raconte dis allez viens hate contente content ravi ravie la-bas
sinon perso bref enfin euh ouais nan mouais dommage tiens voila nope yes okay hmm pff pfff oups aie waouh wow ahah hihi carrement evidemment
sympa trop dac jolie joli marrant drole pareil genre peut maintenant demain hier bientot desormais pardon excuse ecoute sache crois vu quant`.split(
    /\s+/,
  ),
);
