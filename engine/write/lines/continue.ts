import type { KindLines } from './line.ts';

// Replies that keep a talk going, by what the match just did.

export const continueLines: KindLines = {
  1: {
    humoristique: [
      "Salut toi ! Ta journée, plutôt tranquille ou plutôt n'importe quoi ?",
      "Hello ! Tu m'écris en pleine activité ou en pleine flemme ?",
      "Hey ! Je lâche tout ce que je faisais, c'est-à-dire rien. Et toi, tu fais quoi ?",
      "Coucou ! J'ai cherché une réponse géniale, il me reste « tu vas bien ? ».",
    ],
    flirt: [
      'Coucou toi, ça fait plaisir. Tu vas bien ?',
      'Hey toi ! Voilà un message qui tombe bien. Tu fais quoi de beau ?',
      'Salut toi, tu viens de me décrocher un sourire. Comment tu vas, pour de vrai ?',
      'Hello toi, jolie surprise. Il se passe quoi de bon dans ta journée ?',
    ],
    original: [
      "Coucou ! Dis-moi, c'est quoi la dernière chose qui t'a fait rire ?",
      'Hello ! Raconte-moi un petit truc sympa de ta journée, même minuscule.',
      "Salut toi ! En un mot, ton humeur du moment, c'est quoi ?",
      'Hey ! Lève les yeux de ton téléphone : tu vois quoi autour de toi, là ?',
    ],
  },
  2: {
    humoristique: [
      "Ça va, je tiens debout, c'est déjà pas mal. Et toi, tu tiens comment ?",
      '[Ta réponse], mais je ne dirais pas non à une sieste. Et de ton côté ?',
      "En forme, tant qu'on ne me demande rien de compliqué. Et toi, ça donne quoi ?",
    ],
    flirt: [
      "Ça va bien, et c'est gentil de demander. Et toi, comment tu vas ?",
      'Ça va, et un petit mot de toi, ça aide. À mon tour : tu vas comment ?',
      "Bien, merci. J'aime bien que tu prennes de mes nouvelles. Tu me donnes des tiennes ?",
    ],
    original: [
      "Ça va ! Et toi, raconte-moi un petit truc bien qui t'est arrivé depuis hier ?",
      'Ça va, merci. Et toi, là, tout de suite : plutôt lit, café ou grand air ?',
      "Pas mal du tout. Et toi, la vraie réponse, pas celle qu'on donne par politesse ?",
    ],
  },
  3: {
    humoristique: [
      "Je suis [ton métier]. À six ans, je visais cosmonaute, ça s'est joué à peu. Tu visais quoi, toi ?",
      "Alors, officiellement : [ton métier]. Tu veux les bons côtés ou les galères ? J'ai les deux.",
      'Je suis [ton métier], et certains jours je fais bien semblant. Et toi, ton boulot te plaît ?',
    ],
    flirt: [
      "Je suis [ton métier]. Tu m'imaginais là-dedans, ou je te surprends un peu ?",
      "Pour te répondre : [ta réponse]. Et toi, c'est quoi, le meilleur moment de tes journées ?",
      "Dans la vie, je suis [ton métier]. Pose-moi toutes tes questions, après c'est moi qui te cuisine, d'accord ?",
    ],
    original: [
      'Je suis [ton métier]. Ça colle avec ce que tu imaginais ?',
      "Je travaille dans [ton domaine]. Et toi, c'est quoi le cliché sur ton boulot qui t'énerve le plus ?",
      'Dans la vie : [ton métier]. Et toi, quel métier tu serais incapable de faire ?',
    ],
  },
  4: {
    humoristique: [
      'Officiellement : [ta réponse]. En vrai, je regarde mon téléphone. Et toi, la forme ?',
      "[Ce que tu fais], rien de très héroïque. Et toi, c'est calme ou c'est la course ?",
      'De mon côté : [ce que tu fais]. Tu as le droit de te moquer. Et toi, ça se passe comment ?',
    ],
    flirt: [
      'Là, je discute avec toi, et ça me va très bien comme programme. Tu restes un peu ?',
      "[Ce que tu fais], et un message de toi au milieu, c'est parfait. Tu as encore un moment ?",
      '[Ta réponse], mais tu peux me déranger quand tu veux. Tu espérais quelle réponse ?',
    ],
    original: [
      "[Ta réponse]. Et toi, le meilleur moment de ta journée, jusqu'ici, c'était quoi ?",
      '[Ta réponse]. Et toi, avec deux heures de libre, là, tout de suite, tu ferais quoi ?',
      '[Ce que tu fais]. Si on échangeait nos places, là, qui y gagnerait ?',
    ],
  },
  5: {
    humoristique: [
      "[Ton coin]. J'en dis du mal toute l'année, mais gare à qui s'en moque. Et toi, tu défends le tien ?",
      "Pour tout t'avouer, c'est [ton coin]. Je monte ou je baisse dans ton estime ?",
      "Moi, c'est [ton coin]. Vas-y, place ta blague dessus, je crois les avoir toutes entendues.",
    ],
    flirt: [
      "Plutôt [ton coin]. C'est pas trop loin de chez toi, j'espère ? Ça m'arrangerait bien.",
      "Moi, c'est [ton coin]. Et si je débarquais dans le tien, tu me montrerais quoi en premier ?",
      '[Ton coin]. Tu connais un peu, ou ce serait à moi de te faire visiter ?',
    ],
    original: [
      "[Ton coin]. Tu m'imaginais là, ou pas du tout ?",
      "Moi, c'est [ton coin]. C'est quoi le premier mot qui te vient quand tu entends ça ?",
      "C'est [ton coin], pour te répondre. Et chez toi, c'est quoi le meilleur endroit où manger ?",
    ],
  },
  6: {
    humoristique: [
      "Le plus simple pour moi, c'est [ton créneau]. Le reste du temps, je fais semblant d'être indispensable. Ça t'irait ?",
      "Je dirais [ton créneau], et promis, je ne change pas d'avis trois fois. Ça colle de ton côté ?",
      'Mon agenda est honteusement vide, alors je te laisse décider. On part sur quoi ?',
    ],
    flirt: [
      "Je peux [ton créneau], et j'ai déjà envie d'y être. C'est bon pour toi ?",
      "J'aime bien que ça se précise. Pour moi ce serait [ton créneau], et pour toi ?",
      "Pour te voir, je m'arrange, donc prends ce qui te va le mieux. On dit quoi ?",
    ],
    original: [
      'Mettons [ton créneau]. On prévoit quelque chose de précis ou on improvise sur place ?',
      'Je suis libre [ton créneau]. Tu es du genre à tout prévoir ou à décider une heure avant ?',
      'Plutôt [ton créneau] pour moi. On se fixe une heure de fin ou surtout pas ?',
    ],
  },
  7: {
    humoristique: [
      'Bon, je me lance : je cherche [ce que tu cherches]. Tu restes ou tu pars en courant ?',
      "Je cherche [ce que tu cherches], et si possible quelqu'un qui rit à mes blagues moyennes. Ça te parle ?",
      "Une belle rencontre, et ne plus jamais avoir à écrire une bio. On est d'accord là-dessus ?",
    ],
    flirt: [
      "Une histoire où on rit beaucoup et où on se dit les choses. J'ai frappé à la bonne porte ?",
      "Je cherche [ce que tu cherches], et j'aime bien comment ça commence avec toi. Ça te va, comme réponse ?",
      "J'aime bien que tu demandes. Je cherche [ce que tu cherches], et j'ai envie de te connaître. Et toi, de ton côté ?",
    ],
    original: [
      'Je cherche [ce que tu cherches]. Et toi, tu reconnaîtrais la bonne personne à quoi ?',
      "Je préfère le dire tout de suite : je cherche [ce que tu cherches]. Et toi, qu'est-ce qui te ferait fuir ?",
      "Quelqu'un à qui raconter ma journée, et qui me raconte la sienne. Pour toi, c'est peu ou déjà beaucoup ?",
    ],
  },
  8: {
    humoristique: [
      "Bon, je te le dis : [ta réponse]. Et pour toi, jusqu'ici, c'est plutôt drôle ou plutôt désespérant ?",
      '[Ta réponse]. Voilà, tu sais tout. À toi maintenant : comment tu as atterri ici ?',
      '[Ta réponse], et on ne se moque pas. Toi, tu en es où avec cette appli : amour ou ras-le-bol ?',
    ],
    flirt: [
      "[Ta réponse]. À mon tour : qu'est-ce qui te donne envie de répondre à quelqu'un, toi ?",
      "Franchement, [ta réponse]. Mais ta question m'a fait sourire, donc tout n'est pas perdu. Et toi, tu en penses quoi, de l'appli ?",
      '[Ta réponse]. Et toi, dis-moi, tu es là pour voir ou pour une vraie belle rencontre ?',
    ],
    original: [
      'Réponse honnête : [ta réponse]. Et toi, tu as déjà eu envie de tout désinstaller ?',
      "[Ta réponse]. Et toi, tes amis savent que tu es là, ou c'est top secret ?",
      "[Ta réponse]. Et toi, qu'est-ce qui te fait passer ton chemin tout de suite sur un profil ?",
    ],
  },
  9: {
    humoristique: [
      "[Ta réponse], carte d'identité à l'appui. Alors, bonne ou mauvaise nouvelle ?",
      "[Ta réponse], mais je n'y suis pour rien, faut voir avec mes parents. Tu t'y attendais ?",
      "Je réponds, je n'ai rien à cacher : [ta réponse]. Tu me crois sur parole ou il te faut une preuve ?",
    ],
    flirt: [
      "Alors, roulement de tambour : [ta réponse]. Dis-moi, c'est ce que tu espérais ?",
      "[Ta réponse]. Voilà, je ne te cache rien. Tu veux savoir quoi d'autre ?",
      "[Ta réponse]. J'aime bien ta curiosité. Je peux te retourner la question ?",
    ],
    original: [
      "[Ta réponse]. Ça colle avec l'image que tu avais de moi ?",
      "[Ta réponse]. Et qu'est-ce que ça te dit de moi, à ton avis ?",
      '[Ta réponse]. Et toi, on te devine du premier coup ou on se trompe à chaque fois ?',
    ],
  },
  10: {
    humoristique: [
      "[Ta réponse]. Dans tous les cas, je défends bien les cabanes en coussins. Et toi, c'est quoi ton côté gamin ?",
      "[Ta réponse]. Voilà, j'ai répondu sans trembler. Tu as d'autres questions comme ça en réserve ?",
      '[Ta réponse]. Et entre toi et moi, à ton avis, qui est resté le plus gamin ?',
    ],
    flirt: [
      "[Ta réponse]. Et j'aimerais bien en savoir plus sur ta vie à toi. Tu me racontes un peu ?",
      '[Ta réponse]. Et toi, tu rêves de quoi pour les années qui viennent ?',
      "[Ta réponse]. Tu peux tout me demander, tu sais. C'est quoi la question suivante ?",
    ],
    original: [
      "[Ta réponse]. Et chez toi, un dimanche, c'est plutôt grand calme ou joyeux bazar ?",
      '[Ta réponse]. Et ta famille à toi, plutôt grande tablée bruyante ou petit comité ?',
      "[Ta réponse]. Et toi, à dix ans, tu étais quel genre d'enfant ?",
    ],
  },
  11: {
    humoristique: [
      'Tu ne tournes pas autour du pot, toi ! Alors : [ta réponse]. Et de ton côté ?',
      "Pour faire court : [ta réponse]. Voilà, j'ai parlé. À toi de passer sur le gril, non ?",
      "Allez, je me lance : [ta réponse]. Ouf, c'est dit. À ton tour ?",
    ],
    flirt: [
      "Réponse honnête : [ta réponse]. Mais c'est la suite qui m'intéresse. Toi, tu as envie de quoi maintenant ?",
      'Je te réponds franchement : [ta réponse]. Et toi, tu en es où de ce côté-là ?',
      'Pour ne rien te cacher : [ta réponse]. Et toi, ton cœur en est où ?',
    ],
    original: [
      'Tout simplement : [ta réponse]. Toi, il y a un truc que tu ne referais plus en couple ?',
      "La réponse simple : [ta réponse]. Et toi, qu'est-ce qui compte le plus dans un couple, maintenant ?",
      'Tu préfères la version en une phrase ou celle avec tous les épisodes ?',
    ],
  },
  12: {
    humoristique: [
      "Vendu, moi c'est [ton contact]. Mets-moi un petit mot, je me méfie des robots.",
      "On déménage déjà ? Ça marche, c'est [ton contact]. Tu écris en premier, j'apporte les blagues nulles.",
      "Avec plaisir : [ton contact]. Je préviens, j'y écris aussi mal qu'ici. Tu viens quand même ?",
    ],
    flirt: [
      "C'est [ton contact]. Si je réponds un peu trop vite là-bas, fais comme si de rien n'était.",
      "Volontiers, moi c'est [ton contact]. Tu m'y raconteras quoi en premier ?",
      "Oui, avec plaisir : [ton contact]. J'aime bien que l'idée vienne de toi.",
    ],
    original: [
      "D'accord : [ton contact]. Premier message là-bas : une photo de ce que tu as sous les yeux ?",
      "Bonne idée, moi c'est [ton contact]. Tu m'y raconteras ce qui t'a fait rire aujourd'hui ?",
      "Volontiers : [ton contact]. Pour commencer, tu m'envoies la chanson que tu as en tête ?",
    ],
  },
  13: {
    humoristique: [
      "Tiens : [ton numéro]. Tu m'enregistres sous quel nom, que je rigole ?",
      "[Ton numéro], et j'ai compté deux fois, tous les chiffres y sont. Fais-moi signe quand tu veux.",
      "Voilà : [ton numéro]. Dis bien que c'est toi, sinon je te prends pour un vendeur de panneaux solaires.",
    ],
    flirt: [
      'Voilà : [ton numéro]. Je vais faire semblant de ne pas guetter mon téléphone.',
      "[Ton numéro]. J'aime bien l'idée qu'on sorte de l'appli, toi et moi. On se parle ce soir ?",
      'Tiens : [ton numéro]. Si je souris bêtement à mon téléphone, ce sera de ta faute.',
    ],
    original: [
      'Voilà : [ton numéro]. Pas de « coucou » pour commencer, raconte-moi plutôt le truc le plus bête de ta journée.',
      "Tiens : [ton numéro]. Tu connais d'autres numéros que le tien par cœur, toi ? Moi, presque plus.",
      "[Ton numéro]. Pour le premier sujet, c'est toi qui choisis, même le plus idiot. Tu prends quoi ?",
    ],
  },
  14: {
    humoristique: [
      "C'est oui ! Tu es du genre dix minutes en avance, ou « j'arrive » depuis la douche ?",
      "Oui ! J'ai fait semblant de réfléchir trois secondes, par principe. On se retrouve où ?",
      "Je dis oui avant que tu changes d'avis. C'est quoi la tenue, chic ou confort ?",
    ],
    flirt: [
      'Ça me tente beaucoup, et la compagnie aussi. Tu me dis où je te retrouve ?',
      "Oui, j'espérais que tu proposes. C'est ton idée, alors je te suis : on se rejoint où ?",
      'Avec grand plaisir. Dis-moi, tu y pensais depuis quand ?',
    ],
    original: [
      "D'accord ! On se fait la bise, ou on improvise un truc gênant en arrivant ?",
      "Ça marche ! Et la fois d'après, c'est moi qui choisis le programme, ça te va ?",
      "Ça me va ! En cas de blanc, chacun prépare une anecdote de secours, d'accord ?",
    ],
  },
  15: {
    humoristique: [
      'Génial. Maintenant, le vrai problème : je mets quoi ?',
      'Super ! Je vais faire semblant de rester calme jusque-là. Tu gères mieux, toi ?',
      "Trop bien. Tu es du genre à arriver en avance, ou à écrire « j'arrive » depuis la douche ?",
      "Parfait. Je te préviens, les cinq premières minutes je raconte n'importe quoi. Toi aussi ?",
    ],
    flirt: [
      "Chouette, j'ai hâte. On se fait la bise ou on improvise ?",
      'Ça me fait vraiment plaisir, je souris bêtement devant mon téléphone. Toi aussi, un peu ?',
      "Voilà une très bonne nouvelle. Qu'est-ce que je dois savoir sur toi avant de te voir ?",
    ],
    original: [
      'Génial. On se choisit un sujet interdit pour ce jour-là ? Moi je vote le boulot, et toi ?',
      "Trop bien. D'ici là, garde-moi une histoire que tu racontes rarement, d'accord ?",
      "Parfait. Et si on arrivait avec une question bizarre à poser à l'autre ?",
    ],
  },
  16: {
    humoristique: [
      "Disons [ta réponse]. J'y serai dix minutes avant, à faire semblant d'arriver. Ça te va ?",
      'On dit [ta réponse] ? Si je me perds, tu as le droit de te moquer une fois, pas deux.',
      "[Ta réponse], et je mets trois rappels sur mon téléphone pour être à l'heure. C'est bon pour toi ?",
    ],
    flirt: [
      "[Ta réponse], ça te va ? J'ai déjà hâte, autant te le dire.",
      "Je dirais [ta réponse], mais je m'adapte : le principal, c'est que tu viennes. Bon pour toi ?",
      "Va pour [ta réponse], et après on ne regarde plus l'heure. Ça te convient ?",
    ],
    original: [
      '[Ta réponse], et on improvise la suite sur place. Tu aimes ça, ou tu préfères tout prévoir ?',
      'Disons [ta réponse]. On se donne un signe pour se repérer de loin, ou on tente sans ?',
      "Je propose [ta réponse]. Qui arrive en premier décide par où on commence, d'accord ?",
    ],
  },
  17: {
    humoristique: [
      "Vendu ! J'ai donc un peu plus de temps pour avoir le trac. Et toi, zen ?",
      'Ça marche ! Ça me laisse le temps de trouver un haut sans tache.',
      "Va pour la nouvelle date, j'ai le temps d'apprendre une deuxième blague. Tu les aimes comment ?",
    ],
    flirt: [
      "Oui, avec plaisir. Tant que tu changes de jour et pas d'avis, tout me va !",
      "D'accord, on décale. L'envie de te voir, elle, ne bouge pas.",
      "Ça me va très bien, j'aurai juste hâte un peu plus longtemps. Et toi, un peu hâte aussi ?",
    ],
    original: [
      "C'est noté. Et merci d'avoir proposé une autre date tout de suite, ça fait plaisir.",
      "Pas de problème, ça arrive. Ce sera encore mieux avec un peu d'attente, non ?",
      "Ça me va ! D'ici là, on a droit à une question chacun par jour. Tu commences ?",
    ],
  },
  18: {
    humoristique: [
      "Aucun souci, je n'avais pas encore réservé la table. Tu me fais signe quand ça t'arrange ?",
      'Pas de souci, ma proposition se garde très bien au frais. Tu me diras quand on la ressort ?',
      "T'inquiète, je n'ai pas sorti le chronomètre. On continue à dire des bêtises ici en attendant ?",
    ],
    flirt: [
      "Pas de souci, l'envie ne va pas s'envoler. Tu me dis quand c'est plus simple pour toi ?",
      'Prends ton temps, te parler ici me va très bien. Elle se passe comment, ta semaine ?',
      "D'accord, sans pression. Ça me fera plaisir le jour où ça te tente, je te laisse choisir le moment.",
    ],
    original: [
      'Pas de souci. Le jour où ça se fait, tu serais plutôt verre, balade ou bon repas ?',
      'Ça roule, la prochaine idée vient de toi, quand tu veux. Même un truc bizarre, ça me va.',
      "Ça me va. Un café de vingt minutes à l'improviste, un jour, ce serait plus simple pour toi ?",
    ],
  },
  23: {
    humoristique: [
      'Tu ris de moi ou avec moi ? Les deux me vont.',
      "Attention, si tu m'encourages, je ne m'arrête plus. Tu tiendras le choc ?",
      "Enfin quelqu'un qui rit à mes bêtises ! Tu es bon public ou j'ai eu de la chance ?",
      "Dis-moi que tu n'es pas dans un bus ou en pleine réunion, là ?",
    ],
    flirt: [
      "J'aimerais bien l'entendre, ce rire. Discret, ou on l'entend trois tables plus loin ?",
      "Te faire rire, ça me plaît bien. Qu'est-ce qui marche à tous les coups avec toi ?",
      "Et voilà, je souris aussi devant mon écran. Ça t'arrive souvent de contaminer les gens ?",
    ],
    original: [
      "À ton tour de me faire rire, maintenant : c'est quoi ta blague la plus nulle ?",
      "Ça fait plaisir ! Et la dernière fois que tu as pleuré de rire, c'était à cause de quoi ?",
      "J'aime bien quand ça rigole. Tu as une vidéo ou un film qui te fait rire à chaque fois ?",
    ],
  },
  24: {
    humoristique: [
      "Bon, ce n'était pas mon meilleur message. Plus facile : sucré ou salé, là, tout de suite ?",
      "D'accord, je rends le micro. Tu choisis le sujet, même la météo me va.",
      "Là, je sens que j'ai perdu mon public. Tu me donnes une deuxième chance, ou je retente plus tard ?",
    ],
    flirt: [
      "J'ai envie de te connaître, alors je retente : de quoi tu aimes parler quand tu as le temps ?",
      "Pas de pression, on a le temps. Dis-moi juste un petit truc qui t'a fait sourire aujourd'hui ?",
      "D'accord. Et là, tout de suite, qu'est-ce qui te ferait vraiment plaisir ?",
    ],
    original: [
      "Si ce n'est pas le moment, aucun souci. Tu me fais signe quand tu as la tête à papoter ?",
      "On change de sujet : de quoi tu peux parler une heure sans t'arrêter ?",
      "On inverse : pose-moi une question, n'importe laquelle, et je réponds franchement.",
      "Question toute simple : ta journée, c'était plutôt bien, bof ou à oublier ?",
    ],
  },
  25: {
    humoristique: [
      "Pour moi, [ta réponse]. Ça, c'est la version courte, la longue contient des détails gênants. Tu veux laquelle ?",
      "De mon côté, [ta réponse]. Tu t'attendais à mieux, avoue ?",
      'Moi, [ta réponse]. Ça te va comme réponse, ou je dois développer ?',
    ],
    flirt: [
      'Alors moi, [ta réponse]. Et tu me dis un truc sur toi que je ne sais pas encore ?',
      'Moi, [ta réponse]. On se découvre petit à petit, ça me plaît. Qui pose la prochaine, toi ou moi ?',
      '[Ta réponse]. Tu vois, à toi je dis tout. Tu voulais savoir autre chose ?',
    ],
    original: [
      'Pour moi, [ta réponse]. On continue par une question sérieuse ou par une question idiote ?',
      "Moi, [ta réponse]. Et le meilleur moment de ta journée, jusqu'ici, c'était quoi ?",
      "Pour ma part, [ta réponse]. À toi : une question qu'on ne pose jamais ici ?",
    ],
  },
  26: {
    humoristique: [
      'Merci ! Je vais être insupportable pendant deux jours. Tu assumes ?',
      "Merci ! Jusqu'ici il n'y avait que ma mère dans le fan-club. Tu veux la carte de membre ?",
      "Merci ! J'essayais de répondre avec détachement, c'est raté. Tu fais souvent cet effet aux gens ?",
    ],
    flirt: [
      "J'ai un grand sourire, là, merci. C'est quoi la dernière chose gentille qu'on t'a dite, à toi ?",
      "Merci, ça me touche plus que je ne vais l'admettre. Tu dis toujours les choses aussi franchement ?",
      "C'est adorable, merci. Tu viens de gagner toute mon attention, tu comptes en faire quoi ?",
    ],
    original: [
      "Merci, je ne m'y attendais pas. Toi, tu sais recevoir un compliment ou tu changes de sujet ?",
      "Merci ! Et toi, c'est quoi le compliment qui te touche à tous les coups ?",
      "Ça fait du bien à lire, merci. Tu as hésité avant de l'envoyer, ou c'est parti tout seul ?",
    ],
  },
  27: {
    humoristique: [
      "De rien, j'en ai d'autres en stock. Tu les veux d'un coup ou par petites doses ?",
      "Avec plaisir. Et encore, c'était la version sobre. Tu veux l'autre ?",
      "C'est cadeau. On t'en fait souvent, ou les gens autour de toi dorment ?",
    ],
    flirt: [
      "Je n'ai même pas eu à chercher, c'est venu tout seul. J'ai le droit de recommencer ?",
      "C'était sincère, et j'aime bien ta réaction. Si j'en glisse un autre demain, tu l'acceptes aussi ?",
      "De rien, je le pensais vraiment. Et toi, qu'est-ce qui te touche le plus qu'on te dise ?",
    ],
    original: [
      "Avec plaisir. C'est quoi, le compliment le plus bizarre qu'on t'ait fait ?",
      'De rien. Toi, un compliment, tu y crois tout de suite ou tu cherches le piège ?',
      "C'est mérité. Et le compliment que tu n'as jamais oublié, c'est lequel ?",
    ],
  },
  28: {
    humoristique: [
      "C'est bas, c'est gratuit, et le pire, c'est que ça m'a fait rire. Tu en as d'autres ?",
      "Un point pour toi. Profite, je prépare ma revanche. Ton point faible, c'est quoi ?",
      "Aïe, en plein dans l'ego ! Tu t'entraînes le matin ou c'est naturel chez toi ?",
    ],
    flirt: [
      "Je devrais me vexer, et je souris bêtement. Tu embêtes tout le monde comme ça ou j'ai de la chance ?",
      "Continue, j'aime bien. Par contre ma vengeance arrive : on te taquine sur quoi, toi ?",
      "Tu vas me le ressortir longtemps, ça ? Remarque, si ça te fait m'écrire, ça me va très bien.",
    ],
    original: [
      "Je ne nie rien. Et toi, c'est quoi la vanne qu'on te fait depuis toujours ?",
      'Pas mal ! Elle est sortie toute seule, ou tu la gardais sous le coude ?',
      "Tu vises bien ! Tu as grandi avec des frères et sœurs, ou c'est un don ?",
    ],
  },
  29: {
    humoristique: [
      "[Ta réponse]. Je regrette déjà, mais c'est envoyé. Alors ?",
      "[Ta réponse]. J'y ai mis trois bonnes secondes de réflexion, sois sympa. Verdict ?",
      'Je me lance : [ta réponse]. Je te préviens, je perds très mal. Alors ?',
    ],
    flirt: [
      "[Ta réponse]. J'aime bien jouer avec toi. Le prochain tour, c'est moi qui choisis ?",
      "[Ta réponse]. Si je gagne, tu me dis un secret. Si je perds, je t'en dis un. Ça marche ?",
      "Je dis [ta réponse]. Tu m'as bien fait sourire, tu en as d'autres comme ça ?",
    ],
    original: [
      "Allez, je tente [ta réponse]. Après, c'est mon tour, et je te préviens, ce sera tordu. Tu acceptes ?",
      "[Ta réponse]. J'en garde une deuxième sous le coude si celle-là ne te plaît pas. Tu la veux ?",
      'Je joue, mais on ajoute une règle : qui perd raconte sa pire honte. Ça te va ?',
    ],
  },
  30: {
    humoristique: [
      "Rien qu'à te lire, j'ai besoin de m'asseoir. Tu as pu te poser, au moins ?",
      "Après ça, tu as le droit de manger du fromage debout devant le frigo. C'est quoi, ton réconfort à toi ?",
      "Là, c'est canapé, pâtes au beurre et plus un mot à personne. Je me trompe ?",
      "Tu mérites une médaille, ou quelqu'un pour faire ta vaisselle pendant un mois. Tu prends quoi ?",
    ],
    flirt: [
      "Souffle un peu, je m'occupe de toi par message. Tu préfères qu'on te plaigne ou qu'on te fasse rire ?",
      "Ça donne envie de te préparer un bon plat. Ce serait quoi, celui qui te remet d'aplomb ?",
      "Je t'offrirais bien un verre et mes deux oreilles. Qu'est-ce qui te ferait du bien, là ?",
    ],
    original: [
      "Ça a l'air épuisant. Tu décompresses comment, d'habitude : silence total ou musique à fond ?",
      'Ouf, quelle fatigue. Si tu pouvais te téléporter quelque part pour souffler, tu irais où ?',
      "Sacrée dose. C'est quoi, le premier truc que tu fais quand tu as enfin la paix ?",
    ],
  },
  31: {
    humoristique: [
      "Je compatis, dès que j'ai fini de rire. Tu en ris aussi ou c'est trop frais ?",
      "Ça me rassure sur mes propres gaffes. C'était une première ou tu as de l'entraînement ?",
      'Bravo, il fallait le faire. Et là, tu as fait quelle tête ?',
    ],
    flirt: [
      "J'ai un faible pour les gens qui avouent leurs gaffes. Tu en as d'autres à me confier ?",
      'Je ris, mais gentiment. Ta fierté, ça va ?',
      "Tu viens d'égayer ma journée, pardon pour toi. Qu'est-ce qui te console dans ces cas-là ?",
    ],
    original: [
      'Quel moment ! Tu es du genre à rougir, à rire ou à vouloir changer de pays ?',
      "Dans dix ans, ça fera encore rire. C'est quoi la gaffe que tes amis te ressortent toujours ?",
      "Et tu l'as senti venir, ou tu as compris une seconde trop tard ?",
    ],
  },
  32: {
    humoristique: [
      "Mais c'est énorme ! Tu as crié, pleuré ou sauté partout ?",
      "Oh génial ! J'ai levé les bras devant mon téléphone, j'espère que personne n'a vu. Tu fêtes ça comment ?",
      "Ça mérite une danse ridicule dans la cuisine. Tu l'as déjà faite ?",
    ],
    flirt: [
      "Trop bien ! Tu as déjà quelqu'un pour trinquer à ça, ou je me propose ?",
      'Ça me fait vraiment plaisir pour toi, merci de me le dire. Tu te sens comment, là ?',
      "Oh, quelle joie ! J'aurais aimé voir ton sourire à ce moment-là. Raconte, c'était comment ?",
    ],
    original: [
      "Génial ! Tu l'as dit à qui en premier ?",
      "Ah, que ça fait du bien à lire ! C'était quoi ta tête, à la seconde où tu l'as su ?",
      "Super nouvelle ! Tu y croyais, toi, ou tu n'osais pas trop ?",
    ],
  },
  33: {
    humoristique: [
      'Ah non, pas ça ! Tu veux de la compassion ou une blague nulle ?',
      "Quelle poisse ! Tu as croisé un chat noir ou c'est gratuit ?",
      'Y a des jours où il faudrait rester sous la couette. Tu survis quand même ?',
    ],
    flirt: [
      'Pauvre toi. De quoi tu aurais envie, là, pour te consoler un peu ?',
      "Oh non. Si j'étais dans le coin, j'arrivais avec un chocolat chaud. Tu aurais dit oui ?",
      "Oh mince. Je t'envoie plein de courage. Tu me dis tout à l'heure si ça va mieux ?",
    ],
    original: [
      "Tu n'avais pas besoin de ça. Pour te remonter le moral, c'est plutôt musique, canapé ou chocolat ?",
      "Pas drôle, ça. Il t'est quand même arrivé un petit truc bien aujourd'hui ?",
      'Mince. Si tu pouvais rembobiner la journée, tu repartirais de quelle heure ?',
    ],
  },
  39: {
    humoristique: [
      "J'ai dix questions bêtes sur ce métier. Je commence par la pire ?",
      "J'imagine les blagues aux repas de famille. On te sort laquelle à chaque fois ?",
      'Bon, maintenant il me faut ta pire anecdote de boulot. Tu peux changer les noms ?',
    ],
    flirt: [
      "J'aime bien comme tu en parles. Qu'est-ce qui t'a plu là-dedans, au départ ?",
      "Tu m'as fait sourire. C'est quoi ton meilleur souvenir de boulot ?",
      "Ça m'intrigue, et toi aussi. Au travail, tu es plutôt du genre calme ou tornade ?",
    ],
    original: [
      "Je me rends compte que je n'y connais rien. Qu'est-ce que personne n'imagine sur ce métier ?",
      'Ça me donne envie de connaître le début. À dix ans, tu voulais déjà faire ça ou pas du tout ?',
      'Un métier pareil, ça laisse des traces. Tu as une manie du boulot qui te suit à la maison ?',
    ],
  },
  40: {
    humoristique: [
      'Ça, aucun guide ne le raconte. Tu voyages avec un plan, ou au petit bonheur ?',
      "Mes souvenirs de vacances ont l'air bien fades, d'un coup. Tu en as d'autres comme ça ?",
      'Ça vaut tous les magnets de frigo. Tu as gardé autre chose de ce voyage ?',
    ],
    flirt: [
      'Ça donne envie de te suivre au prochain départ. Ce serait où ?',
      "J'aime bien comment tu racontes. C'est quoi, la première image qui te revient ?",
      "Tes souvenirs, je t'écouterais bien les raconter toute une soirée. Lequel te fait encore sourire ?",
    ],
    original: [
      "J'adore. Si tu pouvais revivre une seule heure de ce voyage, tu choisirais laquelle ?",
      "On dirait le début d'un film. Tu lui donnerais quoi comme titre ?",
      "On s'y croirait. C'est quoi, l'odeur ou le bruit qui t'y ramène direct ?",
    ],
  },
  41: {
    humoristique: [
      "Ça fait plus rêver que ma prochaine lessive ! C'est quoi le moment que tu attends le plus ?",
      "Ça sent les bonnes anecdotes ! À ton avis, qu'est-ce qui va partir en vrille en premier ?",
      "J'aime bien. Tu prépares tout avec des listes, ou tu comptes sur la chance ?",
    ],
    flirt: [
      'Ça donne envie de suivre ça de près. Tu y penses beaucoup en ce moment ?',
      "J'aime bien comme tu en parles. Qu'est-ce qui te tente le plus là-dedans ?",
      'Ça me plaît, tes plans. Tu me donneras des nouvelles, le moment venu ?',
    ],
    original: [
      'Ferme les yeux, tu y es : tu vois quoi en premier ?',
      'Le jour où ça y est, à qui tu envoies la première photo ?',
      "Il y a une petite partie de toi que ça stresse, ou c'est que du bonheur ?",
    ],
  },
  42: {
    humoristique: [
      'Ah oui, quand même ! Et le retour au lundi, après ça, tu le vis comment ?',
      'Joli programme. Il te faudrait pas un deuxième week-end pour te remettre du premier ?',
      'Ça bat largement une journée sur mon canapé. Et le prochain, tu as déjà un plan ?',
    ],
    flirt: [
      'Tu me fais sourire avec ton week-end. Tu referais tout pareil ?',
      'Pas mal du tout ! Et le prochain, il est déjà plein ou il reste une petite place ?',
      "Ça donne envie de te connaître un peu plus. C'est toujours comme ça, tes week-ends ?",
    ],
    original: [
      "Un week-end comme ça mérite un titre de film. Tu l'appelles comment ?",
      "Ah, j'aime bien. Si tu pouvais en revivre dix minutes, ce serait lesquelles ?",
      'Excellent ! Ça ressemblait à ce que tu avais prévu au départ, ou pas du tout ?',
    ],
  },
  43: {
    humoristique: [
      "D'accord, et à la fin de tout ça, on te retrouve dans quel état ?",
      'Je veux le compte rendu après, avec au moins un détail gênant. Ça marche ?',
      'Joli programme. Il y a quel risque que ça dérape ?',
    ],
    flirt: [
      "Et après tout ça, il te restera un peu d'énergie pour discuter avec moi ?",
      'Si tu as cinq minutes au milieu de tout ça, envoie-moi un mot, ça me fera plaisir.',
      "Il me plaît bien, ton programme. Tu me raconteras comment ça s'est passé ?",
    ],
    original: [
      "Le moment que tu attends le plus là-dedans, c'est lequel ? Et celui que tu redoutes ?",
      "Je vois bien le tableau. Et une fois que c'est fini, c'est quoi le premier truc que tu fais ?",
      'Il faut une chanson pour aller avec ça. Tu mettrais laquelle ?',
    ],
  },
  44: {
    humoristique: [
      "J'aime déjà le personnage. Tu me racontes sa plus belle bêtise ?",
      "J'ai besoin de savoir : plutôt ange ou petit démon, cette bête ?",
      "Je sens qu'il y a du caractère, là. Tu me fais le portrait en trois mots ?",
    ],
    flirt: [
      "J'aime bien que tu me racontes ça. Tu as toujours eu des animaux autour de toi ?",
      "J'aimerais bien faire connaissance, même en photo. Tu m'en montres une ?",
      "Ça m'attendrit, je l'avoue. Tu craques pour tous les animaux, ou il y a une limite ?",
    ],
    original: [
      'Si on transformait cet animal en humain, tu lui donnerais quel métier ?',
      'Si cet animal pouvait te dire une seule phrase, ce serait quoi à ton avis ?',
      "Avec les bêtes, on a toujours une histoire à raconter. C'est laquelle, ta préférée ?",
    ],
  },
  45: {
    humoristique: [
      "La musique, chez toi, c'est sérieux. Et quand tu chantes, c'est juste ou c'est fort ?",
      'Ça sent la personne qui chante en voiture, fenêtres ouvertes. Je me trompe ?',
      'Je te comprends, une bonne chanson et je ne réponds plus de rien. Toi, laquelle te fait danser direct ?',
    ],
    flirt: [
      'Tu me donnes envie de monter le son. Tu me ferais écouter quoi en premier ?',
      "J'aime bien comme tu vis la musique. C'est quoi, le morceau qui te donne des frissons à chaque fois ?",
      'Voilà un sujet qui me plaît. Si on te propose de danser, tu dis oui ou tu files au bar ?',
    ],
    original: [
      "Du coup, je veux savoir : ton tout premier concert, c'était quoi ? Même honteux, surtout honteux.",
      'Ça me parle. Tu mets quoi, toi, les jours où il te faut du courage ?',
      "Je comprends tellement. C'est quoi, le morceau qui te ramène direct à un endroit précis ?",
    ],
  },
  46: {
    humoristique: [
      "Je t'imagine bien devant l'écran. Plaid jusqu'au nez ou commentaires à voix haute ?",
      "Si je regarde ça avec toi, je demande « c'est qui, lui ? » toutes les dix minutes. Tu supporterais ?",
      "Voilà, maintenant j'ai envie d'un canapé et d'un plaid. Tu regardes quoi d'autre en ce moment ?",
    ],
    flirt: [
      "La prochaine fois que tu regardes un truc, je te tiens compagnie ? J'apporte le pop-corn.",
      "J'ai envie de regarder, rien que pour voir ta tête pendant. Tu me laisserais un bout de canapé ?",
      "Tu me donnes envie d'une soirée film avec toi. Tu mettrais quoi en premier ?",
    ],
    original: [
      "Il y a un autre film ou une autre série qui t'a fait cet effet-là ?",
      "Ça me parle. Et celui que tu ferais regarder à tout le monde, si tu pouvais, c'est lequel ?",
      "Je vois bien. Et la scène qui te reste en tête, c'est laquelle ?",
    ],
  },
  47: {
    humoristique: [
      "Puisqu'on se dit tout : quel grand classique tu fais semblant d'avoir lu ?",
      "J'ai un retard de lecture assez honteux. Tu me ferais commencer par quoi ?",
      "Je prends des notes, pour avoir l'air de quelqu'un qui lit. Je cite quoi en soirée ?",
    ],
    flirt: [
      'Tu me donnes envie de fouiller dans ta bibliothèque. Tu prêtes facilement, ou il faut gagner ta confiance ?',
      "Ça en dit un peu sur toi, ça me plaît. Quel personnage de livre t'a déjà fait craquer ?",
      "J'aime bien parler livres avec toi. Tu lis où, plutôt sous la couette, au café ou dans le train ?",
    ],
    original: [
      'Question importante, alors : si tu pouvais passer une journée dans un livre, ce serait lequel ?',
      "Ça me parle. Il y a une phrase lue quelque part que tu n'as jamais oubliée ?",
      'Trois jours sans téléphone et un seul livre dans le sac, tu prends lequel ?',
    ],
  },
  48: {
    humoristique: [
      'Ah, enfin un sujet sérieux. Tu partages ton assiette, ou tu mords ?',
      'Ça se respecte. Et à part ça, tu traverserais la ville pour manger quoi ?',
      'Puisque tu as lancé le sujet : frites, raclette ou coquillettes, tu sauves quoi ?',
    ],
    flirt: [
      "On devrait s'entendre, à table. Tu es plutôt dîner qui traîne ou petit déj qui n'en finit pas ?",
      "J'aime bien qu'on me parle de bouffe. Toi, tu me ferais goûter quoi en premier ?",
      'Je partagerais bien une table avec toi. Tu me laisserais choisir, ou tu commanderais pour deux ?',
    ],
    original: [
      "Je vois le tableau. Un bon repas, pour toi, c'est une grande tablée ou la paix totale ?",
      "Bon à savoir. Et si je t'invitais à manger demain, je devrais surtout éviter quoi ?",
      "Ça me parle. Et le plat de ton enfance que personne ne refait aussi bien, c'est quoi ?",
    ],
  },
  49: {
    humoristique: [
      "Tu ne fais pas semblant ! Mon dernier sprint, c'était pour un bus, et il a gagné. C'est toujours aussi intense, avec toi ?",
      "J'ai des courbatures rien qu'à te lire. Et pour t'en remettre, c'est canapé, bain chaud ou apéro ?",
      "Respect, moi je m'arrête à l'échauffement. Tu as attrapé ce virus comment ?",
    ],
    flirt: [
      'Tu me ferais presque aimer le sport. Presque. Tu dirais quoi pour finir de me convaincre ?',
      "J'ai un faible pour les gens qui se donnent à fond. Tu fais tout comme ça, ou seulement le sport ?",
      "Ça me plaît que tu m'en parles. Qu'est-ce qui te fait y revenir, à chaque fois ?",
    ],
    original: [
      "Je vois bien la scène ! S'il fallait mettre une chanson dessus, tu choisirais laquelle ?",
      "Ce qui te plaît le plus dans tout ça, c'est gagner, te vider la tête ou la bande autour ?",
      "Et autour de toi, on t'encourage ou on se moque gentiment ?",
    ],
  },
  50: {
    humoristique: [
      'Je vois bien le tableau ! Tu es plutôt piste de danse ou grande discussion dans la cuisine ?',
      "Moi, je dis « cinq minutes et je rentre », et deux heures après j'y suis encore. Toi aussi ?",
      'Ah, la grande vie ! Et à partir de quelle heure tu commences à refaire le monde ?',
    ],
    flirt: [
      "La prochaine fois, tu m'emmènes ? Je veille sur toi et sur les manteaux.",
      'Tu me fais sourire. Si on se croisait en soirée, tu viendrais me parler ou tu attendrais ?',
      "Je vois l'ambiance d'ici. Et toi, tu danses, ou tu attends qu'on t'invite ?",
    ],
    original: [
      "Pas mal ! Et c'est quoi la chanson qui te fait lever de ta chaise à coup sûr ?",
      'Dans une soirée, tu préfères quoi : le début, le milieu ou le trajet du retour ?',
      "J'adore. Et ta soirée la plus inattendue, elle avait commencé comment ?",
    ],
  },
  51: {
    humoristique: [
      "L'office du tourisme devrait t'embaucher. Tu mettrais quoi sur l'affiche ?",
      'Ça a du caractère, chez toi. Ça déteint sur les gens, ou juste sur toi ?',
      "Je vois l'ambiance. Et dans le coin, les gens en râlent ou ils s'en vantent ?",
    ],
    flirt: [
      'Je te rejoindrais bien pour un café, là. Tu connais un bon endroit ?',
      "J'aime bien ta façon d'en parler. C'est quoi, ton endroit préféré là-bas ?",
      "Et pour faire craquer quelqu'un, tu l'emmènerais où, par chez toi ?",
    ],
    original: [
      "Je m'y vois presque. Si tu ouvres ta fenêtre, là, tu entends quoi ?",
      "On dirait le début d'un film. Plutôt une comédie ou plutôt un drame ?",
      "C'est quoi, le petit détail de ton coin qui te manquerait si tu partais ?",
    ],
  },
  52: {
    humoristique: [
      'Je vois qui mène la danse. Tu arrives à négocier, parfois ?',
      "On ne doit pas s'ennuyer dans ta famille. C'est qui le vrai chef, au fond ?",
      "J'aime déjà cette famille. La phrase qu'on y entend le plus souvent, c'est quoi ?",
    ],
    flirt: [
      "J'aime bien ta façon d'en parler. C'est quoi, votre meilleur moment ensemble ?",
      "Et toi, au milieu de tout ça, qui s'occupe un peu de toi ?",
      "Ça me plaît que tu m'en parles. Vous vous ressemblez, au fond ?",
    ],
    original: [
      'Et ta famille, si je lui demandais de te décrire, elle dirait quoi ?',
      'Si on filmait ta famille un dimanche, on verrait quoi ?',
      'Un repas chez vous, ça ressemble à quoi : calme plat ou grand bazar ?',
    ],
  },
  53: {
    humoristique: [
      "J'ai aussi un dossier ou deux de ce côté-là. On compare, ou on laisse dormir ?",
      'Là, il faudrait un thé et des biscuits. Tu veux en parler, ou on passe direct au dessert ?',
      "Je ne fais aucun commentaire, j'ai mes casseroles aussi. C'est loin pour toi, tout ça ?",
    ],
    flirt: [
      "J'aime bien que tu en parles simplement. Et maintenant, tu as envie de quoi, toi ?",
      "Merci de me le raconter. Aujourd'hui, qu'est-ce qui compte le plus pour toi chez quelqu'un ?",
      "Chacun son passé, moi c'est la personne d'aujourd'hui qui m'intéresse. Elle va bien ?",
    ],
    original: [
      "Merci d'en parler franchement. C'est derrière toi, ou ça remue encore un peu ?",
      'Ça fait réfléchir, ces histoires. Quel conseil tu donnerais à la personne que tu étais à ce moment-là ?',
      "On garde toujours un truc d'une histoire. Toi, c'est quoi : une chanson, une recette, une manie ?",
    ],
  },
  54: {
    humoristique: [
      "Pas de souci, je n'ai regardé mon téléphone que quarante fois. Ça va, toi ?",
      "Ouf, j'allais lancer les recherches ! Tout va bien de ton côté ?",
      "T'inquiète, j'ai juste eu le temps de vieillir un peu. Tu me racontes ce que j'ai raté ?",
      "Excuses acceptées. J'hésitais entre bouder et manger du fromage, j'ai choisi le fromage. Et toi, ça va ?",
    ],
    flirt: [
      'Aucun souci, ça fait encore plus plaisir de te voir revenir. Comment tu vas ?',
      "Je te pardonne, mais seulement parce que c'est toi. Ça va, de ton côté ?",
      'Prends ton temps, tant que tu reviens. Tu me racontes un peu ?',
    ],
    original: [
      "Pas d'excuses à faire, la vraie vie d'abord. Elle ressemble à quoi, la tienne, en ce moment ?",
      "Ça m'arrive aussi, va. Ton record de retard sur un message, c'est combien ?",
      'Allez, on remet les compteurs à zéro. On reprend où on en était, ou on change de sujet ?',
    ],
  },
  55: {
    humoristique: [
      'File ! Je garde la conversation au chaud. Pas de bêtises sans moi.',
      "Je te laisse partir sans faire de scène, admire l'effort. On se reparle vite ?",
      'Allez, sauve-toi, je devrais survivre. La prochaine fois, on reprend pile où on en était ?',
    ],
    flirt: [
      'Tu vas me manquer un tout petit peu, ne le répète pas. À très vite ?',
      'Vas-y, mais emporte une petite pensée pour moi. On se reparle très vite ?',
      "C'était bien, ce moment avec toi. Je garde le sourire jusqu'au prochain message.",
    ],
    original: [
      'Je ne te retiens pas, et je te garde une question bizarre pour la prochaine fois.',
      'À très vite ! Au retour, tu me racontes un rêve ou une anecdote, au choix.',
      "À plus ! Tu me diras le premier truc qui t'a fait sourire d'ici là ?",
    ],
  },
  56: {
    humoristique: [
      'Tout me plaît, et je ne dis pas ça pour gagner des points. Enfin, un peu. Et moi, alors ?',
      "J'ai aimé [ce qui t'a plu], et je cherche encore le défaut. Tu veux bien m'aider ?",
      "Si c'était à refaire, je likerais pareil, et plus vite. Et toi, des regrets ?",
    ],
    flirt: [
      "Tu me plais, et [ce qui t'a plu], ça aide beaucoup. Et toi, tu dirais quoi de moi ?",
      "Tu me plais, surtout pour [ce qui t'a plu]. Et toi, ta première impression de moi ?",
      "J'ai aimé [ce qui t'a plu], et plus on se parle, plus ça me plaît. Et de ton côté ?",
    ],
    original: [
      "Franchement, tu me plais. Et c'est quoi, la chose que les gens remarquent rarement chez toi ?",
      "J'ai tout de suite aimé [ce qui t'a plu]. Et ce qu'on découvre chez toi seulement après un mois, c'est quoi ?",
      'Tu me plais bien, et ça se confirme. En général, on se trompe sur quoi à ton sujet, au début ?',
    ],
  },
  57: {
    humoristique: [
      "Tu l'auras voulu ! Je t'envoie ça, et tu me fais pareil dans la foulée ?",
      'Laisse-moi dix essais et un peu de courage, ça arrive. Tu préfères raté ou très raté ?',
      "D'accord, mais tu as le droit de rire une seule fois. Promis ?",
    ],
    flirt: [
      "Ça me fait plaisir que tu demandes. Je t'envoie ça, et moi, j'ai droit à quoi de toi ?",
      "Pour toi, je veux bien. Laisse-moi cinq minutes, que ça ait l'air spontané. Tu m'envoies quoi en échange ?",
      "J'allais dire non, et puis c'est toi qui demandes. Ça arrive, tu me diras ce que tu en penses ?",
    ],
    original: [
      "Ça marche ! Et toi, tu es plus à l'aise en photo ou en vocal ?",
      "Je peux faire ça. Avant, dis-moi à quoi tu t'attends, je te dirai si tu étais loin.",
      'Oui, sans retouche ni deuxième essai. Après, tu donnes ton avis franc ou tu restes sympa ?',
    ],
  },
  58: {
    humoristique: [
      'Je comprends. Un appel vidéo mal cadré, avec ma tête du matin, ça te convaincrait ?',
      'Si je trichais, ce serait bien mieux fait, crois-moi. Tu veux quelle preuve ?',
      'Aïe, ça commence fort ! Vas-y, pose-moi une question piège, je réponds sans réfléchir.',
    ],
    flirt: [
      "Tu fais bien de te méfier. Mais là, c'est avec toi que j'ai envie de parler. Tu me laisses une chance ?",
      "Je comprends que tu doutes. Qu'est-ce qui te ferait changer d'avis ?",
      "Je ne vais pas te faire de grandes promesses. Laisse-moi juste un peu de temps pour te le montrer, d'accord ?",
    ],
    original: [
      "Il y a bien quelqu'un ici, et rien n'est recopié. Je t'envoie un vocal avec ton prénom dedans ?",
      "C'est normal de douter, ici. On s'appelle deux minutes, tout simplement ?",
      'Choisis ta preuve : un vocal, une question piège ou un appel vidéo. Tu prends quoi ?',
    ],
  },
  59: {
    humoristique: [
      "[Ta réponse], et j'assume. Tu me parles encore ou c'est fini entre nous ?",
      "[Ta réponse]. C'est la bonne réponse, ou je fais croire à une faute de frappe ?",
      '[Ta réponse], et je peux me fâcher avec des amis là-dessus. Et toi ?',
    ],
    flirt: [
      '[Ta réponse]. Et toi ? Si tu dis pareil, je vais commencer à me faire des idées.',
      "[Ta réponse]. Si on n'est pas d'accord, j'ai très envie de te taquiner. Alors ?",
      "[Ta réponse]. J'aime bien que tu veuilles savoir ça. Tu dirais quoi, toi ?",
    ],
    original: [
      "[Ta réponse]. Tu t'attendais à ça de ma part, ou pas du tout ?",
      "[Ta réponse]. Et je parie qu'on n'est pas d'accord, toi et moi. Je me trompe ?",
      "[Ta réponse], depuis toujours. Et toi, tu as déjà changé d'avis là-dessus ?",
    ],
  },
  60: {
    humoristique: [
      "Je dirais : [ton avis]. Tu vas m'écouter ou faire exactement l'inverse ?",
      "À mon humble avis : [ta réponse]. Si ça rate, on dira que c'était ton idée, d'accord ?",
      "Grosse responsabilité, ça. Tu veux mon avis honnête ou celui qui t'arrange ?",
    ],
    flirt: [
      "Spontanément : [ton avis]. Tu me raconteras ce que ça donne ? Ça m'intéresse pour de bon.",
      'Pour toi, je réfléchis sérieusement : [ton avis]. Tu avais la même idée ?',
      "Moi, je dirais : [ton avis]. J'aime bien que tu me demandes. Ça t'aide un peu ?",
    ],
    original: [
      "D'instinct : [ton avis]. Toi, tu suis les conseils, ou tu finis toujours par n'écouter que toi ?",
      "Mon idée : [ton avis]. Et le pire conseil qu'on t'ait donné là-dessus, c'était quoi ?",
      "Sans réfléchir, là, dans les dix secondes : tu ferais quoi ? Je te dis ensuite si je suis d'accord.",
    ],
  },
};
