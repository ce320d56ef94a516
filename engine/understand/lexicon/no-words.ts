import type { WordSets } from '../phrases.ts';

/** Sets of words that the phrases of refusal-phrases and unease-phrases are made of; folded, without «ne». */
export const noWords: WordSets = {
  neg: 'pas|plus|jamais|rien|aucune?|zero|guere|nullement|point',
  you: "te|t'|vous|toi|se",
  want: "veux|voudrais|voulais|souhaite|souhaitais|souhaiterais|desire|compte|comptais|prefere|prefererais|aimerais|envisage|tiens a|vais|ai envie de|ai envie d'|ai l'intention de|ai besoin de|ai besoin d'",
  /** Nouns and adjectives of wishing, after «pas». */
  wish: "envie|l'envie|l'intention|l'energie|la force|la tete|le coeur|le temps|de temps|la place|de place|dispo|disponible|prete?|disposee?|dans l'optique|en etat|en mode|dans le mood|d'humeur|ouverte?|la motivation|le courage|interesse[e]?|partante?|motivee?|chaude?|emballee?|tentee?|convaincue?|fan|inspiree?|dedans",
  seeing:
    '{you} ?(re)?(voir|voie|vois|revoir|revoie|rencontrer|rencontre|parler|parle|reparler|ecrire|repondre|connaitre|frequenter|retrouver|appeler|recontacter|suivre|dater|donner mon|donner de faux)',
  /** What is refused when the person or the talk itself is. */
  us: "{seeing}|discuter|continuer(?! (dans|mes|mon|ma|le|les|en|a bosser|a travailler|a etudier))|poursuivre|echanger|aller plus loin|donner suite|donner une suite|(en|l'|la) apprendre|m'engager|m'investir|sortir avec (toi|vous|quelqu'un|qui que ce soit)|rencontrer (quelqu'un|qui que ce soit|du monde|des gens|de gens|un mec|une fille)|faire (de |des )?(connaissance|rencontres?)|(de |d'|a |pour |dans )?{romance}|cette (conversation|discussion|histoire)|nos (echanges|discussions|messages)|notre (conversation|discussion|echange)",
  romance:
    "(une |un |les |des |de |d'|la |le |l')?(relation|relations|rencontre|rencontres|rendez-vous|date|dates|dating|couple|copain|copine|petit ami|petite amie|amour|histoire|histoires|aventure|engagement|drague|seduction|quelqu'un|personne|mec|meuf|fille)",
  write:
    "(m'|me |nous )(ecrire|ecris|ecrives|ecrivez|ecriviez|parler|parle|parles|contacter|contacte|contactes|contactez|contactiez|envoyer|envoie|envoies|relancer|relance|relances|appeler|appelle|appelles|solliciter|repondre|demander|demande|demandes|redemander|suivre|suis|harceler|harceles|deranger|embeter|emmerder|chercher|surveiller|fliquer|draguer|mater|mettre la pression|prendre la tete|saouler|souler|bombarder|spammer|texter|tourner autour|coller|dm|faire chier|courir apres)",
  stop: 'arrete|arretes|arretez|arreter|cesse|cesses|cessez|cesser|stop|stoppe|stopper|evite|evites|evitez|eviter',
  other:
    "(quelqu'un|qqun|une|un|des) d'autres?|une autre|un autre|d'autres (mecs|filles|gens|personnes)|ailleurs|autre part",
  spark:
    "alchimie|declic|feeling|etincelle|connexion|flamme|coup de coeur|coup de foudre|attirance|attraction|atomes crochus|truc|petit truc|vibe|frisson|papillons|magie|sentiments?|affinites?|chimie|osmose|crush|l'alchimie",
  friends:
    '(des |de |un |une |juste |bons? |bonnes? |simples? )*(amis?|amies?|potes?|copains?|copines?|friends?|frere|soeur|connaissances?|camarades?)',
  /** «un mec comme toi», «ce type d'homme» */
  sort: 'genre|style|type|delire|truc|idee|vision|gout|cup of tea|monde',
};

/** Words of unease, folded. */
export const uneaseWords: WordSets = {
  you: 'tu|vous',
  /** Who or what troubles: the other, or what they wrote. */
  that: "tu|vous|ca|c'est|cela|ce que tu (dis|fais|ecris|demandes|envoies)|(tes|ton|ta|vos|votre|ces|cette|ce|tous ces|toutes ces) (messages?|remarques?|questions?|propos|photos?|compliments?|blagues?|sous-entendus?|allusions?|insistance|comportement|attitude|facon de §( §)?|maniere de §( §)?|ton|humour|surnoms?|delires?|avances|relances|trucs?|mots?|reponses?|vocaux)|ce genre de §",
  annoy:
    "gonfle~|saoule~|soule~|fatigue~|stress~|oppress~|etouff~|degout~|harcel~|enerv~|agac~|derang~|genes?|genent|gener|gene|genez|embet~|emmerd~|gav~|choqu~|bless~|inquiet~|effra[yi]~|terrifi~|insult~|ecoeur~|repugn~|colle[sz]?|coller|suffoqu~|angoiss~|crispe~|pese~|exasper~|horripil~|refroidi~|deplai~|les brises?|les casses?|casses? les (pieds|couilles|oreilles)|prends? la tete|prenez la tete|prends? le chou|rends? mal|manques? de respect|manquez de respect|fai[st]e?[sz]? chier|faites chier|faire chier|fait? (peur|flipper|fuir|bizarre|froid)|fai[st] (peur|flipper|fuir|bizarre|froid|mal)|faites (peur|flipper)|faire (peur|flipper|fuir|chier)|fous? la trouille|mets? mal|met mal|mettez mal|mettent mal|met(s|tent)? (la|une) pression|mettez la pression|mettre la pression|mettre mal|mets? pas a l'aise|met pas a l'aise|mettent pas a l'aise|(fait|font|rassure|plait|plaisent|convient|va) pas( plaisir)?",
  bad: 'lourde?s?|lourdingue|relous?|chelous?|louche|flippante?s?|creepy|cringe|glauques?|insistante?s?|malaisante?s?|genante?s?|deplacee?s?|vulgaires?|irrespectueu(x|se)|irrespectueux|degueulasses?|degueu|degoutante?s?|intrusi(f|ve)s?|oppressante?s?|pesante?s?|inappropriee?s?|harcelante?s?|toxiques?|agressi(f|ve)s?|sexistes?|machos?|obsedee?|psychopathes?|pervers|pervers narcissique|malsaine?s?|limite|limites|abusee?s?|envahissante?s?|collante?s?|etouffante?s?|saoulante?s?|soulante?s?|penible|penibles|inquietante?s?|effrayante?s?|bizarres?|angoissante?s?|choquante?s?|offensante?s?|humiliante?s?|indecente?s?|ecoeurante?s?|too much|weird|gross|du harcelement|de trop',
  body: 'portes quoi|habillee?|deshabill~|a trois|torride|bouche|levres|corps|formes|jambes|fesses|seins|poitrine|decollete|cul|boule|lit|nue?|a poil|douche|bain|sexy|bonne|chaude?|hot|coquine?|calins?|embrasse~|caress~|massage|lingerie|culotte|nuisette|sous-vetements|maillot|mensurations|baise~|couche~|coucher|peau|coeur|bebe|bb|cherie?|ma belle|beaute|princesse|ma puce|ma reine|ma biche|poupee|bombe|magnifique|canon|excit~|envie de toi|fantasm~|reve de toi|reves? de toi',
};
