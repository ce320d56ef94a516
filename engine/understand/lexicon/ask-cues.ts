import type { Ask } from '../situation.ts';

/** What a question is about, on its plain text; the first that fits. */
export const askCues: [Ask, RegExp][] = [
  [
    'number',
    /\b(?:numero|06)\b|\bcomment (?:je|on) (?:te )?(?:previens|contacte|joins|fait pour (?:continuer|se parler|se joindre))\b|\bon fait comment pour (?:continuer|se parler|se joindre|rester en contact)\b|(?<!\bqu'on (?:met|voit) )(?<!\bpas )\b(?:sur|ton|t'as|as|aurais|un|donnes?|passes?|files?|echange|votre) (?:\w+ ){0,2}(?:whatsapp|instagram|snapchat)\b/,
  ],
  [
    'looking_for',
    /\b(tu (?:cherches|recherches|attends)|qu'est-ce que tu (?:cherches|recherches|fais ici|fais la)|vous (?:cherchez|recherchez)|(?:fais|viens|es|etes|faites|amene) (?:quoi )?(?:ici|sur (?:cette appli|l'appli|tinder|bumble|hinge|fruitz|happn|ce site))|serieux ou|celibataire|relation|sur l'appli|sur tinder)\b/,
  ],
  ['name', /\b(t'appelles|ton prenom|ton nom|vous appelez)\b/],
  ['open', /\b(?:il|elle) s'appelle comment|comment (?:il|elle) s'appelle\b/],
  ['age', /\b(quel age|ton age)\b/],
  [
    'availability',
    /\b(t'es (?:disponible|libre)|tu es (?:disponible|libre)|vous etes (?:disponible|libre)|disponible quand|libre quand|tes disponibilites|quel(?:le)? (?:jour|soir|heure)|(?:on se (?:voit|capte)|c'est|tu peux) quand|quand est-ce (?:qu'on|que tu es))\b|^quand \?/,
  ],
  [
    'plan',
    /\b(?:prendriez|voudriez|accepteriez|aimeriez|viendriez|dineriez)-vous\b|\b(ca te (?:dit|dirait|tente|tenterait|branche)|ca vous (?:dit|dirait|tente)|on (?:se )?(?:voit|capte|retrouve|boit|fait|prend)|on pourrait|tu (?:veux|voudrais) (?:qu'on|aller|boire|venir|prendre|me)|se voir|partante?|m'invites|tu proposes quoi|on fait quoi|tu m'emmenes)\b/,
  ],
  ['projects', /\bpour (?:noel|le nouvel an|les fetes|ton anniversaire|halloween|paques|le reveillon|le 14 juillet)\b/],
  ['hobby', /\b(?:de|pendant) (?:tes|vos) (?:soirees|journees|week-ends|dimanches|vacances)\b/],
  [
    'job',
    /\b(dans la vie|ton (?:metier|taf|boulot|job|travail)|tu (?:bosses|travailles|taffes)|vous travaillez|votre (?:metier|travail)|comme (?:taf|boulot|metier|travail|job)|dans quoi)\b/,
  ],
  ['studies', /\b(etudes?|tu etudies|etudiante?|quelle (?:fac|ecole))\b/],
  ['weekend', /\bweek-end\b/],
  ['holidays', /\b(vacances|cet ete|ete prochain|conges)\b/],
  ['travel', /\b(voyage[sr]?|pays|destination|deja (?:alle|ete)|tu pars|t'es parti|dernier voyage|prochain voyage)\b/],
  [
    'city',
    /\b(d'ou|tu viens d|t'habites|tu habites|habites|tu vis|vous habitez|quel (?:coin|quartier|arrondissement)|quelle ville|t'es ou|tu es ou|vers ou|du coin|t'es de|tu es de|originaire|de la region)\b/,
  ],
  ['evening', /\bce soir\b/],
  ['projects', /\b(projets?|prevu|prevois|(?:ton|votre|au) programme|(?:des|tes|vos) plans)\b/],
  ['pets', /\b(chiens?|chats?|animaux|animal|de compagnie)\b/],
  ['family', /\b(freres?|soeurs?|famille|enfants?|parents|fils unique|fille unique)\b/],
  ['astrology', /\b(signe|astro|ascendant)\b/],
  ['languages', /\b(langues?|tu parles (?:anglais|espagnol|italien|quoi)|bilingue)\b/],
  ['books', /\b(tu lis|lecture|livres?|bouquins?|romans?|t'as lu|vous lisez)\b/],
  ['screen', /\b(series?|films?|cine|cinema|netflix|tu (?:regardes|mates)|t'as vu|animes?)\b/],
  ['music', /\b(musique|tu ecoutes|artistes?|groupe|concerts?|festival|instrument|tu joues de|rap|rock|chanson)\b/],
  ['drink', /\b(tu bois|boire|bieres?|vin|cocktail|the|cafe)\b/],
  [
    'food',
    /\b(mange[srz]?|manger|plat|resto|restaurant|cuisine[srz]?|bouffe|gourmande?|dessert|pizza|gouter|sushis?)\b/,
  ],
  [
    'sport',
    /\b(sports?|tu (?:cours|grimpes|nages|skies|surfes|randonnes|t'entraines)|muscu|running|escalade|foot|rando|yoga|velo|ski|surf)\b/,
  ],
  [
    'hobby',
    /\b(passions?|passionnes?|hobby|hobbies|loisirs?|temps libre|aimes faire|t'aimes faire|occupes|kiffes faire|quand tu (?:bosses|travailles) pas|a part)\b/,
  ],
  ['opinion', /\b(penses(?: quoi)?|tu trouves|t'en dis|ton avis|dis quoi|votre avis)\b/],
  ['why', /\b(pourquoi|comment ca se fait)\b/],
  [
    'known',
    /\b(tu connais|t'as deja|tu as deja|as-tu deja|deja (?:fait|teste|goute|essaye|vu)|vous connaissez|ca te parle)\b/,
  ],
  ['liked', /\b(t'aimes|tu aimes|tu adores|tu kiffes|fan de|fan d'|vous aimez|tu apprecies|c'est ton truc)\b/],
  [
    'wellbeing',
    /\b(ca va|tu vas (?:bien|mieux|comment)|comment tu vas|tu vas \?|la forme|comment vas|bien ou bien|comment allez|vous allez (?:bien|mieux|comment)|te portes|en forme)\b/,
  ],
  [
    'day',
    /\b(journee|(?:tu fais|fais-tu|tu racontes|racontes|tu deviens|vous faites|(?<!je )(?<!on )fais) (?:quoi|de beau)|quoi de (?:neuf|beau)|aujourd'hui|ta semaine|ton (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|bien dormi|passe une)\b/,
  ],
  ['you_too', /^(?:[^?]{0,12})?\b(et toi|toi aussi|et vous|de ton cote|et de ton cote|toi)\b[^?]{0,12}\??$/],
  ['you_too', /\bet (?:toi|vous) ?\?*$/],
];
