import type { KindLines } from './line.ts';

// Replies that propose to go on by phone or in another app, by what the match just did.

export const numberLines: KindLines = {
  1: {
    humoristique: [
      "Coucou ! Jusqu'ici, on s'entend à merveille. On tente le coup sur WhatsApp ?",
      'Hey toi ! Voilà, le plus dur est fait. On attaque la suite par SMS ?',
      "Hello ! Sur cette appli, je réponds à la vitesse d'un escargot. Je te laisse mon numéro ?",
    ],
    flirt: [
      "Hello toi. Je te laisse mon numéro tout de suite, ou je fais semblant d'attendre un peu ?",
      'Coucou toi, ça fait plaisir. On continue sur WhatsApp ?',
      "Salut toi ! J'aimerais bien recevoir tes petits bonjours par SMS. On échange nos numéros ?",
    ],
    original: [
      'Hello ! Tu es plutôt message, vocal ou coup de fil ? Je te laisse mon numéro et tu choisis.',
      'Salut ! Refais-moi ton bonjour en vocal sur WhatsApp, je te réponds pareil. Ça te tente ?',
      "Hey ! La prochaine fois que tu t'ennuies, écris-moi directement par SMS. Je te laisse mon numéro ?",
    ],
  },
  2: {
    humoristique: [
      'Ça va, à deux ou trois plaintes près. Je te les fais en vocal sur WhatsApp ?',
      "Ça va, même mon téléphone est chargé, c'est dire. Tu veux mon numéro pour en profiter ?",
      '[Ta réponse], et toi ? Si tu préfères grogner que taper, on passe aux vocaux sur WhatsApp.',
    ],
    flirt: [
      "Ça va, c'est gentil. Moi aussi, j'ai envie de prendre de tes nouvelles : on échange nos numéros ?",
      "[Ta réponse], et ça fait plaisir d'avoir un mot de toi. On continue sur WhatsApp ?",
      "Ça va bien, et j'aime que tu demandes. Tu pourras recommencer par SMS, je te laisse mon numéro ?",
    ],
    original: [
      "[Ta réponse]. Et toi, la vraie version ? Par SMS si c'est plus simple, je te laisse mon numéro.",
      "Ça va ! Et toi ? On se répond avec une photo de ce qu'on a devant nous, sur WhatsApp ?",
      "Pas mal, merci. Je t'envoie ma chanson du moment sur WhatsApp, et tu me réponds avec la tienne ?",
    ],
  },
  3: {
    humoristique: [
      'Je suis [ton métier]. Pour toute autre question, je te laisse mon numéro ?',
      "Je suis [ton métier]. Pas de carte de visite, mais j'ai un numéro. Tu le veux ?",
      "Je bosse dans [ton domaine]. Les anecdotes gênantes, c'est seulement par SMS. Je te laisse mon numéro ?",
    ],
    flirt: [
      'Je suis [ton métier]. Un message de toi pendant la pause, ça me plairait bien. On échange nos numéros ?',
      "Je travaille dans [ton domaine], et j'aimerais bien en savoir plus sur tes journées aussi. On continue sur WhatsApp ?",
      "Je suis [ton métier]. J'aimerais bien en savoir plus sur toi aussi, on échange nos numéros ?",
    ],
    original: [
      'Je travaille dans [ton domaine]. On échange nos numéros, et on se raconte le truc le plus bizarre de la journée ?',
      "Je suis [ton métier]. On s'envoie une photo de nos journées sur WhatsApp, pour se faire une idée ?",
      "Mon boulot, c'est [ton métier]. Je te laisse mon numéro et tu m'écris à ta prochaine pause ?",
    ],
  },
  4: {
    humoristique: [
      "[Ta réponse]. Pour le direct minute par minute, c'est sur WhatsApp. Je te laisse mon numéro ?",
      '[Ce que tu fais], du grand spectacle. Je te raconte la suite sur WhatsApp ?',
      'De mon côté : [ce que tu fais]. Je peux fournir une photo pour preuve, mais sur WhatsApp. Ça te va ?',
    ],
    flirt: [
      "Là, je discute avec toi et je n'ai pas très envie d'arrêter. Je te laisse mon numéro ?",
      "[Ta réponse]. C'est plus sympa avec tes messages au milieu. On continue sur WhatsApp ?",
      '[Ce que tu fais], et ça me plaît bien que tu demandes. On continue sur WhatsApp ?',
    ],
    original: [
      "Je préfère te faire deviner au bruit de fond. Je t'envoie un vocal sur WhatsApp ?",
      "[Ce que tu fais]. On s'envoie chacun une photo de là où on est, sur WhatsApp ?",
      "De mon côté : [ce que tu fais]. Il me manque juste une bonne chanson : tu m'en envoies une sur WhatsApp ?",
    ],
  },
  5: {
    humoristique: [
      "[Ton coin]. L'adresse exacte attendra, mais mon numéro, je te le donne. Tu le veux ?",
      "Moi, c'est [ton coin]. Méfie-toi, je peux en parler longtemps. On passe sur WhatsApp ?",
      "C'est [ton coin], et j'ai un avis sur toutes les boulangeries. Tu me donnes ton numéro, que je développe ?",
    ],
    flirt: [
      "Moi, c'est [ton coin]. Et si ta prochaine question c'était mon numéro, la réponse est oui.",
      "Moi, c'est [ton coin]. Je te laisse mon numéro, au cas où tu voudrais une visite guidée ?",
      "Pour moi, c'est [ton coin]. C'est agréable de parler avec toi, on continue sur WhatsApp ?",
    ],
    original: [
      "[Ton coin]. On s'envoie une photo de notre endroit préféré sur WhatsApp ? Je commence.",
      "C'est [ton coin], pour te répondre. On s'échange nos bonnes adresses sur WhatsApp ?",
      "Plutôt [ton coin]. On s'appelle un soir en marchant, toi dans tes rues, moi dans les miennes ? Je te laisse mon numéro.",
    ],
  },
  6: {
    humoristique: [
      "Pour moi [ton créneau], vérifié dans mon agenda, c'est-à-dire de tête. On finit de s'organiser par texto ?",
      'Je suis libre [ton créneau], et si tu préfères autre chose, je suis libre aussi. On cale ça par SMS ?',
      'Mettons [ton créneau]. Je te laisse mon numéro, ça servira quand je me perdrai en route ?',
    ],
    flirt: [
      "Je te garde [ton créneau], et j'ai déjà hâte. On échange nos numéros pour la suite ?",
      'Je peux [ton créneau], et ça me fait plaisir que tu demandes. Tu me donnes ton numéro ?',
      "[Ton créneau], ça me va, mais j'aimerais bien te parler avant. On continue sur WhatsApp ?",
    ],
    original: [
      "Je dirais [ton créneau]. On s'appelle cinq minutes pour tout caler d'un coup ? Je te laisse mon numéro.",
      "Prenons [ton créneau]. Un petit vocal sur WhatsApp d'ici là, pour entendre nos voix ?",
      "[Ton créneau] me va bien. On échange nos numéros, pour s'envoyer « je suis là » au bon endroit ?",
    ],
  },
  7: {
    humoristique: [
      "Allez, je le dis : je cherche [ce que tu cherches]. Si tu n'as pas fui, je te laisse mon numéro ?",
      "Quelqu'un qui me fasse oublier d'ouvrir l'appli. Premier pas facile : on passe sur WhatsApp ?",
      'Je cherche [ce que tu cherches], et mes clés tous les matins. La suite sur WhatsApp, si ça te va ?',
    ],
    flirt: [
      "Je cherche [ce que tu cherches], et j'ai bien envie de continuer avec toi. On s'écrit sur WhatsApp ?",
      "J'aime bien que tu demandes : je cherche [ce que tu cherches]. Si ça te parle, je te donne mon numéro ?",
      "Quelque chose de sincère, et j'aime bien tes questions. On échange nos numéros pour la suite ?",
    ],
    original: [
      "Quelqu'un à qui raconter ma journée, tout bêtement. On commence ce soir sur WhatsApp ?",
      'Je cherche [ce que tu cherches]. Pour toutes tes autres questions, je te laisse mon numéro ?',
      "Une vraie rencontre, donc plutôt une voix qu'un écran. On échange nos numéros et on s'appelle ?",
    ],
  },
  8: {
    humoristique: [
      "[Ta réponse]. Voilà, c'est dit. On continue par SMS, avant que l'appli plante ?",
      "J'avoue tout : [ta réponse]. On continue sur WhatsApp, là où personne n'essaie de nous vendre un abonnement ?",
      '[Ta réponse]. Pour les détails gênants, il te faut mon numéro. Je te le donne ?',
    ],
    flirt: [
      "[Ta réponse]. Et toi, j'aimerais bien te connaître ailleurs que sur une appli. Je te laisse mon numéro ?",
      "Franchement, [ta réponse]. Mais j'aime bien discuter avec toi, on continue sur WhatsApp ?",
      '[Ta réponse]. On serait plus tranquilles pour papoter sur WhatsApp, toi et moi. Ça te dit ?',
    ],
    original: [
      "[Ta réponse]. Et si on se téléphonait un soir, à l'ancienne ? Je te laisse mon numéro.",
      "[Ta réponse]. Un truc tout simple : je te laisse mon numéro et on se parle sans l'appli. Ça te va ?",
      "Réponse honnête : [ta réponse]. Et si on quittait l'appli avant qu'elle nous lasse ? Je te laisse mon numéro.",
    ],
  },
  9: {
    humoristique: [
      "[Ta réponse]. Et tant qu'on y est, tu veux mon numéro de téléphone avec ?",
      "[Ta réponse], sans tricher. On continue l'interrogatoire sur WhatsApp ?",
      '[Ta réponse], et je ne dirai rien de plus sans ton numéro. On échange ?',
    ],
    flirt: [
      "[Ta réponse]. Moi, je n'ai qu'une chose à te demander : ton numéro ?",
      "[Ta réponse]. J'espère que ça te va, j'ai bien envie qu'on continue par SMS. Tu veux mon numéro ?",
      '[Ta réponse]. Tes questions me plaisent. On passe sur WhatsApp pour les suivantes ?',
    ],
    original: [
      '[Ta réponse]. Voilà pour les présentations officielles. Pour le reste, on passe sur WhatsApp ?',
      '[Ta réponse]. Et si on se posait une question chacun, à tour de rôle, par SMS ? Je te laisse mon numéro.',
      "[Ta réponse]. Ma voix t'en dira plus : je t'envoie un vocal sur WhatsApp ?",
    ],
  },
  10: {
    humoristique: [
      "[Ta réponse]. Tu sais l'essentiel, il te manque juste mon numéro. Je te l'envoie ?",
      '[Ta réponse]. À mon tour de poser une question : je peux avoir ton numéro ?',
      "[Ta réponse]. On parle déjà d'enfants et tu n'as même pas mon numéro. Je te le donne ?",
    ],
    flirt: [
      "[Ta réponse]. J'ai envie de faire mieux connaissance. Ça te dit de passer sur WhatsApp ?",
      "[Ta réponse]. C'est agréable de se dire les choses simplement. On échange nos numéros ?",
      "[Ta réponse]. J'aimerais bien qu'on prenne le temps d'en parler. On s'appelle un soir ? Je te laisse mon numéro.",
    ],
    original: [
      "[Ta réponse]. On s'envoie une photo de nous enfants sur WhatsApp, pour voir les têtes qu'on avait ?",
      '[Ta réponse]. Une question chacun son tour, en vocal sur WhatsApp, ça te tente ?',
      '[Ta réponse]. Et toi, à dix ans, calme ou terrible ? Tu me racontes par SMS ? Je te laisse mon numéro.',
    ],
  },
  11: {
    humoristique: [
      'Pour faire court : [ta réponse]. La version longue, il faut un vocal. On passe sur WhatsApp ?',
      'Sans tricher : [ta réponse]. Pour les détails gênants, je te laisse mon numéro ?',
      'La vérité toute bête : [ta réponse]. Si tu es toujours là, je te laisse mon numéro ?',
    ],
    flirt: [
      "Honnêtement : [ta réponse]. J'aimerais bien connaître ton histoire aussi, tu me la racontes sur WhatsApp ?",
      "Pour ne rien te cacher : [ta réponse]. La suite m'intéresse plus que le passé, je te laisse mon numéro ?",
      "Franchement : [ta réponse]. J'aime bien qu'on se parle de vraies choses. On échange nos numéros ?",
    ],
    original: [
      'Je te dis tout : [ta réponse]. On échange nos numéros, et on se raconte nos pires premiers rendez-vous ?',
      'En une phrase : [ta réponse]. On se raconte le reste en vocal, un de toi, un de moi, sur WhatsApp ?',
      'En vrai : [ta réponse]. À ton tour de répondre, mais en vocal, sur WhatsApp ?',
    ],
  },
  12: {
    humoristique: [
      "J'allais le proposer avec trois paragraphes d'excuses, tu nous épargnes ça. C'est [ton contact].",
      "Oui, c'est [ton contact]. Dis-moi bien que c'est toi, sinon je vais répondre « c'est qui ? ».",
      "Vendu ! C'est [ton contact]. Je préviens, il y a beaucoup de « euh » dans mes vocaux.",
    ],
    flirt: [
      "D'accord, moi c'est [ton contact]. Je sens que je vais regarder mon téléphone plus que d'habitude.",
      "J'allais te le demander, tu as eu plus de cran que moi. C'est [ton contact].",
      "Avec plaisir, c'est [ton contact]. Tu m'écris tout de suite, ou tu fais durer un peu ?",
    ],
    original: [
      "Volontiers, c'est [ton contact]. En premier message, tu m'envoies la dernière chanson que tu as écoutée ?",
      "Ça marche, me voilà : [ton contact]. Écris-moi un mot au hasard, je saurai que c'est toi.",
      "Ça me va, moi c'est [ton contact]. Premier message sans un mot, juste un émoji, et je devine ton humeur ?",
    ],
  },
  13: {
    humoristique: [
      "Voilà : [ton numéro]. Si quelqu'un d'autre répond, c'est que j'ai encore inversé deux chiffres.",
      'Tiens : [ton numéro]. Fais-moi signe, que je vérifie si je sais encore le recopier.',
      "[Ton numéro]. L'appli va pleurer un peu, mais elle s'en remettra. On se retrouve là-bas ?",
    ],
    flirt: [
      "[Ton numéro], et tu peux t'en servir autant que tu veux.",
      "Voilà : [ton numéro]. J'ai hâte de voir ton nom s'afficher pour de vrai.",
      "Tu me fais sourire. Moi, c'est [ton numéro], on se parle là-bas ?",
    ],
    original: [
      '[Ton numéro]. Enregistre-moi sous un surnom, tu me diras lequel quand on se connaîtra mieux.',
      "Moi, c'est [ton numéro]. Dis-moi juste à quelle heure il vaut mieux ne pas te déranger.",
      'Voilà : [ton numéro]. On continue là-bas, et tu me racontes ta journée pour commencer ?',
    ],
  },
  14: {
    humoristique: [
      "C'est oui ! On échange nos numéros, pour le traditionnel « t'es où, je te vois pas » ?",
      "Oui, mille fois oui. Enfin, une seule suffit. On s'organise sur WhatsApp ?",
      'Avec plaisir ! Je te laisse mon numéro, au cas où on se chercherait à trois mètres de distance ?',
      "J'ai cherché une excuse, je n'en ai aucune : c'est oui. On cale les détails par SMS ?",
    ],
    flirt: [
      "Oui, j'en ai très envie. Tu me donnes ton numéro, qu'on organise ça ?",
      "Avec toi, volontiers. Je te laisse mon numéro, comme ça on s'écrit aussi d'ici là ?",
      "Elle me plaît, ton idée, et j'ai hâte. On continue sur WhatsApp pour s'organiser ?",
    ],
    original: [
      "Oui ! Je te laisse mon numéro, et tu m'enregistres sous quel nom ?",
      'Ça me dit bien. On échange nos numéros pour le pratique, et le reste on le garde pour en vrai ?',
      "D'accord ! On s'appelle deux minutes avant, pour que l'arrivée soit moins bizarre ? Je te donne mon numéro.",
    ],
  },
  15: {
    humoristique: [
      "Super ! On échange nos numéros, pour le fameux « je suis là, t'es où » ?",
      "Parfait. Je te laisse mon numéro, au cas où je me perde à deux rues de l'arrivée ?",
      "Yes ! Tu me donnes ton numéro ? J'aurai sûrement besoin d'un avis sur ma tenue.",
      "Génial. On passe sur WhatsApp ? Si j'ai cinq minutes de retard, je veux pouvoir m'excuser en direct.",
    ],
    flirt: [
      "J'ai déjà hâte. On continue sur WhatsApp en attendant ?",
      "Ça me fait vraiment plaisir. On échange nos numéros, pour patienter d'ici là ?",
      "Tu viens d'embellir ma journée. Tu me donnes ton numéro, qu'on se retrouve sans se rater ?",
      "Chouette. Je te laisse mon numéro, au cas où l'envie te prenne de m'écrire avant ?",
    ],
    original: [
      "Trop bien. On passe sur WhatsApp, et d'ici là on s'envoie une chanson pour la route ?",
      'Parfait. On échange nos numéros, mais on garde les grandes questions pour le jour même ?',
      "Super. Je te laisse mon numéro, et le jour J on s'écrit juste « j'y vais » ?",
    ],
  },
  16: {
    humoristique: [
      "Disons [ta réponse]. On échange nos numéros, au cas où on s'attend chacun de son côté comme des idiots ?",
      "Va pour [ta réponse]. Je te laisse mon numéro, pour le traditionnel « t'es où ? » de dernière minute ?",
      "[Ta réponse], ça te va ? Passe-moi ton numéro, que je t'écrive « j'arrive » alors que je cherche mes clés.",
    ],
    flirt: [
      "[Ta réponse], et j'ai déjà hâte. On échange nos numéros pour se confirmer tout ça ?",
      'Je dirais [ta réponse], mais on ajuste comme tu veux. Je te laisse mon numéro pour caler ça ?',
      'Ton oui me fait bien plaisir ! On cale les détails sur WhatsApp, et on papote un peu en attendant ?',
    ],
    original: [
      "[Ta réponse], si ça te va. On continue par SMS ? L'appli a le don de me prévenir trop tard.",
      "Je propose [ta réponse]. On passe sur WhatsApp, et je t'envoie le point exact sur la carte ?",
      "Va pour [ta réponse]. Je te laisse mon numéro, et tu m'envoies juste un pouce en l'air le jour même ?",
    ],
  },
  17: {
    humoristique: [
      "Vendu ! Je te laisse mon numéro, histoire qu'on ne se cherche pas une heure sur place ?",
      "Ça marche ! On échange nos numéros, au cas où ce serait mon tour d'avoir un imprévu ?",
      "Va pour la nouvelle date, mon agenda n'a rien senti. On règle la suite sur WhatsApp ?",
    ],
    flirt: [
      "Ça me va, l'attente sera juste un peu plus longue. On la raccourcit par SMS ?",
      'Oui, avec plaisir. Ça nous laisse le temps de nous écrire : sur WhatsApp, ça te dit ?',
      "Pas de souci, je sais attendre quand ça en vaut la peine. On échange nos numéros d'ici là ?",
    ],
    original: [
      "Parfait. Je te laisse mon numéro, et tu m'envoies juste « j'arrive » le moment venu ?",
      "C'est noté, et merci d'avoir proposé autre chose. On cale les détails sur WhatsApp ?",
      'Aucun problème, on décale. On échange nos numéros ? Au prochain imprévu, un SMS suffira.',
    ],
  },
  23: {
    humoristique: [
      'Je profite de mon petit succès pour te proposer mon numéro. Tu le veux ?',
      'Il me faut la preuve en vocal que tu ris pour de bon. On passe sur WhatsApp ?',
      "Tu n'aurais pas dû m'encourager, j'en ai plein d'autres. Je te les envoie sur WhatsApp ?",
      'Mes blagues les plus nulles, je les garde pour les SMS. Tu oses me donner ton numéro ?',
    ],
    flirt: [
      "On s'amuse bien, toi et moi. Je te laisse mon numéro ?",
      "J'aime bien te faire rire, et j'aimerais l'entendre un jour. On échange nos numéros ?",
      'Si je peux te faire rire dès le réveil, je prends. Tu me donnes ton numéro ?',
    ],
    original: [
      "Toi, tu as l'air de rire aux mêmes bêtises que moi. On s'envoie nos trouvailles sur WhatsApp ?",
      "On s'envoie la photo la plus drôle de nos téléphones ? Je te laisse mon numéro.",
      "Petit défi : faire rire l'autre avant son café du matin. On échange nos numéros ?",
    ],
  },
  24: {
    humoristique: [
      'Bon, par écrit je plafonne. En vocal je suis un peu moins pire : on passe sur WhatsApp ?',
      "Je crois que j'ai endormi la conversation. On la réveille par SMS ? Je te laisse mon numéro.",
      "Mon message manquait peut-être d'effets spéciaux. Je me rattrape sur WhatsApp ?",
    ],
    flirt: [
      "Ce n'est peut-être pas le bon moment. Je te laisse mon numéro, et tu m'écris quand tu en as envie ?",
      "J'aimerais bien te connaître mieux que ça. On échange nos numéros, ou c'est trop tôt ?",
      "Bon, je me lance : j'aimerais bien entendre ta voix. On s'échange nos numéros ?",
    ],
    original: [
      "L'écrit, ce n'est peut-être pas ton truc. Tu préférerais les vocaux, sur WhatsApp ?",
      'On fait simple : on passe aux SMS, on reste ici, ou on se reparle demain ?',
      'Et cinq minutes au téléphone, un de ces jours, ce serait plus simple ? Je te laisse mon numéro.',
    ],
  },
  25: {
    humoristique: [
      'Moi, [ta réponse]. Et sur WhatsApp, je réponds encore plus vite. On y va ?',
      "[Ta réponse]. J'ai bien répondu, j'ai droit à ton numéro ?",
      "De mon côté, [ta réponse]. On continue par SMS ? J'y fais autant de fautes, mais plus vite.",
    ],
    flirt: [
      "[Ta réponse]. J'aime bien discuter avec toi, on continue sur WhatsApp ?",
      "Moi, [ta réponse]. Et j'ai encore plein de choses à te demander. On échange nos numéros ?",
      "Pour ma part, [ta réponse]. C'est agréable de parler avec toi, je te laisse mon numéro ?",
      'Alors moi, [ta réponse]. On se découvre petit à petit, ça me plaît. On passe sur WhatsApp ?',
    ],
    original: [
      'Moi, [ta réponse]. À toi de choisir la suite : une autre question, ou mon numéro ?',
      'Moi, [ta réponse]. On se pose une question par jour sur WhatsApp, à tour de rôle ?',
      'Alors moi, [ta réponse]. La prochaine question, on y répond en vocal, toi et moi, sur WhatsApp ?',
    ],
  },
  26: {
    humoristique: [
      "Merci ! Je joue la modestie trois secondes. Voilà, c'est fait : on continue sur WhatsApp ?",
      "Oh, merci. Si c'était pour avoir mon numéro, ça marche très bien. Je te le laisse ?",
      'Merci, ma tête ne passe déjà plus les portes. Je te laisse mon numéro avant que ça empire ?',
    ],
    flirt: [
      'Oh, merci. Là, tu me donnes très envie de te laisser mon numéro. Je peux ?',
      "Merci, me voilà avec un sourire idiot. On continue sur WhatsApp, tant qu'il est là ?",
      "Merci, ça me touche vraiment. J'aimerais bien te parler un peu plus : on échange nos numéros ?",
    ],
    original: [
      "Merci ! Pour équilibrer, je t'avoue un défaut par SMS. Tu veux mon numéro ?",
      "C'est gentil, merci. On échange nos numéros, et le prochain compliment, c'est moi qui l'envoie ?",
      "Merci ! Je ne sais pas quoi répondre, et c'est rare. Tu me laisses ton numéro, le temps que je trouve ?",
    ],
  },
  27: {
    humoristique: [
      "Je t'en prie. J'en ai d'autres en réserve, il me manque juste un numéro où les envoyer.",
      'Avec plaisir. Je profite de ta bonne humeur : on échange nos numéros ?',
      'Tout le plaisir est pour moi. Je te donne mon numéro, ou on se fait encore deux ou trois politesses ici ?',
    ],
    flirt: [
      "C'était sincère, et j'ai bien envie de continuer à te faire sourire. Je te laisse mon numéro ?",
      "De rien, c'est facile avec toi. On continue sur WhatsApp, si ça te plaît ?",
      'Ta réponse me fait sourire à mon tour. On échange nos numéros ?',
    ],
    original: [
      "C'est mérité. Je te laisse mon numéro, pour les jours où il te faut un mot gentil ?",
      "Avec plaisir, c'est sorti tout seul. Comme la suite : on continue sur WhatsApp ?",
      "C'était vrai. Et ça aussi : je te parlerais bien ailleurs qu'ici. WhatsApp, ça te dit ?",
    ],
  },
  28: {
    humoristique: [
      'Aïe. On passe sur WhatsApp ? Il me faut un sticker très vexé pour te répondre.',
      'Coup bas, mais bien placé. Je te laisse mon numéro, que tu puisses recommencer ?',
      "Ma réponse cinglante arrive, compte deux jours. Je te l'envoie par SMS ?",
    ],
    flirt: [
      "C'est malin, je souris devant mon téléphone. Tu me donnes ton numéro, que je me venge gentiment ?",
      "Tu te moques bien, et ça me plaît. On continue à s'embêter sur WhatsApp ?",
      "J'aime bien tes piques, j'en reprendrais volontiers par SMS. Je te laisse mon numéro ?",
    ],
    original: [
      'Je veux entendre ça avec le ton. Tu me le redis en vocal sur WhatsApp ?',
      "On fait la paix ? Je t'offre mon numéro en signe de bonne volonté.",
      "Je l'ai bien cherché. On échange nos numéros, et j'ai droit à une pique gratuite sur toi ?",
    ],
  },
  29: {
    humoristique: [
      'Je tente [ta réponse]. Si ça passe, je gagne ton numéro. Sinon, tu gagnes le mien ?',
      '[Ta réponse]. Tu te moqueras de moi plus vite sur WhatsApp. On y va ?',
      "[Ta réponse]. Sinon, j'ai droit à l'appel à un ami ? Il me faudrait ton numéro.",
    ],
    flirt: [
      "[Ta réponse]. À mon tour : cap d'échanger nos numéros ?",
      "[Ta réponse]. J'aime bien jouer avec toi. On continue la partie sur WhatsApp ?",
      "D'accord, je joue. Et si je gagne, tu me donnes ton numéro ?",
    ],
    original: [
      '[Ta réponse]. Et si on se lançait un défi par jour, par SMS ? Je te laisse mon numéro.',
      "[Ta réponse]. À toi : devine les deux derniers chiffres de mon numéro. Je t'envoie les autres ?",
      "[Ta réponse]. Le prochain, je te l'envoie en photo sur WhatsApp, à toi de deviner. Ça te tente ?",
    ],
  },
  30: {
    humoristique: [
      "Ouille. Je peux t'envoyer des vidéos débiles pour t'aider à récupérer. On passe sur WhatsApp ?",
      "Repos complet, seul le pouce a le droit de bouger. Tu t'en sers pour me donner ton numéro ?",
      'Tu as le droit de répondre par des grognements. On passe aux vocaux sur WhatsApp ?',
    ],
    flirt: [
      "Repose-toi bien. J'aimerais prendre de tes nouvelles demain, tu me laisses ton numéro ?",
      'Pose-toi, tu as assez donné. Et quand tu auras soufflé, on continue à discuter sur WhatsApp ?',
      "Après ça, tu mérites un message gentil au réveil. Je te l'envoie par SMS, si tu me donnes ton numéro ?",
    ],
    original: [
      "Dur. Je t'envoie une chanson pour décompresser, et toi la tienne, sur WhatsApp ?",
      'Chapeau de tenir comme ça. On se reparle par SMS quand tu auras récupéré ? Je te laisse mon numéro.',
      'Quelle galère. Pour en parler, ou pour parler de tout sauf de ça, on échange nos numéros ?',
    ],
  },
  31: {
    humoristique: [
      "Pardon, j'ai ri. Je te laisse mon numéro, pour que tu m'appelles en direct à la prochaine ?",
      'Bravo, il fallait le faire. Je te donne mon numéro, en cas de nouvelle urgence ?',
      'Moi, mes gaffes, je ne les avoue que par SMS. Tu veux mon numéro ?',
    ],
    flirt: [
      "Tu m'as fait rire tout haut, j'en veux encore. On échange nos numéros ?",
      'Je ris, mais gentiment. Tu me donnes ton numéro, que je prenne des nouvelles de ta fierté ?',
      "J'ai un faible pour les gens qui avouent leurs gaffes. On continue sur WhatsApp ?",
    ],
    original: [
      'On fait un échange : une gaffe à toi, une gaffe à moi, par SMS. Je te laisse mon numéro ?',
      "À la prochaine gaffe, j'aimerais que tu m'écrives en premier. Tu prends mon numéro ?",
      "Ça, il me le faut en vocal, avec l'émotion. On passe sur WhatsApp ?",
    ],
  },
  32: {
    humoristique: [
      "Excellente nouvelle ! J'ai les confettis, il me manque juste un numéro où les envoyer.",
      "Mais c'est énorme ! Je te laisse mon numéro pour tout me raconter ? Promis, je ne chante pas.",
      "Génial ! Ça se fête, au minimum avec beaucoup trop d'émojis. On passe sur WhatsApp ?",
    ],
    flirt: [
      "Ça me fait vraiment plaisir. J'aimerais entendre ta voix quand tu le racontes : on échange nos numéros ?",
      "Quelle joie, ça se sent d'ici ! Tu me racontes la suite sur WhatsApp ?",
      'Merci de me le dire, ça me touche. La prochaine bonne nouvelle, par SMS ? Je te laisse mon numéro.',
    ],
    original: [
      'Trop bien ! Je veux les détails, même les inutiles. On continue sur WhatsApp ?',
      "Magnifique ! Tu me ferais un vocal, tant que c'est tout frais ? Je te laisse mon numéro.",
      "Quelle nouvelle ! Il te faut une chanson pour fêter ça, je t'en envoie une sur WhatsApp ?",
    ],
  },
  33: {
    humoristique: [
      "Quelle poisse. J'ouvre une ligne spéciale pour râler, tu veux le numéro ?",
      'Bon, si tout te lâche, prends au moins mon numéro. Lui, il marche.',
      "J'espère qu'il n'y aura pas d'épisode deux. Si jamais, tu me le racontes sur WhatsApp ?",
    ],
    flirt: [
      "Pauvre toi. Si tu veux te plaindre à quelqu'un de gentil, je te laisse mon numéro.",
      "Je ne peux pas faire grand-chose d'ici, à part essayer de te faire sourire. On continue sur WhatsApp ?",
      "Oh non. Je prendrais bien de tes nouvelles tout à l'heure, tu me donnes ton numéro ?",
    ],
    original: [
      "Pas de bol. On échange nos pires galères sur WhatsApp ? J'ai de quoi te consoler.",
      "Ouille. Je t'envoie une chanson pour te remonter le moral ? Il me faut juste ton numéro.",
      "Tu n'avais pas besoin de ça. Un vocal sur WhatsApp où tu râles pour de bon, ça te soulagerait ?",
    ],
  },
  39: {
    humoristique: [
      "J'ai quinze questions bêtes et une bonne. Je te les envoie petit à petit sur WhatsApp ?",
      "Tu dois avoir des histoires qu'on ne peut pas écrire ici. Je te laisse mon numéro ?",
      'Une anecdote de boulot de temps en temps, moi je signe. On passe par SMS ?',
    ],
    flirt: [
      "J'ai une question sur ton boulot et deux sur toi. Je te les pose par SMS ?",
      "Ça me donne envie d'en savoir plus, sur le métier et surtout sur toi. On échange nos numéros ?",
      "J'aime bien comment tu racontes ça. On continue sur WhatsApp ?",
    ],
    original: [
      "Je n'aurais pas deviné. Je te laisse mon numéro, et je te dis quel métier je t'imaginais ?",
      "Ça, j'aimerais l'entendre avec ta voix. Tu me racontes un truc de boulot en vocal sur WhatsApp ?",
      "J'aimerais savoir comment tout a commencé. Je te laisse mon numéro, et tu me racontes ça au téléphone ?",
    ],
  },
  40: {
    humoristique: [
      'Il y a forcément une version longue. Je te laisse mon numéro, pour un vocal de six minutes ?',
      'Excellent. Au prochain voyage, je veux une carte postale, ou au moins un SMS. On échange nos numéros ?',
      "Je voyage gratis en te lisant, ça m'arrange. La suite sur WhatsApp ?",
    ],
    flirt: [
      'Ça me donne envie de te poser mille questions. On continue sur WhatsApp ?',
      "J'aime bien ce que tu retiens d'un voyage. On échange nos numéros, pour la suite ?",
      "J'aimerais bien entendre ça de vive voix. Je te laisse mon numéro, tu m'appelles un soir ?",
    ],
    original: [
      "Ça mérite une bande-son. Tu m'envoies sur WhatsApp la chanson qui te rappelle ce voyage ?",
      "J'adore. Mes meilleures questions me viendront sûrement cette nuit, on échange nos numéros ?",
      "Tu viens d'ouvrir le bal. On s'envoie un souvenir de voyage par jour sur WhatsApp ?",
    ],
  },
  41: {
    humoristique: [
      "Je propose mon soutien moral par SMS, c'est gratuit et sans aucune compétence. Je te laisse mon numéro ?",
      'Il va me falloir des photos, même floues, même ratées. Je te laisse mon numéro ?',
      'Ça sent les bonnes anecdotes, je veux être au premier rang. Tu me donnes ton numéro ?',
    ],
    flirt: [
      "J'ai envie de connaître la suite, et de continuer à te parler. On passe sur WhatsApp ?",
      "J'aime bien comme tu en parles. Tu me raconterais le reste au téléphone, un de ces soirs ?",
      "J'aimerais bien t'envoyer un petit mot le jour J. Tu me donnes ton numéro ?",
    ],
    original: [
      "J'ai trop de questions là-dessus, ça ne tiendra jamais ici. On passe par SMS ?",
      'Et si tu me racontais ça au fur et à mesure, sur WhatsApp ? Je veux suivre tous les épisodes.',
      'Le moment venu, envoie-moi juste un « ça y est ». Je te laisse mon numéro pour ça ?',
    ],
  },
  42: {
    humoristique: [
      'Excellent, mais je veux les scènes coupées. Tu me les racontes sur WhatsApp ?',
      "Ah oui, quand même ! Le mien tiendrait dans un SMS. Je te l'envoie, si tu me donnes ton numéro ?",
      "La prochaine fois, raconte-moi en direct par SMS, que je suive l'action. Tu veux mon numéro ?",
    ],
    flirt: [
      "Tu me fais sourire. J'ai envie de connaître la suite de ta semaine : on continue sur WhatsApp ?",
      "J'aime bien que tu me racontes ça. Le prochain, tu m'en envoies un bout par SMS ?",
      'Beau week-end ! Et si le prochain commençait par un message de toi ? Je te laisse mon numéro.',
    ],
    original: [
      "J'adore. Dimanche prochain, on s'envoie chacun notre meilleur moment par SMS ? Je te laisse mon numéro.",
      "Et la chanson qui irait avec ce week-end, c'est quoi ? Tu me l'envoies sur WhatsApp ?",
      'Si tu devais en garder cinq minutes, lesquelles ? Tu me les racontes par texto ? Je te laisse mon numéro.',
    ],
  },
  43: {
    humoristique: [
      "Si ça tourne mal, il te faut quelqu'un à prévenir. Je te laisse mon numéro ?",
      'Amuse-toi bien, ou bon courage, au choix. Tu me dis par SMS comment ça finit ? Je te laisse mon numéro.',
      'Ça, ça mérite un vocal de dix minutes après. On passe sur WhatsApp ?',
    ],
    flirt: [
      'Si tu penses à moi entre deux, un SMS me ferait plaisir. On échange nos numéros ?',
      "J'aimerais bien t'entendre me raconter ça après. Je te donne mon numéro ?",
      'Beau programme. Je prendrais bien de tes nouvelles au passage, tu me laisses ton numéro ?',
    ],
    original: [
      'Tu me résumes tout ça en trois mots après, par SMS ? Je te laisse mon numéro.',
      'Tu me racontes le meilleur moment après, et moi le mien ? Sur WhatsApp, ce serait plus simple.',
      'Pas besoin de répondre pendant. Je te laisse mon numéro, et tu me racontes quand tu veux ?',
    ],
  },
  44: {
    humoristique: [
      'Je veux toutes les histoires, les tendres et les idiotes. On passe sur WhatsApp ?',
      "J'envoie des vidéos d'animaux à n'importe quelle heure. Tu prends le risque de me donner ton numéro ?",
      "Je crois que je m'attacherais en cinq minutes. Tu m'envoies une photo sur WhatsApp ?",
    ],
    flirt: [
      "J'aime bien ta façon d'en parler. On continue sur WhatsApp ?",
      "Ça me donne envie d'en savoir plus, sur toi aussi. Je te laisse mon numéro ?",
      "J'aime bien que tu me racontes ça. Je te laisse mon numéro, pour la suite ?",
    ],
    original: [
      "On fait un échange : ta plus belle photo d'animal contre mon numéro ?",
      "Un animal comme ça, ça se raconte de vive voix. On s'appelle ? Je te laisse mon numéro.",
      "On s'écrit à chaque animal bizarre qu'on croise dans la rue ? Je te donne mon numéro.",
    ],
  },
  45: {
    humoristique: [
      "Tu tombes bien, je tourne sur trois chansons depuis des mois. Tu m'envoies du renfort sur WhatsApp ?",
      'Je te répondrais bien en chantant, mais il faudrait un vocal. On passe sur WhatsApp, à tes risques ?',
      'Ça sent la personne qui a de bonnes playlists. Je te laisse mon numéro contre une chanson ?',
    ],
    flirt: [
      'Tu me donnes envie de monter le son. On échange nos numéros, et quelques chansons avec ?',
      "Je te comprends, et j'en parlerais des heures avec toi. Je te laisse mon numéro ?",
      "J'aime bien quand tu parles de musique. On continue sur WhatsApp ?",
    ],
    original: [
      'Ça me donne une idée : une chanson chacun par jour, sur WhatsApp, sans commentaire. Tu commences ?',
      "Le prochain morceau qui te fait quelque chose, tu me l'envoies par SMS ? Je te laisse mon numéro.",
      "La musique et toi, c'est une vraie histoire. On se fait une playlist à deux, sur WhatsApp ?",
    ],
  },
  46: {
    humoristique: [
      "Je regarde ça et je t'envoie mes commentaires par SMS, même les plus bêtes ? Je te laisse mon numéro.",
      "J'ai trop de choses à répondre pour cette petite case. On continue sur WhatsApp ?",
      "On pourrait en parler jusqu'à demain matin. Je te laisse mon numéro, au cas où ?",
    ],
    flirt: [
      "Si je regarde ça un soir, c'est à toi que j'aurai envie d'en parler. Tu me donnes ton numéro ?",
      'La prochaine fois que tu regardes un truc, écris-moi en direct. Je te laisse mon numéro ?',
      "J'aime bien comment tu en parles. On s'envoie nos impressions sur WhatsApp au prochain film ?",
    ],
    original: [
      'Et si on lançait le même film un soir, toi chez toi, moi chez moi, avec les commentaires par SMS ?',
      "Ça donne envie d'en discuter tard au téléphone, comme des ados. On échange nos numéros ?",
      "Ça me plaît d'en parler. Un conseil de film chacun par semaine, sur WhatsApp, ça te dit ?",
    ],
  },
  47: {
    humoristique: [
      'Moi, je pique du nez toutes les trois pages. On échange nos numéros, et tu me racontes les bons passages ?',
      'Un club de lecture à deux, sans biscuits mais sur WhatsApp, ça te tente ?',
      "Tu m'en résumes un en trois émojis, par SMS ? Je te laisse mon numéro et je devine.",
    ],
    flirt: [
      "J'aime bien parler de livres avec toi. On continue sur WhatsApp ?",
      "Tu me donnes envie d'en savoir plus, sur tes livres et sur toi. On échange nos numéros ?",
      "J'aime ce que ça dit de toi. Je te laisse mon numéro, pour me parler de ton préféré un soir ?",
    ],
    original: [
      "Tu m'envoies une phrase au hasard du livre le plus proche de toi, par SMS ? Je te laisse mon numéro.",
      'Une photo de ton étagère contre une photo de la mienne, sur WhatsApp, ça te dit ?',
      "Un livre, ça se raconte mieux de vive voix. Je te laisse mon numéro, et tu m'appelles pour m'en conseiller un ?",
    ],
  },
  48: {
    humoristique: [
      "Enfin un sujet sérieux. On continue sur WhatsApp, avec photos d'assiettes, même les ratées ?",
      'Je pourrais parler de bouffe toute la nuit. Je te laisse mon numéro, pour les fringales ?',
      "Je sens qu'on ne va plus changer de sujet. On continue sur WhatsApp ?",
    ],
    flirt: [
      "Je retiens tes goûts, ça pourra servir. Tu me donnes ton numéro, pour quand j'aurai une idée de resto ?",
      "J'ai l'impression qu'on s'entendrait bien à table. On échange nos numéros ?",
      "Rien que d'en parler, j'ai envie de dîner avec toi. En attendant, on continue sur WhatsApp ?",
    ],
    original: [
      "Ça me donne une idée de jeu sur WhatsApp : on montre son frigo, l'autre invente le dîner. Tu joues ?",
      "Je garde ça dans un coin de ma tête. On s'échange nos bonnes adresses sur WhatsApp ?",
      "Je veux suivre le menu. Tu m'envoies ton prochain repas sur WhatsApp, et moi le mien ?",
    ],
  },
  49: {
    humoristique: [
      "Je te propose un sport à ma portée : l'échange de numéros. Tu joues ?",
      "Moi, j'ai monté deux étages à pied, donc je comprends tout à fait. On compare nos exploits par SMS ?",
      "Respect, moi je m'arrête à l'échauffement. On continue sur WhatsApp, sans bouger du canapé ?",
    ],
    flirt: [
      "Tu racontes ça d'une façon qui me plaît bien. Je te laisse mon numéro ?",
      "J'ai un faible pour les gens qui vivent ça à fond. On continue sur WhatsApp ?",
      "J'ai envie d'avoir la suite, et une bonne raison de t'écrire. Tu me donnes ton numéro ?",
    ],
    original: [
      "Et autour de toi, on t'encourage ? Sinon je m'en charge par SMS, je te laisse mon numéro ?",
      'La prochaine fois, tu me fais le direct sur WhatsApp ? Je suivrai tout, promis.',
      "Je te laisse mon numéro, et la prochaine fois tu m'envoies un pouce en haut ou en bas ?",
    ],
  },
  50: {
    humoristique: [
      'La prochaine fois, envoie-moi un SMS, que je sorte enfin de mon canapé. On échange nos numéros ?',
      "J'adore. Pour l'épisode suivant, je veux le direct sur WhatsApp. Ça te dit ?",
      "Il te faut un contact d'urgence pour tes sorties, non ? Je te laisse mon numéro.",
    ],
    flirt: [
      'Une sortie avec toi, je ne dirais pas non. On commence par échanger nos numéros ?',
      "Tu me donnes envie de sortir, et d'avoir ton numéro aussi. Tu dirais oui à l'un des deux ?",
      "J'aimerais bien recevoir un message de toi au milieu d'une soirée. Je te laisse mon numéro ?",
    ],
    original: [
      'Si un soir tes amis annulent, je fais un bon plan B. Tu veux mon numéro, au cas où ?',
      "Le meilleur d'une soirée, c'est le débrief du lendemain. On fait le prochain par SMS ?",
      "On fait un pacte : si une soirée est nulle, un SMS, et l'autre appelle. On échange nos numéros ?",
    ],
  },
  51: {
    humoristique: [
      "Tu me donnes presque envie de déménager. Presque. Tu continues d'essayer sur WhatsApp ?",
      'Tu es mieux que le journal local. On continue sur WhatsApp, que je ne rate rien ?',
      "S'il se passe quoi que ce soit d'autre dans le coin, je veux le savoir. Je te laisse mon numéro ?",
    ],
    flirt: [
      "J'aime bien ta façon de raconter. Tu continues par SMS, si je te laisse mon numéro ?",
      "Tu racontes bien, je t'écouterais volontiers. On s'appelle un soir ? Je te laisse mon numéro.",
      "Ça me donne envie de venir, et de t'écrire avant. Tu me donnes ton numéro ?",
    ],
    original: [
      'Je voudrais bien voir ça. Une photo de ta rue contre une de la mienne, sur WhatsApp ?',
      "Je vois bien la scène. Il manque juste le son : tu m'envoies un vocal de chez toi sur WhatsApp ?",
      "Je vois l'ambiance. Si je passe par là un jour, je peux t'écrire ? Il me faudrait juste ton numéro.",
    ],
  },
  52: {
    humoristique: [
      "On ne doit pas s'ennuyer dans ta famille. Je te laisse mon numéro pour les prochains épisodes ?",
      'Écris-moi entre deux aventures familiales, même trois mots. On passe sur WhatsApp ?',
      'Je vois qui mène la danse. Je te laisse mon numéro, si tu as besoin de soutien moral ?',
    ],
    flirt: [
      "J'aime bien ta façon d'en parler. On échange nos numéros ?",
      "Quand tu as cinq minutes à toi, je veux bien que tu m'écrives. Je te laisse mon numéro ?",
      "Ça me plaît que tu m'en parles. On continue sur WhatsApp, quand tu as le temps ?",
    ],
    original: [
      'Il y a sûrement un groupe WhatsApp de famille bien animé, chez vous. On en ouvre un plus calme, à deux ?',
      'Un vocal de temps en temps, avec la meilleure phrase entendue en famille. On essaie sur WhatsApp ?',
      "Ça vit, autour de toi. Je te laisse mon numéro, et tu m'appelles quand c'est calme ?",
    ],
  },
  53: {
    humoristique: [
      "J'ai aussi quelques histoires en stock, dont une presque drôle. Je te la raconte sur WhatsApp ?",
      'Ce genre de sujet, ça mérite un long vocal et un paquet de biscuits. On passe sur WhatsApp ?',
      'Promis, je ne te fais pas le coup du psy. Mais si tu veux bavarder, je te laisse mon numéro ?',
    ],
    flirt: [
      "J'aimerais prendre le temps d'en parler avec toi, de ça ou d'autre chose. On se retrouve sur WhatsApp ?",
      "On a chacun notre passé, et là, c'est avec toi que j'ai envie de discuter. Je te laisse mon numéro ?",
      "J'aime bien que tu m'en parles franchement. On continue par SMS, à ton rythme ?",
    ],
    original: [
      "Ça se raconte mieux de vive voix, non ? On échange nos numéros et on s'appelle un de ces soirs ?",
      "Merci d'en parler comme ça. Si un soir tu veux parler de tout autre chose, je te laisse mon numéro ?",
      'On se dit déjà de vraies choses, et ça me plaît. On continue sur WhatsApp ?',
    ],
  },
  54: {
    humoristique: [
      "Pas de souci, j'ai presque appris le tricot en attendant. On passe sur WhatsApp ?",
      'Même pas boudé, ou alors à peine. Pour la peine, tu me donnes ton numéro ?',
      "T'inquiète. Je te laisse mon numéro, comme ça tu pourras m'oublier à deux endroits ?",
    ],
    flirt: [
      "Je te pardonne un peu trop facilement, ça m'inquiète. On continue sur WhatsApp ?",
      "Ça fait plaisir de te retrouver. Tu me donnes ton numéro, qu'on ne se perde plus ?",
      "Tu es là, c'est l'essentiel. Si c'est plus simple pour toi par SMS, je te laisse mon numéro.",
    ],
    original: [
      "Aucun souci. Tu réponds mieux par SMS, par WhatsApp ou par pigeon ? Je m'adapte.",
      "Ça arrive. Par SMS, on répond quand on peut et personne ne s'excuse. On échange nos numéros ?",
      'Pas grave, moi aussi je loupe des messages ici. Un petit coup de fil un soir, plutôt ? Je te laisse mon numéro.',
    ],
  },
  55: {
    humoristique: [
      "Déjà ? J'avais encore douze sujets. Je te laisse mon numéro pour la suite ?",
      "File, je vais faire semblant d'avoir une vie. On reprend sur WhatsApp la prochaine fois ?",
      'À plus ! Une dernière question, comme Columbo : tu es plutôt WhatsApp ou SMS ?',
    ],
    flirt: [
      "À très vite. J'aimerais bien que ton prochain message arrive par SMS : on échange nos numéros ?",
      'Je ne me lasse pas de parler avec toi. On reprend sur WhatsApp, quand tu veux ?',
      "Si je te traverse l'esprit, tu peux m'écrire ailleurs qu'ici : je te laisse mon numéro ?",
    ],
    original: [
      'À bientôt, je mets un marque-page ici. On rouvre sur WhatsApp ?',
      "File ! Je te laisse mon numéro, et tu m'envoies un vocal au réveil ou à la pause ?",
      'Je ne te retiens pas. On échange nos numéros, et la prochaine chose drôle que tu vois est pour moi ?',
    ],
  },
  56: {
    humoristique: [
      "Un peu tout me plaît, c'est suspect. On échange nos numéros, le temps que je trouve un défaut ?",
      "Mon pouce a de l'instinct, et il a adoré [ce qui t'a plu]. Il voudrait aussi ton numéro, tu acceptes ?",
      "J'ai une très bonne impression, et je peux développer. WhatsApp, en vocal, hésitations comprises ?",
    ],
    flirt: [
      "Tu me plais, surtout pour [ce qui t'a plu]. On continue sur WhatsApp ?",
      "Tu me plais, c'est aussi simple que ça. Je te laisse mon numéro ?",
      "Tu m'as donné envie de te connaître, et ça n'a pas changé. On échange nos numéros ?",
    ],
    original: [
      "En un mot : [ce qui t'a plu]. J'en aurai un deuxième demain, je peux te l'envoyer par SMS ?",
      "J'ai aimé [ce qui t'a plu]. Le reste, je le dirais mieux de vive voix : on échange nos numéros ?",
      'Franchement, tu me plais bien. On échange nos numéros, et tu choisis qui écrit en premier ?',
    ],
  },
  57: {
    humoristique: [
      "Tu l'auras voulu ! Passe-moi ton numéro, et prépare-toi à rire.",
      "D'accord, mais j'ai droit à trois essais. Tu me donnes ton numéro pour l'envoi ?",
      "Oui, mais sur WhatsApp : la qualité est meilleure et j'ai besoin de toutes mes chances. Ça te va ?",
    ],
    flirt: [
      "Pour toi, oui. Je te l'envoie sur WhatsApp, et tu me réponds pareil si ça te dit ?",
      "Ça me fait plaisir que tu demandes. On échange nos numéros, et je t'envoie ça ?",
      "Je veux bien, mais je préfère t'envoyer ça par message, plus tranquillement. Tu me donnes ton numéro ?",
    ],
    original: [
      "Je peux faire mieux : un petit appel vidéo, avec le son et l'image. Je te laisse mon numéro ?",
      "D'accord, sans retouche ni deuxième essai. On passe sur WhatsApp, et tu as la version brute ?",
      "Ça marche, et tu me réponds avec le premier mot qui te vient. Je t'envoie ça sur WhatsApp ?",
    ],
  },
  58: {
    humoristique: [
      'Tu as raison de te méfier, je ferais pareil. Un appel vidéo sur WhatsApp, avec mon bazar derrière ?',
      "Je mens très mal au téléphone, tu l'entendrais tout de suite. On échange nos numéros ?",
      'Aïe ! Je te laisse mon numéro, et tu me cuisines de vive voix ?',
    ],
    flirt: [
      'Je comprends. Mon numéro, en tout cas, je ne le donne pas à tout le monde. Tu le veux ?',
      "Je ne triche pas, et c'est bien à toi que j'écris. Tu veux mon numéro, pour entendre ma voix ?",
      "Je comprends, et j'aimerais que tu te fasses ton idée. Un vocal sur WhatsApp, quand tu le sens ?",
    ],
    original: [
      "Je préfère que tu me le dises. On s'appelle en vidéo sur WhatsApp, à l'heure que tu veux ?",
      "Je n'ai rien à cacher. Je te laisse mon numéro, et tu m'appelles sans prévenir, pour vérifier ?",
      'Les mots, ça ne prouve rien. Cinq minutes au téléphone, un peu plus : je te laisse mon numéro ?',
    ],
  },
  59: {
    humoristique: [
      "[Ta réponse]. J'ai des arguments, mais il me faut au moins douze messages. On passe sur WhatsApp ?",
      '[Ta réponse]. Et toi ? En cas de désaccord, on se dispute par SMS, je te laisse mon numéro.',
      '[Ta réponse]. Si ça te choque, tu peux venir me le dire au téléphone. Je te laisse mon numéro ?',
    ],
    flirt: [
      "[Ta réponse]. J'aime bien tes questions, tu m'en poses d'autres par SMS ? Je te laisse mon numéro.",
      "[Ta réponse]. Et pour te parler le soir, c'est plutôt SMS ou plutôt appel ? Les deux me plaisent.",
      '[Ta réponse]. Si tu dis pareil, on échange nos numéros. Si tu dis le contraire aussi. Ça te va ?',
    ],
    original: [
      '[Ta réponse]. Une question comme ça par jour, chacun son tour, sur WhatsApp ?',
      "[Ta réponse]. J'en ai une plus tordue pour toi, je te l'envoie par SMS si tu me donnes ton numéro ?",
      "[Ta réponse], mais je peux changer d'avis. On échange nos numéros, que je te tienne au courant ?",
    ],
  },
  60: {
    humoristique: [
      'Je dirais : [ton avis]. Je te laisse mon numéro, pour les réclamations ?',
      'Sans garantie : [ton avis]. Tu me tiens au courant sur WhatsApp, que je sache si je peux frimer ?',
      'À mon humble avis : [ta réponse]. Pour mes autres conseils douteux, je te laisse mon numéro ?',
    ],
    flirt: [
      "Spontanément : [ton avis]. J'aimerais bien connaître la suite, on échange nos numéros ?",
      'Moi, je dirais : [ton avis]. Demande-moi ce que tu veux quand tu veux, je te laisse mon numéro ?',
      'Pour toi, je réfléchis sérieusement : [ton avis]. On en parle de vive voix, tu me donnes ton numéro ?',
    ],
    original: [
      "D'instinct : [ton avis]. Je t'explique pourquoi en vocal, on passe sur WhatsApp ?",
      "Mon idée : [ton avis]. Écris-moi dès que c'est réglé, je te laisse mon numéro ?",
      "Franchement : [ton avis]. Moi aussi j'hésite souvent, on se conseille par SMS ?",
    ],
  },
};
