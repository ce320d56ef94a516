/** The match's own age or class says less than eighteen. */
export const ageStated =
  /\b(?:j'ai|j'en ai|j'aurai|je viens d'avoir|je fais|je vais sur mes|je vais avoir) (?:(?:que|seulement|tout juste|a peine|bientot|deja|eu|juste|encore|genre|vraiment|en vrai|moi|environ|presque|toujours|actuellement|maintenant|pour l'instant|meme|quasi|mes) )*(\d{1,2}|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept) ?(?:ans|piges|balais)\b(?! (?:d'|de |dans ma tete|d'age|que je|d))/;
/** The age alone, as an answer or where age is the subject. */
export const ageAlone =
  /^(?:j'ai |moi |euh |bah |ben |bientot |presque |que |seulement |juste |en vrai |genre |ptdr |mdr )*(1[0-7]|dix-sept|seize|quinze|quatorze|treize)(?: (?:ans|piges))?(?: et demie?)?(?= ?(?:[.!?,…]|$|mais|et|pourquoi|toi|bientot|mdr|lol|ca)| ans)(?! (?:km|min|minutes|h|heures|degres|euros|balles))/;
/** «j'ai mis 19 mais j'en ai 15»: the age without «ans», where an age was the subject. */
export const ageBehindLie =
  /\b(?:mis|mets|marque|dit|ecrit|menti|affiche|age|appli|profil|inscrite?)\b.*\bj'en ai (?:que |seulement |en vrai |juste )?(1[0-7])\b(?! (?:ans de|fois|a |autres))|\bj'en ai (?:que |seulement |en vrai |juste )?(1[0-7])\b.*\b(?:mis|marque|menti|profil|appli)\b/;
export const soonAdult =
  /\b(?:bientot|presque|pas encore|vais avoir|fete mes|fais mes|j'aurai|aurai) (?:mes )?(?:18|dix-huit)(?: ans)?\b(?! ans (?:de|d'))|\bj'ai pas (?:encore )?(?:18|dix-huit)\b|\b(?:j'ai|suis|moi) (?:\p{L}+ )?moins de 18\b|\b(?:18|dix-huit) ans (?:dans (?:\d+|une?|deux|trois|quatre|cinq|six|quelques) (?:jours?|semaines?|mois)|en (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)|le mois prochain|bientot|l'annee prochaine|l'ete prochain|cet ete|cette annee)\b|^(?:1[0-7]) ans dans (?:\d+|une?|deux|trois|quelques) (?:jours?|semaines?|mois)\b/u;
export const minorWords =
  /\b(?:je suis|j'suis|suis encore|je reste) (?:encore |toujours )?(?:mineure?|collegienne?|lyceenne?|ado)\b|\b(?:suis|serai) pas (?:encore |tout a fait )?majeure?\b|\bj'ai (?:pas|pas encore) l'age\b|\bmenti sur mon age\b|\bma majorite (?:dans|en|l'annee)/;
export const school =
  /\b(?:je suis|j'suis|suis|je rentre|je passe|j'entre|je vais|moi c'est|la je suis) (?:encore |toujours |actuellement |juste )?(?!au \d)(?:en |au |a )?(?:classe de )?(?:college|lycee|bahut|sixieme|6e|6eme|cinquieme|5e|5eme|quatrieme|4e|4eme|troisieme|3e|3eme|seconde|2nde|2de|premiere|1ere|1re|terminale|term|tle)\b(?! (?:annee|main|ligne|partie|position|classe|place|page|fois|fille|de (?:la|ma|l')|chance|vague|zone|ou je|dose|intention))/;
export const schoolExam =
  /\b(?:je (?:passe|revise|prepare)|j'ai) (?:mon |le |pour le |pour mon )?(?:brevet|bac|bac blanc|bac de francais|grand oral|bac francais)\b(?! ?\+)(?! (?:plus|pro en|en \d{4}|il y a|l'annee|depuis|pro depuis|a sable))/;
/** An exam of fifteen-year-olds that is still to come, and phones that parents take away. */
export const childhood =
  /\b(?:le|mon) brevet\b[^.!?]*\b(?:dans \d+|dans (?:deux|trois|quatre|une) (?:jours|semaines?|mois)|demain|la semaine pro\w*|le mois prochain|bientot|approche|arrive|lundi|mardi|mercredi|jeudi|vendredi|en juin|blanc)\b|\b(?:mes parents|ma mere|mon pere|ma daronne|mon daron|ils) (?:m'ont|m'a|vont me|va me|me) (?:encore )?(?:confisque\w*|prive\w*|puni\w*|pris mon (?:tel|portable|telephone))\b|\b(?:conseil de classe|(?:\d ?h|heures?) de colle\b|carnet de correspondance|pronote|au (?:bahut|college|lycee) (?:demain|lundi|ce matin|cet aprem|aujourd'hui|encore|avec ma classe)|(?:j'ai|on a) (?:cours|controle|interro|eval|ds|maths|techno|svt|eps|sport)[^.!?]{0,25}\bau (?:college|lycee|bahut)|(?:j'ai|on a) (?:\p{L}+ )?(?:controle|interro|ds|dm|eval\p{L}*) (?:de|d'|en) ?(?:maths?|svt|physique|histoire|histoire-geo|francais|anglais|espagnol|allemand|techno|geo|ses|philo)|mes parents (?:me laissent|veulent) pas (?:sortir|que)|mes parents (?:savent|sont) pas (?:que je suis|au courant que))\b/u;
/** The first year of birth of those who cannot be of age yet; to move on as years go by. */
export const bornSince = 2009;
export const bornIn =
  /\b(?:je suis|suis|moi|je) (?:\p{L}+ )?nee? en (?:(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre) )?(20\d{2})\b/u;
/** It is about others, a job, or the past. */
export const notOneself =
  /\b(?:quand j'|a l'epoque|j'etais|j'avais|depuis (?:que|mes)|prof|professeure?|enseignante?|enseigne|surveillante?|pionn?e?|cpe|aed|instit|educatrice|educateur|mes eleves|mon fils|ma fille|mon frere|ma soeur|mon petit frere|ma petite soeur|mon neveu|ma niece|mon cousin|ma cousine|dans ma tete|age mental|l'impression d'avoir|je bosse|je travaille|infirmiere scolaire|stage)\b/;
export const ageQuestion = /\b(?:quel age|ton age|t'as combien|tu as combien)\b/;
export const askedAge = /\b(?:t'as|tu as|as-tu|vous avez) (?:que |bien |vraiment |deja )?(1[0-7]) ans\b/;
export const asksAdult =
  /\b(?:t'es|tu es|es-tu|vous etes) (?:bien )?majeure?\b|\b(?:t'as|tu as) (?:bien )?(?:plus de )?18 ans\b/;
export const yes = /^(?:bah |ben |ah |euh )*(?:oui|ouais|exact|c'est ca|si|yes|bientot)\b/;
export const numbers: Record<string, number> = {
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  'dix-sept': 17,
};
/** An answer to «tu fais quoi ?» that needs no verb. */
export const schoolAnswer =
  /^(?:oui|ouais) ,? ?(?:je suis |encore )*en (?:seconde|terminale|troisieme|2nde|term|tle)\b(?! (?:annee|cycle|main|ligne))|^(?:je suis |moi |bah |ben |euh |encore )*(?:lyceenne?|collegienne?|au lycee|au college|en (?:seconde|terminale|troisieme|quatrieme|3e|3eme|2nde|term|tle)(?! (?:annee|cycle))|en premiere (?!annee|ligne)|en 1ere (?!annee)|(?:terminale|term|tle) (?:s|es|l|st\w+|g|gene\w*|pro|techno\w*)\b|terminale$|seconde (?:gene\w*|pro|g)\b|premiere (?:s|es|l|st\w+|gene\w*|pro)\b)/;
