/**
 * Phrases that a thousand profiles share, as pieces of a pattern over text without accents, in lower case. `instead` says
 * what to write in their place; the words of the user are quoted beside it.
 */
export interface Cliche {
  pattern: string;
  instead: string;
}

const scene = "raconte plutôt la dernière fois que ça t'est arrivé";
const proof = 'un exemple le montrerait mieux que le mot';
const laugh = "écris plutôt ce qui t'a fait rire cette semaine";
const life = 'mets à la place un moment précis que tu as aimé ce mois-ci';
const search = 'dis plutôt ce que vous feriez ensemble un samedi';
const blank = "donne un premier détail, c'est à toi de lancer la conversation";
const trip = "cite un endroit et ce qui s'y est passé";

export const cliches: readonly Cliche[] = [
  { pattern: 'bons? vivants?|bonnes? vivantes?', instead: "dis plutôt ce qu'on mange et boit à ta table" },
  { pattern: 'epicurien(ne)?s?', instead: "cite le plat ou l'adresse dont tu parles à tout le monde" },
  { pattern: 'j.?(aime|adore) (bien |trop |beaucoup )?(rire|rigoler|m.amuser|delirer)', instead: laugh },
  { pattern: '(aimant|aime|adore|adorant) (rire|rigoler)', instead: laugh },
  { pattern: 'rire(s)? et (voyager|sortir|danser|profiter|sourire)', instead: laugh },
  { pattern: 'la vie est (belle|courte|trop courte|un voyage|une fete|faite)', instead: life },
  { pattern: 'carpe diem', instead: life },
  { pattern: 'yolo', instead: life },
  { pattern: 'hakuna matata', instead: life },
  { pattern: 'croque(r|use|ur)?s? (dans )?la vie( a pleines? dents?)?', instead: life },
  { pattern: 'a pleines dents', instead: life },
  {
    pattern:
      'profite(r|z|s|ons)? (a fond )?(de )?(la vie|chaque instant|du moment|de l.instant|l.instant|chaque moment|a fond)',
    instead: life,
  },
  { pattern: 'vivre (l.instant present|au jour le jour|chaque jour|a fond|pleinement)', instead: life },
  { pattern: 'on (n.)?a qu.une vie|on ne vit qu.une fois', instead: life },
  { pattern: 'joie de vivre', instead: life },
  {
    pattern: 'les? (petits? )?plaisirs? (simples?|de la vie)',
    instead: 'nomme un de ces plaisirs, le plus précis possible',
  },
  {
    pattern: 'les? (petits? )?bonheurs? (simples?|du quotidien)',
    instead: 'nomme un de ces bonheurs, le plus précis possible',
  },
  { pattern: 'les choses simples( de la vie)?', instead: 'nomme une de ces choses, la plus précise possible' },
  {
    pattern:
      '(je suis )?ici pour (faire )?(de |des )?(belles? |nouvelles? |bonnes? )?(rencontre\\w*|connaissances?|voir|discuter|tchatter|trouver)',
    instead: search,
  },
  { pattern: '(faire|envie) de (belles?|nouvelles?|bonnes?) (rencontres?|connaissances?)', instead: search },
  { pattern: '(belles?|nouvelles?|bonnes?) rencontres?', instead: search },
  { pattern: 'plus si affinites?', instead: search },
  {
    pattern:
      'on verra (bien )?(ou ca (nous )?mene|ce que ca donne)|voir (ou ca (nous )?mene|ce que ca donne|se que sa done)',
    instead: search,
  },
  { pattern: 'laisser? (faire )?(le destin|les choses se faire|le temps au temps)', instead: search },
  { pattern: 'je ne cherche rien (de precis|de special|en particulier)', instead: search },
  {
    pattern:
      'je cherche (l.amour|ma moitie|mon ame soeur|la perle rare|le grand amour|ma princesse|mon prince|la bonne personne|l.homme de ma vie|la femme de ma vie)',
    instead: search,
  },
  { pattern: 'ame soeur|perle rare|prince charmant|ma moitie|grand amour|tourtereaux', instead: search },
  {
    pattern: 'relation (serieuse|stable|durable|saine)',
    instead: 'garde-le pour la discussion, et parle de ce que tu aimes partager',
  },
  {
    pattern: 'construire quelque chose|construire une histoire',
    instead: 'garde-le pour la discussion, et parle de ce que tu aimes partager',
  },
  { pattern: 'refaire (ma|sa) vie', instead: 'parle de la vie que tu as, elle donne plus envie' },
  { pattern: 'demande(z)?(,| -)? (moi )?(et )?(tu|vous) (sauras?|saurez|verras?)', instead: blank },
  { pattern: '(pose|posez)[ -]?(moi)? (tes|vos|des) questions', instead: blank },
  {
    pattern: 'n.hesite[sz]? pas( a (venir )?(me )?(parler|ecrire|discuter|demander))?',
    instead: 'pose plutôt une question à laquelle on a envie de répondre',
  },
  {
    pattern: 'viens? (me )?(parler|discuter)( avec moi)?$',
    instead: 'pose plutôt une question à laquelle on a envie de répondre',
  },
  {
    pattern:
      'a (toi|vous) de (me )?decouvrir|venez? me decouvrir|viens? me decouvrir|decouvre[- ]moi|apprendre a (me|se) connaitre|apprends a me connaitre',
    instead: blank,
  },
  { pattern: '(je )?(ne )?sais? (pas|jamais) quoi (mettre|ecrire|dire)( ici)?', instead: blank },
  { pattern: '(je suis )?nulle? (pour|en|a) (les )?(bios?|presentations?|decrire|me decrire)', instead: blank },
  { pattern: '(pas doue|difficile|dur|pas facile) (pour|de) (se|me) (decrire|presenter)', instead: blank },
  { pattern: 'bio (a venir|en cours|en construction)|a completer', instead: blank },
  { pattern: 'j.ai mis cette bio|il parait qu.il faut (mettre|ecrire)', instead: blank },
  {
    pattern:
      'sans prises? de tetes?|pas de prises? de tetes?|0 prises? de tetes?|zero prises? de tetes?|pas prise de tete',
    instead: 'dis plutôt ce qui rend une soirée facile avec toi',
  },
  { pattern: 'sans (se )?prendre la tete', instead: 'dis plutôt ce qui rend une soirée facile avec toi' },
  {
    pattern:
      '(quelqu.?un|une personne|homme|femme|mec|fille) (de )?(simple|naturel(le)?|normal(e)?|cool|vrai(e)?|gentil(le)?)',
    instead: proof,
  },
  { pattern: '(simple|nature|naturel(le)?) et (sans|sincere|drole|naturel(le)?|cool)', instead: proof },
  { pattern: 'tout simplement', instead: 'coupe-le, la phrase y gagne' },
  {
    pattern:
      'je suis (une personne )?(tres )?(sociable|gentil(le)?|drole|souriant(e)?|dynamique|positive?f?|simple|sympa|ouvert(e)?( d.esprit)?|motive(e)?|naturel(le)?|spontane(e)?|honnete|sincere|attentionne(e)?|fidele|loyal(e)?)',
    instead: proof,
  },
  {
    pattern:
      'toujours (de bonne humeur|le sourire|souriant(e)?|positif|positive|motive(e)?|partant(e)?( pour)?( de nouvelles aventures| un (cafe|verre))?)',
    instead: proof,
  },
  { pattern: 'le sourire aux levres|bonne humeur|joyeux luron', instead: proof },
  { pattern: 'grains? de folie|un peu (folle|fou|barree?)', instead: scene },
  {
    pattern: 'second degre|sens de l.humour|humour noir|humour douteux|beaucoup d.humour',
    instead: "prouve-le, une phrase drôle vaut mieux que l'annonce",
  },
  {
    pattern: 'sarcas(me|tique)( est)?( ma (deuxieme|seconde) langue)?',
    instead: "prouve-le, une phrase drôle vaut mieux que l'annonce",
  },
  { pattern: 'ouvert(e)? d.esprit|esprit ouvert', instead: proof },
  { pattern: 'tete sur les epaules|pieds sur terre', instead: proof },
  { pattern: 'main de fer|caractere bien trempe|fort caractere|franc parler', instead: proof },
  { pattern: 'coeur sur la main|au grand coeur|grand coeur', instead: proof },
  { pattern: 'j.?(aime|adore) (voyager|les voyages?|le voyage)(?! (en|au|a|dans|avec|de))', instead: trip },
  {
    pattern: 'decouvrir (de nouvelles? (cultures?|choses|endroits|horizons|personnes|pays)|le monde|du pays)',
    instead: trip,
  },
  {
    pattern:
      'fan de voyages?|passionnee? de voyages?|globe[- ]?trotte(ur|use)|citoyen(ne)? du monde|parcourir le monde|tour du monde',
    instead: trip,
  },
  { pattern: 'soif d.aventures?|avide d.aventures?|nouvelles aventures|aventuri(er|ere)( dans l.ame)?', instead: trip },
  { pattern: 'sortir de (ma|sa) zone de confort', instead: scene },
  {
    pattern:
      'j.?(aime|adore) (le sport|la musique|le cinema|sortir|la vie|manger|les animaux|les series)(?! \\w)(?=[.,!]|$| et )',
    instead: 'précise lequel, où et avec qui, un exemple suffit',
  },
  {
    pattern:
      '(sport|cine|resto|voyages?|musique|netflix|series?),? (sport|cine|resto|voyages?|musique|netflix|series?),? (et )?(sport|cine|resto|voyages?|musique|netflix|series?|apero)',
    instead: "n'en garde qu'un et précise lequel, où et avec qui",
  },
  { pattern: 'netflix (and|&|et) chill', instead: 'cite la série que tu revois en boucle' },
  {
    pattern: 'bonne bouffe|bien manger|bons restos|bonne cuisine',
    instead: "cite le plat ou l'adresse dont tu parles à tout le monde",
  },
  { pattern: 'amoureu(x|se) de la (vie|nature)|mordue? de la vie', instead: life },
  {
    pattern: 'work hard,? play hard|live,? laugh,? love|no pain no gain|just do it',
    instead: 'dis-le en français et à ta façon, avec un exemple',
  },
  {
    pattern: 'ce qui ne (me |te |nous )?tue pas rend plus fort|qui ne tente rien n.a rien|tout vient a point',
    instead: "remplace ce proverbe par une phrase que personne d'autre n'écrirait",
  },
  {
    pattern: 'vivre d.amour et d.eau fraiche|les opposes s.attirent|l.habit ne fait pas le moine',
    instead: "remplace ce proverbe par une phrase que personne d'autre n'écrirait",
  },
  { pattern: '(seul|le) bonheur (n.est|est) (reel|fait)', instead: 'remplace cette citation par une phrase à toi' },
  {
    pattern: 'complicite|feeling|alchimie|papillons dans le ventre',
    instead: 'dis plutôt dans quelle situation ça se passe',
  },
  { pattern: 'si (le )?(feeling|courant) passe', instead: "propose une activité, c'est là qu'on le voit" },
  { pattern: 'boire un (verre|cafe)( et (plus|discuter))?$', instead: 'propose un endroit précis' },
  { pattern: 'partenaire (de crime|in crime)|complice de vie', instead: 'dis de quelle aventure tu parles' },
  { pattern: '50 ?% .{1,25} 50 ?% ', instead: 'garde la moitié la plus surprenante et raconte-la' },
  {
    pattern: 'ni parfait(e)?|personne n.est parfait|j.ai (mes|des) (defauts|qualites)|mes defauts',
    instead: 'cite un seul petit défaut, précis et drôle',
  },
  {
    pattern:
      'je suis (entiere?|quelqu.un d.entier)|sans filtre|vraie? de vraie?|authentique|vraies? valeurs|des valeurs',
    instead: proof,
  },
  {
    pattern: 'ma famille,? mes ami(e)?s|famille et (mes )?amis? (avant tout|d.abord)',
    instead: 'raconte un rituel avec eux',
  },
  {
    pattern: 'soirees? (entre|avec) (mes |des )?(potes?|amis?|copains?|copines?)',
    instead: 'raconte la meilleure de ces soirées en une ligne',
  },
  { pattern: 'longues? (balades?|promenades?) (sur|a) la plage|coucher(s)? de soleil', instead: trip },
  { pattern: 'un bon (film|livre|verre|repas|resto|vin)', instead: 'donne le titre ou le nom' },
  { pattern: 'accro(c)? (au|a la|aux) (sport|voyages?|chocolat|cafe|series)', instead: scene },
  { pattern: 'chasse(ur|use) de|collectionn(eur|euse) de (moments|souvenirs|sourires)', instead: scene },
  { pattern: 'la suite (en|au) (mp|prive|prochain episode)|le reste en (mp|prive)', instead: blank },
  {
    pattern: 'quoi de neuf|salut ca va|slt|cc ca va|coucou ca va|sa va',
    instead: 'commence par un détail sur toi, pas par un bonjour',
  },
];
