import type { KindLines } from './line.ts';

// Replies that propose to go on by phone or in another app, by what the match just did.

export const numberLines: KindLines = {
  1: {
    humoristique: [
      "Coucou ! Jusqu'ici, aucune dispute, on s'entend à merveille. On tente notre chance par SMS ?",
      'Hello ! Ici, je relève le courrier une fois par jour, comme à la campagne. Par SMS, je vais plus vite, ça te dit ?',
      "Coucou ! J'ai cherché une réponse brillante, j'ai trouvé « coucou ». Je ferai mieux sur WhatsApp, si tu veux essayer.",
      "Salut toi ! Voilà, le plus dur est fait. On attaque la suite sur WhatsApp, ou tu préfères qu'on s'échauffe encore un peu ici ?",
      "Salut toi ! Très bon début, je n'aurais pas mieux dit. On garde ce niveau sur WhatsApp ?",
    ],
    flirt: [
      "Coucou, tu tombes bien, j'avais envie de te lire. WhatsApp, ça te dirait, ou on prend notre temps ici ?",
      "Hello toi. Je te donne mon numéro tout de suite, ou je fais semblant d'attendre un peu ?",
      "Salut toi. Un mot, et j'ai déjà envie de la suite. On se l'écrit par SMS, si ça te tente ?",
    ],
    original: [
      'Hello ! Deux options : on fait connaissance ici, ou par SMS comme au siècle dernier. Tu choisis.',
      "Hello ! J'oublie toujours d'ouvrir l'appli, jamais de répondre à un texto. Tu veux mon numéro ?",
      'Hello ! Première question, la plus facile : tu es plutôt messages ici, SMS, ou bon vieux coup de fil ?',
    ],
  },
  2: {
    humoristique: [
      '[Ta réponse], version courte. La version longue prend trois SMS, je te les envoie si tu me donnes ton numéro ?',
      "[Ta réponse], même mon téléphone est chargé, c'est dire. Tu veux mon numéro pour en profiter ?",
      '[Ta réponse], merci. Ma mère me demande la même chose, mais elle, elle a mon numéro. Tu le veux aussi ?',
      '[Ta réponse]. Et toi ? Tu peux répondre ici ou sur WhatsApp, les deux guichets sont ouverts.',
      "[Ta réponse]. J'ai aussi une version avec les détails gênants, mais celle-là ne sort que sur WhatsApp. Ça te tente ?",
    ],
    flirt: [
      "[Ta réponse], et te lire n'y est pas pour rien. Et toi ? On continue sur WhatsApp, si ça te dit.",
      "[Ta réponse]. Si tu comptes me le demander souvent, et je l'espère, autant que tu aies mon numéro : [ton numéro].",
      "[Ta réponse], surtout depuis ton message. J'aimerais te poser la question plus souvent : on échange nos numéros ?",
      "[Ta réponse], et j'ai envie de t'entendre me dire comment tu vas, toi. Un petit appel, un de ces soirs ?",
    ],
    original: [
      "[Ta réponse]. Et toi ? Si tu préfères le dire que l'écrire, un vocal sur WhatsApp me va très bien.",
      "[Ta réponse], avec [ta réponse] en tête depuis ce matin. Je te l'envoie sur WhatsApp, et toi la tienne ?",
      "[Ta réponse]. Et toi, la vraie réponse ? Tu peux me la faire par texto, si c'est plus simple.",
    ],
  },
  3: {
    humoristique: [
      "[Ton métier]. Ma mère l'explique très mal, moi à peine mieux. Je retente par SMS, si tu me donnes ton numéro ?",
      "[Ton métier]. Je n'ai pas de carte de visite, mais j'ai un numéro qui marche très bien. Je te le donne ?",
      "[Ton métier]. Si tu m'écris par SMS, mes collègues croiront enfin que j'ai une vie. Je te laisse mon numéro ?",
      "[Ton métier], il faut bien que quelqu'un le fasse. Et toi ? Si ta réponse dépasse trois lignes, WhatsApp les accepte.",
    ],
    flirt: [
      '[Ton métier]. Et recevoir un texto de toi en pleine journée me plairait bien. On échange nos numéros ?',
      "[Ton métier]. Mes pauses sont courtes, mais je les passerais bien à t'écrire. Tu me donnes ton numéro ?",
      "Je travaille comme [ton métier]. Mais j'ai surtout envie de savoir ce qui remplit tes journées : tu me racontes sur WhatsApp ?",
    ],
    original: [
      '[Ton métier]. Ça dit peu de choses : je te raconte une vraie journée par SMS, si tu me racontes la tienne ?',
      "[Ton métier]. Donne-moi ton numéro, et je t'écris au prochain truc absurde qui m'arrive au travail. Ça te va ?",
      '[Ton métier]. Et toi ? On échange nos numéros : un texto à ta prochaine pause, et je verrai à quoi ressemblent tes journées.',
    ],
  },
  4: {
    humoristique: [
      "Là, [ta réponse]. Un SMS de toi ferait une excellente excuse pour ne rien faire d'autre. On échange nos numéros ?",
      '[Ta réponse], le suspense est à son comble. Je te tiens au courant sur WhatsApp ?',
      "[Ta réponse]. Tu espérais du spectaculaire, je sais : laisse-moi ton numéro et je t'écris dès que ça arrive.",
      "Là, [ta réponse], dans l'indifférence générale. Je peux te raconter ça par SMS, si tu aimes les films d'action ?",
      '[Ta réponse], mais je le fais très bien. Si tu veux des conseils, je réponds aussi sur WhatsApp.',
      '[Ta réponse], mais ça reste entre nous. Pour les secrets plus graves, on passe par SMS ?',
    ],
    flirt: [
      "[Ta réponse]. J'aimerais bien que ton prochain « tu fais quoi ? » arrive par SMS : je te laisse mon numéro ?",
      '[Ta réponse], et je te réponds avec le sourire. On continue par SMS, si tu as un moment ?',
      "[Ta réponse], mais c'est toi que je lis. Tu viens sur WhatsApp, ou on reste là ?",
    ],
    original: [
      "Là, [ta réponse]. Il me manque un fond sonore : tu m'envoies une chanson sur WhatsApp ?",
      "[Ta réponse]. Je t'envoie un vocal sur WhatsApp, et tu devines le reste au bruit de fond ?",
      "[Ta réponse]. Je t'envoie une photo du décor sur WhatsApp, contre une du tien ?",
      "[Ta réponse]. Et toi ? On pourrait se raconter nos petits moments par texto au fil de la semaine, si l'idée te plaît.",
    ],
  },
  5: {
    humoristique: [
      "[Ta ville], sans aucun accent, paraît-il. Je t'envoie un vocal sur WhatsApp et tu me dis la vérité ?",
      "[Ta ville], adresse exacte après étude du dossier. En attendant, mon numéro t'intéresse ?",
      '[Ta ville]. Et toi ? Dans tous les cas, le SMS est au même prix : on échange nos numéros ?',
    ],
    flirt: [
      '[Ta ville]. Le jour où tu passes par là, ce serait dommage de se rater. Je te laisse mon numéro ?',
      "[Ta ville]. Tu as ma ville, je n'ai pas ton numéro : ça me paraît un peu déséquilibré. On arrange ça ?",
      "[Ta ville]. Je peux aussi te donner mon numéro, si c'était ta prochaine question.",
      "[Ta ville]. Et moi, je me demande quelle voix tu as. On s'appelle un de ces soirs ?",
    ],
    original: [
      "[Ta ville]. Je t'envoie mon coin préféré en photo sur WhatsApp, et tu me fais deviner le tien ?",
      "[Ta ville]. J'ai une petite liste d'endroits que j'aime ici, je te l'envoie sur WhatsApp si ça t'intéresse.",
      "[Ta ville]. Et toi ? On se raconte l'itinéraire par SMS, si ça t'amuse ?",
    ],
  },
  6: {
    humoristique: [
      "[Samedi], après d'âpres négociations avec mon agenda. On cale ça par SMS avant qu'il change d'avis ?",
      "[Jeudi], sauf si tu préfères [vendredi], auquel cas [vendredi]. On tranche par SMS, avant d'y passer la semaine ?",
      "[Mardi ou mercredi], le secrétariat, c'est moi. Je te laisse la ligne directe ?",
    ],
    flirt: [
      "[Vendredi]. Et pour un SMS de toi, à peu près n'importe quand. On échange nos numéros ?",
      "[Dimanche], et j'espère que toi aussi. On s'écrit sur WhatsApp pour trouver l'heure ?",
      "[Jeudi]. C'est un peu long d'ici là, tu ne trouves pas ? Je te laisse mon numéro pour patienter.",
      "[Demain soir]. Je joue mal les gens très occupés quand c'est toi qui demandes. On s'écrit par SMS ?",
      "[Mercredi], et je réponds rarement aussi vite. On échange nos numéros, avant que j'essaie d'avoir l'air difficile ?",
    ],
    original: [
      "[Samedi après-midi], sans heure de fin. Je te passe mon numéro, et tu m'écris quand tu sais pour toi ?",
      "[Jeudi]. Et avant ça, un quart d'heure au téléphone, juste pour entendre nos voix, ça te dirait ?",
      '[Mardi ou samedi]. Regarde de ton côté, sans te presser, et dis-moi ça par SMS : [ton numéro].',
      '[Ta réponse]. Et un petit appel avant, ça te plairait ? On peut échanger nos numéros.',
      '[Vendredi après 19 h]. Mon numéro : [ton numéro]. Envoie-moi juste un jour, je réponds juste une heure.',
    ],
  },
  7: {
    humoristique: [
      '[Ta réponse]. On en débat par SMS ?',
      '[Ta réponse]. Et mes clés, environ deux fois par jour. Je développe sur WhatsApp, si tu veux ?',
      "[Ta réponse], et j'ai répondu sans avocat. On poursuit sur WhatsApp, ou je dois signer quelque chose ?",
    ],
    flirt: [
      "[Ta réponse]. Je te le dis sans détour parce que tu me plais bien. On s'écrit sur WhatsApp ?",
      '[Ce que tu cherches]. Et si tu cherches un peu la même chose, je te laisse mon numéro avec plaisir.',
      '[Ta réponse]. Et là, tout de suite, une raison de te lire plus souvent : on échange nos numéros ?',
      "[Ta réponse]. Tu poses les bonnes questions, toi. Si tu en as d'autres, je te donne mon numéro ?",
    ],
    original: [
      '[Ta réponse]. Alors simplement : on échange nos numéros, et on voit où ça va ?',
      '[Ta réponse]. Je te propose donc mon numéro, et tu en fais ce que tu veux, y compris rien.',
      "[Ta réponse]. Et toi ? La question vaut bien un coup de fil, si tu veux qu'on échange nos numéros.",
    ],
  },
  8: {
    humoristique: [
      "[Ta réponse]. Le but du jeu est d'en sortir, non ? On tente l'évasion par SMS ?",
      "[Ta réponse], et l'appli me propose surtout de payer. WhatsApp, c'est gratuit, on y va ?",
      "[Ta réponse], j'ai vu tous les couchers de soleil du coin en photo de profil. On file sur WhatsApp ?",
      '[Ta réponse]. Ça marche surtout sur ma batterie, elle se vide très bien. On continue par SMS ?',
      'Mon bilan : [ta réponse]. On fait une suite sur WhatsApp, pour voir ?',
    ],
    flirt: [
      '[Ta réponse]. Si ça marche ? Depuis que je te parle, je dirais que oui. On continue sur WhatsApp ?',
      "[Ta réponse], et c'est maintenant que ça devient intéressant. On échange nos numéros, si tu le sens ?",
      "[Ta réponse], et j'ouvre l'appli plus souvent depuis que tu m'écris. On passe par SMS, avant que ça se voie ?",
      "[Ta réponse], j'allais même faire une pause. Là, j'ai plutôt envie d'avoir ton numéro, ça te va ?",
    ],
    original: [
      "[Ta réponse]. Le mieux qui puisse arriver ici, c'est d'aller parler ailleurs. SMS, ça t'irait ?",
      "[Ta réponse]. Et toi ? On se raconte le meilleur et le pire d'ici, mais depuis WhatsApp ?",
      "[Ta réponse]. À mon avis, ça marche quand on n'y reste pas trop : on passe par texto ?",
    ],
  },
  9: {
    humoristique: [
      '[ta réponse]. Pour les autres chiffres me concernant, dont mon numéro de téléphone, il suffit de demander.',
      "[ta réponse]. C'est déclaré, vérifié, et ma mère peut témoigner. On continue sur WhatsApp, sans elle ?",
      "[Ta réponse], et je ne compte pas changer tout de suite. On continue l'interrogatoire par SMS ?",
      '[Ta réponse], sans tricher, ou très peu. Les aveux complets se font par SMS, tu veux mon numéro ?',
    ],
    flirt: [
      "[ta réponse]. J'espère que ça te va, parce que j'ai bien envie de continuer par SMS. Et toi ?",
      '[Ta réponse]. Tu as droit à une deuxième question si elle arrive par SMS. Tu veux mon numéro ?',
      "[ta réponse], et l'envie de te connaître un peu mieux. On se parle sur WhatsApp, un de ces soirs ?",
      "[ta réponse]. Moi, je n'ai qu'une chose à te demander, et tu peux dire non : ton numéro.",
    ],
    original: [
      "[ta réponse]. Voilà pour la fiche technique. Le mode d'emploi, je te le donne par SMS, si tu veux ?",
      "[Ta réponse]. J'ajoute mon numéro à la liste, si tu le veux, et tu auras l'essentiel.",
      "[ta réponse]. Ma voix t'en dirait davantage que ma fiche : un vocal sur WhatsApp, ça te plairait ?",
    ],
  },
  10: {
    humoristique: [
      '[Ta réponse]. Après une question pareille, on peut bien échanger nos numéros, on est presque de la famille.',
      "[Ta réponse]. Pour l'instant, on pourrait commencer par échanger nos numéros, non ?",
      "[Ta réponse]. J'ai aussi un avis sur les prénoms à la mode, mais je ne le donne que par SMS. Tu le veux ?",
    ],
    flirt: [
      "[Ta réponse]. J'aime que tu poses les vraies questions : on continue par SMS ?",
      "[Ta réponse]. J'ai envie d'entendre ta réponse à toi, et ta voix avec. On échange nos numéros ?",
      "[Ta réponse]. Et toi ? J'aimerais bien parler de ce genre de choses avec toi sur WhatsApp, sans se presser.",
    ],
    original: [
      "[Ta réponse]. C'est une vraie question, elle mérite une vraie conversation. Je te laisse mon numéro ?",
      "[Ta réponse]. Ça, c'est la réponse courte. Pour la longue, on s'appelle un soir, si tu veux échanger nos numéros ?",
      "[Ta réponse]. Et j'aimerais entendre la tienne sans l'appli au milieu. On s'écrit par SMS, tranquillement ?",
    ],
  },
  11: {
    humoristique: [
      '[Ta réponse]. Elle existe aussi en SMS, en plusieurs épisodes. Ça te tente ?',
      '[Ta réponse courte]. Le reste est un peu long et je tape avec deux doigts. Je te raconte au téléphone ?',
      "[Ta réponse]. Rien d'irréversible, donc. On en reparle par SMS ?",
    ],
    flirt: [
      "[Ta réponse]. Le présent m'intéresse davantage : tu me donnerais ton numéro ?",
      "[Ta réponse]. Ça me permet de te parler aujourd'hui, donc aucun regret. On passe par SMS ?",
      "[Ta réponse courte]. À toi de me raconter, et j'aimerais bien l'entendre avec ta voix. On s'appelle un soir ?",
    ],
    original: [
      '[Ta réponse]. Et toi ? On se raconte ça par texto, un chapitre chacun, sans obligation de tout dire ?',
      "[Ta réponse]. Le reste, je préfère le dire que l'écrire. Un appel [mercredi], ça t'irait ?",
      "[Ta réponse]. On répond mieux à ça au téléphone qu'au clavier : on échange nos numéros, un de ces jours ?",
      "[Ta réponse en bref]. Sur ce sujet, j'aime prendre le temps. Un vocal chacun sur WhatsApp, quand on a un moment ?",
    ],
  },
  12: {
    humoristique: [
      "Adjugé. J'allais le proposer avec trois paragraphes d'introduction, tu nous épargnes ça. Tu me donnes ton contact ?",
      "Oui, déménageons. Je porte les cartons, et toi tu m'envoies l'adresse ?",
      "Vendu. Là-bas, c'est [ton contact] sur la sonnette, tu n'as qu'à appuyer.",
    ],
    flirt: [
      "Avec plaisir. Je t'envoie mon contact, ou tu préfères me donner le tien ?",
      "Oui, j'en avais envie aussi. Je t'attends là-bas : [ton contact].",
      "D'accord, c'est [ton contact]. Je sens que je vais regarder mon téléphone plus que d'habitude.",
      "J'allais te le demander, tu as eu plus de cran que moi. C'est [ton contact].",
    ],
    original: [
      'Bonne idée. Je te trouve sous quel nom ? Et si tu préfères les SMS, on peut aussi échanger nos numéros.',
      "Oui, c'est [ton contact], tu me reconnaîtras à [ta réponse]. Tu me fais signe ?",
      "Ça me va. Moi, c'est [ton contact], et j'accepte les vocaux jusqu'à deux minutes.",
      "Volontiers, c'est [ton contact]. En premier message, envoie-moi la dernière chanson que tu as écoutée.",
      "Oui, me voilà : [ton contact]. Écris-moi un mot au hasard, je saurai que c'est toi.",
      "Bonne idée, je réponds mieux là-bas. C'est [ton contact], dis-moi juste que tu viens d'ici.",
    ],
  },
  13: {
    humoristique: [
      "Oui ! [Ton numéro]. Tu m'envoies un petit texto, pour vérifier que je sais encore recopier ?",
      "[ton numéro]. Je réponds vite, sauf aux numéros masqués et à mon banquier. Tu m'écris ?",
      "Le mien : [ton numéro]. Signe ton premier SMS, sinon je vais croire que c'est le plombier.",
      "Bonne idée, l'appli commençait à écouter aux portes. Moi, c'est [ton numéro], on s'écrit là-bas ?",
      "Affaire rondement menée. De mon côté, c'est [ton numéro]. On se retrouve par SMS ?",
      '[ton numéro]. Pour les vocaux de plus de trois minutes, prévoir un résumé. Pour le reste, quand tu veux.',
    ],
    flirt: [
      'Avec grand plaisir. [Ton numéro] : celui-là, je te le confie volontiers.',
      "Tu viens de me faire sourire. Le mien, c'est [ton numéro]. On se parle là-bas ?",
      "Oui, j'espérais bien qu'on en arrive là. [Ton numéro], et j'ai hâte de te lire par SMS.",
    ],
    original: [
      'Ça marche. Le mien : [ton numéro]. Texto ou appel, tu choisis, les deux me vont.',
      "[ton numéro], avec plaisir. Envoie-moi une chanson plutôt qu'un « coucou », je saurai que c'est toi.",
      "D'accord, on passe au téléphone : [ton numéro]. Dis-moi juste à quelle heure je ne te réveille pas.",
    ],
  },
  14: {
    humoristique: [
      "Oui ! J'aurais bien négocié, mais il n'y a rien à redire. On échange nos numéros pour les détails ?",
      'Avec plaisir. Tu veux mon numéro, au cas où on se chercherait dix minutes à trois mètres de distance ?',
      "Excellente initiative, adoptée à l'unanimité. On passe par SMS pour l'intendance ?",
    ],
    flirt: [
      "Oui, j'en ai très envie. Tu me donnes ton numéro, qu'on organise ça ?",
      "J'espérais que tu le proposes. On passe par SMS pour les détails ?",
      "Oui, très volontiers. Prends mon numéro, j'ai hâte d'y lire « j'arrive » : [ton numéro].",
      'Elle me plaît, cette idée. On se donne nos numéros, et tu me dis à quelle heure je commence à stresser ?',
      "Ça me va, l'endroit comme la compagnie. Je te laisse mon numéro : [ton numéro].",
    ],
    original: [
      "Ça me dit bien. WhatsApp pour s'organiser, et tout le reste on le garde pour de vrai ?",
      'Oui ! Je te laisse mon numéro, ça servira quand je me tromperai de trottoir : [ton numéro].',
      "D'accord. On passe par SMS ? L'appli a tendance à me prévenir le lendemain.",
      "C'est oui. Envoie-moi l'heure et l'adresse par SMS, comme les gens organisés : [ton numéro].",
      "Volontiers. Mon numéro, c'est [ton numéro]. Tu m'enregistres sous quel nom ?",
    ],
  },
  15: {
    humoristique: [
      'Super ! On échange nos numéros, au cas où il faudrait annoncer cinq minutes de retard avec dignité ?',
      "Voilà une affaire conclue. Je te donne mon numéro, pour le traditionnel « je suis là, t'es où ? »",
      "Parfait, j'ouvre officiellement la cellule logistique. On la tient par SMS ?",
    ],
    flirt: [
      "Tu viens d'embellir ma journée. Tu me donnes ton numéro, qu'on se retrouve sans se rater ?",
      "J'ai déjà hâte. On s'écrit par SMS en attendant, si tu veux ?",
      "Parfait. J'ai déjà plein de questions à te poser d'ici là, je peux le faire par SMS ?",
      "Ça me fait vraiment plaisir. Mon numéro, c'est [ton numéro] : pour les détails, ou juste pour me dire bonjour.",
      "Voilà un oui que je vais relire. Je te laisse mon numéro, si tu as envie de m'écrire d'ici là ?",
    ],
    original: [
      "Très bien. D'ici là, on passe sur WhatsApp et on s'envoie chacun une chanson pour la route ?",
      "Ça me fait plaisir. Je te laisse mon numéro : si tu changes d'avis ou d'heure, un texto suffit.",
      "Parfait. Un numéro chacun pour s'organiser, et on garde les grandes questions pour le jour même ?",
    ],
  },
  16: {
    humoristique: [
      "[Jeudi, 19 h, au café de la place]. On échange nos numéros, au cas où on s'attendrait devant deux portes différentes ?",
      "[Vendredi, 19 h, devant le bar]. Prends mon numéro, mon sens de l'orientation n'a jamais été garanti : [ton numéro].",
      "[Samedi à 18 h, place du Marché]. Tu veux mon numéro, pour m'écrire « je suis en route » depuis ton canapé ?",
      "[Jeudi vers 19 h, côté terrasse]. Je te donne mon numéro, ça t'évitera d'aborder tous les gens qui attendent.",
      "[Dimanche, 16 h, devant la mairie]. Ton numéro me servirait à deux messages : « j'y suis » et « où ça ? ».",
    ],
    flirt: [
      "[Mercredi à 19 h, au bord du canal], et j'y pense déjà. Tu me donnes ton numéro, qu'on se confirme ?",
      "[Samedi, 17 h, en centre-ville], ou ce qui t'arrange : c'est toi que je viens voir. On cale ça par SMS ?",
      "Disons [jeudi, 18 h 30, au Central]. On échange nos numéros ? J'aimerais bien recevoir un « j'arrive » de ta part.",
    ],
    original: [
      "[Dimanche, 15 h, à l'entrée du parc]. On passe sur WhatsApp, et je t'envoie le point exact ?",
      '[Mardi, 19 h, un bar calme]. Si tu as une meilleure idée, elle gagne : on en discute par SMS ?',
      "[Samedi matin, un café près de la gare]. Je te laisse mon numéro, et tu m'écris juste « oui » ou une autre idée ?",
    ],
  },
  17: {
    humoristique: [
      "Ça marche pour ce jour-là. On échange nos numéros, au cas où ce serait mon tour d'avoir une excuse ?",
      "Va pour la nouvelle date, mon agenda n'a rien senti. On échange nos numéros pour la suite des opérations ?",
      'Ça me va. Tu veux mon numéro ? Les reports y sont acceptés jour et nuit, les annulations seulement le 29 février.',
      "C'est bon pour moi. Sur WhatsApp, je peux même t'envoyer un rappel la veille, en majuscules. Ça te dit ?",
    ],
    flirt: [
      "Ça me va, l'attente sera juste un peu plus longue. On se la raccourcit par SMS ?",
      'Va pour cette date. Ça nous laisse le temps de nous écrire : sur WhatsApp, si tu veux bien ?',
      'Pas de souci, tu vaux bien un peu de patience. On échange nos numéros en attendant ?',
    ],
    original: [
      'Aucun problème, je décale. On échange nos numéros ? Au prochain imprévu, un mot suffira, de ton côté ou du mien.',
      "Ça me va. Mon numéro, c'est [ton numéro] : un simple « j'arrive » le jour même et tout sera parfait.",
      "Ce jour-là me va. On passe sur WhatsApp pour se mettre d'accord, et bavarder un peu au passage ?",
      "D'accord, je change la date. On échange nos numéros ? Le jour venu, c'est plus simple pour se dire où on en est.",
      "Pas de souci, ça arrive à tout le monde. Je t'envoie mon numéro, qu'on n'ait plus besoin de l'appli ce jour-là ?",
    ],
  },
  23: {
    humoristique: [
      'Je prends ça pour des applaudissements. On échange nos numéros, pour la tournée ?',
      'Note à moi-même : ça, ça marche. Je garde mes meilleures pour WhatsApp, tu viens ?',
      "Ouf, j'avais un doute sur celle-là. On échange nos numéros avant que je rate la prochaine ?",
      "Tu viens de me donner confiance, c'est une erreur. Tu préfères subir la suite ici ou sur WhatsApp ?",
      'Merci, je salue et je quitte la scène. Rappel possible sur WhatsApp, si le public insiste.',
      "J'ai aussi des blagues nulles, mais celles-là ne passent que par SMS. Tu veux mon numéro ?",
    ],
    flirt: [
      "J'aime bien te faire rire, et j'aimerais l'entendre en vrai un jour. On échange nos numéros ?",
      "Ce rire-là, je compte bien en provoquer d'autres. Par SMS, ça te tente ?",
      "Tu ris facilement, ou c'est moi ? Dans le doute, je te laisse mon numéro.",
      "On s'amuse bien, toi et moi. J'aimerais que ça continue par SMS, ça te va ?",
    ],
    original: [
      "Puisqu'on a l'air de rire des mêmes choses, on pourrait continuer par texto. Qu'en dis-tu ?",
      "On se lance un défi par SMS : faire rire l'autre avant son premier café. Tu relèves ?",
      'Mon numéro contre ta meilleure blague, même mauvaise. Surtout mauvaise, en fait.',
      "Je prends ça pour un oui. La question, c'était : on continue sur WhatsApp ?",
      "Bon, on rigole, c'est bon signe. Je te donne mon numéro, pour les jours où il n'y a rien de drôle ?",
    ],
  },
  24: {
    humoristique: [
      "Bref, j'aime. Ce format est idéal pour les SMS : on échange nos numéros ?",
      "Réponse courte, je respecte l'économie d'encre. On tente WhatsApp, ou on économise encore un peu ici ?",
      "Mon message manquait peut-être d'effets spéciaux. Je me rattrape par SMS ?",
    ],
    flirt: [
      'Bon, je me lance : tu me plais, et voici mon numéro, [ton numéro]. Tu en fais ce que tu veux.',
      "J'aimerais bien te connaître au-delà de ces petites lignes. On échange nos numéros, ou c'est trop tôt ?",
      "Ce n'est peut-être pas le moment. Je te laisse mon numéro, et je sourirai si tu t'en sers : [ton numéro].",
    ],
    original: [
      "L'écrit n'est peut-être pas ton format préféré. Un petit appel t'irait mieux ? On peut échanger nos numéros.",
      "Je n'insiste pas. Si tu préfères parler plus tard ou ailleurs, je te laisse volontiers mon numéro.",
      'On fait simple : par SMS, encore un peu ici, ou rien du tout. Les trois réponses me vont.',
    ],
  },
  25: {
    humoristique: [
      'Moi, [ta réponse], en moins bien raconté. On compare en détail par SMS ?',
      "Retour de service impeccable. Moi, c'est [ta réponse]. On joue le deuxième set sur WhatsApp ?",
      "Moi, [ta réponse]. J'ai une anecdote là-dessus où je n'ai pas le beau rôle. Je la garde pour WhatsApp ?",
    ],
    flirt: [
      "[Ta réponse]. Et j'ai encore plein de questions pour toi, tu me donnerais ton numéro ?",
      '[Ta réponse]. Toi et moi, on a de quoi parler un moment. WhatsApp, ça te plairait ?',
      "Moi, [ta réponse]. On commence à se connaître, et j'aime assez ça. On s'écrit par SMS ?",
      "Moi, [ta réponse]. J'aime bien que tu demandes : on continue par SMS ?",
    ],
    original: [
      'Pour moi, [ta réponse]. Je te raconte pourquoi par texto, si tu me racontes aussi ?',
      "[Ta réponse]. J'aime bien parler de tout ça au téléphone, en marchant. Si tu aimes ça aussi, on échange nos numéros ?",
      "Moi, [ta réponse]. Je te laisse mon numéro : écris-moi quand il t'arrive un truc bien, ou un truc nul.",
      'Moi, [ta réponse]. Tu as vu, on discute sans se forcer. On essaie de faire pareil par SMS ?',
      "[Ta réponse]. Prochaine question par SMS, et c'est toi qui la choisis ?",
      'De mon côté, [ta réponse]. On change de décor et on continue sur WhatsApp, ou tu es bien ici ?',
    ],
  },
  26: {
    humoristique: [
      'Merci, je le fais encadrer. Je te donne mon numéro, pour le vernissage ?',
      "Merci ! Je joue la modestie trois secondes. Voilà, c'est fait : on continue sur WhatsApp ?",
      "Oh, merci. Si c'était pour avoir mon numéro, ça marche très bien.",
      "Merci, j'ai fait une capture d'écran pour les jours sans. On échange nos numéros, pour les jours avec ?",
      'Merci. Mon ego demande si tu fais aussi ça par SMS. Excuse-le, il est un peu sans-gêne.',
    ],
    flirt: [
      "Merci, ça me touche. Et c'est réciproque : on échange nos numéros ?",
      "Merci. Tu me plais bien aussi, pour tout te dire. On s'écrit ailleurs qu'ici, sur WhatsApp par exemple ?",
      'Merci, me voilà avec un sourire idiot. Tu me donnes ton numéro, que je puisse te rendre la pareille ?',
      'Oh, merci. Là, tu me donnes très envie de te laisser mon numéro. Je peux ?',
      "Ça me fait vraiment plaisir. J'aurais deux ou trois choses gentilles à te dire aussi, par SMS, si tu veux.",
    ],
    original: [
      "Merci, vraiment. Reste à savoir si ça tient aussi à l'oral : on échange nos numéros pour un petit appel ?",
      "Merci ! Pour l'équilibre, je t'avouerai un défaut par SMS. Tu veux mon numéro ?",
      "Merci ! Je ne sais pas quoi dire, et c'est rare. Laisse-moi ton numéro, j'aurai trouvé d'ici ce soir.",
      "Merci, je prends sans discuter. En retour, je t'offre mon numéro, à utiliser ou pas.",
      "Merci, ça me donne envie de te connaître au-delà du profil. On passe sur WhatsApp, ou c'est trop tôt pour toi ?",
    ],
  },
  27: {
    humoristique: [
      "Je t'en prie. J'en ai d'autres en réserve, il me manque juste un numéro où les envoyer.",
      "Je t'en prie. Je te préviens, par SMS je fais aussi des fautes. Tu veux mon numéro quand même ?",
      'Avec plaisir. Ma mère serait fière de mes manières. On continue par texto, sans elle ?',
      "De rien. J'en ai un autre, mais il est trop long pour l'appli. WhatsApp, ça te va ?",
      "De rien, j'ai tapé ça sans trembler, ou presque. On échange nos numéros tant que j'ai de l'élan ?",
    ],
    flirt: [
      "De rien, c'est facile avec toi. On continue sur WhatsApp, si ça te plaît ?",
      "Je t'en prie. Tu me plais bien, alors je tente : ton numéro contre le mien ?",
      "C'était vrai. Et ça aussi : j'aimerais bien te parler ailleurs qu'ici. WhatsApp, ça te dit ?",
      "C'était sincère. J'espère que tu souris un peu : on échange nos numéros ?",
    ],
    original: [
      "Je t'en prie. Deuxième vérité du jour : je préfère les SMS aux applis. On y passe ?",
      "Avec plaisir, c'est sorti tout seul. Comme mon numéro, là, si tu le veux : [ton numéro].",
      'Tout le plaisir est pour moi. Tu veux mon numéro, ou on se fait encore deux ou trois politesses ici ?',
      "De rien, ça méritait d'être dit. Comme ceci : j'aimerais bien continuer par texto, si toi aussi.",
      "De rien. Il y a des gens à qui j'ai envie d'écrire hors de l'appli, tu en fais partie. Par SMS, ça t'irait ?",
    ],
  },
  28: {
    humoristique: [
      "Coup bas, et très bien placé. J'exige une revanche par SMS, tu acceptes le duel ?",
      'Je prépare une réplique cinglante, compte trois jours ouvrés. Je te la livre sur WhatsApp ?',
      'Un point pour toi, je ne conteste pas. On échange nos numéros, que tu puisses récidiver ?',
    ],
    flirt: [
      'Aïe, et pourtant je souris. Tu me donnes ton numéro, que je puisse me venger gentiment ?',
      "Tu m'as fait rire tout haut, ça mérite bien mon numéro. Je te le donne ?",
      "C'est gratuit, c'est méchant, et j'en veux d'autres par SMS. Tu me donnes ton numéro ?",
      "Fais attention, on commence à avoir l'air de bien s'entendre. On passe sur WhatsApp, tant qu'on y est ?",
      'Tu as de la repartie, et ça me plaît beaucoup. On échange nos numéros pour la suite ?',
    ],
    original: [
      "Je te l'accorde. On signe une trêve, avec échange de numéros en gage de paix ?",
      "Je l'ai bien cherché. Mon numéro : [ton numéro]. Une pique par jour, pas plus, et repos le week-end.",
      "J'ai une réponse parfaite, mais il me faut la nuit pour la trouver. Je te l'envoie par SMS demain ?",
      "J'encaisse avec élégance. Prochaine pique en vocal sur WhatsApp, que j'entende le ton ?",
    ],
  },
  29: {
    humoristique: [
      "Je tente [ta réponse]. Si c'est juste, je gagne ton numéro ; sinon, tu gagnes le mien. Ça te va, comme règlement ?",
      "[Ta réponse]. Sinon, j'ai droit à l'appel à un ami, mais il me faudrait d'abord ton numéro.",
      '[Ta réponse]. À toi : devine mon numéro. Il y a dix chiffres, et si tu demandes gentiment, je te les donne tous.',
      '[Ta réponse]. Réclamations et félicitations par SMS uniquement. Je te laisse mon numéro ?',
      '[Ta réponse]. Je crois que ça débloque le niveau deux, celui sur WhatsApp. Tu viens, ou il faut un code ?',
    ],
    flirt: [
      "Je réponds [ta réponse]. À mon tour : cap d'échanger nos numéros ? Tu as droit au joker.",
      "[Ta réponse]. J'avais droit à un joker, je l'ai gardé pour te demander ton numéro. Ça passe ?",
      "[Ta réponse]. J'aime bien jouer avec toi, et je jouerais bien par SMS aussi. On échange nos numéros ?",
    ],
    original: [
      '[Ta réponse]. On passe au jeu le plus lent du monde : une question par jour, par SMS. Tu en es ?',
      "Mon choix : [ta réponse]. Je t'en prépare une à mon tour, et je te l'envoie par SMS, si tu me dis où ?",
      "[Ta réponse]. Je t'envoie la prochaine énigme en photo sur WhatsApp, à toi de deviner ce que c'est. Ça te tente ?",
    ],
  },
  30: {
    humoristique: [
      "Je te dispense de toute réponse intelligente jusqu'à nouvel ordre. Quelques bêtises sur WhatsApp, ça aiderait ?",
      'Tu peux répondre par des grognements, je comprends très bien. Ça marche aussi en vocal sur WhatsApp, si tu veux ?',
      "Quel programme. Je propose un service de textos idiots, sans engagement, pour t'aider à récupérer. Tu veux mon numéro ?",
      "Repos complet, seul le pouce a le droit de bouger. Tu t'en sers pour me donner ton numéro ?",
    ],
    flirt: [
      "J'aurais aimé t'envoyer un petit mot au milieu de tout ça. On échange nos numéros, pour la prochaine fois ?",
      "Tout ça me donne envie de t'écrire demain pour savoir si ça va mieux. Tu me laisses ton numéro ?",
      'Je ne peux pas te faire à dîner à distance, mais un texto gentil demain matin, si. Tu me donnes ton numéro ?',
    ],
    original: [
      "Chapeau d'avoir tenu. On se reparle par SMS quand tu auras récupéré, si ça te va ?",
      'Ça use, je vois très bien. On passe sur WhatsApp ? Tu pourras répondre en vocal, les yeux fermés.',
      "Aïe. J'ai une playlist exprès pour ces jours-là. Je te l'envoie sur WhatsApp ?",
      'Courage. Ce soir, zéro effort. Demain, tu me dis par SMS si tu as bien dormi ? [ton numéro]',
      "Sacrée fatigue. Tu veux qu'on en parle, ou qu'on parle de tout sauf de ça ? Par texto, les deux sont possibles.",
    ],
  },
  31: {
    humoristique: [
      'Je ris, mais avec respect. Il me faut la version longue par SMS, bruitages compris. Tu veux bien ?',
      'Merci, ma dignité remonte par comparaison. On échange nos numéros, pour suivre la prochaine en direct ?',
      "C'est du grand art. La suite sur WhatsApp, avec un schéma si possible ?",
    ],
    flirt: [
      "Tu racontes trop bien pour qu'on s'arrête là. On échange nos numéros ?",
      'Tu me fais beaucoup rire, et ça me plaît un peu trop. On continue par SMS ?',
      "J'ai souri du début à la fin. J'aimerais l'entendre avec ta voix : tu me donnerais ton numéro ?",
      "Je crois que j'ai un faible pour les gens à qui il arrive des trucs pareils. Tu me donnes ton numéro ?",
      'Pauvre toi. Je te laisse mon numéro : la prochaine catastrophe, je veux la connaître avant tout le monde.',
    ],
    original: [
      "Une histoire pareille mérite un vocal. On passe sur WhatsApp, et tu me la refais avec l'ambiance ?",
      "Je te raconte la mienne par SMS, et tu me jures de n'en parler à personne ? Elle est pire.",
      "On ouvre un carnet de gaffes à deux, par SMS ? J'ai de quoi remplir les premières pages.",
    ],
  },
  32: {
    humoristique: [
      "Génial ! Ça se fête, au minimum par SMS avec beaucoup trop d'émojis. On échange nos numéros ?",
      "Excellente nouvelle ! J'ai les confettis, il me manque juste un numéro où les envoyer.",
      "Génial ! Je t'appellerais bien pour chanter, mais tu ne mérites pas ça. On passe plutôt par SMS ?",
    ],
    flirt: [
      "Ça me fait vraiment plaisir. J'aimerais entendre ta voix quand tu le racontes : on échange nos numéros ?",
      "Ta joie se sent d'ici, et elle te va bien. Tu me racontes la suite par SMS ?",
      "Quelle belle nouvelle, merci de me la dire. La prochaine, j'aimerais la recevoir par texto, si tu veux.",
    ],
    original: [
      'Quelle belle nouvelle ! Les prochaines, tu peux me les envoyer direct par SMS : [ton numéro].',
      "Ça fait vraiment plaisir à lire. Prends mon numéro, j'aimerais bien connaître la suite : [ton numéro].",
      'Génial ! Raconte-moi ça de vive voix, si tu as cinq minutes un de ces soirs. Je te donne mon numéro ?',
      'Félicitations ! Je veux bien les détails, même les inutiles. On passe sur WhatsApp, pour avoir la place ?',
    ],
  },
  33: {
    humoristique: [
      "Quelle poisse. J'ouvre une cellule de soutien par SMS, tu veux le numéro ?",
      "J'espère qu'il n'y aura pas d'épisode 2. Mais si jamais, tu me le racontes sur WhatsApp ?",
      "Courage, l'univers manque parfois de savoir-vivre. Je te tiens compagnie par SMS, le temps qu'il s'excuse ?",
    ],
    flirt: [
      "J'aimerais pouvoir faire plus que compatir. À défaut, tu veux mon numéro, pour te plaindre à volonté ?",
      "Oh non. Je prendrais bien de tes nouvelles tout à l'heure, si tu veux me laisser ton numéro ?",
      'Ça ne va rien arranger, mais je peux essayer de te faire sourire par SMS. On échange nos numéros ?',
    ],
    original: [
      "Pas de bol. Ma dernière galère n'est pas mal non plus : je te la raconte sur WhatsApp, pour te changer les idées ?",
      "Bon courage. S'il te faut un peu de compagnie le temps que ça passe, je réponds vite par SMS : [ton numéro].",
      "Aïe. Je t'envoie un vocal d'encouragement sur WhatsApp ? Je te préviens, je fais ça très sérieusement.",
    ],
  },
  39: {
    humoristique: [
      "J'ai quinze questions bêtes et deux bonnes. Je te les étale sur plusieurs SMS, si tu me donnes ton numéro ?",
      "Je hoche la tête d'un air entendu, mais il me faudrait des précisions. Cours du soir sur WhatsApp ?",
      "Au moins, on comprend ce que tu fais. Mon métier, ma famille cherche encore : je t'explique sur WhatsApp ?",
      "J'imagine que tu as un stock d'anecdotes inavouables. WhatsApp est chiffré, si jamais.",
      "Respect. Moi, certains matins, j'ai déjà du mal avec la cafetière. On compare nos journées par SMS ?",
    ],
    flirt: [
      "J'aime comme tu en parles. Tu m'en dirais plus par SMS, un soir ?",
      'Ça me donne envie de te connaître aussi en dehors du travail. Tu me donnerais ton numéro ?',
      "Certains jours, je t'écrirais bien juste pour savoir comment c'était. Tu me donnerais ton numéro ?",
      "J'ai une question sur ton travail et deux sur toi. Je peux poser les deux dernières par SMS ?",
      'Bon, je connais ton métier, il me manque ton numéro. Je demande, tu as le droit de dire non.',
    ],
    original: [
      "Ce qu'on ne voit jamais de ton métier, c'est quoi ? Tu peux me répondre en vocal sur WhatsApp, si c'est plus simple.",
      "Ça m'intéresse pour de vrai. On échange nos numéros, et tu m'envoies un texto au milieu d'une journée ordinaire ?",
      "J'aimerais savoir comment tout ça a commencé. Ça se raconte peut-être mieux au téléphone, si tu veux mon numéro ?",
    ],
  },
  40: {
    humoristique: [
      "Il manque la soirée diapos. On l'organise sur WhatsApp, je promets de ne pas m'endormir ?",
      "J'attends les photos ratées, ce sont les meilleures. Je te donne un numéro où les envoyer ?",
      "Moi, j'ai des photos de [ta réponse]. On compare sur WhatsApp, sans esprit de compétition ?",
      "J'ai lu des guides à vingt euros moins bien racontés. Tes bonnes adresses, tu me les envoies par SMS ?",
      "Ma carte postale n'est jamais arrivée, la Poste sans doute. Un SMS fera l'affaire : [ton numéro].",
    ],
    flirt: [
      'Ça me donne envie de te poser mille questions. Sur WhatsApp, si tu as un moment ?',
      "Raconte-moi la suite au téléphone, un soir, je n'interromprai que pour rire. On échange nos numéros ?",
      "J'ai un faible pour tes histoires, et peut-être pas que pour elles. On continue sur WhatsApp ?",
      "Je veux la version non officielle de ce voyage, et ton numéro, dans l'ordre que tu préfères.",
    ],
    original: [
      "Ta photo préférée de là-bas, tu me l'enverrais sur WhatsApp ? J'aimerais voir ce que tu as regardé.",
      'Mes meilleures questions me viennent trois jours plus tard. Je pourrai te les poser par SMS ?',
      "Le meilleur souvenir d'un voyage tient rarement dans un message. On en parle au téléphone, si tu veux échanger nos numéros ?",
    ],
  },
  41: {
    humoristique: [
      'Je veux savoir si tout se passe comme prévu, et surtout si ça ne se passe pas comme prévu. WhatsApp ?',
      'Voilà un projet qui va donner de bonnes anecdotes. Je veux bien les premières par SMS, même les gênantes.',
      "Je veux un compte rendu, photos floues acceptées. Je te donne mon numéro pour l'envoi ?",
    ],
    flirt: [
      "J'aime quand tu parles de tes envies. Tu me raconterais la suite par SMS ?",
      "J'ai envie d'être au courant de la suite, et pas dans les derniers. Tu me donnes ton numéro ?",
      "Tu en parles bien. Tu m'en parlerais au téléphone, un soir où tu n'as rien de mieux à faire ?",
      "Le projet m'intéresse, et la personne encore un peu plus. On passe sur WhatsApp ?",
      "Je t'écrirais bien un petit mot le jour J. Il me faudrait juste ton numéro, si tu veux bien.",
    ],
    original: [
      "J'aime bien l'idée. Je te laisse mon numéro : le moment venu, un simple « ça y est » me suffira.",
      "Tu as l'air d'y croire, alors j'y crois aussi. On se donne des nouvelles par texto d'ici là ?",
      'Beau projet. Quand ce sera fait, tu me le résumes en un mot par SMS ? On peut échanger nos numéros.',
    ],
  },
  42: {
    humoristique: [
      'Très bon compte rendu, il manque juste les scènes coupées. Tu me les envoies par SMS ?',
      'Le mien : [ta réponse], sans commentaire. Pour le prochain, on se tient au courant sur WhatsApp ?',
      "Le mien tient en un SMS : [ton week-end]. Je peux d'ailleurs te l'envoyer, si tu me donnes ton numéro.",
      'La prochaine fois, préviens-moi en direct par SMS, que je puisse jalouser ou compatir à temps. Tu veux mon numéro ?',
    ],
    flirt: [
      "Je t'aurais bien volé une heure là-dedans. Je commence par te demander ton numéro ?",
      "Et maintenant j'ai envie de connaître la suite de ta semaine. On continue sur WhatsApp ?",
      "J'aime bien que tu me racontes ça. Le week-end prochain, tu m'en enverrais un bout par SMS ?",
    ],
    original: [
      "Moi, [ta réponse]. On échange nos numéros, et dimanche on s'envoie chacun une photo du meilleur moment ?",
      "J'aimerais bien entendre ça avec le ton. Tu me le refais en vocal sur WhatsApp ? Je te raconte le mien en retour.",
      "S'il fallait en garder cinq minutes, ce serait lesquelles ? Tu peux me répondre par texto, je te laisse mon numéro.",
    ],
  },
  43: {
    humoristique: [
      'De mon côté, [ta réponse], la concurrence est rude. On se tient au courant sur WhatsApp ?',
      "Moi, j'hésite entre [ta réponse] et [ta réponse], le suspense est terrible. Je te tiens au courant par SMS ?",
      'Je veux bien un suivi en direct, même de mauvaise qualité. Je te laisse mon numéro ?',
    ],
    flirt: [
      'Profite bien. Et si tu penses à moi entre deux, un SMS me ferait plaisir : on échange nos numéros ?',
      "Si à la fin tu as encore envie de parler à quelqu'un, j'aimerais bien que ce soit moi : [ton numéro].",
      "Je t'aurais bien proposé ma compagnie, je commence par mon numéro. Tu le veux ?",
    ],
    original: [
      'Bon plan. Pas besoin de répondre pendant : je te laisse mon numéro, et tu me racontes par SMS quand tu veux ?',
      'Après, fais-moi un résumé en trois mots par SMS, pas un de plus. Mon numéro : [ton numéro].',
      "Raconte-moi ça après, à chaud, avant d'avoir tout oublié. Un petit vocal sur WhatsApp, ça t'irait ?",
    ],
  },
  44: {
    humoristique: [
      "Je réclame un dossier complet, portraits et bêtises compris. Je te donne un numéro où l'envoyer ?",
      "À ce stade, je devrais peut-être demander le numéro de l'animal. Le tien m'irait aussi, si tu veux bien.",
      "Je crois que la vedette de cette conversation vient de changer. Les photos officielles sur WhatsApp, c'est possible ?",
    ],
    flirt: [
      "J'aime bien ta façon d'en parler. On continue par SMS, photos bienvenues ?",
      "La bête m'intéresse, mais toi davantage. On échange nos numéros ?",
      "Je fonds un peu, je l'avoue. Tu me donnes ton numéro, que je prenne des nouvelles ?",
      "Les histoires de bêtes m'attendrissent, et toi, tu n'arranges rien. On s'écrit par SMS ?",
      "J'espère avoir bientôt d'autres nouvelles, de toi surtout. Je te laisse mon numéro ?",
    ],
    original: [
      "Je te propose un pacte : une photo d'animal par jour, par SMS, tant que ça nous fait sourire. Ça te tente ?",
      "J'ai aussi une histoire de bête, un peu longue pour ici. Je te l'envoie par SMS, si tu veux ?",
      "Je veux suivre cette affaire de près. Je te donne mon numéro, et tu m'envoies les derniers rebondissements ?",
    ],
  },
  45: {
    humoristique: [
      "Mon téléphone tourne sur trois chansons depuis des mois. Tu lui envoies de l'aide sur WhatsApp ?",
      'Je peux te fredonner ma réponse en vocal sur WhatsApp, à tes risques et périls. Tu prends ?',
      "J'ai un air en tête maintenant, tu en portes l'entière responsabilité. On règle ça par SMS ?",
    ],
    flirt: [
      'Tu me donnes envie de monter le son. On échange nos numéros, et quelques chansons avec ?',
      "J'aime bien t'écouter parler de musique. On continue sur WhatsApp ?",
      "À force de te lire, j'ai envie de t'entendre. Un vocal sur WhatsApp, chanté ou non ?",
    ],
    original: [
      "Ça me donne une idée : on s'envoie un titre par jour par texto, sans commentaire, et on voit ce que ça raconte ?",
      "Et le morceau que tu n'avoues à personne ? Tu peux me le confier par SMS, contre le mien.",
      "Si tu veux, on se fait une playlist commune, un morceau chacun à la fois. On s'organise sur WhatsApp ?",
      "Le prochain morceau qui te plaît par hasard, tu me l'envoies par SMS ? Je te laisse mon numéro.",
      "Moi, c'est [ton artiste du moment]. On s'écrit par SMS, et chacun écoute l'album préféré de l'autre avant dimanche ?",
    ],
  },
  46: {
    humoristique: [
      "Moi, je m'endors toujours avant la fin. Je te donne mon numéro, et tu me résumes par SMS ?",
      "J'ai un avis très tranché que je garde au chaud. Je te le livre par SMS, si tu me donnes ton numéro ?",
      'Je te préviens, je suis du genre à envoyer quarante messages par épisode. Tu tentes le coup par SMS ?',
    ],
    flirt: [
      "J'aime ta façon d'en parler. On échange nos numéros, pour commenter le prochain à distance ?",
      'Ça me donne surtout envie de regarder quelque chose avec toi. En attendant, on en parle par SMS ?',
      "Si je regarde quelque chose ce soir, j'aimerais pouvoir t'en parler. Tu me donnerais ton numéro ?",
    ],
    original: [
      "On monte un ciné-club à deux ? Un titre chacun, et les réactions par SMS pendant qu'on regarde.",
      "Je te propose un jeu par SMS : un film résumé en quatre mots, et l'autre doit trouver. Ça te dit ?",
      "Donne-moi ton titre le plus inavouable, je te donne mon numéro. C'est un échange honnête.",
      "Si un jour un film te met dans tous tes états, tu peux m'écrire en sortant. Je te laisse mon numéro ?",
      "Ça donne envie d'en discuter tard le soir, au téléphone, comme à quinze ans. Ça te dirait ?",
      "Moi, il me faut trois jours pour savoir ce que je pense d'un film. Tu veux mes avis en retard sur WhatsApp ?",
    ],
  },
  47: {
    humoristique: [
      'Ça me plaît. Un club de lecture à deux, sans biscuits mais sur WhatsApp, tu en serais ?',
      "Tu m'en résumes un en trois émojis, par SMS ? Je te donne mon numéro et j'essaie de deviner.",
      "J'ai un livre commencé en [ta réponse], il me faut du soutien. Tu m'encouragerais sur WhatsApp ?",
      "Je m'endors toutes les trois pages, donc préviens-moi par SMS si quelqu'un meurt. Tu veux mon numéro ?",
    ],
    flirt: [
      "J'ajoute ça à ma liste, et toi à mes contacts, si tu veux bien me donner ton numéro.",
      "J'aime bien savoir ce que tu lis. J'aimerais aussi savoir où t'écrire : SMS, WhatsApp ?",
      "J'aime bien t'imaginer en pleine lecture. Tu m'enverrais une phrase que tu aimes, par SMS ?",
    ],
    original: [
      "Je te laisse mon numéro. Le jour où un livre t'empêche de dormir, écris-moi, je veux savoir lequel.",
      "Prends en photo ton étagère, je prends la mienne, et on s'envoie ça sur WhatsApp. Ça en dit long, non ?",
      'Envoie-moi par texto la première phrase de la page où tu en es, sans contexte. On échange nos numéros pour ça ?',
      "Le livre que tu prêtes en espérant qu'on te le rende, c'est lequel ? On en parle par SMS, si tu veux.",
      "Un livre, ça se conseille de vive voix. On s'appelle [jeudi], dix minutes, et tu me convaincs ?",
    ],
  },
  48: {
    humoristique: [
      "J'ai lu ça le ventre vide, c'était une erreur. On continue par SMS pendant que je vide le frigo ?",
      "Je suis d'accord avec tout, j'ai faim. Y compris pour échanger nos numéros, si l'idée te plaît.",
      'Sujet sérieux, enfin. On fonde un comité gastronomique par SMS, deux membres suffisent ?',
      "Tu viens de m'ouvrir l'appétit, j'exige réparation. On règle l'affaire par SMS ?",
    ],
    flirt: [
      "On s'entendrait bien à table, j'en ai l'impression. On échange nos numéros ?",
      "Je retiens tes goûts, ça pourra servir. Tu me donnes ton numéro, pour le jour où j'aurai une idée de table ?",
      'Si un jour on dîne ensemble, autant savoir comment se joindre. Je te laisse mon numéro ?',
    ],
    original: [
      "Un jeu pour ce soir, par SMS : on ouvre son frigo, et l'autre invente le dîner. Tu joues ?",
      "J'hésite toujours une heure au supermarché. Ce serait bien d'avoir ton numéro à ce moment-là.",
      'Tu me conseilles quoi pour ce soir ? Réponds ici, ou par SMS si tu veux suivre les opérations.',
      "On se compose un menu à distance ? Une photo d'assiette chacun sur WhatsApp, ratés compris.",
      "Et le plat qui te console de tout, c'est lequel ? Tu peux me répondre par texto, je te laisse mon numéro.",
      "Moi, je cuisine toujours avec quelqu'un au téléphone. Si tu veux être ce quelqu'un un soir, on échange nos numéros.",
    ],
  },
  49: {
    humoristique: [
      "De mon côté, j'ai monté deux étages à pied ce matin. On s'échange nos exploits par SMS ?",
      "J'applaudis depuis les tribunes. Je propose une autre discipline : l'échange de numéros, tous niveaux acceptés.",
      "J'ai des commentaires de consultant télé, aucun n'est fiable. Je te les envoie sur WhatsApp ?",
      "Je te donnerais bien mon numéro, mais je préviens : je porte malheur à tous ceux que j'encourage. Tu risques ?",
    ],
    flirt: [
      "J'ai envie de savoir la suite, et d'avoir une excuse pour t'écrire. Tu me donnes ton numéro ?",
      "Ce que tu racontes me plaît, et toi aussi, d'ailleurs. On se retrouve sur WhatsApp ?",
      "Je ne garantis pas de tout comprendre, mais je t'encouragerais volontiers par SMS. Tu veux mon numéro ?",
    ],
    original: [
      "Je veux bien des nouvelles du prochain épisode. Je te laisse mon numéro, et tu m'écris quand tu veux ?",
      'On passe aux SMS ? Je te raconte mon pire cours de gym, tu me racontes ta plus belle victoire.',
      'Je te propose un petit entraînement : un SMS par jour, sans courbatures. Ça te tente ?',
      "Envoie-moi par SMS la chanson qui te donne de l'énergie, je te réponds avec la mienne. Tu veux mon numéro ?",
      "Moi, j'aime surtout le sport quand on me le raconte. Tu me fais le direct sur WhatsApp, la prochaine fois ?",
    ],
  },
  50: {
    humoristique: [
      "Noté. En cas de fou rire ou de perte du groupe, il te faut un contact d'urgence : je te laisse mon numéro ?",
      "Je vois le niveau. On garde le contact par SMS, le temps que je m'entraîne ?",
      "J'accepte les messages de deux heures du matin, fautes de frappe comprises. WhatsApp te conviendrait ?",
    ],
    flirt: [
      'Une sortie avec toi, je ne dirais pas non. On commence par un SMS ?',
      "J'aimerais bien recevoir un texto de toi au milieu d'une soirée. On échange nos numéros ?",
      "Tu me donnes envie de sortir, ou au moins d'avoir ton numéro. Les deux se discutent ?",
    ],
    original: [
      "Le meilleur moment d'une soirée, c'est souvent le débrief. On fait le prochain par SMS ?",
      'Si un soir tes amis annulent, je fais un très bon plan B. Tu veux mon numéro, au cas où ?',
      'Ta soirée la plus improbable contre la mienne, en vocal sur WhatsApp. Ça te tente ?',
      "Pacte : si une soirée est nulle, un SMS, et l'autre appelle pour fournir l'excuse. On échange nos numéros ?",
      "À ta prochaine sortie, envoie-moi sur WhatsApp la chanson qui passe : je saurai si j'ai raté quelque chose. Ça te dit ?",
      "À ta prochaine soirée, si tu t'ennuies, écris-moi et je te raconte une histoire. Je te laisse mon numéro ?",
    ],
  },
  51: {
    humoristique: [
      "Tu ferais un excellent service d'information locale. Je peux m'abonner sur WhatsApp ?",
      'De mon côté, [ta réponse]. On échange nos numéros, pour un bulletin à deux voix ?',
      "Ici, [ta réponse], même les pigeons s'ennuient. On échange nos numéros pour s'occuper ?",
      'On échange nos numéros ? Tu pourras me signaler en direct les drames du quartier et le retour du soleil.',
      "Tu me donnes presque envie de déménager. Presque. Tu continues d'essayer sur WhatsApp ?",
    ],
    flirt: [
      "J'aime bien ta façon de raconter. Tu continues par SMS, si je te donne mon numéro ?",
      "La prochaine fois que tu vois un truc drôle dehors, j'aimerais que ce soit à moi que tu l'envoies. WhatsApp ?",
      'Quel que soit le temps, un texto de toi me ferait du bien. On échange nos numéros ?',
    ],
    original: [
      'Une photo de ton ciel contre une du mien, sur WhatsApp ? On verra qui a le plus beau.',
      "Par chez moi, [ta réponse]. On échange nos numéros, et on se dit ce qu'on voit par la fenêtre ?",
      "Je vois l'ambiance. Si je passe par là un jour, je peux t'écrire ? Il me faudrait juste ton numéro.",
      'Il y a toujours un détail que seuls les gens du coin remarquent. Tu me confies le tien par SMS, si tu veux ?',
      'Tu me ferais la liste des trois endroits où aller par chez toi ? Par SMS, pour que je la garde : [ton numéro].',
    ],
  },
  52: {
    humoristique: [
      "Je sens qu'il y a là de quoi faire plusieurs saisons. On lance la première par SMS ?",
      "Rassure-toi, je ne m'invite pas encore au repas du dimanche. Mais les numéros, on peut les échanger ?",
      'Si ça continue, je vais vouloir des nouvelles de tout le monde. On commence par ton numéro ?',
      "Je te donne mon numéro. S'il y a un repas de famille à fuir, je t'appelle avec une fausse urgence.",
      "Ma famille mériterait aussi un vocal de dix minutes. On s'échange ça sur WhatsApp ?",
    ],
    flirt: [
      "Tu as l'air d'être quelqu'un de bien, et ça me plaît. Je peux te donner mon numéro ?",
      "Merci de me laisser entrer un peu dans ton monde. J'aimerais continuer par SMS, si tu veux bien.",
      "J'aime te découvrir comme ça. On échange nos numéros, pour tes moments de calme ?",
    ],
    original: [
      "Dans ma famille, on s'appelle pour un rien. On fait pareil ? Je te donne mon numéro.",
      'Les histoires de famille ont toujours une suite. Prends mon numéro pour me la raconter : [ton numéro].',
      'Chez nous, les drames se passent sur le groupe WhatsApp. On en ouvre un à deux, plus calme ?',
      "On hérite toujours d'une manie ou deux. On se raconte les nôtres par texto ?",
    ],
  },
  53: {
    humoristique: [
      "Merci de la confiance. J'ai aussi quelques histoires en stock, dont une presque drôle. Je te la raconte par SMS ?",
      "Je ne donne jamais de conseils, vu mes résultats. Mais j'écoute très bien sur WhatsApp, si ça te dit.",
      'À chacun ses archives. Je propose un sujet plus frais, par SMS, et tu choisis lequel ?',
      "Merci pour l'épisode précédent. Je veux bien l'actualité maintenant, par SMS si ça t'arrange ?",
    ],
    flirt: [
      "J'aime que tu m'en parles franchement. On continue par SMS, à ton rythme ?",
      "Merci de me le confier. Moi, j'ai surtout envie de connaître la personne d'aujourd'hui : on échange nos numéros ?",
      "Je comprends. Et j'aimerais bien prendre le temps avec toi, sur WhatsApp ou ici, comme tu préfères.",
    ],
    original: [
      "Merci pour la franchise. Si un jour tu as envie d'en parler, ou surtout de parler d'autre chose, je te laisse mon numéro ?",
      'Merci, et je ne poserai pas de questions. Si un soir tu as juste envie de bavarder, je te laisse mon numéro ?',
      "On se connaît à peine et on se dit déjà de vraies choses, j'aime bien. Ça te dirait de continuer sur WhatsApp ?",
    ],
  },
  54: {
    humoristique: [
      'Pardon accordé, sans amende. Je te donne mon numéro, pour les prochains retards ?',
      "Tu es en avance, je t'attendais pour [ta réponse]. On échange nos numéros pour fêter ça ?",
      "Aucun souci, mon record à moi, c'est [ta réponse]. WhatsApp, entre gens peu fiables ?",
      "C'est oublié. J'ai juste eu le temps d'apprendre le tricot. On passe par SMS ?",
      "Je n'ai même pas boudé, je progresse. Tu veux mon numéro, pour l'oublier aussi ?",
    ],
    flirt: [
      "Ça valait l'attente. On échange nos numéros, que tu puisses m'écrire quand ça t'arrange ?",
      "Je te pardonne beaucoup trop facilement, ça m'inquiète un peu. On passe sur WhatsApp ?",
      "Tu es là, c'est tout ce que je retiens. Ce serait plus simple pour toi par SMS ?",
    ],
    original: [
      "Pas d'excuses entre nous, on a une vie. Si les textos te sont plus pratiques, je te laisse mon numéro.",
      "Pas de souci. Tu réponds mieux par SMS, par WhatsApp ou par pigeon ? Je m'adapte.",
      "Ça arrive. On se fait une règle : par texto, on répond quand on peut et personne ne s'excuse. Ça te va ?",
      'Rien de grave, moi aussi je loupe la moitié de ce qui passe ici. Par SMS, je vois tout : on échange nos numéros ?',
      "On reprend là où on en était, sans mot d'excuse à signer. Ici ou sur WhatsApp, c'est toi qui vois.",
    ],
  },
  55: {
    humoristique: [
      'Va, je ferai semblant de tenir le coup. On reprend sur WhatsApp la prochaine fois ?',
      'Va vite. Si une bêtise me vient pendant ce temps, tu préfères la recevoir ici ou par SMS ?',
      'À plus ! Une dernière petite question, comme Columbo : tu es plutôt WhatsApp ou SMS ?',
      "Déjà ? J'avais un discours en trois parties. Je te l'enverrai par SMS, si tu me laisses ton numéro.",
      'File, avant que je lance un nouveau sujet. Les pommes de terre, par exemple. On voit ça demain sur WhatsApp ?',
    ],
    flirt: [
      "À très vite. J'aimerais bien que ton prochain message arrive par SMS : on échange nos numéros ?",
      "À plus tard, toi. Si jamais je te traverse l'esprit, tu peux m'écrire sur WhatsApp : je te donne mon numéro ?",
      "J'aurais bien continué encore une heure avec toi. On reprend par SMS, quand tu veux ?",
      'Je te laisse à regret. On se retrouve sur WhatsApp, si ça te dit ?',
      "Va, tu m'as déjà fait passer un bon moment. Je te laisse mon numéro, si tu en veux d'autres.",
    ],
    original: [
      'À bientôt, je mets un marque-page ici. On rouvre par SMS, quand tu auras un moment ?',
      "File. Je te laisse mon numéro sous le paillasson, tu t'en sers quand tu veux.",
      'Va. Et si une idée bête te vient en route ou à trois heures du matin, je te laisse mon numéro.',
    ],
  },
  56: {
    humoristique: [
      '[Ta bio], officiellement. Pour les raisons officieuses, il faut passer sur WhatsApp. Tu viens ?',
      "Pour [ton sourire], et parce que mon pouce a de l'instinct. Le rapport complet par SMS ?",
      '[Ton humour], à première vue. On échange nos numéros, pour une contre-expertise ?',
    ],
    flirt: [
      "Tu me plais, et [ce qui t'a plu] n'y est pas pour rien. Je te laisse mon numéro, tu en fais ce que tu veux.",
      "J'ai aimé [ce qui t'a plu], et maintenant j'aime te lire. On fait ça sur WhatsApp ?",
      "[Ton naturel]. Et plus je te lis, plus j'aimerais avoir ton numéro. Tu veux bien ?",
      "Beaucoup de bien. [Ce qui t'a plu] m'a fait venir, tes messages me font rester. On continue par SMS ?",
    ],
    original: [
      "En un mot : [ce qui t'a plu]. J'en aurai sûrement un deuxième demain, je peux te l'envoyer par SMS ?",
      "[Ce qui t'a plu]. Tu m'as fait relire ton profil pour répondre, et j'ai trouvé autre chose. Je te dis quoi par SMS ?",
      "[Ce qui t'a plu]. Note mon numéro et repose-moi la question dans un mois, on verra ce que j'ai ajouté.",
    ],
  },
  57: {
    humoristique: [
      "Volontiers, mais je demande un droit à trois prises. Tu me donnes ton numéro pour l'envoi ?",
      "D'accord, mais tu effaces tout si je deviens célèbre. Tu me donnes ton numéro ?",
      "Je m'entraîne depuis dix minutes, mes plantes sont gênées pour moi. Je t'envoie ça sur WhatsApp ?",
      "D'accord, le temps de trouver un bon éclairage ou une voix potable. Livraison sur WhatsApp ?",
      "Je veux bien, mais ici la qualité est terrible et j'ai besoin de toutes mes chances. WhatsApp ?",
      "D'accord, mais tu ne fais pas tourner à ta grand-mère. Sauf si elle insiste. C'est quoi, ton numéro ?",
    ],
    flirt: [
      "Pour toi, oui. Je te l'envoie sur WhatsApp, et tu me réponds pareil si tu en as envie ?",
      "J'aime bien que tu demandes. On échange nos numéros, et je te l'envoie ?",
      "Oui, et je sourirai, même si c'est un vocal. Sur WhatsApp, ça te va ?",
    ],
    original: [
      "D'accord, sans retouche ni deuxième essai. On passe sur WhatsApp, et tu auras la version brute ?",
      "Bien sûr, c'est normal de vouloir savoir à qui tu parles. Je te donne mon numéro et je t'envoie ça ?",
      "Ça marche. Je t'envoie ça sur WhatsApp demain, à la lumière du jour et après un café ?",
    ],
  },
  58: {
    humoristique: [
      "Soupçon légitime, je n'ai pas de certificat. Je peux te laisser mon numéro, et tu vérifies qu'un humain décroche ?",
      "Tu as raison de demander, je demanderais aussi. Contrôle d'identité par appel, je te donne mon numéro ?",
      "Je plaide non coupable, mais je comprends l'enquête. Un vocal sur WhatsApp comme pièce à conviction, ça t'irait ?",
    ],
    flirt: [
      "Je comprends, et j'aimerais que tu te fasses ton idée. Un vocal sur WhatsApp, quand tu le sens ?",
      'Tu fais bien de demander. Un appel vidéo, cinq minutes ? Je serai bien là, et sans doute un peu timide.',
      "Ton doute ne me vexe pas, ta franchise me plaît. On s'appelle un jour, si tu veux échanger nos numéros ?",
      'Merci de me le dire plutôt que de disparaître. Un petit appel, quand tu veux ? Te parler me plairait.',
    ],
    original: [
      'Les mots ne prouvent pas grand-chose, cinq minutes au téléphone un peu plus. Je te laisse mon numéro, tu en fais ce que tu veux.',
      "Doute autant que tu veux, c'est sain. Si ça t'aide, on peut faire un appel vidéo sur WhatsApp, quand tu le décides.",
      "Pose-moi la question que tu veux, j'y réponds en vocal sur WhatsApp. Ou ici, si tu préfères attendre.",
    ],
  },
  59: {
    humoristique: [
      "[Ta réponse]. Et toi ? En cas de désaccord, on s'explique par SMS, entre adultes.",
      "[Ta réponse]. Si ce n'est pas la bonne, tu peux venir me le crier au téléphone. Je te laisse mon numéro ?",
      "[Ta réponse]. J'ai aussi un avis sur les pâtes, les chaussettes et les ronds-points. Je t'abonne par SMS ?",
      "[Ta réponse], sans hésiter, et j'assume les conséquences. Le procès se tient par SMS ?",
      "[Ta réponse]. J'ai un argumentaire en douze points, mais je le garde pour les SMS. Ça te fait peur ?",
      "[Ta réponse]. J'ai mis du temps à me décider, un peu comme pour te proposer mon numéro. Tu le veux ?",
    ],
    flirt: [
      "[Ta réponse]. Si tu dis pareil, on échange nos numéros ; si tu dis l'inverse aussi. Ça te va ?",
      "[Ta réponse]. Et pour te parler le soir, c'est plutôt SMS ou plutôt appel ? J'ai déjà une préférence.",
      "[Ta réponse]. Tu peux m'en poser une par jour, j'attendrai la suivante. Par SMS, si tu veux : [ton numéro].",
    ],
    original: [
      '[Ta réponse]. On continue par texto, une question de ce genre par jour, chacun son tour ?',
      "[Ta réponse]. J'en ai une plus tordue en retour, je te la garde pour un SMS, si tu veux mon numéro ?",
      '[Ta réponse], mais ma réponse peut évoluer. On échange nos numéros, que je te tienne au courant ?',
    ],
  },
  60: {
    humoristique: [
      'À ta place : [ta réponse]. Le conseil est gratuit, le suivi est assuré par SMS, ça te va ?',
      '[Ta réponse], sans hésiter. Je te donne mon numéro, pour le service réclamations ?',
      'Mon expertise sans diplôme : [ta réponse]. Consultation complète sur WhatsApp ?',
    ],
    flirt: [
      '[Ta réponse]. Tu peux me demander mon avis quand tu veux, même à minuit. On passe par SMS ?',
      "Je dirais [ta réponse]. J'aime bien compter un peu dans ta décision, tu me tiens au courant par SMS ?",
      '[Ta réponse]. Ça me plaît que tu me demandes : on échange nos numéros, pour la suite ?',
    ],
    original: [
      'Mon avis : [ta réponse]. Je te laisse mon numéro, et tu me raconteras comment ça finit ?',
      "[Ta réponse]. Je t'explique pourquoi en vocal sur WhatsApp ? Par écrit, il me faudrait trois pages.",
      "Je dirais [ta réponse], à froid. J'ai une amie qui saurait mieux, je lui demande et je te redis par SMS ?",
      "Mon avis : [ta réponse]. À ton tour de m'aider, j'hésite sur [ta réponse]. On s'échange ça par texto ?",
      "[Ta réponse]. Et prends mon numéro, si en parler à voix haute peut t'aider : [ton numéro].",
      "D'instinct, [ta réponse]. Pour mieux répondre, il me faudrait toute l'histoire : par texto, si tu veux ?",
    ],
  },
};
